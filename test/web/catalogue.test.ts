import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import { endingsOf, readCatalogue, readResults } from '#core/notation/catalogue.ts';
import { scenariosTable, situationsTable } from '#scripts/result-tables.ts';
import { withTable } from '#scripts/tally.ts';
import { kit as blitz } from '#games/blitz/kit.ts';
import { withOrders } from '#games/blitz/modules/modules.ts';
import { READY_SETS } from '#games/blitz/modules/ready-set-list.ts';
import { GAMES } from '#games/games.ts';
import { kit as gamex } from '#games/gamex/kit.ts';
import { distance } from '#hex/grid.ts';
import { BOXES, catalogueOf } from '#web/faces.ts';
import { cover as blitzCover } from '#web/games/blitz/cover.ts';
import { modulesOf, recipeOf, setupOf } from '#web/games/blitz/scenarios/setups.ts';
import { cover as gamexCover } from '#web/games/gamex/cover.ts';
import type { Scenario } from '#web/table/scenario.ts';
import './fluent.ts';

/** The cards of the scenario browser say what is true of the scenarios. */

const data = (game: string, file: string): string =>
  readFileSync(join(import.meta.dirname, '../../src/games', game, 'data', file), 'utf8');

const ALL = await catalogueOf();
const of = (game: string): readonly Scenario[] => ALL.filter((one) => one.game === game);
/** Ground round an army that counts as fought over. */
const NEAR = 4;
/** Hexes of a board that is seen whole; units of an army that stands on a part of a larger one. */
const SMALL_BOARD = 400;
const FEW = 40;

describe('a catalogue', () => {
  test('is read line by line, and what is wrong is named', () => {
    const good = 'a | first | 20 | 1 | 6 | 12 | 346 | Move. | Ziehen.';
    expect(readCatalogue(`# remark\n${good}\n`)).toMatchObject({
      lines: [{ id: 'a', rung: 'first', units: 12 }],
      faults: [],
    });
    for (const [text, why] of [
      ['a | first | 20', '9 fields are wanted, here are 3'],
      [good.replace('first', 'soon'), "'soon' is no rung"],
      [good.replace('20', 'x'), "'x' is no number"],
      [good.replace('| 1 |', '| 6 |'), 'difficulty 6'],
      [good.replace('Ziehen.', ''), 'what it teaches is missing'],
      [`${good}\n${good}`, "'a' stands twice"],
    ] as const)
      expect(readCatalogue(text).faults[0]?.message).toContain(why);
  });

  test('counts a draw as half a point', () => {
    expect(endingsOf([3, 0, 4, 4, 5, 3, 1])).toMatchObject({ games: 20, first: 45 });
    expect(endingsOf([2, 0, 18])).toMatchObject({ games: 20, first: 10 });
    expect(readResults('a : 1 2 - 4\n').get('a')).toEqual([1, 2, undefined, 4]);
  });
});

test.each([
  ['situations.md', 'gamex', situationsTable],
  ['scenarios.md', 'blitz', scenariosTable],
] as const)('docs/%s has the results the page reads', (page, game, table) => {
  const text = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');
  const rows = table(readResults(data(game, `${game}.results`)));
  expect(rows.length).toBeGreaterThan(10);
  expect(withTable(text, rows)).toBe(text);
});

test.each([
  [blitzCover, GAMES.blitz],
  [gamexCover, GAMES.gamex],
])('the page asks the same level for advice as every other door: %#', async (cover, load) => {
  const { players } = await load();
  expect(cover.adviser).toBe(players.adviser.name);
  expect(cover.levels).toContain(cover.adviser);
});

test.each([
  ['blitz', blitz],
  ['gamex', gamex],
])('%s: every line can be read', (game, kit) => {
  expect(readCatalogue(data(game, `${kit.id}.catalogue`)).faults).toEqual([]);
});

test('gamex: a card for every situation, with its turns, units and hexes', () => {
  const library = readLibrary(gamex, []);
  const cards = of('gamex');
  expect(cards.map(({ id }) => id).sort()).toEqual(Object.keys(library['situations'] ?? {}).sort());
  for (const { id, turns, units, hexes } of cards) {
    const game = gamex.open(`game gamex\nsituation ${id}\n`, library);
    if (!('start' in game)) throw new Error(id);
    const { world, start } = game;
    expect({ id, turns, units, hexes }).toEqual({
      id,
      turns: world.turns,
      units: start.units.length,
      hexes: world.board.grid.names.length,
    });
  }
});

test('blitz: a card for every scenario and ready set, with its turns, units and hexes', () => {
  const library = readLibrary(blitz, []);
  const cards = of('blitz');
  // M71.3 stands for the file of the same game.
  const files = Object.keys(library['scenarios'] ?? {}).filter((name) => name !== 'impulses');
  expect(cards.map(({ id }) => id).sort()).toEqual([...files, ...READY_SETS.map(({ name }) => name)].sort());
  for (const { id, turns, units, hexes } of cards) {
    const text = setupOf(id);
    const game = blitz.open(text, library);
    if (!('start' in game)) throw new Error(`${id}: ${JSON.stringify(game)}`);
    const { world, start } = game;
    const { grid } = world.board;
    const stands = start.units.filter(({ place }) => place === 'map').map(({ at }) => at);
    const ground = [...grid.names.keys()].filter((hex) => stands.some((at) => distance(grid, at, hex) <= NEAR));
    const part = stands.length > 0 && stands.length < FEW && grid.names.length > SMALL_BOARD;
    const chosenLater = withOrders(modulesOf(recipeOf(id)));
    const last = world.rules.course.aims(world).last?.turn ?? 0;
    expect({ id, turns, units, hexes }).toEqual({
      id,
      turns: last,
      units: chosenLater ? 0 : start.units.length,
      hexes: part ? ground.length : grid.names.length,
    });
  }
});

test('every card has a title, a text, a picture, and both languages say what it teaches', () => {
  for (const one of ALL) {
    expect(one.title(), one.id).not.toBe('');
    expect(one.where(), one.id).not.toBe('');
    expect(one.about(), one.id).not.toBe('');
    expect(one.picture, one.id).toBeDefined();
    expect(one.minutes % 5, one.id).toBe(0);
  }
  expect(new Set(ALL.map(({ box, id }) => `${box} ${id}`)).size).toBe(ALL.length);
});

test('the home page says of each game what its catalogue has', () => {
  for (const box of BOXES) {
    const cards = ALL.filter((one) => one.box === box.id);
    const minutes = cards.map((one) => one.minutes);
    const first = cards.find(({ id }) => id === box.first.id);
    expect({ id: box.id, scenarios: box.scenarios, shortest: box.shortest, longest: box.longest }).toEqual({
      id: box.id,
      scenarios: cards.length,
      shortest: Math.min(...minutes),
      longest: Math.max(...minutes),
    });
    expect(first).toMatchObject({ rung: 'first', minutes: box.first.minutes });
    expect(first?.title()).toBe(box.first.title.en);
  }
});

test('the first battle of each game is even or favours the newcomer, by at least twenty games', () => {
  for (const { id, first } of BOXES) {
    const card = ALL.find((one) => one.id === first.id);
    expect(card?.endings?.games, first.id).toBeGreaterThanOrEqual(20);
    // A platoon lost to one die decides the tactical battle: the newcomer, who has the Allies there, can afford some.
    const chance = card?.endings?.first ?? 0;
    expect(id === 'gamex' ? 100 - chance : chance, first.id).toBeGreaterThanOrEqual(40);
    expect(chance, first.id).toBeLessThanOrEqual(60);
  }
});

test('each side wins at least one in ten of every first battle', () => {
  const first = ALL.filter(({ rung }) => rung === 'first');
  expect(first.length).toBeGreaterThan(5);
  for (const { id, endings } of first) {
    expect(endings?.first, id).toBeGreaterThanOrEqual(10);
    expect(endings?.first, id).toBeLessThanOrEqual(90);
  }
});

test('a game is called by its scenario, its ready set or its war', () => {
  const named = (setup: string): string => blitzCover.kinds.name(blitzCover.kinds.of(setup));
  for (const one of of('blitz')) {
    const text = setupOf(one.id);
    const { kinds } = blitzCover;
    expect(kinds.scenario(kinds.of(text)), one.id).toBe(one.id);
    expect(named(text)).toBe(one.title());
  }
  expect(named('game basic\nmodules M3 M4\nboard continent\n')).toBe('Modules M3–M4');
  expect(named('game tournament\nmodules M9 M17\noptions scenario=D\n')).toBe(
    'Grand Alliance against Quadruple Entente',
  );
  expect(named('game basic\n')).toBe('Basic Game');
  const { kinds } = gamexCover;
  expect(kinds.name(kinds.of('game gamex\nsituation duel\n'))).toBe('Two Platoons');
  expect(kinds.name(kinds.of('game gamex\ntitle My Fight\nboard D\n'))).toBe('My Fight');
  for (const [id, text] of Object.entries(gamexCover.library['situations'] ?? {}))
    expect(kinds.of(`game gamex\n${text}`)).toBe(id);
  expect(kinds.scenario('duel')).toBe('duel');
  expect(kinds.scenario('=My Fight=My Fight')).toBeUndefined();
});
