import type { Offer } from '#core/game-kit.ts';
import { statements, wordsOf } from '#core/notation/notation.ts';
import type { Library } from '../position.ts';
import { SIDES, type Side } from '../types.ts';

/** Choices a library offers, from the statements and remarks at the head of its files. */

/** The words of the statement that begins so. */
const stated = (text: string, word: string): readonly string[] | undefined =>
  statements(text)
    .map((line) => wordsOf(line.text))
    .find(([first]) => first === word)
    ?.slice(1);

/** The remarks of a file: `# Title: what it is about`. */
export function remarksOf(text: string): { readonly title: string; readonly about: string } {
  const remarks = text.split('\n').filter((line) => line.startsWith('# '));
  const [title = '', ...rest] = remarks
    .map((line) => line.slice(2))
    .join(' ')
    .split(':');
  return { title: title.trim(), about: rest.join(':').trim() };
}

export interface PlacementOffer {
  readonly id: string;
  readonly title: string;
}

/** The default placements of a side. */
export const placementsFor = (library: Library, side: Side): PlacementOffer[] =>
  Object.entries(library.placements)
    .filter(([, text]) => SIDES.find((one) => one === stated(text, 'side')?.[0]) === side)
    .map(([id, text]) => ({ id, title: stated(text, 'title')?.join(' ') ?? id }));

/** Scenarios; in those of a whole army it is still to be set up. */
export const scenariosIn = (library: Library): (Required<Offer> & { readonly placed: boolean })[] =>
  Object.entries(library.scenarios).map(([name, text]) => ({
    name,
    setup: `scenario ${name}\n`,
    ...remarksOf(text),
    placed: stated(text, 'army') === undefined,
  }));
