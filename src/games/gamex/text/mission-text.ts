import type { Library, Offer } from '#core/game-kit.ts';
import { statements, wordsOf } from '#core/notation/notation.ts';
import { type OptionName, optionNamed } from '../options.ts';
import type { Side } from '../types.ts';

/** Briefing of a situation. */
export interface Briefing {
  readonly title: string;
  /** Place and date. */
  readonly date: string;
  readonly about: readonly string[];
  /** To each side alone. */
  readonly sides: Readonly<Record<Side, readonly string[]>>;
}

/** The words for people of a situation or of a position that began as one; where the German is missing the English stands. */
export function briefingOf(text: string, language: 'en' | 'de'): Briefing {
  const lines = statements(text).map((line) => line.text);
  const said = (start: string): string[] =>
    lines.filter((line) => line.startsWith(`${start} `)).map((line) => line.slice(start.length + 1));
  const spoken = (word: string, rest = ''): string[] => {
    const german = language === 'de' ? said(`${word}.de${rest}`) : [];
    return german.length > 0 ? german : said(`${word}${rest}`);
  };
  return {
    title: spoken('title').join(' '),
    date: spoken('date').join(' '),
    about: spoken('about'),
    sides: { axis: spoken('brief', ' axis'), allied: spoken('brief', ' allied') },
  };
}

/** The options a situation is always played with, and those it never is. */
export interface Ruled {
  readonly options: readonly OptionName[];
  readonly without: readonly OptionName[];
}

export function optionsIn(text: string): Ruled {
  const after = (start: RegExp): OptionName[] =>
    statements(text)
      .filter((line) => start.test(line.text))
      .flatMap((line) => wordsOf(line.text).slice(1))
      .flatMap((word) => optionNamed(word) ?? []);
  return { options: after(/^options?\s/), without: after(/^without\s/) };
}

/** The situations of a library. */
export const situationsIn = (library: Library): Offer[] =>
  Object.entries(library['situations'] ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => {
      const { title, about } = briefingOf(text, 'en');
      return { name, title, about: about.join(' '), setup: `game gamex\nsituation ${name}\n` };
    });
