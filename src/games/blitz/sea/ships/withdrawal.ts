import { citing, type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex, theSide } from '#core/message.ts';
import type { Zone } from '#games/blitz/board.ts';
import { isTaskForce } from '#games/blitz/kinds.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, phaseUnder, unexpected } from '#games/blitz/step.ts';
import {
  type CommandOf,
  other,
  type FrameAt,
  type Side,
  SIDES,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import { ZONES } from '#games/blitz/board.ts';
import { theUnit } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { dockRoom } from './docks.ts';
import { dockAt, docksOf, riverFault, shutFault, useFault } from './ports.ts';
import { cargoOf, fleetsIn, isAtSea, isRuledByEnemy, isStorm, superiorIn, zoneOf, zonesFrom } from './ships.ts';

/** M80.42, M11.24, M11.25: ships are lost, ships withdraw. */

type To = Omit<CommandOf<'withdraw'>, 'do' | 'unit'>;

/** M11.24: why a ship may not withdraw there. */
function withdrawFault(world: World, state: State, ship: Unit, { zone, hex }: To): Objection | undefined {
  const from = zoneOf(world, ship) as Zone;
  // M12.hd: a ship in port that is fired at has to leave it first.
  const berth = ship.place === 'dock' ? dockAt(world.board, ship.at) : undefined;
  const kept = berth && (shutFault(world, state, berth, 'pass') ?? riverFault(world, state, ship.side, berth));
  if (kept) return kept;
  if (isStorm(world, state, from))
    return objection('M90.43', msg`there is a storm in zone ${code(from)}: ships stay`, 'M14.10');
  if (zone !== undefined) {
    if (zone === from || !zonesFrom(world, from).includes(zone))
      return objection('M11.24', msg`zone ${code(zone)} is not next to zone ${code(from)}`);
    if (superiorIn(world, state, zone) === other(ship.side))
      return objection('M11.24', msg`zone ${code(zone)} is under enemy superiority`);
    return isStorm(world, state, zone)
      ? objection('M14.10', msg`there is a storm in zone ${code(zone)}: nobody withdraws into it`, 'M11.24')
      : undefined;
  }
  const { grid } = world.board;
  const dock = hex === undefined ? undefined : dockAt(world.board, hex);
  if (!dock) return objection('M11.6', msg`${theHex(grid, hex ?? 0)} has no dock`, 'M11.24');
  if (dock.zone !== from)
    return objection('M11.24', msg`the dock at ${theHex(grid, dock.hex)} does not lie in zone ${code(from)}`);
  if (dock.hex === berth?.hex) return objection('M11.24', msg`${ship} lies there already`);
  const shut =
    useFault(world, state, ship.side, dock) ??
    shutFault(world, state, dock, 'pass') ??
    riverFault(world, state, ship.side, dock);
  if (shut) return shut;
  return dockRoom(state, ship.side, dock) < 1
    ? objection('M11.5', msg`the dock at ${theHex(grid, dock.hex)} has no room`, 'M11.24')
    : undefined;
}

/** M11.24: all places a ship may withdraw to. */
function havens(world: World, state: State, no: UnitNo): To[] {
  const ship = state.units[no] as Unit;
  const from = zoneOf(world, ship) as Zone;
  const all: To[] = [
    ...docksOf(world.board)
      .filter((dock) => dock.zone === from)
      .map(({ hex }) => ({ hex })),
    ...zonesFrom(world, from).map((zone) => ({ zone })),
  ];
  return all.filter((to) => !withdrawFault(world, state, ship, to));
}

/** M12.hd: ships in port are hit too, and those that have withdrawn. */
const inReach = (state: State, units: readonly UnitNo[]): UnitNo[] =>
  units.filter((no) => isAtSea(state.units[no] as Unit) || state.units[no]?.place === 'dock');

const afloat = (state: State, units: readonly UnitNo[]): UnitNo[] =>
  inReach(state, units).filter((no) => !state.units[no]?.withdrawn);

const losable = (state: State, { units, rule }: FrameAt<'sinking'>): UnitNo[] =>
  rule === 'M12.hd' ? inReach(state, units) : afloat(state, units);

export const sinkingStep = (_world: World): BlitzStep<'sinking'> => ({
  rule: 'M80.42',
  ruleIn: (state) => phaseUnder(state, 'M80.42'),
  commands: ['chooseShip'],
  side: (_state, frame) => frame.side,
  asks: (_state, frame) => msg`${theSide(frame.side)} loses one ship and chooses which`,
  *legal(state, frame) {
    for (const unit of losable(state, frame)) yield { do: 'chooseShip', unit };
  },
  sample(state, frame, choose) {
    const there = losable(state, frame);
    return { do: 'chooseShip', unit: there[choose(there.length)] as UnitNo };
  },
  check(state, frame, command) {
    if (command.do !== 'chooseShip') return unexpected(command);
    return losable(state, frame).includes(command.unit)
      ? undefined
      : objection(frame.rule, msg`${theUnit(state, command.unit)} is none of the ships of which one is lost`);
  },
  play(_state, { rule }, command, emit) {
    if (command.do !== 'chooseShip') return unexpected(command);
    emit({ is: 'pop' });
    emit({ is: 'eliminated', units: [command.unit], rule });
  },
  settle(state, frame, emit) {
    // B80.9: of one ship there is nothing to choose.
    const there = losable(state, frame);
    if (there.length > 1) return false;
    emit({ is: 'pop' });
    if (there.length === 1) emit({ is: 'eliminated', units: there, rule: frame.rule });
    return true;
  },
});

/** Ships that can still go, and those that cannot. */
function sorted(world: World, state: State, { units, stuck }: FrameAt<'withdrawal'>) {
  const left = afloat(state, units).filter((no) => !stuck.includes(no));
  const able = left.filter((no) => havens(world, state, no).length > 0);
  return { able, stuck: [...stuck, ...left.filter((no) => !able.includes(no))] };
}

export const withdrawalStep = (world: World): BlitzStep<'withdrawal'> => ({
  rule: 'M80.42',
  ruleIn: (state) => phaseUnder(state, 'M80.42'),
  commands: ['withdraw'],
  side: (_state, frame) => frame.side,
  asks: (state, frame) =>
    frame.one
      ? msg`${theSide(frame.side)} withdraws one of ${sorted(world, state, frame).able.length} {ship|ships}`
      : msg`${theSide(frame.side)} withdraws ${sorted(world, state, frame).able.length} {ship|ships}, one after another`,
  *legal(state, frame) {
    for (const unit of sorted(world, state, frame).able)
      for (const to of havens(world, state, unit)) yield { do: 'withdraw', unit, ...to };
  },
  sample(state, frame, choose) {
    const { able } = sorted(world, state, frame);
    const unit = able[choose(able.length)] as UnitNo;
    const ways = havens(world, state, unit);
    return { do: 'withdraw', unit, ...ways[choose(ways.length)] };
  },
  check(state, frame, command) {
    if (command.do !== 'withdraw') return unexpected(command);
    return sorted(world, state, frame).able.includes(command.unit)
      ? citing(withdrawFault(world, state, state.units[command.unit] as Unit, command), 'M11.24')
      : objection('M11.24', msg`${theUnit(state, command.unit)} is no ship that has to withdraw`);
  },
  play(_state, _frame, { ...command }, emit) {
    if (command.do !== 'withdraw') return unexpected(command);
    const hex = command.hex === undefined ? undefined : (dockAt(world.board, command.hex)?.hex ?? command.hex);
    emit({ is: 'shipWithdrew', unit: command.unit, ...(command.zone ? { zone: command.zone } : { hex }) });
  },
  settle(state, frame, emit) {
    const { able, stuck } = sorted(world, state, frame);
    // M12.hd: one of them is enough.
    const over = frame.one === true && afloat(state, frame.units).length < inReach(state, frame.units).length;
    if (able.length > 0 && !over) return false;
    emit({ is: 'pop' });
    if (over) return true;
    if (stuck.length > 0) {
      emit({ is: 'cornered', units: stuck });
      // M11.24: one more of them.
      emit({ is: 'push', frame: { at: 'sinking', side: frame.side, units: stuck, rule: 'M11.24' } });
    }
    return true;
  },
});

/** M11.9: who has come on board in this player turn put to sea with his ship after the engagements. */
const sailedLate = (state: State, ship: Unit): boolean =>
  ship.place === 'sea' && cargoOf(state, ship).some((no) => state.units[no]?.moved);

/** M11.25, M6.2: who has taken an assault hex or sent units over a beach was not inferior when the engagements were over. */
const isCommitted = ({ place, stopped }: Unit): boolean => place === 'assault' && stopped;

/** M11.25: fleets whose transports and landing ships have to leave a zone. */
function inferior(world: World, state: State): { readonly side: Side; readonly units: UnitNo[] }[] {
  return ZONES.flatMap((zone) =>
    SIDES.filter((side) => isRuledByEnemy(world, state, side, zone))
      .filter((side) => side === state.mover || state.fought?.includes(zone))
      .flatMap((side) =>
        fleetsIn(world, state, side, zone)
          .map((fleet) =>
            fleet.filter((no) => {
              const ship = state.units[no] as Unit;
              const stays = ship.withdrawn || ship.cornered || sailedLate(state, ship) || isCommitted(ship);
              return !isTaskForce(ship) && !stays;
            }),
          )
          .filter((units) => units.length > 0)
          .map((units) => ({ side, units })),
      ),
  );
}

/** M11.25: after the engagements, fleet by fleet. */
export const inferiorStep = (world: World): BlitzStep<'inferior'> => ({
  rule: 'M80.18',
  commands: [],
  side: (state) => state.mover,
  asks: () => msg`inferior transports withdraw`,
  *legal() {},
  sample: () => ({ do: 'resign' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, _frame, emit) {
    const [next] = inferior(world, state);
    if (next) {
      // M80.47: the other side may have to decide.
      emit({ is: 'committed' });
      emit({ is: 'push', frame: { at: 'withdrawal', ...next, stuck: [] } });
    } else advancePhase(world, state, emit);
    return true;
  },
});
