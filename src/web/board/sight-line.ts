import { lieOf, type Point } from './geometry.ts';
import type { HexIndex, LayerItem, MapModel } from '#table/board-model.ts';
import { px } from './mark.ts';
import { addEllipse, addLine, newPath, type Pen } from './pen.ts';
import type { Theme } from './theme.ts';

export const halfway = (model: MapModel, index: HexIndex): Point => {
  const hex = model.hexes[index];
  return hex ? lieOf(model).centreOf(hex) : { x: 0, y: 0 };
};

/** Share of a line of sight up to the hex or hexside that blocks it. */
function stoppedAt(model: MapModel, a: Point, b: Point, block: readonly HexIndex[]): number {
  const { corner } = lieOf(model);
  const [first, second] = block.map((hex) => halfway(model, hex));
  if (!first) return 1;
  const edges = Array.from({ length: 6 }, (_, n): readonly [Point, Point] => [corner(first, n), corner(first, n + 1)]);
  const middle = ([p, q]: readonly [Point, Point]): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const gap = (edge: readonly [Point, Point]): number => {
    const { x, y } = middle(edge);
    return second ? Math.hypot(x - (first.x + second.x) / 2, y - (first.y + second.y) / 2) : 0;
  };
  const sides = second ? [...edges].sort((p, q) => gap(p) - gap(q)).slice(0, 1) : edges;
  const cuts = sides.flatMap(([p, q]) => {
    const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, q.x - p.x, q.y - p.y];
    const turn = dx * ey - dy * ex;
    if (Math.abs(turn) < 1e-6) return [];
    const along = ((p.x - a.x) * ey - (p.y - a.y) * ex) / turn;
    const on = ((p.x - a.x) * dy - (p.y - a.y) * dx) / turn;
    return along > 0 && along < 1 && on > -0.02 && on < 1.02 ? [along] : [];
  });
  if (cuts.length > 0) return Math.min(...cuts);
  // A line along a hexside touches it at its end: the nearest point to its middle will do.
  const to = second ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } : first;
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
  return Math.max(0.1, Math.min(0.9, ((to.x - a.x) * (b.x - a.x) + (to.y - a.y) * (b.y - a.y)) / length));
}

/** A line of sight: whole and green where it is clear; up to what blocks it, a knob there, and broken beyond. */
export function drawSight(
  pen: Pen,
  model: MapModel,
  theme: Theme,
  scale: number,
  item: Extract<LayerItem, { readonly kind: 'sight' }>,
): void {
  const [a, b] = [halfway(model, item.from), halfway(model, item.to)];
  const part = item.block.length > 0 ? stoppedAt(model, a, b, item.block) : 1;
  const stop = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  const width = px(6, scale, 2.4, 4.5);
  const seen = addLine(newPath(), [a, stop]);
  const unseen = addLine(newPath(), [stop, b]);
  const blocked = part < 1;
  pen.stroke(seen, { colour: theme.plate, width: width * 1.9, cap: 'round' });
  if (blocked) pen.stroke(unseen, { colour: theme.plate, width: width * 1.9, alpha: 0.75, cap: 'round' });
  pen.stroke(seen, { colour: theme.sightClear, width, cap: 'round' });
  if (blocked) pen.stroke(unseen, { colour: theme.tones.target, width, dash: [width * 2.2, width * 1.5] });
  const knob = addEllipse(newPath(), stop.x, stop.y, width * 1.8);
  pen.fill(knob, blocked ? theme.tones.target : theme.sightClear);
  pen.stroke(knob, { colour: theme.plate, width: width * 0.7 });
}
