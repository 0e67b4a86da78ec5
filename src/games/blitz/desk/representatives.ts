import { enemyHexesBeside } from '../chapters/combat/declaration.ts';
import { fieldOf, stackAt } from '../chapters/ground/field.ts';
import { isUncaptured } from '../chapters/countries/minors.ts';
import type { Blitz } from '../open.ts';
import { portZones, zonesBeside, zonesMeet } from '../chapters/sea/sea.ts';
import { type Command, type MissionKind, type State, sizeOf, type Unit, type UnitNo } from '../types.ts';
import { isGround, mayFly, mayRaid, isSeaBased } from '../kinds.ts';
import { distance, neighboursOf } from '../../../hex/grid.ts';
import type { Hex } from '../../../hex/hex.ts';

/**
 * What a unit might want to do besides moving, and one command to ask the rules about when there is no way to do it:
 * the objection to that command is what the player is told.
 */

type Ask = (game: Blitz, state: State, no: UnitNo, unit: Unit) => Command | undefined;

const byDistance = (game: Blitz, from: Hex, hexes: readonly Hex[]): Hex | undefined => {
  const { grid } = game.world.board;
  let best: Hex | undefined;
  for (const hex of hexes) if (best === undefined || distance(grid, from, hex) < distance(grid, from, best)) best = hex;
  return best;
};

const onLand = (game: Blitz, unit: Unit): boolean =>
  isGround(unit) && unit.place === 'map' && game.world.board.land[unit.at] === 1;
const onSeaHex = (game: Blitz, unit: Unit): boolean =>
  isGround(unit) && unit.place === 'map' && game.world.board.land[unit.at] === 0;

/** Verbs of movement that concern a unit at all; undefined where it would be idle to ask. */
export const ASK_MOVING: { readonly [K in Command['do']]?: Ask } = {
  placeReinforcement: ({ world }, state, no, unit) =>
    unit.place === 'waiting'
      ? { do: 'placeReinforcement', unit: no, hex: world.board.homeCityHexes[state.mover][0] ?? 0 }
      : undefined,
  flyAirborne: ({ world }, _state, no, unit) =>
    mayFly(unit) && unit.place === 'map'
      ? { do: 'flyAirborne', unit: no, to: neighboursOf(world.board.grid, unit.at)[0] ?? unit.at }
      : undefined,
  airTransport(game, _state, no, unit) {
    const { board } = game.world;
    if (!onLand(game, unit)) return undefined;
    const to = byDistance(
      game,
      unit.at,
      board.cityHexes.filter((hex) => hex !== unit.at),
    );
    return to === undefined ? undefined : { do: 'airTransport', unit: no, to };
  },
  embark: (game, _state, no, unit) =>
    onLand(game, unit)
      ? {
          do: 'embark',
          unit: no,
          zone: portZones(game.world, unit.at)[0] ?? zonesBeside(game.world, unit.at)[0] ?? 'A',
        }
      : undefined,
  sail: (_game, _state, no, unit) =>
    unit.place === 'sea' ? { do: 'sail', unit: no, zone: unit.zone === 'A' ? 'B' : 'A' } : undefined,
  landAtPort({ world }, _state, no, unit) {
    const { zone } = unit;
    if (unit.place !== 'sea' || zone === undefined) return undefined;
    const ports = world.board.cityHexes.filter((hex) => portZones(world, hex).some((one) => zonesMeet(one, zone)));
    return ports[0] === undefined ? undefined : { do: 'landAtPort', unit: no, hex: ports[0] };
  },
  stageInvasion({ world }, _state, no, unit) {
    const { board } = world;
    if (unit.place !== 'sea' || !isGround(unit)) return undefined;
    for (let hex = 0; hex < board.grid.size; hex++) {
      if (board.zone[hex] !== unit.zone) continue;
      const aim = neighboursOf(board.grid, hex).find((one) => (board.beachGroup[one] ?? -1) >= 0);
      if (aim !== undefined) return { do: 'stageInvasion', unit: no, hex, aim };
    }
    return undefined;
  },
  landOnBeach(game, _state, no, unit) {
    if (!onSeaHex(game, unit)) return undefined;
    const { board } = game.world;
    const to = unit.aim ?? neighboursOf(board.grid, unit.at).find((hex) => board.land[hex] === 1);
    return to === undefined ? undefined : { do: 'landOnBeach', unit: no, to };
  },
  withdrawRanger: ({ world }, _state, no, unit) =>
    mayRaid(unit) && unit.place === 'map'
      ? { do: 'withdrawRanger', unit: no, zone: zonesBeside(world, unit.at)[0] ?? 'A' }
      : undefined,
  aircraftToSea: ({ world }, _state, no, unit) =>
    isSeaBased(unit) && unit.place === 'map'
      ? { do: 'aircraftToSea', unit: no, zone: portZones(world, unit.at)[0] ?? 'A' }
      : undefined,
  splitUnit: (_game, _state, no, unit) =>
    ['map', 'sea', 'air'].includes(unit.place)
      ? { do: 'splitUnit', unit: no, sizes: [Math.max(1, sizeOf(unit) - 1), 1] }
      : undefined,
  declareAV({ world }, state, _no, unit) {
    if (!isGround(unit) || unit.place !== 'map') return undefined;
    const field = fieldOf(world.board, state);
    const [hex] = enemyHexesBeside(world, field, state, unit.at);
    if (hex === undefined) return undefined;
    const units = neighboursOf(world.board.grid, hex).flatMap((one) => stackAt(field, state.mover, one));
    return { do: 'declareAV', units, hexes: [hex] };
  },
  addToAV: (_game, state, no) => {
    const [av] = state.avs;
    return av ? { do: 'addToAV', av: av.no, units: [no] } : undefined;
  },
};

/** A target that comes to mind for a mission: the nearest enemy, the nearest city of his, a city to be assaulted. */
export function missionAsked(
  game: Blitz,
  state: State,
  units: readonly UnitNo[],
  mission: MissionKind,
): Command | undefined {
  const { world } = game;
  const [first] = units;
  const unit = first === undefined ? undefined : state.units[first];
  if (!unit) return undefined;
  const enemies = state.units.flatMap((one) => (one.side !== state.mover && one.place === 'map' ? [one.at] : []));
  const cities = world.board.cityHexes;
  const aims = {
    tactical: enemies,
    strategic: enemies,
    nuclear: enemies,
    bombing: cities.filter((_, i) => state.control[i] !== state.mover),
    support: cities.filter((hex) => isUncaptured(world, state, hex)),
    escort: state.missions.map((one) => one.hex),
    interdiction: world.board.cityHexes,
  }[mission];
  const hex = byDistance(game, unit.at, aims) ?? unit.at;
  return { do: 'assignMission', units, mission, hex };
}
