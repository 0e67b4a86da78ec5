import { expect, test } from 'vitest';
import { computer } from '#games/blitz/players/computer.ts';
import { theatre } from '#games/blitz/players/ops/theatre.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { planTurn } from '#games/blitz/players/plan/plan.ts';
import { aimsOf } from '#games/blitz/players/reasons/aims.ts';
import { position } from '../table.ts';
import { english } from '#core/message.ts';
import { hintsOf, inWords } from '../game.ts';

test('T6.2: a hint that begins with a landing says why', () => {
  const { game, state } = position(`game tournament
board inline
 grid radius 4
 sea 0,-4 1,-4 zone A
 sea 2,-4 3,-4 zone B
 sea 4,-4 zone C
 beach -1,-3 0,-3
 beach 3,-3 4,-3
 city Blau : -4,4
 city Rot : 0,4
 city Port : 0,-2
 belongs blue -4,4
 belongs red 0,4 0,-2
end board
blue inf 4-4 sea A as b1..3
red inf 4-4 @ 4,0 as r1
blue inf 1-4 @ -4,4 as bFar
red inf 1-4 @ 0,4 as rFar
blue moves`);
  const hints = hintsOf(computer(REGULAR, 1, undefined, { theatre }), game, state, { evals: 2 });
  expect(hints.length).toBeGreaterThan(0);
  for (const { commands, explanations } of hints) {
    expect(commands[0]?.do).toBe('stageInvasion');
    expect(explanations.filter(({ goal }) => goal === 'landing')).toHaveLength(1);
  }
});

/** Two enemies a march apart, one in a city, and a third city nobody holds. */
const TWO_FRONTS = `game basic
board inline
 grid radius 7
 city Nord : 0,-4
 city Frei : 6,0
 city Heim : -6,3
 belongs blue -6,3
end board
red inf 2-4 @ 0,-4 as r1
red inf 4-4 @ -2,5 as r2
red inf 1-4 @ 0,7 as rFar
blue arm 6-6 @ -1,-1 as b1..2
blue inf 4-4 @ -3,3 as b3..4
blue inf 1-4 @ 4,0 as b5
blue inf 1-4 @ -6,3 as b6
blue moves`;

test('a hint is named by places, says what it gains and risks, and takes what lies there in one line', () => {
  const { game, state } = position(TWO_FRONTS);
  const hints = hintsOf(computer(REGULAR, 1, undefined, {}), game, state, { evals: 24 });
  const titles = hints.map(({ title }) => english(title));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.join('\n')).toMatch(/^Take Nord from (?:the south|all sides)/m);
  for (const { stakes, explanations, gain, risk } of hints) {
    const words = stakes.map(english).join(' ');
    const [, sum = '', sign, worst = '', worse] =
      /After the enemy’s answer: ([\d.]+) factors (better|worse) than .*, at worst ([\d.]+) factors (better|worse)\./.exec(
        words,
      ) ?? [];
    expect(Number(sum) * (sign === 'worse' ? -1 : 1)).toBeCloseTo(gain, 1);
    expect(Number(worst) * (worse === 'worse' ? -1 : 1)).toBeCloseTo(gain - risk, 1);
    expect(explanations.filter(({ goal }) => goal === 'city').length).toBeLessThanOrEqual(1);
  }
});

test('the cities that are there for the taking make one line', () => {
  const { game, state } = position(`game basic
board inline
 grid radius 6
 city Eins : 5,0
 city Zwei : 0,5
 city Drei : -5,5
 city Heim : -5,0
 belongs blue -5,0
end board
red inf 1-4 @ 0,-6 as r1
blue inf 1-6 @ 3,0 as b1
blue inf 1-6 @ 0,3 as b2
blue inf 1-6 @ -3,3 as b3
blue moves`);
  const planning = { game, state, side: 'blue', style: REGULAR, noise: () => 0, bold: true } as const;
  const reasons = planTurn(planning).explain();
  const grabs = reasons.filter(({ goal }) => goal === 'city');
  expect(grabs.map((one) => inWords(game, state, one))).toEqual([
    expect.stringMatching(/^(?=.*Eins 5,0)(?=.*Zwei 0,5)(?=.*Drei -5,5).* take .* without a fight\.$/),
  ]);
  const [aim] = aimsOf(game.world, state, reasons);
  expect(aim && english(aim.title)).toBe('Take Zwei, Eins and Drei without a fight');
});
