import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Board, type City, compileBoard } from '#games/blitz/board.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { SIDES, type Side } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { ARMS, capitalOf, homeLand, nearestBeach, roleOf, turnsFrom, turnsToCover } from './travel.ts';

const BOARD = new URL('../../src/games/blitz/data/continent.board', import.meta.url);
const NOTE = new URL('../../docs/continent.md', import.meta.url);
const [BEGIN, END] = ['<!-- balance: tsx scripts/continent/balance.ts -->', '<!-- /balance -->'];

type From = 'frontier' | 'capital';

/** Turns for infantry and armor, from the nearest home hex and from the capital, to cover each city. */
function timesOf(board: Board, side: Side): (from: From, city: City) => number[] {
  const starts: Record<From, readonly Hex[]> = {
    frontier: homeLand(board, side),
    capital: capitalOf(board, side).hexes,
  };
  const turns = Object.fromEntries(
    Object.entries(starts).map(([from, hexes]) => [from, ARMS.map((arm) => turnsFrom(board, hexes, arm))]),
  ) as Record<From, Int16Array[]>;
  return (from, city) => turns[from].map((table) => turnsToCover(board, table, city));
}

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(2);

export function balanceText(board: Board): string {
  const { cities, countries, country } = board.source;
  const times = { blue: timesOf(board, 'blue'), red: timesOf(board, 'red') };
  const pair = (side: Side, from: From, city: City) => times[side](from, city).join(' / ');
  const land = (city: City) => countries[country[city.hexes[0] as Hex] ?? -1]?.name ?? '';
  const minor = cities.filter((city) => roleOf(board, city) === 'minor');
  const home = (side: Side) => cities.filter((city) => roleOf(board, city) === side);
  const hexes = (list: readonly City[]) => list.reduce((sum, city) => sum + city.hexes.length, 0);
  const first = (side: Side, arm: number, other: Side) =>
    minor.filter(
      (city) => (times[side]('frontier', city)[arm] as number) < (times[other]('frontier', city)[arm] as number),
    );
  const within = (side: Side, arm: number) =>
    minor.filter((city) => (times[side]('frontier', city)[arm] as number) <= 1);
  const count = (list: readonly City[]) => `${list.length} (${hexes(list)})`;

  const minorRows = minor.map((city) => {
    const cells = [pair('blue', 'frontier', city), pair('red', 'frontier', city), pair('blue', 'capital', city)];
    return `| ${city.name} | ${land(city)} | ${[...cells, pair('red', 'capital', city)].join(' | ')} |`;
  });
  const homeRows = (side: Side, enemy: Side) =>
    home(enemy).map((city) => {
      const cells = [pair(side, 'frontier', city), pair(side, 'capital', city), nearestBeach(board, city)];
      return `| ${city.name} | ${land(city)} | ${cells.join(' | ')} |`;
    });
  const average = (side: Side, enemy: Side, from: From) =>
    ARMS.map((_, arm) => mean(home(enemy).map((city) => times[side](from, city)[arm] as number))).join(' / ');
  const capital = (side: Side, enemy: Side) => pair(side, 'capital', capitalOf(board, enemy));
  return [
    'Turns an unopposed unit needs to cover a city (to stand in it or beside it, B10.2), infantry / armor, roads included.',
    '*Frontier*: set up in the best home hex. *Capital*: marching out of the capital.',
    '',
    '| Minor city | Country | Blue, frontier | Red, frontier | Blue, capital | Red, capital |',
    '|---|---|---|---|---|---|',
    ...minorRows,
    '',
    '| Enemy home city | Country | Frontier | Capital | Hexes to the nearest beach |',
    '|---|---|---|---|---|',
    ...homeRows('blue', 'red'),
    ...homeRows('red', 'blue'),
    '',
    '| Measure | Blue | Red |',
    '|---|---|---|',
    `| Home cities (hexes) | ${count(home('blue'))} | ${count(home('red'))} |`,
    `| Minor cities (hexes) infantry covers in one turn | ${count(within('blue', 0))} | ${count(within('red', 0))} |`,
    `| Minor cities (hexes) armor covers in one turn | ${count(within('blue', 1))} | ${count(within('red', 1))} |`,
    `| Minor cities (hexes) its infantry covers a turn or more before the other's | ${count(first('blue', 0, 'red'))} | ${count(first('red', 0, 'blue'))} |`,
    `| Minor cities (hexes) its armor covers a turn or more before the other's | ${count(first('blue', 1, 'red'))} | ${count(first('red', 1, 'blue'))} |`,
    `| Capital to capital, turns | ${capital('blue', 'red')} | ${capital('red', 'blue')} |`,
    `| Mean turns to an enemy home city, from the frontier | ${average('blue', 'red', 'frontier')} | ${average('red', 'blue', 'frontier')} |`,
    `| Mean turns to an enemy home city, from the capital | ${average('blue', 'red', 'capital')} | ${average('red', 'blue', 'capital')} |`,
    `| Capital to the nearest beach, hexes | ${SIDES.map((side) => nearestBeach(board, capitalOf(board, side))).join(' | ')} |`,
  ].join('\n');
}

export function withBalance(note: string, board: Board): string {
  const [before, rest = ''] = note.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error('the note has no place for the balance table');
  return `${before}${BEGIN}\n${balanceText(board)}\n${END}${after}`;
}

/** Run as a script it writes the tables into the design note. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const source = parseBoard(readFileSync(BOARD, 'utf8'));
  if (!isBoard(source)) throw new Error('the continent has faults: hexfront check-board');
  writeFileSync(NOTE, withBalance(readFileSync(NOTE, 'utf8'), compileBoard(source)));
}
