import { type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theSide } from '#core/message.ts';
import { defends } from '#games/blitz/combat/rules/odds.ts';
import { retreatPaths } from '#games/blitz/combat/rules/retreat.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { PRICE, sizeLeft } from './price.ts';
import {
  type BlitzEvent,
  type FrameAt,
  type Led,
  other,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M4.5: R n is a retreat of n hexes, or of fewer at the price of two factors for each that is left out. */

type Payment = FrameAt<'payment'>;

const alive = (state: State, { fight }: Payment): UnitNo[] =>
  fight.defenders.filter((no) => state.units[no]?.place === 'map');

const present = (state: State, { fight }: Payment): number => sizeLeft(state.units, fight.defenders);

/** The choices that differ: from all he has lost on it is the same. */
export function payable(state: State, frame: Payment): number[] {
  const most = Math.min(frame.steps, Math.ceil(present(state, frame) / PRICE));
  return Array.from({ length: most + 1 }, (_, k) => k);
}

/** M4.19: artillery without defence goes back with the others of its hex. */
function ledBy(world: World, state: State, units: readonly UnitNo[]): Led[] {
  const at = (no: UnitNo) => state.units[no] as Unit;
  const able = units.filter((no) => defends(world, state, at(no)));
  return units
    .filter((no) => !able.includes(no))
    .map((unit) => ({ unit, units: able.filter((no) => at(no).at === at(unit).at) }));
}

function pay(world: World, state: State, frame: Payment, k: number, emit: Emit<BlitzEvent>): void {
  const { fight, steps } = frame;
  const side = other(state.mover);
  const units = alive(state, frame);
  emit({ is: 'pop' });
  const led = ledBy(world, state, units);
  if (k < steps)
    emit({
      is: 'push',
      frame: { at: 'retreat', fight, side, units, steps: steps - k, ...(led.length > 0 ? { led } : {}) },
    });
  if (k > 0) {
    const bill = { side, factors: PRICE * k, by: 'size', units, rule: 'M4.5' } as const;
    emit({ is: 'push', frame: { at: 'losses', bill } });
  }
}

/** B80.9: two factors or fewer without a way back are gone whatever is chosen. */
const isHopeless = (world: World, state: State, frame: Payment): boolean =>
  present(state, frame) <= PRICE &&
  alive(state, frame).every((no) => retreatPaths(world, state, state.units[no] as Unit, frame.steps).length === 0);

/** M4.5: of those who go back so many hexes, the units that now have no way to; by how many hexes are paid for. */
export const trappedBy = (world: World, state: State, frame: Payment): UnitNo[][] =>
  payable(state, frame).map((k) =>
    alive(state, frame).filter(
      (no) => k < frame.steps && retreatPaths(world, state, state.units[no] as Unit, frame.steps - k).length === 0,
    ),
  );

const kFault = ({ steps }: Payment, k: number): Objection | undefined =>
  k <= steps ? undefined : objection('M4.5', msg`a retreat of ${steps} {hex|hexes} is not paid for ${k} times`);

export const paymentStep = (world: World): BlitzStep<'payment'> => ({
  rule: 'M80.41',
  commands: ['chooseK'],
  side: (state) => other(state.mover),
  asks: (state, { steps }) =>
    msg`${theSide(other(state.mover))} goes back ${steps} {hex|hexes}, or chooses k and loses two factors for each hex less`,
  *legal(state, frame) {
    for (const k of payable(state, frame)) yield { do: 'chooseK', k };
  },
  sample: (state, frame, choose) => ({ do: 'chooseK', k: choose(payable(state, frame).length) }),
  check: (_state, frame, command) => (command.do === 'chooseK' ? kFault(frame, command.k) : unexpected(command)),
  play(state, frame, command, emit) {
    if (command.do !== 'chooseK') return unexpected(command);
    emit({ is: 'paid', k: command.k, steps: frame.steps });
    pay(world, state, frame, command.k, emit);
  },
  settle(state, frame, emit) {
    if (alive(state, frame).length > 0 && !isHopeless(world, state, frame)) return false;
    pay(world, state, frame, 0, emit);
    return true;
  },
});
