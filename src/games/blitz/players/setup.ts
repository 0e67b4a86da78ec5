import { isArmy, parseArmy } from '../text/army/army-text.ts';
import type { Blitz } from '../open.ts';
import { isPlacement, parsePlacement, type Station } from '../text/army/placement-text.ts';
import type { Library } from '../position.ts';
import { isShip } from '../kinds.ts';
import { berthOf } from '../sea/players/naval.ts';
import type { Command, FrameAt, State } from '../types.ts';

/** Setting up: by one of the placements of the library, drawn by the player's seed. */

type Stations = ReadonlyMap<string, Station>;

export function openingFor(game: Blitz, side: 'blue' | 'red', library: Library, seed: number): Stations | undefined {
  const { board } = game.world;
  const found: Stations[] = [];
  for (const armyText of Object.values(library.armies)) {
    const army = parseArmy(armyText);
    if (!isArmy(army)) continue;
    for (const name of Object.keys(library.placements).sort()) {
      if (!name.startsWith(`${side}-`)) continue;
      const placement = parsePlacement(library.placements[name] ?? '', board, army);
      if (isPlacement(placement) && placement.side === side)
        found.push(new Map(placement.stations.map((station) => [station.unit.id, station])));
    }
  }
  return found[seed % Math.max(found.length, 1)];
}

/** The next unit of the opening, or that it is done; undefined when the opening does not say. */
export function setupCommand(
  game: Blitz,
  state: State,
  { side, stage }: FrameAt<'setup'>,
  stations: Stations,
): Command | undefined {
  // M18.5, M17.g.1: placements speak of the majors only, in their home countries.
  if ((stage !== 'all' && stage !== 'atSea') || game.world.opening.liberation === side) return undefined;
  const atSea = game.world.verbs.setup.includes('placeAtSea');
  for (const [no, unit] of state.units.entries()) {
    if (unit.side !== side || unit.nation !== undefined) continue;
    if (unit.due > 1 || unit.place !== 'waiting' || unit.held) continue;
    if (isShip(unit)) {
      if (stage === 'atSea') continue;
      const berth = berthOf(game, state, no);
      return berth && !game.check(state, side, berth) ? berth : undefined;
    }
    const station = stations.get(unit.id);
    const sea = atSea ? station?.sea : undefined;
    if (stage === 'atSea' && !sea) continue;
    if (!station) return { do: 'holdBack', units: [no] };
    const command: Command = sea
      ? { do: 'placeAtSea', unit: no, zone: sea }
      : { do: 'placeUnit', unit: no, hex: station.hex };
    return game.check(state, side, command) ? undefined : command;
  }
  return { do: 'ready' };
}
