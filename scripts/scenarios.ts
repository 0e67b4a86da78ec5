// `npm run scenarios -- --tally FILE`: the scenarios and ready sets of Blitzkrieg, Regular against itself, and the table of how they went.
import { readFileSync } from 'node:fs';
import { projectFile } from '#cli/library.ts';
import { boxNamed } from '#cli/open-game.ts';
import { openLimited, playGame } from '#cli/play.ts';
import { readCatalogue } from '#core/notation/catalogue.ts';
import { playableSets } from '#games/blitz/modules/ready-sets.ts';
import { GAMES } from '#games/games.ts';
import type { State } from '#games/blitz/types.ts';
import { scenariosTable } from './result-tables.ts';
import { type Played, runTally } from './tally.ts';

/** The turn after which a game is counted, where it has no last turn of its own, or may have several (M17.table). */
const TURNS: Readonly<Record<string, number>> = {
  'total-war': 12,
  'national-expansion': 12,
  'neutrality-violation': 12,
  'grand-alliance': 12,
  'brush-fire': 9,
  'third-power': 15,
  'national-liberation': 36,
  'civil-war': 12,
  tournament: 15,
  optional: 15,
};
/** Turns of a ready set, by its war. */
const SET_TURNS: Readonly<Record<string, number>> = { E: 9, F: 15, G: 36 };
const USUAL_TURNS = 12;
const WITHOUT_WAR = 15;

const box = await boxNamed('blitz', GAMES, []);
const sets = new Map(playableSets().map((set) => [set.name, set]));
/** Scenarios of the catalogue, in its order. */
const names = readCatalogue(readFileSync(projectFile('src/games/blitz/data/blitz.catalogue'), 'utf8')).lines.map(
  ({ id }) => id,
);

/** The set-up of a scenario file, or of a ready set whose armies the players set up. */
function setupOf(name: string): string {
  const set = sets.get(name);
  if (!set) return `scenario ${name}`;
  const options = Object.entries({ ...(set.scenario ? { scenario: set.scenario } : {}), ...set.chosen });
  return [
    `game ${set.level}`,
    `modules ${set.modules.join(' ')}`,
    ...(options.length > 0 ? [`options ${options.map(([option, value]) => `${option}=${value}`).join(' ')}`] : []),
    'board continent',
    'army continent',
    ...(set.level === 'basic' ? [`turns ${turnsOf(name) ?? USUAL_TURNS}`, 'cities 25'] : []),
    set.level === 'tournament' ? 'red sets up at sea' : 'blue sets up',
    '',
  ].join('\n');
}

/** Undefined where the scenario itself says it. */
function turnsOf(name: string): number | undefined {
  const set = sets.get(name);
  if (!set) return TURNS[name];
  return set.scenario === undefined ? WITHOUT_WAR : (SET_TURNS[set.scenario] ?? USUAL_TURNS);
}

const winners = (all: readonly Played[], who: string): number =>
  all.filter(({ ended }) => ended.startsWith(who)).length;

/** `18 cities for blue, 19 for red`: what each side has on the average. */
function average(all: readonly Played[], side: 'blue' | 'red'): string {
  const counted = all.flatMap(({ ended }) => {
    const [, blue, red] = /: (\d+) .* for blue, (\d+) for red/.exec(ended) ?? [];
    const count = side === 'blue' ? blue : red;
    return count === undefined ? [] : [Number(count)];
  });
  return counted.length === 0 ? '' : (counted.reduce((sum, one) => sum + one, 0) / counted.length).toFixed(1);
}

runTally({
  thing: 'scenario',
  results: projectFile('src/games/blitz/data/blitz.results'),
  page: projectFile('docs/scenarios.md'),
  names,
  depends: (name) => `${setupOf(name)}${box.library['scenarios']?.[name] ?? ''}${turnsOf(name) ?? ''}`,
  size: (name) => (turnsOf(name) ?? 0) + (sets.get(name)?.modules.length ?? 0),
  play(name, seed) {
    const opened = openLimited(box, setupOf(name), turnsOf(name), name);
    const { outcome, turn } = playGame(opened, {}, { blue: 'regular', red: 'regular' }, seed).at() as unknown as State;
    return outcome ? `${outcome.winner} ${outcome.rule} turn ${turn}: ${outcome.because}` : 'not finished';
  },
  counts: (all, name) => [
    ...['blue', 'draw', 'red'].map((who) => winners(all, who)),
    turnsOf(name) ?? '-',
    average(all, 'blue') || '-',
    average(all, 'red') || '-',
  ],
  table: scenariosTable,
});
