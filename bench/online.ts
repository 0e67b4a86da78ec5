import { type ChildProcess, execFileSync } from 'node:child_process';
import { closeSync, fsync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import WebSocket from 'ws';
import { seededChoice } from '#core/dice.ts';
import { commitmentOf } from '#core/sealed-dice.ts';
import type { Answer, FromServer } from '#protocol/messages.ts';
import { createJournal } from '#server/journal/journal.ts';
import { databaseFile, openOnline } from '#server/online.ts';
import { connect } from '#server/store/connection.ts';
import { openStore } from '#server/store/store.ts';
import type { Job } from '#server/store/writer.ts';
import { stateOf } from '#server/tables/window.ts';
import { bundledServer, startServer } from '../test/server/online/kill/process.ts';
import { makeTables } from '../test/server/online/kill/tables.ts';
import { newKey, Robot, RULES } from '../test/server/online/robot.ts';

/**
 * The server of online tables, measured from a second process: what players wait for, and what the disk and the database do in
 * the same run.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [tables, rate, seconds] = [values.tables, values.rate, values.seconds].map(Number) as [number, number, number];

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const quantile = (all: readonly number[], part: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? Number.NaN;
const spread = (all: readonly number[]): string => [0.5, 0.9, 0.99].map((part) => ms(quantile(all, part))).join(' / ');
const say = (what: string, figure: string): void => console.log(`${what.padEnd(62)} ${figure}`);

const megabytes = ({ pid = 0 }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
/** Seconds of processor time a process has used. */
const processorSeconds = ({ pid = 0 }: ChildProcess): number => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13).map(Number) as [number, number];
  return (user + system) / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
};

/** Flushes small writes as the database does, for as long as something else is measured. */
function watchDisk(folder: string): { readonly times: number[]; stop(): Promise<void> } {
  const file = openSync(join(folder, 'fsync'), 'w');
  const flush = promisify(fsync);
  const times: number[] = [];
  let on = true;
  const done = (async () => {
    while (on) {
      writeSync(file, Buffer.alloc(4096), 0, 4096, 0);
      const since = performance.now();
      await flush(file);
      times.push(performance.now() - since);
      await wait(20);
    }
    closeSync(file);
  })();
  return {
    times,
    async stop() {
      on = false;
      await done;
    },
  };
}

async function onlooker(base: string, table: string, after?: number) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const one = { socket, seq: -1, faults: 0 };
  const first = new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as FromServer;
      if (message.is === 'whole') one.seq = message.whole.seq;
      else if (message.is === 'lines')
        for (const { seq } of message.lines) {
          if (one.seq >= 0 && seq !== one.seq + 1) one.faults++;
          one.seq = seq;
        }
      else return;
      resolve();
    }),
  );
  const since = performance.now();
  socket.send(
    JSON.stringify({ is: 'sit', v: 1, table, rules: await RULES, ...(after === undefined ? {} : { after }) }),
  );
  await first;
  return { ...one, one, ms: performance.now() - since };
}

/** Plays a long game within this process, without sockets. */
async function longGame(
  data: string,
  id: string,
  turns: number,
): Promise<{ readonly played: number; readonly turn: number }> {
  const online = await openOnline({ data, root: process.cwd(), build: 'bench' });
  const live = await online.tables.open(id);
  if (!live) throw new Error('no table');
  const { game } = live.opened;
  const choose = seededChoice(4);
  for (const side of game.sides) await live.commitShare(side, commitmentOf(id, side, '1'.repeat(64)));
  for (const side of game.sides) await live.showShare(side, '1'.repeat(64));
  for (let refused = 0; refused < 100 && live.standing.phase === 'running' && live.card().turn <= turns; ) {
    const state = stateOf(live.standing.stretch);
    const side = game.decides(state) as string;
    const command = game.sample(game.view(state, side), choose) as { readonly do?: string };
    // Resignations and draws would shorten the game.
    if (command.do === 'resign' || command.do === 'offerDraw') continue;
    const { decision } = live.standing.progress;
    const answer: Answer = await live.act(
      side,
      { is: 'give', key: newKey(), decision, commands: [command] },
      Date.now(),
    );
    if (!answer.ok) refused++;
  }
  const { played, turn } = live.card();
  await online.close();
  return { played, turn };
}

/** Durable appends a second through the store, and what the database does alone with the same statements. */
async function appends(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-bench-'));
  const COUNT = 8000;
  const AT_ONCE = 200;
  const body = { is: 'answer', offer: 1, yes: true, side: 'x'.repeat(180) } as const;
  const stand = { played: 0, decision: 0, undoPoint: 0 };
  const store = await openStore({ file: join(folder, 'store.db'), thread: new URL('./writer.mjs', import.meta.url) });
  const jobs: Job[] = [];
  const journal = createJournal({ ...store, write: async (job) => (jobs.push(job), { ok: true }) });
  const row = {
    family: 'x',
    rules: 1,
    setup: '',
    title: '',
    scenario: null,
    owner: '',
    wanted: null,
    terms: '',
    visible: '',
    phase: '',
    head: 0,
    played: 0,
    turn: 0,
    decides: null,
    progress: '',
    outcome: null,
    rematch: null,
    made: 0,
    moved: 0,
  };
  const games = Array.from({ length: 100 }, (_, i) => ({ ...row, id: `game ${i}` }));
  for (let i = 0; i < COUNT; i++) {
    const game = games[i % games.length] as (typeof games)[number];
    await journal.append({ id: game.id, head: Math.floor(i / games.length) }, [{ at: i, stand, body, key: newKey() }], {
      played: 0,
      moved: i,
    });
  }
  const insert = store.db.insertInto('game').values(games).compile();
  const first = [{ sql: insert.sql, parameters: insert.parameters }];
  await store.write(first);
  const through = async (): Promise<number> => {
    const since = performance.now();
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let i = next++; i < jobs.length; i = next++)
        if (!(await store.write(jobs[i] as Job)).ok) throw new Error('not stored');
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return (COUNT * 1000) / (performance.now() - since);
  };
  const alone = (): number => {
    const database = connect(join(folder, 'alone.db'));
    const since = performance.now();
    for (let i = 0; i < jobs.length; i += AT_ONCE) {
      database.exec('begin immediate');
      for (const job of jobs.slice(i, i + AT_ONCE))
        for (const { sql, parameters } of job) database.prepare(sql).run(...parameters);
      database.exec('commit');
    }
    const took = performance.now() - since;
    database.close();
    return (COUNT * 1000) / took;
  };
  const other = await openStore({ file: join(folder, 'alone.db') });
  await other.write(first);
  await other.close();
  const bare = alone();
  const ours = await through();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  say(
    `durable appends a second, ${AT_ONCE} waiting: store / libsql alone`,
    `${ours.toFixed(0)} / ${bare.toFixed(0)} (${((100 * ours) / bare).toFixed(0)} %)`,
  );
}

async function load(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'hexfront-bench-'));
  const bundle = await bundledServer('test/server/online/kill/entry.ts', 'bench-online');
  const [long, ...seated] = await makeTables(data, tables + 1, [
    { game: 'blitz', setup: readFileSync('src/games/blitz/data/breakthrough.scenario', 'utf8') },
  ]);
  if (!long) throw new Error('no tables');
  const { played, turn } = await longGame(data, long.id, 40);
  const server = startServer(bundle, { HEXFRONT_TEST_DATA: data });
  const base = await server.base;

  const cold = await onlooker(base, long.id);
  const warm: number[] = [];
  const missed: number[] = [];
  for (let i = 0; i < 20; i++) {
    const one = await onlooker(base, long.id);
    warm.push(one.ms);
    one.socket.close();
  }
  say(`open a game of ${played} commands (turn ${turn}), cold, ms to its view`, ms(cold.ms));
  say('the same, open already, ms p50 / p90 / p99', spread(warm));

  const before = megabytes(server.process);
  const robots = seated.map(({ id, logins }, i) => logins.map((login, k) => new Robot(base, login, id, 2 * i + k)));
  for (const pair of robots) await Promise.all(pair.map((one) => one.connect()));
  const watching: Awaited<ReturnType<typeof onlooker>>[] = [];
  for (let i = 0; i < tables / 2; i++) watching.push(await onlooker(base, seated[i]?.id ?? ''));
  for (const pair of robots)
    for (const one of pair)
      await one.until(() => Object.keys(one.shares).length === 2 && one.stand !== undefined, 120_000);
  const opened = megabytes(server.process);

  const times: number[] = [];
  const sizes: number[] = [];
  const sent = new Map<string, number>();
  let trouble = 0;
  for (const pair of robots)
    for (const [i, one] of pair.entries()) {
      const id = one.table;
      one.onFrame = (text) => {
        if (!text.startsWith('{"is":"lines"')) return;
        sizes.push(text.length);
        const since = sent.get(`${id} ${i}`);
        if (since === undefined) return;
        sent.delete(`${id} ${i}`);
        times.push(performance.now() - since);
      };
    }
  const disk = watchDisk(data);
  const cpu = processorSeconds(server.process);
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
      const mover = pair[i] as Robot;
      busy.add(at);
      given++;
      const give = mover.pick();
      sent.set(`${mover.table} ${1 - i}`, performance.now());
      void mover.give(give).then((answer) => {
        busy.delete(at);
        if (!answer?.ok) {
          trouble++;
          sent.delete(`${mover.table} ${1 - i}`);
        }
      });
    }
    await wait(2);
  }
  const took = (performance.now() - since) / 1000;
  await disk.stop();
  for (let tries = 0; busy.size > 0 && tries < 100; tries++) await wait(50);
  const used = processorSeconds(server.process) - cpu;
  const faults =
    robots.flat().reduce((sum, one) => sum + one.faults.length, 0) +
    watching.reduce((sum, { one }) => sum + one.faults, 0);
  for (let i = 0; i < 20; i++) {
    const table = seated.find((_, at) => (robots[at]?.[0]?.seq ?? 0) >= 55);
    if (!table) break;
    const head = robots[seated.indexOf(table)]?.[0]?.seq ?? 0;
    const one = await onlooker(base, table.id, head - 50);
    missed.push(one.ms);
    one.socket.close();
  }
  say(`${tables} tables, ${2 * tables + watching.length} sockets; commands given a second`, (given / took).toFixed(0));
  say('command to its opponent’s event, ms p50 / p90 / p99', spread(times));
  say('the disk’s own fsync in the same seconds, ms p50 / p90 / p99', spread(disk.times));
  say('gaps, wrong order, wrong views; commands not taken', `${faults}; ${trouble}`);
  say(
    'processor of the server',
    `${((100 * used) / took).toFixed(0)} % of a core, ${((1000 * used) / given).toFixed(2)} ms a command`,
  );
  say(
    'memory: server with no table, all tables open, after the run, MB',
    [before, opened, megabytes(server.process)].map(ms).join(' / '),
  );
  say('memory a table with its sockets, kB', (((opened - before) * 1024) / tables).toFixed(0));
  say('bytes a command and seat, p50 / p90 / p99', [0.5, 0.9, 0.99].map((part) => quantile(sizes, part)).join(' / '));
  if (missed.length > 0) say('resume after 50 missed lines, ms p50 / p90 / p99', spread(missed));
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(databaseFile(data), { force: true });
  rmSync(data, { recursive: true, force: true });
}

if (values.help) console.log('Usage: npm run bench -- --only online [--tables 1000] [--rate 200] [--seconds 30]');
else {
  say('load of the machine at the beginning', ms(loadavg()[0] ?? 0));
  await bundledServer('test/server/online/kill/entry.ts', 'bench');
  await appends();
  await load();
  say('load of the machine at the end', ms(loadavg()[0] ?? 0));
  process.exit(0);
}
