import { memoize } from '#core/memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, ZONES, type Zone } from '#games/blitz/board.ts';
import { fieldFault, haltFault, occupiedFault } from '#games/blitz/air/rules/air.ts';
import { ashoreFault, closedTo } from '#games/blitz/ground/rules/closures.ts';
import { type Side, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import { isAircraft, isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';

/** T6.1: sea movement. */

/** T6.1.1: size of ground units a side may have At Sea; O23.7.1: factors of aircraft. */
export const SEA_LIMIT = 40;
export const SEA_AIR_LIMIT = 4;

/** T6.1.4b: the zones form a chain. */
export const zonesMeet = (a: Zone, b: Zone): boolean => Math.abs(ZONES.indexOf(a) - ZONES.indexOf(b)) <= 1;

/** Zones of the sea hexes next to a hex. */
export function zonesBeside(world: Pick<World, 'board'>, hex: Hex): Zone[] {
  const zones = neighboursOf(world.board.grid, hex).flatMap((beside) => world.board.zone[beside] ?? []);
  return [...new Set(zones)];
}

const NO_ZONES: readonly Zone[] = [];

const portsOf = memoize((board: Board): ReadonlyMap<Hex, readonly Zone[]> => {
  const inland = (hex: Hex) => board.source.inlandPorts.filter((port) => port.hex === hex).map((port) => port.zone);
  return new Map(
    board.cityHexes.map((hex) => [hex, board.coastal[hex] === 1 ? zonesBeside({ board }, hex) : inland(hex)]),
  );
});

/** T6.1.2a: the zones of a port hex; none when it is no port. */
export const portZones = ({ board }: Pick<World, 'board'>, hex: Hex): readonly Zone[] =>
  portsOf(board).get(hex) ?? NO_ZONES;

/** T6.1.2b: a port hex its side may use now. */
export function portFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  if (portZones(world, hex).length === 0) {
    return objection('T6.1.2a', msg`${theHex(world.board.grid, hex)} is no port hex`);
  }
  return fieldFault(world, state, side, hex, 'T6.1.2b', 'Q10.2');
}

/** T6.1.1, O23.7.7: what its side has At Sea besides this unit; aircraft on a mission from a box keep their place. */
function othersAtSea(state: State, unit: Unit): number {
  const ground = isGround(unit);
  let sum = 0;
  for (const one of state.units) {
    if (one === unit || one.side !== unit.side || isGround(one) !== ground) continue;
    if (one.place === 'sea' || (one.place === 'air' && one.zone !== undefined)) sum += sizeOf(one);
  }
  return sum;
}

/** M11.8, M70.fallback: with ships aircraft At Sea are on the task forces of their zone. */
function deckRoomFault(state: State, unit: Unit, zone: Zone, most: number): Objection | undefined {
  const others = state.units.filter(
    (one) => one !== unit && one.side === unit.side && isAircraft(one) && one.zone === zone && one.place !== 'lost',
  );
  const factors = others.reduce((sum, one) => sum + sizeOf(one), sizeOf(unit));
  return factors > most
    ? objection(
        'M11.8',
        msg`the task forces in zone ${code(zone)} carry ${most} {factor|factors} of aircraft; with ${unit} it would be ${factors}`,
        'O23.7.1',
      )
    : undefined;
}

export function seaRoomFault(world: World, state: State, unit: Unit, zone = unit.zone): Objection | undefined {
  const ground = isGround(unit);
  const decks = ground || !zone ? undefined : world.rules.sea.decks({ state, side: unit.side, zone });
  if (decks !== undefined && zone) return deckRoomFault(state, unit, zone, decks);
  const limit = ground ? SEA_LIMIT : SEA_AIR_LIMIT;
  const now = othersAtSea(state, unit);
  if (now + sizeOf(unit) <= limit) return undefined;
  return objection(ground ? 'T6.1.1' : 'O23.7.1', msg`${now} size is At Sea; with ${unit} it would exceed ${limit}`);
}

/** T6.1.4: what began the player turn At Sea does one thing in it; going back to sea is none of them. */
export const returnFault = (unit: Unit): Objection | undefined =>
  unit.ashore || unit.invading
    ? objection('T6.1.4', msg`${unit} came from the sea in this player turn and does not go back in it`)
    : undefined;

/** M14.10, M70.fallback: in a storm nobody goes to sea, lands or sails; at a rough sea nobody invades. */
export function roughFault({ rules }: World, state: State, zone: Zone, step: 'invade' | 'sail'): Objection | undefined {
  const sea = rules.weather.seaCode({ state, zone });
  if (sea === 3)
    return objection('M14.10', msg`there is a storm in zone ${code(zone)}: nobody embarks, lands or sails there`);
  return sea === 2 && step === 'invade'
    ? objection('M14.10', msg`the sea of zone ${code(zone)} is rough: no invasion there`)
    : undefined;
}

/** T6.1.2: may this unit embark where it stands? */
export function embarkFault(world: World, state: State, unit: Unit, zone: Zone): Objection | undefined {
  const { grid } = world.board;
  const closed =
    world.rules.seaStep({ state, step: 'embark' }) ??
    world.rules.leave({ world, state, unit }) ??
    world.rules.boards({ state, unit }) ??
    ashoreFault(world, state, unit);
  if (closed) return closed;
  if (unit.place !== 'map') return objection('T6.1.2', msg`${unit} is not on the map`);
  const returns = returnFault(unit);
  if (returns) return returns;
  const port = portFault(world, state, unit.side, unit.at) ?? haltFault(unit);
  if (port) return port;
  if (!portZones(world, unit.at).includes(zone)) {
    return objection('T6.1.3', msg`${theHex(grid, unit.at)} does not lie on zone ${code(zone)}`);
  }
  return roughFault(world, state, zone, 'sail') ?? seaRoomFault(world, state, unit, zone);
}

/** T6.1.4, T6.1.12: a unit that began the player turn At Sea and has done nothing yet. */
export function sailorFault(unit: Unit): Objection | undefined {
  if (unit.place !== 'sea' || unit.zone === undefined) return objection('T6.1.4', msg`${unit} is not At Sea`);
  if (unit.stopped)
    return objection('T6.1.12', msg`${unit} went to sea or sailed in this player turn and does nothing else`);
  return undefined;
}

export function sailFault(world: World, state: State, unit: Unit, zone: Zone): Objection | undefined {
  const fault = sailorFault(unit);
  if (fault) return fault;
  if (unit.zone === zone) return objection('T6.1.4', msg`${unit} is already in zone ${code(zone)}`);
  if (unit.zone !== undefined && zonesMeet(unit.zone, zone))
    return roughFault(world, state, unit.zone, 'sail') ?? roughFault(world, state, zone, 'sail');
  return objection(
    'T6.1.5',
    msg`zones ${code(unit.zone ?? '')} and ${code(zone)} are not adjacent: one zone a player turn`,
  );
}

/** T6.1.4: port hexes of its own or an adjacent zone. */
export function landAtPortFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const fault =
    sailorFault(unit) ?? world.rules.seaStep({ state, step: 'port' }) ?? portFault(world, state, unit.side, hex);
  if (fault) return fault;
  const where = theHex(world.board.grid, hex);
  const { zone } = unit;
  const near = portZones(world, hex).filter((one) => zone !== undefined && zonesMeet(one, zone));
  if (zone === undefined || near.length === 0) {
    return objection(
      'T6.1.5',
      zone ? msg`${where} lies in no zone next to ${code(zone)}` : msg`${where} lies in no zone next to it`,
    );
  }
  const storms = near.map((one) => roughFault(world, state, one, 'sail'));
  const storm = roughFault(world, state, zone, 'sail') ?? (storms.includes(undefined) ? undefined : storms[0]);
  if (storm) return storm;
  return (
    occupiedFault(world, state, unit.side, hex) ??
    closedTo(world, state, unit, 'land').get(hex) ??
    world.rules.mayEnd({ world, state, unit, hex })
  );
}
