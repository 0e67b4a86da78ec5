import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** Server that uses a data folder. */
interface Holder {
  readonly pid: number;
  readonly address: string;
}

const noteFile = (data: string): string => join(data, 'hexfront.address');

function holderOf(data: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(noteFile(data), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Another process holds the data folder. */
export class FolderInUse extends Error {
  constructor(data: string, cause: unknown) {
    const holder = holderOf(data);
    const who = holder ? ` (${holder.address}, process ${String(holder.pid)})` : '';
    super(`The data folder ${data} is in use by another server${who}.`, { cause });
  }
}

export interface FolderLock {
  /** Notes the address of this server, for a second one that is started in the folder. */
  note(address: string): void;
  release(): void;
}

/**
 * Holds a data folder for one process: two servers on one file would each believe in their own memory. The lock is the database's
 * own, so it ends with the process, however that ends.
 */
export function lockFolder(data: string): FolderLock {
  const lock = new Database(join(data, 'hexfront.lock'));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new FolderInUse(data, error);
  }
  // Note of a server that ended without tidying up.
  rmSync(noteFile(data), { force: true });
  return {
    note: (address) => writeFileSync(noteFile(data), JSON.stringify({ pid: process.pid, address } satisfies Holder)),
    release() {
      rmSync(noteFile(data), { force: true });
      lock.close();
    },
  };
}
