import { describe, expect, test } from 'vitest';
import { events } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';
import { at, found, modular } from './table.ts';

const BOARD = 'city Home : 4,-3\nbelongs blue 4,-3\ncity Far : -4,3\nbelongs red -4,3';
const FAR =
  'red inf 4-4 @ -4,4 as far\nblue inf 4-4 @ 4,-4 as home\nblue TAC 4-8 @ 4,-3 as t1\nblue MDM 4-10 @ 4,-3 as m1';
const RED = 'red inf 4-4 @ 0,0 as r1\nred flak 4-2 @ 0,0 as k1';
const theatre = (lines: string, modules = 'M13', who = 'blue declares', switches = ''): Table =>
  position(`game tournament ${switches}\nmodules ${modules}\n${small(BOARD)}\n${lines}\n${FAR}\n${who}`);

describe('M13 without M12', () => {
  test('M70.fallback, M80.45 flak fires at missions after they are assigned: named, answered, fired, bombers first', () => {
    const lines = `blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\n${RED}`;
    const table = theatre(lines).play(['assignMission tactical t1 0,0', 'assignMission tactical m1 0,0']);
    table.play(['declareBattle b1+b2 on 0,0', 'endDeclaration']);
    expect([table.side, at(table), found(table, 'stage flak')]).toEqual(['red', 'flight', undefined]);
    roundTrip(table);
    expect(table.refusal('nameVolleys k1 on 3,0')).toBe('M13.2');
    table.play('nameVolleys k1 on 0,0');
    expect([table.side, found(table, 'stage abort')]).toEqual(['blue', undefined]);
    roundTrip(table).play('goOn', 1);
    expect(events(table, 'flakFired')[0]).toMatchObject({ column: 4, die: 1, lost: 2 });
    roundTrip(table).play('chooseLosses m1:2');
    expect([at(table), table.unit('m1').df]).toEqual(['combat', 2]);
    table.play('resolve 1', 1);
    expect(table.events.find((event) => event.is === 'fought')).toMatchObject({ attack: 14, defence: 4 });
  });

  test('M70.fallback the mover may abort missions: the aircraft are home, their battle is fought without them', () => {
    const lines = `blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\n${RED}`;
    const table = theatre(lines).play([
      'assignMission tactical t1 0,0',
      'declareBattle b1+b2 on 0,0',
      'endDeclaration',
    ]);
    table.play('nameVolleys k1 on 0,0').play('abort 4,-3');
    expect([table.where('t1'), table.unit('t1').flown, table.state.missions, at(table)]).toEqual([
      '4,-3',
      true,
      [],
      'combat',
    ]);
    roundTrip(table).play('resolve 1', 1);
    expect(table.events.find((event) => event.is === 'fought')).toMatchObject({ attack: 8 });
    // A strike nobody flies any more is void.
    const strike = theatre(RED).play(['assignMission strategic m1 0,0', 'endDeclaration']);
    strike.play('nameVolleys k1 on 0,0').play('abort 4,-3');
    expect([strike.state.battles, strike.unit('r1').df]).toEqual([[], 4]);
  });

  test('M70.fallback before interception, at each target once; not at airborne flights, and never on the way home', () => {
    const lines = `${RED}\nred FTR 4-12 @ -4,3 as f1\nred inf 4-4 @ -1,2 as r2`;
    const table = theatre(lines, 'M13', 'blue declares', 'fighters');
    table.play(['assignMission strategic m1 0,0', 'endDeclaration']).play('nameVolleys k1 on 1,-1').play('goOn', 1);
    expect([at(table), table.unit('m1').df]).toEqual(['interception', 2]);
    table.play('endInterception').play('resolve 1', 6);
    expect(table.side).toBe('blue');
    const drop = theatre(`${RED}\nblue abn 4-4 @ 4,-3 as p1`, 'M13', 'blue moves').play('flyAirborne p1 2,0');
    expect(drop.where('p1')).toBe('2,0');
    // Without flak that reaches them nobody is asked.
    const free = theatre('red inf 4-4 @ 0,0 as r1').play(['assignMission strategic m1 0,0', 'endDeclaration']);
    expect(at(free)).toBe('combat');
  });

  test('M70.fallback, T7.3.14 an automatic victory that counted aircraft fails when they turn back', () => {
    const lines = `blue arm 8-6 @ 1,0 as b1\nblue arm 8-6 @ 0,1 as b2\nblue arm 8-6 @ 1,-1 as b3\n${RED}`;
    const table = theatre(lines, 'M13', 'blue moves').play('declareAv b1+b2+b3+t1 on 0,0').play('endMovement');
    table.play('endDeclaration').play('nameVolleys k1 on 0,0');
    table.play('abort 4,-3');
    expect([table.state.avs, table.state.battles.length]).toEqual([[], 1]);
    expect(at(table)).toBe('combat');
  });
});

describe('M13 without M5', () => {
  const lines =
    'blue inf 8-4 @ 2,0 as b1\nblue inf 4-4 @ 2,1 as b2\nblue flak 4-2 @ 1,0 as k1\nblue flak 3-2 @ 0,0 as k2\nred inf 4-4 @ -4,4 as far\nblue airbase 1-0 @ 4,-3 as bb';

  test('M70.fallback flak counts its factors in the 12 size', () => {
    const table = modular('M6 M12 M13', `${lines}\nblue moves: land`)
      .play('moveUnit b1 1,0')
      .play('moveUnit b2 2,0 1,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play('takeBack').play('endMovement');
    // Several units of flak may share a hex, as long as there is room.
    roundTrip(table).play('moveFlak k2 1,0');
    expect(table.refusal('endStep')).toBe('B8.2');
    expect(
      faults(
        `game basic\nmodules M12 M13\n${small('')}\n${lines}\nblue inf 5-4 @ 1,0\nblue inf 4-4 @ 1,0\nblue moves`,
      )[0],
    ).toContain('B8.1');
    modular('M12 M13', `${lines}\nblue flak 2-2 @ 1,0 as k3\nblue moves`).play('endMovement');
  });

  test('M5.4 with M5 one unit in a hex, beside twelve of ground units', () => {
    const full = lines.replace('blue inf 8-4 @ 2,0', 'blue inf 8-4 @ 1,0').replace('@ 2,1', '@ 1,0');
    modular('M5 M12 M13', `${full}\nblue moves`).play('endMovement');
    expect(
      faults(`game basic\nmodules M5 M12 M13\n${small('')}\n${lines}\nblue flak 1-2 @ 1,0 as k3\nblue moves`)[0],
    ).toContain('M5.4');
  });
});
