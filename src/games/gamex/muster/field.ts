import { fileNamed, type Library } from '#core/game-kit.ts';
import { type Fault, faultOf } from '#core/notation/notation.ts';
import { rowLetters } from '#hex/hex.ts';
import type { Board } from '../board/board.ts';
import type { Layout } from '../board/join.ts';
import { isFaults, readMap } from '../board/panels.ts';
import { PANEL_COLUMNS, PANEL_ROWS, type Place } from '../board/sheet.ts';
import { other, type Side } from '../types.ts';
import { code, msg } from '../words.ts';
import type { Fight } from './order.ts';

/** Ground of a custom battle: starting zones and objectives. */

export const MOST_PANELS = 6;

export interface Field {
  readonly layout: Layout;
  readonly board: Board;
  /** Armies face each other over the length of the panels, or from side to side. */
  readonly lengthwise: boolean;
  readonly swapped: boolean;
}

export function fieldOf(layout: Layout, library: Library, swapped: boolean): Field | readonly Fault[] {
  const panels = layout.rows.flat();
  if (panels.length > MOST_PANELS)
    return [faultOf(msg`a battle has ${MOST_PANELS} panels at most, not ${panels.length}`)];
  const unknown = panels.filter(({ panel }) => !Object.hasOwn(library['panels'] ?? {}, panel));
  if (unknown.length > 0) return unknown.map(({ panel }) => faultOf(msg`there is no panel ${code(panel)}`));
  const twice = panels.find(({ panel }, i) => panels.findIndex((one) => one.panel === panel) !== i);
  if (twice) return [faultOf(msg`panel ${code(twice.panel)} is joined to itself: a map has each panel once`)];
  const board = readMap(layout, (id) => fileNamed(library, 'panels', id));
  if (isFaults(board)) {
    const [seam] = board.filter(({ message }) => message.startsWith('the seam'));
    if (!seam) return board;
    return [faultOf(msg`these panels do not join so: their seams do not fit (${code(seam.hex ?? '')})`)];
  }
  const [first = []] = layout.rows;
  return { layout, board, lengthwise: first.length <= layout.rows.length, swapped };
}

/** True if a side begins at the first end: the top or the left. */
const atFirst = ({ swapped }: Field, side: Side): boolean => (side === 'axis') !== swapped;

const measureOf = ({ layout, lengthwise }: Field): number =>
  lengthwise ? layout.rows.length * (PANEL_ROWS - 1) + 1 : (layout.rows[0]?.length ?? 1) * PANEL_COLUMNS;

/** `rows A..J of F` for the rows from one end, whichever way the panels lie. */
function rowsZone({ layout }: Field, depth: number, top: boolean): string[] {
  const parts: string[] = [];
  const rows = top ? layout.rows : layout.rows.toReversed();
  let left = depth;
  for (const row of rows) {
    if (left <= 0) break;
    const last = Math.min(left, PANEL_ROWS) - 1;
    for (const { panel, turned } of row) {
      const [from, to] = top === turned ? [PANEL_ROWS - 1 - last, PANEL_ROWS - 1] : [0, last];
      parts.push(`rows ${rowLetters(from)}..${rowLetters(to)} of ${panel}`);
    }
    left -= PANEL_ROWS - 1;
  }
  return parts;
}

/** The statements of the zone a side begins in: a part of the whole from its end. */
export function zoneLines(field: Field, side: Side, part: number): readonly string[] {
  const depth = Math.max(2, Math.round(measureOf(field) * part));
  const first = atFirst(field, side);
  const sea = field.layout.rows
    .flat()
    .filter(({ panel }) =>
      field.board.terrain.some((one, hex) => one === 'water' && field.board.panels[hex]?.[0] === panel),
    )
    .map(({ panel }) => `sea of ${panel}`);
  const but = sea.length > 0 ? ` but ${sea.join(' ')}` : '';
  if (field.lengthwise) return [`zone ${side}-start : ${rowsZone(field, depth, first).join(' ')}${but}`];
  return [
    `zone ${side}-edge : edge ${first ? 'd4' : 'd1'}`,
    `zone ${side}-start : within ${depth - 1} of ${side}-edge${but}`,
  ];
}

/** Distance of a hex from the end of a side: 0 at its own edge, 1 at the enemy's. */
export function wayTo(field: Field, side: Side, hex: number): number {
  const { grid } = field.board;
  const at = (one: number): number =>
    field.lengthwise ? (grid.r[one] ?? 0) : (grid.q[one] ?? 0) + (grid.r[one] ?? 0) / 2;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let one = 0; one < grid.size; one++) [least, most] = [Math.min(least, at(one)), Math.max(most, at(one))];
  const part = (at(hex) - least) / (most - least);
  return atFirst(field, side) ? part : 1 - part;
}

/** Objectives by preference; a hill too broad to be held is none. */
const WANTED = ['town', 'city', 'fort', 'farm', 'bridge', 'crossroads', 'hill'];
const BROAD = 8;
/** Best position of the goals of a fight, measured from the defender's end; those of a meeting lie in the middle. */
const MIDDLE = 0.5;
const DEFENDED = 0.4;
const MOST_GOALS = 3;
const FARTHEST = 0.3;

export const defenderOf = (fight: Fight): Side | undefined => (fight === 'meeting' ? undefined : other(fight));

export function goalsOf(field: Field, fight: Fight): readonly Place[] {
  const from = defenderOf(fight) ?? 'axis';
  const best = fight === 'meeting' ? MIDDLE : DEFENDED;
  const far = ({ hexes }: Place): number =>
    Math.abs(hexes.reduce((sum, hex) => sum + wayTo(field, from, hex), 0) / hexes.length - best);
  const asGood = (place: Place): number => far(place) + (place.kind === 'hill' ? 0.1 : 0);
  const found = field.board.places
    .filter(({ kind, hexes }) => WANTED.includes(kind) && (kind !== 'hill' || hexes.length <= BROAD))
    .filter((place) => far(place) <= FARTHEST)
    .sort((a, b) => asGood(a) - asGood(b))
    .slice(0, MOST_GOALS);
  return found;
}
