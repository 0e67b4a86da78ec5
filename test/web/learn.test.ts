import { expect, test } from 'vitest';
import { chancesOf } from '#games/blitz/combat/desk/chances.ts';
import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { openBlitz } from '#games/blitz/open.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { openScript } from '../games/blitz/game.ts';
import { runScript } from '#cli/script/run.ts';
import { LESSONS } from '#web/games/blitz/lessons/all.ts';
import { de as blitzDe } from '#web/games/blitz/words/de.ts';
import { en as blitzEn } from '#web/games/blitz/words/en.ts';
import { de as pageDe } from '#web/text/de/de.ts';
import { en as pageEn } from '#web/text/en/en.ts';
import { lessonsDe } from '#web/games/blitz/words/de-lessons.ts';
import { lessonsEn } from '#web/games/blitz/words/en-lessons.ts';
import { sitDown } from './blitz-referee.ts';
import { lessonsHold } from './lessons.ts';

lessonsHold({
  lessons: LESSONS,
  words: [lessonsEn, lessonsDe],
  sitDown: () => sitDown(EMPTY_LIBRARY),
  grid(position) {
    const read = parsePosition(position, EMPTY_LIBRARY);
    if (!isPosition(read)) throw new Error('the position cannot be read');
    return read.board.grid;
  },
  named(language) {
    const words = [
      { ...pageEn, ...blitzEn },
      { ...pageDe, ...blitzDe },
    ][language] ?? { ...pageEn, ...blitzEn };
    return [
      ...Object.values(words).filter((value) => typeof value === 'string'),
      ...(['AB2', 'DB2'] as const).map((result) => words.resultName[result]),
      ...(['stageInvasion', 'assignMission tactical', 'declareStrike units'] as const).map(
        (verb) => words.actionName[verb],
      ),
    ];
  },
  errors: (script, name) => {
    const { steps, errors } = runScript(openScript(script, EMPTY_LIBRARY, name));
    expect(steps.length).toBeGreaterThan(0);
    return errors.map(({ message }) => message);
  },
});

test('nine lessons', () => expect(LESSONS.list.length).toBe(9));

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
