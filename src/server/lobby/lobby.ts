import { randomInt } from 'node:crypto';
import type { Account, Lobby, Offer, Offered, TableCard } from '#protocol/tables.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Blocks } from '../accounts/blocks.ts';
import type { Browsers } from '../accounts/browsers.ts';
import { Refused } from '../accounts/refusal.ts';
import { printOf } from '../accounts/tokens.ts';
import type { Progress } from '../journal/journal.ts';
import type { Tails } from '../dice/tails.ts';
import type { Balances } from '../ratings/balance.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import { Overtaken } from '../tables/commits.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { OpenedGame, OpenedGames } from '../tables/game-cache.ts';
import type { Seated } from '../tables/whole.ts';
import { rematchJob } from '../tables/notice-jobs.ts';
import { cardsOf } from './cards.ts';
import { type NewTable, newTable } from './new-table.ts';

const MOST_OFFERED = 5;
/** Games an account plays at a time: guests, and persons. */
const MOST_RUNNING = { guest: 20, person: 100 } as const;
/** Games against computers an account plays at a time: they think on the machines of the server. */
const MOST_COMPUTERS = 5;
const LISTED = 100;
const OFFERED_MS = 14 * 24 * 3600 * 1000;

/** Tables on offer, who sits down at them, and rematches. */
export interface LobbyDesk {
  list(account: Account | undefined): Promise<Lobby>;
  offer(account: Account, offer: Offer): Promise<Offered>;
  sit(account: Account, id: string, invite: string | undefined, also?: readonly Statement[]): Promise<TableCard>;
  /** Refuses an account that plays as many games as it may. */
  mayPlay(account: Account): Promise<void>;
  /** Ends a table before both sides have given a command. */
  withdraw(account: Account, id: string): Promise<TableCard>;
  rematch(account: Account, id: string): Promise<TableCard>;
  /** Ends a table that has waited too long for a second player. */
  expire(id: string): Promise<void>;
  /** Adds the jobs of tables that a version without jobs has put on offer. */
  startExpiry(): Promise<void>;
  table(id: string): Promise<LiveTable>;
}

export function createLobby({
  store,
  accounts,
  tables,
  games,
  tails,
  jobs,
  blocks,
  browsers,
  balances,
  warmUp = () => undefined,
  now,
}: {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly tables: LiveTables;
  readonly games: OpenedGames;
  readonly tails: Tails;
  readonly jobs: Jobs;
  readonly blocks: Blocks;
  readonly browsers: Browsers;
  readonly balances: Balances;
  /** A computer will soon have to think. */
  readonly warmUp?: () => void;
  readonly now: () => number;
}): LobbyDesk {
  const { db } = store;

  async function table(id: string): Promise<LiveTable> {
    const found = await tables.open(id);
    if (!found) throw new Refused('no-table', 'There is no such table.');
    return found;
  }

  const gamesOf = (account: Account) =>
    db
      .selectFrom('game')
      .innerJoin('seat', 'seat.game', 'game.id')
      .where('seat.account', '=', account.id)
      .where('phase', 'in', ['offered', 'running', 'paused'])
      .select(['game.phase', 'game.owner', 'game.progress'])
      .execute();
  function assertFew(account: Account, running: number): void {
    const most = MOST_RUNNING[account.person ? 'person' : 'guest'];
    if (running >= most) throw new Refused('too-many', `You are playing ${most} games: finish one first.`);
  }
  async function mayPlay(account: Account): Promise<void> {
    assertFew(account, (await gamesOf(account)).filter(({ phase }) => phase !== 'offered').length);
  }
  async function mayOffer(account: Account, computer: boolean): Promise<void> {
    const rows = await gamesOf(account);
    const offered = rows.filter(({ phase, owner }) => phase === 'offered' && owner === account.id).length;
    if (offered >= MOST_OFFERED)
      throw new Refused('too-many', `You have ${MOST_OFFERED} tables on offer: withdraw one first.`);
    assertFew(account, rows.length - rows.filter(({ phase }) => phase === 'offered').length);
    const isAgainstComputer = ({ progress }: { readonly progress: string }): boolean =>
      Object.keys((JSON.parse(progress) as Progress).computers ?? {}).length > 0;
    if (computer && rows.filter(isAgainstComputer).length >= MOST_COMPUTERS)
      throw new Refused('too-many', `You are playing ${MOST_COMPUTERS} games against computers: finish one first.`);
  }

  async function openedFor(offer: Pick<Offer, 'game' | 'setup'>): Promise<OpenedGame> {
    if (!games.known(offer.game)) throw new Refused('unknown-game', 'This server does not have that game.');
    const opened = await games.open(offer.game, offer.setup);
    if (!('game' in opened)) throw new Refused('bad-setup', 'The position cannot be opened.', { faults: opened });
    if (opened.game.decides(opened.game.start) === undefined)
      throw new Refused('bad-setup', 'In this position the game is over.');
    return opened;
  }

  const listed = (phases: readonly string[]) =>
    db
      .selectFrom('game')
      .where('visible', '=', 'public')
      .where('phase', 'in', [...phases])
      .orderBy('moved', 'desc')
      .limit(LISTED)
      .selectAll()
      .execute();
  const ownOf = (account: Account) =>
    db
      .selectFrom('game')
      .innerJoin('seat', 'seat.game', 'game.id')
      .where('seat.account', '=', account.id)
      .where('phase', '!=', 'void')
      .orderBy('moved', 'desc')
      .limit(LISTED)
      .selectAll('game')
      .execute();

  async function mustBeInvited(live: LiveTable, account: Account, invite: string | undefined): Promise<void> {
    if (live.row.visible === 'public') return;
    const invitation = db
      .selectFrom('invite')
      .where('print', '=', printOf(invite ?? ''))
      .where('game', '=', live.id)
      .select('game');
    if (await invitation.executeTakeFirst()) return;
    if (live.row.phase !== 'offered') throw new Refused('started', 'This game has begun without you.');
    throw new Refused('no-seat', 'This table is by invitation only.');
  }

  const expiry = (id: string, made: number): Promise<readonly Statement[]> =>
    jobs.add({ kind: 'expire', subject: id, at: made + OFFERED_MS });
  /** Job of the computer that begins at a table. */
  const thinking = async ({ job }: NewTable): Promise<readonly Statement[]> => (job ? jobs.add(job) : []);
  const computerSits = (): void => {
    warmUp();
    jobs.wake('think');
  };
  const seatStatements =
    (id: string, sitter: Account) =>
    (seats: readonly Seated[]): readonly Statement[] => [
      ...seats.map(({ account, side = null }) =>
        account.id === sitter.id
          ? statement(db.insertInto('seat').values({ game: id, account: account.id, side, joined: now() }))
          : statement(db.updateTable('seat').set({ side }).where('game', '=', id).where('account', '=', account.id), 1),
      ),
      statement(db.deleteFrom('invite').where('game', '=', id)),
    ];

  /** Rated games are for persons, in scenarios as they stand. */
  async function mayBeRated(account: Account, offer: Offer, opened: OpenedGame): Promise<void> {
    if (offer.computer !== undefined)
      throw new Refused('bad-request', 'computer: no computer sits down at a rated table');
    assertPerson(account);
    if (!(await balances.isStandard(offer.game, offer.scenario, opened)))
      throw new Refused('not-standard', 'Rated games are played in scenarios of the list, without changes.');
  }
  function assertPerson(account: Account): void {
    if (account.person !== true) throw new Refused('needs-person', 'Rated games need an account with a way to log in.');
  }

  return {
    table,
    mayPlay,
    async list(account) {
      const [open, running, own] = await Promise.all([
        listed(['offered']),
        listed(['running', 'paused']),
        account ? ownOf(account) : [],
      ]);
      const [openCards, runningCards, mine] = await Promise.all([
        cardsOf(store, accounts, open),
        cardsOf(store, accounts, running),
        cardsOf(store, accounts, own),
      ]);
      const around = account ? await blocks.around(account) : new Set<string>();
      const welcome = openCards.filter(({ players }) => !players.some(({ id }) => around.has(id)));
      return { open: welcome, running: runningCards.filter(({ terms }) => terms.spectators), mine };
    },
    async offer(account, offer) {
      await mayOffer(account, offer.computer !== undefined);
      const opened = await openedFor(offer);
      if (offer.terms.rated) await mayBeRated(account, offer, opened);
      if (offer.side !== undefined && !opened.game.sides.includes(offer.side))
        throw new Refused('bad-request', `This game has no side ${offer.side}.`);
      const { sides } = opened.game;
      const { computer } = offer;
      if (computer !== undefined && !opened.gamePackage.players.levels.includes(computer))
        throw new Refused('bad-request', `This game has no computer ${computer}.`);
      const side = computer === undefined ? offer.side : (offer.side ?? sides[randomInt(sides.length)]);
      const computers =
        computer === undefined
          ? {}
          : Object.fromEntries(sides.filter((one) => one !== side).map((one) => [one, computer]));
      const made = newTable(store, tails, opened, {
        owner: account,
        offer,
        seats: [{ account, side }],
        computers,
        at: now(),
      });
      const jobs = computer === undefined ? await expiry(made.id, now()) : await thinking(made);
      const stored = await store.write([...made.store, ...jobs]);
      if (!stored.ok) throw new Refused('busy', 'The table could not be stored.');
      if (computer !== undefined) computerSits();
      return { table: (await table(made.id)).card(), invite: made.invite };
    },
    async sit(account, id, invite, also = []) {
      const live = await table(id);
      if (live.seated.some((one) => one.account.id === account.id)) return live.card();
      await mustBeInvited(live, account, invite);
      if (account.bot && live.card().terms.bots !== true)
        throw new Refused('no-bots', 'The owner of this table plays with people only.');
      if (
        await blocks.between(
          account,
          live.seated.map((one) => one.account.id),
        )
      )
        throw new Refused('no-seat', 'One of the players does not play with the other.');
      await mayPlay(account);
      if (live.card().terms.rated) {
        assertPerson(account);
        if (await browsers.shared(account.id, live.row.owner))
          throw new Refused('same-browser', 'Both accounts were used in the same browser.');
      }
      const statements = seatStatements(id, account);
      const seated = await live
        .seat(account, (seats) => [...statements(seats), ...also])
        .catch((error: unknown) => {
          if (error instanceof Overtaken) return 'taken' as const;
          throw error;
        });
      if (seated === 'started') throw new Refused('started', 'This game has begun without you.');
      if (seated === 'taken') throw new Refused('taken', 'Both seats are taken.');
      return live.card();
    },
    async withdraw(account, id) {
      const live = await table(id);
      if (!live.seated.some((one) => one.account.id === account.id))
        throw new Refused('not-yours', 'You do not sit at this table.');
      if (!(await live.leave(live.sideOf(account))))
        throw new Refused('started', 'The game has begun: it can be resigned, not withdrawn.');
      return live.card();
    },
    async expire(id) {
      const at = await (await tables.open(id))?.expire();
      if (at !== undefined) await store.write(await jobs.add({ kind: 'expire', subject: id, at }));
    },
    async startExpiry() {
      const rows = await db.selectFrom('game').where('phase', '=', 'offered').select(['id', 'made']).execute();
      for (const { id, made } of rows) await store.write(await expiry(id, made));
    },
    async rematch(account, id) {
      const live = await table(id);
      if (live.sideOf(account) === undefined) throw new Refused('not-yours', 'You did not play this game.');
      // A rematch seats both at once: a person asks for one with a bot, never the other way round.
      if (account.bot && live.row.rematch === null && live.seated.some((one) => !one.account.bot))
        throw new Refused('no-bots', 'A person asks for a rematch with a bot.');
      const { row, opened, seated } = live;
      const { sides } = opened.game;
      const otherSide = (side: string | undefined): string | undefined => sides.find((one) => one !== side);
      const swapped = seated.map((one) => ({ account: one.account, side: otherSide(one.side) }));
      // A computer that stood in for a player leaves with the game.
      const computers = Object.fromEntries(
        Object.entries(live.standing.progress.computers ?? {})
          .filter(([side]) => !seated.some((one) => one.side === side))
          .map(([side, level]) => [otherSide(side) as string, level]),
      );
      const offer: Offer = {
        game: row.family,
        setup: row.setup,
        title: row.title,
        ...(row.scenario === null ? {} : { scenario: row.scenario }),
        terms: JSON.parse(row.terms) as Offer['terms'],
        visible: row.visible as Offer['visible'],
      };
      const made = newTable(store, tails, opened, { owner: account, offer, seats: swapped, computers, at: now() });
      const begins = await thinking(made);
      const invited = await Promise.all(
        swapped.flatMap(({ account: other, side }) =>
          other.id === account.id || side === undefined ? [] : [jobs.add(rematchJob(made.id, side, now()))],
        ),
      );
      const next = await live.rematch(() => ({ id: made.id, store: [...made.store, ...begins, ...invited.flat()] }));
      if (next === undefined) throw new Refused('not-over', 'This game is not over.');
      if (Object.keys(computers).length > 0) computerSits();
      return (await table(next)).card();
    },
  };
}
