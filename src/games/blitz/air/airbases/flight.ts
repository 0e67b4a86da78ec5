import { isUndoable, undoCount } from '#core/record/undo.ts';
import type { Dice } from '#core/dice/dice.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { type Message, msg, theHex, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { shuffled } from '#games/blitz/combat/rules/losses.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { takeBack } from '#games/blitz/course/rules/take-back.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import {
  type BlitzEvent,
  type Command,
  type CommandOf,
  type FlightGroup,
  type FlightStage,
  type FrameAt,
  type GroupName,
  other,
  type Side,
  type State,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { inOrder, mayFire, volleyChoices, volleysFault } from '../flak/volleys.ts';
import { standDown, proceed } from './course.ts';
import { type FlightChange, flown, goalOf, nameOf, turnBack } from './flight-state.ts';
import { allHome, dearHomes, homeless, homesOf, legOf, lostInTheAir, noHome, strangerFault } from './way-home.ts';
import { callable, interceptFault, meetings } from './interception.ts';
import { isCombat } from './missions.ts';

/** M80.40: a flight, decision by decision. */

type Flight = FrameAt<'flight'>;
type Tell = Emit<BlitzEvent>;

/** Stages decided by the opponent; stages of neither side run automatically. */
const OPPONENT: readonly FlightStage[] = ['intercept', 'flak', 'refuse', 'interceptHome', 'flakHome'];

export const decidesInFlight = ({ mover }: State, { stage }: Flight): Side =>
  OPPONENT.includes(stage) ? other(mover) : mover;

const COMMANDS: Partial<Record<FlightStage, readonly Command['do'][]>> = {
  intercept: ['assignInterceptor', 'endInterception'],
  flak: ['nameVolleys'],
  abort: ['abort', 'goOn'],
  refuse: ['refuseFight', 'goOn'],
  home: ['flyHome', 'landAircraft', 'takeBack'],
  interceptHome: ['assignInterceptor', 'endInterception'],
  flakHome: ['nameVolleys'],
};

function asksOf(world: World, state: State, flight: Flight): Message {
  const who = theSide(decidesInFlight(state, flight));
  const where = goalOf(world, flight);
  switch (flight.stage) {
    case 'intercept':
      return msg`${who} may send fighters that stand by against the flight to ${where}; endInterception lets it pass`;
    case 'flak':
      return msg`${who} names the flak that fires at the flight to ${where}, or none`;
    case 'interceptHome':
      return msg`${who} may send fighters that stand by against the aircraft on their way home from ${where}; endInterception lets them pass`;
    case 'flakHome':
      return msg`${who} names the flak that fires at the aircraft on their way home from ${where}, or none`;
    case 'abort':
      return msg`${who} lets the flight to ${where} go on, or turns groups of it back`;
    case 'refuse':
      return msg`${who} has his interceptors fight over ${where}, or refuse`;
    default:
      return msg`${who} brings the aircraft over ${where} home`;
  }
}

/** M12.24: the group a command has turn back. */
export const groupFrom = ({ groups }: Flight, { hex, ship }: CommandOf<'abort'>): FlightGroup | undefined =>
  groups.find((one) => one.from === hex && one.ship === ship);

/** M12.8: a strike whose last bombers turn back. */
const isCalledOff = ({ sorties }: Flight, left: readonly FlightGroup[]): boolean =>
  sorties.some(({ mission }) => isCombat(mission)) &&
  !sorties.some(
    ({ mission, units }) => isCombat(mission) && left.some((one) => one.units.some((no) => units.includes(no))),
  );

const abortFault = (world: World, flight: Flight, command: CommandOf<'abort'>): Objection | undefined =>
  groupFrom(flight, command)
    ? undefined
    : objection('M12.24', msg`no group of the flight comes from ${theHex(world.board.grid, command.hex)}`);

/** Home to the base named, or all of them to their own. */
function legsOf(
  world: World,
  state: State,
  flight: Flight,
  command: Extract<Command, { do: 'flyHome' | 'landAircraft' }>,
): readonly FlightGroup[] | Objection {
  if (command.do === 'landAircraft') {
    if (typeof command.to !== 'number') return objection('M12.1', msg`there is no base at sea in this flight`);
    const leg = legOf(world, state, flight, [command.unit], { hex: command.to });
    return isObjection(leg) ? leg : [leg];
  }
  const { units, to, ship, path } = command;
  if (to === undefined) {
    const named = units.length > 0 ? units : homeless(state, flight);
    return strangerFault(state, flight, named) ?? allHome(world, state, flight, named) ?? noHome(world, flight.hex);
  }
  const leg = legOf(world, state, flight, units, { hex: to, ship }, path);
  return isObjection(leg) ? leg : [leg];
}

/** M12.31: the groups one of which is met there; where there is no choice nothing is said. */
function groupsAt(flight: Flight, hex: Hex): readonly (GroupName | undefined)[] {
  const over = flight.stage === 'intercept' && hex === flight.hex;
  const groups = over ? [] : flight.groups.filter(({ hexes }) => hexes.includes(hex));
  return groups.length > 1 ? groups.map((group) => nameOf(flight, group)) : [undefined];
}

function* legalIn(world: World, state: State, flight: Flight): Generator<Command> {
  switch (flight.stage) {
    case 'intercept':
    case 'interceptHome':
      for (const hex of meetings(world, flight)) {
        const able = callable(world, state, flight, hex).filter((no) => !flight.interceptors.includes(no));
        const sets = able.length > 1 ? [able, ...able.map((no) => [no])] : able.length === 1 ? [able] : [];
        for (const units of sets)
          for (const of of groupsAt(flight, hex)) {
            const command = { do: 'assignInterceptor', units, hex, ...(of ? { of } : {}) } as const;
            if (!interceptFault(world, state, flight, command)) yield command;
          }
      }
      yield { do: 'endInterception' };
      return;
    case 'flak':
    case 'flakHome':
      yield { do: 'nameVolleys', volleys: [] };
      for (const volleys of volleyChoices(world, state, flight)) yield { do: 'nameVolleys', volleys };
      return;
    case 'abort':
      yield { do: 'goOn' };
      for (const group of flight.groups) yield turnBack(group);
      return;
    case 'refuse':
      yield { do: 'goOn' };
      yield { do: 'refuseFight' };
      return;
    case 'home':
      if (allHome(world, state, flight)) yield { do: 'flyHome', units: [] };
      for (const no of homeless(state, flight))
        for (const { hex: to, ship } of homesOf(world, state, flight, no))
          yield { do: 'flyHome', units: [no], to, ...(ship === undefined ? {} : { ship }) };
      for (const no of homeless(state, flight))
        for (const home of dearHomes(world, state, flight, no)) yield { do: 'flyHome', units: [no], ...home };
      if (undoCount(state) > 0) yield { do: 'takeBack', what: 'last' };
      return;
    default:
      return;
  }
}

/** M80.47: what the opponent decides cannot be taken back by the mover, nor what is answered to it (M12.24). */
const commits = (stage: FlightStage): boolean => stage === 'abort' || OPPONENT.includes(stage);

function playIn(world: World, state: State, flight: Flight, command: Command, emit: Tell): void {
  const to = (change: FlightChange): void => emit({ is: 'turnTo', frame: flown(flight, change) });
  switch (command.do) {
    case 'assignInterceptor': {
      const { units, hex, home, of } = command;
      emit({ is: 'scrambled', units, hex, ...(home === undefined ? {} : { home }) });
      const over = flight.stage === 'intercept' && hex === flight.hex;
      const [first] = over ? [] : groupsAt(flight, hex);
      const met = flight.met ?? (first ? (of ?? first) : undefined);
      return to({
        interceptors: [...flight.interceptors, ...units],
        ...(over ? {} : { meeting: hex }),
        ...(met ? { met } : {}),
      });
    }
    case 'endInterception':
      return to({ stage: flight.stage === 'intercept' ? 'flak' : 'flakHome' });
    case 'nameVolleys': {
      if (command.volleys.length > 0) emit({ is: 'flakNamed', volleys: command.volleys });
      const volleys = inOrder(flight, command.volleys);
      return to({ stage: flight.stage === 'flak' ? 'abort' : 'in', volleys });
    }
    case 'abort': {
      const group = groupFrom(flight, command);
      if (!group) return;
      const carriers = flight.sorties.some(
        ({ mission, units }) => mission !== 'escort' && units.some((no) => group.units.includes(no)),
      );
      const load = carriers ? (flight.load ?? []) : [];
      const groups = flight.groups.filter((one) => one !== group);
      emit({
        is: 'aborted',
        from: group.from,
        units: group.units,
        load,
        ...(group.ship === undefined ? {} : { ship: group.ship }),
        ...(isCalledOff(flight, groups) ? { off: true } : {}),
      });
      return to({ groups, ...(load.length > 0 ? { load: [] } : {}) });
    }
    case 'refuseFight':
      standDown(world, state, flight, emit);
      return to({ stage: 'out', interceptors: [] });
    case 'goOn':
      return to({ stage: flight.stage === 'abort' ? 'refuse' : 'out' });
    case 'flyHome':
    case 'landAircraft': {
      const legs = legsOf(world, state, flight, command);
      if (isObjection(legs)) return;
      const rest = homeless(state, flight).filter((no) => !legs.some(({ units }) => units.includes(no)));
      for (const { units, hexes } of legs) trespass(world, state, state.mover, units, hexes, emit);
      return to({ stage: 'interceptHome', groups: legs, waiting: rest, meeting: undefined, met: undefined });
    }
    default:
      return unexpected(command);
  }
}

function faultIn(world: World, state: State, flight: Flight, command: Command): Objection | undefined {
  switch (command.do) {
    case 'assignInterceptor':
      return interceptFault(world, state, flight, command);
    case 'nameVolleys':
      return volleysFault(world, state, flight, command.volleys);
    case 'abort':
      return abortFault(world, flight, command);
    case 'flyHome':
    case 'landAircraft': {
      const legs = legsOf(world, state, flight, command);
      return isObjection(legs) ? legs : undefined;
    }
    case 'takeBack':
      return takeBack.check(world, state, command);
    default:
      return undefined;
  }
}

/** Is there anything to decide? */
function open(world: World, state: State, flight: Flight): boolean {
  switch (flight.stage) {
    case 'intercept':
    case 'interceptHome':
      return meetings(world, flight).some((hex) => callable(world, state, flight, hex).length > 0);
    case 'flak':
    case 'flakHome':
      return mayFire(world, state, flight);
    case 'abort':
      return flight.groups.length > 0 && flight.interceptors.length + flight.volleys.length > 0;
    case 'refuse':
      return flight.groups.length > 0 && flight.interceptors.length > 0;
    case 'home':
      return homeless(state, flight).length > lostInTheAir(world, state, flight).length;
    default:
      return false;
  }
}

export const flightStep = (world: World): BlitzStep<'flight'> => ({
  rule: 'M80.40',
  commands: [...new Set(Object.values(COMMANDS).flat())],
  commandsIn: ({ stage }) => COMMANDS[stage] ?? [],
  side: decidesInFlight,
  asks: (state, flight) => asksOf(world, state, flight),
  legal: (state, flight) => legalIn(world, state, flight),
  sample(state, flight, choose) {
    if (flight.stage === 'home' && choose(4) > 0 && allHome(world, state, flight)) return { do: 'flyHome', units: [] };
    const [first] = shuffled(
      [...legalIn(world, state, flight)].filter((one) => one.do !== 'takeBack'),
      choose,
    );
    return first ?? pick([...legalIn(world, state, flight)], choose) ?? { do: 'goOn' };
  },
  check: (state, flight, command) => faultIn(world, state, flight, command),
  play(state, flight, command, emit) {
    if (command.do === 'takeBack') return takeBack.play(world, state, command, emit);
    if (commits(flight.stage)) emit({ is: 'committed' });
    playIn(world, state, flight, command, emit);
  },
  settle(state, flight, emit, dice: Dice) {
    if (open(world, state, flight)) {
      // M80.47: what the opponent has seen cannot be taken back.
      if (!OPPONENT.includes(flight.stage) || !isUndoable(state)) return false;
      emit({ is: 'committed' });
      return true;
    }
    proceed(world, state, flight, emit, dice);
    return true;
  },
});
