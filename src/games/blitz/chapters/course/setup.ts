import { isObjection, type Objection, objection, type RuleId } from '../../../../core/objection.ts';
import { code, say, theHex, theSide } from '../../../../core/say.ts';
import type { Choose, Dice } from '../../../../core/dice.ts';
import type { Emit } from '../../../../core/play.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import { countryRole, isCity, isForest, isRailHex, isRoadHex, ZONES, type Zone } from '../../board.ts';
import { isAlly, isAside } from '../countries/nations.ts';
import { bars, fieldOf, stackSize } from '../ground/field.ts';
import { airRoom } from '../air/missions.ts';
import { seaRoomFault } from '../sea/sea.ts';
import {
  centreAt,
  centresOf,
  MINOR_CENTRE,
  minorPlaces,
  placesFor,
  unplaced,
  unplacedOfMinors,
} from '../../modules/production/centres.ts';
import { spotFault } from '../../modules/guerillas/placing.ts';
import { isOverseas } from '../countries/cities.ts';
import { citiesAbroad } from '../../modules/war-scenarios/liberation.ts';
import { goOn } from '../../sequence.ts';
import { fits, roomFor, theLimit } from '../ground/stacking.ts';
import {
  type Centre,
  type BlitzEvent,
  type Command,
  type FrameAt,
  other,
  type Side,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '../../types.ts';
import {
  isAirbase,
  isAircraft,
  isFlak,
  isGround,
  isInstallation,
  isIrregular,
  isTrain,
  kindOf,
  isShip,
} from '../../kinds.ts';
import { isOpenWater } from '../ground/water.ts';
import { baseFault, groundForBase, hasAirRoom, isBaseHex } from '../../modules/air-forces/bases.ts';
import { standbyFault } from '../../modules/air-forces/missions.ts';
import { standingBy } from '../../modules/air-forces/verbs.ts';
import { trainsAt } from '../../modules/railroads/trains.ts';
import { depotsAt } from '../../modules/supply/depots.ts';
import { dockAt } from '../../modules/naval/ports.ts';
import {
  berthFault,
  homeDocks,
  homeZoneFault,
  homeZones,
  keptFault,
  loadInSetUpFault,
  shiplessFault,
  stowings,
} from '../../modules/naval/set-up.ts';
import { pick } from '../ground/steps/moves.ts';
import type { World } from '../../world.ts';
import { splitFault } from '../combat/steps/split.ts';
import { type BlitzStep, ownUnit, unexpected } from '../../step.ts';
import { theCountry, theGround, theUnits } from '../../words.ts';

/** B80.1, B80.2, T80.1: set-up. In the Tournament Game Red first puts units At Sea (T3.2). */

type Setup = FrameAt<'setup'>;

/** M80.2: are the armies of minor countries set up? */
const ofMinors = ({ stage }: Setup): boolean => stage === 'minors' || stage === 'rolled';

const toPlace = (state: State, frame: Setup): UnitNo[] => {
  const found: UnitNo[] = [];
  const minors = ofMinors(frame);
  state.units.forEach((unit, no) => {
    if (unit.side !== frame.side || unit.due > 1 || unit.place === 'lost') return;
    const fits = minors ? unit.nation !== undefined && !unit.held : unit.nation === undefined;
    if (fits || frame.stage === 'together') found.push(no);
  });
  return found;
};

/** M0.23: a side without a home port has nowhere to put ships, and need not. */
const undecided = (world: World, state: State, frame: Setup): UnitNo[] =>
  toPlace(state, frame).filter((no) => {
    const unit = state.units[no] as Unit;
    if (unit.place !== 'waiting' || unit.held) return false;
    return !isShip(unit) || homeZones(world, unit.side).length > 0;
  });

/** M80.48: the next guerilla to be set up. */
const nextBand = (world: World, state: State, frame: Setup): UnitNo | undefined =>
  undecided(world, state, frame).find((no) => isIrregular(state.units[no] as Unit));

const ruleOf = ({ placing }: World, side: Side): string => placing ?? (side === 'blue' ? 'B3.2' : 'B3.3');

/** M80.3, M80.4: with orders of battle it is the first mover who sets up last (M8.4). */
const phaseOf = ({ phases }: World, { first }: State, side: Side): RuleId =>
  first === undefined || first === 'red' ? phases.setup[side] : phases.setup[other(side)];

const ruleIn = (world: World, state: State, frame: Setup): RuleId =>
  ofMinors(frame) ? 'M80.2' : phaseOf(world, state, frame.side);

/** M17.d.1: majors may set up with their allies; M17.f.3: not the third power. */
const hosts = ({ board, opening }: World, state: State, { side }: Unit, hex: Hex): boolean =>
  opening.third !== side && isAlly(state, board.country[hex] ?? -1, side);

/** B3.2 to B3.4, T3.5: is this a hex the unit may be set up on, room aside? */
function groundFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  const minor = unit.nation !== undefined;
  if (!minor && bars(fieldOf(world, state), other(unit.side), hex))
    return objection('B6.6', say`${where} holds an enemy unit`);
  if (board.land[hex] === 0 || isOpenWater(world, state, hex))
    return objection('B3.4', say`${where} is ${theGround(board, hex)}: no unit is set up there`);
  if (minor && board.country[hex] !== unit.nation)
    return objection('M18.5', say`${where} is not in ${theCountry(board, unit.nation ?? -1)}`);
  if (world.opening.liberation) return liberationFault(world, state, unit, hex);
  if (!minor && countryRole(board, hex) !== unit.side && !hosts(world, state, unit, hex))
    return objection(ruleOf(world, unit.side), say`${where} is not in ${theSide(unit.side)}'s home country`);
  return footingFault(world, state, unit, hex);
}

/** M17.g.1: the oppressor anywhere; guerillas within three hexes of a city outside his home country. */
function liberationFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { liberation = 'blue' } = world.opening;
  return unit.side === liberation
    ? footingFault(world, state, unit, hex)
    : spotFault(world, state, { ...unit, at: hex }, citiesAbroad(world.board, liberation).flat());
}

/** Trains on rails, aircraft in cities, no armor in forests. */
function footingFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (isTrain(unit) && !isRailHex(board, hex))
    return objection('M7.19', say`${where} has no rail line: trains are set up on those`);
  if (isInstallation(unit) && !isCity(board, hex))
    return objection('M18.5', say`${where} is no city hex: supply counters are set up on those`);
  if (isAirbase(unit)) return groundForBase(world, hex);
  if (isAircraft(unit) && world.airbases && (unit.nation === undefined || !isAside(state, unit.nation)))
    return baseFault(world, state, unit.side, hex);
  if (isAircraft(unit) && !(world.airbases ? isBaseHex(state, hex) : isCity(board, hex)))
    return objection('T3.5', say`${where} is no city hex: aircraft are set up on those`);
  if (world.isHeavy(unit) && isForest(board, hex) && !(isRoadHex(board, hex) && world.rules.roadsNegateTerrain())) {
    return objection('B3.4', say`${where} is forest: ${unit} is set up there only on a road hex`);
  }
  return undefined;
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

function hasRoom(world: World, state: State, unit: Unit, hex: Hex): boolean {
  if (unit.nation !== undefined && isAside(state, unit.nation)) return hasRoomAside(world, state, unit, hex);
  if (unit.place === 'map' && unit.at === hex) return true;
  if (isTrain(unit)) return trainsAt(state, unit.side, hex).length === 0;
  if (isInstallation(unit)) return depotsAt(state, unit.side, hex).length === 0;
  if (isAirbase(unit)) return !isBaseHex(state, hex);
  if (isFlak(unit)) return !state.units.some((one) => one.at === hex && one.place === 'map' && isFlak(one));
  if (isAircraft(unit) && world.airbases) return hasAirRoom(state, unit.side, hex, [unit]);
  if (isGround(unit)) return roomFor(world, fieldOf(world, state), unit, hex);
  return airRoom(world, state, unit.side, hex) >= sizeOf(unit);
}

/** Where a unit may be set up; like units may stand in the same hexes, but for the one they stand in. */
function placesByKind(world: World, state: State): (unit: Unit) => readonly Hex[] {
  const known = new Map<string, Hex[]>();
  return (unit) => {
    const kind = `${unit.type} ${unit.df} ${unit.nation ?? ''}`;
    let places = known.get(kind);
    if (places) return places;
    places = [];
    // Another of its kind: what stands takes room from all of them.
    const one = { ...unit, id: '', at: NOWHERE };
    for (let hex = 0; hex < world.board.grid.size; hex++)
      if (!groundFault(world, state, one, hex) && hasRoom(world, state, one, hex)) places.push(hex);
    known.set(kind, places);
    return places;
  };
}

/** M80.2: the armies of minors first, then those of the majors. */
function stageFault(frame: Setup, unit: Unit): Objection | undefined {
  if (frame.stage === 'together') return undefined;
  if (ofMinors(frame) === (unit.nation !== undefined) && !(ofMinors(frame) && unit.held)) return undefined;
  return ofMinors(frame)
    ? objection('M80.2', say`the armies of the minor countries are set up first, before ${unit}`)
    : objection('M80.2', say`${unit} has been set up with the minor countries`);
}

function placeFault(world: World, state: State, frame: Setup, no: UnitNo, hex: Hex): Objection | undefined {
  const { side } = frame;
  const unit = ownUnit(state, side, no, ruleIn(world, state, frame));
  if (isObjection(unit)) return unit;
  const early = stageFault(frame, unit);
  if (early) return early;
  if (!toPlace(state, frame).includes(no))
    return objection('B17.1', say`${unit} arrives on turn ${unit.due} at the earliest`);
  if (isShip(unit)) return berthFault(world, state, unit, hex);
  const fault = groundFault(world, state, unit, hex);
  if (fault || hasRoom(world, state, unit, hex)) return fault;
  const where = theHex(world.board.grid, hex);
  if (isTrain(unit)) return objection('M7.12', say`${where} holds a train already: one in a hex is allowed`);
  if (isInstallation(unit))
    return objection('M5.4', say`${where} holds a supply counter already: one in a hex is allowed`);
  if (isAircraft(unit)) return objection(world.airbases ? 'M12.2' : 'T23.0.3', say`${where} has no room for ${unit}`);
  if (isAirbase(unit) || isFlak(unit))
    return objection('M5.4', say`${where} has no room for ${unit}: one in a hex is allowed`);
  const { ground } = world.stacking;
  if (unit.nation !== undefined) return objection(ground.rule, say`${where} has no room for ${unit}`);
  const size = stackSize(fieldOf(world, state), side, hex) + sizeOf(unit);
  return objection(
    ruleOf(world, side),
    say`${where} would hold ${size} size; ${theLimit(ground)} are allowed (${code(ground.rule)})`,
  );
}

/** T3.4: what Red put At Sea before Blue set up stays there. */
function settledFault({ side, stage }: Setup, unit: Unit | undefined): Objection | undefined {
  if (side !== 'red' || stage !== 'all' || unit?.place !== 'sea' || isShip(unit)) return undefined;
  return objection('T3.4', say`${unit} was put At Sea before ${theSide('blue')} set up and stays there`);
}

/** T3.2, T3.3, T6.1.1 */
function atSeaFault(world: World, state: State, frame: Setup, no: UnitNo, zone: Zone): Objection | undefined {
  const { side, stage } = frame;
  const unit = ownUnit(state, side, no, 'T80.1');
  if (isObjection(unit)) return unit;
  if (unit.nation !== undefined) return objection('M18.5', say`${unit} is set up in its own country`);
  const early = stageFault(frame, unit);
  if (early) return early;
  if (!toPlace(state, frame).includes(no))
    return objection('B17.1', say`${unit} arrives on turn ${unit.due} at the earliest`);
  if (isShip(unit)) return homeZoneFault(world, unit, zone);
  if (isAircraft(unit)) return objection('T3.5', say`${unit} is an aircraft and never set up At Sea`);
  if (isTrain(unit)) return objection('M7.2', say`${unit} is a train and never leaves the rails`);
  if (isAirbase(unit) || isFlak(unit)) return objection('M8.8', say`${unit} is set up on land`);
  if (world.verbs.setup.includes('load')) return shiplessFault(unit);
  if (side === 'red' && stage === 'all')
    return objection('T3.4', say`${theSide('red')} has placed its units At Sea before ${theSide('blue')} set up`);
  return unit.place === 'sea' ? undefined : seaRoomFault(state, unit);
}

/** A ship somewhere: on a dock with room, or in a home sea zone. */
function sampleShip(world: World, state: State, no: UnitNo, choose: Choose): Command {
  const ship = state.units[no] as Unit;
  const docks = homeDocks(world, ship.side).filter(({ hex }) => !berthFault(world, state, ship, hex));
  const zone = pick(homeZones(world, ship.side), choose);
  const dock = pick(docks, choose);
  if (dock && (zone === undefined || choose(2) === 0)) return { do: 'placeUnit', unit: no, hex: dock.hex };
  if (zone !== undefined) return { do: 'placeAtSea', unit: no, zone };
  return world.verbs.setup.includes('holdBack') ? { do: 'holdBack', units: [no] } : { do: 'resign' };
}

/** M18.5: both roll for the army that borders neither, the higher sets it up; ties again. */
function rollForMinors(state: State, emit: Emit<BlitzEvent>, dice: Dice): void {
  for (const country of new Set(
    state.units.flatMap(({ nation, held }) => (nation !== undefined && held ? [nation] : [])),
  )) {
    let [blue, red] = [0, 0];
    while (blue === red) {
      blue = dice.roll(6, `blue rolls for minor ${country}`);
      red = dice.roll(6, `red rolls for minor ${country}`);
      emit({ is: 'minorRoll', country, blue, red });
    }
  }
}

/** M8.8: has this side centres to set up, and hexes for them? */
const centresDue = (world: World, state: State, { side, stage }: Setup): boolean =>
  (stage === 'all' || stage === 'together') &&
  world.verbs.setup.includes('placePc') &&
  ((unplaced(world, state, side).length > 0 && placesFor(world, state, side).length > 0) ||
    minorsDue(world, state, side));

/** M17.f.8: are centres of the minors still to be set up? */
const minorsDue = (world: World, state: State, side: Side): boolean =>
  unplacedOfMinors(world, state, side) > 0 && minorPlaces(world, state).length > 0;

/** The next centre to be set up, and where it may be. */
function nextCentre(world: World, state: State, side: Side): { readonly size: number; readonly hexes: readonly Hex[] } {
  const [size] = unplaced(world, state, side);
  const hexes = placesFor(world, state, side);
  if (size !== undefined && hexes.length > 0) return { size, hexes };
  return { size: MINOR_CENTRE, hexes: minorPlaces(world, state) };
}

function centreFault(
  world: World,
  state: State,
  { side, stage }: Setup,
  size: number,
  hex: Hex,
): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  if (stage !== 'all' && stage !== 'together')
    return objection('M80.2', say`the armies of the minor countries are set up first`);
  if (stage === 'together' && minorPlaces(world, state).includes(hex))
    return size === MINOR_CENTRE && unplacedOfMinors(world, state, side) > 0
      ? undefined
      : objection('M17.f.8', say`the minor countries have no production centre of ${size} left to set up`);
  if (isOverseas(world, side))
    return objection('M17.g.10', say`${theSide(side)}'s production centres are off the board`);
  if (!world.board.homeCityHexes[side].includes(hex))
    return objection('M8.8', say`${where} is no city hex of ${theSide(side)}'s home country`);
  if (centreAt(state, hex)) return objection('M8.8', say`${where} has a production centre already`);
  const known = unplaced(world, state, side).includes(size) || ownCentre(state, side, size) !== undefined;
  return known ? undefined : objection('M8.ob', say`${theSide(side)} has no production centre of ${size}`);
}

const ownCentre = (state: State, side: Side, size: number): Centre | undefined =>
  centresOf(state).findLast((one) => one.side === side && one.size === size && one.nation === undefined);

/** One of its size that is still to be set up; else the last of them is set up elsewhere. */
function placeCentre(
  world: World,
  state: State,
  { side }: Setup,
  size: number,
  hex: Hex,
  emit: Emit<BlitzEvent>,
): void {
  const nation = world.board.country[hex];
  if (nation !== undefined && minorPlaces(world, state).includes(hex))
    return emit({ is: 'centrePlaced', centre: { hex, side, size, nation } });
  const moved = unplaced(world, state, side).includes(size) ? undefined : ownCentre(state, side, size);
  emit({ is: 'centrePlaced', centre: { hex, side, size }, ...(moved ? { from: moved.hex } : {}) });
}

export const setupStep = (world: World): BlitzStep<'setup'> => ({
  rule: world.phases.setup.blue,
  ruleIn: (state, frame) => ruleIn(world, state, frame),
  commands: world.verbs.setup,
  side: (_state, frame) => frame.side,
  asks(state, frame) {
    const { side, stage } = frame;
    if (stage === 'atSea') return say`${theSide(side)} puts the units he wants At Sea; ready goes on (T3.2)`;
    const left = undecided(world, state, frame).length;
    if (left > 0 && ofMinors(frame))
      return say`${theSide(side)} places ${left} more {unit|units} of minor countries, each in its own country`;
    return left > 0
      ? say`${theSide(side)} places ${left} more {unit|units} in his home country or holds {it|them} back`
      : say`${theSide(side)} may still change his set-up; ready ends it`;
  },
  *legal(state, frame) {
    const { side, stage } = frame;
    const openTo = placesByKind(world, state);
    for (const no of toPlace(state, frame)) {
      const unit = state.units[no] as Unit;
      if (world.verbs.setup.includes('placeAtSea')) {
        for (const zone of ZONES) {
          if (unit.zone !== zone && !atSeaFault(world, state, frame, no, zone))
            yield { do: 'placeAtSea', unit: no, zone };
        }
      }
      if (settledFault(frame, unit)) continue;
      if (isShip(unit)) {
        for (const { hex } of homeDocks(world, side))
          if (hex !== unit.at && !berthFault(world, state, unit, hex)) yield { do: 'placeUnit', unit: no, hex };
      } else if (stage !== 'atSea') {
        for (const hex of openTo(unit)) if (hex !== unit.at) yield { do: 'placeUnit', unit: no, hex };
      }
      const kept = isShip(unit) && keptFault(state, unit);
      if (!unit.held && !kept && stage === 'all' && world.verbs.setup.includes('holdBack'))
        yield { do: 'holdBack', units: [no] };
    }
    if (world.verbs.setup.includes('load')) yield* stowings(state, side, undecided(world, state, frame));
    if (centresDue(world, state, frame)) {
      const { size, hexes } = nextCentre(world, state, side);
      for (const hex of hexes) yield { do: 'placePc', size, hex };
    } else if (stage === 'atSea' || undecided(world, state, frame).length === 0) yield { do: 'ready' };
    // M12.32
    if (world.verbs.setup.includes('assignIntercept'))
      for (const units of standingBy(world, { ...state, mover: side })) yield { do: 'assignIntercept', units };
  },
  sample(state, frame, choose) {
    if (centresDue(world, state, frame)) {
      const { size, hexes } = nextCentre(world, state, frame.side);
      return { do: 'placePc', size, hex: hexes[choose(hexes.length)] ?? 0 };
    }
    const { stage } = frame;
    const left = undecided(world, state, frame);
    // M12.1: aircraft need their bases first.
    const bases = left.filter((one) => isAirbase(state.units[one] as Unit));
    const next = bases.length > 0 ? bases : left;
    const no = next[choose(Math.max(next.length, 1))];
    const [fighters] = left.length === 0 ? standingBy(world, { ...state, mover: frame.side }) : [];
    if (fighters && stage === 'all' && choose(2) === 0) return { do: 'assignIntercept', units: fighters };
    if (no !== undefined && isShip(state.units[no] as Unit)) return sampleShip(world, state, no, choose);
    const stowed =
      no !== undefined && choose(6) === 0 && world.verbs.setup.includes('load')
        ? pick([...stowings(state, frame.side, [no])], choose)
        : undefined;
    if (stowed) return stowed;
    const afloat =
      no !== undefined && world.verbs.setup.includes('placeAtSea') && !atSeaFault(world, state, frame, no, 'A');
    if (afloat && choose(stage === 'atSea' ? 3 : 12) === 0)
      return { do: 'placeAtSea', unit: no, zone: ZONES[choose(5)] ?? 'A' };
    if (no === undefined || (stage === 'atSea' && choose(4) === 0)) return { do: 'ready' };
    if (stage === 'atSea')
      return afloat ? { do: 'placeAtSea', unit: no, zone: ZONES[choose(5)] ?? 'A' } : { do: 'ready' };
    const unit = state.units[no] as Unit;
    const start = choose(world.board.grid.size);
    for (let i = 0; i < world.board.grid.size; i++) {
      const hex = (start + i) % world.board.grid.size;
      if (!groundFault(world, state, unit, hex) && hasRoom(world, state, unit, hex))
        return { do: 'placeUnit', unit: no, hex };
    }
    return world.verbs.setup.includes('holdBack') ? { do: 'holdBack', units: [no] } : { do: 'resign' };
  },
  check(state, frame, command) {
    const { side, stage } = frame;
    switch (command.do) {
      case 'placeUnit':
        if (stage === 'atSea')
          return objection(
            'T3.2',
            say`${theSide('red')} first puts units At Sea; the map comes after ${theSide('blue')}`,
          );
        return (
          settledFault(frame, state.units[command.unit]) ?? placeFault(world, state, frame, command.unit, command.hex)
        );
      case 'placeAtSea':
        return (
          settledFault(frame, state.units[command.unit]) ?? atSeaFault(world, state, frame, command.unit, command.zone)
        );
      case 'load':
        return ofMinors(frame)
          ? objection('M80.2', say`the armies of the minor countries are set up first`)
          : loadInSetUpFault(state, side, command);
      case 'splitUnit':
        return splitFault(world, state, side, command);
      case 'holdBack': {
        if (command.units.length === 0) return objection('B3.5', say`no unit is named`);
        for (const no of command.units) {
          const unit = ownUnit(state, side, no, 'B3.5');
          if (isObjection(unit)) return unit;
          if (ofMinors(frame)) return objection('M18.5', say`${unit} is set up in its own country`);
          const kept = isShip(unit) ? keptFault(state, unit) : undefined;
          if (kept) return kept;
          const settled = settledFault(frame, unit) ?? stageFault(frame, unit);
          if (settled) return settled;
          if (!toPlace(state, frame).includes(no))
            return objection('B3.5', say`${unit} is not due before turn ${unit.due}`);
        }
        return undefined;
      }
      // M80.48
      case 'placeGuerilla': {
        const no = nextBand(world, state, frame);
        return no === undefined
          ? objection('M17.g.1', say`no guerilla waits to be placed`)
          : placeFault(world, state, frame, no, command.hex);
      }
      case 'placePc':
        return centreFault(world, state, frame, command.size, command.hex);
      case 'assignIntercept':
        return standbyFault(world, state, side, command.units);
      case 'ready': {
        if (centresDue(world, state, frame))
          return objection(
            'M8.8',
            say`${unplaced(world, state, side).length + unplacedOfMinors(world, state, side)} production {centre is|centres are} not set up yet`,
          );
        const left = stage === 'atSea' ? [] : undecided(world, state, frame);
        if (left.length === 0) return undefined;
        const names = theUnits(state, left.slice(0, 5), ', ');
        return objection(
          ruleIn(world, state, frame),
          left.length > 5
            ? say`${left.length} {unit is|units are} neither placed nor held back: ${names} …`
            : say`${left.length} {unit is|units are} neither placed nor held back: ${names}`,
        );
      }
      default:
        return unexpected(command);
    }
  },
  play(state, frame, command, emit, dice) {
    switch (command.do) {
      case 'placeUnit':
        if (isShip(state.units[command.unit] as Unit))
          return emit({ is: 'berthed', unit: command.unit, hex: dockAt(world.board, command.hex)?.hex ?? command.hex });
        return emit({ is: 'placed', unit: command.unit, hex: command.hex });
      case 'load':
        return emit({ is: 'loaded', unit: command.unit, units: command.units });
      case 'placeAtSea':
        return emit({ is: 'putToSea', unit: command.unit, zone: command.zone });
      case 'splitUnit':
        return emit({ is: 'split', unit: command.unit, sizes: command.sizes });
      case 'holdBack':
        for (const unit of command.units) emit({ is: 'heldBack', unit });
        return;
      case 'placeGuerilla': {
        const unit = nextBand(world, state, frame);
        return unit === undefined ? undefined : emit({ is: 'placed', unit, hex: command.hex });
      }
      case 'assignIntercept':
        return emit({ is: 'onCall', units: command.units });
      case 'placePc':
        return placeCentre(world, state, frame, command.size, command.hex, emit);
      case 'ready':
        if (frame.stage === 'minors' && frame.side === 'red') rollForMinors(state, emit, dice);
        return goOn(world, state, emit);
      default:
        return unexpected(command);
    }
  },
});
