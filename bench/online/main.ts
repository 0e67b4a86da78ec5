import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundledServer, startServer } from '#test/server/online/kill/process.ts';
import { makeTables } from '#test/server/online/kill/tables.ts';
import { appends } from './appends.ts';
import { computers } from './computers.ts';
import { ms, print, watchDisk } from './figures.ts';
import { load } from './load.ts';
import { nodes } from './nodes.ts';
import { longGames, openings } from './openings.ts';

/**
 * The server of online tables, measured from a second process: what players wait for, and what the disk, the database and a peer do
 * in the same run.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    parts: { type: 'string' },
    /** Numbers of servers on one PostgreSQL database. */
    nodes: { type: 'string' },
    /** Folder of the data: another disk. */
    folder: { type: 'string', default: tmpdir() },
    /** File for a profile of the server's processor time. */
    profile: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [tables, rate, seconds] = [values.tables, values.rate, values.seconds].map(Number) as [number, number, number];
const counts = values.nodes?.split(',').map(Number) ?? [];
const parts = (values.parts ?? (counts.length > 0 ? 'nodes' : 'appends,openings,load,peer')).split(',');
const LONG_TURNS = 40;
const COPIES = 20;

async function server(): Promise<void> {
  const data = mkdtempSync(join(values.folder, 'hexfront-bench-'));
  const bundle = await bundledServer('bench/online/server.ts', 'bench-online');
  const scenario = (name: string) => ({
    game: 'blitz',
    setup: readFileSync(`src/games/blitz/data/${name}.scenario`, 'utf8'),
  });
  const [long] = await makeTables(data, 1, [scenario('tournament')]);
  const seated = parts.includes('load') ? await makeTables(data, tables, [scenario('breakthrough')]) : [];
  const game = parts.includes('openings') && long && (await longGames(data, long.id, LONG_TURNS, COPIES));
  const { profile } = values;
  const {
    process: child,
    base,
    ended,
  } = startServer(bundle, {
    HEXFRONT_BENCH_DATA: data,
    ...(profile === undefined ? {} : { HEXFRONT_BENCH_PROFILE: profile }),
  });
  const address = await base;
  if (game) await openings(address, { id: long.id, ...game });
  if (seated.length > 0)
    await load({ bases: [address], servers: [child], watch: () => watchDisk(data) }, seated, { rate, seconds });
  child.kill('SIGKILL');
  await ended;
  rmSync(data, { recursive: true, force: true });
}

if (counts.some((count) => !(Number.isInteger(count) && count > 0))) {
  console.error('--nodes takes whole numbers, such as 1,2,4');
  process.exit(2);
}
if (values.help)
  console.log(
    'Usage: npm run bench -- --only online [--tables 1000] [--rate 200] [--seconds 30] [--parts appends,openings,load,peer,nodes,computers] [--nodes 1,2,4] [--folder DIR] [--profile FILE]',
  );
else {
  print('load of the machine at the beginning', ms(loadavg()[0] ?? 0));
  const bundle = await bundledServer('bench/online/server.ts', 'bench-online');
  if (parts.includes('appends')) await appends(pathToFileURL(join(dirname(bundle), 'writer.mjs')));
  if (parts.includes('openings') || parts.includes('load')) await server();
  if (parts.includes('nodes')) await nodes(counts.length > 0 ? counts : [2], tables, { rate, seconds });
  if (parts.includes('computers')) await computers({ tables: Math.min(tables, 20), seconds });
  if (parts.includes('peer'))
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, 'peer.cjs'), values.tables, values.rate, values.seconds],
      { stdio: 'inherit' },
    );
  print('load of the machine at the end', ms(loadavg()[0] ?? 0));
  process.exit(0);
}
