import type { RuleId } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isForest } from '#games/blitz/board.ts';
import { type Says, logEntry } from '#games/blitz/text/log/log-context.ts';
import { other, type State, type Unit } from '#games/blitz/types.ts';
import { inPoints, thePoints } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { fieldOf, inZoc } from './rules/field.ts';
import { allowance } from './rules/movement.ts';
import type { GroundEvent } from './reducer.ts';

/** Rule that stops a unit in a hex. */
function stopRule(world: World, state: State, unit: Unit, at: Hex): RuleId {
  const { stop } = world.zoc;
  if (stop !== undefined && inZoc(fieldOf(world, state), other(unit.side), at)) return stop;
  return isForest(world.board, at) ? 'B13.2' : 'B16.1';
}

export const groundSays: Says<GroundEvent['is']> = {
  reinforced: ({ id, hex }, event) => logEntry(msg`${id(event.unit)} arrives at ${hex(event.hex)}`, 'B17.3'),
  moved({ world, state, unit: unitOf, way }, event) {
    const unit = unitOf(event.unit);
    const cost = event.spent - unit.spent;
    const text = msg`${unit} moves ${way(event.unit, event.path)} for ${thePoints(cost)} (${inPoints(event.spent)} of ${inPoints(allowance(world, state, unit))} spent)`;
    const why = event.stopped ? stopRule(world, state, unit, event.path.at(-1) ?? unit.at) : undefined;
    return why ? logEntry(msg`${text} and stops`, 'B11.1', why) : logEntry(text, 'B11.1');
  },
};
