import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { type Message, msg, theHex, theSide } from '#core/message.ts';
import { adjacent } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { flightPath, flights, occupiedFault, skiesFault } from './air.ts';
import { isCity } from '#games/blitz/board.ts';
import { controllerOf, friendly, usable } from '#games/blitz/countries/rules/cities.ts';
import { boundFault, closedTo } from '#games/blitz/ground/rules/closures.ts';
import { fieldOf, holds, parkedAt } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { cityCapacity } from '#games/blitz/supply/rules/supply.ts';
import {
  type Mission,
  type MissionKind,
  other,
  type Side,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import { isAircraft, flies, isBomber } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { MISSION_WORDS, theUnit } from '#games/blitz/words.ts';
import { begunBy } from '#games/blitz/turns.ts';

/** T23, O23: what aircraft may be sent to do, how far, and where they come down again. */

/** T23.0.1, O23.7.5: from where range is counted: the base, or any sea hex of the zone. */
export function originsOf(world: World, unit: Unit): Hex[] {
  if (unit.place === 'air') return [unit.at];
  if (unit.place !== 'sea') return [unit.at];
  return world.board.zone.flatMap((zone, hex) => (zone !== undefined && zone === unit.zone ? [hex] : []));
}

export const inRange = (world: World, state: State, unit: Unit, hex: Hex): boolean =>
  flights(world, state, originsOf(world, unit), unit.mf).has(hex);

/** T23.0.7; a base or a target that the weather has closed is named as that (O24.5, O24.6). */
export function rangeFault(
  world: World,
  state: State,
  unit: Unit,
  hex: Hex,
  rule: RuleId = 'T23.0.7',
): Objection | undefined {
  const bound = boundFault(world, state, unit, hex) ?? skiesFault(world, state, hex);
  if (bound) return bound;
  if (inRange(world, state, unit, hex)) return undefined;
  const closed = [...originsOf(world, unit), hex].map((one) => world.rules.airspace({ state, hex: one }));
  const fromNowhere = closed.slice(0, -1).every((one) => one !== undefined) ? closed[0] : undefined;
  const where = theHex(world.board.grid, hex);
  return (
    fromNowhere ?? closed.at(-1) ?? objection(rule, msg`${where} is out of range of ${unit} (${unit.mf} {hex|hexes})`)
  );
}

/** The way to a target, for the countries it passes over (T22.5c). */
export const wayTo = (world: World, state: State, unit: Unit, hex: Hex): Hex[] =>
  flightPath(world, state, unit.side, originsOf(world, unit), hex, unit.mf) ?? [hex];

/** O23.7.2 to O23.7.4: sea-based aircraft fly, and intercept, from their owner's player turn after the one named. */
function afloatFault({ terms }: World, state: State, unit: Unit, kind: 'mission' | 'intercept'): Objection | undefined {
  const begun = begunBy(terms, state, unit.side);
  if (unit.sailedIn !== undefined && unit.sailedIn >= begun) {
    return objection('O23.7.4', msg`${unit} changed its zone in turn ${unit.sailedIn} and flies from the next on`);
  }
  if (unit.atSeaSince === undefined || unit.atSeaSince < begun) return undefined;
  const rule = kind === 'mission' ? 'O23.7.2' : 'O23.7.3';
  return objection(rule, msg`${unit} came to its box in turn ${unit.atSeaSince} and flies from the next on`);
}

/** O23.7.4: nothing but landing at a port of another zone stops aircraft on the ground. */
export const zoneChangeFault = (unit: Unit): Objection | undefined =>
  unit.stopped ? objection('O23.7.4', msg`${unit} has changed its zone in this player turn`) : undefined;

/** T23.0.10, O23.7.2, O23.7.4: may this aircraft take off now? */
export function readyFault(
  world: World,
  state: State,
  unit: Unit,
  kind: 'mission' | 'intercept',
): Objection | undefined {
  const grounded =
    world.rules.air.missionFault(unit) ??
    world.rules.flight({ state, kind }) ??
    world.rules.grounded({ world, state, unit });
  if (grounded) return grounded;
  if (!isAircraft(unit)) return objection('T23.1.1', msg`${unit} is no aircraft`);
  if (unit.place === 'air') return objection('T23.0.10', msg`${unit} flies a mission already in this player turn`);
  if (unit.place !== 'map' && unit.place !== 'sea') return objection('T23.0.10', msg`${unit} is not at a base`);
  if (unit.flown) return objection('T23.0.10', msg`${unit} has flown a mission in this player turn`);
  // M14.1: the sea of a zone has one weather.
  const [base] = originsOf(world, unit);
  const stunned =
    world.rules.leave({ world, state, unit }) ?? (base === undefined ? undefined : skiesFault(world, state, base));
  if (stunned) return stunned;
  return unit.place === 'sea' ? afloatFault(world, state, unit, kind) : zoneChangeFault(unit);
}

/** The mover's missions of a kind over a hex. */
export const missionsOver = (state: State, hex: Hex, ...kinds: Mission['kind'][]): UnitNo[] =>
  state.missions.filter((one) => one.hex === hex && kinds.includes(one.kind)).map((one) => one.unit);

/** Aircraft that fight in a ground battle against these hexes (T23.1.2). */
export const supportOf = (state: State, hexes: readonly Hex[]): UnitNo[] =>
  state.missions.filter((one) => one.kind === 'tactical' && hexes.includes(one.hex)).map((one) => one.unit);

export const factorsOfUnits = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

/** Types that may fly each mission, with the rule, for refusals. */
const CREW: Record<Mission['kind'], { rule: RuleId; who: Message }> = {
  tactical: { rule: 'T23.1.1', who: msg`TAC and MDM` },
  strategic: { rule: 'T23.2.1', who: msg`SAC and MDM` },
  bombing: { rule: 'T23.3.1', who: msg`SAC and MDM` },
  support: { rule: 'T22.3b', who: msg`TAC, MDM and SAC` },
  escort: { rule: 'O23.0.4', who: msg`FTR` },
  interdiction: { rule: 'O23.4.1', who: msg`SAC` },
  nuclear: { rule: 'O23.5.2', who: msg`one SAC factor` },
  intercept: { rule: 'O23.0.3', who: msg`FTR` },
};

const fits = (unit: Unit, kind: Mission['kind']): boolean =>
  flies(unit, kind) && (kind !== 'nuclear' || sizeOf(unit) === 1);

/** The rule by which a unit of this type does not fly such missions; O23.0.3: fighters intercept. */
export const fliesOn = (unit: Unit, kind: Mission['kind']): RuleId | undefined =>
  fits(unit, kind) ? undefined : CREW[kind].rule;

/** Is the hex a target for such a mission? */
function targetFault(world: World, state: State, kind: MissionKind, hex: Hex): Objection | undefined {
  const { board } = world;
  const field = fieldOf(world, state);
  const enemy = other(state.mover);
  const where = theHex(board.grid, hex);
  const enemyGround = holds(field, enemy, hex);
  switch (kind) {
    case 'tactical':
      return enemyGround || parkedAt(state.units, enemy, hex).length > 0
        ? undefined
        : objection('T23.1.2', msg`${where} is no defending hex`);
    case 'strategic':
      if (state.avs.some((av) => av.hexes.includes(hex)))
        return objection('T90.16', msg`${where} is the victim of an automatic victory`);
      if (state.battles.some((battle) => battle.hexes.includes(hex)))
        return objection('T23.2.2', msg`${where} is in a ground battle and cannot be struck as well`);
      return enemyGround ? undefined : objection('T23.2.5', msg`${where} holds no enemy ground unit`);
    case 'bombing':
      return isCity(board, hex) && controllerOf(board, state.control, hex) === enemy
        ? undefined
        : objection('T23.3.1', msg`${where} is no city hex controlled by ${theSide(enemy)}`);
    case 'support':
      return isUncaptured(world, state, hex)
        ? undefined
        : objection('T22.3b', msg`${where} is no uncaptured minor city hex`);
    case 'escort':
      return state.missions.some((one) => one.hex === hex && isBomber(state.units[one.unit] as Unit))
        ? undefined
        : objection('O23.0.4', msg`no friendly bomber flies to ${where}`);
    case 'interdiction': {
      if (!isDryLand(world, state, hex)) return objection('O23.4.1', msg`${where} is no land hex`);
      const taken = state.units.some((unit) => unit.place === 'map' && unit.at === hex);
      return taken ? objection('O23.4.1', msg`${where} holds a unit`) : undefined;
    }
    case 'nuclear':
      return nuclearFault(world, state, hex);
  }
}

/** O23.5.3, O23.5.4 */
export function nuclearFault(world: World, state: State, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (!isDryLand(world, state, hex) || isUncaptured(world, state, hex)) {
    return objection('O23.5.3', msg`${where} is no land hex that can be struck`);
  }
  const own = state.units.filter((unit) => unit.side === state.mover && unit.place === 'map');
  const inside = own.find((unit) => unit.at === hex);
  if (inside) return objection('O23.5.3', msg`${inside} stands in ${where}`);
  const beside = own.find((unit) => adjacent(board.grid, unit.at, hex));
  return beside && objection('O23.5.4', msg`${beside} stands next to ${where}`);
}

/** Fault of a unit for a mission: not ready, or of the wrong type. */
function crewFault(world: World, state: State, no: UnitNo, kind: MissionKind): Objection | undefined {
  const crew = CREW[kind];
  const unit = state.units[no];
  if (!unit || unit.side !== state.mover)
    return objection(crew.rule, msg`${theUnit(state, no)} is not ${theSide(state.mover)}'s`);
  const fault = readyFault(world, state, unit, 'mission');
  if (fault) return fault;
  if (fits(unit, kind)) return undefined;
  return objection(crew.rule, msg`${MISSION_WORDS[kind]} missions are flown by ${crew.who}, not by ${unit}`);
}

export function missionFault(
  world: World,
  state: State,
  units: readonly UnitNo[],
  kind: MissionKind,
  hex: Hex,
): Objection | undefined {
  if (units.length === 0) return objection('T23.0.10', msg`no aircraft are named`);
  if (new Set(units).size < units.length) return objection('T23.0.10', msg`a unit is named twice`);
  for (const no of units) {
    const fault = crewFault(world, state, no, kind) ?? rangeFault(world, state, state.units[no] as Unit, hex);
    if (fault) return fault;
  }
  return strikesFault(state, units, kind) ?? targetFault(world, state, kind, hex);
}

/** O23.5.1, O23.5.2 */
function strikesFault(state: State, units: readonly UnitNo[], kind: MissionKind): Objection | undefined {
  if (kind !== 'nuclear') return undefined;
  if (state.missions.some((one) => one.kind === 'nuclear'))
    return objection('O23.5.1', msg`one nuclear strike at most in a player turn`);
  return units.length > 1 ? objection('O23.5.2', msg`a nuclear strike is flown by exactly one SAC factor`) : undefined;
}

/** Every hex these aircraft may be sent to together on such a mission: what `missionFault` lets pass. */
export function missionHexes(world: World, state: State, units: readonly UnitNo[], kind: MissionKind): Hex[] {
  const [first, ...others] = units;
  if (first === undefined || strikesFault(state, units, kind)) return [];
  if (units.some((no) => crewFault(world, state, no, kind))) return [];
  const near = (no: UnitNo) => {
    const unit = state.units[no] as Unit;
    return flights(world, state, originsOf(world, unit), unit.mf);
  };
  const fields = others.map(near);
  const bound = (hex: Hex) =>
    skiesFault(world, state, hex) !== undefined ||
    units.some((no) => boundFault(world, state, state.units[no] as Unit, hex) !== undefined);
  return near(first)
    .keys()
    .filter((hex) => fields.every((field) => field.has(hex)) && !targetFault(world, state, kind, hex) && !bound(hex));
}

/**
 * T23.0.3, Q23.0.3: room for aircraft in a city hex: 12 less damage, less those already there. M5.3: where counters may
 * stand for factors they do so in a city without damage.
 */
export function airRoom({ stacking }: World, state: State, side: Side, hex: Hex): number {
  const { counters } = stacking.air;
  const parked = parkedAt(state.units, side, hex);
  const room = cityCapacity(state, hex) - factorsOfUnits(state, parked);
  if (parked.length > counters || counters === 0 || cityCapacity(state, hex) < stacking.air.size) return room;
  return parked.length < counters ? Number.POSITIVE_INFINITY : Math.max(room, 0);
}

/** T23.0.6: may aircraft come down on this city hex? */
export function baseFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  if (!isCity(world.board, hex) || controllerOf(world.board, state.control, hex) !== unit.side) {
    return objection('T23.0.6', msg`${where} is no city hex of ${theSide(unit.side)}`);
  }
  const unused = world.rules.cityUse({ world, state, side: unit.side, hex });
  if (unused) return unused;
  if (!friendly(world, state, unit.side, hex))
    return objection('T23.0.6', msg`${where} is contested: an enemy unit covers it (B10.4)`);
  if (!usable(world, state, unit.side, hex))
    return objection('T23.0.6', msg`${where} was captured in this player turn and is no base yet (Q10.2)`);
  const closed = occupiedFault(world, state, unit.side, hex) ?? closedTo(world, state, unit, 'land').get(hex);
  if (closed) return closed;
  if (airRoom(world, state, unit.side, hex) >= sizeOf(unit)) return undefined;
  return objection('T23.0.3', msg`${where} has no room for ${unit}`);
}

/** T23.0.6: the city hexes an aircraft back from its target can land on. */
export function landingBases(world: World, state: State, unit: Unit): Hex[] {
  if (world.rules.flight({ state, kind: 'landing' })) return [];
  const near = flights(world, state, [unit.at], unit.mf);
  return world.board.cityHexes.filter(
    (hex) => near.has(hex) && !baseFault(world, state, unit, hex) && !skiesFault(world, state, hex),
  );
}
