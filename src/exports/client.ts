import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { GAMES } from '#games/games.ts';
import type { Entries } from '#protocol/lines.ts';
import type { TableCard } from '#protocol/tables.ts';
import type { Update } from '#table/host.ts';
import type { OnlineState } from '#table/remote/online-state.ts';
import { createRemoteTable, type GiveAnswer, type RemoteTable } from '#table/remote/remote.ts';
import type { SealMemory } from '#table/remote/seal-check.ts';
import { createSocket, type SocketLike } from '#table/remote/socket.ts';
import type { AnyCommand, AnyGame, AnyState } from '#table/game-package.ts';
import { packageRoot } from '../server/package-root.ts';
import { libraryOf } from '../server/tables/game-cache.ts';

/** `hexfront/client`: a seat at an online table, from Node. */

export type { AnyCommand, AnyGame, AnyState } from '#table/game-package.ts';
export type { Update } from '#table/host.ts';
export type { OnlineState } from '#table/remote/online-state.ts';
export type { GiveAnswer } from '#table/remote/remote.ts';
export type { SealMemory } from '#table/remote/seal-check.ts';

export interface ClientOptions {
  /** Address of the server: `https://play.example.org`. */
  readonly server: string;
  /** Id of the table. */
  readonly table: string;
  /** Token of a bot. Without one the client watches. */
  readonly token?: string;
  /** Share of the dice, kept by whoever may come back to the table after a restart. */
  readonly memory?: { get(): SealMemory | undefined; set(memory: SealMemory): void };
  /** Called with every update of the seat, and with every change of the table besides. */
  readonly onUpdate?: (update: Update) => void;
  readonly onState?: (state: OnlineState) => void;
}

/** The game as the seat knows it. */
export interface KnownGame {
  readonly game: AnyGame;
  /** A state like any other, without what the seat cannot know. */
  readonly view: AnyState;
  /** Number of the decision at hand. */
  readonly decision: number;
}

export interface Client {
  /** Undefined until the table has been sent. */
  known(): KnownGame | undefined;
  /** Connection, players, clock, offers, sealed dice. */
  state(): OnlineState;
  /** Resolves when a condition holds; it is looked at after every update. */
  until(holds: () => boolean): Promise<void>;
  /** True where the seat has to decide. */
  decides(): boolean;
  /** Plays commands of one decision. Undefined when they were played. A lost connection is taken up again, and nothing is played twice. */
  give(commands: readonly AnyCommand[], decision: number): Promise<GiveAnswer>;
  takeBack(to: number): Promise<GiveAnswer>;
  /** Offers, answers, pauses, chat. */
  readonly acts: RemoteTable['acts'];
  /** Record of the game as far as the seat knows it. */
  save(): Promise<string>;
  close(): void;
}

const newKey = (): string => randomBytes(12).toString('hex');
const PAUSE_MS = 4000;

/** Sits down at a table, or watches it. */
export async function openTable(options: ClientOptions): Promise<Client> {
  const { server, table, token, onUpdate, onState } = options;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const api = new URL('/api/', server);
  const answer = async <T>(path: string): Promise<T> => {
    const got = await fetch(new URL(path, api), { headers });
    if (!got.ok) throw new Error(`${path}: ${got.status} ${await got.text()}`);
    return (await got.json()) as T;
  };
  const { game } = await answer<TableCard>(`tables/${table}`);
  if (!Object.hasOwn(GAMES, game)) throw new Error(`this program has no game '${game}'`);
  const gamePackage = await GAMES[game as keyof typeof GAMES]();
  const address = new URL('socket', api);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';

  let kept = options.memory?.get();
  const waiting = new Set<() => void>();
  const changed = (): void => {
    for (const look of [...waiting]) look();
  };
  const socket = createSocket({
    connect: () => new WebSocket(address, { headers }) as unknown as SocketLike,
    hear: (message) => remote.hear(message),
    opened: () => remote.opened(),
    lost: (again) => remote.lost(again),
    resting: (why, again) => remote.resting(why, again),
    now: Date.now,
    random: Math.random,
    later(act, ms) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  const remote = createRemoteTable({
    gamePackage,
    library: libraryOf(packageRoot(import.meta.url), gamePackage),
    table,
    send: (message) => socket.send(message),
    fetchEntries: (from, to) => answer<Entries>(`tables/${table}/entries?from=${from}&to=${to}`),
    now: Date.now,
    wait: (ms) => wait(Math.min(ms, PAUSE_MS)),
    drawShare: () => randomBytes(32).toString('hex'),
    memory: {
      get: () => kept,
      set(next) {
        kept = next;
        options.memory?.set(next);
      },
    },
    onUpdate(update) {
      onUpdate?.(update);
      changed();
    },
    onState(state) {
      onState?.(state);
      changed();
    },
  });
  socket.open();
  return {
    known: remote.known,
    state: remote.state,
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    decides() {
      const { open, plays } = remote.state();
      const known = remote.known();
      const side = known && !open ? known.game.decides(known.view) : undefined;
      return side !== undefined && plays.includes(side);
    },
    give: (commands, decision) => remote.end.give(commands, decision, newKey()),
    takeBack: (to) => remote.end.takeBack(to, newKey()),
    acts: remote.acts,
    save: () => remote.end.save(),
    close: socket.close,
  };
}
