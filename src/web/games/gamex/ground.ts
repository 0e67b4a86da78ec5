import { lyingIn, thingLayer } from '#games/gamex/desk/things.ts';
import { SIDES } from '#games/gamex/types.ts';
import type { Layer, LayerItem } from '#table/board-model.ts';
import type { GameTable } from './game-table.ts';
import { g } from './words/words.ts';

/** Permanent marks on the ground: things that lie there, and the owners of the hexes that count. */

/** A zone larger than this is told by its name, not ringed. */
const MOST_RINGED = 60;

function goalLayer(table: GameTable): Layer {
  const { world } = table;
  const state = table.state();
  if (!world || !state) return { id: 'goals', items: [] };
  const zones = world.goals.flatMap(({ measure }) => ('zone' in measure ? [world.zones[measure.zone] ?? []] : []));
  const items = [...new Set(zones)]
    .filter((hexes) => hexes.length <= MOST_RINGED)
    .map((hexes): LayerItem => ({ kind: 'outline', hexes, tone: 'target', dashed: true }));
  const held = SIDES.map((side, no): LayerItem => {
    const hexes = [...world.contested].filter((hex) => state.control[hex] === side);
    return { kind: 'tint', hexes, side: no, opacity: 0.16 };
  });
  return { id: 'goals', items: [...held, ...items] };
}

export function groundLayers(table: GameTable): readonly Layer[] {
  const state = table.state();
  return state ? [goalLayer(table), thingLayer(state)] : [];
}

/** Things in a hex, in words. */
export function lyingText(table: GameTable, hex: number): readonly string[] {
  const state = table.state();
  return state
    ? lyingIn(state)
        .filter((one) => one.hex === hex)
        .map(({ thing, text }) => g.thing[thing](text ?? ''))
    : [];
}
