import { w } from '../text/words.ts';

/** A number with its sign, to one place. */
export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${w.decimal(Math.abs(rounded))}`;
};

/** A whole number with its sign. */
export const signedWhole = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`;
