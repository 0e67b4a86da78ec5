import { position, small, type Table } from './table.ts';

/** A Tournament position: units and phase in words, on clear land round 0,0 with further board statements. */
export const tournament = (lines: string, statements = '', radius = 4): Table =>
  position(`game tournament\n${small(statements, radius)}\n${lines}`);

/** Position of the Tournament Game with switches. */
export const optional = (switches: string, lines: string, statements = '', radius = 4): Table =>
  position(`game tournament ${switches}\n${small(statements, radius)}\n${lines}`);

/** Two units far from everything, so that nobody is wiped out (B5.1). */
export const AFAR = 'blue inf 1-4 @ -4,4 as bFar\nred inf 1-4 @ 4,-4 as rFar';
/** A home city hex for each, 12 size of supply (T21.1), under those units. */
export const HOMES = 'city Blauburg : -4,4\ncity Rotburg : 4,-4\nbelongs blue -4,4\nbelongs red 4,-4';

/** The position written down and read again: it must play on from there like the one it came from. */
export const reread = (table: Table): Table => position(table.text());

/** Factors of a unit as its counter shows them. */
export function counter(table: Table, id: string): string {
  const { type, af, df, mf } = table.unit(id);
  return type === 'artillery' ? `${af}-${df}-${mf}` : `${af}-${mf}`;
}

/** Plays a command and takes it back: the state must be the one before, and what can be taken back then. */
export function thereAndBack(table: Table, command: string): void {
  const before = JSON.stringify(table.state);
  table.play([command, 'takeBack']);
  if (JSON.stringify(table.state) !== before) throw new Error(`${command} was not taken back whole`);
}
