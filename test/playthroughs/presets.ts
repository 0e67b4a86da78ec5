import { playableSets } from '#games/blitz/modules/ready-sets.ts';
import { skirmish, skirmishWith, tournamentSkirmish } from '../laws/skirmish.ts';

/** One game for every way to play: bare, with each switch alone, with all of them. */
export interface PresetGame {
  /** The file's stem. */
  readonly name: string;
  /** Options in play, as a position writes them. */
  readonly game: string;
  /** Seed of the small position and of the random game from there; the first from here on that tells of all it must. */
  readonly seed: number;
  /** Number of commands told, for a long game. */
  readonly most?: number;
  /** Required parts of the log: rule ids, and words where no id tells one event from another. */
  readonly tells: readonly string[];
  /** Further lines of the position. */
  readonly lines?: readonly string[];
  /** M71: the ready set it is played with. */
  readonly set?: string;
  /** Plays with the war and the options of its set, instead of drawn ones. */
  readonly asOffered?: true;
}

const OPTIONAL = 'fighters interdiction nuclear seaAir supplyRoutes weather';
const HOUSE = 'strictTerrain strictOccupation passingControl counterLimits cityTableMonotone';

/** T2.3.7: few small counters, so that they run short. */
const FEW_COUNTERS = ['blue', 'red'].flatMap((side) =>
  ['inf 1-4 1', 'inf 2-4 1', 'inf 3-4 1', 'arm 1-6 1', 'arm 2-6 1'].map((counter) => `counters ${side} ${counter}`),
);

/** O23.7: both sides have aircraft At Sea from the beginning. */
const SEA_BASED = ['adjudicate 8', 'blue TAC 2-8 sea A', 'red TAC 2-8 sea A'];

const readySet = (set: string, game: string, seed: number) => ({ name: set.toLowerCase(), set, game, seed });

/** A set with sea or air. */
const offered = (set: string, game: string, most: number, tells: readonly string[]): PresetGame => ({
  ...readySet(set, game, 1),
  ...{ most, tells, asOffered: true },
});

export const PRESET_GAMES: readonly PresetGame[] = [
  { name: 'basic', game: 'basic', seed: 18, tells: ['B11.1', 'B19.3', 'B19.5.1', 'B19.7.1'] },
  { name: 'basic-strict-terrain', game: 'basic strictTerrain', seed: 49, tells: ['B11.1', 'B19.3'] },
  { name: 'basic-strict-occupation', game: 'basic strictOccupation', seed: 2, tells: ['B5.2', 'B19.3'] },
  { name: 'basic-passing-control', game: 'basic passingControl', seed: 18, tells: ['B10.3', 'B19.3'] },
  {
    name: 'tournament',
    game: 'tournament',
    seed: 2418,
    tells: ['T7.2.1', 'T7.2.7', 'T6.1.2', 'T6.2.3b', 'T17.1.3', 'T23.0.6', 'T23.1.2'],
  },
  {
    name: 'tournament-fighters',
    game: 'tournament fighters',
    seed: 259,
    tells: ['O23.0.7', 'O23.6.1', 'T7.2.1'],
  },
  {
    name: 'tournament-interdiction',
    game: 'tournament interdiction',
    seed: 545,
    tells: ['O23.4.1', 'closed to retreats', 'T7.2.1'],
  },
  {
    name: 'tournament-nuclear',
    game: 'tournament nuclear',
    seed: 3575,
    tells: ['O23.5.2', 'O23.5.6', 'O23.5.8', 'O23.5.9'],
  },
  {
    name: 'tournament-sea-air',
    game: 'tournament seaAir',
    seed: 614,
    tells: ['aircraftToSea', 'lands in box'],
    lines: SEA_BASED,
  },
  { name: 'tournament-supply-routes', game: 'tournament supplyRoutes', seed: 64, tells: ['O21.1.4', 'O21.1.5'] },
  {
    name: 'tournament-weather',
    game: 'tournament weather',
    seed: 9,
    tells: ['O24.1', ': mud,', ': no flying weather'],
    lines: ['turn 6', 'adjudicate 8'],
  },
  {
    name: 'tournament-counter-limits',
    game: 'tournament counterLimits',
    seed: 13,
    tells: ['T2.3.1', 'T2.3.7'],
    lines: FEW_COUNTERS,
  },
  {
    name: 'tournament-city-table',
    game: 'tournament cityTableMonotone',
    seed: 1775,
    tells: ['T22.3', 'T22.3e', 'die 1: 2*'],
  },
  {
    name: 'everything',
    game: `tournament ${OPTIONAL} ${HOUSE}`,
    seed: 1349,
    tells: ['O21.1.4', 'O21.1.5', 'O23.0.7', 'O23.6.1', 'O24.1', 'T2.3.7', 'T7.2.1'],
    lines: FEW_COUNTERS,
  },
  {
    ...readySet('M71.3', 'tournament', 94),
    tells: ['M80.27', 'B19.5.1', 'T7.2.1', 'T17.1.3', 'T23.2.4'],
  },
  {
    ...readySet('M71.4', 'tournament', 20),
    tells: ['M80.27', 'M4.5', 'M4.blitz', 'M4.standard', 'M10.10', 'M10.11', 'M10.24', 'M14.2', 'M17.a.2', 'endStep'],
  },
  {
    ...readySet('M71.5', 'basic', 11),
    tells: ['M3.4', 'M4.5', 'M4.6', 'M4.8', 'M4.10', 'M4.11', 'M4.blitz', 'M4.standard', 'chooseK', 'combine'],
  },
  {
    ...readySet('M71.6', 'basic', 225),
    tells: ['M4.20', 'M4.26', 'M7.2', 'M7.4', 'M7.5', 'M7.13', 'M7.17', 'M9.3', 'M10.11', 'M16.8', 'M17.a.2', 'M80.27'],
  },
  {
    ...readySet('M71.6', 'basic', 117),
    name: 'm71.6-from-set-up',
    tells: ['M8.8', 'placePc', 'M4.13', 'M4.20', 'M7.11', 'M9.3', 'M10.10', 'M17.a.2'],
  },
  // Fleets, flights, flak, and countries that are drawn in.
  offered('M71.1', 'tournament', 200, [
    ...['M11.fet', 'M11.24', 'M12.21', 'M12.27', 'M13.6', 'M7.13', 'M9.3', 'M14.2', 'M80.27'],
  ]),
  offered('M71.2', 'tournament', 160, ['M11.fet', 'M12.21', 'M12.27', 'M15.8', 'M18.12', 'M80.27']),
  offered('M71.8', 'tournament', 160, ['M11.fet', 'M12.21', 'M12.27', 'M15.14', 'M17.f.5', 'M17.f.11']),
  offered('M71.9', 'basic', 160, ['M12.21', 'M12.27', 'M15.8', 'M17.g.7']),
  offered('M71.10', 'basic', 160, ['M11.fet', 'M12.21', 'M12.27', 'M9.3', 'M17.h.8']),
  offered('M71.11', 'tournament', 200, ['M11.fet', 'M12.21', 'M12.27', 'M13.5']),
];

const at = (lines: readonly string[], word: string): number => lines.findIndex((line) => line.startsWith(word));

/** Position with the options of the set in place of the drawn ones. */
const withOptions = (text: string, options: Readonly<Record<string, string>>): string =>
  text.replace(/^options .*\n/m, '').replace(
    /^modules .*$/m,
    (line) =>
      `${line}\noptions ${Object.entries(options)
        .map((pair) => pair.join('='))
        .join(' ')}`,
  );

/** The position of a preset's game: the random small one of its seed, with what is in play and the further lines. */
export function presetText({ game, seed, set, asOffered, lines: further = [] }: PresetGame): string {
  const ready = playableSets().find(({ rule }) => rule === set);
  if (ready) {
    const text = skirmishWith(ready.level, ready.modules, seed);
    return asOffered
      ? withOptions(text, { ...(ready.scenario ? { scenario: ready.scenario } : {}), ...ready.chosen })
      : text;
  }
  const lines = (game.startsWith('basic') ? skirmish : tournamentSkirmish)(seed).trimEnd().split('\n');
  lines[at(lines, 'game ')] = `game ${game}`;
  for (const line of further) {
    const term = /^(?:turn|adjudicate) /.exec(line)?.[0];
    if (term !== undefined) lines[at(lines, term)] = line;
    else lines.splice(-1, 0, line);
  }
  return `${lines.join('\n')}\n`;
}

/** A part of a game between two computers on the continent, where armies are large and plans are made. */
export interface ContinentGame {
  readonly name: string;
  readonly scenario: string;
  /** Modules and what is chosen with them, where they are not the scenario's. */
  readonly options?: readonly string[];
  /** The turn after which it is adjudicated. */
  readonly turns: number;
  readonly seed: number;
  /** First command told: the first so many in a row, from this one on, that tell of all they must. */
  readonly from?: number;
  readonly count: number;
  readonly tells: readonly string[];
}

/** A piece of a war as the computers fight it. */
const war = (letter: string, scenario: string, count: number, tells: readonly string[]): ContinentGame => ({
  name: `war-${letter.toLowerCase()}`,
  ...{ scenario, turns: 3, seed: 1, count, tells },
});

export const CONTINENT_GAMES: readonly ContinentGame[] = [
  {
    name: 'continent-tournament',
    scenario: 'tournament',
    turns: 4,
    seed: 4,
    from: 648,
    count: 47,
    tells: ['T6.2.3b', 'T6.3.2', 'T7.2.7', 'T7.2.15', 'T7.2.16', 'T22.3e', 'T22.6a', 'T23.0.8', 'T23.1.2', 'T23.2.4'],
  },
  {
    name: 'continent-optional',
    scenario: 'optional',
    turns: 4,
    seed: 4,
    from: 535,
    count: 54,
    tells: ['B19.5.1', 'O23.0.4', 'O23.0.7', 'O23.5.6', 'O23.5.9', 'O23.6.1', 'O24.1', 'T7.3.1', 'T23.3.2'],
  },
  war('A', 'total-war', 25, ['T7.2.3', 'T23.2.3b', 'M17.a.2']),
  war('B', 'national-expansion', 25, ['T22.3e', 'T22.6a', 'T22.3d']),
  war('C', 'neutrality-violation', 40, ['M18.12', 'M17.c.7', 'T7.2.1', 'T23.1.2']),
  war('D', 'grand-alliance', 40, ['T7.2.15', 'T23.2.3b', 'M17.d.1']),
  war('E', 'brush-fire', 40, ['M17.e.4', 'M17.e.5']),
  war('F', 'third-power', 40, ['M9.3', 'M15.3', 'M15.4', 'M17.f.5']),
  war('G', 'national-liberation', 40, ['M15.4', 'M15.8', 'M17.g.4']),
  war('H', 'civil-war', 40, ['M17.h.2', 'M17.h.4', 'M17.h.5']),
  {
    ...war('E', 'brush-fire', 60, ['M7.2', 'M7.4', 'M7.5', 'M10.10', 'M14.2', 'M80.27']),
    name: 'm71.7',
    options: ['M1', 'M3', 'M4', 'M5', 'M6', 'M7', 'M10', 'M12', 'M14', 'M17', 'M18', 'scenario=E'],
  },
];

/** Script with one switch less. */
export const withoutSwitch = (script: string, name: string): string =>
  script.replace(/^(?:# {3})?game .*$/gm, (line) => line.replace(` ${name}`, ''));
