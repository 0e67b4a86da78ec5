import * as z from 'zod';
import type { Hex } from '../../../../hex/hex.ts';
import { flight, groupOf, groupText, hex, type Lines, unit, units } from '../../text/commands/line.ts';
import type { UnitNo, Volley } from '../../types.ts';

/** M80.22, M13.3 */
export type FlakCommand =
  | { readonly do: 'moveFlak'; readonly unit: UnitNo; readonly to: Hex; readonly path?: readonly Hex[] | undefined }
  /** None, where nobody fires. */
  | { readonly do: 'nameVolleys'; readonly volleys: readonly Volley[] };

const volleys = z
  .array(z.strictObject({ hex, units, from: hex.optional(), ship: unit.optional() }))
  .max(40)
  .readonly();

/** Volleys one after another; a unit named after a hex begins the next. */
const SEVERAL = /;\s*| and |,?\s+(?=[a-z][\w.+-]*\s+(?:on|at|over)\s)/;

export const flakLines: Lines<FlakCommand['do']> = {
  moveFlak: flight('moveFlak b.flak1 U12'),
  nameVolleys: {
    takes: { volleys },
    form: 'nameVolleys r.flak1+r.flak2 on U12, r.flak3 on U13 of U10; or nameVolleys none',
    also: ['volleys', 'volley', 'fireflak'],
    read: (reader, _words, rest) => ({
      volleys:
        rest === '' || rest === 'none'
          ? []
          : rest.split(SEVERAL).map((text): Volley => {
              const words = text
                .trim()
                .split(/\s+/)
                .filter((word) => word !== 'on' && word !== 'at' && word !== 'over');
              const of = words.indexOf('of');
              return {
                units: reader.units(words[0]),
                hex: reader.over(of === 1 ? undefined : words[1]),
                ...(of >= 0 ? groupOf(reader, words[of + 1]) : {}),
              };
            }),
    }),
    write: (pen, command) =>
      command.volleys.length === 0
        ? 'none'
        : command.volleys
            .map(({ units: guns, hex: at, ...group }) => `${pen.units(guns)} on ${pen.hex(at)}${groupText(pen, group)}`)
            .join('; '),
  },
};
