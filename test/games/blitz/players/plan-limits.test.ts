import { expect, test } from 'vitest';
import { position } from '../table.ts';
import { frameIs, playFor } from './ops-table.ts';

/** Units that cannot leave an enemy's zone of control, and what the rest of the army does meanwhile. */

const WIDE = `board inline
 grid radius 9
 city Rot : 8,-8
 city Rot2 : 8,-7
 city Blau : -8,8
 city Blau2 : -8,7
 belongs red 8,-8 8,-7
 belongs blue -8,8 -8,7
end board`;

const LOST = `blue inf 1-4 @ 6,0 as lost
red inf 12-4 @ 7,0 as w1
red inf 12-4 @ 5,1 as w2
red inf 12-4 @ 6,-1 as w3`;

const PREY = `blue arm 8-6 @ -3,0 as b1
blue arm 8-6 @ -3,1 as b2
blue arm 8-6 @ -2,-1 as b3
red inf 4-4 @ 0,0 as prey
blue inf 4-4 @ -8,8 as home
red inf 4-4 @ 8,-8 as rhome
blue moves`;

test.each(['basic', 'tournament'])(
  'B7.a11: %s: for one unit that is lost the army does not give up its attack',
  (game) => {
    const { commands, state } = playFor(position(`game ${game}\n${WIDE}\n${LOST}\n${PREY}`), 'blue', frameIs('combat'));
    expect(commands).not.toContain('takeBack phase');
    expect(commands.at(-1)).toMatch(/^endDeclaration b\d.* on 0,0$/);
    expect(state.units.find(({ id }) => id === 'lost')?.place).toBe('lost');
  },
);

test('B7.a11: who can still soak off where he is held is not given up for an attack elsewhere', () => {
  const held = 'blue inf 4-4 @ 6,0 as lost\nred inf 4-4 @ 7,0 as w1\nred inf 4-4 @ 5,1 as w2\nred inf 4-4 @ 6,-1 as w3';
  const { commands, state } = playFor(position(`game basic\n${WIDE}\n${held}\n${PREY}`), 'blue', frameIs('combat'));
  expect(commands.at(-1)).toMatch(/ on 0,0/);
  expect(commands.at(-1)).toMatch(/lost on/);
  expect(state.units.find(({ id }) => id === 'lost')?.place).toBe('map');
});

/** A causeway: from the west only 0,0 touches the enemy, and there one stands who cannot go away. */
const causeway = (game: string, held: string): string => `game ${game}
board inline
 grid q -9..9 r -8..8
 lake 0,-1 1,-1 -1,1 0,1 2,-1 1,1
 city Blau : -9,0
 city Rot : 9,0
 belongs blue -9,0
 belongs red 9,0
end board
red inf 2-4 @ 1,0 as r1
${held}
blue inf 4-4 @ -3,0 as b1
blue inf 4-4 @ -3,1 as b2
blue inf 4-4 @ -2,-1 as b3
blue inf 1-4 @ -9,0 as home
red inf 1-4 @ 9,0 as rh
blue moves`;

test('B8.2: where a unit is held no more come to attack than there is room for', () => {
  const held = 'blue inf 1-4 @ 0,0 as b0 moved stopped spent 12';
  const { commands } = playFor(position(causeway('basic', held)), 'blue', frameIs('combat'));
  expect(commands).not.toContain('takeBack phase');
  expect(commands.filter((one) => / 0,0$/.test(one))).toHaveLength(2);
  expect(commands.at(-1)).toMatch(/^endDeclaration (?=.*b0)(?=.*b[123]).* on 1,0$/);
});
