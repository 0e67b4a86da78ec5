import { at } from '../optional.ts';
import { position, small, type Table } from '../table.ts';

export { at };

/** A Basic Game with these modules on a small board. */
export const modular = (modules: string, lines: string, board = '', level = 'basic'): Table =>
  position(`game ${level}\nmodules ${modules}\n${small(board)}\n${lines}`);
