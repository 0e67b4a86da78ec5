import { wholeNumber } from '#core/notation/notation.ts';
import type { Side, Unit } from '../types.ts';
import { type UnitType, hasTwoFactors, isTrain, KINDS, kindOf, UNIT_TYPES, STACK_LIMIT } from '../kinds.ts';

export const typeNamed = (word: string): UnitType | undefined =>
  UNIT_TYPES.find((type) => {
    const { written } = kindOf(type);
    return type === word || written.includes(word) || written.includes(word.toLowerCase());
  });

/** M0.18: infantry of 2 BTA is INF2, where there is such infantry. */
const SLOW = /-2$/;

/** The type a counter is of: by its name and, where that leaves it open, by its factors. */
export function typeOfCounter(word: string, factors: string, types: readonly UnitType[]): UnitType | undefined {
  const slow = SLOW.test(factors) ? types.find((type) => kindOf(type).slowOf?.includes(word.toLowerCase())) : undefined;
  return slow ?? typeNamed(word);
}

export const typeWord = (type: UnitType): string => KINDS[type].written[0];

/** The largest factors a written unit may have; its size is its defence factor (B0.8). */
const MOST_ATTACK = 99;
const MOST_MOVEMENT = 20;
/** M5.chart: of a train, on rails. */
const MOST_RAIL = 60;

/** B0.4: `4-4`, or `8-4-4` for artillery, which is `4-4` where it has one factor (M16.0). A reason when it is neither. */
export function readFactors(
  type: UnitType,
  text: string,
  oneFactor = false,
): { af: number; df: number; mf: number } | string {
  const parts = text.split('-');
  const [first, second, third] = parts;
  if (parts.length < 2 || parts.length > 3) return `'${text}' are no factors (4-4, or 8-4-4 for artillery)`;
  const af = wholeNumber(first, 1, MOST_ATTACK);
  const df = parts.length === 3 ? wholeNumber(second, 1, MOST_ATTACK) : af;
  const most = isTrain({ type }) ? MOST_RAIL : MOST_MOVEMENT;
  const mf = wholeNumber(third ?? second, 0, most);
  if (af === undefined || df === undefined || mf === undefined) {
    return `'${text}' are no factors: combat 1 to ${STACK_LIMIT}, movement 0 to ${most}`;
  }
  if (hasTwoFactors({ type }) && parts.length !== 3 && !oneFactor)
    return `artillery has three factors, attack-defence-movement, not '${text}'`;
  if (!hasTwoFactors({ type }) && af !== df) return `only artillery has two combat factors (B2.6), not '${text}'`;
  if (df > STACK_LIMIT) return `no unit has ${df} factors: ${STACK_LIMIT} are all that a hex holds (B8.1)`;
  return { af, df, mf };
}

export const factorsText = (unit: Pick<Unit, 'type' | 'af' | 'df' | 'mf'>): string =>
  hasTwoFactors(unit) ? `${unit.af}-${unit.df}-${unit.mf}` : `${unit.af}-${unit.mf}`;

export const UNIT_ID = /^[a-z][A-Za-z0-9._-]{0,23}$/;

export const sideLetter = (side: Side): string => (side === 'blue' ? 'b' : 'r');
