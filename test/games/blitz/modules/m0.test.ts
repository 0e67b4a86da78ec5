import { describe, expect, test } from 'vitest';
import { MODULE_IDS } from '#games/blitz/modules/modules.ts';
import { chosenOf, optionFault } from '#games/blitz/modules/options.ts';
import { english } from '#core/message.ts';
import { passTurn, roundTrip } from '../optional.ts';
import { faults, position, small } from '../table.ts';
import { at, modular } from './table.ts';

const UNITS = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves';
const head = (game: string): string[] => faults(`${game}\n${small()}\n${UNITS}`);

describe('M0 the framework', () => {
  test('M0.1 a game is a level, switches and modules; the position writes them back in the order of their numbers', () => {
    const all = [...MODULE_IDS].reverse().filter((id) => head(`game basic\nmodules ${id} M5`).length === 0);
    const table = modular(`M5 ${all[0]}`, UNITS);
    expect(table.text()).toMatch(/^game basic\nmodules (?:M\d+ )*M5/);
    roundTrip(table);
    expect(position(`game basic\nmodules M5\n${small()}\n${UNITS}`).game.position.modules).toEqual(['M5']);
  });

  test('M0.1 without modules nothing of them is written', () => {
    expect(position(`game basic\n${small()}\n${UNITS}`).text()).not.toContain('modules');
  });

  test('M0.4 what is no module here is refused by name', () => {
    for (const word of ['M99', 'm5', 'M05', '5', 'toString', 'M0']) {
      expect(head(`game basic\nmodules ${word}`).join(), word).toContain(`'${word}'`);
    }
  });

  test('M0.options, M17.1 what is chosen for another war, or for an army that is not played, is refused with its rule', () => {
    const said = (options: string, modules = 'M17'): string =>
      head(`game basic\nmodules ${modules}\noptions ${options}`).join();
    expect(said('scenario=A swapMajors=on')).toContain('M17.f.12');
    expect(said('oppressor=red')).toContain('M17.g.1');
    expect(said('scenario=A liberationOverseas=on')).toContain('M17.g.10');
    expect(said('scenario=A civilWarSetup=random')).toContain('M17.h.2');
    expect(said('scenario=A minorArmies=on')).toContain('M17.a.1');
    expect(said('scenario=A turns=11')).toContain('M17.3');
    for (const fine of ['swapMajors=off', 'turns=12', 'turns=open', 'oppressor=blue'])
      expect(said(`scenario=A ${fine}`), fine).toBe('');
    expect(said('scenario=A minorArmies=on', 'M17, M18')).toBe('');
  });

  test('M0.options what is chosen with a module: by its name and a value, the first one where nothing is said', () => {
    const table = { rule: 'M4.3', values: ['armor', 'free', 'off'] } as const;
    const cards = {
      M4: { options: { table } },
      M9: { options: { table, cycle: { rule: 'M9.2', values: ['2', '3'] } } },
    };
    const refused = (modules: string[], name: string, value: string): string => {
      const wrong = optionFault(cards, modules, name, value, 'A');
      return wrong ? `${wrong.rule} ${english(wrong.because)}` : '';
    };
    expect(refused(['M4'], 'table', 'free')).toBe('');
    expect(refused(['M9'], 'table', 'armor')).toBe('');
    expect(refused(['M4'], 'table', 'Free')).toBe('M4.3 table is armor or free or off, not Free');
    expect(refused(['M5'], 'table', 'free')).toBe('M4.3 the option table can be chosen only with M4 or M9');
    expect(refused(['M4'], 'cycle', '3')).toBe('M9.2 the option cycle can be chosen only with M9');
    expect(refused(['M4'], 'toString', 'x')).toBe('M0.options there is no option toString (known: table, cycle)');
    expect(chosenOf(cards.M9.options, { chosen: { cycle: '3', other: 'x' } })).toEqual({ table: 'armor', cycle: '3' });
  });

  test('M0.options in a position: unknown ones are refused with their line', () => {
    for (const line of ['options dragons=green', 'option dragons=', 'game basic dragons=green'])
      expect(head(`modules M5\n${line}`).join(), line).toMatch(/^line 2: there is no option dragons.*\(M0\.options\)$/);
    expect(modular('M5', `options\n${UNITS}`).text()).not.toContain('options');
    const twice = 'modules M4 M5\noptions blitzTable=free blitzTable=off';
    expect(head(twice).join()).toContain(
      "line 2: 'blitzTable=free' and 'blitzTable=off' contradict each other (M0.options)",
    );
  });

  test('M0.5, M80.3, M80.4, M80.21, M80.25, M80.28 the phases have the ids of M80', () => {
    const setup = modular(
      'M5',
      'blue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\nblue sets up',
      'belongs blue 0,0\nbelongs red 3,0',
    );
    expect(setup.phase).toBe('M80.3');
    setup.play(['placeUnit b1 0,0', 'ready']);
    expect(setup.phase).toBe('M80.4');
    setup.play(['placeUnit r1 3,0', 'ready']);
    expect([setup.phase, setup.state.mover]).toEqual(['M80.21', 'blue']);
    expect(setup.refusal('resolve 1')).toBe('M80.21');
    const fight = modular('M5', 'blue arm 6-6 @ 0,0 as b1\nred inf 2-4 @ 1,0 as r1\nred inf 4-4 @ -4,0\nblue moves');
    fight.play(['endMovement', 'endDeclaration b1 on 1,0']);
    expect([fight.phase, at(fight)]).toEqual(['M80.25', 'combat']);
  });

  test('M0.10 units are broken down at the Basic level too, and put together again', () => {
    const table = modular('M5', 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0\nblue moves');
    table.play(['splitUnit b1 3+1']);
    roundTrip(table).play('combine b1+b1.p1');
    expect([table.unit('b1').df, table.unit('b1').af, table.where('b1.p1')]).toEqual([4, 4, 'gone']);
    roundTrip(table).play('takeBack last');
    expect(table.unit('b1').df).toBe(3);
    const plain = position(`game basic\n${small()}\n${UNITS}`);
    expect(plain.refusal('splitUnit b1 3+1')).toBe('B80.3');
    expect(plain.refusal('combine b1+r1')).toBe('B80.3');
  });

  test('M0.10 only units of one side, type, movement factor, hex and state, up to the largest counter', () => {
    const table = modular(
      'M5',
      [
        'blue inf 2-4 @ 0,0 as b1',
        'blue inf 2-4 @ 0,0 as b2',
        'blue inf 2-4 @ 1,0 as b3',
        'blue inf 2-2 @ 0,0 as b4',
        'blue arm 2-6 @ 0,0 as b5',
        'blue inf 2-4 @ 0,0 as b6',
        'blue art 4-2-4 @ -2,0 as a1',
        'blue art 2-1-4 @ -2,0 as a2',
        'red inf 2-4 @ 4,0 as r1',
        'blue moves',
      ].join('\n'),
    );
    for (const units of ['b1', 'b1+b1', 'b1+b3', 'b1+b4', 'b1+b5', 'b1+r1', 'b1+b2+b6'])
      expect(table.refusal(`combine ${units}`), units).toBe('M0.10');
    table.play(['moveUnit b1 1,0', 'moveUnit b1 0,0']);
    expect(table.refusal('combine b1+b2')).toBe('M0.10');
    table.play(['combine b2+b6', 'combine a1+a2']);
    expect([table.unit('b2').df, table.unit('a1').af, table.unit('a1').df]).toEqual([4, 6, 3]);
    passTurn(table);
  });

  test('M0.10 a counter larger than the chart has it is the largest of its kind', () => {
    const table = modular('M5', 'blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 3,0\nblue moves');
    table.play(['splitUnit b1 4+4', 'combine b1+b1.p1']);
    expect(table.unit('b1').df).toBe(8);
  });

  test('M0.18 air assault units keep out of forests as armor does', () => {
    const lines = 'blue aa 4-6 @ 0,0 as b1\nred inf 4-4 @ 4,0\nblue moves';
    expect(modular('M5', lines, 'forest 1,0').refusal('moveUnit b1 1,0')).toBe('B13.1');
    position(`game basic\n${small('forest 1,0')}\n${lines}`).play('moveUnit b1 1,0');
  });

  test('M0.4, M70.1 bad input: the line of a set that cannot be played, and what belongs to no module in play', () => {
    const units = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves';
    const said = (set: string, line = '', board = ''): string =>
      faults(`game basic\n${set}\n${small(board)}\n${line}\n${units}`).join();
    expect(said('modules M1 M2')).toMatch(/^line 2: .*M70\.1/);
    expect(said('modules M17 M18\noptions scenario=C')).toMatch(/^line 3: .*M15.*M70\.1/);
    expect(said('modules M18\noptions minorArmies=off')).toContain('M17.a.1');
    expect(said('modules M17\noptions turns=never')).toContain('M17.3');
    for (const [line, module] of [
      ['centre blue 10 1,0', 'M9'],
      ['uprising c red begun', 'M15'],
      ['held 1 0 0', 'M17'],
    ])
      expect(said('modules M3', line, 'city Ham : 1,0\nbelongs blue 1,0'), line).toContain(`something of ${module}`);
    expect(said('modules M15 M18', 'blue gue 5-4 @ 1,0 of c')).toContain('M15.6');
  });

  test('M0.21 a phase that may not end names the rule', () => {
    const table = modular(
      'M5',
      `${[1, 2, 3].map((n) => `blue arm 6-6 @ 0,0 as b${n}`).join('\n')}\nblue arm 6-6 @ 1,0 as b4\nred inf 4-4 @ 4,0\nblue moves`,
    );
    expect(table.play('moveUnit b4 0,0').refusal('endMovement')).toBe('M5.3');
  });
});
