import { isFault, writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { describeEvents } from '#games/blitz/text/log/event-text.ts';
import { withRules } from '#core/record/log-entry.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { isScript, readScript } from '#cli/script/text.ts';
import { describeFault } from '#core/notation/notation.ts';
import { openText } from '../laws/arena.ts';
import { recordingDice } from '../laws/course.ts';
import { english } from '#core/message.ts';

/**
 * A game as a script (`hexfront script` runs it) in which comments tell what each command did and what could be done
 * next. The comments are made from the commands again and again; a difference is for people to look at.
 */

const TOLD = '#   ';
const NEXT = '# > ';

/** Side to decide, and the number of listed commands of each kind. */
function decision(game: Blitz, state: State): string {
  const prompt = game.prompt(state);
  if (!prompt)
    return `${NEXT}over: ${state.outcome?.winner ?? ''}, ${english(state.outcome?.because ?? '')} (${state.outcome?.rule ?? ''})`;
  const kinds = new Map<string, number>();
  for (const command of game.legal(state)) kinds.set(command.do, (kinds.get(command.do) ?? 0) + 1);
  const list = [...kinds].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
  return `${NEXT}${prompt.phase} ${prompt.side}: ${list}`;
}

function after(
  game: Blitz,
  state: State,
  side: Side,
  command: Command,
  face: () => number,
): { state: State; told: string[] } {
  const dice = recordingDice({ roll: face });
  const played = game.play(state, side, command, dice);
  const told = describeEvents(game, state, played.events).map((one) => `${TOLD}${withRules(one)}`);
  return { state: played.state, told };
}

/**
 * The script again, its comments made anew. Commands are written out as records write them. What could be done next is
 * found anew after every command, or, as it takes long on a large map, after every so many, and else believed.
 */
export function retold(text: string, every = 1): string {
  const script = readScript(text);
  if (!isScript(script)) throw new Error(script.map(describeFault).join('\n'));
  const game = openText(script.position);
  const dice = [...script.dice];
  const head = text.split('\n').slice(0, text.split('\n').indexOf('---') + 1);
  let state = game.start;
  const believed = text.split('\n').filter((line) => line.startsWith(NEXT));
  const lines = [...head, decision(game, state)];
  for (const [i, step] of script.steps.entries()) {
    if (step.kind !== 'command') throw new Error(`line ${step.line}: a playthrough holds commands only`);
    const read = readCommand(game.world, state, step.command);
    if (isFault(read)) throw new Error(`line ${step.line}: ${describeFault(read)}`);
    const side = read.side ?? game.decides(state) ?? 'blue';
    const objection = game.check(state, side, read.command);
    if (objection)
      throw new Error(`line ${step.line}: ${step.text} is refused: ${objection.rule} ${english(objection.because)}`);
    lines.push(`${side}: ${writeCommand(game.world, state, read.command)}`);
    const next = after(game, state, side, read.command, () => {
      const face = dice.shift();
      if (face === undefined) throw new Error(`line ${step.line}: no die is left`);
      return face;
    });
    state = next.state;
    lines.push(...next.told, (i % every > 0 ? believed[i + 1] : undefined) ?? decision(game, state));
  }
  if (dice.length > 0) throw new Error(`${dice.length} dice were not used`);
  lines.push('# The position at the end:');
  lines.push(...withoutBoard(writePosition(game.position, state)).map((line) => `${TOLD}${line}`));
  return `${lines.join('\n')}\n`;
}

/** A position without its board, which stands at the head already. */
const withoutBoard = (text: string): string[] =>
  text
    .replace(/^board inline\n[\s\S]*?^end board\n/m, '')
    .trimEnd()
    .split('\n');

/** A new playthrough from commands that were played. */
export function fresh(
  title: string,
  game: Blitz,
  steps: readonly { readonly side: Side; readonly command: Command; readonly rolled: readonly number[] }[],
): string {
  const dice = steps.flatMap((step) => step.rolled);
  const lines = [`# ${title}`, ...writePosition(game.position, game.start).trimEnd().split('\n')];
  if (dice.length > 0) lines.push(`dice ${dice.join(' ')}`);
  lines.push('---');
  let state = game.start;
  for (const { side, command, rolled } of steps) {
    const left = [...rolled];
    lines.push(`${side}: ${writeCommand(game.world, state, command)}`);
    state = game.play(state, side, command, { roll: () => left.shift() ?? 1 }).state;
  }
  return retold(`${lines.join('\n')}\n`);
}
