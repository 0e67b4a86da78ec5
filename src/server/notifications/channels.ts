import {
  type AddChannel,
  type ChannelKind,
  type Delivered,
  MOST_CHANNELS,
  type MyChannel,
  type NotifySettings,
  SETTINGS,
  TABLE_NOTIFY,
  type TableNotify,
  type WebhookFormat,
} from '#protocol/notifications.ts';
import type { Account } from '#protocol/tables.ts';
import { Refused } from '../accounts/refusal.ts';
import { randomId } from '../accounts/tokens.ts';
import type { ChannelRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import { USUAL } from './messages.ts';
import { readAddress, Undelivered } from './https-sender.ts';
import type { Send } from './transport.ts';

/** Ways to tell players something, and their wishes about it. */
export interface Channels {
  settings(account: string): Promise<NotifySettings | undefined>;
  setSettings(account: Account, settings: NotifySettings): Promise<void>;
  list(account: Account, game?: string): Promise<readonly MyChannel[]>;
  add(account: Account, channel: AddChannel): Promise<void>;
  remove(account: Account, id: string): Promise<void>;
  switchOn(account: Account, id: string): Promise<void>;
  /** Sends a test message now. */
  test(account: Account, id: string): Promise<Delivered>;
  /** Channels in use for a table, or for what concerns none; those for one table are not for digests. */
  active(account: string, game?: string): Promise<readonly ChannelRow[]>;
  /** Ends the mails of a channel. */
  stop(id: string): Promise<void>;
  mailOf(account: string): Promise<string | undefined>;
  /** Wish about one table; undefined where the account does not sit. */
  ofTable(account: Account, game: string): Promise<TableNotify | undefined>;
  setTable(account: Account, game: string, notify: TableNotify): Promise<void>;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

export function createChannels(store: Store, send: Send, mails: boolean, now: () => number): Channels {
  const { db } = store;

  async function write(...statements: readonly Statement[]): Promise<void> {
    const { ok } = await store.write(statements);
    if (!ok) throw new Refused('busy', 'It could not be stored.');
  }
  const mailOf: Channels['mailOf'] = async (account) => {
    const row = await db
      .selectFrom('credential')
      .where('account', '=', account)
      .where('kind', '=', 'mail')
      .select('body')
      .executeTakeFirst();
    return row?.body;
  };
  const settings: Channels['settings'] = async (account) => {
    const row = await db.selectFrom('notify').where('account', '=', account).select('settings').executeTakeFirst();
    return row && SETTINGS.safeParse(JSON.parse(row.settings)).data;
  };
  const own = async (account: Account, id: string): Promise<ChannelRow> => {
    const row = await db
      .selectFrom('channel')
      .where('account', '=', account.id)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst();
    if (!row) throw new Refused('bad-request', 'id: no channel of yours');
    return row;
  };
  const toOf = (kind: string, address: string, mail: string | undefined): string =>
    kind === 'mail' ? (mail ?? '') : kind === 'push' ? '' : hostOf(address);

  function addressOf(channel: AddChannel): string {
    if (channel.kind === 'mail') return '';
    const { kind } = channel;
    try {
      readAddress(kind === 'push' ? channel.subscription.endpoint : channel.url);
    } catch {
      throw new Refused('bad-request', 'url: it must begin with https:// and name no user');
    }
    return kind === 'push' ? JSON.stringify(channel.subscription) : channel.url;
  }

  return {
    settings,
    mailOf,
    async setSettings(account, wishes) {
      const text = JSON.stringify(wishes);
      await write(
        statement(
          db
            .insertInto('notify')
            .values({ account: account.id, settings: text })
            .onConflict((one) => one.column('account').doUpdateSet({ settings: text })),
        ),
      );
    },
    async list(account, game) {
      const rows = await db
        .selectFrom('channel')
        .where('account', '=', account.id)
        .orderBy('made')
        .selectAll()
        .execute();
      const mail = await mailOf(account.id);
      return rows
        .filter((row) => game === undefined || row.game === game)
        .map(({ id, kind, format, address, label, game: only, made, failures, off }) => ({
          id,
          kind: kind as ChannelKind,
          ...(format === null ? {} : { format: format as WebhookFormat }),
          to: toOf(kind, address, mail),
          label,
          ...(only === null ? {} : { game: only }),
          made,
          failures,
          ...(off === null ? {} : { off }),
        }));
    },
    async add(account, channel) {
      const { kind } = channel;
      if (kind === 'mail' && !mails) throw new Refused('no-mail', 'This server sends no mail.');
      if (kind === 'mail' && (await mailOf(account.id)) === undefined)
        throw new Refused('bad-request', 'mail: confirm an address first');
      const address = addressOf(channel);
      const game = kind === 'webhook' ? (channel.game ?? null) : null;
      if (game !== null) {
        const seat = db.selectFrom('seat').where('game', '=', game).where('account', '=', account.id).select('game');
        if (!(await seat.executeTakeFirst())) throw new Refused('not-yours', 'You do not sit at this table.');
      }
      const rows = await db.selectFrom('channel').where('account', '=', account.id).selectAll().execute();
      const known = rows.find((one) => one.kind === kind && one.address === address && one.game === game);
      if (!known && rows.length >= MOST_CHANNELS)
        throw new Refused('too-many', `You have ${MOST_CHANNELS} channels: remove one first.`);
      const row: ChannelRow = {
        id: randomId(16),
        account: account.id,
        game,
        kind,
        format: kind === 'webhook' ? channel.format : null,
        address,
        label: kind === 'push' ? channel.label : '',
        made: now(),
        failures: 0,
        off: null,
      };
      await write(
        ...(known ? [statement(db.deleteFrom('channel').where('id', '=', known.id))] : []),
        statement(db.insertInto('channel').values(row)),
      );
    },
    async remove(account, id) {
      await own(account, id);
      await write(statement(db.deleteFrom('channel').where('id', '=', id)));
    },
    async switchOn(account, id) {
      await own(account, id);
      await write(statement(db.updateTable('channel').set({ off: null, failures: 0 }).where('id', '=', id)));
    },
    async test(account, id) {
      const channel = await own(account, id);
      const wishes = (await settings(account.id)) ?? USUAL;
      try {
        const message = { id: `test ${randomId(10)}`, notice: { kind: 'test' } as const };
        await send(channel, message, wishes, await mailOf(account.id));
      } catch (error) {
        if (!(error instanceof Undelivered)) throw error;
        const { fault, status } = error;
        return { ok: false, fault, ...(status === undefined ? {} : { status }) };
      }
      if (channel.off !== null || channel.failures > 0)
        await write(statement(db.updateTable('channel').set({ off: null, failures: 0 }).where('id', '=', id)));
      return { ok: true };
    },
    async active(account, game) {
      const rows = await db
        .selectFrom('channel')
        .where('account', '=', account)
        .where('off', 'is', null)
        .orderBy('made')
        .selectAll()
        .execute();
      return rows.filter((row) => row.game === null || row.game === game);
    },
    async ofTable(account, game) {
      const row = await db
        .selectFrom('seat')
        .where('game', '=', game)
        .where('account', '=', account.id)
        .select('notify')
        .executeTakeFirst();
      return row && (TABLE_NOTIFY.find((one) => one === row.notify) ?? 'usual');
    },
    async setTable(account, game, notify) {
      const seat = db.updateTable('seat').set({ notify: notify === 'usual' ? null : notify });
      await write(statement(seat.where('game', '=', game).where('account', '=', account.id)));
    },
    async stop(id) {
      await write(statement(db.deleteFrom('channel').where('id', '=', id).where('kind', '=', 'mail')));
    },
  };
}
