import { type Expectation, Misstated, type Verdict } from '#core/expectation.ts';
import { type Scene, unitOf, unitsOf } from '#games/blitz/expected/words.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { SupplyLine } from '#games/blitz/rule-sets.ts';
import type { BlitzEvent, State, Unit } from '#games/blitz/types.ts';
import { lineOfUnit } from './judgement.ts';

/** `expect supplied b1+b2`, `expect why b1 way`: whether a unit has a supply line now (M10.3), and what stands in its way. */

function lineOf({ game: { world }, state }: Scene, unit: Unit): SupplyLine {
  if (!world.rules.supply.lines({ world, state, side: unit.side }))
    throw new Misstated('this game has no supply lines (M10)');
  return lineOfUnit(world, state, unit);
}

export const SUPPLY_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  supplied(scene, words): Verdict {
    const not = unitsOf(scene, words).filter((unit) => lineOf(scene, unit).lacks !== undefined);
    return { met: not.length === 0, found: not.map(({ id }) => `${id} has no supply line`).join(', ') || 'so it is' };
  },
  why(scene, [id, wanted]) {
    const found = lineOf(scene, unitOf(scene, id)).lacks ?? 'supplied';
    return { met: found === wanted, found };
  },
};
