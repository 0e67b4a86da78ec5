import type { Moment } from '../core/game.ts';
import type { Hex } from '../hex/hex.ts';
import type { Happening, Scene, UnitId } from './desk.ts';
import type { CounterUnit } from './board-model.ts';

/** Story of a finished game, turn by turn: lead, losses, turning points. */

export interface StoryTurn {
  readonly turn: number;
  /** Number of the last command of it. */
  readonly n: number;
  /** Lead of the first side over the second, from -1 to 1. */
  readonly lead: number;
}

/** A player turn in which the lead changed. */
export interface TurningPoint {
  readonly turn: number;
  /** Side that moved, if any. */
  readonly mover?: string;
  readonly n: number;
  /** Gain of the first side in this turn. */
  readonly gain: number;
  readonly lost: readonly { readonly side: string; readonly unit: UnitId }[];
  readonly taken: readonly { readonly hex: Hex; readonly by: string }[];
}

export interface Story {
  readonly turns: readonly StoryTurn[];
  readonly points: readonly TurningPoint[];
  readonly losses: readonly { readonly side: string; readonly lost: readonly CounterUnit[]; readonly all: number }[];
}

/** Source of a story: moments, scenes and happenings by the number of a command. */
export interface StorySource {
  readonly sides: readonly string[];
  readonly played: number;
  readonly moment: (n: number) => Pick<Moment<string>, 'turn' | 'mover'>;
  readonly scene: (n: number) => Pick<Scene, 'objective' | 'pieces'>;
  readonly happened: (n: number) => readonly Happening[];
}

const MOST_POINTS = 3;
/** Smaller changes turn nothing. */
const LEAST_GAIN = 0.04;

/** The ends of player turns, the last command included. */
function endsOf({ played, moment }: StorySource): readonly number[] {
  const ends: number[] = [];
  for (let n = 1; n <= played; n++) {
    const [before, now] = [moment(n - 1), moment(n)];
    if (n === played || before.turn !== now.turn || before.mover !== now.mover) ends.push(n);
  }
  return ends;
}

export function storyOf(told: StorySource): Story {
  const { sides, moment, scene, happened } = told;
  const owner = new Map<UnitId, { readonly side: string; readonly counter: CounterUnit }>();
  const lostBy = new Map<string, UnitId[]>(sides.map((side) => [side, []]));
  const know = (n: number): void => {
    for (const { id, side, counter } of scene(n).pieces) owner.set(id, { side, counter });
  };
  /** Half of it is the objective, half are the units that are left. */
  const leadAt = (n: number): number => {
    const shares = sides.map((side) => {
      const gauge = scene(n).objective?.gauges.find((one) => one.side === side);
      const all = [...owner.values()].filter((one) => one.side === side).length;
      const left = all === 0 ? 1 : 1 - (lostBy.get(side)?.length ?? 0) / all;
      return (gauge ? gauge.value / Math.max(1, gauge.of) : 0) + left;
    });
    return ((shares[0] ?? 0) - (shares[1] ?? 0)) / 2;
  };
  know(0);
  const points: TurningPoint[] = [];
  const turns: StoryTurn[] = [{ turn: 0, n: 0, lead: leadAt(0) }];
  let [from, lead] = [0, leadAt(0)];
  for (const n of endsOf(told)) {
    know(n);
    const lost: { side: string; unit: UnitId }[] = [];
    const taken: { hex: Hex; by: string }[] = [];
    for (let at = from + 1; at <= n; at++)
      for (const one of happened(at)) {
        if (one.is === 'lost') {
          const side = owner.get(one.unit)?.side;
          if (side === undefined || lostBy.get(side)?.includes(one.unit)) continue;
          lostBy.get(side)?.push(one.unit);
          lost.push({ side, unit: one.unit });
        } else if (one.is === 'taken' && one.by !== undefined && !one.along) taken.push({ hex: one.hex, by: one.by });
      }
    const { turn, mover } = moment(from);
    const now = leadAt(n);
    if (Math.abs(now - lead) >= LEAST_GAIN)
      points.push({ turn, ...(mover === undefined ? {} : { mover }), n, gain: now - lead, lost, taken });
    const last = turns.at(-1);
    if (last?.turn === turn) turns[turns.length - 1] = { turn, n, lead: now };
    else turns.push({ turn, n, lead: now });
    [from, lead] = [n, now];
  }
  return {
    turns,
    points: points
      .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
      .slice(0, MOST_POINTS)
      .sort((a, b) => a.n - b.n),
    losses: sides.map((side) => {
      const lost = lostBy.get(side) ?? [];
      return {
        side,
        lost: lost.flatMap((unit) => owner.get(unit)?.counter ?? []),
        all: [...owner.values()].filter((one) => one.side === side).length,
      };
    }),
  };
}
