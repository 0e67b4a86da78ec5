import type { Layer, LayerItem } from '../../table/drawing.ts';
import type { Overlay, OverlayName } from './referee/protocol.ts';
import { w } from '../text/words.ts';
import { planLayers } from '../games/blitz/plan-layers.ts';
import type { Table } from './table-model.ts';
import { toolLayers } from './tool-layers.ts';

/** What is laid over the map for the decision at hand. */

const OPACITY: Readonly<Record<OverlayName, number>> = {
  zoc: 0.28,
  control: 0.55,
  supply: 0.45,
  threat: 0.3,
  moves: 0.3,
  zones: 0.25,
  countries: 0.3,
  weather: 0.3,
};

const MOST_COSTS = 500;

/** Answers of the referee never change, so their layers, and the board's curves of them, outlive the pointer's moves. */
const keptOverlays = new WeakMap<Overlay, Layer[]>();
const keptReach = new WeakMap<ReturnType<Table['reach']>, Layer>();

function overlayLayers(name: OverlayName, overlay: Overlay): Layer[] {
  const known = keptOverlays.get(overlay) ?? layOver(name, overlay);
  keptOverlays.set(overlay, known);
  return known;
}

function layOver(name: OverlayName, overlay: Overlay): Layer[] {
  const ground = overlay.tints.map(
    ({ side, hexes }): LayerItem => ({ kind: 'tint', hexes, side, opacity: OPACITY[name] }),
  );
  const hatched = overlay.hatches.map(
    ({ tone, hexes }): LayerItem => ({ kind: 'hatch', hexes, tone, lean: name === 'weather' ? 'left' : 'right' }),
  );
  const lines = overlay.paths.map(
    ({ side, hexes }): LayerItem => ({
      kind: name === 'supply' ? 'route' : 'path',
      hexes,
      tone: side === 'blue' ? 'own' : 'enemy',
    }),
  );
  const plates = overlay.plates.map(({ hex, text, tone }): LayerItem => ({ kind: 'plate', hex, text, tone }));
  return [
    { id: `overlay-${name}`, items: [...ground, ...hatched, ...lines] },
    { id: `overlay-${name}-above`, above: true, items: plates },
  ];
}

function reachLayer(going: ReturnType<Table['reach']>): Layer {
  const stops = going.filter((one) => one.stops).map((one) => one.hex);
  const free = going.filter((one) => !one.stops).map((one) => one.hex);
  return {
    id: 'reach',
    items: [
      { kind: 'shade', hexes: free, tone: 'reach' },
      { kind: 'shade', hexes: stops, tone: 'blocked' },
      { kind: 'outline', hexes: going.map((one) => one.hex), tone: 'own' },
      ...(going.length <= MOST_COSTS
        ? going.map((one): LayerItem => ({ kind: 'cost', hex: one.hex, text: w.points(one.cost) }))
        : []),
    ],
  };
}

function reachLayers(table: Table, hover: number | undefined): Layer[] {
  const going = table.reach();
  if (going.length === 0) return [];
  const known = keptReach.get(going) ?? reachLayer(going);
  keptReach.set(going, known);
  const found: Layer[] = [known];
  const over = going.find((one) => one.hex === hover);
  const from = table.hex();
  if (over && from !== undefined) {
    const items: LayerItem[] = [
      { kind: 'path', hexes: [from, ...over.path], tone: 'selected', text: w.points(over.cost) },
    ];
    if (over.stops) items.push({ kind: 'stop', hex: over.hex });
    found.push({ id: 'way', above: true, items });
  }
  return found;
}

function battleArrows(table: Table): LayerItem[] {
  const state = table.state();
  return (state?.battles ?? []).flatMap((battle) =>
    battle.hexes.flatMap((to) =>
      [...new Set(battle.attackers.map((no) => state?.units[no]?.at ?? -1))].map(
        (from): LayerItem => ({ kind: 'arrow', from, to, tone: 'enemy' }),
      ),
    ),
  );
}

export function layersOf(table: Table, hover: number | undefined): Layer[] {
  const found: Layer[] = [];
  for (const [name, overlay] of table.overlays()) found.push(...overlayLayers(name, overlay));
  if (!table.begun()) found.push(...reachLayers(table, hover));
  const open = [...table.targets().keys()];
  if (open.length > 0) {
    const tone = table.at() === 'retreat' ? 'retreat' : 'target';
    found.push({ id: 'targets', items: [{ kind: 'shade', hexes: open, tone }] });
    found.push({ id: 'targets-above', above: true, items: [{ kind: 'outline', hexes: open, tone }] });
  }
  const duties = table.at() === 'declaration' ? (table.duties()?.hexes ?? []) : [];
  if (duties.length > 0)
    found.push({
      id: 'duties',
      above: true,
      items: [{ kind: 'outline', hexes: duties, tone: 'warning', dashed: true }],
    });
  found.push(...planLayers(table));
  const arrows = battleArrows(table);
  if (arrows.length > 0) found.push({ id: 'battles', above: true, items: arrows });
  if (table.planned().length > 0)
    found.push({ id: 'planned', above: true, items: [{ kind: 'outline', hexes: table.planned(), tone: 'enemy' }] });
  found.push(...toolLayers());
  const chosen = table.hex();
  if (chosen !== undefined)
    found.push({ id: 'chosen', above: true, items: [{ kind: 'outline', hexes: [chosen], tone: 'selected' }] });
  return found;
}
