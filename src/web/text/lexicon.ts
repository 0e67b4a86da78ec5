import { ENGLISH, type Locale } from '#core/message.ts';
import { type Language, language } from './language.ts';

/** Words are fetched in the language that is spoken, and in no other: those of the page first, those of a game with it. */

/** Additions of a game to the language of its rules. */
type Taught = Partial<Pick<Locale, 'sentences' | 'sides' | 'several' | 'names' | 'unit'>>;

const several: Readonly<Record<Language, Set<string>>> = { en: new Set(), de: new Set() };

/** The two languages as far as they have been learnt. */
export const TONGUES: Readonly<Record<Language, Locale>> = {
  en: { ...ENGLISH, sentences: {}, sides: {}, several: several.en, names: {} },
  de: { sentences: {}, sides: {}, several: several.de, names: {}, and: 'und', nothing: 'nichts', point: ',' },
};

export function teach(one: Language, taught: Taught): void {
  Object.assign(TONGUES[one].sentences, taught.sentences);
  Object.assign(TONGUES[one].sides, taught.sides);
  for (const side of taught.several ?? []) several[one].add(side);
  Object.assign(TONGUES[one].names, taught.names);
  const [known, unit] = [TONGUES[one].unit, taught.unit];
  if (unit) Object.assign(TONGUES[one], { unit: (id: string) => unit(id) ?? known?.(id) });
}

/** The words of the page or of a game in one language, and the sentences of its rules. */
interface Volume<T> {
  readonly words: T;
  readonly locale?: Taught;
}

export interface Lexicon<T extends object> {
  /** In the player's language; read anew whenever it changes. They must have been learnt before. */
  readonly words: T;
  readonly knows: (one: Language) => boolean;
  readonly learn: (one: Language) => Promise<void>;
}

export function lexicon<T extends object>(volumes: Readonly<Record<Language, () => Promise<Volume<T>>>>): Lexicon<T> {
  const known = new Map<Language, T>();
  return {
    words: new Proxy({} as T, {
      get(_target, key) {
        const words = known.get(language());
        if (!words) throw new Error(`${String(key)} is said before its words are there`);
        return words[key as keyof T];
      },
    }),
    knows: (one) => known.has(one),
    async learn(one) {
      const { words, locale } = await volumes[one]();
      if (known.has(one)) return;
      if (locale) teach(one, locale);
      known.set(one, words);
    },
  };
}

/** Lexicons in use. */
const IN_USE = new Set<Lexicon<object>>();

/** Learns a language for all that is being said, also for what is taken up meanwhile. */
export async function loadLocale(one: Language): Promise<void> {
  for (;;) {
    const missing = [...IN_USE].filter(({ knows }) => !knows(one));
    if (missing.length === 0) return;
    await Promise.all(missing.map(({ learn }) => learn(one)));
  }
}

/** From now on it is said from these words too. */
export async function takeUp(words: Lexicon<object>): Promise<void> {
  // The language may change while its words are on their way.
  while (!words.knows(language())) await words.learn(language());
  IN_USE.add(words);
}
