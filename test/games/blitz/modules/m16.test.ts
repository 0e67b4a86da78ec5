import { describe, expect, test } from 'vitest';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { strikeColumn, strikeResult } from '#games/blitz/combat/artillery/strike-table.ts';
import { ends, events, fought, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { type Table } from '../table.ts';
import { at, modular } from './table.ts';

const FAR = 'red inf 4-4 @ -4,4 as far\nblue inf 4-4 @ 4,-4 as home';
const m16 = (lines: string, board = '', modules = 'M3 M4 M5 M16', who = 'blue attacks'): Table =>
  modular(modules, `${lines}\n${FAR}\n${who}`, board);

describe('M16 artillery', () => {
  test('M16.0, M16.1 only the second factor of artillery is used, everywhere', () => {
    expect(MODULES.M16.rule).toBe('M16.0');
    const table = m16('blue art 8-4-4 @ 1,0 as a1\nblue arm 4-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1');
    expect(table.unit('a1')).toMatchObject({ af: 4, df: 4 });
    table.play('declareBattle a1+b1 on 0,0', 5);
    expect(fought(table)).toMatchObject({ attack: 8, odds: '2-1' });
    // Without M4 on the base tables (M70.fallback).
    const base = m16('blue art 8-4-4 @ 1,0 as a1\nblue arm 4-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1', '', 'M3 M5 M16');
    expect(fought(base.play('declareBattle a1+b1 on 0,0', 3))).toMatchObject({ attack: 8, odds: '2-1' });
  });

  test.each(['basic', 'tournament'])(
    'M4.18, M70.fallback without M4 artillery alone in one of the hexes falls, and those who go back are the others (%s)',
    (level) => {
      const lines = 'blue art 8-4-4 @ 1,0 as b1\nred art 8-4-4 @ 0,0 as a1\nred inf 4-4 @ 0,1 as r1';
      const table = modular('M16', `${lines}\n${FAR}\nblue declares`, '', level);
      table.play('endDeclaration b1 on 0,0+0,1').play('resolve 1', 3);
      expect([table.where('a1'), at(table)]).toEqual(['lost', 'retreat']);
      roundTrip(table);
    },
  );

  test('M16.2 stacked with others it adds nothing to the defence', () => {
    const table = m16('blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred art 8-4-4 @ 0,0 as a1').play(
      'declareBattle b1 on 0,0',
    );
    expect([at(table), table.side]).toEqual(['support', 'red']);
    table.play('support none', 5);
    expect(fought(table)).toMatchObject({ defence: 4, odds: '2-1' });
  });

  test('M16.chart b the account of a battle names the guns that fired in defence', () => {
    const lines = 'blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred art 8-4-4 @ -1,0 as a1';
    const clash = (support: string, die: number) => {
      const table = m16(lines).play('declareBattle b1 on 0,0').play(support, die);
      const shown = deskOf(table.game, LIBRARY).happened(table.before, table.events);
      return shown.flatMap((one) => (one.is === 'own' ? (one.clash ?? []) : []))[0];
    };
    expect(clash('support a1', 5)).toMatchObject({ defenders: ['r1'], support: ['a1'] });
    expect(clash('support none', 5)?.support).toBeUndefined();
  });

  test('M16.3 alone it is eliminated without a roll by any attack of other ground units, and can be overrun', () => {
    const table = m16('blue inf 1-4 @ 1,0 as b1\nred art 8-4-4 @ 0,0 as a1').play('declareBattle b1 on 0,0');
    expect([fought(table).result, table.where('a1')]).toEqual(['OR', 'lost']);
    const run = m16('blue inf 1-4 @ 1,0 as b1\nred art 8-4-4 @ 0,0 as a1', '', 'M3 M4 M16', 'blue moves');
    expect(run.play('overrun b1 0,0').where('a1')).toBe('lost');
    const base = m16('blue inf 1-4 @ 1,0 as b1\nred art 8-4-4 @ 0,0 as a1', '', 'M3 M16').play(
      'declareBattle b1 on 0,0',
    );
    expect(base.where('a1')).toBe('lost');
    const guns = m16('blue art 8-4-4 @ 1,0 as g1\nred art 8-4-4 @ 0,0 as a1');
    expect(guns.refusal('declareBattle g1 on 0,0')).toBe('M16.chart');
  });

  test('M16.4 no zone of control, with M3 or without; its zone of effect is the hexes beside it', () => {
    const table = m16('blue inf 4-4 @ 2,0 as b1\nred art 8-4-4 @ 0,0 as a1', '', 'M16', 'blue moves').play(
      'moveUnit b1 1,0',
    );
    expect(table.unit('b1').stopped).toBe(false);
    const far = m16(
      'blue art 8-4-4 @ 2,0 as g1\nblue art 8-4-4 @ 1,0 as g2\nred inf 4-4 @ 0,0 as r1',
      '',
      'M3 M4 M16',
      'blue bombards',
    );
    expect(far.refusal('bombard g1 on 0,0')).toBe('M16.7');
  });

  test('M16.5 it fires once from its owner’s player turn to the next: attack, bombardment or support', () => {
    const lines =
      'blue art 8-4-4 @ 1,0 as g1\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred art 8-4-4 @ -1,0 as a1';
    const table = m16(lines, '', 'M3 M4 M16', 'blue bombards').play('bombard g1 on 0,0', 6);
    expect(table.unit('g1').fired).toBe(true);
    roundTrip(table);
    // After firing it could only attack.
    expect(table.refusal('declareBattle g1+b1 on 0,0')).toBe('M16.5');
    table.play('declareBattle b1 on 0,0').play('support a1', 6);
    expect(events(table, 'fired')[0]?.units).toEqual([table.state.units.indexOf(table.unit('a1'))]);
    // In its owner's own player turn it fires again.
    expect([table.state.mover, table.unit('a1').fired, table.unit('g1').fired]).toEqual(['red', undefined, true]);
    const attack = m16(`${lines}\n`, '', 'M3 M4 M16').play('declareBattle g1+b1 on 0,0').play('support none', 6);
    expect(attack.unit('g1').fired).toBe(true);
  });

  test('M16.5, B7.a9 without M3 who has fired need not attack', () => {
    const lines = 'blue art 8-4-4 @ 1,0 as g1 fired\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1';
    const table = m16(lines, '', 'M16', 'blue declares');
    expect(table.refusal('endDeclaration g1+b1 on 0,0')).toBe('M16.5');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play('endDeclaration b1 on 0,0');
  });

  test('M16.6 it moves and fires in one player turn', () => {
    const table = m16('blue art 8-4-4 @ 2,0 as g1\nred inf 4-4 @ 0,0 as r1', '', 'M3 M4 M16', 'blue moves');
    table.play(['moveUnit g1 1,0', 'endMovement']).play('bombard g1 on 0,0', 6);
    expect(events(table, 'bombarded')[0]).toMatchObject({ column: 3, die: 6, result: '-' });
  });

  test('M16.chart b without M4 an attack that support brings below 1-6 ends like T7.2.17, without a roll', () => {
    const lines = 'blue inf 1-4 @ 1,0 as b1\nred inf 6-4 @ 0,0 as r1\nred art 8-4-4 @ -1,0 as g1';
    const table = m16(lines, '', 'M3 M16').play('declareBattle b1 on 0,0');
    expect(table.side).toBe('red');
    table.play('support g1');
    expect([table.unit('b1').place, table.unit('r1').place]).toEqual(['lost', 'map']);
  });

  test('M16.7, M16.chart several fire at one hex together; three factors are needed', () => {
    const table = m16(
      'blue art 4-2-4 @ 1,0 as g1\nblue art 8-4-4 @ 0,1 as g2\nred inf 4-4 @ 0,0 as r1',
      '',
      'M3 M4 M16',
      'blue bombards',
    );
    expect(table.refusal('bombard g1 on 0,0')).toBe('M16.chart');
    expect(legalTexts(table, 'bombard')).toEqual(['bombard g1+g2 on 0,0', 'bombard g2 on 0,0']);
    table.play('bombard g1+g2 on 0,0', 2);
    expect(events(table, 'bombarded')[0]).toMatchObject({ column: 6, result: 'H' });
  });

  test('M12.sbt the table as it is printed; M0.19 above six there is no effect', () => {
    const rows = ['HDDDD', 'HHDDD', '-HHHD', '--HHH', '---HH', '----H'];
    rows.forEach((row, i) =>
      expect([3, 6, 12, 18, 24].map((column) => strikeResult(column, i + 1)).join('')).toBe(row),
    );
    expect([2, 3, 5, 6, 17, 18, 99].map(strikeColumn)).toEqual([undefined, 3, 3, 6, 12, 18, 24]);
    expect(strikeResult(24, 7)).toBe('-');
  });

  test('M12.hd, M16.chart c: H halves the movement of all in the hex, D costs a factor, halves them and holds them', () => {
    const guns = '1,0 0,1 -1,1'
      .split(' ')
      .map((hex, i) => `blue art 8-4-4 @ ${hex} as g${i + 1}`)
      .join('\n');
    const lines = `${guns}\nred inf 4-4 @ 0,0 as r1\nred inf 2-4 @ 0,0 as r2`;
    const hit = m16(lines, '', 'M3 M4 M16', 'blue bombards').play('bombard g1+g2+g3 on 0,0', 3);
    expect([hit.unit('r1').hitTill, hit.unit('r2').hitTill]).toEqual([1, 1]);
    roundTrip(hit);
    hit.play('endCombat');
    expect(hit.state.mover).toBe('red');
    expect(hit.refusal('moveUnit r1 0,-1 0,-2 0,-3')).toBe('B11.1');
    hit.play('moveUnit r1 0,-1 0,-2');
    const struck = m16(lines, '', 'M3 M4 M16', 'blue bombards').play('bombard g1+g2+g3 on 0,0', 1);
    expect([at(struck), struck.side, struck.phase]).toEqual(['losses', 'red', 'M80.24']);
    struck.play('chooseLosses r2:1');
    expect([struck.unit('r2').df, struck.unit('r1').shakenTill]).toEqual([1, 1]);
    struck.play('endCombat');
    expect(struck.refusal('moveUnit r1 0,-1')).toBe('M12.hd');
    expect(ends(struck, 'moveUnit', 'r1')).toEqual([]);
    // Halves are exact (M0.8).
    struck.play('endMovement');
    const { world } = struck.game;
    expect(world.rules.factor({ state: struck.state, unit: struck.unit('r2'), as: 'attack' })).toMatchObject([
      { value: { n: 1, d: 2 } },
    ]);
  });

  test('M12.14 one more on the die against a city or mountain hex', () => {
    const lines = 'blue art 8-4-4 @ 1,0 as g1\nred inf 4-4 @ 0,0 as r1';
    const city = m16(lines, 'city Town : 0,0', 'M3 M4 M16', 'blue bombards').play('bombard g1 on 0,0', 2);
    expect(events(city, 'bombarded')[0]).toMatchObject({ die: 2, result: '-' });
    const open = m16(lines, '', 'M3 M4 M16', 'blue bombards').play('bombard g1 on 0,0', 2);
    expect(events(open, 'bombarded')[0]).toMatchObject({ result: 'H' });
  });

  test('M16.9, M16.8, M90.75 example: 14:8, with one supporting ART 14:12, the defenders in a city 14:20 = 1:2', () => {
    const lines =
      'blue arm 6-6 @ 1,0 as b1\nblue art 8-4-4 @ 1,0 as g1\nblue art 8-4-4 @ 1,0 as g2\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 0,0 as r2\nred art 8-4-4 @ -1,0 as a1';
    const none = m16(lines).play('declareBattle b1+g1+g2 on 0,0').play('support none', 6);
    expect(fought(none)).toMatchObject({ attack: 14, defence: 8, odds: '1-1', result: 'AD2' });
    // Losses may be taken from it like from any other attacker, at its second factor.
    none.play('chooseLosses g1:2');
    expect(none.unit('g1').df).toBe(2);
    const one = m16(lines).play('declareBattle b1+g1+g2 on 0,0').play('support a1', 6);
    expect(fought(one)).toMatchObject({ attack: 14, defence: 12, odds: '1-1' });
    const city = m16(lines, 'city Town : 0,0').play('declareBattle b1+g1+g2 on 0,0');
    roundTrip(city);
    city.play('support a1', 6);
    expect(fought(city)).toMatchObject({ attack: 14, defence: 20, odds: '1-2' });
  });

  test('M16.8 not by artillery that has fired, is too far, or stands alone in a hex that is attacked', () => {
    const table = m16(
      'blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred art 8-4-4 @ -1,0 as a1\nred art 8-4-4 @ 0,-1 fired as a2\nred art 8-4-4 @ -2,0 as a3',
    ).play('declareBattle b1 on 0,0');
    expect(table.refusal('support a2')).toBe('M16.5');
    expect(table.refusal('support a3')).toBe('M16.8');
    expect(legalTexts(table, 'support')).toEqual(['support a1', 'support none']);
  });

  test('M4.30 example: 8 against a 4-4 in a city: two supporting ART make it 1:2, three sink it to 1:3 and cost 3 without a roll', () => {
    const lines =
      'blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred art 8-4-4 @ -1,0 as a1\nred art 8-4-4 @ 0,-1 as a2\nred art 8-4-4 @ -1,1 as a3';
    const two = m16(lines, 'city Town : 0,0').play('declareBattle b1 on 0,0').play('support a1+a2', 6);
    expect(fought(two)).toMatchObject({ attack: 8, defence: 16, odds: '1-2' });
    const three = m16(lines, 'city Town : 0,0').play(['declareBattle b1 on 0,0', 'support a1+a2+a3']);
    expect(fought(three)).toMatchObject({ defence: 20, odds: '1-3', result: 'AD3' });
    expect([three.unit('b1').af, three.where('r1')]).toEqual([5, '0,0']);
  });

  test('M90.75 support lifts a battle out of 10:1: it is rolled then', () => {
    const table = m16(
      'blue arm 8-6 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\nred inf 1-4 @ 0,0 as r1\nred art 8-4-4 @ -1,0 as a1',
    );
    table.play('declareBattle b1+b2 on 0,0').play('support a1', 1);
    expect(fought(table)).toMatchObject({ defence: 5, odds: '2-1', result: 'R2' });
  });

  test('M90.60 isolated artillery fires at half: two of 4 make 4 and may use column 3', () => {
    const table = m16(
      'blue art 8-4-4 isolated @ 1,0 as g1\nblue art 8-4-4 isolated @ 0,1 as g2\nred inf 4-4 @ 0,0 as r1',
      '',
      'M3 M4 M10 M16',
      'blue bombards',
    );
    expect(table.refusal('bombard g1 on 0,0')).toBe('M16.chart');
    table.play('bombard g1+g2 on 0,0', 1);
    expect(events(table, 'bombarded')[0]).toMatchObject({ column: 3, result: 'H' });
  });

  test('M90.6 artillery that fired moves in impulse 2', () => {
    const table = m16('blue art 8-4-4 @ 1,0 as g1\nred inf 4-4 @ 0,0 as r1', '', 'M1 M3 M4 M16', 'blue bombards');
    table.play('bombard g1 on 0,0', 6).play('endCombat');
    expect(at(table)).toBe('movement');
    table.play('moveUnit g1 2,0');
  });

  test('M90.59 it counts for stacking at its second factor and makes no hex defended', () => {
    const table = m16(
      'blue inf 4-4 @ 1,0 as b1\nred art 8-4-4 @ 0,0 as a1\nred art 8-4-4 @ 0,0 as a2\nred art 8-4-4 @ 0,0 as a3',
    );
    table.play('declareBattle b1 on 0,0');
    expect([table.where('a1'), table.where('a3')]).toEqual(['lost', 'lost']);
  });
});
