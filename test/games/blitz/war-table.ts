import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { capacityOf, cityCapacity, needOf } from '#games/blitz/supply/rules/supply.ts';
import { sizeOf, type Side, type Unit } from '#games/blitz/types.ts';
import { position, small, type Table } from './table.ts';

/** A Tournament position on clear land round 0,0, with switches and further board statements. */
export const war = (lines: string, statements = '', radius = 5, switches = ''): Table =>
  position(`game tournament ${switches}\n${small(statements, radius)}\n${lines}`);

/** A hex by name. */
export function hex(table: Table, name: string): number {
  const found = table.game.world.board.grid.byName.get(name);
  if (found === undefined) throw new Error(`the board has no hex ${name}`);
  return found;
}

/** `intact`, `violated blue`, `open`, `occupied` */
export function minor(table: Table, letter: string): string {
  const country = table.game.world.board.source.countries.findIndex((one) => one.letter === letter);
  const found = table.state.minors.find((one) => one.country === country);
  if (!found) throw new Error(`${letter} is no minor country`);
  return found.state === 'violated' ? `violated ${found.violator ?? 'by nobody'}` : found.state;
}

/** Need of a side and the capacity of its cities. */
export const supply = (table: Table, side: Side): { need: number; capacity: number } => ({
  need: needOf(table.game.world, table.state, side),
  capacity: capacityOf(table.game.world, table.state, side),
});

/** Capacity of one city hex, whoever holds it. */
export const capacity = (table: Table, name: string): number => cityCapacity(table.state, hex(table, name));

export const friendlyTo = (table: Table, name: string): Side[] =>
  (['blue', 'red'] as const).filter((side) => friendly(table.game.world, table.state, side, hex(table, name)));

/** Size of a side's units of a place, all told. */
export const sizeIn = (table: Table, side: Side, ...places: Unit['place'][]): number =>
  table.state.units.reduce(
    (sum, unit) => (unit.side === side && places.includes(unit.place) ? sum + sizeOf(unit) : sum),
    0,
  );

/** Factors as on the counter. */
export function counter(table: Table, id: string): string {
  const { type, af, df, mf } = table.unit(id);
  return type === 'artillery' ? `${af}-${df}-${mf}` : `${af}-${mf}`;
}

/** Ends movement, declaration and landing, whichever of them are still to come, up to the next decision after them. */
export function pass(table: Table): Table {
  const { mover, turn } = table.state;
  for (const [phase, command] of [
    ['T80.3', 'endMovement'],
    ['T80.4', 'endDeclaration'],
    ['T80.9', 'endLanding'],
  ] as const) {
    if (table.state.mover === mover && table.state.turn === turn && table.phase === phase) table.play(command);
  }
  return table;
}

/** A side passes its whole player turn and nothing else is asked of it. */
export function turnOver(table: Table): Table {
  const { mover } = table.state;
  pass(table);
  expect(table.state.mover, 'the player turn is over').not.toBe(mover);
  return table;
}

/** Ends movement, makes the declaration given in commands and begins combat. */
export const fight = (table: Table, ...declarations: readonly string[]): Table =>
  table.play(['endMovement', ...declarations, 'endDeclaration']);

const LEDGER = readFileSync(new URL('../../../docs/rules/blitzkrieg-1965.md', import.meta.url), 'utf8');

/** A table as the ledger prints it after a rule id: die, column and cell, cell by cell. */
export function printed(id: string): { die: number; column: string; cell: string }[] {
  const start = LEDGER.indexOf(`**${id}**`);
  const lines = LEDGER.slice(start).split('\n');
  const from = lines.findIndex((line) => line.startsWith('| Die'));
  const end = lines.findIndex((line, i) => i > from && !line.startsWith('|'));
  const rows = lines.slice(from, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [[, ...columns] = [], , ...dice] = rows;
  return dice.flatMap(([die, ...cells]) =>
    cells.map((cell, i) => ({ die: Number(die), column: columns[i] ?? '', cell })),
  );
}
