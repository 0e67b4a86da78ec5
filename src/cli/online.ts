import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJournal } from '../server/journal/journal.ts';
import { dataFolder, sharedDatabase, thinkingThreads } from '../server/data-folder.ts';
import { createTails, readKey } from '../server/dice/tails.ts';
import { exportTable, importTable, readTable } from '../server/exchange/exchange.ts';
import { databaseFile, keyFile, openOnline } from '../server/online.ts';
import { backup, checkDatabase, restore } from '../server/store/backup.ts';
import { lockFolder } from '../server/store/folder-lock.ts';
import { openStore } from '../server/store/store.ts';
import { Complaint, EXIT } from './complaint.ts';
import { projectFile } from './library.ts';
import { counted } from '../core/columns.ts';
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

/** Does the jobs of servers that share a database, until it is stopped. */
export async function workOn(options: DataOption, io: Io): Promise<number> {
  const shared = await told(() => sharedDatabase());
  if (shared.database === undefined)
    throw new Complaint(
      'Name the database in HEXFRONT_DATABASE: a server with a file of its own does its jobs itself.',
    );
  const thinker = projectFile('dist', 'thinker.mjs');
  const online = await told(() =>
    openOnline({
      data: folderOf(options),
      root: projectFile(),
      build: () => '',
      ...shared,
      ...(existsSync(thinker) ? { thinker: pathToFileURL(thinker) } : {}),
      thinkers: thinkingThreads(),
    }),
  );
  io.out('Working. Press Ctrl-C to stop.\n');
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await online.close();
  return EXIT.ok;
}
