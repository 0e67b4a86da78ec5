import type { Drawn } from '#core/dice/sealed-record.ts';
import type { Line, OpenOffer, Stand } from '#protocol/messages.ts';
import type { ClockState } from '#protocol/terms.ts';
import type { Entry } from '#core/record/record.ts';
import type { AnyEvent } from '#table/game-package.ts';
import type { StandingOrders } from '#table/standing-orders.ts';
import { type Meter, NO_METER } from '../operations/meter.ts';
import type { GameRow, SnapshotRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import type { Probe, Statement, Written } from '../store/writer.ts';

/** Whole entry of a record, secrets included. */
export type WholeEntry = Entry<AnyEvent, string>;

/** A command as the journal has it. */
export interface StoredCommand {
  readonly is: 'command';
  readonly entry: WholeEntry;
  readonly drawn?: Drawn;
  /** Standing order of its side it was given by. */
  readonly by?: 'order';
}

type Other = Exclude<Line, { readonly is: 'command' }>;
type WithoutNumbers<L> = L extends unknown ? Omit<L, 'seq' | 'at' | 'stand'> : never;

/** Content of a line besides its number, its time and the state after it. */
export type StoredBody = StoredCommand | WithoutNumbers<Other>;

/** A line of a table's journal. */
export interface StoredLine {
  readonly seq: number;
  readonly at: number;
  readonly stand: Stand;
  readonly body: StoredBody;
}

/** A line still to be written. */
export interface NewLine extends Omit<StoredLine, 'seq'> {
  readonly key?: string;
}

/** Sealed dice of a table: what all know, and where the next die comes from. */
export interface SealProgress {
  readonly chain: string;
  readonly commitments: Readonly<Record<string, string>>;
  readonly shares: Readonly<Record<string, string>>;
  readonly segment: number;
  /** Number of the next die in the segment. */
  readonly next: number;
  /** Segments whose keys were shown. */
  readonly opened: number;
  /** A die was kept from a player: a key would reveal it, so none is shown before the end. */
  readonly held?: true;
}

/** Vacation of a player, in milliseconds. */
export interface Away {
  readonly until: number;
  /** End of the vacation, which may be later than this game allows. */
  readonly wanted: number;
  readonly spent: number;
}

/** State of a table besides its game; stored with every line. */
export interface Progress {
  readonly decision: number;
  readonly undoPoint: number;
  readonly mover?: string;
  readonly clock?: ClockState;
  /** Time of the job that looks at the clock next. */
  readonly wake?: number;
  readonly offer?: OpenOffer;
  /** Offers refused in this player turn. */
  readonly refused: number;
  /** Sides that computers play now, and their levels. */
  readonly computers?: Readonly<Record<string, string>>;
  /** Standing orders of the sides, by kind of decision. */
  readonly orders?: Readonly<Record<string, StandingOrders>>;
  /** Vacations of the players, by side: until when their clocks stand, and how long they have stood in this game. */
  readonly away?: Readonly<Record<string, Away>>;
  /** Time of the newest job that lets a computer think. */
  readonly thinks?: number;
  /** Sides that have given a command. */
  readonly begun: readonly string[];
  /** Commands players have given themselves, counted until there are enough for a rated game. */
  readonly given?: Readonly<Record<string, number>>;
  /** Side that left before both had begun. */
  readonly left?: string;
  /** Side of a computer that could not decide: its job was given up. */
  readonly stalled?: string;
  readonly seal: SealProgress;
}

/** A snapshot without its state, which is large. */
export type SnapshotHead = Omit<SnapshotRow, 'state'>;

const CHANGING = [
  'phase',
  'played',
  'turn',
  'decides',
  'progress',
  'outcome',
  'rematch',
  'rules',
  'moved',
] as const satisfies readonly (keyof GameRow)[];

/** Columns of a table's row that change with its lines. */
export type Changes = Partial<Pick<GameRow, (typeof CHANGING)[number]>>;

/** The changing part of a table's row. */
export type Head = Pick<GameRow, 'head' | (typeof CHANGING)[number]>;

/** A stored line with the client key it was given with. */
export interface TailLine extends StoredLine {
  readonly key?: string;
}

export interface Journal {
  row(id: string): Promise<GameRow | undefined>;
  /** State of the table's row by now. */
  head(id: string): Promise<Head | undefined>;
  /** Heads of those tables that have one beyond the number given. */
  heads(known: ReadonlyMap<string, number>): Promise<readonly string[]>;
  /** Lines after a number, up to another. */
  tail(id: string, after: number, to: number): Promise<readonly TailLine[]>;
  /** Stores lines after the head, all or none; overtaken where the table has changed by now. */
  append(
    game: Pick<GameRow, 'id' | 'head' | 'progress'>,
    lines: readonly NewLine[],
    changes: Changes,
    also?: readonly Statement[],
  ): Promise<Written>;
  /** Numbers of the lines whose commands count, in their order; up to a line, where one is named. */
  counting(id: string, head?: number): Promise<readonly number[]>;
  /** Counting lines after a snapshot; undefined where the snapshot was taken back. */
  countingFrom(
    id: string,
    snapshot: Pick<SnapshotRow, 'seq' | 'played'>,
    head?: number,
  ): Promise<readonly number[] | undefined>;
  /** Numbers of the lines that took something back. */
  backs(id: string): Promise<readonly number[]>;
  /** Lines by their numbers, from one to another. */
  lines(id: string, from: number, to: number): Promise<readonly StoredLine[]>;
  /** First line of what was done with a client key; undefined where nothing was. */
  answered(id: string, key: string): Promise<number | undefined>;
  /** Commands a player was shown by the end of their last visit, of those that were not taken back. */
  shownTo(id: string, account: string, least: number): Promise<number | undefined>;
  /** Snapshots of a table, the newest first. */
  snapshots(id: string): Promise<readonly SnapshotHead[]>;
  snapshotState(id: string, seq: number): Promise<string | undefined>;
  keepSnapshot(row: SnapshotRow): void;
  /** A state that was read differs from its fingerprint. */
  noteWrongPrint(): void;
}

const lineOf = ({ seq, at, body }: { seq: number; at: number; body: string }): StoredLine => ({
  seq,
  at,
  ...(JSON.parse(body) as Pick<StoredLine, 'stand' | 'body'>),
});

/** Beyond every number of a line. */
const LAST = 2_147_483_647;

export function createJournal(
  { db, write, hints }: Store,
  { meter = NO_METER, probe }: { readonly meter?: Meter; readonly probe?: Probe } = {},
): Journal {
  const countingFrom: Journal['countingFrom'] = async (id, snapshot, head = LAST) => {
    const rows = await db
      .selectFrom('line')
      .where('game', '=', id)
      .where('seq', '>', snapshot.seq)
      .where('seq', '<=', head)
      .where('kind', 'in', ['command', 'back'])
      .orderBy('seq')
      .select(['seq', 'kind', 'played'])
      .execute();
    const counting: number[] = [];
    for (const { seq, kind, played } of rows) {
      const count = played - snapshot.played;
      if (count < 0) return undefined;
      if (kind === 'command') counting[count - 1] = seq;
      counting.length = count;
    }
    return counting;
  };
  return {
    row: (id) => db.selectFrom('game').where('id', '=', id).selectAll().executeTakeFirst(),
    head: (id) =>
      db
        .selectFrom('game')
        .where('id', '=', id)
        .select(['head', ...CHANGING])
        .executeTakeFirst(),
    async heads(known) {
      if (known.size === 0) return [];
      const rows = await db
        .selectFrom('game')
        .where('id', 'in', [...known.keys()])
        .select(['id', 'head'])
        .execute();
      return rows.filter(({ id, head }) => head > (known.get(id) ?? 0)).map(({ id }) => id);
    },
    async tail(id, after, to) {
      const rows = await db
        .selectFrom('line')
        .where('game', '=', id)
        .where('seq', '>', after)
        .where('seq', '<=', to)
        .orderBy('seq')
        .select(['seq', 'at', 'key', 'body'])
        .execute();
      return rows.map((row) => ({ ...lineOf(row), ...(row.key === null ? {} : { key: row.key }) }));
    },
    async append(game, lines, changes, also = []) {
      const head = game.head + lines.length;
      const fence = db
        .updateTable('game')
        .set({ ...changes, head })
        .where('id', '=', game.id)
        .where('head', '=', game.head)
        // A commitment changes the table without a line.
        .where('progress', '=', game.progress);
      const inserted = lines.map(({ key, at, stand, body }, i) =>
        statement(
          db.insertInto('line').values({
            game: game.id,
            seq: game.head + 1 + i,
            at,
            kind: body.is,
            played: stand.played,
            key: key ?? null,
            body: JSON.stringify({ stand, body }),
          }),
        ),
      );
      const written = await write([statement(fence, 1), ...inserted, ...also]);
      if (!written.ok) return written;
      probe?.('before-hint');
      hints.send({ is: 'lines', game: game.id, head });
      return written;
    },
    counting: async (id, head) => (await countingFrom(id, { seq: 0, played: 0 }, head)) ?? [],
    countingFrom,
    async backs(id) {
      const rows = await db
        .selectFrom('line')
        .where('game', '=', id)
        .where('kind', '=', 'back')
        .orderBy('seq')
        .select('seq')
        .execute();
      return rows.map(({ seq }) => seq);
    },
    async lines(id, from, to) {
      const rows = await db
        .selectFrom('line')
        .where('game', '=', id)
        .where('seq', '>=', from)
        .where('seq', '<=', to)
        .orderBy('seq')
        .select(['seq', 'at', 'body'])
        .execute();
      return rows.map(lineOf);
    },
    async answered(id, key) {
      const first = await db
        .selectFrom('line')
        .where('game', '=', id)
        .where('key', '=', key)
        .select(['seq'])
        .executeTakeFirst();
      return first?.seq;
    },
    async shownTo(id, account, least) {
      const seat = await db
        .selectFrom('seat')
        .where('game', '=', id)
        .where('account', '=', account)
        .select('seen')
        .executeTakeFirst();
      const seen = Math.max(least, seat?.seen ?? 0);
      if (seen === 0) return undefined;
      const row = await db
        .selectFrom('line')
        .where('game', '=', id)
        .where('seq', '>=', seen)
        .where((e) => e.or([e('seq', '=', seen), e('kind', '=', 'back')]))
        .select((e) => e.fn.min('played').as('played'))
        .executeTakeFirst();
      return row?.played ?? undefined;
    },
    snapshots: (id) =>
      db
        .selectFrom('snapshot')
        .where('game', '=', id)
        .orderBy('seq', 'desc')
        .select(['game', 'seq', 'played', 'rules', 'hash'])
        .execute(),
    async snapshotState(id, seq) {
      const row = await db
        .selectFrom('snapshot')
        .where('game', '=', id)
        .where('seq', '=', seq)
        .select('state')
        .executeTakeFirst();
      return row?.state;
    },
    keepSnapshot(row) {
      // A cache: an older one serves where this one does not come to be.
      const older = db
        .deleteFrom('snapshot')
        .where('game', '=', row.game)
        .where('seq', '<', row.seq - 2000);
      void write([
        statement(
          db
            .insertInto('snapshot')
            .values(row)
            .onConflict((one) => one.columns(['game', 'seq']).doNothing()),
        ),
        statement(older),
      ]);
    },
    noteWrongPrint: () => meter.count('wrongPrints'),
  };
}
