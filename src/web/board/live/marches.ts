import { lieOf, type Point } from '../geometry.ts';
import type { CounterMotion, CounterUnit, MapModel } from '#table/board-model.ts';

/** Counters on their way: each slides along its path or fades where it stood, all at once, none of them waited for. */
export interface Marches {
  begin(model: MapModel, motions: readonly CounterMotion[], now: number): void;
  /** The units under way at a time; what is over is forgotten. */
  at(now: number): readonly Marching[];
  clear(): void;
}

export interface Marching {
  readonly unit: CounterUnit;
  readonly at: Point;
  readonly alpha: number;
  /** Still in a stack of the counters, which therefore leaves it out. */
  readonly stays: boolean;
}

interface March {
  readonly unit: CounterUnit;
  readonly points: readonly Point[];
  readonly fades: boolean;
  readonly start: number;
  readonly time: number;
}

/** More than this at once is a change of the whole picture, which nobody can follow: it is shown as it is. */
export const MOST_MARCHES = 24;
const FIRST_STEP = 170;
const NEXT_STEP = 70;
const LONGEST = 900;
const FADE = 520;

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** A part of the way along a line of points with equal steps. */
function along(points: readonly Point[], part: number): Point {
  const last = points.length - 1;
  const at = Math.min(last, Math.max(0, part * last));
  const i = Math.min(last - 1, Math.floor(at));
  const [a, b] = [points[Math.max(0, i)] as Point, points[Math.max(0, i) + 1] ?? (points[last] as Point)];
  const t = at - Math.max(0, i);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function createMarches(): Marches {
  let going: March[] = [];
  return {
    begin(model, motions, now) {
      const still = new Set(motions.map(({ unit }) => unit.id));
      // A unit that sets out again goes on from its new start.
      going = going.filter(({ unit }) => !still.has(unit.id));
      if (motions.length + going.length > MOST_MARCHES) {
        going = [];
        if (motions.length > MOST_MARCHES) return;
      }
      for (const { unit, path, fades = false, delay = 0 } of motions) {
        const points = path.flatMap((index) => {
          const hex = model.hexes[index];
          return hex ? [lieOf(model).centreOf(hex)] : [];
        });
        if (points.length === 0 || (!fades && points.length < 2)) continue;
        const time = fades ? FADE : Math.min(LONGEST, FIRST_STEP + NEXT_STEP * (points.length - 1));
        going.push({ unit, points, fades, start: now + delay, time });
      }
    },
    at(now) {
      going = going.filter(({ start, time }) => now < start + time);
      return going.map(({ unit, points, fades, start, time }) => {
        const t = Math.max(0, (now - start) / time);
        return fades
          ? { unit, at: points[points.length - 1] as Point, alpha: 1 - t, stays: false }
          : { unit, at: along(points, ease(t)), alpha: 1, stays: true };
      });
    },
    clear() {
      going = [];
    },
  };
}
