/**
 * Characters that are not seen but obeyed: a terminal does what they say, an SVG with them is none, and those for the other
 * direction of writing show a line as something it is not. Tabs and the ends of lines aside.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu;

/** Signs for control characters begin here. */
const SIGNS = 0x2400;
const SIGN_OF_DELETE = '\u2421';

/** A text with signs in their place. */
export const harmless = (text: string): string =>
  text.replaceAll(UNSEEN, (one) => {
    const code = one.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(SIGNS + code);
    return code === 0x7f ? SIGN_OF_DELETE : '\ufffd';
  });

/** JSON with invisible characters escaped; parsing restores them. */
export const harmlessJson = (json: string): string =>
  json.replaceAll(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** First control character of a text: its line and its name. */
export function controlIn(text: string): { readonly line: number; readonly name: string } | undefined {
  const at = text.search(CONTROL);
  if (at < 0) return undefined;
  const name = `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  return { line: text.slice(0, at).split('\n').length, name };
}
