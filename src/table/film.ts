import type { Happening } from './desk.ts';
import type { Update } from './host.ts';

/**
 * Playback of other players' actions, cut into shots: one after the other at a readable pace, moves of a phase several
 * at a time.
 */

/** Playback speed; `none` shows results at once. */
export const PACES = ['slow', 'steady', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];

interface Timing {
  /** Milliseconds a battle stays, at most and at least, and all that wait together where they are many. */
  readonly battle: readonly [most: number, least: number, all: number];
  /** Delays after a battle and a shot of marches. */
  readonly after: number;
  readonly march: number;
  /** The marches of a phase come in about so many shots. */
  readonly shots: number;
}

const TIMINGS: Readonly<Record<Exclude<Pace, 'none'>, Timing>> = {
  slow: { battle: [4500, 4500, 0], after: 1200, march: 1000, shots: Number.POSITIVE_INFINITY },
  steady: { battle: [2200, 1300, 7000], after: 600, march: 650, shots: 10 },
  fast: { battle: [1100, 800, 3000], after: 300, march: 400, shots: 4 },
};

type Kind = 'battle' | 'after' | 'march' | 'quiet';

const isAfter = (one: Happening): boolean =>
  one.is === 'lost' || one.is === 'hurt' || (one.is === 'went' && one.how !== undefined);

export function kindOf({ happened }: Pick<Update, 'happened'>): Kind {
  if (happened.some((one) => one.is === 'own' && (one.die || one.clash))) return 'battle';
  if (happened.some(isAfter)) return 'after';
  return happened.some((one) => one.is === 'went' || one.is === 'came') ? 'march' : 'quiet';
}

/** The next so many of the updates that wait, shown together for so long; `stride` marches at a time until a phase ends. */
export interface Shot {
  readonly take: number;
  readonly ms: number;
  readonly stride: number;
}

const phaseOf = ({ scene: { moment, prompt } }: Update): string => `${moment.turn} ${moment.mover} ${prompt?.at}`;

/** Display time of a battle while this many wait. */
function battleTime([most, least, all]: Timing['battle'], waiting: number): number {
  return Math.max(least, Math.min(most, all / Math.max(1, waiting)));
}

export const staysFor = (pace: Pace): number => (pace === 'none' ? 0 : TIMINGS[pace].battle[0]);

/** Next shot of the waiting updates, of which there is at least one. */
export function nextShot(waiting: readonly Update[], pace: Pace, stride = 1): Shot {
  if (pace === 'none') return { take: waiting.length, ms: 0, stride };
  const { battle, after, march, shots } = TIMINGS[pace];
  const quiet = waiting.findIndex((update) => kindOf(update) !== 'quiet');
  const first = waiting[quiet];
  if (!first) return { take: waiting.length, ms: march / 4, stride };
  const kind = kindOf(first);
  if (kind === 'battle') {
    const count = waiting.filter((update) => kindOf(update) === 'battle').length;
    return { take: quiet + 1, ms: battleTime(battle, count), stride: 1 };
  }
  if (kind === 'after') return { take: quiet + 1, ms: after, stride: 1 };
  const phase = phaseOf(first);
  const end = waiting.findIndex(
    (update, i) => i > quiet && (phaseOf(update) !== phase || !['march', 'quiet'].includes(kindOf(update))),
  );
  const run = waiting.slice(quiet, end < 0 ? waiting.length : end);
  const marches = run.flatMap((update, i) => (kindOf(update) === 'march' ? [i] : []));
  const together = Math.max(stride, Math.ceil(marches.length / shots));
  const last = marches[Math.min(together, marches.length) - 1] ?? 0;
  return { take: quiet + last + 1, ms: march, stride: together };
}

/** Several updates as one: where they led, and all that happened on the way. */
export function asOne(list: readonly Update[]): Update | undefined {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return undefined;
  return {
    ...last,
    since: first.since,
    dice: list.findLast(({ dice }) => dice.length > 0)?.dice ?? [],
    happened: list.flatMap(({ happened }) => happened),
    log: list.flatMap(({ log: told }) => told),
  };
}
