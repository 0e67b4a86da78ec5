import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Clients that behave badly. Each gives a promise that ends when its connections are gone. */

export interface Target {
  readonly port: number;
  /** A large file. */
  readonly path: string;
}

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n`;

async function connected(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
  return sockets;
}

const closed = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : new Promise((done) => socket.once('close', done));

/** Asks for the file many times over each connection, reads nothing and goes away. */
export async function askAndGo({ port, path }: Target, sockets: number, requests: number, ms: number): Promise<void> {
  const all = await connected(port, sockets);
  for (const socket of all) {
    socket.pause();
    socket.write(request(path).repeat(requests));
  }
  await wait(ms);
  for (const socket of all) socket.destroy();
  await Promise.all(all.map(closed));
}

/** Asks for the file and reads nothing until the server gives up; gives the milliseconds that took, the longest. */
export async function readNothing({ port, path }: Target, sockets: number): Promise<number> {
  const since = performance.now();
  const all = await connected(port, sockets);
  for (const socket of all) socket.write(request(path));
  await Promise.all(
    all.map(async (socket) => {
      socket.pause();
      // A socket that is not read does not notice its end.
      while (!socket.destroyed && performance.now() - since < 60_000) {
        await wait(100);
        socket.write('x', (error) => error && socket.destroy());
      }
    }),
  );
  return performance.now() - since;
}

/** Reads the file a few bytes at a time until the server gives up. */
export async function readSlowly({ port, path }: Target, sockets: number): Promise<number> {
  const since = performance.now();
  const all = await connected(port, sockets);
  for (const socket of all) {
    socket.write(request(path));
    socket.on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), 25);
    });
  }
  await Promise.all(all.map(closed));
  return performance.now() - since;
}

/** Sends the beginning of a request, or what is none, and goes away. */
export async function sendRubbish({ port }: Target, sockets: number, ms: number): Promise<void> {
  const all = await connected(port, sockets);
  const rubbish = [
    'GET / HTTP/1.1\r\nHost: a\r\n',
    '\0\0\0\0',
    'POST / HTTP/1.1\r\nContent-Length: 99\r\n\r\nx',
    'x'.repeat(20_000),
  ];
  for (const [i, socket] of all.entries()) socket.write(rubbish[i % rubbish.length] as string);
  await wait(ms);
  for (const socket of all) socket.destroy();
  await Promise.all(all.map(closed));
}

/** An honest client gets its file. */
export async function isServed({ port, path }: Target): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return answer.ok && (await answer.arrayBuffer()).byteLength > 0;
}
