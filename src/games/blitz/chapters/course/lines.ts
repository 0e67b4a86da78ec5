import * as z from 'zod';
import { code, say } from '#core/say.ts';
import type { Hex } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { bare, type Lines, units, unitToHex, unitToZone } from '#games/blitz/text/commands/line.ts';
import { Misread, problem } from '#games/blitz/text/commands/reader.ts';
import type { UnitNo } from '#games/blitz/types.ts';

/** Amount taken back: the last command, all of the phase, or all there is. */
const TAKEN_BACK = ['last', 'phase', 'all'] as const;

/** B3, B80.10, B80.11: set-up, taking back, giving up. */
export type CourseCommand =
  | { readonly do: 'placeUnit'; readonly unit: UnitNo; readonly hex: Hex }
  | { readonly do: 'placeAtSea'; readonly unit: UnitNo; readonly zone: Zone }
  | { readonly do: 'holdBack'; readonly units: readonly UnitNo[] }
  | { readonly do: 'ready' }
  | { readonly do: 'takeBack'; readonly what: (typeof TAKEN_BACK)[number] }
  | { readonly do: 'resign' }
  | { readonly do: 'offerDraw' }
  | { readonly do: 'acceptDraw' }
  | { readonly do: 'refuseDraw' };

export const courseLines: Lines<CourseCommand['do']> = {
  placeUnit: { ...unitToHex('placeUnit b1 U11', '@'), also: ['place', 'placeship', 'placebase'] },
  placeAtSea: unitToZone('placeAtSea b1 B'),
  holdBack: {
    takes: { units },
    form: 'holdBack b1+b2, or holdBack rest',
    also: ['hold'],
    read(reader, words) {
      const { state } = reader;
      const side = state.frames[0]?.at === 'setup' ? state.frames[0].side : state.mover;
      if (words.left !== 'rest') return { units: words.rest().flatMap((word) => reader.units(word)) };
      words.next();
      const rest = state.units.flatMap((unit, no) =>
        unit.side === side && unit.nation === undefined && unit.due <= 1 && unit.place === 'waiting' && !unit.held
          ? [no]
          : [],
      );
      return { units: rest };
    },
    write: (pen, command) => pen.units(command.units),
  },
  ready: bare('ready'),
  takeBack: {
    takes: { what: z.enum(TAKEN_BACK) },
    read(_reader, words) {
      const word = words.next() ?? 'last';
      const what = TAKEN_BACK.find((one) => one === word);
      if (!what) throw new Misread(problem(say`takeBack takes 'last', 'phase' or 'all', not '${code(word)}'`));
      return { what };
    },
    write: (_pen, command) => command.what,
  },
  resign: bare('resign'),
  offerDraw: bare('offerDraw'),
  acceptDraw: bare('acceptDraw'),
  refuseDraw: bare('refuseDraw'),
};
