import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { fieldOf, stackAt } from './field.ts';
import { isDryLand } from './water.ts';
import { isVictim } from '#games/blitz/combat/rules/av.ts';
import { other, type Unit } from '#games/blitz/types.ts';
import type { ZocStep } from '#games/blitz/world.ts';

/** M3.5: steps from the zone of control of one stack into that of another. */

/** The enemy stacks in whose zone of control a hex lies. */
function holders({ world, state, side }: ZocStep, hex: Hex): Hex[] {
  const field = fieldOf(world, state);
  return neighboursOf(world.board.grid, hex).filter(
    (beside) =>
      !isVictim(state, beside) &&
      stackAt(field, other(side), beside).some((no) => world.exertsZoc(state.units[no] as Unit)),
  );
}

export function zocStepFault(step: ZocStep): Objection | undefined {
  const { world, state, from, to } = step;
  const { grid } = world.board;
  const zoneOf = (stack: Hex): Hex[] => neighboursOf(grid, stack).filter((hex) => isDryLand(world, state, hex));
  for (const x of holders(step, from)) {
    const zone = zoneOf(x);
    for (const y of holders(step, to)) {
      const common = x === y ? to : zoneOf(y).find((hex) => zone.includes(hex));
      if (common === undefined) continue;
      const where = [theHex(grid, from), theHex(grid, to)] as const;
      return x === y
        ? objection('M3.5', msg`${where[0]} and ${where[1]} are both in the zone of control of ${theHex(grid, x)}`)
        : objection(
            'M3.5',
            msg`the zones of control of ${theHex(grid, x)} and ${theHex(grid, y)} share ${theHex(grid, common)}: no step from one into the other`,
          );
    }
  }
  return undefined;
}
