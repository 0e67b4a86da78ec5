import type { FastifyInstance } from 'fastify';

export interface Listening {
  readonly address: string;
  readonly port: number;
  /** Set when the port asked for was taken and another one was used. */
  readonly instead: number | undefined;
}

const TRIES = 50;

const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const REFUSALS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EACCES: (port) => `Port ${String(port)} may not be used by this account; choose one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `This machine has no address ${host}.`,
  ENOTFOUND: (_port, host) => `No such host: ${host}.`,
};

/** Listens on `wanted`, or on the next free port after it. */
export const listen = async (server: FastifyInstance, wanted: number, host: string): Promise<Listening> => {
  for (let port = wanted; port < wanted + TRIES && port <= 65_535; port++) {
    try {
      await server.listen({ port, host });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'EADDRINUSE') continue;
      throw new Error(REFUSALS[reason]?.(port, host) ?? String(error), { cause: error });
    }
    const bound = server.server.address();
    if (bound === null || typeof bound === 'string') throw new Error('The server listens nowhere.');
    const everywhere = host === '0.0.0.0' || host === '::';
    const name = everywhere || host === '127.0.0.1' ? 'localhost' : bound.family === 'IPv6' ? `[${host}]` : host;
    return {
      address: `http://${name}:${String(bound.port)}`,
      port: bound.port,
      instead: wanted !== 0 && bound.port !== wanted ? wanted : undefined,
    };
  }
  throw new Error(`No free port from ${String(wanted)} on.`);
};
