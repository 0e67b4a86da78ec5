import { describe, expect, test } from 'vitest';
import { attack, basic, ends, fought, legalTexts, pass } from './basic.ts';

const HOME = 'city Home : 0,0\nbelongs blue 0,0';

describe('B17 reinforcements', () => {
  test('B17.1 a unit enters on its turn at the earliest, or as late as its owner likes', () => {
    const table = basic(
      'turn 2\nblue inf 4-4 waits 3 as b1\nblue inf 4-4 @ -4,4\nred inf 4-4 @ 4,-4\nblue moves',
      HOME,
    );
    expect(table.refusal('placeReinforcement b1 0,0')).toBe('B17.1');
    expect(legalTexts(table, 'placeReinforcement')).toEqual([]);
    pass(table);
    expect(table.refusal('placeReinforcement b1 0,0')).toBe('B17.3');
    pass(table);
    expect(legalTexts(table, 'placeReinforcement')).toEqual(['placeReinforcement b1 0,0']);
    for (let i = 0; i < 6; i++) pass(table);
    expect(table.state.turn).toBe(6);
    table.play('placeReinforcement b1 0,0');
    expect(table.where('b1')).toBe('0,0');
  });

  test('B17.2 losses do not come back as reinforcements, nor do units on the map', () => {
    const table = basic('blue inf 4-4 lost as b1\nblue inf 4-4 @ 0,1 as b2\nblue moves', HOME);
    expect(table.refusal('placeReinforcement b1 0,0')).toBe('B17.2');
    expect(table.refusal('placeReinforcement b2 0,0')).toBe('B17.2');
  });

  test('B17.3 example: of a two-hex home city only the hex no enemy covers serves', () => {
    const table = basic(
      'blue inf 4-4 waits 1 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves',
      'city Twin : 0,0 1,0\nbelongs blue 0,0 1,0',
    );
    expect(table.refusal('placeReinforcement b1 1,0')).toBe('B17.3');
    expect(legalTexts(table, 'placeReinforcement')).toEqual(['placeReinforcement b1 0,0']);
    table.play('placeReinforcement b1 0,0');
  });

  test('B17.3 only city hexes of the home country, and only under its owner’s control', () => {
    const table = basic(
      'control red 2,2\nblue inf 4-4 waits 1 as b1\nblue inf 4-4 @ -2,0\nred inf 4-4 @ 4,-4\nblue moves',
      `${HOME}\nbelongs blue 0,1\ncity Lost : 2,2\nbelongs blue 2,2\ncity Minor : -3,0\nbelongs n -3,0`,
    );
    expect(table.refusal('placeReinforcement b1 0,1')).toBe('B17.3');
    expect(table.refusal('placeReinforcement b1 2,2')).toBe('B17.3');
    expect(table.refusal('placeReinforcement b1 -3,0')).toBe('B17.3');
    table.play('placeReinforcement b1 0,0');
  });

  test('B17.3 Q10.2 a home city retaken in this player turn serves from the next one', () => {
    const table = basic(
      'control red 0,0\nblue inf 4-4 waits 1 as b1\nblue inf 4-4 @ 3,0 as b2\nred inf 4-4 @ -4,4 as r1\nblue moves',
      HOME,
    );
    table.play('moveUnit b2 2,0 1,0');
    expect(table.refusal('placeReinforcement b1 0,0')).toBe('B17.3');
    pass(table);
    pass(table);
    table.play('placeReinforcement b1 0,0');
  });

  test('B17.4 at placement the hex may not exceed 12 size', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 6-4 waits 1 as b2\nblue art 8-4-4 waits 1 as b3\nblue inf 1-4 waits 1 as b4\nblue moves',
      HOME,
    );
    expect(table.refusal('placeReinforcement b2 0,0')).toBe('B17.4');
    table.play('placeReinforcement b3 0,0');
    expect(table.refusal('placeReinforcement b4 0,0')).toBe('B17.4');
  });

  test('B17.5 example: 4 size moved out first make room for a 4-4', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue inf 4-4 waits 1 as b3\nblue moves',
      HOME,
    );
    expect(table.refusal('placeReinforcement b3 0,0')).toBe('B17.4');
    table.play(['moveUnit b2 0,1', 'placeReinforcement b3 0,0']);
  });

  test('B17.5 the unit moves, flies and fights in the same player turn with its full movement', () => {
    const table = basic(
      'blue inf 4-4 waits 1 as b1\nblue abn 4-4 waits 1 as b2\nred inf 1-4 @ 4,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
      HOME,
    );
    table.play(['placeReinforcement b1 0,0', 'moveUnit b1 1,0 2,0 3,0']);
    expect(table.unit('b1').spent).toBe(9);
    table.play(['placeReinforcement b2 0,0', 'flyAirborne b2 2,1', 'moveUnit b2 3,0']);
    attack(table, 'b1+b2 on 4,0').play('resolve 1');
    expect(fought(table)).toMatchObject({ attack: 8, defence: 1, odds: '8-1' });
  });

  test('B17.5 not once movement has ended', () => {
    const table = basic('blue inf 4-4 waits 1 as b1\nblue inf 4-4 @ 0,1\nred inf 4-4 @ 4,-4\nblue moves', HOME);
    table.play('endMovement');
    expect(table.refusal('placeReinforcement b1 0,0')).toBe('B80.4');
  });

  test('B17.6 without a friendly home city hex reinforcements wait, for as long as it takes', () => {
    // Red alone covers Home; both sides cover Second, so it is contested and nobody's chain of B5.2 grows.
    const table = basic(
      'blue inf 4-4 waits 1 as b1\nblue inf 4-4 @ 4,0 as b2\nred inf 4-4 @ -1,0 as r1\nred inf 4-4 @ 2,0 as r2\nblue moves',
      `${HOME}\ncity Second : 3,0\nbelongs blue 3,0`,
    );
    for (let turn = 1; turn <= 4; turn++) {
      expect([table.state.turn, legalTexts(table, 'placeReinforcement')]).toEqual([turn, []]);
      expect(table.refusal('placeReinforcement b1 0,0')).toBe('B17.3');
      expect(table.refusal('placeReinforcement b1 3,0')).toBe('B17.3');
      pass(table);
      if (turn < 4) pass(table);
    }
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
    // Red draws off from the contested one, which Blue never lost: it serves at once.
    table.play('moveUnit r2 1,0');
    pass(table);
    expect(legalTexts(table, 'placeReinforcement')).toEqual(['placeReinforcement b1 3,0']);
    table.play('placeReinforcement b1 3,0');
  });
});
