import { join } from 'node:path';
import Database from 'libsql';

/**
 * Holds a data folder for one process: two servers on one file would each believe in their own memory. The lock is the database's
 * own, so it ends with the process, however that ends. Gives the way to let go.
 */
export function lockFolder(data: string): () => void {
  const lock = new Database(join(data, 'hexfront.lock'));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(`The data folder ${data} is in use by another server.`, { cause: error });
  }
  return () => lock.close();
}
