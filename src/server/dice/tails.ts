import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type Chain, chainFrom, chainOf } from '#core/dice/sealed-dice.ts';
import { type Store, statement } from '../store/store.ts';
import { unwrap, wrap } from '../store/secret-box.ts';
import type { Statement } from '../store/writer.ts';

/**
 * Secrets of the dice: links of each table's chain, the last one among them, encrypted with a key that is not in the database.
 * Many are kept, because a chain made again from its last link takes ten thousand hashes, and a server that starts opens many.
 */
export interface Tails {
  /** A fresh chain for a table: what all may know, and the statement that stores the rest. */
  make(game: string): { readonly start: string; readonly kept: Chain['kept']; readonly store: Statement };
  /** The chain of a table. */
  open(game: string): Promise<Chain>;
  /** The secret itself, for a table that moves to another server, and the statement that stores it there. */
  tail(game: string): Promise<string>;
  keep(game: string, tail: string): Statement;
}

const KEY_BYTES = 32;

/** Key file beside the database, made at the first start and readable for its owner only. */
export function readKey(file: string): Buffer {
  if (!existsSync(file)) writeFileSync(file, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  const { mode, uid } = statSync(file);
  // A key that belongs to another account, such as a mounted secret, stays as it is.
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, 0o600);
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} is not a key of this server: it must have ${KEY_BYTES} bytes.`);
  return key;
}

const CHECK = 'key-check';

/** Refuses a key other than the one this database was begun with: the dice of its tables could not be read. */
export async function assertKey({ db, write }: Store, key: Buffer): Promise<void> {
  const value = createHmac('sha256', key).update('hexfront key check').digest('hex');
  await write([
    statement(
      db
        .insertInto('setting')
        .values({ key: CHECK, value })
        .onConflict((one) => one.column('key').doNothing()),
    ),
  ]);
  const row = await db.selectFrom('setting').where('key', '=', CHECK).select('value').executeTakeFirst();
  if (row?.value !== value)
    throw new Error('This database was begun with another key. Every server on it needs the same key file.');
}

/** Chains of tables played now. */
const MOST_OPEN = 200;

export function createTails(store: Store, key: Buffer): Tails {
  const open = new Map<string, Chain>();
  const keep = (game: string, chain: Chain): Chain => {
    for (const oldest of open.keys()) {
      if (open.size < MOST_OPEN) break;
      open.delete(oldest);
    }
    open.set(game, chain);
    return chain;
  };
  async function kept(game: string): Promise<readonly string[]> {
    const row = await store.db.selectFrom('secret').where('game', '=', game).select('tail').executeTakeFirst();
    if (!row) throw new Error(`table ${game} has no dice`);
    try {
      return unwrap(key, game, row.tail).toString('hex').match(/.{64}/g) ?? [];
    } catch (error) {
      throw new Error(`The dice of table ${game} were sealed with another key than this server has.`, { cause: error });
    }
  }
  const stored = (game: string, chain: Chain): Statement =>
    statement(
      store.db.insertInto('secret').values({ game, tail: wrap(key, game, Buffer.from(chain.kept.join(''), 'hex')) }),
    );
  return {
    make(game) {
      const chain = keep(game, chainOf(game, randomBytes(32).toString('hex')));
      return { start: chain.start, kept: chain.kept, store: stored(game, chain) };
    },
    async open(game) {
      return open.get(game) ?? keep(game, chainFrom(game, await kept(game)));
    },
    tail: async (game) => (await kept(game)).at(-1) as string,
    keep: (game, secret) => stored(game, chainOf(game, secret)),
  };
}
