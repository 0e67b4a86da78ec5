import type { Library } from '#core/game-kit.ts';
import type { About } from '#core/record/record.ts';
import type {
  Answer,
  Claim,
  FromServer,
  Line,
  OfferKind,
  Room,
  SaidLine,
  ToServer,
  Whole,
} from '#protocol/messages.ts';
import type { Entries } from '#protocol/lines.ts';
import { LATE, type Update, type Refused, type Stop } from '../host.ts';
import { createSeat } from '../seat.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyGamePackage, AnyState } from '../game-package.ts';
import { afterLine } from './after-line.ts';
import type { Blocked, ByeReason, OnlineState } from './online-state.ts';
import { type AnySeen, openRemoteGame, PastMissing, type RemoteGame } from './remote-game.ts';
import { createOutbox, type Keyed } from './outbox.ts';
import { createPresence } from './presence.ts';
import { createSealCheck, type SealMemory } from './seal-check.ts';

/** Environment of a remote table. */
export interface RemoteDoor {
  readonly gamePackage: AnyGamePackage;
  readonly library: Library;
  /** Table id. */
  readonly table: string;
  /** Sends over the connection; false when there is none. */
  send(message: ToServer): boolean;
  /** Commands `from` to `to` of the past, as this seat may see them. */
  fetchEntries(from: number, to: number): Promise<Entries>;
  /** Clock of this page, in milliseconds, and a pause. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** 32 random bytes as hex digits. */
  drawShare(): string;
  readonly memory: { get(): SealMemory | undefined; set(memory: SealMemory): void };
  onUpdate(update: Update): void;
  onState(state: OnlineState): void;
}

/** Answer of a give: nothing when it was played, the rule against it, or why it could not be played at all. */
export type GiveAnswer = Refused | typeof LATE | { readonly blocked: Blocked; readonly side?: string } | undefined;

/** Most entries one request may ask for. */
const MOST_ENTRIES = 512;
/** Pause before the past is asked for again, in milliseconds. */
const AGAIN = 4000;
/** Commands at once that are shown as a leap instead of one by one. */
const MOST_AT_ONCE = 20;
const MOST_CHAT = 300;
const VERSION = 1;
/** Longest wait for the past before the game is shown without its film, in milliseconds. */
const FILM_PATIENCE = 2500;
/** Shots of a film; of more commands several go together. */
const MOST_SHOTS = 200;
/** Questions that are for a computer player: closed while people play each other. */
const ADVICE: ReadonlySet<string> = new Set(['task']);

const FIRST: OnlineState = {
  connection: { is: 'opening' },
  begun: [],
  giving: false,
  plays: [],
  open: false,
  here: [],
  watching: 0,
  ahead: 0,
  ordered: [],
  said: [],
  seal: { checked: 0, unchecked: 0, waits: [], elsewhere: false, faults: [] },
  wrong: 0,
  past: false,
  played: 0,
  rooms: ['all'],
};

/**
 * A table kept by a server: folds what this seat is sent into views, answers questions from them, and gives commands that
 * survive a lost connection.
 */
export function createRemoteTable(door: RemoteDoor) {
  const { gamePackage, library, table } = door;
  const { kit } = gamePackage;
  let state = FIRST;
  let run: RemoteGame | undefined;
  let strict = false;
  let seq = 0;
  /** Asked for again: lines that come meanwhile do not follow on. */
  let resyncing = true;
  /** Commands since this seat was last told, by the number before them. */
  let untold: { since: number; leap: boolean } | undefined;
  /** The server has answered that this page sits; before that it takes no commands from it. */
  let seated = false;
  const outbox = createOutbox(
    (message) => void door.send(message),
    (next) => change(next),
  );
  const presence = createPresence({
    table,
    send: door.send,
    wait: door.wait,
    line: () => (seated && state.plays.length > 0 ? seq : undefined),
  });
  const beSeated = (): void => {
    if (seated) return;
    seated = true;
    outbox.sendAll();
    presence.report();
  };
  /** Commands shown at the last visit, until those since then have been filmed. */
  let filmFrom: number | undefined;
  let retelling = false;
  let shownBefore = Number.POSITIVE_INFINITY;

  const change = (next: Partial<OnlineState>): void => {
    state = { ...state, ...next };
    door.onState(state);
  };
  const game = (): RemoteGame => {
    if (!run) throw new Error('no game is open');
    return run;
  };
  const seat = createSeat<AnyState, AnyCommand, AnyEvent, string, AnyGame>(kit, [], () => game().source(strict));
  const seal = createSealCheck({
    table,
    drawShare: door.drawShare,
    memory: door.memory,
    send: (message) => void door.send(message),
    changed: () => change({ seal: seal.state() }),
  });

  /** Asks for the table: lines after the last one known, or all of it. */
  const sit = (afresh: boolean): void => {
    resyncing = true;
    const after = afresh || !run ? {} : { after: seq };
    door.send({ is: 'sit', v: VERSION, table, ...after, rules: { [kit.id]: kit.rules } });
  };

  const tell = (since: number, leap: boolean, retold = false): void => {
    strict = false;
    door.onUpdate(seat.update({ since, leap, retold }));
  };
  const tellUntold = (): void => {
    if (!untold || !run) return;
    const { since, leap } = untold;
    untold = undefined;
    const shown = run.shown();
    // While the past is watched the place stays, and only the number of commands changes.
    if (shown !== run.head()) tell(shown, false);
    else tell(since, leap || run.head() - since > MOST_AT_ONCE);
  };

  /** Notes what own standing orders have done since the last visit. */
  const addOrdered = (entries: Entries['entries']): void => {
    const fresh = entries.flatMap(({ seen, by }) => (by === 'order' && seen.n > shownBefore ? [seen.n] : []));
    if (fresh.length > 0) change({ ordered: [...fresh, ...state.ordered].sort((a, b) => a - b) });
  };

  /** Number of times the past did not fit; the first time a new start may help. */
  let misfits = 0;
  /** The past of the game that is open now, fetched once. */
  const pasts = new WeakMap<RemoteGame, Promise<void>>();
  const fetchPast = async (of: RemoteGame): Promise<void> => {
    while (of === run && of.missing() > 0) {
      const from = of.pastTaken() + 1;
      const to = Math.min(of.missing(), from + MOST_ENTRIES - 1);
      let fetched: Entries['entries'] | undefined;
      try {
        fetched = (await door.fetchEntries(from, to)).entries;
      } catch {
        await door.wait(AGAIN);
        continue;
      }
      if (of !== run) return;
      if (fetched.length > 0 && of.addPast(fetched.map(({ seen }) => seen as AnySeen))) {
        for (const { seen, drawn } of fetched) if (drawn) seal.saw(drawn, seen.dice);
        addOrdered(fetched);
        continue;
      }
      // Other commands than this game began with: taken back meanwhile, or a fault.
      change({ wrong: state.wrong + 1 });
      if (++misfits === 1) sit(true);
      return;
    }
    if (of !== run) return;
    seal.checkDice();
    change({ past: true });
    if (!retelling && of.shown() === of.head()) tell(of.head(), false, true);
  };
  const past = (of: RemoteGame): Promise<void> => {
    const known = pasts.get(of);
    if (known) return known;
    const fetching = fetchPast(of);
    pasts.set(of, fetching);
    return fetching;
  };
  /** Answers from the whole past, when it has come. */
  const withPast = async <T>(answer: () => T): Promise<T> => {
    for (;;) {
      const of = game();
      try {
        strict = true;
        return answer();
      } catch (error) {
        if (!(error instanceof PastMissing)) throw error;
      } finally {
        strict = false;
      }
      await past(of);
      if (of === run && of.missing() > 0) throw new Error('the past of this game does not fit');
    }
  };

  const standing = (): Partial<OnlineState> => {
    const stand = run?.stand();
    return stand?.clock ? { clock: stand.clock } : {};
  };
  const roomsOf = (plays: readonly string[]): readonly Room[] => (plays.length > 0 ? ['players', 'all'] : ['all']);
  const withSaid = (lines: readonly SaidLine[]): readonly SaidLine[] => {
    const byId = new Map([...state.said, ...lines].map((line) => [line.id, line]));
    return [...byId.values()].sort((a, b) => a.id - b.id).slice(-MOST_CHAT);
  };

  const open = (whole: Whole, said: readonly SaidLine[]): void => {
    const opened = openRemoteGame(gamePackage, library, whole);
    let fits = true;
    // A journal only grows: one that is shorter than before was restored from a backup.
    const back = run && whole.seq < seq ? { known: run.head(), played: whole.stand.played } : undefined;
    if (back) seal.forgetDice();
    for (const { seen, drawn } of whole.seen) {
      if (drawn) seal.saw(drawn, seen.dice);
      fits = opened.add(seen as AnySeen) && fits;
    }
    const isFirst = run === undefined;
    run = opened;
    seq = whole.seq;
    resyncing = false;
    untold = undefined;
    const { offer: _offer, clock: _clock, gone: _gone, stalled: _stalled, ...rest } = state;
    state = rest;
    if (back) change({ restored: back });
    change({
      connection: { is: 'here' },
      card: whole.table,
      setup: whole.setup,
      watcher: whole.watcher,
      plays: whole.plays,
      open: whole.open,
      ...(whole.offer ? { offer: whole.offer } : {}),
      ...(whole.stalled === undefined ? {} : { stalled: whole.stalled }),
      begun: whole.begun ?? [],
      past: opened.missing() === 0,
      played: opened.head(),
      ordered: [],
      said: withSaid(said),
      rooms: roomsOf(whole.plays),
      wrong: state.wrong + (fits ? 0 : 1),
      ...standing(),
    });
    shownBefore = whole.shown ?? opened.head();
    if (isFirst) filmFrom = whole.shown;
    addOrdered(whole.seen);
    seal.begin(opened.game.sides, whole.table.phase === 'offered' ? undefined : whole.plays[0], whole.seal);
    tell(opened.head(), true, true);
    if (opened.missing() > 0) void past(opened);
    outbox.settle(seq);
    beSeated();
  };

  /** Adds a command, or goes back to an earlier one. False when the snapshot must be requested. */
  const follow = (line: Line): boolean => {
    const now = game();
    if (line.is === 'command') {
      untold ??= { since: now.head(), leap: false };
      if (line.seen.n !== now.head() + 1) return false;
      if (line.drawn) seal.saw(line.drawn, line.seen.dice);
      return now.add(line.seen as AnySeen);
    }
    if (line.is !== 'back') return true;
    tellUntold();
    const since = now.head();
    if (!now.cut(line.to)) return false;
    now.setStand(line.stand);
    untold = { since, leap: false };
    tellUntold();
    return true;
  };

  /** Applies a line's changes besides the views. */
  const note = (line: Line): void => {
    state = afterLine(state, line);
    if (line.is === 'sealed') seal.sealed(line.commitments);
    else if (line.is === 'share') seal.share(line.side, line.share);
    else if (line.is === 'opened') seal.opened(line.segment, line.key);
    else if (line.is === 'over') {
      game().setOutcome(line.outcome);
      tellUntold();
      tell(game().shown(), false);
    } else if (line.is === 'seat' && line.account.id === state.account?.id && !state.plays.includes(line.side))
      sit(true);
  };

  const hearLines = (lines: readonly Line[]): void => {
    if (!run) return;
    for (const line of lines) {
      if (line.seq <= seq) continue;
      if (line.seq !== seq + 1) {
        if (!resyncing) sit(false);
        break;
      }
      seq = line.seq;
      const fits = follow(line);
      run.setStand(line.stand);
      if (!fits) {
        untold = undefined;
        change({ wrong: state.wrong + 1 });
        return sit(true);
      }
      note(line);
    }
    // Lines that follow on end the asking, whether or not they are the answer to it.
    if ((lines[0]?.seq ?? 0) <= seq) resyncing = false;
    tellUntold();
    change({
      played: run.head(),
      ...(state.card ? { card: { ...state.card, played: run.head() } } : {}),
      connection: { is: 'here' },
      ...standing(),
    });
    outbox.settle(seq);
    beSeated();
    presence.reportSoon();
  };

  const done = (key: string, answer: Answer): void => {
    // Lines are sent before the answer: some have been lost.
    if (!outbox.answered(key, answer, seq) && !resyncing) sit(false);
  };

  const hear = (message: FromServer): void => {
    if ('id' in message && message.id !== table) return;
    switch (message.is) {
      case 'hello': {
        const { account: _account, ...rest } = state;
        state = rest;
        return change({
          connection: { is: run ? 'here' : 'opening' },
          ahead: message.now - door.now(),
          build: message.build,
          ...(message.account ? { account: message.account } : {}),
        });
      }
      case 'whole':
        return open(message.whole, message.said);
      case 'lines':
        return hearLines(message.lines);
      case 'done':
        return done(message.key, message.answer);
      case 'here':
        return change({ here: message.sides, watching: message.watching });
      case 'said':
        return change({ said: withSaid([message.said]) });
      case 'muted':
        return change({ muted: message.until });
      case 'pong':
        return change({ ahead: message.now - (message.at + door.now()) / 2 });
      case 'none':
        return change({ gone: message.why });
      case 'bye':
        if (message.why === 'version' || message.why === 'login') change({ gone: message.why });
        return;
      default:
        return;
    }
  };

  /** Sends something once: again after every reconnection, until it is answered. */
  const keyed = (message: Keyed): Promise<Answer> => outbox.add(message, seated);

  /** Shows the game from a command on, one command after the other, and lets the page take its time. */
  function film(of: RemoteGame, from: number): void {
    const head = of.head();
    const stride = Math.ceil((head - from) / MOST_SHOTS);
    of.show(from);
    door.onUpdate(seat.update({ since: from, leap: true, retold: true }));
    for (let n = from; n < head; ) {
      const since = n;
      n = Math.min(head, n + stride);
      of.show(n);
      door.onUpdate({ ...seat.update({ since, leap: false }), filmed: true });
    }
  }
  /** First command of a film: own ones of the visit before are known. */
  function beginning(of: RemoteGame, from: number): number {
    const { seen } = of.source(true);
    let n = from;
    while (n < of.head() && seen(n + 1)?.side === state.plays[0] && !state.ordered.includes(n + 1)) n++;
    return n;
  }
  /** News for a table that is laid: after an absence as a film of what has happened since. */
  async function retell(): Promise<void> {
    const from = filmFrom;
    filmFrom = undefined;
    const of = run;
    if (of && from !== undefined && of.missing() > 0) {
      retelling = true;
      await Promise.race([past(of), door.wait(FILM_PATIENCE)]);
      retelling = false;
    }
    strict = false;
    const isWhole = of !== undefined && of === run && of.missing() === 0 && of.shown() === of.head();
    const first = isWhole && from !== undefined ? beginning(of, Math.min(from, of.head())) : undefined;
    if (of && first !== undefined && first < of.head()) return film(of, first);
    return door.onUpdate(end.update());
  }

  const end = {
    retell,
    look: presence.look,
    update: (): Update => seat.update({ since: game().shown(), leap: true, retold: true }),
    async give(commands: readonly unknown[], decision: number, key: string): Promise<GiveAnswer> {
      const answer = await keyed({ is: 'give', table, key, decision, commands: [...commands] });
      if (answer.ok) return undefined;
      if (answer.why === 'refused')
        return answer.played > 0 ? { ...answer.objection, played: answer.played } : answer.objection;
      if (answer.why === 'late') return LATE;
      return { blocked: answer.why, ...(answer.why === 'waits' ? { side: answer.side } : {}) };
    },
    async takeBack(to: number, key: string): Promise<GiveAnswer> {
      const answer = await keyed({ is: 'takeBack', table, key, to });
      if (answer.ok) return undefined;
      return answer.why === 'refused' ? answer.objection : answer.why === 'late' ? LATE : { blocked: answer.why };
    },
    ask(name: string, ...args: readonly unknown[]): Promise<unknown> {
      if (ADVICE.has(name) && state.card?.phase !== 'over')
        return Promise.reject(new Error('no advice at a table of people'));
      return withPast(() => seat.ask(name, ...args));
    },
    /** Shows the game after `n` commands; from the last one on it follows the game again. */
    seek: (n: number): Promise<void> =>
      withPast(() => {
        const { source, show, shown } = game();
        source(true).view(Math.max(0, Math.min(n, game().head())));
        const since = shown();
        show(n);
        tell(since, true);
      }),
    stops: (): Promise<readonly Stop[]> => withPast(() => game().stops()),
    /** File of the game up to the command shown, or up to another. */
    save: (about: About = {}, upTo?: number): Promise<string> =>
      withPast(() => {
        const to = Math.min(upTo ?? game().shown(), game().head());
        const own = (): string =>
          `${seat
            .record(about, to)
            .map((line) => JSON.stringify(line))
            .join('\n')}\n`;
        return game().record(about, to) ?? own();
      }),
  };

  return {
    hear,
    /** The connection stands. */
    opened(): void {
      seated = false;
      presence.reset();
      sit(false);
    },
    /** Connection lost; `again` is the time of the next try. */
    lost(again: number): void {
      seated = false;
      change({ connection: { is: 'lost', again }, here: [] });
    },
    resting(why: ByeReason, again?: number): void {
      seated = false;
      change({ connection: { is: 'resting', why, ...(again === undefined ? {} : { again }) }, here: [] });
    },
    state: (): OnlineState => state,
    /** The game as this seat knows it; undefined before it was sent. */
    known: () => run && { game: run.game, view: run.source(false).view(run.head()), decision: run.stand().decision },
    end,
    /** Acts of the table itself. */
    acts: {
      offer: (what: OfferKind, key: string, more: { readonly to?: number; readonly level?: string }): Promise<Answer> =>
        keyed({ is: 'offer', table, key, what, ...more }),
      answer: (offer: number, yes: boolean, key: string): Promise<Answer> =>
        keyed({ is: 'answer', table, key, offer, yes }),
      resume: (key: string): Promise<Answer> => keyed({ is: 'resume', table, key }),
      claim: (what: Claim, key: string): Promise<Answer> => keyed({ is: 'claim', table, key, what }),
      playOn: (key: string): Promise<Answer> => keyed({ is: 'playOn', table, key }),
      tryAgain: (key: string): Promise<Answer> => keyed({ is: 'tryAgain', table, key }),
      /** False while there is no connection: what was written stays with its writer. */
      say: (room: Room, text: string): boolean => door.send({ is: 'say', table, room, text }),
    },
  };
}

export type RemoteTable = ReturnType<typeof createRemoteTable>;
