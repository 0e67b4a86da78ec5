import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../src/games/blitz/desk/chances.ts';
import { writeResult } from '../../src/games/blitz/text/result-text.ts';
import { openBlitz } from '../../src/games/blitz/open.ts';
import { EMPTY_LIBRARY } from '../../src/games/blitz/position.ts';
import { isPosition, parsePosition } from '../../src/games/blitz/text/position-text.ts';
import { openScript } from '../games/blitz/opening.ts';
import { runScript } from '../../src/cli/script/run.ts';
import { type Claim, isDone, type Lesson, type Look, type Step } from '../../src/table/lesson.ts';
import { LESSONS } from '../../src/web/games/blitz/lessons/all.ts';
import { playModel, positionOf } from '../../src/web/pages/learn/staging.ts';
import { de as blitzDe } from '../../src/web/games/blitz/words/de.ts';
import { en as blitzEn } from '../../src/web/games/blitz/words/en.ts';
import { de as pageDe } from '../../src/web/text/de.ts';
import { en as pageEn } from '../../src/web/text/en.ts';
import { lessonsDe } from '../../src/web/games/blitz/words/de-lessons.ts';
import { lessonsEn } from '../../src/web/games/blitz/words/en-lessons.ts';
import { type BlitzNews, sitDown } from './blitz-referee.ts';

/** Every lesson is played through the referee of the table: the model solution passes, what is wrong does not. */

interface Played {
  readonly snapshot: BlitzNews;
  readonly refused: Set<string>;
}

const lookAt = (lesson: Lesson, { snapshot, refused }: Played): Look => {
  const read = parsePosition(lesson.steps[0]?.position ?? '', EMPTY_LIBRARY);
  if (!isPosition(read)) throw new Error(`${lesson.id} cannot be read`);
  return { own: snapshot.own, grid: read.board.grid, at: snapshot.scene.prompt?.at, refused };
};

/** Opens a step and plays commands in it, as the page does. */
async function play(lesson: Lesson, step: Step, moves: Step['model']): Promise<Played> {
  const seat = sitDown(EMPTY_LIBRARY);
  const stage = { lessons: LESSONS, referee: seat.referee, now: seat.now };
  const text = await positionOf(stage, lesson, lesson.steps.indexOf(step));
  seat.open(text);
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
  const seat = sitDown(EMPTY_LIBRARY);
  const stage = { lessons: LESSONS, referee: seat.referee, now: seat.now };
  const text = await positionOf(stage, lesson, lesson.steps.indexOf(step));
  const { steps, errors } = runScript(
    openScript([text.replace(/^# dice/m, 'dice'), '---', ...lines].join('\n'), EMPTY_LIBRARY, step.id),
  );
  expect(steps.length).toBeGreaterThan(0);
  return errors.map((error) => error.message).filter((message) => !message.startsWith('dice left over'));
}

const plain = (text: string): string => text.replaceAll('‑', '-');

for (const lesson of LESSONS.list) {
  describe(lesson.id, () => {
    for (const step of lesson.steps) {
      test(`${step.id}: the model solution does it, move by move and not before its last`, async () => {
        for (let n = 0; n < step.model.length; n++)
          expect(isDone(step, lookAt(lesson, await play(lesson, step, step.model.slice(0, n)))), `${n}`).toBe(false);
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
        for (const words of [lessonsEn, lessonsDe]) {
          const said = words[lesson.id]?.steps[step.id];
          const whole = plain([...(said?.text ?? []), said?.task, said?.praise].join(' '));
          for (const { says } of [...(step.claims ?? []), ...(step.after ?? [])])
            if (says !== undefined) expect(whole).toContain(says);
        }
      });
    }
  });
}

test('five lessons of several steps, with words for all of them in both languages and none left over', () => {
  expect(LESSONS.list.length).toBe(5);
  for (const words of [lessonsEn, lessonsDe]) {
    expect(Object.keys(words)).toEqual(LESSONS.list.map((lesson) => lesson.id));
    for (const lesson of LESSONS.list) {
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

test('buttons and results a lesson quotes are called so at the table', () => {
  for (const [words, lessons, quoted] of [
    [{ ...pageEn, ...blitzEn }, lessonsEn, /“([^”]+)”/g],
    [{ ...pageDe, ...blitzDe }, lessonsDe, /„([^“]+)“/g],
  ] as const) {
    const names = new Set<string>([
      ...Object.values(words).filter((value) => typeof value === 'string'),
      ...(['AB2', 'DB2'] as const).map((result) => words.resultName[result]),
      ...(['stageInvasion', 'assignMission tactical'] as const).map((verb) => words.actionName[verb]),
    ]);
    const texts = Object.values(lessons).flatMap((lesson) =>
      Object.values(lesson.steps).flatMap(({ text, task, praise, slips }) => [
        ...text,
        task,
        praise,
        ...Object.values(slips ?? {}),
      ]),
    );
    const said = texts.flatMap((text) => [...text.matchAll(quoted)].map((match) => match[1] ?? ''));
    expect(said.length).toBeGreaterThan(8);
    expect(said.filter((name) => !names.has(name))).toEqual([]);
  }
});

test('the chances the lesson of odds names are those of the table', () => {
  const lesson = LESSONS.list.find((one) => one.id === 'odds');
  const step = lesson?.steps.find((one) => one.id === 'declare');
  if (!lesson || !step) throw new Error('the lesson of odds is gone');
  const read = parsePosition(step.position ?? '', EMPTY_LIBRARY);
  if (!isPosition(read)) throw new Error('the position cannot be read');
  const game = openBlitz(read);
  const { units } = game.start;
  const attackers = ['b.arm1', 'b.inf1', 'b.inf2'].map((id) => units.findIndex((unit) => unit.id === id));
  const target = units.find((unit) => unit.id === 'r.inf1')?.at ?? -1;
  const chances = chancesOf(game, game.start, { attackers, hexes: [target] });
  expect(Object.fromEntries(chances.map(({ result, sixths }) => [writeResult(result), sixths]))).toEqual({
    DE: 2,
    DB2: 2,
    EX: 2,
  });
});
