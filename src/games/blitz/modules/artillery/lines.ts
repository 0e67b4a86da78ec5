import type { Hex } from '../../../../hex/hex.ts';
import { hex, type Lines, units } from '../../text/line.ts';
import type { UnitNo } from '../../types.ts';

export type ArtilleryCommand =
  /** M16.chart c: artillery fires at the units of an adjacent hex. */
  | { readonly do: 'bombard'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  /** M16.chart b: the defender's artillery supports the hexes attacked; nobody, where none is named. */
  | { readonly do: 'support'; readonly units: readonly UnitNo[] };

const NOBODY = ['none', 'nobody', 'no'];

export const artilleryLines: Lines<ArtilleryCommand['do']> = {
  bombard: {
    takes: { units, hex },
    form: 'bombard b1+b2 on U12',
    read(reader, words) {
      const [who, ...rest] = words.filter((word) => !['on', 'unit', 'units', 'at'].includes(word));
      return { units: reader.units(who), hex: reader.hex(rest[0]) };
    },
    write: (pen, command) => `${pen.units(command.units)} on ${pen.hex(command.hex)}`,
  },
  support: {
    takes: { units },
    form: 'support r1+r2, or support none',
    also: ['defensivesupport', 'supportdefence', 'nosupport'],
    read: (reader, words) => ({
      units: words.length === 0 || NOBODY.includes(words[0] ?? '') ? [] : words.flatMap((word) => reader.units(word)),
    }),
    write: (pen, command) => (command.units.length > 0 ? pen.units(command.units) : 'none'),
  },
};
