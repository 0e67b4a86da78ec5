import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { afterCommand } from '#core/game.ts';
import { describeFault, type Fault } from '#core/notation/notation.ts';
import { isDeep } from '#games/gamex/board/board.ts';
import { emptyGround } from '#games/gamex/move/ground.ts';
import { deskOf } from '#games/gamex/desk/desk.ts';
import { kit } from '#games/gamex/kit.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { los } from '#games/gamex/sight/sight.ts';
import { briefingOf } from '#games/gamex/text/mission-text.ts';
import { type Side, SIDES, type State, type Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import { distance } from '#hex/grid.ts';
import { NOWHERE } from '#hex/hex.ts';
import { keepsTheLaws } from '#test/laws/laws.ts';
import { amount, some } from '#test/sample.ts';
import { LIBRARY, situation, SITUATIONS } from './library.ts';
import { practiceOf } from './practice.ts';
import { retold } from './game-script.ts';

/** Places all units of both sides automatically. */
function placed(game: OpenGamex): State {
  let state = game.start;
  for (let prompt = game.prompt(state); prompt?.at === 'setup'; prompt = game.prompt(state)) {
    const { side } = prompt;
    const command =
      [{ do: 'placeRest' } as const, { do: 'done' } as const].find((one) => !game.check(state, side, one)) ??
      [...game.legal(state)].find((one) => one.do === 'writeDropHex');
    if (!command) throw new Error('the set-up does not end');
    state = game.play(state, prompt.side, command, seededDice(1)).state;
  }
  return state;
}

const text = (name: string): string => LIBRARY['situations']?.[name] ?? '';

/** Situations of our own; the rest carries the classic ones over to our panels. */
const CLASSIC = /^p[bl]-\d\d$/;
const OURS = SITUATIONS.filter((name) => !CLASSIC.test(name));

test('eight situations, from two platoons to two tank corps, and thirty-two classic ones', () => {
  expect(OURS).toHaveLength(8);
  expect(SITUATIONS.filter((name) => name.startsWith('pb-'))).toHaveLength(12);
  expect(SITUATIONS.filter((name) => name.startsWith('pl-'))).toHaveLength(20);
  const sizes = OURS.map((name) => situation(name).start.units.length).sort((a, b) => a - b);
  expect(sizes[0]).toBeLessThanOrEqual(12);
  expect(sizes.at(-1)).toBeGreaterThanOrEqual(100);
});

/**
 * Situations of our own, and of the classic ones some that are set up, entered, landed and crossed in different ways.
 */
const LOOKED_AT = [
  ...OURS,
  ...some(['pl-02', 'pl-03', ...SITUATIONS.filter((name) => CLASSIC.test(name) && !/pl-0[23]/.test(name))], 8),
];

describe.each(LOOKED_AT)('%s', (name) => {
  const game = situation(name);

  test('is briefed in English and German, and both sides can win', () => {
    const [en, de] = [briefingOf(text(name), 'en'), briefingOf(text(name), 'de')];
    expect(en.title).not.toBe('');
    expect(en.date).not.toBe('');
    expect(de.title).not.toBe(en.title);
    expect(de.about).not.toEqual(en.about);
    expect(de.date).not.toBe(en.date);
    // The page says Sie to everybody.
    const said = [...de.about, ...SIDES.flatMap((side) => de.sides[side])].join(' ');
    expect(said).not.toMatch(/\b(du|dich|dir|dein\w*)\b/i);
    for (const side of SIDES) {
      expect(en.sides[side].join(' ')).not.toBe('');
      expect(de.sides[side]).not.toEqual(en.sides[side]);
      const wanted = CLASSIC.test(name) ? ['marginal', 'tactical', 'decisive'] : ['decisive'];
      expect(game.world.goals.some((goal) => goal.side === side && wanted.includes(goal.level))).toBe(true);
    }
    expect(briefingOf(game.position.preface, 'de')).toEqual(de);
  });

  test('X31.2 placed for whoever asks, every unit has its place', () => {
    const state = placed(game);
    expect(state.units.filter((unit) => unit.place === 'unset' || unit.place === 'gone')).toEqual([]);
    expect(game.prompt(state)?.at).toBe(state.units.some(({ drop }) => drop) ? 'drops' : 'initiative');
    // X5.4: who waits off the map can come.
    const stranded = game.start.units.filter((unit) => unit.place === 'waits' && kindOf(game.world, unit).mp === 0);
    expect(stranded).toEqual([]);
    // X5.3g: no vehicle stands in a wood it can never leave.
    for (const unit of state.units) {
      const kind = kindOf(game.world, unit);
      if (unit.place !== 'map' || unit.sea || !kind.vehicle) continue;
      const ways = emptyGround(game.world, kind, unit, false);
      const { neighbours } = game.world.board.grid;
      const ground = new Set([unit.at]);
      for (const hex of ground)
        for (let way = hex * 6; way < hex * 6 + 6; way++) if ((ways[way] ?? 0) > 0) ground.add(neighbours[way] ?? -1);
      expect([unit.id, ground.size > 30]).toEqual([unit.id, true]);
    }
  });

  test('X8.2b mines are laid with the rest, where chance has them', () => {
    const { rest } = deskOf(game).questions as unknown as {
      rest: (view: State, past: unknown, seed: number) => Parameters<typeof game.check>[2][];
    };
    const side = game.prompt(game.start)?.side ?? 'axis';
    // With both sides marching on there is nothing to set up.
    if (game.world.setup.length === 0) return expect(game.start.hidden).toEqual({ axis: [], allied: [] });
    let state = game.start;
    for (const command of rest(game.view(state, side), undefined, 5)) {
      expect(game.check(state, side, command)).toBeUndefined();
      state = afterCommand(game, state, command);
    }
    expect(state.hidden[side].filter(({ at }) => at === NOWHERE)).toEqual([]);
    expect(game.check(state, side, { do: 'done' })).toBeUndefined();
    const laid = (seed: number) =>
      JSON.stringify(rest(game.view(game.start, side), undefined, seed).filter((one) => one.do === 'hideMine'));
    if (state.hidden[side].length > 0) expect(new Set([1, 2, 3, 4, 5, 6].map(laid)).size).toBeGreaterThan(1);
  });
});

test('X31.2 who has to come far sets out on wheels, who has to bar the way does not', () => {
  const riders = (name: string, side: Side) =>
    placed(situation(name)).units.filter((unit) => unit.side === side && unit.place === 'rides').length;
  // A lane is to be kept shut.
  expect(riders('pb-11', 'allied')).toBe(0);
  // Four hexes, and a half-track for everybody.
  expect(riders('pl-08', 'allied')).toBe(9);
});

test('X31.2 who walks to a village nearby does not begin in the next one behind', () => {
  const game = situation('pl-16');
  const { board, zones } = game.world;
  const away = (unit: Unit) => Math.min(...(zones['Brenne'] ?? []).map((hex) => distance(board.grid, hex, unit.at)));
  const foot = placed(game).units.filter((unit) => unit.side === 'axis' && kindOf(game.world, unit).infantry);
  expect(foot).toHaveLength(16);
  expect(Math.max(...foot.map(away))).toBeLessThan(10);
});

test('X31.2 guns are placed with a view, infantry in cover, transports behind', () => {
  const game = situation('valmoret');
  const { world } = game;
  const state = placed(game);
  const of = (side: Side, is: (unit: Unit) => boolean) => state.units.filter((unit) => unit.side === side && is(unit));
  const houses = (unit: Unit) => ['city', 'town', 'woods'].includes(world.board.terrain[unit.at] ?? '');
  const foot = of('axis', (unit) => kindOf(world, unit).infantry);
  expect(foot.filter(houses).length).toBeGreaterThan(foot.length / 2);
  const seen = (hex: number) => world.board.terrain.filter((_, there) => los(world.sight, hex, there)).length;
  const zone = world.zones['city'] ?? [];
  const usual = zone.reduce((sum, hex) => sum + seen(hex), 0) / zone.length;
  for (const gun of of('axis', (unit) => kindOf(world, unit).gun && !kindOf(world, unit).indirect))
    expect(seen(gun.at)).toBeGreaterThan(usual / 2);
  // The attackers have a way to go and set out mounted.
  expect(of('allied', (unit) => unit.place === 'rides').length).toBeGreaterThanOrEqual(4);
  const row = (unit: Unit) => world.board.grid.r[unit.at] ?? 0;
  for (const truck of of('axis', (unit) => kindOf(world, unit).truckClass))
    expect(row(truck)).toBeGreaterThan(Math.min(...foot.map(row)));
});

describe('what is wrong with a situation is told with its place, and the rest of the library still loads', () => {
  const spoil = (change: (text: string) => string): string[] => {
    const library = { ...LIBRARY, situations: { ...LIBRARY['situations'], spoilt: change(text('duel')) } };
    expect(Array.isArray(kit.open('game gamex\nsituation duel\n', library))).toBe(false);
    expect(kit.offers(library).map((offer) => offer.name)).toContain('spoilt');
    const read = kit.open('game gamex\nsituation spoilt\n', library);
    return Array.isArray(read) ? (read as Fault[]).map(describeFault) : [];
  };
  const swap = (from: string, to: string) => spoil((whole) => whole.replace(from, to));

  test('an unknown unit, an unknown weapon', () => {
    expect(swap('pzkw-iv-j', 'pzkw-ix')[0]).toMatch(/^line \d+: there is no counter 'pzkw-ix'/);
    expect(swap('german pzkw-iv-j', 'german Q 3/3/3/3')[0]).toMatch(/^line \d+: 'Q' is no weapon/);
  });
  test('forces that exceed their zone', () => {
    expect(swap('zone road-head : rows H..L of D', 'zone road-head : D-H-5')).toEqual([
      expect.stringMatching(/^line \d+: 6 units have room for 4 in zone road-head$/),
    ]);
  });
  test('an unknown board, a panel joined to itself', () => {
    expect(swap('board D', 'board D Z')).toEqual([expect.stringMatching(/^line \d+: there is no panel Z$/)]);
    expect(swap('board D', 'board D D~')).toEqual([
      expect.stringMatching(/^line \d+: panel D is joined to itself: a map has each panel once$/),
    ]);
  });
  test('a panel with a stream that jumps: whoever plays on it is told where, all others play', () => {
    const panels = LIBRARY['panels'] ?? {};
    const torn = { ...panels, D: (panels['D'] ?? '').replace('J-2 J-3 J-4 J-5', 'J-2 J-5') };
    const library = { ...LIBRARY, panels: torn };
    const read = kit.open('game gamex\nsituation duel\n', library);
    expect(Array.isArray(read) ? (read as Fault[]).map(describeFault) : []).toEqual([
      expect.stringMatching(/^line \d+, J-2: panel D: the stream jumps: J-2 and J-5 are not adjacent$/),
    ]);
    for (const name of SITUATIONS.filter((one) => !/^board .*\bD\b/m.test(text(one))))
      expect([name, Array.isArray(kit.open(`game gamex\nsituation ${name}\n`, library))]).toEqual([name, false]);
  });
  test('a mine in the river', () => {
    expect(swap('board D', 'board R\nmine R-B-6 2-1').join('\n')).toContain('R-B-6: no mine lies in water (X8.2a)');
  });
  test('a zone or a place that is not there', () => {
    expect(swap('control Nisse 3', 'control Nowhere 3').length).toBeGreaterThan(0);
    expect(swap('unset road-foot as sh1..3', 'unset road-hand as sh1..3').join('\n')).toContain(
      "there is no zone 'road-hand'",
    );
  });
});

describe('data of the classic situations', () => {
  const hexOf = (name: string, hex: string): number => situation(name).world.board.grid.byName.get(hex) ?? -1;
  test('X26.1 the American 57 mm gun has one set of values', () => {
    const guns = SITUATIONS.flatMap((name) => {
      const { world, start } = situation(name);
      return start.units.flatMap((unit) => {
        const { name: title, as, range, ds } = kindOf(world, unit);
        return unit.nation === 'american' && title === '57mm' ? [`${as}/${range}/${ds}`] : [];
      });
    });
    expect(guns.length).toBeGreaterThan(20);
    expect(new Set(guns)).toEqual(new Set(['9/5/2']));
  });
  test('X4.4e a victory without levels is a tactical one, in pb-05 too', () => {
    const otherwise = SITUATIONS.flatMap((name) =>
      situation(name).world.goals.flatMap((goal) => (goal.measure.of === 'otherwise' ? [`${name} ${goal.level}`] : [])),
    );
    expect(otherwise).toContain('pb-05 tactical');
    expect(otherwise.filter((one) => /^p[bl]-/.test(one) && !one.endsWith(' tactical'))).toEqual([]);
  });
  test('X8.4a the command posts of pb-01 stand on heights, three hexes or more apart', () => {
    const { world, start } = situation('pb-01');
    const posts = start.units.filter((unit) => kindOf(world, unit).cp).map(({ at }) => at);
    expect(posts).toHaveLength(3);
    for (const at of posts) {
      expect(world.board.level[at]).toBeGreaterThanOrEqual(1);
      for (const other of posts)
        if (other !== at) expect(distance(world.board.grid, at, other)).toBeGreaterThanOrEqual(3);
    }
  });
  test('X31.2 in pl-01 paratroopers begin anywhere on land but near what they want', () => {
    const { world } = situation('pl-01');
    const drop = new Set(world.zones['drop']);
    const wanted = ['Brenne', 'Torval', 'bridge'].flatMap((name) => world.zones[name] ?? []);
    for (let hex = 0; hex < world.board.grid.size; hex++) {
      const near = wanted.some((one) => distance(world.board.grid, one, hex) <= 2);
      expect([hex, drop.has(hex)]).toEqual([hex, !near && !isDeep(world.board, hex)]);
    }
    expect(drop.has(hexOf('pl-01', 'B-Q-9'))).toBe(true);
  });
});

describe('whole games of situations', () => {
  const GAMES = join(import.meta.dirname, 'games');
  test.each(['duel', 'bluffs'])('%s goes as it went', async (name) => {
    const file = join(GAMES, `${name}.script`);
    await expect(retold(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file);
  });
});

keepsTheLaws(situation('duel'), {
  ...practiceOf(situation('duel'), LIBRARY),
  name: 'gamex, the duel',
  games: amount(2, 1),
  most: 6000,
  every: 60,
});

keepsTheLaws(situation('rear-raid'), {
  ...practiceOf(situation('rear-raid'), LIBRARY),
  name: 'gamex, the raid with hidden mines and riders that wait',
  games: 1,
  most: 6000,
  every: 200,
});
