import { z } from 'zod';
import type { Tails } from '../dice/tails.ts';
import type { Progress } from '../journal/journal.ts';
import type { Store } from '../store/store.ts';
import { statement } from '../store/store.ts';

/** Tables as files: one line of JSON for the table, one for each line of its journal. They move from one server to another. */

const FORMAT = 'hexfront-table';
const text = z.string();
const count = z.number().int().min(0);

const HEAD = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  table: z.strictObject({
    id: text.regex(/^[a-z0-9]{10}$/),
    family: text,
    rules: count,
    setup: text,
    title: text,
    scenario: text.nullable(),
    owner: text,
    wanted: text.nullable(),
    terms: text,
    visible: text,
    phase: text,
    head: count,
    played: count,
    turn: count,
    decides: text.nullable(),
    progress: text,
    outcome: text.nullable(),
    rematch: text.nullable(),
    made: count,
    moved: count,
  }),
  /** Last link of the dice chain: it reveals all dice to come. */
  tail: text.regex(/^[0-9a-f]{64}$/),
  accounts: z.array(z.strictObject({ id: text, name: text, folded: text, kind: text, made: count })),
  seats: z.array(z.strictObject({ account: text, side: text.nullable(), joined: count })),
  words: z.array(z.strictObject({ id: count, account: text, room: text, text, at: count })),
  notes: z.array(z.strictObject({ account: text, place: text, text })),
});
const LINE = z.strictObject({
  seq: count,
  at: count,
  kind: text,
  played: count,
  key: text.nullable(),
  body: text,
});

/** A table with everything that belongs to it. Running games keep their secrets in it. */
export async function exportTable({ db }: Store, tails: Tails, id: string): Promise<string | undefined> {
  const table = await db.selectFrom('game').where('id', '=', id).selectAll().executeTakeFirst();
  if (!table) return undefined;
  const own = { seats: 'seat', words: 'word', notes: 'note', lines: 'line' } as const;
  const seats = await db
    .selectFrom(own.seats)
    .where('game', '=', id)
    .select(['account', 'side', 'joined'])
    .orderBy('joined')
    .execute();
  const words = await db
    .selectFrom(own.words)
    .where('game', '=', id)
    .select(['id', 'account', 'room', 'text', 'at'])
    .orderBy('id')
    .execute();
  const notes = await db
    .selectFrom(own.notes)
    .where('game', '=', id)
    .select(['account', 'place', 'text'])
    .orderBy('place')
    .execute();
  const people = new Set([table.owner, ...seats.map(({ account }) => account), ...words.map(({ account }) => account)]);
  const accounts = await db
    .selectFrom('account')
    .where('id', 'in', [...people])
    .select(['id', 'name', 'folded', 'kind', 'made'])
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom(own.lines)
    .where('game', '=', id)
    .select(['seq', 'at', 'kind', 'played', 'key', 'body'])
    .orderBy('seq')
    .execute();
  // Jobs stay behind: the clock gets a new one where the table goes.
  const { wake: _wake, ...progress } = JSON.parse(table.progress) as Progress;
  const game = { ...table, progress: JSON.stringify(progress) };
  const head = { format: FORMAT, version: 1, table: game, tail: await tails.tail(id), accounts, seats, words, notes };
  return `${[head, ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const unreadable = (line: number, why: string): Error => new Error(`line ${line}: ${why}`);

function lineOf<T>(schema: z.ZodType<T>, line: string, number: number): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw unreadable(number, 'it is cut off or damaged: it is not JSON');
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw unreadable(number, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`);
}

/** Reads an exported table; all of it must be there. */
export function readTable(content: string) {
  const [first = '', ...rest] = content.split('\n').filter((line) => line !== '');
  const head = lineOf(HEAD, first, 1);
  const lines = rest.map((line, i) => lineOf(LINE, line, i + 2));
  const wrong = lines.findIndex(({ seq }, i) => seq !== i + 1);
  if (wrong >= 0) throw unreadable(wrong + 2, `line ${wrong + 1} of the journal was expected here`);
  if (lines.length !== head.table.head)
    throw new Error(`the journal has ${lines.length} of ${head.table.head} lines: the file is cut off`);
  return { ...head, lines };
}

export type ReadTable = ReturnType<typeof readTable>;

/** Stores an exported table. Its players' names come along, their logins do not. */
export async function importTable(store: Store, tails: Tails, read: ReadTable): Promise<void> {
  const { db } = store;
  const { table, accounts, seats, words, notes, lines, tail } = read;
  const known = await db.selectFrom('game').where('id', '=', table.id).select('id').executeTakeFirst();
  if (known) throw new Error(`table ${table.id} is on this server already`);
  const game = table.id;
  const written = await store.write([
    ...accounts.map((one) =>
      statement(
        db
          .insertInto('account')
          // Without their ways to log in they are guests here, and bots have nobody to answer for them.
          .values({ ...one, ...(one.kind === 'bot' ? { folded: one.id } : { kind: 'guest' }) })
          .onConflict((at) => at.column('id').doNothing()),
      ),
    ),
    statement(db.insertInto('game').values(table)),
    tails.keep(game, tail),
    ...seats.map((one) => statement(db.insertInto('seat').values({ game, ...one }))),
    ...words.map((one) => statement(db.insertInto('word').values({ game, ...one }))),
    ...notes.map((one) => statement(db.insertInto('note').values({ game, ...one }))),
    ...lines.map((one) => statement(db.insertInto('line').values({ game, ...one }))),
  ]);
  if (!written.ok) throw new Error(`table ${table.id} could not be stored`);
}
