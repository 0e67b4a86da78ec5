import { type Fault, type Line, textFault, statements, wordsOf } from '#core/notation.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Army, type ArmyUnit, LEVELS, type Level, playsAt, readList, unitId, unitsAt } from './army-text.ts';
import { type Board, countryRole, isCity, isForest, isRoadHex, ZONES, type Zone } from '#games/blitz/board.ts';
import { SIDES, type Side } from '#games/blitz/types.ts';
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
  const large = textFault(text);
  if (large) return [large];
  for (const line of statements(text)) readStatement(draft, line);
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

function fault(draft: Draft, line: number, message: string, hex?: string): void {
  draft.faults.push(hex === undefined ? { line, message } : { line, hex, message });
}

function readStatement(draft: Draft, { number, text }: Line): void {
  const [word = '', ...rest] = wordsOf(text);
  const colon = text.indexOf(':');
  if (colon >= 0) return readStation(draft, number, wordsOf(text.slice(0, colon)), text.slice(colon + 1));
  if (word === 'placement') {
    if (/^[a-z0-9-]{1,40}$/.test(rest.join(' '))) draft.id = rest.join(' ');
    else fault(draft, number, `'${rest.join(' ')}' is no placement id (a-z, 0-9, -)`);
  } else if (word === 'title') {
    draft.title = rest.join(' ');
  } else if (word === 'side') {
    draft.side = SIDES.find((side) => side === rest.join(' '));
    if (!draft.side) fault(draft, number, `'${rest.join(' ')}' is no side (${SIDES.join(' | ')})`);
  } else {
    fault(draft, number, `cannot read '${text}' (V20 : INF 1-3; ARM 2)`);
  }
}

/** `V20 : INF 1-3` or `sea B else Z4 : MAR 1-2`. */
function readStation(draft: Draft, line: number, where: readonly string[], list: string): void {
  const { side, army, board } = draft;
  if (!side) return fault(draft, line, 'units stand before the side statement');
  const atSea = where[0] === 'sea';
  const sea = atSea ? ZONES.find((zone) => zone === where[1]) : undefined;
  const name = atSea && where[2] === 'else' ? where[3] : where.length === 1 ? where[0] : undefined;
  if (name === undefined || (atSea && !sea) || where.length > 4)
    return fault(draft, line, `'${where.join(' ')}' is no station: V20 : units, or sea B else Z4 : units`);
  const hex = hexNamed(board.grid, name);
  if (hex === undefined) return fault(draft, line, `the board has no hex ${name}`, name);
  const entries = readList(list);
  if (typeof entries === 'string') return fault(draft, line, entries);
  if (entries.length === 0) return fault(draft, line, 'no units are named');
  for (const { kind, designations } of entries) {
    for (const designation of designations) {
      const id = unitId(side, kind, designation);
      const unit = army.units.find((known) => known.id === id);
      if (!unit) fault(draft, line, `${side} has no unit ${kind} ${designation}`.trim(), name);
      else if (draft.stations.some((station) => station.unit === unit)) {
        fault(draft, line, `${kind} ${designation} is placed twice`, name);
      } else draft.stations.push(sea ? { unit, hex, sea } : { unit, hex });
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
