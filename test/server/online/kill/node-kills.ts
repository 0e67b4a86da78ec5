import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { keyFile } from '#server/online.ts';
import { newDatabase } from '#test/server/postgres.ts';
import { SETUPS } from '../setups.ts';
import { type Answered, createAudit } from './audit.ts';
import { missingJobs, sharedJournals } from './journals.ts';
import type { KillOptions } from './kills.ts';
import { bundledServer, type ServerProcess, startServer } from './process.ts';
import { makeTables, Player, type Whereabouts } from './tables.ts';

/**
 * Two servers and a worker on one PostgreSQL database, one of which is killed again and again while robots play through both:
 * after each kill, and while the others go on, the journals are read and compared with what was answered and shown.
 */

const SERVER_POINTS = [
  'before-commit',
  'in-commit',
  'commit-sent',
  'after-commit',
  'before-hint',
  'before-delivery',
  'between-deliveries',
  'job-begun',
  'job-done',
] as const;
const WORKER_POINTS = ['job-begun', 'before-commit', 'in-commit', 'commit-sent', 'after-commit', 'job-done'] as const;
/** A point that is not passed so often in this time is given up, and the process killed all the same. */
const POINT_MS = 2000;
/** The first answer at the other server is waited for so long. */
const FIRST_MS = 5000;
/** A table that does not go on in this time is stuck; a job of a process that died may wait for its lease. */
const STUCK_MS = 60_000;

/** A machine so busy that its database gives no connection for ten seconds. */
const SLOW = /timeout exceeded when trying to connect/;

interface Role {
  readonly name: string;
  readonly points: readonly string[];
  process?: ServerProcess;
  base?: string | undefined;
  /** Point at which the process ends by itself. */
  point?: string | undefined;
  killed: number;
}

export interface NodeKillReport {
  readonly kills: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly lines: number;
  readonly views: number;
  readonly dice: number;
  readonly answered: number;
  readonly repeated: number;
  /** Milliseconds from the kill of a server to the first answer to a player who was there. */
  readonly first: readonly number[];
  /** Milliseconds to the first answer to each player who had a command to give. */
  readonly each: readonly number[];
}

export async function nodeKills({
  kills: wanted,
  tables,
  seed,
  play,
  think,
  tell = () => undefined,
}: KillOptions): Promise<NodeKillReport> {
  const choose: Choose = seededChoice(seed);
  const data = mkdtempSync(join(tmpdir(), 'hexfront-nodes-'));
  const database = await newDatabase();
  const bundle = await bundledServer('test/server/online/kill/entry.ts', 'node-kills');
  const shared = { database, key: keyFile(data) };
  const seated = await makeTables(data, tables, Object.values(SETUPS), { shared, mixed: true });
  const audit = createAudit();
  const counts: Record<string, number> = {};
  const [first, each]: [number[], number[]] = [[], []];
  let unread: Answered[] = [];
  let answered = 0;
  let stopped = false;
  /** Tables that have not gone on since they were last waited for. */
  let waiting = new Set<number>();

  const servers: readonly [Role, Role] = [
    { name: 'first server', points: SERVER_POINTS, killed: 0 },
    { name: 'second server', points: SERVER_POINTS, killed: 0 },
  ];
  const worker: Role = { name: 'worker', points: WORKER_POINTS, killed: 0 };
  const roles = [...servers, worker];
  const ups: (() => void)[] = [];
  /** Players who were at a server when it was killed, and when that was. */
  let struck = new Map<Player, number>();
  let counted = true;

  const players: Player[] = [];
  const own = (seat: number): Role => servers[seat % 2] as Role;
  const whereabouts: Whereabouts = {
    async up(seat) {
      for (;;) {
        const base = own(seat).base ?? servers.find((one) => one.base !== undefined)?.base;
        if (base !== undefined || stopped) return base ?? '';
        await new Promise<void>((resolve) => ups.push(resolve));
      }
    },
    moves: (seat, base) => own(seat).base !== undefined && own(seat).base !== base && choose(20) === 0,
    stopped: () => stopped,
    heard(one, player) {
      unread.push(one);
      answered++;
      const since = struck.get(player);
      if (since === undefined) return;
      struck.delete(player);
      const ms = performance.now() - since;
      each.push(ms);
      if (counted) first.push(ms);
      counted = false;
    },
    moved: (place) => void waiting.delete(place),
    pause: () => choose(think + 1),
  };
  for (const [place, { id, logins }] of seated.entries()) {
    for (const [i, login] of logins.entries())
      players.push(new Player(id, login, place, seed + 10 * place + i, whereabouts, i));
    if (place % 4 === 0) players.push(new Player(id, { cookie: '' }, place, 0, whereabouts, place / 4));
  }

  const hasEnded = ({ process }: Role): boolean =>
    process !== undefined && (process.process.exitCode !== null || process.process.signalCode !== null);
  async function start(role: Role, point: string | undefined): Promise<void> {
    const made = startServer(bundle, {
      HEXFRONT_TEST_DATA: data,
      HEXFRONT_TEST_DATABASE: database,
      HEXFRONT_TEST_ROLE: role === worker ? 'work' : 'serve',
      ...(point === undefined ? {} : { HEXFRONT_TEST_KILL: `${point}:${1 + choose(tables)}` }),
    });
    role.process = made;
    role.point = point;
    void made.ended.then(() => {
      const { base } = role;
      role.base = undefined;
      if (base === undefined || base === '' || stopped) return;
      const now = performance.now();
      // With no server left there is none to go on at.
      const left = servers.some((one) => one.base !== undefined);
      struck = new Map(
        left ? players.filter(({ robot, acts }) => robot.base === base && acts).map((one) => [one, now]) : [],
      );
      counted = left;
    });
    const base = await made.base.catch(() => undefined);
    if (base === undefined && point === undefined && role.process === made && !made.process.killed && !stopped) {
      // Started again, as a service would be; anything but a machine too busy to start it is a fault.
      if (!SLOW.test(made.errors()))
        audit.faults.push(`the ${role.name} did not start: ${made.errors().slice(0, 800)}`);
      return start(role, undefined);
    }
    if (base === undefined || role.process !== made) return undefined;
    role.base = base === '' ? undefined : base;
    for (const wake of ups.splice(0)) wake();
    return undefined;
  }
  async function kill(role: Role): Promise<void> {
    role.process?.process.kill('SIGKILL');
    await role.process?.ended;
    const errors = role.process?.errors() ?? '';
    if (/Error/.test(errors) && !SLOW.test(errors))
      audit.faults.push(`the ${role.name} complained: ${errors.slice(0, 800)}`);
  }
  async function allGoOn(): Promise<void> {
    waiting = new Set(seated.keys());
    const end = performance.now() + STUCK_MS;
    while (waiting.size > 0 && performance.now() < end) await wait(10);
    if (waiting.size > 0) audit.faults.push(`tables ${[...waiting].map((i) => seated[i]?.id).join(', ')} do not go on`);
  }
  /** Looks at what is stored by now; what was heard and shown before that must be in it. */
  async function look(last: boolean): Promise<void> {
    const heard = unread;
    unread = [];
    const shown = players.flatMap(({ robot }) =>
      robot.views.length === 0
        ? []
        : [
            {
              who: robot.side,
              table: robot.table,
              watcher: robot.side,
              seq: robot.seq,
              view: robot.view,
              open: robot.whole?.open === true,
            },
          ],
    );
    const source = await sharedJournals(database);
    try {
      await audit.read(source);
      if (last) audit.faults.push(...(await missingJobs(source)));
    } finally {
      await source.close();
    }
    audit.answered(heard);
    for (const one of shown) audit.compare(one);
    for (const { robot } of players)
      for (const text of robot.faults.splice(0)) audit.faults.push(`${robot.table}: ${text}`);
  }
  async function oneKill(no: number): Promise<void> {
    const all = no % 20 === 19;
    await wait(choose(play));
    // One that has ended at its point already is the victim.
    const role = roles.find(hasEnded) ?? (no % 5 === 3 ? worker : (servers[no % 2] as Role));
    if (!all && role.point !== undefined) await Promise.race([role.process?.ended, wait(POINT_MS)]);
    const victims = all ? roles : [role];
    await Promise.all(victims.map(kill));
    const what = all ? 'all at once' : `${role.name} ${role.point ?? 'at a random moment'}`;
    counts[what] = (counts[what] ?? 0) + 1;
    const begins = victims.map((one) =>
      start(one, ++one.killed % 2 === 1 ? one.points[(one.killed >> 1) % one.points.length] : undefined),
    );
    // The others go on meanwhile. Reading the journals keeps this process busy, so their first answers come before it.
    for (const end = performance.now() + FIRST_MS; counted && struck.size > 0 && performance.now() < end; )
      await wait(5);
    await look(false);
    // A server that is killed while the other one still starts would leave nobody to go on at.
    await Promise.race([Promise.all(begins), wait(STUCK_MS)]);
    tell(`kill ${no + 1} ${what}: ${audit.counts().lines} lines, ${answered} answers, ${audit.faults.length} faults`);
  }

  await Promise.all(roles.map((one) => start(one, undefined)));
  const running = players.map((one) => one.run());
  try {
    await allGoOn();
    for (let no = 0; no < wanted && audit.faults.length === 0; no++) await oneKill(no);
    if (audit.faults.length === 0) {
      for (const role of roles) {
        await kill(role);
        await start(role, undefined);
      }
      await allGoOn();
      stopped = true;
      await Promise.all(running);
      for (const role of roles) await kill(role);
      await look(true);
    }
  } finally {
    stopped = true;
    for (const wake of ups.splice(0)) wake();
    await Promise.allSettled(running);
    for (const { process } of roles) process?.process.kill('SIGKILL');
    if (audit.faults.length === 0) rmSync(data, { recursive: true, force: true });
    else tell(`the database is ${database}`);
  }
  const repeated = players.reduce((sum, one) => sum + one.repeated, 0);
  return { kills: counts, faults: audit.faults, ...audit.counts(), answered, repeated, first, each };
}
