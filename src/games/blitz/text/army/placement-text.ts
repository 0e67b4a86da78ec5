import { takeStatements } from '#core/notation/document.ts';
import type { Held } from '#core/notation/field.ts';
import type { Fault } from '#core/notation/notation.ts';
import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Army, type ArmyUnit, LEVELS, type Level, playsAt, unitId, unitsAt } from './army-text.ts';
import { designated, PLACEMENT, type station } from './army-file.ts';
import { type Board, countryRole, isCity, isForest, isRoadHex, type Zone } from '#games/blitz/board.ts';
import { BlitzNames } from '#games/blitz/names.ts';
import type { Side } from '#games/blitz/types.ts';
import { isAircraft, isGround, kindOf } from '#games/blitz/kinds.ts';

/** Starting place of a unit; `sea` counts from the Tournament Game on (T3.2, T3.3). */
export interface Station {
  readonly unit: ArmyUnit;
  readonly hex: Hex;
  readonly sea?: Zone;
}

/** A whole set-up of one side, good at every level: units that do not play at a level are left out there. */
export interface Placement {
  readonly id: string;
  readonly title: string;
  readonly side: Side;
  readonly stations: readonly Station[];
}

export const isPlacement = (placement: Placement | readonly Fault[]): placement is Placement =>
  !Array.isArray(placement);

/** B8.1, T23.0.3, T6.1.1 */
const MOST_IN_HEX = 12;
const MOST_AIRCRAFT = 12;
const MOST_AT_SEA = 40;

const factors = (units: readonly ArmyUnit[]): number => units.reduce((sum, unit) => sum + unit.df, 0);

/** The stations of a level: the Basic Game has no sea, so units At Sea wait in their port there. */
export function stationsAt(placement: Placement, army: Army, level: Level, modules: readonly string[] = []): Station[] {
  return placement.stations
    .filter(({ unit }) => playsAt(army, unit, level, modules))
    .map(({ unit, hex, sea }) => (sea && level !== 'basic' ? { unit, hex, sea } : { unit, hex }));
}

interface Draft {
  readonly board: Board;
  readonly army: Army;
  id: string;
  title: string;
  side: Side | undefined;
  stations: Station[];
  faults: Fault[];
}

/** Reads a placement and holds it against the set-up rules of every level; all of it or its faults. */
export function parsePlacement(text: string, board: Board, army: Army): Placement | readonly Fault[] {
  const draft: Draft = { board, army, id: '', title: '', side: undefined, stations: [], faults: [] };
  const read = takeStatements(
    PLACEMENT,
    text,
    {
      placement: (said) => void (draft.id = said.id),
      title: ({ title }) => void (draft.title = title),
      side: (said) => void (draft.side = said.side),
      sea({ zone, hex, units }, line) {
        if (hex === undefined)
          draft.faults.push({ line, message: 'a station at sea is: sea B else Z4 : units (T3.3)' });
        else place(draft, line, { hex, units, sea: zone });
      },
    },
    {
      names: new BlitzNames({ board }, { units: [] }),
      others: (said, line) => place(draft, line, said as Held<typeof station>),
    },
  );
  draft.faults.push(...read);
  const { id, side, stations, faults } = draft;
  if (id === '') faults.push({ message: 'the placement has no placement statement with its id' });
  if (!side) faults.push({ message: 'the placement has no side statement' });
  if (!side || faults.length > 0) return faults;
  const placement: Placement = { id, title: draft.title || id, side, stations };
  const seen = new Set<string>();
  for (const level of LEVELS) {
    for (const found of levelFaults(placement, board, army, level)) {
      const key = `${found.hex ?? ''} ${found.message}`;
      if (!seen.has(key)) faults.push(found);
      seen.add(key);
    }
  }
  return faults.length > 0 ? faults : placement;
}

/** Stations of the units that a line names. */
function place(draft: Draft, line: number, { hex, sea, units }: Held<typeof station> & { readonly sea?: Zone }): void {
  const { side, army, board } = draft;
  const fault = (message: string, at?: string) =>
    void draft.faults.push(at === undefined ? { line, message } : { line, hex: at, message });
  if (!side) return fault('units stand before the side statement');
  const entries = designated(units);
  if (typeof entries === 'string') return fault(entries);
  const name = nameOf(board.grid, hex);
  for (const { kind, designations } of entries) {
    for (const designation of designations) {
      const id = unitId(side, kind, designation);
      const unit = army.units.find((known) => known.id === id);
      if (!unit) fault(`${side} has no unit ${kind} ${designation}`.trim(), name);
      else if (draft.stations.some((one) => one.unit === unit)) fault(`${kind} ${designation} is placed twice`, name);
      else draft.stations.push(sea ? { unit, hex, sea } : { unit, hex });
    }
  }
}

/** B3.2 to B3.4, T3.3 to T3.5: what is wrong with a placement at a level. */
function levelFaults(placement: Placement, board: Board, army: Army, level: Level): Fault[] {
  const { side } = placement;
  const found: Fault[] = [];
  // M0.kit: what it would place of a kit is looked at too.
  const kits = army.units.flatMap(({ module }) => module ?? []);
  const stations = stationsAt(placement, army, level, kits);
  const placed = new Set(stations.map(({ unit }) => unit.id));
  for (const unit of unitsAt(army, level, side)) {
    if (unit.due === 1 && !placed.has(unit.id)) {
      found.push({ message: `${unit.kind} ${unit.designation} of turn 1 is not placed (B3.2)` });
    }
  }
  const tell = (hex: Hex, message: string) => found.push({ hex: nameOf(board.grid, hex), message });
  const onMap = new Map<Hex, ArmyUnit[]>();
  for (const { unit, hex, sea } of stations) {
    const name = `${unit.kind} ${unit.designation}`;
    if (unit.due > 1) tell(hex, `${name} comes on turn ${unit.due} and cannot be set up (B17.1)`);
    if (sea) {
      if (isAircraft(unit)) tell(hex, `${name} is an aircraft and never At Sea (T3.5)`);
      continue;
    }
    onMap.set(hex, [...(onMap.get(hex) ?? []), unit]);
    if (board.land[hex] === 0) tell(hex, `${name} stands on a ${board.surface[hex]} hex (B3.4)`);
    else if (countryRole(board, hex) !== side) tell(hex, `${name} stands outside its home country (B3.2, B3.3)`);
    if (isAircraft(unit) && !isCity(board, hex)) tell(hex, `${name} is not on a city hex (T3.5)`);
    if (kindOf(unit.type).heavy && isForest(board, hex) && !isRoadHex(board, hex)) {
      tell(hex, `${name} stands in a forest without a road (B3.4)`);
    }
  }
  for (const [hex, units] of onMap) {
    const ground = factors(units.filter((unit) => isGround(unit)));
    const air = factors(units.filter((unit) => isAircraft(unit)));
    if (ground > MOST_IN_HEX) tell(hex, `${ground} factors of ground units, more than ${MOST_IN_HEX} (B8.1)`);
    if (air > MOST_AIRCRAFT) tell(hex, `${air} factors of aircraft, more than ${MOST_AIRCRAFT} (T23.0.3)`);
  }
  const afloat = factors(stations.filter(({ sea }) => sea).map(({ unit }) => unit));
  if (afloat > MOST_AT_SEA) found.push({ message: `${afloat} factors At Sea, more than ${MOST_AT_SEA} (T6.1.1)` });
  return found;
}
