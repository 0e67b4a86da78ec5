import { describe, expect, test } from 'vitest';
import { events, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { position, small, type Table } from '../table.ts';
import { at } from './table.ts';

const FAR = [
  'red inf 4-4 @ -4,4 as far',
  'blue inf 4-4 @ 4,-4 as home',
  'blue airbase 1-0 @ 4,-3 as bb',
  'red airbase 1-0 @ -4,3 as rb',
].join('\n');

describe('M90.33 nuclear strikes with air forces', () => {
  const nuclear = (lines: string, modules = 'M12', board = '', who = 'blue moves'): Table =>
    position(
      `game tournament nuclear\nmodules ${modules}\n${small(board)}\nblue SAC 1-20 @ 4,-3 as s1\n${lines}\n${FAR}\n${who}`,
    );
  const RED = 'red inf 4-4 @ 0,0 as r1\nred inf 5-4 @ 0,0 as r2';

  test('M90.33 one SAC factor with escorts, intercepted and fired at like others; O23.5.6 by its own table', () => {
    const lines = `${RED}\nblue FTR 4-12 @ 4,-3 as e1\nred flak 4-2 @ 0,0 as k1\nred FTR 1-12 @ -4,3 as f1 oncall`;
    const table = nuclear(lines, 'M5 M12 M13').play('declareStrike 0,0 N s1 escort e1');
    roundTrip(table);
    table.play('assignInterceptor f1 0,0').play('nameVolleys none').play('goOn').play('goOn', 6, 4);
    // 13 factors with the flak, half rounded down (O23.5.6a).
    expect(events(table, 'nuked')[0]).toMatchObject({ die: 4, destroyed: 6 });
    expect([at(table), table.side]).toEqual(['losses', 'red']);
    roundTrip(table);
    table.play('chooseLosses r1:4 r2:2').play('flyHome').play('nameVolleys none');
    expect([table.unit('r2').df, table.unit('r2').stunnedTill, table.where('s1')]).toEqual([3, 1, '4,-3']);
    expect(table.state.closed).toMatchObject([{ side: 'blue', until: 2 }]);
    roundTrip(table);
    expect(table.refusal('declareStrike -4,4 nuclear s1')).toBe('M12.7');
  });

  test('M90.33, O23.5.1 to O23.5.4 one strike a player turn, one factor, no own unit beside, never with ground attacks', () => {
    const lines = `${RED}\nblue SAC 1-20 @ 4,-3 as s2\nblue SAC 2-20 @ 4,-3 as s3\nblue TAC 4-8 @ 3,-3 as t1\nblue airbase 1-0 @ 3,-3 as b2\nred inf 4-4 @ 2,1 as r3`;
    const table = nuclear(`${lines}\nblue inf 4-4 @ 3,1 as b1\nblue arm 8-6 @ 2,0 as a1`, 'M3 M4 M12');
    expect(table.refusal('declareStrike 0,0 nuclear s3')).toBe('O23.5.2');
    expect(table.refusal('declareStrike 0,0 nuclear s1+s2')).toBe('O23.5.2');
    expect(table.refusal('declareStrike 0,0 nuclear s1 support t1')).toBe('M90.33');
    expect(table.refusal('declareStrike 2,1 nuclear s1')).toBe('O23.5.4');
    table.play('declareStrike 0,0 nuclear s1', 1).play('chooseLosses r2:2').play('flyHome');
    expect(table.refusal('declareStrike -4,4 nuclear s2')).toBe('O23.5.1');
    table.play('moveUnit a1 1,0').play('endMovement');
    expect(table.refusal('declareBattle a1 on 0,0')).toBe('M90.33');
    const off = position(
      `game tournament\nmodules M12\n${small('')}\nblue SAC 1-20 @ 4,-3 as s1\n${RED}\n${FAR}\nblue moves`,
    );
    expect(off.refusal('declareStrike 0,0 nuclear s1')).toBe('M90.33');
  });

  test('M90.33, T23.2.2a without voluntary combat nobody must attack the hex that was struck', () => {
    const table = nuclear(`${RED}\nblue arm 8-6 @ 2,0 as a1`).play('declareStrike 0,0 nuclear s1', 1);
    table.play('chooseLosses r2:2').play('flyHome').play('moveUnit a1 1,0').play('endMovement');
    expect(table.refusal('declareBattle a1 on 0,0')).toBe('M90.33');
    expect(legalTexts(table, 'declareBattle')).toEqual([]);
    table.play('endDeclaration');
    expect(table.state.mover).toBe('red');
  });

  test('M90.33 an airbase and a production centre in the hex take D; the table is paid before the base is left', () => {
    const board = 'belongs red 0,0\ncity Town : 0,0';
    const lines = `centre red 10 0,0\nred airbase 1-0 @ 0,0 as r3\nred FTR 4-12 @ 0,0 as f1\nred TAC 3-8 @ 0,0 as f2\nred inf 4-4 @ 0,0 as r1`;
    const table = nuclear(lines, 'M9 M12', board).play('declareStrike 0,0 nuclear s1', 2);
    expect(events(table, 'nuked')[0]).toMatchObject({ destroyed: 4 });
    expect([table.where('r3'), table.state.centres?.[0]?.shut, at(table)]).toEqual(['lost', 1, 'losses']);
    roundTrip(table);
    // Half of the 6 remaining factors are lost with the base.
    table.play('chooseLosses f2:1 r1:3');
    expect([at(table), table.side]).toEqual(['losses', 'red']);
    roundTrip(table);
    table.play('chooseLosses f1:3');
    expect(at(table)).toBe('evacuation');
    table.play('evacuate f1 -4,3').play('evacuate f2 -4,3').play('flyHome');
    expect([table.unit('f1').df, table.unit('f2').df, table.unit('f1').stunnedTill]).toEqual([1, 2, 1]);
    // T21 is in force: the city has no capacity; with M10 it has none to lose.
    expect(table.state.damage).toMatchObject([{ amount: 12 }]);
    const supplied = nuclear(
      RED,
      'M10 M12',
      `${board}\ncity Far : -4,4\nbelongs red -4,4\nbelongs blue 4,-4\ncity Home : 4,-4`,
    );
    supplied.play('declareStrike 0,0 nuclear s1', 6);
    expect([supplied.state.damage, supplied.where('r1')]).toEqual([[], 'lost']);
  });

  test('M90.33, O23.5.10 on an empty hex the one factor interdicts it; a strike that is shot down or turned back does nothing', () => {
    const table = nuclear(RED).play('declareStrike 0,2 nuclear s1', 3);
    expect([table.unit('s1').interdicts, table.state.closed.length, at(table)]).toEqual([true, 1, 'movement']);
    const lines = `${RED}\nred FTR 4-12 @ -4,3 as f1 oncall\nblue SAC 1-20 @ 4,-3 as s2\nblue arm 8-6 @ 2,0 as a1`;
    const down = nuclear(lines, 'M3 M4 M12').play('declareStrike 0,0 nuclear s1').play('assignInterceptor f1 0,0');
    down.play('goOn').play('goOn', 6);
    expect([down.where('s1'), events(down, 'nuked'), down.state.struck]).toEqual(['lost', [], undefined]);
    expect(down.refusal('declareStrike 0,2 nuclear s2')).toBe('O23.5.1');
    roundTrip(down).play('moveUnit a1 1,0').play('endMovement').play('declareBattle a1 on 0,0', 1);
    const back = nuclear(lines, 'M3 M4 M12').play('declareStrike 0,0 nuclear s1').play('assignInterceptor f1 0,0');
    expect([back.play('abort 4,-3').where('s1'), back.refusal('declareStrike 0,2 nuclear s2')]).toEqual([
      '4,-3',
      'O23.5.1',
    ]);
  });

  test('M90.33, O23.5.11 other bombers may strike the same hex in the order they are named; who is gone is not bombed', () => {
    const table = nuclear(`${RED}\nblue MDM 4-10 @ 4,-3 as m1\nred train 1-60 @ 0,0 as t1`, 'M7 M12', 'road : 0,0 0,1');
    table.play('declareStrike 0,0 nuclear s1 units m1', 5);
    expect([table.where('r1'), table.where('t1'), events(table, 'struckFromAir')]).toEqual(['lost', 'lost', []]);
  });
});

test('M70.fallback, T7.3.2 without M4 an automatic victory may count aircraft on mission 8 over the hex', () => {
  const lines =
    'blue arm 8-6 @ 1,0 as b1\nblue arm 8-6 @ 0,1 as b2\nblue arm 8-6 @ 1,-1 as b3\nblue TAC 4-8 @ 4,-3 as t1\nred inf 4-4 @ 0,0 as r1';
  const table = position(`game tournament\nmodules M12\n${small('')}\n${lines}\n${FAR}\nblue moves`);
  expect(table.refusal('declareAV b1+b2+b3 on 0,0')).toBe('T7.3.1');
  expect(table.refusal('declareAV b1+b2+b3+t1 on 0,0')).toBe('M12.0');
  table.play('declareStrike 0,0 support t1');
  expect(legalTexts(table, 'declareAV')).toEqual(['declareAV b1+b3+b2+t1 on 0,0']);
  roundTrip(table.play('declareAV b1+b2+b3+t1 on 0,0'));
  table.play(['endMovement', 'endDeclaration']);
  expect(table.where('r1')).toBe('lost');
  expect(table.unit('t1').place).toBe('air');
});
