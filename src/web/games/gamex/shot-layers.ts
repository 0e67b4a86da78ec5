import type { Layer, LayerItem } from '#table/board-model.ts';
import type { GameTable } from './game-table.ts';
import { g } from './words/words.ts';

/** Targets of the units in hand with their odds, and a line to the one pointed at. */
export function shotLayers(table: GameTable): readonly Layer[] {
  const firing = table.firing();
  if (firing.length === 0) return [];
  const begun = table.laid.begun();
  const shots = begun === undefined || begun.verb === 'fire' ? table.shots() : [];
  const odds = shots.map(
    ({ hex, plans }): LayerItem => ({
      kind: 'plate',
      hex,
      text: plans[0]?.reckoning.column ?? g.planNone,
      tone: 'target',
    }),
  );
  const outline: LayerItem = { kind: 'outline', hexes: shots.map(({ hex }) => hex), tone: 'target' };
  const aim = table.aimedAt();
  const isFire = aim !== undefined && table.plans().length > 0 && !table.plans().some(({ fault }) => fault);
  const from = new Set(firing.flatMap((id) => table.laid.piece(id)?.hex ?? []));
  const lines = isFire
    ? [...from].flatMap((hex): LayerItem[] =>
        hex === aim ? [] : [{ kind: 'arrow', from: hex, to: aim, tone: 'target' }],
      )
    : [];
  if (shots.length === 0 && lines.length === 0) return [];
  return [{ id: 'shots', above: true, items: [outline, ...lines, ...odds] }];
}
