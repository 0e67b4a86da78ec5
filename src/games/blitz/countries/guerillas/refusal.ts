import type { Dice } from '#core/dice/dice.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { fightOf } from '#games/blitz/combat/rules/battle.ts';
import { fight } from '#games/blitz/combat/rules/fight.ts';
import { fieldOf, parkedAt, stackAt } from '#games/blitz/ground/rules/field.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isSmallGuerilla } from '#games/blitz/kinds.ts';
import { type BlitzStep, ownUnit, unexpected } from '#games/blitz/step.ts';
import { type Battle, type BlitzEvent, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { trainsAt } from '#games/blitz/ground/rail/trains.ts';
import { refusersOf, wayFault, waysOf } from './escape.ts';

/** M15.8, M80.41: small guerillas that are attacked may slip away before the die. */

function refuseFault(world: World, state: State, { hexes }: Battle, no: UnitNo, hex: Hex): Objection | undefined {
  const unit = ownUnit(state, other(state.mover), no, 'M15.8');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'map' || !hexes.includes(unit.at))
    return objection('M15.8', msg`${unit} is not attacked in this battle`);
  if (!isSmallGuerilla(unit))
    return objection('M15.8', msg`${unit} is no guerilla of less than four factors: it stands and fights`);
  return wayFault(world, state, unit, hex);
}

const isEmpty = (world: World, state: State, hex: Hex): boolean => {
  const enemy = other(state.mover);
  return (
    stackAt(fieldOf(world, state), enemy, hex).length === 0 &&
    trainsAt(state, enemy, hex).length === 0 &&
    parkedAt(state.units, enemy, hex).length === 0
  );
};

/** Continues the battle with the defenders that stay; without any the attack is spent and the hexes may be occupied. */
function goOnFighting(world: World, state: State, asked: Battle, emit: Emit<BlitzEvent>, dice: Dice): void {
  const battle: Battle = { ...asked, faced: true };
  emit({ is: 'pop' });
  if (!battle.hexes.every((hex) => isEmpty(world, state, hex))) return fight(world, state, battle, emit, dice);
  const guns = world.rules.fires({ state, battle });
  if (guns.length > 0) emit({ is: 'fired', units: guns });
  const left = fightOf(world, state, battle);
  emit({ is: 'battleEnded', battle: battle.no });
  emit({ is: 'evaded', battle: battle.no, hexes: battle.hexes });
  emit({ is: 'push', frame: { at: 'advance', fight: left, side: state.mover, steps: 1, advanced: [] } });
}

export const refusalStep = (world: World): BlitzStep<'refusal'> => ({
  rule: 'M80.41',
  commands: ['refuse', 'stand'],
  side: (state) => other(state.mover),
  asks: (state) =>
    msg`${theSide(other(state.mover))} may let small guerillas slip away before the die; stand goes on to the battle`,
  *legal(state, { battle }) {
    for (const unit of refusersOf(world, state, battle))
      for (const hex of waysOf(world, state, state.units[unit] as Unit)) yield { do: 'refuse', unit, hex };
    yield { do: 'stand' };
  },
  sample(state, { battle }, choose) {
    const unit = choose(3) === 0 ? undefined : pick(refusersOf(world, state, battle), choose);
    const hex = unit === undefined ? undefined : pick(waysOf(world, state, state.units[unit] as Unit), choose);
    return unit === undefined || hex === undefined ? { do: 'stand' } : { do: 'refuse', unit, hex };
  },
  check(state, { battle }, command) {
    if (command.do === 'stand') return undefined;
    return command.do === 'refuse' ? refuseFault(world, state, battle, command.unit, command.hex) : unexpected(command);
  },
  play(state, { battle }, command, emit, dice) {
    if (command.do === 'stand') return goOnFighting(world, state, battle, emit, dice);
    if (command.do !== 'refuse') return unexpected(command);
    emit({ is: 'refused', unit: command.unit, hex: command.hex });
  },
  settle(state, { battle }, emit, dice) {
    if (refusersOf(world, state, battle).length > 0) return false;
    goOnFighting(world, state, battle, emit, dice);
    return true;
  },
});
