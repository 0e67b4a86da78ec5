import { statements, wordsOf } from '../core/notation/notation.ts';
import type { MapModel } from '../table/board-model.ts';
import { fetchStyle } from './board/style.ts';
import type { Cover, Face } from './face.ts';
import { AT_TABLE, BLITZ as BLITZ_WORDS } from './games/blitz/words/lexicon.ts';
import { GAMEX as GAMEX_WORDS } from './games/gamex/words/lexicon.ts';
import type { Scenario } from './table/scenario.ts';
import type { Language } from './text/language.ts';
import { type Lexicon, takeUp } from './text/lexicon.ts';

/** A game as the home page names it. */
export interface Box {
  /** Segment of its web address. */
  readonly id: string;
  /** The game that plays it, as records name it. */
  readonly game: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  /** Read before its catalogue is fetched; test/web/catalogue.test.ts holds them to it. */
  readonly scenarios: number;
  readonly shortest: number;
  readonly longest: number;
  readonly first: { readonly id: string; readonly minutes: number; readonly title: Readonly<Record<Language, string>> };
  /** The address of its first lesson's page. */
  readonly learn: readonly string[];
}

interface Shown {
  readonly id: string;
  readonly boxes: readonly Box[];
  /** The letters its rules' numbers begin with. */
  readonly letters: string;
  readonly words: Lexicon<object>;
  /** Drawing style of its maps. */
  readonly style: MapModel['style'];
  readonly open: () => Promise<Cover>;
  readonly table: () => Promise<Face>;
  readonly catalogue: () => Promise<readonly Scenario[]>;
}

const BLITZ: Shown = {
  id: 'blitz',
  boxes: [
    {
      id: 'blitz',
      game: 'blitz',
      title: { en: 'Blitzkrieg 1965', de: 'Blitzkrieg 1965' },
      about: {
        en: 'Two powers, one continent: the classic of 1965.',
        de: 'Zwei Mächte, ein Kontinent: der Klassiker von 1965.',
      },
      scenarios: 7,
      shortest: 25,
      longest: 600,
      first: { id: 'ardel', minutes: 25, title: { en: 'The Ardel Valley', de: 'Das Tal der Ardel' } },
      learn: ['learn'],
    },
    {
      id: 'modules',
      game: 'blitz',
      title: { en: 'The Module System', de: 'Das Modulsystem' },
      about: {
        en: 'Add fleets, air forces, railways, factories.',
        de: 'Flotten, Luftwaffen, Bahnen und Fabriken, Stück für Stück.',
      },
      scenarios: 20,
      shortest: 30,
      longest: 900,
      first: { id: 'crossing', minutes: 30, title: { en: 'Across the Ardel', de: 'Über die Ardel' } },
      learn: ['learn', 'impulses'],
    },
  ],
  letters: 'BTOQM',
  words: BLITZ_WORDS,
  style: 'atlas',
  open: async () => (await import('./games/blitz/cover.ts')).cover,
  table: async () => {
    const [{ blitz }] = await Promise.all([import('./games/blitz/face.ts'), takeUp(AT_TABLE)]);
    return blitz;
  },
  catalogue: async () => (await import('./games/blitz/scenarios/catalogue.ts')).catalogue(),
};

const GAMEX: Shown = {
  id: 'gamex',
  boxes: [
    {
      id: 'gamex',
      game: 'gamex',
      title: { en: 'Tactical GameX', de: 'Tactical GameX' },
      about: {
        en: 'Tanks and platoons, 1941 to 1945, hedge by hedge.',
        de: 'Panzer und Züge, 1941 bis 1945, Hecke um Hecke.',
      },
      scenarios: 40,
      shortest: 20,
      longest: 330,
      first: { id: 'duel', minutes: 20, title: { en: 'Two Platoons', de: 'Zwei Züge' } },
      learn: ['learn', 'gamex'],
    },
  ],
  letters: 'X',
  words: GAMEX_WORDS,
  style: 'tactical',
  open: async () => (await import('./games/gamex/cover.ts')).cover,
  table: async () => (await import('./games/gamex/face.ts')).gamex,
  catalogue: async () => (await import('./games/gamex/catalogue.ts')).catalogue(),
};

/** The games this page shows, fetched when they are wanted. */
const SHOWN: readonly Shown[] = [BLITZ, GAMEX];

/** Meant where none is named. */
export const FIRST = BLITZ.id;

const shown = (id: string): Shown => SHOWN.find((one) => one.id === id) ?? BLITZ;

/** The games of the home page, in its order. */
export const BOXES: readonly Box[] = SHOWN.flatMap(({ boxes }) => boxes);

export const boxNamed = (id: string | undefined): Box | undefined => BOXES.find((box) => box.id === id);

/** The first battle of somebody who has not said which game. */
export const FIRST_BOX = GAMEX.boxes[0] as Box;

/** Pages on which a game is put together from its parts. */
export const OWN_GAMES = SHOWN.map(({ id }) => ['play', id, 'own'] as const);

export const isShown = (id: string): boolean => SHOWN.some((one) => one.id === id);

/** A game is shown when its words and its style are there, which are fetched beside it. */
async function ready<T>(what: Promise<T>, { words, style }: Shown): Promise<T> {
  return (await Promise.all([what, takeUp(words), fetchStyle(style)]))[0];
}

export const faceOf = (id: string): Promise<Cover> => ready(shown(id).open(), shown(id));

/** The scenarios of every box, or of those of one game. */
export async function catalogueOf(games: readonly string[] = SHOWN.map(({ id }) => id)): Promise<readonly Scenario[]> {
  const lists = SHOWN.filter(({ id }) => games.includes(id)).map(async ({ catalogue, words }) => {
    const [list] = await Promise.all([catalogue(), takeUp(words)]);
    return list;
  });
  return (await Promise.all(lists)).flat();
}

/** Game with all its parts for a table. */
export const tableFaceOf = (id: string): Promise<Face> => ready(shown(id).table(), shown(id));

/** The game a written position belongs to: the one its line `game ID` names. */
export function gameOfSetup(text: string): string {
  const named = statements(text)
    .map((line) => wordsOf(line.text))
    .find(([word]) => word === 'game')?.[1];
  return SHOWN.find(({ id }) => id === named)?.id ?? FIRST;
}

/** The address of a game's scenarios. */
export const scenariosAddress = (game: string): readonly string[] => ['play', game];

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

/** Game whose lessons an address names, and the rest of the address. */
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
