import { hashOf } from '#core/hash.ts';
import { isLink, sealedDice } from '#core/dice/sealed-dice.ts';
import type { Answer } from '#protocol/messages.ts';
import { GAMES } from '#games/games.ts';
import type { Progress, StoredLine } from '#server/journal/journal.ts';
import type { GameRow } from '#server/store/schema.ts';
import { createOpenedGames, type OpenedGame } from '#server/tables/game-cache.ts';
import type { AnyState } from '#table/game-package.ts';
import type { JournalSource } from './journals.ts';

/** Reads the journals of a server that was killed, and what it had answered before, and tells what does not fit. */

interface Ledger {
  readonly opened: OpenedGame;
  /** State after `from + i` commands. */
  states: AnyState[];
  from: number;
  seq: number;
  /** State after each of the last lines. */
  readonly after: Map<number, AnyState>;
  readonly keys: Set<string>;
  readonly shares: Record<string, string>;
  lastKey: string;
  over: boolean;
  segment: number;
  next: number;
  readonly rolled: { segment: number; first: number; sides: readonly number[]; faces: readonly number[] }[];
}

/** States and lines of a table that are kept: no robot takes back more, or is further behind. */
const KEPT = 400;

/** A view of a client at a line. */
export interface ClientView {
  readonly who: string;
  readonly table: string;
  readonly watcher: string;
  readonly seq: number;
  readonly view: AnyState;
  /** The whole game was shown. */
  readonly open: boolean;
}

export interface Answered {
  readonly table: string;
  readonly key: string;
  readonly answer: Answer;
  /** One of several commands given together: those before the one that was refused stand. */
  readonly several: boolean;
}

/** True if the journal must have a line with the key. */
const isStored = (answer: Answer): boolean => answer.ok || (answer.why === 'refused' && answer.played > 0);

export function createAudit() {
  const games = createOpenedGames(GAMES, process.cwd());
  const ledgers = new Map<string, Ledger>();
  const faults: string[] = [];
  let lines = 0;
  let views = 0;
  let dice = 0;
  const fault = (text: string): void => void faults.push(text);

  async function ledgerOf(row: GameRow): Promise<Ledger> {
    const known = ledgers.get(row.id);
    if (known) return known;
    const opened = await games.open(row.family, row.setup);
    if (!('game' in opened)) throw new Error(opened.join());
    const { chain } = (JSON.parse(row.progress) as Progress).seal;
    const made: Ledger = {
      opened,
      states: [opened.game.start],
      from: 0,
      seq: 0,
      after: new Map([[0, opened.game.start]]),
      keys: new Set(),
      shares: {},
      lastKey: chain,
      over: false,
      segment: 1,
      next: 1,
      rolled: [],
    };
    ledgers.set(row.id, made);
    return made;
  }

  function take(table: string, ledger: Ledger, { seq, stand, body }: StoredLine, key: string | null): void {
    const { opened } = ledger;
    const { game } = opened;
    lines++;
    if (ledger.over && !['opened', 'rematch'].includes(body.is)) fault(`${table}: ${body.is} after its end`);
    if (seq !== ledger.seq + 1) fault(`${table}: line ${seq} follows line ${ledger.seq}`);
    ledger.seq = seq;
    if (key !== null && ledger.keys.has(key)) fault(`${table}: key ${key} twice`);
    if (key !== null) ledger.keys.add(key);
    switch (body.is) {
      case 'command': {
        const { entry, drawn } = body;
        const state = game.fold(ledger.states.at(-1) as AnyState, entry.events);
        ledger.states.push(state);
        const n = ledger.from + ledger.states.length - 1;
        if (entry.n !== n) fault(`${table}: command ${entry.n} is the ${n}th`);
        if (hashOf(state) !== entry.hash) fault(`${table}: state after line ${seq} differs`);
        if ((entry.dice?.length ?? 0) !== (drawn?.sides.length ?? 0))
          fault(`${table}: dice of line ${seq} not counted`);
        if (!drawn) break;
        const goesOn = drawn.segment === ledger.segment ? drawn.first === ledger.next : drawn.first === 1;
        if (!goesOn || drawn.segment < ledger.segment)
          fault(`${table}: die ${drawn.first} of segment ${drawn.segment}`);
        ledger.segment = drawn.segment;
        ledger.next = drawn.first + drawn.sides.length;
        ledger.rolled.push({ ...drawn, faces: entry.dice ?? [] });
        break;
      }
      case 'back':
        ledger.states.length = body.to - ledger.from + 1;
        break;
      case 'share':
        ledger.shares[body.side] = body.share;
        break;
      case 'opened': {
        if (!isLink(table, body.key, ledger.lastKey)) fault(`${table}: key of segment ${body.segment} is no link`);
        ledger.lastKey = body.key;
        const shares = game.sides.map((side) => ledger.shares[side] ?? '');
        for (const one of ledger.rolled.filter(({ segment }) => segment === body.segment)) {
          const source = sealedDice({ game: table, segment: body.segment, key: body.key, shares }, one.first);
          dice += one.faces.length;
          if (one.faces.some((face, i) => source.roll(one.sides[i] ?? 0, '') !== face))
            fault(`${table}: dice of segment ${body.segment} differ`);
        }
        break;
      }
      case 'over':
        if (ledger.over) fault(`${table}: it ended twice`);
        ledger.over = true;
        break;
      default:
        break;
    }
    const played = ledger.from + ledger.states.length - 1;
    if (stand.played !== played) fault(`${table}: line ${seq} counts ${stand.played} commands of ${played}`);
    ledger.after.set(seq, ledger.states.at(-1) as AnyState);
    ledger.after.delete(seq - KEPT);
    if (ledger.states.length <= 2 * KEPT) return;
    ledger.from += KEPT;
    ledger.states = ledger.states.slice(KEPT);
  }

  function compare({ who, table, watcher, seq, view, open }: ClientView): void {
    const ledger = ledgers.get(table);
    if (!ledger) return fault(`${who}: table ${table} is gone`);
    if (seq > ledger.seq) return fault(`${who}: knows line ${seq} of ${table}, the journal ends at ${ledger.seq}`);
    const state = ledger.after.get(seq);
    if (state === undefined) return undefined;
    views++;
    const server = open ? state : ledger.opened.game.view(state, watcher);
    if (hashOf(server) !== hashOf(view)) fault(`${who}: view at line ${seq} of ${table} differs`);
    return undefined;
  }

  return {
    faults,
    counts: () => ({ lines, views, dice }),
    /** Reads on in the journals. */
    async read(source: JournalSource): Promise<void> {
      for (const row of await source.games()) {
        const ledger = await ledgerOf(row);
        if (row.head < ledger.seq) fault(`${row.id}: line ${ledger.seq} was there after an earlier kill and is lost`);
        for (const { seq, at, key, body } of await source.tail(row.id, ledger.seq))
          take(row.id, ledger, { seq, at, ...(JSON.parse(body) as Pick<StoredLine, 'stand' | 'body'>) }, key);
        if (row.head !== ledger.seq) fault(`${row.id}: head ${row.head}, last line ${ledger.seq}`);
      }
    },
    compare,
    /** Each answered key is in the journal, each refused one is not. */
    answered(all: readonly Answered[]): void {
      for (const { table, key, answer, several } of all) {
        if (several && !answer.ok) continue;
        const has = ledgers.get(table)?.keys.has(key) ?? false;
        if (has !== isStored(answer))
          fault(`${table}: ${key} was answered ${JSON.stringify(answer)} and is ${has ? 'there' : 'not there'}`);
      }
    },
  };
}
