import { isScript, readScript } from '#cli/script/text.ts';
import { scriptedDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { english } from '#core/message.ts';
import { withRules } from '#core/record/log-entry.ts';
import { kit } from '#games/gamex/kit.ts';
import { LIBRARY } from './library.ts';
import { open } from './practice.ts';

const TOLD = '#   ';

/** A whole game as a script that `hexfront script` runs, with what each command did in comments made anew. */
export function retold(text: string): string {
  const script = readScript(text);
  if (!isScript(script)) throw new Error(script.map(describeFault).join('\n'));
  const game = open(script.position, LIBRARY);
  const dice = scriptedDice(script.dice);
  const lines = text.split('\n').slice(0, text.split('\n').indexOf('---') + 1);
  let state = game.start;
  for (const step of script.steps) {
    if (step.kind !== 'command') throw new Error(`line ${step.line}: a playthrough holds commands only`);
    const read = kit.readCommand(game, state, step.command);
    if ('message' in read) throw new Error(`line ${step.line}: ${read.message}`);
    const side = game.decides(state) ?? 'axis';
    const objection = game.check(state, side, read.command);
    if (objection) throw new Error(`line ${step.line}: ${objection.rule} ${english(objection.because)}`);
    lines.push(`${side}: ${kit.writeCommand(game, state, read.command)}`);
    const played = game.play(state, side, read.command, dice);
    for (const one of kit.describe(game, state, played.events)) lines.push(`${TOLD}${withRules(one)}`);
    state = played.state;
  }
  const { outcome } = state;
  lines.push(`# over: ${outcome?.winner ?? 'nobody'}, ${english(outcome?.because ?? '')} (${outcome?.rule ?? ''})`);
  lines.push(
    ...kit
      .position(game, state)
      .trimEnd()
      .split('\n')
      .filter((line) => !/^(title|about|brief|date|zone)/.test(line))
      .map((line) => `${TOLD}${line}`),
  );
  return `${lines.join('\n')}\n`;
}
