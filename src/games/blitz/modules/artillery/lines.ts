import * as z from 'zod';
import type { Hex } from '#hex/hex.ts';
import { hex, type Lines, units } from '#games/blitz/text/commands/line.ts';
import type { UnitNo } from '#games/blitz/types.ts';

export type ArtilleryCommand =
  /** M16.chart: artillery fires at an adjacent hex: at its units, or at what is named there. */
  | {
      readonly do: 'bombard';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      readonly target?: FireTarget | undefined;
    }
  /** M16.chart b: the defender's artillery supports the hexes attacked; nobody, where none is named. */
  | { readonly do: 'support'; readonly units: readonly UnitNo[] };

/** M16.chart d to g: what fire is aimed at besides units. */
export const FIRE_TARGETS = ['pc', 'rail', 'train', 'flak', 'airbase', 'port', 'ships', 'docked'] as const;
export type FireTarget = (typeof FIRE_TARGETS)[number];

const ALSO: Readonly<Record<string, FireTarget>> = { centre: 'pc', line: 'rail', ship: 'ships', dock: 'port' };

/** Words for the default target. */
const UNITS: readonly string[] = ['unit', 'units'];

const NOBODY = ['none', 'nobody', 'no'];

export const artilleryLines: Lines<ArtilleryCommand['do']> = {
  bombard: {
    takes: { units, hex, target: z.enum(FIRE_TARGETS).optional() },
    form: 'bombard b1+b2 on U12, or bombard b1 on U12 rail (pc, rail, train, flak, airbase, port, ships, docked)',
    read(reader, words) {
      const who = words.next();
      const isTarget = (word: string) =>
        UNITS.includes(word) || Object.hasOwn(ALSO, word) || FIRE_TARGETS.some((one) => one === word);
      const named = words.take((word) => isTarget(word.toLowerCase()))?.toLowerCase();
      const at = words.skip('on', 'at').next();
      const target = named === undefined || UNITS.includes(named) ? undefined : (ALSO[named] ?? (named as FireTarget));
      return { units: reader.units(who), hex: reader.hex(at), ...(target ? { target } : {}) };
    },
    write: (pen, { units: guns, hex: at, target }) =>
      `${pen.units(guns)} on ${pen.hex(at)}${target ? ` ${target}` : ''}`,
  },
  support: {
    takes: { units },
    form: 'support r1+r2, or support none',
    also: ['defensivesupport', 'supportdefence', 'nosupport'],
    read: (reader, words) => ({
      units: words.flag(...NOBODY) ? [] : words.rest().flatMap((word) => reader.units(word)),
    }),
    write: (pen, command) => (command.units.length > 0 ? pen.units(command.units) : 'none'),
  },
};
