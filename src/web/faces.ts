import { statements, wordsOf } from '../core/notation.ts';
import type { Cover, Face } from './face.ts';

interface Shown {
  readonly id: string;
  /** The letters its rules' numbers begin with. */
  readonly letters: string;
  readonly open: () => Promise<Cover>;
  readonly table: () => Promise<Face>;
}

const BLITZ: Shown = {
  id: 'blitz',
  letters: 'BTOQ',
  open: async () => (await import('./games/blitz/cover.ts')).cover,
  table: async () => (await import('./games/blitz/face.ts')).blitz,
};

/** The games this page shows, fetched when they are wanted. */
const SHOWN: readonly Shown[] = [BLITZ];

/** Meant where none is named. */
export const FIRST = BLITZ.id;

const shown = (id: string): Shown => SHOWN.find((one) => one.id === id) ?? BLITZ;

export const isShown = (id: string): boolean => SHOWN.some((one) => one.id === id);

export const faceOf = (id: string): Promise<Cover> => shown(id).open();

/** The same with all it brings to a table. */
export const tableFaceOf = (id: string): Promise<Face> => shown(id).table();

/** The game a written position belongs to: the one its line `game ID` names. */
export function gameOfSetup(text: string): string {
  const named = statements(text)
    .map((line) => wordsOf(line.text))
    .find(([word]) => word === 'game')?.[1];
  return SHOWN.find(({ id }) => id === named)?.id ?? FIRST;
}

/** The game whose rulebook has rules of such a number. */
export const gameOfRule = (rule: string): string =>
  SHOWN.find(({ letters }) => rule !== '' && letters.includes(rule.charAt(0).toUpperCase()))?.id ?? FIRST;
