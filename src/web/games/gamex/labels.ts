import { g } from './words/words.ts';
import { OPPONENTS } from './kinds.ts';

/** Text for a string of the common table; unknown strings are returned unchanged. */
export const called = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

/** Playing style of a computer player. */
export function opponent(level: string): string {
  const known = OPPONENTS.find((one) => one === level);
  return known ? g.opponents[known] : '';
}
