import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Online, type OnlineOptions, openOnline } from '#server/online.ts';
import { createServer } from '#server/page/serve.ts';
import { createAnswerCheck } from './answer-check.ts';
import { newDatabase } from '../postgres.ts';

export interface TestServer {
  readonly base: string;
  readonly data: string;
  readonly online: Online;
  readonly server: FastifyInstance;
  /** Methods and paths of the routes. */
  readonly paths: readonly string[];
  /** Jobs of computers that have begun here. */
  readonly starts: { readonly kind: string; readonly late: number }[];
  /** Ends it; `keep` leaves the data folder for the next one. */
  stop(keep?: boolean): Promise<void>;
  /** Ends it and starts another one on what it has stored. */
  restart(): Promise<TestServer>;
}

/** Places the tables are stored in: what is tested with the file holds with a shared database, too. */
export const STORES = {
  file: async (): Promise<Partial<OnlineOptions>> => ({}),
  postgres: async (): Promise<Partial<OnlineOptions>> => ({ database: await newDatabase() }),
} as const;
export const STORE_NAMES = Object.keys(STORES) as readonly (keyof typeof STORES)[];

/** A real server on a free port, with a data folder of its own or one that was there. */
export async function serveOnline(
  options: Partial<OnlineOptions> = {},
  data = mkdtempSync(join(tmpdir(), 'hexfront-online-')),
): Promise<TestServer> {
  const root = process.cwd();
  const starts: TestServer['starts'] = [];
  const onJob = (kind: string, late: number): void => void (kind === 'think' && starts.push({ kind, late }));
  const common = { build: () => 'test', perAddress: 10_000, onJob, alive: Date.now };
  const online = await openOnline({ data, root, ...common, ...options });
  const web = mkdtempSync(join(tmpdir(), 'hexfront-web-'));
  const answers = createAnswerCheck();
  const paths = ['GET /api/health'];
  const server = await createServer({
    webDirectory: web,
    version: 'test',
    online: async (one) => {
      one.addHook('onRoute', ({ method, url }) => void paths.push(`${String(method)} ${url}`));
      answers.check(one, await online.addTo(one));
    },
    trouble: online.trouble,
  });
  const base = await server.listen({ port: 0, host: '127.0.0.1' });
  const stop = async (keep = false): Promise<void> => {
    await server.close();
    await online.close();
    rmSync(web, { recursive: true, force: true });
    if (answers.faults.length > 0) throw new Error(`answers differ from their schemas: ${answers.faults.join('; ')}`);
    if (!keep) rmSync(data, { recursive: true, force: true });
  };
  return {
    base,
    data,
    online,
    server,
    paths: paths.filter((one) => !one.startsWith('HEAD ')),
    starts,
    stop,
    async restart() {
      await stop(true);
      return serveOnline(options, data);
    },
  };
}
