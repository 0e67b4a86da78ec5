import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { lockFolder } from './folder-lock.ts';

/** Findings of a database check. */
export interface Checked {
  readonly tables: number;
  readonly lines: number;
}

/** Checks a database file: its pages, and that the journal of every table goes from 1 to its head without a hole. */
export function checkDatabase(file: string): Checked {
  const database = new Database(file, { readonly: true });
  try {
    const [sound] = database.prepare('pragma integrity_check').all() as { readonly integrity_check: string }[];
    if (sound?.integrity_check !== 'ok')
      throw new Error(`${file} is damaged: ${sound?.integrity_check ?? 'unreadable'}`);
    const holed = database
      .prepare(
        `select game.id from game left join line on line.game = game.id group by game.id
         having count(line.seq) <> game.head or coalesce(max(line.seq), 0) <> game.head`,
      )
      .all() as { readonly id: string }[];
    if (holed.length > 0) throw new Error(`${file} lacks lines of ${holed.map(({ id }) => id).join(', ')}`);
    return database
      .prepare('select (select count(*) from game) as tables, (select count(*) from line) as lines')
      .get() as Checked;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(file)) throw error;
    throw new Error(`${file} is not a database of Hexfront.`, { cause: error });
  } finally {
    database.close();
  }
}

/** Copies the database while a server may be writing to it; the copy is checked before it gets its name. */
export function backup(file: string, to: string): Checked {
  if (!existsSync(file)) throw new Error(`There is no database ${file}.`);
  if (existsSync(to)) throw new Error(`${to} is there already.`);
  mkdirSync(dirname(resolve(to)), { recursive: true });
  const draft = `${to}.${process.pid}.part`;
  rmSync(draft, { force: true });
  const database = new Database(file);
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare('vacuum into ?').run(draft);
  } finally {
    database.close();
  }
  try {
    const checked = checkDatabase(draft);
    renameSync(draft, to);
    return checked;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Puts a checked copy in the place of a database that no server uses. What was there is kept beside it. */
export function restore(from: string, data: string, file: string): Checked & { readonly kept?: string } {
  const checked = checkDatabase(from);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = lockFolder(data);
  try {
    const kept = existsSync(file) ? `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : undefined;
    if (kept !== undefined) {
      backup(file, kept);
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    }
    const draft = `${file}.part`;
    copyFileSync(from, draft);
    renameSync(draft, file);
    return { ...checked, ...(kept === undefined ? {} : { kept }) };
  } finally {
    lock.release();
  }
}
