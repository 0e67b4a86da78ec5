import type { Table } from './table.ts';
import { optional, tournament } from './tournament-table.ts';

/**
 * A coast along the north: sea in the row r = -4 (zones A A B B C from west to east), below it from west to east the
 * beach X (-1,-3 and 0,-3), two plain coastal hexes (1,-3 and 2,-3) and the beach Y (3,-3 and 4,-3). Each land hex q,-3
 * touches the sea at q,-4 and q+1,-4. Home cities of both sides lie far in the south.
 */
export const COAST = [
  'sea 0,-4 1,-4 zone A',
  'sea 2,-4 3,-4 zone B',
  'sea 4,-4 zone C',
  'beach -1,-3 0,-3',
  'beach 3,-3 4,-3',
  'city Blau : -4,4',
  'city Rot : 0,4',
  'belongs blue -4,4',
  'belongs red 0,4',
].join('\n');

const FAR = 'blue inf 1-4 @ -4,4 as bFar\nred inf 1-4 @ 0,4 as rFar';

/** A position on that coast, Blue to move, with further board statements. */
export const coast = (lines: string, statements = ''): Table =>
  tournament(`${lines}\n${FAR}\nblue moves`, `${COAST}\n${statements}`);

/** Coastal position with switches and another line for the side to move. */
export const coastWith = (switches: string, lines: string, who = 'blue moves', statements = ''): Table =>
  optional(switches, `${lines}\n${FAR}\n${who}`, `${COAST}\n${statements}`);
