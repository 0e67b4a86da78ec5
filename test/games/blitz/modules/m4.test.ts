import { describe, expect, test } from 'vitest';
import { questionsOf } from '#games/blitz/desk/questions.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { BLITZ, STANDARD } from '#games/blitz/combat/results/tables.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { ends, events, fought, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { position, small, type Table } from '../table.ts';
import { at, modular } from './table.ts';

const FAR = 'red inf 4-4 @ -4,4 as far\nblue inf 4-4 @ 4,-4 as home';
const m4 = (lines: string, board = '', modules = 'M3 M4', level = 'basic'): Table =>
  modular(modules, `${lines}\n${FAR}\nblue attacks`, board, level);

/** One stack of armor at 1,0 against infantry at 0,0. */
const duel = (attack: string, defence: string, board = '', modules = 'M3 M4 M5', level = 'basic'): Table =>
  m4(
    [
      ...attack.split(', ').map((unit, i) => `blue ${unit} @ 1,0 as b${i + 1}`),
      ...defence.split(', ').map((unit, i) => `red ${unit} @ 0,0 as r${i + 1}`),
    ].join('\n'),
    board,
    modules,
    level,
  );

const cells = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

describe('M4 combat results', () => {
  test('M4.0 the tables, the advance and automatic victories of the base game are out of force', () => {
    expect(MODULES.M4.rule).toBe('M4.0');
    const { world } = duel('arm 6-6', 'inf 4-4', '', 'M3 M4', 'tournament').game;
    expect(world.rules.combat.table.id).toBe('M4.standard');
    expect(world.verbs.movement).not.toContain('declareAV');
    expect(world.verbs.declaration).not.toContain('addToAV');
    expect(world.rules.combat.table.ringed).toBeUndefined();
    expect(
      position(`game tournament\n${small()}\nblue arm 6-6 @ 1,0\n${FAR}\nblue moves`).game.world.verbs.movement,
    ).toContain('declareAV');
  });

  test('M4.1 the column is the highest printed odds not above the true ones; 7:1 to 9:1 are read at 6:1', () => {
    for (const [attack, against, odds, column] of [
      ['inf 3-4', 4, '1-2', '1-2'],
      ['inf 4-4', 4, '1-1', '1-1'],
      ['arm 8-6, inf 3-4', 4, '2-1', '2-1'],
      ['arm 8-6, arm 8-6, arm 8-6', 4, '6-1', '6-1'],
      ['arm 8-6, inf 6-4', 2, '7-1', '6-1'],
      ['arm 8-6, arm 8-6', 2, '8-1', '6-1'],
      ['arm 8-6, arm 8-6, inf 3-4', 2, '9-1', '6-1'],
    ] as const) {
      const table = duel(attack, `inf ${against}-4`).play(
        `declareBattle ${attack
          .split(', ')
          .map((_, i) => `b${i + 1}`)
          .join('+')} on 0,0`,
        1,
      );
      expect(events(table, 'fought')[0]).toMatchObject({ odds, result: { column, table: 'M4.standard' } });
    }
  });

  test('M4.standard every cell as it is printed', () => {
    const printed = cells(`
      R1   R2   R2   R2   R3   R4   R4   OR
      R1   R1   R1   R2   R3   R4   R4   OR
      AD1  R1   R1   R2   R3   R3   R3   OR
      AD2  AD2  R1   R2   R2   R3   R3   OR
      AD2  AD2  AD2  DD1  DD2  DD3  R3   OR
      AD2  AD2  AD3  EX3  EX3  EX2  EX1  OR`);
    printed.forEach((row, i) =>
      expect(STANDARD.columns.map((column) => STANDARD.printed(i + 1, column)[0])).toEqual(row),
    );
  });

  test('M4.blitz every cell as it is printed', () => {
    const printed = cells(`
      R2   R2   R2   R3   R4   R5   R5   OR
      R1   R2   R2   R3   R4   R5   R5   OR
      AD2  AD1  R2   R3   R3   R4   R5   OR
      AD3  AD1  R1   R2   R3   R4   R5   OR
      AD3  AD2  AD3  DD2  DD5  DD7  R5   OR
      AD3  AD2  AD4  EX4  EX4  EX3  EX1  OR`);
    printed.forEach((row, i) => expect(BLITZ.columns.map((column) => BLITZ.printed(i + 1, column)[0])).toEqual(row));
  });

  test('M4.2, M4.7 AD: the attacker loses factors, chosen among his units, and never retreats', () => {
    const table = duel('arm 4-6, inf 4-4', 'inf 4-4').play('declareBattle b1+b2 on 0,0', 5);
    expect([fought(table).result, at(table), table.phase]).toEqual(['AD2', 'losses', 'M80.41']);
    expect(table.refusal('chooseLosses b1:1')).toBe('M4.7');
    table.play('chooseLosses b1:1+b2:1');
    expect([table.unit('b1').af, table.unit('b2').af, table.where('b1'), table.where('r1')]).toEqual([
      3,
      3,
      '1,0',
      '0,0',
    ]);
  });

  test('M4.2, M4.8 DD: the defender loses factors and stays; EX: both lose; nobody retreats', () => {
    const hit = duel('arm 8-6, inf 4-4', 'inf 2-4, inf 2-4').play('declareBattle b1+b2 on 0,0', 5);
    expect([fought(hit).result, hit.side]).toEqual(['DD1', 'red']);
    hit.play('chooseLosses r1:1');
    expect([hit.unit('r1').df, hit.unit('r2').df, hit.where('r1')]).toEqual([1, 2, '0,0']);
    const both = duel('arm 8-6, inf 4-4', 'inf 2-4, inf 2-4').play('declareBattle b1+b2 on 0,0', 6);
    expect([fought(both).result, both.side]).toEqual(['EX3', 'blue']);
    both.play(['chooseLosses b2:3', 'chooseLosses r1:1+r2:2']);
    expect([both.unit('b2').af, both.unit('r1').df, both.where('r2'), both.where('r1')]).toEqual([1, 1, 'lost', '0,0']);
  });

  test('M4.3 example: 6 ARM of 14 factors is less than half, Standard only; 6 ARM and 6 INF may use Blitz', () => {
    const few = duel('arm 6-6, inf 4-4, art 4-2-4', 'inf 4-4');
    expect(few.refusal('declareBattle b1+b2+b3 on 0,0 blitz')).toBe('M4.3');
    const half = duel('arm 6-6, inf 6-4', 'inf 4-4').play('declareBattle b1+b2 on 0,0 table blitz', 1);
    expect(events(half, 'fought')[0]?.result).toMatchObject({ table: 'M4.blitz', column: '3-1' });
    expect(fought(half).result).toBe('R3');
    // Air assault counts as armor (M0.18).
    duel('aa 4-6, inf 4-4', 'inf 4-4').play('declareBattle b1+b2 on 0,0 with blitz', 1);
  });

  test('M4.3 no Blitz against a city, mountain or forest; the base game has no such table', () => {
    for (const ground of ['city Town : 0,0', 'mountain 0,0', 'forest 0,0'])
      expect(duel('arm 8-6', 'inf 4-4', ground).refusal('declareBattle b1 on 0,0 blitz'), ground).toBe('M4.3');
    expect(() => duel('arm 8-6', 'inf 4-4', 'city Town : 0,0').play('declareBattle b1 on 0,0 blitz')).toThrow(
      '0,0 is a city: the Blitz table needs open ground',
    );
    const several = m4('blue arm 8-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\nred inf 1-4 @ 1,-1 as r2', 'forest 1,-1');
    expect(several.refusal('declareBattle b1 on 0,0+1,-1 blitz')).toBe('M4.3');
    const none = modular('M3', `blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0\n${FAR}\nblue attacks`);
    expect(none.refusal('declareBattle b1 on 0,0 blitz')).toBe('M4.3');
  });

  test('M4.3 both tables are offered where both are open; a position keeps the one chosen', () => {
    expect(legalTexts(duel('arm 8-6', 'inf 4-4'), 'declareBattle')).toEqual([
      'declareBattle b1 on 0,0',
      'declareBattle b1 on 0,0 blitz',
    ]);
    expect(legalTexts(duel('inf 4-4', 'inf 4-4'), 'declareBattle')).toEqual(['declareBattle b1 on 0,0']);
    const table = modular('M4', `blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    table.play(['endMovement', 'declareBattle b1 on 0,0 blitz']);
    expect(table.text()).toContain('on 0,0 table blitz');
    roundTrip(table);
    table.play('endDeclaration').play('resolve 1', 3);
    expect(fought(table).result).toBe('R2');
    modular('M4', `blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`).play([
      'endMovement',
      'endDeclaration b1 on 0,0 blitz',
    ]);
  });

  test('M4.3 blitzTable: free to every attacker, or off', () => {
    const lines = `blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue attacks`;
    const free = modular('M3 M4\noptions blitzTable=free', lines, 'forest 0,0').play(
      'declareBattle b1 on 0,0 blitz',
      1,
    );
    expect(events(free, 'fought')[0]?.result.table).toBe('M4.blitz');
    const off = modular('M3 M4\noptions blitzTable=off', lines.replace('inf 4-4 @ 1,0', 'arm 4-6 @ 1,0'));
    expect(off.refusal('declareBattle b1 on 0,0 blitz')).toBe('M4.3');
  });

  test('M4.4 with M3 nothing below 1:2 is declared; without it down to 1-6, at the price of AD3 without a roll', () => {
    expect(duel('inf 1-4', 'inf 4-4').refusal('declareBattle b1 on 0,0')).toBe('M4.4');
    const forced = modular(
      'M4',
      `blue inf 1-4 @ 1,0 as b1\nblue inf 1-4 @ 1,0 as b2\nred inf 6-4 @ 0,0 as r1\n${FAR}\nblue moves`,
    );
    expect(forced.play('endMovement').refusal('endDeclaration')).toBe('B7.a7');
    forced.play(['endDeclaration b1+b2 on 0,0', 'resolve 1']);
    expect(fought(forced)).toMatchObject({ odds: '1-3', result: 'AD3' });
    expect([forced.where('b1'), forced.where('b2'), forced.where('r1')]).toEqual(['lost', 'lost', '0,0']);
    const weak = modular('M4', `blue inf 1-4 @ 1,0 as b1\nred inf 7-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(weak.refusal('endMovement')).toBe('B7.a10');
  });

  test('M4.5 whoever has no way back is named before he chooses, for each price', () => {
    const ring = ['-1,0', '0,-1', '-1,1', '0,1', '1,-1'].map((hex, i) => `blue inf 1-4 @ ${hex} as x${i}`).join('\n');
    const shut = m4(
      `blue arm 8-6 @ 1,0 as b1\nblue arm 8-6 @ 1,0 as b2\nred inf 4-4 @ 0,0 as r1\n${ring}`,
      '',
      'M3 M4 M5',
      'basic',
    ).play('declareBattle b1+b2 on 0,0', 1);
    const free = duel('arm 8-6, arm 8-6', 'inf 4-4').play('declareBattle b1+b2 on 0,0', 1);
    const trapped = ({ game, state }: Table) =>
      questionsOf(game, LIBRARY)
        .trapped(state)
        .map((units) => units.length);
    expect([at(shut), at(free)]).toEqual(['payment', 'payment']);
    expect(trapped(shut).slice(0, 2)).toEqual([1, 1]);
    expect(trapped(free).every((units) => units === 0)).toBe(true);
  });

  test('M4.5 example: R3 against 4-4 and 2-4: both back 3; 2 lost and back 2; 4 lost and back 1; or everything', () => {
    const r3 = (): Table =>
      duel('arm 8-6, arm 8-6, arm 8-6', 'inf 4-4, inf 2-4').play('declareBattle b1+b2+b3 on 0,0', 1);
    const first = r3();
    expect([fought(first).result, at(first), first.side]).toEqual(['R3', 'payment', 'red']);
    expect(legalTexts(first, 'chooseK')).toEqual(['chooseK 0', 'chooseK 1', 'chooseK 2', 'chooseK 3']);
    expect(first.refusal('chooseK 4')).toBe('M4.5');
    roundTrip(first);
    first.play('chooseK 0');
    expect(ends(first, 'chooseRetreat', 'r1').every((hex) => hex !== '0,0')).toBe(true);
    first.play(['chooseRetreat r1 to -3,0', 'chooseRetreat r2 to -3,0']);
    expect([first.where('r1'), first.where('r2')]).toEqual(['-3,0', '-3,0']);
    const two = r3().play(['chooseK 1', 'chooseLosses r1:2', 'chooseRetreat r1 to -2,0', 'chooseRetreat r2 to -2,0']);
    expect([two.unit('r1').df, two.where('r1'), two.where('r2')]).toEqual([2, '-2,0', '-2,0']);
    const one = r3().play(['chooseK 2', 'chooseLosses r1:4', 'chooseRetreat r2 to -1,0']);
    expect([one.where('r1'), one.where('r2')]).toEqual(['lost', '-1,0']);
    const all = r3().play('chooseK 3');
    expect([all.where('r1'), all.where('r2')]).toEqual(['lost', 'lost']);
  });

  test('M4.6 example: a surrounded 6-6 and R2: 4 are lost and a 2-6 stays, or everything; k = 1 kills the survivor too', () => {
    const ring = '1,0 0,1 -1,1 -1,0 0,-1 1,-1'
      .split(' ')
      .map((hex, i) => `blue inf 3-4 @ ${hex} as b${i + 1}`)
      .join('\n');
    const r2 = (): Table => m4(`${ring}\nred arm 6-6 @ 0,0 as r1`).play('declareBattle b1+b2+b3+b4+b5+b6 on 0,0', 1);
    expect(fought(r2()).result).toBe('R2');
    const stays = r2().play('chooseK 2');
    expect([stays.where('r1'), stays.unit('r1').df]).toEqual(['0,0', 2]);
    for (const k of [0, 1]) {
      const dies = r2().play(`chooseK ${k}`);
      expect(dies.where('r1')).toBe('lost');
      expect(events(dies, 'eliminated').map(({ rule }) => rule)).toContain('M4.6');
    }
  });

  test('M4.6, M90.23 a retreat ends within the limits of stacking; whoever finds no room is eliminated', () => {
    const wall = 'red inf 6-4 @ -1,0 as w1\nred inf 6-4 @ -1,0 as w2';
    const lakes = 'lake 0,1 -1,1 0,-1 1,-1';
    const table = m4(`blue arm 8-6 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\nred inf 6-4 @ 0,0 as r1\n${wall}`, lakes);
    table.play('declareBattle b1+b2 on 0,0', 4);
    expect(fought(table).result).toBe('R1');
    table.play('chooseK 0');
    expect(table.where('r1')).toBe('lost');
    const room = m4(
      `blue arm 8-6 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\nred inf 6-4 @ 0,0 as r1\n${wall}`,
      lakes,
      'M3 M4 M5',
    );
    room.play('declareBattle b1+b2 on 0,0', 4).play('chooseK 0');
    expect(room.where('r1')).toBe('-1,0');
  });

  test('M4.9 aircraft in the battle may be chosen for the attacker’s losses', () => {
    const table = modular(
      'M3 M4',
      `blue TAC 4-8 @ 2,0 as t1\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue declares`,
      'city Field : 2,0\nbelongs blue 2,0',
      'tournament',
    );
    table.play(['assignMission t1 tactical 0,0', 'endDeclaration']).play('declareBattle b1 on 0,0', 6);
    expect(fought(table)).toMatchObject({ attack: 8, odds: '2-1', result: 'AD3' });
    table.play('chooseLosses t1:3');
    expect([table.unit('t1').df, table.unit('b1').af]).toEqual([1, 4]);
  });

  test('M4.10 attackers of the battle occupy a vacated hex, within stacking; defenders never advance', () => {
    const table = m4(
      'blue arm 8-6 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\nblue inf 5-4 @ 0,1 as b3\nblue inf 4-4 @ 2,0 as idle\nred inf 4-4 @ 0,0 as r1',
    ).play('declareBattle b1+b2+b3 on 0,0', 4);
    table.play(['chooseK 0', 'chooseRetreat r1 to -2,0']);
    expect([at(table), table.side]).toEqual(['advance', 'blue']);
    expect(table.refusal('occupy idle 0,0')).toBe('M4.10');
    expect(table.refusal('occupy b1 1,-1')).toBe('M4.10');
    expect(table.refusal('occupy b1 0,0 -1,0')).toBe('B19.7.3');
    table.play('occupy b1 0,0');
    expect(table.refusal('occupy b3 0,0')).toBe('M4.10');
    table.play('occupy b2 0,0');
    expect([table.where('b1'), table.where('b2'), table.where('b3')]).toEqual(['0,0', '0,0', '0,1']);
    const lost = duel('inf 4-4', 'inf 4-4').play('declareBattle b1 on 0,0', 6);
    expect([fought(lost).result, at(lost)]).not.toContain('advance');
    expect(lost.where('r1')).toBe('0,0');
  });

  test('M4.11 who went back two hexes is immobilised to the end of its owner’s next player turn; it may attack', () => {
    const table = m4(
      'blue arm 8-6 @ 1,0 as b1\nblue inf 4-4 @ 2,0 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 0,-3 as r2',
    ).play('declareBattle b1 on 0,0', 1);
    table.play(['chooseK 0', 'chooseRetreat r1 to -2,0', 'occupy b1 0,0']);
    expect(table.unit('r1').immobileTill).toBe(1);
    roundTrip(table);
    expect([table.state.mover, table.refusal('moveUnit r1 -3,0')]).toEqual(['red', 'M4.11']);
    expect(ends(table, 'moveUnit', 'r1')).toEqual([]);
    table.play('endMovement').play('endMovement');
    expect([table.state.mover, table.state.turn]).toEqual(['red', 2]);
    table.play('moveUnit r1 -3,0');
  });

  test('M4.11 not who paid down to one hex, nor with impulses (M90.2)', () => {
    const one = duel('arm 8-6', 'inf 4-4')
      .play('declareBattle b1 on 0,0', 1)
      .play(['chooseK 1', 'chooseRetreat r1 to -1,0']);
    expect(one.unit('r1').immobileTill).toBeUndefined();
    const impulse = duel('arm 8-6', 'inf 4-4', '', 'M1 M3 M4').play('declareBattle b1 on 0,0', 1);
    impulse.play(['chooseK 0', 'chooseRetreat r1 to -2,0', 'occupy b1 0,0']);
    expect(impulse.unit('r1').immobileTill).toBeUndefined();
    // M90.2: who occupied moves in the second impulse.
    impulse.play('moveUnit b1 0,1');
    impulse.play('endMovement').play('moveUnit r1 -3,0');
  });

  test('M4.11 an immobilised unit attacks but does not occupy', () => {
    const table = modular(
      'M3 M4',
      `red inf 8-4 @ -1,0 as r1 immobilised 1\nblue inf 2-4 @ 0,0 as b1\n${FAR}\nred attacks`,
    ).play('declareBattle r1 on 0,0', 1);
    table.play(['chooseK 1']);
    expect([table.where('b1'), at(table)]).toEqual(['lost', 'movement']);
  });

  test('M4.12, M80.41 losses before k, k before retreats, retreats before occupation', () => {
    const table = duel('arm 8-6, arm 8-6', 'inf 4-4, inf 2-4').play('declareBattle b1+b2 on 0,0', 1);
    expect(table.phase).toBe('M80.41');
    const order: string[] = [];
    const step = (text: string) => {
      order.push(at(table));
      table.play(text);
    };
    step('chooseK 1');
    step('chooseLosses r1:2');
    step('chooseRetreat r1 to -1,0');
    step('chooseRetreat r2 to -1,0');
    step('occupy b1 0,0');
    expect(order).toEqual(['payment', 'losses', 'retreat', 'retreat', 'advance']);
  });

  test('M4.13, M90.15 10:1 in combat: no roll, all defenders gone, the attacker loses nothing and may occupy', () => {
    const table = duel('arm 8-6, inf 4-4', 'inf 1-4').play('declareBattle b1+b2 on 0,0');
    expect(fought(table)).toMatchObject({ odds: '12-1', result: 'OR' });
    expect([table.where('r1'), at(table)]).toEqual(['lost', 'advance']);
    expect(events(table, 'eliminated')[0]?.rule).toBe('M4.13');
    // Aircraft count here (M90.15), but cannot occupy.
    const flown = modular(
      'M3 M4',
      `blue TAC 4-8 @ 2,0 as t1\nblue arm 6-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\n${FAR}\nblue declares`,
      'city Field : 2,0\nbelongs blue 2,0',
      'tournament',
    );
    flown.play(['assignMission t1 tactical 0,0', 'endDeclaration', 'declareBattle b1 on 0,0']);
    expect(fought(flown)).toMatchObject({ attack: 10, result: 'OR' });
    expect(legalTexts(flown, 'advance')).toEqual(['advance b1 0,0']);
  });

  test('M4.14, M90.12 the defence of a hex is its class 4 factors times its terrain', () => {
    const table = duel('arm 8-6', 'inf 2-4, inf 2-4', 'city Town : 0,0').play('declareBattle b1 on 0,0', 1);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 8, odds: '1-1' });
  });

  test('M4.15, M4.31 aircraft alone have no defence: any attack eliminates them without a roll', () => {
    const table = modular(
      'M3 M4',
      `blue inf 1-4 @ 1,0 as b1\nred TAC 4-8 @ 0,0 as t1\n${FAR}\nblue attacks`,
      'city Field : 0,0\nbelongs red 0,0',
      'tournament',
    ).play('declareBattle b1 on 0,0');
    expect([fought(table).result, table.where('t1')]).toEqual(['OR', 'lost']);
    expect(events(table, 'eliminated')[0]?.rule).toBe('M4.15');
  });

  test('M4.31 aircraft on the ground add nothing to the defence and die when their hex is emptied', () => {
    const table = modular(
      'M3 M4',
      `blue arm 8-6 @ 1,0 as b1\nred TAC 4-8 @ 0,0 as t1\nred inf 2-4 @ 0,0 as r1\n${FAR}\nblue attacks`,
      'city Field : 0,0\nbelongs red 0,0',
      'tournament',
    ).play('declareBattle b1 on 0,0', 1);
    expect(fought(table)).toMatchObject({ defence: 4, odds: '2-1', result: 'R2' });
    table.play(['chooseK 0', 'chooseRetreat r1 to -2,0']);
    expect(table.where('t1')).toBe('lost');
  });

  test('M4.30, M90.75 a battle that has sunk below 1:2 costs the attacker 3 without a roll; one without attackers is void', () => {
    // Seven factors against seven, until fighters bring the bombers down.
    const table = position(
      `game tournament fighters\nmodules M4\n${small('city Field : 2,0\nbelongs blue 2,0\ncity Base : -2,0\nbelongs red -2,0')}\nblue TAC 1-8 @ 2,0 as t1\nblue inf 3-4 @ 1,0 as b1\nred FTR 4-12 @ -2,0 as f1\nred inf 7-4 @ 0,0 as r1\n${FAR}\nblue declares`,
    );
    table.play(['endDeclaration b1+t1 on 0,0', 'intercept f1 0,0', 'endInterception', 'resolveAirFight 0,0']);
    expect(table.where('t1')).toBe('lost');
    table.play('resolve 1');
    expect(fought(table)).toMatchObject({ attack: 3, defence: 7, odds: '1-3', result: 'AD3' });
    expect([table.where('b1'), table.where('r1')]).toEqual(['lost', '0,0']);
  });

  test('M90.13, M90.14 several hexes: one R and one k for the whole battle; a stack may pay with its last factors', () => {
    const table = m4(
      'blue arm 8-6 @ 1,0 as b1\nblue arm 8-6 @ 1,0 as b2\nred inf 2-4 @ 0,0 as r1\nred inf 2-4 @ 1,-1 as r2',
      '',
      'M3 M4 M5',
    ).play('declareBattle b1+b2 on 0,0+1,-1', 1);
    expect(fought(table)).toMatchObject({ defence: 4, odds: '4-1', result: 'R3' });
    table.play(['chooseK 1', 'chooseLosses r1:2']);
    expect(table.where('r1')).toBe('lost');
    table.play('chooseRetreat r2 to 1,-3');
    expect(legalTexts(table, 'advance')).toEqual([
      'advance b1 0,0',
      'advance b1 1,-1',
      'advance b2 0,0',
      'advance b2 1,-1',
    ]);
  });

  test('M90.71 a first assault succeeds by emptying the hex: the invader occupies it', () => {
    const table = modular(
      'M3 M4',
      `blue inf 8-4 @ 0,-1 aims 0,0 as b1\nred inf 2-4 @ 0,0 as r1\n${FAR}\nblue attacks`,
      'sea 0,-1 1,-2 zone A\nbeach 0,0',
      'tournament',
    ).play('declareBattle b1 on 0,0', 1);
    table.play(['chooseK 1']);
    expect([table.where('r1'), legalTexts(table, 'advance')]).toEqual(['lost', ['advance b1 0,0']]);
  });

  test('M90.72 city assaults keep their own table', () => {
    const table = modular(
      'M3 M4',
      `blue arm 8-6 @ 1,0 as b1\n${FAR}\nblue attacks`,
      'country b blue Blue\ncountry r red Red\ncountry m minor Mid\ncity Town : 0,0\nbelongs m 0,0',
      'tournament',
    );
    expect(legalTexts(table, 'declareCityAssault')).toHaveLength(1);
    table.play('declareCityAssault b1 on 0,0', 3);
    expect(events(table, 'fought')[0]?.result.table).toBe('T22.capture');
  });
});
