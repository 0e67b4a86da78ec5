import { FACES } from '../svg-pen.ts';
import type { Face } from '../pen.ts';

const FILES: Record<Face, string> = {
  caps: new URL('../../fonts/map-caps.woff', import.meta.url).href,
  'caps-bold': new URL('../../fonts/map-caps-bold.woff', import.meta.url).href,
  italic: new URL('../../fonts/map-italic.woff', import.meta.url).href,
  sans: new URL('../../fonts/sans.woff', import.meta.url).href,
  'sans-bold': new URL('../../fonts/sans-bold.woff', import.meta.url).href,
};

/** Loads the shipped fonts into a page or a worker; resolves even when one fails, since the map is worth more than its font. */
export async function loadFonts(into: FontFaceSet): Promise<void> {
  await Promise.allSettled(
    (Object.keys(FILES) as Face[]).map(async (face) => {
      const { family, weight, italic } = FACES[face];
      const font = new FontFace(family, `url(${FILES[face]})`, {
        weight: String(weight),
        style: italic ? 'italic' : 'normal',
      });
      into.add(await font.load());
    }),
  );
}
