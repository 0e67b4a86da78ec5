import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { isNewer } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Reasons why a store cannot be relied on now. */
export type StoreTrouble = 'database' | 'schema' | 'hints' | 'clock' | 'writer' | 'disk';

/** Milliseconds a database may take to answer. */
const PATIENCE = 2000;
/** Bytes of the disk that must be free. */
const ROOM = 64 * 1024 * 1024;

/** Result of looking for trouble; a database that does not answer is trouble itself. */
export async function within(look: () => Promise<readonly StoreTrouble[]>): Promise<readonly StoreTrouble[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly StoreTrouble[]>((resolve) => {
    timer = setTimeout(() => resolve(['database']), PATIENCE);
  });
  try {
    return await Promise.race([look(), late]);
  } catch {
    return ['database'];
  } finally {
    clearTimeout(timer);
  }
}

export const withSchema = async (db: Kysely<Schema>): Promise<readonly StoreTrouble[]> =>
  (await isNewer(db)) ? ['schema'] : [];

export async function diskTrouble(file: string): Promise<readonly StoreTrouble[]> {
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize < ROOM ? ['disk'] : [];
}
