import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';

/** Changes of the schema in their order. A released one is never edited: the next change is a new one. */

const begin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('game')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text')
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('wanted', 'text')
      .addColumn('terms', 'text', (c) => c.notNull())
      .addColumn('visible', 'text', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('head', 'integer', (c) => c.notNull())
      .addColumn('played', 'integer', (c) => c.notNull())
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('decides', 'text')
      .addColumn('progress', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text')
      .addColumn('rematch', 'text')
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('moved', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('game_phase').on('game').columns(['phase', 'visible', 'moved']).execute();
    await db.schema
      .createTable('line')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('played', 'integer', (c) => c.notNull())
      .addColumn('key', 'text')
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('line_key', ['game', 'seq'])
      .execute();
    await db.schema.createIndex('line_client_key').unique().on('line').columns(['game', 'key']).execute();
    await db.schema
      .createTable('snapshot')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('played', 'integer', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshot_key', ['game', 'seq'])
      .execute();
    await db.schema
      .createTable('seat')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('side', 'text')
      .addColumn('joined', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('seat_key', ['game', 'account'])
      .execute();
    await db.schema.createIndex('seat_account').on('seat').columns(['account', 'game']).execute();
    await db.schema.createIndex('seat_side').unique().on('seat').columns(['game', 'side']).execute();
    await db.schema
      .createTable('invite')
      .addColumn('print', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('secret')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('tail', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('folded', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('login')
      .addColumn('print', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('word')
      .addColumn('id', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('room', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('word_key', ['game', 'id'])
      .execute();
    await db.schema
      .createTable('note')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('note_key', ['game', 'account', 'place'])
      .execute();
    await db.schema
      .createTable('setting')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Servers on this database, and the times in which none of them ran. */
const nodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('node')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('started', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('outage')
      .addColumn('since', 'bigint', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** Jobs of a server that has its database for itself. */
const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('job')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('failure', 'text')
      .execute();
    await db.schema.createIndex('job_due').on('job').columns(['kind', 'due']).execute();
  },
};

/** Ways to log in, and blocks. A name belongs to one person; guests may be called alike. */
const persons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('login')
      .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('login')
      .addColumn('label', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('login_account').on('login').column('account').execute();
    await db.schema
      .createIndex('account_person')
      .unique()
      .on('account')
      .column('folded')
      .where(sql.ref('kind'), '=', sql.lit('person'))
      .execute();
    await db.schema
      .createTable('credential')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('credential_account').on('credential').columns(['account', 'kind']).execute();
    await db.schema.createIndex('credential_body').on('credential').columns(['kind', 'body']).execute();
    await db.schema
      .createTable('proof')
      .addColumn('print', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('account', 'text')
      .addColumn('body', 'text')
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('block')
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('blocked', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('block_key', ['account', 'blocked'])
      .execute();
    await db.schema.createIndex('block_blocked').on('block').column('blocked').execute();
  },
};

export const MIGRATIONS: MigrationProvider = {
  getMigrations: async () => ({ '001-begin': begin, '002-nodes': nodes, '003-jobs': jobs, '004-persons': persons }),
};
