import type { Hex } from '#hex/hex.ts';
import { type Zone } from '#games/blitz/board.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { isLandingShip, isShip, isTaskForce, isTransport, mayRaid, isMarine } from '#games/blitz/kinds.ts';
import { disembark, dutiesOf } from '#games/blitz/sea/ships/docks.ts';
import { landFollowUp, landRanger, landWave } from '#games/blitz/sea/ships/beachhead.ts';
import { dockAt, docksOf, useFault } from '#games/blitz/sea/ships/ports.ts';
import { cargoOf, isAtSea, loadOf, shipsOf, taskForcesIn, zoneOf } from '#games/blitz/sea/ships/ships.ts';
import { homeZones } from '#games/blitz/sea/ships/set-up.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { inSecondImpulse, isOpenStep } from '#games/blitz/turns.ts';
import { type Command, other, type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { strands } from '#games/blitz/players/plan/destinations.ts';
import { engagement } from '../naval.ts';
import { beachSites, goalZone, raidSites, type Site, towards } from './sites.ts';

/** M80.17 to M80.20: the fleets in their steps: landing forces to the best beach, Rangers to open ports, transports home again. */

const shipIn = ({ units }: State, no: UnitNo): Unit => units[no] as Unit;

const isFree = (ship: Unit): boolean => !ship.moved && !ship.stopped && !ship.withdrawn && !ship.aborted;

const isLoaded = (state: State, ship: Unit): boolean => cargoOf(state, ship).length > 0;

/** Landing ships and loaded transports at sea in one zone, with the task forces beside them. */
interface Force {
  readonly zone: Zone;
  readonly landers: readonly UnitNo[];
  readonly transports: readonly UnitNo[];
  readonly escorts: readonly UnitNo[];
}

function forcesOf({ world }: Blitz, state: State, side: Side): Force[] {
  const at = new Map<Zone, UnitNo[]>();
  for (const no of shipsOf(state, side, isAtSea)) {
    const zone = zoneOf(world, shipIn(state, no));
    if (zone) at.set(zone, [...(at.get(zone) ?? []), no]);
  }
  return [...at].map(([zone, ships]) => ({
    zone,
    landers: ships.filter((no) => isLandingShip(shipIn(state, no))),
    transports: ships.filter((no) => isTransport(shipIn(state, no)) && isLoaded(state, shipIn(state, no))),
    escorts: ships.filter((no) => isTaskForce(shipIn(state, no))),
  }));
}

/** M11.25: no landing where the enemy would have superiority. */
const openTo =
  ({ world }: Blitz, state: State, side: Side, escorts: number) =>
  (zone: Zone): boolean =>
    taskForcesIn(world, state, other(side), zone) <= taskForcesIn(world, state, side, zone) + escorts;

const sail = (state: State, units: readonly UnitNo[], zone: Zone): Command | undefined => {
  const able = units.filter((no) => isFree(shipIn(state, no)) && isAtSea(shipIn(state, no)));
  return able.length > 0 ? { do: 'changeZone', units: able, zone } : undefined;
};

/** M11.3: a landing force sails to the best beach, Rangers to open ports; empty ships go home. */
function* sailing(game: Blitz, state: State, side: Side): Generator<Command | undefined> {
  const { world } = game;
  const inPort = shipsOf(state, side, (ship) => ship.place === 'dock' && isFree(ship));
  const afloat = shipsOf(state, side, (ship) => isTransport(ship) && isLoaded(state, ship)).length > 0;
  for (const no of inPort) {
    const ship = shipIn(state, no);
    if (isTaskForce(ship) || (isLandingShip(ship) && afloat) || (isTransport(ship) && isLoaded(state, ship)))
      yield { do: 'putToSea', units: [no] };
  }
  const forces = forcesOf(game, state, side);
  const landing = forces.find(({ landers, transports }) => landers.length > 0 && transports.length > 0);
  const [home] = homeZones(world, side);
  if (landing) {
    const { zone, landers, transports, escorts } = landing;
    const ready = [...landers, ...transports, ...escorts].filter((no) => shipIn(state, no).place === 'sea');
    const goal = goalZone(
      world,
      state,
      zone,
      beachSites(world, state, side),
      openTo(game, state, side, escorts.length),
    );
    if (goal && goal.zone !== zone) yield sail(state, ready, towards(zone, goal.zone));
    for (const other of forces) {
      if (other === landing) continue;
      const more = other.escorts.filter((no) => !isLoaded(state, shipIn(state, no)));
      yield sail(state, [...more, ...other.landers, ...other.transports], towards(other.zone, zone));
    }
  }
  for (const { zone, escorts } of forces) {
    const raiders = escorts.filter((no) => isLoaded(state, shipIn(state, no)) && shipIn(state, no).place === 'sea');
    const goal =
      raiders.length > 0 ? goalZone(world, state, zone, raidSites(world, state, side), () => true) : undefined;
    if (goal && goal.zone !== zone) yield sail(state, raiders, towards(zone, goal.zone));
  }
  for (const { zone } of forces) {
    const empty = shipsOf(
      state,
      side,
      (ship) => isAtSea(ship) && isTransport(ship) && !isLoaded(state, ship) && zoneOf(world, ship) === zone,
    );
    if (home && empty.length > 0 && !portIn(game, state, side, zone)) yield sail(state, empty, towards(zone, home));
  }
}

/** A dock of the zone that the side can use. */
const portIn = ({ world }: Blitz, state: State, side: Side, zone: Zone): Hex | undefined =>
  docksOf(world.board).find((dock) => dock.zone === zone && !useFault(world, state, side, dock))?.hex;

/** Landing of the most factors. */
const largest = (state: State, commands: Iterable<Command>, hex?: Hex): Command | undefined => {
  let best: Command | undefined;
  let most = 0;
  for (const command of commands) {
    if (command.do !== 'landWave' && command.do !== 'landFollowUp') continue;
    if (hex !== undefined && command.hex !== hex) continue;
    const size = command.units.reduce((sum, no) => sum + sizeOf(shipIn(state, no)), 0);
    if (size > most) [best, most] = [command, size];
  }
  return best;
};

/** M11.30: one landing ship and two transports, those with most marines first. */
function waveShips(state: State, { landers, transports }: Force): UnitNo[] {
  const inBox = (no: UnitNo): boolean => shipIn(state, no).place === 'sea' && !shipIn(state, no).stopped;
  const marines = (no: UnitNo): number =>
    cargoOf(state, shipIn(state, no)).reduce(
      (sum, one) => sum + sizeOf(shipIn(state, one)) * (isMarine(shipIn(state, one)) ? 2 : 1),
      0,
    );
  const [lander] = landers.filter(inBox);
  const [first, second] = transports.filter(inBox).sort((a, b) => marines(b) - marines(a));
  return lander === undefined || first === undefined ? [] : [lander, first, ...(second === undefined ? [] : [second])];
}

/** M11.10, M11.30 to M11.38: ashore. */
function* landing(game: Blitz, state: State, side: Side): Generator<Command | undefined> {
  const { world } = game;
  yield largest(state, landFollowUp.legal(world, state));
  yield* disembark.legal(world, state);
  const forces = forcesOf(game, state, side);
  const beaches = forces.some(({ landers }) => landers.length > 0)
    ? beachSites(world, state, side)
    : new Map<Zone, Site>();
  const waiting = shipsOf(state, side, (ship) => ship.place === 'assault');
  if (waiting.length > 0) {
    const [site] = [...beaches.values()].filter(({ from }) => waiting.some((no) => shipIn(state, no).at === from));
    yield largest(state, landWave.legal(world, state), site?.hex);
    yield largest(state, landWave.legal(world, state));
    yield* landRanger.legal(world, state);
  }
  for (const force of forces) {
    const site = beaches.get(force.zone);
    const ships = site && site.worth > 1 ? waveShips(state, force) : [];
    if (site && ships.length > 0) {
      // M11.35: those who follow lie where the first wave has landed.
      const held = state.beachheads.find((one) => one.side === side && one.hex === site.hex);
      if (!held) yield { do: 'takeAssaultHex', units: ships, hex: site.from };
    }
    const raid = raidSites(world, state, side).get(force.zone);
    const raider = force.escorts.find(
      (no) => isLoaded(state, shipIn(state, no)) && shipIn(state, no).place === 'sea' && !shipIn(state, no).stopped,
    );
    if (raid && raider !== undefined) yield { do: 'takeAssaultHex', units: [raider], hex: raid.from };
  }
  yield* docking(game, state, side, forces);
}

/** M11.7: transports bring their load to a port that was taken, or lie in one of their own when they are empty. */
function* docking(game: Blitz, state: State, side: Side, forces: readonly Force[]): Generator<Command> {
  const { world } = game;
  const ports = docksOf(world.board).filter((dock) => !useFault(world, state, side, dock));
  const foreign = ports.filter(({ cities }) => cities.every((city) => !world.board.homeCityHexes[side].includes(city)));
  for (const { zone, transports, landers } of forces) {
    const open = foreign.filter((dock) => dock.zone === zone);
    // Beside a waiting landing ship they follow over the beach.
    for (const no of landers.length === 0 || open.length > 0 ? transports : [])
      for (const { hex } of open) yield { do: 'dock', units: [no], hex };
  }
  const empty = shipsOf(
    state,
    side,
    (ship) => isAtSea(ship) && isTransport(ship) && !ship.stopped && !ship.withdrawn && !isLoaded(state, ship),
  );
  for (const no of empty)
    for (const { hex, zone } of ports)
      if (zone === zoneOf(world, shipIn(state, no))) yield { do: 'dock', units: [no], hex };
}

/** M11.9: units not needed to hold a port embark, marines first; Rangers on task forces. */
function* embarking(game: Blitz, state: State, side: Side): Generator<Command | undefined> {
  const { world } = game;
  const hasLander = shipsOf(state, side, isLandingShip).length > 0;
  const field = fieldOf(world, state);
  for (const no of shipsOf(state, side, (ship) => ship.place === 'dock' && !ship.aborted)) {
    const ship = shipIn(state, no);
    const cities = dockAt(world.board, ship.at)?.cities ?? [];
    const spare = cities
      .flatMap((city) => stackAt(field, side, city).slice(1))
      .filter((one) => (isTaskForce(ship) ? mayRaid(shipIn(state, one)) : hasLander && !mayRaid(shipIn(state, one))))
      .sort((a, b) => Number(isMarine(shipIn(state, b))) - Number(isMarine(shipIn(state, a))));
    for (const one of spare) yield { do: 'load', unit: no, units: [one] };
    if (isTransport(ship) && loadOf(state, ship) >= 4 && isFree(ship)) yield { do: 'putToSea', units: [no] };
  }
}

/** The next thing the fleet does; undefined where there are no ships, or nothing is left to do in this step. */
export function bySea(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  if (!world.verbs.movement.includes('putToSea') || side !== state.mover || inSecondImpulse(state)) return undefined;
  if (!state.units.some((unit) => unit.side === side && isShip(unit))) return undefined;
  const wished = function* (): Generator<Command | undefined> {
    yield dutiesOf(world, state)[0];
    if (isOpenStep(state, 'sailing')) yield* sailing(game, state, side);
    if (isOpenStep(state, 'engaging')) yield engagement(game, state);
    if (isOpenStep(state, 'sea')) yield* landing(game, state, side);
    if (isOpenStep(state, 'embarking')) yield* embarking(game, state, side);
  };
  for (const command of wished())
    if (command && !game.check(state, side, command) && !strands(game, state, command, ashoreBy(command)))
      return command;
  return undefined;
}

/** M10.14: no landing out of supply: the units would have to re-embark before movement ends. */
const ashoreBy = (command: Command): readonly UnitNo[] =>
  command.do === 'disembark' || command.do === 'landWave' || command.do === 'landFollowUp' ? command.units : [];
