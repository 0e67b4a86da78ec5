import { marksOf } from '../../chapters/ground/field.ts';
import type { Unit, UnitNo } from '../../types.ts';
import type { Hex } from '../../../../hex/hex.ts';
import type { Draft } from '../plan/draft.ts';
import type { Explanation, Sentence } from '../told/explanation.ts';
import type { Manned } from './line.ts';
import { ownCities, plannedMarks, threatPast } from './line-gaps.ts';
import { doubled, sizeAt } from '../plan/survey.ts';

/** Why units stand in a line, and why others fall back. */

/** Who stands in the line, and what it keeps the enemy from. */
export function explainLine(draft: Draft, { posts, thin }: Manned): Explanation[] {
  if (posts.size === 0) return [];
  const { survey } = draft;
  const { threat } = survey;
  const past = threatPast(survey, plannedMarks(draft));
  const kept = ownCities(survey).filter((city) => (threat[city] as number) > 0 && (past[city] as number) === 0);
  const units = [...posts.values()];
  const arrows = [...posts].map(([to, unit]) => {
    const from = (survey.state.units[unit] as Unit).at;
    return { unit, from, to, role: 'screen' } as const;
  });
  const sentences: Sentence[] = [{ say: 'line', thin, units, hexes: [...posts.keys()], kept: kept.length }];
  return [{ goal: thin ? 'screen' : 'line', sentences, arrows, chances: [], gain: 0, risk: 0 }];
}

/** From these odds on an attack pays. */
const GOOD_ODDS = 3;

export type Withdrawal = Extract<Sentence, { say: 'withdraw' }>;

/** Tells of a unit whether it steps out of reach of an attack at 3-1 or better: by what could come next to it. */
export function withdrawals(draft: Draft): (no: UnitNo, to: Hex) => Withdrawal | undefined {
  const { survey } = draft;
  const { world, side, field, state } = survey;
  let known: { readonly now: Float64Array; readonly then: Float64Array } | undefined;
  const weak = (hex: Hex, size: number, factors: number): boolean =>
    factors >= GOOD_ODDS * (doubled(world, hex) ? 2 * size : size);
  return (no, to) => {
    const from = (state.units[no] as Unit).at;
    if (from === to) return undefined;
    known ??= {
      now: threatPast(survey, marksOf(field, side)),
      then: threatPast(survey, plannedMarks(draft)),
    };
    const before = known.now[from] as number;
    const after = known.then[to] as number;
    if (after >= before || !weak(from, sizeAt(survey, side, from), before)) return undefined;
    if (weak(to, draft.load[to] as number, after)) return undefined;
    return { say: 'withdraw', units: [no], from, at: to, before, after };
  };
}
