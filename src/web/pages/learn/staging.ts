import { isObjection, type Objection } from '../../../core/objection.ts';
import type { Lesson, Lessons, ModelMove, Step } from '../../../table/lesson.ts';

/** Steps are opened from written positions, so that each begins the same way whatever happened in the one before. */

type Soon<T> = T | Promise<T>;

/** Whose decision it is, and which. */
interface Stand {
  readonly prompt?: { readonly side: string; readonly at: string } | undefined;
}

/** The part of a referee that staging needs; the real one answers later, the one in tests at once. */
export interface Asked<Now extends Stand> {
  open(text: string): Soon<Now>;
  say(text: string): Soon<Now | Objection>;
  position(): Soon<string>;
  decide(): Soon<Now>;
}

/** A lesson at a table: the lessons it belongs to and whom to ask. */
export interface Stage<Now extends Stand> {
  readonly lessons: Lessons;
  readonly referee: Asked<Now>;
}

/** Dice travel with the position; the referee says so in every record of it. */
export const withDice = (position: string, dice: readonly number[]): string =>
  dice.length === 0 ? position : `# dice ${dice.join(' ')}\n${position}`;

/** Whether the other side has a choice to make in the middle of things that the lesson makes for it. */
export const isAnswered = ({ pupil, answered }: Lessons, { prompt }: Stand): boolean =>
  prompt !== undefined && prompt.side !== pupil && answered.includes(prompt.at);

/** The other side's choices after a result: what the step has written down, else anything legal. */
export async function answer<Now extends Stand>({ lessons, referee }: Stage<Now>, step: Step, now: Now): Promise<Now> {
  let stand = now;
  for (let i = 0; i < 20 && isAnswered(lessons, stand); i++) {
    let next: Now | undefined;
    for (const text of step.answers ?? []) {
      const answer = await referee.say(text);
      if (isObjection(answer)) continue;
      next = answer;
      break;
    }
    stand = next ?? (await referee.decide());
  }
  return stand;
}

/** Plays a move of a model solution. A refusal is an answer too: some moves are made to be refused. */
export async function playModel<Now extends Stand>(
  stage: Stage<Now>,
  step: Step,
  move: ModelMove,
): Promise<Now | Objection> {
  const said = await stage.referee.say(typeof move === 'string' ? move : move.attempt);
  return isObjection(said) ? said : answer(stage, step, said);
}

/** The written position a step begins with. */
export async function positionOf<Now extends Stand>(stage: Stage<Now>, lesson: Lesson, index: number): Promise<string> {
  const { referee } = stage;
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
    for (const move of step.model) if (typeof move === 'string') await playModel(stage, step, move);
  return withDice(await referee.position(), dice);
}
