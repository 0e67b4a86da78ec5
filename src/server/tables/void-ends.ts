import type { Terms } from '#protocol/terms.ts';
import type { Commits } from './commits.ts';
import type { Deputies } from './deputies.ts';
import { hasEnded, type Surroundings, type TableMemory } from './table-memory.ts';
import { stateOf } from './window.ts';

/** A game without a clock may wait so long for its first commands. */
const UNBEGUN_MS = 14 * 24 * 3600 * 1000;

/** Milliseconds in which a game must be begun: until both have given a command no clock runs. */
export const patienceOf = ({ clock }: Terms): number => (clock ? clock.bank * 1000 : UNBEGUN_MS);

/** Ends of a table without a result, and computers that cannot go on. */
export function createVoidEnds(
  memory: TableMemory,
  { batchAt, commit, queued }: Commits,
  { turnOf }: Deputies,
  { now }: Pick<Surroundings, 'now'>,
) {
  const { id, opened, terms } = memory.fixed;
  const { game } = opened;
  const phase = (): string => memory.standing.phase;
  const hasBegun = (): boolean => game.sides.every((side) => memory.standing.progress.begun.includes(side));
  /** Ends the table without a result; `left`, the side that is to blame for that. */
  const end = (left?: string): Promise<boolean> => {
    const batch = batchAt(now());
    if (left !== undefined) batch.change({ left });
    batch.end({ winner: 'draw', by: 'agreement' });
    batch.phaseTo('void');
    return commit(batch);
  };

  return {
    /** The table ends before its game has begun: withdrawn, or left before both sides had given a command. */
    leave: (side?: string): Promise<boolean> =>
      queued(async () => !hasEnded(phase()) && (phase() === 'offered' || !hasBegun()) && end(side)),
    /** A moderator ends the table: nobody has won, and nothing counts. */
    dissolve: (): Promise<boolean> => queued(async () => !hasEnded(phase()) && end()),
    /** Ends a table that waits in vain: for a second player, or for first commands. Gives the time to look again. */
    expire: (): Promise<number | undefined> =>
      queued(async () => {
        const { row, standing } = memory;
        if (hasEnded(phase())) return undefined;
        if (phase() !== 'offered') {
          if (hasBegun() || Object.keys(standing.progress.computers ?? {}).length > 0) return undefined;
          const due = (phase() === 'paused' ? now() : row.moved) + patienceOf(terms);
          if (now() < due) return due;
        }
        const waitsFor = phase() === 'offered' ? undefined : game.decides(stateOf(standing.stretch));
        if (!(await end(waitsFor))) throw new Error(`table ${id} could not be ended`);
        return undefined;
      }),
    /** The job of the computer that has to decide was given up: the players are told. */
    stall: (): Promise<void> =>
      queued(async () => {
        const { standing, closed } = memory;
        const due = closed ? undefined : turnOf(standing);
        if (due === undefined || standing.progress.stalled !== undefined) return;
        const batch = batchAt(now());
        batch.stall(due.side);
        await commit(batch);
      }),
  };
}
