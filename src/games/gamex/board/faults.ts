import type { Fault } from '#core/notation/notation.ts';
import { NOWHERE } from '#hex/hex.ts';
import type { ReadSheet } from './read.ts';
import { neighboursIn, type Sheet } from './sheet.ts';
import { coloursOf, SIDES } from './terrain.ts';

/** Faults of a board whose lines can all be read. */

const nameIn = (sheet: Sheet, cell: number): string => sheet.names[cell]?.[0] ?? '';
const bitsOf = (bits: number): number[] => [0, 1, 2, 3, 4, 5].filter((side) => (bits & (1 << side)) !== 0);

/** Fords named without a path lie where the road runs, else on every bank. Ford paths count on their stream hexes alone. */
export function settleFords(sheet: Sheet): void {
  sheet.at.forEach((_, cell) => {
    if (sheet.terrain[cell] === 'water') {
      sheet.wet[cell] = false;
      sheet.stream[cell] = 0;
    }
    const ford = sheet.ford[cell] ?? 0;
    if (!sheet.wet[cell]) {
      if (ford > 0) sheet.ford[cell] = 0;
      return;
    }
    if (ford === -1) sheet.ford[cell] = (sheet.road[cell] ?? 0) || ~(sheet.stream[cell] ?? 0) & 63;
  });
}

/** Faults of any board: small boards in a position may leave roads and streams hanging. */
export function sheetFaults({ sheet, roads }: ReadSheet): Fault[] {
  const faults: Fault[] = [];
  if (!sheet) return faults;
  const say = (cell: number, message: string, line?: number) =>
    faults.push({ ...(line === undefined ? {} : { line }), hex: nameIn(sheet, cell), message });
  const lineOfRoad = (cell: number) => roads.find((road) => road.path.hexes.includes(cell))?.line;
  sheet.at.forEach((_, cell) => {
    const road = sheet.road[cell] ?? 0;
    const terrain = sheet.terrain[cell];
    if (sheet.bridge[cell] && !sheet.wet[cell] && terrain !== 'water') say(cell, 'a bridge without a stream under it');
    else if (sheet.bridge[cell] && road === 0) say(cell, 'a bridge without a road over it');
    if (sheet.ford[cell] === -1) say(cell, 'a ford without a stream');
    if (sheet.wet[cell] && road !== 0 && !sheet.bridge[cell] && sheet.ford[cell] === 0) {
      say(cell, 'the road meets the stream without bridge or ford', lineOfRoad(cell));
    }
    if (terrain === 'water' && road !== 0 && !sheet.bridge[cell])
      say(cell, 'the road runs into water', lineOfRoad(cell));
    for (const side of bitsOf(road)) {
      if ((sheet.sides[cell * 6 + side] ?? 0) & SIDES.cliff) {
        say(cell, 'the road runs over a cliff (X5.3g)', lineOfRoad(cell));
        break;
      }
    }
    if ((terrain === 'water' || terrain === 'beach') && (sheet.level[cell] ?? 0) > 0) {
      say(cell, `${terrain} lies at level 0 (X6.3.7a)`);
    }
  });
  return faults;
}

/** Hexes where roads and streams leave a panel, the same on all panels, so that they join in any order and turning. */
const ROAD_ENDS = ['Q-1', 'Q-10', 'A-3', 'A-8', 'GG-3', 'GG-8'];
const STREAM_ENDS = ['I-1', 'I-10', 'Y-1', 'Y-10'];

/** Further faults of a panel of the library. */
export function panelFaults(read: ReadSheet): Fault[] {
  const { sheet, roads, streams } = read;
  if (!sheet) return [];
  const faults: Fault[] = [];
  const neighbours = neighboursIn(sheet.at);
  const lineOf = (paths: ReadSheet['roads'], cell: number) => {
    const line = paths.find(({ path }) => path.hexes.includes(cell))?.line;
    return line === undefined ? {} : { line };
  };
  sheet.at.forEach((_, cell) => {
    const hex = nameIn(sheet, cell);
    const level = sheet.level[cell] ?? 0;
    const terrain = sheet.terrain[cell] ?? 'clear';
    const ways = bitsOf(sheet.road[cell] ?? 0);
    if (
      ways.length === 1 &&
      (terrain === 'woods' || terrain === 'swamp' || (sheet.wet[cell] && !leaves(ways[0], cell)))
    ) {
      faults.push({
        ...lineOf(roads, cell),
        hex,
        message: `the road ends in ${sheet.wet[cell] ? 'a stream' : `a ${terrain === 'woods' ? 'wood' : terrain}`}`,
      });
    }
    if ((sheet.wet[cell] || terrain === 'swamp') && level > 0) {
      faults.push({ hex, message: `a ${sheet.wet[cell] ? 'stream' : 'swamp'} lies at level 0 (X6.3.7a)` });
    }
    for (const side of ways) {
      if (leaves(side, cell) && !ROAD_ENDS.includes(hex)) {
        faults.push({
          ...lineOf(roads, cell),
          hex,
          message: `a road leaves the panel here; seams fit at ${ROAD_ENDS.join(', ')}`,
        });
      }
    }
    for (const side of bitsOf(sheet.stream[cell] ?? 0)) {
      if (leaves(side, cell) && !STREAM_ENDS.includes(hex)) {
        faults.push({
          ...lineOf(streams, cell),
          hex,
          message: `a stream leaves the panel here; seams fit at ${STREAM_ENDS.join(', ')}`,
        });
      }
    }
    for (let side = 0; side < 6; side++) {
      const beyond = neighbours[cell * 6 + side] ?? NOWHERE;
      if (beyond !== NOWHERE && beyond < cell) continue;
      const colours = sheet.sides[cell * 6 + side] ?? 0;
      const high = Math.max(level, beyond === NOWHERE ? 0 : (sheet.level[beyond] ?? 0));
      const needs =
        colours & SIDES.purple ? 4 : colours & SIDES.yellow ? 3 : colours & (SIDES.orange | SIDES.cliff) ? 2 : 0;
      if (high < needs) {
        const message = `a ${coloursOf(colours).join(' and ')} side disagrees with its hexes: none is at level ${needs} or more`;
        faults.push({ hex, message });
      }
    }
  });
  return faults;

  function leaves(side: number | undefined, cell: number): boolean {
    return side !== undefined && neighbours[cell * 6 + side] === NOWHERE;
  }
}
