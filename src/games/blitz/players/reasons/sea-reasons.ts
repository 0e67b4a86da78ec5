import { code, msg } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isTaskForce } from '#games/blitz/kinds.ts';
import { engagementOdds } from '#games/blitz/sea/ships/engagement-table.ts';
import { fleetOf, loadOf, zoneOf } from '#games/blitz/sea/ships/ships.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, CommandOf, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { theUnit, theUnits } from '#games/blitz/words.ts';
import { beachSites } from '#games/blitz/sea/players/fleets/sites.ts';
import { place, plainly } from '../ops/reasons.ts';
import type { Explanation } from './explanation.ts';

/** M11: why fleets sail, land and fight. */

const NOTHING = { gain: 0, risk: 0 };
const shipIn = ({ units }: State, no: UnitNo): Unit => units[no] as Unit;

function tellSailing(
  { world }: Blitz,
  state: State,
  { units, zone }: CommandOf<'changeZone'>,
): Explanation | undefined {
  const factors = units.reduce((sum, no) => sum + loadOf(state, shipIn(state, no)), 0);
  if (factors === 0) return undefined;
  const ships = units.length;
  const hex = world.board.zone.indexOf(zone) as Hex;
  const said = msg`${ships} {ship sails|ships sail} to zone ${code(zone)} with ${factors} {factor|factors} on board, on the way to a coast that lies open.`;
  return plainly('sailing', hex, { said, units, numbers: { ships, factors } }, [], NOTHING);
}

function tellWave({ world }: Blitz, state: State, { units, hex }: CommandOf<'landWave'>): Explanation {
  const zones = neighboursOf(world.board.grid, hex).flatMap((beside) => world.board.zone[beside] ?? []);
  const sites = beachSites(world, state, state.mover);
  const cities = zones.flatMap((zone) => sites.get(zone) ?? []).find((site) => site.hex === hex)?.cities.length ?? 0;
  const said = msg`${theUnits(state, units)} {lands|land} at ${place(world, hex)}: ${cities} {city hex|city hexes} behind it {2|lies|lie} open.`;
  return plainly('landing', hex, { said, units, numbers: { cities } }, [], { gain: cities, risk: 0 });
}

function tellEngagement(
  { world }: Blitz,
  state: State,
  { unit, target }: CommandOf<'engage'>,
): Explanation | undefined {
  const forces = (no: UnitNo): UnitNo[] => fleetOf(world, state, no).filter((one) => isTaskForce(shipIn(state, one)));
  const [own, his] = [forces(unit), forces(target)];
  const odds = engagementOdds(own.length, his.length);
  const zone = zoneOf(world, shipIn(state, unit));
  if (odds === undefined || zone === undefined) return undefined;
  const said = msg`${own.length} task {force engages|forces engage} ${his.length} of the enemy in zone ${code(zone)} (${code(odds)}).`;
  const numbers = { own: own.length, his: his.length };
  return plainly('engagement', world.board.zone.indexOf(zone), { said, units: own, numbers }, [], NOTHING);
}

/** Reason for a command of the fleets; undefined if there is nothing to tell. */
export function tellSea(game: Blitz, state: State, command: Command): Explanation | undefined {
  const { world } = game;
  switch (command.do) {
    case 'changeZone':
      return tellSailing(game, state, command);
    case 'landWave':
      return tellWave(game, state, command);
    case 'engage':
      return tellEngagement(game, state, command);
    case 'landFollowUp': {
      const said = msg`${theUnits(state, command.units)} {follows|follow} over the beach at ${place(world, command.hex)}.`;
      return plainly('landing', command.hex, { said, units: command.units, numbers: {} }, [], NOTHING);
    }
    case 'landRanger': {
      const said = msg`${theUnit(state, command.unit)} goes ashore at ${place(world, command.hex)}: nobody guards the city.`;
      return plainly('landing', command.hex, { said, units: [command.unit], numbers: {} }, [], NOTHING);
    }
    case 'disembark': {
      const said = msg`${theUnits(state, command.units)} {goes|go} ashore in port at ${place(world, command.hex)}.`;
      return plainly('landing', command.hex, { said, units: command.units, numbers: {} }, [], NOTHING);
    }
    default:
      return undefined;
  }
}
