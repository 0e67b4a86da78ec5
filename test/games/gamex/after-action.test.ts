import { expect, test } from 'vitest';
import { scriptedDice } from '#core/dice/dice.ts';
import type { Seen } from '#core/seat.ts';
import { afterActionOf } from '#games/gamex/desk/after-action.ts';
import type { GamexEvent, Side } from '#games/gamex/types.ts';
import { open } from './practice.ts';

/** The report after a game: losses by attack, weapon and unit. */

const game = open(`game gamex
board inline
  grid rows A..E columns 1..9
end board
german A 14/8/9/8 tank @ C-2 as g1
german I 4/6/6/1 @ C-2 as g2
american I 2/2/4/1 @ C-5 as a1
american A 11/8/9/8 tank @ A-9 as a2
axis has 2
`);

test('X6.3.4b a unit destroyed by a tank and infantry together counts for both units and both weapons', () => {
  const fire = [...game.legal(game.start)].find(
    (one) => one.do === 'fire' && one.shots[0]?.by.length === 2 && one.shots[0].targets?.includes('a1') !== false,
  );
  if (!fire) throw new Error('the two cannot fire together');
  const { events } = game.play(game.start, 'axis', fire, scriptedDice([1]));
  const entries = [{ n: 1, events }] as unknown as Pick<Seen<GamexEvent, Side>, 'n' | 'events'>[];
  const found = afterActionOf(game, game.start, entries);
  expect(found.kills).toMatchObject([{ side: 'allied', unit: 'a1', cause: 'direct', by: ['g1', 'g2'] }]);
  expect(found.units).toEqual([
    { unit: 'g1', side: 'axis', kills: 1, disrupted: 0 },
    { unit: 'g2', side: 'axis', kills: 1, disrupted: 0 },
  ]);
  expect(found.weapons).toEqual([
    { weapon: 'A', side: 'axis', kills: 1, disrupted: 0 },
    { weapon: 'I', side: 'axis', kills: 1, disrupted: 0 },
  ]);
});
