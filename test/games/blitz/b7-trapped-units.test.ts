import { describe, expect, test } from 'vitest';
import { basic, ends, events, legalTexts } from './basic.ts';

/** Red round 0,0 so that all six neighbours of it are in a zone of control. */
const RING = 'red arm 8-6 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\nred inf 4-4 @ -1,0 as r3\nred inf 4-4 @ 0,-1 as r4';

describe('B7.a11 trapped units', () => {
  test('B7.a11 example: the lone 1-4 is removed when combat begins, and the enemy does not advance', () => {
    const table = basic(`blue inf 1-4 @ 0,0 as b1\nblue inf 4-4 @ -4,0 as b2\n${RING}\nblue moves`, 'mountain 1,0');
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
    table.play('endMovement');
    expect([table.where('b1'), table.state.doomed]).toEqual(['0,0', [0]]);
    expect(table.refusal('declareBattle b1 on -1,0')).toBe('B7.a11');
    table.play('endDeclaration');
    expect(events(table, 'eliminated')).toEqual([{ is: 'eliminated', units: [0], rule: 'B7.a11' }]);
    expect([table.where('b1'), table.side, table.where('r1')]).toEqual(['lost', 'red', '1,0']);
  });

  test('B7.a11 a unit that could leave is not trapped: it has to', () => {
    // The way out at -1,1 is free once the Red unit at -1,0 is missing.
    const open = `blue inf 1-4 @ 0,0 as b1\n${RING.replace('red inf 4-4 @ -1,0 as r3\n', '')}\nblue moves`;
    const table = basic(open, 'mountain 1,0');
    expect(ends(table, 'moveUnit', 'b1').length).toBeGreaterThan(0);
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play(['moveUnit b1 -1,1', 'endMovement']);
  });

  test('B7.a11 a way out without room is none', () => {
    const open = RING.replace('red inf 4-4 @ -1,0 as r3\n', '');
    const lone = `blue inf 1-4 @ 0,0 as b1\n${open}`;
    // -1,1 is the only way out; beyond it sea. It is full: 12 size of friends, who cannot help.
    const sea = 'mountain 1,0\nsea -2,1 -2,2 -1,2 zone A';
    const crowd = 'blue arm 8-6 @ -1,1 as b2\nblue inf 4-4 @ -1,1 as b3';
    const free = basic(`${lone}\nblue moves`, sea);
    expect(free.refusal('endMovement')).toBe('B7.a10');
    const full = basic(`${lone}\n${crowd}\nblue moves`, sea);
    full.play('endMovement');
    expect(full.state.doomed).toEqual([0]);
    // With 11 size there the 1-4 fits and must go.
    const eleven = basic(`${lone}\n${crowd.replace('4-4 @ -1,1', '3-4 @ -1,1')}\nblue moves`, sea);
    expect(eleven.refusal('endMovement')).toBe('B7.a10');
  });

  test('B7.a11 a unit that moved into the fight this player turn is not trapped', () => {
    const table = basic(
      'blue inf 1-4 @ -1,1 as b1\nred arm 8-6 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\nred inf 4-4 @ 0,-1 as r4\nblue moves',
      'mountain 1,0',
    );
    table.play('moveUnit b1 0,0');
    expect(table.refusal('endMovement')).toBe('B7.a10');
  });

  test('B7.a11 a unit that could fight is not given up: the least total size is', () => {
    // Together 6 + 1 against 24 + 4 + 4 = 32: 1-5, legal. Nothing need be given up.
    const strong = basic(`blue inf 6-4 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\n${RING}\nblue moves`, 'mountain 1,0');
    strong.play('endMovement');
    expect(strong.state.doomed).toEqual([]);
    expect(strong.refusal('endMovement')).toBe('B80.4');
    // 4 + 1 against 32 is 1-7, and in three battles 1 has nobody it can fight with 4 on the mountain: 4 v 24, 1 v 4 + 4.
    const weak = basic(`blue inf 4-4 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\n${RING}\nblue moves`, 'mountain 1,0');
    weak.play('endMovement');
    expect(weak.state.doomed.map((no) => weak.state.units[no]?.id)).toEqual(['b1', 'b2']);
  });

  test('B7.a11 giving up the small unit in the way is enough', () => {
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue inf 1-4 @ -2,1 as b2\nred arm 8-6 @ 1,0 as r1\nred arm 8-6 @ -1,0 as r3\nblue moves',
      'sea -3,1 -3,2 -2,2 -1,1 -1,2 zone A',
    );
    // b1 alone against both: 4 v 16 = 1-4. b2 can join neither battle: not adjacent to 1,0, and 1 v 8 is 1-8.
    table.play('endMovement');
    expect(table.state.doomed.map((no) => table.state.units[no]?.id)).toEqual(['b2']);
    expect(table.refusal('endDeclaration b1+b2 on -1,0')).toBe('B7.a11');
    table.play('endDeclaration b1 on 1,0+-1,0');
    expect(table.where('b2')).toBe('lost');
  });

  /**
   * Two strong units at 0,0 against three hexes, each with a weak unit of Blue outside that touches only this hex: two
   * of the three hexes must be fought together, and the weak units beside those cannot join.
   */
  const THREE =
    'blue inf 6-4 @ 0,0 as b1\nblue inf 6-4 @ 0,0 as b2\nred arm 8-6 @ 1,0 as r1\nred arm 8-6 @ -1,1 as r2\nred arm 8-6 @ 0,-1 as r3\n' +
    'blue inf 1-4 @ 2,0 as b3\nblue inf 1-4 @ -2,2 as b4\nblue inf 1-4 @ 0,-2 as b5';
  const LAND = new Set(['0,0', '1,0', '-1,1', '0,-1', '2,0', '-2,2', '0,-2']);
  const SEA: string[] = [];
  for (let q = -3; q <= 3; q++) {
    for (let r = -3; r <= 3; r++) if (Math.abs(q + r) <= 3 && !LAND.has(`${q},${r}`)) SEA.push(`${q},${r}`);
  }
  const star = (more = '') => basic(`${THREE}\n${more}\nblue moves`, `sea ${SEA.join(' ')} zone A`, 3);

  test('B7.a11 ruling: of equal sets the mover names the one to be given up', () => {
    const table = star();
    expect(table.refusal('endMovement')).toBe('B7.a11');
    expect(legalTexts(table, 'endMovement')).toEqual([
      'endMovement abandon b3+b4',
      'endMovement abandon b3+b5',
      'endMovement abandon b4+b5',
    ]);
    for (const wrong of ['b3', 'b3+b4+b5', 'b1', 'b1+b2', 'b1+b3']) {
      expect(table.refusal(`endMovement abandon ${wrong}`), wrong).toBe('B7.a11');
    }
    table.play('endMovement abandon b5+b3');
    table.play('endDeclaration b1+b4 on -1,1; b2 on 1,0+0,-1');
    expect(['b3', 'b4', 'b5'].map((id) => table.where(id))).toEqual(['lost', '-2,2', 'lost']);
  });

  test('B7.a11 ruling: where there is no choice nothing need be named', () => {
    const pair = 'blue inf 1-4 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2';
    // Two 1-4 against 12 on a mountain and 4 and 4: neither can do anything; both go, no name needed.
    const both = basic(`${pair}\n${RING}\nblue moves`, 'mountain 1,0');
    both.play('endMovement');
    expect(both.state.doomed).toEqual([0, 1]);
  });

  test('B7.a11 nobody is given up who need not be', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nblue moves');
    expect(table.refusal('endMovement abandon b1')).toBe('B7.a11');
    table.play('endMovement');
    expect(table.state.doomed).toEqual([]);
  });

  test('B7.a11 enemy hexes that only the given-up unit touched need not be attacked', () => {
    const table = basic(
      `blue inf 1-4 @ 0,0 as b1\nblue inf 4-4 @ 0,-2 as b2\n${RING}\nblue moves`,
      'mountain 1,0',
    ).play('endMovement');
    // b2 touches only r4 at 0,-1.
    expect(table.state.doomed).toEqual([0]);
    table.play('endDeclaration b2 on 0,-1');
    expect([table.where('b1'), table.state.battles.length]).toEqual(['lost', 1]);
  });

  test('B7.a11 the given-up unit is back when endMovement is taken back', () => {
    const table = basic(`blue inf 1-4 @ 0,0 as b1\n${RING}\nblue moves`, 'mountain 1,0').play('endMovement');
    table.play('takeBack');
    expect([table.state.doomed, table.phase]).toEqual([[], 'B80.3']);
  });

  test('B7.a11 stacks of many small units are judged in a moment', { timeout: 20_000 }, () => {
    const reds = ['1,-1', '0,-1', '-1,0', '-1,1', '0,1', '2,0', '2,-1', '1,1'];
    const lines = [
      ...Array.from({ length: 12 }, (_, i) => `blue inf 1-4 @ 0,0 as b${i}`),
      ...Array.from({ length: 12 }, (_, i) => `blue inf 1-4 @ 1,0 as c${i}`),
      ...reds.flatMap((at, i) => [`red arm 8-6 @ ${at} as r${i}`, `red inf 4-4 @ ${at} as s${i}`]),
    ];
    const table = basic(`${lines.join('\n')}\nblue moves`, `mountain ${reds.join(' ')}`);
    table.play('endMovement');
    expect(table.state.doomed).toHaveLength(24);
  });
});
