import { code, say } from '#core/say.ts';
import type { Hex } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { hex, type Lines, unit, unitTo, unitToHex, unitToZone } from '#games/blitz/text/commands/line.ts';
import { half } from '#games/blitz/text/commands/reader.ts';
import type { UnitNo } from '#games/blitz/types.ts';

/** T6.1, T6.2, T20, O23.7: the sea. */
export type SeaCommand =
  | { readonly do: 'embark'; readonly unit: UnitNo; readonly zone: Zone }
  | { readonly do: 'sail'; readonly unit: UnitNo; readonly zone: Zone }
  | { readonly do: 'landAtPort'; readonly unit: UnitNo; readonly hex: Hex }
  | { readonly do: 'stageInvasion'; readonly unit: UnitNo; readonly hex: Hex; readonly aim: Hex }
  | { readonly do: 'landOnBeach'; readonly unit: UnitNo; readonly to: Hex }
  | { readonly do: 'landFromSea'; readonly unit: UnitNo; readonly to: Hex }
  | { readonly do: 'withdrawRanger'; readonly unit: UnitNo; readonly zone: Zone }
  | { readonly do: 'aircraftToSea'; readonly unit: UnitNo; readonly zone: Zone };

const BETWEEN = ['at', 'against', 'aiming', 'for'];

export const seaLines: Lines<SeaCommand['do']> = {
  embark: unitToZone('embark b1 B'),
  sail: unitToZone('sail b1 B'),
  landAtPort: { ...unitToHex('landAtPort b1 U11', 'at'), also: ['land'] },
  stageInvasion: {
    takes: { unit, hex, aim: hex },
    form: 'stageInvasion b1 SEA-HEX LAND-HEX',
    also: ['stage'],
    read(reader, words) {
      const no = reader.unit(words.next());
      const named = words.rest(...BETWEEN);
      const [from, aim, more] = reader.hexes(named.join(' '));
      if (from === undefined || aim === undefined) throw half(say`a hex is missing`);
      if (more !== undefined) throw half(say`'${code(named.at(-1) ?? '')}' says nothing here`);
      return { unit: no, hex: from, aim };
    },
    write: (pen, command) => `${pen.unit(command.unit)} ${pen.hex(command.hex)} ${pen.hex(command.aim)}`,
  },
  landOnBeach: unitTo('landOnBeach b1 U11'),
  landFromSea: unitTo('landFromSea b1 U11'),
  withdrawRanger: unitToZone('withdrawRanger b1 B'),
  aircraftToSea: unitToZone('aircraftToSea b1 B'),
};
