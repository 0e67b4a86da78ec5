import { count, oneOf, token, writtenAs } from '#core/notation/field.ts';
import { code, msg } from '#core/message.ts';
import { record, shape } from '#core/notation/shape.ts';
import { hex, units } from '#games/blitz/fields.ts';
import { UNIT_TYPES, type UnitType } from '#games/blitz/kinds.ts';
import { factorsText, typeNamed, typeWord } from '#games/blitz/text/unit-text.ts';

/** T17, T22: replacements and the cities of minor countries. */

const kind = token<UnitType>({
  missing: msg`a unit type is missing`,
  wrong: (word) => msg`there is no unit type '${code(word)}'`,
  example: 'inf',
  is: (value) => UNIT_TYPES.some((type) => type === value),
  read: typeNamed,
  write: typeWord,
});
/** B0.4: attack, defence and movement of a counter. */
interface Factors {
  readonly af: number;
  readonly df: number;
  readonly mf: number;
}
const factors = token<Factors & { readonly type?: UnitType }>({
  missing: msg`factors are missing`,
  wrong: (word) => msg`'${code(word)}' are no factors (4-4, or 8-4-4 for artillery)`,
  example: '4-4',
  is: (value) => typeof value === 'object',
  read(word) {
    const [, af = '', df = af, mf = ''] = /^([1-9]\d?)(?:-([1-9]\d?))?-(\d{1,2})$/.exec(word) ?? [];
    return af === '' ? undefined : { af: Number(af), df: Number(df), mf: Number(mf) };
  },
  write: ({ type = 'infantry', ...counter }) => factorsText({ type, ...counter }),
});
const ratio = token<number>({
  missing: msg`a number is missing`,
  wrong: (word) => msg`'${code(word)}' is no number`,
  example: '1',
  is: (value) => typeof value === 'number' && value > 0 && value <= 99,
  read: () => undefined,
  write: String,
});

export const countryCommands = {
  // T17.1: `size` points of a type from the dead pile as one new unit, written as its counter.
  placeReplacement: writtenAs(
    record({ type: oneOf(UNIT_TYPES), mf: count(0, 20), ratio, size: count(1, 99), hex }),
    shape('{kind} {factors} {hex}', { kind, factors, hex }),
    {
      toText: ({ type, mf, ratio: attack, size, hex: to }) => ({
        kind: type,
        factors: { type, af: size * attack, df: size, mf },
        hex: to,
      }),
      fromText: ({ kind: type, factors: { af, df, mf }, hex: to }) => ({ type, mf, ratio: af / df, size: df, hex: to }),
    },
  ),
  declareCityAssault: shape('{attackers} on {hex}', { attackers: units, hex }),
};
