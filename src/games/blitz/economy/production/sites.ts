import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { conquerorOf, friendly, homeCities, isLost, isOwnGround } from '#games/blitz/countries/rules/cities.ts';
import { isAlly } from '#games/blitz/countries/rules/nations.ts';
import { fieldOf, hexesOf, inZoc, marksOf } from '#games/blitz/ground/rules/field.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { other, type Side, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { isSurrounded } from './centres.ts';
import { baseFault, baseHexes, baseRoomFault, groundForBase, hasAirRoom } from '#games/blitz/air/airbases/bases.ts';

/** M9.7, M9.8, M90.74: where aircraft and airbases appear. */

/** M9.7: the home airbases with room, the nearest to the centre first; those of this cycle are not ready. */
export function basesFor(world: World, state: State, side: Side, centre: Hex, units: readonly Unit[]): Hex[] {
  const { board } = world;
  const far = (hex: Hex): number => distance(board.grid, centre, hex);
  // M17.f.8: what a centre of the minors builds has its own country for a home.
  const nation = units[0]?.nation;
  const isAtHome = (hex: Hex): boolean =>
    nation === undefined ? isOwnGround(world, side, hex) : board.country[hex] === nation;
  return baseHexes(state, side)
    .filter(
      (hex) =>
        isAtHome(hex) &&
        baseFault(world, state, side, hex) === undefined &&
        !isSurrounded(world, state, side, hex) &&
        hasAirRoom(state, side, hex, units),
    )
    .sort((a, b) => far(a) - far(b));
}

/** M9.7: on the nearest of the bases that have room (`basesFor`); of several as near the owner chooses. */
export function airSiteFault(
  world: World,
  state: State,
  side: Side,
  centre: Hex,
  hex: Hex,
  bases: readonly Hex[],
): Objection | undefined {
  const { grid } = world.board;
  const [nearest] = bases;
  const unready = baseHexes(state, side).includes(hex) ? baseFault(world, state, side, hex) : undefined;
  if (unready) return objection('M9.8', unready.because, unready.rule, 'M9.7');
  if (isSurrounded(world, state, side, hex))
    return objection('M9.9', msg`${theHex(grid, hex)} is surrounded: nothing appears there`, 'M9.7');
  if (nearest === undefined) return objection('M9.7', msg`${theSide(side)} has no home airbase with room`);
  return bases.includes(hex) && distance(grid, centre, hex) === distance(grid, centre, nearest)
    ? undefined
    : objection('M9.7', msg`the nearest home airbase with room is at ${theHex(grid, nearest)}`);
}

const FREE_ROWS = 3;

/** M70.fallback: a land way of any length, free of enemies and their zones of control, to a home city. */
function reachesHome(world: World, state: State, side: Side, hex: Hex): boolean {
  const { board } = world;
  const marks = marksOf(fieldOf(world, state), other(side));
  const home = new Set(
    homeCities(world, side).filter((city) => friendly(world, state, side, city) && !isLost(world, state, side, city)),
  );
  const seen = new Set([hex]);
  const ring = [hex];
  for (const at of ring) {
    if (home.has(at)) return true;
    for (const to of neighboursOf(board.grid, at)) {
      if (seen.has(to) || !isDryLand(world, state, to) || marks[to] !== 0) continue;
      seen.add(to);
      ring.push(to);
    }
  }
  return false;
}

/** M13.12: flak bars nobody, but nothing appears where the enemy's stands. */
export const holdsEnemy = ({ units }: State, side: Side, hex: Hex): boolean =>
  units.some((unit) => unit.at === hex && unit.place === 'map' && unit.side !== side);

/** M9.8: behind the lines. */
export function baseSiteFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  const country = board.country[hex] ?? -1;
  const own =
    isOwnGround(world, side, hex) ||
    isAlly(state, country, side) ||
    (country >= 0 && conquerorOf(world, state, country) === side);
  if (!own) return objection('M9.8', msg`${where} is neither at home nor in an ally's or a conquered country`);
  const ground = groundForBase(world, state, hex) ?? baseRoomFault(world, state, hex);
  if (ground) return ground;
  if (holdsEnemy(state, side, hex)) return objection('M9.8', msg`${where} holds an enemy unit`);
  const field = fieldOf(world, state);
  if (inZoc(field, other(side), hex)) return objection('M9.8', msg`${where} is in an enemy zone of control`);
  const near = hexesOf(field, other(side)).find((enemy) => distance(board.grid, enemy, hex) < FREE_ROWS);
  if (near !== undefined)
    return objection(
      'M9.8',
      msg`${where} is less than ${FREE_ROWS} {hex|hexes} from the enemy at ${theHex(board.grid, near)}`,
    );
  const lines = world.rules.supply.lines({ world, state, side });
  const supplied = lines ? lines(hex).lacks === undefined : reachesHome(world, state, side, hex);
  return supplied ? undefined : objection('M9.8', msg`${where} is not supplied`);
}

const MOST_SITES = 4;

/** Some hexes near a centre where a base could be laid out. */
export function baseSites(world: World, state: State, side: Side, centre: Hex): Hex[] {
  const { grid } = world.board;
  const found: Hex[] = [];
  const seen = new Set([centre]);
  const ring = [centre];
  for (const at of ring) {
    if (!baseSiteFault(world, state, side, at)) found.push(at);
    if (found.length >= MOST_SITES || ring.length > 200) return found;
    for (const to of neighboursOf(grid, at)) {
      if (seen.has(to)) continue;
      seen.add(to);
      ring.push(to);
    }
  }
  return found;
}
