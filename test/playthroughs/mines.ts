import { english } from '#core/message.ts';
import { withRules } from '#core/record/log-entry.ts';
import { givenDice } from '../laws/course.ts';
import { kit } from '../games/mines/kit.ts';
import { mines, type Side, type State } from '../games/mines/mines.ts';

/** The small second game as text: `side: command [dice]`, and below it what a spectator is told and each side sees. */

const COMMAND = /^((?:north|south): .*?)(?: \[([\d ]+)\])?$/;

const seen = (state: State, watcher: Side | 'spectator'): string[] =>
  kit.position(mines, mines.view(state, watcher)).trimEnd().split('\n');

const ended = (outcome: ReturnType<typeof mines.outcome>): string =>
  outcome ? `${outcome.winner} by ${outcome.by}, ${english(outcome.because)} (${outcome.rule})` : 'nobody knows how';

export function retoldMines(text: string): string {
  const lines: string[] = [];
  let state = mines.start;
  for (const line of text.split('\n')) {
    const said = COMMAND.exec(line);
    if (!said) continue;
    const read = kit.readCommand(mines, state, said[1] ?? '');
    if ('message' in read) throw new Error(`${line}: ${read.message}`);
    const side = read.side ?? 'north';
    const objection = mines.check(state, side, read.command);
    if (objection) throw new Error(`${line}: ${objection.rule} ${english(objection.because)}`);
    const { state: next, events } = mines.play(
      state,
      side,
      read.command,
      givenDice((said[2] ?? '').split(' ').map(Number)),
    );
    lines.push(line);
    const told = events.flatMap((event) => mines.redact(event, 'spectator') ?? []);
    for (const one of kit.describe(mines, mines.view(state, 'spectator'), told)) lines.push(`      ${withRules(one)}`);
    state = next;
    const prompt = mines.prompt(state);
    lines.push(
      prompt
        ? `  > ${prompt.phase} ${prompt.side}: ${english(prompt.asks)}, ${[...mines.legal(state)].length} commands`
        : `  > over: ${ended(mines.outcome(state))}`,
    );
  }
  for (const watcher of [...mines.sides, 'spectator'] as const) {
    lines.push('', `${watcher} sees`, ...seen(state, watcher).map((line) => `  ${line}`));
  }
  return `${lines.join('\n')}\n`;
}
