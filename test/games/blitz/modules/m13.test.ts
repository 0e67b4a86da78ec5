import { describe, expect, test } from 'vitest';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { flakColumn, flakLosses } from '#games/blitz/air/flak/flak-table.ts';
import { events, fought, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { type Table } from '../table.ts';
import { at, modular, rows } from './table.ts';

const FAR = [
  'red inf 4-4 @ -4,4 as far',
  'blue inf 4-4 @ 4,-4 as home',
  'blue airbase 1-0 @ 4,-3 as bb',
  'red airbase 1-0 @ -4,3 as rb',
].join('\n');
const m13 = (lines: string, modules = 'M12 M13', who = 'blue moves', board = '', level = 'basic'): Table =>
  modular(modules, `${lines}\n${FAR}\n${who}`, board, level);

const MDM = 'blue MDM 4-10 @ 4,-3 as m1\nblue MDM 4-10 @ 4,-3 as m2';
const STRIKE = 'declareStrike 0,0 units m1+m2 from 4,-3 by 3,-3 2,-2 1,-1 0,0';
const RED = 'red inf 4-4 @ 0,0 as r1';

describe('M13 flak', () => {
  test('M13.fdt, M13.5 the table as it is printed; the highest column not above, below one no fire', () => {
    const columns = [1, 2, 3, 4, 5, 6, 7, 9, 12, 18];
    for (const [die, ...cells] of rows('| Die | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 |'))
      cells.forEach((cell, i) => expect(flakLosses(columns[i] ?? 0, Number(die)), `${die} ${i}`).toBe(Number(cell)));
    expect([0.5, 1, 8, 9, 11, 30].map(flakColumn)).toEqual([undefined, 1, 7, 9, 9, 18]);
  });

  test('M13.fdt example: FLAK 3 and FLAK 2 whose zones share a hex of the path: one volley of 5, die 2 costs 4 factors, bombers first', () => {
    const lines = `${MDM}\nblue FTR 4-12 @ 4,-3 as e1\n${RED}\nred flak 3-2 @ 2,-1 as k1\nred flak 2-2 @ 1,-2 as k2`;
    const table = m13(lines).play(`${STRIKE.replace('m1+m2', 'm1+m2 escort e1')}`);
    expect([table.side, at(table)]).toEqual(['red', 'flight']);
    roundTrip(table);
    table.play('nameVolleys k1+k2 on 1,-1').play('goOn', 2);
    expect(events(table, 'flakFired')[0]).toMatchObject({ column: 5, die: 2, lost: 4 });
    roundTrip(table);
    table.play('chooseLosses m1:4', 1);
    expect([table.where('m1'), table.unit('e1').df]).toEqual(['lost', 4]);
    expect(events(table, 'struckFromAir')[0]).toMatchObject({ column: 3, result: 'H' });
  });

  test('M13.0, M13.1, M13.2, M13.3 its hex and the six beside it; units that fire together reach one hex of the path', () => {
    expect(MODULES.M13.rule).toBe('M13.0');
    const table = m13(
      `${MDM}\n${RED}\nred flak 3-2 @ 2,-1 as k1\nred flak 2-2 @ 0,0 as k2\nred flak 2-2 @ -3,0 as k3`,
    ).play(STRIKE);
    expect(table.refusal('nameVolleys k1+k2 on 2,-2')).toBe('M13.3');
    expect(table.refusal('nameVolleys k1 on 3,0')).toBe('M13.2');
    expect(table.refusal('nameVolleys k3 on 0,0')).toBe('M13.3');
    expect(table.refusal('nameVolleys k1 on 2,-2; k1 on 1,-1')).toBe('M13.4');
  });

  test('M13.4, M12.24 each fires once in the enemy’s player turn; a group it has made abort counts', () => {
    const lines = `${MDM}\n${RED}\nred inf 4-4 @ 0,1 as r2\nred flak 4-2 @ 0,0 as k1`;
    const table = m13(lines).play('declareStrike 0,0 units m1').play('nameVolleys k1 on 0,0');
    table.play('abort 4,-3');
    expect([table.where('m1'), table.unit('m1').df]).toEqual(['4,-3', 4]);
    // No volley is left for the second strike.
    table.play('declareStrike 0,1 units m2', 6);
    expect([at(table), table.side]).toEqual(['flight', 'blue']);
    table.play(['flyHome', 'endMovement', 'endDeclaration']);
    expect([table.state.mover, table.unit('k1').fired]).toEqual(['red', undefined]);
  });

  test('M12.24, M13.3 who was named against a group that has turned back stays named; the others are asked still', () => {
    const lines = `blue MDM 4-10 @ 4,-3 as m1\nblue airbase 1-0 @ 4,0 as b2\nblue MDM 4-10 @ 4,0 as m3\n${RED}`;
    const flak = m13(`${lines}\nred flak 4-2 @ 3,1 as k1`).play('declareStrike 0,0 units m1+m3');
    flak.play('nameVolleys k1 on 3,0').play('abort 4,0');
    expect([at(flak), flak.side, flak.where('m3')]).toEqual(['flight', 'blue', '4,0']);
    roundTrip(flak).play('goOn', 6);
    const met = m13(
      `options interceptAnywhere=on\n${lines}\nred airbase 1-0 @ 2,2 as ra\nred FTR 4-12 @ 2,2 as f1 oncall\nblue airbase 1-0 @ 4,-1 as b3\nblue MDM 4-10 @ 4,-1 as m4`,
    );
    met.play('declareStrike 0,0 units m3+m4 from 4,0 by 3,0 2,0 1,0 0,0 from 4,-1 by 3,0 2,0 1,0 0,0');
    met.play(['assignInterceptor f1 3,0 of 4,0', 'abort 4,0']);
    roundTrip(met);
  });

  test('M13.6, M13.10 bombers first, then transports, then fighters; all missions over a hex are one target', () => {
    const lines = `blue MAC 1-10 @ 4,-3 as c1\nblue abn 4-4 @ 4,-3 as p1\nblue FTR 4-12 @ 4,-3 as e1\nred flak 4-2 @ 1,1 as k1\nred inf 4-4 @ -3,3 as r1`;
    const table = m13(lines)
      .play('dropAirborne c1 2,0 with p1 escort e1')
      .play('nameVolleys k1 on 2,0')
      .play('goOn', 1);
    expect([table.where('c1'), table.where('p1'), table.unit('e1').df]).toEqual(['lost', 'lost', 3]);
  });

  test('M13.7, M90.47 no volley into the hex where friendly interceptors meet the flight; others fire', () => {
    const lines = `${MDM}\n${RED}\nred flak 4-2 @ 0,0 as k1\nred FTR 4-12 @ -4,3 as f1 oncall`;
    const table = m13(lines).play(STRIKE).play('assignInterceptor f1 0,0');
    expect(table.refusal('nameVolleys k1 on 0,0')).toBe('M13.7');
    table.play('nameVolleys k1 on 1,-1').play('goOn').play('refuse', 1);
    expect(events(table, 'flakFired')[0]).toMatchObject({ column: 4, lost: 2 });
  });

  test('M13.8, M12.14 two factors in the target hex that fired make the die one more', () => {
    const table = m13(`${MDM}\n${RED}\nred flak 2-2 @ 0,0 as k1`)
      .play(STRIKE)
      .play('nameVolleys k1 on 0,0')
      .play('goOn', 1);
    table.play('chooseLosses m1:1', 2);
    expect(events(table, 'struckFromAir')[0]).toMatchObject({ column: 6, die: 2, more: 1, result: 'H' });
  });

  test('M13.9, M12.27 unused flak fires on the way home; no abort', () => {
    const table = m13(`${MDM}\n${RED}\nred flak 4-2 @ 2,-1 as k1`).play(STRIKE).play('nameVolleys none', 6);
    table.play('flyHome m1+m2 1,-1 2,-2 3,-3 4,-3');
    expect([table.side, at(table)]).toEqual(['red', 'flight']);
    roundTrip(table);
    table.play('nameVolleys k1 on 1,-1', 1);
    table.play('chooseLosses m1:2');
    expect([table.unit('m1').df, table.where('m1'), at(table)]).toEqual([2, '4,-3', 'movement']);
  });

  test('M13.11, M10.20 isolated flak fires at half', () => {
    const table = m13(`${MDM}\n${RED}\nred flak 3-2 @ 0,0 as k1 isolated`, 'M10 M12 M13').play(STRIKE);
    table.play('nameVolleys k1 on 0,0').play('goOn', 6);
    expect(events(table, 'flakFired')[0]).toMatchObject({ column: 1, lost: 1 });
  });

  test('M13.12 alone it is removed by ground units that enter and may go on, not by artillery; in combat without a roll', () => {
    const lines = 'blue inf 4-4 @ 2,0 as b1\nblue art 8-4-4 @ 2,0 as a1\nred flak 4-2 @ 1,0 as k1';
    const table = m13(lines);
    expect(table.refusal('moveUnit a1 1,0')).toBe('M13.12');
    table.play('moveUnit b1 1,0 0,0');
    expect([table.where('k1'), table.where('b1')]).toEqual(['lost', '0,0']);
    const fight = m13(
      'blue arm 8-6 @ 1,0 as b1\nred inf 2-4 @ 0,0 as r1\nred flak 4-2 @ 0,0 as k1',
      'M3 M4 M12 M13',
      'blue attacks',
    );
    fight.play('declareBattle b1 on 0,0', 5);
    expect(fought(fight).defence).toBe(2);
  });

  test('M13.12, B19.5.3, M15.8 no retreat, and no guerilla that slips away, comes into a hex with enemy flak', () => {
    const lines =
      'blue arm 8-6 @ 1,0 as b1\nred inf 2-4 @ 0,0 as r1\nblue flak 4-2 @ -1,0 as k1\nblue flak 2-2 @ -1,1 as k2';
    const table = m13(lines, 'M3 M4 M12 M13', 'blue attacks').play('declareBattle b1 on 0,0', 1).play('chooseK 0');
    const ends = legalTexts(table, 'chooseRetreat');
    expect(ends.filter((text) => /(?:0,-1|-1,0|-1,1|0,1) /.test(`${text} `)).length).toBeGreaterThan(0);
    expect(ends.join('\n')).not.toMatch(/ -1,0(?: |$)| -1,1(?: |$)/m);
    const slip = m13(
      'blue arm 8-6 @ 1,0 as b1\nred guerilla 2-4 @ 0,0 of c as g1\nblue flak 4-2 @ -1,0 as k1',
      'M3 M4 M12 M13 M15',
      'blue attacks',
      'belongs c 0,0 -1,1',
      'tournament',
    );
    slip.play('declareBattle b1 on 0,0');
    expect(slip.refusal('refuse g1 -1,0')).toBe('B19.5.3');
    slip.play('refuse g1 -1,1');
    expect(slip.where('k1')).toBe('-1,0');
  });

  test('M13.12, M3.7 enemy flak keeps flak out of its hex', () => {
    const lines = 'blue flak 4-2 @ 2,0 as k1\nred flak 4-2 @ 1,0 as k2';
    expect(m13(lines, 'M6 M12 M13', 'blue moves: flak').refusal('moveFlak k1 1,0')).toBe('M13.12');
  });

  test('M4.19, M90.23 flak goes back with the last ground units of its hex', () => {
    const lines = 'blue arm 8-6 @ 1,0 as b1\nred inf 2-4 @ 0,0 as r1\nred flak 4-2 @ 0,0 as k1';
    const table = m13(lines, 'M3 M4 M12 M13', 'blue attacks').play('declareBattle b1 on 0,0', 1).play('chooseK 0');
    table.play(`${legalTexts(table, 'chooseRetreat')[0]}`);
    expect(table.where('k1')).toBe(table.where('r1'));
  });

  test('M80.22, M90.6, M90.53, M5.4 flak moves two points in a step of its own, one unit in a hex', () => {
    const lines = 'blue flak 4-2 @ 3,0 as k1\nblue flak 2-2 @ 2,1 as k2';
    const table = m13(lines, 'M5 M6 M12 M13', 'blue moves: flak');
    expect(table.phase).toBe('M80.22');
    table.play('moveFlak k1 2,1');
    expect(table.refusal('endStep')).toBe('M5.4');
    expect(table.refusal('moveFlak k1 3,1')).toBe('M6.4');
    table.play('moveFlak k2 1,2');
    expect(m13(lines).refusal('moveUnit k1 2,0')).toBe('M80.22');
  });

  test('M13.13, M12.12, M90.54 flak is no target from the air and does not fire in its own player turn', () => {
    const table = m13(`${MDM}\nred flak 4-2 @ 0,0 as k1\nblue flak 4-2 @ 2,-2 as k2`);
    expect(table.refusal('declareStrike 0,0 units m1')).toBe('M12.11');
    const { world } = table.game;
    expect(world.rules.flak({ world, state: table.state, side: 'blue' })).toEqual([]);
  });
});
