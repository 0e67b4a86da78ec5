import { type Blitz, openBlitz } from '../../src/blitz/open.ts';
import { PRESETS, type Switch, SWITCHES } from '../../src/blitz/presets.ts';
import { isPosition, parsePosition } from '../../src/blitz/position-text.ts';
import type { BlitzEvent, Command, Side, State } from '../../src/blitz/types.ts';
import { describeFault } from '../../src/core/notation.ts';
import { blitzPractice } from './blitz-practice.ts';
import { contractLaws } from './contract-laws.ts';
import type { Law, Practice } from './course.ts';
import { LIBRARY } from './library.ts';

/** Games of Blitzkrieg ready to be played by the laws. */

export interface Arena {
  readonly game: Blitz;
  readonly practice: Practice<State, Command, BlitzEvent, State, Side>;
  readonly laws: readonly Law<State, Command, BlitzEvent, State, Side>[];
}

export const arenaOf = (game: Blitz): Arena => {
  const practice = blitzPractice(game, LIBRARY);
  return { game, practice, laws: contractLaws(practice) };
};

export function openText(text: string): Blitz {
  const read = parsePosition(text, LIBRARY);
  if (!isPosition(read)) throw new Error(`${read.map(describeFault).join('\n')}\n${text}`);
  return openBlitz(read);
}

/** Every set of switches, none at all first. */
export const SWITCH_SETS: readonly (readonly Switch[])[] = (Object.keys(SWITCHES) as Switch[]).reduce<Switch[][]>(
  (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
  [[]],
);

/** Every scenario of the library with every preset and every set of switches, as a position. */
export const SCENARIOS: readonly { readonly name: string; readonly text: string }[] = PRESETS.flatMap((preset) =>
  Object.keys(LIBRARY.scenarios).flatMap((scenario) =>
    SWITCH_SETS.map((switches) => ({
      name: [scenario, preset, ...switches].join(' '),
      text: [`scenario ${scenario}`, `game ${[preset, ...switches].join(' ')}`, ''].join('\n'),
    })),
  ),
);
