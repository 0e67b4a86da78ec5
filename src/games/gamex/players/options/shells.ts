import type { Hex } from '#hex/hex.ts';
import { sighterFault } from '#games/gamex/indirect/indirect.ts';
import type { Unit, UnitId } from '#games/gamex/types.ts';
import { goodOrder, inactive, kindOf } from '#games/gamex/units.ts';
import type { Outlook } from '../outlook.ts';

/** Common parts of smoke and interdiction: guns, spotters, and the shots given up for it. */

/** Sighting takes a unit's turn. */
export const EYE = 0.1;

export const howitzers = ({ world, mine }: Outlook): Unit[] =>
  mine.filter((unit) => kindOf(world, unit).indirect && inactive(unit) && goodOrder(unit));

/** Spotter of the hex with the least fire of its own. */
export const eyeOn = ({ world, state, side, mine }: Outlook, at: Hex): Unit | undefined =>
  mine
    .filter((unit) => !sighterFault(world, state, side, unit.id, at))
    .sort((a, b) => kindOf(world, a).as - kindOf(world, b).as)[0];

/** The first of the guns that have the strength together; nothing if all of them have not. */
export function enoughOf({ world }: Outlook, guns: readonly Unit[], least: number): readonly UnitId[] | undefined {
  let strength = 0;
  const chosen: UnitId[] = [];
  for (const gun of guns) {
    strength += kindOf(world, gun).as;
    chosen.push(gun.id);
    if (strength >= least) return chosen;
  }
  return undefined;
}

export const shotsLost = ({ mine }: Outlook, guns: readonly UnitId[], shotOf: (unit: Unit) => number): number =>
  mine.reduce((sum, unit) => (guns.includes(unit.id) ? sum + shotOf(unit) : sum), 0);
