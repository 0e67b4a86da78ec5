import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const places = JSON.parse(readFileSync(join(import.meta.dirname, 'chromium-places.json'), 'utf8')) as Readonly<
  Record<'windowless' | 'whole', readonly string[]>
>;

/** The Chromium that CHROMIUM names, or one of this system; without either Playwright looks for its own. */
export function chromiumPath(): { readonly executablePath?: string } {
  // An empty CHROMIUM, as `CHROMIUM=$(which chromium)` leaves it, names none.
  const path = process.env['CHROMIUM'] || [...places.windowless, ...places.whole].find((place) => existsSync(place));
  return path === undefined ? {} : { executablePath: path };
}
