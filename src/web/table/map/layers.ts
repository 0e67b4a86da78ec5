import { type Layer, type LayerItem, toneOfSide } from '#table/board-model.ts';
import type { Contact, Overlay, ReachHex } from '#table/desk.ts';
import type { OverlayLook } from '#web/face.ts';
import { contactPlate } from '../contact-words.ts';
import { goings } from '../move-plans.ts';
import { w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';
import { HUMAN } from '../start.ts';
import { toolLayers } from './tool-layers.ts';

/** Layers over the map for the current decision. */

const MOST_COSTS = 500;

/** Answers of the referee never change, so their layers, and the board's curves of them, outlive the pointer's moves. */
const keptOverlays = new WeakMap<Overlay, Layer[]>();
const keptReach = new WeakMap<readonly ReachHex[], Layer>();

function overlayLayers(table: Table, look: OverlayLook, overlay: Overlay): Layer[] {
  const known = keptOverlays.get(overlay) ?? layOver(table, look, overlay);
  keptOverlays.set(overlay, known);
  return known;
}

function layOver({ face }: Table, { name, opacity, way, lean, plate }: OverlayLook, overlay: Overlay): Layer[] {
  const ground = overlay.tints.map(({ side, hexes }): LayerItem => ({ kind: 'tint', hexes, side, opacity }));
  // Hatching both ways shows hexes that belong to both sides.
  const crossed = overlay.hatches.some(({ tone }) => tone === 'own');
  const hatched = overlay.hatches.map(
    ({ tone, hexes }): LayerItem => ({
      kind: 'hatch',
      hexes,
      tone,
      lean: lean ?? (crossed && tone === 'enemy' ? 'left' : 'right'),
    }),
  );
  const borders = (overlay.areas ?? []).map(
    ({ tone, hexes }): LayerItem => ({ kind: 'outline', hexes, tone, dashed: tone === 'own' }),
  );
  const lines = overlay.paths.map(
    ({ side, hexes }): LayerItem => ({
      kind: way ?? 'path',
      hexes,
      tone: toneOfSide(face.sides.findIndex(({ id }) => id === side)),
    }),
  );
  const plates = overlay.plates.map(
    ({ hex, text, tone }): LayerItem => ({ kind: 'plate', hex, text: plate?.(text) ?? text, tone }),
  );
  return [
    { id: `overlay-${name}`, items: [...ground, ...hatched, ...borders, ...lines] },
    { id: `overlay-${name}-above`, above: true, items: plates },
  ];
}

function reachLayer(table: Table, going: readonly ReachHex[]): Layer {
  const { words } = table.fittings;
  const text = (cost: number): string => words.costInHex?.(cost) ?? words.cost(cost);
  const stops = going.filter((one) => one.stops).map((one) => one.hex);
  const free = going.filter((one) => !one.stops).map((one) => one.hex);
  return {
    id: 'reach',
    items: [
      { kind: 'shade', hexes: free, tone: 'reach' },
      { kind: 'shade', hexes: stops, tone: 'blocked' },
      { kind: 'outline', hexes: going.map((one) => one.hex), tone: 'own' },
      ...(going.length <= MOST_COSTS
        ? going.map((one): LayerItem => ({ kind: 'cost', hex: one.hex, text: text(one.cost) }))
        : []),
      ...going.flatMap(({ hex, plate }): LayerItem[] =>
        plate === undefined ? [] : [{ kind: 'outline', hexes: [hex], tone: 'enemy' }],
      ),
    ],
  };
}

function reachLayers(table: Table, hover: number | undefined): Layer[] {
  const going = table.reach();
  if (going.length === 0) return [];
  const known = keptReach.get(going) ?? reachLayer(table, going);
  keptReach.set(going, known);
  const found: Layer[] = [known];
  const over = going.find((one) => one.hex === hover);
  const from = table.hex();
  if (over && from !== undefined) {
    const items: LayerItem[] = [
      { kind: 'path', hexes: [from, ...over.path], tone: 'selected', text: table.fittings.words.cost(over.cost) },
    ];
    if (over.stops) items.push({ kind: 'stop', hex: over.hex });
    found.push({ id: 'way', above: true, items });
  }
  const plates = going.flatMap(({ hex, plate, cost }): LayerItem[] =>
    plate === undefined
      ? []
      : [{ kind: 'plate', hex, text: `${plate} · ${table.fittings.words.cost(cost)}`, tone: 'enemy' }],
  );
  if (plates.length > 0) found.push({ id: 'reach-plates', above: true, items: plates });
  const warned = going.flatMap(({ hex, warns }) => (warns === undefined ? [] : [hex]));
  if (warned.length > 0) found.push({ id: 'warned', items: [{ kind: 'hatch', hexes: warned, tone: 'warning' }] });
  return found;
}

/** A way begun. */
function wayBegun(table: Table): Layer[] {
  const from = table.hex();
  const way = table.via();
  if (from === undefined || way.length === 0) return [];
  const stops = table
    .waypoints()
    .map((hex, i): LayerItem => ({ kind: 'plate', hex, text: String(i + 1), tone: 'selected' }));
  return [{ id: 'begun', above: true, items: [{ kind: 'path', hexes: [from, ...way], tone: 'selected' }, ...stops] }];
}

/** Units that may pay a bill, and those named for it. */
function billLayers(table: Table): Layer[] {
  const at = (id: string) => table.piece(id)?.hex ?? [];
  const all = [...new Set((table.bill()?.lines ?? []).flatMap(({ unit }) => at(unit)))];
  const named = [...new Set([...table.named().keys()].flatMap(at))];
  if (all.length === 0) return [];
  const plates = new Map<number, number>();
  for (const [id, given] of table.named())
    for (const hex of [at(id)].flat()) plates.set(hex, (plates.get(hex) ?? 0) + given);
  // Served units are the ones that stay.
  const serves = table.bill()?.serves === true;
  const items: LayerItem[] = [
    { kind: 'outline', hexes: all, tone: serves ? 'warning' : 'target', dashed: true },
    { kind: 'outline', hexes: named, tone: serves ? 'own' : 'enemy' },
  ];
  const sums = [...plates].map(([hex, sum]): LayerItem => ({ kind: 'plate', hex, text: `−${sum}`, tone: 'enemy' }));
  return [{ id: 'bill', above: true, items: serves ? items : [...items, ...sums] }];
}

/** The reasons of a computer player: the one pointed at, or else the plan of the turn that is going on. */
function reasonLayers({ game, fittings }: Table): readonly Layer[] {
  const { computers } = game;
  const pointed = computers.pointed();
  if (pointed) return fittings.reasonLayers([pointed]);
  // Plans of the other side are not shown while its moves are.
  if (game.film.running() && !game.nobodyHere()) return [];
  const plan = game.humanDecides() ? computers.hints()?.[computers.shown()] : undefined;
  if (plan) return fittings.reasonLayers(plan.explanations);
  const thought = game.thinking() ? computers.thought()?.explanations : undefined;
  if (!computers.arrows()) return [];
  if (thought) return fittings.reasonLayers(thought);
  const reasons = computers.reasons();
  const now = game.update()?.scene.moment;
  if (!reasons || !now || game.watching() || (game.seats()[reasons.side] === HUMAN && !game.thinking())) return [];
  return reasons.turn === now.turn && reasons.side === now.mover ? fittings.reasonLayers(reasons.list) : [];
}

/** While a film runs: the ways of this shot, and who attacks whom. */
function filmLayers({ face, game, piece }: Table): Layer[] {
  const happened = game.film.running() ? (game.update()?.happened ?? []) : [];
  const toneOf = (unit: string) => toneOfSide(face.sides.findIndex(({ id }) => id === piece(unit)?.side));
  const items = happened.flatMap((one): LayerItem[] => {
    if (one.is === 'went') return [{ kind: 'march', hexes: one.path, tone: toneOf(one.unit) }];
    if (one.is !== 'own' || !one.clash) return [];
    const { attackers, hexes } = one.clash;
    const [to] = hexes;
    const from = new Set(attackers.flatMap((id) => piece(id)?.hex ?? []));
    return [
      { kind: 'outline', hexes, tone: 'enemy' },
      ...[...from].flatMap((hex): LayerItem[] =>
        to === undefined || hex === to ? [] : [{ kind: 'arrow', from: hex, to, tone: toneOf(attackers[0] ?? '') }],
      ),
    ];
  });
  return items.length > 0 ? [{ id: 'film', above: true, items }] : [];
}

/** Enemy hexes with the odds against each. */
export const touchedBy = (contacts: readonly Contact[]): LayerItem[] =>
  contacts.flatMap((one): LayerItem[] => [
    { kind: 'outline', hexes: [one.hex], tone: one.trapped ? 'warning' : 'enemy', dashed: !one.trapped },
    { kind: 'plate', hex: one.hex, text: contactPlate(one), tone: one.attack >= one.defence ? 'own' : 'enemy' },
  ]);

/** Contacts of the selected stack at its destination, or of the whole plan; and units out of supply there. */
function prospectLayers(table: Table): Layer[] {
  const { planning } = table.game;
  const { laid } = planning.plan();
  const found = table.prospect() ?? (planning.on() ? laid?.prospect : undefined);
  const going = planning.on() ? goings(planning.base(), laid?.scene) : [];
  const items: LayerItem[] = [
    { kind: 'outline', hexes: [...new Set(going.map(({ from }) => from))], tone: 'own', dashed: true },
    ...going.map(({ from, to: end }): LayerItem => ({ kind: 'arrow', from, to: end, tone: 'own', ghost: true })),
    ...touchedBy(found?.contacts ?? []),
    ...(found?.dry ?? []).map((hex): LayerItem => ({ kind: 'plate', hex, text: w.plateDry, tone: 'warning' })),
  ];
  return items.length > 1 ? [{ id: 'prospect', above: true, items }] : [];
}

/** Hexes of choices; where all choices lead to a hex, they are lit like a reach. */
function targetLayers({ targets, scene, fittings }: Table): Layer[] {
  const open = [...targets().keys()];
  if (open.length === 0) return [];
  const goes = [...targets().values()].flat().every(({ verb }) => fittings.goes?.(verb) === true);
  const tone = scene()?.tone ?? (goes ? 'reach' : 'target');
  return [
    { id: 'targets', items: [{ kind: 'shade', hexes: open, tone }] },
    {
      id: 'targets-above',
      above: true,
      items: [{ kind: 'outline', hexes: open, tone: tone === 'reach' ? 'own' : tone }],
    },
  ];
}

export function layersOf(table: Table, hover: number | undefined): Layer[] {
  const found: Layer[] = [];
  for (const [name, overlay] of table.overlays()) {
    const look = table.face.overlays.find((one) => one.name === name);
    if (look) found.push(...overlayLayers(table, look, overlay));
  }
  if (!table.begun()) found.push(...reachLayers(table, hover));
  found.push(...targetLayers(table));
  found.push(...wayBegun(table), ...billLayers(table), ...table.fittings.layers());
  if (table.marked().length > 0)
    found.push({ id: 'marked', above: true, items: [{ kind: 'outline', hexes: table.marked(), tone: 'enemy' }] });
  found.push(...prospectLayers(table), ...toolLayers());
  const chosen = table.hex();
  if (chosen !== undefined)
    found.push({ id: 'chosen', above: 'counters', items: [{ kind: 'outline', hexes: [chosen], tone: 'selected' }] });
  return [...found, ...reasonLayers(table), ...filmLayers(table)];
}
