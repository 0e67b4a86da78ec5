import { type Kysely, Migrator, sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

/** True where a newer version of this program has changed the schema. */
export async function isNewer(db: Kysely<Schema>): Promise<boolean> {
  const known = new Set(Object.keys(await MIGRATIONS.getMigrations()));
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db);
  return rows.some(({ name }) => !known.has(name));
}

/** True where nothing is to be done: the migrator asks for every column of every table first, which a restart would wait for. */
async function isUpToDate(db: Kysely<Schema>): Promise<boolean> {
  const known = Object.keys(await MIGRATIONS.getMigrations());
  try {
    const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return done.size === known.length && known.every((name) => done.has(name));
  } catch {
    return false;
  }
}

/** Brings the schema up to date; nodes that start together take turns. A newer schema than this program knows is refused. */
export async function migrate(db: Kysely<Schema>, name: string): Promise<void> {
  if (await isUpToDate(db)) return;
  if (await isNewer(db).catch(() => false))
    throw new Error(`${name} has a newer schema than this program knows: start the newer version of Hexfront.`);
  const { error, results } = await new Migrator({ db, provider: MIGRATIONS }).migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  const why = error instanceof Error ? error.message : 'unknown error';
  throw new Error(`${name} cannot be opened${failed === undefined ? '' : ` (${failed})`}: ${why}`, { cause: error });
}
