import { expect, test } from 'vitest';
import type { Happening, Piece } from '#table/desk.ts';
import { storyOf, type StorySource } from '#table/story.ts';

/** A game of two turns told afterwards: two units a side, city hexes as the objective. */

const piece = (id: string, side: string): Piece =>
  ({ id, side, counter: { id, side: side === 'one' ? 0 : 1, symbol: 'infantry', factors: '4-4' } }) as unknown as Piece;
const PIECES = [piece('a1', 'one'), piece('a2', 'one'), piece('b1', 'two'), piece('b2', 'two')];

/** Player turn after each command, and the number of ten city hexes each side holds then. */
const COURSE = [
  { turn: 1, mover: 'one', held: [5, 5] },
  { turn: 1, mover: 'one', held: [5, 5] },
  { turn: 1, mover: 'two', held: [5, 5] },
  { turn: 2, mover: 'one', held: [4, 6] },
  { turn: 2, mover: 'one', held: [7, 3] },
] as const;
const HAPPENED: Readonly<Record<number, readonly Happening[]>> = {
  2: [{ is: 'lost', unit: 'b1', at: 3 }],
  3: [{ is: 'taken', hex: 9, by: 'two' }],
  4: [
    { is: 'taken', hex: 9, by: 'one' },
    { is: 'lost', unit: 'b2', at: 4 },
    { is: 'lost', unit: 'b2', at: 4 },
  ],
};
const at = (n: number) => COURSE[n] ?? COURSE[0];
const told = (change: Partial<StorySource> = {}): StorySource => ({
  sides: ['one', 'two'],
  played: COURSE.length - 1,
  moment: (n) => ({ turn: at(n).turn, mover: at(n).mover }),
  scene: (n) => ({
    pieces: PIECES.filter(({ id }) => !(id === 'b1' && n >= 2)),
    objective: {
      line: 'x',
      rule: 'B5.3',
      gauges: ['one', 'two'].map((side, no) => ({ side, value: at(n).held[no] ?? 0, of: 10, what: 'x' })),
      ways: [],
    } as never,
  }),
  happened: (n) => HAPPENED[n] ?? [],
  ...change,
});

test('a story has the lead after each turn: half the objective, half the units left', () => {
  const { turns } = storyOf(told());
  expect(turns.map(({ turn, n }) => [turn, n])).toEqual([
    [0, 0],
    [1, 3],
    [2, 4],
  ]);
  expect(turns.map(({ lead }) => Number(lead.toFixed(2)))).toEqual([0, 0.15, 0.7]);
});

test('losses are counted once, though a unit is told as lost twice', () => {
  const { losses } = storyOf(told());
  expect(losses.map(({ side, lost, all }) => [side, lost.map(({ id }) => id), all])).toEqual([
    ['one', [], 2],
    ['two', ['b1', 'b2'], 2],
  ]);
});

test('turning points are the player turns that changed the lead most, in their order', () => {
  const { points } = storyOf(told());
  expect(points.map(({ turn, mover, n, taken }) => [turn, mover, n, taken])).toEqual([
    [1, 'one', 2, []],
    [1, 'two', 3, [{ hex: 9, by: 'two' }]],
    [2, 'one', 4, [{ hex: 9, by: 'one' }]],
  ]);
  expect(points.map(({ gain }) => Number(gain.toFixed(2)))).toEqual([0.25, -0.1, 0.55]);
});

test('a country that takes a side has taken nothing from anybody', () => {
  const happened = (n: number): readonly Happening[] =>
    n === 4 ? [{ is: 'taken', hex: 9, by: 'one', along: 'x' as never }] : [];
  expect(storyOf(told({ happened })).points.at(-1)?.taken).toEqual([]);
});
