import { describe, expect, test } from 'vitest';
import { deadPile } from '#games/blitz/economy/rules/replacements.ts';
import { basic, events, pass as basicPass } from './basic.ts';
import { faults, position, small, type Table } from './table.ts';
import { counter, fight, hex, sizeIn, supply, turnOver, war } from './war-table.ts';

/** Two home city hexes each, all supplied. */
const LAND =
  'belongs blue -5,0 -4,0\ncity Bluton : -5,0 -4,0\nbelongs red 5,0 4,0\ncity Redham : 5,0 4,0\ncity Mid : 0,0';
const GUARDS = 'blue inf 1-4 @ -5,1 as bFar\nred inf 1-4 @ 5,-1 as rFar';
const buy = (lines: string, statements = LAND) => war(`${lines}\n${GUARDS}\nblue moves`, statements);

const pile = (table: Table, side: 'blue' | 'red') =>
  deadPile(table.state, side)
    .map(({ type, mf, ratio, size }) => `${type} ${size} mf ${mf}${ratio === 1 ? '' : ` x${ratio}`}`)
    .sort();

describe('T17.1 replacements', () => {
  test('T17.1.1 4 factors at the start of each player turn from turn 5 on', () => {
    const table = war(`turn 4\n${GUARDS}\nblue moves`, LAND);
    expect(table.state.replacements).toEqual({ blue: 0, red: 0 });
    turnOver(table);
    expect(table.state.replacements).toEqual({ blue: 0, red: 0 });
    turnOver(table);
    expect([table.state.turn, table.state.replacements]).toEqual([5, { blue: 4, red: 0 }]);
    turnOver(table);
    expect(table.state.replacements).toEqual({ blue: 4, red: 4 });
    turnOver(table);
    expect([table.state.turn, table.state.replacements]).toEqual([6, { blue: 8, red: 4 }]);
  });

  test('T17.1.1 the Basic Game has none', () => {
    const table = basic(
      'turn 9\nblue inf 4-4 lost as b1\nblue inf 4-4 @ -5,0 as b2\nred inf 4-4 @ 5,0\nblue moves',
      LAND,
      5,
    );
    expect(table.refusal('placeReplacement inf 4-4 at -5,0')).toBe('B80.3');
    basicPass(table);
    basicPass(table);
    expect([table.state.turn, table.state.replacements]).toEqual([10, { blue: 0, red: 0 }]);
  });

  test('T17.1.2 unspent factors accumulate without limit', () => {
    const table = war(`turn 30\nreplacements blue 100\n${GUARDS}\nred moves`, LAND);
    turnOver(table);
    expect(table.state.replacements.blue).toBe(104);
  });

  test('T17.1.3 any mixture of types, 1 factor for each size point', () => {
    const table = buy('replacements blue 7\nblue inf 4-4 lost as b1\nblue arm 6-6 lost as b2\nblue TAC 4-8 lost as b3');
    table.play([
      'placeReplacement inf 2-4 at -5,0',
      'placeReplacement arm 3-6 at -4,0',
      'placeReplacement TAC 1-8 at -5,0',
    ]);
    expect([table.state.replacements.blue, counter(table, 'b.inf.r1'), counter(table, 'b.arm.r1')]).toEqual([
      1,
      '2-4',
      '3-6',
    ]);
    expect(table.where('b.tac.r1')).toBe('-5,0');
    expect(table.refusal('placeReplacement arm 2-6 at -4,0')).toBe('T17.1.3');
    table.play('placeReplacement arm 1-6 at -4,0');
    expect(table.refusal('placeReplacement inf 1-4 at -4,0')).toBe('T17.1.3');
  });

  test('T17.1.3 his own dead pile only', () => {
    const table = buy('replacements blue 8\nred inf 4-4 lost as r1');
    expect(table.refusal('placeReplacement inf 1-4 at -5,0')).toBe('T17.1.4');
  });

  test('T17.1.4 the pile holds lost factors by type, movement factor and ratio; what is bought leaves it', () => {
    const table = buy(
      'replacements blue 20\nblue inf 4-4 lost as b1\nblue inf 6-4 lost as b2\nblue art 8-4-4 lost as b3\nblue art 4-4-4 lost as b4\nblue arm 6-6 lost as b5\nblue arm 4-4 lost as b6',
    );
    expect(pile(table, 'blue')).toEqual([
      'armor 4 mf 4',
      'armor 6 mf 6',
      'artillery 4 mf 4',
      'artillery 4 mf 4 x2',
      'infantry 10 mf 4',
    ]);
    expect(table.refusal('placeReplacement inf 1-6 at -5,0')).toBe('T17.1.4');
    expect(table.refusal('placeReplacement rng 1-4 at -5,0')).toBe('T17.1.4');
    expect(table.refusal('placeReplacement art 9-3-4 at -5,0')).toBe('T17.1.4');
    table.play(['placeReplacement inf 6-4 at -5,0', 'placeReplacement art 8-4-4 at -5,0']);
    expect(pile(table, 'blue')).toEqual(['armor 4 mf 4', 'armor 6 mf 6', 'artillery 4 mf 4', 'infantry 4 mf 4']);
    expect(table.refusal('placeReplacement inf 5-4 at -4,0')).toBe('T17.1.4');
    expect(table.refusal('placeReplacement art 2-1-4 at -4,0')).toBe('T17.1.4');
    table.play('placeReplacement inf 4-4 at -4,0');
    expect(pile(table, 'blue')).not.toContain('infantry 4 mf 4');
  });

  test('T17.1.4 parts of units that were lost are in it', () => {
    const table = war(
      `turn 6\nreplacements red 4\nblue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\n${GUARDS}\nblue moves`,
      LAND,
    );
    fight(table, 'declareBattle b1 on 1,0').play('resolve 1', 3).play('chooseRetreat r1 2,0 3,0').play('endAdvance');
    expect([pile(table, 'red'), counter(table, 'r1'), table.state.mover]).toEqual([['infantry 1 mf 4'], '3-4', 'red']);
    // T17.1.8: losses of the opponent's player turn can be bought back at once.
    table.play('placeReplacement inf 1-4 at 5,0');
    expect([pile(table, 'red'), table.state.replacements.red]).toEqual([[], 7]);
  });

  test('T17.1.4 factors bought back and lost again are in it again', () => {
    const table = buy(
      'replacements blue 4\nblue inf 4-4 lost as b1\nred arm 8-6 @ 0,0 as r1\nblue inf 4-4 @ -2,0 as b2',
    );
    table.play('placeReplacement inf 4-4 at -5,0');
    expect([pile(table, 'blue'), table.unit('b1').place]).toEqual([[], 'gone']);
    const again = war(
      `replacements blue 4\nblue inf 4-4 gone as b1\nblue inf 4-4 lost as b.inf.r1\n${GUARDS}\nblue moves`,
      LAND,
    );
    expect(pile(again, 'blue')).toEqual(['infantry 4 mf 4']);
    again.play('placeReplacement inf 4-4 at -5,0');
    expect([again.where('b.inf.r2'), pile(again, 'blue')]).toEqual(['-5,0', []]);
  });

  test('T17.1.5 example: 8 factors, a dead 8-4-4 and a dead 6-6: the artillery and a 4-6', () => {
    const table = buy('replacements blue 8\nblue art 8-4-4 lost as b1\nblue arm 6-6 lost as b2');
    table.play(['placeReplacement art 8-4-4 at -5,0', 'placeReplacement arm 4-6 at -5,0']);
    expect([counter(table, 'b.art.r1'), counter(table, 'b.arm.r1'), table.state.replacements.blue]).toEqual([
      '8-4-4',
      '4-6',
      0,
    ]);
    expect(pile(table, 'blue')).toEqual(['armor 2 mf 6']);
  });

  test('T17.1.5 no larger than the largest counter of that type in his Order of Appearance', () => {
    const table = buy(
      'replacements blue 20\nblue inf 4-4 lost as b1\nblue inf 4-4 lost as b2\nred inf 6-4 @ 2,0 as r1',
    );
    expect(table.refusal('placeReplacement inf 5-4 at -5,0')).toBe('T17.1.5');
    table.play('placeReplacement inf 4-4 at -5,0');
    const marine = buy(
      'replacements blue 20\nblue inf 4-4 lost as b1\nblue inf 4-4 lost as b2\nblue inf 6-4 @ -4,1 as b3',
    );
    marine.play('placeReplacement inf 6-4 at -5,0');
    expect(counter(marine, 'b.inf.r1')).toBe('6-4');
  });

  test('T17.1.5 a position written in the midst of a game remembers the largest counters', () => {
    // The guards division is gone in two parts; no unit of the position is an 8-6 any more.
    const table = buy('replacements blue 8\nblue arm 8-6 @ -2,0 as b1\nred arm 8-6 @ -1,0 as r1');
    fight(table, 'declareBattle b1 on -1,0').play('resolve 1', 4).play('chooseRetreat b1 -3,0');
    expect([counter(table, 'b1'), table.text().includes('largest blue arm 8-6')]).toEqual(['7-6', true]);
    const again = position(table.text());
    expect(again.text()).toBe(table.text());
    expect(again.game.world.largest).toEqual(table.game.world.largest);
    const bought = war(
      `largest blue arm 8-6\nreplacements blue 8\nblue arm 5-6 lost as b1\nblue arm 3-6 lost as b2\n${GUARDS}\nblue moves`,
      LAND,
    );
    bought.play('placeReplacement arm 8-6 at -5,0');
    expect(faults(`game tournament\n${small(LAND, 5)}\nlargest blue tank 8-6\n${GUARDS}\nblue moves`)).toEqual([
      "line 10: 'tank' says nothing here; a counter is: side, type, factors (blue arm 8-6)",
    ]);
  });

  test('T17.1.5 T2.3.3 artillery comes in pieces that keep its ratio', () => {
    const table = buy('replacements blue 8\nblue art 9-6-4 lost as b1');
    const bought = { do: 'placeReplacement', type: 'artillery', mf: 4, ratio: 1.5, hex: hex(table, '-5,0') } as const;
    expect(table.game.check(table.state, 'blue', { ...bought, size: 1 })?.rule).toBe('T2.3.3');
    expect(table.game.check(table.state, 'blue', { ...bought, size: 3 })?.rule).toBe('T2.3.3');
    table.play('placeReplacement art 6-4-4 at -5,0');
    expect(pile(table, 'blue')).toEqual(['artillery 2 mf 4 x1.5']);
    const odd = buy('replacements blue 8\nblue art 3-2-4 lost as b1\nblue art 3-2-4 lost as b2');
    odd.play('placeReplacement art 3-2-4 at -5,0');
    expect(counter(odd, 'b.art.r1')).toBe('3-2-4');
  });

  test('T17.1.6 never more than 16 SAC factors in play; a replacement beyond is refused, a reinforcement waits', () => {
    const lines =
      'turn 5\nreplacements blue 9\nblue SAC 12-20 @ -4,0 as s1\nblue SAC 2-20 @ -5,0 as s2\nblue SAC 4-20 lost as s3\nblue SAC 4-20 waits 5 as s4';
    const table = buy(lines);
    expect(table.refusal('placeReplacement SAC 3-20 at -5,0')).toBe('T17.1.6');
    expect(table.refusal('placeReinforcement s4 -5,0')).toBe('T17.1.6');
    table.play('placeReplacement SAC 2-20 at -5,0');
    expect(table.refusal('placeReplacement SAC 1-20 at -5,0')).toBe('T17.1.6');
    expect(table.unit('s4').place).toBe('waiting');
  });

  test('T17.1.6 12 airborne factors, map and At Sea together; air assault units do not count', () => {
    const lines =
      'turn 5\nreplacements blue 20\nblue abn 4-4 @ -4,0 as a1\nblue abn 4-4 sea A as a2\nblue aa 12-6 @ -3,0 as a3\nblue abn 6-4 lost as a4\nblue aa 4-6 lost as a5\nred abn 12-4 @ 4,0 as r1';
    const table = buy(lines);
    expect(table.refusal('placeReplacement abn 5-4 at -5,0')).toBe('T17.1.6');
    table.play('placeReplacement aa 4-6 at -5,0');
    table.play('placeReplacement abn 4-4 at -5,0');
    expect(table.refusal('placeReplacement abn 1-4 at -4,0')).toBe('T17.1.6');
  });

  test('T17.1.6 the caps are for SAC and airborne alone, and for each side by itself', () => {
    const table = buy(
      'turn 5\nreplacements blue 20\nblue MDM 12-10 @ -4,0 as m1\nblue MDM 12-10 @ -5,0 as m2\nblue TAC 4-8 lost as t1\nblue inf 4-4 lost as i1\nred SAC 12-20 @ 4,0 as r1\nred SAC 4-20 @ 5,0 as r2\nblue SAC 4-20 lost as s1\nblue SAC 4-20 waits 5 as s2',
      `${LAND}\nbelongs blue -3,0\ncity Third : -3,0`,
    );
    table.play(['placeReplacement SAC 4-20 at -3,0', 'placeReinforcement s2 -3,0', 'placeReplacement TAC 4-8 at -3,0']);
    expect(sizeIn(table, 'blue', 'map')).toBe(12 + 12 + 4 + 4 + 4 + 1);
  });

  test('T17.1.7 placed exactly as reinforcements: friendly home city hexes, held since the start, with room', () => {
    const lines =
      'replacements blue 12\nblue inf 12-4 lost as b1\nblue inf 8-4 @ -4,0 as b2\nred inf 1-4 @ -6,1 as r1\nsince red -3,0\ncontrol blue -3,0 0,0 5,0';
    const board = `${LAND}\nbelongs blue -3,0\ncity Third : -3,0\nbelongs blue -2,0`;
    const table = war(`${lines}\n${GUARDS.replace('-5,1', '-3,2')}\nblue moves`, board, 6);
    // Contested; no home city; no city; the enemy's; taken this player turn; too full.
    expect(table.refusal('placeReplacement inf 1-4 at -5,0')).toBe('B17.3');
    expect(table.refusal('placeReplacement inf 1-4 at 0,0')).toBe('B17.3');
    expect(table.refusal('placeReplacement inf 1-4 at -2,0')).toBe('B17.3');
    expect(table.refusal('placeReplacement inf 1-4 at 5,0')).toBe('B17.3');
    expect(table.refusal('placeReplacement inf 1-4 at -3,0')).toBe('B17.3');
    expect(table.refusal('placeReplacement inf 5-4 at -4,0')).toBe('B17.4');
    table.play('placeReplacement inf 4-4 at -4,0');
    expect(table.where('b.inf.r1')).toBe('-4,0');
  });

  test('T17.1.7 B17.5 the unit may move, fly and fight in the same player turn with its full movement', () => {
    const table = buy(
      'replacements blue 8\nblue abn 4-4 lost as a1\nblue inf 4-4 lost as b1\nred inf 1-4 @ -1,0 as r1',
    );
    table.play(['placeReplacement abn 4-4 at -5,0', 'flyAirborne b.abn.r1 -3,0', 'moveUnit b.abn.r1 -2,0']);
    table.play(['placeReplacement inf 4-4 at -4,0', 'moveUnit b.inf.r1 -4,1 -4,2 -3,2']);
    fight(table, 'declareBattle b.abn.r1 on -1,0').play('resolve 1', 1);
    expect(events(table, 'fought')).toMatchObject([{ odds: '4-1' }]);
  });

  test('T17.1.7 aircraft need air room', () => {
    const table = buy(
      'replacements blue 8\nblue TAC 4-8 lost as t1\nblue TAC 10-8 @ -5,0 as t2\nblue inf 12-4 @ -4,0 as b1\ndamage -4,0 9 red until 9\nturn 3',
    );
    expect(table.refusal('placeReplacement TAC 3-8 at -5,0')).toBe('T23.0.3');
    expect(table.refusal('placeReplacement TAC 4-8 at -4,0')).toBe('T23.0.3');
    table.play(['placeReplacement TAC 2-8 at -5,0', 'placeReplacement TAC 2-8 at -4,0']);
    expect([table.where('b.tac.r1'), table.where('b.tac.r2')]).toEqual(['-5,0', '-4,0']);
  });

  test('T17.1.7 B17.5 no placement once battles are declared, nor in the enemy’s player turn', () => {
    const table = buy('replacements blue 8\nreplacements red 8\nblue inf 4-4 lost as b1\nred inf 4-4 lost as r1');
    expect(table.refusal('red: placeReplacement inf 4-4 at 5,0')).toBe('T80.3');
    table.play('endMovement');
    expect(table.refusal('placeReplacement inf 4-4 at -5,0')).toBe('T80.4');
  });

  test('T17.1.8 what is lost in a player turn is bought back from the next on', () => {
    const table = war(
      `turn 6\nreplacements blue 4\nblue arm 8-6 @ 0,0 as b1\nred inf 8-4 @ 1,0 as r1\n${GUARDS}\nblue moves`,
      LAND,
    );
    expect(table.refusal('placeReplacement arm 1-6 at -5,0')).toBe('T17.1.4');
    // 1-1, die 4: the attacker loses 1 and retreats 1.
    fight(table, 'declareBattle b1 on 1,0').play('resolve 1', 4).play('chooseRetreat b1 -1,0');
    turnOver(table);
    expect([table.state.mover, table.state.replacements.blue]).toEqual(['blue', 8]);
    table.play('placeReplacement arm 1-6 at -5,0');
    expect(table.where('b.arm.r1')).toBe('-5,0');
  });

  test('T17.1 a purchase can be taken back', () => {
    const table = buy('replacements blue 4\nblue inf 4-4 lost as b1');
    const before = JSON.stringify(table.state);
    table.play(['placeReplacement inf 3-4 at -5,0', 'takeBack']);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('T17.1 T21.2 bought units need supply', () => {
    const table = buy('replacements blue 4\nblue inf 4-4 lost as b1');
    expect(supply(table, 'blue').need).toBe(1);
    table.play('placeReplacement inf 4-4 at -5,0');
    expect(supply(table, 'blue').need).toBe(5);
  });
});
