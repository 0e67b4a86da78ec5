/**
 * Sentences of the engine in another language, matched at the page's edge: the rules speak English and know of no other.
 * A pattern is an English sentence with what is put into it in braces, and the same in the other language.
 */

export type Pattern = readonly [english: string, other: string];

export interface Tongue {
  readonly patterns: readonly Pattern[];
  /** Words by the kind of place they stand in. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How the last two of a list are joined. */
  readonly and: string;
}

const UNIT = String.raw`(?:unit \d+|[a-z][\w.-]*|\d+)`;
const HEX = String.raw`(?:[A-Z]{1,2}\d{1,3}|-?\d{1,3},-?\d{1,3}|hex -?\d+)`;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const listOf = (one: string): string => `${one}(?:, ${one})*(?: and ${one})?`;
const oneOf = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** What can stand in a place of each kind; places of kinds with words of their own are made of those. */
const KINDS: Readonly<Record<string, string>> = {
  unit: UNIT,
  units: listOf(UNIT),
  hex: HEX,
  hexes: listOf(HEX),
  way: `${HEX}(?: > ${HEX})*`,
  n: NUMBER,
  odds: String.raw`\S+`,
  zone: '[A-Z]+',
  who: '[A-Za-z, ]+',
  type: oneOf('infantry', 'armor', 'artillery', 'ranger', 'airborne', 'airAssault', 'TAC', 'MDM', 'SAC', 'FTR'),
  are: oneOf('is', 'are'),
  attack: oneOf(`${listOf(UNIT)} (?:attacks?|assaults?)`, 'bombers strike', 'a nuclear strike hits'),
  joining: `${listOf(UNIT)} (?:joins?|uses?)`,
  isolated: `${listOf(UNIT)} (?:is|are)`,
  result: '.+',
  name: '.+',
  s: '.+',
  x: '.+',
};

interface Compiled {
  readonly english: string;
  readonly other: string;
  readonly regex: RegExp;
  readonly places: readonly string[];
  /** Letters that are not put in: the more, the surer. */
  readonly letters: number;
  /** The longest run of them: a sentence without it need not be looked at. */
  readonly mark: string;
}

const PLACE = /\{([a-z]+)(\d*)\}/g;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const placesOf = (text: string): string[] => [...text.matchAll(PLACE)].map(([, kind, no]) => `${kind}${no}`);

function compile([english, other]: Pattern, words: Tongue['words']): Compiled {
  const places = placesOf(english);
  const kindOf = (kind: string): string => {
    const own = KINDS[kind] ?? (words[kind] && oneOf(...Object.keys(words[kind]).map(escaped)));
    if (own === undefined) throw new Error(`'${english}': there is no kind '${kind}'`);
    return own;
  };
  const parts = english.split(/(\{[a-z]+\d*\})/);
  const source = parts
    .map((part) => {
      const [, kind] = /^\{([a-z]+)\d*\}$/.exec(part) ?? [];
      return kind === undefined ? escaped(part) : `(${kindOf(kind)})`;
    })
    .join('');
  const fixed = parts.filter((part) => !part.startsWith('{'));
  const mark = fixed.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
  return { english, other, regex: new RegExp(`^${source}$`), places, letters: fixed.join('').length, mark };
}

export interface Translator {
  /** The sentence in the other language, or as it is. */
  readonly say: (text: string) => string;
  /** Every pattern that fits, best first. */
  readonly fitting: (text: string) => readonly { readonly english: string; readonly said: string }[];
}

const REMEMBERED = 4000;

export function translator({ patterns, words, and }: Tongue): Translator {
  const all = patterns.map((pattern) => compile(pattern, words)).sort((a, b) => b.letters - a.letters);
  const known = new Map<string, string>();

  const inList = (text: string): string => text.replace(/ and (?=[^ ]+$)/, ` ${and} `);

  function place(kind: string, text: string): string {
    switch (kind) {
      case 'units':
      case 'hexes':
      case 'x':
        return inList(text);
      case 'joining':
      case 'isolated': {
        const [, units = '', verb = ''] = /^(.*) (\S+)$/.exec(text) ?? [];
        return `${inList(units)} ${words[kind]?.[verb] ?? verb}`;
      }
      case 's':
      case 'attack':
      case 'result':
        return say(text);
      default:
        return words[kind]?.[text] ?? text;
    }
  }

  function filled({ other, places }: Compiled, found: RegExpExecArray): string {
    const values = new Map(places.map((name, i) => [name, place(name.replace(/\d+$/, ''), found[i + 1] ?? '')]));
    return other.replace(PLACE, (hole, kind: string, no: string) => values.get(`${kind}${no}`) ?? hole);
  }

  const fitting = (text: string): { english: string; said: string; letters: number }[] =>
    all.flatMap((one) => {
      const found = text.includes(one.mark) ? one.regex.exec(text) : null;
      return found ? [{ english: one.english, said: filled(one, found), letters: one.letters }] : [];
    });

  /** Several sentences in a row: `C3 passes to blue, C4 passes to blue and D5 passes to red`. */
  function saidOfList(text: string): string | undefined {
    const parts = text.split(/, | and /);
    if (parts.length < 2) return undefined;
    const said = parts.map((part) => fitting(part)[0]?.said);
    if (said.includes(undefined)) return undefined;
    return `${said.slice(0, -1).join(', ')} ${and} ${said.at(-1) ?? ''}`;
  }

  function say(text: string): string {
    const before = known.get(text);
    if (before !== undefined) return before;
    const said = fitting(text)[0]?.said ?? saidOfList(text) ?? text;
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, said);
    return said;
  }

  return { say, fitting };
}
