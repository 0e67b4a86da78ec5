import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { databaseFile } from '#server/online.ts';
import { SETUPS } from '../setups.ts';
import { type Answered, createAudit } from './audit.ts';
import { fileJournals, missingJobs } from './journals.ts';
import { bundledServer, type ServerProcess, startServer } from './process.ts';
import { isPlain, makeTables, Player, type Whereabouts } from './tables.ts';

/**
 * Kills a real server again and again while robots play at it, and looks after each kill whether all it had answered is
 * there, once, and whether everybody goes on.
 */

const POINTS = [
  'before-commit',
  'in-commit',
  'after-commit',
  'before-hint',
  'before-delivery',
  'between-deliveries',
  'job-begun',
  'job-done',
] as const;
/** A table that does not go on in this time is stuck. */
const STUCK_MS = 30_000;
/** A point that is not passed so often in this time is given up, and the server killed all the same. */
const POINT_MS = 3000;

export interface KillOptions {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  /** Most milliseconds of play before a kill at a random moment. */
  readonly play: number;
  /** Most milliseconds a robot thinks. */
  readonly think: number;
  readonly tell?: (text: string) => void;
}

export interface KillReport {
  readonly kills: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly lines: number;
  readonly views: number;
  readonly dice: number;
  readonly answered: number;
  readonly repeated: number;
  /** Milliseconds from the start of the process to its listening. */
  readonly starts: readonly number[];
  /** Milliseconds from listening to the first answered command, for each restart. */
  readonly first: readonly number[];
  /** Milliseconds from the start of the process to the first answered command, for each restart. */
  readonly back: readonly number[];
  /** Milliseconds from the start of the process to the first answered command of each table. */
  readonly each: readonly number[];
  /** Milliseconds of processor time the server had used when it listened, and when the first command was answered. */
  readonly work: { readonly start: readonly number[]; readonly back: readonly number[] };
}

export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

/**
 * Copies a data folder without the index of its log. The driver keeps the files of a closed connection open until its statements
 * are collected; while they are open, SQLite trusts the index, and a server that starts does not recover the log as after a power
 * cut: a commit it was killed in would be in the log and not in the database.
 */
const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('-shm') });

export async function kills({
  kills: wanted,
  tables,
  seed,
  play,
  think,
  tell = () => undefined,
}: KillOptions): Promise<KillReport> {
  const choose: Choose = seededChoice(seed);
  const made = mkdtempSync(join(tmpdir(), 'hexfront-made-'));
  const data = mkdtempSync(join(tmpdir(), 'hexfront-kills-'));
  const bundle = await bundledServer('test/server/online/kill/entry.ts', 'kills');
  const seated = await makeTables(made, tables, Object.values(SETUPS), { mixed: true });
  const plain = [...seated.keys()].filter(isPlain);
  copyFolder(made, data);
  rmSync(made, { recursive: true });
  const audit = createAudit();
  const counts: Record<string, number> = {};
  const [starts, first, each, back]: [number[], number[], number[], number[]] = [[], [], [], []];
  let unread: Answered[] = [];
  let answered = 0;
  let stopped = false;

  /** Resolved while the server listens. */
  let up: Promise<string> = Promise.resolve('');
  let listens: ((base: string) => void) | undefined;
  const goesDown = (): void => {
    // Promises already waiting stay the same.
    if (!listens) up = new Promise((resolve) => void (listens = resolve));
  };
  const comesUp = (base: string): void => {
    listens?.(base);
    listens = undefined;
  };
  goesDown();
  const work = { start: [] as number[], back: [] as number[] };
  let current: ServerProcess | undefined;
  let begun = Number.NaN;
  let since = Number.NaN;
  let waiting = new Set<number>();
  const whereabouts: Whereabouts = {
    up: () => up,
    stopped: () => stopped,
    heard: (one) => void (unread.push(one), answered++),
    moved(place) {
      if (!waiting.delete(place)) return;
      const now = performance.now();
      each.push(now - begun);
      if (waiting.size < plain.length - 1) return;
      first.push(now - since);
      back.push(now - begun);
      work.back.push(current?.used() ?? Number.NaN);
    },
    pause: () => choose(think + 1),
  };
  const players = seated.flatMap(({ id, logins }, place) => [
    ...logins.map((login, i) => new Player(id, login, place, seed + 10 * place + i, whereabouts)),
    ...(place % 8 === 0 ? [new Player(id, { cookie: '' }, place, 0, whereabouts)] : []),
  ]);

  async function start(killAt: string | undefined, everyTable = false): Promise<ServerProcess> {
    begun = performance.now();
    const server = startServer(bundle, {
      HEXFRONT_TEST_DATA: data,
      ...(killAt === undefined ? {} : { HEXFRONT_TEST_KILL: killAt }),
    });
    current = server;
    const base = await server.base.catch(() => undefined);
    if (base === undefined) return server;
    starts.push(performance.now() - begun);
    work.start.push(server.used() ?? Number.NaN);
    since = performance.now();
    waiting = new Set(everyTable ? seated.keys() : plain);
    comesUp(base);
    return server;
  }
  const kill = async (server: ServerProcess): Promise<void> => {
    server.process.kill('SIGKILL');
    await server.ended;
  };
  /** Until every table has gone on; false where the server ended first. */
  async function allGoOn(server: ServerProcess): Promise<boolean> {
    let ended = false;
    void server.ended.then(() => (ended = true));
    const end = performance.now() + STUCK_MS;
    while (waiting.size > 0 && !ended) {
      if (performance.now() > end) {
        audit.faults.push(`tables ${[...waiting].map((i) => seated[i]?.id).join(', ')} do not go on`);
        return false;
      }
      await wait(5);
    }
    return !ended;
  }
  async function look(last = false): Promise<void> {
    for (const { robot } of players) await robot.settled();
    const heard = unread;
    unread = [];
    const source = await fileJournals(databaseFile(data));
    await audit.read(source);
    if (last) audit.faults.push(...(await missingJobs(source)));
    await source.close();
    audit.answered(heard);
    for (const { robot } of players) {
      for (const text of robot.faults.splice(0)) audit.faults.push(`${robot.table}: ${text}`);
      if (robot.views.length === 0) continue;
      const { table, seq, view } = robot;
      audit.compare({ who: robot.side, table, watcher: robot.side, seq, view, open: robot.whole?.open === true });
    }
  }
  async function oneKill(no: number): Promise<void> {
    const named = no % 2 === 0;
    const point = named ? (POINTS[(no / 2) % POINTS.length] as string) : undefined;
    const atStart = !named && no % 10 === 9;
    const what = point ?? (atStart ? 'while it starts' : 'at a random moment');
    // A server with a point ends there by itself; the count makes it another moment each time.
    const server = await (async () => {
      if (!atStart) return start(point && `${point}:${1 + choose(tables * 2)}`);
      const early = startServer(bundle, { HEXFRONT_TEST_DATA: data });
      await wait(choose(400));
      return early;
    })();
    if (named) await Promise.race([server.ended, wait(POINT_MS)]);
    else if (!atStart && (await allGoOn(server))) await wait(choose(play));
    goesDown();
    await kill(server);
    counts[what] = (counts[what] ?? 0) + 1;
    if (/Error/.test(server.errors())) audit.faults.push(`the server complained: ${server.errors().slice(0, 500)}`);
    await look();
    tell(`kill ${no + 1} ${what}: ${audit.counts().lines} lines, ${answered} answers, ${audit.faults.length} faults`);
  }

  const running = players.map((one) => one.run());
  try {
    for (let no = 0; no < wanted && audit.faults.length === 0; no++) await oneKill(no);
    if (audit.faults.length === 0) {
      const last = await start(undefined, true);
      await allGoOn(last);
      stopped = true;
      await Promise.all(running);
      await kill(last);
      await look(true);
    }
  } finally {
    stopped = true;
    comesUp('');
    await Promise.allSettled(running);
    if (audit.faults.length === 0) rmSync(data, { recursive: true, force: true });
    else tell(`the data folder is kept: ${data}`);
  }
  const repeated = players.reduce((sum, one) => sum + one.repeated, 0);
  return {
    kills: counts,
    faults: audit.faults,
    ...audit.counts(),
    answered,
    repeated,
    starts,
    first,
    each,
    back,
    work,
  };
}
