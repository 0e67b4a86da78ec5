import { legalDeclaration } from '../games/blitz/chapters/combat/assignment.ts';
import { writeCommand } from '../games/blitz/text/command-text.ts';
import { contacts, declarationFault } from '../games/blitz/chapters/combat/declaration.ts';
import { inEnglish, type Refusal } from '../core/objection.ts';
import type { Blitz } from '../games/blitz/open.ts';
import type { Command, State, UnitNo } from '../games/blitz/types.ts';
import { describeFault } from '../core/notation.ts';
import { nameOf } from '../hex/grid.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { readLibrary } from './library.ts';
import { openScript } from './open-game.ts';
import { decisionLine } from './script.ts';
import { type Decision, decisionAt, runScript } from './script-run.ts';
import { counted } from './table-text.ts';

export interface LegalOptions {
  readonly json?: boolean;
  readonly unit?: string;
  readonly count?: boolean;
  readonly data: readonly string[];
}

/** What a declaration has to cover (B7.a7, B7.a9). */
interface Obligations {
  readonly mustBeAttacked: readonly { readonly hex: string; readonly touchedBy: readonly string[] }[];
  readonly mustFight: readonly string[];
  /** What the battles declared so far leave undone. */
  readonly open?: Refusal;
  readonly example?: string;
}

interface Legal {
  readonly decision: Decision;
  /** Command lines by the name of the command. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly always: readonly string[];
  readonly obligations?: Obligations;
  readonly notes: readonly string[];
}

const NOTES: Partial<Record<Command['do'], string>> = {
  moveUnit:
    'moveUnit: one cheapest path for every hex a unit reaches alone; other legal paths there and moves of several units of one hex are accepted too',
  flyAirborne: 'flyAirborne: every landing hex; the path is the flyer’s choice (B18.7)',
  declareBattle:
    'declareBattle: single units against single hexes; any battle that keeps B9 may be declared, and endDeclaration may name all battles at once',
  placeUnit: 'placeUnit: units already placed may be placed elsewhere until ready',
};

function obligationsOf({ world }: Blitz, state: State): Obligations {
  const name = (hex: number) => nameOf(world.board.grid, hex);
  const all = contacts(world, state).toSorted((a, b) => a.no - b.no);
  const hexes = [...new Set(all.flatMap(({ touches }) => touches))];
  const open = declarationFault(world, state, state.battles);
  const battles = legalDeclaration(world, state);
  return {
    mustBeAttacked: hexes.map((hex) => ({
      hex: name(hex),
      touchedBy: all.filter(({ touches }) => touches.includes(hex)).map(({ unit }) => unit.id),
    })),
    mustFight: all.map(({ unit }) => unit.id),
    ...(open ? { open: inEnglish(open) } : {}),
    ...(battles ? { example: writeCommand(world, state, exampleOf(battles)) } : {}),
  };
}

const exampleOf = (battles: NonNullable<ReturnType<typeof legalDeclaration>>): Command =>
  battles.length > 0 ? { do: 'endDeclaration', battles } : { do: 'endDeclaration' };

function names(command: Command, no: UnitNo): boolean {
  if ('unit' in command) return command.unit === no;
  if ('units' in command) return command.units.includes(no);
  return 'attackers' in command && command.attackers.includes(no);
}

export function legalAt(game: Blitz, state: State, unit?: string): Legal {
  const no = unit === undefined ? undefined : state.units.findIndex((one) => one.id === unit);
  if (no !== undefined && no < 0) throw new Complaint(`there is no unit ${unit ?? ''}`);
  const groups = new Map<string, string[]>();
  const notes: string[] = [];
  for (const command of game.legal(state)) {
    if (no !== undefined && !names(command, no)) continue;
    const group = groups.get(command.do) ?? [];
    const note = NOTES[command.do];
    if (group.length === 0 && note) notes.push(note);
    group.push(writeCommand(game.world, state, command));
    groups.set(command.do, group);
  }
  const prompt = game.prompt(state);
  const always = (['resign', 'offerDraw'] as const).filter(
    (name) => prompt && game.check(state, prompt.side, { do: name }) === undefined,
  );
  const declaring = state.frames.at(-1)?.at === 'declaration';
  return {
    decision: decisionAt(game, state),
    groups,
    always,
    ...(declaring ? { obligations: obligationsOf(game, state) } : {}),
    notes,
  };
}

function obligationLines({ mustBeAttacked, mustFight, open, example }: Obligations): string[] {
  if (mustFight.length === 0) return ['# no unit is in an enemy zone of control: no battle need be declared'];
  return [
    ...mustBeAttacked.map(
      ({ hex, touchedBy }) => `# ${hex} must be attacked: ${touchedBy.join(', ')} in its ZOC (B7.a7)`,
    ),
    `# must fight: ${mustFight.join(', ')} (B7.a9)`,
    open ? `# still open: ${open.rule} ${open.because}` : '# the battles declared so far are a legal declaration',
    example ? `# one legal declaration: ${example}` : '# no legal declaration exists: take moves back (B7.a10)',
  ];
}

function legalText({ decision, groups, always, obligations, notes }: Legal, countOnly: boolean): string {
  const lines = [`# ${decisionLine(decision)}`];
  if (obligations) lines.push(...obligationLines(obligations));
  let total = 0;
  for (const [name, commands] of groups) {
    total += commands.length;
    lines.push(`# ${name}: ${commands.length}`);
    if (!countOnly) lines.push(...commands);
  }
  lines.push(
    `# ${counted(total, 'legal command')}${always.length > 0 ? `; always open: ${always.join(', ')} (B80.11)` : ''}`,
  );
  return `${[...lines, ...notes.map((note) => `# ${note}`)].join('\n')}\n`;
}

export async function legal(file: string, options: LegalOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const opened = openScript(await readInput(file, io), readLibrary(...options.data), name);
  const run = runScript(opened);
  const { state } = run;
  // Dice left over are for commands still to come.
  const errors = run.errors.filter((fault) => fault.line !== undefined);
  for (const fault of errors) io.err(`${name}: ${describeFault(fault)}\n`);
  const found = legalAt(opened.game, state, options.unit);
  if (options.json) {
    const { decision, groups, always, obligations, notes } = found;
    const counts = Object.fromEntries([...groups].map(([word, commands]) => [word, commands.length]));
    const commands = options.count ? {} : { commands: [...groups.values()].flat() };
    io.out(asJson({ ...decision, ...commands, counts, always, ...(obligations ? { obligations } : {}), notes }));
  } else {
    io.out(legalText(found, options.count ?? false));
  }
  return errors.length > 0 ? EXIT.fault : EXIT.ok;
}
