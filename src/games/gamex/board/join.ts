import { MOST_HEXES } from '#core/limits.ts';
import type { Fault } from '#core/notation/notation.ts';
import { NOWHERE, opposite } from '#hex/hex.ts';
import {
  axialKey,
  emptySheet,
  neighboursIn,
  PANEL_COLUMNS,
  PANEL_ROWS,
  type Place,
  type Sheet,
  turned,
} from './sheet.ts';
import { coloursOf, LEVEL_COLOURS } from './terrain.ts';

/** Panels side by side and end to end (X3.1): rows from top to bottom, each from left to right. */
export interface Layout {
  readonly rows: readonly (readonly { readonly panel: string; readonly turned: boolean }[])[];
}

/** `1 2~ / 3 A`: `~` turns a panel half round, `/` begins the next row. */
export function readLayout(words: readonly string[]): Layout | string {
  const rows = words
    .join(' ')
    .split('/')
    .map((row) => row.split(/\s+/).filter((word) => word !== ''));
  const width = rows[0]?.length ?? 0;
  if (width === 0) return 'a map needs panels';
  const size = rows.flat().length * panelSize();
  if (size > MOST_HEXES) return `a map has ${MOST_HEXES} hexes at most, not ${rows.flat().length} panels`;
  const uneven = rows.findIndex((row) => row.length !== width);
  if (uneven >= 0)
    return `the rows of a map are equally long: ${width} and ${rows[uneven]?.length ?? 0} panels do not join ('${rows[0]?.join(' ') ?? ''}', '${rows[uneven]?.join(' ') ?? ''}')`;
  const read = rows.map((row) => row.map((word) => ({ panel: word.replace(/~$/, ''), turned: word.endsWith('~') })));
  const ids = read.flat().map((one) => one.panel.toUpperCase());
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  return twice === undefined ? { rows: read } : `panel ${twice} is joined to itself: a map has each panel once`;
}

/** The sides of a cell within its own panel: beyond a seam the other panel says how a road goes on. */
function sidesWithin(neighbours: Int32Array, cell: number): number {
  let bits = 0;
  for (let side = 0; side < 6; side++) if (neighbours[cell * 6 + side] !== NOWHERE) bits |= 1 << side;
  return bits;
}

export function join(layout: Layout, panelNamed: (id: string) => Sheet | undefined): Sheet | readonly Fault[] {
  const faults: Fault[] = [];
  const single = layout.rows.flat().length === 1;
  const pieces: { readonly sheet: Sheet; readonly column: number; readonly row: number }[] = [];
  layout.rows.forEach((row, y) =>
    row.forEach((one, x) => {
      const sheet = panelNamed(one.panel);
      if (!sheet) faults.push({ message: `there is no panel ${one.panel}` });
      else if (sheet.at.length !== panelSize())
        faults.push({ message: `${one.panel} is no whole panel and joins with nothing` });
      else pieces.push({ sheet: one.turned ? turned(sheet) : sheet, column: x, row: y });
    }),
  );
  if (faults.length > 0) return faults;

  const joined = emptySheet([], pieces.map(({ sheet }) => sheet.id).join('+'));
  const byAxial = new Map<string, number>();
  /** Sides of each cell within the panel that laid it. */
  const within: number[] = [];
  const places: Place[] = [];
  const seamFault = (cell: number, what: string) =>
    faults.push({ hex: joined.names[cell]?.join(' / ') ?? '', message: `the seam does not fit: ${what}` });

  for (const { sheet, column, row } of pieces) {
    const own = neighboursIn(sheet.at);
    const seat = sheet.at.map((at, i) => {
      const there = {
        q: at.q + PANEL_COLUMNS * column - ((PANEL_ROWS - 1) / 2) * row,
        r: at.r + (PANEL_ROWS - 1) * row,
      };
      const key = axialKey(there);
      const found = byAxial.get(key);
      const name = `${sheet.id}-${sheet.names[i]?.[0] ?? ''}`;
      if (found !== undefined) {
        merge(found, sheet, i, own, name);
        return found;
      }
      const cell = joined.at.length;
      byAxial.set(key, cell);
      joined.at.push(there);
      within.push(sidesWithin(own, i));
      joined.names.push(single ? [name, sheet.names[i]?.[0] ?? ''] : [name]);
      joined.terrain.push(sheet.terrain[i] ?? 'clear');
      joined.level.push(sheet.level[i] ?? 0);
      joined.sides.push(...sheet.sides.slice(i * 6, i * 6 + 6));
      joined.road.push(sheet.road[i] ?? 0);
      joined.stream.push(sheet.stream[i] ?? 0);
      joined.ford.push(sheet.ford[i] ?? 0);
      joined.wet.push(sheet.wet[i] ?? false);
      joined.bridge.push(sheet.bridge[i] ?? false);
      joined.panels.push([sheet.id]);
      return cell;
    });
    for (const place of sheet.places) places.push({ ...place, hexes: place.hexes.map((hex) => seat[hex] ?? NOWHERE) });
  }
  closeSeams(joined, seamFault);
  joined.places = places;
  return faults.length > 0 ? faults : joined;

  /** A seam hex is what either half shows; two halves that show different things do not fit (X3.2a, X3.2.4). */
  function merge(cell: number, sheet: Sheet, i: number, own: Int32Array, name: string): void {
    joined.names[cell]?.push(name);
    joined.panels[cell]?.push(sheet.id);
    const [was, is] = [joined.terrain[cell] ?? 'clear', sheet.terrain[i] ?? 'clear'];
    if (was === 'clear') joined.terrain[cell] = is;
    else if (is !== 'clear' && is !== was) seamFault(cell, `${was} meets ${is}`);
    const [low, high] = [joined.level[cell] ?? 0, sheet.level[i] ?? 0].sort((a, b) => a - b) as [number, number];
    if (low !== 0 && low !== high) seamFault(cell, `level ${low} meets level ${high}`);
    joined.level[cell] = high;
    for (let side = 0; side < 6; side++) {
      const colours = (joined.sides[cell * 6 + side] ?? 0) | (sheet.sides[i * 6 + side] ?? 0);
      if (coloursOf(colours & LEVEL_COLOURS).length > 1)
        seamFault(cell, `a side is ${coloursOf(colours).join(' and ')}`);
      joined.sides[cell * 6 + side] = colours;
    }
    for (const kind of ['road', 'stream', 'ford'] as const) {
      joined[kind][cell] =
        ((joined[kind][cell] ?? 0) & (within[cell] ?? 0)) | ((sheet[kind][i] ?? 0) & sidesWithin(own, i));
    }
    joined.wet[cell] = (joined.wet[cell] ?? false) || (sheet.wet[i] ?? false);
    joined.bridge[cell] = (joined.bridge[cell] ?? false) || (sheet.bridge[i] ?? false);
  }
}

const panelSize = (): number => PANEL_ROWS * PANEL_COLUMNS + (PANEL_ROWS - 1) / 2;

/** Whole hexes that meet over a seam: sides are shared, roads and streams must go on. */
function closeSeams(joined: Sheet, seamFault: (cell: number, what: string) => void): void {
  const neighbours = neighboursIn(joined.at);
  joined.at.forEach((_, cell) => {
    for (let side = 0; side < 6; side++) {
      const beyond = neighbours[cell * 6 + side] ?? NOWHERE;
      if (beyond === NOWHERE || beyond < cell) continue;
      const back = opposite(side);
      const colours = (joined.sides[cell * 6 + side] ?? 0) | (joined.sides[beyond * 6 + back] ?? 0);
      joined.sides[cell * 6 + side] = colours;
      joined.sides[beyond * 6 + back] = colours;
      if (coloursOf(colours & LEVEL_COLOURS).length > 1)
        seamFault(cell, `a side is ${coloursOf(colours).join(' and ')}`);
      for (const kind of ['road', 'stream'] as const) {
        const here = ((joined[kind][cell] ?? 0) >> side) & 1;
        const there = ((joined[kind][beyond] ?? 0) >> back) & 1;
        const mouth = kind === 'stream' && joined.terrain[here ? beyond : cell] === 'water';
        if (here !== there && !mouth) seamFault(here ? cell : beyond, `the ${kind} does not go on beyond it`);
      }
    }
  });
}
