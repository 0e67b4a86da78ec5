import { harmless } from '#core/notation/control-characters.ts';
import type { Point } from './geometry.ts';
import { CLOSE, CUBIC, type Face, LINE, MOVE, type Path, type Pen, QUAD } from './pen.ts';

/** Font names of the faces. */
export const FACES: Record<Face, { readonly family: string; readonly weight: number; readonly italic: boolean }> = {
  caps: { family: 'Alegreya SC Medium', weight: 500, italic: false },
  'caps-bold': { family: 'Alegreya SC', weight: 700, italic: false },
  italic: { family: 'Alegreya Medium', weight: 500, italic: true },
  sans: { family: 'Source Sans 3 SemiBold', weight: 600, italic: false },
  'sans-bold': { family: 'Source Sans 3', weight: 700, italic: false },
};

const number = (value: number): string => {
  const text = value.toFixed(2);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

const NARROW = 1;
const LONG = 40;

/** Path data, one decimal: a tenth of a hundredth of a hex is finer than any printer. */
export function pathData(path: Path): string {
  const { steps, coords } = path;
  const n = (i: number) => {
    const text = (coords[i] as number).toFixed(NARROW);
    return text.endsWith('.0') ? text.slice(0, -2) : text;
  };
  let out = '';
  let i = 0;
  for (const step of steps) {
    if (step === MOVE || step === LINE) {
      out += `${step === MOVE ? 'M' : 'L'}${n(i)} ${n(i + 1)}`;
      i += 2;
    } else if (step === QUAD) {
      out += `Q${n(i)} ${n(i + 1)} ${n(i + 2)} ${n(i + 3)}`;
      i += 4;
    } else if (step === CUBIC) {
      out += `C${n(i)} ${n(i + 1)} ${n(i + 2)} ${n(i + 3)} ${n(i + 4)} ${n(i + 5)}`;
      i += 6;
    } else if (step === CLOSE) {
      out += 'Z';
    }
  }
  return out;
}

export const escaped = (text: string): string =>
  harmless(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface SvgPen extends Pen {
  /** The finished document body, groups closed. */
  body(): string;
}

/**
 * `anchor` is a point inside the picture. The rasteriser used for PNG stops at clipped groups that lie wholly outside its
 * canvas, so each such group gets a speck there that nobody can see.
 */
export function svgPen(anchor?: Point): SvgPen {
  const out: string[] = [];
  /** Groups opened since each save, closed by its restore. */
  const open: number[] = [0];
  /** Long paths are drawn many times over (the coast's waterlines); they are written once and referred to. */
  const defined = new Map<Path, string>();
  const clips = new Map<Path, string>();
  const shape = (path: Path): string => {
    if (path.coords.length < LONG) return `<path d="${pathData(path)}"`;
    let id = defined.get(path);
    if (id === undefined) {
      id = `p${defined.size + 1}`;
      defined.set(path, id);
      out.push(`<defs><path id="${id}" d="${pathData(path)}"/></defs>`);
    }
    return `<use href="#${id}"`;
  };
  const group = (attributes: string) => {
    out.push(`<g ${attributes}>`);
    open[open.length - 1] = (open[open.length - 1] ?? 0) + 1;
  };
  return {
    save: () => void open.push(0),
    restore() {
      out.push('</g>'.repeat(open.pop() ?? 0));
    },
    move: (dx, dy) => group(`transform="translate(${number(dx)} ${number(dy)})"`),
    scale: (factor) => group(`transform="scale(${factor.toFixed(5)})"`),
    turn: (radians) => group(`transform="rotate(${number((radians * 180) / Math.PI)})"`),
    clip(path) {
      let id = clips.get(path);
      if (id === undefined) {
        id = `c${clips.size + 1}`;
        clips.set(path, id);
        out.push(`<clipPath id="${id}"><path d="${pathData(path)}"/></clipPath>`);
      }
      group(`clip-path="url(#${id})"`);
      if (anchor) {
        const [x, y] = [anchor.x.toFixed(1), anchor.y.toFixed(1)];
        out.push(`<path d="M${x} ${y}h.1v.1z" fill-opacity="0.01"/>`);
      }
    },
    fill(path, colour, alpha = 1) {
      if (path.steps.length === 0) return;
      out.push(`${shape(path)} fill="${colour}"${alpha < 1 ? ` fill-opacity="${number(alpha)}"` : ''}/>`);
    },
    stroke(path, { colour, width, alpha = 1, dash, cap, join }) {
      if (path.steps.length === 0) return;
      let text = `${shape(path)} fill="none" stroke="${colour}" stroke-width="${number(width)}"`;
      if (alpha < 1) text += ` stroke-opacity="${number(alpha)}"`;
      if (dash) text += ` stroke-dasharray="${dash.map(number).join(' ')}"`;
      if (cap && cap !== 'butt') text += ` stroke-linecap="${cap}"`;
      if (join && join !== 'miter') text += ` stroke-linejoin="${join}"`;
      out.push(`${text}/>`);
    },
    text(text, x, y, style) {
      const face = FACES[style.face];
      const anchor = style.align === 'centre' ? 'middle' : style.align === 'right' ? 'end' : 'start';
      let common = `font-family="'${face.family}'" font-weight="${face.weight}" font-size="${number(style.size)}"`;
      if (face.italic) common += ' font-style="italic"';
      if (anchor !== 'start') common += ` text-anchor="${anchor}"`;
      common += style.turn
        ? ` transform="translate(${number(x)} ${number(y)}) rotate(${number((style.turn * 180) / Math.PI)})"`
        : ` x="${number(x)}" y="${number(y)}"`;
      const faint = style.alpha ?? 1;
      if (style.halo) {
        const { colour, width } = style.halo;
        const alpha = (style.halo.alpha ?? 1) * faint;
        out.push(
          `<text ${common} fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-linejoin="round"${alpha < 1 ? ` stroke-opacity="${number(alpha)}"` : ''}>${escaped(text)}</text>`,
        );
      }
      if (style.colour === 'none') return;
      const opacity = faint < 1 ? ` fill-opacity="${number(faint)}"` : '';
      out.push(`<text ${common} fill="${style.colour}"${opacity}>${escaped(text)}</text>`);
    },
    body() {
      while (open.length > 1) out.push('</g>'.repeat(open.pop() ?? 0));
      out.push('</g>'.repeat(open[0] ?? 0));
      open[0] = 0;
      return out.join('\n');
    },
  };
}
