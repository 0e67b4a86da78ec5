import * as z from 'zod';
import type { Hex } from '#hex/hex.ts';
import { type Lines, path, units } from '#games/blitz/text/commands/line.ts';
import type { Unit, UnitNo } from '#games/blitz/types.ts';

export type CombatResultsCommand =
  /** M4.5: of the hexes he should go back the defender pays for so many. */
  | { readonly do: 'chooseK'; readonly k: number }
  /** M4.20: units of one hex along a path whose last hex they run over. */
  | { readonly do: 'overrun'; readonly units: readonly UnitNo[]; readonly path: readonly Hex[] };

export const combatResultsLines: Lines<CombatResultsCommand['do']> = {
  chooseK: {
    takes: { k: z.int().min(0).max(9) },
    form: 'chooseK 1',
    also: ['k', 'pay'],
    read: (reader, words) => ({ k: reader.number(words.skip('=').next()) }),
    write: (_pen, { k }) => String(k),
  },
  overrun: {
    takes: { units, path },
    form: 'overrun b1+b2 U12, or overrun b1+b2 U11 U12 with the way to it',
    read(reader, words) {
      const numbers = reader.units(words.next());
      const way = words.skip('to', 'on').rest();
      return { units: numbers, path: reader.path(reader.state.units[numbers[0] as UnitNo] as Unit, way) };
    },
    write: (pen, command) => `${pen.units(command.units)} ${pen.path(command.path)}`,
  },
};
