import { canvasPen } from '../canvas-pen.ts';
import { drawBlock, drawCounter, type Wearer } from '../counters/counter.ts';
import type { Detail } from '../counters/counter-drawing.ts';
import { drawShadow, drawTally, tallyWidth } from '../counters/draw.ts';
import type { CounterUnit } from '#table/board-model.ts';
import type { Pen } from '../pen.ts';
import type { Theme } from '../theme.ts';

/** Room round a counter for its shadow, its marks and the ring of a selected one, in parts of its side. */
export const SPRITE_PAD = 0.18;
const MOST_LOOKS = 1500;
const MOST_SIZES = 4;
/** Milliseconds a frame may spend on drawing new sprites. */
const BUDGET = 6;

export interface Sprites {
  /** Starts a frame; while the view moves, sprites of a near size are scaled instead of redrawn. */
  begin(moving: boolean): void;
  counter(unit: CounterUnit, detail: Detail, pixels: number, theme: Theme): HTMLCanvasElement;
  /** A tally's plate so many pixels high. */
  tally(text: string, pixels: number, theme: Theme): HTMLCanvasElement;
  block(unit: Wearer, total: string, pixels: number, theme: Theme): HTMLCanvasElement;
  /** True when some sprite of this frame was not at its best. */
  lacking(): boolean;
  clear(): void;
}

/** Counters drawn once for each look and size. */
export function createSprites(): Sprites {
  const kept = new Map<string, Map<number, HTMLCanvasElement>>();
  let moving = false;
  let spent = 0;
  let short = false;

  const render = (pixels: number, draw: (pen: Pen) => void, wide?: number) => {
    const start = performance.now();
    const canvas = document.createElement('canvas');
    const pad = wide === undefined ? Math.ceil(pixels * SPRITE_PAD) : 0;
    canvas.width = wide ?? pixels + pad * 2;
    canvas.height = pixels + pad * 2;
    const context = canvas.getContext('2d');
    if (context) {
      context.translate(pad, pad);
      context.scale(pixels / 100, pixels / 100);
      draw(canvasPen(context));
    }
    spent += performance.now() - start;
    return canvas;
  };

  /** The sprite itself, or one of another size, or undefined when there is none and no time to draw it. */
  const find = (look: string, pixels: number, draw: (pen: Pen) => void, must: boolean, wide?: number) => {
    let sizes = kept.get(look);
    const known = sizes?.get(pixels);
    if (known) return known;
    if (sizes && sizes.size > 0 && (moving || spent > BUDGET)) {
      short = true;
      let best: HTMLCanvasElement | undefined;
      let off = Infinity;
      for (const [size, canvas] of sizes) {
        const d = Math.abs(Math.log(size / pixels));
        if (d < off) [best, off] = [canvas, d];
      }
      if (best && (off < 0.7 || spent > BUDGET)) return best;
    }
    if (!must && spent > BUDGET) {
      short = true;
      return undefined;
    }
    if (kept.size > MOST_LOOKS) kept.clear();
    if (!sizes || !kept.has(look)) {
      sizes = new Map();
      kept.set(look, sizes);
    }
    if (sizes.size >= MOST_SIZES) sizes.delete(sizes.keys().next().value as number);
    const canvas = render(pixels, draw, wide);
    sizes.set(pixels, canvas);
    return canvas;
  };

  return {
    begin(now) {
      moving = now;
      spent = 0;
      short = false;
    },
    counter(unit, detail, pixels, theme) {
      const { side, livery, symbol, factors, corners, carries, marks } = unit;
      const base = [theme.name, side, livery, symbol, factors, corners, carries, marks].join('/');
      const draw = (how: Detail) => (pen: Pen) => {
        drawShadow(pen, unit, theme);
        drawCounter(pen, unit, theme, how);
      };
      if (detail === 'full') {
        const own = find(`${base}/full/${unit.size}/${unit.letter}/${unit.designation}`, pixels, draw('full'), false);
        if (own) return own;
        // Many units share this one, so it is soon there.
        return find(`${base}/factors`, pixels, draw('factors'), true) as HTMLCanvasElement;
      }
      return find(`${base}/${detail}`, pixels, draw(detail), true) as HTMLCanvasElement;
    },
    block: (unit, total, pixels, theme) =>
      find(
        `${theme.name}/block/${unit.side}/${unit.livery}/${total}`,
        pixels,
        (pen) => {
          drawShadow(pen, unit, theme);
          drawBlock(pen, unit, total, theme);
        },
        true,
      ) as HTMLCanvasElement,
    tally: (text, pixels, theme) =>
      find(
        `${theme.name}/tally/${text}`,
        pixels,
        (pen) => drawTally(pen, text, theme),
        true,
        Math.ceil(tallyWidth(text) * pixels),
      ) as HTMLCanvasElement,
    lacking: () => short,
    clear: () => kept.clear(),
  };
}
