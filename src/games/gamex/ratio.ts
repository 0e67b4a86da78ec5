import { type Ratio, ratio, whole } from '#core/terms.ts';

/** Exact fractions (X0.1): the few the charts use, and how they are written. */
export const ZERO = whole(0);
export const ONE = whole(1);
export const HALF = ratio(1, 2);
export const TWO = whole(2);

export const compare = (a: Ratio, b: Ratio): number => a.n * b.d - b.n * a.d;

/** `6 2/3`, `12` */
export function ratioText({ n, d }: Ratio): string {
  if (d === 1) return String(n);
  const full = Math.floor(n / d);
  return `${full > 0 ? `${full} ` : ''}${n - full * d}/${d}`;
}
