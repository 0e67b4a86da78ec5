import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chancesOf } from '#games/blitz/combat/desk/chances.ts';
import { oddsOf } from '#games/blitz/combat/rules/odds.ts';
import { BASIC_ATTRITION } from '#games/blitz/combat/rules/tables.ts';
import { attack, basic, ends, events, fought } from './basic.ts';
import type { Table } from './table.ts';

const LEDGER = readFileSync(new URL('../../../docs/rules/blitzkrieg-1965.md', import.meta.url), 'utf8');

/** The table as the ledger prints it: [die, odds, result] for each cell. */
function printedTable(): [number, string, string][] {
  const text = LEDGER.slice(LEDGER.indexOf('**B19.crt**'), LEDGER.indexOf('AB2 attacker back 2'));
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [[, ...columns] = [], , ...dice] = cells;
  return dice.flatMap(([die, ...results]) =>
    results.map((result, i): [number, string, string] => [Number(die), columns[i] ?? '', result]),
  );
}

/** Attack and defence factors for each column. */
const EXAMPLES: Record<string, readonly [number, number]> = {
  '1-6': [1, 6],
  '1-5': [1, 5],
  '1-4': [2, 8],
  '1-3': [4, 12],
  '1-2': [4, 8],
  '1-1': [4, 4],
  '2-1': [8, 4],
  '3-1': [12, 4],
  '4-1': [8, 2],
  '5-1': [5, 1],
  '6-1': [6, 1],
};

/** One Blue unit at 1,0 on one Red unit at 0,0, bystanders far away so that the game goes on. */
const duel = (a: number, d: number, statements = ''): Table =>
  basic(
    `blue inf ${a}-4 @ 1,0 as b1\nred inf ${d}-4 @ 0,0 as r1\nblue inf 1-4 @ 4,0 as far.b\nred inf 1-4 @ -4,0 as far.r\nblue moves`,
    statements,
  );

describe('B19.1 odds', () => {
  test('B19.1 examples', () => {
    const odds = (a: number, d: number) => oddsOf(BASIC_ATTRITION, a, d).label;
    expect([odds(16, 9), odds(14, 6), odds(4, 15), odds(23, 4), odds(5, 6), odds(2, 12)]).toEqual([
      '1-1',
      '2-1',
      '1-4',
      '5-1',
      '1-2',
      '1-6',
    ]);
    expect(oddsOf(BASIC_ATTRITION, 2, 13)).toMatchObject({ label: '1-7', tooLow: true });
  });

  test('B19.1 B19.2 every pair up to 60: rounded in the defender’s favour, below 1-6 too low, 7-1 and above automatic', () => {
    for (let a = 1; a <= 60; a++) {
      for (let d = 1; d <= 60; d++) {
        const { label, tooLow, automatic } = oddsOf(BASIC_ATTRITION, a, d);
        let n = 1;
        if (a >= d) {
          while (a >= (n + 1) * d) n++;
          expect(label).toBe(`${n}-1`);
        } else {
          while (n * a < d) n++;
          expect(label).toBe(`1-${n}`);
        }
        expect(tooLow, label).toBe(d > 6 * a);
        expect(automatic, label).toBe(a >= 7 * d);
      }
    }
  });

  test('B19.2 below 1-6 no attack; 2 v 12 is allowed, 2 v 13 is not', () => {
    const at = (red: string) => basic(`blue inf 2-4 @ 1,0 as b1\n${red}\nblue moves`);
    const twelve = at('red arm 8-6 @ 0,0 as r1\nred inf 4-4 @ 0,0 as r2');
    attack(twelve, 'b1 on 0,0').play('resolve 1', 6);
    expect(fought(twelve).odds).toBe('1-6');
    // 13 in two hexes.
    const thirteen = at('red arm 8-6 @ 0,0 as r1\nred inf 4-4 @ 0,0 as r2\nred inf 1-4 @ 0,1 as r3');
    expect(thirteen.refusal('endMovement')).toBe('B7.a10');
  });

  test('B19.2 above 6-1 the defender is eliminated without a roll: 28 v 4', () => {
    const sure = basic(
      'blue art 8-4-4 @ 1,0 as b1\nblue art 8-4-4 @ 1,0 as b2\nblue art 8-4-4 @ 1,0 as b3\nblue inf 4-4 @ 0,1 as b4\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
    );
    attack(sure, 'b1+b2+b3+b4 on 0,0').play('resolve 1');
    expect(fought(sure)).toMatchObject({ attack: 28, defence: 4, odds: '7-1', result: 'DE' });
    expect(sure.where('r1')).toBe('lost');
  });

  test('B19.2 27 v 4 is 6-1 and rolls', () => {
    const table = basic(
      'blue art 8-4-4 @ 1,0 as b1\nblue art 8-4-4 @ 1,0 as b2\nblue art 8-4-4 @ 1,0 as b3\nblue inf 3-4 @ 0,1 as b4\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
    );
    attack(table, 'b1+b2+b3+b4 on 0,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 27, defence: 4, odds: '6-1', die: 2, result: 'DB2' });
  });
});

describe('B19.crt', () => {
  const printed = printedTable();

  test('B19.crt has 66 cells in the ledger and the same in the engine', () => {
    expect(printed).toHaveLength(66);
    expect(BASIC_ATTRITION.columns).toEqual(Object.keys(EXAMPLES));
    for (const [die, odds, result] of printed)
      expect(BASIC_ATTRITION.printed(die, odds), `${odds} die ${die}`).toEqual([result]);
  });

  test.each(printed)('B19.3 B19.crt die %i at %s is %s at the table', (die, odds, result) => {
    const [a, d] = EXAMPLES[odds] as readonly [number, number];
    const table = duel(a, d);
    attack(table, 'b1 on 0,0').play('resolve 1', die);
    expect(fought(table)).toMatchObject({ odds, die, result });
    const [b1, r1] = [table.where('b1'), table.where('r1')];
    switch (result) {
      case 'AE':
        expect([b1, r1]).toEqual(['lost', '0,0']);
        break;
      case 'DE':
        expect([b1, r1]).toEqual(['1,0', 'lost']);
        break;
      case 'AB2':
        expect([r1, table.side, ends(table, 'chooseRetreat', 'b1').length > 0]).toEqual(['0,0', 'blue', true]);
        break;
      case 'DB2':
        expect([b1, table.side, ends(table, 'chooseRetreat', 'r1').length > 0]).toEqual(['1,0', 'red', true]);
        break;
      default:
        // One attacker only: whatever is owed, he pays with it.
        expect([result, b1, r1]).toEqual(['EX', 'lost', 'lost']);
    }
  });

  test('B19.crt the chances shown to players are those of the table', () => {
    const chances = (a: number, d: number): Record<string, number> => {
      const table = basic(`\n      blue inf ${a}-4 @ 1,0 as b1\n      red inf ${d}-4 @ 0,0 as r1\n      blue declares`);
      const attackers = [0];
      const hexes = [table.unit('r1').at];
      const found = chancesOf(table.game, table.state, { attackers, hexes });
      return Object.fromEntries(found.map(({ result, sixths }) => [writeResult(result), sixths]));
    };
    for (const odds of Object.keys(EXAMPLES)) {
      const [a, d] = EXAMPLES[odds] as readonly [number, number];
      const counted: Record<string, number> = {};
      for (const [, column, result] of printed) if (column === odds) counted[result] = (counted[result] ?? 0) + 1;
      expect(chances(a, d), odds).toEqual(counted);
    }
    expect(chances(7, 1)).toEqual({ DE: 6 });
  });

  test('B19.3 the mover rolls: Red in his own player turn', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred moves');
    attack(table, 'r1 on 0,0');
    expect(table.refusal('blue: resolve 1')).toBe('B80.6');
    table.play('resolve 1', 4);
    expect([fought(table).result, table.side]).toEqual(['DB2', 'blue']);
  });
});

describe('B19.4 elimination', () => {
  test('B19.4 AE removes every attacker of the battle and nobody else', () => {
    const table = basic(
      'blue inf 1-4 @ 1,0 as b1\nblue inf 1-4 @ 0,1 as b2\nblue inf 4-4 @ 2,0 as b3\nred arm 8-6 @ 0,0 as r1\nblue moves',
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 6);
    expect(fought(table).result).toBe('AE');
    expect(['b1', 'b2', 'b3', 'r1'].map((id) => table.where(id))).toEqual(['lost', 'lost', '2,0', '0,0']);
    expect(events(table, 'eliminated')[0]).toMatchObject({ rule: 'B19.4' });
  });

  test('B19.4 DE removes every defender of the battle, in all its hexes, and nobody else', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 2-4 @ 1,0 as r1\nred inf 1-4 @ 1,0 as r2\nred inf 2-4 @ 0,1 as r3\nred inf 4-4 @ 2,0 as r4\nblue moves',
    );
    attack(table, 'b1+b2 on 1,0+0,1').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ odds: '2-1', result: 'DE' });
    expect(['r1', 'r2', 'r3', 'r4', 'b1'].map((id) => table.where(id))).toEqual(['lost', 'lost', 'lost', '2,0', '0,0']);
  });
});

describe('B19.8 defence', () => {
  const defence = (blue: readonly string[], red: string, statements: string): number => {
    const lines = blue.map((at, i) => `blue inf 4-4 @ ${at} as b${i + 1}`).join('\n');
    const table = basic(`${lines}\nred inf 4-4 @ ${red} as r1\nblue moves`, statements);
    attack(table, `${blue.map((_, i) => `b${i + 1}`).join('+')} on ${red}`).play('resolve 1', 1);
    return fought(table).defence;
  };

  test('B19.8 city and mountain double whatever the attackers stand on, and never more than double', () => {
    for (const ground of ['city Burg : 0,0', 'mountain 0,0', 'city Burg : 0,0\nmountain 0,0']) {
      expect(defence(['1,0'], '0,0', ground), ground).toBe(8);
      expect(defence(['1,0'], '0,0', `${ground}\nriver Dott : 1,0`), ground).toBe(8);
      expect(defence(['1,0', '0,1'], '0,0', `${ground}\nmountain 1,0 0,1`), ground).toBe(8);
    }
  });

  test('B19.8c example: attacked from one river hex and one other 4, from two river hexes 8', () => {
    const river = 'river Dott : 1,0 0,1';
    expect(defence(['1,0', '-1,0'], '0,0', river)).toBe(4);
    expect(defence(['1,0', '0,1'], '0,0', river)).toBe(8);
    expect(defence(['1,0'], '0,0', river)).toBe(8);
    expect(defence(['-1,0'], '0,0', river)).toBe(4);
  });

  test('B19.8c example of the diagram: three 8-4-4 across the river against three 4-4: 8 v 8 each, or 24 v 24', () => {
    const lines =
      'blue art 8-4-4 @ -1,0 as b1\nblue art 8-4-4 @ -1,0 as b2\nblue art 8-4-4 @ -1,0 as b3\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 0,-1 as r2\nred inf 4-4 @ -1,1 as r3\nblue moves';
    const river = 'river Dott : -1,0 -2,1';
    const each = attack(basic(lines, river), 'b1 on 0,0; b2 on 0,-1; b3 on -1,1').play('resolve 1', 2);
    expect(fought(each)).toMatchObject({ attack: 8, defence: 8, odds: '1-1' });
    const all = attack(basic(lines, river), 'b1+b2+b3 on 0,0+0,-1+-1,1').play('resolve 1', 2);
    expect(fought(all)).toMatchObject({ attack: 24, defence: 24, odds: '1-1' });
  });

  test('B19.8 B1.6 example: a defender on R1: doubled from R2 only, not from R1 and R2, not from the confluence', () => {
    const rivers = 'river R1 : 0,0 0,1\nriver R2 : 1,0 2,0';
    expect(defence(['1,0'], '0,0', rivers)).toBe(8);
    expect(defence(['1,0', '0,1'], '0,0', rivers)).toBe(4);
    expect(defence(['0,1'], '0,0', rivers)).toBe(4);
    expect(defence(['1,0'], '0,0', 'river R1 : 0,0 1,0\nriver R2 : 1,0 2,0')).toBe(4);
    // The defender on the confluence shares a river with either.
    expect(defence(['1,0'], '0,0', 'river R1 : 0,0 -1,0\nriver R2 : 1,0 0,0')).toBe(4);
  });

  test('B19.8a a river hex counts as one whatever else it holds', () => {
    for (const also of ['city Ford : 1,0', 'forest 1,0', 'mountain 1,0', 'road : 1,0 2,0', 'desert 1,0']) {
      expect(defence(['1,0'], '0,0', `river Dott : 1,0 2,0\n${also}`), also).toBe(8);
    }
  });

  test('B19.8b the first and the last hex of a river double as well', () => {
    const river = 'river Dott : 1,0 2,0 3,0';
    expect(defence(['1,0'], '0,0', river)).toBe(8);
    expect(defence(['3,0'], '3,1', river)).toBe(8);
  });

  test('B19.8c forest, desert, beach and road give the defender nothing', () => {
    for (const ground of ['forest 0,0', 'desert 0,0', 'beach 0,0\nsea 0,-1 zone A', 'road : 0,0 -1,0']) {
      expect(defence(['1,0'], '0,0', ground), ground).toBe(4);
      expect(defence(['1,0'], '0,0', `${ground}\nriver Dott : 1,0`), ground).toBe(8);
    }
  });

  test('B19.9 the multiplier applies to the sum of a hex, each hex of a battle having its own', () => {
    const table = basic(
      'blue art 8-4-4 @ 0,0 as b1\nblue art 8-4-4 @ 0,0 as b2\nblue art 8-4-4 @ 0,0 as b3\nred inf 4-4 @ 1,0 as r1\nred arm 6-6 @ -1,0 as r2\nblue moves',
      'river R1 : 0,0 -1,0',
    );
    attack(table, 'b1+b2+b3 on 1,0+-1,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 24, defence: 14, odds: '1-1' });
    const stack = basic(
      'blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred art 8-4-4 @ 1,0 as r2\nred inf 1-4 @ 0,1 as r3\nblue moves',
      'mountain 1,0',
    );
    attack(stack, 'b1 on 1,0+0,1').play('resolve 1', 1);
    expect(fought(stack)).toMatchObject({ attack: 8, defence: 17, odds: '1-3' });
  });
});
