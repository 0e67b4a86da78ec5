import type { Face } from '../pen.ts';
import { FACES } from '../svg-pen.ts';

export type FontUrls = Readonly<Record<Face, string>>;

/** Loads the shipped fonts into a page or a worker; resolves even when one fails, since the map is worth more than its font. */
export async function loadFonts(into: FontFaceSet, urls: FontUrls): Promise<void> {
  await Promise.allSettled(
    (Object.keys(urls) as Face[]).map(async (face) => {
      const { family, weight, italic } = FACES[face];
      const font = new FontFace(family, `url(${urls[face]})`, {
        weight: String(weight),
        style: italic ? 'italic' : 'normal',
      });
      into.add(await font.load());
    }),
  );
}
