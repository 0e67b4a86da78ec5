import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { GAMES } from '../games/games.ts';
import type { Games } from '../table/shelf.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createBlocks } from './accounts/blocks.ts';
import { createCredentials } from './accounts/credentials.ts';
import { createMailedLinks } from './accounts/mailed-links.ts';
import { createPasskeys } from './accounts/passkeys.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createPersonalData } from './accounts/personal-data.ts';
import { createProofs } from './accounts/proofs.ts';
import { assertKey, createTails, readKey } from './dice/tails.ts';
import { addAccountRoutes } from './http/account-routes.ts';
import { createAnswers } from './http/answers.ts';
import { addRoutes } from './http/routes.ts';
import { createFileQueue } from './jobs/file-queue.ts';
import { createJobs, type JobKind, type Queue } from './jobs/jobs.ts';
import { createJournal } from './journal/journal.ts';
import { createLobby } from './lobby/lobby.ts';
import type { MailOptions } from './notifications/mail.ts';
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
import { createNotes } from './tables/notes.ts';
import { createOpenedGames } from './tables/game-cache.ts';
import { createPast } from './tables/past.ts';

/** Jobs of a kind done at a time; each of them waits for the database most of its time. */
const JOBS_AT_ONCE = 8;

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
  readonly games?: Games;
  readonly now?: () => number;
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
const openMail = async (options: MailOptions) => (await import('./notifications/mail.ts')).createMail(options).send;

const openSharedQueue = async (url: string, now: () => number, report: (error: unknown) => void): Promise<Queue> =>
  (await import('./jobs/boss-queue.ts')).openBossQueue(url, now, report);

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
  games: named = GAMES,
  now = Date.now,
  probe,
  killAt,
  perAddress,
  onJob,
  report = console.error,
}: OnlineOptions) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = database === undefined ? lockFolder(data) : undefined;
  const key = readKey(keyAt);
  const games = createOpenedGames(named, root);
  // Beside opening the database, which waits for the disk.
  const loading = games.rules();
  loading.catch(() => undefined);
  const store = await (database === undefined
    ? openStore({
        file: databaseFile(data),
        ...(writer ? { thread: writer } : {}),
        ...(probe ? { probe } : {}),
        ...(killAt === undefined ? {} : { killAt }),
      })
    : openShared({ url: database, report, ...(probe ? { probe } : {}) })
  ).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  await assertKey(store, key);
  const nodes = await joinNodes(store, now, report);
  const journal = createJournal(store);
  const queue = database === undefined ? createFileQueue(store, now) : await openSharedQueue(database, now, report);
  const jobs = createJobs(queue, store.hints, report, ({ kind, at }) => onJob?.(kind, now() - at));
  const accounts = createAccounts(store, now);
  const blocks = createBlocks(store, now);
  const proofs = createProofs(store, now);
  const credentials = createCredentials(store, accounts, createPasswords(), now);
  const mailing = url !== undefined && mail ? { url, send: await openMail(mail) } : undefined;
  const tails = createTails(store, key);
  const probed = probe ? { probe } : {};
  const tables = createLiveTables({
    store,
    journal,
    accounts,
    games,
    tails,
    jobs,
    now,
    outage: nodes.outage,
    report,
    ...probed,
  });
  nodes.onOutage(tables.reread);
  // A server with a file of its own has no other process to think for it.
  const count = database === undefined ? Math.max(1, threads) : threads;
  const thinkers = createThinkers({ count, ...(thinker ? { thread: thinker } : {}), games: named, root, report });
  const { warmUp } = thinkers;
  const lobby = createLobby({ store, accounts, tables, games, tails, jobs, blocks, warmUp, now });
  const rules = await loading;
  await tables.startClocks();
  await lobby.startExpiry();
  jobs.work('deadline', JOBS_AT_ONCE, ({ subject, at }) => tables.lookAtClock(subject, at));
  if (count > 0) jobs.work('think', count, ({ subject }) => playComputer(subject, { tables, thinkers, now, report }));
  jobs.work('expire', JOBS_AT_ONCE, ({ subject }) => lobby.expire(subject));
  return {
    store,
    journal,
    tables,
    accounts,
    jobs,
    lobby,
    tails,
    /** The server listens: a second one that is started in the folder can name it. */
    listens: (address: string): void => lock?.note(address),
    async addTo(server: FastifyInstance): Promise<void> {
      const talk = createTalk(store, now);
      await addSockets(
        server,
        { accounts, blocks },
        { tables, talk, build, rules, now, report, ...probed },
        perAddress,
      );
      const answers = createAnswers(accounts, now);
      addRoutes(server, answers, {
        accounts,
        credentials,
        lobby,
        past: createPast(journal),
        notes: createNotes(store),
      });
      addAccountRoutes(server, answers, {
        accounts,
        credentials,
        passkeys: createPasskeys(credentials, proofs),
        links: createMailedLinks(credentials, proofs, mailing, report),
        blocks,
        personal: createPersonalData(store, accounts),
        url,
        now,
      });
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
