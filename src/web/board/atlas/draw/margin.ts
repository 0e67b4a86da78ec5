import { type Box, boxOf, corner, HEX_SIDE, type Point } from '#web/board/geometry.ts';
import type { Ground } from '../land/ground.ts';
import { FRAME, marginOf, type Plan, planMap } from '../land/plan.ts';
import type { LegendEntry, LegendKind, MapHex, AtlasMap } from '#table/board-model.ts';
import { addLine, addRect, newPath, type Pen } from '#web/board/pen.ts';
import { widthOf } from '#web/board/text-width.ts';
import type { Theme } from '#web/board/theme.ts';
import { drawScene, type Mark, px, type Scene } from '#web/board/mark.ts';

/** Layout of the margin. */
export interface MarginLayout {
  readonly title: Box;
  readonly legend: readonly (readonly [LegendEntry, Box])[];
  readonly rows: readonly {
    readonly title: string;
    readonly at: Box;
    readonly cells: readonly { readonly id: string; readonly text: string; readonly box: Box }[];
  }[];
}

const TITLE_WIDTH = 1500;
const GAP = 70;

export function layMargin(ground: Ground): MarginLayout | undefined {
  const height = marginOf(ground);
  if (height === 0) return undefined;
  const { neat, model } = ground;
  const top = neat.y1 + FRAME - 4;
  const bottom = top + height - 62;
  const legend = model.legend ?? [];
  const boxes = model.boxes ?? [];
  const columns = Math.ceil(legend.length / 2);
  const left = neat.x0 + TITLE_WIDTH + GAP;
  const wide = boxes.length > 0 ? 2350 : neat.x1 - left;
  const step = columns > 0 ? wide / columns : 0;
  const right = left + wide + GAP;
  const rowHeight = (bottom - top) / Math.max(1, boxes.length);
  return {
    title: { x0: neat.x0, x1: neat.x0 + TITLE_WIDTH, y0: top, y1: bottom },
    legend: legend.map((entry, i) => {
      const x0 = left + Math.floor(i / 2) * step;
      const y0 = top + (i % 2) * ((bottom - top) / 2);
      return [entry, { x0, x1: x0 + step, y0, y1: y0 + (bottom - top) / 2 }] as const;
    }),
    rows: boxes.map(({ title, cells }, k) => {
      const y0 = top + k * rowHeight + (k > 0 ? 14 : 0);
      const y1 = top + (k + 1) * rowHeight - (k + 1 < boxes.length ? 14 : 0);
      const from = right + 250;
      const cell = (neat.x1 - from) / cells.length;
      return {
        title,
        at: { x0: right, x1: from, y0, y1 },
        cells: cells.map(({ id, text }, i) => ({
          id,
          text,
          box: { x0: from + i * cell, x1: from + (i + 1) * cell, y0, y1 },
        })),
      };
    }),
  };
}

/** A few hexes with one feature, drawn by the same hand as the map. */
function sample(kind: LegendKind): AtlasMap {
  const places = [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  const wet = kind === 'beach' || kind === 'port' ? [2, 3] : [];
  const hexes = places.map(([q, r], i): MapHex => {
    if (wet.includes(i)) return { q: q + 40, r: r + 20, name: '', surface: 'sea' };
    const inside = i === 0;
    return {
      q: q + 40,
      r: r + 20,
      name: '',
      surface: kind === 'lake' && inside ? 'lake' : 'land',
      ...(kind === 'forest' && inside ? { forest: true } : {}),
      ...(kind === 'mountain' && inside ? { mountain: true } : {}),
      ...(kind === 'desert' ? { desert: true } : {}),
      ...(kind === 'beach' ? { beach: true } : {}),
      ...(kind === 'frontier' ? { country: i === 0 || i === 4 || i === 5 || i === 3 ? 0 : 1 } : {}),
    };
  });
  const city = kind === 'city' || kind === 'capital' || kind === 'port';
  return {
    style: 'atlas',
    title: '',
    hexes,
    countries: [
      { name: '', tint: 0 },
      { name: '', tint: 1 },
    ],
    rivers: kind === 'river' ? [{ name: '', hexes: [6, 0, 3] }] : [],
    roads: kind === 'road' || kind === 'rail' ? [{ name: '', hexes: [4, 0, 1] }] : [],
    ...(kind === 'rail' ? { railways: true as const } : {}),
    cities: city ? [{ name: '', hexes: [0], capital: kind === 'capital', ports: kind === 'port' ? [0] : [] }] : [],
    labels: [],
  };
}

const hexPath = (x: number, y: number) =>
  addLine(
    newPath(),
    [0, 1, 2, 3, 4, 5].map((n) => corner({ x, y }, n, HEX_SIDE * 0.98)),
    true,
  );

export function marginMarks(plan: Plan, theme: Theme, scene: (model: Plan, theme: Theme) => Scene): Mark[] {
  const layout = layMargin(plan.ground);
  if (!layout) return [];
  const { model } = plan.ground;
  const marks: Mark[] = [
    { box: layout.title, draw: (pen, scale) => drawTitle(pen, theme, layout.title, model, scale) },
  ];
  // Made when first drawn: the map itself must not wait for its legend.
  const made = new Map<LegendKind, { readonly middle: Point; readonly picture: Scene }>();
  const swatch = (kind: LegendKind) => {
    const known = made.get(kind);
    if (known) return known;
    const small = planMap(sample(kind));
    const own = small.ground.cell(0).at;
    // Shores are shown from a little out at sea.
    const middle = kind === 'beach' || kind === 'port' ? { x: own.x, y: own.y + 46 } : own;
    const fresh = { middle, picture: scene(small, theme) };
    made.set(kind, fresh);
    return fresh;
  };
  for (const [entry, box] of layout.legend) {
    const centre = { x: box.x0 + 62, y: (box.y0 + box.y1) / 2 };
    marks.push({
      box: { ...box, x0: box.x0 - 10 },
      draw(pen, scale) {
        const { middle, picture } = swatch(entry.kind);
        pen.save();
        pen.move(centre.x - middle.x, centre.y - middle.y);
        pen.save();
        pen.clip(hexPath(middle.x, middle.y));
        drawScene(pen, picture, Math.max(scale, 26), boxOf([middle], 60));
        pen.restore();
        pen.stroke(hexPath(middle.x, middle.y), {
          colour: theme.frameInk,
          width: px(2.4, scale, 0.7, 2),
          alpha: 0.8,
          join: 'round',
        });
        pen.restore();
        const room = box.x1 - box.x0 - 135;
        const size = Math.min(46, room / widthOf(entry.text, 'caps', 1));
        pen.text(entry.text, box.x0 + 128, centre.y + size * 0.3, { face: 'caps', size, colour: theme.frameInk });
      },
    });
  }
  for (const row of layout.rows) {
    const cells = row.cells;
    marks.push({
      box: { ...row.at, x1: cells[cells.length - 1]?.box.x1 ?? row.at.x1 },
      draw(pen, scale) {
        const size = 42;
        pen.text(row.title, row.at.x1 - 26, (row.at.y0 + row.at.y1) / 2 + size * 0.3, {
          face: 'caps-bold',
          size,
          colour: theme.frameInk,
          align: 'right',
        });
        for (const { text, box } of cells) {
          const path = addRect(newPath(), box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
          pen.fill(path, theme.paper, 0.7);
          pen.stroke(path, { colour: theme.frameInk, width: px(2, scale, 0.5, 2) });
          pen.text(text, box.x0 + 12, box.y0 + 42, { face: 'sans', size: 36, colour: theme.frameInk, alpha: 0.8 });
        }
      },
    });
  }
  return marks;
}

function drawTitle(pen: Pen, theme: Theme, box: Box, model: AtlasMap, scale: number): void {
  const rect = (by: number) =>
    addRect(newPath(), box.x0 + by, box.y0 + by, box.x1 - box.x0 - by * 2, box.y1 - box.y0 - by * 2);
  pen.fill(rect(0), theme.paper, 0.55);
  pen.stroke(rect(0), { colour: theme.frameInk, width: px(6, scale, 1, 6) });
  pen.stroke(rect(13), { colour: theme.frameInk, width: px(2, scale, 0.5, 2) });
  const middle = (box.x0 + box.x1) / 2;
  const text = model.title;
  const size = Math.min(128, (box.x1 - box.x0 - 140) / widthOf(text, 'caps-bold', 1));
  pen.text(text, middle, box.y0 + (model.subtitle ? 62 : 84) + size * 0.5, {
    face: 'caps-bold',
    size,
    colour: theme.frameInk,
    align: 'centre',
  });
  if (model.subtitle) {
    const small = Math.min(50, (box.x1 - box.x0 - 140) / widthOf(model.subtitle, 'italic', 1));
    pen.text(model.subtitle, middle, box.y0 + 186, {
      face: 'italic',
      size: small,
      colour: theme.frameInk,
      align: 'centre',
    });
  }
  if (!model.scale) return;
  // The scale bar: light and dark in turn, one step a hex.
  const { hexes, text: words } = model.scale;
  const y = box.y1 - 46;
  const label = 34;
  const x = middle - (hexes * 100 + 24 + widthOf(words, 'caps', label)) / 2;
  for (let i = 0; i < hexes; i++) {
    const step = addRect(newPath(), x + i * 100, y - 11, 100, 11);
    pen.fill(step, i % 2 === 0 ? theme.frameInk : theme.paper);
    pen.stroke(step, { colour: theme.frameInk, width: px(1.6, scale, 0.4, 1.6) });
  }
  pen.text(words, x + hexes * 100 + 24, y, { face: 'caps', size: label, colour: theme.frameInk });
}
