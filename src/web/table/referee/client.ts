import type { Host, LATE, Update, Stop } from '#table/host.ts';
import type { Guard } from '#table/screen.ts';
import type { Proof } from '#core/dice/proof.ts';
import type { About } from '#core/record/record.ts';
import type { NewCard, Place } from '../storage/games.ts';
import type { Kept, Resumed } from '../storage/journal.ts';
import type { Objection } from '#core/objection.ts';
import type { Message } from '#core/message.ts';
import { said, w } from '#web/text/words.ts';
import type { WorkerLike } from '../worker-like.ts';
import type { Asked, Heard } from './answers.ts';
import type { Begun } from './worker.ts';

/** A host in a worker of this page: it also opens, keeps and shows games. */
export interface LocalHost extends Host {
  open(setup: string): Promise<void>;
  load(record: string): Promise<void>;
  save(about?: About, upTo?: number): Promise<string>;
  /** From here on the whole game is kept there; or it goes on being kept where it was read; or no more. */
  keepAs(place: Place, card: NewCard): Promise<Kept>;
  goOn(place: Resumed, card: NewCard): Promise<Kept>;
  stopKeeping(): Promise<void>;
  /** Hears after every command what became of keeping it. */
  onKept(hear: (kept: Kept) => void): void;
  /** Result of verifying the game by replay. */
  proof(): Promise<Proof>;
  /** The whole position, hidden things included: what a lesson goes on from. */
  position(): Promise<string>;
  seek(n: number): Promise<void>;
  redo(): Promise<void>;
  /** Forks a new game at the command shown. */
  branch(): Promise<void>;
  /** The person who plays this side has taken the screen. */
  take(side: string): Promise<void>;
  /** People at this screen play these sides from now on. */
  share(sees: readonly string[], guard: Guard): Promise<void>;
  stops(): Promise<readonly Stop[]>;
  /** A command in words, as in scripts. */
  say(text: string): Promise<Objection | undefined>;
  /** A legal command of the referee's own choosing, played for the decision it was asked about. */
  decide(decision: number): Promise<typeof LATE | undefined>;
  /** Plays any legal command, for a player that erred. */
  anything(decision: number): Promise<typeof LATE | undefined>;
  /** The referee is given as long again. */
  waitOn(): void;
  /** Stops all answers with a reason. */
  stop(why: string): void;
  dispose(): void;
}

/** A referee for this page alone. */
export function ownReferee(begun: Begun): WorkerLike {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(begun);
  return worker;
}

const inPlayersWords = (trouble: string | Message): string => (typeof trouble === 'string' ? trouble : said(trouble));

/** Milliseconds without an answer after which something is wrong: longer than a record may take to open. */
const SILENCE = 25_000;

/**
 * `onAsking` hears when questions begin to wait for answers, and when none does any more; `onSilence` when nothing has been
 * answered for long, and when something is again. Where nobody listens to that, the referee is stopped.
 */
export function hostAt(
  worker: WorkerLike,
  onAsking: (asking: boolean) => void,
  onSilence?: (silent: boolean) => void,
): LocalHost {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: Error) => void }>();
  /** Reason why answers have stopped. */
  let stopped: string | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let silent = false;
  const hush = (now: boolean): void => {
    silent = now;
    if (onSilence) onSilence(now);
    else if (now) stop(w.refereeStopped);
  };
  const listen = (): void => {
    clearTimeout(watchdog);
    if (silent) hush(false);
    if (waiting.size > 0) watchdog = setTimeout(() => hush(true), SILENCE);
  };
  function stop(why: string): void {
    stopped = why;
    worker.terminate();
    for (const asked of waiting.values()) asked.reject(new Error(why));
    waiting.clear();
    listen();
    onAsking(false);
  }
  const followers = new Set<(update: Update) => void>();
  let hearKept: (kept: Kept) => void = () => undefined;
  let next = 1;
  worker.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    if ('update' in data) {
      for (const onUpdate of followers) onUpdate(data.update);
      return;
    }
    if ('kept' in data) return hearKept(data.kept);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    listen();
    if (waiting.size === 0) onAsking(false);
    if ('trouble' in data) asked?.reject(new Error(inPlayersWords(data.trouble)));
    else asked?.resolve(data.answer);
  });
  worker.addEventListener('error', (event) => stop(event.message || w.refereeGone));
  const tell = <T>(ask: Asked['ask'], ...args: readonly unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      if (stopped !== undefined) return void reject(new Error(stopped));
      const id = next++;
      waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      if (waiting.size === 1) {
        listen();
        onAsking(true);
      }
      worker.postMessage({ id, ask, args } satisfies Asked);
    });
  return {
    give: (commands, decision) => tell('give', commands, decision),
    follow(onUpdate) {
      followers.add(onUpdate);
      return () => void followers.delete(onUpdate);
    },
    takeBack: (to) => tell('takeBack', to),
    ask: (name, ...args) => tell('ask', name, ...args),
    open: (setup) => tell('open', setup),
    load: (record) => tell('load', record),
    save: (about, upTo) => tell('save', about, upTo),
    keepAs: (place, card) => tell('keepAs', place, card),
    goOn: (place, card) => tell('goOn', place, card),
    stopKeeping: () => tell('stopKeeping'),
    onKept(hear) {
      hearKept = hear;
    },
    proof: () => tell('proof'),
    position: () => tell('position'),
    seek: (n) => tell('seek', n),
    redo: () => tell('redo'),
    branch: () => tell('branch'),
    take: (side) => tell('take', side),
    share: (sees, guard) => tell('share', sees, guard),
    stops: () => tell('stops'),
    say: (text) => tell('say', text),
    decide: (decision) => tell('decide', decision),
    anything: (decision) => tell('anything', decision),
    waitOn: listen,
    stop,
    dispose: () => {
      clearTimeout(watchdog);
      worker.terminate();
    },
  };
}
