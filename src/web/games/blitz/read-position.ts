import { parsePosition } from '../../../games/blitz/text/position-text.ts';
import { LIBRARY } from './library.ts';

type Read = ReturnType<typeof parsePosition>;

const MOST = 4;
const read = new Map<string, Read>();

/**
 * A written position with the boards and armies of this page. Reading the continent takes a while and the front page, an
 * opened file and the table ask for the same text one after the other, so the last few are kept; they never change.
 */
export function readPosition(text: string): Read {
  const known = read.get(text);
  if (known) return known;
  const position = parsePosition(text, LIBRARY);
  const [oldest] = read.keys();
  if (read.size >= MOST && oldest !== undefined) read.delete(oldest);
  read.set(text, position);
  return position;
}
