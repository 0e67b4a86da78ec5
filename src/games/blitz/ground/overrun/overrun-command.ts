import { english } from '#core/message.ts';
import { isObjection } from '#core/objection.ts';
import { fieldOf, hexesOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { afterMove, pick } from '#games/blitz/ground/frames/moves.ts';
import { hasTwoFactors, isGround } from '#games/blitz/kinds.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { inAnyOrder, inSecondImpulse } from '#games/blitz/turns.ts';
import type { State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { guardsOf } from '#games/blitz/air/airbases/guards.ts';
import { playsShips } from '#games/blitz/sea/ships/ships.ts';
import { isClose, overrun, overrunsOf, type Overrun, victimsOf } from './overrun.ts';

/** M4.20: the command; all of it happens by itself (M80.42). */

/** Units of a hex that could overrun: all of them together, and each alone. */
function columnsIn(world: World, state: State, hex: Hex): UnitNo[][] {
  const able = stackAt(fieldOf(world, state), state.mover, hex).filter((no) => {
    const unit = state.units[no] as Unit;
    return !hasTwoFactors(unit) && unit.mf >= 4;
  });
  return able.length > 1 ? [able, ...able.map((no) => [no])] : able.length === 1 ? [able] : [];
}

export function* overruns(world: World, state: State): Generator<Overrun> {
  for (const hex of hexesOf(fieldOf(world, state), state.mover))
    for (const units of columnsIn(world, state, hex)) yield* overrunsOf(world, state, units);
}

/** M2.3: tested once, at the start of the impulse: nobody is freed by what others run over. */
function frozenBy(world: World, state: State, hex: Hex): UnitNo[] {
  if (!inSecondImpulse(state)) return [];
  const near = neighboursOf(world.board.grid, hex).flatMap((one) => stackAt(fieldOf(world, state), state.mover, one));
  return near.filter((no) => world.rules.leave({ world, state, unit: state.units[no] as Unit }) !== undefined);
}

/** M6.5: flights and ships come before: without steps they do not profit from the overrun of a ground unit. */
const isTooLate = (world: World, state: State, victims: readonly UnitNo[]): boolean =>
  inAnyOrder(state) &&
  (world.rules.air.from === 'airbases' || playsShips(world)) &&
  victims.some((no) => isGround(state.units[no] as Unit));

export const overrunVerb: Verb<'overrun'> = {
  check(world, state, { units, path }) {
    const found = overrun(world, state, units, path);
    return isObjection(found) ? found : undefined;
  },
  play(world, state, { units, path }, emit) {
    const walked = overrun(world, state, units, path);
    if (isObjection(walked)) throw new Error(`an unchecked overrun was played: ${english(walked.because)}`);
    const hex = path.at(-1) as Hex;
    const victims = victimsOf(world, state, state.mover, hex);
    const frozen = frozenBy(world, state, hex);
    emit({ is: 'overran', units, hex });
    if (isTooLate(world, state, victims)) emit({ is: 'hexCleared', hex });
    const guards = guardsOf(world, state, victims);
    if (guards.length > 0) emit({ is: 'guardsLost', guards });
    if (victims.length > 0) emit({ is: 'eliminated', units: victims, rule: 'M4.26' });
    for (const [unit, way] of walked) emit({ is: 'moved', unit, path, ...way });
    const held = frozen.filter((no) => !world.rules.leave({ world, state, unit: state.units[no] as Unit }));
    emit({ is: 'ranOver', units, held });
    afterMove(world, state, units, path, emit);
  },
  *legal(world, state) {
    for (const { units, path } of overruns(world, state)) yield { do: 'overrun', units, path };
  },
  sample(world, state, choose) {
    // A list of all of them costs more than a miss.
    const near = hexesOf(fieldOf(world, state), state.mover).filter((hex) => isClose(world, state, hex));
    for (let tries = 0; tries < 6 && near.length > 0; tries++) {
      const [hex] = near.splice(choose(near.length), 1) as [Hex];
      const units = pick(columnsIn(world, state, hex), choose);
      const one = units && pick(overrunsOf(world, state, units), choose);
      if (one) return { do: 'overrun', units: one.units, path: one.path };
    }
    return undefined;
  },
};
