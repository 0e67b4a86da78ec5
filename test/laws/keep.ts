import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { replayFixture, writeFixture } from './fixture.ts';
import type { Course, Step } from './course.ts';
import { givenDice } from './course.ts';
import { afterCommand } from '#core/game.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'test/fixtures');

/** The states of a course, one before each step. */
function statesOf(game: Blitz, steps: readonly Step<Command, Side>[]): State[] {
  const states = [game.start];
  for (const { command, rolled } of steps.slice(0, -1)) {
    states.push(afterCommand(game, states.at(-1) as State, command, givenDice(rolled)));
  }
  return states;
}

/** The shortest ending of the course that breaks the same law from a written position. */
function shortest(game: Blitz, { steps, breach }: Course<State, Command, Side>, message: string): string {
  const states = statesOf(game, steps);
  for (let length = 1; length < steps.length; length = Math.max(length + 1, Math.ceil(length * 1.5))) {
    const first = steps.length - length;
    const from = states[first] as State;
    try {
      const text = writeFixture(game, from, steps.slice(first), message);
      if (replayFixture(text).breach?.law === breach?.law) return text;
    } catch {
      // A position that cannot be read again is no help; an earlier one may be.
    }
  }
  return writeFixture(game, game.start, steps, message);
}

/** Writes a fixture for a broken law and gives its path. */
export function keep(game: Blitz, kind: string, seed: number, course: Course<State, Command, Side>): string {
  const { breach } = course;
  const message = `${kind} ${seed}\n${breach?.law ?? ''}\n${breach?.message ?? ''}`;
  const file = join(FIXTURES, `${kind}-${seed}.script`);
  mkdirSync(FIXTURES, { recursive: true });
  writeFileSync(file, shortest(game, course, message));
  return relative(ROOT, file);
}

/** A text that something fell over; what kind of text is the ending of its name. */
export function keepText(kind: string, seed: number, text: string, message: string): string {
  const file = join(FIXTURES, `spoiled-${seed}.${kind}`);
  mkdirSync(FIXTURES, { recursive: true });
  writeFileSync(
    file,
    `${message
      .split('\n')
      .map((line) => `# ${line}`)
      .join('\n')}\n${text}`,
  );
  return relative(ROOT, file);
}
