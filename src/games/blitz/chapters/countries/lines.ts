import * as z from 'zod';
import { code, saidOf, say } from '#core/say.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { UNIT_TYPES, type UnitType } from '#games/blitz/kinds.ts';
import { hex, type Lines, units } from '#games/blitz/text/commands/line.ts';
import { Misread, problem } from '#games/blitz/text/commands/reader.ts';
import { factorsText, readFactors, typeNamed, typeWord } from '#games/blitz/text/unit-text.ts';
import type { UnitNo } from '#games/blitz/types.ts';

/** T17, T22: replacements and the cities of minor countries. */
export type CountryCommand =
  /** T17.1: `size` points of a type from the dead pile as one new unit. */
  | {
      readonly do: 'placeReplacement';
      readonly type: UnitType;
      readonly mf: number;
      readonly ratio: number;
      readonly size: number;
      readonly hex: Hex;
    }
  | { readonly do: 'declareCityAssault'; readonly attackers: readonly UnitNo[]; readonly hex: Hex };

export const countryLines: Lines<CountryCommand['do']> = {
  placeReplacement: {
    takes: {
      type: z.enum(UNIT_TYPES),
      mf: z.int().min(0).max(20),
      ratio: z.number().positive().max(99),
      size: z.int().min(1).max(99),
      hex,
    },
    form: 'placeReplacement inf 4-4 U11',
    also: ['replace'],
    /** `inf 4-4 at U11`: a unit of these factors from the dead pile. */
    read(reader, words) {
      const [first = '', second = ''] = [words.next(), words.next()];
      const [typeText, factorText] = /^\d/.test(first) ? [second, first] : [first, second];
      const type = typeNamed(typeText);
      if (!type) throw new Misread(problem(say`there is no unit type '${code(typeText)}'`));
      const factors = readFactors(type, factorText);
      if (typeof factors === 'string') throw new Misread(problem(saidOf(factors)));
      const { af, df, mf } = factors;
      return { type, mf, ratio: af / df, size: df, hex: reader.hex(words.skip('at', 'to', 'in').next()) };
    },
    write: (pen, { type, mf, ratio, size, hex: to }) =>
      `${typeWord(type)} ${factorsText({ type, mf, af: size * ratio, df: size })} ${pen.hex(to)}`,
  },
  declareCityAssault: {
    takes: { attackers: units, hex },
    form: 'declareCityAssault b1+b2 on U12',
    also: ['assault', 'cityassault'],
    read(reader, words) {
      const named = words.rest();
      const { attackers, hexes } = reader.plan(named.join(' '));
      if (hexes.length > 1) throw new Misread(problem(say`'${code(named.at(-1) ?? '')}' says nothing here`));
      return { attackers, hex: hexes[0] ?? NOWHERE };
    },
    write: (pen, command) => pen.plan(command.attackers, [command.hex]),
  },
};
