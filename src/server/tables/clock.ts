import type { Clock, ClockState, Zero } from '#protocol/terms.ts';

/** Clocks: time of the server only, in milliseconds. A command counts from its arrival. */

/** Time in which the other side may decide about a side at zero; then the game is lost. */
const OPEN_MS = 14 * 24 * 3600 * 1000;
/** Time a player gives to one who has none left, in milliseconds. */
const GIFT_MS = { live: 5 * 60_000, days: 3 * 24 * 3600 * 1000 } as const;

export const zeroOf = ({ zero = 'loses' }: Clock): Zero => zero;

export const newClock = (clock: Clock, sides: readonly string[], now: number): ClockState => ({
  left: Object.fromEntries(sides.map((side) => [side, clock.bank * 1000])),
  at: now,
});

/** The clock at a later time. */
export function clockAt(state: ClockState, now: number): ClockState {
  const { left, at, runs } = state;
  if (runs === undefined) return { ...state, at: now };
  const used = Math.max(0, now - at);
  return { ...state, left: { ...left, [runs]: Math.max(0, (left[runs] ?? 0) - used) }, at: Math.max(at, now) };
}

/** The clock goes on for `runs`, or stands where it is undefined. A side at zero stays there as long as it decides. */
export function clockFor({ left, at, flag }: ClockState, decides: string | undefined, stands = false): ClockState {
  if (flag && (decides === undefined || decides === flag.side)) return { left, at, flag };
  return { left, at, ...(decides === undefined || stands ? {} : { runs: decides }) };
}

/** The time of the side whose clock runs is over: the other side decides what follows. */
export const flagged = ({ left, at }: ClockState, side: string): ClockState => ({ left, at, flag: { side, at } });

/** The clock that runs begins now, or at the end of the vacation of its player. */
export const runningFrom = (state: ClockState, now: number, until = 0): ClockState =>
  state.runs === undefined ? state : { ...state, at: Math.max(now, until) };

const withTime = ({ left, at }: ClockState, side: string, ms: number): ClockState => ({
  left: { ...left, [side]: ms },
  at,
});

export function withBonus(state: ClockState, side: string, clock: Clock): ClockState {
  const left = state.left[side] ?? 0;
  const more = left + clock.bonus * 1000;
  const cap = clock.kind === 'days' ? Math.max(left, clock.cap * 1000) : more;
  return { ...state, left: { ...state.left, [side]: Math.min(more, cap) } };
}

/** The other side gives time to one that has none left. */
export const withGift = (state: ClockState, side: string, { kind }: Clock): ClockState =>
  withTime(state, side, (state.left[side] ?? 0) + GIFT_MS[kind]);

/** A player is back whom a computer has stood in for: the bonus of a turn, or a tenth of the time of the beginning. */
export const withReturn = (state: ClockState, side: string, { bank, bonus }: Clock): ClockState =>
  withTime(state, side, Math.max(state.left[side] ?? 0, bonus * 1000, bank * 100));

/** Time at which the clock that runs comes to nothing, or the time to decide about a side at zero is over. */
export const deadlineOf = ({ left, at, runs, flag }: ClockState): number | undefined =>
  flag ? flag.at + OPEN_MS : runs === undefined ? undefined : at + (left[runs] ?? 0);
