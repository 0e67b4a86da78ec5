import '../no-eval.ts';
import type { Library } from '#core/game-kit.ts';
import type { Claim, OfferKind, Room } from '#protocol/messages.ts';
import type { Entries } from '#protocol/lines.ts';
import { GAMES } from '#games/games.ts';
import type { Update } from '#table/host.ts';
import type { OnlineState } from '#table/remote/online-state.ts';
import { createRemoteTable } from '#table/remote/remote.ts';
import type { SealMemory } from '#table/remote/seal-check.ts';
import { createSocket, type SocketLike } from '#table/remote/socket.ts';

/** The thread of an online table: its connection, its views, its questions. */

/** A command whose answer this page has not seen. */
export interface Unanswered {
  readonly key: string;
  readonly decision: number;
  readonly commands: readonly unknown[];
}

export interface BegunOnline {
  readonly game: string;
  readonly library: Library;
  readonly table: string;
  /** Address of the page: the server is asked below it. */
  readonly base: string;
  readonly memory?: SealMemory;
  readonly unanswered?: Unanswered;
}

export type ToOnline =
  | { readonly begin: BegunOnline }
  | { readonly wake: true }
  | { readonly id: number; readonly ask: string; readonly args: readonly unknown[] };

export type FromOnline =
  | { readonly update: Update }
  | { readonly state: OnlineState }
  | { readonly memory: SealMemory }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: string };

const tell = (message: FromOnline): void => self.postMessage(message);

const later = (act: () => void, ms: number): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function sitDown({ game, library, table, base, memory, unanswered }: BegunOnline) {
  const gamePackage = await GAMES[game as keyof typeof GAMES]();
  const api = new URL('api/', base);
  const address = new URL('socket', api);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  let kept = memory;
  let told: OnlineState | undefined;
  const socket = createSocket({
    connect: () => new WebSocket(address) as unknown as SocketLike,
    hear: (message) => remote.hear(message),
    opened: () => remote.opened(),
    lost: (again) => remote.lost(again),
    resting: (why, again) => remote.resting(why, again),
    now: () => Date.now(),
    random: Math.random,
    later,
  });
  const remote = createRemoteTable({
    gamePackage,
    library,
    table,
    send: (message) => socket.send(message),
    async fetchEntries(from, to) {
      const answer = await fetch(new URL(`tables/${table}/entries?from=${from}&to=${to}`, api), {
        credentials: 'same-origin',
      });
      if (!answer.ok) throw new Error(`${answer.status}`);
      return (await answer.json()) as Entries;
    },
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    drawShare: () => hexOf(crypto.getRandomValues(new Uint8Array(32))),
    memory: {
      get: () => kept,
      set(next) {
        kept = next;
        tell({ memory: next });
      },
    },
    onUpdate: (update) => tell({ update }),
    // Many changes of one message are told once.
    onState(state) {
      if (told === undefined) queueMicrotask(tellState);
      told = state;
    },
  });
  function tellState(): void {
    if (told) tell({ state: told });
    told = undefined;
  }
  if (unanswered) void remote.end.give(unanswered.commands, unanswered.decision, unanswered.key);
  socket.open();

  const { end, acts } = remote;
  const answers: Readonly<Record<string, (...args: never[]) => unknown>> = {
    give: end.give,
    takeBack: end.takeBack,
    ask: end.ask,
    seek: end.seek,
    stops: end.stops,
    save: end.save,
    retell: () => end.retell(),
    look: (looks: boolean, shown: boolean) => end.look(looks, shown),
    offer: (what: OfferKind, key: string, more: { readonly to?: number }) => acts.offer(what, key, more),
    answer: (offer: number, yes: boolean, key: string) => acts.answer(offer, yes, key),
    resume: (key: string) => acts.resume(key),
    claim: (what: Claim, key: string) => acts.claim(what, key),
    playOn: (key: string) => acts.playOn(key),
    say: (room: Room, text: string) => acts.say(room, text),
  };
  return { answers, wake: socket.wake };
}

let seated: ReturnType<typeof sitDown> | undefined;

/** Each question by itself: what waits for a connection holds up no other. */
async function answer(id: number, ask: string, args: readonly unknown[]): Promise<void> {
  try {
    const question = (await seated)?.answers[ask] as ((...given: readonly unknown[]) => unknown) | undefined;
    if (!question) throw new Error(`nobody answers '${ask}' here`);
    tell({ id, answer: await question(...args) });
  } catch (error) {
    tell({ id, trouble: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToOnline>) => {
  if ('begin' in data) {
    seated = sitDown(data.begin);
    // A part of the page that cannot be fetched: the page is told by the error of this worker.
    seated.catch(reportError);
  } else if ('wake' in data) void seated?.then(({ wake }) => wake()).catch(() => undefined);
  else void answer(data.id, data.ask, data.args);
});
