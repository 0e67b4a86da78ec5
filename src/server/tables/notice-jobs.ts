import type { ClockState, Terms } from '#protocol/terms.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Standing } from './batch.ts';
import { deadlineOf } from './clock.ts';

/** Jobs that look, some time after a line, whether a player wants to be told of it. */

export const NOTICES = ['turn', 'begun', 'over', 'offer', 'time', 'reminder', 'rematch'] as const;
export type NoticeKind = (typeof NOTICES)[number];

/** Notice for the player of a side, and the line it came with. */
export interface NoticeSubject {
  readonly game: string;
  readonly what: NoticeKind;
  readonly side: string;
  readonly seq: number;
}

export const noticeSubject = ({ game, what, side, seq }: NoticeSubject): string => `${game} ${what} ${side} ${seq}`;

export function readNoticeSubject(text: string): NoticeSubject | undefined {
  const [game, kind, side, seq] = text.split(' ');
  const what = NOTICES.find((one) => one === kind);
  return game === undefined || what === undefined || side === undefined
    ? undefined
    : { game, what, side, seq: Number(seq) };
}

/** Milliseconds a player may be away before being told; of a game that begins sooner, since the other player waits. */
export const AWAY_MS = { usual: 60_000, begun: 5000 } as const;
/** Most time that is left when a player is reminded, in milliseconds. */
const REMINDER_MS = 12 * 3600_000;

/** Time to remind the side whose clock runs: at a quarter of the bank, or twelve hours before zero, whichever is later. */
export function reminderAt(clock: ClockState | undefined, terms: Terms): number | undefined {
  if (clock?.runs === undefined || terms.clock?.kind !== 'days') return undefined;
  const due = deadlineOf(clock);
  return due === undefined ? undefined : due - Math.min(REMINDER_MS, terms.clock.bank * 250);
}

/** Job that tells a player of a rematch the other one has begun. */
export const rematchJob = (game: string, side: string, now: number): Job => ({
  kind: 'notify',
  subject: noticeSubject({ game, what: 'rematch', side, seq: 0 }),
  at: now + AWAY_MS.usual,
});

/** Jobs that lines cause. At live tables both players are there, and only the beginning is told. */
export function noticeJobs({
  game,
  terms,
  sides,
  sat,
  seq,
  now,
  before,
  after,
  asked,
  away = AWAY_MS,
}: {
  readonly game: string;
  readonly terms: Terms;
  readonly sides: readonly string[];
  /** Side of the player who sat down last. */
  readonly sat: string | undefined;
  /** Number of the last line. */
  readonly seq: number;
  readonly now: number;
  readonly before: Standing;
  readonly after: Standing;
  /** Side whose player has to decide. */
  readonly asked: (standing: Standing) => string | undefined;
  readonly away?: { readonly usual: number; readonly begun: number };
}): readonly Job[] {
  const job = (what: NoticeKind, side: string, at = now + away.usual, line = seq): Job => ({
    kind: 'notify',
    subject: noticeSubject({ game, what, side, seq: line }),
    at,
  });
  if (before.phase === 'offered' && after.phase === 'running')
    return sides.filter((side) => side !== sat).map((side) => job('begun', side, now + away.begun));
  if (terms.clock?.kind === 'live' || after.phase === 'void') return [];
  if (after.phase === 'over') return before.phase === 'over' ? [] : sides.map((side) => job('over', side));
  const due: Job[] = [];
  const side = asked(after);
  if (side !== undefined && side !== asked(before)) due.push(job('turn', side));
  const { offer, clock } = after.progress;
  if (offer && offer.seq !== before.progress.offer?.seq)
    for (const one of sides) if (one !== offer.side) due.push(job('offer', one, now + away.usual, offer.seq));
  if (clock?.flag && !before.progress.clock?.flag) due.push(...sides.map((one) => job('time', one)));
  const reminder = reminderAt(clock, terms);
  if (clock?.runs !== undefined && reminder !== undefined && reminder > now + away.usual)
    if (reminder !== reminderAt(before.progress.clock, terms)) due.push(job('reminder', clock.runs, reminder));
  return due;
}
