import type { OpenGamex } from '#games/gamex/position.ts';
import { mapOfGame } from '#games/gamex/desk/map.ts';
import type { TacticalMap } from '#table/board-model.ts';
import { HEX_WIDTH, ROW_STEP } from '#web/board/geometry.ts';
import { isWide } from '#web/table/layout/layout.ts';

const turned = new WeakMap<TacticalMap, TacticalMap>();

/** Panels are taller than wide: where there is more room across, as at the table, the map lies on its side. */
export function tacticalMap(game: OpenGamex, title: string, wide: () => boolean = isWide): TacticalMap {
  const map = mapOfGame(game, title);
  const { q, r } = game.world.board.grid;
  const across = Array.from(q, (at, hex) => at + (r[hex] ?? 0) / 2);
  const extent = (list: Iterable<number>): number => {
    const all = [...list];
    return Math.max(...all) - Math.min(...all);
  };
  if (!wide() || extent(across) * HEX_WIDTH >= extent(r) * ROW_STEP) return map;
  const lying = turned.get(map) ?? { ...map, turned: true };
  turned.set(map, lying);
  return lying;
}
