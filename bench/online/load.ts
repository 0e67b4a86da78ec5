import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { seededChoice } from '#core/dice.ts';
import type { Seated } from '#test/server/online/kill/tables.ts';
import { Robot } from '#test/server/online/robot.ts';
import { megabytes, ms, print, processorSeconds, quantile, spread, watchDisk } from './figures.ts';
import { type Onlooker, onlooker } from './openings.ts';

export interface Plan {
  /** Commands a second, of all tables together. */
  readonly rate: number;
  readonly seconds: number;
}

const lagOf = async (server: ChildProcess): Promise<readonly number[]> => {
  const answer = once(server, 'message');
  server.send('lag');
  const [{ lag }] = (await answer) as [{ readonly lag: readonly number[] }];
  return lag;
};

/** Plays at all tables at once, from this process: what players wait for. */
export async function load(
  base: string,
  server: ChildProcess,
  data: string,
  seated: readonly Seated[],
  { rate, seconds }: Plan,
): Promise<void> {
  const before = megabytes(server);
  const robots = seated.map(({ id, logins }, i) => logins.map((login, k) => new Robot(base, login, id, 2 * i + k)));
  for (const pair of robots) await Promise.all(pair.map((one) => one.connect()));
  const watching: Onlooker[] = [];
  for (const { id } of seated.slice(0, seated.length / 2)) watching.push(await onlooker(base, id));
  for (const pair of robots)
    for (const one of pair)
      await one.until(() => Object.keys(one.shares).length === 2 && one.stand !== undefined, 120_000);
  const opened = megabytes(server);

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
  await lagOf(server);
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  const disk = watchDisk(data);
  const cpu = processorSeconds(server);
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
  await disk.stop();
  own.disable();
  const late = await lagOf(server);
  for (let tries = 0; busy.size > 0 && tries < 100; tries++) await wait(50);
  const used = processorSeconds(server) - cpu;
  const faults =
    robots.flat().reduce((sum, one) => sum + one.faults.length, 0) +
    watching.reduce((sum, { counts }) => sum + counts.faults, 0);

  print(
    `${seated.length} tables, ${2 * seated.length + watching.length} sockets; commands given a second`,
    (given / took).toFixed(0),
  );
  print('command to its opponent’s event, ms p50 / p90 / p99', spread(times));
  print('the disk’s own fsync in the same seconds, ms p50 / p90 / p99', spread(disk.times));
  print('how late the server’s thread was, ms p50 / p90 / p99', late.map(ms).join(' / '));
  print('the same of the process that plays', [50, 90, 99].map((part) => ms(own.percentile(part) / 1e6)).join(' / '));
  print('gaps, wrong order, wrong views; commands not taken', `${faults}; ${trouble}`);
  print(
    'processor of the server',
    `${((100 * used) / took).toFixed(0)} % of a core, ${((1000 * used) / given).toFixed(2)} ms a command`,
  );
  print(
    'memory: server before, all tables open, after the run, MB',
    [before, opened, megabytes(server)].map(ms).join(' / '),
  );
  print(
    'memory a table with its sockets: open, after the run, kB',
    [opened, megabytes(server)].map((now) => ms(((now - before) * 1024) / seated.length)).join(' / '),
  );
  print('bytes a command and seat, p50 / p90 / p99', [0.5, 0.9, 0.99].map((part) => quantile(sizes, part)).join(' / '));

  for (const one of robots.flat()) one.cut();
  for (const { socket } of watching) socket.terminate();
}
