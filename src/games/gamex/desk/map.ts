import { memoize } from '#core/memo.ts';
import type { Livery, SideSign, TacticalHex, TacticalMap, TacticalSide } from '#table/board-model.ts';
import { NOWHERE } from '#hex/hex.ts';
import { type Board, levelOf, sideOf, terrainOf } from '../board/board.ts';
import { coloursOf, type SideColour } from '../board/terrain.ts';
import type { OpenGamex } from '../position.ts';
import { SIDES, type Unit } from '../types.ts';
import { liveryOf } from './pieces.ts';

/** A board as it is drawn. */

const SIGNS: Readonly<Record<SideColour, SideSign>> = {
  green: 'hedge',
  gray: 'wall',
  brown: 'foot',
  orange: 'crest',
  yellow: 'high-foot',
  purple: 'high-crest',
  cliff: 'cliff',
};

/** The drawing counts edges clockwise from the east, the kernel turns the other way. */
export const edgeOf = (direction: number): number => (6 - direction) % 6;

const edgesIn = (bits: number): number[] =>
  [0, 1, 2, 3, 4, 5].filter((direction) => (bits & (1 << direction)) !== 0).map(edgeOf);

function hexOf(board: Board, hex: number): TacticalHex {
  const { grid } = board;
  const road = edgesIn(board.road[hex] ?? 0);
  const stream = edgesIn(board.stream[hex] ?? 0);
  return {
    q: grid.q[hex] ?? 0,
    r: grid.r[hex] ?? 0,
    name: grid.names[hex] ?? '',
    cover: terrainOf(board, hex),
    level: levelOf(board, hex),
    ...(road.length > 0 ? { road } : {}),
    ...(stream.length > 0 ? { stream } : {}),
    ...(board.bridge[hex] === 1 ? { bridge: true } : {}),
    ...((board.ford[hex] ?? 0) !== 0 ? { ford: true } : {}),
  };
}

/** Signs of a crest that follows from the levels beside it, whatever is printed (X3.2c). */
const CRESTS: Readonly<Record<number, SideSign>> = { 2: 'crest', 4: 'high-crest' };

/**
 * Signs of a side: its printed colours, and the crest that follows from the levels where the colours do not show it.
 */
function signsOn(board: Board, hex: number, direction: number, beyond: number): SideSign[] {
  const printed = coloursOf(sideOf(board, hex, direction)).map((colour) => SIGNS[colour]);
  if (beyond === NOWHERE || printed.includes('cliff')) return printed;
  const crest = board.crest[hex * 6 + direction] ?? 0;
  const sign = CRESTS[crest];
  const low = Math.min(levelOf(board, hex), levelOf(board, beyond));
  return sign && crest > low && !printed.includes(sign) ? [...printed, sign] : printed;
}

/** Each side once, seen from the hex with the smaller number or from inside the map. */
function sidesOf(board: Board): TacticalSide[] {
  const { grid } = board;
  const found: TacticalSide[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const beyond = grid.neighbours[hex * 6 + direction] ?? NOWHERE;
      if (beyond !== NOWHERE && beyond < hex) continue;
      for (const sign of signsOn(board, hex, direction, beyond)) found.push({ hex, edge: edgeOf(direction), sign });
    }
  }
  return found;
}

interface Seat {
  /** A direction of the kernel (X0.6). */
  readonly north: number;
  readonly liveries?: readonly Livery[];
}

const drawn = memoize((_board: Board) => new Map<string, TacticalMap>());

export function mapOf(board: Board, title: string, { north, liveries }: Seat = { north: 0 }): TacticalMap {
  const shelf = drawn(board);
  const key = [north, liveries, title].join(' ');
  let map = shelf.get(key);
  if (!map) {
    map = {
      style: 'tactical',
      title,
      north: edgeOf(north),
      hexes: Array.from({ length: board.grid.size }, (_, hex) => hexOf(board, hex)),
      sides: sidesOf(board),
      places: board.places.map(({ kind, name, hexes }) => ({
        name,
        hexes,
        ...(kind === 'hill' ? { high: true } : {}),
      })),
      ...(liveries ? { liveries } : {}),
    };
    shelf.set(key, map);
  }
  return map;
}

/** The nation with most units on each side. */
const liveriesIn = (units: readonly Unit[]): Livery[] =>
  SIDES.map((side) => {
    const count = new Map<string, number>();
    for (const unit of units) if (unit.side === side) count.set(unit.nation, (count.get(unit.nation) ?? 0) + 1);
    const [nation] = [...count].sort((a, b) => b[1] - a[1])[0] ?? [''];
    return liveryOf(nation, side);
  });

/** The map of a game: where north is, and whose colours the sides wear. */
export const mapOfGame = ({ world, start }: Pick<OpenGamex, 'world' | 'start'>, title: string): TacticalMap =>
  mapOf(world.board, title, { north: world.north, liveries: liveriesIn(start.units) });
