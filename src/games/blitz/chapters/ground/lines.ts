import type { Hex } from '#hex/hex.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { abandoning, hex, type Lines, path, units, unitToHex } from '#games/blitz/text/commands/line.ts';
import type { Unit, UnitNo } from '#games/blitz/types.ts';
import { wayTogether } from './move-refusals.ts';

/** B6, B17: movement and arrivals. */
export type GroundCommand =
  | { readonly do: 'placeReinforcement'; readonly unit: UnitNo; readonly hex: Hex }
  /**
   * One unit, or units of one hex together (B8.4), along a path without the hex they stand on; with an empty path and `to`, by a
   * cheapest way that all of them can go.
   */
  | {
      readonly do: 'moveUnit';
      readonly units: readonly UnitNo[];
      readonly path: readonly Hex[];
      readonly to?: Hex | undefined;
    }
  /** `abandon` names trapped units where B7.a11 leaves a choice. */
  | { readonly do: 'endMovement'; readonly abandon?: readonly UnitNo[] | undefined };

export const groundLines: Lines<GroundCommand['do']> = {
  placeReinforcement: { ...unitToHex('placeReinforcement b1 U11', '@'), also: ['reinforce'] },
  moveUnit: {
    takes: { units, path, to: hex.optional() },
    form: 'moveUnit b1 U12 U13, or moveUnit b1 to U13',
    also: ['move'],
    /** `b1 0,1 0,2`, `b1+b2 to 0,2` */
    read(reader, words) {
      const { world, state } = reader;
      const numbers = reader.units(words.next());
      const unit = state.units[numbers[0] as UnitNo] as Unit;
      if (words.left !== 'to') return { units: numbers, path: reader.path(unit, words.rest()) };
      const to = reader.hex(words.after('to'));
      const [first, ...others] = numbers.map((no) => state.units[no] as Unit);
      const walks = (one: Unit) => one.place === 'map' && isGround(one);
      const together = first && [first, ...others].every(walks);
      const way = together ? wayTogether(world, state, [first, ...others], to) : undefined;
      // Without a way it stays a wish: `check` says what is wrong with it.
      return way ? { units: numbers, path: way } : { units: numbers, path: [], to };
    },
    write: (pen, command) =>
      command.path.length === 0 && command.to !== undefined
        ? `${pen.units(command.units)} to ${pen.hex(command.to)}`
        : `${pen.units(command.units)} ${pen.path(command.path)}`,
  },
  endMovement: abandoning,
};
