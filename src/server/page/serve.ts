import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './headers.ts';
import { keepLimits, LIMITS, type Limits } from './limits.ts';
import { isApiPath, notFoundPage } from './missing-page.ts';

export interface ServeOptions {
  /** The built page (dist/web). */
  readonly webDirectory: string;
  readonly version: string;
  readonly limits?: Partial<Limits>;
  /** Proxies in front, whose word on the caller's address is taken. */
  readonly proxies?: number;
  /** Adds the routes of online tables. */
  readonly online?: (server: FastifyInstance) => Promise<unknown>;
  /** Reasons why this server should be sent nothing now. */
  readonly trouble?: () => Promise<readonly string[]>;
  /** Called after each answer. The route is a pattern: addresses name tables. */
  readonly onAnswer?: (answer: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly ms: number;
  }) => void;
  readonly report?: (error: unknown) => void;
}

const YEAR = 365 * 24 * 3600;

/** Time limits: for reading a request, and for open answers at shutdown. */
const REQUEST_MS = 15_000;
const DRAIN_MS = 10_000;
/** Idle time of a connection before it is closed. */
const IDLE_MS = 20_000;

/** Methods allowed for pages: all others are refused before a file is looked up. */
const METHODS = ['GET', 'HEAD'];

const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const path = request.url.split('?', 1)[0] ?? '/';
  return isApiPath(path)
    ? reply.code(404).send({ error: 'not-found', message: `Nothing is kept at ${path}.` })
    : reply.code(404).type('text/html; charset=utf-8').send(notFoundPage(path));
};

/** Errors of the file sender bring headers along, such as how long a file is whose range was asked for wrongly. */
type SendError = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

const answerError =
  (report: (error: unknown) => void) =>
  (error: SendError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    // A path that points out of the page's directory is answered like any other path that is not there.
    if (status === 403 || status === 404) return answerNotFound(request, reply);
    if (status === 416 && error.headers) void reply.headers(error.headers);
    if (status === 408) void reply.header('connection', 'close');
    if (status < 500) return reply.code(status).send({ error: 'bad-request', message: error.message });
    report(error);
    return reply.code(status).send({ error: 'internal', message: 'Something went wrong on our side.' });
  };

/** The whole HTTP face of Hexfront, not yet listening: tests inject requests into it, `main.ts` gives it a port. */
export const createServer = async ({
  webDirectory,
  version,
  limits,
  proxies = 0,
  online,
  trouble = async () => [],
  onAnswer,
  report = console.error,
}: ServeOptions): Promise<FastifyInstance> => {
  const server = Fastify({
    requestTimeout: REQUEST_MS,
    trustProxy: (_address: string, hop: number) => hop < proxies,
    forceCloseConnections: 'idle',
    keepAliveTimeout: IDLE_MS,
    // Set-up texts are the largest bodies, in JSON.
    bodyLimit: 256 * 1024,
    // Addresses the router cannot even decode do not reach the hooks below.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.headers(SECURITY_HEADERS).code(400);
      void reply.send({ error: 'bad-request', message: 'The address cannot be read.' });
    },
  });
  server.server.headersTimeout = REQUEST_MS;
  // Answers under way are finished when the server stops, unless a client reads them for ever.
  server.addHook('preClose', async () => {
    setTimeout(() => {
      server.server.closeAllConnections();
    }, DRAIN_MS).unref();
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (METHODS.includes(request.method) || (online && isApiPath(request.url))) return;
    void reply.header('allow', METHODS.join(', ')).header('connection', 'close').code(405);
    return reply.send({ error: 'method-not-allowed', message: `${request.method} is not answered here.` });
  });
  keepLimits(server, { ...LIMITS, ...limits });
  server.setNotFoundHandler(answerNotFound);
  server.setErrorHandler(answerError(report));
  if (onAnswer)
    server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
      onAnswer({ method, route: routeOptions.url ?? '', status: statusCode, ms: Math.round(elapsedTime) }),
    );

  const started = performance.now();
  for (const address of ['/health', '/api/health'])
    server.get(address, (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      const seconds = Math.round((performance.now() - started) / 1000);
      return { status: 'ok', name: 'hexfront', version, online: online !== undefined, seconds };
    });

  for (const address of ['/ready', '/api/ready'])
    server.get(address, async (_request, reply) => {
      const found = await trouble();
      void reply.header('cache-control', 'no-store').code(found.length === 0 ? 200 : 503);
      return { status: found.length === 0 ? 'ready' : 'not-ready', trouble: found };
    });

  await online?.(server);
  await server.register(fastifyStatic, {
    root: webDirectory,
    cacheControl: false,
    // Built beside every file: see scripts/compress.mjs.
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader('vary', 'accept-encoding');
      // Built files carry a hash of their content in their name; the page that names them must always be asked for anew.
      const forever = /[\\/]assets[\\/]/.test(path);
      response.setHeader('cache-control', forever ? `public, max-age=${String(YEAR)}, immutable` : 'no-cache');
    },
  });
  return server;
};
