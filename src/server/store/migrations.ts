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

/** Results and ratings, quick games, reports and what was done about them. */
const players: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account').addColumn('muted', 'bigint').execute();
    await db.schema.alterTable('account').addColumn('role', 'text').execute();
    await db.schema.createIndex('account_folded').on('account').column('folded').execute();
    await db.schema
      .createTable('browser')
      .addColumn('print', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('browser_key', ['print', 'account'])
      .execute();
    await db.schema.createIndex('browser_account').on('browser').column('account').execute();
    await db.schema
      .createTable('result')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text')
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('opponent', 'text')
      .addColumn('score', 'double precision')
      .addColumn('how', 'text', (c) => c.notNull())
      .addColumn('left', 'integer', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('why', 'text')
      .addColumn('before', 'double precision')
      .addColumn('after', 'double precision')
      .addColumn('rd', 'double precision')
      .addColumn('open', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('result_key', ['game', 'account'])
      .execute();
    await db.schema.createIndex('result_account').on('result').columns(['account', 'at']).execute();
    await db.schema
      .createTable('rating')
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('points', 'double precision', (c) => c.notNull())
      .addColumn('rd', 'double precision', (c) => c.notNull())
      .addColumn('volatility', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_key', ['account', 'family'])
      .execute();
    await db.schema.createIndex('rating_best').on('rating').columns(['family', 'points']).execute();
    await db.schema
      .createTable('bias')
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text', (c) => c.notNull())
      .addColumn('points', 'double precision', (c) => c.notNull())
      .addColumn('rd', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('bias_key', ['family', 'scenario'])
      .execute();
    await db.schema
      .createTable('seek')
      .addColumn('account', 'text', (c) => c.primaryKey())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('pace', 'text', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('points', 'double precision', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('game', 'text')
      .execute();
    await db.schema.createIndex('seek_wanted').on('seek').columns(['family', 'pace', 'made']).execute();
    await db.schema
      .createTable('report')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('game', 'text')
      .addColumn('word', 'integer')
      .addColumn('quoted', 'text')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('closed', 'bigint')
      .addColumn('closedBy', 'text')
      .execute();
    await db.schema.createIndex('report_open').on('report').columns(['closed', 'at']).execute();
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('about', 'text')
      .addColumn('game', 'text')
      .addColumn('note', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('audit_at').on('audit').column('at').execute();
  },
};

/** Ways to tell players what happens at their tables, and their vacations. */
const notifications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('channel')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('game', 'text')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('format', 'text')
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('off', 'bigint')
      .execute();
    await db.schema.createIndex('channel_account').on('channel').column('account').execute();
    await db.schema
      .createTable('notify')
      .addColumn('account', 'text', (c) => c.primaryKey())
      .addColumn('settings', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('notice')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('digest', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('notice_account').on('notice').columns(['account', 'digest']).execute();
    await db.schema.createIndex('notice_made').on('notice').column('made').execute();
    await db.schema
      .createTable('delivery')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('vacation')
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('vacation_key', ['account', 'since'])
      .execute();
    for (const column of ['visited', 'told'] as const)
      await db.schema
        .alterTable('seat')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    await db.schema
      .alterTable('seat')
      .addColumn('seen', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const column of ['here', 'notify'] as const)
      await db.schema.alterTable('seat').addColumn(column, 'text').execute();
  },
};

/** Programs that play, and their tokens. Their names are told apart from those of people. */
const bots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account').addColumn('owner', 'text').execute();
    await db.schema.createIndex('account_owner').on('account').column('owner').execute();
    await db.schema
      .alterTable('login')
      .addColumn('kind', 'text', (c) => c.notNull().defaultTo('cookie'))
      .execute();
    await db.schema
      .createIndex('account_named')
      .unique()
      .on('account')
      .column('folded')
      .where(sql.ref('kind'), 'in', sql`('person', 'bot')`)
      .execute();
  },
};

/** Pairs of games of tournaments, played by other machines. */
const pairs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pair')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('run', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('program', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('lease', 'text')
      .addColumn('result', 'text')
      .addColumn('failure', 'text')
      .execute();
    await db.schema.createIndex('pair_run').on('pair').column('run').execute();
  },
};

export const MIGRATIONS: MigrationProvider = {
  getMigrations: async () => ({
    '001-begin': begin,
    '002-nodes': nodes,
    '003-jobs': jobs,
    '004-persons': persons,
    '005-players': players,
    '006-notifications': notifications,
    '007-bots': bots,
    '008-pairs': pairs,
  }),
};
