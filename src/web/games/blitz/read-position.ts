import type { Fault } from '#core/notation/notation.ts';
import type { Library } from '#core/game-kit.ts';
import { blitzLibrary } from '#games/blitz/position.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';

/** Faults of a written position. */
export function faultsIn(text: string, library: Library): readonly Fault[] {
  const position = readPosition(text, library);
  return isPosition(position) ? [] : position;
}

type Read = ReturnType<typeof parsePosition>;

const MOST = 4;
const read = new WeakMap<Library, Map<string, Read>>();

/**
 * A written position with the boards and armies of a library. Reading the continent takes a while and the front page, an
 * opened file and the table ask for the same text one after the other, so the last few are kept; they never change.
 */
export function readPosition(text: string, library: Library): Read {
  const shelf = read.get(library) ?? new Map<string, Read>();
  read.set(library, shelf);
  const known = shelf.get(text);
  if (known) return known;
  const position = parsePosition(text, blitzLibrary(library));
  const [oldest] = shelf.keys();
  if (shelf.size >= MOST && oldest !== undefined) shelf.delete(oldest);
  shelf.set(text, position);
  return position;
}
