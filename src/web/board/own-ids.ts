/** Several drawings share a page, so what one calls its own gets its name in front. */
export const ownIds = (svg: string, name: string): string =>
  svg.replaceAll(/(id="|href="#|url\(#)([pc]\d+)/g, `$1${name}-$2`);
