import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawLayer } from '#web/board/overlay.ts';
import { lieOf, overlaps } from '#web/board/geometry.ts';
import { createPainter } from '#web/board/live/painter.ts';
import type { Path, StrokeStyle, TextStyle } from '#web/board/pen.ts';
import { fetchStyle, layOut } from '#web/board/style.ts';
import { svgPen } from '#web/board/svg-pen.ts';
import { makePicture } from '#web/board/picture.ts';
import { widthOf } from '#web/board/text-width.ts';
import { THEMES } from '#web/board/theme.ts';
import type { Layer, LayerItem } from '#table/board-model.ts';
import { boardOf } from '#games/gamex/board/board.ts';
import { isFaults, readPanel } from '#games/gamex/board/panels.ts';
import { mapOf } from '#games/gamex/desk/map.ts';

await fetchStyle('tactical');
const sheet = readPanel(readFileSync(new URL('../../src/games/gamex/data/D.panel', import.meta.url), 'utf8'));
if (isFaults(sheet)) throw new Error(JSON.stringify(sheet));
const map = mapOf(boardOf(sheet), sheet.title);
const SCALE = 56;
const all = map.hexes.map((_, i) => i);
const reach: Layer = {
  id: 'reach',
  items: [
    { kind: 'shade', hexes: all, tone: 'reach' },
    ...all.map((hex): LayerItem => ({ kind: 'cost', hex, text: '3½' })),
  ],
};

/** A pen that notes what is written and drawn with it. */
function noting() {
  const written: { text: string; x: number; y: number; style: TextStyle }[] = [];
  const strokes: { line: readonly number[]; style: StrokeStyle }[] = [];
  const pen = {
    ...svgPen(),
    text: (text: string, x: number, y: number, style: TextStyle) => void written.push({ text, x, y, style }),
    stroke: ({ coords }: Path, style: StrokeStyle) => void strokes.push({ line: coords, style }),
  };
  return { pen, written, strokes };
}

test('names of places are written once more above a reach, after everything laid on the ground', () => {
  const { pen, written } = noting();
  makePicture(map, { scale: SCALE, layers: [reach] }).draw(pen);
  const last = written.findLastIndex(({ text }) => text === '3½');
  for (const { name } of map.places.filter((place) => written.some(({ text }) => text === place.name)))
    expect(written.findLastIndex(({ text }) => text === name)).toBeGreaterThan(last);
});

test('no cost of a hex lies on the name of a place', () => {
  const names = layOut(map).sheetIn(THEMES.classic).names?.(SCALE) ?? [];
  expect(names.length).toBeGreaterThan(3);
  const { pen, written } = noting();
  drawLayer(pen, map, THEMES.classic, SCALE, reach, undefined, names);
  const costs = written.filter(({ text }) => text === '3½');
  expect(costs.length).toBe(all.length);
  for (const { x, y, style } of costs) {
    const half = widthOf('3½', 'sans-bold', style.size) / 2;
    for (const { box, text } of names) {
      const apart = x + half <= box.x0 || x - half >= box.x1 || y <= box.y0 || y - style.size * 0.7 >= box.y1;
      expect(apart, text).toBe(true);
    }
  }
});

test('plates that give way lie clear of the names of places and of each other; others lie where they always do', () => {
  const names = layOut(map).sheetIn(THEMES.classic).names?.(SCALE) ?? [];
  const hexes = map.places.flatMap((place) => place.hexes.slice(0, 1));
  const shown = (yields: boolean) => {
    const { pen, written } = noting();
    const items = hexes.flatMap((hex): LayerItem[] =>
      ['one', 'two'].map((text) => ({ kind: 'plate', hex, text, tone: 'own', ...(yields ? { yields } : {}) })),
    );
    drawLayer(pen, map, THEMES.classic, SCALE, { id: 'plates', above: true, items }, undefined, names);
    const plates = written.map(({ text, x, y, style: { size } }) => {
      const half = widthOf(text, 'sans-bold', size) / 2;
      return { x0: x - half, x1: x + half, y0: y - size * 0.7, y1: y };
    });
    const others = names.map(({ box }) => box);
    return plates.flatMap((plate, i) => [...others, ...plates.slice(0, i)].filter((box) => overlaps(box, plate)));
  };
  expect(shown(false).length).toBeGreaterThanOrEqual(hexes.length);
  expect(shown(true)).toEqual([]);
});

test('tiles and what is drawn over them agree on the names of a scale', () => {
  const painter = createPainter(map);
  const names = painter.names({ scale: 2 * SCALE, ratio: 2, theme: 'night' });
  expect(names).toEqual(layOut(map).sheetIn(THEMES.night).names?.(SCALE));
  // The names can be transferred from a worker.
  expect(structuredClone(names)).toEqual(names);
});

test('a line of sight is whole up to the edge of the hex that blocks it and broken beyond', () => {
  const hexAt = (step: number) => map.hexes.findIndex(({ q, r }) => q === 4 + step && r === 4);
  const [from, block, to] = [hexAt(0), hexAt(1), hexAt(3)];
  const { centreOf } = lieOf(map);
  const [a, b] = [from, to].map((hex) => centreOf(map.hexes[hex] as (typeof map.hexes)[number]));
  if (!a || !b) throw new Error('no such hex');
  const { target } = THEMES.classic.tones;
  const { sightClear } = THEMES.classic;
  const sight = (blocking: readonly number[]) => {
    const { pen, strokes } = noting();
    const item: LayerItem = { kind: 'sight', from, to, block: blocking };
    drawLayer(pen, map, THEMES.classic, SCALE, { id: 'sight', items: [item] });
    return (colour: string) => strokes.filter(({ style, line }) => style.colour === colour && line.length === 4);
  };
  const near = (line: readonly number[] | undefined, ...wanted: readonly number[]) =>
    line?.forEach((v, i) => expect(v).toBeCloseTo(wanted[i] ?? Number.NaN, 3));
  const clear = sight([]);
  near(clear(sightClear)[0]?.line, a.x, a.y, b.x, b.y);
  expect(clear(sightClear)).toHaveLength(1);
  expect(clear(target)).toEqual([]);
  // Half a hex on, where the blocking hex begins.
  const stop = [a.x + (b.x - a.x) / 6, a.y + (b.y - a.y) / 6] as const;
  for (const shut of [sight([block]), sight([from, block])]) {
    expect(shut(sightClear)).toHaveLength(1);
    near(shut(sightClear)[0]?.line, a.x, a.y, ...stop);
    expect(shut(target).map(({ style }) => style.dash !== undefined)).toEqual([true]);
    near(shut(target)[0]?.line, ...stop, b.x, b.y);
  }
});
