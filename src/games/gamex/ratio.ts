/** Exact fractions (X0.1): halved strengths keep their halves, divided ones their thirds. */
export interface Ratio {
  readonly n: number;
  readonly d: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export function ratio(n: number, d = 1): Ratio {
  const by = gcd(Math.abs(n), d) || 1;
  return { n: n / by, d: d / by };
}
export const ZERO = ratio(0);
export const ONE = ratio(1);
export const HALF = ratio(1, 2);
export const TWO = ratio(2);
export const plus = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.d * b.d);
export const compare = (a: Ratio, b: Ratio): number => a.n * b.d - b.n * a.d;
/** `6 2/3`, `12` */
export function ratioText({ n, d }: Ratio): string {
  if (d === 1) return String(n);
  const whole = Math.floor(n / d);
  return `${whole > 0 ? `${whole} ` : ''}${n - whole * d}/${d}`;
}
