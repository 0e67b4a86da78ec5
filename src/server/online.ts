import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { memoize } from '../core/memo.ts';
import { GAMES } from '../games/games.ts';
import type { PairDesk } from '../protocol/work.ts';
import type { Games } from '../table/game-package.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createBots } from './accounts/bots.ts';
import { createBlocks } from './accounts/blocks.ts';
import { createBrowsers } from './accounts/browsers.ts';
import { createCredentials } from './accounts/credentials.ts';
import { createMailedLinks } from './accounts/mailed-links.ts';
import { createPasskeys } from './accounts/passkeys.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createPersonalData } from './accounts/personal-data.ts';
import { createProofs } from './accounts/proofs.ts';
import { versionOf } from './package-root.ts';
import { assertKey, createTails, readKey } from './dice/tails.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { playerRoutes } from './http/player-routes.ts';
import { createProfiles } from './lobby/profiles.ts';
import { createQuickGames } from './lobby/quick.ts';
import { createModeration } from './moderation/moderation.ts';
import { createAdminView } from './moderation/overview.ts';
import { createBalances } from './ratings/balance.ts';
import { createResults } from './ratings/results.ts';
import { accountRoutes } from './http/account-routes.ts';
import { createAnswers } from './http/answers.ts';
import { acceptForms, notificationRoutes } from './http/notification-routes.ts';
import { botRoutes } from './http/bot-routes.ts';
import { openApi } from './http/openapi.ts';
import { playRoutes } from './http/play-routes.ts';
import { createTableAccess } from './http/table-access.ts';
import { workRoutes } from './http/work-routes.ts';
import { register, type Route } from './http/route.ts';
import { tableRoutes } from './http/table-routes.ts';
import { createFileQueue } from './jobs/file-queue.ts';
import { createJobs, type Job, type JobKind, type Queue } from './jobs/jobs.ts';
import { createJournal } from './journal/journal.ts';
import { createLobby } from './lobby/lobby.ts';
import { createVacations } from './lobby/vacations.ts';
import type { OutgoingOptions } from './notifications/https-sender.ts';
import type { MailOptions } from './notifications/mail.ts';
import { openNotifications } from './notifications/notifications.ts';
import { type Meter, NO_METER } from './operations/meter.ts';
import { addSockets } from './sockets/sockets.ts';
import { createTalk } from './sockets/talk.ts';
import { lockFolder } from './store/folder-lock.ts';
import { joinNodes } from './store/nodes.ts';
import type { PostgresOptions } from './store/postgres.ts';
import { openStore, type Store } from './store/store.ts';
import type { Probe } from './store/writer.ts';
import { playComputer } from './thinking/computer-turns.ts';
import { createThinkers } from './thinking/thinkers.ts';
import { createLiveTables } from './tables/live-tables.ts';
import { createPairs } from './work/pairs.ts';
import { createNotes } from './tables/notes.ts';
import { createOpenedGames } from './tables/game-cache.ts';
import { createPast } from './tables/past.ts';
import { createPastLines } from './tables/past-lines.ts';

/** Jobs of a kind done at a time; each of them waits for the database most of its time. */
const JOBS_AT_ONCE = 8;
/** Milliseconds after which trouble is looked for again. */
const LOOK_EVERY = 500;

export interface OnlineOptions {
  /** Folder of the database and the key. */
  readonly data: string;
  /** `postgres://…`: a database several servers share, in the place of the file. */
  readonly database?: string;
  /** File of the key, where it is not the one in the folder. */
  readonly key?: string;
  /** Folder of the package: the files of the games are read from it. */
  readonly root: string;
  /** Name of the page that is handed out now. */
  readonly build: () => string;
  /** The built writer thread; without it this thread writes. */
  readonly writer?: URL;
  /** The built thread computers think in; without it this thread thinks. */
  readonly thinker?: URL;
  /** Computers that think at a time; with 0 other processes on the shared database do that. */
  readonly thinkers?: number;
  /** Public address of this server: links in mails lead there, and passkeys belong to it. */
  readonly url?: string;
  /** Mail server; it needs the public address. */
  readonly mail?: MailOptions;
  /** Names of the accounts that administrate this server. */
  readonly admins?: readonly string[];
  /** For tests, whose receivers of messages are on this machine. */
  readonly outgoing?: OutgoingOptions;
  /** Milliseconds a player may be away before being told; tests wait less. */
  readonly away?: { readonly usual: number; readonly begun: number };
  /** Secret by which workers of the arena borrow the job queue; without it nobody does. */
  readonly workToken?: string;
  readonly games?: Games;
  /** Rules numbers in the place of those of the games: tests play two versions of this program against each other. */
  readonly rules?: Readonly<Record<string, number>>;
  readonly meter?: Meter;
  readonly now?: () => number;
  /** Clock by which servers say that they run, where it is not `now`: tests turn the clock of the games on without an outage. */
  readonly alive?: () => number;
  readonly probe?: Probe;
  readonly killAt?: string;
  readonly perAddress?: number;
  /** Called when a job begins, with the milliseconds it has waited. */
  readonly onJob?: (kind: JobKind, late: number) => void;
  readonly report?: (error: unknown) => void;
}

export const databaseFile = (data: string): string => join(data, 'hexfront.db');
export const keyFile = (data: string): string => join(data, 'hexfront.key');

/** The driver of the shared database is loaded where there is one. */
export const openShared = async (options: PostgresOptions): Promise<Store> =>
  (await import('./store/postgres.ts')).openPostgres(options);

/** The mail client is loaded where there is a mail server. */
const openMail = async (options: MailOptions) => (await import('./notifications/mail.ts')).createMail(options);

const openSharedQueue = async (url: string, now: () => number, report: (error: unknown) => void): Promise<Queue> =>
  (await import('./jobs/boss-queue.ts')).openBossQueue(url, now, report);

/** Pairs of the arena in a shared database, for a process that neither serves tables nor does other jobs. */
export async function openPairs(database: string, report: (error: unknown) => void = console.error): Promise<PairDesk> {
  const store = await openShared({ url: database, report });
  const queue = await openSharedQueue(database, Date.now, report);
  return {
    ...createPairs(store, queue, Date.now),
    async close() {
      await queue.close();
      await store.close();
    },
  };
}

/** Opens the data folder and gives what a server needs to offer online tables. */
export async function openOnline({
  data,
  database,
  key: keyAt = keyFile(data),
  root,
  build,
  writer,
  thinker,
  thinkers: threads = 1,
  url,
  mail,
  admins = [],
  outgoing,
  away,
  workToken,
  games: named = GAMES,
  rules: numbers = {},
  meter = NO_METER,
  now = Date.now,
  alive = now,
  probe,
  killAt,
  perAddress,
  onJob,
  report = console.error,
}: OnlineOptions) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = database === undefined ? lockFolder(data) : undefined;
  const key = readKey(keyAt);
  const games = createOpenedGames(named, root, numbers);
  // Beside opening the database, which waits for the disk.
  const loading = games.rules();
  loading.catch(() => undefined);
  const store = await (database === undefined
    ? openStore({
        file: databaseFile(data),
        ...(writer ? { thread: writer } : {}),
        ...(probe ? { probe } : {}),
        ...(killAt === undefined ? {} : { killAt }),
        meter,
      })
    : openShared({ url: database, report, now, meter, ...(probe ? { probe } : {}) })
  ).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  await assertKey(store, key);
  const nodes = await joinNodes(store, alive, report);
  const probed = probe ? { probe } : {};
  const journal = createJournal(store, { meter, ...probed });
  const queue = database === undefined ? createFileQueue(store, now) : await openSharedQueue(database, now, report);
  const jobs = createJobs(queue, store.hints, report, {
    begins: ({ kind, at }) => onJob?.(kind, now() - at),
    meter,
    ...probed,
  });
  const pairs = createPairs(store, queue, now);
  const accounts = createAccounts(store, now);
  const blocks = createBlocks(store, now);
  const proofs = createProofs(store, now);
  const credentials = createCredentials(store, accounts, createPasswords(), now);
  const mails = url !== undefined && mail ? await openMail(mail) : undefined;
  const mailing = url !== undefined && mails ? { url, send: mails.send } : undefined;
  const tails = createTails(store, key);
  const tables = createLiveTables({
    store,
    journal,
    accounts,
    games,
    tails,
    jobs,
    now,
    outage: nodes.outage,
    node: nodes.id,
    ...(away ? { away } : {}),
    report,
    meter,
    ...probed,
  });
  nodes.onOutage(tables.reread);
  // A server with a file of its own has no other process to think for it.
  const count = database === undefined ? Math.max(1, threads) : threads;
  const thinkers = createThinkers({
    count,
    ...(thinker ? { thread: thinker } : {}),
    games: named,
    root,
    report,
    meter,
  });
  const { warmUp } = thinkers;
  const browsers = createBrowsers(store, now);
  const balances = createBalances(store, games);
  const results = createResults({ store, accounts, browsers, balances, jobs, now });
  const lobby = createLobby({ store, accounts, tables, games, tails, jobs, blocks, browsers, balances, warmUp, now });
  const quick = createQuickGames({ store, lobby, games, tails, jobs, blocks, browsers, results, accounts, now });
  const vacations = createVacations(store, tables, jobs, now);
  const notifications = await openNotifications({ store, jobs, key, mail: mails, outgoing, url, nodes, now, meter });
  const rules = await loading;
  await tables.startClocks();
  await lobby.startExpiry();
  await results.startResults();
  jobs.work('deadline', JOBS_AT_ONCE, ({ subject, at }) => tables.lookAtClock(subject, at));
  const stall = async ({ subject }: Job): Promise<void> => (await tables.open(subject))?.stall();
  if (count > 0)
    jobs.work('think', count, ({ subject }) => playComputer(subject, { tables, thinkers, now, report }), stall);
  jobs.work('rate', JOBS_AT_ONCE, ({ subject }) => results.write(subject));
  jobs.work('pair', JOBS_AT_ONCE, ({ subject }) => quick.lookAgain(subject));
  jobs.work('vacation', JOBS_AT_ONCE, vacations.apply);
  notifications.work(JOBS_AT_ONCE);
  jobs.work('expire', JOBS_AT_ONCE, ({ subject }) => lobby.expire(subject));
  let stopping = false;
  let looked: { readonly at: number; readonly found: Promise<readonly string[]> } | undefined;
  return {
    store,
    journal,
    tables,
    accounts,
    jobs,
    lobby,
    quick,
    results,
    notifications,
    tails,
    pairs,
    /** Reasons why this server should be sent nothing now. */
    async trouble(): Promise<readonly string[]> {
      if (stopping) return ['stopping'];
      if (!looked || performance.now() - looked.at > LOOK_EVERY)
        looked = { at: performance.now(), found: store.trouble() };
      return looked.found;
    },
    /** The server is about to end: it is ready for nothing more. */
    stops: (): void => void (stopping = true),
    /** The server listens: a second one that is started in the folder can name it. */
    listens: (address: string): void => lock?.note(address),
    /** Adds the routes, and gives them. */
    async addTo(server: FastifyInstance): Promise<readonly Route[]> {
      const talk = createTalk(store, now);
      await addSockets(
        server,
        { accounts, blocks },
        { tables, talk, build, rules, now, report, ...probed },
        meter,
        perAddress,
      );
      const answers = createAnswers(accounts, now, workToken);
      const access = createTableAccess(lobby);
      const moderation = createModeration({ store, accounts, tables, jobs, admins, now });
      const routes = [
        ...tableRoutes(answers, access, {
          accounts,
          credentials,
          browsers,
          lobby,
          past: createPast(journal),
          notes: createNotes(store),
        }),
        ...playRoutes(answers, access, { pastLines: createPastLines(journal), now }),
        ...(workToken === undefined ? [] : workRoutes(pairs)),
        ...botRoutes({ bots: createBots(store, accounts, now), credentials }),
        ...accountRoutes(answers, {
          accounts,
          credentials,
          browsers,
          passkeys: createPasskeys(credentials, proofs),
          links: createMailedLinks(credentials, proofs, mailing, report),
          blocks,
          personal: createPersonalData(store, accounts),
          url,
          now,
        }),
        ...playerRoutes({
          profiles: createProfiles(store, accounts, now),
          balances,
          results,
          quick,
          lobby,
          moderation,
          now,
        }),
        ...adminRoutes(moderation, createAdminView({ store, accounts, tables, jobs, admins, now })),
        ...notificationRoutes({ ...notifications, vacations, mails: mails !== undefined, now }),
      ];
      acceptForms(server);
      register(server, answers, routes, now);
      const description = memoize((all: readonly Route[]) => openApi(all, versionOf(root)));
      server.get('/api/openapi.json', async () => description(routes));
      return routes;
    },
    async close(): Promise<void> {
      // The next process takes unfinished thoughts up again.
      await thinkers.close();
      await jobs.close();
      await tables.close();
      await nodes.close();
      await store.close();
      lock?.release();
    },
  };
}

export type Online = Awaited<ReturnType<typeof openOnline>>;
