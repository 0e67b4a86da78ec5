import type { Layer, LayerItem } from '../../../table/drawing.ts';
import type { BattleView } from '../../table/referee/protocol.ts';
import { w } from '../../text/words.ts';
import type { Table } from '../../table/table-model.ts';

/** What plans add to the map: a way begun, where defenders could retreat, who is trapped. */

function wayBegun(table: Table): LayerItem[] {
  const from = table.hex();
  const way = table.via();
  if (from === undefined || way.length === 0) return [];
  return [
    { kind: 'path', hexes: [from, ...way], tone: 'selected' },
    ...table.waypoints().map((hex, i): LayerItem => ({ kind: 'plate', hex, text: String(i + 1), tone: 'selected' })),
  ];
}

function waysOut(views: readonly BattleView[]): LayerItem[] {
  return views.flatMap(({ retreats }) =>
    retreats.flatMap(({ hex, ends, paths, trapped }): LayerItem[] =>
      trapped
        ? [
            { kind: 'outline', hexes: [hex], tone: 'warning' },
            { kind: 'plate', hex, text: w.trapped, tone: 'warning' },
          ]
        : [
            { kind: 'outline', hexes: ends, tone: 'retreat', dashed: true },
            ...paths.map((path): LayerItem => ({ kind: 'path', hexes: [hex, ...path], tone: 'retreat' })),
          ],
    ),
  );
}

/** Aircraft on their way: an arrow from each base to each target. */
function flights(table: Table): LayerItem[] {
  const state = table.state();
  const arrows = new Map<string, LayerItem>();
  for (const { unit: no, hex } of state?.missions ?? []) {
    const unit = state?.units[no];
    if (unit?.place !== 'air' || unit.base === undefined || unit.base === hex) continue;
    const tone = unit.side === 'blue' ? 'own' : 'enemy';
    arrows.set(`${unit.base} ${hex} ${tone}`, { kind: 'arrow', from: unit.base, to: hex, tone });
  }
  return [...arrows.values()];
}

/** Units that may pay a bill, and those named for it. */
function bill(table: Table): LayerItem[] {
  const at = (no: number) => {
    const unit = table.state()?.units[no];
    return unit && (unit.place === 'map' || unit.place === 'air') ? [unit.at] : [];
  };
  const all = (table.due()?.lines ?? []).flatMap(({ unit }) => at(unit));
  const named = [...table.named().keys()].flatMap(at);
  const plates = new Map<number, number>();
  for (const [no, factors] of table.named())
    for (const hex of at(no)) plates.set(hex, (plates.get(hex) ?? 0) + factors);
  if (all.length === 0) return [];
  // Those a beach serves are the ones that stay.
  if (table.due()?.what === 'beach')
    return [
      { kind: 'outline', hexes: [...new Set(all)], tone: 'warning', dashed: true },
      { kind: 'outline', hexes: [...new Set(named)], tone: 'own' },
    ];
  return [
    { kind: 'outline', hexes: [...new Set(all)], tone: 'target', dashed: true },
    { kind: 'outline', hexes: [...new Set(named)], tone: 'enemy' },
    ...[...plates].map(([hex, sum]): LayerItem => ({ kind: 'plate', hex, text: `−${sum}`, tone: 'enemy' })),
  ];
}

export function planLayers(table: Table): Layer[] {
  const foreign = table.begun() ? [] : table.reach().flatMap(({ hex, trespass }) => (trespass ? [hex] : []));
  const plan = table.plan();
  const trapped = [...table.fights().values()].map((view) => ({
    ...view,
    retreats: view.retreats.filter((one) => one.trapped),
  }));
  const items = [
    ...flights(table),
    ...wayBegun(table),
    ...bill(table),
    ...waysOut([...(plan ? [plan] : []), ...trapped]),
  ];
  const beyond = table.begun() || table.via().length > 0 ? [] : table.beyond();
  return [
    ...(beyond.length > 0
      ? [{ id: 'beyond', items: [{ kind: 'shade', hexes: beyond, tone: 'enemy', opacity: 0.16 } as const] }]
      : []),
    ...(foreign.length > 0
      ? [{ id: 'foreign', items: [{ kind: 'hatch', hexes: foreign, tone: 'warning' } as const] }]
      : []),
    ...(items.length > 0 ? [{ id: 'plans', above: true, items }] : []),
  ];
}
