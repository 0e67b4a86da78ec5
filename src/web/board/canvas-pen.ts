import { CLOSE, CUBIC, LINE, MOVE, type Path, type Pen, QUAD } from './pen.ts';
import { FACES } from './svg-pen.ts';

const compiled = new WeakMap<Path, Path2D>();

function path2d(path: Path): Path2D {
  const known = compiled.get(path);
  if (known) return known;
  const out = new Path2D();
  const { steps, coords } = path;
  let i = 0;
  const n = (k: number) => coords[i + k] as number;
  for (const step of steps) {
    if (step === MOVE) {
      out.moveTo(n(0), n(1));
      i += 2;
    } else if (step === LINE) {
      out.lineTo(n(0), n(1));
      i += 2;
    } else if (step === QUAD) {
      out.quadraticCurveTo(n(0), n(1), n(2), n(3));
      i += 4;
    } else if (step === CUBIC) {
      out.bezierCurveTo(n(0), n(1), n(2), n(3), n(4), n(5));
      i += 6;
    } else if (step === CLOSE) out.closePath();
  }
  compiled.set(path, out);
  return out;
}

const ALIGN = { left: 'left', centre: 'center', right: 'right' } as const;

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function canvasPen(context: Context): Pen {
  const alphaOf = (alpha: number | undefined) => {
    context.globalAlpha = alpha ?? 1;
  };
  return {
    save: () => context.save(),
    restore: () => context.restore(),
    move: (dx, dy) => context.translate(dx, dy),
    scale: (factor) => context.scale(factor, factor),
    turn: (radians) => context.rotate(radians),
    clip: (path) => context.clip(path2d(path)),
    fill(path, colour, alpha) {
      alphaOf(alpha);
      context.fillStyle = colour;
      context.fill(path2d(path));
    },
    stroke(path, { colour, width, alpha, dash, cap, join }) {
      alphaOf(alpha);
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.lineCap = cap ?? 'butt';
      context.lineJoin = join ?? 'miter';
      context.setLineDash(dash ? [...dash] : []);
      context.stroke(path2d(path));
    },
    text(text, x, y, { face, size, colour, alpha, align, turn, halo }) {
      const { family, weight, italic } = FACES[face];
      context.font = `${italic ? 'italic ' : ''}${weight} ${size}px "${family}", serif`;
      context.textAlign = ALIGN[align ?? 'left'];
      context.textBaseline = 'alphabetic';
      const place = turn !== undefined && turn !== 0;
      if (place) {
        context.save();
        context.translate(x, y);
        context.rotate(turn);
      }
      const [tx, ty] = place ? [0, 0] : [x, y];
      if (halo) {
        context.globalAlpha = (halo.alpha ?? 1) * (alpha ?? 1);
        context.strokeStyle = halo.colour;
        context.lineWidth = halo.width;
        context.lineJoin = 'round';
        context.setLineDash([]);
        context.strokeText(text, tx, ty);
      }
      if (colour !== 'none') {
        context.globalAlpha = alpha ?? 1;
        context.fillStyle = colour;
        context.fillText(text, tx, ty);
      }
      if (place) context.restore();
    },
  };
}
