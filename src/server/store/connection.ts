import Database from 'libsql';

/** Milliseconds a connection waits for another one's lock. */
const PATIENCE = 5000;

/** Full synchronisation: a commit returns when its pages are on the disk. */
const FULL = 2;

/**
 * Connection to the database file: write-ahead log, every commit flushed. The driver reports the setting for the connection, so it is
 * read back; a database that does not flush is refused.
 */
export function connect(file: string): Database.Database {
  const database = new Database(file);
  database.exec(`pragma busy_timeout = ${PATIENCE}`);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  return database;
}

/** To be called after a first write: some builds change the setting with it. */
export function assertDurable(database: Database.Database): void {
  const { synchronous } = database.prepare('pragma synchronous').get() as { readonly synchronous: number };
  const { journal_mode: mode } = database.prepare('pragma journal_mode').get() as { readonly journal_mode: string };
  if (synchronous !== FULL || mode !== 'wal')
    throw new Error(`The database does not flush its commits (synchronous ${synchronous}, journal ${mode}).`);
}
