import type { Choose } from '../../../../core/dice.ts';
import { isObjection, type Objection, objection } from '../../../../core/objection.ts';
import type { Emit } from '../../../../core/play.ts';
import { say, theHex } from '../../../../core/say.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { flights } from '../../chapters/air/air.ts';
import { trespass } from '../../chapters/countries/minors.ts';
import { fieldOf, hexesOf, parkedAt } from '../../chapters/ground/field.ts';
import { pick } from '../../chapters/ground/steps/moves.ts';
import { isAirbase, isAircraft, isFighter, isLifter, sortiesOn } from '../../kinds.ts';
import { ownUnit } from '../../step.ts';
import {
  type AirMission,
  type BlitzEvent,
  type CommandOf,
  type FlightGroup,
  other,
  type Sortie,
  type State,
  STRIKES,
  type Unit,
  type UnitNo,
} from '../../types.ts';
import type { Verb, Verbs } from '../../verb.ts';
import type { World } from '../../world.ts';
import { centresOf } from '../production/centres.ts';
import { trainsOf } from '../railroads/trains.ts';
import { baseHexes, roomFault } from './bases.ts';
import { groupsOf, rangeOf } from './groups.ts';
import { cargoFor, LIFTS, liftFault, type LiftName, relievable } from './lift.ts';
import type { Lift } from './lines.ts';
import { readyFault, standbyFault, targetFault } from './missions.ts';

/** M80.12 to M80.15, M80.23: what is done with aircraft in movement. */

type Tell = Emit<BlitzEvent>;

/** The mover's aircraft that could take off, by their bases. */
function readyByBase(world: World, state: State, mission: AirMission): ReadonlyMap<Hex, UnitNo[]> {
  const found = new Map<Hex, UnitNo[]>();
  state.units.forEach((unit, no) => {
    if (unit.side !== state.mover || !isAircraft(unit) || !sortiesOn(unit, mission)) return;
    if (unit.place !== 'map' || readyFault(world, state, state.mover, no, mission)) return;
    found.set(unit.at, [...(found.get(unit.at) ?? []), no]);
  });
  return found;
}

interface Taken {
  readonly hex: Hex;
  readonly sorties: readonly Sortie[];
  readonly load?: readonly UnitNo[];
  readonly relief?: readonly UnitNo[];
}

/** M12.21: they take off; the opponent sees all of it. */
function takeOff(
  world: World,
  state: State,
  { hex, sorties, load, relief }: Taken,
  groups: readonly FlightGroup[],
  emit: Tell,
) {
  const missions = sorties.map(({ mission }) => mission);
  emit({ is: 'flightSent', hex, groups, load: load ?? [], missions });
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
    },
  });
}

/** M12.9: one strike a hex and player turn. */
const againFault = (world: World, { raids = [] }: State, hex: Hex): Objection | undefined =>
  raids.some((raid) => raid.hex === hex)
    ? objection('M12.9', say`a strike has been flown to ${theHex(world.board.grid, hex)} in this player turn`)
    : undefined;

/** O23.5.2, M90.33: one factor, and no support for a ground attack on the same hex. */
function nuclearFault(sorties: readonly Sortie[]): Objection | undefined {
  const flown = sorties.find(({ mission }) => mission === 'nuclear');
  if (!flown) return undefined;
  if (flown.units.length !== 1) return objection('O23.5.2', say`a nuclear strike is flown by exactly one SAC factor`);
  return sorties.some(({ mission }) => mission === 'support')
    ? objection('M90.33', say`no ground attack is supported in the hex of a nuclear strike`)
    : undefined;
}

function strikeGroups(
  world: World,
  state: State,
  command: CommandOf<'declareStrike'>,
): readonly FlightGroup[] | Objection {
  const { hex, sorties, routes } = command;
  const wrong = sorties.find(({ mission }) => mission !== 'escort' && !STRIKES.some((one) => one === mission));
  if (wrong) return objection('M80.14', say`strikes are missions 1 to 9 of the chart and their escorts`);
  if (sorties.every(({ mission }) => mission === 'escort'))
    return objection('M12.chart', say`escorts fly with others, never alone`);
  return againFault(world, state, hex) ?? nuclearFault(sorties) ?? groupsOf(world, state, hex, sorties, routes);
}

/** Where strikes are worth a look: what can be hit. */
function strikeTargets(world: World, state: State, mission: AirMission): readonly Hex[] {
  const enemy = other(state.mover);
  switch (mission) {
    case 'centre':
      return centresOf(state).map(({ hex }) => hex);
    case 'airbase':
      return baseHexes(state, enemy);
    case 'train':
    case 'rail':
      return trainsOf(state, enemy).map((no) => (state.units[no] as Unit).at);
    default:
      return hexesOf(fieldOf(world, state), enemy);
  }
}

function strikeOn(
  world: World,
  state: State,
  hex: Hex,
  mission: AirMission,
  units: readonly UnitNo[],
): CommandOf<'declareStrike'> | undefined {
  const command: CommandOf<'declareStrike'> = { do: 'declareStrike', hex, sorties: [{ mission, units }] };
  return targetFault(world, state, mission, hex) || isObjection(strikeGroups(world, state, command))
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
    const { hex, sorties } = command;
    const nuclear = sorties.some(({ mission }) => mission === 'nuclear');
    emit({ is: 'raided', raid: { hex, bases: groups.map(({ from }) => from), ...(nuclear ? { nuclear } : {}) } });
    takeOff(world, state, { hex, sorties }, groups, emit);
  },
  /** All of a base that can, and each alone, against what can be hit. */
  *legal(world, state) {
    for (const mission of STRIKES) {
      const ready = readyByBase(world, state, mission);
      if (ready.size === 0) continue;
      const targets = strikeTargets(world, state, mission).filter((hex) => !targetFault(world, state, mission, hex));
      for (const [base, able] of targets.length > 0 ? ready : []) {
        const near = flights(world, state, [base], Math.max(...able.map((no) => state.units[no]?.mf ?? 0)));
        for (const hex of targets) {
          if (!near.has(hex)) continue;
          for (const units of able.length > 1 ? [able, ...able.map((no) => [no])] : [able]) {
            const command = strikeOn(world, state, hex, mission, units);
            if (command) yield command;
          }
        }
      }
    }
  },
  sample(world, state, choose) {
    const mission = pick(STRIKES, choose) ?? 'units';
    const ready = [...readyByBase(world, state, mission)];
    const [base, able] = pick(ready, choose) ?? [];
    if (base === undefined || !able) return undefined;
    const units = able.filter(() => choose(2) === 0);
    const near = flights(world, state, [base], rangeOf(state, able));
    const targets =
      mission === 'interdict' || mission === 'rail'
        ? near.keys()
        : strikeTargets(world, state, mission).filter((hex) => near.has(hex));
    for (let tries = 0; tries < 4; tries++) {
      const hex = pick(targets, choose);
      const command =
        hex === undefined ? undefined : strikeOn(world, state, hex, mission, units.length > 0 ? units : able);
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
  const fighters = pick([...readyByBase(world, state, 'escort').values()], choose);
  if (!fighters || choose(2) === 0) return command;
  const sorties: Sortie[] = [...command.sorties, { mission: 'escort', units: fighters }];
  const escorted = { ...command, sorties };
  return isObjection(strikeGroups(world, state, escorted)) ? command : escorted;
}

/** M12.chart 12 */
function ferryGroups(
  world: World,
  state: State,
  { units, to, path }: CommandOf<'ferry'>,
): readonly FlightGroup[] | Objection {
  const [first] = units;
  const from = first === undefined ? undefined : state.units[first]?.at;
  if (from === undefined || from === to)
    return objection('M12.chart', say`a ferry leads to another base: name aircraft and where they go`);
  if (units.some((no) => state.units[no]?.at !== from)) return objection('M12.9', say`a ferry begins at one base`);
  const groups = groupsOf(world, state, to, [{ mission: 'ferry', units }], path ? [{ from, path }] : []);
  if (isObjection(groups)) return groups;
  return (
    roomFault(
      world,
      state,
      state.mover,
      to,
      units.map((no) => state.units[no] as Unit),
    ) ?? groups
  );
}

export const ferry: Verb<'ferry'> = {
  check(world, state, command) {
    const groups = ferryGroups(world, state, command);
    return isObjection(groups) ? groups : undefined;
  },
  play(world, state, command, emit) {
    const groups = ferryGroups(world, state, command);
    if (isObjection(groups)) return;
    takeOff(world, state, { hex: command.to, sorties: [{ mission: 'ferry', units: command.units }] }, groups, emit);
  },
  *legal(world, state) {
    const bases = baseHexes(state, state.mover);
    if (bases.length < 2) return;
    for (const units of readyByBase(world, state, 'ferry').values())
      for (const no of units)
        for (const to of bases) {
          const command = { do: 'ferry', units: [no], to } as const;
          if (to !== state.units[no]?.at && !ferry.check(world, state, command)) yield command;
        }
  },
  sample(world, state, choose) {
    const units = pick([...readyByBase(world, state, 'ferry').values()], choose);
    const to = pick(baseHexes(state, state.mover), choose);
    const no = pick(units ?? [], choose);
    if (no === undefined || to === undefined) return undefined;
    const command = { do: 'ferry', units: [no], to } as const;
    return ferry.check(world, state, command) ? undefined : command;
  },
  ask: (_world, state, no, unit) =>
    isAircraft(unit) && unit.place === 'map'
      ? { do: 'ferry', units: [no], to: baseHexes(state, unit.side).find((hex) => hex !== unit.at) ?? unit.at }
      : undefined,
};

const liftSorties = (name: LiftName, { units, escort = [] }: Lift): Sortie[] => [
  { mission: LIFTS[name], units },
  ...(escort.length > 0 ? [{ mission: 'escort' as const, units: escort }] : []),
];

function liftGroups(world: World, state: State, name: LiftName, command: Lift): readonly FlightGroup[] | Objection {
  return (
    liftFault(world, state, name, command) ??
    groupsOf(world, state, command.hex, liftSorties(name, command), command.routes)
  );
}

/** Where transports of a base could go. */
function* liftsFrom(
  world: World,
  state: State,
  name: LiftName,
  from: Hex,
  able: readonly UnitNo[],
): Generator<CommandOf<LiftName>> {
  const mission = LIFTS[name];
  const bringsSupply = mission === 'supply' || mission === 'airdrop';
  if (bringsSupply && !world.rules.supplyLines({ world, state, side: state.mover })) return;
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
      { hex: it.hex, sorties: liftSorties(name, it), ...(carries ? { load: it.load } : { relief: it.load }) },
      sorted,
      emit,
    );
  },
  *legal(world, state) {
    for (const [from, able] of readyByBase(world, state, LIFTS[name]))
      yield* liftsFrom(world, state, name, from, able) as Generator<CommandOf<K>>;
  },
  sample(world, state, choose) {
    const [from, able] = pick([...readyByBase(world, state, LIFTS[name])], choose) ?? [];
    if (from === undefined || !able) return undefined;
    return pick([...liftsFrom(world, state, name, from, able)].slice(0, 40), choose);
  },
  ask: (_world, state, no, unit) => {
    const lifter = isLifter(unit) && unit.place === 'map';
    const to = baseHexes(state, unit.side).find((hex) => hex !== unit.at) ?? unit.at;
    return lifter ? ({ do: name, units: [no], hex: to, load: [] } as unknown as CommandOf<K>) : undefined;
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
    isFighter(unit) && unit.place === 'map' ? { do: 'assignIntercept', units: [no] } : undefined,
};

/** The fighters of each base that could stand by. */
export function* standingBy(world: World, state: State): Generator<UnitNo[]> {
  if (!world.airbases) return;
  for (const units of readyByBase(world, state, 'escort').values()) yield units;
}

/** M12.4 */
function destroyFault(_world: World, state: State, { unit: no }: CommandOf<'destroyAirbase'>): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'M12.4');
  if (isObjection(unit)) return unit;
  if (!isAirbase(unit) || unit.place !== 'map') return objection('M12.4', say`${unit} is no airbase on the map`);
  if (state.raids?.some(({ bases }) => bases.includes(unit.at)))
    return objection('M12.4', say`a combat mission was flown from ${unit} in this player turn`);
  const waits = state.units.find((one) => one.at === unit.at && one.place === 'map' && one.onCall);
  return waits && objection('M12.4', say`${waits} stands by there to intercept`);
}

export const destroyAirbase: Verb<'destroyAirbase'> = {
  check: destroyFault,
  play(_world, state, { unit }, emit) {
    const base = state.units[unit] as Unit;
    const aircraft = parkedAt(state.units, base.side, base.at);
    emit({ is: 'eliminated', units: [unit, ...aircraft], rule: 'M12.4' });
  },
  *legal(world, state) {
    for (const hex of baseHexes(state, state.mover)) {
      const unit = state.units.findIndex((one) => isAirbase(one) && one.place === 'map' && one.at === hex);
      const command = { do: 'destroyAirbase', unit } as const;
      if (!destroyFault(world, state, command)) yield command;
    }
  },
  sample: (world, state, choose) =>
    choose(20) === 0 ? pick([...destroyAirbase.legal(world, state)], choose) : undefined,
  ask: (_world, _state, no, unit) =>
    isAirbase(unit) && unit.place === 'map' ? { do: 'destroyAirbase', unit: no } : undefined,
};

export const airForcesVerbs: Verbs = {
  ferry,
  declareStrike,
  airliftSupply: liftVerb('airliftSupply'),
  dropSupply: liftVerb('dropSupply'),
  dropAirborne: liftVerb('dropAirborne'),
  airliftUnit: liftVerb('airliftUnit'),
  assignIntercept,
  destroyAirbase,
};
