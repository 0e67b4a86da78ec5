import type { Thing } from '#table/board-model.ts';
import type { Point } from './geometry.ts';
import { addEllipse, addLine, addRoundRect, newPath, type Path, type Pen } from './pen.ts';
import type { Theme } from './theme.ts';

/** Drawings of things in a hex besides counters, each on a round plate. */

type Line = readonly (readonly [number, number])[];

interface Shape {
  /** In a circle of 10; filled where they are closed, else drawn. */
  readonly solid: readonly Line[];
  readonly lines: readonly Line[];
  readonly discs?: readonly (readonly [x: number, y: number, r: number])[];
}

const SHAPES: Readonly<Record<Thing, Shape>> = {
  // A hull on its wheels, and smoke.
  wreck: {
    solid: [
      [
        [-7, 1],
        [-5, -1.5],
        [-1, -1.5],
        [0, -4],
        [4, -3],
        [4.5, -0.5],
        [7, 1],
        [6, 4],
        [-6, 4],
      ],
    ],
    lines: [
      [
        [1, -4],
        [-1, -6],
        [1.5, -7.5],
        [0, -9],
      ],
    ],
    discs: [
      [-4, 4.6, 1.5],
      [0, 4.6, 1.5],
      [4, 4.6, 1.5],
    ],
  },
  mine: {
    solid: [],
    lines: [
      [
        [-7, 0],
        [7, 0],
      ],
      [
        [0, -7],
        [0, 7],
      ],
      [
        [-5, -5],
        [5, 5],
      ],
      [
        [-5, 5],
        [5, -5],
      ],
    ],
    discs: [[0, 0, 4.4]],
  },
  // A trench from above.
  works: {
    solid: [],
    lines: [
      [
        [-8, 3],
        [-5, -2],
        [-2, 3],
        [1, -2],
        [4, 3],
        [7, -2],
      ],
      [
        [-7, 6],
        [-4, 1],
        [-1, 6],
        [2, 1],
        [5, 6],
        [8, 1],
      ],
    ],
  },
  // A bunker with its slit.
  fort: {
    solid: [
      [
        [-7, 5],
        [-6, -2],
        [-3, -5],
        [3, -5],
        [6, -2],
        [7, 5],
        [5, 5],
        [5, 0],
        [-5, 0],
        [-5, 5],
      ],
      [
        [-5, 2.4],
        [5, 2.4],
        [5, 5],
        [-5, 5],
      ],
    ],
    lines: [],
  },
  eye: {
    solid: [],
    lines: [
      [
        [-8, 0],
        [-5, -3.4],
        [0, -5],
        [5, -3.4],
        [8, 0],
        [5, 3.4],
        [0, 5],
        [-5, 3.4],
        [-8, 0],
      ],
    ],
    discs: [[0, 0, 2.6]],
  },
  bridge: {
    solid: [],
    lines: [
      [
        [-8, -3],
        [8, -3],
      ],
      [
        [-8, 3],
        [8, 3],
      ],
      [
        [-4, -3],
        [-4, 3],
      ],
      [
        [0, -3],
        [0, 3],
      ],
      [
        [4, -3],
        [4, 3],
      ],
    ],
  },
  // A gap between its ends.
  blown: {
    solid: [],
    lines: [
      [
        [-8, -3],
        [-3, -3],
        [-5, 0],
        [-3, 3],
        [-8, 3],
      ],
      [
        [8, -3],
        [4, -3],
        [2, 0],
        [4, 3],
        [8, 3],
      ],
    ],
  },
  // Sticks in a bundle, and a fuse.
  charge: {
    solid: [
      [
        [-6, -2],
        [-2.5, -2],
        [-2.5, 6],
        [-6, 6],
      ],
      [
        [-1.7, -2],
        [1.7, -2],
        [1.7, 6],
        [-1.7, 6],
      ],
      [
        [2.5, -2],
        [6, -2],
        [6, 6],
        [2.5, 6],
      ],
    ],
    lines: [
      [
        [0, -2],
        [0, -5],
        [3, -6],
        [4, -8],
      ],
    ],
  },
  smoke: {
    solid: [],
    lines: [
      [
        [-7, 5],
        [7, 5],
      ],
    ],
    discs: [
      [-4, 1.5, 3.2],
      [0.5, -1.5, 4.2],
      [4.5, 1.8, 2.8],
    ],
  },
  // A burst.
  shells: {
    solid: [
      [
        [0, -8],
        [2, -3],
        [7, -5],
        [4, 0],
        [8, 4],
        [2.5, 3],
        [0, 8],
        [-2.5, 3],
        [-8, 4],
        [-4, 0],
        [-7, -5],
        [-2, -3],
      ],
    ],
    lines: [],
  },
  // Beams across the road.
  block: {
    solid: [],
    lines: [
      [
        [-7, -4],
        [-1, 6],
      ],
      [
        [-1, -4],
        [-7, 6],
      ],
      [
        [1, -4],
        [7, 6],
      ],
      [
        [7, -4],
        [1, 6],
      ],
      [
        [-8, 1],
        [8, 1],
      ],
    ],
  },
};

export function drawThing(
  pen: Pen,
  theme: Theme,
  at: Point,
  r: number,
  { thing, text, ghost }: { readonly thing: Thing; readonly text?: string; readonly ghost?: boolean },
): void {
  const { solid, lines, discs = [] } = SHAPES[thing];
  const k = r / 10;
  const placed = (line: Line): Point[] => line.map(([x, y]) => ({ x: at.x + x * k, y: at.y + y * k }));
  const plate = addEllipse(newPath(), at.x, at.y, r);
  pen.fill(plate, theme.plate, ghost ? 0.7 : 0.95);
  pen.stroke(plate, { colour: theme.plateInk, width: k * 1.1, ...(ghost ? { dash: [k * 2.4, k * 1.8] } : {}) });
  const filled: Path = newPath();
  for (const line of solid) addLine(filled, placed(line), true);
  for (const [x, y, size] of discs) addEllipse(filled, at.x + x * k, at.y + y * k, size * k);
  pen.fill(filled, theme.plateInk);
  const drawn = newPath();
  for (const line of lines) addLine(drawn, placed(line));
  pen.stroke(drawn, { colour: theme.plateInk, width: k * 1.5, cap: 'round', join: 'round' });
  if (text === undefined) return;
  const size = r * 0.72;
  const wide = size * (0.5 + 0.62 * text.length);
  const [x, y] = [at.x + r * 0.95, at.y + r * 0.8];
  pen.fill(addRoundRect(newPath(), x - wide / 2, y - size * 0.62, wide, size * 1.24, size * 0.3), theme.plateInk);
  pen.text(text, x, y + size * 0.35, { face: 'sans-bold', size, colour: theme.plate, align: 'centre' });
}
