import type { Words } from '#core/notation/words.ts';
import type { Command, CommandOf } from '#games/blitz/types.ts';
import type { Reader } from './reader.ts';

/** Freedom a writer has in one command beside its canonical form. */
export interface Lenient<K extends Command['do'] = Command['do']> {
  /** Other names, in small letters. */
  readonly also?: readonly string[];
  /** Fillers that may stand between its words. */
  readonly drops?: readonly string[];
  /** All of it is one list, which may be written apart. */
  readonly joins?: true;
  /** Form shown for half-written lines, where it is more than the canonical one. */
  readonly form?: string;
  /** A reader of its own. It takes every word it understands: a word that is left over is refused. */
  read?(reader: Reader, words: Words): Omit<CommandOf<K>, 'do'>;
}

export type LenientTable = { readonly [K in Command['do']]?: Lenient<K> };
