import { type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Brings the schema up to date; nodes that start together take turns. A newer schema than this program knows is refused. */
export async function migrate(db: Kysely<Schema>, name: string): Promise<void> {
  const { error, results } = await new Migrator({ db, provider: MIGRATIONS }).migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  const why = error instanceof Error ? error.message : 'unknown error';
  throw new Error(`${name} cannot be opened${failed === undefined ? '' : ` (${failed})`}: ${why}`, { cause: error });
}
