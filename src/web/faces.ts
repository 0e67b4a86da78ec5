import type { Cover } from './face.ts';

interface Shown {
  readonly id: string;
  /** The letters its rules' numbers begin with. */
  readonly letters: string;
  readonly open: () => Promise<Cover>;
}

const BLITZ: Shown = {
  id: 'blitz',
  letters: 'BTOQ',
  open: async () => (await import('./games/blitz/cover.ts')).cover,
};

/** The games this page shows, fetched when they are wanted. */
const SHOWN: readonly Shown[] = [BLITZ];

/** Meant where none is named. */
export const FIRST = BLITZ.id;

export const faceOf = (id: string): Promise<Cover> => (SHOWN.find((one) => one.id === id) ?? BLITZ).open();

/** The game whose rulebook has rules of such a number. */
export const gameOfRule = (rule: string): string =>
  SHOWN.find(({ letters }) => rule !== '' && letters.includes(rule.charAt(0).toUpperCase()))?.id ?? FIRST;
