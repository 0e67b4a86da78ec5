import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { isFault, writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import type { BlitzEvent, Command } from '#games/blitz/types.ts';
import type { Objection } from '#core/objection.ts';
import { describeFault } from '#core/notation/notation.ts';
import { position, small, type Table } from './table.ts';

/** A Basic Game position: units and phase in words, on clear land round 0,0 with further board statements. */
export const basic = (lines: string, statements = '', radius = 4): Table =>
  position(`game basic\n${small(statements, radius)}\n${lines}`);

/** Position of the Basic Game with house switches. */
export const house = (switches: string, lines: string, statements = '', radius = 4): Table =>
  position(`game basic ${switches}\n${small(statements, radius)}\n${lines}`);

type Kind = BlitzEvent['is'];

/** The events of one kind that the last command caused. */
export const events = <K extends Kind>(table: Table, is: K): Extract<BlitzEvent, { is: K }>[] =>
  table.events.filter((event): event is Extract<BlitzEvent, { is: K }> => event.is === is);

/** The one battle the last command fought, its result as the log says it. */
export function fought(table: Table) {
  const [event, second] = events(table, 'fought');
  if (!event || second) throw new Error('the last command fought no battle, or several');
  const { die } = event.result;
  const kind = [...table.before.battles, ...table.state.battles].find(({ no }) => no === event.battle)?.kind;
  return { ...event, ...(die === undefined ? {} : { die }), result: writeResult(event.result, kind) };
}

/** Legal commands of one kind, as text, in alphabetical order. */
export const legalTexts = (table: Table, kind: Command['do']): string[] =>
  table
    .legal()
    .filter((command) => command.do === kind)
    .map((command) => writeCommand(table.game.world, table.state, command))
    .sort();

/** The hexes at the end of the paths a unit may take now by `moveUnit`, `chooseRetreat`, `flyAirborne` or `advance`. */
export function ends(
  table: Table,
  kind: 'moveUnit' | 'chooseRetreat' | 'flyAirborne' | 'advance',
  id: string,
): string[] {
  const found = legalTexts(table, kind)
    .map((text) => text.split(' '))
    .filter((words) => words[1] === id)
    .map((words) => words.at(-1) ?? '');
  return [...new Set(found)].sort();
}

/** Ends movement, declares the battles given in words (`b1+b2 on 1,0; b3 on 0,1`) and begins combat. */
export const attack = (table: Table, battles: string): Table =>
  table.play(['endMovement', battles === '' ? 'endDeclaration' : `endDeclaration ${battles}`]);

/** The mover does nothing: a whole player turn without movement or battles. */
export const pass = (table: Table): Table => table.play(['endMovement', 'endDeclaration']);

/** Controller of a city hex. */
export function controller(table: Table, name: string): string {
  const { board } = table.game.world;
  const hex = board.grid.byName.get(name);
  if (hex === undefined || board.cityHexNo[hex] === -1) throw new Error(`${name} is no city hex`);
  return table.state.control[board.cityHexNo[hex] as number] as string;
}

/** Objection to a command, undefined when it is legal. */
export function objectionTo(table: Table, text: string): Objection | undefined {
  const read = readCommand(table.game.world, table.state, text);
  if (isFault(read)) throw new Error(`${text}: ${describeFault(read)}`);
  const side = read.side ?? table.side;
  if (!side) throw new Error('the game is over');
  return table.game.check(table.state, side, read.command);
}
