import { statements, wordsOf } from '../core/notation.ts';
import type { MapModel } from '../table/drawing.ts';
import { fetchStyle } from './board/style.ts';
import type { Cover, Face } from './face.ts';
import { AT_TABLE, BLITZ as BLITZ_WORDS } from './games/blitz/words/lexicon.ts';
import { GAMEX as GAMEX_WORDS } from './games/gamex/words/lexicon.ts';
import type { Language } from './text/language.ts';
import { type Lexicon, takeUp } from './text/lexicon.ts';

interface Shown {
  readonly id: string;
  /** What its box says: read before the game itself is fetched. */
  readonly box: { readonly title: string; readonly about: Readonly<Record<Language, string>> };
  /** The letters its rules' numbers begin with. */
  readonly letters: string;
  readonly words: Lexicon<object>;
  /** What its maps are drawn in. */
  readonly style: MapModel['style'];
  readonly open: () => Promise<Cover>;
  readonly table: () => Promise<Face>;
}

const BLITZ: Shown = {
  id: 'blitz',
  box: {
    title: 'Blitzkrieg',
    about: {
      en: 'Great Blue and Big Red fight for a continent: corps, fleets and air forces.',
      de: 'Groß-Blau und Groß-Rot kämpfen um einen Kontinent: Korps, Flotten und Luftwaffen.',
    },
  },
  letters: 'BTOQM',
  words: BLITZ_WORDS,
  style: 'atlas',
  open: async () => (await import('./games/blitz/cover.ts')).cover,
  table: async () => {
    const [{ blitz }] = await Promise.all([import('./games/blitz/face.ts'), takeUp(AT_TABLE)]);
    return blitz;
  },
};

const GAMEX: Shown = {
  id: 'gamex',
  box: {
    title: 'Tactical GameX',
    about: {
      en: 'Platoons, hedgerows and lines of sight, 1937 to 1945: our own situations and the classic ones, on panels that join.',
      de: 'Züge, Hecken und Sichtlinien, 1937 bis 1945: eigene und klassische Lagen auf Tafeln, die sich fügen.',
    },
  },
  letters: 'X',
  words: GAMEX_WORDS,
  style: 'tactical',
  open: async () => (await import('./games/gamex/cover.ts')).cover,
  table: async () => (await import('./games/gamex/face.ts')).gamex,
};

/** The games this page shows, fetched when they are wanted. */
const SHOWN: readonly Shown[] = [BLITZ, GAMEX];

/** Meant where none is named. */
export const FIRST = BLITZ.id;

const shown = (id: string): Shown => SHOWN.find((one) => one.id === id) ?? BLITZ;

/** Their boxes, by the names addresses have for them. */
export const BOXES = SHOWN.map(({ id, box }) => ({ id, ...box }));

export const isShown = (id: string): boolean => SHOWN.some((one) => one.id === id);

/** A game is shown when its words and its style are there, which are fetched beside it. */
async function ready<T>(what: Promise<T>, { words, style }: Shown): Promise<T> {
  return (await Promise.all([what, takeUp(words), fetchStyle(style)]))[0];
}

export const faceOf = (id: string): Promise<Cover> => ready(shown(id).open(), shown(id));

/** The same with all it brings to a table. */
export const tableFaceOf = (id: string): Promise<Face> => ready(shown(id).table(), shown(id));

/** The game a written position belongs to: the one its line `game ID` names. */
export function gameOfSetup(text: string): string {
  const named = statements(text)
    .map((line) => wordsOf(line.text))
    .find(([word]) => word === 'game')?.[1];
  return SHOWN.find(({ id }) => id === named)?.id ?? FIRST;
}

/** The address of a game's own front page. */
export const homeAddress = (game: string): readonly string[] => (game === FIRST ? [] : ['play', game]);

/** The address of a game's rulebook: a letter stands for the whole of it. */
export const rulesAddress = (game: string): readonly string[] => [
  'rules',
  ...(game === FIRST ? [] : [`${shown(game).letters.charAt(0)}0`]),
];

/** The address of a game's lessons, of one of them, of a step of it: the first game's have no name in front. */
export const learnAddress = (game: string, ...parts: readonly string[]): readonly string[] => [
  'learn',
  ...(game === FIRST ? [] : [game]),
  ...parts,
];

/** Whose lessons an address is about, and what it says about them. */
export function learnWanted([, ...parts]: readonly string[]): {
  readonly game: string;
  readonly rest: readonly string[];
} {
  const [first = '', ...rest] = parts;
  return isShown(first) ? { game: first, rest } : { game: FIRST, rest: parts };
}

/** The game whose rulebook has rules of such a number. */
export const gameOfRule = (rule: string): string =>
  SHOWN.find(({ letters }) => rule !== '' && letters.includes(rule.charAt(0).toUpperCase()))?.id ?? FIRST;
