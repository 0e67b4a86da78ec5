import { setTimeout as wait } from 'node:timers/promises';
import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Blocks } from '../accounts/blocks.ts';
import { loginOf } from '../http/cookie.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Meter } from '../operations/meter.ts';
import { type SocketRoom, type ServedSocket, serveSocket } from './connection.ts';

/** Bytes of one message. */
const MOST_BYTES = 128 * 1024;
const MOST_PER_LOGIN = 20;
const MOST_PER_ADDRESS = 200;
/** Milliseconds in which commands under way are finished when the server stops. */
const FINISH_MS = 5000;

interface Counts {
  add(key: string): number;
  remove(key: string): void;
}

function createCounts(): Counts {
  const counts = new Map<string, number>();
  return {
    add(key) {
      const next = (counts.get(key) ?? 0) + 1;
      counts.set(key, next);
      return next;
    },
    remove(key) {
      const left = (counts.get(key) ?? 1) - 1;
      if (left <= 0) counts.delete(key);
      else counts.set(key, left);
    },
  };
}

/** The socket of online tables at `/api/socket`. `perAddress` is raised where many clients share one machine. */
export async function addSockets(
  server: FastifyInstance,
  { accounts, blocks }: { readonly accounts: Accounts; readonly blocks: Blocks },
  room: SocketRoom,
  meter: Meter,
  perAddress = MOST_PER_ADDRESS,
): Promise<void> {
  const open = new Set<ServedSocket>();
  meter.watch('sockets', () => open.size);
  meter.watch('unread', () => [...open].reduce((sum, one) => sum + one.unread(), 0));
  /** Looks again whether the logins of an account's sockets still stand, and what is hidden from it. */
  const looks = new Map<string, Set<() => void>>();
  accounts.onChange((id) => looks.get(id)?.forEach((look) => look()));
  const counts = createCounts();
  await server.register(fastifyWebsocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    // In the place of the plugin's own, which closes all sockets without a word.
    async preClose() {
      const finished = Promise.all([...open].map((one) => one.rest()));
      await Promise.race([finished, wait(FINISH_MS, undefined, { ref: false })]);
      for (const one of open) one.bye('stopping');
      server.websocketServer.close();
    },
  });
  server.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request)) await reply.code(403).send({ error: 'origin', message: 'Another site.' });
      },
    },
    async (socket, request) => {
      const early: unknown[][] = [];
      const hold = (...message: unknown[]): void => void early.push(message);
      // Messages that arrive while the login is looked up are kept.
      socket.on('message', hold);
      const presented = loginOf(request);
      const account = (await accounts.login(presented).catch(() => undefined))?.account;
      const keys = [request.ip, ...(account ? [`account ${account.id}`] : [])];
      const most = [perAddress, Math.min(perAddress, MOST_PER_LOGIN)];
      const over = keys.map((key, i) => counts.add(key) > (most[i] ?? 0)).includes(true);
      socket.on('close', () => keys.forEach((key) => counts.remove(key)));
      if (presented?.kind === 'token' && !account) {
        socket.send(JSON.stringify({ is: 'bye', why: 'login', after: 0 }));
        return socket.close(1000, 'login');
      }
      if (over) {
        socket.send(JSON.stringify({ is: 'bye', why: 'too-many', after: 60_000 }));
        return socket.close(1000, 'too-many');
      }
      const muted = new Set(account && (await blocks.of(account).catch(() => [])));
      socket.off('message', hold);
      const one = serveSocket(socket, account, room, muted);
      open.add(one);
      socket.on('close', () => open.delete(one));
      if (account) {
        const look = async (): Promise<void> => {
          if (!(await accounts.login(presented))) return one.bye('login');
          const now = await blocks.of(account);
          muted.clear();
          for (const id of now) muted.add(id);
        };
        const looking = (): void => void look().catch(room.report);
        const mine = looks.get(account.id) ?? new Set();
        looks.set(account.id, mine.add(looking));
        socket.on('close', () => {
          mine.delete(looking);
          if (mine.size === 0 && looks.get(account.id) === mine) looks.delete(account.id);
        });
      }
      for (const message of early) socket.emit('message', ...message);
    },
  );
}
