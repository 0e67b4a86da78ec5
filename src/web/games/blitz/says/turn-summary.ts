import { type Side, SIDES } from '../../../../games/blitz/types.ts';
import type { Happening } from '../../../../games/blitz/desk/after/happenings.ts';
import type { Seen } from '../../../../games/blitz/desk/own.ts';
import type { News } from '../../../../table/host.ts';

type Snapshot = Pick<News<unknown, Seen>, 'own' | 'happened' | 'played' | 'since' | 'whole'>;

/** What a player turn came to, gathered command by command. */
export interface TurnSummary {
  readonly turn: number;
  readonly side: Side;
  readonly moved: number;
  readonly battles: number;
  readonly lost: Readonly<Record<Side, number>>;
  /** City hexes each side had more or fewer at the end than at the start. */
  readonly cities: Readonly<Record<Side, number>>;
}

const held = (snapshot: Snapshot, side: Side): number =>
  snapshot.own.control.filter((controller) => controller === side).length;

/** Takes snapshots as they come; hands back the summary of a player turn with the first snapshot of the next. */
export function createTurnSummary(): (snapshot: Snapshot) => TurnSummary | undefined {
  let first: Snapshot | undefined;
  let last: Snapshot | undefined;
  let moved = new Set<string>();
  let battles = 0;
  let lost: Record<Side, number> = { blue: 0, red: 0 };
  const start = (snapshot: Snapshot): void => {
    first = snapshot;
    moved = new Set();
    battles = 0;
    lost = { blue: 0, red: 0 };
  };
  return (snapshot) => {
    // After undo or a leap what was gathered is no longer what happened.
    if (!first || !last || snapshot.whole || snapshot.since !== last.played || snapshot.played <= last.played)
      start(snapshot);
    else
      for (const one of snapshot.happened) {
        if (one.is === 'went') moved.add(one.unit);
        const { units } = last.own;
        const dead = one.is === 'lost' ? units.find(({ id }) => id === one.unit) : undefined;
        if (dead) lost[dead.side] += dead.df;
        const what = one.is === 'own' ? (one.what as Happening) : undefined;
        if (what?.is === 'fought') battles++;
        const hurt = what?.is === 'reduced' ? units[what.unit] : undefined;
        if (hurt && what?.is === 'reduced') lost[hurt.side] += what.factors;
      }
    last = snapshot;
    const begun = first as Snapshot;
    const { turn, mover } = begun.own;
    if (snapshot.own.turn === turn && snapshot.own.mover === mover) return undefined;
    const cities = Object.fromEntries(SIDES.map((side) => [side, held(snapshot, side) - held(begun, side)]));
    const summary = {
      turn,
      side: mover,
      moved: moved.size,
      battles,
      lost: { ...lost },
      cities: cities as Record<Side, number>,
    };
    start(snapshot);
    return summary;
  };
}
