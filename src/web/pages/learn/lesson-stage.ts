import type { Objection } from '#core/objection.ts';
import type { Lesson, Lessons, ModelMove, Step } from '#table/lesson.ts';

/** Steps are opened from written positions, so that each begins the same way whatever happened in the one before. */

type Soon<T> = T | Promise<T>;

/** Decision with its number and side. */
interface Stand {
  readonly decision: number;
  readonly scene: { readonly prompt: { readonly side: string; readonly at: string } | undefined };
}

/** The part of a referee that staging needs; the real one answers later, the one in tests at once. */
export interface Asked {
  open(text: string): Soon<void>;
  say(text: string): Soon<Objection | undefined>;
  position(): Soon<string>;
  decide(decision: number): Soon<unknown>;
}

/** A lesson at a table: the lessons it belongs to, whom to ask, and how the game stands. */
export interface Stage {
  readonly lessons: Lessons;
  readonly referee: Asked;
  readonly now: () => Stand | undefined;
  /** False once the pupil has gone to another step. */
  readonly stands?: () => boolean;
}

/** Dice travel with the position; the referee says so in every record of it. */
export const withDice = (position: string, dice: readonly number[]): string =>
  dice.length === 0 ? position : `# dice ${dice.join(' ')}\n${position}`;

/** True if the other side has a decision during a move, which the lesson makes for it. */
export function isAnswered({ pupil, answered }: Lessons, now: Stand | undefined): boolean {
  const prompt = now?.scene.prompt;
  return prompt !== undefined && prompt.side !== pupil && answered.includes(prompt.at);
}

/** Decisions of the other side after a result: the step's list, else any legal command. */
export async function answer({ lessons, referee, now, stands = () => true }: Stage, step: Step): Promise<void> {
  const waits = (): boolean => stands() && isAnswered(lessons, now());
  for (let i = 0; i < 20 && waits(); i++) {
    let answered = false;
    for (const text of step.answers ?? []) {
      // Every answer of the referee may come after somebody has gone on.
      if (!waits()) return;
      answered = (await referee.say(text)) === undefined;
      if (answered) break;
    }
    const stand = now();
    if (!answered && stand && waits()) await referee.decide(stand.decision);
  }
}

/** Plays a move of a model solution. A refusal is an answer too: some moves are made to be refused. */
export async function playModel(stage: Stage, step: Step, move: ModelMove): Promise<Objection | undefined> {
  const refused = await stage.referee.say(typeof move === 'string' ? move : move.attempt);
  if (!refused) await answer(stage, step);
  return refused;
}

/** The written position a step begins with. */
export async function positionOf(stage: Stage, lesson: Lesson, index: number): Promise<string> {
  const { referee } = stage;
  const enemy = lesson.steps[index]?.before;
  if (enemy) {
    await referee.open(lesson.steps[index]?.position ?? '');
    for (const text of enemy) await referee.say(text);
    return withDice(await referee.position(), lesson.steps[index]?.dice ?? []);
  }
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
