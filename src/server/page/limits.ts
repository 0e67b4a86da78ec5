import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Resource limits of the server, for one client and for all together. */
export interface Limits {
  /** Connections at a time; further ones are closed at once. */
  readonly connections: number;
  /** Requests over one connection, then it is closed. */
  readonly requestsPerSocket: number;
  /** Requests of one connection that wait for their answers; a browser has one, and who sends more is cut off. */
  readonly waitingPerSocket: number;
  /** Answers under way, of all connections; beyond them a client is asked to come back. */
  readonly answers: number;
  /** Milliseconds an answer may take to be read to its end. */
  readonly answerMs: number;
  /** Milliseconds a connection may be silent in the middle of something. */
  readonly silentMs: number;
}

export const LIMITS: Limits = {
  connections: 12_000,
  requestsPerSocket: 1000,
  waitingPerSocket: 8,
  answers: 256,
  answerMs: 120_000,
  silentMs: 30_000,
};

/** An answer under way: what it is read from, and the end of its time. */
interface Answer {
  source?: Readable;
  readonly timer: NodeJS.Timeout;
}

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'destroy' in payload && 'pipe' in payload;

/**
 * Holds clients to the limits. Node tells an answer that its client is gone only when its turn on the connection has come,
 * so answers are kept by connection, and what they are read from is closed with it.
 */
export function keepLimits(server: FastifyInstance, limits: Limits): void {
  const { server: http } = server;
  http.maxConnections = limits.connections;
  http.maxRequestsPerSocket = limits.requestsPerSocket;
  http.timeout = limits.silentMs;
  const answers = new WeakMap<Socket, Map<string, Answer>>();
  let underWay = 0;

  const end = (of: Map<string, Answer>, id: string): void => {
    const answer = of.get(id);
    if (!answer) return;
    of.delete(id);
    underWay--;
    clearTimeout(answer.timer);
    answer.source?.destroy();
  };
  const answersOf = (socket: Socket): Map<string, Answer> => {
    const known = answers.get(socket);
    if (known) return known;
    const fresh = new Map<string, Answer>();
    answers.set(socket, fresh);
    socket.once('close', () => {
      for (const id of [...fresh.keys()]) end(fresh, id);
    });
    return fresh;
  };

  server.addHook('onRequest', async ({ id, headers, raw: { socket } }, reply) => {
    // The socket of a table stays open and has limits of its own.
    if (headers.upgrade?.toLowerCase() === 'websocket') return undefined;
    const mine = answersOf(socket);
    if (socket.destroyed || mine.size >= limits.waitingPerSocket) {
      socket.destroy();
      return reply.hijack();
    }
    underWay++;
    const timer = setTimeout(() => socket.destroy(), limits.answerMs);
    timer.unref();
    mine.set(id, { timer });
    reply.raw.once('close', () => end(mine, id));
    if (underWay <= limits.answers) return undefined;
    void reply.header('retry-after', '1').header('connection', 'close').code(503);
    return reply.send({ error: 'busy', message: 'Too much is asked at once. Try again in a second.' });
  });
  server.addHook('onSend', async ({ id, raw: { socket } }, _reply, payload) => {
    if (!isStream(payload)) return payload;
    const answer = answers.get(socket)?.get(id);
    if (answer) answer.source = payload;
    // The client went away while its file was being looked for.
    else payload.destroy();
    return payload;
  });
}
