import { isObjection } from '../../src/core/objection.ts';
import { givenDice } from '../laws/course.ts';
import { mines, type Side, type State } from '../games/mines/mines.ts';

/** The small second game as text: `side: command [dice]`, and below it what each side is told and sees. */

const COMMAND = /^(north|south): (\{.*\})(?: \[([\d ]+)\])?$/;

const seen = (state: State, watcher: Side | 'spectator'): string => JSON.stringify(mines.view(state, watcher));

export function retoldMines(text: string): string {
  const lines: string[] = [];
  let state = mines.start;
  for (const line of text.split('\n')) {
    const said = COMMAND.exec(line);
    if (!said) continue;
    const command = mines.read(JSON.parse(said[2] ?? ''));
    if (isObjection(command)) throw new Error(`${line}: ${command.because}`);
    const objection = mines.check(state, said[1] as Side, command);
    if (objection) throw new Error(`${line}: ${objection.rule} ${objection.because}`);
    const { state: next, events } = mines.play(
      state,
      said[1] as Side,
      command,
      givenDice((said[3] ?? '').split(' ').map(Number)),
    );
    lines.push(line);
    for (const event of events) {
      const told = mines.redact(event, 'spectator');
      if (told) lines.push(`    ${mines.reveals(event) ? '!' : ' '} ${JSON.stringify(told)}`);
    }
    state = next;
    const prompt = mines.prompt(state);
    lines.push(
      prompt
        ? `  > ${prompt.phase} ${prompt.side}: ${prompt.asks}, ${[...mines.legal(state)].length} commands`
        : '  > over',
    );
  }
  lines.push(
    '',
    ...([...mines.sides, 'spectator'] as const).map((watcher) => `${watcher} sees ${seen(state, watcher)}`),
  );
  return `${lines.join('\n')}\n`;
}
