import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFile } from '#server/online.ts';
import { bundledServer, startServer } from '#test/server/online/kill/process.ts';
import { makeTables } from '#test/server/online/kill/tables.ts';
import { newDatabase } from '#test/server/postgres.ts';
import { databaseClock, print, watchCommits } from './figures.ts';
import { load, type Plan } from './load.ts';

/** The load on one, two or more servers of one PostgreSQL database: what a command costs shows what is full first. */
export async function nodes(counts: readonly number[], tables: number, plan: Plan): Promise<void> {
  const bundle = await bundledServer('bench/online/server.ts', 'bench-nodes');
  const setup = { game: 'blitz', setup: readFileSync('src/games/blitz/data/breakthrough.scenario', 'utf8') };
  for (const count of counts) {
    const data = mkdtempSync(join(tmpdir(), 'hexfront-bench-'));
    const database = await newDatabase();
    const seated = await makeTables(data, tables, [setup], { shared: { database, key: keyFile(data) } });
    const started = Array.from({ length: count }, () =>
      startServer(bundle, { HEXFRONT_BENCH_DATA: data, HEXFRONT_BENCH_DATABASE: database }),
    );
    try {
      const bases = await Promise.all(started.map(({ base }) => base));
      print(`${count} server${count === 1 ? '' : 's'} on PostgreSQL`, '');
      const servers = started.map(({ process }) => process);
      await load(
        { bases, servers, database: await databaseClock(database), watch: () => watchCommits(database) },
        seated,
        plan,
      );
    } finally {
      for (const one of started) {
        one.process.kill('SIGKILL');
        await one.ended;
      }
      rmSync(data, { recursive: true, force: true });
    }
  }
}
