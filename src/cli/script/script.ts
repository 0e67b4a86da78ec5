import type { Cited } from '#core/game-kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { EXIT } from '../complaint.ts';
import { asJson, inputName, type Io, readInput } from '../io.ts';
import { type Box, boxFor, openPosition, scriptIn } from '../open-game.ts';
import { demandsRefusal, judgeRefusal } from './refused-position.ts';
import type { Script } from './text.ts';
import { type Decision, runScript, type ScriptReport, type StepReport } from './run.ts';
import { counted } from '#core/notation/columns.ts';

export interface ScriptOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly data: readonly string[];
}

export const decisionLine = ({ turn, decides, phase, asks }: Decision): string =>
  decides === 'nobody' ? `turn ${turn}: ${asks}` : `turn ${turn}, ${decides} decides (${phase}): ${asks}`;

function stepLines(step: StepReport, width: number, cites: Cited): string[] {
  const lead = `${String(step.line).padStart(width)}  `;
  const indent = ' '.repeat(lead.length + 2);
  if (step.kind === 'expect') {
    return [`${lead}${step.text}: ${step.met ? 'met' : `NOT MET, found ${step.found ?? ''}`}`];
  }
  const head = step.command ? `${step.side ?? ''}: ${step.command}` : step.text;
  const lines = [`${lead}${head}`];
  const { fate, refusal } = step;
  if (fate === 'played') lines.push(...(step.words ?? []).map((word) => `${indent}${word}`));
  if (fate === 'already') lines.push(`${indent}= already made (${cites.forced})`);
  if (fate === 'legal') lines.push(`${indent}legal, not played`);
  if (fate === 'refused' || fate === 'unreadable') lines.push(`${indent}refused ${refusal?.rule}: ${refusal?.because}`);
  if (fate === 'noDice') lines.push(`${indent}not played: ${refusal?.because}`);
  if (step.met === true) lines.push(`${indent}as the script says`);
  if (step.met === false) lines.push(`${indent}NOT as the script says: ${step.text}`);
  return lines;
}

export function summaryOf({ steps, errors, dice, ok }: ScriptReport): string {
  const fates = steps.flatMap(({ fate }) => fate ?? []);
  const count = (...wanted: readonly string[]) => fates.filter((fate) => wanted.includes(fate)).length;
  const expected = steps.filter(({ met }) => met !== undefined);
  const parts = [
    counted(fates.length, 'command'),
    `${count('played', 'already')} played`,
    `${count('refused', 'unreadable')} refused`,
    `${expected.filter(({ met }) => met).length} of ${counted(expected.length, 'expectation')} met`,
    `${counted(dice.used.length, 'die', 'dice')} used`,
  ];
  return `${parts.join(', ')}: ${ok ? 'ok' : counted(errors.length, 'fault')}`;
}

function reportText(report: ScriptReport, cites: Cited): string {
  const width = String(report.steps.at(-1)?.line ?? 1).length;
  const lines = [decisionLine(report.start), '', ...report.steps.flatMap((step) => stepLines(step, width, cites))];
  if (report.steps.length > 0) lines.push('');
  lines.push(decisionLine(report.final), '', report.final.position.trimEnd(), '', `hash ${report.final.hash}`);
  return `${lines.join('\n')}\n`;
}

/** A script whose position must be refused: nothing is played. */
function refusedPosition(box: Box, read: Script, name: string, { json, quiet }: ScriptOptions, io: Io): number {
  const game = box.kit.open(read.position, box.library);
  const report = judgeRefusal(read, 'start' in game ? [] : game);
  if (json) io.out(asJson(report));
  else {
    const told = report.refused.map((fault) => `refused: ${describeFault(fault)}\n`).join('');
    if (!quiet) io.out(told);
    for (const fault of report.errors) io.err(`${name}: ${describeFault(fault)}\n`);
    if (!quiet) io.out(report.ok ? 'the position is refused: ok\n' : `${counted(report.errors.length, 'fault')}\n`);
  }
  return report.ok ? EXIT.ok : EXIT.fault;
}

export async function script(file: string, options: ScriptOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const text = await readInput(file, io);
  const box = await boxFor(text, io.games, options.data);
  const read = scriptIn(box, text, name);
  if (demandsRefusal(read)) return refusedPosition(box, read, name, options, io);
  const opened = { ...openPosition(box, read.position, name), script: read };
  const { state: _state, ...report } = runScript(opened);
  if (options.json) {
    io.out(asJson(report));
  } else {
    if (!options.quiet) io.out(reportText(report, opened.kit.cites));
    for (const fault of report.errors) io.err(`${name}: ${describeFault(fault)}\n`);
    if (!options.quiet) io.out(`${summaryOf(report)}\n`);
  }
  return report.ok ? EXIT.ok : EXIT.fault;
}
