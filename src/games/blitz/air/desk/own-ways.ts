import type { Hex } from '#hex/hex.ts';
import { ANY_RANGE, flightPath } from '#games/blitz/air/rules/air.ts';
import { costlyFlight } from '#games/blitz/countries/rules/minors.ts';
import { rangeOf, type Route, timesOf } from '#games/blitz/air/airbases/groups.ts';
import { keyOf, startsOf } from '#games/blitz/air/airbases/stations.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, FlightGroup, State, UnitNo } from '#games/blitz/types.ts';

/** M12.21: each group's path is the mover's: he names hexes it is to fly over, in their order. */

export interface WayWish {
  readonly from: Hex;
  readonly ship?: UnitNo | undefined;
  readonly over: readonly Hex[];
}

/** The way of a group as it is planned. */
export interface WayView extends WayWish {
  /** Without the base it begins at. */
  readonly hexes: readonly Hex[];
  /** M12.10: as long as it may be; undefined where everything is in range (M12.6). */
  readonly range?: number | undefined;
  /** M90.49: countries it would draw into the war. */
  readonly violates: readonly number[];
}

const stationKey = ({ from, ship }: { readonly from: Hex; readonly ship?: UnitNo | undefined }): string =>
  keyOf({ hex: from, ship });
const wishFor = (group: FlightGroup, ways: readonly WayWish[]): WayWish | undefined =>
  ways.find((one) => stationKey(one) === stationKey(group) && one.over.length > 0);

/** The shortest way over these hexes. */
function legs({ world }: Blitz, state: State, { from, ship }: FlightGroup, over: readonly Hex[], to: Hex): Hex[] {
  const path: Hex[] = [];
  let at = startsOf(world, state, { hex: from, ship });
  for (const hex of [...over, to]) {
    if (at.includes(hex)) continue;
    path.push(...(flightPath(world, state, state.mover, at, hex, ANY_RANGE) ?? [hex]));
    at = [hex];
  }
  return path;
}

/** Flight by the wished routes; undefined without any. */
export function byOwnWays(
  game: Blitz,
  state: State,
  command: Command,
  groups: readonly FlightGroup[],
  ways: readonly WayWish[],
): Command | undefined {
  if (!groups.some((group) => wishFor(group, ways))) return undefined;
  const routes = groups.map((group): Route => {
    const { from, ship, hexes } = group;
    const wish = wishFor(group, ways);
    const to = hexes.at(-1) ?? from;
    const path = wish ? legs(game, state, group, wish.over, to) : hexes;
    return { from, ...(ship === undefined ? {} : { ship }), path };
  });
  const [route] = routes;
  if (command.do === 'ferry') return route ? { ...command, path: route.path } : command;
  return 'sorties' in command || 'load' in command ? { ...command, routes } : undefined;
}

/** M12.6, M12.10: how far a group may fly. */
function reachOf({ world }: Blitz, state: State, command: Command, group: FlightGroup): number | undefined {
  const sorties = command.do === 'declareStrike' ? command.sorties : [];
  const atShips = sorties.some(({ mission }) => mission === 'naval') && group.ship === undefined;
  if (atShips && 'hex' in command && world.board.zone[command.hex as Hex] !== undefined) return undefined;
  return rangeOf(state, group.units, command.do === 'ferry' ? timesOf('ferry') : 1);
}

/** The ways as they would be flown, or as somebody wishes them in vain. */
export function waysOf(
  game: Blitz,
  state: State,
  command: Command,
  groups: readonly FlightGroup[],
  ways: readonly WayWish[],
): WayView[] {
  const { country } = game.world.board;
  const written = 'routes' in command ? (command.routes ?? []) : [];
  const costly = costlyFlight(state, state.mover);
  // M12.33: to a box there is no path.
  return groups
    .filter(({ hexes }) => hexes.length > 0)
    .map((group) => {
      const { from, ship } = group;
      const route = written.find((one) => stationKey(one) === stationKey(group))?.path;
      const hexes = route ?? ('path' in command ? command.path : undefined) ?? group.hexes;
      return {
        ...{ from, hexes, over: wishFor(group, ways)?.over ?? [], range: reachOf(game, state, command, group) },
        ...(ship === undefined ? {} : { ship }),
        violates: [...new Set(hexes.map((hex) => country[hex] ?? -1))].filter((one) => costly.includes(one)),
      };
    });
}
