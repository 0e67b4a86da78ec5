import { type Objection, objection, type RuleId } from '../../core/objection.ts';
import { type Arg, code, type Said, say as sentence } from '../../core/say.ts';
import type { Hex } from '../../hex/hex.ts';
import type { Board } from './board/board.ts';

/** Sentences of this game: bare words in them (sides, names as they were typed) are the same in every language. */
export const say = (parts: TemplateStringsArray, ...words: readonly (Arg | string | { readonly id: string })[]): Said =>
  sentence(parts, ...words.map((word) => (typeof word === 'string' ? code(word) : word)));

export const no = (rule: RuleId, because: Said): Objection => objection(rule, because);

/** A hex as it is called, in a sentence. */
export const theHex = (board: Board, hex: Hex): { readonly hex: string } => ({
  hex: board.grid.names[hex] ?? 'nowhere',
});
