import { canvasPen, type Context } from '../canvas-pen.ts';
import type { Lettering } from '../labels.ts';
import { layOut, type Sheet } from '../style.ts';
import type { MapModel } from '#table/board-model.ts';
import { THEMES, type ThemeName } from '../theme.ts';

export const TILE = 512;

/** One square of the map at one scale. */
export interface TileRequest {
  readonly id: number;
  /** Device pixels a hex. */
  readonly scale: number;
  readonly ratio: number;
  readonly column: number;
  readonly row: number;
  readonly theme: ThemeName;
  /** Without lettering: the small picture of the whole map. */
  readonly bare: boolean;
}

/** Draws tiles of one map; keeps the sheet of each theme it was asked for. */
export interface Painter {
  paint(context: Context, request: TileRequest): void;
  /** Names of places as they stand on the tiles of a scale. */
  names(request: Pick<TileRequest, 'scale' | 'ratio' | 'theme'>): readonly Lettering[];
}

export function createPainter(model: MapModel): Painter {
  const laid = layOut(model);
  const whole = laid.sheet;
  const sheets = new Map<ThemeName, Sheet>();
  const sheetIn = (theme: ThemeName): Sheet => {
    const sheet = sheets.get(theme) ?? laid.sheetIn(THEMES[theme]);
    sheets.set(theme, sheet);
    return sheet;
  };
  return {
    names: ({ scale, ratio, theme }) => sheetIn(theme).names?.(scale / ratio) ?? [],
    paint(context, { scale, ratio, column, row, theme, bare }) {
      const sheet = sheetIn(theme);
      const unit = scale / 100;
      const side = TILE / unit;
      // One pixel of overlap hides the seam when tiles are scaled.
      const x0 = whole.x0 + column * side;
      const y0 = whole.y0 + row * side;
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, TILE, TILE);
      context.setTransform(unit, 0, 0, unit, -x0 * unit, -y0 * unit);
      context.beginPath();
      context.rect(whole.x0, whole.y0, whole.x1 - whole.x0, whole.y1 - whole.y0);
      context.clip();
      const pen = canvasPen(context);
      // Lettering drawn before its font is there would be remembered in the wrong one.
      sheet.draw(
        bare ? { ...pen, text: () => undefined } : pen,
        scale / ratio,
        { x0, y0, x1: x0 + side, y1: y0 + side },
        !bare,
      );
      context.restore();
    },
  };
}
