import { withoutUndo } from '#core/record/undo.ts';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Library } from '#games/blitz/position.ts';
import type { BlitzEvent } from '#games/blitz/types.ts';
import { position, small, type Table } from './table.ts';

/** A position of the Tournament Game with these switches, on clear land round 0,0. */
export const optional = (switches: string, lines: string, statements = '', radius = 4): Table =>
  position(`game tournament ${switches}\n${small(statements, radius)}\n${lines}`);

/** Commands that end a phase in which a side does nothing; the weather needs a die and is left out. */
const ENDINGS = ['endMovement', 'endDeclaration', 'endInterception', 'endLanding', 'endAdvance'] as const;

/** Plays on, doing nothing, until the test says so. */
export function idle(table: Table, until: (table: Table) => boolean): Table {
  for (let commands = 0; !until(table); commands++) {
    const open = table.game.prompt(table.state)?.commands ?? [];
    const end = ENDINGS.find((name) => open.includes(name));
    if (!end || commands > 60) throw new Error(`nothing ends ${table.phase} (${open.join(', ')})`);
    table.play(end);
  }
  return table;
}

export const at = (table: Table): string => table.state.frames.at(-1)?.at ?? 'over';

/** On to a decision of this kind, doing nothing on the way. */
export const onto = (table: Table, frame: string): Table => idle(table, (one) => at(one) === frame);

/** To the end of this player turn, doing nothing more in it. */
export function passTurn(table: Table): Table {
  const { turn, mover } = table.state;
  const gone = ({ state }: Table) => state.turn !== turn || state.mover !== mover || state.outcome !== undefined;
  return idle(table, gone);
}

/** Ends movement and declaration as given, then on to the first decision that is not interception. */
export const declared = (table: Table, battles = ''): Table =>
  table.play(['endMovement', battles === '' ? 'endDeclaration' : `endDeclaration ${battles}`]);

/** Every event of a kind since the position was opened is not kept: these are the last command's. */
export const told = <K extends BlitzEvent['is']>(table: Table, is: K): Extract<BlitzEvent, { is: K }>[] =>
  table.events.filter((event): event is Extract<BlitzEvent, { is: K }> => event.is === is);

/** The position reads back as it was written, so it can be saved at this moment. */
export function roundTrip(table: Table, library?: Library): Table {
  const text = table.text();
  const again = position(text, library);
  expect(again.text()).toBe(text);
  expect(withoutUndo(again.state)).toEqual(withoutUndo(table.state));
  return table;
}

/** Size of a unit, 0 when it is no longer in play. */
export function left(table: Table, id: string): number {
  const { place, df } = table.unit(id);
  return ['map', 'air', 'sea'].includes(place) ? df : 0;
}

/** A table of the rules ledger by its id: column names, then the cells by die. */
export function ledgerTable(id: string): { columns: string[]; cell: (die: number, column: string) => string } {
  const text = readFileSync(new URL('../../../docs/rules/blitzkrieg-1965.md', import.meta.url), 'utf8');
  const lines = text.slice(text.indexOf(`- **${id}**`)).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const rows = lines.slice(start, start + 8).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...body] = rows;
  if (head[0] !== 'Die' || body.length !== 6) throw new Error(`the ledger has no table ${id}`);
  return {
    columns: head.slice(1),
    cell: (die, column) => body[die - 1]?.[head.indexOf(column)] ?? '',
  };
}
