import type { FastifyInstance } from 'fastify';
import { TROUBLE } from '#protocol/tables.ts';
import type { Route } from '#server/http/route.ts';

/** Compares every answer of a server with the schema its route declares: the description of the API says what is sent. */
export function createAnswerCheck() {
  const faults = new Set<string>();
  return {
    get faults(): readonly string[] {
      return [...faults];
    },
    check(server: FastifyInstance, routes: readonly Route[]): void {
      const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
      server.addHook('onSend', async (request, reply, payload) => {
        const name = `${request.method} ${request.routeOptions.url ?? ''}`;
        const route = byName.get(name);
        if (!route || typeof payload !== 'string' || reply.statusCode === 204) return payload;
        const fine = reply.statusCode === 200;
        const body: unknown = fine && route.type !== undefined ? payload : JSON.parse(payload);
        const { error } = (fine ? route.answer : TROUBLE).safeParse(body);
        if (error) faults.add(`${name}: ${error.message}`);
        return payload;
      });
    },
  };
}
