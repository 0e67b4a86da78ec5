import { expect, test } from 'vitest';
import type { LayerItem } from '#table/board-model.ts';
import type { GameTable } from '#web/games/gamex/game-table.ts';
import { shotLayers } from '#web/games/gamex/shot-layers.ts';
import './fluent.ts';

/** Marks over the targets of the selected units. */

interface Seen {
  readonly firing?: readonly string[];
  readonly begun?: string;
  readonly aimedAt?: number;
  readonly fault?: string;
}
const FROM: Readonly<Record<string, number>> = { gun: 3, tank: 3, other: 4 };

const itemsWith = ({ firing = ['gun', 'tank'], begun, aimedAt, fault }: Seen): readonly LayerItem[] =>
  shotLayers({
    firing: () => firing,
    shots: () => [
      { hex: 7, plans: [{ reckoning: { column: '2-1' } }, { reckoning: { column: '1-1' } }] },
      { hex: 9, plans: [] },
    ],
    aimedAt: () => aimedAt,
    plans: () => (aimedAt === undefined ? [] : [{ fault }]),
    laid: {
      begun: () => (begun === undefined ? undefined : { verb: begun }),
      piece: (id: string) => ({ hex: FROM[id] }),
    },
  } as unknown as GameTable).flatMap(({ items }) => items);

const plates = (items: readonly LayerItem[]) =>
  items.flatMap((item) => (item.kind === 'plate' ? [[item.hex, item.text]] : []));
const arrows = (items: readonly LayerItem[]) =>
  items.flatMap((item) => (item.kind === 'arrow' ? [[item.from, item.to]] : []));

test('X6.1 every target has a rim and a plate with the odds of its best shot', () => {
  const items = itemsWith({});
  expect(plates(items).map(([hex]) => hex)).toEqual([7, 9]);
  expect(plates(items)[0]).toEqual([7, '2-1']);
  expect(items.flatMap((item) => (item.kind === 'outline' ? item.hexes : []))).toEqual([7, 9]);
  expect(arrows(items)).toEqual([]);
});

test('a line leads from each hex that fires, once, to the target pointed at where it may be fired at', () => {
  expect(arrows(itemsWith({ firing: ['gun', 'tank', 'other'], aimedAt: 7 }))).toEqual([
    [3, 7],
    [4, 7],
  ]);
  expect(arrows(itemsWith({ aimedAt: 7, fault: 'X6.3' }))).toEqual([]);
  expect(arrows(itemsWith({ aimedAt: 3 }))).toEqual([]);
});

test('nothing is drawn with nobody in hand, nor odds of fire while something else is begun', () => {
  expect(itemsWith({ firing: [] })).toEqual([]);
  expect(itemsWith({ begun: 'assault' })).toEqual([]);
  expect(plates(itemsWith({ begun: 'fire' }))).toHaveLength(2);
});
