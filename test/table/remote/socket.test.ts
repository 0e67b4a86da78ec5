import { expect, test } from 'vitest';
import type { ToServer } from '#protocol/messages.ts';
import { createSocket, type SocketLike } from '#table/remote/socket.ts';

/** A connection whose other end and clock are in the hand of the test. */
function wired() {
  const log: string[] = [];
  const sockets: (SocketLike & { readonly sent: string[]; closed: boolean })[] = [];
  const timers = new Set<{ readonly at: number; readonly act: () => void }>();
  let time = 0;
  const socket = createSocket({
    connect() {
      const sent: string[] = [];
      const made = {
        sent,
        closed: false,
        send: (text: string) => void sent.push(text),
        close: () => void (made.closed = true),
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      sockets.push(made as unknown as (typeof sockets)[number]);
      return made as unknown as SocketLike;
    },
    hear: (message) => log.push(message.is),
    opened: () => log.push('opened'),
    lost: (again) => log.push(`lost until ${again}`),
    resting: (why, again) => log.push(`resting ${why} ${again ?? 'for good'}`),
    now: () => time,
    random: () => 0,
    later(act, ms) {
      const timer = { at: time + ms, act };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  const last = () => sockets.at(-1) as (typeof sockets)[number];
  const event = (name: 'onopen' | 'onclose'): void => (last()[name] as (() => void) | null)?.();
  return {
    socket,
    log,
    sockets,
    last,
    open: () => event('onopen'),
    close: () => event('onclose'),
    hear: (message: object) =>
      (last().onmessage as ((one: { data: string }) => void) | null)?.({ data: JSON.stringify(message) }),
    pass(ms: number): void {
      const until = time + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        time = next.at;
        next.act();
      }
      time = until;
    },
  };
}

const GIVE: ToServer = { is: 'give', table: 't', key: '0', decision: 1, commands: [{}] };

test('a lost connection is tried again with growing pauses, and afresh once something was heard', () => {
  const wire = wired();
  wire.socket.open();
  for (const pause of [100, 300, 1000, 2000, 5000, 10_000, 10_000]) {
    const tried = wire.sockets.length;
    wire.close();
    wire.pass(pause - 1);
    expect(wire.sockets).toHaveLength(tried);
    wire.pass(1);
    expect(wire.sockets).toHaveLength(tried + 1);
  }
  wire.open();
  wire.hear({ is: 'hello' });
  wire.close();
  wire.pass(100);
  expect(wire.sockets).toHaveLength(9);
});

test('a page that is seen again tries at once', () => {
  const wire = wired();
  wire.socket.open();
  for (let i = 0; i < 6; i++) {
    wire.close();
    wire.pass(10_000);
  }
  wire.close();
  const tried = wire.sockets.length;
  wire.socket.wake();
  expect(wire.sockets).toHaveLength(tried + 1);
});

test('nothing is sent without a connection', () => {
  const wire = wired();
  expect(wire.socket.send(GIVE)).toBe(false);
  wire.socket.open();
  expect(wire.socket.send(GIVE)).toBe(false);
  wire.open();
  expect(wire.socket.send(GIVE)).toBe(true);
  expect(wire.last().sent).toHaveLength(1);
});

test('before a command on a quiet connection a ping asks whether anybody is there; silence ends it', () => {
  const wire = wired();
  wire.socket.open();
  wire.open();
  wire.hear({ is: 'hello' });
  wire.pass(9000);
  wire.socket.send(GIVE);
  expect(wire.last().sent).toHaveLength(1);
  wire.pass(2000);
  wire.socket.send(GIVE);
  expect(wire.last().sent.map((text) => (JSON.parse(text) as { is: string }).is)).toEqual(['give', 'ping', 'give']);
  const dead = wire.last();
  wire.pass(2000);
  expect(dead.closed).toBe(true);
  expect(wire.log.at(-1)).toMatch(/lost/);
});

test('an answered ping keeps the connection', () => {
  const wire = wired();
  wire.socket.open();
  wire.open();
  wire.pass(25_000);
  expect(wire.last().sent).toHaveLength(1);
  wire.hear({ is: 'pong', at: 0, now: 0 });
  wire.pass(5000);
  expect(wire.last().closed).toBe(false);
  expect(wire.log).toEqual(['opened', 'pong']);
});

test('the server says when to come again, or never', () => {
  const wire = wired();
  wire.socket.open();
  wire.open();
  wire.hear({ is: 'bye', why: 'stopping', after: 3000 });
  wire.close();
  expect(wire.log.at(-1)).toBe('resting stopping 3000');
  wire.pass(2999);
  expect(wire.sockets).toHaveLength(1);
  wire.pass(1);
  expect(wire.sockets).toHaveLength(2);
  wire.open();
  wire.hear({ is: 'bye', why: 'version', after: 0 });
  wire.close();
  wire.pass(60_000);
  expect(wire.log.at(-1)).toBe('resting version for good');
  expect(wire.sockets).toHaveLength(2);
});

test('what is no message is left alone', () => {
  const wire = wired();
  wire.socket.open();
  wire.open();
  (wire.last().onmessage as ((one: { data: string }) => void) | null)?.({ data: 'no JSON' });
  expect(wire.log).toEqual(['opened']);
});
