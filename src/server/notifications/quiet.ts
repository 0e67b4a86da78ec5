import type { NotifySettings } from '#protocol/notifications.ts';

/** Times of day in the zone of a player. */

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Minutes since midnight, in a zone. */
function minuteOfDay(zone: string, at: number): number {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(time.format(at));
}

/** Next time after `now` at which a clock in the zone shows these minutes. */
function nextAt(zone: string, minutes: number, now: number): number {
  const start = Math.floor(now / MINUTE) * MINUTE;
  const wait = (minutes - minuteOfDay(zone, start) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const found = start + wait * MINUTE;
  // Clocks may have been turned meanwhile, by at most some hours.
  const off = (minuteOfDay(zone, found) - minutes + DAY_MINUTES * 1.5) % DAY_MINUTES;
  const turned = found - (off - DAY_MINUTES / 2) * MINUTE;
  return turned > now ? turned : found;
}

/** End of the quiet hours `now` lies in; `now` itself outside them. */
export function quietUntil({ quiet, zone }: Pick<NotifySettings, 'quiet' | 'zone'>, now: number): number {
  if (!quiet) return now;
  const [from, to, time] = [minutesOf(quiet.from), minutesOf(quiet.to), minuteOfDay(zone, now)];
  const isQuiet = from < to ? from <= time && time < to : from <= time || time < to;
  return isQuiet ? nextAt(zone, to, now) : now;
}

/** Time of the next digest. */
export const nextDigest = (hour: number, zone: string, now: number): number => nextAt(zone, hour * 60, now);
