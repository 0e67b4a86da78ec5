import type { FontUrls } from './load-fonts.ts';

/** Addresses of the shipped fonts; a worker is told them, because it cannot know where it was loaded from. */
export const FONT_URLS: FontUrls = {
  caps: new URL('../../fonts/map-caps.woff', import.meta.url).href,
  'caps-bold': new URL('../../fonts/map-caps-bold.woff', import.meta.url).href,
  italic: new URL('../../fonts/map-italic.woff', import.meta.url).href,
  sans: new URL('../../fonts/sans.woff', import.meta.url).href,
  'sans-bold': new URL('../../fonts/sans-bold.woff', import.meta.url).href,
};
