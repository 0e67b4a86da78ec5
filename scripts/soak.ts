// `npm run soak -- --minutes M`: clients that behave badly against the real server; descriptors and memory are watched.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askAndGo, isServed, sendRubbish, type Target } from '../test/server/abuse.ts';

const HELP = `Usage: npm run soak -- [options]

  --minutes M   how long (default 2)
  --help        show this

Needs /proc, so Linux. The server must be built: npm run build.`;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes takes a number, not '${values.minutes}'`);
  process.exit(2);
}

/** Descriptors and megabytes a server may have more at the end than after the first round. */
const MOST_DESCRIPTORS = 10;
const MOST_MEGABYTES = 150;
/** Rounds until caches are filled and the heap has its size. */
const WARM_UP = 8;

const root = join(import.meta.dirname, '..');
const server = spawn(process.execPath, [join(root, 'dist', 'server.mjs'), '--port=0'], { cwd: root });
const { pid } = server;
const port = await new Promise<number>((found, failed) => {
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const ready = /http:\/\/localhost:(\d+)/.exec(said);
    if (ready) found(Number(ready[1]));
  });
  server.stderr.pipe(process.stderr);
  server.once('exit', () => failed(new Error('the server did not start')));
});

/** The largest file of the page. */
const assets = join(root, 'dist', 'web', 'assets');
const largest = readdirSync(assets)
  .map((name) => ({ name, size: readFileSync(join(assets, name)).length }))
  .sort((a, b) => b.size - a.size)[0];
const target: Target = { port, path: `/assets/${largest?.name ?? ''}` };

const descriptors = (): number => readdirSync(`/proc/${pid}/fd`).length;
const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const until = performance.now() + minutes * 60_000;
let first: { readonly fds: number; readonly mb: number } | undefined;
let worst = '';
for (let round = 1; performance.now() < until && worst === ''; round++) {
  await Promise.all([
    askAndGo(target, 40, 400, 200),
    askAndGo(target, 60, 8, 400),
    askAndGo(target, 30, 1, 300),
    sendRubbish(target, 40, 100),
  ]);
  await wait(500);
  const [fds, mb, served] = [descriptors(), megabytes(), await isServed(target)];
  console.log(`round ${round}: ${fds} descriptors, ${mb.toFixed(0)} MB, ${served ? 'served' : 'NOT SERVED'}`);
  if (round === WARM_UP) first = { fds, mb };
  if (!served) worst = 'an honest client is not served';
  if (first && fds > first.fds + MOST_DESCRIPTORS) worst = `descriptors grew from ${first.fds} to ${fds}`;
  if (first && mb > first.mb + MOST_MEGABYTES) worst = `memory grew from ${first.mb.toFixed(0)} to ${mb.toFixed(0)} MB`;
}
server.removeAllListeners('exit');
server.kill('SIGTERM');
console.log(worst === '' ? 'held' : `failed: ${worst}`);
process.exitCode = worst === '' ? 0 : 1;
