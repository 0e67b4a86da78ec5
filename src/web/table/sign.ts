import { w } from '../text/words.ts';

/** A number with its sign, to one place. */
export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${w.decimal(Math.abs(rounded))}`;
};
