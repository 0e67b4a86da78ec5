import type { BotToken, MyBot } from '#protocol/bots.ts';
import type { Account } from '#protocol/tables.ts';
import { type Store, statement } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import { Refused } from './refusal.ts';
import { folded, newSecret, printOf, randomId } from './tokens.ts';

/** Programs that play: accounts of their own that a person answers for, with tokens in the place of logins. */
export interface Bots {
  of(owner: Account): Promise<readonly MyBot[]>;
  make(owner: Account, name: string): Promise<MyBot>;
  /** A token that may play for the bot. Only its hash is stored. */
  addToken(owner: Account, bot: string, label: string): Promise<{ readonly token: string; readonly bot: MyBot }>;
  endToken(owner: Account, bot: string, token: string): Promise<MyBot>;
  /** Ends a bot: its tokens go, its games that are over stay. Refused while it plays. */
  remove(owner: Account, bot: string): Promise<void>;
}

const MOST_BOTS = 5;
const MOST_TOKENS = 5;
/** Letters of a token's hash that name it. */
const ID = 16;

/** Beginning of every token, by which people and programs that look for leaked secrets know one. */
const PREFIX = 'hexfront_';

const CLOSED = 'Deleted bot';

export function createBots(store: Store, accounts: Accounts, now: () => number): Bots {
  const { db } = store;

  async function tokensOf(bots: readonly string[]): Promise<ReadonlyMap<string, readonly BotToken[]>> {
    if (bots.length === 0) return new Map();
    const rows = await db
      .selectFrom('login')
      .where('account', 'in', [...bots])
      .orderBy('made')
      .select(['account', 'print', 'label', 'made', 'seen'])
      .execute();
    const byBot = new Map<string, BotToken[]>();
    for (const { account, print, ...rest } of rows)
      byBot.set(account, [...(byBot.get(account) ?? []), { id: print.slice(0, ID), ...rest }]);
    return byBot;
  }
  async function of({ id: owner }: Account): Promise<readonly MyBot[]> {
    const rows = await db
      .selectFrom('account')
      .where('owner', '=', owner)
      .where('kind', '=', 'bot')
      .orderBy('made')
      .select(['id', 'name', 'made'])
      .execute();
    const tokens = await tokensOf(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, tokens: tokens.get(row.id) ?? [] }));
  }
  async function mine(owner: Account, id: string): Promise<MyBot> {
    const found = (await of(owner)).find((one) => one.id === id);
    if (!found) throw new Refused('not-yours', 'You have no such bot.');
    return found;
  }

  return {
    of,
    async make(owner, name) {
      if ((await of(owner)).length >= MOST_BOTS)
        throw new Refused('too-many', `You have ${MOST_BOTS} bots: delete one first.`);
      const id = randomId(16);
      const made = now();
      const row = { id, name, folded: folded(name), kind: 'bot', owner: owner.id, made };
      const written = await store.write([statement(db.insertInto('account').values(row))]);
      // The index of names decides between two who take one at the same time.
      if (!written.ok) throw new Refused('name-taken', 'Another player or bot has this name.');
      return { id, name, made, tokens: [] };
    },
    async addToken(owner, id, label) {
      const { tokens } = await mine(owner, id);
      if (tokens.length >= MOST_TOKENS)
        throw new Refused('too-many', `This bot has ${MOST_TOKENS} tokens: end one first.`);
      const token = `${PREFIX}${newSecret()}`;
      const at = now();
      const row = { print: printOf(token), account: id, kind: 'token', made: at, seen: at, label };
      const written = await store.write([statement(db.insertInto('login').values(row))]);
      if (!written.ok) throw new Refused('busy', 'The token could not be stored.');
      return { token, bot: await mine(owner, id) };
    },
    async endToken(owner, id, token) {
      const { tokens, ...bot } = await mine(owner, id);
      await accounts.endLogin(bot, { id: token });
      return { ...bot, tokens: tokens.filter((one) => one.id !== token) };
    },
    async remove(owner, id) {
      await mine(owner, id);
      const playing = await db
        .selectFrom('seat')
        .innerJoin('game', 'game.id', 'seat.game')
        .where('seat.account', '=', id)
        .where('game.phase', 'in', ['running', 'paused'])
        .select('game.id')
        .executeTakeFirst();
      if (playing) throw new Refused('still-playing', 'Finish or resign the games of the bot first.');
      const written = await store.write([
        statement(db.updateTable('account').set({ name: CLOSED, folded: id, kind: 'closed' }).where('id', '=', id), 1),
        statement(db.deleteFrom('login').where('account', '=', id)),
      ]);
      if (!written.ok) throw new Refused('busy', 'The bot could not be deleted.');
      accounts.changed(id);
    },
  };
}
