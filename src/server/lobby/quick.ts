import { randomInt } from 'node:crypto';
import { PACES, type Pace, type Quick, type QuickCard, type Seeking } from '#protocol/players.ts';
import type { Account, Offer } from '#protocol/tables.ts';
import type { Terms } from '#protocol/terms.ts';
import type { Blocks } from '../accounts/blocks.ts';
import type { Browsers } from '../accounts/browsers.ts';
import { Refused } from '../accounts/refusal.ts';
import type { Tails } from '../dice/tails.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Results } from '../ratings/results.ts';
import type { GameRow, SeekRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { OpenedGames } from '../tables/game-cache.ts';
import type { LobbyDesk } from './lobby.ts';
import { newTable } from './new-table.ts';

/** Quick games: a player looks for any opponent of about the own strength, and gets a table with both seated. */
export interface QuickGames {
  card(account: Account | undefined): Promise<QuickCard>;
  /** Looks for a game, or looks again: a live search ends when nobody looks any more. */
  seek(account: Account, wanted: Quick): Promise<Seeking>;
  cancel(account: Account): Promise<void>;
  /** Looks again for a player who is away. */
  lookAgain(account: string): Promise<void>;
}

const DAY = 24 * 3600;
const CLOCKS: Readonly<Record<Pace, NonNullable<Terms['clock']>>> = {
  live: { kind: 'live', bank: 30 * 60, bonus: 30, zero: 'loses' },
  days: { kind: 'days', bank: 7 * DAY, bonus: DAY / 2, cap: 14 * DAY, zero: 'claim' },
};
const termsOf = (pace: Pace, rated: boolean): Terms => ({
  clock: CLOCKS[pace],
  undo: 'free',
  spectators: true,
  ...(rated ? { rated } : {}),
});

/** Ratings that fit each other at first, how far that grows in a step of time, and when everybody fits. */
const WINDOW: Readonly<
  Record<Pace, { readonly first: number; readonly step: number; readonly every: number; readonly all: number }>
> = {
  live: { first: 150, step: 50, every: 10_000, all: 90_000 },
  days: { first: 200, step: 100, every: 2 * 3600_000, all: DAY * 1000 },
};
/** A live search nobody looks at for so long is over; one by the day waits. */
const GONE_MS: Readonly<Record<Pace, number>> = { live: 30_000, days: 14 * DAY * 1000 };
/** Time in which a player who looks is sent to the table; later it is one of the own tables like others. */
const FOUND_MS = 120_000;
/** A search is written anew so often. */
const SEEN_EVERY = 5000;
const AGAIN_MS = 3600_000;
const MOST_LOOKED = 50;
/** Scenarios of quick games: even between computers, and not longer than this. */
const EVEN = [40, 60] as const;
const MOST_DRAWN = 0.4;
const MINUTES: Readonly<Record<Pace, number>> = { live: 60, days: 240 };

type Seek = Omit<SeekRow, 'pace'> & { readonly pace: Pace };
const seekOf = (row: SeekRow): Seek => ({ ...row, pace: PACES.find((one) => one === row.pace) ?? 'live' });

/** Difference of ratings that fits after a time; undefined where every other player fits. */
function windowOf({ pace, made }: Pick<Seek, 'pace' | 'made'>, now: number): number | undefined {
  const { first, step, every, all } = WINDOW[pace];
  const waited = Math.max(0, now - made);
  return waited >= all ? undefined : first + step * Math.floor(waited / every);
}
const fits = (seek: Pick<Seek, 'pace' | 'made' | 'points'>, points: number, now: number): boolean =>
  Math.abs(seek.points - points) <= (windowOf(seek, now) ?? Infinity);

export function createQuickGames({
  store,
  lobby,
  games,
  tails,
  jobs,
  blocks,
  browsers,
  results,
  accounts,
  now,
}: {
  readonly store: Store;
  readonly lobby: Pick<LobbyDesk, 'sit' | 'mayPlay'>;
  readonly games: OpenedGames;
  readonly tails: Tails;
  readonly jobs: Jobs;
  readonly blocks: Blocks;
  readonly browsers: Browsers;
  readonly results: Results;
  readonly accounts: { named(ids: readonly string[]): Promise<ReadonlyMap<string, Account>> };
  readonly now: () => number;
}): QuickGames {
  const { db } = store;
  const rowOf = async (account: string): Promise<Seek | undefined> => {
    const row = await db.selectFrom('seek').where('account', '=', account).selectAll().executeTakeFirst();
    return row && seekOf(row);
  };
  const isAlive = ({ pace, seen }: Seek): boolean => now() - seen < GONE_MS[pace];
  const seekingOf = (row: Seek | undefined): Seeking => {
    if (row && row.game !== null)
      return now() - row.seen < FOUND_MS ? { is: 'found', table: row.game } : { is: 'none' };
    if (!row || !isAlive(row)) return { is: 'none' };
    const { family: game, pace, rated, made: since } = row;
    return { is: 'waiting', since, window: windowOf(row, now()) ?? null, game, pace, rated: rated === 1 };
  };
  const drop = (account: string): Statement => statement(db.deleteFrom('seek').where('account', '=', account));
  const isFree = (account: string) => db.updateTable('seek').where('account', '=', account).where('game', 'is', null);

  /** Accounts a player does not play with: blocks, and for rated games other accounts of the same browser. */
  async function maySit({ account, rated }: Seek, other: string): Promise<boolean> {
    if (other === account || (await blocks.between({ id: account, name: '' }, [other]))) return false;
    return rated === 0 || !(await browsers.shared(account, other));
  }

  /** The oldest public table that fits: who looks sits down there, unless another player was found meanwhile. */
  async function findTable(seek: Seek, account: Account): Promise<string | undefined> {
    const tables = await db
      .selectFrom('game')
      .where('phase', '=', 'offered')
      .where('visible', '=', 'public')
      .where('family', '=', seek.family)
      .where('scenario', 'is not', null)
      .orderBy('made')
      .limit(MOST_LOOKED)
      .select(['id', 'owner', 'terms'])
      .execute();
    for (const { id, owner, terms: text } of tables) {
      if (!(await fitsTable(seek, { owner, terms: text }))) continue;
      try {
        const table = await lobby.sit(account, id, undefined, [statement(isFree(seek.account).set({ game: id }), 1)]);
        return table.id;
      } catch (error) {
        // Another player was faster, at the table or in finding this one.
        if (!(error instanceof Refused)) throw error;
      }
    }
    return undefined;
  }
  async function fitsTable(seek: Seek, { owner, terms: text }: Pick<GameRow, 'owner' | 'terms'>): Promise<boolean> {
    const terms = JSON.parse(text) as Terms;
    if (terms.clock?.kind !== seek.pace || (terms.rated === true) !== (seek.rated === 1)) return false;
    const { points } = await results.rating(owner, seek.family);
    return fits(seek, points, now()) && maySit(seek, owner);
  }

  /** The player who has waited longest and fits: both are seated at a new table, in one transaction. */
  async function findPlayer(seek: Seek): Promise<string | undefined> {
    const others = await db
      .selectFrom('seek')
      .where('family', '=', seek.family)
      .where('pace', '=', seek.pace)
      .where('rated', '=', seek.rated)
      .where('game', 'is', null)
      .where('account', '!=', seek.account)
      .orderBy('made')
      .limit(MOST_LOOKED)
      .selectAll()
      .execute();
    for (const other of others.map(seekOf)) {
      const fit = fits(seek, other.points, now()) && fits(other, seek.points, now());
      if (!fit || !isAlive(other) || !(await maySit(seek, other.account))) continue;
      const made = await tableFor(seek, other);
      if (made === undefined) return undefined;
      const { id, statements } = made;
      const written = await store.write([
        ...[seek, other].map(({ account }) => statement(isFree(account).set({ game: id }), 1)),
        ...statements,
      ]);
      if (written.ok) return id;
      if (written.why === 'trouble') throw new Error(written.message);
      // One of both was found by somebody else.
      if ((await rowOf(seek.account))?.game !== null) return undefined;
    }
    return undefined;
  }

  async function scenarioFor(family: string, pace: Pace): Promise<string | undefined> {
    const even = (await games.catalogue(family)).filter(({ endings, minutes, units }) => {
      const drawn = endings ? (endings.counts[(endings.counts.length - 1) / 2] ?? 0) / endings.games : 1;
      const first = endings?.first ?? 0;
      return units > 0 && minutes <= MINUTES[pace] && drawn <= MOST_DRAWN && first >= EVEN[0] && first <= EVEN[1];
    });
    return even[randomInt(Math.max(1, even.length))]?.id;
  }
  async function tableFor(
    seek: Seek,
    other: Seek,
  ): Promise<{ readonly id: string; readonly statements: readonly Statement[] } | undefined> {
    const scenario = await scenarioFor(seek.family, seek.pace);
    const opened = scenario === undefined ? undefined : await games.standard(seek.family, scenario);
    if (scenario === undefined || !opened) return undefined;
    const named = await accounts.named([seek.account, other.account]);
    const players = [seek, other].flatMap(({ account }) => named.get(account) ?? []);
    const [first, second] = randomInt(2) === 0 ? players : [...players].reverse();
    if (!first || !second) return undefined;
    const [one, two] = opened.game.sides;
    const offer: Offer = {
      game: seek.family,
      setup: opened.whole,
      title: scenario,
      scenario,
      terms: termsOf(seek.pace, seek.rated === 1),
      visible: 'public',
    };
    const seats = [
      { account: first, side: one },
      { account: second, side: two },
    ];
    const at = now();
    const made = newTable(store, tails, opened, { owner: first, offer, seats, at });
    const begins = await jobs.add({ kind: 'expire', subject: made.id, at: at + CLOCKS[seek.pace].bank * 1000 });
    return { id: made.id, statements: [...made.store, ...begins] };
  }

  const look = async (seek: Seek, account: Account): Promise<Seeking> => {
    const found = (await findTable(seek, account)) ?? (await findPlayer(seek));
    return found === undefined ? seekingOf(await rowOf(seek.account)) : { is: 'found', table: found };
  };
  const again = (account: string): Promise<readonly Statement[]> =>
    jobs.add({ kind: 'pair', subject: account, at: now() + AGAIN_MS });

  return {
    async card(account) {
      const rows = await db.selectFrom('seek').where('game', 'is', null).selectAll().execute();
      const waiting: Record<string, number> = {};
      for (const row of rows.map(seekOf)) {
        const key = `${row.family} ${row.pace}`;
        if (isAlive(row) && row.account !== account?.id) waiting[key] = (waiting[key] ?? 0) + 1;
      }
      const seeking = account ? seekingOf(await rowOf(account.id)) : ({ is: 'none' } as const);
      return { seeking, waiting, terms: { live: termsOf('live', false), days: termsOf('days', false) } };
    },
    async seek(account, { game: family, pace, rated }) {
      if (rated && account.person !== true)
        throw new Refused('needs-person', 'Rated games need an account with a way to log in.');
      if (!games.known(family) || (await scenarioFor(family, pace)) === undefined)
        throw new Refused('unknown-game', 'This server does not have that game.');
      const before = await rowOf(account.id);
      const same = before?.family === family && before.pace === pace && before.rated === (rated ? 1 : 0);
      if (before && same && before.game === null && isAlive(before)) {
        if (now() - before.seen >= SEEN_EVERY)
          await store.write([statement(db.updateTable('seek').set({ seen: now() }).where('account', '=', account.id))]);
        return look(before, account);
      }
      if (before && same && before.game !== null) {
        const found = seekingOf(before);
        if (found.is === 'found') return found;
      }
      await lobby.mayPlay(account);
      const { points } = await results.rating(account.id, family);
      const at = now();
      const seek = { account: account.id, family, pace, rated: rated ? 1 : 0, points, made: at, seen: at, game: null };
      const written = await store.write([
        drop(account.id),
        statement(db.insertInto('seek').values(seek)),
        ...(pace === 'days' ? await again(account.id) : []),
      ]);
      if (!written.ok) throw new Refused('busy', 'The search could not be stored.');
      return look(seek, account);
    },
    async cancel(account) {
      const row = await rowOf(account.id);
      if (row?.game === null)
        await store.write([
          statement(db.deleteFrom('seek').where('account', '=', account.id).where('game', 'is', null)),
        ]);
    },
    async lookAgain(id) {
      const row = await rowOf(id);
      const account = (await accounts.named([id])).get(id);
      if (!row || row.game !== null || !account) return;
      if (!isAlive(row)) return void (await store.write([drop(id)]));
      const { is } = await look(row, account);
      if (is === 'waiting') await store.write(await again(id));
    },
  };
}
