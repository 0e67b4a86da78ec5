import { describe, expect, test } from 'vitest';
import { reachTogether } from '#games/blitz/desk/queries.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { controller, ends, legalTexts } from '../basic.ts';
import { onto, roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';
import { at, modular } from './table.ts';

const FAR = 'red inf 4-4 @ -4,4 as far';
const m1 = (lines: string, board = '', level = 'basic') => modular('M1', lines, board, level);
/** To the second impulse, without a fight. */
const again = (table: Table): Table =>
  table.play(at(table) === 'movement' ? ['endMovement', 'endDeclaration'] : 'endDeclaration');

describe('M1 fluid impulse', () => {
  test('M1.0, M70.1 M1 and M2 exclude each other', () => {
    expect(MODULES.M1.rule).toBe('M1.0');
    const found = faults(`game basic\nmodules M1 M2\n${small()}\nblue inf 4-4 @ 0,0\n${FAR}\nblue moves`);
    expect(found).toEqual(['line 2: M1 and M2 exclude each other (M70.1)']);
  });

  test('M1.1, M1.2, M80.27 impulse 1, combat, impulse 2, and no combat after it', () => {
    const table = m1(`blue arm 6-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(table.phase).toBe('M80.21');
    table.play(['endMovement', 'endDeclaration b1 on 0,0']).play('resolve 1', 1);
    while (at(table) !== 'movement') table.play('endAdvance');
    expect([table.phase, table.state.mover]).toEqual(['M80.27', 'blue']);
    roundTrip(table).play('moveUnit b1 2,0 3,0');
    expect(table.refusal('declareBattle b1 on 0,0')).toBe('M80.27');
    roundTrip(table).play('endMovement');
    expect([table.phase, table.state.mover]).toEqual(['M80.21', 'red']);
  });

  test('M1.3 in each impulse every unit has its full movement, whatever it did before', () => {
    const table = m1(`blue inf 4-4 @ 0,0 as b1\n${FAR}\nblue moves`);
    table.play('moveUnit b1 1,0 2,0 3,0 4,0');
    again(table).play('moveUnit b1 3,0 2,0 1,0 0,0');
    expect([table.where('b1'), table.unit('b1').spent]).toEqual(['0,0', 12]);
    expect(table.refusal('moveUnit b1 1,0')).toBe('B11.1');
  });

  test('M1.3, M10.12 who came over a beach in the first impulse is at rest when the enemy moves', () => {
    const table = m1(`blue inf 4-4 @ 0,0 as b1 beached\n${FAR}\nblue moves`);
    again(table);
    expect(table.unit('b1').landed).toBe(true);
    table.play('endMovement');
    expect(table.unit('b1').landed).toBeUndefined();
    roundTrip(table);
  });

  test('M1.4 no hex is shown to end a move for the enemy beside it; without the module it is', () => {
    const stops = (modules: string): string[] => {
      const table = modular(modules, 'blue arm 6-6 @ -3,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves');
      return reachTogether(table.game, table.state, [0]).flatMap(({ hex, stops: ends }) => (ends ? [String(hex)] : []));
    };
    expect(stops('M1')).toEqual([]);
    expect(stops('M5')).not.toEqual([]);
  });

  test('M1.4, M1.5 example: armor pays 1+1+2+2 and ends free behind the enemy; a 4-4 comes as far as -1,1', () => {
    const table = m1(
      `blue arm 6-6 @ -3,0 as b1\nblue inf 4-4 @ -3,0 as b2\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`,
    );
    expect(ends(table, 'moveUnit', 'b2')).toContain('-1,1');
    expect(ends(table, 'moveUnit', 'b2')).not.toContain('0,1');
    expect(table.refusal('moveUnit b2 -2,0 -1,0 -1,1 -1,2')).toBe('M1.5');
    table.play('moveUnit b1 -2,0 -1,0 -1,1 -1,2');
    expect([table.unit('b1').spent, table.unit('b1').stopped]).toEqual([18, false]);
  });

  test('M1.5 example: a 4-4 that begins in a zone of control leaves for two points and makes two more free steps', () => {
    const table = m1(`blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    table.play('moveUnit b1 2,0 3,0 4,0');
    expect([table.where('b1'), table.unit('b1').spent]).toEqual(['4,0', 12]);
  });

  test('M1.5 there is no road rate for a step out of a zone of control; into it there is', () => {
    const table = m1(
      `blue inf 4-4 @ 2,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`,
      'road : 3,0 2,0 1,0 1,1 1,2',
    );
    table.play('moveUnit b1 1,0');
    expect(table.unit('b1').spent).toBe(1);
    table.play('moveUnit b1 1,1');
    expect(table.unit('b1').spent).toBe(7);
  });

  test('M1.6 it does not matter whether a unit began in the hex or entered it', () => {
    const from = (hex: string, path: string) =>
      m1(`blue arm 6-6 @ ${hex} as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`)
        .play(`moveUnit b1 ${path}`)
        .unit('b1').spent;
    expect([from('1,0', '2,0'), from('2,0', '1,0 2,0')]).toEqual([6, 9]);
  });

  test('M1.7, M1.11 units may end either impulse in a zone of control; only contact of the first must be fought', () => {
    const table = m1(`blue inf 4-4 @ 3,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    again(table).play(['moveUnit b1 2,0 1,0', 'endMovement']);
    expect([table.where('b1'), table.state.mover]).toEqual(['1,0', 'red']);
    // The duty binds Red, who has its own first impulse now.
    expect(table.play('endMovement').refusal('endDeclaration')).toBe('B7.a7');
    const first = m1(`blue inf 4-4 @ 2,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(first.play(['moveUnit b1 1,0', 'endMovement']).refusal('endDeclaration')).toBe('B7.a7');
  });

  test('M1.8 without M4 there are no overruns: an automatic victory is declared in the first impulse only', () => {
    const table = m1(
      'blue arm 8-6 @ 2,0 as b1\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ 4,-4\nblue moves',
      'city A : 4,-4\ncity B : -4,0\nbelongs red 4,-4\nbelongs blue -4,0',
      'tournament',
    );
    onto(table, 'declaration').play('endDeclaration');
    onto(table, 'movement');
    expect(table.phase).toBe('M80.27');
    expect(table.play('moveUnit b1 1,0').refusal('declareAV b1 on 0,0')).toBe('M80.27');
  });

  test('M1.9 rough ground ends a move for that impulse only', () => {
    const table = m1(`blue inf 4-4 @ 0,0 as b1\n${FAR}\nblue moves`, 'mountain 1,0 2,0');
    table.play('moveUnit b1 1,0');
    expect(table.refusal('moveUnit b1 2,0')).toBe('B16.1');
    again(table).play('moveUnit b1 2,0');
    expect(table.refusal('moveUnit b1 3,0')).toBe('B16.1');
  });

  test('M1.10 stacking must be legal at the end of each impulse', () => {
    const table = m1(`blue arm 8-6 @ 0,0 as b1\nblue arm 8-6 @ 1,0 as b2\n${FAR}\nblue moves`);
    table.play('moveUnit b2 0,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play('takeBack');
    again(table).play('moveUnit b2 0,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
  });

  test('M1.12 transport and arrivals belong to the first impulse, roads to both', () => {
    const table = m1(
      `blue abn 4-4 @ 0,0 as b1\nblue inf 4-4 waits 1 as b2\n${FAR}\nblue moves`,
      'city Home : 0,0\nbelongs blue 0,0\nroad : 0,0 1,0 2,0 3,0 4,0',
    );
    expect(legalTexts(table, 'placeReinforcement')).toEqual(['placeReinforcement b2 0,0']);
    again(table);
    expect(table.refusal('flyAirborne b1 3,0')).toBe('M80.27');
    expect(table.refusal('placeReinforcement b2 0,0')).toBe('M80.27');
    expect(table.game.prompt(table.state)?.commands).not.toContain('flyAirborne');
    table.play('moveUnit b1 1,0 2,0 3,0 4,0');
    expect(table.unit('b1').spent).toBe(4);
  });

  test('M0.11 a unit with a point may leave a zone of control although it costs two; that ends its move', () => {
    const table = m1(`blue inf 4-1 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(ends(table, 'moveUnit', 'b1')).toContain('2,0');
    table.play('moveUnit b1 2,0');
    expect(table.unit('b1').spent).toBe(3);
    expect(table.refusal('moveUnit b1 3,0')).toBe('B11.1');
    const none = m1(`blue inf 4-0 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(none.refusal('moveUnit b1 2,0')).toBe('M1.5');
  });

  test('M80.27 the control of cities is looked at again after the second impulse', () => {
    const table = m1(`blue inf 4-4 @ 3,0 as b1\n${FAR}\nblue moves`, 'city Town : 0,0\nbelongs red 0,0');
    again(table).play(['moveUnit b1 2,0 1,0', 'endMovement']);
    expect(controller(table, '0,0')).toBe('blue');
  });

  test('M80.47 in the second impulse what was done before combat cannot be taken back', () => {
    const table = m1(`blue inf 4-4 @ 3,0 as b1\n${FAR}\nblue moves`);
    again(table.play('moveUnit b1 2,0'));
    expect(table.refusal('takeBack')).toBe('B80.10');
    table.play(['moveUnit b1 1,0', 'takeBack phase']);
    expect(table.where('b1')).toBe('2,0');
  });

  test('M90.1 with M3 zones of control stop nobody and cost two points to leave', () => {
    const table = modular('M1 M3', `blue arm 6-6 @ -3,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    table.play('moveUnit b1 -2,0 -1,0 -1,1 -1,2');
    expect(table.unit('b1').spent).toBe(18);
    table.play('endMovement');
    expect(table.phase).toBe('M80.27');
  });

  test('M90.67 Tournament advances come before the second impulse', () => {
    const table = m1(
      'blue arm 8-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ 4,-4\nblue moves',
      'city A : 4,-4\ncity B : -4,0\nbelongs red 4,-4\nbelongs blue -4,0',
      'tournament',
    ).play(['endMovement', 'endDeclaration b1 on 0,0', 'resolve 1']);
    table.play('advance b1 0,0 -1,0');
    expect([at(table), table.phase, table.where('b1')]).toEqual(['movement', 'M80.27', '-1,0']);
    expect(table.play('moveUnit b1 -2,0').unit('b1').spent).toBe(3);
  });

  test('M80.27 without the module no position is in a second impulse', () => {
    const found = faults(`game basic\n${small()}\nblue inf 4-4 @ 0,0\n${FAR}\nblue moves again`);
    expect(found.join()).toContain('M1');
    expect(position(`game basic\nmodules M2\n${small()}\nblue inf 4-4 @ 0,0\n${FAR}\nblue moves again`).phase).toBe(
      'M80.27',
    );
  });
});
