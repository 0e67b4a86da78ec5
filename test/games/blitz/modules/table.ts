import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPECTATIONS } from '#games/blitz/expected/expectations.ts';
import { at } from '../optional.ts';
import { position, small, type Table } from '../table.ts';

export { at };

/** A Basic Game with these modules on a small board. */
export const modular = (modules: string, lines: string, board = '', level = 'basic'): Table =>
  position(`game ${level}\nmodules ${modules}\n${small(board)}\n${lines}`);

/** Rows of the table with this head in the ledger, as cells. */
export const rows = (head: string): string[][] => {
  const ledger = readFileSync(join(import.meta.dirname, '../../../../docs/rules/module-system.md'), 'utf8').split('\n');
  const from = ledger.findIndex((line) => line.startsWith(head)) + 2;
  const end = ledger.findIndex((line, at) => at > from && !line.startsWith('|'));
  return ledger.slice(from, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('*', '').trim()),
  );
};

/** Unmet expectation of a script line, in words; undefined where it is met. */
export function found(table: Table, line: string): string | undefined {
  const [word = '', ...words] = line.split(' ');
  const expectation = EXPECTATIONS[word];
  if (!expectation) throw new Error(`scripts expect no ${word}`);
  const { met, found: instead } = expectation({ ...table, past: table.events, told: [] }, words);
  return met ? undefined : instead;
}
