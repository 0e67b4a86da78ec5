import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './headers.ts';
import { isApiPath, notFoundPage } from './not-found.ts';

export interface ServeOptions {
  /** The built page (dist/web). */
  readonly webDirectory: string;
  readonly version: string;
}

const YEAR = 365 * 24 * 3600;

const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const path = request.url.split('?', 1)[0] ?? '/';
  return isApiPath(path)
    ? reply.code(404).send({ error: 'not-found', message: `Nothing is kept at ${path}.` })
    : reply.code(404).type('text/html; charset=utf-8').send(notFoundPage(path));
};

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  // A path that points out of the page's directory is answered like any other path that is not there.
  if (status === 403 || status === 404) return answerNotFound(request, reply);
  if (status < 500) return reply.code(status).send({ error: 'bad-request', message: error.message });
  console.error(error);
  return reply.code(status).send({ error: 'internal', message: 'Something went wrong on our side.' });
};

/** The whole HTTP face of Hexfront, not yet listening: tests inject requests into it, `main.ts` gives it a port. */
export const createServer = async ({ webDirectory, version }: ServeOptions): Promise<FastifyInstance> => {
  const server = Fastify({
    forceCloseConnections: true,
    // Addresses the router cannot even decode do not reach the hooks below.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.headers(SECURITY_HEADERS).code(400);
      void reply.send({ error: 'bad-request', message: 'The address cannot be read.' });
    },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  server.setNotFoundHandler(answerNotFound);
  server.setErrorHandler(answerError);

  const started = performance.now();
  server.get('/health', (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok', name: 'hexfront', version, seconds: Math.round((performance.now() - started) / 1000) };
  });

  await server.register(fastifyStatic, {
    root: webDirectory,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Built files carry a hash of their content in their name; the page that names them must always be asked for anew.
      const forever = /[\\/]assets[\\/]/.test(path);
      response.setHeader('cache-control', forever ? `public, max-age=${String(YEAR)}, immutable` : 'no-cache');
    },
  });
  return server;
};
