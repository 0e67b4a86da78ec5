import { describe, expect, test } from 'vitest';
import { objection } from '#core/objection.ts';
import { compile, type Module } from '#core/rulebook.ts';
import { add, inWords, ratio, times, whole } from '#core/terms.ts';
import { msg } from '#core/message.ts';
import type { Board } from '#games/blitz/board.ts';
import { legalDeclaration } from '#games/blitz/combat/rules/assignment.ts';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { allowance } from '#games/blitz/ground/rules/movement.ts';
import { planView } from '#games/blitz/combat/desk/battles.ts';
import { reachTogether } from '#games/blitz/desk/queries.ts';
import { type Blitz, openBlitz } from '#games/blitz/open.ts';
import { declareBattles } from '#games/blitz/players/plan/battles.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { LAYERS, modulesOf } from '#games/blitz/rules/in-play.ts';
import { QUESTIONS } from '#games/blitz/questions.ts';
import { worldOf } from '#games/blitz/setup.ts';
import type { Side, UnitNo } from '#games/blitz/types.ts';
import { distance, hexNamed, nameOf, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { position, small, Table } from '../table.ts';
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
    answers: { closes: ({ side }) => [{ hex: closedHex(board, closed, side), why: objection('M18', msg`a border`) }] },
  });

/** M10.20, in earnest a rule of the Module System: a unit may move half as far, and one hex more before it is halved. */
const tired = (): Rule => ({
  id: 'tired',
  layer: 'optional',
  answers: {
    movement: ({ unit }) =>
      unit.type === 'armor' ? [times('M10.20', msg`isolated`, ratio(1, 2)), add('M0.8', msg`fresh`, whole(1))] : [],
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

/** M10.20 again: what a unit brings to a battle is halved, in attack, in defence or both. */
const halved =
  (ids: readonly string[], as: readonly ('attack' | 'defence')[] = ['attack', 'defence'], by = ratio(1, 2)) =>
  (): Rule => ({
    id: 'halved',
    layer: 'optional',
    answers: {
      factor: (about) =>
        ids.includes(about.unit.id) && as.includes(about.as) ? [times('M10.20', msg`isolated`, by)] : [],
    },
  });

describe('factors a rule halves', () => {
  const unitNo = ({ start }: Blitz, id: string): UnitNo => start.units.findIndex((unit) => unit.id === id);
  const clear = `game basic\n${small('', 3)}`;
  const units = 'blue inf 6-4 @ 1,0 as b1\nblue inf 5-4 @ 0,1 as b2\nred inf 3-4 @ 0,0 as r1';

  test('one unit is halved by itself, the others add to it: odds, panel, log and play agree', () => {
    const game = openedWith(`${clear}\n${units}\nblue moves`, halved(['b1']));
    const both = [unitNo(game, 'b1'), unitNo(game, 'b2')];
    const hexes = [hexNamed(game.world.board.grid, '0,0') ?? -1];
    const strengths = strengthsOf(game.world, game.start, both, hexes);
    // 6 x 1/2 + 5 = 8, not (6 + 5) x 1/2.
    expect(inWords(strengths.attack)).toBe('(6 b1, x 1/2 isolated) + 5 b2 = 8');
    expect([strengths.attackTotal, strengths.odds.label]).toEqual([8, '2-1']);
    const { state } = new Table(game).play('endMovement');
    const view = planView(game, state, both, hexes);
    expect([inWords(view.attack), view.odds]).toEqual(['(6 b1, x 1/2 isolated) + 5 b2 = 8', '2-1']);
    expect(planView(game, state, [both[1] as UnitNo], hexes).join).toEqual([{ unit: both[0], factors: 3 }]);
    const table = new Table(game).play(['endMovement', 'declareBattle b1+b2 on 0,0', 'endDeclaration']);
    table.play('resolve 1', 1);
    expect(table.events.find((event) => event.is === 'fought')).toMatchObject({ attack: 8, defence: 3, odds: '2-1' });
  });

  test('whoever is halved in defence is easier to attack', () => {
    const open = (as: 'attack' | 'defence') => openedWith(`${clear}\n${units}\nblue moves`, halved(['r1'], [as]));
    const odds = (game: Blitz) =>
      strengthsOf(game.world, game.start, [unitNo(game, 'b1')], [hexNamed(game.world.board.grid, '0,0') ?? -1]).odds;
    expect(odds(open('defence')).label).toBe('4-1');
    expect(odds(open('attack')).label).toBe('2-1');
  });

  test('thirds are exact: three thirds of one against one is 1-1', () => {
    const thirds = ['b1', 'b2', 'b3'].map((id, i) => `blue inf 1-4 @ ${['1,0', '0,1', '-1,0'][i]} as ${id}`);
    const game = openedWith(
      `${clear}\n${thirds.join('\n')}\nred inf 1-4 @ 0,0 as r1\nblue moves`,
      halved(['b1', 'b2', 'b3'], ['attack'], ratio(1, 3)),
    );
    const hex = hexNamed(game.world.board.grid, '0,0') ?? -1;
    expect(strengthsOf(game.world, game.start, [0, 1, 2], [hex]).odds.label).toBe('1-1');
    expect(strengthsOf(game.world, game.start, [0, 1], [hex]).odds.label).toBe('1-2');
  });

  test('who may fight at all, who must be given up and what the computer plans go by the same number', () => {
    const words = `${clear}\nblue inf 1-4 @ 1,0 as b1\nred inf 6-4 @ 0,0 as r1\nblue moves`;
    const strong = openedWith(words, halved([]));
    const weak = openedWith(words, halved(['b1'], ['attack']));
    expect(new Table(strong).play(['endMovement', 'declareBattle b1 on 0,0']).state.battles).toHaveLength(1);
    // No legal battle exists: movement ends only when the unit is given up.
    expect(new Table(weak).refusal('endMovement')).toBe('B7.a10');
    expect(legalDeclaration(strong.world, strong.start)).toHaveLength(1);
    expect(legalDeclaration(weak.world, weak.start)).toBeUndefined();
    expect(declareBattles(strong.world, strong.start, REGULAR)).toHaveLength(1);
    expect(declareBattles(weak.world, weak.start, REGULAR)).toBeUndefined();
  });

  test('a rule may double all that defends a hex, besides its terrain', () => {
    const dug = (board: Board): Rule => ({
      id: 'dug in',
      layer: 'optional',
      answers: {
        defence: ({ hex }) => (hex === hexNamed(board.grid, '0,0') ? [times('M0.8', msg`dug in`, whole(2))] : []),
      },
    });
    const two = `${units}\nred inf 1-4 @ 0,0 as r2`;
    const game = openedWith(`${clear}\n${two}\nblue moves`, dug);
    const hexes = [hexNamed(game.world.board.grid, '0,0') ?? -1];
    const { defence, odds } = strengthsOf(game.world, game.start, [0, 1], hexes);
    expect(inWords(defence[0]?.sum ?? { lines: [], terms: [] })).toBe('3 r1 + 1 r2, x 2 dug in = 8');
    expect(odds.label).toBe('1-1');
  });
});
