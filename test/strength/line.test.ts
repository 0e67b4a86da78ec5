import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../src/games/blitz/players/plan/draft.ts';
import { manLine } from '../../src/games/blitz/players/line/line.ts';
import { ownCities, runnersOf } from '../../src/games/blitz/players/line/line-gaps.ts';
import { groundOf } from '../../src/games/blitz/players/line/line-ground.ts';
import { planTurn, standing } from '../../src/games/blitz/players/plan/plan.ts';
import { REGULAR, type Style } from '../../src/games/blitz/players/search/style.ts';
import { survey } from '../../src/games/blitz/players/plan/survey.ts';
import { playerNamed } from '../../src/games/blitz/players/players.ts';
import { hexesReached, reachOf } from '../../src/games/blitz/chapters/ground/movement.ts';
import type { Blitz } from '../../src/games/blitz/open.ts';
import { isGround, other, type Side, type State, type Unit, type UnitNo } from '../../src/games/blitz/types.ts';
import { nameOf, neighboursOf } from '../../src/hex/grid.ts';
import type { Hex } from '../../src/hex/hex.ts';
import { afterCommand } from '../../src/core/game.ts';
import { LIBRARY } from '../laws/library.ts';
import { openPosition, openSetup } from '../games/blitz/opening.ts';

/** What a line is for is asked of the engine: can anybody of the enemy still go where he was not to come? */

const LINE: Style = { ...REGULAR, name: 'line', stand: 0, again: false, front: 'line' };
const SCREEN: Style = { ...REGULAR, name: 'screen', stand: 0, again: false, front: 'screen' };

const plan = (game: Blitz, style: Style) =>
  planTurn({ game, state: game.start, side: 'blue', style, noise: () => 0, bold: true });

/** Everybody where the plan wants him, and the enemy at the start of his player turn. */
function afterPlan(game: Blitz, at: ReadonlyMap<UnitNo, Hex>, side: Side = 'blue', state: State = game.start): State {
  const then = standing(state, at);
  const fresh = { spent: 0, stopped: false, moved: false, flown: false, innerRun: 0, offRoad: false };
  return { ...then, units: then.units.map((unit) => (unit.side === side ? unit : { ...unit, ...fresh })) };
}

/** The hexes each enemy can come to, by the engine. */
const comesTo = (game: Blitz, state: State, unit: Unit): Hex[] => [
  unit.at,
  ...hexesReached(reachOf(game.world, state, unit)),
];

const enemiesOf = (state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side !== side && unit.place === 'map' && isGround(unit));

/** Can any enemy come to cover the hex (B10.2)? */
const covered = (game: Blitz, state: State, side: Side, hex: Hex): boolean =>
  enemiesOf(state, side).some((unit) =>
    comesTo(game, state, unit).some((one) => one === hex || neighboursOf(game.world.board.grid, hex).includes(one)),
  );

/** Blue's cities: two columns of them, so that fewer units close a line than could stand in every city. */
const citiesIn = (rows: number): string[] =>
  [11, 15].flatMap((q) => Array.from({ length: Math.ceil(rows / 2) }, (_, i) => `${q},${2 * i}`));

/** A strip of so many rows, Red's armor at one end, Blue's cities at the other. */
function strip(rows: number, units: string, further = ''): Blitz {
  const cities = citiesIn(rows);
  const text = `
    game basic
    board inline
      grid q 0..15 r 0..${rows - 1}
      ${further}
      city Rotstadt : 0,0
      belongs red 0,0
      ${cities.map((hex, i) => `city Stadt${i} : ${hex}`).join('\n')}
      belongs blue ${cities.join(' ')}
    end board
    control blue ${cities.join(' ')}
    control red 0,0
    red arm 4-20 @ 1,0 as r1
    red arm 4-20 @ 1,${rows - 1} as r2
    ${units}
    blue moves
  `;
  return openPosition(text, LIBRARY, 'strip');
}

const infantry = (count: number): string =>
  Array.from({ length: count }, (_, i) => `blue inf 4-6 @ 8,${3 * i} as b${i + 1}\n`).join('');

/** Which of Blue's cities can Red take: come to cover them while nobody of Blue's does (B10.3)? */
function lost(game: Blitz, state: State): string[] {
  const { grid } = game.world.board;
  return ownCities(survey(game.world, game.start, 'blue')).flatMap((city) => {
    const held = state.units.some(
      (unit) =>
        unit.side === 'blue' &&
        unit.place === 'map' &&
        (unit.at === city || neighboursOf(grid, city).includes(unit.at)),
    );
    return !held && covered(game, state, 'blue', city) ? [nameOf(grid, city)] : [];
  });
}

const nobody = (state: State): State => ({
  ...state,
  units: state.units.map((unit) => (unit.side === 'blue' ? { ...unit, place: 'gone' as const } : unit)),
});

describe('B7.z3: a unit closes three hexes', () => {
  test.each([1, 2, 3])('%i in a line close a front of three times as many', (count) => {
    const game = strip(3 * count, infantry(count));
    expect(lost(game, nobody(game.start))).toHaveLength(citiesIn(3 * count).length);
    const draft = emptyDraft(survey(game.world, game.start, 'blue'));
    expect(manLine(draft, () => LINE)?.posts.size).toBe(count);
    expect(lost(game, afterPlan(game, draft.at))).toEqual([]);
    expect(lost(game, afterPlan(game, plan(game, LINE).at))).toEqual([]);
  });

  test('one row more takes one unit more', () => {
    const game = strip(7, infantry(2));
    const draft = emptyDraft(survey(game.world, game.start, 'blue'));
    manLine(draft, () => LINE);
    expect(lost(game, afterPlan(game, draft.at))).not.toEqual([]);
    const one = strip(7, infantry(3));
    const more = emptyDraft(survey(one.world, one.start, 'blue'));
    manLine(more, () => LINE);
    expect(lost(one, afterPlan(one, more.at))).toEqual([]);
  });

  test('a gap between those who cannot move is plugged by who can', () => {
    const held = 'blue inf 4-0 @ 6,1 as b1\nblue inf 4-0 @ 6,7 as b2\n';
    const open = strip(9, held);
    expect(lost(open, open.start)).toHaveLength(10);
    expect(lost(open, afterPlan(open, plan(open, LINE).at))).toHaveLength(10);
    const game = strip(9, `${held}blue inf 3-6 @ 12,1 as b3\n`);
    expect(lost(game, afterPlan(game, plan(game, LINE).at))).toEqual([]);
    // Everybody for himself leaves it open; who only looks for gaps closes it too.
    expect(lost(game, afterPlan(game, plan(game, { ...LINE, front: 'march' }).at))).not.toEqual([]);
    expect(lost(game, afterPlan(game, plan(game, { ...LINE, front: 'plug' }).at))).toEqual([]);
  });

  test('a lake does the work of units', () => {
    const lake = 'lake 6,3 6,4 6,5 6,6 6,7 6,8';
    const wet = strip(9, infantry(1), lake);
    expect(lost(wet, nobody(wet.start))).toHaveLength(10);
    const draft = emptyDraft(survey(wet.world, wet.start, 'blue'));
    expect(manLine(draft, () => LINE)?.posts.size).toBe(1);
    expect(lost(wet, afterPlan(wet, draft.at))).toEqual([]);
    const dry = strip(9, infantry(1));
    const there = emptyDraft(survey(dry.world, dry.start, 'blue'));
    manLine(there, () => LINE);
    expect(lost(dry, afterPlan(dry, there.at))).not.toEqual([]);
  });
});

describe('a screen', () => {
  test('the weakest stand in it, and nobody comes to the strong behind', () => {
    const weak = 'blue inf 1-6 @ 8,1 as b1\nblue inf 1-6 @ 8,2 as b2\nblue inf 8-6 @ 8,3 as b3\n';
    const game = strip(6, weak);
    const idsIn = (style: Style) =>
      [...(manLine(emptyDraft(survey(game.world, game.start, 'blue')), () => style)?.posts.values() ?? [])]
        .map((no) => game.start.units[no]?.id)
        .sort((a, b) => String(a).localeCompare(String(b)));
    expect(idsIn(SCREEN)).toEqual(['b1', 'b2']);
    expect(idsIn(LINE)).toContain('b3');
    const { at } = plan(game, { ...SCREEN, march: 0, city: 0 });
    const then = afterPlan(game, at);
    const strong = at.get(game.start.units.findIndex(({ id }) => id === 'b3')) as Hex;
    expect(lost(game, then)).toEqual([]);
    expect(covered(game, then, 'blue', strong)).toBe(false);
  });
});

describe('B19: out of reach of 3-1', () => {
  test('the weak step back, and say from what', () => {
    const text =
      'game basic\nboard inline\n  grid q 0..15 r 0..4\nend board\nred inf 6-4 @ 2,2 as r1\nred inf 6-4 @ 2,1 as r2\nblue inf 3-4 @ 6,2 as b1\nblue inf 1-0 @ 15,4 as home\nblue moves\n';
    const game = openPosition(text, LIBRARY, 'withdrawal');
    const factors = (state: State, hex: Hex): number =>
      enemiesOf(state, 'blue')
        .filter((unit) =>
          comesTo(game, state, unit).some((one) => neighboursOf(game.world.board.grid, hex).includes(one)),
        )
        .reduce((sum, unit) => sum + unit.af, 0);
    const no = game.start.units.findIndex(({ id }) => id === 'b1');
    const from = game.start.units[no]?.at as Hex;
    const before = factors(afterPlan(game, new Map()), from);
    expect(before).toBeGreaterThanOrEqual(9);
    const { at, explain } = plan(game, { ...REGULAR, stand: 0.6 });
    const to = at.get(no) as Hex;
    const after = factors(afterPlan(game, at), to);
    expect(after).toBeLessThan(9);
    const told = explain().flatMap(({ sentences }) => sentences);
    expect(told).toContainEqual({ say: 'withdraw', units: [no], from, at: to, before, after });
  });
});

describe('on the continent', () => {
  test('nobody who stands before a line gets behind it, and all it says is so', () => {
    const game = openSetup('basic:blue-shield/red-march', 6, LIBRARY);
    const { world } = game;
    const { grid, land } = world.board;
    const players = { blue: playerNamed('novice', 1, LIBRARY), red: playerNamed('novice', 2, LIBRARY) };
    let roll = 0;
    const dice = { roll: (sides: number) => 1 + ((roll++ * 5) % sides) };
    let lines = 0;
    let known = '';
    let state = game.start;
    for (let prompt = game.prompt(state); prompt && state.turn <= 6; prompt = game.prompt(state)) {
      const key = `${state.turn} ${state.mover}`;
      if (state.frames.at(-1)?.at === 'movement' && key !== known) {
        known = key;
        const side = state.mover;
        for (const style of [LINE, SCREEN]) {
          const draft = emptyDraft(survey(world, state, side));
          const line = manLine(draft, () => style);
          if (!line || line.posts.size === 0) continue;
          lines++;
          const posted = new Set(line.posts.values());
          // The line alone: everybody else of its side is taken off the map.
          const alone = afterPlan(game, draft.at, side, state);
          const units = alone.units.map((unit, no) =>
            unit.side === side && !posted.has(no) ? { ...unit, place: 'gone' as const } : unit,
          );
          const then = { ...alone, units };
          const home = groundOf(draft.survey)?.way.at(-1) as Hex;
          const behind = flood(home, (hex) => land[hex] === 1 && !line.chain.includes(hex), grid);
          const runs = new Set(runnersOf(draft.survey).flatMap((one) => (one.runs ? one.units : [])));
          for (const no of runs) {
            const unit = then.units[no] as Unit;
            if (behind.has(unit.at)) continue;
            expect(comesTo(game, then, unit).filter((hex) => behind.has(hex))).toEqual([]);
          }
          expect(ownCities(draft.survey).length).toBeGreaterThan(0);
          for (const [hex, no] of line.posts) {
            const unit = state.units[no] as Unit;
            expect([unit.at, ...hexesReached(reachOf(world, state, unit))].map((one) => nameOf(grid, one))).toContain(
              nameOf(grid, hex),
            );
            expect(unit.side).not.toBe(other(side));
          }
        }
      }
      state = afterCommand(game, state, players[prompt.side].command(game, state), dice);
    }
    expect(lines).toBeGreaterThan(8);
  });
});

function flood(from: Hex, open: (hex: Hex) => boolean, grid: Blitz['world']['board']['grid']): Set<Hex> {
  const seen = new Set([from]);
  const queue = [from];
  for (const hex of queue) {
    for (const beside of neighboursOf(grid, hex)) {
      if (seen.has(beside) || !open(beside)) continue;
      seen.add(beside);
      queue.push(beside);
    }
  }
  return seen;
}
