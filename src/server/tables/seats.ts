import { commitmentOf } from '#core/dice/sealed-dice.ts';
import type { Account } from '#protocol/tables.ts';
import type { StandingOrders } from '#table/standing-orders.ts';
import type { Statement } from '../store/writer.ts';
import type { Audience } from './audience.ts';
import type { Batch } from './batch.ts';
import { newClock } from './clock.ts';
import type { Commits } from './commits.ts';
import { patienceOf } from './void-ends.ts';
import { isSealed } from './seal-state.ts';
import { isOver, type Surroundings, type TableMemory } from './table-memory.ts';
import type { Seated } from './whole.ts';

/** Seats of a table: who sits down or plays again, with their shares of the dice and their standing orders. */
export function createSeats(
  memory: TableMemory,
  { audience, commits }: { readonly audience: Audience; readonly commits: Commits },
  { now, chance, jobs }: Pick<Surroundings, 'now' | 'chance' | 'jobs'>,
) {
  const { id, opened, terms } = memory.fixed;
  const { game } = opened;
  const { batchAt, commit, queued } = commits;

  const isPlayed = (): boolean => ['running', 'paused'].includes(memory.standing.phase);
  const sealWith = (change: (batch: Batch) => boolean): Promise<void> =>
    queued(async () => {
      if (memory.closed || !isPlayed()) return;
      const batch = batchAt(now());
      if (change(batch)) await commit(batch);
    });

  return {
    ordersOf: (side: string): StandingOrders => memory.standing.progress.orders?.[side] ?? {},
    /** Standing orders of a side; nobody else is told. False when they could not be stored. */
    setOrders: (side: string, orders: StandingOrders): Promise<boolean> =>
      queued(async () => {
        const { standing, closed } = memory;
        if (closed || isOver(memory) || standing.phase === 'void') return false;
        const batch = batchAt(now());
        batch.change({ orders: { ...standing.progress.orders, [side]: orders } });
        return commit(batch);
      }),
    /** A player is on vacation until a time, or back again: their clock stands. False where it cannot. */
    setAway: (side: string, until: number): Promise<boolean> =>
      queued(async () => {
        const days = terms.clock?.kind === 'days' && terms.clock.vacation === true;
        if (memory.closed || !days || !isPlayed()) return false;
        const batch = batchAt(now());
        return !batch.away(side, until) || commit(batch);
      }),
    /** A player's hash of a share. Until all are there it may be replaced, and none is shown. */
    commitShare: (side: string, hash: string): Promise<void> =>
      sealWith((batch) => {
        const { progress } = memory.standing;
        if (isSealed(game.sides, progress) || progress.computers?.[side] !== undefined) return false;
        batch.sealWith(side, hash);
        return true;
      }),
    /** The share itself, once all commitments are shown; one that does not fit is not taken. */
    showShare: (side: string, share: string): Promise<void> =>
      sealWith((batch) => {
        const { progress } = memory.standing;
        const { seal } = progress;
        if (!isSealed(game.sides, progress) || seal.shares[side] !== undefined) return false;
        if (commitmentOf(id, side, share) !== seal.commitments[side]) return false;
        batch.showShare(side, share);
        return true;
      }),
    /** Seats another player; with the last one the game begins. `store` writes the seats. */
    seat: (
      account: Account,
      store: (seats: readonly Seated[]) => readonly Statement[],
    ): Promise<'ok' | 'taken' | 'started'> =>
      queued(async () => {
        const { seated: before, owner, row } = memory;
        if (memory.standing.phase !== 'offered') return 'started';
        if (before.some((one) => one.account.id === account.id)) return 'taken';
        if (before.length >= game.sides.length) return 'taken';
        const wanted = row.wanted ?? (game.sides[chance(game.sides.length)] as string);
        const all = [...before, { account, side: undefined }].map((one) => {
          const isOwner = one.account.id === owner.id;
          const side = isOwner ? wanted : game.sides.find((other) => other !== wanted);
          return { account: one.account, side };
        });
        const at = now();
        const batch = batchAt(at);
        batch.phaseTo('running');
        const clock = terms.clock && newClock(terms.clock, game.sides, at);
        if (clock) batch.change({ clock });
        for (const one of all)
          if (one.side !== undefined) batch.add({ is: 'seat', side: one.side, account: one.account });
        memory.seated = all;
        const begins = await jobs.add({ kind: 'expire', subject: id, at: at + patienceOf(terms) });
        const stored = await commit(batch, [...store(all), ...begins]).catch((error: unknown) => {
          memory.seated = before;
          throw error;
        });
        if (stored) audience.sendWholeToAll();
        else memory.seated = before;
        return stored ? 'ok' : 'taken';
      }),
    /** Part of the sealed dice that the player of a side has to give. */
    owes: (side: string): 'hash' | 'share' | 'nothing' => {
      const { progress } = memory.standing;
      const { commitments, shares } = progress.seal;
      if (!isPlayed()) return 'nothing';
      if (commitments[side] === undefined) return 'hash';
      return isSealed(game.sides, progress) && shares[side] === undefined ? 'share' : 'nothing';
    },
    /** The table of the rematch: made once, and told to all. Undefined while the game goes on. */
    rematch: (make: () => { readonly id: string; readonly store: readonly Statement[] }) =>
      queued(async (): Promise<string | undefined> => {
        const { row } = memory;
        if (!isOver(memory)) return undefined;
        if (row.rematch !== null) return row.rematch;
        const made = make();
        const batch = batchAt(now());
        batch.add({ is: 'rematch', table: made.id });
        const written = await commit(batch, made.store, { rematch: made.id });
        return written ? made.id : undefined;
      }),
  };
}
