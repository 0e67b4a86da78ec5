import { type Objection, objection, type RuleId } from '../../core/objection.ts';
import type { Hex } from '../../hex/hex.ts';
import type { Board } from './board/board.ts';

/** Sentences of this game. */
export type Word = string | number | { readonly unit: string } | { readonly hex: string } | { readonly side: string };

const plain = (word: Word): string => {
  if (typeof word !== 'object') return String(word);
  return 'unit' in word ? word.unit : 'hex' in word ? word.hex : word.side;
};

export const say = (parts: TemplateStringsArray, ...words: readonly Word[]): string =>
  parts.map((part, i) => (i === 0 ? part : `${plain(words[i - 1] ?? '')}${part}`)).join('');

export const no = (rule: RuleId, because: string): Objection => objection(rule, because);
export const hexName = (board: Board, hex: Hex): string => board.grid.names[hex] ?? 'off the map';
