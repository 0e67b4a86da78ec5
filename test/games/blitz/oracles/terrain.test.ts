import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { position } from '../table.ts';
import { chance, one, shuffled } from './chance.ts';
import { type Land, type Name, type Piece, positionWords, terrainLine } from './model.ts';

const LEDGER = readFileSync(new URL('../../../../docs/rules/blitzkrieg-1965.md', import.meta.url), 'utf8');

/** The multiplier of each line of the printed chart. */
function chart(): Map<number, number> {
  const text = LEDGER.slice(LEDGER.indexOf('**B19.terrain**'), LEDGER.indexOf('**B19.9**'));
  const rows = [...text.matchAll(/^\| (\d) \|.*\| ×(\d) \|$/gm)];
  return new Map(rows.map((row) => [Number(row[1]), Number(row[2])]));
}

const RING: readonly Name[] = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'];
const GROUNDS = ['clear', 'forest', 'mountain', 'city', 'road', 'desert'] as const;
const RIVERS: readonly (readonly string[])[] = [[], ['Dott'], ['Knabe'], ['Dott', 'Knabe']];

interface Hex {
  readonly at: Name;
  readonly ground: (typeof GROUNDS)[number];
  readonly rivers: readonly string[];
}

/** A Red stack of 8 at 0,0 and Blue on some of the hexes round it: what the stack counts for, over 8. */
function multiplier(defender: Hex, attackers: readonly Hex[]): { engine: number; land: Land } {
  const all = [defender, ...attackers];
  const on = (ground: Hex['ground']) => new Set(all.filter((hex) => hex.ground === ground).map((hex) => hex.at));
  const land: Land = {
    hexes: ['0,0', ...RING],
    sea: new Set(),
    lake: new Set(),
    neutral: new Set(),
    forest: on('forest'),
    mountain: on('mountain'),
    city: new Map([...on('city')].map((at) => [at, `City${at.replace(',', 'x')}`])),
    courses: new Map(),
    roads: new Set(),
  };
  const pieces: Piece[] = [
    { id: 'r1', team: 'red', type: 'inf', af: 4, df: 4, mf: 4, at: '0,0' },
    { id: 'r2', team: 'red', type: 'art', af: 8, df: 4, mf: 4, at: '0,0' },
    ...attackers.map(({ at }, i): Piece => ({ id: `b${i}`, team: 'blue', type: 'inf', af: 4, df: 4, mf: 4, at })),
  ];
  const courses = new Map(
    ['Dott', 'Knabe'].map((name) => [name, all.filter((hex) => hex.rivers.includes(name)).map((hex) => hex.at)]),
  );
  const roads = [...on('road')].filter((at) => at !== '0,0').map((at) => `road : ${at} 0,0`);
  const desert = [...on('desert')].map((at) => `desert ${at}`);
  const table = position(positionWords(land, ['grid radius 1', ...roads, ...desert].join('\n'), pieces, 'blue moves'));
  // The board's own table of rivers: a course through hexes that are not adjacent cannot be written in words.
  const { board } = table.game.world;
  for (const [i, course] of [...courses.values()].entries()) {
    for (const at of course) {
      const hex = board.grid.byName.get(at) ?? -1;
      board.rivers[hex] = (board.rivers[hex] as number) | (1 << i);
    }
  }
  const numbers = attackers.map((_, i) => i + 2);
  const { defenceTotal } = strengthsOf(table.game.world, table.state, numbers, [board.grid.byName.get('0,0') ?? -1]);
  return { engine: defenceTotal / 8, land: { ...land, courses } };
}

describe('B19.terrain against the chart, line by line', () => {
  const printed = chart();

  test('B19.terrain the ledger prints eight lines', () =>
    expect([...printed.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]));

  test('B19.8 every mixture of rivers of the defender and of up to three attacking hexes', () => {
    const lines = new Map<number, number>();
    for (const own of RIVERS) {
      for (const a of RIVERS) {
        for (const b of [undefined, ...RIVERS]) {
          for (const c of b === undefined ? [undefined] : [undefined, ...RIVERS]) {
            const hexes = [a, b, c].flatMap((rivers, i) =>
              rivers === undefined ? [] : [{ at: RING[i * 2] as Name, ground: 'clear' as const, rivers }],
            );
            const { engine, land } = multiplier({ at: '0,0', ground: 'clear', rivers: own }, hexes);
            const { line } = terrainLine(
              land,
              '0,0',
              hexes.map((hex) => hex.at),
            );
            expect(engine, `${own} from ${hexes.map((hex) => `[${hex.rivers}]`)}: line ${line}`).toBe(
              printed.get(line),
            );
            lines.set(line, (lines.get(line) ?? 0) + 1);
          }
        }
      }
    }
    expect(new Set(lines.keys())).toEqual(new Set([1, 2, 3, 6, 7]));
  });

  test('B19.8 B19.8a B19.8c every ground under defender and attackers', () => {
    const lines = new Map<number, number>();
    const roll = chance(7);
    for (let i = 0; i < 1500; i++) {
      const ring = shuffled(roll, RING).slice(0, 1 + roll(3));
      const hexes = ring.map((at) => ({ at, ground: one(roll, GROUNDS), rivers: one(roll, [...RIVERS, ['Dott']]) }));
      const defender = { at: '0,0', ground: one(roll, GROUNDS), rivers: one(roll, RIVERS) };
      const { engine, land } = multiplier(defender, hexes);
      const { line } = terrainLine(land, '0,0', ring);
      expect(engine, `${JSON.stringify([defender, hexes])}: line ${line}`).toBe(printed.get(line));
      lines.set(line, (lines.get(line) ?? 0) + 1);
    }
    for (const line of [1, 2, 3, 4, 5, 6, 7]) expect(lines.get(line) ?? 0, `line ${line}`).toBeGreaterThan(20);
  });
});
