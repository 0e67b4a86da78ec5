import { mkdtempSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { keyFile, openOnline } from '#server/online.ts';
import { createServer } from '#server/page/serve.ts';

/**
 * The server as the benchmarks start it: the product's own parts in a process of its own. `HEXFRONT_BENCH_DATA` names the data folder,
 * `HEXFRONT_BENCH_PROFILE` a file for a profile of its processor time, `HEXFRONT_BENCH_DATABASE` a shared database. Answers every message
 * with how late its thread, and jobs that let computers think, were since the last one.
 */

const {
  HEXFRONT_BENCH_DATA: data = '',
  HEXFRONT_BENCH_PROFILE: profile,
  HEXFRONT_BENCH_DATABASE: database,
} = process.env;
const session = new Session();
if (profile !== undefined) {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
}
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
const jobs: number[] = [];
const online = await openOnline({
  data,
  ...(database === undefined ? {} : { database, key: keyFile(data) }),
  root: process.cwd(),
  build: () => 'bench',
  writer: new URL('./writer.mjs', import.meta.url),
  thinker: new URL('./thinker.mjs', import.meta.url),
  onJob: (kind, late) => void (kind === 'think' && jobs.push(late)),
  perAddress: 10_000,
});
const webDirectory = mkdtempSync(join(tmpdir(), 'hexfront-web-'));
const server = await createServer({ webDirectory, version: 'bench', online: online.addTo });
async function answer(): Promise<void> {
  if (profile !== undefined) writeFileSync(profile, JSON.stringify((await session.post('Profiler.stop')).profile));
  process.send?.({ lag: [50, 90, 99].map((part) => lag.percentile(part) / 1e6), jobs: jobs.splice(0) });
  lag.reset();
}
process.on('message', () => void answer());
process.send?.({ base: await server.listen({ port: 0, host: '127.0.0.1' }) });
