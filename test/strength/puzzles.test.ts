import { describe, expect, test } from 'vitest';
import { answer, levelOf } from '#games/blitz/players/puzzles/answer.ts';
import { valueOfLine } from '#games/blitz/players/puzzles/line-text.ts';
import { isPuzzle, parsePuzzle, type Puzzle, THEMES } from '#games/blitz/players/puzzles/puzzle.ts';
import { search } from '#games/blitz/players/puzzles/search.ts';
import type { BlitzPlayer } from '#games/blitz/players/player.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import type { Command, State } from '#games/blitz/types.ts';
import { puzzlesNamed } from '../games/blitz/game.ts';
import { hexfront } from '../cli/run.ts';
import { some } from '../sample.ts';

const ALL = puzzlesNamed();
const named = (id: string): Puzzle => ALL.find((one) => one.id === id) as Puzzle;

function read(header: string, units: string, given = ''): Puzzle {
  const text = `puzzle p\ntitle P\ntheme seal\nsolves blue\ncounts factors 1\nbest 0\n${header}---\ngame basic\nboard inline\ngrid radius 4\nend board\n${units}\n${given}`;
  const puzzle = parsePuzzle(text, EMPTY_LIBRARY);
  if (!isPuzzle(puzzle)) throw new Error(JSON.stringify(puzzle));
  return puzzle;
}

const FAR = 'blue inf 1-0 @ -4,0 as home\nred inf 1-0 @ 4,0 as rear\n';

describe('the set', () => {
  test('has at least sixty puzzles of every theme, at every level of the rules', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    expect([...new Set(ALL.map(({ theme }) => theme))].sort()).toEqual([...THEMES].sort());
    expect([...new Set(ALL.map(levelOf))].sort()).toEqual(['basic', 'optional', 'tournament']);
    expect(ALL.some(({ solves }) => solves === 'red')).toBe(true);
    expect(ALL.some(({ until }) => until === 'reply')).toBe(true);
  });

  test('has a tempting wrong answer almost everywhere', () => {
    const tempting = ALL.filter((one) => one.tempting && one.tempting.brings < one.best - 0.05);
    expect(tempting.length).toBeGreaterThan(0.8 * ALL.length);
  });
});

/** A few that are quick, of many kinds; `hexfront puzzles --prove` proves them all. */
const QUICK = [
  'seal-opposite-sides',
  'seal-round-the-corner',
  'allotment-one-column-more',
  'order-open-the-way',
  'advance-stay-where-you-are',
  'exchange-not-the-cheapest',
  'losses-the-smaller-door',
  'retreat-spoil-the-ring',
  'airborne-behind-the-lines',
];

test.each(some(QUICK, 4))('%s is proven', (id) => {
  const puzzle = named(id);
  const solving = search(puzzle);
  expect(solving.value(puzzle.start)).toBeCloseTo(puzzle.best, 3);
  if (!puzzle.tempting) return;
  expect(valueOfLine(puzzle, puzzle.tempting.line, solving)).toBeCloseTo(puzzle.tempting.brings, 3);
});

describe('values by hand (B19.crt)', () => {
  test('two to one in the open, the attacker one unit', () => {
    // DE, EX, DB2, DB2, EX, AB2: +4, 4 - 8, 0, 0, 4 - 8, 0
    const puzzle = read('', `${FAR}blue inf 8-4 @ 0,0 as b1\nred inf 4-0 @ 1,0 as r1\nblue declares`);
    expect(search(puzzle).value(puzzle.start)).toBeCloseTo((4 - 4 - 4) / 6);
  });

  test('the same with nowhere to go: a driven back defender dies', () => {
    const ring = 'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 2,0 as b2\n';
    const puzzle = read('', `${FAR}${ring}red inf 4-0 @ 1,0 as r1\nblue declares`);
    // DE, EX, DB2, DB2, EX, AB2: +4, 4 - 4, +4, +4, 4 - 4, 0
    expect(search(puzzle).value(puzzle.start)).toBeCloseTo(12 / 6);
  });

  test('moving is part of it: who stands away from the enemy may come, or not', () => {
    const puzzle = read(
      '',
      `${FAR}blue inf 4-4 @ -1,0 as b1 spent 9\nblue inf 4-4 @ 3,-1 as b2 spent 9\nred inf 4-0 @ 1,0 as r1\nblue moves`,
    );
    expect(search(puzzle).value(puzzle.start)).toBeCloseTo(12 / 6);
  });

  test('the enemy answers as badly as he can', () => {
    // Red's 8 against 4 in the open: DE, EX, DB2, DB2, EX, AB2; an exchange costs him the 8.
    const puzzle = read(
      'until reply\n',
      `${FAR}blue inf 4-4 @ 0,0 as b1 moved stopped\nred inf 8-1 @ 2,0 as r1\nblue moves`,
    );
    // A move would lose by it (-4 + 4 + 4 on average over six), so the unit stays.
    expect(search(puzzle).value(puzzle.start)).toBeCloseTo(0);
  });

  test('what is given is played first, with the dice it says', () => {
    const puzzle = read(
      '',
      `${FAR}blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 2,0 as b2\nred inf 4-0 @ 1,0 as r1\nblue declares`,
      '---\nendDeclaration b1+b2 on 1,0\nresolve 1 with 2',
    );
    expect(puzzle.start.frames.at(-1)?.at).toBe('exchange');
    expect(search(puzzle).value(puzzle.start)).toBeCloseTo(-4);
  });
});

describe('answers', () => {
  const playerOf = (command: (state: State) => Command): BlitzPlayer => ({
    name: 'test',
    command: (_game, state) => command(state),
  });

  test.each(['order-open-the-way', 'allotment-one-column-more', 'retreat-spoil-the-ring'])(
    '%s: whoever plays the proven line leaves nothing',
    (id) => {
      const puzzle = named(id);
      const solving = search(puzzle);
      const player = playerOf((state) => solving.found(state).line[0] as Command);
      expect(answer(puzzle, player)).toMatchObject({ solved: true, faults: [] });
    },
  );

  test('a wrong first step costs what the puzzle says', () => {
    const puzzle = named('advance-stay-where-you-are');
    const solving = search(puzzle);
    let first = true;
    const player = playerOf((state) => {
      const legal = [...puzzle.game.legal(state)];
      const wrong = legal.find((one) => one.do === 'advance');
      if (!first || !wrong) return solving.found(state).line[0] as Command;
      first = false;
      return wrong;
    });
    const { solved, regret } = answer(puzzle, player);
    expect(solved).toBe(false);
    expect(regret).toBeGreaterThan(0.5);
  });

  test('an illegal command solves nothing', () => {
    const { solved, faults } = answer(
      named('order-open-the-way'),
      playerOf(() => ({ do: 'resolve', battle: 77 })),
    );
    expect(solved).toBe(false);
    expect(faults[0]).toMatch(/there is no battle 77/);
  });
});

describe('puzzle files', () => {
  const faultsOf = (text: string) => {
    const puzzle = parsePuzzle(text, EMPTY_LIBRARY);
    return isPuzzle(puzzle) ? [] : puzzle.map(({ line, message }) => `${line ?? '-'} ${message}`);
  };

  test('that cannot be read are refused with line and reason', () => {
    expect(faultsOf('puzzle p')).toEqual([expect.stringMatching(/a puzzle is its statements/)]);
    const board = 'game basic\nboard inline\ngrid radius 2\nend board\nblue inf 4-4 @ 0,0\nblue moves\n';
    expect(faultsOf(`puzzle p\nthem seal\n---\n${board}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2 'them' is no statement/),
        expect.stringMatching(/lacks its 'title'/),
        expect.stringMatching(/lacks its 'counts'/),
      ]),
    );
    const head = 'puzzle p\ntitle P\ntheme seal\nsolves blue\nbest 1\n';
    expect(faultsOf(`${head}counts city 0,0 4\n---\n${board}`)).toEqual(["6 '0,0' is no city hex"]);
    expect(faultsOf(`${head}counts unit x 4\n---\n${board}`)).toEqual(['6 there is no unit x']);
    expect(faultsOf(`${head}counts unit b1 foo bar 3\n---\n${board}`)).toEqual([
      expect.stringMatching(/^6 'unit b1 foo bar 3' cannot be counted/),
    ]);
    expect(faultsOf(`${head}counts unit b1\n---\n${board}`)).toEqual(["6 'unit b1' has no weight"]);
    expect(faultsOf(`${head}counts factors 0\n---\n${board}`)).toEqual(["6 'factors 0': a weight is more than 0"]);
    expect(faultsOf(`${head}counts factors -1\n---\n${board}`)).toEqual(["6 'factors -1': a weight is more than 0"]);
    expect(faultsOf(`${head.replace('best 1', 'best')}counts factors 1\n---\n${board}`)).toEqual([
      "5 'best' has no value",
    ]);
    expect(faultsOf(`${head}counts factors 1\ntempting endMovement\nbrings\n---\n${board}`)).toEqual([
      "8 'brings' has no value",
    ]);
    expect(faultsOf(`${head}counts factors 1\ntempting endMovement\n---\n${board}`)).toEqual([
      "- a 'tempting' line needs what it 'brings'",
    ]);
    expect(faultsOf(`${head}counts factors 1\nwithout dancing\n---\n${board}`)).toEqual([
      "7 there is no command 'dancing'",
    ]);
    expect(faultsOf(`${head}counts factors 1\n---\n${board}---\nmoveUnit b1 9,9\n`)[0]).toMatch(
      /^15 .*the board has no hex 9,9/,
    );
    expect(faultsOf(`${head}counts factors 1\n---\n${board}red tank 1-1 @ 0,1\n`)[0]).toMatch(/^14 .*tank/);
  });
});

describe('hexfront puzzles', () => {
  test('lists them', async () => {
    const { exit, out } = await hexfront(['puzzles', '--list', '--json']);
    expect(exit).toBe(0);
    expect((JSON.parse(out) as { puzzles: unknown[] }).puzzles).toHaveLength(ALL.length);
    expect((await hexfront(['puzzles', '--list', '--only', 'losses'])).out).toMatch(/^puzzle .*\n(losses-.*\n)+$/);
  });

  test('lets a player answer, by theme and level', async () => {
    const { exit, out } = await hexfront(['puzzles', '--player', 'greedy', '--only', 'order-open-the-way', '--json']);
    expect(exit).toBe(0);
    const report = JSON.parse(out) as {
      all: { puzzles: number };
      answers: { regret: number; best: number; value: number }[];
    };
    expect(report.all.puzzles).toBe(1);
    const [one] = report.answers;
    expect(one?.regret).toBeCloseTo((one?.best ?? 0) - (one?.value ?? 0));
    expect((await hexfront(['puzzles', '-p', 'greedy', '--only', 'order-open-the-way'])).out).toMatch(/mean regret/);
  });

  test('proves', async () => {
    const { exit, out } = await hexfront(['puzzles', '--prove', '--only', 'advance-stay-where-you-are', '-q']);
    expect([exit, out]).toEqual([0, expect.stringMatching(/1 puzzle of 1 proven/)]);
  });

  test.each([
    [['--player', 'nobody'], 2, /Allowed choices/],
    [['--only', 'nothing'], 1, /there is no puzzle or theme nothing/],
    [['--budget', '-1'], 2, /whole number/],
    [['--list', '--prove'], 2, /cannot be used with/],
  ] as const)('refuses %s', async (words, code, reason) => {
    const { exit, err } = await hexfront(['puzzles', ...words]);
    expect(exit).toBe(code);
    expect(err).toMatch(reason);
  });
});
