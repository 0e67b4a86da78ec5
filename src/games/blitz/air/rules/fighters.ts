import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { factorsOfUnits } from './missions.ts';
import { isBomber } from '#games/blitz/kinds.ts';
import { oddsOf } from '#games/blitz/combat/rules/odds.ts';
import { eliminated, type Result, tallyOf } from '#games/blitz/combat/rules/result.ts';
import { FIGHTER, resultOf } from '#games/blitz/combat/rules/tables.ts';
import {
  type BlitzEvent,
  type BlitzFrame,
  other,
  type Side,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** O23.6: fighter combat over one hex. */

export interface AirGroup {
  readonly bombers: readonly UnitNo[];
  readonly escorts: readonly UnitNo[];
  readonly interceptors: readonly UnitNo[];
}

/** O23.6.0: all missions over one hex form one group. */
export function airGroup(state: State, hex: Hex): AirGroup {
  const over = state.missions.filter((one) => one.hex === hex);
  return {
    bombers: over
      .filter((one) => one.kind !== 'intercept' && isBomber(state.units[one.unit] as Unit))
      .map((one) => one.unit),
    escorts: over.filter((one) => one.kind === 'escort').map((one) => one.unit),
    interceptors: over.filter((one) => one.kind === 'intercept').map((one) => one.unit),
  };
}

/** Hexes where interceptors have met somebody. */
export const interceptedHexes = (state: State): Hex[] => [
  ...new Set(state.missions.filter((one) => one.kind === 'intercept').map((one) => one.hex)),
];

const losses = (side: Side, factors: number, units: readonly UnitNo[], rule: string): BlitzFrame => ({
  at: 'losses',
  bill: { side, factors, by: 'size', units, rule },
});

/** O23.6.3: is there something to allot? */
export function mustAllot(state: State, hex: Hex): boolean {
  const { escorts, interceptors } = airGroup(state, hex);
  const e = factorsOfUnits(state, escorts);
  return e > 0 && factorsOfUnits(state, interceptors) > e;
}

/** One round: `against` interceptor factors meet the escorts, the rest the bombers. */
export function fightInTheAir(
  world: World,
  state: State,
  hex: Hex,
  against: number,
  emit: Emit<BlitzEvent>,
  dice: Dice,
): void {
  const { bombers, escorts, interceptors } = airGroup(state, hex);
  const { mover } = state;
  const enemy = other(mover);
  const e = factorsOfUnits(state, escorts);
  const i = factorsOfUnits(state, interceptors);
  const x = e > 0 ? Math.min(against, i) : 0;
  const bombersLose = Math.floor((i - x) / 2);
  const shown = { is: 'airFought', hex, escorts: e, interceptors: i, bombersLose } as const;
  const bills: BlitzFrame[] = [];
  if (e === 0) {
    emit(shown);
  } else {
    const odds = oddsOf(FIGHTER, e, x);
    const what = `turn ${state.turn} ${mover} fighters ${nameOf(world.board.grid, hex)}`;
    const result: Result =
      odds.automatic || odds.tooLow
        ? eliminated(odds.automatic ? 'defender' : 'attacker')
        : resultOf(FIGHTER, odds.label, dice.roll(6, what));
    emit({ ...shown, odds: odds.label, result });
    const { attacker, defender } = tallyOf(result.effects);
    // Interceptors that do not fight the escorts are not lost.
    const downed = odds.automatic ? x : defender.lose;
    if (downed > 0) bills.push(losses(enemy, downed, interceptors, 'O23.6.4'));
    if (attacker.lose > 0) bills.push(losses(mover, attacker.lose, escorts, 'O23.6.4'));
  }
  if (bombersLose > 0) bills.push(losses(mover, bombersLose, bombers, e === 0 ? 'O23.6.1' : 'O23.6.3'));
  // The mover chooses his losses first (O80.3): the last frame pushed is decided first.
  for (const frame of bills) emit({ is: 'push', frame });
}
