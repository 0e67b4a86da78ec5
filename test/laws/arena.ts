import { type Blitz, openBlitz } from '#games/blitz/open.ts';
import { playableSets } from '#games/blitz/modules/ready-sets.ts';
import { type Preset, type Switch, SWITCHES } from '#games/blitz/presets.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import type { BlitzEvent, Command, Side, State } from '#games/blitz/types.ts';
import { describeFault } from '#core/notation/notation.ts';
import { blitzPractice } from './blitz-practice.ts';
import { contractLaws } from './contract-laws.ts';
import type { Law, Practice } from './course.ts';
import { LIBRARY } from './library.ts';
import { amount, WHOLE } from '../sample.ts';

/** Games of Blitzkrieg ready to be played by the laws. */

export interface Arena {
  readonly game: Blitz;
  readonly practice: Practice<State, Command, BlitzEvent, Side>;
  readonly laws: readonly Law<State, Command, BlitzEvent, Side>[];
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

const all = Object.keys(SWITCHES) as Switch[];
const house = all.filter((name) => !SWITCHES[name].tournament);
const OPTIONAL = ['fighters', 'interdiction', 'nuclear', 'seaAir', 'supplyRoutes', 'weather'] as const;

/** Every set of the Basic Game's switches, none at all first. */
const BASIC_SETS = house.reduce<Switch[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** Sets of switches: none, each alone, every pair of Optional rules, and all together. */
const TOURNAMENT_SETS: readonly (readonly Switch[])[] = [
  [],
  ...all.map((one) => [one]),
  ...OPTIONAL.flatMap((one, i) => OPTIONAL.slice(i + 1).map((two) => [one, two])),
  [...OPTIONAL],
  all,
];

export interface WholeGame {
  readonly name: string;
  readonly text: string;
}

const wholeGame = (preset: Preset, switches: readonly Switch[], turns: number): WholeGame => ({
  name: [preset, ...switches].join(' '),
  // T5.4: the Tournament Game knows no last turn, so it is adjudicated.
  text: [
    `scenario ${preset}`,
    `game ${[preset, ...switches].join(' ')}`,
    `${preset === 'basic' ? 'turns' : 'adjudicate'} ${turns}`,
    '',
  ].join('\n'),
});

/** The Basic Game on the continent with every set of switches. */
export const BASIC_GAMES = BASIC_SETS.map((switches) => wholeGame('basic', switches, 15));

/** Games of a test run: the bare game the longest, the others for a few turns, of the sample no pairs of switches. */
export const SHORT_BASIC_GAMES = BASIC_SETS.filter((switches) => WHOLE || switches.length !== 2).map((switches, i) =>
  wholeGame('basic', switches, i === 0 ? amount(15, 4) : amount(5, 2)),
);

/** M71 on the continent, set up by hand, from the choice of the orders of battle on (M8.1), each way of choosing in its turn. */
export const readyGames = (turns: number): readonly WholeGame[] =>
  playableSets().flatMap(({ rule, level, modules, scenario }) =>
    (modules.includes('M8') ? ['agree', 'method1', 'method2'] : ['']).map((way) => ({
      name: [rule, way].join(' ').trimEnd(),
      text: [
        `game ${level}`,
        `modules ${modules.join(' ')}`,
        `options ${[...(scenario ? [`scenario=${scenario}`] : []), ...(way ? [`obChoice=${way}`] : [])].join(' ')}`,
        ...['board continent', 'army continent', `${level === 'basic' ? 'turns' : 'adjudicate'} ${turns}`],
        ...(level === 'basic' ? ['cities 25', 'blue sets up'] : ['red sets up at sea']),
        '',
      ]
        .filter((line) => line !== 'options ')
        .join('\n'),
    })),
  );

/** The Tournament Game on the continent with the sets of switches worth a whole game. */
export const TOURNAMENT_GAMES = TOURNAMENT_SETS.map((switches) => wholeGame('tournament', switches, 5));

/** Games of a test run: the bare Tournament Game, all Optional rules, and everything at once. */
export const SHORT_TOURNAMENT_GAMES = [[], OPTIONAL, all].map((switches) =>
  wholeGame('tournament', switches, amount(2, 1)),
);
