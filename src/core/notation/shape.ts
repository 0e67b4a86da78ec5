import { type Field, type Held, isSilent, type Named, type Names, type See, Tokens } from './field.ts';
import { MOST_IN_A_LINE } from '../limits.ts';
import { type Fault, faultOf } from './notation.ts';
import { code, type Message, msg } from '../message.ts';

/**
 * Shapes: what a command, a frame or a statement carries is declared once, as fields and the form it is written in. Its type, its
 * check, its reader, its writer and the walk over the names in it follow.
 */

type Flat<T> = { readonly [K in keyof T]: T[K] };
type Fields = Readonly<Record<string, Field<unknown>>>;
type LeftOut<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
export type Of<F> = Flat<{ [K in Exclude<keyof F, LeftOut<F>>]: Held<F[K]> } & { [K in LeftOut<F>]?: Held<F[K]> }>;

type Slots<S extends string> = S extends `${string}{${infer N}}${infer R}` ? N | Slots<R> : never;
/** Every field stands in the form, and nothing else does. */
type Fits<S extends string, K extends string> = [Exclude<Slots<S>, K>, Exclude<K, Slots<S>>] extends [never, never]
  ? unknown
  : { 'no such field': Exclude<Slots<S>, K>; 'not in the form': Exclude<K, Slots<S>> };

/** Record with the form it is written in. */
export interface Shape<T> extends Field<T> {
  /** Example of a line; undefined for records that stand in JSON only. */
  readonly form: string | undefined;
}

type Loose = Record<string, unknown>;

interface Word {
  readonly word: string;
  readonly missing: { readonly half: true; why(word?: string): Message };
}
interface Slot {
  readonly slot: string;
  readonly field: Field<unknown>;
}
/** Optional parts; adjacent ones stand in any order. */
interface Tails {
  readonly tails: readonly (readonly (Word | Slot)[])[];
}
type Part = Word | Slot | Tails;

interface Form {
  readonly parts: readonly Part[];
  /** Fields that this form cannot say. */
  readonly silent: readonly Slot[];
  /** Fields it cannot do without. */
  readonly needs: readonly Slot[];
}

const isUnsaid = (value: unknown, { otherwise }: Field<unknown>): boolean =>
  value === undefined || isSilent(value, otherwise);

const slotsIn = (parts: readonly Part[]): Slot[] =>
  parts.flatMap((part) => ('slot' in part ? [part] : 'tails' in part ? part.tails.flatMap(slotsIn) : []));

const beginsWith = (part: Word | Slot | undefined): readonly string[] | undefined =>
  part && ('word' in part ? [part.word] : part.field.begins);

const missing = (wanted: string) => (word: string | undefined) =>
  word === undefined
    ? msg`'${code(wanted)}' is missing`
    : msg`'${code(word)}' stands where '${code(wanted)}' is expected`;

function formIn(text: string, fields: Fields): Form {
  const partOf = (piece: string): Word | Slot => {
    if (!piece.startsWith('{')) return { word: piece, missing: { half: true, why: missing(piece) } };
    const slot = piece.slice(1, -1);
    return { slot, field: fields[slot] as Field<unknown> };
  };
  const parts: Part[] = [];
  for (const [piece] of text.matchAll(/\[[^\]]*\]|[^\s[\]]+/g)) {
    const before = parts.at(-1);
    if (!piece.startsWith('[')) parts.push(partOf(piece));
    else {
      const tail = (piece.slice(1, -1).match(/\S+/g) ?? []).map(partOf);
      if (before && 'tails' in before) parts[parts.length - 1] = { tails: [...before.tails, tail] };
      else parts.push({ tails: [tail] });
    }
  }
  const slots = new Set(slotsIn(parts).map(({ slot }) => slot));
  const silent = Object.entries(fields).flatMap(([slot, field]) => (slots.has(slot) ? [] : [{ slot, field }]));
  return { parts, silent, needs: parts.filter((part) => 'slot' in part) };
}

const exampleOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if ('tails' in part) return part.tails.map((tail) => `[${exampleOf(tail)}]`).join(' ');
      return 'slot' in part ? part.field.example : part.word;
    })
    .join(' ');

/** A tail of which nothing has to be said. */
function isSilentTail(tail: readonly (Word | Slot)[], value: Loose): boolean {
  for (const part of tail) if ('slot' in part && !isUnsaid(value[part.slot], part.field)) return false;
  return true;
}

function writeParts(parts: readonly Part[], value: Loose, names: Names): string {
  let text = '';
  for (const part of parts) {
    if ('tails' in part) {
      for (const tail of part.tails) {
        if (isSilentTail(tail, value)) continue;
        const more = writeParts(tail, value, names);
        text = text === '' ? more : `${text} ${more}`;
      }
      continue;
    }
    const more = 'slot' in part ? part.field.write(value[part.slot], names) : part.word;
    if (more !== '') text = text === '' ? more : `${text} ${more}`;
  }
  return text;
}

function readPart(part: Word | Slot, value: Loose, tokens: Tokens, names: Names): boolean {
  if ('slot' in part) {
    const one = part.field.read(tokens, names);
    if (one === undefined) return false;
    value[part.slot] = one;
    return true;
  }
  if (tokens.next !== part.word) {
    tokens.miss(part.missing);
    return false;
  }
  tokens.at++;
  return true;
}

const readAll = (parts: readonly (Word | Slot)[], value: Loose, tokens: Tokens, names: Names): boolean =>
  parts.every((part) => readPart(part, value, tokens, names));

/** Each tail once. One that begins with a word of its own must be whole; another is tried. */
function readTails({ tails }: Tails, value: Loose, tokens: Tokens, names: Names): boolean {
  const done = new Set<number>();
  for (let i = 0; i < tails.length && tokens.next !== undefined; ) {
    const tail = tails[i] as readonly (Word | Slot)[];
    const begins = beginsWith(tail[0]);
    const taken =
      !done.has(i) &&
      (begins
        ? begins.includes(tokens.next) && (readAll(tail, value, tokens, names) || undefined)
        : (tokens.attempt(() => readAll(tail, value, tokens, names) || undefined) ?? false));
    if (taken === undefined) return false;
    if (taken) done.add(i);
    i = taken ? 0 : i + 1;
  }
  return true;
}

function readForm({ parts }: Form, value: Loose, tokens: Tokens, names: Names): boolean {
  for (const part of parts)
    if (!('tails' in part ? readTails(part, value, tokens, names) : readPart(part, value, tokens, names))) return false;
  return true;
}

/**
 * `{unit} on {hex}[ at {target}]`: fields in braces, words as they are written, in brackets what may be left out. `A | B` are two
 * forms of one record: each says other fields of it.
 */
export const shape = <const S extends string, F extends Fields>(
  form: S & Fits<S, keyof F & string>,
  fields: F,
): Shape<Of<F>> => shapeOf(form, fields);

/** A record without a form of its own: in JSON, or written as something else. */
export const record = <F extends Fields>(fields: F): Shape<Of<F>> => shapeOf(undefined, fields);

function shapeOf<F extends Fields>(form: string | undefined, fields: F): Shape<Of<F>> {
  const forms = (form ?? '').split(' | ').map((text) => formIn(text, fields));
  const [first] = forms as [Form];
  const entries = Object.entries(fields);
  const keys: ReadonlySet<string> = new Set(Object.keys(fields));
  const needed = entries.filter(([, { optional }]) => !optional).map(([key]) => key);
  const usual = entries.filter(([, { otherwise }]) => otherwise !== undefined);
  const example = forms.map(({ parts }) => exampleOf(parts)).join(', or ');
  const uneven = msg`too much or too little is said: ${code(example)}`;
  const unevenAt = {
    half: true,
    why: (word: string | undefined) => (word === undefined ? uneven : msg`'${code(word)}' says nothing here`),
  };
  const opening = forms.map(({ parts: [part] }) => (part && !('tails' in part) ? beginsWith(part) : undefined));
  const says = (one: Form, value: Loose): boolean =>
    one.silent.every(({ slot, field }) => isUnsaid(value[slot], field)) &&
    one.needs.every(({ slot, field }) => !isUnsaid(value[slot], field));
  const formOf = (value: Loose): Form | undefined => (forms.length > 1 ? forms.find((one) => says(one, value)) : first);
  return {
    form: form === undefined ? undefined : example,
    example,
    ...(opening.every((words) => words !== undefined) ? { begins: opening.flat() } : {}),
    claims(value) {
      if (typeof value !== 'object' || value === null) return false;
      for (const key of needed) if ((value as Loose)[key] === undefined) return false;
      return true;
    },
    wrong(value, tag) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return msg`a record is expected`;
      for (const key in value)
        if (!keys.has(key) && key !== tag && (value as Loose)[key] !== undefined)
          return msg`'${code(key)}' says nothing here`;
      for (const [key, field] of entries) {
        const one = Object.hasOwn(value, key) ? (value as Loose)[key] : undefined;
        if (one === undefined && field.optional) continue;
        const wrong = field.wrong(one);
        if (wrong) return msg`${code(key)}: ${wrong}`;
      }
      return formOf(value as Loose) ? undefined : uneven;
    },
    read(tokens, names, seed) {
      const start = tokens.at;
      for (const one of forms) {
        const value: Loose = { ...seed };
        tokens.at = start;
        if (!readForm(one, value, tokens, names)) continue;
        for (const [key, { otherwise }] of usual) value[key] ??= otherwise;
        // Pick the form that reads the whole line, or all of it up to the next entry.
        if (forms.length === 1 || ((tokens.next === undefined || tokens.next === ';') && says(one, value)))
          return value as Of<F>;
        tokens.miss(unevenAt);
      }
      return undefined;
    },
    write: (value, names) => writeParts((formOf(value as Loose) ?? first).parts, value as Loose, names),
    visit(value, see) {
      for (const [key, field] of entries) {
        const one = (value as Loose)[key];
        if (one !== undefined) field.visit(one, see);
      }
    },
    map(value, name) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const mapped: Loose = {};
      for (const [key, one] of Object.entries(value)) {
        const field = keys.has(key) && one !== undefined ? fields[key] : undefined;
        mapped[key] = field ? field.map(one, name) : one;
      }
      return mapped;
    },
  };
}

/** Name in a value that the game does not have. */
export interface Stray {
  readonly kind: string;
  readonly value: unknown;
}

/** First name in a value that the game does not have. */
export function strayIn(field: Field<unknown>, value: unknown, names: Names): Stray | undefined {
  let stray: Stray | undefined;
  field.visit(value, ({ kind }, one) => {
    if (names.name(kind, one) === undefined) stray ??= { kind, value: one };
  });
  return stray;
}

/** A value from outside is what the field says, and names nothing the game does not have. */
export const fits =
  (field: Field<unknown>, names: Names) =>
  (value: unknown): boolean =>
    field.wrong(value) === undefined && !strayIn(field, value, names);

/** Reads a whole line, or says why it cannot be read. `half` is true where the answer should show how the line is written. */
export function readLine<T>(
  field: Field<T>,
  words: readonly string[],
  names: Names,
  seed?: object,
): { value: T } | Misread {
  const tokens = new Tokens(words);
  const value = field.read(tokens, names, seed);
  return value !== undefined && tokens.next === undefined ? { value } : { fault: tokens.fault };
}
interface Misread {
  readonly fault: Fault & { readonly half: boolean };
}

/** For what carries nothing. */
export const bare = shape('', {});

// Records told apart by a tag: the commands of a game, or of a part of it, by verb; its decisions by what is decided.

type Table = Readonly<Record<string, Field<unknown>>>;
type Tagged<T, Tag extends string> = {
  [K in keyof T & string]: Held<T[K]> extends infer V
    ? V extends unknown
      ? Flat<{ readonly [P in Tag]: K } & V>
      : never
    : never;
}[keyof T & string];
export type CommandsIn<T> = Tagged<T, 'do'>;
export type FramesIn<T> = Tagged<T, 'at'>;

/** A union of records. It is a field itself: one record may hold another. */
export interface Union<V> extends Field<V> {
  readonly kinds: readonly string[];
  /** Names of one kind in a record: `found(unit, command)`. */
  found<N>(field: Named<N>, value: V): N[];
  /** First name in a record that the game does not have. */
  stray(value: V, names: Names): Stray | undefined;
}

function union<V>(tag: 'do' | 'at', table: Table, none: Message): Union<V> {
  const fields = new Map(Object.entries(table));
  const kindOf = (value: unknown): string | undefined => {
    const kind = typeof value === 'object' && value !== null && tag in value ? (value as Loose)[tag] : undefined;
    return typeof kind === 'string' ? kind : undefined;
  };
  const fieldOf = (value: unknown): Field<unknown> | undefined => fields.get(kindOf(value) ?? '');
  const visit = (value: V, see: See) => fieldOf(value)?.visit(value, see);
  return {
    kinds: [...fields.keys()],
    example: [...fields.keys()].join(', or '),
    claims: (value) => fieldOf(value) !== undefined,
    wrong(value) {
      const field = fieldOf(value);
      if (!field) return none;
      const wrong = field.wrong(value, tag);
      return wrong && msg`${code(kindOf(value) ?? '')}: ${wrong}`;
    },
    read(tokens, names) {
      const kind = tokens.next ?? '';
      const field = fields.get(kind);
      if (!field) return tokens.miss({ why: () => none });
      tokens.at++;
      return field.read(tokens, names, { [tag]: kind }) as V | undefined;
    },
    write(value, names) {
      const rest = fieldOf(value)?.write(value, names) ?? '';
      const kind = kindOf(value) ?? '';
      return rest === '' ? kind : `${kind} ${rest}`;
    },
    visit,
    map: (value, name) => fieldOf(value)?.map(value, name) ?? value,
    found<N>({ kind }: Named<N>, value: V): N[] {
      const all: N[] = [];
      visit(value, (field, one) => {
        if (field.kind === kind) all.push(one as N);
      });
      return all;
    },
    stray(value, names) {
      const field = fieldOf(value);
      return field && strayIn(field, value, names);
    },
  };
}

export interface Commands<T extends Table> extends Union<CommandsIn<T>> {
  readonly table: T;
  readonly verbs: readonly (keyof T & string)[];
  /** Reads what `write` has written. */
  parse(text: string, names: Names): CommandsIn<T> | Fault;
  /** Example of a command as it is written. */
  form(verb: string): string | undefined;
}
export type CommandsOf<C> = C extends Commands<infer T> ? CommandsIn<T> : never;

/** The words of a line; `;` is a word of its own. */
const wordsIn = (line: string): readonly string[] =>
  line.includes(';') ? (line.match(/;|[^\s;]+/g) ?? []) : line.split(' ');

export function commands<const T extends Table>(table: T): Commands<T> {
  const fields = new Map<string, Field<unknown>>(Object.entries(table));
  const form = (verb: string): string | undefined => {
    const example = fields.get(verb)?.example;
    return example === undefined ? undefined : `${verb} ${example.replaceAll(', or ', `, or ${verb} `)}`.trim();
  };
  return {
    ...union<CommandsIn<T>>('do', table, msg`there is no such command`),
    table,
    verbs: [...fields.keys()] as (keyof T & string)[],
    form,
    parse(text, names) {
      if (text.length > MOST_IN_A_LINE) return faultOf(msg`a command has at most ${MOST_IN_A_LINE} characters`);
      const words = wordsIn(text);
      const [verb = ''] = words;
      const field = fields.get(verb);
      if (!field) return faultOf(msg`there is no command '${code(verb)}'`);
      const read = readLine(field, words.slice(1), names, { do: verb });
      if ('value' in read) return read.value as CommandsIn<T>;
      const { half, said, hex } = read.fault;
      const wrong = said ?? msg`there is no command '${code(text)}'`;
      return faultOf(half ? msg`${wrong}; write ${code(form(verb) ?? verb)}` : wrong, hex === undefined ? {} : { hex });
    },
  };
}

/** The decisions of a game. A position keeps them as JSON, with names for what the game calls by name. */
export interface Frames<T extends Table> extends Union<FramesIn<T>> {
  readonly table: T;
  toJson(frame: FramesIn<T>, names: Names): string;
  /** Reads what `toJson` writes; `stray` says whether it names what there is. */
  fromJson(text: string, names: Names): FramesIn<T> | Fault;
}
export type FramesOf<F> = F extends Frames<infer T> ? FramesIn<T> : never;

export function frames<const T extends Table>(table: T): Frames<T> {
  const all = union<FramesIn<T>>('at', table, msg`there is no such decision`);
  return {
    ...all,
    table,
    toJson: (frame, names) => JSON.stringify(all.map(frame, ({ kind }, value) => names.name(kind, value) ?? value)),
    fromJson(text, names) {
      let input: unknown;
      try {
        input = JSON.parse(text);
      } catch {
        return faultOf(msg`the frame cannot be read: it is no JSON`);
      }
      const frame = all.map(input, ({ kind }, value) =>
        typeof value === 'string' ? (names.find(kind, value) ?? value) : value,
      ) as FramesIn<T>;
      const wrong = all.wrong(frame);
      return wrong ? faultOf(msg`the frame is not one this game has: ${wrong}`) : frame;
    },
  };
}
