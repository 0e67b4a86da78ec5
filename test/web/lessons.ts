import { describe, expect, test } from 'vitest';
import type { Objection } from '#core/objection.ts';
import type { Grid } from '#hex/grid.ts';
import type { Update } from '#table/host.ts';
import {
  type Claim,
  comeOf,
  isDone,
  type Lesson,
  type Lessons,
  type LessonWords,
  type Look,
  type Step,
} from '#table/lesson.ts';
import { playModel, positionOf } from '#web/pages/learn/lesson-stage.ts';

/** A table with a referee that answers at once. */
interface Seat {
  readonly referee: {
    open(text: string): void;
    say(text: string): Objection | undefined;
    position(): string;
    decide(decision: number): unknown;
  };
  readonly now: () => Update;
}

export interface Course {
  readonly lessons: Lessons;
  readonly words: readonly Readonly<Record<string, LessonWords>>[];
  sitDown(): Seat;
  grid(position: string): Grid;
  /** Names of buttons and results, in English (0) and German (1). */
  named(language: number): readonly string[];
  /** Faults of a script, in words. */
  errors(script: string, name: string): readonly string[];
}

interface Played {
  readonly snapshot: Update;
  readonly refused: Set<string>;
}

const plain = (text: string): string => text.replaceAll('‑', '-');

/** Every lesson is played through the referee of the table: the model solution passes, what is wrong does not. */
export function lessonsHold(course: Course): void {
  const { lessons } = course;

  const lookAt = (lesson: Lesson, { snapshot, refused }: Played): Look => ({
    own: snapshot.own,
    grid: course.grid(lesson.steps[0]?.position ?? ''),
    at: snapshot.scene.prompt?.at,
    refused,
  });

  /** Opens a step and plays commands in it, as the page does. */
  async function play(lesson: Lesson, step: Step, moves: Step['model']): Promise<Played> {
    const seat = course.sitDown();
    const stage = { lessons, referee: seat.referee, now: seat.now };
    const text = await positionOf(stage, lesson, lesson.steps.indexOf(step));
    seat.referee.open(text);
    const refused = new Set<string>();
    for (const move of moves) {
      const answer = await playModel(stage, step, move);
      if (answer) refused.add(answer.rule);
      const expected = typeof move === 'string' ? undefined : move.rule;
      expect(answer?.rule, JSON.stringify([move, answer])).toBe(expected);
    }
    return { snapshot: seat.now(), refused };
  }

  /** Claims are lines of a script: run on the position of the step, with the model solution before those that follow it. */
  async function claimsOf(lesson: Lesson, step: Step, lines: readonly string[]): Promise<readonly string[]> {
    const seat = course.sitDown();
    const stage = { lessons, referee: seat.referee, now: seat.now };
    const text = await positionOf(stage, lesson, lesson.steps.indexOf(step));
    return course
      .errors([text.replace(/^# dice/m, 'dice'), '---', ...lines].join('\n'), step.id)
      .filter((message) => !message.startsWith('dice left over'));
  }

  for (const lesson of lessons.list) {
    describe(lesson.id, () => {
      for (const step of lesson.steps) {
        test(`${step.id}: the model solution does it, move by move and not before its last`, async () => {
          const come: number[] = [];
          for (let n = 0; n < step.model.length; n++) {
            const look = lookAt(lesson, await play(lesson, step, step.model.slice(0, n)));
            expect(isDone(step, look), `${n}`).toBe(false);
            come.push(comeOf(step, look));
          }
          // A step that says what lies on its way is told of nothing on it as a mistake.
          if (step.way) expect(come).toEqual([...new Set(come)].sort((a, b) => a - b));
          const played = await play(lesson, step, step.model);
          expect(isDone(step, lookAt(lesson, played))).toBe(true);
          const faces = Math.max(0, ...[step.dice?.length ?? 0]);
          expect(played.snapshot.givenDice, 'fixed dice left').toBe(0);
          expect(faces === 0 || played.snapshot.played > 0).toBe(true);
        });

        test(`${step.id}: legal but wrong does not pass, and a slip with words of its own is recognised`, async () => {
          const answered = new Set<string>();
          for (const moves of step.wrong) {
            const commands = moves.filter((move) => !move.startsWith('expect '));
            const look = lookAt(lesson, await play(lesson, step, commands));
            expect(isDone(step, look), moves.join('; ')).toBe(false);
            for (const slip of step.slips ?? []) if (slip.when(look)) answered.add(slip.says);
            if (commands.length < moves.length)
              expect(
                await claimsOf(
                  lesson,
                  step,
                  moves.map((move) => (move.startsWith('expect ') ? move : `ok: ${move}`)),
                ),
              ).toEqual([]);
          }
          expect([...answered].sort()).toEqual((step.slips ?? []).map((slip) => slip.says).sort());
          const done = lookAt(lesson, await play(lesson, step, step.model));
          expect((step.slips ?? []).filter((slip) => slip.when(done))).toEqual([]);
        });

        test(`${step.id}: what it claims is what the engine says`, async () => {
          const lines = (claims: readonly Claim[] | undefined) => (claims ?? []).map((claim) => claim.holds);
          if (step.claims) expect(await claimsOf(lesson, step, lines(step.claims))).toEqual([]);
          if (step.after) {
            const model = step.model.map((move) => (typeof move === 'string' ? `ok: ${move}` : move.attempt));
            expect(await claimsOf(lesson, step, [...model, ...lines(step.after)])).toEqual([]);
          }
          for (const words of course.words) {
            const said = words[lesson.id]?.steps[step.id];
            const whole = plain([...(said?.text ?? []), said?.task, said?.praise].join(' '));
            for (const { says } of [...(step.claims ?? []), ...(step.after ?? [])])
              if (says !== undefined) expect(whole).toContain(says);
          }
        });
      }
    });
  }

  test('several steps each, with words for all of them in both languages and none left over', () => {
    for (const words of course.words) {
      expect(Object.keys(words)).toEqual(lessons.list.map((lesson) => lesson.id));
      for (const lesson of lessons.list) {
        expect(lesson.steps.length).toBeGreaterThanOrEqual(4);
        const said = words[lesson.id];
        expect(Object.keys(said?.steps ?? {})).toEqual(lesson.steps.map((step) => step.id));
        for (const step of lesson.steps) {
          const one = said?.steps[step.id];
          expect(Object.keys(one?.slips ?? {}).sort()).toEqual((step.slips ?? []).map((slip) => slip.says).sort());
          for (const text of [...(one?.text ?? ['']), one?.task ?? '', one?.praise ?? ''])
            expect(text.trim(), step.id).not.toBe('');
        }
      }
    }
  });

  /** Names in quotation marks are those of buttons and results at the table. */
  test('what a lesson quotes is called so at the table', () => {
    for (const [i, quotes] of [/“([^”]+)”/g, /„([^“]+)“/g].entries()) {
      const names = new Set(course.named(i));
      const texts = Object.values(course.words[i] ?? {}).flatMap((lesson) =>
        Object.values(lesson.steps).flatMap(({ text, task, praise, slips }) => [
          ...text,
          task,
          praise,
          ...Object.values(slips ?? {}),
        ]),
      );
      const said = texts.flatMap((text) => [...text.matchAll(quotes)].map((match) => match[1] ?? ''));
      expect(said.length).toBeGreaterThan(5);
      expect(said.filter((name) => !names.has(name))).toEqual([]);
    }
  });
}
