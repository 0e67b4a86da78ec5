import { describe, expect, test } from 'vitest';
import { railResult } from '#games/blitz/combat/artillery/strike-table.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { position, type Table } from '../table.ts';
import { at, found, rows } from './table.ts';

const BOARD = [
  'grid radius 5',
  'country b blue Blue',
  'country r red Red',
  'country m minor Mid',
  'city Werk : 0,0',
  'city Rot : -5,0',
  'belongs r 0,0 1,-1 -1,0 -5,0 -4,0',
  'city Blau : 5,0',
  'belongs b 5,0 4,0 3,0',
  'belongs m 0,3 0,4',
  'road 2,0 1,0 0,0 -1,0 -2,0',
  'road 1,2 0,3 0,4',
  'river R : -1,0 -1,1',
].join('\n');
const FAR = 'red inf 1-4 @ -5,0 as r0\nblue inf 1-4 @ 5,0 as b0';
const fire = (lines: string, modules = 'M3 M4 M7 M9 M16', phase = 'blue bombards', turn = 2): Table =>
  position(
    `game basic\nmodules ${modules}\nboard inline\n${BOARD}\nend board\nturn ${turn}\n${lines}\n${FAR}\n${phase}`,
  );
const guns = (hex: string, count = 1): string =>
  Array.from({ length: count }, (_, i) => `blue art 8-4-4 @ ${hex} as a${i + 1}`).join('\n');

describe('M16 what artillery fires at besides units', () => {
  test('M12.rit every cell of the ledger', () => {
    const table = rows('| Die | 1 | 2 | 3 | 4 | 5+ |');
    expect(table).toHaveLength(6);
    for (const [die, ...cells] of table)
      cells.forEach((cell, i) => expect([die, i, railResult(i + 1, Number(die))]).toEqual([die, i, cell]));
    expect([railResult(9, 5), railResult(9, 6), railResult(0.5, 1), railResult(2.5, 2)]).toEqual(['X', '-', '-', 'X']);
  });

  test('M16.chart f, M7.14, M90.26 a rail line is cut by X, a bridge with two markers; the train on it stays', () => {
    const table = fire(`${guns('0,1')}\nred train 1-60 @ 0,0 as rt`);
    const offered = ['bombard a1 on 0,0 rail', 'bombard a1 on 0,0 train', 'bombard a1 on 1,0 rail'];
    expect(legalTexts(table, 'bombard')).toEqual(offered);
    table.play('bombard a1 on 0,0 rail', 4);
    expect([found(table, 'cuts 0,0 1'), table.where('rt'), table.unit('a1').fired]).toEqual([undefined, '0,0', true]);
    roundTrip(table);
    const bridge = fire(guns('-1,1')).play('bombard a1 on -1,0 rail', 1);
    expect(found(bridge, 'cuts -1,0 2')).toBeUndefined();
    // All markers are in place: nothing more to cut (M12.11).
    expect(fire(`${guns('-1,1')}\ncut blue -1,0 2`).refusal('bombard a1 on -1,0 rail')).toBe('M16.chart');
    const missed = fire(guns('0,1')).play('bombard a1 on 0,0 rail', 5);
    expect(found(missed, 'cuts 0,0 0')).toBeUndefined();
    // M7.17: it is repaired at the end of the opponent's player turn.
    const later = fire(guns('0,1')).play('bombard a1 on 0,0 rail', 1).play('endMovement');
    expect([later.state.mover, found(later, 'cuts 0,0 0')]).toEqual(['blue', undefined]);
  });

  test('M16.chart f, M90.26 X on the train destroys it with its passengers and leaves the line', () => {
    const lines = `${guns('0,1')}\nred train 1-60 @ 0,0 as rt\nred inf 4-4 aboard rt as r1`;
    const table = fire(lines).play('bombard a1 on 0,0 train', 1);
    expect([table.where('rt'), table.where('r1'), found(table, 'cuts 0,0 0')]).toEqual(['lost', 'lost', undefined]);
    expect(fire(lines).play('bombard a1 on 0,0 train', 5).where('rt')).toBe('0,0');
    expect(fire(guns('0,1')).refusal('bombard a1 on 0,0 train')).toBe('M16.chart');
    // M70.fallback: without M7 there is no mission f.
    expect(fire(`${guns('0,1')}\ncentre red 10 0,0`, 'M3 M9 M16').refusal('bombard a1 on 0,0 rail')).toBe('M16.chart');
  });

  test('M16.chart e, M12.hd, M9.11 H halves a centre in its next cycle, D shuts it, a second D for one cycle more', () => {
    const lines = `${guns('0,1')}\ncentre red 10 0,0`;
    const hit = fire(lines).play('bombard a1 on 0,0 pc', 1);
    expect([found(hit, 'points 0,0 5'), hit.text()]).toEqual([
      undefined,
      expect.stringContaining('centre red 10 0,0 halved'),
    ]);
    roundTrip(hit);
    // No die is added for the city: that is for units alone (M12.14).
    const edge = fire(lines).play('bombard a1 on 0,0 pc', 2);
    expect(found(edge, 'points 0,0 5')).toBeUndefined();
    const two = fire(
      `${guns('0,1', 3)}\nblue art 8-4-4 @ 1,0 as a4\nblue art 8-4-4 @ 1,0 as a5\nblue art 8-4-4 @ 1,0 as a6\ncentre red 10 0,0`,
    );
    two.play('bombard a1+a2+a3 on 0,0 pc', 1).play('bombard a4+a5+a6 on 0,0 pc', 1);
    expect([found(two, 'points 0,0 0'), two.text()]).toEqual([
      undefined,
      expect.stringContaining('centre red 10 0,0 shut 2'),
    ]);
    roundTrip(two);
    // The cycle of turn 2 is over: one is left.
    two.play(['endCombat', 'endMovement']);
    expect([two.state.turn, two.state.centres?.[0]?.shut]).toEqual([3, 1]);
    // Half of it is paid with the cycle, too.
    const built = hit.play(['endCombat', 'endMovement']);
    expect([at(built), built.side]).toEqual(['production', 'red']);
    built.play(['produce 0,0 INF4 5']);
    expect(built.state.centres?.[0]?.halved).toBeUndefined();
  });

  test('M16.chart e a centre needs three factors, and is neither captured nor one’s own', () => {
    expect(fire(`blue art 4-2-4 @ 0,1 as a1\ncentre red 10 0,0`).refusal('bombard a1 on 0,0 pc')).toBe('M16.chart');
    expect(fire(`${guns('0,1')}\ncentre red 10 0,0 captured blue`).refusal('bombard a1 on 0,0 pc')).toBe('M16.chart');
    expect(fire(guns('0,1')).refusal('bombard a1 on 0,0 pc')).toBe('M16.chart');
    expect(fire(`${guns('0,2')}\ncentre red 10 0,0`).refusal('bombard a1 on 0,0 pc')).toBe('M16.7');
    expect(
      fire(`${guns('0,1')}\ncentre red 10 0,0`)
        .play('bombard a1 on 0,0 pc', 1)
        .refusal('bombard a1 on 0,0 pc'),
    ).toMatch(/^M(16\.5|80)/);
  });

  test('M16.chart d, g what no module brings is nowhere to be fired at (M0.4)', () => {
    const table = fire(`${guns('0,1')}\ncentre red 10 0,0`);
    for (const target of ['flak', 'airbase', 'port', 'ships'])
      expect([target, table.refusal(`bombard a1 on 0,0 ${target}`)]).toEqual([target, 'M16.chart']);
  });

  test('M18.12 whoever bombards a line of a neutral country violates it; it is not offered', () => {
    const table = fire('blue art 8-4-4 @ 0,2 as a1', 'M3 M4 M7 M16 M18', 'blue bombards');
    expect(legalTexts(table, 'bombard')).toEqual(['bombard a1 on 1,2 rail']);
    table.play('bombard a1 on 0,3 rail', 1);
    expect([found(table, 'cuts 0,3 1'), found(table, 'relation m blue atWar')]).toEqual([undefined, undefined]);
  });

  test('M12.hd H: no transport in their next player turn', () => {
    const lines = 'red inf 4-4 @ 0,0 hit 2 as r1\nred train 1-60 @ 0,0 as rt\nred inf 2-4 @ -1,0 as r2';
    const table = fire(lines, 'M3 M4 M7 M16', 'red moves');
    expect(table.refusal('entrain rt r1')).toBe('M12.hd');
    fire(lines.replace('hit 2 ', ''), 'M3 M4 M7 M16', 'red moves').play('entrain rt r1');
    fire(lines.replace('hit 2 ', 'hit 1 '), 'M3 M4 M7 M16', 'red moves').play('entrain rt r1');
  });
});
