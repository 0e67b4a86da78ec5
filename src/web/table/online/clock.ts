import type { ClockState } from '#protocol/terms.ts';

/** Milliseconds a side has left, by the clock of the server. */
export function leftOf({ left, at, runs }: ClockState, side: string, serverNow: number): number {
  const bank = left[side] ?? 0;
  return runs === side ? Math.max(0, bank - Math.max(0, serverNow - at)) : bank;
}

/** Below this the clock counts in tenths of a second. */
const LOW = 10_000;
const DAY = 24 * 3600;
/** Below this it is marked. */
export const SHORT = 60_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** `2 d 5 h`, `1:02:03`, `4:05`, `9.4`. */
export function clockText(ms: number): string {
  if (ms < LOW) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / 3600)} h`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
