import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lieOf } from '#web/board/geometry.ts';
import { above } from '#web/board/atlas/land/contour.ts';
import { groups, isLand, layGround, outline } from '#web/board/atlas/land/ground.ts';
import { shoreOf } from '#web/board/atlas/land/coast.ts';
import { lengthOf, resample } from '#web/board/curve.ts';
import { TURNED_KEY, walkStep } from '#web/board/live/keys.ts';
import { letterWidth, widthOf } from '#web/board/text-width.ts';
import { smallMap } from './small-board.ts';

test.each([false, true])('a point just inside any corner of a hex is in that hex, turned: %s', (turned) => {
  const { axialAt, centreOf, corner } = lieOf({ turned });
  fc.assert(
    fc.property(
      fc.integer({ min: -80, max: 80 }),
      fc.integer({ min: -80, max: 80 }),
      fc.nat(5),
      fc.double({ min: 0, max: 0.98, noNaN: true }),
      (q, r, n, t) => {
        const centre = centreOf({ q, r });
        const edge = corner(centre, n);
        const at = axialAt({ x: centre.x + (edge.x - centre.x) * t, y: centre.y + (edge.y - centre.y) * t });
        expect({ q: at.q + 0, r: at.r + 0 }).toEqual({ q, r });
      },
    ),
  );
});

test('a map that lies on its side has its first row to the left, and keys go where they point', () => {
  const { centreOf } = lieOf({ turned: true });
  const at = centreOf({ q: 4, r: 3 });
  const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
    const [dq, dr] = walkStep(TURNED_KEY[key], 3);
    const to = centreOf({ q: 4 + dq, r: 3 + dr });
    const [x, y] = ways[key];
    expect((to.x - at.x) * x + (to.y - at.y) * y, key).toBeGreaterThan(80);
  }
});

test('outlines are closed rings round what they enclose', () => {
  const ground = layGround(smallMap());
  const rings = outline(ground, isLand);
  // One island with one lake in it.
  expect(rings).toHaveLength(2);
  for (const { sides } of rings) {
    sides.forEach((side, i) => {
      const next = sides[(i + 1) % sides.length];
      expect(next?.a.x).toBeCloseTo(side.b.x, 6);
      expect(next?.a.y).toBeCloseTo(side.b.y, 6);
      expect(isLand(side.inside)).toBe(true);
    });
  }
});

test('a shore stays near the hexsides it stands for, so that no hex changes sides', () => {
  const ground = layGround(smallMap());
  for (const ring of outline(ground, isLand)) {
    const shore = shoreOf(ring);
    shore.points.forEach((p, i) => {
      const inside = shore.inside[i];
      const away = Math.hypot(p.x - (inside?.at.x ?? 0), p.y - (inside?.at.y ?? 0));
      // Never through the middle of the hex, where counters stand, nor a hex out to sea.
      expect(away).toBeGreaterThan(14);
      expect(away).toBeLessThan(105);
    });
  }
});

test('hexes beyond the edge continue the board but are not part of it', () => {
  const model = smallMap();
  const ground = layGround(model);
  expect(ground.cells.filter((cell) => cell.index >= 0)).toHaveLength(model.hexes.length);
  expect(ground.cells.length).toBeGreaterThan(model.hexes.length);
  expect(groups(ground, (cell) => cell.hex.mountain === true)).toHaveLength(1);
});

test('the contour of a cone is a circle', () => {
  const side = 61;
  const values = Float64Array.from(
    { length: side * side },
    (_, i) => 30 - Math.hypot((i % side) - 30, Math.floor(i / side) - 30),
  );
  const rings = above({ x0: 0, y0: 0, step: 1, columns: side, rows: side, values }, 10);
  expect(rings).toHaveLength(1);
  for (const p of rings[0] ?? []) expect(Math.hypot(p.x - 30, p.y - 30)).toBeCloseTo(20, 0);
  expect(lengthOf([...(rings[0] ?? []), ...(rings[0] ?? []).slice(0, 1)])).toBeCloseTo(2 * Math.PI * 20, 0);
});

test('resampling keeps ends and length', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 55 },
  ];
  const points = resample(line, 7);
  expect(points[0]).toEqual(line[0]);
  expect(points[points.length - 1]).toEqual(line[2]);
  expect(lengthOf(points)).toBeGreaterThan(150);
});

test('figures on counters are tabular', () => {
  const widths = new Set([...'0123456789'].map((figure) => letterWidth(figure, 'sans-bold')));
  expect(widths.size).toBe(1);
  expect(widthOf('4-4', 'sans-bold', 10)).toBeCloseTo(widthOf('8-8', 'sans-bold', 10), 9);
});
