import { hashOf } from '#core/hash.ts';
import { type Chain, commitmentOf, LINKS } from '#core/sealed-dice.ts';
import type { Answer, FromServer, Line, Room, SaidLine, Whole } from '#protocol/messages.ts';
import type { Account, TableCard, TableOutcome } from '#protocol/tables.ts';
import type { Terms } from '#protocol/terms.ts';
import type { AnyState } from '#table/shelf.ts';
import type { Changes, Journal, Progress } from '../journal/journal.ts';
import type { GameRow } from '../store/schema.ts';
import type { Probe, Statement } from '../store/writer.ts';
import { type Act, createActs } from './acts.ts';
import { type Batch, beginBatch, type Standing } from './batch.ts';
import { clockAt, deadlineOf, newClock } from './clock.ts';
import type { OpenedGame } from './game-cache.ts';
import { lineFor, seenBy } from './redaction.ts';
import { cutFrom, playedIn, stateOf } from './window.ts';

/** Socket that follows a table. */
export interface Follower {
  readonly account: Account | undefined;
  send(frame: string): void;
}

export interface Seated {
  readonly account: Account;
  readonly side: string | undefined;
}

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
  readonly now: () => number;
  /** Whole number below a limit, by chance. */
  readonly chance: (below: number) => number;
  readonly probe?: Probe;
  readonly report: (error: unknown) => void;
}

/** Lines kept for those who come back after a short while; who was away longer gets the table whole. */
const MOST_RECENT = 256;
const MOST_SAID = 200;
const MOST_MISSED = 20;
const MOST_ANSWERS = 64;
const HERE_EVERY = 1000;

export function createLiveTable(loaded: Loaded, { journal, now, chance, probe, report }: Surroundings) {
  const { opened, owner, chain } = loaded;
  const { game, shelf } = opened;
  const { id } = loaded.row;
  const terms = JSON.parse(loaded.row.terms) as Terms;
  const watchers = [...game.sides, 'spectator'];
  const fixed = { id, opened, terms, chain };
  let { row, standing } = loaded;
  let seated = loaded.seated;
  const said = [...loaded.said];
  const followers = new Set<Follower>();
  const recent: { readonly seq: number; readonly byWatcher: Readonly<Record<string, Line>> }[] = [];
  const answers = new Map<string, Answer>();
  let timer: NodeJS.Timeout | undefined;
  let hereTimer: NodeJS.Timeout | undefined;
  let touched = now();
  let closed = false;

  /** One thing after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const sideOf = (account: Account | undefined): string | undefined =>
    account && seated.find((one) => one.account.id === account.id)?.side;
  const watcherOf = ({ account }: Follower): string => sideOf(account) ?? 'spectator';
  const isOver = (): boolean => standing.phase === 'over';

  const card = (): TableCard => {
    const { stretch, phase, outcome } = standing;
    const state = stateOf(stretch);
    const decides = phase === 'running' ? game.decides(state) : undefined;
    const placed = seated.some(({ side }) => side !== undefined);
    return {
      id,
      game: row.family,
      title: row.title,
      ...(row.scenario === null ? {} : { scenario: row.scenario }),
      owner,
      seats: placed
        ? game.sides.map((side) => {
            const account = seated.find((one) => one.side === side)?.account;
            return { side, ...(account ? { account } : {}) };
          })
        : [],
      players: seated.map(({ account }) => account),
      terms,
      visible: row.visible as TableCard['visible'],
      phase: phase as TableCard['phase'],
      played: playedIn(stretch),
      turn: game.moment(state).turn,
      ...(decides === undefined ? {} : { decides }),
      ...(outcome ? { outcome } : {}),
      made: row.made,
      moved: row.moved,
      ...(row.rematch === null ? {} : { rematch: row.rematch }),
    };
  };

  /** Keys of segments that are over, as far as they may be shown. */
  const keys = (): readonly string[] =>
    Array.from({ length: standing.progress.seal.opened }, (_, i) => chain.key(i + 1));

  const wholeFor = (follower: Follower): Whole => {
    const watcher = watcherOf(follower);
    const open = isOver();
    const { stretch, progress } = standing;
    const { from, states, entries } = stretch;
    const state = stateOf(stretch);
    const { seal, clock, decision, offer } = progress;
    const played = playedIn(stretch);
    const side = sideOf(follower.account);
    return {
      table: card(),
      watcher,
      plays: side === undefined ? [] : [side],
      rules: shelf.family.rules,
      setup: open ? row.setup : opened.setupFor(watcher),
      seq: row.head,
      stand: {
        played,
        decision,
        undoPoint: game.decides(state) === watcher ? progress.undoPoint : played,
        ...(clock ? { clock } : {}),
      },
      from,
      view: open ? states[0] : game.view(states[0] as AnyState, watcher),
      seen: entries.map((one, i) =>
        open
          ? { seen: one.entry, ...(one.drawn ? { drawn: one.drawn } : {}) }
          : seenBy(opened, one, states[i + 1] as AnyState, watcher),
      ),
      ...(offer ? { offer } : {}),
      seal: {
        chain: seal.chain,
        links: LINKS,
        commitments: isSealed(progress) ? seal.commitments : {},
        shares: seal.shares,
        keys: keys(),
      },
      open,
    };
  };
  const isSealed = ({ seal }: Progress): boolean => game.sides.every((side) => seal.commitments[side] !== undefined);

  const frame = (message: FromServer): string => JSON.stringify(message);
  const saidFor = (watcher: string): readonly SaidLine[] =>
    said.filter(({ room }) => room === 'all' || watcher !== 'spectator' || isOver());
  const sendWhole = (follower: Follower): void =>
    follower.send(frame({ is: 'whole', id, whole: wholeFor(follower), said: saidFor(watcherOf(follower)) }));

  /** Delivers stored lines to all followers: one text for each kind of watcher. */
  const deliver = (
    lines: readonly { readonly seq: number; readonly byWatcher: Readonly<Record<string, Line>> }[],
  ): void => {
    recent.push(...lines);
    recent.splice(0, Math.max(0, recent.length - MOST_RECENT));
    if (lines.length === 0) return;
    probe?.('before-delivery');
    const frames = new Map<string, string>();
    for (const follower of followers) {
      const watcher = watcherOf(follower);
      const ready =
        frames.get(watcher) ??
        frame({ is: 'lines', id, lines: lines.map(({ byWatcher }) => byWatcher[watcher] as Line) });
      frames.set(watcher, ready);
      follower.send(ready);
      probe?.('between-deliveries');
    }
  };

  const setTimer = (): void => {
    clearTimeout(timer);
    const { clock } = standing.progress;
    const due = clock && standing.phase === 'running' ? deadlineOf(clock) : undefined;
    if (due !== undefined && !closed) timer = setTimeout(() => void timeout().catch(report), Math.max(0, due - now()));
    timer?.unref();
  };

  const batchNow = (at: number): Batch => beginBatch(fixed, standing, row.head, at);

  /** Stores a batch, then sends it. False when it could not be stored: nothing is sent. */
  async function commit(
    batch: Batch,
    giver: string | undefined,
    also: readonly Statement[] = [],
    more: Pick<Changes, 'rematch'> = {},
  ): Promise<boolean> {
    const before = standing;
    const changes = { ...batch.changes(), ...more };
    const written = await journal.append(row, batch.lines, changes, also);
    if (!written.ok) {
      if (written.why === 'trouble') report(new Error(written.message));
      // Another process has written to this table: memory is stale, and the next visitor opens it anew.
      else closed = true;
      return false;
    }
    const head = row.head;
    row = { ...row, ...changes, head: head + batch.lines.length };
    standing = batch.standing();
    touched = now();
    deliver(
      batch.lines.map(({ after, ...line }, i) => {
        const { key, ...stored } = line;
        const seq = head + 1 + i;
        const told = (watcher: string): Line => {
          const one = lineFor(opened, { ...stored, seq }, after, watcher);
          return key !== undefined && watcher === giver && one.is === 'command' ? { ...one, key } : one;
        };
        return { seq, byWatcher: Object.fromEntries(watchers.map((watcher) => [watcher, told(watcher)])) };
      }),
    );
    if (standing.phase === 'over' && before.phase !== 'over') for (const follower of followers) sendWhole(follower);
    trim(before);
    setTimer();
    return true;
  }

  /** States of earlier turns are dropped, and a snapshot is kept of where the new one begins. */
  function trim(before: Standing): void {
    const { stretch } = standing;
    const state = stateOf(stretch);
    const [was, is] = [game.moment(stateOf(before.stretch)), game.moment(state)];
    if (was.turn === is.turn && was.mover === is.mover) return;
    const played = playedIn(stretch);
    const lastSeq = stretch.entries.at(-1)?.seq;
    if (lastSeq !== undefined)
      journal.keepSnapshot({
        game: id,
        seq: lastSeq,
        played,
        rules: shelf.family.rules,
        hash: hashOf(state),
        state: JSON.stringify(state),
      });
    standing = { ...standing, stretch: cutFrom(stretch, Math.max(stretch.from, standing.progress.undoPoint)) };
  }

  /** Ends the game of who has no time left; true where it did. */
  async function timeRunsOut(at: number): Promise<boolean> {
    const { clock } = standing.progress;
    if (standing.phase !== 'running' || clock?.runs === undefined) return false;
    const then = clockAt(clock, at);
    const { runs = '' } = then;
    if ((then.left[runs] ?? 0) > 0) return false;
    const winner = game.sides.find((side) => side !== runs) ?? 'draw';
    const batch = batchNow(at);
    batch.clock(() => then);
    batch.end({ winner, by: 'time' });
    return commit(batch, undefined);
  }
  const timeout = (): Promise<boolean> =>
    queued(async () => {
      const ended = await timeRunsOut(now());
      if (!ended) setTimer();
      return ended;
    });

  const remember = (key: string, answer: Answer): Answer => {
    if (answers.size >= MOST_ANSWERS) answers.delete(answers.keys().next().value as string);
    answers.set(key, answer);
    return answer;
  };

  /** Runs each key once: a repeated key gets the first answer. */
  const once = (key: string, side: string, work: (batch: Batch) => Promise<Answer>, at: number): Promise<Answer> =>
    queued(async () => {
      touched = now();
      const known = answers.get(key);
      if (known) return known;
      const stored = await journal.answered(id, key);
      if (stored !== undefined) return { ok: true, seq: stored };
      if (closed) return { ok: false, why: 'trouble' };
      if (await timeRunsOut(at)) return { ok: false, why: 'over' };
      if (isOver() || standing.phase === 'offered' || standing.phase === 'void') return { ok: false, why: 'over' };
      const batch = batchNow(at);
      batch.clock((clock) => clockAt(clock, at));
      batch.keyed(key);
      const answer = await work(batch);
      if (batch.lines.length === 0) return answer;
      if (!(await commit(batch, side))) return { ok: false, why: 'trouble' };
      return remember(key, answer.ok ? { ok: true, seq: row.head } : answer);
    });

  const fill = createActs({ fixed, journal, standing: () => standing, trial: () => batchNow(now()), report });
  const act = (side: string, one: Act, at: number): Promise<Answer> =>
    once(one.key, side, (batch) => fill(batch, side, one), at);

  const sealWith = (side: string, change: (batch: Batch) => boolean): Promise<void> =>
    queued(async () => {
      if (closed || standing.phase === 'offered') return;
      const batch = batchNow(now());
      if (change(batch)) await commit(batch, side);
    });

  const tellHere = (): void => {
    if (hereTimer) return;
    hereTimer = setTimeout(
      () => {
        hereTimer = undefined;
        const all = [...followers].map(watcherOf);
        const sides = game.sides.filter((side) => all.includes(side));
        const watching = all.filter((one) => one === 'spectator').length;
        const here = frame({ is: 'here', id, sides, watching });
        for (const follower of followers) follower.send(here);
      },
      Math.min(HERE_EVERY, 50),
    );
    hereTimer.unref();
  };

  setTimer();

  return {
    id,
    card,
    keys,
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
    /** True for a table without followers and without a running clock: it can leave memory. */
    isIdle: (since: number): boolean =>
      followers.size === 0 && touched < since && standing.progress.clock?.runs === undefined,
    get isClosed(): boolean {
      return closed;
    },
    close(): void {
      closed = true;
      clearTimeout(timer);
      clearTimeout(hereTimer);
    },
    act,
    /** Follows the table from a line on, or from its whole state. Gives the way to stop. */
    follow(follower: Follower, after?: number): () => void {
      followers.add(follower);
      touched = now();
      const first = recent[0]?.seq;
      const known = after !== undefined && (after === row.head || (first !== undefined && after >= first - 1));
      if (known && after <= row.head) {
        const watcher = watcherOf(follower);
        const lines = recent.filter(({ seq }) => seq > after).map(({ byWatcher }) => byWatcher[watcher] as Line);
        if (isOver() && lines.length > 0) sendWhole(follower);
        else {
          follower.send(frame({ is: 'lines', id, lines }));
          // Chat of the meantime; lines need no such list, the page counts them by number.
          for (const one of saidFor(watcher).slice(-MOST_MISSED)) follower.send(frame({ is: 'said', id, said: one }));
        }
      } else sendWhole(follower);
      tellHere();
      return () => {
        followers.delete(follower);
        tellHere();
      };
    },
    /** A player's hash of a share. Until all are there it may be replaced, and none is shown. */
    commitShare: (side: string, hash: string): Promise<void> =>
      sealWith(side, (batch) => {
        const { seal } = standing.progress;
        if (isSealed(standing.progress)) return false;
        const commitments = { ...seal.commitments, [side]: hash };
        batch.change({ seal: { ...seal, commitments } });
        if (isSealed(batch.progress)) batch.add({ is: 'sealed', commitments });
        return true;
      }),
    /** The share itself, once all commitments are shown; one that does not fit is not taken. */
    showShare: (side: string, share: string): Promise<void> =>
      sealWith(side, (batch) => {
        const { seal } = standing.progress;
        if (!isSealed(standing.progress) || seal.shares[side] !== undefined) return false;
        if (commitmentOf(id, side, share) !== seal.commitments[side]) return false;
        batch.change({ seal: { ...seal, shares: { ...seal.shares, [side]: share } } });
        batch.add({ is: 'share', side, share });
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
        if (await commit(batch, undefined, store(all))) {
          for (const follower of followers) sendWhole(follower);
          return 'ok';
        }
        seated = before;
        return 'taken';
      }),
    /** The table ends before its game has begun: withdrawn, or left before both sides had given a command. */
    leave: (outcome: TableOutcome): Promise<boolean> =>
      queued(async () => {
        const begun = game.sides.every((side) => standing.progress.begun.includes(side));
        if (isOver() || standing.phase === 'void' || (standing.phase !== 'offered' && begun)) return false;
        const batch = batchNow(now());
        batch.end(outcome);
        batch.phaseTo('void');
        return commit(batch, undefined);
      }),
    /** The table of the rematch: made once, and told to all. Undefined while the game goes on. */
    rematch: (make: () => { readonly id: string; readonly store: readonly Statement[] }) =>
      queued(async (): Promise<string | undefined> => {
        if (!isOver()) return undefined;
        if (row.rematch !== null) return row.rematch;
        const made = make();
        const batch = batchNow(now());
        batch.add({ is: 'rematch', table: made.id });
        const written = await commit(batch, undefined, made.store, { rematch: made.id });
        return written ? made.id : undefined;
      }),
    /** Readers of a room, and its latest lines. */
    said: (line: SaidLine): void => {
      said.push(line);
      said.splice(0, Math.max(0, said.length - MOST_SAID));
      const told = frame({ is: 'said', id, said: line });
      for (const follower of followers)
        if (line.room === 'all' || sideOf(follower.account) !== undefined || isOver()) follower.send(told);
    },
    lastSaid: (): number => said.at(-1)?.id ?? 0,
    mayTalk: (account: Account, room: Room): boolean =>
      room === 'all' || seated.some((one) => one.account.id === account.id),
    /** Does something in the table's turn: one thing after the other. */
    queued,
    settled: (): Promise<unknown> => last,
  };
}

export type LiveTable = ReturnType<typeof createLiveTable>;
