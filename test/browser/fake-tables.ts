import type { BrowserContext, Route } from '@playwright/test';
import type { Account, Lobby, Offer, Offered, TableCard, TroubleCode } from '#protocol/tables.ts';

/** A server of tables in the test: every browser context that is let in is somebody else's. */

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Kept {
  readonly card: Mutable<TableCard>;
  readonly invite: string;
  readonly offer: Offer;
}

export interface FakeTables {
  /** Answers this browser; gives the way to act as its account. */
  readonly letIn: (context: BrowserContext, name?: string) => Promise<void>;
  readonly tables: Map<string, Kept>;
  readonly accounts: Account[];
  /** Requests received: `POST tables/1/sit`. */
  readonly asked: string[];
  /** True while nothing is answered. */
  away: boolean;
  readonly add: (card: Partial<TableCard> & Pick<TableCard, 'id'>, invite?: string) => TableCard;
}

const SIDES: Readonly<Record<string, readonly [string, string]>> = {
  blitz: ['blue', 'red'],
  gamex: ['axis', 'allied'],
};

export function fakeTables(now = Date.now()): FakeTables {
  const tables = new Map<string, Kept>();
  const accounts: Account[] = [];
  const asked: string[] = [];
  let made = 0;
  const add: FakeTables['add'] = (card, invite = 'secret') => {
    const owner = card.owner ?? { id: 'a-pavel', name: 'Pavel' };
    const full: TableCard = {
      game: 'gamex',
      title: 'Two Platoons',
      scenario: 'duel',
      owner,
      seats: [{ side: 'axis', account: owner }],
      players: [owner],
      terms: { undo: 'free', spectators: true },
      visible: 'public',
      phase: 'offered',
      played: 0,
      turn: 0,
      made: now,
      moved: now,
      ...card,
    };
    tables.set(full.id, { card: full, invite, offer: { ...full, setup: 'game gamex\n' } });
    return full;
  };
  const server: FakeTables = {
    tables,
    accounts,
    asked,
    away: false,
    add,
    async letIn(context, name) {
      let me: Account | undefined;
      if (name !== undefined) {
        me = { id: `a-${name.toLowerCase()}`, name };
        accounts.push(me);
      }
      const answer = async (route: Route): Promise<void> => {
        const request = route.request();
        const path = new URL(request.url()).pathname.slice('/api/'.length);
        const method = request.method();
        asked.push(`${method} ${path}`);
        if (server.away) return route.abort();
        const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
        const json = (value: unknown, status = 200) => route.fulfill({ status, json: value });
        const refuse = (error: TroubleCode, status = 409) => json({ error, message: error }, status);
        if (path === 'me') {
          if (method === 'GET') return me ? json(me) : route.fulfill({ status: 204 });
          me = { id: me?.id ?? `a-${accounts.length}`, name: String(body['name']) };
          accounts.push(me);
          return json(me);
        }
        const mine = ({ card }: Kept): boolean => card.players.some(({ id }) => id === me?.id);
        if (path === 'tables' && method === 'GET') {
          const cards = [...tables.values()];
          const of = (...phases: readonly string[]) =>
            cards
              .filter(({ card }) => phases.includes(card.phase) && card.visible === 'public')
              .map(({ card }) => card);
          const lobby: Lobby = {
            open: of('offered'),
            running: of('running', 'paused'),
            mine: cards.filter((one) => mine(one) && one.card.phase !== 'void').map(({ card }) => card),
          };
          return json(lobby);
        }
        if (!me && method === 'POST') return refuse('no-account', 401);
        if (path === 'tables' && me) {
          const offer = body as unknown as Offer;
          const { game, title, terms, visible, scenario = '' } = offer;
          const id = `table${++made}`;
          const invite = `secret${made}`;
          const seats = offer.side === undefined ? [] : [{ side: offer.side, account: me }];
          const card = add({ game, title, terms, visible, scenario, id, owner: me, seats, players: [me] }, invite);
          tables.set(id, { card, invite, offer });
          const offered: Offered = { table: card, invite };
          return json(offered, 201);
        }
        const [, id = '', what] = path.split('/');
        const kept = tables.get(id);
        if (!kept) return refuse('no-table', 404);
        const { card } = kept;
        if (what === undefined) return json(card);
        if (what === 'sit' && me) {
          if (mine(kept)) return json(card);
          if (card.visible === 'link' && body['invite'] !== kept.invite)
            return card.phase === 'offered' ? refuse('no-seat', 403) : refuse('started');
          if (card.phase !== 'offered') return refuse('started');
          const [first, second] = SIDES[card.game] ?? ['', ''];
          const owners = card.seats[0]?.side ?? first;
          card.seats = [
            { side: owners, account: card.owner },
            { side: owners === first ? second : first, account: me },
          ];
          card.players = [card.owner, me];
          card.phase = 'running';
          card.decides = first;
          return json(card);
        }
        if (what === 'withdraw') {
          if (!mine(kept)) return refuse('not-yours', 403);
          if (card.phase !== 'offered') return refuse('started');
          card.phase = 'void';
          return json(card);
        }
        if (what === 'rematch' && me) {
          if (card.phase !== 'over') return refuse('not-over');
          const next = add({ ...card, id: `${id}again`, phase: 'running' });
          card.rematch = next.id;
          return json(next);
        }
        return refuse('bad-request', 400);
      };
      await context.route(/\/api\//, answer);
    },
  };
  return server;
}
