import { memoize } from '#core/memo.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { freedAt, isGarrisoned } from '#games/blitz/countries/rules/cities.ts';
import { attackFactor, defenceOf } from '#games/blitz/combat/rules/odds.ts';
import { holds, stackAt } from '#games/blitz/ground/rules/field.ts';
import { citiesAbroad, LEVELS } from '#games/blitz/countries/wars/liberation.ts';
import { other, type Unit } from '#games/blitz/types.ts';
import { drivenOff } from '../search/outlook.ts';
import type { Style } from '../search/style.ts';
import { citiesRound, type Survey } from './survey.ts';

/** Value of driving the enemies out of a hex, for the cities about it. */

/** Weight of a hex next to a city hex. */
const ROUND = 0.7;

/** M17.g.6: what a city abroad is worth to the oppressor in factors: more when the guerillas have nearly five. */
const ABROAD = 4;
const PRESSING = 10;

/** M17.g.5: zero except for an oppressor. */
export const abroadWorth = memoize(({ world, state, side }: Survey): number => {
  if (world.opening.liberation !== side) return 0;
  const free = citiesAbroad(world.board, side).filter(([hex = -1]) => !isGarrisoned(world, state, side, hex)).length;
  return free >= LEVELS[0] - 1 ? PRESSING : ABROAD;
});

/** M17.g.5: is a hex in a city abroad that has no garrison? */
export const isFreed = ({ world, state }: Survey, hex: Hex): boolean =>
  world.board.city[hex] !== -1 && freedAt(world, state, hex) !== undefined;

/**
 * B7.a9: garrisons have to attack enemies beside them. For every such hex its share of the chance that one is driven
 * off or lost by that.
 */
const perils = memoize(({ world, state, side, field, posted }: Survey): ReadonlyMap<Hex, number> => {
  const found = new Map<Hex, number>();
  if (!world.rules.ground.mustAttack(state)) return found;
  for (const no of posted) {
    const { at } = state.units[no] as Unit;
    const beside = neighboursOf(world.board.grid, at).filter((hex) => holds(field, other(side), hex));
    const attack = stackAt(field, side, at).reduce(
      (sum, one) => sum + attackFactor(world, state, state.units[one] as Unit),
      0,
    );
    const defence = beside.reduce((sum, hex) => sum + defenceOf(world, state, other(side), hex, [at]).total, 0);
    const risk = defence === 0 ? 0 : drivenOff({ attack, defence, table: world.rules.combat.table });
    for (const hex of beside) found.set(hex, (found.get(hex) ?? 0) + risk / beside.length);
  }
  return found;
});

/** Value of a hex being empty of enemies. */
export function emptied(survey: Survey, style: Style, hex: Hex): number {
  const round = ROUND * style.city * citiesRound(survey.world, hex).length;
  const abroad = abroadWorth(survey);
  return abroad === 0 ? round : round + abroad * ((perils(survey).get(hex) ?? 0) + (isFreed(survey, hex) ? 1 : 0));
}
