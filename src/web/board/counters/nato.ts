import type { CounterUnit } from '#table/board-model.ts';
import { addEllipse, addRect, lineTo, moveTo, newPath, type Path, type Pen, quadTo, cubicTo, close } from '../pen.ts';

/** The box every symbol stands in: 54 by 36, its middle at 0,0. */
export const BOX_WIDTH = 54;
export const BOX_HEIGHT = 36;
const W = BOX_WIDTH / 2;
const H = BOX_HEIGHT / 2;

const cross = (path: Path): void => {
  moveTo(path, -W, -H);
  lineTo(path, W, H);
  moveTo(path, -W, H);
  lineTo(path, W, -H);
};

const oval = (path: Path): void => {
  addEllipse(path, 0, 0, W * 0.62, H * 0.52);
};

/** Gull wings at the foot of the box: comes by air. */
const wings = (path: Path): void => {
  moveTo(path, -9, H - 3);
  quadTo(path, -4.5, H - 9.5, 0, H - 3.4);
  quadTo(path, 4.5, H - 9.5, 9, H - 3);
};

const anchorSign = (path: Path): void => {
  moveTo(path, 0, -H + 3);
  lineTo(path, 0, H - 4);
  moveTo(path, -4, -H + 7);
  lineTo(path, 4, -H + 7);
  moveTo(path, -8.5, H - 10);
  quadTo(path, -6, H - 3.5, 0, H - 3.5);
  quadTo(path, 6, H - 3.5, 8.5, H - 10);
};

/** Propeller: the sign of everything that flies. */
function propeller(lift: number, size: number): Path {
  const path = newPath();
  for (const side of [-1, 1]) {
    moveTo(path, 0, lift);
    cubicTo(
      path,
      side * size * 0.35,
      lift - size * 0.75,
      side * size * 1.05,
      lift - size * 0.5,
      side * size * 1.05,
      lift,
    );
    cubicTo(path, side * size * 1.05, lift + size * 0.5, side * size * 0.35, lift + size * 0.75, 0, lift);
    close(path);
  }
  return path;
}

function hull(): Path {
  const path = newPath();
  moveTo(path, -19, 2);
  lineTo(path, 20, 2);
  quadTo(path, 17, 10, 12, 10);
  lineTo(path, -14, 10);
  close(path);
  addRect(path, -9, -4, 18, 5);
  addRect(path, -3, -9, 8, 5);
  addRect(path, 0, -13, 1.8, 5);
  return path;
}

/** An engine from the side. */
function engine(): Path {
  const path = newPath();
  addRect(path, -17, -12, 9, 17);
  addRect(path, -8, -5, 20, 10);
  addRect(path, 6, -12, 4, 7);
  addRect(path, -2, -8, 4, 3);
  moveTo(path, 12, 1);
  lineTo(path, 18, 9);
  lineTo(path, 12, 9);
  close(path);
  addEllipse(path, -12, 8.5, 4.2);
  addEllipse(path, -1, 9.5, 3.2);
  addEllipse(path, 8, 9.5, 3.2);
  return path;
}

/** Two crossed rifles over a clenched fist of hills: people of the country under arms. */
function rifles(): Path {
  const path = newPath();
  for (const side of [-1, 1]) {
    moveTo(path, side * -19, 12);
    lineTo(path, side * -13, 12);
    lineTo(path, side * 18, -12);
    lineTo(path, side * 16, -14);
    lineTo(path, side * -8, 3);
    lineTo(path, side * -19, 7);
    close(path);
  }
  return path;
}

/** Two runways that cross, and the apron between them. */
function runways(): Path {
  const path = newPath();
  addRect(path, -18, 4, 36, 4.5);
  addRect(path, -9, -1, 18, 3.5);
  moveTo(path, -15, 8);
  lineTo(path, -10, 8);
  lineTo(path, 12, -13);
  lineTo(path, 7, -13);
  close(path);
  return path;
}

/** Barrels that point at the sky, over a dome. */
function barrels(): Path {
  const path = newPath();
  moveTo(path, -14, 10);
  quadTo(path, 0, -6, 14, 10);
  moveTo(path, -3, 2);
  lineTo(path, -8, -12);
  moveTo(path, 3, 2);
  lineTo(path, 8, -12);
  return path;
}

const FLYERS: Partial<Record<CounterUnit['symbol'], string>> = {
  bomber: 'S',
  'medium-bomber': 'M',
  tactical: 'T',
  fighter: 'F',
  transport: 'C',
};

/** Ships that do not fight. */
const SHIPS: Partial<Record<CounterUnit['symbol'], string>> = { 'sea-transport': 'T', 'landing-ship': 'L' };

/** Draws a symbol with its box about 0,0. */
export function drawSymbol(pen: Pen, symbol: CounterUnit['symbol'], ink: string, ground: string, weight = 3): void {
  const box = addRect(newPath(), -W, -H, BOX_WIDTH, BOX_HEIGHT);
  pen.fill(box, ground);
  const lines = newPath();
  const solid = newPath();
  if (symbol === 'infantry' || symbol === 'airborne' || symbol === 'marine' || symbol === 'ranger') cross(lines);
  if (symbol === 'armour' || symbol === 'air-assault') oval(lines);
  if (symbol === 'airborne' || symbol === 'air-assault') wings(lines);
  if (symbol === 'marine') anchorSign(lines);
  if (symbol === 'artillery') addEllipse(solid, 0, 0, 6.6);
  if (symbol === 'supply') {
    moveTo(lines, -W, H - 9);
    lineTo(lines, W, H - 9);
  }
  if (symbol === 'headquarters') {
    moveTo(lines, -W, H - 24);
    lineTo(lines, W, H - 24);
  }
  pen.stroke(lines, { colour: ink, width: weight, join: 'round', cap: 'butt' });
  pen.fill(solid, ink);
  const letter = FLYERS[symbol];
  if (letter) {
    pen.fill(propeller(-4.5, 16), ink, symbol === 'transport' ? 0.55 : 1);
    pen.text(letter, 0, H - 2.6, { face: 'sans-bold', size: 15, colour: ink, align: 'centre' });
  }
  if (symbol === 'fleet') pen.fill(hull(), ink);
  const mark = SHIPS[symbol];
  if (mark) {
    pen.fill(hull(), ink, 0.45);
    pen.text(mark, 0, 6, {
      face: 'sans-bold',
      size: 17,
      colour: ink,
      align: 'centre',
      halo: { colour: ground, width: 5 },
    });
  }
  if (symbol === 'train') pen.fill(engine(), ink);
  if (symbol === 'guerilla') pen.fill(rifles(), ink);
  if (symbol === 'airbase') pen.fill(runways(), ink);
  if (symbol === 'flak') pen.stroke(barrels(), { colour: ink, width: weight, join: 'round', cap: 'round' });
  if (symbol === 'ranger') {
    pen.text('R', 0, 6.2, {
      face: 'sans-bold',
      size: 18,
      colour: ink,
      align: 'centre',
      halo: { colour: ground, width: 6 },
    });
  }
  pen.stroke(box, { colour: ink, width: weight, join: 'miter' });
}
