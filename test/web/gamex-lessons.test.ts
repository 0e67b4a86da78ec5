import { expect, test } from 'vitest';
import { openScript } from '#cli/open-game.ts';
import { runScript } from '#cli/script/run.ts';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { gamex } from '#games/gamex/game-package.ts';
import { SIDES } from '#games/gamex/types.ts';
import type { Update } from '#table/host.ts';
import { createReferee } from '#table/referee.ts';
import { eraseTypes } from '#table/game-package.ts';
import { fetchStyle } from '#web/board/style.ts';
import { LESSONS } from '#web/games/gamex/lessons/all.ts';
import { school } from '#web/games/gamex/school.ts';
import { de } from '#web/games/gamex/words/de.ts';
import { lessonsDe } from '#web/games/gamex/words/de-lessons.ts';
import { en } from '#web/games/gamex/words/en.ts';
import { lessonsEn } from '#web/games/gamex/words/en-lessons.ts';
import { de as pageDe } from '#web/text/de/de.ts';
import { en as pageEn } from '#web/text/en/en.ts';
import { open } from '../games/gamex/practice.ts';
import { lessonsHold } from './lessons.ts';

const gamePackage = eraseTypes(gamex);
const NAMES = [
  { page: pageEn, own: en },
  { page: pageDe, own: de },
] as const;

lessonsHold({
  lessons: LESSONS,
  words: [lessonsEn, lessonsDe],
  sitDown() {
    const referee = createReferee(gamex, { library: {}, dice: seededDice(1), chance: seededChoice(1) });
    let heard: Update | undefined;
    referee.sit({ plays: SIDES, sees: SIDES }).follow((update) => {
      heard = update as Update;
    });
    const now = (): Update => {
      if (!heard) throw new Error('nothing has happened yet');
      return heard;
    };
    return { referee, now };
  },
  grid: (position) => open(position).world.board.grid,
  named(language) {
    const { page, own } = NAMES[language] ?? NAMES[0];
    return [
      ...Object.values(page).filter((value) => typeof value === 'string'),
      ...Object.values(own.action),
      ...Object.values(own.done),
      own.sightTool,
    ];
  },
  errors: (script, name) => {
    const { steps, errors } = runScript(openScript({ gamePackage, kit: gamePackage.kit, library: {} }, script, name));
    expect(steps.length).toBeGreaterThan(0);
    return errors.map(({ message }) => message);
  },
});

test('five lessons, each with a picture', async () => {
  await fetchStyle('tactical');
  expect(LESSONS.list.map(({ id }) => id)).toEqual(['platoon', 'watch', 'sight', 'arms', 'sappers']);
  for (const lesson of LESSONS.list) expect(school.picture(lesson, 'classic')).toContain('<svg');
});
