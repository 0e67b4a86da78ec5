import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keyFile } from '#server/online.ts';
import { bundledServer, startServer } from '#test/server/online/kill/process.ts';
import { makeTables } from '#test/server/online/kill/tables.ts';
import { Robot } from '#test/server/online/robot.ts';
import { newDatabase } from '#test/server/postgres.ts';
import { print, spread } from './figures.ts';

/** Pause of a player before each command, so that a thread is free when the computer has to decide. */
const PAUSE_MS = 200;

/** Games against the computer: how long after the decision it begins to think, with the file and with PostgreSQL. */
export async function computers({
  tables,
  seconds,
}: {
  readonly tables: number;
  readonly seconds: number;
}): Promise<void> {
  const bundle = await bundledServer('bench/online/server.ts', 'bench-computers');
  const setup = { game: 'gamex', setup: readFileSync('src/games/gamex/data/duel.situation', 'utf8') };
  for (const store of ['file', 'PostgreSQL'] as const) {
    const data = mkdtempSync(join(tmpdir(), 'hexfront-bench-'));
    const database = store === 'file' ? undefined : await newDatabase();
    const shared = database === undefined ? {} : { database, key: keyFile(data) };
    const seated = await makeTables(data, tables, [setup], { shared, computer: 'greedy' });
    const {
      process: server,
      base,
      ended,
    } = startServer(bundle, {
      HEXFRONT_BENCH_DATA: data,
      ...(database === undefined ? {} : { HEXFRONT_BENCH_DATABASE: database }),
    });
    const address = await base;
    let stopped = false;
    const waits: number[] = [];
    const play = async (robot: Robot): Promise<void> => {
      await robot.connect();
      while (!stopped && !robot.over) {
        await robot.until(() => robot.decides() || robot.over || stopped, 60_000);
        if (!robot.decides()) continue;
        await wait(PAUSE_MS);
        if ((await robot.give())?.ok !== true || robot.decides() || robot.over) continue;
        const [since, { seq }] = [performance.now(), robot];
        await robot.until(() => robot.seq > seq || robot.over, 60_000);
        waits.push(performance.now() - since);
      }
    };
    const robots = seated.map(({ id, logins: [login] }, i) => new Robot(address, login ?? { cookie: '' }, id, i));
    const running = robots.map(play);
    const begun = async (): Promise<readonly number[]> => {
      const answer = once(server, 'message');
      server.send('jobs');
      const [{ jobs }] = (await answer) as [{ readonly jobs: readonly number[] }];
      return jobs;
    };
    for (const robot of robots) await robot.until(() => robot.decides() || robot.over);
    // The first decisions have waited for the server to start.
    await begun();
    await wait(seconds * 1000);
    stopped = true;
    await Promise.all(running);
    const jobs = await begun();
    print(`computers at ${tables} tables, ${store}: decisions`, String(jobs.length));
    print('from the decision until the computer begins, ms p50 / p90 / p99', spread(jobs));
    print('from the answer to a command until the computer’s first command, ms', spread(waits));
    for (const robot of robots) robot.cut();
    server.kill('SIGKILL');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}
