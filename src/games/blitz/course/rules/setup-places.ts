import { citing, isObjection, objection, type Objection } from '#core/objection.ts';
import { code, msg, theHex, theSide } from '#core/message.ts';
import { countryRole, isCity, isForest, isRailHex, isRoadHex, type Zone } from '#games/blitz/board.ts';
import { isAlly, isAside } from '#games/blitz/countries/rules/nations.ts';
import { isToPlace, ruleIn, ruleOf, type Setup, stageFault, undecided } from './setup-order.ts';
import { bars, fieldOf } from '#games/blitz/ground/rules/field.ts';
import { fits, roomFor, sizeIn, theLimit } from '#games/blitz/ground/rules/stack-limits.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { seaRoomFault } from '#games/blitz/sea/rules/sea.ts';
import {
  isAirbase,
  isAircraft,
  isFlak,
  isGround,
  isInstallation,
  isShip,
  isTrain,
  kindOf,
} from '#games/blitz/kinds.ts';
import { groundForBase, isBaseHex } from '#games/blitz/air/airbases/bases.ts';
import { hasFlakRoom } from '#games/blitz/air/flak/flak-movement.ts';
import { spotFault } from '#games/blitz/countries/guerillas/placement.ts';
import { holdsEnemy } from '#games/blitz/economy/production/sites.ts';
import { berthFault, homeZoneFault, shiplessFault } from '#games/blitz/sea/ships/set-up.ts';
import { trainsAt } from '#games/blitz/ground/rail/trains.ts';
import { depotsAt } from '#games/blitz/supply/lines/depots.ts';
import { citiesAbroad } from '#games/blitz/countries/wars/liberation.ts';
import { ownUnit } from '#games/blitz/step.ts';
import { other, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { theCountry, theGround } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';

/** M17.d.1: majors may set up with their allies; M17.f.3: not the third power. */
const hosts = ({ board, opening }: World, state: State, { side }: Unit, hex: Hex): boolean =>
  opening.third !== side && isAlly(state, board.country[hex] ?? -1, side);

const isAbroad = (world: World, state: State, unit: Unit, hex: Hex): boolean =>
  countryRole(world.board, hex) !== unit.side && !hosts(world, state, unit, hex);

/** Water and foreign soil, which most hexes are: told at once, where no reason is asked for. */
function isOutOfTheQuestion(world: World, state: State, unit: Unit, hex: Hex): boolean {
  const { board, opening } = world;
  if (board.land[hex] === 0) return true;
  if (unit.nation !== undefined) return board.country[hex] !== unit.nation;
  return !opening.liberation && isAbroad(world, state, unit, hex);
}

/** B3.2 to B3.4, T3.5: is this a hex the unit may be set up on, room aside? */
export function groundFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const minor = unit.nation !== undefined;
  const held = minor ? holdsEnemy(state, unit.side, hex) : bars(fieldOf(world, state), other(unit.side), hex);
  if (held) return objection('B6.6', msg`${theHex(board.grid, hex)} holds an enemy unit`);
  if (!isDryLand(world, state, hex))
    return objection('B3.4', msg`${theHex(board.grid, hex)} is ${theGround(board, hex)}: no unit is set up there`);
  if (minor && board.country[hex] !== unit.nation)
    return objection('M18.5', msg`${theHex(board.grid, hex)} is not in ${theCountry(board, unit.nation ?? -1)}`);
  if (world.opening.liberation) return liberationFault(world, state, unit, hex);
  if (!minor && isAbroad(world, state, unit, hex))
    return objection(
      ruleOf(world, unit.side),
      msg`${theHex(board.grid, hex)} is not in ${theSide(unit.side)}'s home country`,
    );
  return footingFault(world, state, unit, hex);
}

/** M17.g.1: the oppressor anywhere; guerillas within three hexes of a city outside his home country. */
function liberationFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { liberation = 'blue' } = world.opening;
  return unit.side === liberation
    ? footingFault(world, state, unit, hex)
    : citing(spotFault(world, state, { ...unit, at: hex }, citiesAbroad(world.board, liberation).flat()), 'M17.g.1');
}

/** Trains on rails, aircraft in cities or on airbases, no armor in forests. */
function footingFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  if (isTrain(unit) && !isRailHex(board, hex))
    return objection('M7.19', msg`${theHex(board.grid, hex)} has no rail line: trains are set up on those`);
  if (isInstallation(unit) && !isCity(board, hex))
    return objection('M18.5', msg`${theHex(board.grid, hex)} is no city hex: supply counters are set up on those`);
  if (isAirbase(unit)) return groundForBase(world, state, hex);
  if (isAircraft(unit)) return world.rules.air.stationFault(world, state, unit, hex);
  return forestFault(world, unit, hex);
}

/** B3.4; M7.0: railways open no forest. */
export function forestFault({ board, isHeavy, rules }: World, unit: Unit, hex: Hex): Objection | undefined {
  const opened = rules.ground.roadsOpen.includes('forest');
  if (!isHeavy(unit) || !isForest(board, hex) || (opened && isRoadHex(board, hex))) return undefined;
  const where = theHex(board.grid, hex);
  return opened
    ? objection('B3.4', msg`${where} is forest: ${unit} is set up there only on a road hex`)
    : objection('B3.4', msg`${where} is forest: ${unit} is not set up there`);
}

/** M18.5, M18.18: the limits of stacking hold for armies that stand aside too. */
function hasRoomAside({ stacking }: World, { units }: State, unit: Unit, hex: Hex): boolean {
  const there = units.filter(
    (one) =>
      one.at === hex &&
      one.place === 'neutral' &&
      one.id !== unit.id &&
      kindOf(one.type).class === kindOf(unit.type).class,
  );
  // M7.12, M5.4
  if (isTrain(unit) || isInstallation(unit) || isAirbase(unit) || isFlak(unit)) return there.length === 0;
  const size = there.reduce((sum, one) => sum + sizeOf(one), sizeOf(unit));
  return fits(stacking[isGround(unit) ? 'ground' : 'air'], size, there.length + 1);
}

export function hasRoom(world: World, state: State, unit: Unit, hex: Hex): boolean {
  if (unit.nation !== undefined && isAside(state, unit.nation)) return hasRoomAside(world, state, unit, hex);
  if (unit.place === 'map' && unit.at === hex) return true;
  if (isTrain(unit)) return trainsAt(state, unit.side, hex).length === 0;
  if (isInstallation(unit)) return depotsAt(state, unit.side, hex).length === 0;
  if (isAirbase(unit)) return !isBaseHex(state, hex);
  if (isFlak(unit)) return hasFlakRoom(world, state, unit, hex);
  if (isGround(unit)) return roomFor(world, fieldOf(world, state), unit, hex);
  return world.rules.air.hasRoom(world, state, unit, hex);
}

/** The first hex from `start` on a unit may be set up in. */
export function firstPlace(world: World, state: State, unit: Unit, start = 0): Hex | undefined {
  const { size } = world.board.grid;
  for (let i = 0; i < size; i++) {
    const hex = (start + i) % size;
    if (isOutOfTheQuestion(world, state, unit, hex)) continue;
    if (!groundFault(world, state, unit, hex) && hasRoom(world, state, unit, hex)) return hex;
  }
  return undefined;
}

/**
 * Units still to be placed or held back. M8.8, M0.23: where holding back is not allowed, units without a hex are left
 * out once no others remain.
 */
export function awaited(world: World, state: State, frame: Setup): readonly UnitNo[] {
  const left = undecided(world, state, frame);
  if (world.verbs.setup.includes('holdBack') || frame.stage !== 'all') return left;
  const goes = left.some((no) => {
    const unit = state.units[no] as Unit;
    return isShip(unit) || firstPlace(world, state, unit) !== undefined;
  });
  return goes ? left : NOBODY;
}

const NOBODY: readonly UnitNo[] = [];

/** Set-up hexes of a unit; identical units share the list, apart from the hex each stands in. */
export function placesByKind(world: World, state: State): (unit: Unit) => readonly Hex[] {
  const known = new Map<string, Hex[]>();
  return (unit) => {
    const kind = `${unit.type} ${unit.df} ${unit.nation ?? ''}`;
    let places = known.get(kind);
    if (places) return places;
    places = [];
    // Copy without a place: a unit on the map takes room from all others of its kind.
    const one = { ...unit, id: '', at: NOWHERE };
    for (let hex = 0; hex < world.board.grid.size; hex++)
      if (
        !isOutOfTheQuestion(world, state, one, hex) &&
        !groundFault(world, state, one, hex) &&
        hasRoom(world, state, one, hex)
      )
        places.push(hex);
    known.set(kind, places);
    return places;
  };
}

export function placeFault(world: World, state: State, frame: Setup, no: UnitNo, hex: Hex): Objection | undefined {
  const { side } = frame;
  const unit = ownUnit(state, side, no, ruleIn(world, state, frame));
  if (isObjection(unit)) return unit;
  const early = stageFault(frame, unit);
  if (early) return early;
  if (!isToPlace(unit, frame)) return objection('B17.1', msg`${unit} arrives on turn ${unit.due} at the earliest`);
  if (isShip(unit)) return berthFault(world, state, unit, hex);
  const fault = groundFault(world, state, unit, hex);
  if (fault || hasRoom(world, state, unit, hex)) return fault;
  const where = theHex(world.board.grid, hex);
  if (isTrain(unit)) return objection('M7.12', msg`${where} holds a train already: one in a hex is allowed`);
  if (isInstallation(unit))
    return objection('M5.4', msg`${where} holds a supply counter already: one in a hex is allowed`);
  if (isAircraft(unit)) return objection(world.rules.air.roomRule, msg`${where} has no room for ${unit}`);
  if (isAirbase(unit) || (isFlak(unit) && world.stacking.flak === 'own'))
    return objection('M5.4', msg`${where} has no room for ${unit}: one in a hex is allowed`);
  const { ground } = world.stacking;
  if (unit.nation !== undefined) return objection(ground.rule, msg`${where} has no room for ${unit}`);
  const size = sizeIn(world.stacking, fieldOf(world, state), side, hex) + sizeOf(unit);
  return objection(
    ruleOf(world, side),
    msg`${where} would hold ${size} size; ${theLimit(ground)} are allowed (${code(ground.rule)})`,
  );
}

/** T3.2, T3.3, T6.1.1 */
export function atSeaFault(world: World, state: State, frame: Setup, no: UnitNo, zone: Zone): Objection | undefined {
  const { side, stage } = frame;
  const unit = ownUnit(state, side, no, 'T80.1');
  if (isObjection(unit)) return unit;
  if (unit.nation !== undefined) return objection('M18.5', msg`${unit} is set up in its own country`);
  const early = stageFault(frame, unit);
  if (early) return early;
  if (!isToPlace(unit, frame)) return objection('B17.1', msg`${unit} arrives on turn ${unit.due} at the earliest`);
  if (isShip(unit)) return homeZoneFault(world, unit, zone);
  if (isAircraft(unit)) return objection('T3.5', msg`${unit} is an aircraft and never set up At Sea`);
  if (isTrain(unit)) return objection('M7.2', msg`${unit} is a train and never leaves the rails`);
  if (isAirbase(unit) || isFlak(unit)) return objection('M8.8', msg`${unit} is set up on land`);
  if (world.verbs.setup.includes('load')) return shiplessFault(unit);
  if (side === 'red' && stage === 'all')
    return objection('T3.4', msg`${theSide('red')} has placed its units At Sea before ${theSide('blue')} set up`);
  return unit.place === 'sea' ? undefined : seaRoomFault(world, state, unit);
}
