import { describe, expect, test } from 'vitest';
import { attack, basic, fought, pass } from './basic.ts';

const FAR = 'blue inf 4-4 @ -3,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves';
const HOMES = 'city Bluton : -4,0\nbelongs blue -4,0\ncity Redham : 4,0\nbelongs red 4,0';

describe('B4 turn', () => {
  test('B4.1 Blue always has the first half, and the steps follow each other', () => {
    const table = basic(FAR);
    const steps: string[] = [];
    for (let i = 0; i < 2; i++) {
      steps.push(`${table.state.turn} ${table.side} ${table.phase}`);
      table.play('endMovement');
      steps.push(`${table.state.turn} ${table.side} ${table.phase}`);
      table.play('endDeclaration');
    }
    steps.push(`${table.state.turn} ${table.side} ${table.phase}`);
    expect(steps).toEqual(['1 blue B80.3', '1 blue B80.4', '1 red B80.3', '1 red B80.4', '2 blue B80.3']);
  });

  test('B4.2 in step 1 Blue is reinforced and moves; Red moves nothing and receives nothing', () => {
    const table = basic(
      'blue inf 4-4 @ -3,0 as b1\nblue inf 4-4 waits 1 as b2\nred inf 4-4 @ 3,0 as r1\nred inf 4-4 waits 1 as r2\nblue moves',
      HOMES,
    );
    expect(table.refusal('moveUnit r1 2,0')).toBe('B6.1');
    expect(table.refusal('red: moveUnit r1 2,0')).toBe('B80.3');
    expect(table.refusal('red: placeReinforcement r2 4,0')).toBe('B80.3');
    expect(table.refusal('placeReinforcement r2 4,0')).toBe('B17.3');
    table.play(['placeReinforcement b2 -4,0', 'moveUnit b1 -2,0', 'moveUnit b2 -4,1']);
  });

  test('B4.3 in step 2 battles are resolved one at a time, and only after all movement', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue arm 8-6 @ 3,-3 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 3,-4 as r2\nred inf 4-4 @ -4,0 as r3\nblue moves',
    );
    expect(table.refusal('resolve 1')).toBe('B80.3');
    attack(table, 'b1 on 1,0; b2 on 3,-4');
    expect(table.refusal('moveUnit b2 3,-2')).toBe('B80.6');
    table.play('resolve 2');
    expect(fought(table).battle).toBe(2);
    table.play('endAdvance');
    expect([table.where('r1'), table.where('r2'), table.side]).toEqual(['1,0', 'lost', 'blue']);
    table.play(['resolve 1', 'endAdvance']);
    expect(table.side).toBe('red');
  });

  test('B4.4 in step 3 Red is reinforced and moves; Blue moves nothing', () => {
    const table = basic(
      'blue inf 4-4 @ -3,0 as b1\nblue inf 4-4 waits 1 as b2\nred inf 4-4 @ 3,0 as r1\nred inf 4-4 waits 1 as r2\nblue moves',
      HOMES,
    );
    pass(table);
    expect(table.refusal('blue: moveUnit b1 -2,0')).toBe('B80.3');
    expect(table.refusal('moveUnit b1 -2,0')).toBe('B6.1');
    expect(table.refusal('placeReinforcement b2 -4,0')).toBe('B17.3');
    table.play(['placeReinforcement r2 4,0', 'moveUnit r1 2,0']);
  });

  test("B4.5 in step 4 the battles of Red's movement are resolved, Red attacking", () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred arm 8-6 @ 1,0 as r1\nred moves');
    attack(table, 'r1 on 0,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 4, odds: '2-1', result: 'DE' });
    expect([table.where('b1'), table.side]).toEqual(['lost', 'red']);
  });

  test('B4.6 the turn counter advances by one after the Red player turn only', () => {
    const table = basic(`turn 4\n${FAR}`);
    pass(table);
    expect(table.state.turn).toBe(4);
    pass(table);
    expect(table.state.turn).toBe(5);
  });
});
