import { describe, expect, test } from 'vitest';
import { ends, fought, legalTexts } from '../basic.ts';
import { position, type Table } from '../table.ts';
import { at, found } from './table.ts';

/** Homes far off in the west and the east: nothing feeds the middle but what a test puts there. */
const LAND = [
  'grid q -14..14 r -6..6',
  'country b blue Blau',
  'country r red Rot',
  'city Heim : -12,0',
  'city Rot : 12,0',
  'belongs blue -12,0',
  'belongs red 12,0',
].join('\n');
const FAR = 'blue inf 1-4 @ -12,0 as b0\nred inf 1-4 @ 12,0 as r0';

/** Mitte at 0,0, a city of Blue's or of Red's country. */
const table = (side: 'blue' | 'red', lines: string, phase = 'blue moves', modules = 'M3 M4 M10', more = ''): Table =>
  position(
    `game basic\nmodules ${modules}\nboard inline\n${LAND}\ncity Mitte : 0,0\nbelongs ${side} 0,0\n${more}\nend board\n${lines}\n${FAR}\n${phase}`,
  );

describe('M10 a source that is taken', () => {
  const PC = 'blue arm 6-6 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\ncentre red 10 0,0';

  test('M4.29, M10.5e, M10.14 a centre that is run over feeds those who take it', () => {
    const one = table('red', PC, 'blue moves', 'M3 M4 M9 M10').play('overrun b1+b2 0,0');
    expect([found(one, 'centre 0,0 blue'), found(one, 'supplied b1+b2')]).toEqual([undefined, undefined]);
    one.play('endMovement');
    const seized = table('red', PC, 'blue moves', 'M3 M4 M9 M10').play(['seizeCentre b1+b2 0,0', 'endMovement']);
    expect(seized.where('b2')).toBe('0,0');
    // Without M4 they move in together (M70.fallback).
    const moved = table('red', PC, 'blue moves', 'M3 M9 M10').play(['seizeCentre b1+b2 0,0', 'endMovement']);
    expect(found(moved, 'supplied b1+b2')).toBeUndefined();
  });

  test('M4.13, M10.5e, M10.14 a centre that is occupied at 10:1 feeds whoever takes it', () => {
    const one = table('red', PC, 'blue attacks', 'M3 M4 M9 M10').play('declareBattle b1+b2 on 0,0');
    expect([fought(one).result, legalTexts(one, 'advance')]).toEqual(['OR', ['advance b1 0,0', 'advance b2 0,0']]);
    one.play('occupy b2 0,0');
    expect([found(one, 'centre 0,0 blue'), found(one, 'supplied b2')]).toEqual([undefined, undefined]);
  });

  test('M4.16, M10.5e, M10.14 ten factors that occupy a centre one after another are fed by it', () => {
    const lines = `${PC}\nred inf 1-4 @ 0,0 as r1`;
    const one = table('red', lines, 'blue attacks', 'M3 M4 M9 M10').play('declareBattle b1+b2 on 0,0', 1);
    expect(fought(one)).toMatchObject({ attack: 10, defence: 2, result: 'R4' });
    one.play('chooseK 0');
    one.play(legalTexts(one, 'chooseRetreat')[0] ?? '');
    expect(legalTexts(one, 'advance')).toEqual(['advance b1 0,0', 'advance b2 0,0']);
    one.play('occupy b1 0,0');
    expect(one.refusal('decline')).toBe('M4.16');
    one.play('occupy b2 0,0');
    expect(found(one, 'supplied b1+b2')).toBeUndefined();
    // Nine factors do not take it.
    const nine = table('red', lines.replace('4-4', '3-4'), 'blue attacks', 'M3 M4 M9 M10');
    nine.play('declareBattle b1+b2 on 0,0', 1);
    nine.play('chooseK 0');
    nine.play(legalTexts(nine, 'chooseRetreat')[0] ?? '');
    expect(at(nine)).toBe('movement');
  });

  test('M4.29, M10.5a, M10.14 one’s own home city that is run over feeds those who take it', () => {
    const lines = 'blue arm 12-6 @ 1,0 as b1\nred train 1-60 @ 0,0 as rt\ncontrol red 0,0';
    const road = 'road : 0,0 -1,0';
    const one = table('blue', lines, 'blue moves', 'M3 M4 M7 M10', road).play(['overrun b1 0,0', 'endMovement']);
    expect([one.where('b1'), found(one, 'supplied b1')]).toEqual(['0,0', undefined]);
    // Another enemy beside it keeps the city contested (B10.3): it is no source.
    const contested = table('blue', `${lines}\nred inf 1-4 @ -1,0 as r2`, 'blue moves', 'M3 M4 M7 M10', road);
    expect(contested.refusal('overrun b1 0,0')).toBe('M4.29');
    // The city of the enemy is none either.
    expect(table('red', lines, 'blue moves', 'M3 M4 M7 M10', road).refusal('overrun b1 0,0')).toBe('M4.29');
  });

  test('M10.5a, M10.14, M4.10 one’s own home city that is occupied after combat feeds those who take it', () => {
    const lines = 'blue arm 12-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\ncontrol red 0,0';
    const one = table('blue', lines, 'blue attacks').play('declareBattle b1 on 0,0', 1);
    one.play('chooseK 0');
    one.play(legalTexts(one, 'chooseRetreat')[0] ?? '');
    expect(legalTexts(one, 'advance')).toEqual(['advance b1 0,0']);
    one.play('occupy b1 0,0');
    expect(found(one, 'control 0,0 blue')).toBeUndefined();
    expect(found(one, 'supplied b1')).toBeUndefined();
    const foreign = table('red', lines, 'blue attacks').play('declareBattle b1 on 0,0', 1);
    foreign.play('chooseK 0');
    foreign.play(legalTexts(foreign, 'chooseRetreat')[0] ?? '');
    expect(at(foreign)).toBe('movement');
  });

  test('M10.5a, M10.15 a retreat onto one’s own home city, which it takes, ends in supply', () => {
    const lines = 'blue arm 6-6 @ 3,0 as b1\nred inf 4-4 @ 2,0 as r1\ncontrol blue 0,0';
    const one = table('red', lines, 'blue attacks', 'M3 M10').play('declareBattle b1 on 2,0', 1);
    expect(at(one)).toBe('retreat');
    // In the city, and beside it: both take it. Nothing else is supplied.
    expect(ends(one, 'chooseRetreat', 'r1')).toEqual(['0,0', '0,1', '1,-1']);
    expect(one.refusal('chooseRetreat r1 1,1 0,2')).toBe('M10.15');
  });

  test('M10.14, M10.5a, B7.a11 a city that a move would take is a way out', () => {
    const lines = 'blue inf 1-4 @ 2,0 as b1\nred inf 8-4 @ 3,0 as r1\ncontrol red 0,0';
    expect(table('blue', lines, 'blue moves', 'M10').refusal('endMovement')).toBe('B7.a10');
    expect(table('red', lines, 'blue moves', 'M10').play(['endMovement', 'endDeclaration']).where('b1')).toBe('lost');
  });

  test('M10.14, M6.5 who gets off a train takes the city he stands in, and does not profit from what others take', () => {
    const rails = 'road : 0,0 1,0 2,0 3,0 4,0';
    const lines = (hex: string) =>
      `blue train 1-60 @ ${hex} as rr\nblue inf 4-4 aboard rr as b1\nblue inf 4-4 @ 2,-2 as b2\ncontrol red 0,0\nblue moves`;
    const modules = 'M3 M7 M10';
    const beside = table('blue', lines('1,0'), '', modules, rails).play('detrain rr b1');
    expect(found(beside, 'supplied b1')).toBe('b1 has no supply line');
    beside.play('endMovement');
    expect(found(beside, 'supplied b1')).toBeUndefined();
    const far = table('blue', lines('4,0'), '', modules, rails);
    expect(far.refusal('detrain rr b1')).toBe('M10.14');
    far.play('moveUnit b2 1,-1');
    expect(far.refusal('detrain rr b1')).toBe('M10.14');
  });
});

describe('M10.6 a source whose only garrison leaves it', () => {
  /** Besieged by r2. */
  const SIEGE = 'red inf 1-4 @ -1,1 as r2\ncontrol blue 0,0';

  test('M4.29, M10.6, M10.14 an overrun by the only garrison of a besieged source loses that source', () => {
    const lines = `blue arm 10-4 @ 0,0 as b1\nblue inf 2-4 @ 0,0 as b2\nred inf 1-4 @ 1,-1 as r1\n${SIEGE}`;
    const alone = lines.replace('blue inf 2-4 @ 0,0 as b2\n', '');
    expect(found(table('blue', alone), 'supplied b1')).toBeUndefined();
    expect(table('blue', alone).refusal('overrun b1 1,-1')).toBe('M4.29');
    expect(table('blue', lines).play(['overrun b1 1,-1', 'endMovement']).where('b1')).toBe('1,-1');
    expect(table('blue', lines).refusal('overrun b1+b2 1,-1')).toBe('M4.29');
    // Without a siege the city feeds them all.
    const free = lines.replace('red inf 1-4 @ -1,1 as r2\n', '');
    expect(table('blue', free).play(['overrun b1+b2 1,-1', 'endMovement']).where('b2')).toBe('1,-1');
  });

  test('M10.6, M10.14 the only garrison of a besieged source does not occupy another hex', () => {
    const lines = `blue arm 12-6 @ 0,0 as b1\nred inf 1-4 @ 1,-1 as r1\n${SIEGE}`;
    const one = table('blue', lines, 'blue attacks', 'M3 M10').play('declareBattle b1 on 1,-1');
    expect([one.where('r1'), at(one), one.where('b1')]).toEqual(['lost', 'movement', '0,0']);
    const both = table(
      'blue',
      lines.replace('12-6 @ 0,0 as b1', '8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2'),
      'blue attacks',
      'M3 M10',
    ).play('declareBattle b1+b2 on 1,-1');
    expect(legalTexts(both, 'advance')).toEqual(['advance b1 1,-1', 'advance b2 1,-1']);
    both.play('advance b1 1,-1');
    // The second is the last: it stays, and nobody is asked.
    expect([at(both), both.where('b2')]).toEqual(['movement', '0,0']);
  });

  test('M10.6, M10.15 a retreat out of a besieged source seeks another one', () => {
    // Süd at 0,5 feeds its five steps; the city that is left does not feed the rest.
    const south = 'city Sued : 0,6\nbelongs red 0,6';
    const lines = 'blue arm 6-6 @ 1,-1 as b1\nred inf 3-4 @ 0,0 as r1';
    const one = table('red', lines, 'blue attacks', 'M3 M10', south).play('declareBattle b1 on 0,0', 1);
    expect(at(one)).toBe('retreat');
    expect(ends(one, 'chooseRetreat', 'r1')).toEqual(['-1,2', '0,2', '1,1']);
    expect(one.refusal('chooseRetreat r1 -1,0 -2,0')).toBe('M10.15');
    // Two who both have to go: neither counts on the other.
    const two = table(
      'red',
      lines.replace('3-4 @ 0,0 as r1', '2-4 @ 0,0 as r1\nred inf 1-4 @ 0,0 as r2'),
      'blue attacks',
      'M3 M10',
      south,
    );
    two.play('declareBattle b1 on 0,0', 1);
    expect(two.refusal('chooseRetreat r1 -1,0 -2,0')).toBe('M10.15');
    two.play('chooseRetreat r2 to 0,2');
    expect(two.refusal('chooseRetreat r1 -1,0 -2,0')).toBe('M10.15');
    // Without another source any way is as good.
    const none = table('red', lines, 'blue attacks', 'M3 M10').play('declareBattle b1 on 0,0', 1);
    expect(none.play('chooseRetreat r1 -1,0 -2,0').where('r1')).toBe('-2,0');
  });

  test('M10.15, M4.19 artillery goes back with those of its hex who end in supply', () => {
    const west = 'city West : -3,0\nbelongs red -3,0';
    const lines = [
      'blue arm 12-6 @ 5,-1 as b1\nblue inf 4-4 @ 5,0 as b2',
      'red inf 3-4 @ 4,0 as r1\nred inf 5-4 @ 4,0 as r2\nred art 8-4-4 @ 4,0 as a1\nred inf 5-4 @ 2,0 as f1',
    ].join('\n');
    const one = table('blue', lines, 'blue attacks', 'M3 M4 M10 M16', west).play('declareBattle b1+b2 on 4,0');
    one.play('support none', 1);
    expect(fought(one)).toMatchObject({ odds: '2-1', result: 'R2' });
    // One hex is supplied, and r2 finds no room there after r1.
    one.play(['chooseK 0', 'chooseRetreat r1 to 2,0', 'chooseRetreat r2 to 2,2']);
    expect([one.where('r1'), one.where('r2'), one.where('a1')]).toEqual(['2,0', '2,2', '2,0']);
  });
});
