import { isObjection, type Objection } from '../../../core/objection.ts';
import type { Snapshot } from '../../table/referee/protocol.ts';
import type { Lesson, ModelMove, Step } from './lesson.ts';

/** Steps are opened from written positions, so that each begins the same way whatever happened in the one before. */

type Soon<T> = T | Promise<T>;

/** The part of a referee that staging needs; the real one answers later, the one in tests at once. */
export interface Asked {
  open(text: string): Soon<Snapshot>;
  say(text: string): Soon<Snapshot | Objection>;
  position(): Soon<string>;
  decide(): Soon<Snapshot>;
}

/** Dice travel with the position; the referee says so in every record of it. */
export const withDice = (position: string, dice: readonly number[]): string =>
  dice.length === 0 ? position : `# dice ${dice.join(' ')}\n${position}`;

const ANSWERED = ['retreat', 'losses', 'exchange', 'advance', 'interception'];

/** Whether Red has a choice to make in the middle of a battle that the lesson makes for him. */
export const redAnswers = ({ prompt, state }: Snapshot): boolean =>
  prompt?.side === 'red' && ANSWERED.includes(state.frames.at(-1)?.at ?? '');

/** Red's choices after a result: what the step has written down, else anything legal. */
export async function answerForRed(referee: Asked, step: Step, now: Snapshot): Promise<Snapshot> {
  let snapshot = now;
  for (let i = 0; i < 20 && redAnswers(snapshot); i++) {
    let next: Snapshot | undefined;
    for (const text of step.answers ?? []) {
      const answer = await referee.say(text);
      if (isObjection(answer)) continue;
      next = answer;
      break;
    }
    snapshot = next ?? (await referee.decide());
  }
  return snapshot;
}

/** Plays a move of a model solution. A refusal is an answer too: some moves are made to be refused. */
export async function playModel(referee: Asked, step: Step, move: ModelMove): Promise<Snapshot | Objection> {
  const answer = await referee.say(typeof move === 'string' ? move : move.attempt);
  return isObjection(answer) ? answer : answerForRed(referee, step, answer);
}

/** The written position a step begins with. */
export async function positionOf(referee: Asked, lesson: Lesson, index: number): Promise<string> {
  let from = index;
  while (from > 0 && lesson.steps[from]?.position === undefined) from--;
  const before = lesson.steps.slice(from, index);
  const first = lesson.steps[from]?.position ?? '';
  const dice = lesson.steps[index]?.dice ?? [];
  if (before.length === 0) return withDice(first, dice);
  await referee.open(
    withDice(
      first,
      before.flatMap((step) => step.dice ?? []),
    ),
  );
  for (const step of before)
    for (const move of step.model) if (typeof move === 'string') await playModel(referee, step, move);
  return withDice(await referee.position(), dice);
}
