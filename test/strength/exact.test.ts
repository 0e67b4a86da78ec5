import { describe, expect, test } from 'vitest';
import { allowance, exactly, fallsOf, isSmall, worthOf } from '#games/blitz/players/exact/exact.ts';
import { newKeys } from '#games/blitz/players/exact/exact-key.ts';
import { carryOut } from '#games/blitz/players/decisions.ts';
import { declarationsOf } from '#games/blitz/players/exact/exact-declarations.ts';
import { endsOf, movesOf } from '#games/blitz/players/exact/exact-moves.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { answer } from '#games/blitz/players/puzzles/answer.ts';
import type { Puzzle } from '#games/blitz/players/puzzles/puzzle.ts';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import type { Command } from '#games/blitz/types.ts';
import { afterCommand } from '#core/game.ts';
import { some } from '../sample.ts';
import { LIBRARY } from '../laws/library.ts';
import { decide, openPosition, openSetup, puzzlesNamed } from '../games/blitz/game.ts';

const PLENTY = 1_000_000;
const puzzle = (id: string): Puzzle => puzzlesNamed(id)[0] as Puzzle;

const INLINE = 'game basic\nboard inline\ngrid radius 4\nend board\n';
const opened = (units: string) => openPosition(`${INLINE}${units}`, LIBRARY, 'small');
/** Two against one in the open, everybody else far away. */
const DUEL = `blue inf 6-4 @ 1,0 as b1\nred inf 3-0 @ 0,0 as r1\nblue inf 1-0 @ 4,0 as home\nred inf 1-0 @ -4,0 as rear\n`;

describe('the dice', () => {
  test('a battle falls in six ways, each a sixth', () => {
    const game = opened(`${DUEL}blue declares\n`);
    const [b1, r1] = [0, game.start.units[1]?.at ?? -1];
    const declared = afterCommand(game, game.start, {
      do: 'endDeclaration',
      battles: [{ attackers: [b1], hexes: [r1] }],
    });
    const falls = [...fallsOf(game, declared, { do: 'resolve', battle: 1 })];
    expect(falls).toHaveLength(6);
    expect(falls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('what rolls no die comes to one end', () => {
    const game = opened(`${DUEL}blue moves\n`);
    expect([...fallsOf(game, game.start, { do: 'endMovement' })]).toHaveLength(1);
  });
});

describe('values', () => {
  /** Puzzles that count factors alone, in which nobody is wiped out: another solver has proven their values. */
  test.each([
    'exchange-two-for-one',
    'losses-two-factors',
    'retreat-past-the-enemy',
    'order-advance-and-close',
    'advance-two-hexes',
    'allotment-one-column-more',
    'air-spare-the-infantry',
  ])('%s: the proven value', (id) => {
    const { game, start, solves: side, best } = puzzle(id);
    const { turn, mover } = start;
    const exact = exactly({ game, side, turn, mover, city: 3, answer: 0, spending: allowance(PLENTY) });
    const before = worthOf(game, start, side, 3);
    expect((exact.best(start)?.value ?? Number.NaN) - before).toBeCloseTo(best, 3);
  });

  test('nothing is told where there was not enough to spend', () => {
    const { game, start, solves: side } = puzzle('order-last-shall-be-first');
    const { turn, mover } = start;
    const exact = exactly({ game, side, turn, mover, city: 3, answer: 0, spending: allowance(5) });
    expect(exact.best(start)).toBeUndefined();
  });

  test('who is wiped out loses the game and all he brought once more', () => {
    const game = opened(
      'blue inf 6-4 @ 1,0 as b1\nred inf 1-0 @ 0,0 as r1\nblue inf 1-0 @ 4,0 as home\nblue declares\n',
    );
    const { turn, mover } = game.start;
    const exact = exactly({ game, side: 'blue', turn, mover, city: 3, answer: 0, spending: allowance(PLENTY) });
    // B19, 6-1: five faces of six destroy it. One factor, and one once more.
    expect((exact.best(game.start)?.value ?? 0) - worthOf(game, game.start, 'blue', 3)).toBeCloseTo((2 * 5) / 6, 9);
  });
});

test('how a unit came there matters only while its side moves', () => {
  const game = opened(`${DUEL}blue moves\n`);
  const walked = game.start.units.map((unit, no) => (no === 0 ? { ...unit, spent: 3, moved: true } : unit));
  const keyOf = newKeys();
  const [here, there] = [game.start, { ...game.start, units: walked }];
  expect(keyOf(here)).not.toBe(keyOf(there));
  const ended = [here, there].map((state) => afterCommand(game, state, { do: 'endMovement' }));
  expect(new Set(ended.map(keyOf)).size).toBe(1);
});

test('units alike are placed once, and nobody where a hex is full', () => {
  const game = opened(
    'blue inf 6-4 @ 1,0 as b1..2 spent 9 moved\nred inf 3-0 @ -4,0 as r1\nblue inf 6-0 @ 2,0 as home1..2\nblue moves\n',
  );
  const ends = [...movesOf(game, game.start, PLENTY, false)].map(({ state }) =>
    state.units.slice(0, 2).map(({ at }) => at),
  );
  const around = new Set(ends.flat());
  // B8.2: 2,0 holds twelve factors already; 1,0 and its five other neighbours are left.
  expect(around.size).toBe(6);
  expect(ends).toHaveLength((around.size * (around.size + 1)) / 2);
});

test('a whole war is not looked at whole, nor is a small one whose enemy has very many answers', () => {
  const war = openSetup('basic:blue-march/red-centre', undefined, LIBRARY);
  expect(isSmall(war, war.start)).toBe(false);
  const duel = opened(`${DUEL}blue moves\n`);
  expect(isSmall(duel, duel.start)).toBe(true);
  const swift = opened(`${DUEL}red arm 6-6 @ -3,0 as s1..2\nred arm 6-6 @ -3,1 as s3..4\nblue moves\n`);
  expect(isSmall(swift, swift.start)).toBe(false);
});

describe('Grand', () => {
  test.each(
    some(['order-last-shall-be-first', 'retreat-past-the-enemy', 'city-no-battle-at-all', 'sea-rangers-lead'], 1),
  )('%s is solved', (id) => {
    expect(answer(puzzle(id), playerNamed('grand', 1))).toMatchObject({ solved: true });
  });

  /** The movement phase of a player with so many plans. */
  function moves({ game, start }: Puzzle, evals: number): Command[] {
    const player = playerNamed('grand', 1, LIBRARY, { evals });
    const made: Command[] = [];
    let state = start;
    while (state.frames.at(-1)?.at === 'movement') {
      const { command, how } = decide(player, game, state, { evals });
      expect(how).not.toBe('fallback');
      made.push(command);
      state = afterCommand(game, state, command);
    }
    return made;
  }

  test('the same number of plans gives the same moves, and one plan is enough for legal ones', () => {
    const seal = puzzle('seal-round-the-corner');
    expect(moves(seal, 12)).toEqual(moves(seal, 12));
    expect(moves(seal, 1).at(-1)?.do).toBe('endMovement');
  });

  test('says what it attacks at which odds, flights among its moves', () => {
    const { game, start, solves } = puzzle('airborne-behind-the-lines');
    const player = playerNamed('grand', 1);
    let state = start;
    while (state.frames.at(-1)?.at === 'movement') {
      state = afterCommand(game, state, player.command(game, state));
    }
    const told = (player.explain?.() ?? []).flatMap(({ sentences }) => sentences);
    const attacks = told.filter((one) => one.say === 'attack');
    expect(attacks.length).toBeGreaterThan(0);
    for (const { units, hex, odds } of attacks) {
      expect(units.every((no) => state.units[no]?.side === solves)).toBe(true);
      expect(strengthsOf(game.world, state, units, [hex]).odds.label).toBe(odds);
    }
  });
});

describe('what is left out cannot be the best', () => {
  /** The best of every way to move, each looked at to the end, and what the search finds that leaves ways out. */
  const bothWays = (text: string, side: 'blue' | 'red') => {
    const game = openPosition(text, LIBRARY, 'small');
    const { start } = game;
    const ask = () =>
      exactly({ game, side, turn: start.turn, mover: side, city: 3, answer: 0, spending: allowance(PLENTY) });
    const all = ask();
    let most = Number.NEGATIVE_INFINITY;
    for (const { state } of movesOf(game, start, PLENTY, false))
      for (const then of endsOf(game, state)) most = Math.max(most, all.value(then) ?? Number.NaN);
    return { most, found: ask().best(start)?.value };
  };

  test('B5.1: units of later turns save nobody', () => {
    const waiting = [2, 3, 4, 5].map((i) => `red inf 12-4 as r${i} waits 9\n`).join('');
    const { most, found } = bothWays(
      `game basic\nboard inline\ngrid radius 7\ncity Ost : 6,0 6,-1 5,1\nbelongs red 6,0 6,-1 5,1\nend board
turn 3\nturns 15\ncities 99\nblue arm 6-6 @ 0,0 as b1\nred inf 1-0 @ -6,0 as r1\n${waiting}blue moves\n`,
      'blue',
    );
    expect(most).toBeGreaterThan(30);
    expect(found).toBeCloseTo(most, 9);
  });

  test('B5.3: one city decides the game in its last player turn', () => {
    const { most, found } = bothWays(
      `game basic\nboard inline\ngrid radius 7\ncity Ost : 6,0\ncity Mitte : 0,7\ncity West : -6,0
belongs red 6,0\nbelongs blue -6,0\nbelongs blue 0,7\nend board\ncontrol red 6,0\ncontrol blue -6,0 0,7
turn 15\nturns 15\ncities 1\nred arm 6-6 @ 0,0 as r1\nred inf 1-0 @ 7,0 as r2\nblue inf 12-0 @ 0,-7 as b1
blue inf 1-0 @ 7,-7 as b2\nred moves\n`,
      'red',
    );
    expect(most).toBeGreaterThan(30);
    expect(found).toBeCloseTo(most, 9);
  });

  test('B10.5: who passes a city on his way has it in the head too', () => {
    const game = openPosition(
      `game basic passingControl\nboard inline\ngrid radius 6\ncity Z : 0,0\nbelongs red 0,0\nend board
blue arm 6-6 @ -3,0 as b1\nred inf 4-0 @ 0,6 as r1\nred inf 4-0 @ 6,0 as r2\nblue moves\n`,
      LIBRARY,
      'passing',
    );
    let taken = 0;
    for (const { orders, state } of movesOf(game, game.start, PLENTY, false)) {
      let now = game.start;
      for (const order of orders) {
        const command = carryOut(game, now, 'blue', order);
        if (command) now = afterCommand(game, now, command);
      }
      expect(state.control).toEqual(now.control);
      if (state.control.join() !== game.start.control.join()) taken++;
    }
    expect(taken).toBeGreaterThan(0);
  });
});

test('many flights are not gone through when there is no time', () => {
  const flyers = [1, 2, 3, 4].map((i) => `blue tac 3-12 @ 1,0 as t${i}\n`).join('');
  const game = openPosition(
    `game tournament\nboard inline\ngrid radius 4\ncity Z : 1,0\ncity Y : -3,0\nend board
${flyers}blue inf 4-4 @ 1,-1 as b1\nred inf 4-4 @ 0,-1 as r1\nred inf 4-4 @ -3,0 as r2\nblue declares\n`,
    LIBRARY,
    'flights',
  );
  const count = (looks: number) => {
    let left = looks;
    let found = 0;
    for (const _ of declarationsOf(game, game.start, () => left-- > 0)) found++;
    return found;
  };
  expect(count(3)).toBeLessThan(count(200));
  expect(count(200)).toBe(5);
});
