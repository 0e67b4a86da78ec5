import type { Chain } from '#core/dice/sealed-dice.ts';
import type { Answer, SaidLine } from '#protocol/messages.ts';
import type { Account, TableCard } from '#protocol/tables.ts';
import type { Terms } from '#protocol/terms.ts';
import type { Journal } from '../journal/journal.ts';
import { type Jobs, NotHere } from '../jobs/jobs.ts';
import type { Meter } from '../operations/meter.ts';
import type { Hints } from '../store/hints.ts';
import type { GameRow } from '../store/schema.ts';
import type { Probe } from '../store/writer.ts';
import type { Fixed, Standing } from './batch.ts';
import type { OpenedGame } from './game-cache.ts';
import type { AWAY_MS } from './notice-jobs.ts';
import type { Visits } from './visits.ts';
import { cardOf, type Seated } from './whole.ts';

/** Data a table is opened from. */
export interface Loaded {
  readonly row: GameRow;
  readonly seated: readonly Seated[];
  readonly owner: Account;
  readonly opened: OpenedGame;
  readonly chain: Chain;
  readonly standing: Standing;
  readonly said: readonly SaidLine[];
}

export interface Surroundings {
  readonly journal: Journal;
  readonly hints: Hints;
  readonly jobs: Jobs;
  readonly now: () => number;
  /** Milliseconds since a time in which no server ran, and no clock with it. */
  readonly outage: (since: number) => number;
  readonly visits: Visits;
  /** Milliseconds a player may be away before being told. */
  readonly away?: Readonly<Record<keyof typeof AWAY_MS, number>>;
  /** Reads what another process may have written. */
  readonly readSeated: () => Promise<readonly Seated[]>;
  readonly readOwner: () => Promise<Account>;
  readonly readSaid: (after: number) => Promise<readonly SaidLine[]>;
  /** Whole number below a limit, by chance. */
  readonly chance: (below: number) => number;
  readonly probe?: Probe;
  readonly report: (error: unknown) => void;
  readonly meter: Meter;
}

/** The table is played by newer rules than this program has: only a newer server may open it. */
export class NewerRules extends NotHere {
  constructor(id: string) {
    super(`table ${id} is played by newer rules`);
  }
}

export const TROUBLE: Answer = { ok: false, why: 'trouble' };

/** A table in memory: the parts of a live table share it. */
export interface TableMemory {
  readonly fixed: Fixed;
  row: GameRow;
  standing: Standing;
  seated: readonly Seated[];
  owner: Account;
  readonly said: SaidLine[];
  /** Time of the last act. */
  touched: number;
  closed: boolean;
  /** True while memory may differ from the journal: another process was faster, or the result of a commit is unknown. */
  doubtful: boolean;
}

export function createTableMemory({ opened, chain, said, row, ...rest }: Loaded, now: number): TableMemory {
  const fixed = { id: row.id, opened, terms: JSON.parse(row.terms) as Terms, chain };
  return { fixed, ...rest, row, said: [...said], touched: now, closed: false, doubtful: false };
}

export const hasEnded = (phase: string): boolean => phase === 'over' || phase === 'void';

export const isOver = ({ standing }: TableMemory): boolean => standing.phase === 'over';

export const sideOf = ({ seated }: TableMemory, account: Account | undefined): string | undefined =>
  account && seated.find((one) => one.account.id === account.id)?.side;

export const tableCard = (memory: TableMemory): TableCard => cardOf(memory.fixed, memory.owner, memory);
