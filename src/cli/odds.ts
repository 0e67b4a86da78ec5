import { MOST_QUESTIONS } from '../core/limits.ts';
import { describeFault } from '../core/notation/notation.ts';
import type { Described } from '../table/study.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { boxFor, openPosition, scriptIn } from './open-game.ts';
import { runScript } from './script/run.ts';

export interface OddsOptions {
  readonly json?: boolean;
  readonly attack: readonly string[];
  readonly on: readonly string[];
  readonly data: readonly string[];
}

/** The battles named by options. */
function named({ attack, on }: OddsOptions): Described[] {
  if (attack.length !== on.length) {
    throw new Complaint('each --attack needs its --on: --attack b1+b2 --on U20', EXIT.usage);
  }
  return attack.map((units, i) => {
    const target = on[i] ?? '';
    return { no: i + 1, text: `${units} on ${target}`, where: `--attack ${units} --on ${target}` };
  });
}

/** The battles to look at are those named by options, otherwise those of the file. */
export async function odds(file: string, options: OddsOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const text = await readInput(file, io);
  const box = await boxFor(text, io.games, options.data);
  const { study } = box.gamePackage;
  const script = scriptIn(box, text, name);
  const written =
    script.steps.length === 0 && study.described ? study.described(script.position) : { ...script, battles: [] };
  const opened = openPosition(box, written.position, name);
  const { state, errors } = runScript({ ...opened, script: { ...script, position: written.position } });
  const wrong = errors.filter((fault) => fault.line !== undefined);
  for (const fault of wrong) io.err(`${name}: ${describeFault(fault)}\n`);
  const asked = named(options);
  const battles =
    asked.length > 0 ? asked : written.battles.map((one) => ({ ...one, where: `${name}: line ${one.line}` }));
  if (battles.length > MOST_QUESTIONS)
    throw new Complaint(`${MOST_QUESTIONS} battles can be asked for at once, not ${battles.length}`);
  const found = study.odds?.(opened.game, state, battles, asked.length === 0);
  if (!found) throw new Complaint(`${box.kit.id} has no odds to look at`);
  if ('message' in found) throw new Complaint(found.message);
  io.out(options.json ? asJson(found.data) : found.text);
  return wrong.length > 0 || found.refused ? EXIT.fault : EXIT.ok;
}
