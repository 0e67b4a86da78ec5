import type { Field, Held, Names } from './field.ts';
import { type Fault, statements, textFault } from './notation.ts';
import { code, msg } from '../message.ts';
import { readLine } from './shape.ts';

/**
 * Documents: a data file as it is written, statement by statement, with its comments, blank lines and columns. A kind of file declares
 * each of its statements once, as a field; reading and writing follow. What a statement means on a board or in a game, the readers of
 * the games say.
 */

export type Statements = Readonly<Record<string, Field<unknown>>>;

export interface FileKind {
  /** Statements by the word they begin with. */
  readonly statements: Statements;
  /** Lines that begin with no word of their own: rows, units. */
  readonly others?: Field<unknown>;
  /** Lines between a statement and its end: `terrain` … `end`. */
  readonly blocks?: Readonly<Record<string, Block>>;
  /** Columns of a new line; by its number in the block for lines of a block. */
  line?(text: string, row: number): string;
}

interface Block {
  readonly end: string;
  readonly lines: FileKind;
}

export interface Statement {
  readonly line: number;
  /** First word; empty for lines that have none of their own. */
  readonly word: string;
  /** Undefined for the lines that open and end a block. */
  readonly value: unknown;
  /** Blanks before each word, where they are not the usual ones. */
  readonly gaps?: readonly string[];
  /** Comment behind it, with the blanks before it. */
  readonly remark?: string;
}
/** Comment, blank line, or a line that cannot be read. */
export interface Remark {
  readonly line: number;
  readonly text: string;
  readonly fault?: Fault;
}
export type Entry = Statement | Remark;

export interface Document {
  readonly entries: readonly Entry[];
}

export const isStatement = (entry: Entry): entry is Statement => 'word' in entry;

/** Names stand in a document as the words that were written. A hex has a digit in its name, other words have none. */
const AS_WRITTEN: Names = {
  find: (kind, word) => (kind === 'hex' && !/\d/.test(word) ? undefined : word),
  name: (_kind, value) => String(value),
};

/** Words of a line; `;` is a word of its own, and so is `:` where one is expected. */
const wordsIn = (text: string, { example }: Field<unknown>): readonly string[] =>
  (example.includes(' : ') ? text.replaceAll(/(\S):(?=\s|$)/g, '$1 :') : text).match(/;|[^\s;]+/g) ?? [];
const inWords = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const own = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined;

/** Text of a statement without columns. */
function plain(kind: FileKind, word: string, value: unknown): string {
  const field = word === '' ? kind.others : own(kind.statements, word);
  return [word, field?.write(value, AS_WRITTEN) ?? ''].filter((part) => part !== '').join(' ');
}

/** A statement as a new line of a file. */
export function statementText(kind: FileKind, word: string, value: unknown, row = 0): string {
  const text = plain(kind, word, value);
  return kind.line?.(text, row) ?? text;
}

/** The block that a line opens: its whole text is the name of one. */
const blockAt = ({ blocks }: FileKind, text: string): readonly [string, Block] | undefined => {
  const block = own(blocks, text);
  return block && [text, block];
};

/** Lines of a text with the kind of file each belongs to. */
interface Place {
  readonly kind: FileKind;
  /** Number of the line in its block. */
  readonly row: number;
  /** The line opens or ends a block. */
  readonly edge: boolean;
}

function* places(kind: FileKind, lines: readonly string[]): Generator<Place> {
  const open: { readonly block: Block; row: number }[] = [];
  for (const line of lines) {
    const inside = open.at(-1);
    const within = inside?.block.lines ?? kind;
    const text = inWords(line);
    if (inside && text === inside.block.end) {
      open.pop();
      yield { kind: within, row: 0, edge: true };
      continue;
    }
    const block = blockAt(within, text);
    yield { kind: within, row: inside && text !== '' ? inside.row++ : 0, edge: block !== undefined };
    if (block) open.push({ block: block[1], row: 0 });
  }
}

function entryOf({ kind, row, edge }: Place, written: string, line: number): Entry {
  const comment = /(?:^|\s)#.*$/.exec(written);
  const body = written.slice(0, comment?.index).trimEnd();
  const text = inWords(body);
  if (text === '') return { line, text: written };
  const remark = written.slice(body.length);
  const more = remark === '' ? {} : { remark };
  if (edge) return { line, word: text, value: undefined, ...gapsIn(body, text), ...more };
  const read = readStatement(kind, text, AS_WRITTEN);
  if ('message' in read) return { line, text: written, fault: { ...read, line } };
  const { word, value } = read;
  return { line, word, value, ...gapsIn(body, statementText(kind, word, value, row)), ...more };
}

/** One statement: the word it begins with, empty where it has none of its own, and what it says. */
function readStatement(kind: FileKind, text: string, names: Names): Pick<Statement, 'word' | 'value'> | Fault {
  const first = text.split(' ', 1)[0] ?? '';
  const known = own(kind.statements, first);
  const word = known ? first : '';
  const field = known ?? kind.others ?? NOTHING;
  const read = readLine(field, wordsIn(text, field).slice(known ? 1 : 0), names);
  if ('value' in read) return { word, value: read.value };
  const { half, ...fault } = read.fault;
  return half ? { ...fault, message: `${fault.message}; write ${word} ${field.example}`.replace('  ', ' ') } : fault;
}

/** The blanks of a line that differ from those of a new one. */
function gapsIn(body: string, usual: string): Pick<Statement, 'gaps'> {
  if (body === usual || inWords(body) !== inWords(usual)) return {};
  return { gaps: body.split(/\S+/).slice(0, -1) };
}

const unknownStatement = (word = '') => msg`unknown statement '${code(word)}'`;
const NOTHING: Field<unknown> = {
  example: '',
  wrong: () => undefined,
  read: (tokens) => tokens.miss({ why: unknownStatement }),
  write: () => '',
  visit: () => undefined,
  map: (value) => value,
};

/** Every line of a text: what cannot be read is kept with its fault. */
export function readDocument(kind: FileKind, text: string): Document | Fault {
  const large = textFault(text);
  if (large) return large;
  const lines = text.split('\n');
  const bare = lines.map((line) => line.replace(/(?:^|\s)#.*$/, ''));
  const entries: Entry[] = [];
  for (const place of places(kind, bare))
    entries.push(entryOf(place, lines[entries.length] as string, entries.length + 1));
  return { entries };
}

type Takers<T extends Statements> = { readonly [K in keyof T & string]: (said: Held<T[K]>, line: number) => void };

/** Hands every statement of a text without blocks to what takes its kind. The faults are of lines that cannot be read. */
export function takeStatements<T extends Statements>(
  kind: FileKind & { readonly statements: T },
  text: string,
  takers: Takers<T>,
  { names = AS_WRITTEN, others }: { readonly names?: Names; others?(said: unknown, line: number): void } = {},
): Fault[] {
  const large = textFault(text);
  if (large) return [large];
  const faults: Fault[] = [];
  for (const { number: line, text: said } of statements(text)) {
    const read = readStatement(kind, said, names);
    if ('message' in read) faults.push({ ...read, line });
    else if (read.word === '') others?.(read.value, line);
    else (takers[read.word] as (value: unknown, at: number) => void)(read.value, line);
  }
  return faults;
}

/** The text of a document, made from the values of its statements. */
export function writeDocument(kind: FileKind, { entries }: Document): string {
  const bare = entries.map((entry) => (isStatement(entry) && entry.value === undefined ? entry.word : '.'));
  const lines: string[] = [];
  for (const place of places(kind, bare)) {
    const entry = entries[lines.length] as Entry;
    lines.push(isStatement(entry) ? lineOf(place, entry) : entry.text);
  }
  return lines.join('\n');
}

function lineOf({ kind, row, edge }: Place, { word, value, gaps, remark = '' }: Statement): string {
  const text = edge ? word : statementText(kind, word, value, row);
  const body = gaps
    ? inWords(text)
        .split(' ')
        .map((one, i) => `${gaps[i] ?? ' '}${one}`)
        .join('')
    : text;
  return `${body}${remark}`;
}
