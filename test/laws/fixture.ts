import { isFault, writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { isScript, readScript } from '#cli/script/text.ts';
import { describeFault } from '#core/notation/notation.ts';
import { arenaOf, openText } from './arena.ts';
import { type Course, replayByTheLaws, type Step } from './course.ts';
import { LIBRARY } from './library.ts';
import { afterCommand } from '#core/game.ts';

/** A game that broke a law, as a script: a position, its dice, `---`, the commands. `hexfront script` runs it too. */

type BlitzStep = Step<Command, Side>;

/** The board is written out: a fixture must mean the same when the board of that name has changed. */
function inlined({ position }: Blitz): Blitz['position'] {
  const { boardText } = position;
  if ('inline' in boardText) return position;
  return { ...position, boardText: { inline: LIBRARY.boards[boardText.name] ?? '' } };
}

const DICE_A_LINE = 40;

export function writeFixture(game: Blitz, from: State, steps: readonly BlitzStep[], message: string): string {
  const lines = message.split('\n').map((line) => `# ${line}`.trimEnd());
  lines.push(...writePosition(inlined(game), from).trimEnd().split('\n'));
  const dice = steps.flatMap((step) => step.rolled);
  for (let i = 0; i < dice.length; i += DICE_A_LINE) lines.push(`dice ${dice.slice(i, i + DICE_A_LINE).join(' ')}`);
  lines.push('---');
  let state = from;
  for (const { side, command, rolled } of steps) {
    lines.push(`${side}: ${writeCommand(game.world, state, command)}`);
    const left = [...rolled];
    try {
      state = afterCommand(game, state, command, { roll: () => left.shift() ?? 1 });
    } catch {
      break;
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Plays a fixture, looking at every law after every command. */
export function replayFixture(text: string): Course<State, Command, Side> {
  const script = readScript(text);
  if (!isScript(script)) throw new Error(script.map(describeFault).join('\n'));
  const game = openText(script.position);
  const dice = [...script.dice];
  const lines = [...script.steps];
  const next = (state: State): BlitzStep | undefined => {
    const line = lines.shift();
    if (!line) return undefined;
    if (line.kind !== 'command') throw new Error(`line ${line.line}: fixtures hold commands only`);
    const read = readCommand(game.world, state, line.command);
    if (isFault(read)) throw new Error(`line ${line.line}: ${describeFault(read)}`);
    const side = read.side ?? game.decides(state) ?? 'blue';
    // The number of dice a command takes is known only after playing it.
    let rolled = 0;
    try {
      game.play(state, side, read.command, { roll: () => dice[rolled++] ?? 1 });
    } catch {
      // The laws will say so.
    }
    return { side, command: read.command, rolled: dice.splice(0, rolled) };
  };
  const course = replayByTheLaws(arenaOf(game), next);
  if (!course.breach && dice.length > 0) throw new Error(`${dice.length} dice of the fixture were not used`);
  return course;
}
