import { seatFault, zoneOf } from '../../../games/gamex/chapters/turn/seats.ts';
import type { Unit } from '../../../games/gamex/types.ts';
import type { Layer } from '../../../table/drawing.ts';
import type { GameTable } from './game-table.ts';

/** The table while somebody sets up. */

export const unplaced = (table: GameTable): readonly Unit[] =>
  (table.state()?.units ?? []).filter((unit) => unit.side === table.side() && unit.place === 'unset');

/** Where the units in hand may stand; with none in hand, where those may that are still to be placed. */
export function setupLayers(table: GameTable): readonly Layer[] {
  const { open, laid } = table;
  const [state, side] = [table.state(), table.side()];
  if (table.frame()?.at !== 'setup' || !open || !state || side === undefined || laid.begun()) return [];
  const units = [...laid.selected()].flatMap((id) => table.unit(id) ?? []);
  const hexes = units.map((unit) =>
    zoneOf(open.world, unit.group).filter(
      (hex) => !seatFault(open.world, state, side, { do: 'place', unit: unit.id, hex }),
    ),
  );
  const [first, ...others] = hexes;
  if (first) {
    const seats = first.filter((hex) => others.every((list) => list.includes(hex)));
    return [{ id: 'seats', items: [{ kind: 'shade', hexes: seats, tone: 'reach' }] }];
  }
  const zones = new Set(unplaced(table).flatMap((unit) => zoneOf(open.world, unit.group)));
  return zones.size === 0
    ? []
    : [{ id: 'zones', items: [{ kind: 'outline', hexes: [...zones], tone: 'own', dashed: true }] }];
}
