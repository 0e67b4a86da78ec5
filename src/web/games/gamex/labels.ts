import { g } from './words/words.ts';
import { OPPONENTS } from './kinds.ts';

/** What the common table calls by a string, in this game's words; what nobody has a word for stands as it is. */
export const called = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

/** How a computer player plays. */
export function opponent(level: string): string {
  const known = OPPONENTS.find((one) => one === level);
  return known ? g.opponents[known] : '';
}
