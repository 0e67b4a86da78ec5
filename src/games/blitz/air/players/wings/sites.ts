import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { flights } from '#games/blitz/air/rules/air.ts';
import { costlySky } from '#games/blitz/countries/rules/minors.ts';
import { fieldOf, hexesOf, stackSize } from '#games/blitz/ground/rules/field.ts';
import { isAirbase, isAircraft, isFlak, isLifter, isMarine, isShip, mayFly, sortiesOn } from '#games/blitz/kinds.ts';
import { AIR_ROOM, baseHexes, hasAirRoom } from '#games/blitz/air/airbases/bases.ts';
import { centresOf } from '#games/blitz/economy/production/centres.ts';
import { baseSiteFault } from '#games/blitz/economy/production/sites.ts';
import { other, type Side, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { survey } from '#games/blitz/players/plan/survey.ts';
import { battlegrounds, weightWithin } from './battlegrounds.ts';

/** M8.8, M9.8: where airbases, aircraft and flak are of use when they come into play. */

/** Bases so near to each other do the same. */
const APART = 5;
/** M12.10: what most aircraft reach and come home from. */
const RANGE = 8;
/** Factors that support attacks and are worth a base of their own. */
const WORTH_A_BASE = 6;
/** Least front a new base must reach, and its least distance from the enemy. */
const BARE = 2.5;
const AWAY = 4;
const MARCH = 4;

type From = (hex: Hex) => number;

/** The next of these is wanted where the enemy is near; bases apart from each other, in cities first. */
export function sitesFor(world: World, state: State, unit: Unit, fromEnemy: From): Hex[] {
  const { board } = world;
  const { side } = unit;
  const bases = baseHexes(state, side);
  const near = (list: readonly Hex[]): Hex[] => [...list].sort((a, b) => fromEnemy(a) - fromEnemy(b));
  if (isAirbase(unit)) {
    const home = new Set(board.homeCityHexes[side].map((hex) => board.country[hex]));
    const apart = (hex: Hex): boolean => bases.every((one) => distance(board.grid, one, hex) >= APART);
    const land = [...board.land.keys()].filter((hex) => board.land[hex] === 1 && home.has(board.country[hex]));
    const cities = board.homeCityHexes[side];
    return [
      ...near(cities.filter(apart)),
      ...near(land.filter((hex) => apart(hex) && !isCity(board, hex))),
      ...near(land),
    ];
  }
  if (isAircraft(unit)) {
    const open = bases.filter((hex) => hasAirRoom(state, side, hex, [unit]));
    return near(open);
  }
  if (mayFly(unit))
    return [
      ...new Set(
        state.units.flatMap((one) => (one.side === side && one.place === 'map' && isLifter(one) ? [one.at] : [])),
      ),
    ];
  if (!isFlak(unit)) return [];
  const guarded = (hex: Hex): boolean =>
    state.units.some(
      (one) => one.side === side && one.place === 'map' && isFlak(one) && distance(board.grid, one.at, hex) <= 1,
    );
  const centres = centresOf(state).flatMap((one) => (one.side === side ? [one.hex] : []));
  return near([...centres, ...bases].filter((hex) => !guarded(hex)));
}

/** Order of set-up: bases before aircraft, transports before paratroops. */
export function setUpRank(unit: Unit): number {
  if (isAirbase(unit) || isShip(unit)) return 0;
  // M11.14: there is room for all of them on board before infantry takes it.
  if (isMarine(unit)) return 1;
  // Long-range aircraft start far back, leaving room for the others.
  if (isAircraft(unit)) return 1 + unit.mf / 100;
  return mayFly(unit) ? 2 : isFlak(unit) ? 4 : 3;
}

const factorsOf = (state: State, side: Side, test: (unit: Unit) => boolean): number =>
  state.units.reduce(
    (sum, unit) =>
      unit.side === side && unit.place !== 'lost' && unit.place !== 'gone' && test(unit) ? sum + sizeOf(unit) : sum,
    0,
  );

/** Enemies within a march of own units: likely battles. */
export function contactsOf(world: World, state: State, side: Side): readonly Hex[] {
  const { grid } = world.board;
  const field = fieldOf(world, state);
  const own = hexesOf(field, side);
  return hexesOf(field, other(side)).filter((hex) => own.some((one) => distance(grid, one, hex) <= MARCH));
}

/** Number of hexes within the range of a base. */
export const within = (world: World, hexes: readonly Hex[], hex: Hex, range: number): number =>
  hexes.filter((one) => distance(world.board.grid, one, hex) <= range).length;

/** Uncaptured centres of the enemy's within range of a hex, as the crow flies. */
const centresNear = (world: World, state: State, side: Side, hex: Hex, range: number): Hex[] =>
  centresOf(state).flatMap((one) =>
    one.side !== side && !one.captor && distance(world.board.grid, one.hex, hex) <= range ? [one.hex] : [],
  );

/** Number of centres within range by routes that draw no country into the war. */
export function centresWithin(world: World, state: State, side: Side, hex: Hex, range: number): number {
  const near = centresNear(world, state, side, hex, range);
  if (near.length === 0) return 0;
  const shut = costlySky(world, state, side);
  const ways = flights(world, state, [hex], range, shut);
  return near.filter((centre) => ways.has(centre) && !shut?.(centre)).length;
}

/**
 * M9.8, M12.chart 1: hex of a base from which heavy bombers would reach enemy centres, out of reach of enemy columns;
 * undefined: nowhere, or they reach some already.
 */
export function newBomberBase(world: World, state: State, side: Side): Hex | undefined {
  const heavy = state.units.filter(
    (unit) =>
      unit.side === side && unit.place === 'map' && isAircraft(unit) && sortiesOn(unit, 'centre') && unit.mf > FAR,
  );
  const [first] = heavy;
  if (!first) return undefined;
  const { threat } = survey(world, state, side, false);
  const seen = (hex: Hex): number => (threat[hex] === 0 ? centresWithin(world, state, side, hex, first.mf) : 0);
  const useful = new Set(baseHexes(state, side).filter((hex) => seen(hex) > 0));
  // Bombers without a centre in range and without room where there is one.
  const idle = heavy.filter(({ at }) => !useful.has(at));
  const room = [...useful].reduce(
    (sum, hex) => sum + AIR_ROOM.size - factorsOf(state, side, (unit) => isAircraft(unit) && unit.at === hex),
    0,
  );
  if (idle.reduce((sum, unit) => sum + sizeOf(unit), 0) - room < WORTH_A_BOMBER_BASE) return undefined;
  const { board } = world;
  const enemies = hexesOf(fieldOf(world, state), other(side));
  const away = (hex: Hex): number => Math.min(99, ...enemies.map((one) => distance(board.grid, one, hex)));
  return [...board.land.keys()]
    .filter((hex) => board.land[hex] === 1 && threat[hex] === 0)
    .map((hex) => ({ hex, near: centresNear(world, state, side, hex, first.mf).length }))
    .filter(({ near }) => near > 0)
    .map((one) => ({ ...one, away: away(one.hex) }))
    .sort((a, b) => b.near - a.near || b.away - a.away || a.hex - b.hex)
    .filter(({ hex }) => !baseSiteFault(world, state, side, hex))
    .slice(0, SITES)
    .find(({ hex }) => seen(hex) > 0)?.hex;
}
const SITES = 12;
/** Distance only heavy bombers fly, and the number of them that justifies a base. */
const FAR = 12;
const WORTH_A_BOMBER_BASE = 8;

/** M9.8: where a new base would bring much of the front within range that no other has; undefined: nowhere. */
export function newBase(world: World, state: State, side: Side): Hex | undefined {
  const { board } = world;
  const supports = factorsOf(
    state,
    side,
    (unit) => unit.place === 'map' && isAircraft(unit) && sortiesOn(unit, 'support'),
  );
  if (supports < WORTH_A_BASE) return undefined;
  const bases = baseHexes(state, side);
  const covered = (hex: Hex): boolean => bases.some((base) => distance(board.grid, base, hex) <= RANGE);
  const bare = battlegrounds(world, state, side).filter(({ hex }) => !covered(hex));
  if (bare.reduce((sum, { weight }) => sum + weight, 0) < BARE) return undefined;
  const field = fieldOf(world, state);
  const enemies = hexesOf(field, other(side));
  return (
    [...board.land.keys()]
      .filter((hex) => board.land[hex] === 1 && bases.every((one) => distance(board.grid, one, hex) >= APART))
      // Held hexes are not lost to a passing enemy.
      .map((hex) => ({
        hex,
        worth: weightWithin(world, bare, hex, RANGE) + (stackSize(field, side, hex) > 0 ? 0.5 : 0),
      }))
      .filter(({ worth }) => worth >= BARE)
      .filter(({ hex }) => enemies.every((one) => distance(board.grid, one, hex) >= AWAY))
      .sort((a, b) => b.worth - a.worth || a.hex - b.hex)
      .find(({ hex }) => !baseSiteFault(world, state, side, hex))?.hex
  );
}

/** M9.cost: aircraft cost three to six times what infantry does, and help an army of this size less; flak only where there is none against bombers. */
export function wantedFlak(state: State, side: Side): number {
  const bombers = factorsOf(state, other(side), (unit) => isAircraft(unit) && sortiesOn(unit, 'support'));
  return bombers < WORTH_FLAK ? 0 : FLAK - factorsOf(state, side, isFlak);
}
const WORTH_FLAK = 8;
const FLAK = 2;
