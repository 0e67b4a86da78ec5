import type { Hex } from '../../../../hex/hex.ts';
import { commit, type Draft, release } from '../plan/draft.ts';
import { type Manned, manLine } from './line.ts';
import { fearedPast, gapIn, plannedMarks } from './line-gaps.ts';
import { type Stationed, stationFree } from '../plan/stations.ts';
import type { Style } from '../search/style.ts';

/** Where everybody goes who attacks nobody, by what the style thinks of fronts. */

/** Those in a line first, then everybody else behind it. */
export function stationAll(draft: Draft, style: Style, styleAt: (hex: Hex) => Style, noise: () => number): Stations {
  const { survey } = draft;
  if (style.front === 'plug') return plugged(draft, style, styleAt, noise);
  const line = manLine(draft, styleAt);
  const feared = line ? fearedPast(survey, plannedMarks(draft)) : survey;
  const done = stationFree(draft, feared, style, styleAt, noise);
  // Measured in the Basic Game only.
  if (style.again !== true || survey.operations) return { line, done };
  const past = fearedPast(survey, plannedMarks(draft));
  for (const { no } of done) release(draft, no);
  return { line, done: stationFree(draft, past, style, styleAt, noise) };
}

/** Everybody for himself first; where cities would be lost so, those who can go into the gap, if that saves any. */
function plugged(draft: Draft, style: Style, styleAt: (hex: Hex) => Style, noise: () => number): Stations {
  const first = stationFree(draft, draft.survey, style, styleAt, noise);
  const gap = gapIn(draft);
  if (!gap) return { line: undefined, done: first };
  for (const { no } of first) release(draft, no);
  const line = manLine(draft, styleAt, gap);
  if (line && line.posts.size > 0) {
    const done = stationFree(draft, draft.survey, style, styleAt, noise);
    if ((gapIn(draft)?.cities.length ?? 0) < gap.cities.length) return { line, done };
    for (const { no } of done) release(draft, no);
  }
  for (const no of line?.posts.values() ?? []) release(draft, no);
  for (const { no, hex } of first) commit(draft, no, hex);
  return { line: undefined, done: first };
}

export interface Stations {
  readonly line: Manned | undefined;
  readonly done: readonly Stationed[];
}
