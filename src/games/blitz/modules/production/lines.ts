import * as z from 'zod';
import { wholeNumber } from '#core/notation.ts';
import { code, say } from '#core/say.ts';
import type { Hex } from '#hex/hex.ts';
import { bare, hex, type Lines, units } from '#games/blitz/text/commands/line.ts';
import { half, Misread, problem } from '#games/blitz/text/commands/reader.ts';
import type { PlannedBuild, UnitNo } from '#games/blitz/types.ts';
import { ROW_NAMES, type Row } from '../orders-of-battle/order.ts';

export type ProductionCommand =
  /** M8.8, M80.3 */
  | { readonly do: 'placePc'; readonly size: number; readonly hex: Hex }
  /** M80.29: so many factors of a type, built by the centre in a hex; elsewhere where they do not fit (M9.5). */
  | {
      readonly do: 'produce';
      readonly hex: Hex;
      readonly row: Row;
      readonly factors: number;
      readonly to?: Hex | undefined;
    }
  | { readonly do: 'endProduction' }
  /** M80.5, M80.29: what the centres build in the cycle of that turn. */
  | { readonly do: 'writePlan'; readonly turn: number; readonly builds: readonly PlannedBuild[] }
  /** M70.fallback: ten factors and more move into the hex of an enemy's centre. */
  | { readonly do: 'seizeCentre'; readonly units: readonly UnitNo[]; readonly hex: Hex };

function numberIn(word: string | undefined): number {
  const read = wholeNumber(word, 1, 99);
  if (read === undefined) throw new Misread(problem(say`'${code(word ?? '')}' is no number of factors`));
  return read;
}

function rowIn(word: string | undefined): Row {
  const row = ROW_NAMES.find((one) => one.toLowerCase() === word?.toLowerCase());
  if (!row)
    throw new Misread(problem(say`'${code(word ?? '')}' is nothing a centre builds: ${code(ROW_NAMES.join(', '))}`));
  return row;
}

const row = z.enum(ROW_NAMES as [Row, ...Row[]]);

/** `U11 INF4 3 + U11 ARM 2`, or `none`. */
export const buildsIn = (hexOf: (name: string | undefined) => Hex, text: string): PlannedBuild[] =>
  ['', 'none', 'nothing'].includes(text.trim())
    ? []
    : text.split('+').map((part) => {
        const [at, name, factors, more] = part.trim().split(/\s+/);
        if (more !== undefined) throw half(say`'${code(more)}' says nothing here`);
        return { hex: hexOf(at), row: rowIn(name), factors: numberIn(factors) };
      });

export const buildsText = (name: (at: Hex) => string, builds: readonly PlannedBuild[]): string =>
  builds.map((one) => `${name(one.hex)} ${one.row} ${one.factors}`).join(' + ') || 'none';

export const productionLines: Lines<ProductionCommand['do']> = {
  placePc: {
    takes: { size: z.int().min(1).max(99), hex },
    form: 'placePc 12 U11',
    read: (reader, words) => ({ size: numberIn(words.next()), hex: reader.hex(words.skip('at', 'in', '@').next()) }),
    write: (pen, { size, hex: at }) => `${size} ${pen.hex(at)}`,
  },
  produce: {
    takes: { hex, row, factors: z.int().min(1).max(99), to: hex.optional() },
    form: 'produce U11 INF4 3, or produce U11 INF4 3 at U12',
    read(reader, words) {
      const made = { hex: reader.hex(words.next()), row: rowIn(words.next()), factors: numberIn(words.next()) };
      return words.isEmpty ? made : { ...made, to: reader.hex(words.skip('at', 'to', 'in').next()) };
    },
    write: (pen, { hex: at, row, factors, to }) =>
      `${pen.hex(at)} ${row} ${factors}${to === undefined ? '' : ` at ${pen.hex(to)}`}`,
  },
  endProduction: bare('endProduction'),
  writePlan: {
    takes: {
      turn: z.int().min(1).max(999),
      builds: z
        .array(z.strictObject({ hex, row, factors: z.int().min(1).max(99) }))
        .max(99)
        .readonly(),
    },
    form: 'writePlan 2 U11 INF4 3 + U11 ARM 2, or writePlan 2 none',
    also: ['plan'],
    read: (reader, words) => ({
      turn: reader.number(words.next()),
      builds: buildsIn((name) => reader.hex(name), words.rest().join(' ')),
    }),
    write: (pen, { turn, builds }) => `${turn} ${buildsText((at) => pen.hex(at), builds)}`,
  },
  seizeCentre: {
    takes: { units, hex },
    form: 'seizeCentre b1+b2 U11',
    read: (reader, words) => ({
      units: reader.units(words.next()),
      hex: reader.hex(words.skip('at', 'in', 'to', 'on').next()),
    }),
    write: (pen, { units: named, hex: at }) => `${pen.units(named)} ${pen.hex(at)}`,
  },
};
