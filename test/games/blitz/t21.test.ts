import { describe, expect, test } from 'vitest';
import { controller, legalTexts } from './basic.ts';
import { counter, fight, friendlyTo, pass, sizeIn, supply, turnOver, war } from './war-table.ts';

const LAND =
  'belongs blue -5,0 -4,0\ncity Bluton : -5,0 -4,0\nbelongs red 5,0 4,0\ncity Redham : 5,0 4,0\ncity Mid : 0,0\ncity North : 0,-4\ncity South : 0,4';
const RED = 'red inf 1-4 @ 5,-1 as rFar';
/** A row of twelves well behind the front: `n` stacks of blue infantry. */
const stacks = (n: number, size = 12) =>
  ['-5,1', '-5,2', '-5,3', '-5,4', '-4,2', '-4,3', '-4,4', '-3,3', '-3,4']
    .slice(0, n)
    .map((at, i) => `blue inf ${size}-4 @ ${at} as k${i + 1}`)
    .join('\n');

describe('T21 supply: capacity and need', () => {
  test('T21.1 12 for every friendly city hex', () => {
    const table = war(`blue inf 4-4 @ -3,1 as b1\n${RED}\ncontrol blue 0,0\nblue moves`, LAND);
    expect([supply(table, 'blue').capacity, supply(table, 'red').capacity]).toEqual([36, 24]);
  });

  test('T21.1 less bombing, hex by hex and never below 0', () => {
    const table = war(
      `blue inf 4-4 @ -3,1 as b1\n${RED}\ncontrol blue 0,0\ndamage 0,0 5 red until 9\ndamage -5,0 7 red until 9\ndamage -5,0 8 red until 8\nblue moves`,
      LAND,
    );
    expect(supply(table, 'blue').capacity).toBe(12 + 7 + 0);
  });

  test('T21.1 a captured enemy city hex counts, a city nobody holds does not', () => {
    const table = war(`blue inf 4-4 @ 4,1 as b1\n${RED.replace('5,-1', '-1,-2')}\nblue moves`, LAND);
    expect([friendlyTo(table, '5,0'), supply(table, 'blue').capacity, supply(table, 'red').capacity]).toEqual([
      ['blue'],
      48,
      0,
    ]);
  });

  test('T21.2 sizes of all units on the map and At Sea, aircraft included, artillery by defence factor', () => {
    const table = war(
      `blue inf 4-4 @ -3,1 as b1\nblue art 8-4-4 @ -3,1 as b2\nblue SAC 3-20 @ -5,0 as b3\nblue arm 6-6 sea A as b4\nblue inf 9-4 waits 3 as b5\nblue inf 9-4 lost as b6\n${RED}\nblue moves`,
      LAND,
    );
    expect([supply(table, 'blue').need, supply(table, 'red').need]).toEqual([4 + 4 + 3 + 6, 1]);
  });

  test('T21.2 aircraft in the air on a mission need supply like the rest', () => {
    const table = war(`blue SAC 3-20 @ -5,0 as b1\nblue inf 4-4 @ -3,1 as b2\n${RED}\nblue moves`, LAND);
    fight(table, 'assignMission bombing b1 5,0');
    expect([table.unit('b1').place, supply(table, 'blue').need]).toEqual(['air', 7]);
  });

  test('T21.4 units on desert hexes count double, beach hexes of its coast do not', () => {
    const board = `${LAND}\ndesert -3,1 -2,1 -2,2 -1,1\nsea -1,2 zone A`;
    const table = war(
      `blue inf 4-4 @ -3,1 as b1\nblue art 8-4-4 @ -3,1 as b2\nblue inf 3-4 @ -2,2 as b3\nblue inf 1-4 @ 0,2 as b4\n${RED}\nblue moves`,
      board,
    );
    expect(supply(table, 'blue').need).toBe(8 + 8 + 3 + 1);
  });

  test('T21.4 aircraft based in a desert city count double too', () => {
    const table = war(
      `blue TAC 4-8 @ 0,0 as b1\nblue inf 1-4 @ -3,1 as b2\ncontrol blue 0,0\n${RED}\nblue moves`,
      `${LAND}\ndesert 0,0`,
    );
    expect(supply(table, 'blue').need).toBe(9);
  });

  test('T21.5 contested city hexes supply nobody', () => {
    const table = war(`blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\n${RED}\nblue moves`, LAND);
    expect([supply(table, 'blue').capacity, supply(table, 'red').capacity]).toEqual([24, 24]);
  });

  test('T21.5 city hexes of a minor country supply nobody before it is subdued', () => {
    const board = `${LAND}\nbelongs n 2,2 1,3\ncity Nord : 2,2 1,3`;
    const lines = (captured: string, state: string) =>
      `minor n ${state}\ncaptured ${captured}\ncontrol blue ${captured}\nblue inf 4-4 @ -3,1 as b1\n${RED}\nblue moves`;
    expect(supply(war(lines('2,2', 'violated blue'), board), 'blue').capacity).toBe(24);
    expect(supply(war(lines('2,2', 'open'), board), 'blue').capacity).toBe(24);
    expect(supply(war(lines('2,2 1,3', 'occupied'), board), 'blue').capacity).toBe(48);
  });
});

describe('T21.3 the two tests', () => {
  test('T21.3a short at the start of his player turn when need exceeds capacity, and not otherwise', () => {
    for (const [extra, short] of [
      [0, false],
      [1, true],
    ] as const) {
      const table = war(`${stacks(2)}\n${extra ? 'blue inf 1-4 @ -3,0 as b9' : ''}\n${RED}\nred moves`, LAND);
      turnOver(table);
      expect([table.state.mover, table.state.short]).toEqual(['blue', short]);
    }
  });

  test('T21.3a each player is tested at the start of his own turn', () => {
    const table = war(`${stacks(3)}\n${RED}\nblue moves`, LAND);
    turnOver(table);
    // Blue was not short at his test 1, so he lost nothing; Red is not short.
    expect([table.state.short, sizeIn(table, 'blue', 'map')]).toEqual([false, 36]);
    turnOver(table);
    expect(table.state.short).toBe(true);
    table.play(['endMovement', 'endDeclaration']);
    expect(table.phase).toBe('T80.11');
    table.play('chooseLosses k1:12');
    expect([table.state.mover, table.state.short]).toEqual(['red', false]);
  });

  test('T21.3b short and still short: he eliminates units of his choice until need is met', () => {
    const table = war(`short\n${stacks(3)}\n${RED}\nblue moves`, LAND);
    pass(table);
    expect([table.side, table.phase]).toEqual(['blue', 'T80.11']);
    expect(table.refusal('chooseLosses k1:11')).toBe('T21.3b');
    expect(table.refusal('chooseLosses k1:12+k2:1')).toBe('T21.3b');
    expect(table.refusal('chooseLosses rFar:1')).toBe('T21.3b');
    expect(table.refusal('endLanding')).toBe('T80.11');
    table.play('chooseSupplyLosses k1:5+k2:7');
    expect([counter(table, 'k1'), counter(table, 'k2'), supply(table, 'blue')]).toEqual([
      '7-4',
      '5-4',
      { need: 24, capacity: 24 },
    ]);
  });

  test('T21.3b a shortage that arises in his own turn is first seen at his next test 1', () => {
    const table = war(`replacements blue 12\nblue inf 12-4 lost as dead\n${stacks(2)}\n${RED}\nblue moves`, LAND);
    table.play('placeReplacement inf 12-4 at -5,0');
    turnOver(table);
    expect(supply(table, 'blue')).toEqual({ need: 36, capacity: 24 });
    turnOver(table);
    expect(table.state.short).toBe(true);
  });

  test('T21.3b short at test 1 but met at test 2: nothing is lost', () => {
    const table = war(`short\n${stacks(2)}\nblue inf 4-4 @ 1,-2 as b1\n${RED}\nblue moves`, LAND);
    table.play('moveUnit b1 0,-1');
    expect(controller(table, '0,0')).toBe('nobody');
    turnOver(table);
    expect([controller(table, '0,0'), supply(table, 'blue')]).toEqual(['blue', { need: 28, capacity: 36 }]);
  });

  test('T21.3c units At Sea and parts of units may be chosen', () => {
    const table = war(
      `short\n${stacks(2)}\nblue arm 6-6 sea A as b1\nblue TAC 3-8 @ -5,0 as t1\n${RED}\nblue moves`,
      LAND,
    );
    pass(table);
    expect(legalTexts(table, 'chooseLosses').length).toBeGreaterThan(2);
    table.play('chooseLosses b1:4+t1:1+k1:4');
    expect([counter(table, 'b1'), table.unit('b1').place, counter(table, 't1'), counter(table, 'k1')]).toEqual([
      '2-6',
      'sea',
      '2-8',
      '8-4',
    ]);
  });

  test('T21.3c artillery pays by size; a piece may overpay only because it cannot be split finer', () => {
    const table = war(`short\n${stacks(2)}\nblue art 8-4-4 @ -3,0 as b1\n${RED}\nblue moves`, LAND);
    pass(table);
    expect(table.refusal('chooseLosses b1:3')).toBe('T21.3b');
    table.play('chooseLosses b1:4');
    expect(table.where('b1')).toBe('lost');
    // 3-2-4 falls in pieces of 2 only: 1 short costs 2.
    const odd = war(
      `short\n${stacks(1, 12)}\nblue inf 11-4 @ -5,2 as k2\nblue art 3-2-4 @ -3,0 as b1\n${RED}\nblue moves`,
      LAND,
    );
    pass(odd);
    expect(odd.refusal('chooseLosses b1:1')).toBe('T2.3.3');
    odd.play('chooseLosses b1:2');
    expect([odd.where('b1'), supply(odd, 'blue')]).toEqual(['lost', { need: 23, capacity: 24 }]);
  });

  test('T21.3d example: 118 size, 9 city hexes (108) at test 1, 10 at test 2, one of them taken this turn: no loss', () => {
    const names = Array.from({ length: 9 }, (_, i) => `${-8 + 2 * i},-6`);
    const cities = names.map((at, i) => `city C${i} : ${at}`).join('\n');
    const red = Array.from({ length: 9 }, (_, i) => `red inf 12-4 @ ${-8 + 2 * i},6 as r${i + 1}`).join('\n');
    const board = `${cities}\ncity Prize : 0,0\nbelongs blue -10,0\ncity Bluton : -10,0`;
    const lines = (at: string) =>
      `turn 8\nblue inf 1-4 @ -10,0\n${red}\nred inf 10-4 @ ${at} as r10\ncontrol red ${names.join(' ')}\ncontrol nobody 0,0\nblue moves`;
    const found = war(lines('3,0'), board, 14);
    turnOver(found);
    expect([supply(found, 'red'), found.state.short]).toEqual([{ need: 118, capacity: 108 }, true]);
    found.play('moveUnit r10 2,0 1,0');
    turnOver(found);
    expect([supply(found, 'red'), sizeIn(found, 'red', 'map')]).toEqual([{ need: 118, capacity: 120 }, 118]);
    const lost = war(lines('3,0'), board, 14);
    turnOver(lost);
    pass(lost);
    expect(lost.phase).toBe('T80.11');
    lost.play('chooseLosses r10:10');
    expect(supply(lost, 'red')).toEqual({ need: 108, capacity: 108 });
  });

  test('T21.4 example: 60 supply, 64 size, 6 of it in the desert: 5 desert size or 10 elsewhere', () => {
    const board = `belongs blue -5,0 -4,0\ncity Bluton : -5,0 -4,0\ncity A : -5,5\ncity B : -2,5\ncity C : 1,4\nbelongs red 5,-5\ncity Redham : 5,-5\ndesert -1,0`;
    const lines = `short\n${stacks(4)}\nblue inf 10-4 @ -4,2 as k5\nblue inf 6-4 @ -1,0 as d1\ncontrol blue -5,5 -2,5 1,4\nred inf 1-4 @ 5,-5 as rFar\nblue moves`;
    const table = war(lines, board);
    expect(supply(table, 'blue')).toEqual({ need: 70, capacity: 60 });
    pass(table);
    expect(table.refusal('chooseLosses d1:4')).toBe('T21.3b');
    expect(table.refusal('chooseLosses d1:6')).toBe('T21.3b');
    table.play('chooseLosses d1:5');
    expect(supply(table, 'blue')).toEqual({ need: 60, capacity: 60 });
    const elsewhere = war(lines, board);
    pass(elsewhere);
    expect(elsewhere.refusal('chooseLosses k1:9')).toBe('T21.3b');
    elsewhere.play('chooseLosses k1:10');
    expect(supply(elsewhere, 'blue')).toEqual({ need: 60, capacity: 60 });
    const mixed = war(lines, board);
    pass(mixed);
    expect(mixed.refusal('chooseLosses d1:2+k1:7')).toBe('T21.3b');
    mixed.play('chooseLosses d1:2+k1:6');
    expect(supply(mixed, 'blue')).toEqual({ need: 60, capacity: 60 });
  });

  test('T21.3b everything goes when there is no supply at all', () => {
    const table = war(
      `short\nblue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\n${RED}\nblue moves`,
      'belongs red 5,0\ncity Redham : 5,0',
    );
    pass(table);
    table.play('chooseLosses b1:4+b2:4');
    expect(table.state.outcome).toMatchObject({ winner: 'red', rule: 'B5.1' });
  });
});
