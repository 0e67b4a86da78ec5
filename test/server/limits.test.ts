import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { LIMITS, type Limits } from '#server/page/limits.ts';
import { createServer } from '#server/page/serve.ts';
import { askAndGo, isServed, readNothing, readSlowly, sendRubbish, type Target } from './abuse.ts';

let home = '';
let server: FastifyInstance | undefined;

const FILE = '/assets/large.js';

async function serve(limits: Partial<Limits> = {}): Promise<Target> {
  server = await createServer({ webDirectory: home, version: '1', limits });
  const { port } = await listen(server, 0, '127.0.0.1');
  return { port, path: FILE };
}

/** Descriptors of this process, which is client and server. */
const descriptors = (): number => readdirSync('/dev/fd').length;

/** Closing takes a moment; gives the number once it is as low as it was, or the last one seen. */
async function settled(before: number): Promise<number> {
  for (let i = 0; i < 50 && descriptors() > before; i++) await wait(100);
  return descriptors();
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-limits-'));
  mkdirSync(join(home, 'assets'));
  writeFileSync(join(home, 'index.html'), '<h1>front page</h1>');
  writeFileSync(join(home, FILE), 'x'.repeat(16 * 1024 * 1024));
});

afterEach(async () => {
  await server?.close();
  rmSync(home, { recursive: true });
});

describe('clients that behave badly', () => {
  test('requests whose client goes away leave no file open', async () => {
    const target = await serve();
    await isServed(target);
    const before = descriptors();
    for (let i = 0; i < 4; i++) {
      await askAndGo(target, 5, LIMITS.waitingPerSocket, 50);
      await askAndGo(target, 3, 400, 50);
      await sendRubbish(target, 8, 20);
    }
    expect(await settled(before + 2)).toBeLessThanOrEqual(before + 2);
    expect(await isServed(target)).toBe(true);
  });

  test('an answer that nobody reads ends, and one that is read too slowly too', async () => {
    const target = await serve({ silentMs: 60_000, answerMs: 1000 });
    const before = descriptors();
    const [never, slowly] = await Promise.all([readNothing(target, 3), readSlowly(target, 3)]);
    expect(Math.max(never, slowly)).toBeLessThan(20_000);
    expect(await settled(before + 2)).toBeLessThanOrEqual(before + 2);
  });

  test('a connection that falls silent in the middle of an answer is closed', async () => {
    const target = await serve({ silentMs: 500 });
    const socket = connect(target.port, '127.0.0.1');
    socket.pause();
    socket.write(`GET ${FILE} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const open = () =>
      new Promise<number>((done) => {
        server?.server.getConnections((_error, count) => done(count));
      });
    await wait(100);
    expect(await open()).toBe(1);
    for (let i = 0; i < 50 && (await open()) > 0; i++) await wait(100);
    expect(await open()).toBe(0);
    socket.destroy();
  });

  test('more requests at once than a browser has cut the connection off', async () => {
    const target = await serve({ waitingPerSocket: 3 });
    const ask = (count: number): Promise<string> =>
      new Promise((done) => {
        let said = '';
        const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
        const socket = connect(target.port, '127.0.0.1', () => {
          socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count - 1) + last);
        });
        socket.on('data', (chunk) => (said += chunk.toString()));
        socket.on('error', () => undefined).on('close', () => done(said));
      });
    expect((await ask(3)).match(/HTTP\/1.1 200/g)).toHaveLength(3);
    expect((await ask(9)).match(/HTTP\/1.1 200/g) ?? []).toHaveLength(0);
  });

  test('a connection is closed after so many requests, one after the other', async () => {
    const { port } = await serve({ requestsPerSocket: 2 });
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString();
      if (said.includes('HTTP/1.1 503')) socket.destroy();
      else if (said.endsWith('</h1>')) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await new Promise((done) => socket.on('error', () => undefined).once('close', done));
    expect(said.match(/HTTP\/1.1 200/g)).toHaveLength(2);
    expect(said.toLowerCase()).toContain('connection: close');
  });

  test('who comes when too much is under way is asked to come back', async () => {
    const target = await serve({ answers: 2 });
    const busy = askAndGo(target, 2, 1, 3000);
    const ask = () => fetch(`http://127.0.0.1:${target.port}/`);
    let answer = await ask();
    // On a busy machine the two are not under way at once.
    for (let tries = 0; answer.status === 200 && tries < 20; tries++) {
      await wait(100);
      answer = await ask();
    }
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    await busy;
    await wait(100);
    expect(await isServed(target)).toBe(true);
  });

  test('there are no more connections than so many', async () => {
    const target = await serve({ connections: 4 });
    const sockets = Array.from({ length: 10 }, () => connect(target.port, '127.0.0.1'));
    const ended = sockets.map(
      (socket) => new Promise((done) => socket.on('error', () => undefined).once('close', done)),
    );
    await Promise.race([Promise.all(ended), wait(500)]);
    expect(sockets.filter((socket) => !socket.destroyed).length).toBeLessThanOrEqual(4);
    for (const socket of sockets) socket.destroy();
    await Promise.all(ended);
    await wait(50);
    expect(await isServed(target)).toBe(true);
  });
});
