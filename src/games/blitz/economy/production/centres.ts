import { memoize } from '#core/memo.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { BARRED, STOP } from '#hex/path.ts';
import { countryRole, isCity, isRailHex } from '#games/blitz/board.ts';
import { friendly, homeCities, isHome, isLost, isOverseas } from '#games/blitz/countries/rules/cities.ts';
import { relationOf } from '#games/blitz/countries/rules/nations.ts';
import { fieldOf, marksOf } from '#games/blitz/ground/rules/field.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { type Centre, other, type Side, SIDES, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { lineSteps } from '#games/blitz/ground/rail/rails.ts';

/** M9.1, M9.15 to M9.18: production centres. */

const NONE: readonly Centre[] = [];

export const centresOf = ({ centres }: Pick<State, 'centres'>): readonly Centre[] => centres ?? NONE;

export const centreAt = (state: Pick<State, 'centres'>, hex: Hex): Centre | undefined =>
  centresOf(state).find((one) => one.hex === hex);

/** M0.kit: without orders of battle each side has three centres of 10. */
const KIT: readonly number[] = [10, 10, 10];

/** M8.ob, M17.g.9: the sizes of a side's centres; guerillas alone have none. */
function sizesOf({ orders, opening }: World, state: State, side: Side): readonly number[] {
  if (opening.liberation === other(side)) return [];
  const chosen = state.obs?.[side];
  return orders.find(({ no }) => no === chosen)?.centres ?? (chosen === undefined ? KIT : []);
}

/** Sizes a side still has to set up, the largest first; M17.g.10: none where they are off the board. */
export function unplaced(world: World, state: State, side: Side): number[] {
  if (isOverseas(world, side)) return [];
  const sizes = [...sizesOf(world, state, side)];
  for (const one of centresOf(state))
    if (one.side === side && one.nation === undefined) sizes.splice(sizes.indexOf(one.size), 1);
  return sizes.sort((a, b) => b - a);
}

/** M17.f.8: four of 5 points for all minor countries together. */
export const MINOR_CENTRE = 5;
const MINOR_CENTRES = 4;

/** M17.f.8: centres of the minors that a side has still to set up. */
export const unplacedOfMinors = ({ opening }: World, state: State, side: Side): number =>
  opening.third === side ? MINOR_CENTRES - centresOf(state).filter(({ nation }) => nation !== undefined).length : 0;

/** Possible places of new minor centres. */
export const minorPlaces = ({ board, opening }: World, state: State): Hex[] =>
  opening.third === undefined
    ? []
    : board.cityHexes.filter((hex) => countryRole(board, hex) === 'minor' && centreAt(state, hex) === undefined);

/** M8.8: home city hexes without a centre. */
export const placesFor = (world: World, state: State, side: Side): Hex[] =>
  isOverseas(world, side) ? [] : homeCities(world, side).filter((hex) => centreAt(state, hex) === undefined);

/** M0.kit: the centres of armies that are on the map already: in the first home cities of the board, one in each. */
export function standingCentres(world: World, state: State): Centre[] | undefined {
  // M17.h.6: in a civil war centres are where they were set up.
  if (world.rules.production.cycle === 0 || state.centres || world.opening.civil) return undefined;
  const firstHexes = world.board.source.cities.map(({ hexes }) => hexes[0]);
  return SIDES.flatMap((side) => {
    const places = world.board.homeCityHexes[side].filter((hex) => firstHexes.includes(hex));
    return unplaced(world, state, side).flatMap((size, i): Centre[] => {
      const hex = places[i];
      return hex === undefined ? [] : [{ hex, side, size }];
    });
  });
}

/** M0.14: each neighbour is held by the enemy, in his zone of control, or nothing a ground unit enters. */
export function isSurrounded(world: World, state: State, side: Side, hex: Hex): boolean {
  if (world.rules.surrounded({ world, state, side, hex })) return false;
  const { grid, country } = world.board;
  const marks = marksOf(fieldOf(world, state), other(side));
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = grid.neighbours[edge] as Hex;
    if (beside === NOWHERE || !isDryLand(world, state, beside)) continue;
    if (((marks[beside] as number) & (STOP | BARRED)) !== 0) continue;
    if (relationOf(world, state, country[beside] ?? -1, side) !== 'neutral') return false;
  }
  return true;
}

/** M9.11: points in halves; none while it is hit (M12.hd), captured or surrounded (M9.9). */
export function pointsOf(world: World, state: State, centre: Centre): number {
  if (centre.captor || centre.unowned || centre.shut || isSurrounded(world, state, centre.side, centre.hex)) return 0;
  return 2 * (centre.halved ? Math.floor(centre.size / 2) : centre.size);
}

/**
 * M9.1: the centre that builds at a hex. M17.g.10: off the board they work as one, and each port that is held is a way in for
 * all their points.
 */
export function builderAt(world: World, state: State, side: Side, hex: Hex): Centre | undefined {
  if (!isOverseas(world, side)) return centreAt(state, hex);
  return isEntry(world, state, side, hex) ? entryAt(world, state, side, hex) : undefined;
}

/** M9.20: the centre a plan may be written for; a port need not be held yet. */
export const plannerAt = (world: World, state: State, side: Side, hex: Hex): Centre | undefined =>
  isOverseas(world, side) && homeCities(world, side).includes(hex)
    ? entryAt(world, state, side, hex)
    : centreAt(state, hex);

/** Centres that plans are written for: one of the held ports for a side overseas. */
export function plannersOf(world: World, state: State, side: Side): readonly Centre[] {
  const builders = buildersOf(world, state, side);
  return isOverseas(world, side) ? builders.slice(0, 1) : builders;
}

/** Centres a side builds with now. */
export const buildersOf = (world: World, state: State, side: Side): readonly Centre[] =>
  isOverseas(world, side)
    ? homeCities(world, side).flatMap((hex) => builderAt(world, state, side, hex) ?? [])
    : centresOf(state).filter((one) => one.side === side);

const entryAt = (world: World, state: State, side: Side, hex: Hex): Centre => ({
  ...{ hex, side, size: sizesOf(world, state, side).reduce((sum, size) => sum + size, 0) },
});

/** M17.g.10: a port city hex that the oppressor holds. */
const isEntry = (world: World, state: State, side: Side, hex: Hex): boolean =>
  homeCities(world, side).includes(hex) && friendly(world, state, side, hex) && !isLost(world, state, side, hex);

/** M9.5: home city hexes joined to the city of a centre by a line with no third city between. */
export function joinedCities(world: World, centre: Centre): readonly Hex[] {
  const known = joinedIn(world);
  const key = `${centre.side} ${centre.hex} ${centre.nation ?? ''}`;
  const found = known.get(key) ?? citiesJoined(world, centre);
  known.set(key, found);
  return found;
}

/** Lines do not change in a game. */
const joinedIn = memoize((_world: World) => new Map<string, readonly Hex[]>());

function citiesJoined(world: World, centre: Centre): readonly Hex[] {
  const { board } = world;
  // M17.g.10: in the city hex of the port itself.
  if (isOverseas(world, centre.side)) return [];
  const home = board.city[centre.hex];
  const steps = lineSteps(world);
  const isOwn = (hex: Hex): boolean =>
    centre.nation === undefined ? isHome(world, centre.side, hex) : board.country[hex] === centre.nation;
  const start = board.cityHexes.filter((hex) => board.city[hex] === home);
  const seen = new Set<Hex>(start);
  // M7.0: the hexes of one city are linked.
  const found = new Set<Hex>(start);
  const ring = [...start];
  for (const at of ring) {
    for (const to of steps(at)) {
      if (seen.has(to)) continue;
      seen.add(to);
      if (!isCity(board, to)) ring.push(to);
      else if (isOwn(to)) found.add(to);
    }
  }
  // All hexes of a city that the line comes to.
  const cities = new Set([...found].map((hex) => board.city[hex]));
  return board.cityHexes.filter((hex) => hex !== centre.hex && cities.has(board.city[hex] ?? -1) && isOwn(hex));
}

export const hasRails = ({ board, rules }: World, hex: Hex): boolean =>
  rules.ground.lines === 'rails' && isRailHex(board, hex);
