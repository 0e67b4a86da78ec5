import type { Overlay } from '#table/desk.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { blow } from '../players/outlook.ts';
import type { OpenGamex } from '../position.ts';
import { SIDES, type State, type Unit } from '../types.ts';
import { goodOrder, inactive } from '../units.ts';

/** Overlays of the map. */

const NONE: Overlay = { tints: [], hatches: [], paths: [], plates: [] };

/** Hexes where at least one of the units could hit a target like `target`. */
function covered({ world }: OpenGamex, guns: readonly Unit[], target: Unit): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < world.board.grid.size; hex++) {
    if (guns.some((gun) => blow(world, gun, gun.at, target, hex) > 0 && !world.rules.aim({ world, unit: gun, hex })))
      found.push(hex);
  }
  return found;
}

/** Fields of fire of the enemy, of all units or of those that watch. */
function fields(game: OpenGamex, state: State, only: (unit: Unit) => boolean): Overlay {
  const side = game.decides(state) ?? 'axis';
  const here = state.units.filter((unit) => unit.place === 'map');
  const target = here.find((unit) => unit.side === side) ?? here[0];
  if (!target) return NONE;
  const tones = SIDES.map((one) => ({
    tone: one === side ? ('own' as const) : ('enemy' as const),
    hexes: covered(
      game,
      here.filter((unit) => unit.side === one && goodOrder(unit) && only(unit)),
      target,
    ),
  }));
  return { ...NONE, hatches: tones };
}

/** X22.2a: hexes within the radius of a command post that has not been activated, and how far that is. */
function commanded({ world, decides }: OpenGamex, state: State): Overlay {
  const own = decides(state) ?? 'axis';
  const { grid } = world.board;
  const led = SIDES.map((side) => world.rules.leaders({ world, state, side }).filter(({ post }) => inactive(post)));
  return {
    ...NONE,
    hatches: SIDES.map((side, i) => ({
      tone: side === own ? ('own' as const) : ('enemy' as const),
      hexes: Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) =>
        (led[i] ?? []).some(({ post, radius }) => distance(grid, post.at, hex) <= radius),
      ),
    })),
    plates: SIDES.flatMap((side, i) =>
      (led[i] ?? []).map(({ post, radius }) => ({
        hex: post.at,
        text: String(radius),
        tone: side === own ? ('own' as const) : ('enemy' as const),
      })),
    ),
    ...(led.flat().length === 0 ? { empty: 'command' } : {}),
  };
}

export function overlayOf(game: OpenGamex, state: State, name: string): Overlay {
  const { world } = game;
  if (name === 'fire') return fields(game, state, () => true);
  if (name === 'watch') return fields(game, state, (unit) => unit.marker === 'opFire');
  if (name === 'command') return commanded(game, state);
  if (name === 'levels') {
    const plates = [];
    for (let hex = 0; hex < world.board.grid.size; hex++) {
      const level = world.board.level[hex] ?? 0;
      if (level > 0) plates.push({ hex, text: String(level), tone: 'own' as const });
    }
    return { ...NONE, plates };
  }
  const tints = SIDES.map((side, i) => ({
    side: i as 0 | 1,
    hexes: [...world.contested].filter((hex) => state.control[hex] === side),
  }));
  const free = [...world.contested].filter((hex) => state.control[hex] === undefined);
  return { ...NONE, tints: [...tints, { side: 2, hexes: free }] };
}
