import { isObjection, type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { ZONES, type Zone } from '#games/blitz/board.ts';
import { isHome } from '#games/blitz/countries/rules/cities.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { type CommandOf, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { ownUnit } from '#games/blitz/step.ts';
import type { World } from '#games/blitz/world.ts';
import { type Dock, dockAt, docksOf, shipsAt } from './ports.ts';
import { cargoOf, deckOf, loadFault } from './ships.ts';

/** M8.8, M11.14: ships are set up, loaded or not, in home docks or in home sea zones. */

export const homeDocks = (world: World, side: Side): Dock[] =>
  docksOf(world.board).filter(({ cities }) => cities.some((hex) => isHome(world, side, hex)));

/** The sea zones of a side's own ports (Blue A and B, Red D and E on the continent). */
export const homeZones = (world: World, side: Side): Zone[] => {
  const zones = new Set(homeDocks(world, side).map(({ zone }) => zone));
  return ZONES.filter((zone) => zones.has(zone));
};

/** M8.8: may a ship lie there when the game begins, or come into play there (M9.6)? */
export function berthFault(world: World, state: State, ship: Unit, hex: Hex): Objection | undefined {
  const { grid } = world.board;
  const dock = dockAt(world.board, hex);
  if (!dock)
    return objection('M11.6', msg`${theHex(grid, hex)} has no dock: ships are set up on docks or in sea zones`);
  if (!homeDocks(world, ship.side).includes(dock))
    return objection('M8.8', msg`the dock at ${theHex(grid, dock.hex)} is none of ${theSide(ship.side)}'s home ports`);
  const there = ship.place === 'dock' && ship.at === dock.hex;
  return !there && shipsAt(state, ship.side, 'dock', dock.hex) >= dock.room
    ? objection('M11.5', msg`the dock at ${theHex(grid, dock.hex)} has no room`)
    : undefined;
}

export function homeZoneFault(world: World, ship: Unit, zone: Zone): Objection | undefined {
  return homeZones(world, ship.side).includes(zone)
    ? undefined
    : objection('M8.8', msg`zone ${code(zone)} is no home sea zone of ${theSide(ship.side)}'s`, 'M11.14');
}

/** M11.0: nobody is at sea without a ship. */
export const shiplessFault = (unit: Unit): Objection | undefined =>
  isShip(unit) ? undefined : objection('M11.0', msg`${unit} goes to sea on board a ship (load)`);

/** M8.8: who may be loaded in set-up, one at a time. */
export function* stowings(state: State, side: Side, waiting: readonly UnitNo[]): Generator<CommandOf<'load'>> {
  for (const [unit, ship] of state.units.entries()) {
    if (ship.side !== side || !isShip(ship) || (ship.place !== 'sea' && ship.place !== 'dock')) continue;
    for (const no of waiting) {
      const command = { do: 'load', unit, units: [no] } as const;
      if (!isShip(state.units[no] as Unit) && !loadInSetUpFault(state, side, command)) yield command;
    }
  }
}

export function loadInSetUpFault(state: State, side: Side, command: CommandOf<'load'>): Objection | undefined {
  const fault = stowFault(state, side, command);
  if (fault) return fault;
  const ship = state.units[command.unit] as Unit;
  return ship.place === 'sea' || ship.place === 'dock'
    ? undefined
    : objection('M8.8', msg`${ship} is set up first, then loaded`);
}

/** A ship with somebody on board is not held back. */
export const keptFault = (state: State, ship: Unit): Objection | undefined =>
  cargoOf(state, ship).length + deckOf(state, ship).length > 0
    ? objection('B3.5', msg`${ship} has units on board: they are set up elsewhere first`)
    : undefined;

/** M8.8: in set-up land units go on board any ship of their side. */
function stowFault(state: State, side: Side, { unit, units }: CommandOf<'load'>): Objection | undefined {
  const ship = ownUnit(state, side, unit, 'M8.8');
  if (isObjection(ship)) return ship;
  if (!isShip(ship)) return objection('M8.8', msg`${ship} is no ship`);
  if (units.length === 0) return objection('M8.8', msg`no unit is named`);
  if (new Set(units).size < units.length) return objection('M8.8', msg`a unit is named twice`);
  for (const no of units) {
    const one = ownUnit(state, side, no, 'M8.8');
    if (isObjection(one)) return one;
    if (one.nation !== undefined || one.due > 1)
      return objection('M8.8', msg`${one} is not set up on board a ship of ${theSide(side)}'s`);
    if (one.aboard === ship.id) return objection('M8.8', msg`${one} is on board ${ship} already`);
  }
  return loadFault(state, ship, units);
}
