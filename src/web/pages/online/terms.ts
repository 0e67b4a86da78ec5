import type { Clock, Terms, Visibility, Zero } from '#protocol/terms.ts';
import { keep, kept } from '#web/text/preferences.ts';

/** Terms a player chooses for a table; those of the last one are offered again. */

export type ClockChoice = 'none' | 'own' | number;

export interface TermsChoice {
  readonly clock: ClockChoice;
  /** Custom clock as typed: minutes each and seconds added. */
  readonly minutes: number;
  readonly seconds: number;
  /** Consequence of a clock at zero; undefined for the usual one of that clock. */
  readonly zero: Zero | undefined;
  readonly undo: Terms['undo'];
  readonly spectators: boolean;
  /** By the day: clocks stand while their players are on vacation. */
  readonly vacation: boolean;
  readonly visible: Visibility;
  /** The result changes ratings: with a clock, between persons, in a scenario as it stands. */
  readonly rated: boolean;
  /** Bots may sit down. */
  readonly bots: boolean;
}

const DAY = 24 * 3600;

/** Clocks to choose from, in seconds. */
export const CLOCKS = [
  { kind: 'live', bank: 5 * 60, bonus: 10 },
  { kind: 'live', bank: 15 * 60, bonus: 20 },
  { kind: 'live', bank: 30 * 60, bonus: 30 },
  { kind: 'days', bank: 7 * DAY, bonus: DAY / 2, cap: 14 * DAY },
  { kind: 'days', bank: 21 * DAY, bonus: DAY, cap: 30 * DAY },
] as const;

/** Clock of a rated game where none was chosen: half an hour for each side. */
export const USUAL_RATED = 2;

/** Usual consequence of a clock at zero. */
const USUAL_ZERO = { live: 'loses', days: 'claim' } as const;

export const zeroOf = ({ kind, zero = USUAL_ZERO[kind] }: Pick<Clock, 'kind' | 'zero'>): Zero => zero;

export const MOST_MINUTES = 24 * 60;
export const MOST_SECONDS = 3600;

const USUAL: TermsChoice = {
  clock: 'none',
  minutes: 45,
  seconds: 30,
  zero: undefined,
  undo: 'free',
  spectators: true,
  vacation: true,
  visible: 'link',
  rated: false,
  bots: false,
};

const KEY = 'hexfront.terms';

export const ZEROS: readonly Zero[] = ['loses', 'claim', 'computer'];

const isZero = (value: unknown): value is Zero => ZEROS.some((one) => one === value);

const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The terms of the last table; who can sit down is asked anew each time. */
export function lastTerms(visible: Visibility): TermsChoice {
  const { clock, minutes, seconds, zero, undo, spectators, vacation, rated, bots } = kept(KEY);
  return {
    clock: clock === 'own' || isCount(clock, 0, CLOCKS.length - 1) ? clock : USUAL.clock,
    minutes: isCount(minutes, 1, MOST_MINUTES) ? minutes : USUAL.minutes,
    seconds: isCount(seconds, 0, MOST_SECONDS) ? seconds : USUAL.seconds,
    zero: isZero(zero) ? zero : USUAL.zero,
    undo: undo === 'none' ? undo : USUAL.undo,
    spectators: spectators !== false,
    vacation: vacation !== false,
    visible,
    rated: rated === true,
    bots: bots === true,
  };
}

export const rememberTerms = ({ visible: _, ...terms }: TermsChoice): void => keep(KEY, terms);

/** Terms for the server; undefined for an impossible clock. */
export function termsOf({
  clock,
  minutes,
  seconds,
  zero,
  undo,
  spectators,
  vacation,
  rated,
  bots,
}: TermsChoice): Terms | undefined {
  const rest = { undo, spectators, ...(bots ? { bots } : {}) };
  if (clock === 'none') return rated ? undefined : rest;
  const chosen = clock === 'own' ? ({ kind: 'live', bank: minutes * 60, bonus: seconds } as const) : CLOCKS[clock];
  if (!chosen) return undefined;
  if (clock === 'own' && !(isCount(minutes, 1, MOST_MINUTES) && isCount(seconds, 0, MOST_SECONDS))) return undefined;
  const agreed = { zero: zeroOf({ kind: chosen.kind, ...(zero ? { zero } : {}) }) };
  return {
    clock: chosen.kind === 'days' ? { ...chosen, ...agreed, vacation } : { ...chosen, ...agreed },
    ...rest,
    ...(rated ? { rated } : {}),
  };
}
