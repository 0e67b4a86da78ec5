import { type Flights, flights } from '#games/blitz/air/rules/air.ts';
import { costlyFlight } from '#games/blitz/countries/rules/minors.ts';
import { distance } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { isAircraft, isFlak, sortiesOn } from '#games/blitz/kinds.ts';
import { readyFault } from '#games/blitz/air/airbases/missions.ts';
import type { Route } from '#games/blitz/air/airbases/groups.ts';
import {
  type AirMission,
  type CommandOf,
  other,
  type Sortie,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M12.7, M12.10: the mover's aircraft that can take off, how far they fly, and by which way. */

export interface Crew {
  readonly no: UnitNo;
  readonly unit: Unit;
}

export interface Airforce {
  readonly world: World;
  readonly state: State;
  /** Crews that can fly a mission now. */
  ready(mission: AirMission): readonly Crew[];
  /** Is the hex within range of the crew, home again included? */
  reaches(crew: Crew, hex: Hex): boolean;
  /** The ways of these aircraft to a hex, round flak where that is possible; undefined: one of them has none. */
  ways(units: readonly UnitNo[], hex: Hex): readonly Route[] | undefined;
}

export function airforceOf(world: World, state: State): Airforce {
  const known = new Map<string, readonly Crew[]>();
  const fields = new Map<string, Flights>();
  const costly = costlyFlight(state, state.mover);
  const { board } = world;
  const guns = world.rules
    .flak({ world, state, side: other(state.mover) })
    .map((no) => state.units[no] as Unit)
    // M11.tf g: that of ships covers their own fleet only.
    .filter(isFlak)
    .map(({ at }) => at);
  const fromGuns = (hex: Hex): boolean => guns.some((at) => distance(board.grid, at, hex) <= 1);
  const shut = (hex: Hex): boolean => costly.length > 0 && costly.includes(board.country[hex] ?? NOWHERE);

  /** Around flak, or else only round whom a flight would draw into the war. */
  const field = (from: Hex, range: number, careful: boolean): Flights => {
    const key = `${from} ${range} ${careful}`;
    let found = fields.get(key);
    if (!found) {
      const avoid = careful && guns.length > 0 ? (hex: Hex) => shut(hex) || fromGuns(hex) : shut;
      found = flights(world, state, [from], range, avoid);
      fields.set(key, found);
    }
    return found;
  };

  const pathTo = (found: Flights, to: Hex): Hex[] => {
    const path: Hex[] = [];
    for (let at = to; found.get(at) !== NOWHERE; at = found.get(at) ?? NOWHERE) path.push(at);
    return path.reverse();
  };

  /** The last step leads to the target whatever stands there. */
  const wayFrom = (from: Hex, to: Hex, range: number): Hex[] | undefined => {
    if (from === to) return [];
    const careful = field(from, range - 1, true);
    let best: Hex[] | undefined;
    for (let edge = to * 6; edge < to * 6 + 6; edge++) {
      const beside = board.grid.neighbours[edge] as Hex;
      if (beside === NOWHERE || !careful.has(beside)) continue;
      const path = [...pathTo(careful, beside), to];
      if (!best || path.length < best.length) best = path;
    }
    if (best && !shut(to)) return best;
    const plain = field(from, range, false);
    return plain.has(to) ? pathTo(plain, to) : undefined;
  };

  return {
    world,
    state,
    ready(mission) {
      let crews = known.get(mission);
      if (!crews) {
        crews = state.units.flatMap((unit, no) =>
          unit.side === state.mover &&
          unit.place === 'map' &&
          isAircraft(unit) &&
          sortiesOn(unit, mission) &&
          !readyFault(world, state, state.mover, no, mission)
            ? [{ no, unit }]
            : [],
        );
        known.set(mission, crews);
      }
      return crews;
    },
    reaches: ({ unit }, hex) =>
      distance(board.grid, unit.at, hex) <= unit.mf && field(unit.at, unit.mf, false).has(hex) && !shut(hex),
    ways(units, hex) {
      const routes: Route[] = [];
      for (const from of new Set(units.map((no) => (state.units[no] as Unit).at))) {
        const group = units.filter((no) => state.units[no]?.at === from);
        const range = Math.min(...group.map((no) => (state.units[no] as Unit).mf));
        const path = wayFrom(from, hex, range);
        if (!path) return undefined;
        routes.push({ from, path });
      }
      return routes;
    },
  };
}

/** The order for a strike, each group by its way. */
export const strikeOrder = (
  hex: Hex,
  sorties: readonly Sortie[],
  routes: readonly Route[],
): CommandOf<'declareStrike'> => {
  const written = routes.filter(({ path }) => path.length > 0);
  return { do: 'declareStrike', hex, sorties, ...(written.length > 0 ? { routes: written } : {}) };
};
