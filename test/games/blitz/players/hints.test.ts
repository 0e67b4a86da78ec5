import { expect, test } from 'vitest';
import { computer } from '../../../../src/games/blitz/players/computer.ts';
import { theatre } from '../../../../src/games/blitz/players/ops/theatre.ts';
import { REGULAR } from '../../../../src/games/blitz/players/search/style.ts';
import { position } from '../table.ts';
import { hintsOf } from '../opening.ts';

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
