import type { SideSign, TacticalHex, TacticalMap, TacticalSide } from '../../../table/drawing.ts';
import { NOWHERE } from '../../../hex/hex.ts';
import { type Board, levelOf, sideOf, terrainOf } from '../board/board.ts';
import { coloursOf, type SideColour } from '../board/terrain.ts';

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

/** Each side once, seen from the hex with the smaller number or from inside the map. */
function sidesOf(board: Board): TacticalSide[] {
  const { grid } = board;
  const found: TacticalSide[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const beyond = grid.neighbours[hex * 6 + direction] ?? NOWHERE;
      if (beyond !== NOWHERE && beyond < hex) continue;
      for (const colour of coloursOf(sideOf(board, hex, direction)))
        found.push({ hex, edge: edgeOf(direction), sign: SIGNS[colour] });
    }
  }
  return found;
}

const drawn = new WeakMap<Board, Map<string, TacticalMap>>();

export function mapOf(board: Board, title: string): TacticalMap {
  const shelf = drawn.get(board) ?? new Map<string, TacticalMap>();
  drawn.set(board, shelf);
  let map = shelf.get(title);
  if (!map) {
    map = {
      style: 'tactical',
      title,
      hexes: Array.from({ length: board.grid.size }, (_, hex) => hexOf(board, hex)),
      sides: sidesOf(board),
      places: board.places.map(({ kind, name, hexes }) => ({
        name,
        hexes,
        ...(kind === 'hill' ? { high: true } : {}),
      })),
    };
    shelf.set(title, map);
  }
  return map;
}
