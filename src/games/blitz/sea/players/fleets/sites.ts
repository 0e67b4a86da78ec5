import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars, covers, fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity, ZONES, type Zone } from '#games/blitz/board.ts';
import { isLandingBeachNow } from '#games/blitz/sea/ships/beachhead.ts';
import { assaultHexes } from '#games/blitz/sea/ships/ports.ts';
import { other, type Side, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { replyLoss, survey, wayFrom } from '#games/blitz/players/plan/survey.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';

/** M11.30, M11.38: landing sites by value: the cities behind a beach, and its defenders. */

/** Worth of a city hex without defenders, and of one that must be fought for. */
const OPEN = 5;
const HELD = 1;
/** Thirds of a point that infantry has left ashore in its first impulse. */
const INLAND = 9;
/** M11.lift: factors that come ashore with the first wave. */
const WAVE = 6;
/** M11.32: a beach so weakly held is attacked. */
const MOST_DEFENCE = 2;

export interface Site {
  readonly zone: Zone;
  /** The assault hex, and the beach or the city beside it. */
  readonly from: Hex;
  readonly hex: Hex;
  readonly worth: number;
  readonly cities: readonly Hex[];
}

const taking = (world: World, state: State, side: Side, city: Hex): boolean =>
  controllerOf(world.board, state.control, city) === other(side);

/** The best beach of each zone. */
export function beachSites(world: World, state: State, side: Side): ReadonlyMap<Zone, Site> {
  const { board } = world;
  const field = fieldOf(world, state);
  const enemy = other(side);
  const known = survey(world, state, side, false);
  const cities = board.cityHexes.filter((city) => taking(world, state, side, city));
  const lander = { side, nation: undefined };
  const shut = closedTo(world, state, lander, 'land');
  const best = new Map<Zone, Site>();
  const judged = new Map<Hex, { readonly worth: number; readonly cities: readonly Hex[] }>();
  const judge = (hex: Hex) => {
    let found = judged.get(hex);
    if (!found) {
      const near = cities.filter((city) => (wayFrom(world, city)[hex] ?? 255) <= INLAND);
      const open = near.filter((city) => !covers(field, enemy, city));
      const held = bars(field, enemy, hex)
        ? stackAt(field, enemy, hex).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0)
        : 0;
      const gain = OPEN * open.length + HELD * (near.length - open.length);
      const worth = held > MOST_DEFENCE ? 0 : gain - 0.7 * replyLoss(known, hex, WAVE) - held;
      found = { worth, cities: open };
      judged.set(hex, found);
    }
    return found;
  };
  for (const from of assaultHexes(board)) {
    const zone = board.zone[from] as Zone;
    for (const hex of neighboursOf(board.grid, from)) {
      if (!isLandingBeachNow(world, state, hex) || shut.has(hex)) continue;
      const { worth, cities: open } = judge(hex);
      if (worth > (best.get(zone)?.worth ?? 0)) best.set(zone, { zone, from, hex, worth, cities: open });
    }
  }
  return best;
}

/** M11.38: port and other coastal cities without cover: one Ranger is enough. */
export function raidSites(world: World, state: State, side: Side): ReadonlyMap<Zone, Site> {
  const { board } = world;
  const field = fieldOf(world, state);
  const best = new Map<Zone, Site>();
  for (const from of assaultHexes(board)) {
    const zone = board.zone[from] as Zone;
    for (const hex of neighboursOf(board.grid, from)) {
      if (!isCity(board, hex) || !taking(world, state, side, hex)) continue;
      if (covers(field, other(side), hex) || best.has(zone)) continue;
      best.set(zone, { zone, from, hex, worth: OPEN, cities: [hex] });
    }
  }
  return best;
}

/** The zone to make for: the farther away, the less what waits there counts. */
export function goalZone(
  world: World,
  state: State,
  from: Zone,
  sites: ReadonlyMap<Zone, Site>,
  open: (zone: Zone) => boolean,
): Site | undefined {
  const turns = turnsLeft(world, state);
  let best: Site | undefined;
  let most = 1;
  for (const site of sites.values()) {
    const far = Math.max(Math.abs(ZONES.indexOf(site.zone) - ZONES.indexOf(from)) - 1, 0);
    if (far >= turns || !open(site.zone)) continue;
    const worth = site.worth * 0.75 ** far;
    if (worth > most) [best, most] = [site, worth];
  }
  return best;
}

/** One zone nearer. */
export const towards = (from: Zone, to: Zone): Zone => {
  const [a, b] = [ZONES.indexOf(from), ZONES.indexOf(to)];
  return ZONES[a + Math.sign(b - a)] ?? from;
};
