import { deskOf } from '#games/blitz/desk/desk.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { describe, expect, test } from 'vitest';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { controller, ends, fought, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, small } from '../table.ts';
import { at, modular } from './table.ts';

const FAR = 'red inf 4-4 @ -4,4 as far';
const m3 = (lines: string, board = '', level = 'basic') => modular('M3', lines, board, level);

describe('M3 modified zones of control', () => {
  test('M3.0 the duties to attack and the ban on steps from zone to zone are out of force; without the module they stand', () => {
    expect(MODULES.M3.rule).toBe('M3.0');
    const lines = `blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 3,0 as r2\n${FAR}\nblue moves`;
    expect(position(`game basic\n${small()}\n${lines}`).refusal('moveUnit b1 2,0')).toBe('B7.z4');
    m3(lines).play(['moveUnit b1 2,0', 'endMovement']);
  });

  test('M3.1 every ground unit but artillery has a zone of control of all adjacent land, whatever the terrain', () => {
    for (const unit of ['inf 4-4', 'inf 2-2', 'arm 6-6', 'abn 4-4', 'aa 4-6']) {
      const table = m3(
        `blue inf 4-4 @ 2,0 as b1\nred ${unit} @ 0,0 as r1\n${FAR}\nblue moves`,
        'mountain 1,0\nriver R : 1,0 1,-1',
      );
      table.play('moveUnit b1 1,0');
      expect(table.unit('b1').stopped, unit).toBe(true);
      expect(table.refusal('moveUnit b1 1,-1'), unit).toBe('M3.4');
    }
    const ranger = m3(`blue inf 4-4 @ 2,0 as b1\nred rng 1-4 @ 0,0 as r1\n${FAR}\nblue moves`, '', 'tournament');
    expect(ranger.play('moveUnit b1 1,0').unit('b1').stopped).toBe(true);
  });

  test('M3.2, M3.7 artillery has no zone of control: units pass it, but not its hex; after an attack they may take it', () => {
    const table = m3(`blue arm 8-6 @ 2,0 as b1\nred art 2-1-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(table.refusal('moveUnit b1 1,0 0,0')).toBe('M3.7');
    table.play('moveUnit b1 1,0 1,-1');
    expect(table.unit('b1').stopped).toBe(false);
    table.play(['endMovement', 'declareBattle b1 on 0,0']);
    table.play('advance b1 0,0');
    expect(table.where('b1')).toBe('0,0');
  });

  test('M3.2, M3.7 aircraft on the ground have no zone of control and block their hex only', () => {
    const table = m3(
      `blue arm 6-6 @ 2,0 as b1\nred TAC 4-8 @ 0,0 as t1\n${FAR}\nblue moves`,
      'city Field : 0,0\nbelongs red 0,0',
      'tournament',
    );
    expect(table.refusal('moveUnit b1 1,0 0,0')).toBe('M3.7');
    expect(table.play('moveUnit b1 1,0 1,-1').unit('b1').stopped).toBe(false);
  });

  test('M3.3, M3.10 zones of control reach neither sea nor lake', () => {
    // The zones of the two stacks have 1,0 in common, unless it is a lake.
    const lines = `blue inf 4-4 @ 0,1 as b1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 2,0 as r2\n${FAR}\nblue moves`;
    expect(m3(lines).refusal('moveUnit b1 1,1')).toBe('M3.5');
    m3(lines, 'lake 1,0').play('moveUnit b1 1,1');
    const sea = m3(
      'blue inf 4-4 sea A as b1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 4,0\nblue moves',
      'sea 0,-1 1,-1 zone A\nbeach 0,0',
      'tournament',
    );
    expect(sea.game.world.rules.ground.zocOver).toBe('land');
  });

  test('M3.4 a unit stops in the first enemy zone of control it enters', () => {
    const table = m3(`blue arm 6-6 @ 3,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(table.refusal('moveUnit b1 2,0 1,0 2,-1')).toBe('M3.4');
    table.play('moveUnit b1 2,0 1,0');
    expect(table.refusal('moveUnit b1 2,-1')).toBe('M3.4');
  });

  test('M3.5 example: from one zone into another three hexes off, not into one that shares a hex with it', () => {
    const table = m3(`blue arm 6-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 3,0 as r2\n${FAR}\nblue moves`);
    expect(ends(table, 'moveUnit', 'b1')).toContain('2,0');
    table.play('moveUnit b1 2,0');
    expect(table.unit('b1').stopped).toBe(true);
    const near = m3(`blue arm 6-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 2,-1 as r2\n${FAR}\nblue moves`);
    expect(near.refusal('moveUnit b1 1,-1')).toBe('M3.5');
    expect(near.refusal('moveUnit b1 2,0')).toBe('M3.5');
    expect(ends(near, 'moveUnit', 'b1')).not.toContain('1,-1');
  });

  test('M3.5 along one stack no step leads from zone to zone; it may leave and come back', () => {
    const table = m3(`blue arm 6-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(table.refusal('moveUnit b1 0,1')).toBe('M3.5');
    table.play('moveUnit b1 1,1 0,1');
    expect([table.where('b1'), table.unit('b1').spent]).toEqual(['0,1', 6]);
  });

  test('M3.6 friendly units do not cancel an enemy zone of control', () => {
    const table = m3(`blue arm 6-6 @ 3,0 as b1\nblue inf 4-4 @ 1,0 as b2\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(table.play('moveUnit b1 2,0 1,0').unit('b1').stopped).toBe(true);
  });

  test('M3.8 attacking is voluntary: none, one, or several hexes', () => {
    const lines = `blue arm 8-6 @ 1,0 as b1\nred inf 2-4 @ 0,0 as r1\nred inf 2-4 @ 2,0 as r2\n${FAR}\nblue moves`;
    const none = m3(lines).play(['endMovement', 'endCombat']);
    expect([none.state.mover, none.where('r1')]).toEqual(['red', '0,0']);
    const both = m3(lines).play('endMovement').play('declareBattle b1 on 0,0+2,0', 1);
    expect(fought(both)).toMatchObject({ attack: 8, defence: 4, odds: '2-1' });
    expect(m3(lines).refusal('endMovement abandon b1')).toBe('B7.a11');
  });

  test('M3.9, M90.11 all units of a hex defend together; each attacker is adjacent to each hex; once a unit, once a hex', () => {
    const table = m3(
      [
        'blue arm 6-6 @ 1,0 as b1',
        'blue arm 6-6 @ 1,0 as b2',
        'blue arm 6-6 @ 0,1 as b3',
        'red inf 1-4 @ 0,0 as r1',
        'red inf 1-4 @ 0,0 as r2',
        'red inf 1-4 @ 2,0 as r3',
        FAR,
        'blue moves',
      ].join('\n'),
    ).play('endMovement');
    expect(table.refusal('declareBattle b3 on 2,0')).toBe('B9.3');
    expect(table.refusal('declareBattle b3 on 0,0+2,0')).toBe('B9.3');
    table.play('declareBattle b1 on 0,0', 4);
    expect(fought(table)).toMatchObject({ attack: 6, defence: 2, odds: '3-1' });
    while (at(table) !== 'battles')
      table.play(
        table.game.prompt(table.state)?.commands.includes('endAdvance')
          ? 'endAdvance'
          : (legalTexts(table, 'chooseRetreat')[0] ?? ''),
      );
    roundTrip(table);
    expect(table.refusal('declareBattle b1 on 2,0')).toBe('M3.9');
    expect(table.refusal('declareBattle b2+b1 on 2,0')).toBe('M3.9');
    // The other unit of the stack fights another hex by itself.
    table.play('declareBattle b2 on 2,0', 4);
    expect(fought(table)).toMatchObject({ attack: 6, defence: 1, odds: '6-1' });
  });

  test('M3.9 what was attacked stays attacked, whoever comes next', () => {
    const table = m3(
      `blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue attacks\nattacked b1 on 0,0`,
    );
    // No enemy is left to attack, so combat is over.
    expect([at(table), table.state.mover]).toEqual(['movement', 'red']);
  });

  test('M3.11, M80.25 declare, resolve, next; nothing is declared in advance', () => {
    const table = m3(
      `blue arm 8-6 @ 1,0 as b1\nblue arm 8-6 @ -2,0 as b2\nred inf 1-4 @ 0,0 as r1\nred inf 1-4 @ -3,0 as r2\n${FAR}\nblue moves`,
    );
    expect(table.refusal('declareBattle b1 on 0,0')).toBe('M80.21');
    table.play('endMovement');
    expect([at(table), table.phase]).toEqual(['battles', 'M80.25']);
    expect(table.refusal('endDeclaration')).toBe('M80.25');
    table.play('declareBattle b1 on 0,0');
    expect(table.where('r1')).toBe('lost');
    table.play(['endAdvance', 'declareBattle b2 on -3,0', 'endAdvance']);
    expect([table.where('r2'), table.state.mover]).toEqual(['lost', 'red']);
  });

  test('M3.11 in the Tournament Game missions are flown before, and aircraft over a hex join the battle there', () => {
    const table = m3(
      `blue TAC 4-8 @ -3,0 as t1\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 4,0\nblue moves`,
      'city Base : -3,0\ncity Far : 4,0\nbelongs blue -3,0\nbelongs red 4,0',
      'tournament',
    ).play('endMovement');
    expect([at(table), table.phase]).toEqual(['declaration', 'T80.4']);
    expect(table.refusal('declareBattle b1 on 0,0')).toBe('T80.4');
    expect(table.refusal('endDeclaration b1 on 0,0')).toBe('M3.11');
    table.play(['assignMission tactical t1 0,0', 'endDeclaration']);
    expect(table.refusal('declareBattle b1+t1 on 0,0')).toBe('M80.45');
    table.play('declareBattle b1 on 0,0', 3);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 4 });
  });

  test('M90.66 a unit in an enemy zone of control may assault a minor city instead of attacking', () => {
    const board =
      'city Minor : 1,0\ncity Home : -3,0\ncity Far : 4,0\nbelongs n 1,0\nbelongs blue -3,0\nbelongs red 4,0';
    const lines = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ -1,0 as r1\nred inf 4-4 @ 4,0\nblue moves';
    const table = m3(lines, board, 'tournament').play('endMovement');
    table.play('declareCityAssault b1 on 1,0', 6);
    expect(fought(table).attack).toBe(4);
  });

  test('T22.3, M3.11 whoever stands beside a city of a minor country is led to it and offered the assault', () => {
    const board =
      'city Minor : 1,0\ncity Home : -3,0\ncity Far : 4,0\nbelongs n 1,0\nbelongs blue -3,0\nbelongs red 4,0';
    const lines = 'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ -3,0 as b2\nred inf 4-4 @ 4,0\nblue moves';
    const table = m3(lines, board, 'tournament').play('endMovement');
    const desk = deskOf(table.game, LIBRARY);
    expect(desk.actions(table.state, ['b1']).map(({ verb }) => verb)).toEqual(['declareCityAssault']);
    expect(desk.actions(table.state, ['b2'])).toEqual([]);
    const idle = (id: string) => desk.scene(table.state).pieces.find((one) => one.id === id)?.idle === true;
    expect([idle('b1'), idle('b2')]).toEqual([false, true]);
  });

  test('M90.70 units on sea hexes need not attack; who has not landed when combat ends is lost', () => {
    const table = m3(
      'blue inf 4-4 sea A as b1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 4,0\nblue moves',
      'sea 0,-1 1,-1 zone A\nbeach 0,0\ncity Far : 4,0\nbelongs red 4,0',
      'tournament',
    ).play(['stageInvasion b1 0,-1 0,0', 'endMovement', 'endCombat']);
    expect(table.where('b1')).toBe('lost');
  });

  test('M0.17 a city is covered from the hex itself, or by a zone of control: artillery beside it covers nothing', () => {
    const city = 'city Town : 0,0\nbelongs red 0,0';
    const gun = (hex: string, modules: string) => {
      const table = position(
        `game basic\n${modules}${small(city)}\nblue art 8-4-4 @ ${hex} as b1\nred inf 4-4 @ 4,0\nblue moves`,
      ).play(modules === '' ? ['endMovement', 'endDeclaration'] : 'endMovement');
      return controller(table, '0,0');
    };
    expect([gun('1,0', ''), gun('1,0', 'modules M3\n'), gun('0,0', 'modules M3\n')]).toEqual(['blue', 'red', 'blue']);
  });

  test('M80.45 with M3 the Basic Game has no declaration of battles', () => {
    const text = `game basic\nmodules M3\n${small()}\nblue inf 4-4 @ 0,0\nred inf 4-4 @ 1,0\n`;
    expect(faults(`${text}blue declares`).join()).toContain('M3');
    expect(faults(`game basic\n${small()}\nblue inf 4-4 @ 0,0\nred inf 4-4 @ 1,0\nblue attacks`).join()).toContain(
      'M3',
    );
  });
});
