import type { NotCounted, Result } from '#protocol/players.ts';
import type { TableOutcome } from '#protocol/tables.ts';
import type { Terms } from '#protocol/terms.ts';
import { aged, isProvisional, NEW_RATING, type Rating, rateGame } from '#table/rating.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Browsers } from '../accounts/browsers.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Progress } from '../journal/journal.ts';
import type { GameRow, ResultRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import { ENOUGH_COMMANDS } from '../tables/batch.ts';
import type { Balances } from './balance.ts';

/** Results of finished games, and what they do to ratings. */
export interface Results {
  /** Writes the result of a game that has ended, once. */
  write(game: string): Promise<void>;
  /** Adds the jobs of games that ended before there were results. */
  startResults(): Promise<void>;
  of(game: string): Promise<Result>;
  /** Rating of an account now; that of a new player where it has none. */
  rating(account: string, family: string): Promise<Rating & { readonly games: number }>;
}

/** Attempts against results of other games that are written at the same time. */
const MOST_TRIES = 8;
const AT_START = 500;
/** Endings a player decides about: with too few commands before them the game was not played. */
const EARLY = ['resignation', 'agreement', 'time'];

interface Seat {
  readonly account: string;
  readonly side: string;
  readonly person: boolean;
}
type Rated = Rating & { readonly games: number };

const rounded = (points: number): number => Math.round(points * 10) / 10;

export function createResults({
  store,
  accounts,
  browsers,
  balances,
  jobs,
  now,
}: {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly browsers: Browsers;
  readonly balances: Balances;
  readonly jobs: Jobs;
  readonly now: () => number;
}): Results {
  const { db } = store;

  async function stored(account: string, family: string) {
    return db
      .selectFrom('rating')
      .where('account', '=', account)
      .where('family', '=', family)
      .selectAll()
      .executeTakeFirst();
  }
  async function rating(account: string, family: string): Promise<Rated> {
    const row = await stored(account, family);
    return row ? { ...aged(row, now() - row.at), games: row.games } : { ...NEW_RATING, games: 0 };
  }

  async function whyNot(
    { phase }: GameRow,
    { how, winner }: { readonly how: string; readonly winner: string },
    seats: readonly Seat[],
    given: Readonly<Record<string, number>>,
  ): Promise<NotCounted | undefined> {
    const [one, other] = seats;
    if (phase === 'void' || !one || !other) return 'void';
    const few = ({ side }: Seat): boolean => (given[side] ?? 0) < ENOUGH_COMMANDS;
    const losers = seats.filter(({ side }) => side !== winner);
    if (EARLY.includes(how) && losers.some(few)) return 'early';
    if (!seats.every(({ person }) => person)) return 'no-person';
    return (await browsers.shared(one.account, other.account)) ? 'same-browser' : undefined;
  }

  /** Statements that change ratings and bias, fenced by the number of games each was made of. */
  function changed(
    account: string,
    family: string,
    before: Rated,
    { points, rd, volatility }: Rating,
    at: number,
  ): Statement {
    const values = { points, rd, volatility, games: before.games + 1, at };
    return before.games === 0
      ? statement(db.insertInto('rating').values({ account, family, ...values }))
      : statement(
          db
            .updateTable('rating')
            .set(values)
            .where('account', '=', account)
            .where('family', '=', family)
            .where('games', '=', before.games),
          1,
        );
  }

  interface Counted {
    readonly ratings: ReadonlyMap<string, { readonly before: number; readonly after: number; readonly rd: number }>;
    readonly statements: readonly Statement[];
  }
  async function count(row: GameRow, scenario: string, seats: readonly Seat[], winner: string): Promise<Counted> {
    const { family } = row;
    const first = (await balances.card(family, scenario))?.first;
    const [one, other] = [...seats].sort((a) => (a.side === first ? -1 : 1)) as [Seat, Seat];
    const [ofOne, ofOther, bias] = await Promise.all([
      rating(one.account, family),
      rating(other.account, family),
      balances.bias(family, scenario),
    ]);
    const score = winner === one.side ? 1 : winner === other.side ? 0 : 0.5;
    const after = rateGame({ first: ofOne, second: ofOther, bias, score });
    const learnt = { points: after.bias.points, rd: after.bias.rd, games: bias.games + 1 };
    const at = row.moved;
    return {
      ratings: new Map([
        [one.side, { before: ofOne.points, after: after.first.points, rd: after.first.rd }],
        [other.side, { before: ofOther.points, after: after.second.points, rd: after.second.rd }],
      ]),
      statements: [
        changed(one.account, family, ofOne, after.first, at),
        changed(other.account, family, ofOther, after.second, at),
        bias.games === 0
          ? statement(db.insertInto('bias').values({ family, scenario, ...learnt }))
          : statement(
              db
                .updateTable('bias')
                .set(learnt)
                .where('family', '=', family)
                .where('scenario', '=', scenario)
                .where('games', '=', bias.games),
              1,
            ),
      ],
    };
  }

  async function attempt(row: GameRow): Promise<boolean> {
    const rows = await db.selectFrom('seat').where('game', '=', row.id).select(['account', 'side']).execute();
    const named = await accounts.named(rows.map(({ account }) => account));
    const seats = rows.flatMap(({ account, side }): Seat[] =>
      side === null ? [] : [{ account, side, person: named.get(account)?.person === true }],
    );
    const { given = {}, left } = JSON.parse(row.progress) as Progress;
    const outcome = row.outcome === null ? undefined : (JSON.parse(row.outcome) as TableOutcome);
    const how = row.phase === 'void' ? 'void' : (outcome?.by ?? 'rule');
    const winner = outcome?.winner ?? 'draw';
    const terms = JSON.parse(row.terms) as Terms;
    const rated = terms.rated === true;
    const why = rated ? await whyNot(row, { how, winner }, seats, given) : undefined;
    const counts = rated && why === undefined && row.scenario !== null;
    const counted = counts ? await count(row, row.scenario, seats, winner) : undefined;
    const resultOf = ({ account, side }: Seat): ResultRow => {
      const lost = winner !== side && winner !== 'draw';
      const early = lost && how !== 'rule' && (given[side] ?? 0) < ENOUGH_COMMANDS;
      const { before = null, after = null, rd = null } = counted?.ratings.get(side) ?? {};
      return {
        game: row.id,
        account,
        family: row.family,
        scenario: row.scenario,
        side,
        opponent: seats.find((one) => one.side !== side)?.account ?? null,
        score: how === 'void' ? null : winner === side ? 1 : lost ? 0 : 0.5,
        how,
        left: left === side || early ? 1 : 0,
        rated: rated ? 1 : 0,
        why: why ?? null,
        before,
        after,
        rd,
        open: row.visible === 'public' || rated ? 1 : 0,
        at: row.moved,
      };
    };
    const statements = seats.map((seat) => statement(db.insertInto('result').values(resultOf(seat))));
    const written = await store.write([...statements, ...(counted?.statements ?? [])]);
    if (!written.ok && written.why === 'trouble') throw new Error(written.message);
    return written.ok;
  }

  const resultsOf = (game: string) => db.selectFrom('result').where('game', '=', game).selectAll().execute();

  return {
    rating,
    async write(game) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if ((await resultsOf(game)).length > 0) return;
        const row = await db.selectFrom('game').where('id', '=', game).selectAll().executeTakeFirst();
        if (!row || !['over', 'void'].includes(row.phase) || (await attempt(row))) return;
      }
      throw new Error(`the result of ${game} could not be written`);
    },
    async startResults() {
      const rows = await db
        .selectFrom('game')
        .leftJoin('result', 'result.game', 'game.id')
        .innerJoin('seat', 'seat.game', 'game.id')
        .where('game.phase', '=', 'over')
        .where('result.game', 'is', null)
        .where('seat.side', 'is not', null)
        .orderBy('game.moved')
        .limit(AT_START)
        .select('game.id')
        .execute();
      for (const id of new Set(rows.map((row) => row.id)))
        await store.write(await jobs.add({ kind: 'rate', subject: id, at: now() }));
    },
    async of(game) {
      const rows = await resultsOf(game);
      const why = rows.find((row) => row.why !== null)?.why;
      return {
        rated: rows.some(({ rated }) => rated === 1),
        ...(why ? { why: why as NotCounted } : {}),
        sides: rows.map(({ side, before, after, rd }) => ({
          side,
          ...(before === null || after === null || rd === null
            ? {}
            : { before: rounded(before), after: rounded(after), provisional: isProvisional({ rd }) }),
        })),
      };
    },
  };
}
