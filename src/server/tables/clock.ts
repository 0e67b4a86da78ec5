import type { Clock, ClockState } from '#protocol/terms.ts';

/** Live clocks: time of the server only, in milliseconds. A command counts from its arrival. */

export const newClock = (clock: Clock, sides: readonly string[], now: number): ClockState => ({
  left: Object.fromEntries(sides.map((side) => [side, clock.bank * 1000])),
  at: now,
});

/** The clock at a later time. */
export function clockAt(state: ClockState, now: number): ClockState {
  const { left, at, runs } = state;
  if (runs === undefined) return { left, at: now };
  const used = Math.max(0, now - at);
  return { left: { ...left, [runs]: Math.max(0, (left[runs] ?? 0) - used) }, at: Math.max(at, now), runs };
}

/** The clock goes on for `runs`, or stands where it is undefined. */
export const clockFor = ({ left, at }: ClockState, runs: string | undefined): ClockState => ({
  left,
  at,
  ...(runs === undefined ? {} : { runs }),
});

export const withBonus = (state: ClockState, side: string, { bonus }: Clock): ClockState => ({
  ...state,
  left: { ...state.left, [side]: (state.left[side] ?? 0) + bonus * 1000 },
});

/** Time at which the clock that runs comes to nothing. */
export const deadlineOf = ({ left, at, runs }: ClockState): number | undefined =>
  runs === undefined ? undefined : at + (left[runs] ?? 0);
