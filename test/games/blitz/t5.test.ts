import { describe, expect, test } from 'vitest';
import { attack, pass } from './basic.ts';
import { faults, small } from './table.ts';
import { AFAR, HOMES, tournament } from './tournament-table.ts';
import { english } from '#core/message.ts';

const CITIES = 'city Blau : -4,4\ncity Rot : 4,-4\nbelongs blue -4,4\nbelongs red 4,-4';

describe('T5 winning', () => {
  test('T5.1 a side without units anywhere loses at the end of the player turn', () => {
    const table = tournament('blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nblue moves', CITIES);
    attack(table, 'b1 on 1,0').play(['resolve 1', 'endAdvance']);
    expect(table.state.outcome).toMatchObject({ winner: 'blue', rule: 'B5.1' });
    expect(table.phase).toBeUndefined();
  });

  test('T5.1 units At Sea count as units still in play', () => {
    const table = tournament(
      'blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 sea C as r2\nblue moves',
      CITIES,
    );
    attack(table, 'b1 on 1,0').play(['resolve 1', 'endAdvance']);
    expect([table.state.outcome, table.side]).toEqual([undefined, 'red']);
  });

  test('T5.1 aircraft on the ground count too, what is dead or not yet due does not', () => {
    const air = tournament(
      'blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred SAC 1-20 @ 4,-4 as s1\nblue moves',
      CITIES,
    );
    attack(air, 'b1 on 1,0').play(['resolve 1', 'endAdvance']);
    expect(air.state.outcome).toBeUndefined();
    const late = tournament(
      'blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 waits 2 as r2\nred inf 9-4 lost as r3\nreplacements red 12\nblue moves',
      CITIES,
    );
    attack(late, 'b1 on 1,0').play(['resolve 1', 'endAdvance']);
    expect(late.state.outcome).toMatchObject({ winner: 'blue', rule: 'B5.1' });
  });

  test('T5.1 the mover himself can be wiped out by what his turn brings him', () => {
    // 1-6 and die 6: the last Blue unit loses its two factors.
    const table = tournament('blue inf 2-4 @ 0,0 as b1\nred arm 12-6 @ 1,0 as r1\nblue moves', CITIES);
    attack(table, 'b1 on 1,0').play('resolve 1', 6);
    expect(table.state.outcome).toMatchObject({ winner: 'red', rule: 'B5.1' });
  });

  test('T5.2 every enemy home city hex for one complete turn wins, as in the Basic Game', () => {
    const table = tournament(
      'blue inf 4-4 @ 4,-4 as b1\nblue inf 1-4 @ -4,4 as b2\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ 0,1 as r2\ncontrol blue 4,-4\nblue moves',
      `${CITIES}\ncity Drei : 0,0`,
    );
    pass(table);
    expect(table.state.streak.blue).toBe(1);
    table.play(['endMovement', 'endDeclaration']);
    expect([table.state.streak.blue, table.state.outcome]).toEqual([2, undefined]);
    pass(table);
    expect(table.state.outcome).toMatchObject({ winner: 'blue', rule: 'B5.2' });
  });

  test('T5.2 contested once, the chain begins anew', () => {
    const table = tournament(
      'blue inf 4-4 @ 4,-4 as b1\nred inf 4-4 @ 2,-2 as r1\nstreak blue 2\ncontrol blue 4,-4\nred moves',
      CITIES,
    );
    table.play(['moveUnit r1 3,-3', 'endMovement', 'endDeclaration r1 on 4,-4']).play('resolve 1', 2);
    expect([table.state.streak.blue, table.state.outcome]).toEqual([0, undefined]);
  });

  test('T5.3 no turn limit and no count of cities', () => {
    const table = tournament(`turns 1\ncities 0\nturn 99\n${AFAR}\nred moves`, HOMES);
    pass(table);
    expect([table.state.turn, table.state.outcome]).toEqual([100, undefined]);
  });

  test('T5.3 resignation and an agreed draw end it', () => {
    const table = tournament(`${AFAR}\nblue moves`, HOMES);
    const drawn = tournament(`${AFAR}\nblue moves`, HOMES).play(['offerDraw', 'acceptDraw']);
    expect(drawn.state.outcome?.winner).toBe('draw');
    table.play('resign');
    expect(table.state.outcome?.winner).toBe('red');
  });

  test('T5.4 off by default; with a turn the count of city hexes decides after it', () => {
    const game = (lines: string) =>
      tournament(
        `${lines}\nturn 7\n${AFAR}\nblue inf 2-4 @ 0,0 as b1\nred inf 4-4 @ 0,3 as r1\nred moves`,
        `${HOMES}\ncity Drei : 0,0`,
      );
    expect(pass(game('')).state.outcome).toBeUndefined();
    expect(pass(game('adjudicate 8')).state.outcome).toBeUndefined();
    const { outcome } = pass(game('adjudicate 7')).state;
    expect(outcome).toMatchObject({ winner: 'blue', rule: 'T5.4' });
    expect(english(outcome?.because ?? '')).toMatch(/turn 7/);
    expect(english(outcome?.because ?? '')).toMatch(/2 city hexes.*blue.*1.*red/);
  });

  test('T5.4 not before the end of Red’s player turn of that turn', () => {
    const table = tournament(`adjudicate 3\nturn 3\n${AFAR}\nblue moves`, HOMES);
    pass(table);
    expect(table.state.outcome).toBeUndefined();
    pass(table);
    expect(table.state.outcome).toMatchObject({ winner: 'draw', rule: 'T5.4' });
  });

  test('T5.4 with as many city hexes the factors in play decide, aircraft and At Sea included', () => {
    const after = (extra: string) =>
      pass(tournament(`adjudicate 1\n${AFAR}\n${extra}\nred moves`, HOMES)).state.outcome;
    expect(after('blue inf 2-4 sea A')).toMatchObject({ winner: 'blue' });
    expect(after('red inf 1-4 @ 0,0')).toMatchObject({ winner: 'red' });
    expect(after('red inf 9-4 lost')).toMatchObject({ winner: 'draw' });
    expect(after('red inf 9-4 waits 9')).toMatchObject({ winner: 'draw' });
    const air = tournament(`adjudicate 1\n${AFAR}\nblue SAC 4-20 @ -4,4\nred moves`, HOMES);
    pass(air);
    expect(air.state.outcome).toMatchObject({ winner: 'blue' });
    expect(english(air.state.outcome?.because ?? '')).toMatch(/5 factors.*1/);
  });

  test('T5.4 destruction and occupation come first; a contested city counts for nobody', () => {
    const wiped = tournament('adjudicate 1\nblue inf 1-4 @ -4,4\nred inf 1-4 lost\nred moves', CITIES);
    pass(wiped);
    expect(wiped.state.outcome?.rule).toBe('B5.1');
    // Rot is contested: Blue has one city hex, Red none, although Red has more factors.
    const contested = tournament(
      'adjudicate 1\nblue inf 1-4 @ -4,4 as b2\nblue inf 4-4 @ 3,-3 as b1\nred inf 9-4 @ 4,-4 as r1\nred moves',
      CITIES,
    );
    contested.play(['endMovement', 'endDeclaration r1 on 3,-3']).play('resolve 1', 5);
    expect(contested.state.outcome).toMatchObject({ winner: 'blue', rule: 'T5.4' });
  });

  test('T5.4 the turn is a number of the position and is written with it', () => {
    expect(faults(`game tournament\n${small()}\nadjudicate soon\n${AFAR}\nblue moves`)[0]).toMatch(/adjudicated/);
    const table = tournament(`adjudicate 30\n${AFAR}\nblue moves`);
    expect(table.text()).toMatch(/^adjudicate 30$/m);
  });
});
