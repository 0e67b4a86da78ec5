import { describe, expect, test } from 'vitest';
import { objection } from '../../../../src/core/objection.ts';
import { compile, type Module } from '../../../../src/core/rulebook.ts';
import { add, ratio, times, whole } from '../../../../src/core/terms.ts';
import { say } from '../../../../src/core/say.ts';
import type { Board } from '../../../../src/games/blitz/board.ts';
import { allowance } from '../../../../src/games/blitz/chapters/ground/movement.ts';
import { reachTogether } from '../../../../src/games/blitz/desk/queries.ts';
import { type Blitz, openBlitz } from '../../../../src/games/blitz/open.ts';
import { LAYERS, modulesOf } from '../../../../src/games/blitz/presets.ts';
import { QUESTIONS } from '../../../../src/games/blitz/questions.ts';
import { worldOf } from '../../../../src/games/blitz/setup.ts';
import type { Side, UnitNo } from '../../../../src/games/blitz/types.ts';
import { distance, hexNamed, nameOf, neighboursOf } from '../../../../src/hex/grid.ts';
import type { Hex } from '../../../../src/hex/hex.ts';
import { position, small } from '../table.ts';
import { type Chance, chance, one, randomLand, randomStack, shuffled } from './chance.ts';
import { isGround, type Name, positionWords } from './model.ts';

type Rule = Module<typeof QUESTIONS>;

/** A game with a rule no book has. */
function openedWith(words: string, rule: (board: Board) => Rule): Blitz {
  const { position: from } = position(words).game;
  const modules = [...modulesOf(from), rule(from.board)];
  return openBlitz(from, { ...worldOf(from), rules: compile(QUESTIONS, modules, LAYERS) });
}

type Borders = Readonly<Record<Side, Name>>;
const closedHex = (board: Board, closed: Borders, side: Side): Hex => hexNamed(board.grid, closed[side]) ?? -1;

/** One plain hex is closed to each side, to Blue one, to Red another. */
const borders =
  (closed: Borders) =>
  (board: Board): Rule => ({
    id: 'borders',
    layer: 'optional',
    answers: { closes: ({ side }) => [{ hex: closedHex(board, closed, side), why: objection('M18', say`a border`) }] },
  });

/** M10.20, in earnest a rule of the Module System: a unit may move half as far, and one hex more before it is halved. */
const tired = (): Rule => ({
  id: 'tired',
  layer: 'optional',
  answers: {
    movement: ({ unit }) =>
      unit.type === 'armor' ? [times('M10.20', say`isolated`, ratio(1, 2)), add('M0.8', say`fresh`, whole(1))] : [],
  },
});

const RADIUS = 2;

function scene(roll: Chance, side: Side, preset: 'basic' | 'tournament') {
  const land = randomLand(roll, { radius: RADIUS, rough: 20, wet: 8, rivers: 0, roads: roll(3), cities: roll(2) });
  const dry = shuffled(
    roll,
    land.hexes.filter((name) => isGround(land, name)),
  );
  const plain = dry.filter((name) => !land.city.has(name));
  let count = 0;
  const number = () => ++count;
  const [blue, red, ...free] = plain;
  if (blue === undefined || red === undefined || free.length < 4) return undefined;
  const teams: readonly Side[] = [side, side, side, side === 'blue' ? 'red' : 'blue'];
  const pieces = teams.flatMap((team, i) => randomStack(roll, team, free[i] as Name, 1, number));
  const slow = pieces.map((piece) => ({ ...piece, mf: Math.min(piece.mf, 1 + roll(2)) }));
  const words = positionWords(land, `grid radius ${RADIUS}`, slow, `${side} moves`);
  return { words: words.replace('game basic', `game ${preset}`), plain: { blue, red } };
}

/** Every hex some sequence of steps leads to, each sequence asked of `check`. */
function triedOut(game: Blitz, side: Side, unit: UnitNo): Set<Hex> {
  const { start: state, world } = game;
  const ends = new Set<Hex>();
  const extend = (path: readonly Hex[], at: Hex): void => {
    for (const to of neighboursOf(world.board.grid, at)) {
      const longer = [...path, to];
      if (game.check(state, side, { do: 'moveUnit', units: [unit], path: longer })) continue;
      ends.add(to);
      extend(longer, to);
    }
  };
  const at = state.units[unit]?.at ?? -1;
  extend([], at);
  ends.delete(at);
  return ends;
}

describe('a hex closed by a rule', () => {
  test('is closed alike to reach, to the lit hexes and to check, to each side its own', () => {
    const seen = { compared: 0, beside: 0 };
    for (let seed = 0; seed < 80; seed++) {
      const roll = chance(818_000 + seed);
      const side = one(roll, ['blue', 'red'] as const);
      const it = scene(roll, side, one(roll, ['basic', 'tournament'] as const));
      if (!it) continue;
      const game = openedWith(it.words, borders(it.plain));
      const { board } = game.world;
      const closed = closedHex(board, it.plain, side);
      const names = (hexes: Iterable<Hex>) => [...hexes].map((hex) => nameOf(board.grid, hex)).sort();
      game.start.units.forEach((unit, no) => {
        if (unit.side !== side) return;
        const lit = reachTogether(game, game.start, [no]);
        const tried = triedOut(game, side, no);
        expect(names(lit.map(({ hex }) => hex)), `seed ${seed} ${unit.id}\n${it.words}`).toEqual(names(tried));
        for (const { path } of lit)
          expect(game.check(game.start, side, { do: 'moveUnit', units: [no], path })).toBeUndefined();
        seen.compared++;
        if (neighboursOf(board.grid, unit.at).includes(closed)) {
          seen.beside++;
          const into = game.check(game.start, side, { do: 'moveUnit', units: [no], path: [closed] });
          expect(into?.rule, `seed ${seed} ${unit.id}`).toBe('M18');
        }
      });
    }
    expect(seen.compared).toBeGreaterThan(100);
    expect(seen.beside).toBeGreaterThan(15);
  });

  test('to a landing by air too: what is offered is what check takes', () => {
    const words = `game basic\n${small('city Feld : 0,0\nbelongs blue 0,0', 3)}`;
    const closed = { blue: '0,2', red: '0,-2' };
    const units = 'blue abn 4-4 @ 0,0 as b1\nred inf 1-4 @ 3,-3 as r1';
    const game = openedWith(`${words}\n${units}\nblue moves`, borders(closed));
    const { board } = game.world;
    const landings = [...game.legal(game.start)].flatMap((command) =>
      command.do === 'flyAirborne' ? [command.to] : [],
    );
    const taken = Array.from({ length: board.grid.size }, (_, hex) => hex).filter(
      (to) => !game.check(game.start, 'blue', { do: 'flyAirborne', unit: 0, to }),
    );
    expect(new Set(landings)).toEqual(new Set(taken));
    expect(landings).not.toContain(closedHex(board, closed, 'blue'));
    expect(landings).toContain(closedHex(board, closed, 'red'));
  });
});

describe('movement a rule halves', () => {
  test('reach and check go by half the sum, down to whole thirds', () => {
    const words = `game basic\n${small('', 4)}\nblue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ -1,0 as b2\nred inf 1-4 @ 4,-4 as r1`;
    const game = openedWith(`${words}\nblue moves`, tired);
    const { world, start } = game;
    const thirds = start.units.map((unit) => allowance(world, start, unit));
    // (6 + 1) x 1/2 = 3 1/2 hexes.
    expect(thirds).toEqual([10, 12, 12]);
    const far = reachTogether(game, start, [0]).map(({ hex }) =>
      distance(world.board.grid, hex, start.units[0]?.at ?? -1),
    );
    expect(Math.max(...far)).toBe(3);
    const line = ['1,0', '2,0', '3,0', '4,0'].map((name) => hexNamed(world.board.grid, name) ?? -1);
    expect(game.check(start, 'blue', { do: 'moveUnit', units: [0], path: line.slice(0, 3) })).toBeUndefined();
    expect(game.check(start, 'blue', { do: 'moveUnit', units: [0], path: line })?.rule).toBe('B11.1');
  });
});
