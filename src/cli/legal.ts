import { counted } from '../core/notation/columns.ts';
import { describeFault } from '../core/notation/notation.ts';
import type { AnyState } from '../table/game-package.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { boxFor, type Opened, openScript } from './open-game.ts';
import { decisionLine } from './script/script.ts';
import { type Decision, decisionAt, runScript } from './script/run.ts';

export interface LegalOptions {
  readonly json?: boolean;
  readonly unit?: string;
  readonly count?: boolean;
  readonly data: readonly string[];
}

interface Legal {
  readonly decision: Decision;
  /** Command lines by the name of the command. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly always: readonly string[];
  readonly notes: readonly string[];
}

function legalAt({ game, kit }: Opened, state: AnyState, unit?: string): Legal {
  if (unit !== undefined && !kit.units(state).includes(unit)) throw new Complaint(`there is no unit ${unit}`);
  const groups = new Map<string, string[]>();
  const notes: string[] = [];
  for (const command of game.legal(state)) {
    if (unit !== undefined && !kit.unitsIn(state, command).includes(unit)) continue;
    const group = groups.get(command.do) ?? [];
    const note = kit.notes?.[command.do];
    if (group.length === 0 && note) notes.push(note);
    group.push(kit.writeCommand(game, state, command));
    groups.set(command.do, group);
  }
  const prompt = game.prompt(state);
  const always = kit.standing.filter((command) => prompt && !game.check(state, prompt.side, command));
  return { decision: decisionAt(game, state), groups, always: always.map((command) => command.do), notes };
}

function legalText(
  { decision, groups, always, notes }: Legal,
  duties: readonly string[],
  standing: string,
  countOnly: boolean,
): string {
  const lines = [`# ${decisionLine(decision)}`, ...duties.map((line) => `# ${line}`)];
  let total = 0;
  for (const [name, commands] of groups) {
    total += commands.length;
    lines.push(`# ${name}: ${commands.length}`);
    if (!countOnly) lines.push(...commands);
  }
  lines.push(
    `# ${counted(total, 'legal command')}${always.length > 0 ? `; always open: ${always.join(', ')} (${standing})` : ''}`,
  );
  return `${[...lines, ...notes.map((note) => `# ${note}`)].join('\n')}\n`;
}

export async function legal(file: string, options: LegalOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const text = await readInput(file, io);
  const opened = openScript(await boxFor(text, io.games, options.data), text, name);
  const { kit, game } = opened;
  const run = runScript(opened);
  const { state } = run;
  // Dice left over are for commands still to come.
  const errors = run.errors.filter((fault) => fault.line !== undefined);
  for (const fault of errors) io.err(`${name}: ${describeFault(fault)}\n`);
  const found = legalAt(opened, state, options.unit);
  const duties = kit.duties?.(game, state);
  if (options.json) {
    const { decision, groups, always, notes } = found;
    const counts = Object.fromEntries([...groups].map(([word, commands]) => [word, commands.length]));
    const commands = options.count ? {} : { commands: [...groups.values()].flat() };
    io.out(asJson({ ...decision, ...commands, counts, always, ...duties?.data, notes }));
  } else {
    io.out(legalText(found, duties?.lines ?? [], kit.cites.standing, options.count ?? false));
  }
  return errors.length > 0 ? EXIT.fault : EXIT.ok;
}
