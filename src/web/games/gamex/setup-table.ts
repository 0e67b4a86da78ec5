import { createEffect, on } from 'solid-js';
import { targetless } from '#games/gamex/airborne/drops.ts';
import { seatFault, zoneOf } from '#games/gamex/turn/seats.ts';
import { toneFor } from '#games/gamex/desk/pieces.ts';
import { trapFault } from '#games/gamex/desk/traps.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { type Command, type Mine, type Side, SIDES, type Unit } from '#games/gamex/types.ts';
import { distance } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { World } from '#games/gamex/world.ts';
import type { Layer, SideNo } from '#table/board-model.ts';
import { anySeed } from '#web/table/chance.ts';
import { keep, kept } from '#web/text/preferences.ts';
import type { GameTable } from './game-table.ts';

/** The table while somebody sets up. */

/** True while only works are laid (X10.1, X11.1): the units of the side come in a later step. */
export function laysWorks(table: GameTable): boolean {
  const frame = table.frame();
  return frame?.at === 'setup' && table.world?.setup[frame.step]?.only === 'works';
}

/** Units still to be placed; none while works are laid. */
export function unplaced(table: GameTable): readonly Unit[] {
  if (laysWorks(table)) return [];
  return (table.state()?.units ?? []).filter((unit) => unit.side === table.side() && unit.place === 'unset');
}

/** Units still to be placed, those alike together. */
export function unplacedKinds(table: GameTable): readonly (readonly Unit[])[] {
  const kinds = new Map<string, Unit[]>();
  for (const unit of unplaced(table)) kinds.set(alikeKey(unit), [...(kinds.get(alikeKey(unit)) ?? []), unit]);
  return [...kinds.values()];
}

/** Equal for units of one row of the set-up. */
const alikeKey = ({ nation, kind, group, cp }: Unit): string => `${nation} ${kind} ${group ?? ''} ${cp === true}`;

/** Next unit of the row whose unit in hand has just been put on the map. */
export function nextAlike(table: GameTable, before: readonly Unit[]): Unit | undefined {
  const [id, ...others] = table.laid.selected();
  const was = before.find((unit) => unit.id === id);
  const now = id === undefined ? undefined : table.unit(id);
  const isPlaced = others.length === 0 && was?.place === 'unset' && now?.place === 'map';
  return isPlaced ? unplaced(table).find((unit) => alikeKey(unit) === alikeKey(was)) : undefined;
}

/** A row of units alike is placed click by click: none of them has to be chosen again. */
export function takeNextAlike(table: GameTable): void {
  createEffect(
    on(table.state, (_now, before) => {
      const next =
        table.frame()?.at === 'setup' && table.game.humanDecides() && before && nextAlike(table, before.units);
      if (next) table.laid.select([next.id]);
    }),
  );
}

/** Mines of the side that sets up. */
export function minesOf(table: GameTable): readonly Mine[] {
  const side = table.side();
  return side === undefined ? [] : (table.state()?.hidden[side] ?? []);
}

/** True if anything is still to be placed, hidden or aimed. */
export function isLeft(table: GameTable): boolean {
  const [world, state, side] = [table.world, table.state(), table.side()];
  if (table.frame()?.at !== 'setup' || !world || !state || side === undefined) return false;
  return (
    unplaced(table).length > 0 ||
    minesOf(table).some(({ at }) => at === NOWHERE) ||
    targetless(world, state, side) !== undefined
  );
}

/** Hexes where the units in hand may stand and one of them would be shut in, who that is, and by which rule. */
export function trapsAhead(table: GameTable): {
  readonly hexes: readonly Hex[];
  readonly units: readonly string[];
  readonly rule: string;
} {
  const { open, laid } = table;
  const state = table.state();
  if (table.frame()?.at !== 'setup' || !open || !state) return { hexes: [], units: [], rule: '' };
  const shut = new Set<string>();
  let rule = '';
  const hexes = seatsInHand(table).filter((hex) => {
    const faults = [...laid.selected()].flatMap((id) => {
      const unit = table.unit(id);
      const fault = unit && trapFault(open.world, state, unit, hex);
      if (fault) shut.add(id);
      return fault ?? [];
    });
    rule ||= faults[0]?.rule ?? '';
    return faults.length > 0;
  });
  return { hexes, units: [...shut], rule };
}

/** Units set up where they cannot get away. */
export function trapped(table: GameTable): readonly { readonly unit: Unit; readonly rule: string }[] {
  const [world, state, side] = [table.world, table.state(), table.side()];
  if (!world || !state || side === undefined) return [];
  return state.units.flatMap((unit) => {
    const mine = unit.side === side && unit.place === 'map' && world.byHand.has(unit.id);
    const fault = mine ? trapFault(world, state, unit, unit.at) : undefined;
    return fault ? [{ unit, rule: fault.rule }] : [];
  });
}

/** Hexes where all units in hand may be placed. */
function seatsInHand(table: GameTable): readonly Hex[] {
  const { open, laid } = table;
  const [state, side] = [table.state(), table.side()];
  if (!open || !state || side === undefined) return [];
  const [first, ...others] = [...laid.selected()].flatMap((id) => {
    const unit = table.unit(id);
    if (!unit) return [];
    const command = (hex: Hex) => ({ do: 'place', unit: id, hex }) as const;
    return [zoneOf(open.world, unit.group).filter((hex) => !seatFault(open.world, state, side, command(hex)))];
  });
  return first?.filter((hex) => others.every((list) => list.includes(hex))) ?? [];
}

/** Hexes lit for the units in hand while a side sets up. */
export const litSeats = (table: GameTable): readonly Hex[] =>
  table.frame()?.at === 'setup' && table.laid.selected().size > 0 ? seatsInHand(table) : [];

/** Hexes for the selected units; with none selected, for those still to be placed. */
export function setupLayers(table: GameTable): readonly Layer[] {
  const { open, laid } = table;
  const [state, side] = [table.state(), table.side()];
  if (table.frame()?.at !== 'setup' || !open || !state || side === undefined || laid.begun()) return [];
  if (laid.selected().size > 0) {
    const seats = seatsInHand(table);
    return [
      {
        id: 'seats',
        items: [
          { kind: 'shade', hexes: seats, tone: 'reach' },
          { kind: 'outline', hexes: seats, tone: toneFor(side) },
          { kind: 'hatch', hexes: trapsAhead(table).hexes, tone: 'warning' },
        ],
      },
    ];
  }
  const zones = new Set(unplaced(table).flatMap((unit) => zoneOf(open.world, unit.group)));
  return zones.size === 0
    ? []
    : [{ id: 'zones', items: [{ kind: 'outline', hexes: [...zones], tone: toneFor(side), dashed: true }] }];
}

const KEY = 'hexfront.gamex.placing';

/** True if units are placed automatically: chosen before the game, and kept for the next one. */
export function placesForMe(usual = false): boolean {
  const { forMe } = kept(KEY);
  return typeof forMe === 'boolean' ? forMe : usual;
}
export const keepPlacing = (forMe: boolean): void => keep(KEY, { forMe });

/** Places what nobody has touched yet, once in each step of the set-up; it can be taken back and placed otherwise. */
export function placeByItself(table: GameTable): void {
  const { game } = table;
  if (game.practice || !placesForMe()) return;
  const asked = new Set<number>();
  createEffect(() => {
    const [side, frame] = [table.side(), table.frame()];
    if (side === undefined || frame?.at !== 'setup' || asked.has(frame.step) || !game.humanDecides()) return;
    asked.add(frame.step);
    const own = table.state()?.units.filter((unit) => unit.side === side && table.world?.byHand.has(unit.id)) ?? [];
    if (own.every(({ place }) => place === 'unset')) placeRest(table);
  });
}

export const placeRest = ({ game }: GameTable): void =>
  void game.giveAnswer('rest', () => game.ask<readonly Command[]>('rest', anySeed()));

interface Zone {
  readonly hexes: readonly Hex[];
  /** The hex of it that lies nearest to its middle. */
  readonly middle: Hex;
}

interface SetupZone extends Zone {
  readonly side: Side;
  readonly no: SideNo;
  /** Turn in which units enter there. */
  readonly turn?: number;
}

/** Sample size for the middle of a zone. */
const SAMPLE = 60;

function zoneWith({ board: { grid } }: World, hexes: readonly Hex[]): Zone | undefined {
  const some = hexes.filter((_, i) => i % Math.ceil(hexes.length / SAMPLE) === 0);
  const far = (hex: Hex): number => some.reduce((sum, other) => sum + distance(grid, hex, other), 0);
  const [middle] = hexes.map((hex) => ({ hex, sum: far(hex) })).sort((a, b) => a.sum - b.sum);
  return middle && { hexes, middle: middle.hex };
}

/** Zones for units not yet placed (X31.2), and the entries of the rest. */
export function setupZones({ world, start }: Pick<OpenGamex, 'world' | 'start'>): readonly SetupZone[] {
  const zones = new Map<string, SetupZone>();
  for (const { side, place, group, turn } of start.units) {
    if (place !== 'unset' && place !== 'waits') continue;
    const comes = place === 'waits' ? (turn ?? 1) : undefined;
    const key = `${side} ${group} ${comes !== undefined}`;
    if (zones.has(key)) continue;
    const zone = zoneWith(world, zoneOf(world, group));
    if (zone)
      zones.set(key, { ...zone, side, no: SIDES.indexOf(side), ...(comes === undefined ? {} : { turn: comes }) });
  }
  return [...zones.values()];
}

/** Zones to hold or reach (X4.4). */
export const goalZones = ({ world }: Pick<OpenGamex, 'world'>): readonly Zone[] =>
  [...new Set(world.goals.flatMap(({ measure }) => ('zone' in measure ? [measure.zone] : [])))].flatMap(
    (zone) => zoneWith(world, world.zones[zone] ?? []) ?? [],
  );
