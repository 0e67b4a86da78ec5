import { bend } from './curve.ts';
import { type Box, HEX_SIDE, type Lie, lieOf, overlaps, type Point } from './geometry.ts';
import type { Lettering } from './labels.ts';
import type { Highlight, HexIndex, Layer, LayerItem, MapModel } from '#table/board-model.ts';
import {
  addEllipse,
  addLine,
  addRoundRect,
  addSmoothLine,
  close,
  lineTo,
  moveTo,
  newPath,
  type Path,
  type Pen,
} from './pen.ts';
import { drawThing } from './things.ts';
import { widthOf } from './text-width.ts';
import { coloursOn, liveryOn, LIVERY } from './counters/liveries.ts';
import type { Theme } from './theme.ts';
import { px } from './mark.ts';
import { drawSight, halfway } from './sight-line.ts';

/** Part of its hex that an outline inside it encloses. */
const INSIDE = 0.84;

function hexesPath(model: MapModel, hexes: readonly HexIndex[], size = HEX_SIDE): Path {
  const path = newPath();
  const { centreOf, corner } = lieOf(model);
  for (const index of hexes) {
    const hex = model.hexes[index];
    if (!hex) continue;
    const at = centreOf(hex);
    for (let n = 0; n < 6; n++) {
      const p = corner(at, n, size);
      if (n === 0) moveTo(path, p.x, p.y);
      else lineTo(path, p.x, p.y);
    }
    close(path);
  }
  return path;
}

/** Only the outer edges of a set of hexes, joined into loops. */
function rimPath(model: MapModel, hexes: readonly HexIndex[]): Path {
  const members = new Set(hexes.map((index) => `${model.hexes[index]?.q},${model.hexes[index]?.r}`));
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  const from = new Map<string, { a: Point; b: Point }>();
  const { centreOf, corner } = lieOf(model);
  const keyOf = (p: Point) => `${Math.round(p.x * 8)},${Math.round(p.y * 8)}`;
  for (const index of hexes) {
    const hex = model.hexes[index];
    if (!hex) continue;
    const at = centreOf(hex);
    steps.forEach(([dq, dr], n) => {
      if (members.has(`${hex.q + dq},${hex.r + dr}`)) return;
      const a = corner(at, n);
      from.set(keyOf(a), { a, b: corner(at, n + 1) });
    });
  }
  const path = newPath();
  for (const start of [...from.values()]) {
    if (!from.has(keyOf(start.a))) continue;
    moveTo(path, start.a.x, start.a.y);
    let side: { a: Point; b: Point } | undefined = start;
    while (side) {
      from.delete(keyOf(side.a));
      lineTo(path, side.b.x, side.b.y);
      side = from.get(keyOf(side.b));
    }
    close(path);
  }
  return path;
}

function arrowHead(path: Path, tip: Point, angle: number, size: number): void {
  const back = (turn: number): Point => ({
    x: tip.x - size * Math.cos(angle + turn),
    y: tip.y - size * Math.sin(angle + turn),
  });
  const [a, b] = [back(0.48), back(-0.48)];
  moveTo(path, tip.x, tip.y);
  lineTo(path, a.x, a.y);
  lineTo(path, b.x, b.y);
  close(path);
}

const plateWidth = (text: string, size: number): number =>
  Math.max(size * 1.5, widthOf(text, 'sans-bold', size) + size * 0.9);

function plate(pen: Pen, theme: Theme, at: Point, text: string, size: number, rim: string): void {
  const width = plateWidth(text, size);
  const height = size * 1.5;
  const shape = addRoundRect(newPath(), at.x - width / 2, at.y - height / 2, width, height, height * 0.3);
  pen.fill(
    addRoundRect(
      newPath(),
      at.x - width / 2 + size * 0.08,
      at.y - height / 2 + size * 0.12,
      width,
      height,
      height * 0.3,
    ),
    theme.shadow,
    0.3,
  );
  pen.fill(shape, theme.plate);
  pen.stroke(shape, { colour: rim, width: size * 0.14 });
  pen.text(text, at.x, at.y + size * 0.35, { face: 'sans-bold', size, colour: theme.plateInk, align: 'centre' });
}

/** Round a counter, clear of the values in its corners. */
const BESIDE = [
  [-40, 0],
  [0, 42],
  [40, 4],
] as const;
function besideCounter(x: number, y: number, nth: number): Point {
  const [dx, dy] = BESIDE[nth % BESIDE.length] ?? [0, 0];
  return { x: x + dx, y: y + dy };
}

/** Layers never change in place, so a path worked out for an item stays good as long as the item lives. */
const kept = new WeakMap<LayerItem, { readonly lie: Lie; readonly path: Path }>();
function keep(model: MapModel, item: LayerItem, make: () => Path): Path {
  const lie = lieOf(model);
  const known = kept.get(item);
  if (known?.lie === lie) return known.path;
  const path = make();
  kept.set(item, { lie, path });
  return path;
}

/** Nearer than this, small writing in a hex can be read. */
const FAR = 24;

/** Lines of a side are in the colour of its nation, where it has one; by night they are lighter than the ground. */
function toneOf(model: MapModel, theme: Theme, tone: Highlight): string {
  if (tone !== 'first' && tone !== 'second') return theme.tones[tone];
  const { livery } = liveryOn(model, tone === 'first' ? 0 : 1);
  if (!livery) return theme.tones[tone];
  return theme.name === 'night' ? LIVERY[livery].bevel : LIVERY[livery].tone;
}

/** Box that small writing keeps clear of: a name of a place, or a plate that gave way to one. */
type Obstacle = Pick<Lettering, 'box'>;

/** The first of several places in or about a hex, so many sides below its middle, whose box is clear. */
function clearSpot(
  at: Point,
  downs: readonly number[],
  boxOf: (spot: Point) => Box,
  others: readonly Obstacle[],
): Point {
  const spots = downs.map((down) => ({ x: at.x, y: at.y + HEX_SIDE * down }));
  const isFree = (spot: Point) => !others.some(({ box }) => overlaps(box, boxOf(spot)));
  return spots.find(isFree) ?? (spots[0] as Point);
}

/** Place for the cost of a hex: below the middle, or elsewhere in the hex clear of place names. */
function costSpot(at: Point, text: string, size: number, others: readonly Obstacle[]): Point {
  const half = widthOf(text, 'sans-bold', size) / 2 + size * 0.2;
  const boxOf = ({ x, y }: Point) => ({ x0: x - half, x1: x + half, y0: y - size * 0.85, y1: y + size * 0.2 });
  return clearSpot(at, [0.5, 0.12, -0.22, 0.72], boxOf, others);
}

/** Sides below the middle of its hex: a plate lies below a counter's factors, not over them. */
const PLATE_DOWN = 0.84;
/** Further places of a plate that gives way, from its own outwards. */
const PLATE_DOWNS = [
  ...[PLATE_DOWN, 0.5, 0.2, -0.1, -0.4, 1.3, -0.8, 1.8, -1.3, 2.3, -1.8, 2.8, -2.3],
  ...[3.4, -2.8, 4, -3.4, 4.6, -4, 5.2, -4.6, 5.8, -5.2, -5.8],
];

/** Place for a plate that gives way; those after it give way to it. */
function plateSpot(at: Point, text: string, size: number, others: Obstacle[]): Point {
  const half = plateWidth(text, size) / 2;
  const boxOf = ({ x, y }: Point) => ({ x0: x - half, x1: x + half, y0: y - size * 0.75, y1: y + size * 0.75 });
  const spot = clearSpot(at, PLATE_DOWNS, boxOf, others);
  others.push({ box: boxOf(spot) });
  return spot;
}

function drawItem(pen: Pen, model: MapModel, theme: Theme, scale: number, item: LayerItem, others: Obstacle[]): void {
  switch (item.kind) {
    case 'sight':
      return drawSight(pen, model, theme, scale, item);
    case 'shade': {
      const path = keep(model, item, () => hexesPath(model, item.hexes));
      const colour = item.tone === 'reach' ? theme.reachWash : toneOf(model, theme, item.tone);
      pen.fill(
        path,
        colour,
        item.opacity ?? (item.tone === 'reach' ? theme.reachAlpha : item.tone === 'blocked' ? 0.2 : 0.3),
      );
      return;
    }
    case 'tint':
      pen.fill(
        keep(model, item, () => hexesPath(model, item.hexes)),
        coloursOn(model, theme, item.side).fill,
        item.opacity ?? 0.22,
      );
      return;
    case 'outline': {
      const path = keep(model, item, () =>
        item.inside ? hexesPath(model, item.hexes, HEX_SIDE * INSIDE) : rimPath(model, item.hexes),
      );
      const width = px(5, scale, 1.6, 4);
      pen.stroke(path, { colour: theme.plate, width: width * 1.9, alpha: 0.75, join: 'round' });
      pen.stroke(path, {
        colour: toneOf(model, theme, item.tone),
        width,
        join: 'round',
        ...(item.dashed ? { dash: [width * 2.4, width * 1.6] } : {}),
      });
      return;
    }
    case 'hatch': {
      const path = keep(model, item, () => {
        const lines = newPath();
        const lean = item.lean === 'left' ? -1 : 1;
        for (const index of item.hexes) {
          const { x, y } = halfway(model, index);
          for (const t of [-30, -10, 10, 30]) {
            const half = Math.sqrt(Math.max(0, 44 ** 2 - t * t)) * 0.72;
            moveTo(lines, x + t * 0.7 - half * lean, y + t * 0.7 * lean + half);
            lineTo(lines, x + t * 0.7 + half * lean, y + t * 0.7 * lean - half);
          }
        }
        return lines;
      });
      pen.stroke(path, {
        colour: toneOf(model, theme, item.tone),
        width: px(3.4, scale, 0.8, 2.6),
        alpha: 0.55,
        cap: 'round',
      });
      return;
    }
    case 'cost': {
      const at = halfway(model, item.hex);
      if (scale < FAR) return;
      const size = px(21, scale, 11, 16);
      const { x, y } = costSpot(at, item.text, size, others);
      pen.text(item.text, x, y, {
        face: 'sans-bold',
        size,
        colour: theme.ink,
        align: 'centre',
        halo: { colour: theme.halo, width: size * 0.26, alpha: 0.9 },
      });
      return;
    }
    case 'stop': {
      const at = halfway(model, item.hex);
      const r = px(9, scale, 3.5, 8);
      pen.fill(addEllipse(newPath(), at.x, at.y + HEX_SIDE * 0.55, r), theme.plate);
      pen.stroke(addEllipse(newPath(), at.x, at.y + HEX_SIDE * 0.55, r), {
        colour: theme.tones.target,
        width: r * 0.34,
      });
      pen.stroke(
        addLine(newPath(), [
          { x: at.x - r * 0.5, y: at.y + HEX_SIDE * 0.55 },
          { x: at.x + r * 0.5, y: at.y + HEX_SIDE * 0.55 },
        ]),
        {
          colour: theme.tones.target,
          width: r * 0.4,
        },
      );
      return;
    }
    case 'arrow': {
      const [a, b] = [halfway(model, item.from), halfway(model, item.to)];
      const angle = Math.atan2(b.y - a.y, b.x - a.x);
      const width = px(9, scale, 2.6, 7);
      const head = width * 2.7;
      // From edge to edge of the counters, so that neither is covered.
      const tip = { x: b.x - Math.cos(angle) * 32, y: b.y - Math.sin(angle) * 32 };
      const tail = { x: a.x + Math.cos(angle) * 34, y: a.y + Math.sin(angle) * 34 };
      const neck = { x: tip.x - Math.cos(angle) * head * 0.8, y: tip.y - Math.sin(angle) * head * 0.8 };
      const shaft = addLine(newPath(), [tail, neck]);
      const point = newPath();
      arrowHead(point, tip, angle, head);
      const alpha = item.ghost ? 0.45 : 1;
      pen.stroke(shaft, { colour: theme.plate, width: width * 1.7, alpha, cap: 'round' });
      pen.stroke(point, { colour: theme.plate, width: width * 0.7, alpha, join: 'round' });
      pen.stroke(shaft, { colour: toneOf(model, theme, item.tone), width, alpha, cap: 'round' });
      pen.fill(point, toneOf(model, theme, item.tone), alpha);
      return;
    }
    case 'path': {
      if (item.hexes.length === 0) return;
      const points = item.hexes.map((index) => halfway(model, index));
      const last = points[points.length - 1] as Point;
      const before = points[points.length - 2] ?? last;
      const width = item.ghost ? px(4, scale, 1, 3) : px(7, scale, 2, 5);
      const alpha = item.ghost ? 0.5 : 1;
      const line = addSmoothLine(newPath(), bend(points, 5));
      pen.stroke(line, { colour: theme.plate, width: width * 2, alpha: alpha * 0.8, cap: 'round', join: 'round' });
      pen.stroke(line, { colour: toneOf(model, theme, item.tone), width, alpha, cap: 'round', join: 'round' });
      if (points.length > 1) {
        const head = newPath();
        arrowHead(head, last, Math.atan2(last.y - before.y, last.x - before.x), width * 3.4);
        pen.stroke(head, { colour: theme.plate, width, alpha: alpha * 0.8, join: 'round' });
        pen.fill(head, toneOf(model, theme, item.tone), alpha);
      }
      if (item.text)
        plate(
          pen,
          theme,
          { x: last.x, y: last.y - HEX_SIDE * 0.62 },
          item.text,
          px(20, scale, 11, 15),
          toneOf(model, theme, item.tone),
        );
      return;
    }
    case 'march': {
      const way = item.hexes.map((index) => halfway(model, index));
      const [end, before] = [way.at(-1), way.at(-2)];
      if (!end || !before) return;
      const width = px(8, scale, 2.6, 6);
      const angle = Math.atan2(end.y - before.y, end.x - before.x);
      const short = (by: number): Point => ({ x: end.x - Math.cos(angle) * by, y: end.y - Math.sin(angle) * by });
      const line = addSmoothLine(newPath(), bend([...way.slice(0, -1), short(30 + width * 1.6)], 5));
      const head = newPath();
      arrowHead(head, short(28), angle, width * 3);
      pen.stroke(line, { colour: theme.plate, width: width * 2.1, cap: 'round', join: 'round' });
      pen.stroke(head, { colour: theme.plate, width: width * 1.1, join: 'round' });
      pen.stroke(line, { colour: toneOf(model, theme, item.tone), width, cap: 'round', join: 'round' });
      pen.fill(head, toneOf(model, theme, item.tone));
      return;
    }
    case 'route': {
      const points = item.hexes.map((index) => halfway(model, index));
      const last = points[points.length - 1];
      if (!last || points.length < 2) return;
      const width = px(6, scale, 2.2, 4.5);
      const line = keep(model, item, () => addSmoothLine(newPath(), bend(points, 5)));
      pen.stroke(line, { colour: theme.plate, width: width * 2, alpha: 0.9, cap: 'round', join: 'round' });
      pen.stroke(line, {
        colour: toneOf(model, theme, item.tone),
        width,
        dash: [width * 2, width * 1.3],
        join: 'round',
      });
      const knob = addEllipse(newPath(), last.x, last.y, width * 1.7);
      pen.fill(knob, toneOf(model, theme, item.tone));
      pen.stroke(knob, { colour: theme.plate, width: width * 0.6 });
      return;
    }
    case 'facing': {
      // Wide and flat along the edge: little of the counter is covered.
      const at = halfway(model, item.hex);
      const { corner } = lieOf(model);
      const [a, b] = [corner(at, item.edge), corner(at, item.edge + 1)];
      const edge = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const towards = (from: Point, to: Point, part: number): Point => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
      const tip = towards(at, edge, 1.04);
      const foot = towards(at, edge, 0.84);
      const wing = (end: Point): Point => ({
        x: foot.x + (end.x - edge.x) * 0.62,
        y: foot.y + (end.y - edge.y) * 0.62,
      });
      const head = addLine(newPath(), [wing(a), tip, wing(b)]);
      close(head);
      pen.stroke(head, { colour: theme.plate, width: px(5, scale, 1.5, 4), join: 'round' });
      pen.fill(head, coloursOn(model, theme, item.side).fill);
      return;
    }
    case 'thing': {
      const { x, y } = halfway(model, item.hex);
      const r = item.beside ? px(13, scale, 5, 13) : px(19, scale, 6, 24);
      const at = item.beside ? besideCounter(x, y, item.nth) : { x: x + item.nth * 2.2 * r, y };
      drawThing(pen, theme, at, r, item);
      return;
    }
    case 'plate': {
      const at = halfway(model, item.hex);
      if (item.lasting && scale < FAR) {
        const dot = () => addEllipse(newPath(), at.x, at.y + HEX_SIDE * 0.8, px(9, scale, 3, 6));
        pen.fill(dot(), toneOf(model, theme, item.tone));
        return pen.stroke(dot(), { colour: theme.plate, width: px(3, scale, 1, 2) });
      }
      const size = px(23, scale, 11.5, 17);
      const usual = { x: at.x, y: at.y + HEX_SIDE * PLATE_DOWN };
      const spot = item.yields ? plateSpot(at, item.text, size, others) : usual;
      return plate(pen, theme, spot, item.text, size, toneOf(model, theme, item.tone));
    }
  }
}

const MARGIN = 120;

/** Small things of one hex that lie outside the part in view need not be drawn; there may be hundreds. */
const outOfSight = (model: MapModel, item: LayerItem, within: Box): boolean => {
  if (item.kind !== 'cost' && item.kind !== 'plate' && item.kind !== 'thing' && item.kind !== 'facing') return false;
  const { x, y } = halfway(model, item.hex);
  return x < within.x0 - MARGIN || x > within.x1 + MARGIN || y < within.y0 - MARGIN || y > within.y1 + MARGIN;
};

/** Draws one layer in world units; small writing keeps clear of the names of places. */
export function drawLayer(
  pen: Pen,
  model: MapModel,
  theme: Theme,
  scale: number,
  layer: Layer,
  within?: Box,
  names: readonly Lettering[] = [],
): void {
  const others: Obstacle[] = [...names];
  for (const item of layer.items)
    if (!within || !outOfSight(model, item, within)) drawItem(pen, model, theme, scale, item, others);
}
