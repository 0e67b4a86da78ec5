import type { Rules } from '#ai/search.ts';
import { LEARNED } from './foresight/model.ts';
import { type Weights, WEIGHTS } from './foresight/prospect.ts';
import { REGULAR } from './policy.ts';
import type { Depth } from './search.ts';

/** Levels that search. They differ in their time alone: without a clock, in the number of games in the head. */

const RULES: Rules = {
  courses: 6,
  rungs: [
    { depth: 1, keep: 6, near: 0.9, courses: 6 },
    { depth: 3, keep: 3, near: 0.6, courses: 6 },
  ],
  trust: 0.5,
  doubt: 0.3,
  clear: 0.5,
  rounds: 6,
  dear: 3,
  kept: 0.35,
};

/** Little time goes into trying the ideas by themselves. */
const BRIEF: Rules = { ...RULES, kept: 0 };

/** Carriers stay behind, and victory hexes are held: small weights that decide where little else does. */
const ARMS: Weights = { ...WEIGHTS, leading: -0.5, garrison: 0.3 };

const SEARCH: Depth = { style: REGULAR, weights: ARMS, ideas: 14, games: 0, tries: 12, rules: RULES };

/** The judgement of the first version: it weighs by hand, and a side that is behind waits. */
const FIRST = { style: { ...REGULAR, without: 'drive' }, weights: WEIGHTS } as const;
const ALONE: Rules = { ...RULES, rungs: [], rounds: 1, kept: 0 };

export const DEPTHS: Readonly<Record<string, Depth>> = {
  regular: { ...SEARCH, games: 120, rules: BRIEF },
  veteran: { ...SEARCH, games: 900 },
  grand: { ...SEARCH, games: 4500, tries: 30 },
  /** Regular by learned weights, not kept: what they are worth. */
  'regular-learned': { ...SEARCH, weights: LEARNED, games: 120, rules: BRIEF },
  /** Levels of the first version, for comparison. */
  'veteran-1': { ...FIRST, ideas: 14, games: 120, tries: 12, rules: ALONE },
  'grand-1': {
    ...FIRST,
    ideas: 24,
    games: 240,
    tries: 20,
    rules: {
      ...ALONE,
      rungs: [
        { depth: 1, keep: 3, near: 0.6, courses: 6 },
        { depth: 1, keep: 2, near: 0.3, courses: 12 },
      ],
      trust: 0.5,
      doubt: 0.4,
      dear: 0,
      kept: 0.3,
    },
  },
};

/** Thinking time of a turn, in milliseconds. */
export const TURN_MS: Readonly<Record<string, number>> = {
  novice: 100,
  regular: 500,
  veteran: 3000,
  grand: 15_000,
  'veteran-1': 3000,
  'grand-1': 15_000,
};
