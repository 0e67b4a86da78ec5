import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Account,
  type Entries,
  ME,
  MOST_ENTRIES,
  NOTE,
  OFFER,
  ORDERS,
  type OrdersCard,
  SIT,
} from '#protocol/tables.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Credentials } from '../accounts/credentials.ts';
import { Refused } from '../accounts/refusal.ts';
import type { LobbyDesk } from '../lobby/lobby.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Notes } from '../tables/notes.ts';
import type { Past } from '../tables/past.ts';
import { readOrders } from '#table/standing-orders.ts';
import type { Answers } from './answers.ts';
import { browserOf } from './browser-name.ts';
import { setToken } from './cookie.ts';

export interface Routes {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly lobby: LobbyDesk;
  readonly past: Past;
  readonly notes: Notes;
}

/** Commands folded for the price of one request: some milliseconds of work. */
const COMMANDS_A_REQUEST = 100;

/** HTTP routes of online tables. */
export function addRoutes(
  server: FastifyInstance,
  { answer, read, maybe, mustBe, pay, seldom, whoAsks }: Answers,
  { accounts, credentials, lobby, past, notes }: Routes,
): void {
  /** A table whose game the caller may see: their own, or one open to spectators. */
  const mayWatch = async (request: FastifyRequest, account: Account | undefined): Promise<LiveTable> => {
    const live = await lobby.table(idOf(request));
    if (!live.card().terms.spectators && !live.seated.some((one) => one.account.id === account?.id))
      throw new Refused('no-seat', 'This game has no spectators.');
    return live;
  };
  /** A share of the requests of an address, by how many commands must be folded for the answer. */
  const payFor = (request: FastifyRequest, commands: number): void => {
    if (!pay(request, commands / COMMANDS_A_REQUEST))
      throw new Refused('too-fast', 'The past of long games was asked for too often: wait a moment.');
  };
  const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id.slice(0, 20);

  server.get(
    '/api/me',
    answer(async (request, reply) => (await maybe(request)) ?? reply.code(204).send()),
  );
  server.post(
    '/api/me',
    answer(async (request, reply) => {
      const { name } = read(ME, request.body);
      const known = await whoAsks(request);
      if (known?.account.name === name) return known.account;
      if (known?.kind === 'person') await credentials.assertFree(name, known.account);
      if (known) return accounts.rename(known.account.id, name);
      seldom(request);
      const { account, token } = await accounts.begin(name, browserOf(request.headers['user-agent']));
      setToken(request, reply, token);
      return account;
    }),
  );
  server.get(
    '/api/tables',
    answer(async (request) => lobby.list(await maybe(request))),
  );
  server.post(
    '/api/tables',
    answer(async (request) => {
      const account = await mustBe(request);
      const offer = read(OFFER, request.body);
      seldom(request);
      return lobby.offer(account, offer);
    }),
  );
  server.get(
    '/api/tables/:id',
    answer(async (request) => (await lobby.table(idOf(request))).card()),
  );
  server.post(
    '/api/tables/:id/sit',
    answer(async (request) => {
      const account = await mustBe(request);
      return lobby.sit(account, idOf(request), read(SIT, request.body ?? {}).invite);
    }),
  );
  server.post(
    '/api/tables/:id/withdraw',
    answer(async (request) => lobby.withdraw(await mustBe(request), idOf(request))),
  );
  server.post(
    '/api/tables/:id/rematch',
    answer(async (request) => lobby.rematch(await mustBe(request), idOf(request))),
  );
  server.get(
    '/api/tables/:id/entries',
    answer(async (request): Promise<Entries> => {
      const { from, to } = request.query as { readonly from?: string; readonly to?: string };
      const first = Number(from ?? 1);
      const last = Number(to ?? first + MOST_ENTRIES - 1);
      if (
        !Number.isInteger(first) ||
        !Number.isInteger(last) ||
        first < 1 ||
        last < first ||
        last >= first + MOST_ENTRIES
      )
        throw new Refused('bad-request', `from and to name at most ${MOST_ENTRIES} commands, counted from 1.`);
      const account = await maybe(request);
      const live = await mayWatch(request, account);
      payFor(request, past.work(live, last));
      return { from: first, entries: await past.entries(live, account, first, last) };
    }),
  );
  server.get(
    '/api/tables/:id/record',
    answer(async (request, reply) => {
      const account = await maybe(request);
      const live = await mayWatch(request, account);
      payFor(request, past.work(live));
      const record = await past.record(live, account);
      void reply.type('application/x-ndjson; charset=utf-8');
      void reply.header('content-disposition', `attachment; filename="hexfront-${live.id}.jsonl"`);
      return record;
    }),
  );
  /** A table the caller plays at, and the side. */
  const mySeat = async (request: FastifyRequest): Promise<{ readonly live: LiveTable; readonly side: string }> => {
    const account = await mustBe(request);
    const live = await lobby.table(idOf(request));
    const side = live.sideOf(account);
    if (side === undefined) throw new Refused('not-yours', 'You do not sit at this table.');
    return { live, side };
  };
  const ordersCard = ({ opened, ordersOf }: LiveTable, side: string): OrdersCard => ({
    kinds: (opened.shelf.orders ?? []).map(({ at, what, declines }) => ({
      at,
      what,
      declines: declines !== undefined,
    })),
    orders: ordersOf(side),
  });
  server.get(
    '/api/tables/:id/orders',
    answer(async (request) => {
      const { live, side } = await mySeat(request);
      return ordersCard(live, side);
    }),
  );
  server.put(
    '/api/tables/:id/orders',
    answer(async (request) => {
      const { live, side } = await mySeat(request);
      const { orders } = read(ORDERS, request.body);
      if (!(await live.setOrders(side, readOrders(live.opened.shelf.orders ?? [], orders))))
        throw new Refused('busy', 'The standing orders could not be stored.');
      return ordersCard(live, side);
    }),
  );
  server.get(
    '/api/tables/:id/notes',
    answer(async (request) => notes.list(idOf(request), await mustBe(request))),
  );
  server.put(
    '/api/tables/:id/notes',
    answer(async (request) => {
      const account = await mustBe(request);
      const live = await lobby.table(idOf(request));
      if (live.sideOf(account) === undefined) throw new Refused('not-yours', 'You do not sit at this table.');
      await notes.write(live.id, account, read(NOTE, request.body));
      return { ok: true };
    }),
  );
}
