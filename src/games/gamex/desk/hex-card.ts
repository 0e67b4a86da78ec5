import { neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { isDeep, isObstacle, levelOf, sideOf, terrainOf } from '../board/board.ts';
import { coloursOf, type SideColour, type Terrain } from '../board/terrain.ts';
import { coverIn, type Modifier } from '../fire/strength.ts';
import { smokeBetween, type SpottingState, spottingState } from '../sight/observation.ts';
import type { OpenGamex } from '../position.ts';
import { los } from '../sight/sight.ts';
import { other, type Side, SIDES, type State, type UnitId } from '../types.ts';
import { enemyHexes, goodOrder } from '../units.ts';

/** Facts about one hex, for a player who points at it. */
export interface HexCard {
  readonly hex: Hex;
  readonly terrain: Terrain;
  readonly level: number;
  readonly place?: string;
  /** X3.2.4: the panels whose halves make it, where it is a seam. */
  readonly seam?: readonly [string, string];
  readonly blocksSight: boolean;
  /** Die modifiers for a target there (X6.3.5.t, X8.3b). */
  readonly cover: readonly Modifier[];
  readonly crossing: readonly ('road' | 'stream' | 'bridge' | 'ford')[];
  /** Hexsides with a colour or a crest, by the neighbour beyond. */
  readonly sides: readonly { readonly to: Hex; readonly colours: readonly SideColour[]; readonly crest: number }[];
  /** Units of each side in good order with a line of sight into the hex. */
  readonly seenBy: Readonly<Record<Side, readonly UnitId[]>>;
  /** Spotting of a side's enemies who stand there (X6.3.8). */
  readonly spotting: Readonly<Partial<Record<Side, SpottingState>>>;
}

function crossingsOf({ world: { board } }: OpenGamex, hex: Hex): HexCard['crossing'] {
  return [
    ...(board.road[hex] !== 0 ? (['road'] as const) : []),
    ...(board.wet[hex] === 1 ? (['stream'] as const) : []),
    ...(board.bridge[hex] === 1 ? (['bridge'] as const) : []),
    ...(board.ford[hex] !== 0 ? (['ford'] as const) : []),
  ];
}

function sidesOf({ world: { board } }: OpenGamex, hex: Hex): HexCard['sides'] {
  return Array.from({ length: 6 }, (_, direction) => ({
    to: neighbour(board.grid, hex, direction),
    colours: coloursOf(sideOf(board, hex, direction)),
    crest: board.crest[hex * 6 + direction] ?? 0,
  })).filter(({ to, colours, crest }) => to !== NOWHERE && (colours.length > 0 || crest > levelOf(board, hex)));
}

export function hexCardOf(game: OpenGamex, state: State, hex: Hex): HexCard {
  const { world } = game;
  const { board } = world;
  const viewers = (side: Side): UnitId[] =>
    state.units
      .filter(
        (unit) =>
          unit.side === side &&
          unit.place === 'map' &&
          unit.at !== hex &&
          goodOrder(unit) &&
          los(world.sight, unit.at, hex) &&
          !smokeBetween(world, state, unit.at, hex),
      )
      .map(({ id }) => id);
  const place = board.places.find(({ hexes }) => hexes.includes(hex))?.name;
  const [panel, second] = board.panels[hex] ?? [];
  const watchers = SIDES.filter((side) => enemyHexes(state, side).includes(hex));
  return {
    hex,
    terrain: terrainOf(board, hex),
    level: levelOf(board, hex),
    ...(place === undefined ? {} : { place }),
    ...(panel === undefined || second === undefined ? {} : { seam: [panel, second] as const }),
    blocksSight: isObstacle(board, hex) && !isDeep(board, hex),
    cover: coverIn(world, state, hex),
    crossing: crossingsOf(game, hex),
    sides: sidesOf(game, hex),
    seenBy: { axis: viewers('axis'), allied: viewers('allied') },
    spotting: Object.fromEntries(watchers.map((side) => [other(side), spottingState(world, state, side, hex)])),
  };
}
