import { type Fault, faultOf } from './notation.ts';
import { code, type Message, msg } from '../message.ts';

/**
 * Fields: how one value of a command, a frame or a statement is checked, read, written and searched for names. Everything a game
 * reads or writes is put together from fields (`shape.ts`).
 */

/** Names of a game at one moment. A kind is `unit`, `hex` or whatever else the game calls by name. */
export interface Names {
  find(kind: string, word: string): unknown;
  name(kind: string, value: unknown): string | undefined;
}

/** Expectation of a word: why another one cannot stand there, or that it is missing. */
export interface Wanted {
  why(word: string | undefined): Message;
  /** The word is a place on the board: faults name it as such. */
  readonly placed?: boolean;
  /** A part is missing, whatever stands in its place: the answer shows how the line is written. */
  readonly half?: boolean;
}

/** A word that nothing in the line asks for. */
export const strayWord = (word: string): Fault => faultOf(msg`'${code(word)}' says nothing here`);

/** Words of a line, taken from left to right. The attempt that got furthest explains best why a line was not understood. */
export class Tokens {
  at = 0;
  readonly #list: readonly string[];
  #furthest = -1;
  #wanted: Wanted | undefined;

  constructor(list: readonly string[]) {
    this.#list = list;
  }

  get next(): string | undefined {
    return this.#list[this.at];
  }

  miss(wanted: Wanted): undefined {
    if (this.at > this.#furthest) [this.#furthest, this.#wanted] = [this.at, wanted];
  }

  /** Runs an attempt at something that may be left out: its first word is no reason to refuse the line. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const [start, furthest, wanted] = [this.at, this.#furthest, this.#wanted];
    const value = read();
    if (value !== undefined) return value;
    this.at = start;
    if (this.#furthest === start) [this.#furthest, this.#wanted] = [furthest, wanted];
    return undefined;
  }

  /** Reason why the line cannot end or go on here. */
  get fault(): Fault & { readonly half: boolean } {
    const ahead = this.#wanted !== undefined && this.#furthest >= this.at;
    const word = this.#list[ahead ? this.#furthest : this.at];
    if (!this.#wanted || !ahead) return { ...strayWord(word ?? ''), half: true };
    const { placed, half } = this.#wanted;
    const place = placed && word !== undefined ? { hex: word } : {};
    return { ...faultOf(this.#wanted.why(word), place), half: word === undefined || half === true };
  }
}

/** A field that names something, and its value. */
export type See = (field: Named<unknown>, value: unknown) => void;

/** Methods, not properties: so a `Field<number>` may stand where a `Field<unknown>` is asked for. */
export interface Field<T> {
  /** May be left out of the value. */
  readonly optional?: boolean;
  /** Default where the text leaves it out. */
  readonly otherwise?: T;
  /** Words it begins with, where it can begin with no others. */
  readonly begins?: readonly string[];
  /** Example of it in a line. */
  readonly example: string;
  /** Quick test by which one alternative is told from the others; `wrong` decides where there is none. */
  claims?(value: unknown): boolean;
  /** Fault of a value from outside; `tag` is a key known already. */
  wrong(value: unknown, tag?: string): Message | undefined;
  /** Undefined where the words say something else. `seed` is put in front of a record. */
  read(tokens: Tokens, names: Names, seed?: object): T | undefined;
  write(value: T, names: Names): string;
  /** Shows every name in the value. */
  visit(value: T, see: See): void;
  /** The value with every name replaced; whatever does not fit is left as it is. */
  map(value: unknown, name: (field: Named<unknown>, value: unknown) => unknown): unknown;
}
export type Optional<T> = Field<T> & { readonly optional: true };
/** A field of things that have names. */
export type Named<T> = Field<T> & { readonly kind: string };

export type Held<F> = F extends Field<infer T> ? T : never;

/** A value from outside in words. */
const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value)).slice(0, 60);

// Fields of one word.

interface Token<T> {
  readonly missing: Message;
  wrong(word: string): Message;
  readonly example: string;
  readonly begins?: readonly string[];
  is(value: unknown): boolean;
  read(word: string, names: Names): T | undefined;
  write(value: T, names: Names): string;
}

/** One word of a line: a number, a direction. */
export function token<T>(one: Token<T>): Field<T> {
  const { missing, example, begins, is, read } = one;
  const wanted: Wanted = { why: (word) => (word === undefined ? missing : one.wrong(word)) };
  return {
    example,
    ...(begins ? { begins } : {}),
    wrong: (value) => (is(value) ? undefined : wanted.why(value === undefined ? undefined : shown(value))),
    read(tokens, names) {
      const word = tokens.next;
      const value = word === undefined ? undefined : read(word, names);
      if (value === undefined) return tokens.miss(wanted);
      tokens.at++;
      return value;
    },
    write: one.write,
    visit: () => undefined,
    map: (value) => value,
  };
}

interface NamedThing<T> {
  readonly missing: Message;
  unknown(word: string): Message;
  readonly example: string;
  /** Faults give the word as their place. */
  readonly placed?: boolean;
  is(value: unknown): value is T;
}

/** One word that is the name of something: a unit, a hex, a card. */
export function named<T>(kind: string, { missing, unknown, example, placed, is }: NamedThing<T>): Named<T> {
  const why = (word: string | undefined) => (word === undefined ? missing : unknown(word));
  const wanted: Wanted = placed ? { why, placed } : { why };
  const field: Named<T> = {
    kind,
    example,
    wrong: (value) => (is(value) ? undefined : why(value === undefined ? undefined : shown(value))),
    read(tokens, names) {
      const word = tokens.next;
      const value = word === undefined ? undefined : names.find(kind, word);
      if (value === undefined) return tokens.miss(wanted);
      tokens.at++;
      return value as T;
    },
    write: (value, names) => names.name(kind, value) ?? `#${String(value)}`,
    visit: (value, see) => see(field, value),
    map: (value, name) => name(field, value),
  };
  return field;
}

/** With `first` = 1 it is kept from 0 and written from 1. */
export function count(least: number, most: number, first = 0): Field<number> {
  const is = (value: unknown) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  return token<number>({
    missing: msg`a number is missing`,
    wrong: (word) => msg`'${code(word)}' is no number from ${least + first} to ${most + first}`,
    example: String(Math.max(least + first, Math.min(2, most + first))),
    is,
    read(word) {
      const value = /^-?\d{1,6}$/.test(word) ? Number(word) - first : undefined;
      return value !== undefined && is(value) ? value : undefined;
    },
    write: (value) => String(value + first),
  });
}

/** One of a few words. */
export function oneOf<const T extends string>(all: readonly T[]): Field<T> {
  const list = code(all.join(', '));
  const known: ReadonlySet<unknown> = new Set(all);
  return token<T>({
    missing: msg`one of these is missing: ${list}`,
    wrong: (word) => msg`'${code(word)}' is none of these: ${list}`,
    example: all[0] ?? '',
    begins: all,
    is: (value) => known.has(value),
    read: (word) => (known.has(word) ? (word as T) : undefined),
    write: (value) => value,
  });
}

/** One of a few numbers. */
export function oneOfNumbers<const T extends number>(...all: readonly T[]): Field<T> {
  const list = code(all.join(', '));
  return token<T>({
    missing: msg`one of these is missing: ${list}`,
    wrong: (word) => msg`'${code(word)}' is none of these: ${list}`,
    example: String(all[0]),
    is: (value) => all.some((one) => one === value),
    read: (word) => all.find((one) => String(one) === word),
    write: String,
  });
}

/** A word that stands for itself: `exit`. */
export function mark(word: string): Field<true> {
  const missing = msg`'${code(word)}' is missing`;
  return token<true>({
    missing,
    wrong: (other) => msg`'${code(other)}' stands where '${code(word)}' is expected`,
    example: word,
    begins: [word],
    is: (value) => value === true,
    read: (said) => (said === word ? true : undefined),
    write: () => word,
  });
}

const missingWord = msg`a word is missing`;

/** A word of any kind. */
export const anyWord = (most: number): Field<string> =>
  token<string>({
    missing: missingWord,
    wrong: (word) => msg`'${code(word)}' is no word of at most ${most} characters`,
    example: 'word',
    is: (value) => typeof value === 'string' && value.length <= most,
    read: (word) => (word.length <= most ? word : undefined),
    write: (value) => value,
  });

/** `yes` or `no`. */
export const truth: Field<boolean> = token<boolean>({
  missing: msg`'${code('yes')}' or '${code('no')}' is missing`,
  wrong: (word) => msg`'${code(word)}' is neither '${code('yes')}' nor '${code('no')}'`,
  example: 'yes',
  begins: ['yes', 'no'],
  is: (value) => typeof value === 'boolean',
  read: (word) => (word === 'yes' ? true : word === 'no' ? false : undefined),
  write: (value) => (value ? 'yes' : 'no'),
});

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** True for values that a line leaves out. */
export const isSilent = (value: unknown, otherwise: unknown): boolean =>
  value === otherwise || (isEmpty(value) && isEmpty(otherwise));

export const optional = <T>(field: Field<T>): Optional<T> => ({ ...field, optional: true });
/** A word that is there or not: `banzai`. */
export const flag = (word: string): Optional<true> => optional(mark(word));
/** Always in the value, in the text only where it is something else. */
export const or = <T>(field: Field<T>, otherwise: T): Field<T> => ({
  ...field,
  otherwise,
  wrong: (value, tag) => (isSilent(value, otherwise) ? undefined : field.wrong(value, tag)),
});
/** The field with another example. */
export const like = <F extends Field<unknown>>(field: F, example: string): F => ({ ...field, example });

// Fields of several.

const following = (example: string): string => example.replace(/\d$/, (digit) => String(Number(digit) + 1));

interface ListOptions {
  /** Word for an empty list. */
  readonly none?: string;
  readonly least?: number;
  readonly most?: number;
}

/** Values joined in one word by `+` or `,`, by a word of its own (`;` or ` + `), or by blanks alone. */
export function list<T>(
  field: Field<T>,
  by: '+' | ',' | ';' | ' + ' | ' ',
  { none, least = 0, most = 400 }: ListOptions = {},
): Field<readonly T[]> {
  const tooLong = msg`a list of at most ${most} is expected`;
  const between = by === ';' ? '; ' : by;
  const sign = by.trim();
  const inWord = by === '+' || by === ',';
  function readWord(tokens: Tokens, names: Names): T[] | undefined {
    const { next } = tokens;
    if (next !== undefined && next === none) {
      tokens.at++;
      return [];
    }
    const parts = new Tokens(next?.split(by) ?? []);
    const values: T[] = [];
    do {
      const value = field.read(parts, names);
      if (value === undefined) {
        const { said, hex } = parts.fault;
        return tokens.miss({ why: () => said ?? tooLong, ...(hex === undefined ? {} : { placed: true }) });
      }
      values.push(value);
    } while (parts.next !== undefined);
    tokens.at++;
    return values;
  }
  function readAll(tokens: Tokens, names: Names): T[] | undefined {
    const values: T[] = [];
    if (none !== undefined && tokens.next === none) {
      tokens.at++;
      return values;
    }
    if (by === ' ') {
      for (let start = tokens.at; tokens.next !== undefined || values.length < least; start = tokens.at) {
        const value = field.read(tokens, names);
        if (value === undefined) {
          tokens.at = start;
          break;
        }
        values.push(value);
      }
      return values.length < least ? undefined : values;
    }
    for (;;) {
      const value = field.read(tokens, names);
      if (value === undefined) return undefined;
      values.push(value);
      if (tokens.next !== sign) return values;
      tokens.at++;
    }
  }
  return {
    example: by === ';' || by === ' + ' ? field.example : [field.example, following(field.example)].join(between),
    ...(!inWord && least > 0 && field.begins ? { begins: field.begins } : {}),
    wrong(value) {
      if (!Array.isArray(value) || value.length > most) return tooLong;
      if (value.length < least) return field.wrong(undefined);
      for (let i = 0; i < value.length; i++) {
        const wrong = field.wrong(value[i]);
        if (wrong) return wrong;
      }
      return undefined;
    },
    read: inWord ? readWord : readAll,
    write(values, names) {
      if (values.length === 0) return none ?? '';
      let text = '';
      for (let i = 0; i < values.length; i++) text += (i > 0 ? between : '') + field.write(values[i] as T, names);
      return text;
    },
    visit(values, see) {
      for (const value of values) field.visit(value, see);
    },
    map: (value, name) => (Array.isArray(value) ? value.map((one) => field.map(one, name)) : value),
  };
}

/** Two values, one after the other. */
export function pair<A, B>(first: Field<A>, second: Field<B>): Field<readonly [A, B]> {
  return {
    example: `${first.example} ${second.example}`,
    wrong: (value) =>
      Array.isArray(value) && value.length === 2
        ? (first.wrong(value[0]) ?? second.wrong(value[1]))
        : msg`a list of two is expected`,
    read(tokens, names) {
      const one = first.read(tokens, names);
      const two = one === undefined ? undefined : second.read(tokens, names);
      return one === undefined || two === undefined ? undefined : [one, two];
    },
    write: ([one, two], names) => `${first.write(one, names)} ${second.write(two, names)}`,
    visit([one, two], see) {
      first.visit(one, see);
      second.visit(two, see);
    },
    map: (value, name) =>
      Array.isArray(value) ? value.map((one: unknown, i) => ([first, second][i] ?? second).map(one, name)) : value,
  };
}

/** The first alternative that can be read; of a value, the first that claims it. */
export function either<const F extends readonly Field<unknown>[]>(...fields: F): Field<Held<F[number]>> {
  const fieldOf = (value: unknown): Field<unknown> | undefined => {
    for (const field of fields) if (field.claims ? field.claims(value) : field.wrong(value) === undefined) return field;
    return undefined;
  };
  const byWord = new Map<string, Field<unknown>>();
  for (const field of fields.toReversed()) for (const word of field.begins ?? []) byWord.set(word, field);
  const others = fields.filter(({ begins }) => !begins);
  const nothing: Wanted = {
    why: (word) => (word === undefined ? msg`something is missing` : msg`'${code(word)}' says nothing here`),
  };
  return {
    example: fields.map(({ example }) => example).join(', or '),
    ...(others.length === 0 ? { begins: [...byWord.keys()] } : {}),
    wrong(value, tag) {
      const field = fieldOf(value);
      return field ? field.wrong(value, tag) : msg`'${code(shown(value))}' says nothing here`;
    },
    read(tokens, names, seed) {
      const { next, at } = tokens;
      const first = next === undefined ? undefined : byWord.get(next);
      if (first) return first.read(tokens, names, seed) as Held<F[number]> | undefined;
      for (const field of others) {
        const value = field.read(tokens, names, seed);
        if (value !== undefined) return value as Held<F[number]>;
        tokens.at = at;
      }
      return tokens.miss(nothing);
    },
    write: (value, names) => fieldOf(value)?.write(value, names) ?? '',
    visit: (value, see) => fieldOf(value)?.visit(value, see),
    map: (value, name) => fieldOf(value)?.map(value, name) ?? value,
  };
}

/** A record whose parts are joined in one word: `b1:2`. */
export function joined<T>(field: Field<T>, by: string): Field<T> {
  return {
    ...field,
    example: field.example.replaceAll(' ', by),
    read(tokens, names) {
      const { next } = tokens;
      const parts = new Tokens(next?.split(by) ?? []);
      const value = field.read(parts, names);
      if (value === undefined || parts.next !== undefined) {
        const { said } = parts.fault;
        return tokens.miss({ why: () => said ?? msg`'${code(next ?? '')}' says nothing here`, half: true });
      }
      tokens.at++;
      return value;
    },
    write: (value, names) => field.write(value, names).replaceAll(' ', by),
  };
}

/** A value written as another one: the text says less than the value holds, or says it together. */
export const writtenAs = <T, W>(
  field: Field<T>,
  text: Field<W>,
  { toText, fromText }: { toText(value: T): NoInfer<W>; fromText(text: W): T },
): Field<T> => ({
  ...field,
  example: text.example,
  ...(text.begins ? { begins: text.begins } : {}),
  read(tokens, names, seed) {
    const read = text.read(tokens, names);
    return read === undefined ? undefined : { ...seed, ...fromText(read) };
  },
  write: (value, names) => text.write(toText(value), names),
});
