import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DONE } from '#protocol/answers.ts';
import {
  ADD_CHANNEL,
  CHANNEL,
  DELIVERED,
  MY_NOTIFICATIONS,
  type MyNotifications,
  NOTIFY,
  SETTINGS,
  STOP,
  TABLE_NOTIFY_CARD,
  type TableNotifyCard,
  VACATION,
} from '#protocol/notifications.ts';
import type { Account } from '#protocol/tables.ts';
import { Refused } from '../accounts/refusal.ts';
import type { Vacations } from '../lobby/vacations.ts';
import type { Channels } from '../notifications/channels.ts';
import type { StopLinks } from '../notifications/stop-links.ts';
import { createAllowances } from './allowance.ts';
import { browserOf } from './browser-name.ts';
import { type Route, route } from './route.ts';

export interface NotificationRooms {
  readonly channels: Channels;
  readonly vacations: Vacations;
  readonly stops: StopLinks;
  readonly pushKey: string;
  /** True where this server sends mail. */
  readonly mails: boolean;
  readonly now: () => number;
}

/** Test messages an account may send: at once, and a second. */
const TESTS = [10, 10 / 3600] as const;

/** Programs that read mail send a form to end it; its fields say nothing that the address does not. */
export const acceptForms = (server: FastifyInstance): void =>
  void server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );

/** Routes of notifications: channels, wishes, vacations, and links that end mails. */
export function notificationRoutes({
  channels,
  vacations,
  stops,
  pushKey,
  mails,
  now,
}: NotificationRooms): readonly Route[] {
  const tests = createAllowances(...TESTS, now);

  async function mine(account: Account): Promise<MyNotifications> {
    const settings = await channels.settings(account.id);
    return {
      ...(settings ? { settings } : {}),
      channels: await channels.list(account),
      mail: { works: mails, address: (await channels.mailOf(account.id)) ?? null },
      pushKey,
      vacation: await vacations.of(account),
    };
  }
  /** A push channel without a name is named after its browser. */
  const labelled = (channel: Parameters<Channels['add']>[1], { headers }: FastifyRequest): typeof channel =>
    channel.kind === 'push' && channel.label === '' ? { ...channel, label: browserOf(headers['user-agent']) } : channel;
  async function tableCard(account: Account, id: string): Promise<TableNotifyCard> {
    const notify = await channels.ofTable(account, id);
    if (notify === undefined) throw new Refused('not-yours', 'You do not sit at this table.');
    const all = await channels.list(account);
    return {
      notify,
      channels: all.filter(({ game }) => game === id),
      any: all.some(({ game, off }) => game === undefined && off === undefined),
    };
  }
  const base = '/api/account/notifications';
  const answer = MY_NOTIFICATIONS;
  return [
    route(
      'GET',
      base,
      { about: 'Channels of the own account, wishes about them, and vacation', access: 'browser', answer },
      async ({ account }) => mine(account),
    ),
    route(
      'PUT',
      base,
      {
        about: 'Sets when the account is told, in which language and time zone',
        access: 'browser',
        body: SETTINGS,
        answer,
      },
      async ({ account, body }) => {
        await channels.setSettings(account, body);
        return mine(account);
      },
    ),
    route(
      'POST',
      `${base}/channels`,
      { about: 'Adds a mail, browser or webhook channel', access: 'browser', body: ADD_CHANNEL, answer, seldom: true },
      async ({ account, body, request }) => {
        await channels.add(account, labelled(body, request));
        return mine(account);
      },
    ),
    route(
      'POST',
      `${base}/channels/remove`,
      { about: 'Removes a channel', access: 'browser', body: CHANNEL, answer },
      async ({ account, body }) => {
        await channels.remove(account, body.id);
        return mine(account);
      },
    ),
    route(
      'POST',
      `${base}/channels/on`,
      { about: 'Switches a channel on again', access: 'browser', body: CHANNEL, answer },
      async ({ account, body }) => {
        await channels.switchOn(account, body.id);
        return mine(account);
      },
    ),
    route(
      'POST',
      `${base}/channels/test`,
      { about: 'Sends a test message, and says what came of it', access: 'browser', body: CHANNEL, answer: DELIVERED },
      async ({ account, body }) => {
        if (!tests.take(account.id)) throw new Refused('too-fast', 'Too many test messages: wait some minutes.');
        return channels.test(account, body.id);
      },
    ),
    route(
      'POST',
      '/api/account/vacation',
      { about: 'Begins a vacation of whole days', access: 'browser', body: VACATION, answer },
      async ({ account, body }) => {
        await vacations.begin(account, body.days);
        return mine(account);
      },
    ),
    route(
      'POST',
      '/api/account/vacation/end',
      { about: 'Ends the vacation', access: 'browser', answer },
      async ({ account }) => {
        await vacations.end(account);
        return mine(account);
      },
    ),
    route(
      'GET',
      '/api/tables/:id/notify',
      { about: 'What is told of one table', access: 'browser', answer: TABLE_NOTIFY_CARD },
      async ({ account, id }) => tableCard(account, id),
    ),
    route(
      'PUT',
      '/api/tables/:id/notify',
      { about: 'Sets what is told of one table', access: 'browser', body: NOTIFY, answer: TABLE_NOTIFY_CARD },
      async ({ account, id, body }) => {
        await channels.setTable(account, id, body.notify);
        return tableCard(account, id);
      },
    ),
    route(
      'POST',
      '/api/notifications/stop',
      {
        about: 'Ends the mails of a channel, by the signed text of a link',
        access: 'anyone',
        query: STOP,
        answer: DONE,
      },
      async ({ query }) => {
        const channel = stops.channel(query.token);
        if (channel === undefined) throw new Refused('used-up', 'This link is not one of this server.');
        await channels.stop(channel);
        return { ok: true } as const;
      },
    ),
  ];
}
