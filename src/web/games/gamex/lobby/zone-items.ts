import type { OpenGamex } from '#games/gamex/position.ts';
import { type LayerItem, toneOfSide } from '#table/board-model.ts';
import { goalZones, setupZones } from '../setup-table.ts';
import { g, w } from '../words/words.ts';

/** Hatching of each side's zones. */
export const LEAN = ['left', 'right'] as const;

/** Told apart by how they lean, not by colour alone; what has to be held has a ring and a star. */
export function zoneItems(game: OpenGamex, you?: string): readonly LayerItem[] {
  const all = setupZones(game);
  /** A zone that lies in a larger one of its side is named with it. */
  const isNamed = (zone: (typeof all)[number]): boolean =>
    all.some((other) => {
      if (other.side !== zone.side || other.turn !== zone.turn || other.hexes.length <= zone.hexes.length) return false;
      const within = new Set(other.hexes);
      return zone.hexes.every((hex) => within.has(hex));
    });
  const zones = all.flatMap((zone): LayerItem[] => {
    const { side, no, hexes, middle, turn } = zone;
    const text = side === you && turn === undefined ? w.youStartHere : g.zoneOf(g.side[side], turn);
    return [
      { kind: 'tint', hexes, side: no, opacity: 0.3 },
      { kind: 'hatch', hexes, tone: toneOfSide(no), lean: LEAN[no] ?? 'left' },
      { kind: 'outline', hexes, tone: toneOfSide(no) },
      ...(isNamed(zone) ? [] : [{ kind: 'plate', hex: middle, text, tone: toneOfSide(no), yields: true } as const]),
    ];
  });
  const goals = goalZones(game).flatMap(({ hexes, middle }): LayerItem[] => [
    { kind: 'outline', hexes, tone: 'target', dashed: true },
    { kind: 'plate', hex: middle, text: '★', tone: 'target' },
  ]);
  return [...zones, ...goals];
}
