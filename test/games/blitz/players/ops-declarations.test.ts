import { expect, test } from 'vitest';
import { theatre } from '#games/blitz/players/ops/theatre.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { optional } from '../optional.ts';
import { frameIs, HOMES, playFor } from './ops-table.ts';

/** The declaration: what comes before it, what is declared, and that this and nothing else is told. */

const SOAKS_OFF = `blue inf 9-4 @ 2,-1 as b1
blue inf 4-4 @ 0,0 as b2
red inf 4-4 @ 1,0 as r1
red inf 6-4 @ 0,1 as r2`;

test('T2.3: who soaks off is broken down also where a nuclear strike is flown in the same turn', () => {
  const lines = `${SOAKS_OFF}
blue SAC 4-20 @ -6,0 as s
blue inf 1-4 @ -6,6 as g
red inf 12-4 @ 7,-7 as big
blue declares`;
  const { commands } = playFor(optional('nuclear', lines, HOMES, 8), 'blue', frameIs('combat'));
  expect(commands).toContain('splitUnit b2 3+1');
  expect(commands.some((one) => one.startsWith('assignMission nuclear'))).toBe(true);
  expect(commands.at(-1)).toBe('endDeclaration b1+b2 on 1,0; b2.p1 on 0,1');
});

test('T2.3: of two units broken down for soak-offs each is told of once', () => {
  const lines = `${SOAKS_OFF}
blue inf 9-4 @ -2,-5 as c1
blue inf 4-4 @ -4,-4 as c2
red inf 4-4 @ -3,-4 as q1
red inf 6-4 @ -4,-3 as q2
blue declares`;
  const { commands, words } = playFor(optional('', lines, '', 8), 'blue', frameIs('combat'));
  expect(commands.slice(0, 2).sort()).toEqual(['splitUnit b2 3+1', 'splitUnit c2 3+1']);
  for (const id of ['b2', 'c2']) expect(words.filter((one) => one.startsWith(`${id} is broken down`))).toHaveLength(1);
});

test('where something else is done than the theatre said, it declares what is left', () => {
  const table = optional('', `${SOAKS_OFF}\nblue SAC 4-20 @ -6,0 as s\nblue declares`, HOMES, 8);
  const own = theatre(['air', 'soakOffs']);
  const usual = own.decide?.(table.game, table.state, 'blue', REGULAR);
  expect(usual?.do).toBe('endDeclaration');
  table.play('assignMission bombing s 8,-8');
  const then = own.decide?.(table.game, table.state, 'blue', REGULAR);
  expect(then).toEqual(usual);
});
