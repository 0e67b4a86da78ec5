import * as z from 'zod';
import { code, say } from '#core/say.ts';
import { Words } from '#core/words.ts';
import type { Hex } from '#hex/hex.ts';
import { flight, groupOf, groupText, hex, type Lines, unit, units } from '#games/blitz/text/commands/line.ts';
import { half, type Reader } from '#games/blitz/text/commands/reader.ts';
import type { UnitNo, Volley } from '#games/blitz/types.ts';

/** M80.22, M13.3 */
export type FlakCommand =
  | { readonly do: 'moveFlak'; readonly unit: UnitNo; readonly to: Hex; readonly path?: readonly Hex[] | undefined }
  /** Empty where no flak fires. */
  | { readonly do: 'nameVolleys'; readonly volleys: readonly Volley[] };

const volleys = z
  .array(z.strictObject({ hex, units, from: hex.optional(), ship: unit.optional() }))
  .max(40)
  .readonly();

/** Volleys one after another; a unit named after a hex begins the next. */
const SEVERAL = /;\s*| and |,?\s+(?=[a-z][\w.+-]*\s+(?:on|at|over)\s)/;

function volleyIn(reader: Reader, words: Words): Volley {
  const of = words.after('of');
  const guns = reader.units(words.next());
  const volley = {
    units: guns,
    hex: reader.over(words.skip('on', 'at', 'over').next()),
    ...(of === undefined ? {} : groupOf(reader, of)),
  };
  if (words.left !== undefined) throw half(say`'${code(words.left)}' says nothing here`);
  return volley;
}

export const flakLines: Lines<FlakCommand['do']> = {
  moveFlak: flight('moveFlak b.flak1 U12'),
  nameVolleys: {
    takes: { volleys },
    form: 'nameVolleys r.flak1+r.flak2 on U12, r.flak3 on U13 of U10; or nameVolleys none',
    also: ['volleys', 'volley', 'fireflak'],
    read(reader, words) {
      const rest = words.left === 'none' && words.flag('none') ? '' : words.rest().join(' ');
      const named = rest === '' ? [] : rest.split(SEVERAL);
      return { volleys: named.map((text) => volleyIn(reader, new Words(text))) };
    },
    write: (pen, command) =>
      command.volleys.length === 0
        ? 'none'
        : command.volleys
            .map(({ units: guns, hex: at, ...group }) => `${pen.units(guns)} on ${pen.hex(at)}${groupText(pen, group)}`)
            .join('; '),
  },
};
