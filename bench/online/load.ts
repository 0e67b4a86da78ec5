import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { seededChoice } from '#core/dice/dice.ts';
import type { Seated } from '#test/server/online/kill/tables.ts';
import { Robot } from '#test/server/online/robot.ts';
import { megabytes, ms, print, processorSeconds, quantile, spread, type Watch } from './figures.ts';
import { type Onlooker, onlooker } from './openings.ts';

export interface Plan {
  /** Commands a second, of all tables together. */
  readonly rate: number;
  readonly seconds: number;
}

/** Servers that are played at, and what their work is measured beside. */
export interface Loaded {
  readonly bases: readonly string[];
  readonly servers: readonly ChildProcess[];
  /** Seconds of processor time of a database that is no part of the servers. */
  readonly database?: () => number;
  readonly watch: () => Promise<Watch> | Watch;
}

const lagOf = async (server: ChildProcess): Promise<readonly number[]> => {
  const answer = once(server, 'message');
  server.send('lag');
  const [{ lag }] = (await answer) as [{ readonly lag: readonly number[] }];
  return lag;
};

/** Plays at all tables at once, from this process: what players wait for. */
export async function load(
  { bases, servers, database, watch }: Loaded,
  seated: readonly Seated[],
  { rate, seconds }: Plan,
): Promise<void> {
  const memory = (): number => servers.reduce((sum, one) => sum + megabytes(one), 0);
  const processor = (): number => servers.reduce((sum, one) => sum + processorSeconds(one), 0);
  const lags = (): Promise<readonly (readonly number[])[]> => Promise.all(servers.map(lagOf));
  // The two players of a table are at two servers, where there are two.
  const baseOf = (n: number): string => bases[n % bases.length] as string;
  const before = memory();
  const robots = seated.map(({ id, logins }, i) =>
    logins.map((login, k) => new Robot(baseOf(i + k), login, id, 2 * i + k)),
  );
  for (const pair of robots) await Promise.all(pair.map((one) => one.connect()));
  const watching: Onlooker[] = [];
  for (const [i, { id }] of seated.slice(0, seated.length / 2).entries()) watching.push(await onlooker(baseOf(i), id));
  for (const pair of robots)
    for (const one of pair)
      await one.until(() => Object.keys(one.shares).length === 2 && one.stand !== undefined, 120_000);
  const opened = memory();

  const times: number[] = [];
  const sizes: number[] = [];
  const sent = new Map<Robot, number>();
  let trouble = 0;
  for (const one of robots.flat())
    one.onFrame = (text) => {
      if (!text.startsWith('{"is":"lines"')) return;
      sizes.push(text.length);
      const since = sent.get(one);
      if (since === undefined) return;
      sent.delete(one);
      times.push(performance.now() - since);
    };
  await lags();
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  const beside = await watch();
  const cpu = processor();
  const cpuOfDatabase = database?.() ?? 0;
  const cpuHere = process.cpuUsage();
  const choose = seededChoice(9);
  const busy = new Set<number>();
  const since = performance.now();
  let given = 0;
  while (performance.now() - since < seconds * 1000) {
    const due = ((performance.now() - since) / 1000) * rate;
    for (let tries = 0; given < due && tries < 200; tries++) {
      const at = choose(robots.length);
      const pair = robots[at] as Robot[];
      const i = pair.findIndex((one) => one.decides());
      if (busy.has(at) || i < 0) continue;
      const [mover, other] = [pair[i], pair[1 - i]] as [Robot, Robot];
      busy.add(at);
      given++;
      const give = mover.pick();
      sent.set(other, performance.now());
      void mover.give(give).then((answer) => {
        busy.delete(at);
        if (answer?.ok) return;
        trouble++;
        sent.delete(other);
      });
    }
    await wait(2);
  }
  const took = (performance.now() - since) / 1000;
  await beside.stop();
  own.disable();
  const late = (await lags()).reduce((worst, one) => worst.map((value, i) => Math.max(value, one[i] ?? 0)));
  for (let tries = 0; busy.size > 0 && tries < 100; tries++) await wait(50);
  const used = processor() - cpu;
  const usedByDatabase = (database?.() ?? 0) - cpuOfDatabase;
  const here = process.cpuUsage(cpuHere);
  const faults =
    robots.flat().reduce((sum, one) => sum + one.faults.length, 0) +
    watching.reduce((sum, { counts }) => sum + counts.faults, 0);

  print(
    `${seated.length} tables, ${2 * seated.length + watching.length} sockets; commands given a second`,
    (given / took).toFixed(0),
  );
  print('command to its opponent’s event, ms p50 / p90 / p99', spread(times));
  print(`${beside.what}, ms p50 / p90 / p99`, spread(beside.times));
  print('how late the server’s thread was, ms p50 / p90 / p99', late.map(ms).join(' / '));
  print('the same of the process that plays', [50, 90, 99].map((part) => ms(own.percentile(part) / 1e6)).join(' / '));
  print('gaps, wrong order, wrong views; commands not taken', `${faults}; ${trouble}`);
  print(
    bases.length === 1 ? 'processor of the server' : `processor of ${bases.length} servers together`,
    `${((100 * used) / took).toFixed(0)} % of a core, ${((1000 * used) / given).toFixed(2)} ms a command`,
  );
  if (database)
    print(
      'processor of the database',
      `${((100 * usedByDatabase) / took).toFixed(0)} % of a core, ${((1000 * usedByDatabase) / given).toFixed(2)} ms a command`,
    );
  print('processor of the process that plays', `${((here.user + here.system) / 1e4 / took).toFixed(0)} % of a core`);
  print('memory: server before, all tables open, after the run, MB', [before, opened, memory()].map(ms).join(' / '));
  print(
    'memory a table with its sockets: open, after the run, kB',
    [opened, memory()].map((now) => ms(((now - before) * 1024) / seated.length)).join(' / '),
  );
  print('bytes a command and seat, p50 / p90 / p99', [0.5, 0.9, 0.99].map((part) => quantile(sizes, part)).join(' / '));

  for (const one of robots.flat()) one.cut();
  for (const { socket } of watching) socket.terminate();
}
