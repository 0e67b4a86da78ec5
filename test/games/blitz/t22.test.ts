import { describe, expect, test } from 'vitest';
import { isFault, writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { english, msg } from '#core/message.ts';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { nameOf } from '#hex/grid.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { controller, ends, events, fought, legalTexts } from './basic.ts';
import type { Table } from './table.ts';
import { counter, fight, friendlyTo, minor, pass, printed, sizeIn, supply, turnOver, war } from './war-table.ts';

/** A country of seven hexes with one city in the middle; Blue's home in the west, Red's in the east. */
const LAND =
  'belongs n 1,0 2,0 1,1 2,-1 3,-1 3,0 2,1\ncity Nord : 2,0\nbelongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,-5\ncity Redham : 5,-5';
/** Country made of the city hex and the land east of it; Blue's units are outside. */
const EDGE =
  'belongs n 2,0 3,0 3,-1\ncity Nord : 2,0\nbelongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,-5\ncity Redham : 5,-5';
const RED = 'red inf 1-4 @ 5,-5 as rFar';

describe('T22 minor countries: city hexes', () => {
  test('T22.1 borders cost nothing to cross', () => {
    const table = war(`blue inf 4-4 @ -1,0 as b1\n${RED}\nblue moves`, LAND);
    table.play('moveUnit b1 0,0 1,0 1,1 2,1');
    expect([table.where('b1'), table.unit('b1').spent]).toEqual(['2,1', 12]);
  });

  test('T22.2 an uncaptured minor city hex is closed to movement, by road too', () => {
    const table = war(`blue inf 4-4 @ 0,0 as b1\n${RED}\nblue moves`, `${LAND}\nroad : 0,0 1,0 2,0 3,0`);
    expect(table.refusal('moveUnit b1 1,0 2,0')).toBe('T22.2');
    expect(table.refusal('moveUnit b1 1,0 2,0 3,0')).toBe('T22.2');
    expect(ends(table, 'moveUnit', 'b1')).not.toContain('2,0');
    expect(ends(table, 'moveUnit', 'b1')).toContain('3,0');
  });

  test('T22.2 it is closed to retreats: a unit with no other way is eliminated', () => {
    // Behind Red lies the city; his other neighbours are in Blue's zones of control.
    const lines = `blue arm 8-6 @ 0,0 as b1\nblue arm 8-6 @ 1,-1 as b2\nred inf 4-4 @ 1,0 as r1\n${RED}\nblue moves`;
    const closed = 'sea 0,1 1,1 3,0 2,1 2,-1 zone A';
    const open = war(lines, closed);
    fight(open, 'declareBattle b1+b2 on 1,0').play('resolve 1', 4);
    expect([open.where('r1'), open.phase]).toEqual(['1,0', 'T80.13']);
    const shut = war(lines, `${closed}\nbelongs n 2,0\ncity Nord : 2,0`);
    fight(shut, 'declareBattle b1+b2 on 1,0').play('resolve 1', 4);
    expect(shut.where('r1')).toBe('lost');
    expect(events(shut, 'eliminated')).toMatchObject([{ rule: 'B19.5.7' }]);
  });

  test('T22.2 T7.2.5 a retreat path over the city is refused by name', () => {
    const table = war(`blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\n${RED}\nblue moves`, EDGE);
    fight(table, 'declareBattle b1 on 1,0').play('resolve 1', 3);
    expect(table.refusal('chooseRetreat r1 2,0 3,0')).toBe('T22.2');
    expect(ends(table, 'chooseRetreat', 'r1')).not.toContain('2,0');
  });

  test('T22.2 it is closed to advances', () => {
    const table = war(`blue arm 6-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\n${RED}\nblue moves`, EDGE);
    fight(table, 'declareBattle b1 on 1,0').play('resolve 1', 1);
    expect(table.refusal('advance b1 1,0 2,0')).toBe('T22.2');
    expect(ends(table, 'advance', 'b1')).toContain('1,0');
    expect(ends(table, 'advance', 'b1')).not.toContain('2,0');
  });

  test('T22.2 it is closed to landings from the air', () => {
    const table = war(
      `blue abn 4-4 @ -5,0 as b1\nblue inf 4-4 @ -5,0 as b2\ncontrol blue -5,0\n${RED}\nblue moves`,
      LAND,
    );
    expect(table.refusal('flyAirborne b1 2,0')).toBe('T22.2');
    expect(table.refusal('airTransport b2 2,0')).toBe('T6.3.2a');
    table.play('flyAirborne b1 1,0');
    expect(table.where('b1')).toBe('1,0');
  });

  test('T22.2 it is closed to landings from the sea, for Rangers too', () => {
    const board = 'belongs n 2,0 1,0\ncity Nord : 2,0\nsea 3,0 3,-1 2,1 zone A\nbeach 1,1 2,-1 2,0';
    const table = war(
      `blue rng 1-4 sea A as b1\nblue inf 4-4 sea A as b2\nblue inf 1-4 @ -4,0\n${RED}\nblue moves`,
      board,
    );
    expect(table.refusal('stageInvasion b2 3,0 2,0')).toBe('T22.2');
    expect(table.refusal('landAtPort b2 2,0')).toBe('T6.1.2b');
    table.play('stageInvasion b1 3,-1 2,-1');
    expect(table.refusal('landOnBeach b1 2,0')).toBe('T22.2');
  });

  test('T22.2a a zone of control does not capture it', () => {
    const table = war(`blue inf 4-4 @ 1,0 as b1\n${RED}\nblue moves`, EDGE);
    turnOver(table);
    expect([controller(table, '2,0'), friendlyTo(table, '2,0')]).toEqual(['nobody', []]);
  });

  test('T22.2a a city of two hexes is captured hex by hex; B10.3 applies to the captured one only', () => {
    const board = 'belongs n 2,0 3,0 4,0\ncity Nord : 2,0 3,0\nbelongs blue -5,0\ncity Bluton : -5,0';
    const table = war(`blue inf 8-4 @ 1,0 as b1\nred inf 4-4 @ -3,0 as r1\n${RED}\nblue moves`, board);
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 3).play('endAdvance');
    expect([controller(table, '2,0'), controller(table, '3,0'), minor(table, 'n')]).toEqual([
      'blue',
      'nobody',
      'violated blue',
    ]);
    // Blue's four factors stay at 1,0 and cover 2,0; Red comes next to the other hex and gets nothing.
    const red = war(
      `captured 2,0\ncontrol blue 2,0\nminor n violated blue\nblue inf 1-4 @ -5,0\nred inf 4-4 @ 1,1 as r1\nred inf 4-4 @ 4,0 as r2\nred moves`,
      board,
    );
    pass(red);
    expect([controller(red, '2,0'), controller(red, '3,0')]).toEqual(['red', 'nobody']);
  });
});

describe('T22.3 city assault', () => {
  const assault = (units: string, statements = EDGE, rest = '') =>
    war(`${units}\n${RED}\n${rest}\nblue moves`, statements);

  test('T22.3 adjacent ground units with at least 4 attack factors together', () => {
    const table = assault('blue inf 3-4 @ 1,0 as b1\nblue inf 1-4 @ 1,1 as b2\nblue inf 4-4 @ 0,0 as b3');
    table.play('endMovement');
    expect(table.refusal('declareCityAssault b1 on 2,0')).toBe('T22.3');
    expect(table.refusal('declareCityAssault b3 on 2,0')).toBe('T22.3');
    expect(table.refusal('declareCityAssault b1+b3 on 2,0')).toBe('T22.3');
    expect(table.refusal('declareCityAssault b1+b1 on 2,0')).toBe('B9.5');
    table.play(['declareCityAssault b1+b2 on 2,0', 'endDeclaration']).play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 4, odds: '4-7', die: 1, result: '2' });
  });

  test('T22.3 artillery assaults with its attack factor (B2.7)', () => {
    const table = assault('blue art 8-4-4 @ 1,0 as b1');
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 8, odds: '8-11', result: '3*' });
  });

  test('T22.3 only uncaptured minor city hexes are assaulted', () => {
    const table = assault(
      'blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ -4,0 as b2',
      `${EDGE}\ncity Mid : 0,0`,
      'captured 2,0',
    );
    table.play('endMovement');
    for (const target of ['b1 on 2,0', 'b1 on 0,0', 'b1 on 1,1', 'b2 on -5,0']) {
      expect(table.refusal(`declareCityAssault ${target}`), target).toBe('T22.3');
    }
  });

  test('T22.3 a city assault is on one hex: no other enemy hex is attacked with it', () => {
    const table = assault('blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,1 as b2\nred inf 4-4 @ 0,2 as r1');
    table.play('endMovement');
    const units = ['b1', 'b2'].map((id) => table.state.units.indexOf(table.unit(id)));
    const [city, beside] = [table.unit('b1').at + 1, table.unit('r1').at];
    const refusal = (hexes: readonly number[]) =>
      table.game.check(table.state, 'blue', {
        do: 'endDeclaration',
        battles: [{ kind: 'assault', attackers: units, hexes }],
      })?.rule;
    expect(nameOf(table.game.world.board.grid, city)).toBe('2,0');
    expect([refusal([city, beside]), refusal([city])]).toEqual(['T22.3', 'T22.3a']);
  });

  test('T22.3 a city assault belongs to the combat phase and is no command of movement', () => {
    const table = assault('blue inf 4-4 @ 1,0 as b1');
    expect(table.refusal('declareCityAssault b1 on 2,0')).toBe('T80.3');
  });

  test('T22.3a it is voluntary', () => {
    const table = assault('blue inf 8-4 @ 1,0 as b1');
    table.play('endMovement');
    expect(legalTexts(table, 'declareCityAssault')).toEqual(['declareCityAssault b1 on 2,0']);
    table.play('endDeclaration');
    expect([table.state.mover, controller(table, '2,0'), minor(table, 'n')]).toEqual(['red', 'nobody', 'intact']);
  });

  test('T22.3a a unit in an enemy zone of control must fight the enemy and cannot take part', () => {
    const table = assault('blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,1 as b2\nred inf 4-4 @ 0,0 as r1');
    table.play('endMovement');
    expect(table.refusal('declareCityAssault b1 on 2,0')).toBe('T22.3a');
    expect(table.refusal('declareCityAssault b1+b2 on 2,0')).toBe('T22.3a');
    table.play(['declareCityAssault b2 on 2,0', 'declareBattle b1 on 0,0', 'endDeclaration']);
    expect(table.state.battles.map((battle) => battle.kind)).toEqual(['assault', 'ground']);
  });

  test('T22.3a the assault is the unit’s only fight of the player turn', () => {
    const two = `${EDGE}\nbelongs n 1,1\ncity Sund : 1,1`;
    const table = assault('blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2', two);
    table.play(['endMovement', 'declareCityAssault b1 on 2,0']);
    expect(table.refusal('declareCityAssault b1 on 1,1')).toBe('B9.6');
    expect(table.refusal('declareCityAssault b1+b2 on 1,1')).toBe('B9.6');
    table.play('declareCityAssault b2 on 1,1');
    // Aircraft alone next to it may not be raided by the same unit either.
    const raid = war(
      `blue inf 4-4 @ 1,0 as b1\nred TAC 4-8 @ 0,0 as r1\ncontrol red 0,0\n${RED}\nblue moves`,
      `${EDGE}\ncity Mid : 0,0`,
    );
    raid.play(['endMovement', 'declareCityAssault b1 on 2,0']);
    expect(raid.refusal('declareBattle b1 on 0,0')).toBe('B9.6');
  });

  test('T22.3b TAC, MDM and SAC support it; the minimum counts ground units, the column counts all', () => {
    const table = assault(
      'blue inf 3-4 @ 1,0 as b1\nblue inf 1-4 @ 1,1 as b2\nblue TAC 4-8 @ -5,0 as t1\nblue MDM 4-10 @ -5,0 as m1\nblue SAC 4-20 @ -5,0 as s1',
    );
    table.play('endMovement');
    expect(table.refusal('declareCityAssault b1+t1+m1+s1 on 2,0')).toBe('T22.3');
    table.play('declareCityAssault b1+b2+t1+m1+s1 on 2,0');
    expect(table.state.missions.map((one) => one.kind)).toEqual(['support', 'support', 'support']);
    table.play('endDeclaration').play('resolve 1', 5);
    expect(fought(table)).toMatchObject({ attack: 16, odds: '16-19', result: '4*' });
  });

  test('T22.3b fighters do not support, and the hex must be in range', () => {
    const lines = `blue inf 8-4 @ 1,0 as b1\nblue FTR 4-12 @ -5,0 as f1\nblue TAC 4-6 @ -5,0 as t1\n${RED}\nblue moves`;
    const table = war(lines, EDGE, 5, 'fighters');
    table.play('endMovement');
    expect(table.refusal('declareCityAssault b1+f1 on 2,0')).toBe('T22.3b');
    expect(table.refusal('assignMission support f1 2,0')).toBe('T22.3b');
    expect(table.refusal('declareCityAssault b1+t1 on 2,0')).toBe('T23.0.7');
    expect(table.refusal('assignMission support t1 1,1')).toBe('T23.0.7');
  });

  test('T22.3b support needs an assault to support', () => {
    const table = assault('blue inf 8-4 @ 1,0 as b1\nblue TAC 4-8 @ -5,0 as t1');
    table.play(['endMovement', 'assignMission support t1 2,0']);
    expect(table.refusal('endDeclaration')).toBe('T22.3b');
    table.play(['declareCityAssault b1 on 2,0', 'endDeclaration']).play('resolve 1', 1);
    expect(fought(table).attack).toBe(12);
  });

  test('T22.3 a whole declaration at once may hold assaults, and is written and read as it is', () => {
    const table = assault('blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,1 as b2\nred inf 1-4 @ 0,0 as r1');
    const whole = 'endDeclaration b1 on 0,0; assault b2 on 2,0';
    table.play('endMovement');
    const read = readCommand(table.game.world, table.state, whole);
    if (isFault(read)) throw new Error(read.message);
    expect(writeCommand(table.game.world, table.state, read.command)).toBe(whole);
    expect(table.refusal('endDeclaration b1 on 0,0; assault b1 on 2,0')).toBe('T22.3a');
    expect(table.refusal('endDeclaration b1 on 0,0; b2 on 2,0')).toBe('B7.a3');
    table.play(whole);
    expect(table.state.battles.map((battle) => battle.kind)).toEqual(['ground', 'assault']);
  });

  test('T22.3c each city hex is assaulted once in a player turn', () => {
    const table = assault('blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,1 as b2');
    table.play(['endMovement', 'declareCityAssault b1 on 2,0']);
    expect(table.refusal('declareCityAssault b2 on 2,0')).toBe('T22.3c');
    table.play('endDeclaration').play('resolve 1', 6);
    expect([table.state.mover, controller(table, '2,0')]).toEqual(['red', 'nobody']);
  });

  test('T22.3c in the next player turn it may be assaulted again', () => {
    const table = assault('blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,1 as b2\ncontrol blue -5,0');
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 1);
    turnOver(table);
    fight(table, 'declareCityAssault b2 on 2,0').play('resolve 1', 3);
    expect(controller(table, '2,0')).toBe('blue');
  });

  test('T22.3d the attacker chooses his losses, ground or aircraft; example: 8 + 4 SAC, die 4', () => {
    const table = assault('blue inf 8-4 @ 1,0 as b1\nblue SAC 4-20 @ -5,0 as s1');
    fight(table, 'declareCityAssault b1+s1 on 2,0').play('resolve 1', 4);
    expect(fought(table)).toMatchObject({ attack: 12, odds: '12-15', result: '4*' });
    expect([table.side, table.phase]).toEqual(['blue', 'T80.15']);
    expect(table.refusal('chooseLosses s1:3')).toBe('T22.3d');
    expect(table.refusal('chooseLosses s1:4+b1:1')).toBe('T22.3d');
    expect(table.refusal('chooseLosses rFar:1')).toBe('T22.3d');
    table.play('chooseLosses s1:4');
    expect([table.where('s1'), counter(table, 'b1'), controller(table, '2,0')]).toEqual(['lost', '8-4', 'blue']);
  });

  test('T22.3d artillery pays by attack factor, in whole pieces', () => {
    const table = assault('blue art 8-4-4 @ 1,0 as b1\nblue inf 1-4 @ 1,1 as b2');
    fight(table, 'declareCityAssault b1+b2 on 2,0').play('resolve 1', 2);
    expect(fought(table).result).toBe('3*');
    expect(table.refusal('chooseLosses b1:3')).toBe('T2.3.3');
    expect(table.refusal('chooseLosses b1:4+b2:1')).toBe('T22.3d');
    table.play('chooseLosses b1:2+b2:1');
    expect([counter(table, 'b1'), table.where('b2')]).toEqual(['6-3-4', 'lost']);
  });

  test('T22.3d never more is lost than took part', () => {
    const table = assault('blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,1 as b2');
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 6);
    expect([fought(table).result, table.where('b1'), table.where('b2')]).toEqual(['7', 'lost', '1,1']);
  });

  test('T22.3e a star captures the hex even if nobody survives', () => {
    const table = assault('blue inf 4-4 @ 1,0 as b1\nblue inf 1-4 @ -5,0');
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 3);
    expect([fought(table).result, table.where('b1'), controller(table, '2,0')]).toEqual(['4*', 'lost', 'blue']);
    expect(events(table, 'captured')).toMatchObject([{ by: 'blue' }]);
  });

  test('T22.3e survivors may advance into it, at most 12 size; aircraft may not', () => {
    const table = assault(
      'blue inf 12-4 @ 1,0 as b1\nblue inf 12-4 @ 1,1 as b2\nblue TAC 4-8 @ -5,0 as t1',
      `${EDGE}\nforest 2,0`,
    );
    fight(table, 'declareCityAssault b1+b2+t1 on 2,0').play('resolve 1', 2);
    expect(fought(table).result).toBe('0*');
    expect(legalTexts(table, 'advance')).toEqual(['advance b1 2,0', 'advance b2 2,0']);
    expect(table.refusal('advance b1 2,0 3,0')).toBe('T22.3e');
    table.play('advance b1 2,0');
    expect(table.phase).toBe('T80.9');
    expect([table.where('b1'), table.where('b2')]).toEqual(['2,0', '1,1']);
  });

  test('T22.3e without a star nothing else happens', () => {
    const table = assault('blue inf 8-4 @ 1,0 as b1', EDGE, 'minor n open');
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 1);
    expect([fought(table).result, counter(table, 'b1'), table.where('b1')]).toEqual(['2', '6-4', '1,0']);
    expect([controller(table, '2,0'), table.state.captured]).toEqual(['nobody', []]);
  });

  /** Strengths at both ends of a column. */
  const COLUMNS: Record<string, readonly [number, number]> = {
    '4-7': [4, 7],
    '8-11': [8, 11],
    '12-15': [12, 15],
    '16-19': [16, 19],
    '20-23': [20, 23],
    '24+': [24, 36],
  };
  /** `strength` factors on three hexes beside the city, the first of them large enough to pay for any cell. */
  const besieged = (strength: number, switches: string): Table => {
    const parts = [Math.min(strength, 12), Math.min(Math.max(strength - 12, 0), 12), Math.max(strength - 24, 0)];
    const units = ['1,0', '1,1', '2,1'].flatMap((at, i) =>
      (parts[i] ?? 0) > 0 ? [`blue inf ${parts[i]}-4 @ ${at} as b${i + 1}`] : [],
    );
    const table = war(`minor n open\n${units.join('\n')}\nblue inf 1-4 @ -5,0\n${RED}\nblue moves`, EDGE, 5, switches);
    const names = units.map((_, i) => `b${i + 1}`).join('+');
    return fight(table, `declareCityAssault ${names} on 2,0`);
  };
  const PRINTED = printed('T22.capture');
  /** The four stars that `cityTableMonotone` adds. */
  const STARRED = ['1 4-7', '1 8-11', '1 12-15', '1 16-19', '2 4-7'];

  test('T22.capture has 36 cells in the ledger', () => {
    expect(PRINTED).toHaveLength(36);
    expect([...new Set(PRINTED.map(({ column }) => column))]).toEqual(Object.keys(COLUMNS));
  });

  for (const switches of ['', 'cityTableMonotone']) {
    for (const { die, column, cell } of PRINTED) {
      const star = cell.endsWith('*') || (switches !== '' && STARRED.includes(`${die} ${column}`));
      const loses = Number.parseInt(cell, 10);
      test(`T22.capture ${switches} die ${die} at ${column}: ${loses}${star ? '*' : ''}`, () => {
        for (const strength of COLUMNS[column] ?? []) {
          const table = besieged(strength, switches);
          const before = sizeIn(table, 'blue', 'map');
          table.play('resolve 1', die);
          expect(fought(table)).toMatchObject({ attack: strength, odds: column, result: `${loses}${star ? '*' : ''}` });
          if (table.phase === 'T80.15' && legalTexts(table, 'chooseLosses').length > 0) {
            table.play(`chooseLosses b1:${loses}`);
          }
          expect(before - sizeIn(table, 'blue', 'map')).toBe(Math.min(loses, strength));
          expect(controller(table, '2,0')).toBe(star ? 'blue' : 'nobody');
        }
      });
    }
  }

  test('T22.capture chances of capture: 1, 2, 4, 5, 6, 6 in six; monotone 3, 3, 5, 6, 6, 6', () => {
    const chances = (switches: string) =>
      Object.values(COLUMNS).map(
        ([strength]) =>
          [1, 2, 3, 4, 5, 6].filter((die) =>
            fought(besieged(strength, switches).play('resolve 1', die)).result.endsWith('*'),
          ).length,
      );
    expect(chances('')).toEqual([1, 2, 4, 5, 6, 6]);
    expect(chances('cityTableMonotone')).toEqual([3, 3, 5, 6, 6, 6]);
  });

  test('T22.4 uncaptured minor cities have no zone of control', () => {
    const table = war(`blue inf 4-4 @ -1,0 as b1\n${RED}\nblue moves`, EDGE);
    table.play('moveUnit b1 0,0 1,0 1,1 2,1');
    expect(table.where('b1')).toBe('2,1');
    pass(table);
    expect(table.state.mover).toBe('red');
  });
});

describe('T22.5 violation', () => {
  test('T22.5 intact at the start; the first player whose unit enters violates it', () => {
    const table = war(`blue inf 4-4 @ 0,0 as b1\n${RED}\nblue moves`, LAND);
    expect(minor(table, 'n')).toBe('intact');
    table.play('moveUnit b1 0,1');
    expect(minor(table, 'n')).toBe('intact');
    table.play('moveUnit b1 1,0');
    expect(minor(table, 'n')).toBe('violated blue');
    table.play('takeBack');
    expect(minor(table, 'n')).toBe('intact');
  });

  test('T22.5 a written position says who violated a country', () => {
    expect(() => war(`minor n violated\nblue inf 1-4 @ -5,0\n${RED}\nblue moves`, LAND)).toThrow(
      /violated by blue or by red/,
    );
  });

  test('T22.5 Red violates as Blue does', () => {
    const table = war(`blue inf 1-4 @ -5,0\nred inf 4-4 @ 0,0 as r1\nred moves`, LAND);
    table.play('moveUnit r1 1,0');
    expect(minor(table, 'n')).toBe('violated red');
  });

  test('T22.5 flying over it violates', () => {
    // The neutral hexes leave no way round.
    const wall =
      'neutral 1,-5 1,-4 1,-3 1,-2 1,-1 1,1 1,2 1,3 1,4\nbelongs n 1,0\nbelongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,-5\ncity Redham : 5,-5';
    const table = war(`blue abn 4-4 @ -5,0 as b1\n${RED}\nblue moves`, wall);
    table.play('flyAirborne b1 3,0');
    expect([table.where('b1'), minor(table, 'n')]).toEqual(['3,0', 'violated blue']);
  });

  test('T22.5 an assault on a city hex from outside counts as entering', () => {
    const table = war(`blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\n${RED}\nblue moves`, EDGE);
    fight(table, 'declareCityAssault b1 on 2,0');
    expect(minor(table, 'n')).toBe('intact');
    table.play('resolve 1', 1);
    // Violated, and the two factors are due from the only unit that took part.
    expect([minor(table, 'n'), table.where('b1'), counter(table, 'b2'), table.state.mover]).toEqual([
      'violated blue',
      'lost',
      '4-4',
      'red',
    ]);
  });

  test('T22.5 an assault by the other player opens a violated country', () => {
    const table = war(`minor n violated red\nblue inf 8-4 @ 1,0 as b1\n${RED}\nblue moves`, EDGE);
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 1);
    expect([minor(table, 'n'), counter(table, 'b1')]).toEqual(['open', '6-4']);
  });

  test('T22.5a 2 factors at the end of each player turn of the violator, while he has units in it', () => {
    const table = war(`blue inf 8-4 @ 0,0 as b1\nred inf 1-4 @ 5,-5 as rFar\ncontrol blue -5,0\nblue moves`, LAND);
    table.play('moveUnit b1 1,0');
    turnOver(table);
    expect(counter(table, 'b1')).toBe('6-4');
    turnOver(table);
    expect(counter(table, 'b1')).toBe('6-4');
    turnOver(table);
    expect([counter(table, 'b1'), minor(table, 'n')]).toEqual(['4-4', 'violated blue']);
  });

  test('T22.5a units that only passed through pay too', () => {
    const table = war(`blue arm 6-6 @ 0,0 as b1\n${RED}\nblue moves`, LAND);
    table.play('moveUnit b1 1,0 1,1 0,2');
    turnOver(table);
    expect(counter(table, 'b1')).toBe('4-6');
  });

  test('T22.5a nothing is due when nobody is in it and nobody passed', () => {
    const table = war(`minor n violated blue\nblue arm 6-6 @ 0,0 as b1\n${RED}\nblue moves`, LAND);
    turnOver(table);
    expect([counter(table, 'b1'), minor(table, 'n')]).toEqual(['6-6', 'violated blue']);
  });

  test('T22.5a a unit that steps out of the country enters no hex of it and has not passed through', () => {
    const table = war(`minor n violated blue\nblue arm 6-6 @ 1,0 as b1\n${RED}\nblue moves`, LAND);
    table.play('moveUnit b1 0,0');
    turnOver(table);
    expect(counter(table, 'b1')).toBe('6-6');
    const longer = war(`minor n violated blue\nblue arm 6-6 @ 1,0 as b1\n${RED}\nblue moves`, LAND);
    longer.play('moveUnit b1 1,1 0,1');
    turnOver(longer);
    expect(counter(longer, 'b1')).toBe('4-6');
  });

  test('T22.5b he chooses among those in it and those that passed, and only these', () => {
    const table = war(
      `minor n violated blue\nblue inf 4-4 @ 1,1 as b1\nblue arm 6-6 @ 0,0 as b2\nblue inf 4-4 @ -1,0 as b3\n${RED}\nblue moves`,
      LAND,
    );
    table.play('moveUnit b2 1,0 0,0');
    pass(table);
    expect([table.side, table.phase]).toEqual(['blue', 'T80.10']);
    expect(table.refusal('chooseLosses b3:2')).toBe('T22.5a');
    expect(table.refusal('chooseLosses b1:1')).toBe('T22.5a');
    expect(table.refusal('chooseLosses b1:2+b2:1')).toBe('T22.5a');
    table.play('chooseMinorLosses b1:1+b2:1');
    expect(['b1', 'b2', 'b3'].map((id) => counter(table, id))).toEqual(['3-4', '5-6', '4-4']);
  });

  test('T22.5b if they total less than 2 all are lost', () => {
    const table = war(`blue inf 1-4 @ 0,0 as b1\nblue inf 1-4 @ -5,0\n${RED}\nblue moves`, LAND);
    table.play('moveUnit b1 1,0');
    turnOver(table);
    expect(table.where('b1')).toBe('lost');
  });

  test('T22.5b 2 for the country, however many units or crossings', () => {
    const table = war(
      `blue arm 6-6 @ 0,0 as b1\nblue arm 6-6 @ 0,0 as b2\nblue inf 4-4 @ 0,1 as b3\n${RED}\nblue moves`,
      LAND,
    );
    table.play(['moveUnit b1 1,0 0,0', 'moveUnit b1 1,0', 'moveUnit b2 1,0 1,1', 'moveUnit b3 1,1 0,1']);
    pass(table);
    table.play('chooseLosses b3:2');
    expect([table.state.mover, sizeIn(table, 'blue', 'map')]).toEqual(['red', 14]);
  });

  test('T22.5b example: a MDM flies over an intact country and back and pays, if it survived', () => {
    const wall =
      'neutral 1,-5 1,-4 1,-3 1,-2 1,-1 1,1 1,2 1,3 1,4\nbelongs n 1,0\nbelongs blue -5,0\ncity Bluton : -5,0\nbelongs red 3,0\ncity Redham : 3,0';
    const table = war('blue MDM 4-10 @ -5,0 as m1\nblue inf 4-4 @ -5,0\nred inf 4-4 @ 4,-1 as rFar\nblue moves', wall);
    fight(table, 'assignMission bombing m1 3,0');
    expect(minor(table, 'n')).toBe('violated blue');
    table.play(['landAircraft m1 -5,0', 'endLanding']);
    expect([counter(table, 'm1'), table.state.mover]).toEqual(['2-10', 'red']);
    const lost = war(
      'blue MDM 1-10 @ -5,0 as m1\nblue inf 4-4 @ -5,0 as b1\nred inf 3-4 @ 3,0 as r1\nblue moves',
      wall,
    );
    fight(lost, 'assignMission strategic m1 3,0').play('resolve 1', 1);
    expect([lost.where('m1'), counter(lost, 'b1'), lost.state.mover]).toEqual(['lost', '4-4', 'red']);
  });

  test('T22.5c flights take a way that neither violates nor makes a loss due whenever one is within range', () => {
    const lines = (state: string) =>
      `${state}\nblue abn 4-4 @ -5,0 as b1\nblue inf 4-4 @ -5,0 as b2\ncontrol blue -5,0\n${RED}\nblue moves`;
    for (const state of ['', 'minor n violated blue']) {
      const table = war(lines(state), LAND);
      const before = minor(table, 'n');
      table.play('flyAirborne b1 4,0');
      expect([minor(table, 'n'), table.state.passages]).toEqual([before, []]);
    }
    // A landing inside it cannot avoid it.
    const inside = war(lines(''), LAND);
    inside.play('flyAirborne b1 3,0');
    expect(minor(inside, 'n')).toBe('violated blue');
  });

  test('T22.5c the detour must be within range: a target at the end of it is flown to straight on', () => {
    const board =
      'belongs n 0,0 0,1 0,-1 0,2 0,-2 0,3 0,-3\nbelongs blue -4,0\ncity Bluton : -4,0\nbelongs red 4,0\ncity Redham : 4,0';
    const fly = (mf: number) => {
      const table = war(
        `blue SAC 4-${mf} @ -4,0 as s1\nblue inf 4-4 @ -4,0 as b1\nred inf 1-4 @ 4,0 as r1\nblue moves`,
        board,
      );
      fight(table, 'assignMission strategic s1 4,0');
      return minor(table, 'n');
    };
    expect([fly(8), fly(20)]).toEqual(['violated blue', 'intact']);
  });

  test('T22.5c a path the player gives himself is his own business', () => {
    const table = war(
      `blue abn 4-4 @ -5,0 as b1\nblue inf 4-4 @ -5,0 as b2\ncontrol blue -5,0\n${RED}\nblue moves`,
      LAND,
    );
    table.play('flyAirborne b1 -4,0 -3,0 -2,0 -1,0 0,0 1,0 1,1 1,2');
    expect(minor(table, 'n')).toBe('violated blue');
    turnOver(table);
    expect(counter(table, 'b1')).toBe('2-4');
  });

  test('T22.5d entering by retreat violates, without cost in the opponent’s player turn', () => {
    const board =
      'belongs n 2,0 3,0 2,-1 3,-1 1,1 2,1 4,-2 4,-1\ncity Nord : 4,-1\nbelongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,-5\ncity Redham : 5,-5';
    const table = war(`blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\n${RED}\ncontrol red 5,-5\nblue moves`, board);
    fight(table, 'declareBattle b1 on 1,0').play('resolve 1', 3);
    table.play(['chooseRetreat r1 2,0 3,0', 'endAdvance']);
    expect([minor(table, 'n'), counter(table, 'r1'), table.state.mover]).toEqual(['violated red', '3-4', 'red']);
    turnOver(table);
    expect(counter(table, 'r1')).toBe('1-4');
  });

  test('T22.5d entering by advance violates and costs in the same player turn', () => {
    const table = war(`blue arm 8-6 @ -1,0 as b1\nred inf 1-4 @ 0,0 as r1\n${RED}\nblue moves`, LAND);
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1');
    table.play('advance b1 0,0 1,0');
    expect([minor(table, 'n'), counter(table, 'b1')]).toEqual(['violated blue', '6-6']);
  });

  test('T22.5d so do an airborne landing and an invasion (T90.30)', () => {
    const table = war(
      `blue rng 2-4 sea A as b1\nblue inf 1-4 @ -5,0\n${RED}\nblue moves`,
      'sea 3,0 zone A\nbelongs n 2,0 1,0\nbelongs blue -5,0\ncity Bluton : -5,0',
    );
    table.play('stageInvasion b1 3,0 2,0');
    expect(minor(table, 'n')).toBe('intact');
    const landing = deskOf(table.game, LIBRARY)
      .actions(table.state, ['b1'])
      .find(({ verb }) => verb === 'landOnBeach');
    expect(landing?.choices.map(({ asks }) => english(asks ?? msg``))).toEqual([
      '',
      'Nord Walkure is neutral: whoever violates it loses factors as the player turn ends',
      '',
    ]);
    table.play('landOnBeach b1 2,0');
    expect(minor(table, 'n')).toBe('violated blue');
  });

  test('T22.5d example: units in two countries at the end of the turn: 2 in each, 4 in all', () => {
    const two = `${LAND}\nbelongs s -1,0 -2,0\ncity Sund : -2,0`;
    const table = war(`blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\n${RED}\nblue moves`, two);
    table.play(['moveUnit b1 1,0', 'moveUnit b2 -1,0']);
    turnOver(table);
    expect([counter(table, 'b1'), counter(table, 'b2')]).toEqual(['2-4', '2-4']);
  });

  test('T22.5a a unit in a captured city hex is in the country', () => {
    const two = `${LAND}\nbelongs n 4,-1\ncity Ost : 4,-1`;
    const table = war(
      `minor n violated blue\ncaptured 2,0\ncontrol blue 2,0\nblue inf 4-4 @ 2,0 as b1\n${RED}\nblue moves`,
      two,
    );
    turnOver(table);
    expect(counter(table, 'b1')).toBe('2-4');
  });

  test('T22.5b one unit that crossed two countries pays in both', () => {
    const two = `${LAND}\nbelongs s 0,0 -1,0\ncity Sund : -1,0`;
    const table = war(`blue arm 6-6 @ 0,-1 as b1\n${RED}\nblue moves`, two);
    table.play('moveUnit b1 0,0 1,0');
    turnOver(table);
    expect(counter(table, 'b1')).toBe('2-6');
  });
});

describe('T22.6 occupied and open countries', () => {
  const TWO =
    'belongs n 2,0 3,0 2,1 1,1\ncity Nord : 2,0\ncity Sund : 1,1\nbelongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,-5\ncity Redham : 5,-5';

  test('T22.6a occupied when the last city hex is captured, from violated', () => {
    const table = war(`blue inf 8-4 @ 1,0 as b1\nblue inf 8-4 @ 0,1 as b2\n${RED}\nblue moves`, TWO);
    fight(table, 'declareCityAssault b1 on 2,0', 'declareCityAssault b2 on 1,1').play('resolve 1', 3);
    table.play('endAdvance');
    expect([minor(table, 'n'), friendlyTo(table, '2,0')]).toEqual(['violated blue', []]);
    table.play('resolve 2', 3).play('endAdvance');
    expect([minor(table, 'n'), friendlyTo(table, '2,0'), friendlyTo(table, '1,1')]).toEqual([
      'occupied',
      ['blue'],
      ['blue'],
    ]);
    // T22.9: nothing more is lost.
    expect([counter(table, 'b1'), counter(table, 'b2'), table.state.mover]).toEqual(['4-4', '4-4', 'red']);
  });

  test('T22.6a occupied from open as well, and then no losses are taken', () => {
    const table = war(`minor n open\nblue inf 8-4 @ 3,0 as b1\n${RED}\nblue moves`, EDGE);
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 3).play('endAdvance');
    expect([minor(table, 'n'), counter(table, 'b1')]).toEqual(['occupied', '4-4']);
  });

  test('T22.6b open when the other player enters: from then on neither loses factors', () => {
    const table = war(
      `minor n violated blue\nblue inf 8-4 @ 1,0 as b1\nred inf 4-4 @ 2,2 as r1\ncontrol blue -5,0\n${RED}\nred moves`,
      LAND,
    );
    table.play('moveUnit r1 2,1');
    expect(minor(table, 'n')).toBe('open');
    turnOver(table);
    expect(counter(table, 'r1')).toBe('4-4');
    turnOver(table);
    expect([counter(table, 'b1'), minor(table, 'n')]).toEqual(['8-4', 'open']);
  });

  test('T22.6b flying over is enough', () => {
    const wall =
      'neutral 1,-5 1,-4 1,-3 1,-2 1,-1 1,1 1,2 1,3 1,4\nbelongs n 1,0\nbelongs blue -5,0\ncity Bluton : -5,0\nbelongs red 3,0\ncity Redham : 3,0';
    const table = war('minor n violated red\nblue abn 4-4 @ -5,0 as b1\nred inf 4-4 @ 5,-5\nblue moves', wall);
    table.play('flyAirborne b1 4,-2');
    expect(minor(table, 'n')).toBe('open');
    turnOver(table);
    expect(counter(table, 'b1')).toBe('4-4');
  });

  test('T22.6b a retreat into it opens it too: the violator owes nothing at the end of that very turn', () => {
    const table = war(
      `minor n violated blue\nblue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 2,1 as b2\nred inf 4-4 @ 1,-1 as r1\n${RED}\nblue moves`,
      LAND,
    );
    fight(table, 'declareBattle b1 on 1,-1').play('resolve 1', 3).play('chooseRetreat r1 2,-1 3,-1').play('endAdvance');
    expect([minor(table, 'n'), counter(table, 'b2'), table.state.mover]).toEqual(['open', '4-4', 'red']);
  });

  test('T22.6b the violator’s own units do not open it', () => {
    const table = war(`minor n violated blue\nblue inf 8-4 @ 0,0 as b1\n${RED}\nblue moves`, LAND);
    table.play('moveUnit b1 1,0');
    expect(minor(table, 'n')).toBe('violated blue');
  });

  test('T22.6c Q22.1 before the country is occupied a captured hex is entered and controlled but of no use', () => {
    const table = war(
      `captured 2,0\ncontrol blue 2,0 -5,0\nminor n violated blue\nblue abn 4-4 @ 2,0 as b1\nblue inf 4-4 @ 1,0 as b2\nblue inf 4-4 @ -5,0 as b3\n${RED}\nblue moves`,
      `${TWO}\nsea 3,-1 zone A`,
    );
    table.play('moveUnit b2 2,0');
    expect([controller(table, '2,0'), friendlyTo(table, '2,0'), supply(table, 'blue').capacity]).toEqual([
      'blue',
      [],
      12,
    ]);
    expect(table.refusal('flyAirborne b1 0,0')).toBe('T22.6c');
    expect(table.refusal('airTransport b1 -5,0')).toBe('T22.6c');
    expect(table.refusal('airTransport b3 2,0')).toBe('T22.6c');
    expect(table.refusal('embark b1 A')).toBe('T22.6c');
  });

  test('T22.6c no base either; and an occupied city is an ordinary one', () => {
    const lines = (state: string) =>
      `captured 2,0 1,1\ncontrol blue 2,0 1,1 -5,0\nminor n ${state}\nblue TAC 4-8 @ -5,0 as t1\nblue abn 4-4 @ 2,0 as b1\n${RED}\nblue moves`;
    const open = war(lines('occupied'), `${TWO}\nsea 3,-1 zone A`);
    expect(supply(open, 'blue').capacity).toBe(36);
    open.play(['flyAirborne b1 0,0', 'endMovement', 'endDeclaration', 'rebase t1 2,0']);
    expect(open.where('t1')).toBe('2,0');
    const shut = war(lines('open').replace('captured 2,0 1,1', 'captured 2,0'), TWO);
    shut.play(['endMovement', 'endDeclaration']);
    expect(shut.refusal('rebase t1 2,0')).toBe('T22.6c');
  });

  test('T22.6c each side keeps what it captured when the last hex falls', () => {
    const table = war(
      `captured 1,1\ncontrol red 1,1\nminor n open\nblue inf 8-4 @ 3,0 as b1\nred inf 4-4 @ 0,2 as r1\n${RED}\nblue moves`,
      TWO,
    );
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 3).play('endAdvance');
    expect([minor(table, 'n'), friendlyTo(table, '2,0'), friendlyTo(table, '1,1')]).toEqual([
      'occupied',
      ['blue'],
      ['red'],
    ]);
  });

  test('T22.7 from open or occupied it never goes back', () => {
    for (const state of ['open', 'occupied']) {
      const table = war(
        `minor n ${state}\n${state === 'occupied' ? 'captured 2,0\ncontrol red 2,0' : ''}\nblue inf 8-4 @ 0,0 as b1\n${RED}\nblue moves`,
        LAND,
      );
      table.play('moveUnit b1 1,0');
      turnOver(table);
      expect([minor(table, 'n'), counter(table, 'b1')]).toEqual([state, '8-4']);
    }
  });

  test('T22.7 a country violated by one side is not violated anew by the other', () => {
    const table = war(`minor n violated red\nblue inf 8-4 @ 0,0 as b1\n${RED}\nblue moves`, LAND);
    table.play('moveUnit b1 1,0');
    expect(minor(table, 'n')).toBe('open');
  });

  test('T22.8 an evacuated country stays occupied; its cities pass to whoever covers them alone', () => {
    const table = war(
      `minor n occupied\ncaptured 2,0\ncontrol blue 2,0 -5,0\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 3,2 as r1\n${RED}\nblue moves`,
      LAND,
    );
    table.play('moveUnit b1 0,0');
    turnOver(table);
    expect([minor(table, 'n'), controller(table, '2,0'), friendlyTo(table, '2,0')]).toEqual([
      'occupied',
      'blue',
      ['blue'],
    ]);
    table.play('moveUnit r1 2,2 2,1');
    turnOver(table);
    expect([minor(table, 'n'), friendlyTo(table, '2,0')]).toEqual(['occupied', ['red']]);
  });

  test('T22.9 Q22.2 all city hexes taken in the player turn of the violation: no loss', () => {
    const table = war(`blue inf 12-4 @ 0,0 as b1\n${RED}\nblue moves`, LAND);
    table.play('moveUnit b1 1,0');
    expect(minor(table, 'n')).toBe('violated blue');
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 2).play('advance b1 2,0');
    expect([minor(table, 'n'), counter(table, 'b1'), table.state.mover]).toEqual(['occupied', '9-4', 'red']);
  });
});
