import type { CounterUnit, StateMark } from '#table/board-model.ts';
import { addRoundRect, close, lineTo, moveTo, newPath, type Pen } from '../pen.ts';
import { widthOf } from '../text-width.ts';
import type { LiveriedDrawing } from './counter-drawing.ts';
import { drawBadge } from './badges.ts';
import { LIVERY, type LiveryColours } from './liveries.ts';
import { drawMark, drawSelected } from './marks.ts';
import { shapeOf } from './shape.ts';
import { drawSilhouette, isSilhouette } from './silhouettes.ts';

/** Counters of single vehicles, guns and squads: a silhouette, four figures and a badge in the colours of a nation. */

/** Places of marks: outside the corners, over no figure. */
const SPOTS: Readonly<Record<StateMark, readonly [number, number]>> = {
  moved: [101, 50],
  done: [101, 50],
  fought: [101.5, -1],
  watching: [101.5, -1],
  'in-battle': [101.5, -1],
  shaken: [101.5, 101],
  covered: [-1.5, 101],
  low: [-1, 50],
  inside: [-1, 50],
  landed: [-1, 50],
  working: [-1.5, -1],
  unsupplied: [-1.5, -1],
  unspotted: [-1.5, -1],
  planned: [-1.5, -1],
  carried: [50, 101],
};

/** The band across the foot, within the outline. */
function foot(side: number): ReturnType<typeof newPath> {
  const path = newPath();
  const cut = side === 0 ? 13 : 5;
  const points = [
    [0, 62],
    [100, 62],
    [100, 100 - cut],
    [100 - cut, 100],
    [cut, 100],
    [0, 100 - cut],
  ] as const;
  points.forEach(([x, y], i) => (i === 0 ? moveTo(path, x, y) : lineTo(path, x, y)));
  close(path);
  return path;
}

function drawFigures(pen: Pen, unit: CounterUnit, { ink }: LiveryColours, full: boolean): void {
  const [attack = '', range = '', defence = '', speed = ''] = unit.corners ?? [];
  const fit = (text: string, most: number, size: number) => Math.min(size, most / (widthOf(text, 'sans-bold', 1) || 1));
  const text = { face: 'sans-bold', colour: ink } as const;
  const size = full ? 25 : 31;
  const upper = Math.min(fit(attack, 34, size), fit(range, 34, size));
  const above = full ? 26 : 30;
  pen.text(attack, 7.5, above, { ...text, size: upper, align: 'left' });
  pen.text(range, 92.5, above, { ...text, size: upper, align: 'right' });
  pen.text(defence, 7.5, 94, { ...text, size: fit(defence, 36, size), align: 'left' });
  pen.text(speed, 92.5, 94, { ...text, size: fit(speed, 36, size), align: 'right' });
  if (!full || !unit.letter) return;
  const free = 82 - widthOf(attack, 'sans-bold', upper) - widthOf(range, 'sans-bold', upper);
  const middle = 50 + (widthOf(attack, 'sans-bold', upper) - widthOf(range, 'sans-bold', upper)) / 2;
  pen.text(unit.letter, middle, 22, { ...text, size: fit(unit.letter, free, 15), align: 'centre' });
}

function drawName(pen: Pen, unit: CounterUnit, { ink }: LiveryColours): void {
  const name = unit.designation || (unit.corners ? '' : unit.factors);
  if (name) {
    const size = Math.min(14.5, 88 / (widthOf(name, 'sans', 1) || 1));
    pen.text(name, 50, 73.5, { face: 'sans', size, colour: ink, align: 'centre' });
  }
  if (unit.corners || !unit.designation) return;
  // Aircraft show their weapons instead of four figures.
  const size = Math.min(19, 86 / (widthOf(unit.factors, 'sans-bold', 1) || 1));
  pen.text(unit.factors, 50, 93, { face: 'sans-bold', size, colour: ink, align: 'centre' });
}

/** A slip under a carrier with the symbol of its passenger. */
function drawSlip(pen: Pen, { carries }: CounterUnit, { band, bevel, edge, ink }: LiveryColours): void {
  if (!carries) return;
  const slip = addRoundRect(newPath(), 12, 88, 76, 27, 5);
  pen.fill(slip, band);
  pen.stroke(slip, { colour: edge, width: 3 });
  pen.stroke(addRoundRect(newPath(), 14.5, 90, 71, 22.5, 4), { colour: bevel, width: 1.4, alpha: 0.7 });
  pen.save();
  pen.move(50, 107);
  pen.scale(0.3);
  drawSilhouette(pen, carries, ink, band);
  pen.restore();
}

/** A torn line across the counter. */
function drawTear(pen: Pen, { bevel }: LiveryColours): void {
  const path = newPath();
  for (let i = 0; i <= 12; i++) {
    const [x, y] = [2 + i * 8, 40 + (i % 2 === 0 ? -4.5 : 4.5)];
    if (i === 0) moveTo(path, x, y);
    else lineTo(path, x, y);
  }
  pen.stroke(path, { colour: bevel, width: 4.6, join: 'miter' });
}

/** Lower left of a counter that has been hit: it lies askew. */
const ASKEW = -0.14;

export const drawLiveried: LiveriedDrawing = (pen, unit, livery, theme, detail) => {
  const look = LIVERY[livery];
  const marks = unit.marks ?? [];
  const [shaken, done, unspotted] = (['shaken', 'done', 'unspotted'] as const).map((mark) => marks.includes(mark));
  const full = detail === 'full';
  const far = detail === 'symbol';
  pen.save();
  if (shaken) {
    pen.move(50, 50);
    pen.turn(ASKEW);
    pen.scale(0.96);
    pen.move(-50, -50);
  }
  drawSlip(pen, unit, look);
  pen.fill(shapeOf(unit, 0, 0, 100), look.fill);
  if (!far) pen.fill(foot(unit.side), look.band);
  pen.stroke(shapeOf(unit, 1.6, 1.6, 96.8), { colour: look.edge, width: 3.2, join: 'round' });
  pen.stroke(shapeOf(unit, 5, 5, 90), {
    colour: look.bevel,
    width: unspotted ? 3.4 : 2.2,
    alpha: unspotted ? 1 : 0.75,
    join: 'round',
    ...(unspotted ? { dash: [9, 6] } : {}),
  });
  if (isSilhouette(unit.symbol)) {
    pen.save();
    pen.move(50, far ? 55 : full ? 45 : 51);
    pen.scale(far ? 1.34 : full ? 0.98 : 0.8);
    drawSilhouette(pen, unit.symbol, look.ink, far || full ? look.fill : look.band);
    pen.restore();
  }
  if (!far) drawFigures(pen, unit, look, full);
  if (full) drawName(pen, unit, look);
  if (far) drawBadge(pen, livery, 82, 18, 1.3);
  // Between the lower figures; what flies has none and wears it above.
  else drawBadge(pen, livery, 50, unit.corners ? 87.5 : 16, full ? 0.84 : 1);
  if (shaken) drawTear(pen, look);
  const veil = unspotted ? 0.42 : shaken ? 0.1 : done ? 0.2 : 0;
  if (veil > 0) pen.fill(shapeOf(unit, 0, 0, 100), unspotted || shaken ? theme.plate : theme.shadow, veil);
  pen.restore();
  for (const mark of marks) {
    if (mark === 'selected') drawSelected(pen, theme);
    else drawMark(pen, mark, ...SPOTS[mark], far ? 1.55 : full ? 1.12 : 1.3, theme, true);
  }
};
