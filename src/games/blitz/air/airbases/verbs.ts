import type { Choose } from '#core/dice/dice.ts';
import { citing, isObjection, type Objection, objection, type RuleId } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { flights } from '#games/blitz/air/rules/air.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { fieldOf, hexesOf } from '#games/blitz/ground/rules/field.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isAircraft, isFighter, isLifter, sortiesOn } from '#games/blitz/kinds.ts';
import {
  type AirMission,
  type BlitzEvent,
  type CommandOf,
  type FlightGroup,
  other,
  type Side,
  type Sortie,
  type State,
  STRIKES,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import { ZONES } from '#games/blitz/board.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { centresOf } from '#games/blitz/economy/production/centres.ts';
import { trainsOf } from '#games/blitz/ground/rail/trains.ts';
import { docksOf } from '#games/blitz/sea/ships/ports.ts';
import { fleetOf, fleetsIn, playsShips } from '#games/blitz/sea/ships/ships.ts';
import { baseHexes } from './bases.ts';
import { boxOf, groupsOf, rangeOf } from './groups.ts';
import { destroyAirbase } from './airbase-destruction.ts';
import { askedLoad, cargoFor, LIFTS, liftFault, type LiftName, relievable } from './lift.ts';
import type { Lift } from './commands.ts';
import { serveZone } from './served-zone.ts';
import { type Goal, isCombat, readyFault, standbyFault, targetFault } from './missions.ts';
import {
  berthsFault,
  deckClosed,
  isAfloat,
  keyOf,
  shipHex,
  startsOf,
  type Station,
  stationOf,
  stations,
} from './stations.ts';

/** M80.12 to M80.15, M80.23: what is done with aircraft in movement. */

type Tell = Emit<BlitzEvent>;

/** The aircraft of one station. */
interface Ready {
  readonly station: Station;
  readonly units: UnitNo[];
}

/** The mover's aircraft that could take off, by where they are based. */
function readyByBase(world: World, state: State, mission: AirMission | 'intercept'): Ready[] {
  const found = new Map<string, Ready>();
  state.units.forEach((unit, no) => {
    if (unit.side !== state.mover || unit.onCall || !isAircraft(unit)) return;
    if (!sortiesOn(unit, mission === 'intercept' ? 'escort' : mission)) return;
    if (unit.place !== 'map' && unit.place !== 'aboard') return;
    const station = stationOf(world, state, unit);
    if (!station || readyFault(world, state, state.mover, no, mission)) return;
    const known = found.get(keyOf(station));
    if (known) known.units.push(no);
    else found.set(keyOf(station), { station, units: [no] });
  });
  return [...found.values()];
}

interface Taken {
  readonly goal: Goal;
  readonly sorties: readonly Sortie[];
  readonly load?: readonly UnitNo[];
  readonly relief?: readonly UnitNo[];
}

/** M12.21: they take off; the opponent sees all of it. */
function takeOff(
  world: World,
  state: State,
  { goal, sorties, load, relief }: Taken,
  groups: readonly FlightGroup[],
  emit: Tell,
) {
  const missions = sorties.map(({ mission }) => mission);
  const { hex, ship } = goal;
  const zone = boxOf(state, goal);
  const box = { ...(zone ? { zone } : {}), ...(ship === undefined ? {} : { ship }) };
  emit({ is: 'flightSent', hex, groups, load: load ?? [], missions, ...(zone ? { zone } : {}) });
  // M11.tf d: one of its missions in a player turn; ferries are none.
  const decks = groups.flatMap((group) => (group.ship === undefined ? [] : [group.ship]));
  if (decks.length > 0 && !missions.includes('ferry')) emit({ is: 'shipTask', units: decks, task: 'flights' });
  for (const { units, hexes } of groups) trespass(world, state, state.mover, units, hexes, emit);
  emit({
    is: 'push',
    frame: {
      at: 'flight',
      stage: 'intercept',
      hex,
      groups,
      sorties: sorties.filter(({ mission }) => mission !== 'escort'),
      ...(load && load.length > 0 ? { load } : {}),
      ...(relief && relief.length > 0 ? { relief } : {}),
      interceptors: [],
      volleys: [],
      ...box,
    },
  });
}

/** M12.9: one strike a hex, or fleet in a box, and player turn. */
function againFault(world: World, { raids = [] }: State, { hex, ship }: Goal): Objection | undefined {
  if (ship !== undefined)
    return raids.some(({ fleet }) => fleet?.includes(ship))
      ? objection('M12.9', msg`a strike has been flown against this fleet in this player turn`)
      : undefined;
  const there = raids.find((raid) => raid.hex === hex && !raid.fleet);
  const where = theHex(world.board.grid, hex);
  if (there?.drop) return objection('M12.8', msg`airborne troops came down at ${where} in this player turn`);
  return there && objection('M12.9', msg`a strike has been flown to ${where} in this player turn`);
}

/** O23.5.2, M90.33: one factor, and no support for a ground attack on the same hex. */
function nuclearFault(sorties: readonly Sortie[]): Objection | undefined {
  const flown = sorties.find(({ mission }) => mission === 'nuclear');
  if (!flown) return undefined;
  if (flown.units.length !== 1) return objection('O23.5.2', msg`a nuclear strike is flown by exactly one SAC factor`);
  return sorties.some(({ mission }) => mission === 'support')
    ? objection('M90.33', msg`no ground attack is supported in the hex of a nuclear strike`)
    : undefined;
}

function strikeGroups(
  world: World,
  state: State,
  command: CommandOf<'declareStrike'>,
): readonly FlightGroup[] | Objection {
  const { sorties, routes } = command;
  const goal = goalOf(command);
  const wrong = sorties.find(({ mission }) => mission !== 'escort' && !STRIKES.some((one) => one === mission));
  if (wrong) return objection('M80.14', msg`strikes are missions 1 to 9 of the chart and their escorts`);
  if (sorties.every(({ mission }) => mission === 'escort'))
    return objection('M12.chart', msg`escorts fly with others, never alone`);
  const lost = goal.ship !== undefined && shipHex(world, state.units[goal.ship] as Unit) !== goal.hex;
  if (lost) return objection('M12.33', msg`${state.units[goal.ship ?? -1] as Unit} is not there`);
  return againFault(world, state, goal) ?? nuclearFault(sorties) ?? groupsOf(world, state, goal, sorties, routes);
}

const goalOf = ({ hex, ship }: { readonly hex: Hex; readonly ship?: UnitNo | undefined }): Goal =>
  ship === undefined ? { hex } : { hex, ship };

/** Possible targets of strikes. */
export function strikeTargets(world: World, state: State, mission: AirMission): readonly Goal[] {
  const enemy = other(state.mover);
  switch (mission) {
    case 'centre':
      return centresOf(state).map(({ hex }) => ({ hex }));
    case 'port':
      return playsShips(world) ? docksOf(world.board).map(({ hex }) => ({ hex })) : [];
    case 'naval':
      return playsShips(world) ? fleets(world, state, enemy) : [];
    case 'airbase':
      return baseHexes(state, enemy).map((hex) => ({ hex }));
    case 'train':
    case 'rail':
      return trainsOf(state, enemy).map((no) => ({ hex: (state.units[no] as Unit).at }));
    default:
      return hexesOf(fieldOf(world, state), enemy).map((hex) => ({ hex }));
  }
}

/** M12.33: the fleets of a side at sea, those in boxes by one of their ships. */
const fleets = (world: World, state: State, side: Side): Goal[] =>
  ZONES.flatMap((zone) =>
    fleetsIn(world, state, side, zone).map((fleet): Goal => {
      const ship = fleet[0] as UnitNo;
      const hex = shipHex(world, state.units[ship] as Unit);
      return state.units[ship]?.place === 'sea' ? { hex, ship } : { hex };
    }),
  );

/** Is a target worth trying from a station? */
function isNear(world: World, state: State, { station, units }: Ready, mission: AirMission): (goal: Goal) => boolean {
  if (mission === 'naval') return () => true;
  const range = Math.max(...units.map((no) => state.units[no]?.mf ?? 0));
  const near = flights(world, state, startsOf(world, state, station), range);
  return ({ hex }) => near.has(hex);
}

function strikeOn(
  world: World,
  state: State,
  goal: Goal,
  mission: AirMission,
  units: readonly UnitNo[],
): CommandOf<'declareStrike'> | undefined {
  const command: CommandOf<'declareStrike'> = { do: 'declareStrike', ...goal, sorties: [{ mission, units }] };
  return targetFault(world, state, mission, goal.hex, goal.ship) || isObjection(strikeGroups(world, state, command))
    ? undefined
    : command;
}

export const declareStrike: Verb<'declareStrike'> = {
  check(world, state, command) {
    const groups = strikeGroups(world, state, command);
    return isObjection(groups) ? groups : undefined;
  },
  play(world, state, command, emit) {
    const groups = strikeGroups(world, state, command);
    if (isObjection(groups)) return;
    const { hex, ship, sorties } = command;
    // M12.4: bases that only escorts have left sent nobody to fight.
    const fighting = new Set(sorties.flatMap(({ mission, units }) => (isCombat(mission) ? units : [])));
    const bases = groups.flatMap((group) =>
      group.ship === undefined && group.units.some((no) => fighting.has(no)) ? [group.from] : [],
    );
    const fleet = ship === undefined ? {} : { fleet: fleetOf(world, state, ship) };
    const nuclear = sorties.some(({ mission }) => mission === 'nuclear');
    emit({ is: 'raided', raid: { hex, bases, ...fleet, ...(nuclear ? { nuclear } : {}) } });
    takeOff(world, state, { goal: goalOf(command), sorties }, groups, emit);
  },
  /** All of a base that can, and each alone, against what can be hit. */
  *legal(world, state) {
    for (const mission of STRIKES) {
      const ready = readyByBase(world, state, mission);
      if (ready.length === 0) continue;
      const targets = strikeTargets(world, state, mission).filter(
        ({ hex, ship }) => !targetFault(world, state, mission, hex, ship),
      );
      for (const one of targets.length > 0 ? ready : []) {
        const near = isNear(world, state, one, mission);
        const able = one.units;
        for (const goal of targets) {
          if (!near(goal)) continue;
          for (const units of able.length > 1 ? [able, ...able.map((no) => [no])] : [able]) {
            const command = strikeOn(world, state, goal, mission, units);
            if (command) yield command;
          }
        }
      }
    }
  },
  sample(world, state, choose) {
    const mission = pick(STRIKES, choose) ?? 'units';
    const one = pick(readyByBase(world, state, mission), choose);
    if (!one) return undefined;
    const { station, units: able } = one;
    const units = able.filter(() => choose(2) === 0);
    const near = flights(world, state, startsOf(world, state, station), rangeOf(state, able));
    const anywhere = mission === 'interdict' || mission === 'rail';
    const targets: readonly Goal[] = anywhere
      ? near.keys().map((hex) => ({ hex }))
      : strikeTargets(world, state, mission).filter(({ hex }) => mission === 'naval' || near.has(hex));
    for (let tries = 0; tries < 4; tries++) {
      const goal = pick(targets, choose);
      const command = goal && strikeOn(world, state, goal, mission, units.length > 0 ? units : able);
      if (command) return withEscort(world, state, command, choose);
    }
    return undefined;
  },
};

/** Fighters that can go along now and then do. */
function withEscort(
  world: World,
  state: State,
  command: CommandOf<'declareStrike'>,
  choose: Choose,
): CommandOf<'declareStrike'> {
  const fighters = pick(readyByBase(world, state, 'escort'), choose)?.units;
  if (!fighters || choose(2) === 0) return command;
  const sorties: Sortie[] = [...command.sorties, { mission: 'escort', units: fighters }];
  const escorted = { ...command, sorties };
  return isObjection(strikeGroups(world, state, escorted)) ? command : escorted;
}

/** M12.chart 12 */
function ferryGroups(
  world: World,
  state: State,
  { units, to, ship, path }: CommandOf<'ferry'>,
): readonly FlightGroup[] | Objection {
  const [first] = units;
  const from = first === undefined ? undefined : stationOf(world, state, state.units[first] as Unit);
  const goal = goalOf({ hex: to, ship });
  if (!from || keyOf(from) === keyOf(goal))
    return objection('M12.chart', msg`a ferry leads to another base: name aircraft and where they go`);
  const strangers = units.some((no) => {
    const station = stationOf(world, state, state.units[no] as Unit);
    return !station || keyOf(station) !== keyOf(from);
  });
  if (strangers) return objection('M12.9', msg`a ferry begins at one base`);
  const deck = ship === undefined ? undefined : (state.units[ship] as Unit);
  if (deck && isAfloat(deck) && shipHex(world, deck) !== to) return objection('M12.33', msg`${deck} is not there`);
  const sorties = [{ mission: 'ferry' as const, units }];
  const groups = groupsOf(
    world,
    state,
    goal,
    sorties,
    path ? [{ from: from.hex, ...(from.ship === undefined ? {} : { ship: from.ship }), path }] : [],
  );
  if (isObjection(groups)) return groups;
  return berthsFault(world, state, state.mover, goal, units) ?? (deck && deckClosed(deck)) ?? groups;
}

const ferryTo = (no: UnitNo, { hex, ship }: Station): CommandOf<'ferry'> => ({
  do: 'ferry',
  units: [no],
  to: hex,
  ...(ship === undefined ? {} : { ship }),
});

export const ferry: Verb<'ferry'> = {
  check(world, state, command) {
    const groups = ferryGroups(world, state, command);
    const fault = isObjection(groups) ? groups : undefined;
    // M11.8: how aircraft come aboard.
    return fault?.rule === 'M12.6' ? citing(fault, 'M11.8') : fault;
  },
  play(world, state, command, emit) {
    const groups = ferryGroups(world, state, command);
    if (isObjection(groups)) return;
    const goal = goalOf({ hex: command.to, ship: command.ship });
    takeOff(world, state, { goal, sorties: [{ mission: 'ferry', units: command.units }] }, groups, emit);
  },
  *legal(world, state) {
    const havens = stations(world, state, state.mover);
    if (havens.length < 2) return;
    for (const { station, units } of readyByBase(world, state, 'ferry'))
      for (const no of units)
        for (const to of havens) {
          const command = ferryTo(no, to);
          if (keyOf(to) !== keyOf(station) && !ferry.check(world, state, command)) yield command;
        }
  },
  sample(world, state, choose) {
    const units = pick(readyByBase(world, state, 'ferry'), choose)?.units;
    const to = pick(stations(world, state, state.mover), choose);
    const no = pick(units ?? [], choose);
    if (no === undefined || to === undefined) return undefined;
    const command = ferryTo(no, to);
    return ferry.check(world, state, command) ? undefined : command;
  },
  ask(world, state, no, unit) {
    const own = isAircraft(unit) && unit.place !== 'air' ? stationOf(world, state, unit) : undefined;
    return own && ferryTo(no, stations(world, state, unit.side).find((to) => keyOf(to) !== keyOf(own)) ?? own);
  },
};

const liftSorties = (name: LiftName, { units, escort = [] }: Lift): Sortie[] => [
  { mission: LIFTS[name], units },
  ...(escort.length > 0 ? [{ mission: 'escort' as const, units: escort }] : []),
];

/** The rule of each lift says so too where a base, the range, the sight or a base cut off is what is wrong. */
const LIFT_RULES: Readonly<Record<LiftName, { readonly rule: RuleId; readonly with: readonly RuleId[] }>> = {
  dropAirborne: { rule: 'M12.44', with: ['M12.1', 'M12.10', 'M14.10'] },
  airliftUnit: { rule: 'M12.45', with: ['M12.1', 'M12.10'] },
  airliftSupply: { rule: 'M10.16', with: ['M10.21'] },
  dropSupply: { rule: 'M10.16', with: ['M10.21'] },
};

function liftGroups(world: World, state: State, name: LiftName, command: Lift): readonly FlightGroup[] | Objection {
  const found =
    liftFault(world, state, name, command) ??
    groupsOf(world, state, { hex: command.hex }, liftSorties(name, command), command.routes);
  const own = LIFT_RULES[name];
  return isObjection(found) && own.with.includes(found.rule) ? { ...found, also: [own.rule] } : found;
}

/** Destinations for the transports of a base. */
function* liftsFrom(
  world: World,
  state: State,
  name: LiftName,
  from: Hex,
  able: readonly UnitNo[],
): Generator<CommandOf<LiftName>> {
  const mission = LIFTS[name];
  const bringsSupply = mission === 'supply' || mission === 'airdrop';
  if (bringsSupply && !world.rules.supply.lines({ world, state, side: state.mover })) return;
  const load = bringsSupply ? [] : cargoFor(world, state, mission, from, able.length);
  if (!bringsSupply && load.length === 0) return;
  const isolated = state.units.flatMap((unit) =>
    unit.side === state.mover && unit.place === 'map' && unit.isolated ? [unit.at] : [],
  );
  if (bringsSupply && isolated.length === 0) return;
  const near = flights(world, state, [from], rangeOf(state, able));
  const places: readonly Hex[] =
    mission === 'drop' ? near.keys() : mission === 'airdrop' ? [...new Set(isolated)] : baseHexes(state, state.mover);
  for (const hex of places) {
    if (!near.has(hex)) continue;
    const fed = bringsSupply ? relievable(world, state, mission, hex) : load;
    if (fed.length === 0) continue;
    const command = { do: name, units: able, hex, load: fed } as CommandOf<LiftName>;
    if (!isObjection(liftGroups(world, state, name, command))) yield command;
  }
}

const liftVerb = <K extends LiftName>(name: K): Verb<K> => ({
  check(world, state, command) {
    const groups = liftGroups(world, state, name, command as Lift);
    return isObjection(groups) ? groups : undefined;
  },
  play(world, state, command, emit) {
    const it = command as Lift;
    const groups = liftGroups(world, state, name, it);
    if (isObjection(groups)) return;
    const carries = name === 'dropAirborne' || name === 'airliftUnit';
    // The transports' group first: their load starts where they do.
    const from = state.units[it.units[0] ?? -1]?.at;
    const sorted = groups.toSorted((a, b) => Number(b.from === from) - Number(a.from === from));
    takeOff(
      world,
      state,
      { goal: { hex: it.hex }, sorties: liftSorties(name, it), ...(carries ? { load: it.load } : { relief: it.load }) },
      sorted,
      emit,
    );
  },
  *legal(world, state) {
    for (const { station, units } of readyByBase(world, state, LIFTS[name]))
      yield* liftsFrom(world, state, name, station.hex, units) as Generator<CommandOf<K>>;
  },
  sample(world, state, choose) {
    const one = pick(readyByBase(world, state, LIFTS[name]), choose);
    return one && pick([...liftsFrom(world, state, name, one.station.hex, one.units)].slice(0, 40), choose);
  },
  ask: (world, state, no, unit) => {
    if (!isLifter(unit) || unit.place !== 'map') return undefined;
    const to = baseHexes(state, unit.side).find((hex) => hex !== unit.at) ?? unit.at;
    return {
      do: name,
      units: [no],
      hex: to,
      load: askedLoad(world, state, LIFTS[name], unit, to),
    } as unknown as CommandOf<K>;
  },
});

export const assignIntercept: Verb<'assignIntercept'> = {
  check: (world, state, { units }) => standbyFault(world, state, state.mover, units),
  play: (_world, _state, { units }, emit) => emit({ is: 'onCall', units }),
  *legal(world, state) {
    for (const units of standingBy(world, state)) yield { do: 'assignIntercept', units };
  },
  sample: (world, state, choose) => {
    const units = pick([...standingBy(world, state)], choose);
    return units && { do: 'assignIntercept', units };
  },
  ask: (_world, _state, no, unit) =>
    isFighter(unit) && (unit.place === 'map' || unit.place === 'aboard')
      ? { do: 'assignIntercept', units: [no] }
      : undefined,
};

/** The fighters of each base that could stand by. */
export function* standingBy(world: World, state: State): Generator<UnitNo[]> {
  if (world.rules.air.from === 'cities') return;
  for (const { units } of readyByBase(world, state, 'intercept')) yield units;
}

export const airForcesVerbs: Verbs = {
  ferry,
  declareStrike,
  airliftSupply: liftVerb('airliftSupply'),
  dropSupply: liftVerb('dropSupply'),
  dropAirborne: liftVerb('dropAirborne'),
  airliftUnit: liftVerb('airliftUnit'),
  assignIntercept,
  destroyAirbase,
  serveZone,
};
