import { afterAll, describe, expect, test } from 'vitest';
import type { Blitz } from '../../src/blitz/open.ts';
import { arenaOf, openText, SHORT_BASIC_GAMES, SHORT_TOURNAMENT_GAMES } from '../laws/arena.ts';
import { type Course, playByTheLaws } from '../laws/course.ts';
import { fightingLaw, foughtOut } from '../laws/sim-fights.ts';
import { foldingLaw, type SimLaw, type Tamper } from '../laws/sim-laws.ts';
import { allottingLaw, expectingLaw } from '../laws/sim-plans.ts';
import { playingLaw, tally } from '../laws/sim-play.ts';
import { onslaught } from '../laws/sim-positions.ts';
import { questionsLaw } from '../laws/sim-questions.ts';
import { skirmish, tournamentSkirmish } from '../laws/skirmish.ts';
import type { Command, Side, State } from '../../src/blitz/types.ts';
import { put } from '../../src/ai/sim/sim.ts';
import { REPLACEMENTS } from '../../src/ai/sim/layout.ts';

type MakeLaw = (game: Blitz, tamper?: Tamper) => SimLaw;

const LAWS: readonly MakeLaw[] = [foldingLaw, playingLaw, questionsLaw, allottingLaw, expectingLaw, fightingLaw];

function play(text: string, seed: number, makers = LAWS, tamper?: Tamper): Course<State, Command, Side> {
  const { game, practice } = arenaOf(openText(text));
  const laws = makers.map((law) => law(game, tamper));
  return playByTheLaws({ game, practice, laws }, { seed, most: 20_000, every: 1 });
}

function keepsTo(text: string, seed: number): void {
  const course = play(text, seed);
  expect(course.breach && { seed, command: course.steps.length, ...course.breach }).toBeUndefined();
  expect(course.over).toBe(true);
}

const EACH = 10;

describe.each([
  ['skirmishes', skirmish, 2],
  ['Tournament skirmishes', tournamentSkirmish, 3],
  ['onslaughts with automatic victories and aircraft', onslaught, 4],
] as const)('the fast door in %s', (_name, position, batches) => {
  test.each(Array.from({ length: batches }, (_, batch) => batch * EACH))(`${EACH} games from seed %i`, (first) => {
    for (let seed = first; seed < first + EACH; seed++) keepsTo(position(seed), seed);
  });
});

describe('the fast door on the continent', () => {
  test.each([...SHORT_BASIC_GAMES.slice(1, 2), ...SHORT_TOURNAMENT_GAMES.slice(1)])('$name', ({ text }) => {
    keepsTo(text, 7);
  });
});

/** What a search may leave to the simulation at every level; fighter combat and replacements are the engine's. */
const PLAYED: readonly Command['do'][] = [
  'placeReinforcement',
  'moveUnit',
  'flyAirborne',
  'airTransport',
  'embark',
  'sail',
  'landAtPort',
  'stageInvasion',
  'landOnBeach',
  'splitUnit',
  'declareAV',
  'endMovement',
  'declareBattle',
  'declareCityAssault',
  'assignMission',
  'resolve',
  'chooseExchange',
  'chooseLosses',
  'chooseRetreat',
  'advance',
  'endAdvance',
  'landAircraft',
  'rebase',
  'rollWeather',
];

afterAll(() => {
  expect(PLAYED.filter((name) => (tally[name]?.of ?? 0) === 0)).toEqual([]);
  expect(PLAYED.filter((name) => tally[name]?.played !== tally[name]?.of)).toEqual([]);
  expect(foughtOut.whole).toBeGreaterThan(100);
});

/** One cell changed behind a simulation's back, in a part of it that the law looks at. */
const TAMPERED: readonly (readonly [string, MakeLaw, Tamper])[] = [
  ['folding', foldingLaw, (sim) => put(sim, sim.layout.facts + REPLACEMENTS, 77)],
  ['folding, derived', foldingLaw, (sim) => put(sim, sim.layout.field + 5, (sim.cells[sim.layout.field + 5] ?? 0) ^ 1)],
  ['playing', playingLaw, (sim) => put(sim, sim.layout.units + 3, 0)],
  ['fighting out', fightingLaw, (sim) => put(sim, sim.layout.units + 3, 0)],
  ['questions', questionsLaw, (sim) => sim.cells.fill(0, sim.layout.field, sim.layout.facts)],
  ['allotting', allottingLaw, (sim) => sim.cells.fill(0, sim.layout.field, sim.layout.facts)],
  ['expecting', expectingLaw, (sim) => sim.cells.fill(0, sim.layout.field, sim.layout.facts)],
];

test.each(TAMPERED)('the law of %s can be broken', (_name, law, tamper) => {
  const breaches = Array.from({ length: 12 }, (_, seed) => play(skirmish(seed), seed, [law], tamper).breach);
  expect(breaches.some((breach) => breach !== undefined && breach.law !== 'nothing throws')).toBe(true);
});
