import type { WebSocket } from 'ws';
import { isTooDeep } from '#core/record/record.ts';
import { type Answer, type FromServer, PROTOCOL, TO_SERVER, type ToServer } from '#protocol/messages.ts';
import type { Account } from '#protocol/tables.ts';
import type { Probe } from '../store/writer.ts';
import type { Follower } from '../tables/followers.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { NewerRules } from '../tables/table-memory.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import { createAllowance } from '../http/allowance.ts';
import type { Talk } from './talk.ts';

/** Bytes a socket may leave unread; then it gets nothing more until it has read them. */
const MOST_BEHIND = 256 * 1024;
/** Bytes kept of answers to who reads none of them. */
const MOST_KEPT = 2 * 1024 * 1024;
const CAUGHT_UP = 32 * 1024;
const LOOK_EVERY = 250;
const BEHIND_MS = 30_000;
/** Time to read why the socket is cut off. */
const FAREWELL_MS = 5000;
const PING_MS = 20_000;
/** Messages at once and a second; what comes beyond them is not done. */
const MESSAGES = [120, 60] as const;
const MESSAGES_OF_BOTS = [20, 5] as const;
const MOST_REFUSED = 200;
const MOST_FAULTS = 3;
const DEEPEST = 32;
/** Pages come back within so long, not all at once. */
const SPREAD_MS = 3000;
/** Tables one socket follows. */
const MOST_FOLLOWED = 8;

export interface SocketRoom {
  readonly tables: LiveTables;
  readonly talk: Talk;
  readonly build: () => string;
  /** Rules numbers of this program. */
  readonly rules: Readonly<Record<string, number>>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  readonly probe?: Probe;
}

interface Followed {
  readonly live: LiveTable;
  readonly follower: Follower;
  stop: () => void;
}

type Keyed = Extract<ToServer, { readonly key: string }>;

export interface ServedSocket {
  readonly bye: (why: 'stopping' | 'login') => void;
  /** Takes nothing more. Resolves when everything taken is answered. */
  readonly rest: () => Promise<unknown>;
  /** Bytes the page has not read. */
  readonly unread: () => number;
}

/** Talks to one page over its socket. Side and account come from the login, never from a message. */
export function serveSocket(
  socket: WebSocket,
  account: Account | undefined,
  { tables, talk, build, rules, now, report, probe }: SocketRoom,
  /** Accounts whose chat is not shown here. */
  muted: ReadonlySet<string>,
): ServedSocket {
  const followed = new Map<string, Followed>();
  const allowance = account?.bot ? createAllowance(...MESSAGES_OF_BOTS) : createAllowance(...MESSAGES);
  let refused = 0;
  let faults = 0;
  let behindSince: number | undefined;
  let cutOffAt: number | undefined;
  let alive = true;

  const send = (message: FromServer): void => {
    if (socket.readyState !== socket.OPEN) return;
    // Answers are small, but who asks and never reads would be kept all of them.
    if (socket.bufferedAmount > MOST_KEPT) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const bye = (why: Extract<FromServer, { readonly is: 'bye' }>['why'], after = 0): void => {
    send({ is: 'bye', why, after });
    socket.close(1000, why);
  };
  /** The page comes back in a while, when others do not. */
  const byeForNow = (why: 'stopping' | 'login' | 'newer'): void => bye(why, Math.round(Math.random() * SPREAD_MS));
  const fault = (): void => {
    if (++faults >= MOST_FAULTS) bye('faults', 60_000);
  };
  /** A frame of a table, unless the socket is behind: then the table is sent whole when it has caught up. */
  const deliver = (frame: string): void => {
    if (behindSince !== undefined || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BEHIND) behindSince = now();
    else socket.send(frame);
  };
  const look = setInterval(() => {
    if (cutOffAt !== undefined && now() - cutOffAt > FAREWELL_MS) return socket.terminate();
    if (behindSince === undefined || cutOffAt !== undefined) return undefined;
    if (socket.bufferedAmount > CAUGHT_UP) {
      if (now() - behindSince <= BEHIND_MS) return undefined;
      cutOffAt = now();
      return bye('behind');
    }
    behindSince = undefined;
    for (const one of followed.values()) {
      one.stop();
      one.stop = one.live.follow(one.follower);
    }
    return undefined;
  }, LOOK_EVERY);
  const ping = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);

  async function sit({ table: id, v, after, rules: known }: Extract<ToServer, { readonly is: 'sit' }>): Promise<void> {
    if (v !== PROTOCOL) return bye('version');
    const live = await tables.open(id);
    if (!live) return send({ is: 'none', id, why: 'no-table' });
    const { family } = live.row;
    if (known[family] !== rules[family]) return send({ is: 'none', id, why: 'rules' });
    const { terms } = live.card();
    if (!terms.spectators && !live.seated.some((one) => one.account.id === account?.id))
      return send({ is: 'none', id, why: 'no-seat' });
    const shown = after === undefined ? await live.shownTo(account) : undefined;
    // The page may have gone while the table was opened: it would never stop following.
    if (socket.readyState !== socket.OPEN) return undefined;
    rise(id);
    if (followed.size >= MOST_FOLLOWED) return bye('too-many');
    const follower: Follower = { account, muted, send: deliver, moveOn: () => byeForNow('newer') };
    followed.set(id, { live, follower, stop: live.follow(follower, after, shown) });
  }
  function rise(id: string): void {
    const one = followed.get(id);
    one?.stop();
    one?.live.left(one.follower);
    followed.delete(id);
  }
  /** The side this account plays at a table it follows, with the table as it is open now. */
  async function seat(id: string): Promise<{ readonly live: LiveTable; readonly side: string } | undefined> {
    const one = followed.get(id);
    const live = one?.live.isClosed ? await tables.open(id) : one?.live;
    const side = live?.sideOf(account);
    return live && side !== undefined ? { live, side } : undefined;
  }
  async function act(message: Keyed, arrived: number): Promise<Answer> {
    const at = await seat(message.table);
    if (!at) return { ok: false, why: 'not-yours' };
    const { table: _table, ...done } = message;
    return at.live.act(at.side, done, arrived);
  }
  /** Pending sit: messages after it wait until the table is followed, however long it takes to open. */
  let sitting: Promise<void> = Promise.resolve();
  async function take(message: ToServer, arrived: number): Promise<void> {
    if (message.is === 'ping') return send({ is: 'pong', at: message.at, now: now() });
    if (message.is === 'sit') {
      const sat = sitting.then(() => sit(message));
      sitting = sat.catch(() => undefined);
      return sat;
    }
    await sitting;
    switch (message.is) {
      case 'rise':
        return rise(message.table);
      case 'saw': {
        const one = followed.get(message.table);
        one?.live.saw(one.follower, message.seq, message.looks);
        return undefined;
      }
      case 'say': {
        const live = followed.get(message.table)?.live;
        const until = live && account && (await talk.say(live, account, message.room, message.text));
        if (until !== undefined) send({ is: 'muted', id: message.table, until });
        return undefined;
      }
      case 'commit':
      case 'share': {
        const at = await seat(message.table);
        if (!at) return undefined;
        return message.is === 'commit'
          ? at.live.commitShare(at.side, message.hash)
          : at.live.showShare(at.side, message.share);
      }
      default: {
        const answer = await act(message, arrived);
        send({ is: 'done', key: message.key, answer });
        probe?.('between-deliveries');
        return undefined;
      }
    }
  }
  const keyIn = (value: unknown): string | undefined =>
    typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
      ? value.key
      : undefined;

  let resting = false;
  const taken = new Set<Promise<unknown>>();
  socket.on('pong', () => void (alive = true));
  socket.on('message', (data, isBinary) => {
    const arrived = now();
    alive = true;
    if (socket.readyState !== socket.OPEN || resting) return;
    if (isBinary) return fault();
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
    let value: unknown;
    try {
      if (isTooDeep(text, DEEPEST)) return fault();
      value = JSON.parse(text);
    } catch {
      return fault();
    }
    const { success, data: message } = TO_SERVER.safeParse(value);
    if (!success) return fault();
    if (!allowance.take()) {
      const key = keyIn(message);
      if (key !== undefined) send({ is: 'done', key, answer: { ok: false, why: 'too-many' } });
      if (++refused > MOST_REFUSED) bye('faults', 60_000);
      return;
    }
    const answered = take(message, arrived).catch((error: unknown) => {
      // The page asks again at the newer server, with the same key.
      if (error instanceof NewerRules) return byeForNow('newer');
      report(error);
      const key = keyIn(message);
      if (key !== undefined) send({ is: 'done', key, answer: { ok: false, why: 'trouble' } });
    });
    taken.add(answered);
    void answered.finally(() => taken.delete(answered));
  });
  const leave = (): void => {
    clearInterval(look);
    clearInterval(ping);
    for (const id of [...followed.keys()]) rise(id);
  };
  socket.on('close', leave);
  socket.on('error', leave);
  send({ is: 'hello', v: PROTOCOL, build: build(), now: now(), ...(account ? { account } : {}) });
  return {
    bye: byeForNow,
    rest() {
      resting = true;
      return Promise.allSettled([...taken]);
    },
    unread: () => socket.bufferedAmount,
  };
}
