import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { boardOf } from '#games/gamex/board/board.ts';
import { isFaults, readPanel } from '#games/gamex/board/panels.ts';
import { mapOf } from '#games/gamex/desk/map.ts';
import type { TacticalMap } from '#table/board-model.ts';
import type { Box } from '#web/board/geometry.ts';
import type { TextStyle } from '#web/board/pen.ts';
import { fetchStyle, layOut } from '#web/board/style.ts';
import { svgPen } from '#web/board/svg-pen.ts';
import { keyOfSide, outlinesOf } from '#web/board/tactical/edges.ts';
import { planOf } from '#web/board/tactical/field.ts';
import { widthOf } from '#web/board/text-width.ts';
import { type ThemeName, THEMES } from '#web/board/theme.ts';

/** Drawing of the tactical ground. */

const data = fileURLToPath(new URL('../../src/games/gamex/data/', import.meta.url));
const PANELS = readdirSync(data)
  .filter((name) => name.endsWith('.panel'))
  .map((name) => name.replace('.panel', ''));

function panel(name: string): TacticalMap {
  const sheet = readPanel(readFileSync(`${data}${name}.panel`, 'utf8'));
  if (isFaults(sheet)) throw new Error(JSON.stringify(sheet));
  return mapOf(boardOf(sheet), sheet.title);
}

beforeAll(() => fetchStyle('tactical'));

describe('crests', () => {
  const map = panel('C');
  const hexNamed = (name: string) => map.hexes.findIndex((hex) => hex.name.endsWith(name));
  const signsBetween = (one: string, two: string): string[] => {
    const { field } = planOf(map);
    const [a, b] = [hexNamed(one), hexNamed(two)];
    const edge = [0, 1, 2, 3, 4, 5].find((e) => field.across(a, e) === b) as number;
    const key = keyOfSide(field, a, edge);
    return map.sides.filter((side) => keyOfSide(field, side.hex, side.edge) === key).map(({ sign }) => sign);
  };

  test('X3.2c a brown side of a hilltop is drawn as a crest and as a foot', () => {
    expect(signsBetween('P-6', 'Q-5')).toEqual(['foot', 'crest']);
  });

  test('X3.2c no crest is drawn between two hexes of one hilltop', () => {
    expect(signsBetween('P-6', 'P-7')).toEqual([]);
  });

  test.each(PANELS)('X3.2c %s: every hilltop is rimmed, cliffs excepted', (name) => {
    const drawn = panel(name);
    const { field } = planOf(drawn);
    const signs = new Map<string, Set<string>>();
    for (const { hex, edge, sign } of drawn.sides) {
      const key = keyOfSide(field, hex, edge);
      signs.set(key, (signs.get(key) ?? new Set()).add(sign));
    }
    drawn.hexes.forEach(({ level }, hex) => {
      for (let edge = 0; edge < 6; edge++) {
        const beyond = field.across(hex, edge);
        if (beyond === undefined) continue;
        const other = drawn.hexes[beyond]?.level ?? 0;
        const here = signs.get(keyOfSide(field, hex, edge)) ?? new Set();
        if (here.has('cliff')) continue;
        if (level === 2 && other < 2) expect(here, `${drawn.hexes[hex]?.name}:${edge}`).toContain('crest');
        if (level === 4 && other < 4) expect(here, `${drawn.hexes[hex]?.name}:${edge}`).toContain('high-crest');
      }
    });
  });
});

test('an outline never leaves its hexsides so far that a hex is in doubt', () => {
  const plan = planOf(panel('C'));
  const distanceTo = (p: { x: number; y: number }, key: string): number => {
    const [a, b] = key.split('|').map((corner) => corner.split(',').map(Number)) as [
      [number, number],
      [number, number],
    ];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((p.x - a[0]) * dx + (p.y - a[1]) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(p.x - a[0] - t * dx, p.y - a[1] - t * dy);
  };
  for (const isIn of [
    (hex: number) => plan.field.hexes[hex]?.cover === 'woods',
    (hex: number) => (plan.field.hexes[hex]?.level ?? 0) > 1,
  ]) {
    const pieces = outlinesOf(plan.field, isIn).flatMap((outline) => outline.pieces);
    expect(pieces.length).toBeGreaterThan(50);
    for (const { key, line } of pieces) {
      const middle = line[Math.floor(line.length / 2)] as { x: number; y: number };
      expect(distanceTo(middle, key)).toBeLessThan(7);
      for (const p of line) expect(distanceTo(p, key)).toBeLessThan(14);
    }
  }
});

describe('tiles', () => {
  /** Pixels of a tile: from what is drawn for it alone, or from the whole map. */
  const render = (map: TacticalMap, theme: ThemeName, scale: number, box: Box, alone: boolean): PNG => {
    const pen = svgPen();
    const laid = layOut(map);
    laid.sheetIn(THEMES[theme]).draw(pen, scale, alone ? box : laid.sheet);
    const unit = scale / 100;
    const [width, height] = [Math.round((box.x1 - box.x0) * unit), Math.round((box.y1 - box.y0) * unit)];
    const view = `${box.x0} ${box.y0} ${box.x1 - box.x0} ${box.y1 - box.y0}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${pen.body()}</svg>`;
    return PNG.sync.read(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
  };

  test.each([
    ['C', 'classic', 28, 4, 5],
    ['B', 'night', 60, 3, 9],
    ['1', 'contrast', 100, 4, 14],
    ['G', 'classic', 40, 1, 12],
    ['3', 'classic', 190, 6, 17],
    ['C', 'night', 10, 0, 0],
  ] as const)(
    '%s %s at %d pixels a hex: a tile shows what the whole map shows there, so neighbours meet',
    (name, theme, scale, column, row) => {
      const map = panel(name);
      const { neat } = layOut(map);
      const side = 21_000 / scale;
      const [x0, y0] = [neat.x0 + column * 100, neat.y0 + row * 100];
      const box = { x0, y0, x1: x0 + side, y1: y0 + side };
      const [tile, whole] = [render(map, theme, scale, box, true), render(map, theme, scale, box, false)];
      expect(tile.data.equals(whole.data)).toBe(true);
    },
  );
});

describe.each(PANELS)('names on panel %s', (name) => {
  const map = panel(name);
  const lettering = (scale: number) => {
    const laid = layOut(map);
    const found: { text: string; box: Box }[] = [];
    const pen = {
      ...svgPen(),
      text(text: string, x: number, y: number, { face, size }: TextStyle) {
        if (face !== 'italic' && face !== 'caps-bold') return;
        if (text === map.title || text === 'N') return;
        const half = widthOf(text, face, size) / 2;
        found.push({ text, box: { x0: x - half, x1: x + half, y0: y - size * 0.7, y1: y + size * 0.2 } });
      },
    };
    laid.sheetIn(THEMES.classic).draw(pen, scale, laid.sheet);
    return { found, neat: laid.neat };
  };

  test.each([12, 28, 46, 70, 120, 190])('none is cut or crosses another at %d pixels a hex', (scale) => {
    const { found, neat } = lettering(scale);
    // Names without room are left out, but never most of them.
    expect(found.length).toBeGreaterThan(map.places.length * 0.6);
    found.forEach(({ text, box }, i) => {
      expect(box.x0, text).toBeGreaterThanOrEqual(neat.x0);
      expect(box.x1, text).toBeLessThanOrEqual(neat.x1);
      for (const other of found.slice(i + 1)) {
        const apart =
          box.x1 <= other.box.x0 || other.box.x1 <= box.x0 || box.y1 <= other.box.y0 || other.box.y1 <= box.y0;
        expect(apart, `${text} and ${other.text}`).toBe(true);
      }
    });
  });
});
