import type { Leaders, NotCounted, OpenProfile, Played, Profile, RatingCard } from '#protocol/players.ts';
import type { Account } from '#protocol/tables.ts';
import type { Terms } from '#protocol/terms.ts';
import { aged, isProvisional } from '#table/rating.ts';
import { type Accounts, accountOf } from '../accounts/accounts.ts';
import { folded } from '../accounts/tokens.ts';
import type { RatingRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { cardsOf } from './cards.ts';

/** Pages of persons, by their names, which are public; guests have none. */
export interface Profiles {
  /** Undefined where nobody has this name. Players see all of their own games, others the public ones. */
  of(name: string, asked: Account | undefined): Promise<Profile | undefined>;
  /** Earlier games than those of a time. */
  played(name: string, asked: Account | undefined, before: number): Promise<readonly Played[]>;
  leaders(family: string): Promise<Leaders>;
}

const MOST_PLAYED = 30;
const MOST_POINTS = 200;
const MOST_RUNNING = 20;
const MOST_LEADERS = 50;
const DAY = 24 * 3600_000;

const rounded = (points: number): number => Math.round(points);

export function createProfiles(store: Store, accounts: Accounts, now: () => number): Profiles {
  const { db } = store;
  const cardOf = (row: RatingRow): RatingCard => {
    const { points, rd } = aged(row, now() - row.at);
    return {
      family: row.family,
      points: rounded(points),
      rd: rounded(rd),
      games: row.games,
      provisional: isProvisional({ rd }),
    };
  };
  const named = (name: string) =>
    db
      .selectFrom('account')
      .where('folded', '=', folded(name))
      .where('kind', 'in', ['person', 'closed'])
      .select(['id', 'name', 'kind', 'made'])
      .executeTakeFirst();

  async function playedBy(id: string, own: boolean, before: number): Promise<readonly Played[]> {
    const all = db
      .selectFrom('result')
      .innerJoin('game', 'game.id', 'result.game')
      .where('result.account', '=', id)
      .where('result.at', '<', before)
      .orderBy('result.at', 'desc')
      .limit(MOST_PLAYED)
      .selectAll('result')
      .select(['game.title', 'game.terms']);
    const rows = await (own ? all : all.where('result.open', '=', 1).where('result.how', '!=', 'void')).execute();
    const others = await accounts.named(rows.flatMap(({ opponent }) => opponent ?? []));
    return rows.map((row) => {
      const opponent = row.opponent === null ? undefined : others.get(row.opponent);
      return {
        game: row.game,
        family: row.family,
        title: row.title,
        ...(row.scenario === null ? {} : { scenario: row.scenario }),
        side: row.side,
        ...(opponent ? { opponent } : {}),
        ...(row.score === null ? {} : { score: row.score }),
        how: row.how,
        rated: row.rated === 1,
        ...(row.why === null ? {} : { why: row.why as NotCounted }),
        ...(row.before === null || row.after === null
          ? {}
          : { before: rounded(row.before), after: rounded(row.after) }),
        replay: row.how !== 'void' && (own || (JSON.parse(row.terms) as Terms).spectators),
        at: row.at,
      };
    });
  }

  async function countsOf(id: string): Promise<OpenProfile['counts']> {
    const rows = await db
      .selectFrom('result')
      .where('account', '=', id)
      .where('opponent', 'is not', null)
      .groupBy(['score', 'how', 'left'])
      .select((e) => ['score', 'how', 'left', e.fn.countAll<number>().as('count')])
      .execute();
    const sum = (holds: (row: (typeof rows)[number]) => boolean): number =>
      rows.filter(holds).reduce((all, { count }) => all + Number(count), 0);
    return {
      games: sum(({ how, left }) => how !== 'void' || left === 1),
      won: sum(({ score }) => score === 1),
      drawn: sum(({ score }) => score === 0.5),
      lost: sum(({ score }) => score === 0),
      left: sum(({ left }) => left === 1),
      timedOut: sum(({ score, how, left }) => score === 0 && how === 'time' && left === 0),
    };
  }

  async function runningOf(id: string) {
    const rows = await db
      .selectFrom('game')
      .innerJoin('seat', 'seat.game', 'game.id')
      .where('seat.account', '=', id)
      .where('visible', '=', 'public')
      .where('phase', 'in', ['running', 'paused'])
      .orderBy('moved', 'desc')
      .limit(MOST_RUNNING)
      .selectAll('game')
      .execute();
    return (await cardsOf(store, accounts, rows)).filter(({ terms }) => terms.spectators);
  }

  async function seriesOf(id: string, family: string) {
    const rows = await db
      .selectFrom('result')
      .where('account', '=', id)
      .where('family', '=', family)
      .where('after', 'is not', null)
      .orderBy('at', 'desc')
      .limit(MOST_POINTS)
      .select(['at', 'after'])
      .execute();
    return rows.reverse().map(({ at, after }) => ({ at, points: rounded(after ?? 0) }));
  }

  return {
    async of(name, asked) {
      const row = await named(name);
      if (!row) return undefined;
      if (row.kind === 'closed') return { closed: true };
      const { id } = row;
      const ratings = await db
        .selectFrom('rating')
        .where('account', '=', id)
        .orderBy('games', 'desc')
        .selectAll()
        .execute();
      return {
        account: accountOf(row),
        joined: row.made - (row.made % DAY),
        ratings: await Promise.all(
          ratings.map(async (one) => ({ ...cardOf(one), series: await seriesOf(id, one.family) })),
        ),
        running: await runningOf(id),
        played: await playedBy(id, asked?.id === id, Number.MAX_SAFE_INTEGER),
        counts: await countsOf(id),
      };
    },
    async played(name, asked, before) {
      const row = await named(name);
      return row?.kind === 'person' ? playedBy(row.id, asked?.id === row.id, before) : [];
    },
    async leaders(family) {
      const rows = await db
        .selectFrom('rating')
        .innerJoin('account', 'account.id', 'rating.account')
        .where('family', '=', family)
        .where('account.kind', '=', 'person')
        .orderBy('points', 'desc')
        .limit(4 * MOST_LEADERS)
        .selectAll('rating')
        .select(['account.id', 'account.name', 'account.kind'])
        .execute();
      const all = rows.map((row) => ({ ...cardOf(row), account: accountOf(row) }));
      return {
        sure: all.filter(({ provisional }) => !provisional).slice(0, MOST_LEADERS),
        provisional: all.filter(({ provisional }) => provisional).slice(0, MOST_LEADERS),
      };
    },
  };
}
