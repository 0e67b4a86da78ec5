import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileBoard } from '#games/blitz/board.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import { placeLabels } from '#web/board/atlas/draw/labels.ts';
import { LABEL_SCALES } from '#web/board/atlas/draw/scene.ts';
import { overlaps } from '#web/board/geometry.ts';
import { planMap } from '#web/board/atlas/land/plan.ts';
import type { AtlasMap } from '#table/board-model.ts';
import { CLASSIC } from '#web/board/theme.ts';
import { smallMap } from './small-board.ts';

function continent(): AtlasMap {
  const source = parseBoard(
    readFileSync(new URL('../../src/games/blitz/data/continent.board', import.meta.url), 'utf8'),
  );
  if (!isBoard(source)) throw new Error(JSON.stringify(source));
  return mapOf(compileBoard(source));
}

describe.each([
  ['the continent', continent()],
  ['a small board', smallMap()],
])('lettering of %s', (_, model) => {
  const plan = planMap(model);
  const { neat } = plan.ground;
  const lettered = new Map<number, ReturnType<typeof placeLabels>>();
  const labelsAt = (scale: number) => {
    const labels = lettered.get(scale) ?? placeLabels(plan, CLASSIC, scale);
    lettered.set(scale, labels);
    return labels;
  };

  test.each(LABEL_SCALES)('nothing touches at %d pixels a hex', (scale) => {
    const placed = labelsAt(scale);
    placed.forEach((a, i) => {
      for (const b of placed.slice(i + 1)) {
        const hit = a.boxes.some((one) => b.boxes.some((other) => overlaps(one, other)));
        expect(hit, `${a.text} and ${b.text}`).toBe(false);
      }
      for (const box of a.boxes) {
        expect(
          box.x0 > neat.x0 && box.x1 < neat.x1 && box.y0 > neat.y0 && box.y1 < neat.y1,
          `${a.text} within the frame`,
        ).toBe(true);
      }
    });
  });

  test('capitals are always named, and close up every city is', () => {
    const names = (scale: number) => new Set(labelsAt(scale).map((label) => label.text));
    const capitals = model.cities.filter((city) => city.capital);
    expect(capitals.length).toBeGreaterThan(0);
    for (const scale of LABEL_SCALES.filter((step) => step >= 14)) {
      for (const { name } of capitals) expect(names(scale), `${name} at ${scale}`).toContain(name);
    }
    const close = names(36);
    const unnamed = model.cities.filter((city) => !close.has(city.name)).map((city) => city.name);
    expect(unnamed).toEqual([]);
  });

  test('a city name stays on its side of the city when the map is zoomed', () => {
    /** Direction from the middle of a city to that of its name, in sixths of a circle. */
    const bearing = (scale: number, name: string): number | undefined => {
      const box = labelsAt(scale).find(({ text }) => text === name)?.boxes[0];
      const hexes = plan.towns.find(({ city }) => city.name === name)?.hexes ?? [];
      if (!box) return undefined;
      const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
      return Math.atan2(
        (box.y0 + box.y1) / 2 - mean(hexes.map(({ y }) => y)),
        (box.x0 + box.x1) / 2 - mean(hexes.map(({ x }) => x)),
      );
    };
    const scales = LABEL_SCALES;
    const moved = model.cities.flatMap(({ name }) =>
      scales.slice(1).flatMap((scale, i) => {
        const [a, b] = [bearing(scales[i] ?? 0, name), bearing(scale, name)];
        const turn = a === undefined || b === undefined ? 0 : Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
        return turn > 1 ? [`${name} at ${scale}`] : [];
      }),
    );
    expect(moved).toEqual([]);
  });

  test('no city name lies on a town', () => {
    for (const label of labelsAt(50)) {
      for (const town of plan.towns) {
        const on = town.hexes.some((at) =>
          label.boxes.some((box) => at.x > box.x0 && at.x < box.x1 && at.y > box.y0 && at.y < box.y1),
        );
        expect(on, `${label.text} on ${town.city.name}`).toBe(false);
      }
    }
  });
});
