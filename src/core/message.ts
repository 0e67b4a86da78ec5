import type { Grid } from '../hex/grid.ts';
import { nameOf } from '../hex/grid.ts';
import type { Hex } from '../hex/hex.ts';

/**
 * A sentence is a value: English with places, and what stands in them. English is its own key; another language is a
 * table of the same keys. Nothing in it needs a state or a board to be said.
 *
 * `{attacks|attack}` follows what was said in the place before it, one thing or several; `{2|attacks|attack}` what stands
 * in that place.
 */
export interface Message {
  /** `the path has a gap: {} and {} are not adjacent` */
  readonly says: string;
  readonly with: readonly Arg[];
}

export type Arg =
  | number
  /** To one decimal place. */
  | { readonly tenths: number }
  | Message
  | { readonly unit: string }
  /** By name. */
  | { readonly hex: string }
  | { readonly side: string }
  /** Place name as the board has it; translated by the language's own table. */
  | { readonly name: string }
  /** Text equal in every language: odds, rule ids, user input. */
  | { readonly code: string }
  /** Joined by `by`; without it `a, b and c`. */
  | { readonly list: readonly Arg[]; readonly by?: string };

/** Value allowed in a sentence template; a unit stands for its name. */
type Sayable = Arg | { readonly id: string };

const keys = new WeakMap<TemplateStringsArray, string>();

function keyOf(parts: TemplateStringsArray): string {
  let key = keys.get(parts);
  if (key === undefined) {
    key = parts.join('{}');
    keys.set(parts, key);
  }
  return key;
}

const argOf = (arg: Sayable): Arg => (typeof arg === 'object' && 'id' in arg ? { unit: arg.id } : arg);

/** The tag that makes a sentence; a test finds all of them in the source and asks every language for them. */
export const msg = (parts: TemplateStringsArray, ...args: readonly Sayable[]): Message => ({
  says: keyOf(parts),
  with: args.map(argOf),
});

export const theHex = (grid: Grid, hex: Hex): { readonly hex: string } => ({ hex: nameOf(grid, hex) });
export const theSide = (side: string): { readonly side: string } => ({ side });
export const tenths = (value: number): { readonly tenths: number } => ({ tenths: value });
export const code = (text: string): { readonly code: string } => ({ code: text });
/** `b1`, `b1 and b2`, `b1, b2 and b3`; with `by` as that has it. */
export const these = (list: readonly Sayable[], by?: string): Arg =>
  by === undefined ? { list: list.map(argOf) } : { list: list.map(argOf), by };

/** Message of a plain text from old records and notations. */
export const asMessage = (said: Message | string): Message =>
  typeof said === 'string' ? { says: said, with: [] } : said;

/** Translation into another language. */
export interface Locale {
  /** By the English sentence; its places are numbered, `{0}`, because they may come in another order. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<string, string>>;
  /** Sides that are several: `the Allies have it`. */
  readonly several: ReadonlySet<string>;
  /** Translated place names; missing names are used unchanged. */
  readonly names: Readonly<Record<string, string>>;
  /** Name of a unit; unknown units go by their ids. */
  readonly unit?: (id: string) => string | undefined;
  readonly and: string;
  readonly nothing: string;
  /** Before tenths. */
  readonly point: string;
}

export const ENGLISH: Locale = {
  sentences: {},
  sides: {},
  several: new Set(),
  names: {},
  and: 'and',
  nothing: 'nothing',
  point: '.',
};

/** A place, or words for one thing and for several. */
const PLACE = /\{(\d*)\}|\{(?:(\d+)\|)?([^{}|]*)\|([^{}|]*)\}/g;

function isOne(locale: Locale, arg: Arg | undefined): boolean {
  if (typeof arg === 'number') return arg === 1;
  if (arg === undefined || 'tenths' in arg) return false;
  // `at least 1`
  if ('says' in arg) return arg.with.length === 0 || isOne(locale, arg.with[0]);
  if ('side' in arg) return !locale.several.has(arg.side);
  return !('list' in arg) || arg.list.length < 2;
}

/** Piece of a sentence: words, a hex that can be shown, or a unit. */
export type Part = string | { readonly hex: string } | { readonly unit: string };

function listed(locale: Locale, { list, by }: { readonly list: readonly Arg[]; readonly by?: string }): Part[] {
  const last = list.length - 1;
  if (last < 0 && by === undefined) return [locale.nothing];
  const before = (i: number): string[] => (i === 0 ? [] : [by ?? (i === last ? ` ${locale.and} ` : ', ')]);
  return list.flatMap((one, i) => [...before(i), ...partsIn(locale, one)]);
}

/** A sentence, or what stands in one, in another language. */
export function partsIn(locale: Locale, arg: Arg): readonly Part[] {
  if (typeof arg === 'number') return [String(arg)];
  if ('hex' in arg || 'unit' in arg) return [arg];
  if ('says' in arg) return sentenceIn(locale, arg);
  if ('list' in arg) return listed(locale, arg);
  if ('tenths' in arg) return [arg.tenths.toFixed(1).replace('.', locale.point)];
  if ('side' in arg) return [locale.sides[arg.side] ?? arg.side];
  if ('name' in arg) return [locale.names[arg.name] ?? arg.name];
  return [arg.code];
}

function sentenceIn(locale: Locale, said: Message): Part[] {
  const parts: Part[] = [];
  let [next, last, end] = [0, 0, 0];
  const sentence = locale.sentences[said.says] ?? said.says;
  for (const { 0: hole, 1: no, 2: by, 3: one = '', 4: several = '', index } of sentence.matchAll(PLACE)) {
    parts.push(sentence.slice(end, index));
    end = index + hole.length;
    if (no === undefined) {
      parts.push(isOne(locale, said.with[by === undefined ? last : Number(by)]) ? one : several);
      continue;
    }
    last = no === '' ? next++ : Number(no);
    const arg = said.with[last];
    parts.push(...(arg === undefined ? [hole] : partsIn(locale, arg)));
  }
  return [...parts, sentence.slice(end)];
}

export const inLanguage = (locale: Locale, arg: Arg): string =>
  partsIn(locale, arg)
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'hex' in part ? part.hex : (locale.unit?.(part.unit) ?? part.unit);
    })
    .join('');

export const english = (said: Arg | string): string => (typeof said === 'string' ? said : inLanguage(ENGLISH, said));

/** Error whose message can be translated. */
export class MessageError extends Error {
  readonly said: Message;
  constructor(said: Message, options?: ErrorOptions) {
    super(english(said), options);
    this.said = said;
  }
}
