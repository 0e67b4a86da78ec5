import { ZONES, type Zone } from '#games/blitz/board.ts';
import {
  isArmor,
  isLandingShip,
  isMarine,
  isShip,
  isTaskForce,
  kindOf,
  mayInvade,
  mayRaid,
} from '#games/blitz/kinds.ts';
import { disembark, dutiesOf } from '#games/blitz/sea/ships/docks.ts';
import { engagementOdds } from '#games/blitz/sea/ships/engagement-table.ts';
import { engage } from '#games/blitz/sea/ships/engagement-command.ts';
import { homeDocks, homeZones } from '#games/blitz/sea/ships/set-up.ts';
import { putToSea } from '#games/blitz/sea/ships/ship-movement.ts';
import { cargoOf, fleetOf, loadOf, shipsOf } from '#games/blitz/sea/ships/ships.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';

/** M11: task forces put to sea and engage where the odds are good; what ships carry goes ashore in port. */

const GOOD: ReadonlySet<string> = new Set(['2-1', '3-1', '4-1']);

const forces = (state: State, units: readonly UnitNo[]): number =>
  units.filter((no) => isTaskForce(state.units[no] as Unit)).length;

export function engagement({ world }: Blitz, state: State): Command | undefined {
  for (const command of engage.legal(world, state)) {
    if (command.do !== 'engage') continue;
    const own = forces(state, fleetOf(world, state, command.unit));
    const odds = engagementOdds(own, forces(state, fleetOf(world, state, command.target)));
    if (odds !== undefined && GOOD.has(odds)) return command;
  }
  return undefined;
}

/** Next fleet command before any march; undefined without ships. */
export function bySea(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  if (!world.verbs.movement.includes('putToSea') || !state.units.some((unit) => unit.side === side && isShip(unit)))
    return undefined;
  const [duty] = dutiesOf(world, state);
  const sails = [...putToSea.legal(world, state)].filter(
    (command) => command.do === 'putToSea' && command.units.every((no) => isTaskForce(state.units[no] as Unit)),
  );
  const lands = [...disembark.legal(world, state)];
  const wished = [duty, ...lands, ...sails, engagement(game, state)];
  return wished.find((command) => command !== undefined && game.check(state, side, command) === undefined);
}

/** The home zone nearest to the enemy's. */
function forwardZone(world: Blitz['world'], side: Side): Zone | undefined {
  const his = homeZones(world, other(side)).map((zone) => ZONES.indexOf(zone));
  const far = (zone: Zone): number => Math.min(9, ...his.map((one) => Math.abs(one - ZONES.indexOf(zone))));
  return homeZones(world, side).sort((a, b) => far(a) - far(b))[0];
}

/** M8.8: task forces in the sea zone from which they come to the enemy; with landing ships transports too, else in port. */
export function berthOf({ world }: Blitz, state: State, no: UnitNo): Command | undefined {
  const ship = state.units[no] as Unit;
  const zone = forwardZone(world, ship.side);
  const dock = homeDocks(world, ship.side).find(
    ({ hex, room }) =>
      state.units.filter((one) => one.side === ship.side && one.place === 'dock' && one.at === hex).length < room,
  );
  const sails = isTaskForce(ship) || state.units.some((one) => one.side === ship.side && isLandingShip(one));
  if (zone !== undefined && (sails || !dock)) return { do: 'placeAtSea', unit: no, zone };
  return dock && { do: 'placeUnit', unit: no, hex: dock.hex };
}

/** M8.8, M11.14: units that fight from boats embark at once, infantry where room is left; Rangers on task forces. */
export function stowage(game: Blitz, state: State, side: Side, no: UnitNo): Command | undefined {
  const unit = state.units[no] as Unit;
  if (!mayInvade(unit) || isArmor(unit) || !game.world.verbs.setup.includes('load')) return undefined;
  if (!isMarine(unit) && !mayRaid(unit) && unit.mf < MARCHES) return undefined;
  const ships = shipsOf(state, side, (ship) => ship.place === 'sea');
  for (const ship of ships) {
    if (mayRaid(unit) !== isTaskForce(state.units[ship] as Unit)) continue;
    const command = { do: 'load', unit: ship, units: [no] } as const;
    if (!game.check(state, side, command)) return command;
  }
  return undefined;
}

/** Infantry that is worth its place on board. */
const MARCHES = 4;

/** M11.22: the ship that is missed least. */
export function leastShip(state: State, units: readonly UnitNo[]): Command | undefined {
  const worth = (no: UnitNo): number => {
    const ship = state.units[no] as Unit;
    return kindOf(ship.type).worth + loadOf(state, ship) + cargoOf(state, ship).length;
  };
  const [least] = units
    .filter((no) => ['sea', 'assault'].includes(state.units[no]?.place ?? ''))
    .sort((a, b) => worth(a) - worth(b));
  return least === undefined ? undefined : { do: 'chooseShip', unit: least };
}

/** M11.24: withdraws into port, else into any place with room. */
export function haven(game: Blitz, state: State): Command | undefined {
  const all = [...game.legal(state)].filter((command) => command.do === 'withdraw');
  return all.find((command) => command.do === 'withdraw' && command.hex !== undefined) ?? all[0];
}
