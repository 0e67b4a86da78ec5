import { describe, expect, test } from 'vitest';
import { isObjection } from '#core/objection.ts';
import { attack, basic, ends, fought } from './basic.ts';
import { faults, small, type Table } from './table.ts';

/** Attack of `attackers` from 1,0 on `defenders` at 0,0 with this die. */
function battle(attackers: readonly string[], defenders: readonly string[], die: number, statements = ''): Table {
  const blue = attackers.map((unit, i) => `blue ${unit} @ 1,0 as b${i + 1}`);
  const red = defenders.map((unit, i) => `red ${unit} @ 0,0 as r${i + 1}`);
  const far = 'red inf 4-4 @ -4,0 as far';
  const table = basic([...blue, ...red, far, 'blue moves'].join('\n'), statements);
  const names = attackers.map((_, i) => `b${i + 1}`).join('+');
  return attack(table, `${names} on 0,0`).play('resolve 1', die);
}

describe('B2 units', () => {
  test('B2.1 names and numbers have no effect: marines and a unit called GD fight and move by their factors', () => {
    const table = basic('blue marines 6-4 @ 0,0 as b.mar1\nblue inf 6-4 @ 0,1 as b.GD\nblue moves', 'forest 1,0 1,1');
    const kept = ({ id: _id, at: _at, ...rest }: ReturnType<Table['unit']>) => rest;
    expect(kept(table.unit('b.mar1'))).toEqual(kept(table.unit('b.GD')));
    table.play(['moveUnit b.mar1 1,0', 'moveUnit b.GD 1,1']);
  });

  test('B2.2 marines are infantry; air assault is a type of its own and no armor: it enters forest', () => {
    const table = basic(
      'blue mar 6-4 @ 0,0 as b1\nblue arm 6-6 @ 0,0 as b2\nblue aa 4-6 @ 0,1 as b3\nblue abn 4-4 @ 0,1 as b4\nblue art 8-4-4 @ 0,1 as b5\nblue moves',
      'forest 1,0 1,1',
    );
    expect(['b1', 'b2', 'b3', 'b4', 'b5'].map((id) => table.unit(id).type)).toEqual([
      'infantry',
      'armor',
      'airAssault',
      'airborne',
      'artillery',
    ]);
    table.play(['moveUnit b1 1,0', 'moveUnit b3 1,1', 'moveUnit b4 1,1']);
    expect(table.refusal('moveUnit b2 1,0')).toBe('B13.1');
    expect(table.refusal('moveUnit b5 1,1')).toBe('B13.1');
  });

  test('B2.3 size marks have no effect: a position has no place to write one', () => {
    expect(faults(`game basic\n${small()}\nblue inf XX 4-4 @ 0,0\nblue moves`)).toHaveLength(1);
    expect(faults(`game basic\n${small()}\nblue inf 4-4 @ 0,0 XX\nblue moves`)).toHaveLength(1);
  });

  test('B2.4 a movement factor of n is n cross-country hexes and no more', () => {
    for (const [mf, farthest] of [
      [1, '1,0'],
      [4, '4,0'],
      [6, '6,0'],
    ] as const) {
      const table = basic(`blue inf 4-${mf} @ 0,0 as b1\nblue moves`, '', 8);
      const path = Array.from({ length: mf + 1 }, (_, i) => `${i + 1},0`);
      expect(table.refusal(`moveUnit b1 ${path.join(' ')}`)).toBe('B11.1');
      table.play(`moveUnit b1 ${path.slice(0, mf).join(' ')}`);
      expect(table.where('b1')).toBe(farthest);
      expect(table.refusal(`moveUnit b1 ${mf + 1},0`)).toBe('B11.1');
    }
    const still = basic('blue inf 4-0 @ 0,0 as b1\nblue moves');
    expect(ends(still, 'moveUnit', 'b1')).toEqual([]);
  });

  test('B2.5 the combat factor counts in attack and in defence', () => {
    expect(fought(battle(['arm 6-6'], ['inf 4-4'], 1))).toMatchObject({ attack: 6, defence: 4 });
    expect(fought(battle(['inf 4-4'], ['arm 6-6'], 1))).toMatchObject({ attack: 4, defence: 6 });
  });

  test('B2.6 artillery attacks with its first factor and defends with its second', () => {
    expect(fought(battle(['art 8-4-4'], ['inf 4-4'], 1))).toMatchObject({ attack: 8, defence: 4, odds: '2-1' });
    expect(fought(battle(['inf 4-4'], ['art 8-4-4'], 1))).toMatchObject({ attack: 4, defence: 4, odds: '1-1' });
  });

  test('B2.7 exchange: an attacking 8-4-4 pays 8 and suffices alone for 8', () => {
    // 8 + 4 + 4 against 4 doubled by the city: 16 v 8 = 2-1, die 2 is an exchange.
    const table = battle(['art 8-4-4', 'inf 4-4', 'inf 4-4'], ['inf 4-4'], 2, 'city Burg : 0,0');
    expect(fought(table)).toMatchObject({ attack: 16, defence: 8, result: 'EX' });
    expect(table.refusal('chooseExchange b2')).toBe('B19.6.1');
    expect(table.refusal('chooseExchange b1+b2')).toBe('B19.6.2');
    table.play('chooseExchange b1');
    expect([table.where('b1'), table.where('b2'), table.where('b3')]).toEqual(['lost', '1,0', '1,0']);
  });

  test('B2.7 exchange: a defending 8-4-4 is owed at 4', () => {
    const table = battle(['inf 4-4', 'arm 6-6'], ['art 8-4-4'], 2);
    expect(fought(table)).toMatchObject({ attack: 10, defence: 4, odds: '2-1', result: 'EX' });
    table.play('chooseExchange b1');
    expect([table.where('b1'), table.where('r1')]).toEqual(['lost', 'lost']);
  });

  test('B2.7 stacking counts the defence factor of artillery', () => {
    const table = basic('blue art 8-4-4 @ 0,0 as b1\nblue arm 8-6 @ 1,0 as b2\nblue moves');
    table.play(['moveUnit b2 0,0', 'endMovement']);
  });

  test('B2.8 no rangers, no aircraft, no substitutes', () => {
    for (const unit of ['rng 1-4', 'TAC 4-8', 'MDM 4-10', 'SAC 4-20', 'FTR 2-6']) {
      expect(faults(`game basic\n${small()}\nblue ${unit} @ 0,0\nblue moves`).join(), unit).toMatch(/B2\.8/);
    }
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves');
    const split = table.game.read({ do: 'splitUnit', unit: 0, into: [2, 2] });
    expect(isObjection(split) || table.game.check(table.state, 'blue', split) !== undefined).toBe(true);
  });
});
