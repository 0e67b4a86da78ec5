import { isShip, isTaskForce, kindOf } from '../../kinds.ts';
import { disembark, dutiesOf } from '../../modules/naval/docking.ts';
import { engagementOdds } from '../../modules/naval/engagement-table.ts';
import { engage } from '../../modules/naval/engaging.ts';
import { homeDocks, homeZones } from '../../modules/naval/set-up.ts';
import { putToSea } from '../../modules/naval/sailing.ts';
import { cargoOf, fleetOf, loadOf } from '../../modules/naval/ships.ts';
import type { Blitz } from '../../open.ts';
import type { Command, Side, State, Unit, UnitNo } from '../../types.ts';

/** M11: task forces put to sea and engage where the odds are good; what ships carry goes ashore in port. */

const GOOD: ReadonlySet<string> = new Set(['2-1', '3-1', '4-1']);

const forces = (state: State, units: readonly UnitNo[]): number =>
  units.filter((no) => isTaskForce(state.units[no] as Unit)).length;

function engagement({ world }: Blitz, state: State): Command | undefined {
  for (const command of engage.legal(world, state)) {
    if (command.do !== 'engage') continue;
    const own = forces(state, fleetOf(world, state, command.unit));
    const odds = engagementOdds(own, forces(state, fleetOf(world, state, command.target)));
    if (odds !== undefined && GOOD.has(odds)) return command;
  }
  return undefined;
}

/** What the fleet does before anybody marches; nothing where there are no ships. */
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

/** M8.8: task forces in the sea zones they rule from, the others in port. */
export function berthOf({ world }: Blitz, state: State, no: UnitNo): Command | undefined {
  const ship = state.units[no] as Unit;
  const [zone] = homeZones(world, ship.side);
  const dock = homeDocks(world, ship.side).find(
    ({ hex, room }) =>
      state.units.filter((one) => one.side === ship.side && one.place === 'dock' && one.at === hex).length < room,
  );
  if (zone !== undefined && (isTaskForce(ship) || !dock)) return { do: 'placeAtSea', unit: no, zone };
  return dock && { do: 'placeUnit', unit: no, hex: dock.hex };
}

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

/** M11.24: into port, else wherever there is room. */
export function haven(game: Blitz, state: State): Command | undefined {
  const all = [...game.legal(state)].filter((command) => command.do === 'withdraw');
  return all.find((command) => command.do === 'withdraw' && command.hex !== undefined) ?? all[0];
}
