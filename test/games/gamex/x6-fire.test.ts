import { describe, expect, test } from 'vitest';
import { combatResult, COLUMNS, oddsOf, RESULTS } from '#games/gamex/tables.ts';
import { odds } from './odds.ts';
import { play } from './table.ts';

const TANK = 'A 14/8/9/8';
const FOOT = 'I 2/2/6/1';

describe('X6.3 strength', () => {
  test('X6.3.6.t the source: Attacks A, B and C on a T-35', () => {
    const t35 = 'soviet H 10/6/9/6 tank @ 4,0 as t35';
    odds('', `german ${TANK} @ 0,0 as g1\n${t35}`, 'g1 on 4,0', { af: '28', df: '9', column: '3-1' });
    odds('', `german A 12/8/9/8 @ -2,0 as g1\n${t35}`, 'g1 on 4,0', { af: '12', column: '1-1' });
    odds('', `german H 20/10/2/0 @ -2,0 as g1\ngerman AA 4/10/1/0 @ -3,0 as g2\n${t35}`, 'g1+g2 on 4,0', {
      af: '22',
      column: '2-1',
    });
  });
  test('X6.3.6a X6.3.6c X29.26 X29.28 the rows of the Weapons Effectiveness Chart', () => {
    const at = (kind: string, far: number, target: string, af: string, mode = '') =>
      odds('', `german ${kind} @ 0,0 as g1\namerican ${target} @ ${far},0 as a1`, `${mode}g1 on ${far},0`, { af });
    at('A 14/7/9/8', 3, TANK, '28');
    at('A 14/7/9/8', 4, TANK, '14');
    at('A 14/7/9/8', 3, FOOT, '7');
    at('H 20/12/2/0', 6, TANK, '20');
    at('H 20/12/2/0', 7, TANK, '10');
    at('H 20/12/2/0', 7, FOOT, '20');
    at('AA 4/10/1/0', 7, TANK, '2');
    at('M 10/17/2/0', 3, TANK, '5');
    at('M 10/17/2/0', 3, FOOT, '10');
    at('(H) 40/32/2/0', 8, TANK, '20', 'indirect ');
    at('C(I) 3/4/4/10', 2, FOOT, '3');
    at('I 3/4/4/1', 2, TANK, '0');
    at('I 3/2/4/1', 1, TANK, '3', 'assault ');
  });
  test('X6.3.6d the asterisk: twice the range at half strength, at soft targets only', () => {
    play(
      '',
      `german I 4/3*/6/1 @ 0,0 as g1\nsoviet ${FOOT} @ 5,0 as s1\nsoviet ${TANK} @ 5,0 as s2\nsoviet ${FOOT} @ 7,0 as s3\naxis has 6`,
      'expect af g1 on 5,0 at s1 2\nlegal: fire g1 on 5,0 at s1\nrefused X6.3.6d: fire g1 on 5,0 at s1+s2\nrefused X6.2: fire g1 on 7,0',
    );
  });
  test('X6.3.6b X29.14 both types in one attack: the majority decides, a tie goes to the smaller strength', () => {
    const units = `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1..2\namerican ${TANK} @ 3,0 as a3`;
    odds('', units, 'g1 on 3,0', { treated: 'soft', af: '7' });
    odds('', units, 'g1 on 3,0 at a3', { treated: 'armored', af: '28' });
    odds('', units, 'g1 on 3,0 at a1+a3', { treated: 'soft', af: '7' });
    odds(
      '',
      `german H 20/12/2/0 @ -4,0 as g1\namerican ${FOOT} @ 3,0 as a1\namerican ${TANK} @ 3,0 as a3`,
      'g1 on 3,0',
      { treated: 'armored', af: '10' },
    );
    odds(
      '',
      `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1`,
      'g1 on 3,0',
      { treated: 'armored', af: '28' },
      'town 3,0',
    );
  });
  test('X6.3.1 X6.3.2a each attacker is modified by itself; defences add up', () => {
    odds(
      '',
      `german ${TANK} @ 0,0 as g1\ngerman A 10/4/9/8 @ 0,0 as g2\namerican A 9/6/8/8 @ 3,0 as a1\namerican A 9/6/5/8 @ 3,0 as a2`,
      'g1+g2 on 3,0',
      { af: '38', df: '13', column: '2-1' },
    );
  });
  test('X6.3.2b in a town, city or printed fort all units are attacked as one', () => {
    for (const terrain of ['town', 'city', 'fort']) {
      play(
        `${terrain} 3,0`,
        `spotted 3,0\ngerman ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1..2\naxis has 6`,
        'refused X6.3.2b: fire g1 on 3,0 at a1\nlegal: fire g1 on 3,0',
      );
    }
    play('', `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1..2\naxis has 6`, 'legal: fire g1 on 3,0 at a1');
  });
  test('X6.3.3 odds are rounded for the defender', () => {
    const column = (af: number, df: number) => oddsOf({ n: af, d: 1 }, { n: df, d: 1 });
    expect([column(24, 8), column(31, 8), column(8, 24), column(7, 24), column(99, 1), column(1, 99)]).toEqual([
      '3-1',
      '3-1',
      '1-3',
      '1-4',
      '4-1',
      undefined,
    ]);
    expect(oddsOf({ n: 20, d: 3 }, { n: 5, d: 1 })).toBe('1-1');
    play(
      '',
      `german A 3/8/9/8 @ 0,0 as g1\namerican A 9/6/25/8 @ 3,0 as a1\naxis has 6`,
      'fire g1 on 3,0\nexpect said no effect\nexpect fired g1',
    );
  });
  test('X6.3.3 the exact fraction against a count by hand, for every strength up to 60', () => {
    for (let af = 1; af <= 60; af++) {
      for (let df = 1; df <= 60; df++) {
        // By counting: how often the smaller goes into the greater, the rest for the defender.
        let times = 0;
        for (let rest = af; rest >= df; rest -= df) times++;
        let parts = 0;
        for (let rest = df; rest > 0; rest -= af) parts++;
        const wanted = af >= df ? `${Math.min(4, times)}-1` : parts <= 4 ? `1-${parts}` : undefined;
        expect(oddsOf({ n: af, d: 1 }, { n: df, d: 1 })).toBe(wanted);
      }
    }
  });
});

describe('X6.3.4 results', () => {
  test('X6.3.4.t the Combat Results Table, cell for cell', () => {
    const machine: Record<string, string> = {
      '1-3': '2DD------',
      '1-2': 'X2DD-----',
      '1-1': 'X22DD----',
      '2-1': 'XXX22DD--',
      '3-1': 'XXXXX22--',
      '4-1': 'XXXXXXXX-',
    };
    for (const column of COLUMNS) {
      [...(machine[column] ?? '')].forEach((cell, i) =>
        expect(combatResult(column, i - 1), `${column} ${i - 1}`).toBe(cell === '2' ? 'DD' : cell),
      );
      expect(combatResult(column, -2)).toBe('X');
      expect(combatResult(column, -9)).toBe('X');
      expect(combatResult(column, 12)).toBe('-');
    }
    expect(RESULTS).toEqual(['-', 'D', 'DD', 'X']);
  });
  test('X6.3.4a X6.3.4b X6.3.4c D, DD and X on good order and disrupted units', () => {
    const shoot = (state: string, die: number, wanted: string) =>
      play(
        '',
        `german ${TANK} @ 0,0 as g1\namerican A 9/6/14/8 @ 3,0 as a1 ${state}\naxis has 6`,
        `dice ${die}\nfire g1 on 3,0\n${wanted}`,
      );
    // 28 to 14 is 2-1.
    shoot('', 6, 'expect good a1\nexpect result a1 -');
    shoot('', 4, 'expect disrupted a1\nexpect result a1 D');
    shoot('', 3, 'expect disrupted a1\nexpect result a1 DD');
    shoot('', 1, 'expect lost a1\nexpect wrecks 3,0 1');
    shoot('disrupted', 6, 'expect disrupted a1\nexpect result a1 D');
    shoot('disrupted', 4, 'expect lost a1\nexpect result a1 DD');
  });
  test('X6.3.4d each result meets the unit as it is then: D, then DD eliminates', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1..2\namerican A 9/6/14/8 @ 3,0 as a1\naxis has 6`,
      'dice 4 4\nfire g1 on 3,0; g2 on 3,0\nexpect lost a1',
    );
    play(
      '',
      `german ${TANK} @ 0,0 as g1..2\namerican A 9/6/14/8 @ 3,0 as a1\naxis has 6`,
      'dice 3 6\nfire g1 on 3,0; g2 on 3,0\nexpect disrupted a1',
    );
  });
  test('X6.3.5a one die, each target its own modifiers and row', () => {
    play(
      '',
      `german A 28/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 3,0 as a1\namerican A 9/6/8/8 @ 3,0 as a2 disrupted\namerican A 9/6/8/8 @ 3,0 as a3\naxis has 6`,
      'dice 4\nfire g1 on 3,0\nexpect column 2-1\nexpect result a1 D\nexpect result a2 DD\nexpect lost a2\nexpect disrupted a1+a3',
    );
  });
  test('X6.3.5.t X29.13 modifiers of terrain, positions and states add up; X30.7', () => {
    const drm = (board: string, marks: string, state: string, wanted: number, kind = 'A 9/6/8/8') =>
      odds(
        marks,
        `german ${TANK} @ 0,0 as g1\namerican ${kind} @ 3,0 as a1 ${state}`,
        'g1 on 3,0',
        { drm: { a1: wanted } },
        board,
      );
    drm('', '', '', 0);
    drm('', '', 'disrupted', -1);
    drm('town 3,0', '', '', 1);
    drm('city 3,0', '', '', 1);
    drm('woods 3,0', '', '', 1);
    drm('swamp 3,0', '', '', 1, 'I 3/2/6/1');
    drm('swamp 3,0\nroad : 2,0 3,0 4,0', '', '', 1);
    drm('farm 3,0', '', '', 0);
    drm('fort 3,0', '', '', 1);
    drm('', 'ip 3,0', '', 2);
    drm('woods 3,0', 'ip 3,0', '', 3);
    drm('woods 3,0', 'ip 3,0', 'disrupted', 2);
  });
  test('X30.8 X30.9 reverse slope, position and disruption together; a town on a hilltop', () => {
    odds(
      'ip 3,0',
      `german ${TANK} @ 0,0 as g1\namerican A 9/6/8/8 @ 3,0 as a1 disrupted`,
      'g1 on 3,0',
      { drm: { a1: 3 }, af: '14' },
      'level 1 3,0\nbrown 2,0|3,0',
    );
    odds(
      '',
      `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1`,
      'g1 on 3,0',
      { drm: { a1: 2 }, af: '14', treated: 'armored' },
      'level 2 3,0\ntown 3,0',
    );
  });
});

describe('X6.3.9 X6.3.10 heights', () => {
  test('X6.3.9a X6.3.9b a crest of the target above the firer: +2 armored, +1 others', () => {
    const board = 'level 1 3,0\nbrown 2,0|3,0';
    odds('', `german ${TANK} @ 0,0 as g1\namerican A 9/6/8/8 @ 3,0 as a1`, 'g1 on 3,0', { drm: { a1: 2 } }, board);
    odds('', `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1`, 'g1 on 3,0', { drm: { a1: 1 } }, board);
    play(
      'level 1 0,0\nlevel 2 1,0',
      `german ${TANK} @ 0,0 as g1\namerican A 9/6/8/8 @ 1,0 as a1\naxis has 6`,
      'expect reverse 0,0 1,0\nexpect drm g1 on 1,0 a1 2\nexpect af g1 on 1,0 14',
    );
  });
  test('X6.3.9b in a combined attack every line that counts must be masked', () => {
    odds(
      '',
      `german ${TANK} @ 2,0 as g1\ngerman ${TANK} @ 2,1 as g2\namerican A 9/6/8/8 @ 3,0 as a1`,
      'g1+g2 on 3,0',
      { drm: { a1: 0 } },
      'level 1 3,0\nbrown 2,0|3,0',
    );
  });
  test('X6.3.9c no reverse slope for indirect fire and close assault', () => {
    const board = 'level 1 3,0\nbrown 2,0|3,0';
    odds(
      '',
      `german M 10/17/2/0 @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1`,
      'indirect g1 on 3,0',
      { drm: { a1: 0 }, af: '10' },
      board,
    );
    odds(
      '',
      `german ${FOOT} @ 2,0 as g1\namerican ${FOOT} @ 3,0 as a1`,
      'assault g1 on 3,0',
      { drm: { a1: -2 }, af: '1' },
      board,
    );
  });
  test('X6.3.10a at a slope half, but not next to it over a plain side', () => {
    const slope = (from: string, board: string, af: string) =>
      odds(
        '',
        `german A 6/8/9/8 @ ${from} as g1\namerican ${FOOT} @ 3,0 as a1`,
        `g1 on 3,0`,
        { af },
        `level 1 3,0\n${board}`,
      );
    slope('2,0', '', '3');
    slope('2,0', 'orange 2,0|3,0', '3');
    slope('2,0', 'brown 2,0|3,0', '1 1/2');
    slope('0,0', 'level 2 0,0', '1 1/2');
  });
  test('X6.3.10b at a hilltop half, unless from a hilltop as high', () => {
    const top = (level: number, af: string) =>
      odds(
        '',
        `german A 6/8/9/8 @ 2,0 as g1\namerican ${FOOT} @ 3,0 as a1`,
        'g1 on 3,0',
        { af },
        `level 2 3,0\nlevel ${level} 2,0`,
      );
    top(2, '3');
    top(4, '3');
    top(3, '1 1/2');
    top(0, '1 1/2');
  });
  test('X6.3.10c not for overruns, indirect fire, aircraft and mines', () => {
    odds(
      '',
      `german ${TANK} @ 2,0 as g1\namerican ${FOOT} @ 3,0 as a1`,
      'overrun g1 on 3,0',
      { af: '14' },
      'level 2 3,0',
    );
    odds(
      '',
      `german M 10/17/2/0 @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1`,
      'indirect g1 on 3,0',
      { af: '10' },
      'level 2 3,0',
    );
  });
});

describe('X6.1 X6.2 X6.4.1 direct fire', () => {
  test('X6.0 X6.1 X6.4.1c X31.10 all that fired are marked Fired', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1..2\namerican A 9/6/14/8 @ 3,0 as a1\naxis has 6`,
      'dice 6\nfire g1+g2 on 3,0\nexpect column 4-1\nexpect lost a1\nexpect fired g1+g2',
    );
  });
  test('X6.2 an attack without strength cannot be declared', () => {
    play('', `german I 3/4/4/1 @ 0,0 as g1\namerican ${TANK} @ 3,0 as a1\naxis has 6`, 'refused X6.2: fire g1 on 3,0');
  });
  test('X6.4.1a X7.2a not disrupted, not riding, not Down, in range and in sight', () => {
    play(
      'woods 1,0\nstream : 0,3 0,4',
      `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ -1,0 as g2 disrupted\ngerman C(I) 2/8/4/10 @ -1,1 as h1\ngerman I 9/8/6/1 on h1 as r1\ngerman I 9/8/6/1 @ 0,3 as d1 down\ngerman ${FOOT} @ 2,1 as eye\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'refused X6.3.7k: fire g1 on 2,0\nrefused X7.2a: fire g2 on 2,0\nrefused X0.8: fire r1 on 2,0\nrefused X6.3.11e: fire d1 on 2,0',
    );
  });
  test('X6.4.1b a list of attacks is declared first; targets gone by then drop out, the units are Fired all the same', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1..2\namerican A 9/6/7/8 @ 3,0 as a1\naxis has 6`,
      'refused X6.4.1b: fire g1 on 3,0; g1+g2 on 3,0\ndice 1\nfire g1 on 3,0; g2 on 3,0\nexpect lost a1\nexpect fired g1+g2\nexpect pool 5',
    );
  });
});
