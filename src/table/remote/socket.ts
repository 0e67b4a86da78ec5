import type { FromServer, ToServer } from '#protocol/messages.ts';
import type { ByeReason } from './online-state.ts';

/** Parts of a WebSocket in use. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (event: never) => unknown;
  onmessage: (event: { readonly data: unknown }) => unknown;
  onclose: (event: never) => unknown;
}

export interface SocketDoor {
  connect(): SocketLike;
  hear(message: FromServer): void;
  opened(): void;
  lost(again: number): void;
  resting(why: ByeReason, again?: number): void;
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Calls back after so many milliseconds; gives the way to forget it. */
  later(act: () => void, ms: number): () => void;
}

/** Pauses before the next try, in milliseconds; the last one is repeated. */
const PAUSES = [100, 300, 1000, 2000, 5000, 10_000] as const;
/** Silence in milliseconds after which a ping precedes a command. */
const QUIET = 10_000;
/** Longest wait for its answer. */
const PONG = 2000;
/** Longest wait for a connection to open. */
const OPENING = 10_000;
/** A connection nothing is heard on is tried every so often. */
const IDLE = 25_000;
/** After these the page must be loaded anew: no further try. */
const FINAL: readonly ByeReason[] = ['version', 'login'];

/** A connection that comes back by itself. */
export function createSocket(door: SocketDoor) {
  let socket: SocketLike | undefined;
  let isOpen = false;
  let tries = 0;
  let heard = 0;
  let closed = false;
  let bye: { readonly why: ByeReason; readonly after: number } | undefined;
  let forgetTry: (() => void) | undefined;
  let forgetPong: (() => void) | undefined;
  let forgetIdle: (() => void) | undefined;

  const write = (message: ToServer): void => socket?.send(JSON.stringify(message));

  const drop = (): void => {
    for (const forget of [forgetPong, forgetIdle, forgetTry]) forget?.();
    forgetPong = forgetIdle = forgetTry = undefined;
    const old = socket;
    socket = undefined;
    isOpen = false;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = () => undefined;
    old.close();
  };

  /** Asks whether anybody is there; silence ends the connection. */
  const probe = (): void => {
    if (!isOpen || forgetPong) return;
    write({ is: 'ping', at: door.now() });
    forgetPong = door.later(() => {
      forgetPong = undefined;
      gone();
    }, PONG);
  };
  const watchIdle = (): void => {
    forgetIdle?.();
    forgetIdle = door.later(() => {
      probe();
      watchIdle();
    }, IDLE);
  };

  function gone(): void {
    drop();
    if (closed) return;
    const said = bye;
    bye = undefined;
    if (said && FINAL.includes(said.why)) return door.resting(said.why);
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] as number;
    tries++;
    const wait = Math.max(said?.after ?? 0, pause) * (1 + door.random() / 2);
    const again = door.now() + wait;
    if (said) door.resting(said.why, again);
    else door.lost(again);
    forgetTry = door.later(open, wait);
  }

  function open(): void {
    drop();
    if (closed) return;
    let made: SocketLike;
    try {
      made = door.connect();
    } catch {
      return gone();
    }
    socket = made;
    forgetPong = door.later(() => gone(), OPENING);
    made.onopen = () => {
      forgetPong?.();
      forgetPong = undefined;
      isOpen = true;
      heard = door.now();
      watchIdle();
      door.opened();
    };
    made.onmessage = ({ data }) => {
      heard = door.now();
      forgetPong?.();
      forgetPong = undefined;
      let message: FromServer;
      try {
        message = JSON.parse(String(data)) as FromServer;
      } catch {
        return;
      }
      if (message.is === 'bye') bye = message;
      else tries = 0;
      door.hear(message);
    };
    made.onclose = () => gone();
  }

  return {
    open,
    /** False when there is no connection. */
    send(message: ToServer): boolean {
      if (!isOpen) return false;
      if ('key' in message && door.now() - heard > QUIET) probe();
      write(message);
      return true;
    },
    /** The page is seen again, or the network is back: no more waiting. */
    wake(): void {
      if (closed) return;
      if (isOpen) probe();
      else if (forgetTry) open();
    },
    close(): void {
      closed = true;
      drop();
    },
  };
}
