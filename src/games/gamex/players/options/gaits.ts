import type { Hex } from '#hex/hex.ts';
import { paceOf, startWalk } from '#games/gamex/move/acts.ts';
import { reachOf, reachOn } from '#games/gamex/move/reach.ts';
import { isSpotted } from '#games/gamex/sight/observation.ts';
import type { Gait, Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import { hurry, turnsTo } from '../aims.ts';
import { chanceAt, columnAt } from '../chances.ts';
import { blow, cover, type Outlook } from '../outlook.ts';
import { harmOf } from '../worth.ts';

/** Other ways to move: at quick-time (X15), or half as far and firing (X18). */

const USE = { quick: 'quickTime', mobile: 'mobileFire' } as const;

/** A way in another gait, with what the gait itself brings or costs. */
export interface Paced {
  readonly gait: Gait;
  readonly hex: Hex;
  readonly path: readonly Hex[];
  readonly bonus: number;
  /** Weight of fire on the way, beyond the usual. */
  readonly exposed: number;
}

/** Effect of half the unit's strength on the best target from a hex, in worth. */
function halfShot({ world, state, side, theirs }: Outlook, unit: Unit, hex: Hex): number {
  let best = 0;
  for (const enemy of theirs) {
    const force = blow(world, unit, hex, enemy, enemy.at, state) / 2;
    if (force === 0) continue;
    const chance = chanceAt(
      columnAt(force, kindOf(world, enemy).ds),
      cover(world, state, enemy.at),
      enemy.disrupted === true,
    );
    const seen = isSpotted(world, state, side, enemy.at) ? 1 : 0.4;
    best = Math.max(best, seen * harmOf(world, enemy, chance));
  }
  return best;
}

/** X15.3: half of them are out of breath, and lose the next turn more or less. */
function breath(outlook: Outlook, unit: Unit, hex: Hex): number {
  if (unit.disrupted) return 0;
  const { world, aims } = outlook;
  const shaken = harmOf(world, unit, { dies: 0, shaken: 0.5 });
  if (aims.turns <= 1) return 0.4 * shaken;
  const away = turnsTo(world, unit, hex, aims.hexes);
  const turn = aims.what === 'take' || aims.what === 'leave' ? aims.pull * hurry(aims, away) * Math.min(1, away) : 0;
  return shaken + 0.5 * turn + RALLY;
}
const RALLY = 0.2;
/** Chance that the target has not been hit by others before. */
const STILL = 0.7;

export function pacedWays(outlook: Outlook, unit: Unit): Paced[] {
  const { world, state, without } = outlook;
  return world.rules.gaits({ world, unit }).flatMap((gait): Paced[] => {
    if (without === USE[gait]) return [];
    const ways = reachOn(world, state, paceOf(world, state, startWalk(world, unit, [], gait)));
    if (gait === 'mobile')
      return ways.map(({ hex, path }) => ({
        gait,
        hex,
        path,
        bonus: STILL * halfShot(outlook, unit, hex),
        exposed: 0,
      }));
    const usual = new Set(reachOf(world, state, unit).map(({ hex }) => hex));
    return ways
      .filter(({ hex }) => !usual.has(hex))
      .map(({ hex, path }) => ({ gait, hex, path, bonus: -breath(outlook, unit, hex), exposed: 1 }));
  });
}
