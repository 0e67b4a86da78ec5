import { isSupplied, supplyOf } from '#games/blitz/supply/lines/ways.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type BlitzEvent, type Command, type Side, SIDES, type State } from '#games/blitz/types.ts';
import { nameOf } from '#hex/grid.ts';
import type { Law } from './course.ts';

/** Supply lines are kept from command to command: they must be what somebody finds who knows nothing of the game before. */
export const linesAgree = ({ world }: Blitz): Law<State, Command, BlitzEvent, Side> => ({
  name: 'M10.2 supply lines that are kept are those that a fresh look finds',
  dear: 4,
  broken({ state }) {
    if (!world.options.M10) return undefined;
    const [anew, copy] = [{ ...world }, { ...state, units: state.units.map((unit) => ({ ...unit })) }];
    for (const side of SIDES) {
      const armies = new Set(state.units.filter((unit) => unit.side === side).map(({ nation }) => nation));
      for (const nation of armies) {
        const kept = supplyOf(world, state, side, nation);
        const found = supplyOf(anew, copy, side, nation);
        for (let hex = 0; hex < world.board.grid.size; hex++)
          if (isSupplied(kept, hex) !== isSupplied(found, hex))
            return `${side} at ${nameOf(world.board.grid, hex)}, army of ${nation ?? 'the side'}`;
      }
    }
    return undefined;
  },
});
