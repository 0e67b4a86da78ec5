import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DONE } from '#protocol/answers.ts';
import { ENTRIES, ENTRIES_ASKED, MOST_ENTRIES } from '#protocol/lines.ts';
import {
  ACCOUNT,
  LOBBY,
  ME,
  NOTE,
  NOTES,
  OFFER,
  OFFERED,
  ORDERS,
  ORDERS_CARD,
  type OrdersCard,
  SIT,
  TABLE_CARD,
} from '#protocol/tables.ts';
import { readOrders } from '#table/standing-orders.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Browsers } from '../accounts/browsers.ts';
import type { Credentials } from '../accounts/credentials.ts';
import { Refused } from '../accounts/refusal.ts';
import type { LobbyDesk } from '../lobby/lobby.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Notes } from '../tables/notes.ts';
import type { Past } from '../tables/past.ts';
import type { Answers } from './answers.ts';
import { browserOf } from './browser-name.ts';
import { setToken } from './cookie.ts';
import { type Route, route } from './route.ts';
import { COMMANDS_A_REQUEST, type TableAccess } from './table-access.ts';

export interface TableRooms {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly browsers: Browsers;
  readonly lobby: LobbyDesk;
  readonly past: Past;
  readonly notes: Notes;
}

const TABLE = '/api/tables/:id';

/** Routes of online tables. */
export function tableRoutes(
  { pay, seldom }: Answers,
  { mayWatch, mySeat }: TableAccess,
  { accounts, credentials, browsers, lobby, past, notes }: TableRooms,
): readonly Route[] {
  /** A share of the requests of an address, by how many commands must be folded for the answer. */
  const payFor = (request: FastifyRequest, commands: number): void => {
    if (!pay(request, commands / COMMANDS_A_REQUEST))
      throw new Refused('too-fast', 'The past of long games was asked for too often: wait a moment.');
  };
  const ordersCard = ({ opened, ordersOf }: LiveTable, side: string): OrdersCard => ({
    kinds: (opened.gamePackage.orders?.(opened.game) ?? []).map(({ at, what, declines }) => ({
      at,
      what,
      declines: declines !== undefined,
    })),
    orders: ordersOf(side),
  });

  return [
    route(
      'GET',
      '/api/me',
      { about: 'The own account', access: 'anyone', answer: ACCOUNT, nothing: 'no account yet' },
      async ({ account, reply }) => account ?? reply.code(204).send(),
    ),
    route(
      'POST',
      '/api/me',
      { about: 'Makes the account of a guest, or gives it another name', access: 'visitor', body: ME, answer: ACCOUNT },
      async ({ request, reply, login, body: { name } }) => {
        if (login?.account.name === name) return login.account;
        if (login?.kind === 'person') await credentials.assertFree(name, login.account);
        if (login) return accounts.rename(login.account.id, name);
        seldom(request);
        const { account, token } = await accounts.begin(name, browserOf(request.headers['user-agent']));
        await browsers.note(account.id, setToken(request, reply, token));
        return account;
      },
    ),
    route(
      'GET',
      '/api/tables',
      { about: 'Tables on offer, running ones, and the own', access: 'anyone', answer: LOBBY },
      async ({ account }) => lobby.list(account),
    ),
    route(
      'POST',
      '/api/tables',
      { about: 'Offers a table', access: 'player', body: OFFER, answer: OFFERED, seldom: true },
      async ({ account, body }) => lobby.offer(account, body),
    ),
    route('GET', TABLE, { about: 'One table', access: 'anyone', answer: TABLE_CARD }, async ({ id }) =>
      (await lobby.table(id)).card(),
    ),
    route(
      'POST',
      `${TABLE}/sit`,
      { about: 'Takes the open seat of a table', access: 'player', body: SIT, answer: TABLE_CARD },
      async ({ account, id, body }) => lobby.sit(account, id, body.invite),
    ),
    route(
      'POST',
      `${TABLE}/withdraw`,
      { about: 'Ends a table whose game has not begun', access: 'player', answer: TABLE_CARD },
      async ({ account, id }) => lobby.withdraw(account, id),
    ),
    route(
      'POST',
      `${TABLE}/rematch`,
      { about: 'The table of the rematch, made by the first who asks', access: 'player', answer: TABLE_CARD },
      async ({ account, id }) => lobby.rematch(account, id),
    ),
    route(
      'GET',
      `${TABLE}/entries`,
      {
        about: `Commands as the caller may see them, at most ${MOST_ENTRIES}, counted from 1; what was taken back is left out`,
        access: 'anyone',
        query: ENTRIES_ASKED,
        answer: ENTRIES,
      },
      async ({ request, account, id, query: { from = 1, to = from + MOST_ENTRIES - 1 } }) => {
        if (to < from || to >= from + MOST_ENTRIES)
          throw new Refused('bad-request', `from and to name at most ${MOST_ENTRIES} commands, counted from 1.`);
        const live = await mayWatch(id, account);
        payFor(request, past.work(live, to));
        return { from, entries: await past.entries(live, account, from, to) };
      },
    ),
    route(
      'GET',
      `${TABLE}/record`,
      {
        about: 'The record: of a game that is over the whole one, else as the caller may see it',
        access: 'anyone',
        answer: z.string(),
        type: 'application/x-ndjson; charset=utf-8',
      },
      async ({ request, reply, account, id }) => {
        const live = await mayWatch(id, account);
        payFor(request, past.work(live));
        const record = await past.record(live, account);
        void reply.header('content-disposition', `attachment; filename="hexfront-${live.id}.jsonl"`);
        return record;
      },
    ),
    route(
      'GET',
      `${TABLE}/orders`,
      { about: 'The own standing orders, and the kinds there are', access: 'player', answer: ORDERS_CARD },
      async ({ account, id }) => {
        const { live, side } = await mySeat(id, account);
        return ordersCard(live, side);
      },
    ),
    route(
      'PUT',
      `${TABLE}/orders`,
      { about: 'Sets the own standing orders', access: 'player', body: ORDERS, answer: ORDERS_CARD },
      async ({ account, id, body: { orders } }) => {
        const { live, side } = await mySeat(id, account);
        if (!(await live.setOrders(side, readOrders(live.opened.gamePackage.orders?.(live.opened.game) ?? [], orders))))
          throw new Refused('busy', 'The standing orders could not be stored.');
        return ordersCard(live, side);
      },
    ),
    route(
      'GET',
      `${TABLE}/notes`,
      { about: 'The own notes at a table', access: 'player', answer: NOTES },
      async ({ account, id }) => notes.list(id, account),
    ),
    route(
      'PUT',
      `${TABLE}/notes`,
      { about: 'Writes a note; empty text removes it', access: 'player', body: NOTE, answer: DONE },
      async ({ account, id, body }) => {
        const { live } = await mySeat(id, account);
        await notes.write(live.id, account, body);
        return { ok: true };
      },
    ),
  ];
}
