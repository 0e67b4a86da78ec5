import type { Emit } from '#core/play.ts';
import { msg, theSide } from '#core/message.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import { skiesFault } from '#games/blitz/air/rules/air.ts';
import { boundFault } from '#games/blitz/ground/rules/closures.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isAircraft } from '#games/blitz/kinds.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, ownUnit, phaseUnder, unexpected } from '#games/blitz/step.ts';
import type { BlitzEvent, CommandOf, FrameAt, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { FERRY, quietWayFault } from './groups.ts';
import { berthsFault, type Station, stations } from './stations.ts';

/** M80.12, M80.26, M12.hd, M4.16: aircraft come home, bases fall. */

/** The mover's aircraft over a hex whose mission is over. */
function overHexes(state: State): ReadonlyMap<Hex, UnitNo[]> {
  const found = new Map<Hex, UnitNo[]>();
  state.units.forEach((unit, no) => {
    if (unit.side !== state.mover || unit.place !== 'air' || !isAircraft(unit)) return;
    // M12.41: who has begun to interdict in this player turn stays.
    if (unit.interdicts && unit.flown) return;
    found.set(unit.at, [...(found.get(unit.at) ?? []), no]);
  });
  return found;
}

function bringHome(state: State, emit: Emit<BlitzEvent>): boolean {
  const [first] = overHexes(state);
  if (!first) return false;
  const [hex, units] = first;
  emit({ is: 'offStation', units });
  const from = (no: UnitNo) => state.units[no]?.aboard ?? state.units[no]?.base ?? hex;
  const groups = [...new Set(units.map(from))].map((one) => ({
    from: typeof one === 'number' ? one : hex,
    hexes: [],
    units: units.filter((no) => from(no) === one),
  }));
  emit({
    is: 'push',
    frame: { at: 'flight', stage: 'home', hex, groups, sorties: [], interceptors: [], volleys: [] },
  });
  return true;
}

/** A phase in which nothing is decided but in the flights home. */
export const airReturnStep = (world: World): BlitzStep<'airReturn'> => ({
  rule: 'M80.26',
  ruleIn: (_state, { stage }) => (stage === 'recover' ? 'M80.12' : 'M80.26'),
  commands: [],
  side: (state) => state.mover,
  asks: (state) => msg`${theSide(state.mover)} brings aircraft home`,
  *legal() {},
  sample: () => ({ do: 'resign' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, _frame, emit) {
    if (!bringHome(state, emit)) advancePhase(world, state, emit);
    return true;
  },
});

type Evacuation = FrameAt<'evacuation'>;

function evacuateFault(
  world: World,
  state: State,
  { side, hex }: Evacuation,
  no: UnitNo,
  to: Station,
): Objection | undefined {
  const unit = ownUnit(state, side, no, 'M12.hd');
  if (isObjection(unit)) return unit;
  if (!parkedAt(state.units, side, hex).includes(no))
    return objection('M12.hd', msg`${unit} is not among the aircraft that have lost their base`);
  const room = berthsFault(world, state, side, to, [no]);
  if (room) return room;
  // M11.8: to a task force in a box only from a naval airbase, and this one is no more.
  if (to.ship !== undefined && state.units[to.ship]?.place === 'sea')
    return objection('M12.33', msg`${state.units[to.ship] as Unit} is in a box: nobody flies to it from here`);
  // The flight is a ferry: M14.10, M10.21, M18.11.
  const kept =
    boundFault(world, state, unit, to.hex) ??
    skiesFault(world, state, hex) ??
    skiesFault(world, state, to.hex) ??
    world.rules.grounded({ world, state, unit, to: to.hex, toShip: to.ship !== undefined });
  if (kept) return kept;
  const far = objection('M12.10', msg`${unit} does not fly so far, ferries included`);
  return quietWayFault(world, state, unit, [hex], to.hex, far, FERRY * unit.mf);
}

const havensFor = (world: World, state: State, frame: Evacuation, no: UnitNo): Station[] =>
  stations(world, state, frame.side).filter((to) => !evacuateFault(world, state, frame, no, to));

const evacuateTo = (unit: UnitNo, { hex: to, ship }: Station): CommandOf<'evacuate'> => ({
  do: 'evacuate',
  unit,
  to,
  ...(ship === undefined ? {} : { ship }),
});

export const evacuationStep = (world: World): BlitzStep<'evacuation'> => ({
  rule: 'M80.40',
  ruleIn: (state) => phaseUnder(state, 'M80.40'),
  commands: ['evacuate'],
  side: (_state, { side }) => side,
  asks: (state, { side, hex }) =>
    msg`${theSide(side)} flies ${parkedAt(state.units, side, hex).length} aircraft from the destroyed airbase to others`,
  *legal(state, frame) {
    for (const unit of parkedAt(state.units, frame.side, frame.hex))
      for (const to of havensFor(world, state, frame, unit)) yield evacuateTo(unit, to);
  },
  sample(state, frame, choose) {
    const able = parkedAt(state.units, frame.side, frame.hex).filter(
      (no) => havensFor(world, state, frame, no).length > 0,
    );
    const unit = pick(able, choose) ?? 0;
    return evacuateTo(unit, pick(havensFor(world, state, frame, unit), choose) ?? { hex: 0 });
  },
  check: (state, frame, command) =>
    command.do === 'evacuate'
      ? evacuateFault(world, state, frame, command.unit, { hex: command.to, ship: command.ship })
      : unexpected(command),
  play(_state, _frame, command, emit) {
    if (command.do !== 'evacuate') return unexpected(command);
    const deck = command.ship === undefined ? {} : { ship: command.ship };
    emit({ is: 'cameDown', units: [command.unit], to: command.to, path: [command.to], ...deck });
  },
  settle(state, frame, emit) {
    const there = parkedAt(state.units, frame.side, frame.hex);
    if (frame.half) {
      const { at, side, hex } = frame;
      emit({ is: 'turnTo', frame: { at, side, hex } });
      const factors = Math.ceil(there.reduce((sum, no) => sum + (state.units[no]?.df ?? 0), 0) / 2);
      const bill = { side, factors, by: 'size', units: there, rule: 'M12.hd' } as const;
      if (factors > 0) emit({ is: 'push', frame: { at: 'losses', bill } });
      return true;
    }
    if (there.some((no) => havensFor(world, state, frame, no).length > 0)) return false;
    if (there.length > 0) emit({ is: 'eliminated', units: there, rule: 'M12.hd' });
    emit({ is: 'pop' });
    return true;
  },
});
