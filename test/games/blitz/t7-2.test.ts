import { withoutUndo } from '#core/record/undo.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TOURNAMENT_ATTRITION } from '#games/blitz/combat/rules/tables.ts';
import { attack, ends, events, fought, legalTexts } from './basic.ts';
import type { Table } from './table.ts';
import { AFAR, counter, HOMES, optional, reread, tournament } from './tournament-table.ts';

/** The rows of a table in the ledger: everything between the line that names its id and the next line without a bar. */
function ledgerRows(id: string): string[][] {
  const lines = readFileSync(new URL('../../../docs/rules/blitzkrieg-1965.md', import.meta.url), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.includes(`**${id}**`));
  const first = lines.findIndex((line, i) => i > start && line.startsWith('|'));
  const rows: string[][] = [];
  for (let i = first; lines[i]?.startsWith('|') === true; i++) {
    rows.push(
      (lines[i] as string)
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  }
  return rows.filter((row) => !row.every((cell) => /^-+$/.test(cell)));
}

/** Attack and defence factors that give a column's odds on clear ground. */
const FORCES: Record<string, readonly [number, number]> = {
  '1-6': [2, 12],
  '1-5': [2, 10],
  '1-4': [2, 8],
  '1-3': [2, 6],
  '1-2': [2, 4],
  '1-1': [2, 2],
  '2-1': [4, 2],
  '3-1': [6, 2],
  '4-1': [8, 2],
  '5-1': [10, 2],
  '6-1': [12, 2],
};

const duel = (attack_: number, defence: number): Table =>
  tournament(`blue inf ${attack_}-4 @ 0,0 as b1\nred inf ${defence}-4 @ 1,0 as r1\n${AFAR}\nblue moves`, HOMES);

describe('T7.crt the Tournament attrition table', () => {
  const [head = [], ...rows] = ledgerRows('T7.crt');

  test('T7.crt every cell is the ledger’s', () => {
    expect(head.slice(2)).toEqual(Object.keys(FORCES));
    expect(rows).toHaveLength(12);
    for (const [die = '', side = '', ...cells] of rows) {
      cells.forEach((cell, i) => {
        const [attacker, defender] = TOURNAMENT_ATTRITION.printed(Number(die), head[i + 2] ?? '');
        expect(side === 'A' ? attacker : defender, `die ${die} ${side} ${head[i + 2]}`).toBe(cell);
      });
    }
  });

  test('T7.crt every cell is what a battle at these odds with that die comes to', () => {
    for (const [odds, [a, d]] of Object.entries(FORCES)) {
      const column = head.indexOf(odds);
      for (let die = 1; die <= 6; die++) {
        const table = attack(duel(a, d), 'b1 on 1,0').play('resolve 1', die);
        const cell = (side: string) => rows.find((row) => row[0] === String(die) && row[1] === side)?.[column] ?? '';
        expect(fought(table), `${odds} die ${die}`).toMatchObject({
          odds,
          die,
          result: `A ${cell('A')} D ${cell('D')}`,
        });
        // The losses of both sides are taken at once: nobody has a choice with one unit.
        const left = (id: string) => (table.where(id) === 'lost' ? 0 : table.unit(id).af);
        const [aLoss = 0] = cell('A').split(',').map(Number);
        const [dLoss = 0] = cell('D').split(',').map(Number);
        expect(left('r1'), `${odds} die ${die} defender`).toBe(Math.max(d - dLoss, 0));
        expect(left('b1'), `${odds} die ${die} attacker`).toBe(Math.max(a - aLoss, 0));
      }
    }
  });

  test('T7.2.6 no cell has equal second numbers above 0', () => {
    for (const odds of Object.keys(FORCES)) {
      for (let die = 1; die <= 6; die++) {
        const [a = 0, d = 0] = TOURNAMENT_ATTRITION.printed(die, odds).map((cell) => Number(cell.split(',')[1]));
        expect(a === d && a > 0, `${odds} ${die}`).toBe(false);
      }
    }
  });
});

describe('T7.2 losses', () => {
  test('T7.2.1 battles are formed as in the Basic Game: soak-offs, one hex one battle, 1-6 at least', () => {
    const table = tournament(
      `blue arm 8-6 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 7-4 @ 0,-1 as r2\n${AFAR}\nblue moves`,
      HOMES,
    ).play('endMovement');
    expect(table.refusal('endDeclaration b1 on 1,0; b2 on 0,-1')).toBe('B9.4');
    table.play('endDeclaration b1 on 0,-1; b2 on 1,0');
  });

  test('T7.2.2 attacker’s losses, defender’s losses, retreats, advance, in this order', () => {
    // 8 v 2 = 4-1, die 5: A 1,2 D 3,3.  With 4 defending factors 16 v 4.
    const table = tournament(
      `blue arm 8-6 @ 0,0 as b1\nblue arm 8-6 @ 0,1 as b2\nred inf 2-4 @ 1,0 as r1\nred inf 2-4 @ 1,0 as r2\n${AFAR}\nblue moves`,
      HOMES,
    );
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 5);
    expect(fought(table)).toMatchObject({ odds: '4-1', result: 'A 1,2 D 3,3' });
    expect([table.side, table.phase]).toEqual(['blue', 'T80.13']);
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    table.play('chooseLosses b2:1');
    expect(table.side).toBe('red');
    expect(table.game.prompt(table.state)?.commands[0]).toBe('chooseLosses');
    table.play('chooseLosses r1:2+r2:1');
    expect([table.side, table.game.prompt(table.state)?.commands[0]]).toEqual(['red', 'chooseRetreat']);
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    table.play(legalTexts(table, 'chooseRetreat')[0] as string);
    expect([table.side, table.game.prompt(table.state)?.commands[0]]).toEqual(['blue', 'advance']);
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    table.play(['advance b1 1,0 2,0', 'endAdvance']);
    expect([counter(table, 'b2'), counter(table, 'r2'), table.where('r1'), table.where('b1')]).toEqual([
      '7-6',
      '1-4',
      'lost',
      '2,0',
    ]);
  });

  test('T7.2.3 the side that loses chooses, in parts if it likes', () => {
    const start = () =>
      attack(
        tournament(
          `blue arm 6-6 @ 0,0 as b1\nblue inf 2-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\n${AFAR}\nblue moves`,
          HOMES,
        ),
        'b1+b2 on 1,0',
      ).play('resolve 1', 6);
    // 2-1, die 6: A 2,1.
    for (const [choice, left] of [
      ['b1:2', ['4-6', '2-4']],
      ['b1:1+b2:1', ['5-6', '1-4']],
    ] as const) {
      const table = start().play(`chooseLosses ${choice}`);
      expect([counter(table, 'b1'), counter(table, 'b2')], choice).toEqual(left);
    }
    const gone = start().play('chooseLosses b2:2');
    expect([counter(gone, 'b1'), gone.where('b2')]).toEqual(['6-6', 'lost']);
    const table = start();
    for (const wrong of ['b1:1', 'b1:3', 'b1:2+b2:1', 'b2:3', 'b1:2+b1:2', 'r1:2', 'bFar:1+b1:1'])
      expect(table.refusal(`chooseLosses ${wrong}`), wrong).toBe('T7.2.3');
    expect(table.refusal('red: chooseLosses b1:2')).toBe('T80.13');
  });

  test('T7.2.3 what is lost is in the dead pile as factors of its type', () => {
    const table = attack(duel(4, 2), 'b1 on 1,0').play('resolve 1', 6);
    expect(counter(table, 'b1')).toBe('2-4');
    const dead = table.state.units.filter((unit) => unit.place === 'lost');
    expect(dead).toMatchObject([{ side: 'blue', type: 'infantry', af: 2, df: 2, mf: 4 }]);
  });

  test('T7.2.3 example: an 8-4-4 alone loses two for a loss of one', () => {
    // 8 v 4 = 2-1, die 2: A 1,0 D 1,1.
    const alone = tournament(`blue art 8-4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\n${AFAR}\nblue moves`, HOMES);
    attack(alone, 'b1 on 1,0').play('resolve 1', 2);
    expect(counter(alone, 'b1')).toBe('6-3-4');
  });

  test('T7.2.3 example: beside a 1-4 in the same battle the owner may lose the 1-4 instead', () => {
    const start = () =>
      attack(
        tournament(
          `blue art 8-4-4 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\n${AFAR}\nblue moves`,
          HOMES,
        ),
        'b1+b2 on 1,0',
      ).play('resolve 1', 2);
    const infantry = start().play('chooseLosses b2:1');
    expect([counter(infantry, 'b1'), infantry.where('b2')]).toEqual(['8-4-4', 'lost']);
    const artillery = start().play('chooseLosses b1:2');
    expect([counter(artillery, 'b1'), artillery.where('b2')]).toEqual(['6-3-4', '0,0']);
    expect(start().refusal('chooseLosses b1:1')).toBe('T2.3.3');
    expect(start().refusal('chooseLosses b1:2+b2:1')).toBe('T7.2.3');
    expect(start().refusal('chooseLosses b1:4')).toBe('T7.2.3');
  });

  test('T7.2.3 artillery in defence loses by its defence factor, one at a time', () => {
    // 8 v 4 = 2-1, die 1: D 2,3.
    const table = tournament(`blue arm 8-6 @ 0,0 as b1\nred art 8-4-4 @ 1,0 as r1\n${AFAR}\nblue moves`, HOMES);
    attack(table, 'b1 on 1,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ defence: 4, odds: '2-1' });
    expect(counter(table, 'r1')).toBe('4-2-4');
  });

  test('T7.2.3 three for a loss of three: the coarse grain may exceed it by less than one grain only', () => {
    // 1-6, die 6: A 3,2. 4 v 24.
    const table = tournament(
      `blue art 4-2-4 @ 0,0 as b1\nblue inf 2-4 @ 0,0 as b2\nblue inf 1-4 @ 0,0 as b3\nred inf 12-4 @ 1,0 as r1\nred inf 12-4 @ 1,-1 as r2\n${AFAR}\nblue moves`,
      HOMES,
    );
    attack(table, 'b1+b2+b3 on 1,0+1,-1').play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ attack: 7, defence: 24, odds: '1-4', result: 'A 2,2 D 0,0' });
    expect(table.refusal('chooseLosses b1:2+b3:1')).toBe('T7.2.3');
    table.play('chooseLosses b2:1+b3:1');
  });

  test('T7.2.3a only units of that battle can be lost', () => {
    const table = tournament(
      `blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue inf 4-4 @ -1,1 as b3\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -1,2 as r2\n${AFAR}\nblue moves`,
      HOMES,
    );
    attack(table, 'b1+b2 on 1,0; b3 on -1,2').play('resolve 1', 5);
    expect(fought(table)).toMatchObject({ odds: '3-1', result: 'A 1,0 D 1,0' });
    expect(table.refusal('chooseLosses b3:1')).toBe('T7.2.3');
    table.play('chooseLosses b2:1');
    expect([counter(table, 'r1'), counter(table, 'r2')]).toEqual(['3-4', '4-4']);
  });

  test('T7.2.3a the attacker may lose aircraft, the defender’s aircraft in the hex pay nothing', () => {
    const table = tournament(
      'blue inf 4-4 @ -4,4 as b0\nblue inf 4-4 @ 0,0 as b1\nblue TAC 4-8 @ -4,4 as t1\nred inf 4-4 @ 1,0 as r1\nred TAC 4-8 @ 1,0 as u1\nred inf 1-4 @ 4,-4\nblue moves',
      `${HOMES}\ncity Horst : 1,0\nbelongs red 1,0`,
    );
    // 8 v 8 = 1-1, die 2: each loses one, nobody moves.
    attack(table, 'b1+t1 on 1,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 8 });
    expect(legalTexts(table, 'chooseLosses')).toEqual(['chooseLosses b1:1', 'chooseLosses t1:1']);
    table.play('chooseLosses t1:1');
    expect([counter(table, 'b1'), counter(table, 't1'), counter(table, 'r1'), counter(table, 'u1')]).toEqual([
      '4-4',
      '3-8',
      '3-4',
      '4-8',
    ]);
  });

  test('T7.2.4 never more than is engaged', () => {
    // 1-6, die 6 costs 3; only 2 fight.
    const table = attack(duel(2, 12), 'b1 on 1,0').play('resolve 1', 6);
    expect([table.where('b1'), table.where('r1')]).toEqual(['lost', '1,0']);
    // 6-1, die 1 costs the defender 4; he has 2.
    const won = attack(duel(12, 2), 'b1 on 1,0').play('resolve 1', 1);
    expect([won.where('r1'), counter(won, 'b1')]).toEqual(['lost', '12-4']);
  });
});

describe('T7.2 retreats', () => {
  const open = (lines: string, statements = '') =>
    tournament(
      `${lines}\nblue inf 1-4 @ -7,7\nred inf 1-4 @ 7,-7\nblue moves`,
      `${HOMES.replaceAll('4', '7')}\n${statements}`,
      7,
    );

  test('T7.2.5 the loser retreats each surviving unit by his own number of hexes, 1 to 5', () => {
    const far = (name: string) => {
      const [q = 0, r = 0] = name.split(',').map(Number);
      return (Math.abs(q - 1) + Math.abs(r) + Math.abs(q - 1 + r)) / 2;
    };
    for (const [force, die, steps] of [
      [8, 2, 1],
      [8, 3, 2],
      [8, 1, 3],
      [16, 1, 4],
    ] as const) {
      const table = open(
        `blue inf ${Math.min(force, 12)}-4 @ 0,0 as b1\nblue inf ${Math.max(force - 12, 1)}-4 @ 0,1 as b2\nred inf 4-4 @ 1,0 as r1`,
      );
      if (force <= 12) table.play('moveUnit b2 -1,1');
      attack(table, force > 12 ? 'b1+b2 on 1,0' : 'b1 on 1,0').play('resolve 1', die);
      if (table.side === 'blue') table.play('chooseLosses b1:1');
      const goals = ends(table, 'chooseRetreat', 'r1');
      expect(goals.length, `retreat of ${steps}`).toBeGreaterThan(0);
      expect(goals.map(far)).toEqual(goals.map(() => steps));
    }
    // 6-1, die 1: four lost, five back.
    const five = open(
      'blue inf 12-4 @ 0,0 as b1\nblue inf 12-4 @ 0,1 as b2\nblue inf 12-4 @ 1,-1 as b3\nred inf 6-4 @ 1,0 as r1',
    );
    attack(five, 'b1+b2+b3 on 1,0').play('resolve 1', 1);
    const goals = ends(five, 'chooseRetreat', 'r1');
    expect(goals.map(far)).toEqual(goals.map(() => 5));
    expect(five.refusal('chooseRetreat r1 2,0 3,0 4,0 5,0')).toBe('B19.5.2');
    expect(five.refusal('chooseRetreat r1 2,0 3,0 4,0 3,1 2,1')).toBe('B19.5.6');
    five.play('chooseRetreat r1 2,0 3,0 4,0 5,0 6,0');
    expect([five.where('r1'), counter(five, 'r1')]).toEqual(['6,0', '2-4']);
  });

  test('T7.2.5 example: 1-6 and die 3: the attacker loses 2 and goes back 4, the defender may advance 2', () => {
    const table = open('blue inf 3-4 @ 0,0 as b1\nred inf 12-4 @ 1,0 as r1\nred inf 6-4 @ 1,-1 as r2');
    attack(table, 'b1 on 1,0+1,-1').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ odds: '1-6', result: 'A 2,4 D 0,2' });
    expect(counter(table, 'b1')).toBe('1-4');
    table.play('chooseRetreat b1 -1,0 -2,0 -3,0 -4,0');
    expect(table.side).toBe('red');
    expect(table.refusal('advance r1 0,0 -1,0 -2,0')).toBe('T7.2.7');
    table.play(['advance r1 0,0 -1,0', 'advance r2 0,0']);
    expect([table.where('r1'), table.where('r2')]).toEqual(['-1,0', '0,0']);
  });

  test('T7.2.5 a bent path is allowed only when no straighter one is left', () => {
    // r1 at 1,0 in a blind valley: the sea leaves 2,0, 2,-1 and 3,-1 only.
    const walls = 'sea 3,0 2,1 1,1 4,-1 4,-2 3,-2 2,-2 1,-1 zone A';
    const table = open('blue inf 8-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1', `${walls}\nsea 0,1`);
    attack(table, 'b1 on 1,0').play('resolve 1', 1);
    // Three steps, none of them back: only ways that end two hexes off are left.
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['3,-1']);
    expect(legalTexts(table, 'chooseRetreat')).toEqual(['chooseRetreat r1 2,0 2,-1 3,-1']);
  });

  test('T7.2.5 uncaptured minor cities are closed to retreats', () => {
    const minor = 'city Klein : 2,0\nbelongs n 2,0';
    const table = open('blue inf 8-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1', minor);
    attack(table, 'b1 on 1,0').play('resolve 1', 3);
    expect(table.refusal('chooseRetreat r1 2,0 3,0')).toBe('T22.2');
    expect(legalTexts(table, 'chooseRetreat').some((text) => / 2,0( |$)/.test(text))).toBe(false);
    const taken = open('blue inf 8-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\ncaptured 2,0\nminor n violated red', minor);
    attack(taken, 'b1 on 1,0').play('resolve 1', 3);
    taken.play('chooseRetreat r1 2,0 3,0');
  });

  test('T7.2.5 units that cannot retreat die, the others of the stack go', () => {
    // Room for one at 2,0 only: both ways out end there.
    const walls = 'sea 2,-1 1,1 3,-1 2,1 1,-1 0,1 zone A';
    const table = open(
      'blue inf 12-4 @ 0,0 as b1\nred inf 3-4 @ 1,0 as r1\nred inf 2-4 @ 1,0 as r2\nred inf 8-4 @ 2,0 as r3',
      walls,
    );
    attack(table, 'b1 on 1,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ odds: '2-1', result: 'A 1,0 D 1,1' });
    table.play('chooseLosses r1:1');
    table.play('chooseRetreat r1 2,0');
    expect(['r1', 'r2'].map((id) => table.where(id))).toEqual(['2,0', '2,0']);
    const full = open(
      'blue inf 12-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 2-4 @ 1,0 as r2\nred inf 8-4 @ 2,0 as r3',
      walls,
    );
    attack(full, 'b1 on 1,0').play('resolve 1', 2);
    full.play('chooseLosses r1:1');
    full.play('chooseRetreat r2 2,0');
    expect(['r1', 'r2'].map((id) => full.where(id))).toEqual(['lost', '2,0']);
  });

  test('T7.2.6 both second numbers 0: nobody moves', () => {
    const table = attack(duel(2, 2), 'b1 on 1,0').play('resolve 1', 2);
    expect([table.where('b1'), table.where('r1'), counter(table, 'b1'), counter(table, 'r1')]).toEqual([
      '0,0',
      '1,0',
      '1-4',
      '1-4',
    ]);
    expect(events(table, 'retreated')).toEqual([]);
    expect(table.side).toBe('red');
  });
});

describe('T7.2 advances', () => {
  const plain = (lines: string, statements = '') =>
    tournament(`${lines}\n${AFAR}\nblue moves`, `${HOMES}\n${statements}`);
  /** 8 v 4 and die 1: the defender goes back 3, the attacker may advance 2. */
  const won = (extra = '', statements = '') => {
    const table = plain(`blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\n${extra}`, statements);
    return table;
  };

  test('T7.2.7 example: 2-1 and die 1: 0, 1 or 2 hexes', () => {
    const table = attack(won(), 'b1 on 1,0').play('resolve 1', 1);
    expect(counter(table, 'r1')).toBe('2-4');
    table.play('chooseRetreat r1 2,0 3,0 4,0');
    expect(ends(table, 'advance', 'b1')).toEqual(['1,-1', '1,0', '1,1', '2,-1', '2,0', '0,1'].sort());
    expect(table.refusal('advance b1 1,0 2,0 3,0')).toBe('T7.2.7');
    expect(counter(table, 'b1')).toBe('8-6');
    table.play('endAdvance');
    expect(table.where('b1')).toBe('0,0');
  });

  test('T7.2.7 any of the surviving units of that battle, each up to the number, others not', () => {
    const table = won('blue inf 4-4 @ 0,1 as b2\nblue inf 4-4 @ -1,0 as b3');
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 4);
    expect(fought(table)).toMatchObject({ odds: '3-1', result: 'A 1,2 D 2,3' });
    table.play(['chooseLosses b2:1', 'chooseRetreat r1 2,0 3,0 4,0']);
    expect(table.refusal('advance b3 0,0')).toBe('T7.2.7');
    table.play(['advance b2 1,0 1,1', 'advance b1 1,0']);
    expect(table.refusal('red: endAdvance')).toBe('T80.3');
    expect([table.where('b1'), table.where('b2'), table.side]).toEqual(['1,0', '1,1', 'red']);
  });

  test('T7.2.7 one advance for each unit', () => {
    const table = won('blue inf 4-4 @ 0,1 as b2');
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 4);
    table.play(['chooseLosses b2:1', 'chooseRetreat r1 2,0 3,0 4,0', 'advance b1 1,0']);
    expect(table.refusal('advance b1 2,0')).toBe('T7.2.7');
  });

  test('T7.2.7 advance 0 is none, for land units', () => {
    // 2-1, die 2: A 1,0 D 1,1.
    const table = attack(won(), 'b1 on 1,0').play('resolve 1', 2).play('chooseRetreat r1 2,0');
    expect([table.where('b1'), table.side]).toEqual(['0,0', 'red']);
  });

  test('T7.2.8 the first hex is one vacated in that battle; then the direction is free', () => {
    const table = attack(won(), 'b1 on 1,0').play('resolve 1', 1).play('chooseRetreat r1 2,0 3,0 4,0');
    expect(table.refusal('advance b1 0,1')).toBe('T7.2.8');
    expect(table.refusal('advance b1 2,0')).toBe('T7.2.10');
    expect(table.refusal('advance b1 1,0 3,0')).toBe('T7.2.10');
    // Back to where it came from is a direction like any other, and so is a hex beside it.
    table.play('advance b1 1,0 0,1');
    expect(table.where('b1')).toBe('0,1');
  });

  test('T7.2.9 example: the vacated hex in the zone of a second enemy stops everybody there', () => {
    const table = won('red inf 1-4 @ 2,-1 as r2\nblue inf 1-4 @ 3,-2 as b2');
    attack(table, 'b1 on 1,0; b2 on 2,-1').play('resolve 1', 1);
    table.play('chooseRetreat r1 1,1 1,2 1,3');
    expect(ends(table, 'advance', 'b1')).toEqual(['1,0']);
    expect(table.refusal('advance b1 1,0 1,1')).toBe('T7.2.9');
    table.play('advance b1 1,0');
  });

  test('T7.2.9 it stops in the first such hex on the way', () => {
    const table = won('blue inf 12-4 @ 0,1 as b2\nblue inf 4-4 @ 1,-1 as b3\nred inf 1-4 @ 3,0 as r2');
    attack(table, 'b1+b2+b3 on 1,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ odds: '6-1', result: 'A 0,4 D 4,5' });
    expect(table.refusal('advance b2 1,0 2,0 2,1')).toBe('T7.2.9');
    expect(table.refusal('advance b2 1,0 1,1 2,1 2,2')).toBe('T7.2.9');
    expect(table.refusal('advance b2 1,0 2,0 3,0')).toBe('T7.2.9');
    table.play(['advance b2 1,0 1,1 1,2 1,3', 'advance b1 1,0 2,0']);
    expect([table.where('b2'), table.where('b1')]).toEqual(['1,3', '2,0']);
  });

  test('T7.2.10 no movement cost, no road bonus, no stop by terrain', () => {
    const table = won(
      'blue inf 12-4 @ 0,1 as b2\nblue inf 4-4 @ 1,-1 as b3',
      'mountain 1,1 2,0\nforest 1,2\nroad : 1,0 2,-1 3,-1 4,-1 4,0',
    );
    attack(table, 'b1+b2+b3 on 1,0').play('resolve 1', 1);
    expect(table.refusal('advance b1 1,0 2,-1 3,-1 4,-1 4,0')).toBe('T7.2.7');
    table.play('advance b2 1,0 1,1 1,2 1,3');
    expect(table.where('b2')).toBe('1,3');
    table.play('advance b1 1,0 2,0 3,0');
    expect(table.unit('b1').spent).toBe(0);
  });

  test('T7.2.10 never onto sea, lake, neutral, an uncaptured minor city or an enemy', () => {
    const table = won('blue inf 12-4 @ 0,1 as b2', 'sea 1,1 zone A\nlake 2,-1\ncity Klein : 2,0\nbelongs n 2,0');
    // All this closes the ring as well: 20 v 4 is 5-1 against a surrounded hex.
    attack(table, 'b1+b2 on 1,0').play('resolve 1');
    expect(table.refusal('advance b1 1,0 1,1')).toBe('T7.2.10');
    expect(table.refusal('advance b1 1,0 2,-1')).toBe('T7.2.10');
    expect(table.refusal('advance b1 1,0 2,0')).toBe('T22.2');
    const enemy = won('blue inf 12-4 @ 0,1 as b2\nblue inf 4-4 @ 1,-1 as b3\nred inf 1-4 @ 3,0 as r2');
    attack(enemy, 'b1+b2+b3 on 1,0').play('resolve 1', 1);
    expect(ends(enemy, 'advance', 'b1').includes('3,0')).toBe(false);
    const neutral = won('blue inf 12-4 @ 0,1 as b2\nblue inf 4-4 @ 1,-1 as b3', 'neutral 2,0');
    attack(neutral, 'b1+b2+b3 on 1,0').play('resolve 1');
    expect(neutral.refusal('advance b1 1,0 2,0')).toBe('T7.2.10');
  });

  test('T7.2.10 armor and artillery enter forest only over a road link', () => {
    const board = 'forest 2,0 1,1\nroad : 1,0 1,1';
    const table = won('blue art 8-4-4 @ 0,1 as b2\nblue inf 8-4 @ 1,-1 as b3', board);
    attack(table, 'b1+b2+b3 on 1,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ odds: '6-1' });
    expect(table.refusal('advance b1 1,0 2,0')).toBe('T7.2.10');
    expect(table.refusal('advance b2 1,0 2,0')).toBe('T7.2.10');
    table.play(['advance b1 1,0 1,1 1,2', 'advance b3 1,0 2,0 3,0']);
    expect([table.where('b1'), table.where('b3')]).toEqual(['1,2', '3,0']);
    const strict = optional(
      'strictTerrain',
      `blue arm 8-6 @ 0,0 as b1\nblue inf 12-4 @ 0,1 as b2\nblue inf 4-4 @ 1,-1 as b3\nred inf 4-4 @ 1,0 as r1\n${AFAR}\nblue moves`,
      `${HOMES}\n${board}`,
    );
    attack(strict, 'b1+b2+b3 on 1,0').play('resolve 1', 1);
    expect(strict.refusal('advance b1 1,0 1,1')).toBe('T7.2.10');
  });

  test('T7.2.10 where it ends the 12 size apply, on the way they do not', () => {
    const table = won('blue inf 12-4 @ 0,1 as b2\nblue inf 4-4 @ 1,-1 as b3');
    attack(table, 'b1+b2+b3 on 1,0').play('resolve 1', 1);
    table.play('advance b2 1,0');
    expect(table.refusal('advance b3 1,0')).toBe('T7.2.10');
    table.play(['advance b3 1,0 2,0', 'advance b1 1,0 1,1']);
    expect(['b1', 'b2', 'b3'].map((id) => table.where(id))).toEqual(['1,1', '1,0', '2,0']);
  });

  test('T7.2.11 advancing units join no battle still to come, but their zones close retreats at once', () => {
    const table = tournament(
      `blue arm 8-6 @ 0,0 as b1\nblue inf 8-4 @ 1,-2 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 2,-2 as r2\n${AFAR}\nblue moves`,
      HOMES,
    );
    attack(table, 'b1 on 1,0; b2 on 2,-2').play('resolve 1', 1);
    table.play(['chooseRetreat r1 1,1 1,2 1,3', 'advance b1 1,0 2,-1']);
    expect(table.state.battles).toHaveLength(1);
    table.play('resolve 2', 3);
    // 2-1, die 3: back 2. The armor at 2,-1 covers 3,-2, 2,0, 3,-1 and 1,-1.
    expect(fought(table)).toMatchObject({ attack: 8, odds: '2-1' });
    const steps = legalTexts(table, 'chooseRetreat').map((text) => text.split(' ')[2]);
    expect(new Set(steps)).toEqual(new Set(['3,-3']));
  });

  test('T7.2.12 example: the defender dies by his losses and the attacker may advance his full number', () => {
    const table = attack(duel(6, 2), 'b1 on 1,0').play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ odds: '3-1', result: 'A 0,3 D 2,4' });
    expect(table.where('r1')).toBe('lost');
    table.play('advance b1 1,0 2,0 3,0');
    expect(table.where('b1')).toBe('3,0');
  });

  test('T7.2.12 a defender with no way to retreat dies, and the winner advances all the same', () => {
    const table = plain('blue arm 8-6 @ 0,0 as b1\nblue inf 1-4 @ 2,0 as b2\nred inf 4-4 @ 1,0 as r1');
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 1);
    expect(events(table, 'eliminated').map(({ rule }) => rule)).toEqual(['B19.5.7']);
    table.play(['advance b1 1,0 1,1', 'advance b2 1,0']);
    expect([table.where('b1'), table.where('b2')]).toEqual(['1,1', '1,0']);
  });

  test('T7.2.12 when all attackers die of their losses the defender advances his full number', () => {
    // 1-5, die 1: A 2,3 D 0,1 with one 2-4.
    const table = attack(duel(2, 10), 'b1 on 1,0').play('resolve 1', 1);
    expect([table.where('b1'), table.side]).toEqual(['lost', 'red']);
    table.play('advance r1 0,0');
    expect(table.where('r1')).toBe('0,0');
  });

  test('T7.2.13 the defender advances onto hexes the attackers vacated in that battle', () => {
    const table = plain(
      'blue inf 2-4 @ 0,0 as b1\nblue inf 1-4 @ 0,1 as b2\nblue inf 4-4 @ 0,1 as b3\nred inf 12-4 @ 1,0 as r1\nred inf 4-4 @ -1,2 as r2',
    );
    attack(table, 'b1+b2 on 1,0; b3 on -1,2').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ odds: '1-4', result: 'A 1,3 D 0,1' });
    table.play('chooseLosses b2:1');
    table.play(legalTexts(table, 'chooseRetreat')[0] as string);
    // b3 still stands at 0,1, so only 0,0 was vacated.
    expect(ends(table, 'advance', 'r1')).toEqual(['0,0']);
    expect(table.refusal('advance r1 0,1')).toBe('T7.2.13');
    table.play('advance r1 0,0');
  });

  test('T7.2.14 aircraft neither retreat nor advance; they land', () => {
    // 1-1, die 6: A 2,2.
    const table = tournament(
      'blue inf 4-4 @ -4,4 as b0\nblue inf 4-4 @ 0,0 as b1\nblue TAC 4-8 @ -4,4 as t1\nred inf 8-4 @ 1,0 as r1\nred inf 1-4 @ 4,-4\nblue moves',
      HOMES,
    );
    attack(table, 'b1+t1 on 1,0').play('resolve 1', 6).play('chooseLosses b1:2');
    expect(legalTexts(table, 'chooseRetreat').every((text) => text.split(' ')[1] === 'b1')).toBe(true);
    table.play(legalTexts(table, 'chooseRetreat')[0] as string);
    expect(table.phase).toBe('T80.9');
    table.play(['landAircraft t1 -4,4', 'endLanding']);
    expect(table.where('t1')).toBe('-4,4');
  });

  test('T7.2.14 example: 4-1 and die 5', () => {
    const table = plain('blue inf 12-4 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred inf 4-4 @ 1,0 as r1');
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 5).play('chooseLosses b1:1');
    expect([counter(table, 'r1'), counter(table, 'b1')]).toEqual(['1-4', '11-4']);
    table.play('chooseRetreat r1 2,0 3,0 4,0');
    table.play('advance b2 1,0 1,1');
    expect(table.where('b2')).toBe('1,1');
  });
});

describe('T7.2 automatic results', () => {
  test('T7.2.15 above 6-1: no roll, no loss, advance 4', () => {
    const table = attack(
      tournament(
        `blue inf 12-4 @ 0,0 as b1\nblue inf 2-4 @ 0,1 as b2\nred inf 2-4 @ 1,0 as r1\n${AFAR}\nblue moves`,
        HOMES,
      ),
      'b1+b2 on 1,0',
    ).play('resolve 1');
    expect(fought(table)).toMatchObject({ odds: '7-1', result: 'defenders eliminated' });
    expect(fought(table).die).toBeUndefined();
    expect([table.where('r1'), counter(table, 'b1'), counter(table, 'b2')]).toEqual(['lost', '12-4', '2-4']);
    expect(table.refusal('advance b1 1,0 2,0 3,0 4,0 4,-1')).toBe('T7.2.7');
    table.play('advance b1 1,0 2,0 3,0 4,0');
    expect(table.where('b1')).toBe('4,0');
  });

  test('T7.2.15 6-1 and something is still rolled', () => {
    const table = tournament(
      `blue inf 12-4 @ 0,0 as b1\nblue inf 1-4 @ 0,1 as b2\nred inf 2-4 @ 1,0 as r1\n${AFAR}\nblue moves`,
      HOMES,
    );
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 13, odds: '6-1', die: 2 });
  });

  /** 10 v 2 with attackers on two sides of r1 at 0,0 so that it is surrounded; b3 closes the ring. */
  const RING = 'blue inf 5-4 @ 1,0 as b1\nblue inf 5-4 @ -1,0 as b2\nred inf 2-4 @ 0,0 as r1';

  test('T7.2.16 at 5-1 against a surrounded hex the same: automatic elimination, advance 4', () => {
    const table = tournament(`${RING}\n${AFAR}\nblue moves`, HOMES);
    attack(table, 'b1+b2 on 0,0').play('resolve 1');
    expect(fought(table)).toMatchObject({ odds: '5-1', result: 'defenders eliminated' });
    expect(events(table, 'eliminated').map(({ rule }) => rule)).toEqual(['T7.2.16']);
    table.play('advance b1 0,0 0,1 0,2 0,3');
    expect(table.where('b1')).toBe('0,3');
  });

  test('T7.2.16 at 4-1, or with one hex open, it is rolled', () => {
    const weak = tournament(`${RING.replace('5-4 @ -1', '4-4 @ -1')}\n${AFAR}\nblue moves`, HOMES);
    attack(weak, 'b1+b2 on 0,0').play('resolve 1', 2);
    expect(fought(weak)).toMatchObject({ odds: '4-1', die: 2 });
    const open = tournament(`${RING.replace('-1,0', '1,-1')}\n${AFAR}\nblue moves`, HOMES);
    attack(open, 'b1+b2 on 0,0').play('resolve 1', 2);
    expect(fought(open)).toMatchObject({ odds: '5-1', die: 2 });
  });

  test('T7.2.16 it is tested when battles are declared: a ring opened by an earlier battle still counts', () => {
    // b3 at 0,1 alone covers -1,1 and 1,0's side … it is driven off in battle 2, which is resolved first.
    const lines =
      'blue inf 12-4 @ 1,-1 as b1\nblue inf 1-4 @ -1,1 as b3\nred inf 2-4 @ 0,0 as r1\nred inf 6-4 @ -2,2 as r2\nred inf 1-4 @ 4,-4\nblue inf 1-4 @ -4,4';
    const table = tournament(`${lines}\nblue moves`, HOMES);
    table.play(['endMovement', 'splitUnit b1 11+1']);
    expect(table.refusal('endDeclaration b1+b1.p1 on 0,0')).toBe('B7.a7');
    table.play('endDeclaration b1+b1.p1 on 0,0; b3 on -2,2').play('resolve 2', 6);
    if (table.side === 'red') table.play('endAdvance');
    expect(table.where('b3')).toBe('lost');
    table.play('resolve 1');
    expect(fought(table)).toMatchObject({ odds: '6-1', result: 'defenders eliminated' });
  });

  test('T7.2.16 and a ring closed only by an earlier advance does not', () => {
    // Without b2 on the far side the hex is open when declared; b2 then advances next to it from another battle.
    const lines =
      'blue inf 10-4 @ 1,0 as b1\nblue inf 7-4 @ -3,0 as b2\nred inf 2-4 @ 0,0 as r1\nred inf 1-4 @ -2,0 as r2';
    const table = tournament(`${lines}\n${AFAR}\nblue moves`, HOMES);
    attack(table, 'b1 on 0,0; b2 on -2,0').play('resolve 2');
    table.play('advance b2 -2,0 -1,0');
    expect(table.where('b2')).toBe('-1,0');
    expect(
      reread(table)
        .play('resolve 1', 2)
        .events.some((event) => event.is === 'fought' && event.result.die === 2),
    ).toBe(true);
    table.play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ odds: '5-1', die: 2 });
  });

  test('T7.2.16 sea, lake, neutral and the edge of the map close a hex', () => {
    for (const closed of ['sea -1,0 -1,1 0,-1 zone A', 'lake -1,0 -1,1 0,-1', 'neutral -1,0 -1,1 0,-1']) {
      const table = tournament(
        `blue inf 10-4 @ 1,0 as b1\nred inf 2-4 @ 0,0 as r1\n${AFAR}\nblue moves`,
        `${HOMES}\n${closed}`,
      );
      attack(table, 'b1 on 0,0').play('resolve 1');
      expect(table.where('r1'), closed).toBe('lost');
    }
    const edge = tournament(
      'blue inf 10-4 @ 1,3 as b1\nred inf 2-4 @ 0,4 as r1\nred inf 1-4 @ 4,-4\nblue inf 1-4 @ -4,4\nblue moves',
      HOMES,
    );
    // 0,4 has three neighbours on the map: 1,3 (the attacker), 0,3 in its zone, and -1,4.
    attack(edge, 'b1 on 0,4').play('resolve 1', 2);
    expect(fought(edge).die).toBe(2);
  });

  test('T7.2.16 against several hexes each must be surrounded', () => {
    // Both defenders between the attackers at 1,0 and 0,-1; -1,1 is closed from -2,2, and 2,-2 from 3,-3 or not at all.
    const lines = (last: string) =>
      `blue inf 6-4 @ 1,0 as b1\nblue inf 6-4 @ 0,-1 as b2\nblue inf 1-4 @ -2,2 as b3\n${last}red inf 1-4 @ 0,0 as r1\nred inf 1-4 @ 1,-1 as r2\nred inf 1-4 @ 4,0 as r3\nblue moves`;
    const open = tournament(lines(''), HOMES);
    attack(open, 'b1+b2 on 0,0+1,-1').play('resolve 1', 2);
    expect(fought(open)).toMatchObject({ odds: '6-1', die: 2 });
    const shut = tournament(lines('blue inf 1-4 @ 3,-3 as b4\n'), HOMES);
    attack(shut, 'b1+b2 on 0,0+1,-1').play('resolve 1');
    expect([shut.where('r1'), shut.where('r2')]).toEqual(['lost', 'lost']);
  });

  test('T7.2.17 below 1-6 an attack cannot be declared', () => {
    const table = tournament(
      `blue inf 1-4 @ 0,0 as b1\nblue inf 1-4 @ 0,1 as b2\nred inf 7-4 @ 1,0 as r1\n${AFAR}\nblue moves`,
      HOMES,
    ).play('endMovement');
    expect(table.refusal('declareBattle b1 on 1,0')).toBe('B9.4');
    table.play('endDeclaration b1+b2 on 1,0');
  });

  test('T7.2.17 brought below 1-6 by interception, all its attackers die without a roll and nobody advances', () => {
    // 1 + 2 TAC v 12 = 1-4; 4 interceptors shoot down the TAC: 1 v 12.
    const table = optional(
      'fighters',
      'blue inf 1-4 @ -4,4 as b0\nblue inf 1-4 @ 0,0 as b1\nblue TAC 2-8 @ -4,4 as t1\nred inf 12-4 @ 1,0 as r1\nred FTR 4-12 @ 4,-4 as f1\nred inf 1-4 @ 4,-4 as r0\nblue moves',
      HOMES,
    );
    table.play(['endMovement', 'endDeclaration b1+t1 on 1,0', 'assignInterceptor f1 1,0', 'endInterception']);
    table.play('resolveAirFight 1,0');
    expect(table.where('t1')).toBe('lost');
    expect(fought(table)).toMatchObject({ attack: 1, defence: 12, result: 'attackers eliminated' });
    expect(events(table, 'eliminated').map(({ rule }) => rule)).toEqual(['O23.6.1', 'T7.2.17']);
    expect([table.where('b1'), table.where('r1')]).toEqual(['lost', '1,0']);
  });

  test('T7.2.17 what is left of the aircraft dies too', () => {
    // 1 + 3 TAC v 12 = 1-3; two factors of the TAC are shot down: 2 v 12 is 1-6 and is rolled; three: 1 + 0.
    const start = (ftr: number, defence: number) =>
      optional(
        'fighters',
        `blue inf 1-4 @ -4,4 as b0\nblue inf 1-4 @ 0,0 as b1\nblue TAC 3-8 @ -4,4 as t1\nred inf ${defence}-4 @ 1,0 as r1\nred FTR ${ftr}-12 @ 4,-4 as f1\nred inf 1-4 @ 4,-4 as r0\nblue moves`,
        HOMES,
      ).play([
        'endMovement',
        'endDeclaration b1+t1 on 1,0',
        'assignInterceptor f1 1,0',
        'endInterception',
        'resolveAirFight 1,0',
      ]);
    const rolled = start(4, 12).play('resolve 1', 2);
    expect(fought(rolled)).toMatchObject({ attack: 2, odds: '1-6', die: 2 });
    const mountain = optional(
      'fighters',
      'blue inf 1-4 @ -4,4 as b0\nblue inf 1-4 @ 0,0 as b1\nblue TAC 3-8 @ -4,4 as t1\nred inf 12-4 @ 1,0 as r1\nred FTR 2-12 @ 4,-4 as f1\nred inf 1-4 @ 4,-4 as r0\nblue moves',
      `${HOMES}\nmountain 1,0`,
    ).play([
      'endMovement',
      'endDeclaration b1+t1 on 1,0',
      'assignInterceptor f1 1,0',
      'endInterception',
      'resolveAirFight 1,0',
    ]);
    expect([mountain.where('b1'), mountain.where('t1')]).toEqual(['lost', 'lost']);
  });
});
