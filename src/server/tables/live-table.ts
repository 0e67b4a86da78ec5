import { hashOf } from '#core/hash.ts';
import { type Chain, commitmentOf } from '#core/sealed-dice.ts';
import type { Answer, Line, Room, SaidLine } from '#protocol/messages.ts';
import type { Account, TableCard, TableOutcome } from '#protocol/tables.ts';
import type { Terms } from '#protocol/terms.ts';
import type { AnyState } from '#table/shelf.ts';
import type { OrderWay, StandingOrders } from '#table/standing-orders.ts';
import type { Changes, Journal, StoredLine } from '../journal/journal.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Hints } from '../store/hints.ts';
import type { GameRow } from '../store/schema.ts';
import type { Probe, Statement } from '../store/writer.ts';
import { type Act, createActs } from './acts.ts';
import { type Batch, beginBatch, type Standing } from './batch.ts';
import { clockAt, deadlineOf, newClock } from './clock.ts';
import { createFollowers, type Follower, frameOf, type ShownLine } from './followers.ts';
import type { OpenedGame } from './game-cache.ts';
import { createPresence } from './presence.ts';
import { lineFor } from './redaction.ts';
import { followTail } from './tail.ts';
import { hasShares, isSealed } from './seal-state.ts';
import { cardOf, keysOf, type Seated, standingOf, wholeOf } from './whole.ts';
import { cutFrom, playedIn, stateOf, stretchTo } from './window.ts';

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
  /** Reads what another process may have written. */
  readonly readSeated: () => Promise<readonly Seated[]>;
  readonly readOwner: () => Promise<Account>;
  readonly readSaid: (after: number) => Promise<readonly SaidLine[]>;
  /** Whole number below a limit, by chance. */
  readonly chance: (below: number) => number;
  readonly probe?: Probe;
  readonly report: (error: unknown) => void;
}

const MOST_SAID = 200;
const MOST_MISSED = 20;
const MOST_ANSWERS = 64;
/** As many lines of other processes are followed one by one; beyond them the game is opened anew. */
const MOST_TAIL = 500;
/** Attempts against writes of other processes. */
const MOST_TRIES = 5;

const TROUBLE: Answer = { ok: false, why: 'trouble' };

/** A game as far as a side knows it: the set-up, and the present. */
interface Known {
  readonly position: string;
  readonly view: AnyState;
}

/** Decision of a computer, with all it may know. */
export interface ComputersTask extends Known {
  readonly side: string;
  readonly level: string;
  readonly decision: number;
  /** Made by a standing order of the side, not by a computer that plays it. */
  readonly by?: 'order';
  /** The command to give instead of thinking. */
  readonly declines?: string;
}

/** Another process has written to the table since it was read. */
export class Overtaken extends Error {}

export function createLiveTable(
  loaded: Loaded,
  { journal, hints, jobs, now, outage, readSeated, readOwner, readSaid, chance, probe, report }: Surroundings,
) {
  const { opened, chain } = loaded;
  const { game, shelf } = opened;
  const { id } = loaded.row;
  const terms = JSON.parse(loaded.row.terms) as Terms;
  const watchers = [...game.sides, 'spectator'];
  const fixed = { id, opened, terms, chain };
  let { row, standing, seated, owner } = loaded;
  const said = [...loaded.said];
  const answers = new Map<string, Answer>();
  let touched = now();
  let closed = false;
  /** True while memory may differ from the journal: another process was faster, or the result of a commit is unknown. */
  let doubtful = false;

  /** Works on the table as it stands; from the beginning where another process was faster. */
  async function upToDate<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (doubtful) await catchUp();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error;
        doubtful = true;
      }
    }
  }
  /** One thing after the other. */
  let last: Promise<unknown> = Promise.resolve();
  /** The game as far as a side knows it. */
  const knownTo = (side: string): Known => ({
    position: opened.setupFor(side),
    view: game.view(stateOf(standing.stretch), side),
  });
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(() => upToDate(work));
    last = done.catch(() => undefined);
    return done;
  };

  const sideOf = (account: Account | undefined): string | undefined =>
    account && seated.find((one) => one.account.id === account.id)?.side;
  const watcherOf = ({ account }: Follower): string => sideOf(account) ?? 'spectator';
  const isOver = (): boolean => standing.phase === 'over';
  const card = (): TableCard => cardOf(fixed, owner, { row, seated, standing });

  const followers = createFollowers({ id, watcherOf, ...(probe ? { probe } : {}) });
  const sendAll = (frame: string): void => {
    for (const follower of followers.all) follower.send(frame);
  };
  const presence = createPresence({
    sides: game.sides,
    here: followers.watchers,
    show: (here) => sendAll(frameOf({ is: 'here', id, ...here })),
    send: (here) => hints.send({ is: 'here', game: id, ...here }),
  });
  const saidFor = (follower: Follower): readonly SaidLine[] => {
    const mayRead = sideOf(follower.account) !== undefined || isOver();
    return said.filter(({ room, from }) => (room === 'all' || mayRead) && !follower.muted.has(from.id));
  };
  const sendWhole = (follower: Follower): void => {
    const watcher = watcherOf(follower);
    const whole = wholeOf(fixed, owner, { row, seated, standing }, watcher, sideOf(follower.account));
    follower.send(frameOf({ is: 'whole', id, whole, said: saidFor(follower) }));
  };
  const sendWholeToAll = (): void => {
    for (const follower of followers.all) sendWhole(follower);
  };
  /** A stored line as its watchers get it; who gave it finds his key on it. */
  const shown = ({ key, ...line }: StoredLine & { readonly key?: string }, after: AnyState): ShownLine => {
    const giver = line.body.is === 'command' ? line.body.entry.side : undefined;
    const told = (watcher: string): Line => {
      const one = lineFor(opened, line, after, watcher);
      return key !== undefined && watcher === giver && one.is === 'command' ? { ...one, key } : one;
    };
    return { seq: line.seq, byWatcher: Object.fromEntries(watchers.map((watcher) => [watcher, told(watcher)])) };
  };

  const batchNow = (at: number): Batch => {
    const batch = beginBatch(fixed, standing, row.head, at);
    batch.clock((clock) => clockAt(clock, at));
    return batch;
  };

  /** Job that ends the game when time runs out, unless one looks at the clock before that. */
  async function deadlineJob(batch: Batch): Promise<readonly Statement[]> {
    const { clock, wake = 0 } = batch.progress;
    const due = clock && batch.phase === 'running' ? deadlineOf(clock) : undefined;
    if (due === undefined || (wake > now() && wake <= due)) return [];
    // A job at the time of the last one would be the same job.
    const at = due === standing.progress.wake ? due + 1 : due;
    batch.change({ wake: at });
    return jobs.add({ kind: 'deadline', subject: id, at });
  }

  /** Level of the computer that plays a side now. */
  const computerOf = (side: string): string | undefined => standing.progress.computers?.[side];
  /** Side whose decision is made for it now: by the computer that plays it, or by its standing orders. */
  const deputyTurn = ({ phase, stretch, progress }: Standing): { side: string; way?: OrderWay } | undefined => {
    const state = stateOf(stretch);
    const side = phase === 'running' ? game.decides(state) : undefined;
    if (side === undefined) return undefined;
    if (progress.computers?.[side] !== undefined) return { side };
    const orders = progress.orders?.[side];
    const { mover } = game.moment(state);
    const way = orders && mover !== undefined && mover !== side ? orders[game.prompt(state)?.at ?? ''] : undefined;
    return way && { side, way };
  };
  /** Job that lets a computer think, when it has to decide from here on, or may roll dice from here on. */
  async function thinkJob(batch: Batch): Promise<readonly Statement[]> {
    const next = batch.standing();
    const due = deputyTurn(next);
    const goesOn = deputyTurn(standing)?.side === due?.side;
    const rolls = hasShares(game.sides, next.progress) && !hasShares(game.sides, standing.progress);
    if (due === undefined || (goesOn && !rolls)) return [];
    const at = Math.max(now(), (next.progress.thinks ?? 0) + 1);
    batch.change({ thinks: at });
    return jobs.add({ kind: 'think', subject: id, at });
  }

  /** Stores a batch, then sends it. False when it could not be stored: nothing is sent. */
  async function commit(
    batch: Batch,
    also: readonly Statement[] = [],
    more: Pick<Changes, 'rematch'> = {},
  ): Promise<boolean> {
    const before = standing;
    const thinking = await thinkJob(batch);
    const deadline = await deadlineJob(batch);
    const changes = { ...batch.changes(), ...more };
    const written = await journal.append(row, batch.lines, changes, [...also, ...thinking, ...deadline]);
    if (!written.ok) {
      if (written.why === 'overtaken') throw new Overtaken();
      doubtful = true;
      report(new Error(written.message));
      return false;
    }
    const head = row.head;
    row = { ...row, ...changes, head: head + batch.lines.length };
    standing = batch.standing();
    touched = now();
    if (thinking.length > 0) jobs.wake('think');
    followers.deliver(batch.lines.map(({ after, ...line }, i) => shown({ ...line, seq: head + 1 + i }, after)));
    if (isOver() && before.phase !== 'over') sendWholeToAll();
    keepSnapshot(before);
    trim(before);
    return true;
  }

  const hasTurned = (before: Standing): boolean => {
    const [was, is] = [game.moment(stateOf(before.stretch)), game.moment(stateOf(standing.stretch))];
    return was.turn !== is.turn || was.mover !== is.mover;
  };
  /** Keeps a snapshot of where a turn begins. */
  function keepSnapshot(before: Standing): void {
    const { stretch } = standing;
    const lastSeq = stretch.entries.at(-1)?.seq;
    if (lastSeq === undefined || !hasTurned(before)) return;
    const state = stateOf(stretch);
    journal.keepSnapshot({
      game: id,
      seq: lastSeq,
      played: playedIn(stretch),
      rules: shelf.family.rules,
      hash: hashOf(state),
      state: JSON.stringify(state),
    });
  }
  /** Drops the states of earlier turns. */
  function trim(before: Standing): void {
    const { stretch, progress } = standing;
    if (hasTurned(before))
      standing = { ...standing, stretch: cutFrom(stretch, Math.max(stretch.from, progress.undoPoint)) };
  }

  /** Takes in what other processes have stored, and delivers it. */
  async function catchUp(): Promise<void> {
    const found = await journal.head(id);
    if (!found) throw new Error(`table ${id} is gone`);
    doubtful = false;
    if (found.head === row.head && found.progress === row.progress) return;
    const before = standing;
    const missing = found.head - row.head;
    const tail = missing >= 0 && missing <= MOST_TAIL ? await journal.tail(id, row.head, found.head) : undefined;
    const followed = tail && followTail(opened, standing.stretch, tail);
    const next = standingOf(found, outage);
    const stretch =
      followed?.stretch ??
      (await stretchTo(journal, opened, { id, head: found.head }, undefined, next.progress.undoPoint));
    const sat = tail === undefined || tail.some(({ body }) => body.is === 'seat');
    if (sat) seated = await readSeated();
    row = { ...row, ...found };
    standing = { ...next, stretch };
    touched = now();
    if (followed) followers.deliver(followed.followed.map(({ line, after }) => shown(line, after)));
    else followers.forget();
    if (!followed || sat || (isOver() && before.phase !== 'over')) sendWholeToAll();
    trim(before);
  }
  /** Takes in what was said at other servers. */
  async function catchUpSaid(): Promise<void> {
    for (const line of await readSaid(said.at(-1)?.id ?? 0)) tellSaid(line);
  }
  const tellSaid = (line: SaidLine): void => {
    said.push(line);
    said.splice(0, Math.max(0, said.length - MOST_SAID));
    const told = frameOf({ is: 'said', id, said: line });
    for (const follower of followers.all) if (saidFor(follower).includes(line)) follower.send(told);
  };

  /** Does what the terms say about a side with no time left; true where it did. */
  async function timeRunsOut(at: number): Promise<boolean> {
    const { clock } = standing.progress;
    const due = clock && deadlineOf(clock);
    const side = clock?.flag?.side ?? clock?.runs;
    if (standing.phase !== 'running' || due === undefined || side === undefined || at < due) return false;
    const batch = batchNow(at);
    timeIsOver(batch, side);
    return commit(batch);
  }
  /** Looks at the clock for a job: ends the game, or sees to it that the next job looks again. */
  const lookAtClock = (job: number): Promise<void> =>
    queued(async () => {
      const { wake } = standing.progress;
      if (closed || wake !== job || (await timeRunsOut(now()))) return;
      const batch = batchNow(now());
      batch.change({ wake: 0 });
      if (!(await commit(batch))) throw new Error(`the clock of table ${id} could not be stored`);
    });

  const remember = (key: string, answer: Answer): Answer => {
    if (answers.size >= MOST_ANSWERS) answers.delete(answers.keys().next().value as string);
    answers.set(key, answer);
    return answer;
  };

  /** Answer to a key the journal has; its lines go before it. */
  async function storedAnswer(key: string): Promise<Answer | undefined> {
    const stored = await journal.answered(id, key);
    if (stored === undefined) return undefined;
    if (stored > row.head) await catchUp();
    return { ok: true, seq: stored };
  }
  /** Runs each key once: a repeated key gets the first answer. */
  const once = (key: string, work: (batch: Batch) => Promise<Answer>, at: number): Promise<Answer> =>
    queued(async () => {
      touched = now();
      const known = answers.get(key);
      if (known) return known;
      const stored = await storedAnswer(key);
      if (stored) return stored;
      if (closed) return TROUBLE;
      await timeRunsOut(at);
      if (isOver() || standing.phase === 'offered' || standing.phase === 'void') return { ok: false, why: 'over' };
      const batch = batchNow(at);
      batch.keyed(key);
      const answer = await work(batch);
      if (batch.lines.length === 0) return answer;
      if (!(await commit(batch))) return (await storedAnswer(key).catch(() => undefined)) ?? TROUBLE;
      return remember(key, answer.ok ? { ok: true, seq: row.head } : answer);
    });

  const { act: fill, timeIsOver } = createActs({
    fixed,
    journal,
    standing: () => standing,
    head: () => row.head,
    trial: () => batchNow(now()),
    report,
  });
  const act = (side: string, one: Act, at: number): Promise<Answer> =>
    once(one.key, (batch) => fill(batch, side, one), at);

  const sealWith = (change: (batch: Batch) => boolean): Promise<void> =>
    queued(async () => {
      if (closed || standing.phase === 'offered') return;
      const batch = batchNow(now());
      if (change(batch)) await commit(batch);
    });

  return {
    id,
    card,
    keys: (): readonly string[] => keysOf(chain, standing.progress),
    sideOf,
    opened,
    get row(): GameRow {
      return row;
    },
    get seated(): readonly Seated[] {
      return seated;
    },
    get standing(): Standing {
      return standing;
    },
    /** True for a table without followers: it can leave memory. */
    isIdle: (since: number): boolean => followers.all.size === 0 && touched < since,
    get isClosed(): boolean {
      return closed;
    },
    close(): void {
      closed = true;
      presence.close();
    },
    act,
    /** Decision a computer has to make now, as far as its side knows the game. */
    computersTask(): ComputersTask | undefined {
      const turn = closed ? undefined : deputyTurn(standing);
      if (!turn) return undefined;
      const { side, way } = turn;
      const kind = game.prompt(stateOf(standing.stretch))?.at;
      const declines = way === 'decline' ? shelf.orders?.find(({ at }) => at === kind)?.declines : undefined;
      return {
        side,
        level: computerOf(side) ?? shelf.players.adviser.name,
        ...(way === undefined ? {} : { by: 'order' }),
        ...(declines === undefined ? {} : { declines }),
        decision: standing.progress.decision,
        ...knownTo(side),
      };
    },
    knownTo,
    lookAtClock,
    /** Follows the table from a line on, or from its whole state. Gives the way to stop. */
    follow(follower: Follower, after?: number): () => void {
      followers.all.add(follower);
      touched = now();
      const watcher = watcherOf(follower);
      const lines = after === undefined ? undefined : followers.since(after, row.head, watcher);
      if (lines === undefined || (isOver() && lines.length > 0)) sendWhole(follower);
      else {
        follower.send(frameOf({ is: 'lines', id, lines }));
        // Chat of the meantime: the page knows the lines it has by their numbers.
        for (const one of saidFor(follower).slice(-MOST_MISSED)) follower.send(frameOf({ is: 'said', id, said: one }));
      }
      presence.changed();
      return () => {
        followers.all.delete(follower);
        presence.changed();
      };
    },
    /** Takes in what other processes have written. */
    refresh: (): Promise<void> => queued(catchUp),
    /** Reads the clock anew, in which an outage is not counted. */
    reread: (): Promise<void> =>
      queued(async () => {
        standing = { ...standing, ...standingOf(row, outage) };
        sendWholeToAll();
      }),
    refreshSaid: (): Promise<void> => queued(catchUpSaid),
    /** Reads names and chat anew: an account has another name, or is deleted. */
    refreshPeople: (): Promise<void> =>
      queued(async () => {
        const shownNow = (): string => JSON.stringify([owner, seated, said]);
        const before = shownNow();
        seated = await readSeated();
        owner = await readOwner();
        said.splice(0, said.length, ...(await readSaid(0)));
        if (shownNow() !== before) sendWholeToAll();
      }),
    /** True where an account owns the table, sits or has written at it. */
    isKnownTo: (account: string): boolean =>
      [owner, ...seated.map((one) => one.account), ...said.map(({ from }) => from)].some(
        ({ id: one }) => one === account,
      ),
    /** For who has the table's turn already. */
    catchUpSaid,
    /** Players and spectators at another server. */
    hearPresence: presence.hear,
    announce: presence.again,
    get isFollowed(): boolean {
      return followers.all.size > 0;
    },
    ordersOf: (side: string): StandingOrders => standing.progress.orders?.[side] ?? {},
    /** Standing orders of a side; nobody else is told. False when they could not be stored. */
    setOrders: (side: string, orders: StandingOrders): Promise<boolean> =>
      queued(async () => {
        if (closed || isOver() || standing.phase === 'void') return false;
        const batch = batchNow(now());
        batch.change({ orders: { ...standing.progress.orders, [side]: orders } });
        return commit(batch);
      }),
    /** A player's hash of a share. Until all are there it may be replaced, and none is shown. */
    commitShare: (side: string, hash: string): Promise<void> =>
      sealWith((batch) => {
        if (isSealed(game.sides, standing.progress) || computerOf(side) !== undefined) return false;
        batch.sealWith(side, hash);
        return true;
      }),
    /** The share itself, once all commitments are shown; one that does not fit is not taken. */
    showShare: (side: string, share: string): Promise<void> =>
      sealWith((batch) => {
        const { seal } = standing.progress;
        if (!isSealed(game.sides, standing.progress) || seal.shares[side] !== undefined) return false;
        if (commitmentOf(id, side, share) !== seal.commitments[side]) return false;
        batch.showShare(side, share);
        return true;
      }),
    /** Seats another player; with the last one the game begins. `store` writes the seats. */
    seat: (
      account: Account,
      store: (seats: readonly Seated[]) => readonly Statement[],
    ): Promise<'ok' | 'taken' | 'started'> =>
      queued(async () => {
        if (standing.phase !== 'offered') return 'started';
        if (seated.some((one) => one.account.id === account.id)) return 'taken';
        if (seated.length >= game.sides.length) return 'taken';
        const wanted = row.wanted ?? (game.sides[chance(game.sides.length)] as string);
        const all = [...seated, { account, side: undefined }].map((one) => {
          const isOwner = one.account.id === owner.id;
          const side = isOwner ? wanted : game.sides.find((other) => other !== wanted);
          return { account: one.account, side };
        });
        const at = now();
        const batch = batchNow(at);
        batch.phaseTo('running');
        const clock = terms.clock && newClock(terms.clock, game.sides, at);
        if (clock) batch.change({ clock });
        for (const one of all)
          if (one.side !== undefined) batch.add({ is: 'seat', side: one.side, account: one.account });
        const before = seated;
        seated = all;
        const stored = await commit(batch, store(all)).catch((error: unknown) => {
          seated = before;
          throw error;
        });
        if (stored) sendWholeToAll();
        else seated = before;
        return stored ? 'ok' : 'taken';
      }),
    /** The table ends before its game has begun: withdrawn, or left before both sides had given a command. */
    leave: (outcome: TableOutcome): Promise<boolean> =>
      queued(async () => {
        const begun = game.sides.every((side) => standing.progress.begun.includes(side));
        if (isOver() || standing.phase === 'void' || (standing.phase !== 'offered' && begun)) return false;
        const batch = batchNow(now());
        batch.end(outcome);
        batch.phaseTo('void');
        return commit(batch);
      }),
    /** The table of the rematch: made once, and told to all. Undefined while the game goes on. */
    rematch: (make: () => { readonly id: string; readonly store: readonly Statement[] }) =>
      queued(async (): Promise<string | undefined> => {
        if (!isOver()) return undefined;
        if (row.rematch !== null) return row.rematch;
        const made = make();
        const batch = batchNow(now());
        batch.add({ is: 'rematch', table: made.id });
        const written = await commit(batch, made.store, { rematch: made.id });
        return written ? made.id : undefined;
      }),
    said: tellSaid,
    lastSaid: (): number => said.at(-1)?.id ?? 0,
    mayTalk: (account: Account, room: Room): boolean =>
      room === 'all' || seated.some((one) => one.account.id === account.id),
    /** Does something in the table's turn: one thing after the other. */
    queued,
    settled: (): Promise<unknown> => last,
  };
}

export type LiveTable = ReturnType<typeof createLiveTable>;
