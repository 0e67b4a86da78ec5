import type { AnyState } from '#table/game-package.ts';
import type { OrderWay } from '#table/standing-orders.ts';
import type { Statement } from '../store/writer.ts';
import type { Batch, Standing } from './batch.ts';
import { hasShares } from './seal-state.ts';
import type { Surroundings, TableMemory } from './table-memory.ts';
import { stateOf } from './window.ts';

/** A game as far as a side knows it: the set-up, and the present. */
interface Known {
  readonly position: string;
  readonly view: AnyState;
}

/** Decision of a computer, with all it may know. */
export interface ComputersTask extends Known {
  readonly side: string;
  readonly level: string;
  readonly decision: number;
  /** Made by a standing order of the side, not by a computer that plays it. */
  readonly by?: 'order';
  /** The command to give instead of thinking. */
  readonly declines?: string;
}

/** Deputies of the players: the computer that plays a side, or its standing orders. */
export function createDeputies(memory: TableMemory, { jobs, now }: Pick<Surroundings, 'jobs' | 'now'>) {
  const { id, opened } = memory.fixed;
  const { game, gamePackage } = opened;

  /** The game as far as a side knows it. */
  const knownTo = (side: string): Known => ({
    position: opened.setupFor(side),
    view: game.view(stateOf(memory.standing.stretch), side),
  });
  /** Level of the computer that plays a side now. */
  const computerOf = (side: string): string | undefined => memory.standing.progress.computers?.[side];
  /** Side whose decision is made for it now. */
  const turnOf = ({ phase, stretch, progress }: Standing): { side: string; way?: OrderWay } | undefined => {
    const state = stateOf(stretch);
    const side = phase === 'running' ? game.decides(state) : undefined;
    if (side === undefined) return undefined;
    if (progress.computers?.[side] !== undefined) return { side };
    const orders = progress.orders?.[side];
    const { mover } = game.moment(state);
    const way = orders && mover !== undefined && mover !== side ? orders[game.prompt(state)?.at ?? ''] : undefined;
    return way && { side, way };
  };

  return {
    knownTo,
    turnOf,
    computerOf,
    /** Side whose player has to decide, and not a deputy. */
    asked: (standing: Standing): string | undefined =>
      standing.phase === 'running' && turnOf(standing) === undefined
        ? game.decides(stateOf(standing.stretch))
        : undefined,
    /** Job that lets a computer think, when it has to decide from here on, or may roll dice from here on. */
    async thinkJob(batch: Batch): Promise<readonly Statement[]> {
      const { standing } = memory;
      const next = batch.standing();
      const due = turnOf(next);
      const goesOn = turnOf(standing)?.side === due?.side;
      const rolls = hasShares(game.sides, next.progress) && !hasShares(game.sides, standing.progress);
      const again = standing.progress.stalled !== undefined && next.progress.stalled === undefined;
      if (due === undefined || (goesOn && !rolls && !again)) return [];
      const at = Math.max(now(), (next.progress.thinks ?? 0) + 1);
      batch.change({ thinks: at });
      return jobs.add({ kind: 'think', subject: id, at });
    },
    /** Decision a computer has to make now, as far as its side knows the game. */
    computersTask(): ComputersTask | undefined {
      const { standing, closed } = memory;
      const turn = closed ? undefined : turnOf(standing);
      if (!turn) return undefined;
      const { side, way } = turn;
      const kind = game.prompt(stateOf(standing.stretch))?.at;
      const declines =
        way === 'decline' ? gamePackage.orders?.(game).find(({ at }) => at === kind)?.declines : undefined;
      return {
        side,
        level: computerOf(side) ?? gamePackage.players.adviser.name,
        ...(way === undefined ? {} : { by: 'order' }),
        ...(declines === undefined ? {} : { declines }),
        decision: standing.progress.decision,
        ...knownTo(side),
      };
    },
  };
}

export type Deputies = ReturnType<typeof createDeputies>;
