import type { Host, LATE, News, Stop } from '../../../table/host.ts';
import type { Proof } from '../../../core/proof.ts';
import type { About } from '../../../core/record.ts';
import type { NewCard, Place } from '../keep/games.ts';
import type { Kept, Resumed } from '../keep/journal.ts';
import type { Objection } from '../../../core/objection.ts';
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
  /** What the game proves when it is played again. */
  proof(): Promise<Proof>;
  position(): Promise<string>;
  seek(n: number): Promise<void>;
  redo(): Promise<void>;
  stops(): Promise<readonly Stop[]>;
  /** A command in words, as in scripts. */
  say(text: string): Promise<Objection | undefined>;
  /** A legal command of the referee's own choosing, played for the decision it was asked about. */
  decide(decision: number): Promise<typeof LATE | undefined>;
  /** Anything legal, for a player that erred. */
  anything(decision: number): Promise<typeof LATE | undefined>;
  dispose(): void;
}

/** A referee for this page alone. */
export function ownReferee(begun: Begun): WorkerLike {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(begun);
  return worker;
}

/** `onAsking` hears when questions begin to wait for answers, and when none does any more. */
export function hostAt(worker: WorkerLike, onAsking: (asking: boolean) => void): LocalHost {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: Error) => void }>();
  const followers = new Set<(news: News) => void>();
  let hearKept: (kept: Kept) => void = () => undefined;
  let next = 1;
  worker.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    if ('news' in data) {
      for (const hear of followers) hear(data.news);
      return;
    }
    if ('kept' in data) return hearKept(data.kept);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (waiting.size === 0) onAsking(false);
    if ('trouble' in data) asked?.reject(new Error(data.trouble));
    else asked?.resolve(data.answer);
  });
  worker.addEventListener('error', (event) => {
    for (const asked of waiting.values()) asked.reject(new Error(event.message || 'the referee has stopped'));
    waiting.clear();
    onAsking(false);
  });
  const tell = <T>(ask: Asked['ask'], ...args: readonly unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      if (waiting.size === 1) onAsking(true);
      worker.postMessage({ id, ask, args } satisfies Asked);
    });
  return {
    give: (commands, decision) => tell('give', commands, decision),
    follow(hear) {
      followers.add(hear);
      return () => void followers.delete(hear);
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
    stops: () => tell('stops'),
    say: (text) => tell('say', text),
    decide: (decision) => tell('decide', decision),
    anything: (decision) => tell('anything', decision),
    dispose: () => worker.terminate(),
  };
}
