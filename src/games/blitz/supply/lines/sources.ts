import type { Hex } from '#hex/hex.ts';
import { isCity, ZONES, type Zone } from '#games/blitz/board.ts';
import { controllerOf, freedAt, friendly, homeCities, isHome, isLost } from '#games/blitz/countries/rules/cities.ts';
import { covers, fieldOf } from '#games/blitz/ground/rules/field.ts';
import { relationOf } from '#games/blitz/countries/rules/nations.ts';
import { portZones, zonesBeside, zonesMeet } from '#games/blitz/sea/rules/sea.ts';
import { baseAt } from '#games/blitz/air/airbases/bases.ts';
import { dockAt, riverFault, shutFault } from '#games/blitz/sea/ships/ports.ts';
import { isStorm, superiorIn } from '#games/blitz/sea/ships/ships.ts';
import { type Airlift, other, type Side, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { depotHexes } from './depots.ts';

/** M10.5: what feeds the units of a side. */

/** M10.8: what a beachhead and a port abroad carry, and all of them together. */
const BEACH_CARRIES = 18;
const PORT_CARRIES = 36;
export const SEA_CARRIES = 60;

export interface Source {
  readonly kind: 'city' | 'port' | 'beach' | 'centre' | 'depot' | 'airlift' | 'airdrop';
  /** The hexes it lies in: one, but for a beach (M70.fallback). */
  readonly hexes: readonly Hex[];
  /** M10.8, M10.16: factors it carries; without it any number. */
  readonly carries?: number;
}

const controls = ({ board }: World, state: State, side: Side, hex: Hex): boolean =>
  controllerOf(board, state.control, hex) === side;

/** A home city that is held. */
const serves = (world: World, state: State, side: Side, hex: Hex): boolean =>
  controls(world, state, side, hex) && !isLost(world, state, side, hex);

/** M10.7: zones that a line may lead through: at parity or under friendly superiority, and without a storm. */
const carriesLines = (world: World, state: State, side: Side, zone: Zone): boolean =>
  superiorIn(world, state, zone) !== other(side) && !isStorm(world, state, zone);

/** M10.7: the zones joined to a home port that is held and not closed. */
function linkedZones(world: World, state: State, side: Side): ReadonlySet<Zone> {
  const open = (hex: Hex): boolean => {
    const dock = dockAt(world.board, hex);
    return !dock || (riverFault(world, state, side, dock) ?? shutFault(world, state, dock, 'pass')) === undefined;
  };
  const passable = ZONES.filter((zone) => carriesLines(world, state, side, zone));
  const found = new Set<Zone>();
  for (const hex of homeCities(world, side)) {
    const zones = portZones(world, hex).filter((zone) => passable.includes(zone) && !found.has(zone));
    if (zones.length > 0 && serves(world, state, side, hex) && open(hex)) for (const zone of zones) found.add(zone);
  }
  for (const zone of found) for (const next of passable) if (zonesMeet(zone, next)) found.add(next);
  return found;
}

/** M10.7: ports abroad that are held and joined to one at home, of use (T22.6c, M18.19) or not. */
const portsAbroad = (world: World, state: State, side: Side, linked: ReadonlySet<Zone>): Hex[] =>
  world.board.cityHexes.filter(
    (hex) =>
      controls(world, state, side, hex) &&
      !isHome(world, side, hex) &&
      portZones(world, hex).some((zone) => linked.has(zone)),
  );

/** T22.6c: before a country is occupied its cities are of no use to anybody; M18.19: nor an ally's that nobody defends. */
export const isOfUse = (world: World, state: State, side: Side, hex: Hex): boolean =>
  world.rules.cityUse({ world, state, side, hex }) === undefined;

/** The ports abroad that might be sources: whether they are can change with every move (M18.19). */
export const possiblePorts = (world: World, state: State, side: Side): readonly Hex[] =>
  portsAbroad(world, state, side, linkedZones(world, state, side));

/** M10.5c, M10.16: airbases that supply was flown to, while they stand; M12.chart 14: what was dropped serves minor armies too. */
const flownTo = (state: State, side: Side, nation: number | undefined): Source[] =>
  (state.airlifts ?? NO_AIRLIFTS)
    .filter(
      (one) => one.side === side && (one.drop || (nation === undefined && baseAt(state, side, one.hex) !== undefined)),
    )
    .map(({ hex, carries, drop }): Source => ({ kind: drop ? 'airdrop' : 'airlift', hexes: [hex], carries }));
const NO_AIRLIFTS: readonly Airlift[] = [];

/** M10.8: do the limits of what goes over the sea hold for it? */
export const isBySea = ({ kind }: Pick<Source, 'kind'>): boolean => kind === 'port' || kind === 'beach';

/** M10.5, whether or not they are besieged (M10.6). */
export function sourcesOf(world: World, state: State, side: Side, nation?: number): readonly Source[] {
  // M10.5f: its own supply counters, and nothing else.
  const more = world.rules.supplySources({ state, side, nation });
  if (nation !== undefined)
    return [
      ...depotHexes(state, side, nation).map((hex): Source => ({ kind: 'depot', hexes: [hex] })),
      ...more.map((hex): Source => ({ kind: 'city', hexes: [hex] })),
      ...flownTo(state, side, nation),
    ];
  const { board } = world;
  const held = board.cityHexes.filter((hex) => controls(world, state, side, hex));
  const home = held.filter((hex) => isHome(world, side, hex) && serves(world, state, side, hex));
  const cities = home.map((hex): Source => ({ kind: 'city', hexes: [hex] }));
  const centres = more.map((hex): Source => ({ kind: 'centre', hexes: [hex] }));
  const linked = linkedZones(world, state, side);
  const flown = flownTo(state, side, nation);
  if (linked.size === 0) return [...cities, ...centres, ...flown];
  const ports = portsAbroad(world, state, side, linked)
    .filter((hex) => isOfUse(world, state, side, hex))
    .map((hex): Source => ({ kind: 'port', hexes: [hex], carries: PORT_CARRIES }));
  const beaches = state.beachheads
    .filter((one) => one.side === side)
    // M11.33: with ships one hex, else the beach (M70.fallback).
    .map(({ beach, hex }) => (hex === undefined ? (board.beaches[beach] ?? []) : [hex]))
    .filter((hexes) => hexes.some((hex) => zonesBeside(world, hex).some((zone) => linked.has(zone))))
    .map((hexes): Source => ({ kind: 'beach', hexes, carries: BEACH_CARRIES }));
  return [...cities, ...centres, ...ports, ...beaches, ...flown];
}

/** M15.10: the cities a side holds, each hex of them (M0.16); M17.g.5: those the oppressor neither garrisons nor covers. */
export function citiesHeld(world: World, state: State, side: Side): readonly Source[] {
  const field = fieldOf(world, state);
  const isHeld = (hex: Hex): boolean =>
    friendly(world, state, side, hex) || (freedAt(world, state, hex) === side && !covers(field, other(side), hex));
  return world.board.source.cities
    .filter(({ hexes }) => hexes.every(isHeld))
    .map(({ hexes }): Source => ({ kind: 'city', hexes }));
}

const isAllied = (world: World, state: State, side: Side, hex: Hex): boolean => {
  const relation = relationOf(world, state, world.board.country[hex] ?? -1, side);
  return relation === 'passiveAlly' || relation === 'activeAlly';
};

/** M10.9: cities of enemy and conquered countries carry a line only while they are garrisoned; M90.64: those the enemy holds. */
export const needsGarrison = (world: World, state: State, side: Side, hex: Hex): boolean =>
  isCity(world.board, hex) &&
  (world.opening.civil ? controls(world, state, other(side), hex) : !isAllied(world, state, side, hex));

/** M10.13: is this a country whose lines a beachhead may not use yet? */
export function foreignLine(world: World, state: State, side: Side): (hex: Hex) => boolean {
  const { board } = world;
  const taken = new Set(
    board.cityHexes.filter((hex) => controls(world, state, side, hex)).map((hex) => board.country[hex] ?? -1),
  );
  return (hex) => !isAllied(world, state, side, hex) && !taken.has(board.country[hex] ?? -1);
}
