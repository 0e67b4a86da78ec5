import { lerp, type Point } from '../geometry.ts';
import { type Mark, px } from '../mark.ts';
import { addEllipse, addLine, close, lineTo, moveTo, newPath, type Path, quadTo } from '../pen.ts';
import type { Theme } from '../theme.ts';
import type { SideSign } from '../../../table/drawing.ts';
import type { Field } from './field.ts';

/** Streams, roads, bridges, the grid, and what stands along the sides of hexes. */

const middle = ({ corner }: Field, at: Point, edge: number): Point => lerp(corner(at, edge), corner(at, edge + 1), 0.5);

/** From edge to edge through a hex; from every edge to its middle where it is a crossing or an end. */
function runs(field: Field, what: 'road' | 'stream'): Path {
  const path = newPath();
  field.map.hexes.forEach((hex, i) => {
    const edges = hex[what] ?? [];
    const at = field.at[i] as Point;
    const [one, two] = edges;
    if (edges.length === 2 && one !== undefined && two !== undefined) {
      const [a, b] = [middle(field, at, one), middle(field, at, two)];
      moveTo(path, a.x, a.y);
      quadTo(path, at.x, at.y, b.x, b.y);
      return;
    }
    for (const edge of edges) addLine(path, [middle(field, at, edge), at]);
  });
  return path;
}

export function streamMarks(field: Field, theme: Theme): Mark[] {
  const path = runs(field, 'stream');
  const fords = newPath();
  field.map.hexes.forEach((hex, i) => {
    const at = field.at[i] as Point;
    if (hex.ford)
      for (const d of [-9, -3, 3, 9])
        addLine(fords, [
          { x: at.x + d, y: at.y - 7 },
          { x: at.x + d, y: at.y + 7 },
        ]);
  });
  return [
    {
      box: field.neat,
      draw(pen, scale) {
        pen.stroke(path, { colour: theme.bank, width: px(13, scale, 2.2, 12), cap: 'round', join: 'round' });
        pen.stroke(path, { colour: theme.river, width: px(8.5, scale, 1.4, 9), cap: 'round', join: 'round' });
        pen.stroke(fords, { colour: theme.sandDot, width: px(2.4, scale, 0.8, 2) });
      },
    },
  ];
}

export function roadMarks(field: Field, theme: Theme): Mark[] {
  const path = runs(field, 'road');
  const rails = newPath();
  field.map.hexes.forEach((hex, i) => {
    if (!hex.bridge) return;
    const at = field.at[i] as Point;
    const [one = 0, two = one + 3] = hex.road ?? [];
    const [a, b] = [middle(field, at, one), middle(field, at, two)];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(-(b.y - a.y) / long) * 9, ((b.x - a.x) / long) * 9];
    for (const side of [-1, 1])
      addLine(rails, [
        { x: lerp(a, b, 0.25).x + side * nx, y: lerp(a, b, 0.25).y + side * ny },
        { x: lerp(a, b, 0.75).x + side * nx, y: lerp(a, b, 0.75).y + side * ny },
      ]);
  });
  return [
    {
      box: field.neat,
      draw(pen, scale) {
        pen.stroke(path, { colour: theme.roadCase, width: px(9, scale, 1.8, 9), cap: 'round', join: 'round' });
        pen.stroke(path, { colour: theme.road, width: px(5.4, scale, 0.9, 6), cap: 'round', join: 'round' });
        pen.stroke(rails, { colour: theme.block, width: px(3.6, scale, 1.2, 3.4), cap: 'round' });
      },
    },
  ];
}

export function gridMarks(field: Field, theme: Theme): Mark[] {
  const path = newPath();
  field.at.forEach((at, hex) => {
    for (let edge = 0; edge < 6; edge++) {
      if (edge > 2 && field.across(hex, edge) !== undefined) continue;
      addLine(path, [field.corner(at, edge), field.corner(at, edge + 1)]);
    }
  });
  return [
    {
      box: field.neat,
      from: 9,
      draw(pen, scale) {
        const alpha = theme.gridAlpha * Math.min(1, Math.max(0.25, (scale - 6) / 22));
        pen.stroke(path, { colour: theme.grid, width: px(1.1, scale, 0.6, 1), alpha: alpha * 1.3 });
      },
    },
  ];
}

interface Sign {
  readonly line: Path;
  readonly solid: Path;
  readonly colour: string;
  readonly width: number;
}

/** Along one side: bushes for a hedge, blocks for a wall, teeth downhill for heights, more of them the higher. */
function trace(sign: Sign, what: SideSign, a: Point, b: Point, inward: Point): void {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const along = (t: number) => lerp(a, b, t);
  if (what === 'hedge') {
    for (let i = 0; i <= 6; i++) {
      const { x, y } = along(0.04 + (0.92 * i) / 6);
      addEllipse(sign.solid, x + (i % 2 === 0 ? 1 : -1) * uy * 1.4, y + (i % 2 === 0 ? -1 : 1) * ux * 1.4, 5.2, 5.2);
    }
    return;
  }
  addLine(sign.line, [along(0.03), along(0.97)]);
  if (what === 'wall') {
    for (let i = 0; i < 5; i++) {
      const { x, y } = along(0.1 + 0.2 * i);
      const [dx, dy] = [ux * 3.6, uy * 3.6];
      const [nx, ny] = [-uy * 4, ux * 4];
      moveTo(sign.solid, x - dx - nx, y - dy - ny);
      lineTo(sign.solid, x + dx - nx, y + dy - ny);
      lineTo(sign.solid, x + dx + nx, y + dy + ny);
      lineTo(sign.solid, x - dx + nx, y - dy + ny);
      close(sign.solid);
    }
    return;
  }
  // Teeth point away from the higher ground.
  const teeth = what === 'foot' ? 4 : what === 'cliff' ? 6 : 5;
  const deep = what === 'foot' ? 7 : what === 'crest' ? 10 : what === 'cliff' ? 13 : 11;
  for (let i = 0; i < teeth; i++) {
    const { x, y } = along((i + 0.5) / teeth);
    if (what === 'foot' || what === 'high-foot') {
      addLine(sign.line, [
        { x, y },
        { x: x - inward.x * deep, y: y - inward.y * deep },
      ]);
      continue;
    }
    const half = long / teeth / 2.2;
    moveTo(sign.solid, x - ux * half, y - uy * half);
    lineTo(sign.solid, x + ux * half, y + uy * half);
    lineTo(sign.solid, x - inward.x * deep, y - inward.y * deep);
    close(sign.solid);
  }
  if (what === 'high-foot' || what === 'high-crest') {
    const [ox, oy] = [inward.x * 5, inward.y * 5];
    const [from, to] = [along(0.03), along(0.97)];
    addLine(sign.line, [
      { x: from.x + ox, y: from.y + oy },
      { x: to.x + ox, y: to.y + oy },
    ]);
  }
}

export function sideMarks(field: Field, theme: Theme): Mark[] {
  const colours: Readonly<Record<SideSign, string>> = {
    hedge: theme.crown,
    wall: theme.inkSoft,
    foot: theme.hachure,
    crest: theme.hachure,
    'high-foot': theme.shade,
    'high-crest': theme.shade,
    cliff: theme.ink,
  };
  const signs = new Map<SideSign, Sign>();
  for (const { hex, edge, sign: what } of field.map.sides) {
    const at = field.at[hex] as Point;
    const beyond = field.across(hex, edge);
    const own = field.map.hexes[hex]?.level ?? 0;
    const other = beyond === undefined ? 0 : (field.map.hexes[beyond]?.level ?? 0);
    const [a, b] = [field.corner(at, edge), field.corner(at, edge + 1)];
    const mid = lerp(a, b, 0.5);
    const towards = own >= other ? 1 : -1;
    const long = Math.hypot(at.x - mid.x, at.y - mid.y);
    const inward = { x: (towards * (at.x - mid.x)) / long, y: (towards * (at.y - mid.y)) / long };
    let sign = signs.get(what);
    if (!sign) {
      sign = { line: newPath(), solid: newPath(), colour: colours[what], width: what === 'cliff' ? 4 : 2.6 };
      signs.set(what, sign);
    }
    trace(sign, what, a, b, inward);
  }
  return [...signs.values()].map(({ line, solid, colour, width }) => ({
    box: field.neat,
    draw(pen, scale) {
      pen.stroke(line, { colour, width: px(width, scale, 0.9, 2.6), cap: 'round' });
      pen.fill(solid, colour);
    },
  }));
}
