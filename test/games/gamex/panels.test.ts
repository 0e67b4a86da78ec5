import { describe, expect, test } from 'vitest';
import { describeFault } from '#core/notation/notation.ts';
import { type Board, isDeep } from '#games/gamex/board/board.ts';
import { readLayout } from '#games/gamex/board/join.ts';
import { isFaults, readMap } from '#games/gamex/board/panels.ts';
import { sightOf } from '#games/gamex/sight/sight.ts';
import { some } from '#test/sample.ts';
import { oneSided } from './boards.ts';
import { LIBRARY, PANELS } from './library.ts';

const read = (layout: string) => {
  const rows = readLayout(layout.split(' '));
  if (typeof rows === 'string') throw new Error(rows);
  return readMap(rows, (id) => LIBRARY['panels']?.[id]);
};

function mapOf(layout: string): Board {
  const board = read(layout);
  if (isFaults(board)) throw new Error(`${layout}: ${board.map(describeFault).join('\n')}`);
  return board;
}

const around = (board: Board, hex: number): number[] =>
  [...board.grid.neighbours.slice(hex * 6, hex * 6 + 6)].filter((one) => one >= 0);

function spread(from: number, next: (hex: number) => number[]): Set<number> {
  const found = new Set([from]);
  for (const hex of found) for (const one of next(hex)) found.add(one);
  return found;
}

const COASTS = ['B', 'E', 'G'];
const inland = PANELS.filter((id) => !COASTS.includes(id));

test('twelve panels come with the game', () => {
  expect(PANELS).toEqual(['1', '2', '3', '4', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'R']);
});

describe.each(PANELS)('panel %s', (id) => {
  const board = mapOf(id);

  test('has a title, a character and named places', () => {
    const text = LIBRARY['panels']?.[id] ?? '';
    for (const word of ['title', 'title.de', 'about', 'about.de'])
      expect(text).toMatch(new RegExp(`^${word} \\S`, 'm'));
    expect(board.places.length).toBeGreaterThanOrEqual(5);
    const names = board.places.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('one net of roads joins its towns and all ways out', () => {
    const { grid, road } = board;
    const roads = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => road[hex] !== 0);
    const houses = board.places.filter(({ kind }) => kind === 'town' || kind === 'city');
    const built = (hex: number) => houses.some(({ hexes }) => hexes.includes(hex));
    const net = spread(roads[0] ?? 0, (hex) =>
      around(board, hex).filter((one) => {
        const side = [0, 1, 2, 3, 4, 5].find((d) => grid.neighbours[hex * 6 + d] === one) ?? 0;
        return ((road[hex] ?? 0) & (1 << side)) !== 0 || (built(hex) && built(one));
      }),
    );
    expect(roads.filter((hex) => !net.has(hex)).map((hex) => grid.names[hex])).toEqual([]);
    for (const { name, hexes } of houses) expect([name, hexes.some((hex) => net.has(hex))]).toEqual([name, true]);
  });

  test('X6.3.7 whoever is seen sees, over every pair', () => {
    expect(oneSided(sightOf(board))).toEqual([]);
  });

  test('a man on foot gets everywhere', () => {
    const dry = Array.from({ length: board.grid.size }, (_, hex) => hex).filter((hex) => !isDeep(board, hex));
    const reached = spread(dry[0] ?? 0, (hex) => around(board, hex).filter((one) => !isDeep(board, one)));
    expect(dry.filter((hex) => !reached.has(hex))).toEqual([]);
  });
});

/** Each with its next, and all with all: the other order is the same map turned half round. */
const pairs = [1, 2, 3, 4].flatMap((far) =>
  inland.map((one, i) => [one, inland[(i + far) % inland.length] ?? ''] as const),
);

test('X3.1: panels join in any order and turning, side by side and end to end', () => {
  for (const [one, two] of some(pairs, inland.length)) {
    for (const [a, b] of [
      ['', ''],
      ['~', ''],
      ['', '~'],
      ['~', '~'],
    ] as const) {
      mapOf(`${one}${a} ${two}${b}`);
      mapOf(`${one}${a} / ${two}${b}`);
    }
  }
});

describe.each(COASTS)('coast %s', (coast) => {
  test('X3.1 joins on land, not over the sea', () => {
    for (const id of some(inland, 3)) {
      for (const turn of ['', '~']) {
        mapOf(`${coast} ${id}${turn}`);
        mapOf(`${id}${turn} ${coast}~`);
        mapOf(`${coast} / ${id}${turn}`);
        expect(isFaults(read(`${id}${turn} ${coast}`))).toBe(true);
      }
    }
  });

  test('X3.1 goes on along the same shore', () => {
    for (const other of COASTS.filter((id) => id !== coast)) {
      mapOf(`${coast} / ${other}`);
      mapOf(`${coast}~ / ${other}~`);
    }
  });

  test('X10.3b from every hex of the open sea craft reach a beach', () => {
    const board = mapOf(coast);
    const sea = (hex: number) => isDeep(board, hex);
    const beaches = board.terrain.flatMap((one, hex) => (one === 'beach' ? [hex] : []));
    const near = new Set(beaches.flatMap((hex) => [...spread(hex, (one) => around(board, one).filter(sea))]));
    expect(board.terrain.flatMap((_, hex) => (sea(hex) && !near.has(hex) ? [board.grid.names[hex]] : []))).toEqual([]);
  });
});
