import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJournal } from '../server/journal/journal.ts';
import type { PairDesk } from '../protocol/work.ts';
import { dataFolder } from '../server/data-folder.ts';
import { openOperations } from '../server/operations.ts';
import { describeSettings, readSetting, readSettings } from '../server/settings.ts';
import { createTails, readKey } from '../server/dice/tails.ts';
import { exportTable, importTable, readTable } from '../server/exchange/exchange.ts';
import { databaseFile, keyFile, openOnline, openPairs } from '../server/online.ts';
import { backup, checkDatabase, restore } from '../server/store/backup.ts';
import { lockFolder } from '../server/store/folder-lock.ts';
import { openStore } from '../server/store/store.ts';
import { pairsAt } from './arena/pair-client.ts';
import { workOnPairs } from './arena/work.ts';
import { type Interrupt, listening } from './worker/interrupt.ts';
import { Complaint, EXIT } from './complaint.ts';
import { projectFile } from './library.ts';
import { counted } from '../core/notation/columns.ts';
import type { Io } from './io.ts';

/** Commands for who hosts online tables: backups, and tables that move between servers. */

interface DataOption {
  readonly data?: string;
}

const folderOf = ({ data }: DataOption): string => dataFolder(projectFile(), data);

/** Trouble with files and folders, in words for who typed the command. */
async function told<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Complaint ? error : new Complaint(error instanceof Error ? error.message : 'unknown error');
  }
}

const summary = ({ tables, lines }: { readonly tables: number; readonly lines: number }): string =>
  `${counted(tables, 'table')}, ${counted(lines, 'line')}`;

export async function backupTo(file: string, options: DataOption, io: Io): Promise<number> {
  const data = folderOf(options);
  const checked = await told(() => backup(databaseFile(data), file));
  io.out(`${file}: ${summary(checked)}, checked.\n`);
  io.out(`The key of the dice is not in it: keep ${keyFile(data)} in another place.\n`);
  return EXIT.ok;
}

export async function restoreFrom(file: string, options: DataOption, io: Io): Promise<number> {
  const data = folderOf(options);
  if (statSync(file, { throwIfNoEntry: false }) === undefined) throw new Complaint(`There is no file ${file}.`);
  const restored = await told(() => restore(file, data, databaseFile(data)));
  io.out(`${databaseFile(data)}: ${summary(restored)}, checked.\n`);
  if (restored.kept !== undefined) io.out(`What was there before is kept in ${restored.kept}.\n`);
  return EXIT.ok;
}

async function withStore<T>(
  data: string,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
): Promise<T> {
  const store = await openStore({ file: databaseFile(data) });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export async function exportTables(
  ids: readonly string[],
  options: DataOption & { readonly out?: string; readonly all?: boolean },
  io: Io,
): Promise<number> {
  const data = folderOf(options);
  if (ids.length === 0 && options.all !== true) throw new Complaint('Name the tables to export, or say --all.');
  await told(() => checkDatabase(databaseFile(data)));
  const out = options.out ?? '.';
  await told(() =>
    withStore(data, async (store) => {
      const tails = createTails(store, readKey(keyFile(data)));
      const wanted =
        options.all === true ? (await store.db.selectFrom('game').select('id').execute()).map(({ id }) => id) : ids;
      mkdirSync(out, { recursive: true });
      for (const id of wanted) {
        const content = await exportTable(store, tails, id);
        if (content === undefined) throw new Complaint(`There is no table ${id} in ${data}.`);
        const file = join(out, `${id}.table.jsonl`);
        writeFileSync(file, content, { mode: 0o600 });
        io.out(`${file}\n`);
      }
    }),
  );
  return EXIT.ok;
}

export async function importTables(files: readonly string[], options: DataOption, io: Io): Promise<number> {
  const data = folderOf(options);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = await told(() => lockFolder(data));
  try {
    await told(() =>
      withStore(data, async (store) => {
        const tails = createTails(store, readKey(keyFile(data)));
        for (const file of files) {
          try {
            const read = readTable(readFileSync(file, 'utf8'));
            await importTable(store, tails, read);
            const { length } = await createJournal(store).counting(read.table.id);
            io.out(`${read.table.id}: ${read.table.title}, ${counted(length, 'command')}.\n`);
          } catch (error) {
            throw new Complaint(`${file}: ${error instanceof Error ? error.message : 'unknown error'}`);
          }
        }
      }),
    );
  } finally {
    lock.release();
  }
  return EXIT.ok;
}

/** Server that lends its queue, with the token for it. */
function lender(address: string): PairDesk {
  const workToken = readSetting('workToken');
  if (!/^https?:\/\/[^/]+\/?$/.test(address))
    throw new Complaint(`${address} is no address of a server, such as https://play.example.org`, EXIT.usage);
  if (workToken === undefined) throw new Complaint(`Set HEXFRONT_WORK_TOKEN to the token of ${address}.`);
  return pairsAt(address, workToken);
}

const NO_DATABASE =
  'Name the database in HEXFRONT_DATABASE, or a server and its HEXFRONT_WORK_TOKEN: a server with a file of its own does its jobs itself.';

/** Queue of a tournament: at a server, or in the shared database. */
export async function openDesk(queue: string | true): Promise<PairDesk> {
  if (queue !== true) return told(() => lender(queue));
  const database = await told(() => readSetting('database'));
  if (database === undefined) throw new Complaint(NO_DATABASE);
  return told(() => openPairs(database));
}

/** Does the jobs of servers that share a database, and pairs of the arena, until it is stopped. */
export async function workOn(
  { server, cores, ...options }: DataOption & { readonly server?: string; readonly cores?: number },
  io: Io,
): Promise<number> {
  const settings = await told(() => readSettings());
  const { database, key, thinkers } = settings;
  const threads = cores ?? Math.max(1, thinkers);
  if (server !== undefined) {
    const desk = await told(() => lender(server));
    io.out(`Playing pairs for ${server}. Press Ctrl-C to stop.\n`);
    return working((interrupt) => workOnPairs(desk, threads, io, interrupt));
  }
  if (database === undefined) throw new Complaint(NO_DATABASE);
  const thinker = projectFile('dist', 'thinker.mjs');
  const operations = await told(() => openOperations(settings));
  const { log, meter } = operations;
  const online = await told(() =>
    openOnline({
      data: folderOf(options),
      root: projectFile(),
      build: () => '',
      database,
      ...(key === undefined ? {} : { key }),
      ...(existsSync(thinker) ? { thinker: pathToFileURL(thinker) } : {}),
      thinkers,
      meter,
      report: operations.report,
    }),
  );
  log.info('working', { thinkers });
  io.out('Working. Press Ctrl-C to stop.\n');
  try {
    return await working((interrupt) => workOnPairs(online.pairs, threads, io, interrupt));
  } finally {
    log.info('stopping');
    await online.close();
    await operations.close();
  }
}

/** Works until it is told to stop, by Ctrl-C or as a service. */
async function working(work: (interrupt: Interrupt) => Promise<void>): Promise<number> {
  return listening(async (interrupt) => {
    const stop = (): void => void process.emit('SIGINT');
    process.once('SIGTERM', stop);
    try {
      await work(interrupt);
      return EXIT.ok;
    } finally {
      process.off('SIGTERM', stop);
    }
  });
}

/** Prints the settings of servers and workers, and what each is now. */
export async function printSettings(io: Io): Promise<number> {
  io.out(describeSettings());
  await told(() => readSettings());
  return EXIT.ok;
}
