import { oneOf, table } from '#core/table.ts';
import type { Weapon } from './kinds.ts';
import type { Ratio } from '#core/terms.ts';
import { HALF, ONE, TWO, ZERO } from './ratio.ts';

export const RESULTS = ['-', 'D', 'DD', 'X'] as const;
export type Result = (typeof RESULTS)[number];
export const COLUMNS = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1'] as const;
export type Column = (typeof COLUMNS)[number];

/** X6.3.4.t; the first row is a modified roll of -2 or less, the last one 7 or more. */
const CRT = table(
  oneOf(RESULTS),
  `
      1-3  1-2  1-1  2-1  3-1  4-1
  1   X    X    X    X    X    X
  2   DD   X    X    X    X    X
  3   D    DD   DD   X    X    X
  4   D    D    DD   X    X    X
  5   -    D    D    DD   X    X
  6   -    -    D    DD   X    X
  7   -    -    -    D    DD   X
  8   -    -    -    D    DD   X
  9   -    -    -    -    -    X
  10  -    -    -    -    -    -`,
);

export const LEAST_ROLL = -2;
export const MOST_ROLL = 7;

export function combatResult(column: Column, modified: number): Result {
  const row = Math.min(MOST_ROLL, Math.max(LEAST_ROLL, modified)) - LEAST_ROLL + 1;
  return CRT.at(row, column);
}

const AA_RESULTS = ['-', 'D', 'X'] as const;
export type AaResult = (typeof AA_RESULTS)[number];

/** X6.4.7.t, by the least strength of each column. */
const AA_FIRE = table(
  oneOf(AA_RESULTS),
  `
     1  9  13  17  21  27  37
  1  D  X  X   X   X   X   X
  2  -  D  D   X   X   X   X
  3  -  -  D   D   D   X   X
  4  -  -  -   D   D   D   X
  5  -  -  -   -   D   D   D
  6  -  -  -   -   -   D   D`,
);

/** Least strength of each column. */
export const AA_COLUMNS: readonly number[] = AA_FIRE.columns.map(Number);

export function aaColumn(strength: Ratio): string {
  const fits = AA_FIRE.columns.filter((least) => strength.n >= Number(least) * strength.d);
  return fits.at(-1) ?? '1';
}
export const aaResult = (strength: Ratio, die: number): AaResult => AA_FIRE.at(die, aaColumn(strength));

export type Treated = 'armored' | 'soft';

/** X6.3.6.t: the factor of a weapon fired at ground targets. */
export function effectiveness(
  weapon: Weapon,
  treated: Treated,
  distance: number,
  range: number,
  indirect: boolean,
): Ratio {
  switch (weapon) {
    case 'I':
    case 'C':
      if (treated === 'armored') return ZERO;
      return distance > range ? HALF : ONE;
    case 'A':
    case 'G':
      if (treated === 'soft') return HALF;
      return distance <= Math.floor(range / 2) ? TWO : ONE;
    case 'M':
      return treated === 'armored' ? HALF : ONE;
    case 'H':
    case 'AA':
      if (treated === 'soft') return ONE;
      return indirect || distance > 6 ? HALF : ONE;
  }
}

/** X6.3.6.t, ruling: aircraft have no bonus for half range. */
export function airEffectiveness(weapon: Weapon, treated: Treated): Ratio {
  if (weapon === 'A' || weapon === 'G') return treated === 'armored' ? ONE : HALF;
  if (weapon === 'I') return treated === 'armored' ? ZERO : ONE;
  return treated === 'armored' ? HALF : ONE;
}

/** X6.4.7c */
export const AIR_RANGE: Readonly<Record<string, number>> = { G: 12, A: 3, I: 1, H: 0 };

/** X6.3.3: undefined below 1-4; 1-4 is kept, because a shift may still make 1-3 of it (X6.4.5e). */
export function oddsOf(af: Ratio, df: Ratio): Column | '1-4' | undefined {
  if (af.n === 0) return undefined;
  const attack = af.n * df.d;
  const defence = df.n * af.d;
  if (attack >= defence) return `${Math.min(4, Math.floor(attack / defence))}-1` as Column;
  const times = Math.ceil(defence / attack);
  return times <= 4 ? (`1-${times}` as Column | '1-4') : undefined;
}

/** The column after a shift to the right; undefined where there is no effect and no die (X6.3.3). */
export function shifted(odds: Column | '1-4' | undefined, shift: number): Column | undefined {
  if (odds === undefined) return undefined;
  const at = odds === '1-4' ? -1 : COLUMNS.indexOf(odds);
  return COLUMNS[Math.min(COLUMNS.length - 1, at + shift)];
}
