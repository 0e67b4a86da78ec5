import type { Hex } from '#hex/hex.ts';
import { flight, type Line, type Lines, unit, units } from '#games/blitz/text/commands/line.ts';
import type { UnitNo } from '#games/blitz/types.ts';

/** M80.16, M7.13 */
export type RailroadsCommand =
  /** By the path written, or by a cheapest way. */
  | {
      readonly do: 'moveTrain';
      readonly unit: UnitNo;
      readonly to: Hex;
      readonly path?: readonly Hex[] | undefined;
    }
  | { readonly do: 'entrain'; readonly unit: UnitNo; readonly units: readonly UnitNo[] }
  | { readonly do: 'detrain'; readonly unit: UnitNo; readonly units: readonly UnitNo[] }
  | { readonly do: 'cutRail'; readonly unit: UnitNo };

/** `entrain b.rr1 b1+b2` */
const trainWith = (form: string): Line<'entrain'> & Line<'detrain'> => ({
  takes: { unit, units },
  form,
  read: (reader, words) => ({
    unit: reader.unit(words.next()),
    units: words.rest().flatMap((word) => reader.units(word)),
  }),
  write: (pen, command) => `${pen.unit(command.unit)} ${pen.units(command.units)}`,
});

export const railroadsLines: Lines<RailroadsCommand['do']> = {
  moveTrain: { ...flight('moveTrain b.rr1 V20, or moveTrain b.rr1 V19 V20'), also: ['train', 'rail'] },
  entrain: trainWith('entrain b.rr1 b1+b2'),
  detrain: trainWith('detrain b.rr1 b1+b2'),
  cutRail: {
    takes: { unit },
    form: 'cutRail b1',
    also: ['cut'],
    read: (reader, words) => ({ unit: reader.unit(words.next()) }),
    write: (pen, command) => pen.unit(command.unit),
  },
};
