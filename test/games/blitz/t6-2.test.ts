import { describe, expect, test } from 'vitest';
import { continent } from '#test/board/files.ts';
import { attack, ends, events, fought, legalTexts, objectionTo, pass } from './basic.ts';
import { coast, coastWith } from './coast.ts';
import { position, small } from './table.ts';
import { counter, reread, thereAndBack } from './tournament-table.ts';

/** Aims a unit may be staged against now. */
const aims = (table: ReturnType<typeof coast>, id: string): string[] => [
  ...new Set(
    legalTexts(table, 'stageInvasion')
      .map((text) => text.split(' '))
      .filter((words) => words[1] === id)
      .map((words) => words[3] ?? ''),
  ),
];

describe('T6.2 the site', () => {
  test('T6.2.0 a beach is a maximal group of connected beach hexes', () => {
    const { beachGroup, grid } = coast('').game.world.board;
    const group = (name: string) => beachGroup[grid.byName.get(name) ?? -1];
    expect(group('-1,-3')).toBe(group('0,-3'));
    expect(group('3,-3')).toBe(group('4,-3'));
    expect(group('0,-3')).not.toBe(group('3,-3'));
    expect([group('1,-3'), group('2,-3'), group('0,0')]).toEqual([-1, -1, -1]);
  });

  test('T6.2.0 one beach: all its hexes serve, those of another do not', () => {
    const table = coast('blue inf 4-4 sea A as b1\nblue inf 4-4 sea A as b2\nblue inf 4-4 sea B as b3');
    expect([...aims(table, 'b1'), ...aims(table, 'b3')].sort()).toEqual(
      ['-1,-3', '0,-3', '3,-3', '-1,-3', '0,-3', '3,-3', '4,-3'].sort(),
    );
    table.play('stageInvasion b1 0,-4 -1,-3');
    expect(aims(table, 'b2')).toEqual(['-1,-3', '0,-3']);
    expect(table.refusal('stageInvasion b3 4,-4 4,-3')).toBe('T6.2.0a');
    table.play('stageInvasion b2 1,-4 0,-3');
  });

  test('T6.2.0 Rangers extend a beach hex by hex along the coast', () => {
    const table = coast('blue inf 4-4 sea A as b1\nblue rng 1-4 sea B as k1\nblue rng 1-4 sea B as k2');
    table.play('stageInvasion b1 0,-4 0,-3');
    // 2,-3 connects only once 1,-3 belongs to the site.
    expect(table.refusal('stageInvasion k2 3,-4 2,-3')).toBe('T6.2.0a');
    table.play(['stageInvasion k1 2,-4 1,-3', 'stageInvasion k2 3,-4 2,-3']);
    expect(reread(table).state.invasion).toEqual(table.state.invasion);
  });

  test('T6.2.0 in whatever order they come: a Ranger’s coastal hex may be joined to a beach afterwards, to one only', () => {
    const start = () =>
      coast('blue inf 4-4 sea B as b1\nblue inf 4-4 sea B as b2\nblue rng 1-4 sea B as k1\nblue rng 1-4 sea B as k2');
    const west = start().play(['stageInvasion k1 2,-4 1,-3', 'stageInvasion b1 1,-4 0,-3']);
    expect(west.refusal('stageInvasion b2 4,-4 4,-3')).toBe('T6.2.0a');
    const between = start().play(['stageInvasion k1 2,-4 1,-3', 'stageInvasion k2 3,-4 2,-3']);
    // 1,-3 and 2,-3 touch both beaches; the first one chosen shuts out the other.
    expect(aims(between, 'b1')).toEqual(['-1,-3', '0,-3', '3,-3', '4,-3']);
    between.play('stageInvasion b1 4,-4 3,-3');
    expect(between.refusal('stageInvasion b2 1,-4 0,-3')).toBe('T6.2.0a');
    between.play('stageInvasion b2 4,-4 4,-3');
  });

  test('T6.2.0 a coastal hex alone is a site for Rangers only', () => {
    const table = coast('blue inf 4-4 sea B as b1\nblue rng 1-4 sea B as k1\nblue rng 1-4 sea A as k2');
    expect(table.refusal('stageInvasion b1 2,-4 2,-3')).toBe('T6.2.1');
    table.play('stageInvasion k1 3,-4 2,-3');
    expect(table.refusal('stageInvasion k2 0,-4 -1,-3')).toBe('T6.2.0a');
    expect(aims(table, 'k2')).toEqual(['1,-3', '2,-3', '3,-3']);
  });

  test('T6.2.0 a landing extends the site too, and taking it back gives it up again', () => {
    const table = coast('blue rng 1-4 sea A as k1\nblue rng 1-4 sea A as k2');
    table.play('stageInvasion k1 1,-4 0,-3');
    expect(table.refusal('stageInvasion k2 2,-4 2,-3')).toBe('T6.2.0a');
    // From 1,-4 the Ranger steps onto 1,-3 beside the beach it aimed at.
    table.play('landOnBeach k1 1,-3');
    thereAndBack(table, 'stageInvasion k2 2,-4 2,-3');
    table.play('takeBack');
    expect(table.refusal('stageInvasion k2 2,-4 2,-3')).toBe('T6.2.0a');
    table.play('takeBack');
    expect(table.state.invasion).toEqual({ hexes: [], beaches: [] });
  });

  test('T6.2.0a one site in a player turn, another in the next', () => {
    const table = coast('blue inf 4-4 sea A as b1\nblue inf 4-4 sea B as b2');
    table.play(['stageInvasion b1 0,-4 -1,-3', 'landOnBeach b1 -1,-3']);
    expect(table.refusal('stageInvasion b2 4,-4 4,-3')).toBe('T6.2.0a');
    pass(table);
    pass(table);
    table.play(['stageInvasion b2 4,-4 4,-3', 'landOnBeach b2 4,-3']);
    pass(table);
    pass(table);
    expect(table.state.turn).toBe(3);
  });

  test('T6.2.0a landing on a beach already held by friends is an invasion of it too', () => {
    const table = coast('blue inf 4-4 @ 0,-3 as b1\nblue inf 4-4 sea A as b2\nblue inf 4-4 sea B as b3');
    table.play(['stageInvasion b2 1,-4 0,-3', 'landOnBeach b2 0,-3']);
    expect(table.refusal('stageInvasion b3 4,-4 4,-3')).toBe('T6.2.0a');
    pass(table);
    expect(table.state.invaded.blue.hexes).toHaveLength(1);
  });
});

describe('T6.2 who invades and how', () => {
  test('T6.2.1 only beach hexes', () => {
    const table = coast('blue inf 4-4 sea B as b1');
    expect(table.refusal('stageInvasion b1 2,-4 1,-3')).toBe('T6.2.1');
    expect(table.refusal('stageInvasion b1 2,-4 2,-4')).toMatch(/T6\.2/);
    table.play('stageInvasion b1 1,-4 0,-3');
    expect(table.refusal('landOnBeach b1 1,-3')).toBe('T6.2.1');
    table.play('landOnBeach b1 0,-3');
  });

  test('T6.2.2 infantry, ranger, airborne and air assault invade; armor, artillery and aircraft do not', () => {
    for (const unit of ['inf 4-4', 'rng 1-4', 'abn 4-4', 'aa 4-6']) {
      const table = coast(`blue ${unit} sea A as b1`);
      table.play(['stageInvasion b1 0,-4 -1,-3', 'landOnBeach b1 -1,-3']);
      expect(table.where('b1'), unit).toBe('-1,-3');
    }
    for (const unit of ['arm 6-6', 'art 8-4-4']) {
      const table = coast(`blue ${unit} sea A as b1`);
      expect(table.refusal('stageInvasion b1 0,-4 -1,-3'), unit).toBe('T6.2.2');
      expect(aims(table, 'b1')).toEqual([]);
    }
    const air = coastWith('seaAir', 'blue TAC 4-8 sea A as t1');
    expect(air.refusal('stageInvasion t1 0,-4 -1,-3')).toBe('T6.2.2');
  });

  test('T6.2.3a units are put on sea hexes next to what they aim at, at no cost', () => {
    const table = coast('blue inf 4-4 sea A as b1');
    expect(table.refusal('stageInvasion b1 2,-4 0,-3')).toBe('T6.2.3a');
    expect(table.refusal('stageInvasion b1 1,-3 0,-3')).toBe('T6.2.3a');
    thereAndBack(table, 'stageInvasion b1 1,-4 0,-3');
    table.play('stageInvasion b1 1,-4 0,-3');
    expect(table.unit('b1')).toMatchObject({ place: 'map', spent: 0, invading: true });
    expect(reread(table).unit('b1')).toEqual(table.unit('b1'));
    expect(table.refusal('stageInvasion b1 0,-4 0,-3')).toBe('T6.1.4');
    expect(table.refusal('sail b1 B')).toBe('T6.1.4');
  });

  test('T6.2.3a a hex held by the enemy may be aimed at', () => {
    const table = coast('blue inf 4-4 sea A as b1\nred inf 4-4 @ 0,-3 as r1');
    table.play('stageInvasion b1 1,-4 0,-3');
    expect(table.refusal('landOnBeach b1 0,-3')).toBe('B6.6');
  });

  test('T6.2.3b the step onto the beach costs 3 thirds and is the only one from a sea hex', () => {
    const table = coast('blue inf 4-4 sea A as b1').play('stageInvasion b1 0,-4 -1,-3');
    expect(table.refusal('moveUnit b1 -1,-3')).toBe('T6.2.3b');
    expect(table.refusal('moveUnit b1 1,-4')).toBe('T6.2.3b');
    expect(table.refusal('landOnBeach b1 1,-4')).toMatch(/T6\.2/);
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
    // 0,-4 touches both hexes of the beach: any of them will do, whatever was aimed at.
    expect(legalTexts(table, 'landOnBeach')).toEqual(['landOnBeach b1 -1,-3', 'landOnBeach b1 0,-3']);
    table.play('landOnBeach b1 0,-3');
    expect(table.unit('b1')).toMatchObject({ spent: 3, stopped: false });
    expect(table.refusal('landOnBeach b1 -1,-3')).toBe('T6.2.3b');
    expect(table.refusal('landOnBeach bFar -1,-3')).toBe('T6.2.3b');
  });

  test('T6.2.3b even into an enemy zone of control, where it stops', () => {
    const table = coast('blue inf 4-4 sea A as b1\nred inf 4-4 @ 1,-3 as r1');
    table.play(['stageInvasion b1 1,-4 0,-3', 'landOnBeach b1 0,-3']);
    expect(table.unit('b1').stopped).toBe(true);
    expect(table.refusal('moveUnit b1 -1,-2')).toBe('B7.z3');
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
  });

  test('T6.2.3c battles from sea hexes are fought in the normal way, and the victor goes ashore', () => {
    // 8 v 4 = 2-1, die 1: the defender loses 2 and retreats 3, the attacker may advance 2.
    const table = coast('blue inf 6-4 sea A as b1\nblue inf 2-4 sea A as b2\nred inf 4-4 @ 0,-3 as r1');
    table.play(['stageInvasion b1 1,-4 0,-3', 'stageInvasion b2 0,-4 0,-3']);
    attack(table, 'b1+b2 on 0,-3').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 4, odds: '2-1', die: 1 });
    const [way = ''] = legalTexts(table, 'chooseRetreat');
    table.play([way, 'advance b1 0,-3', 'endAdvance']);
    expect(table.phase).toBe('T80.8');
    expect(legalTexts(table, 'landFromSea')).toEqual(['landFromSea b2 -1,-3', 'landFromSea b2 0,-3']);
    table.play('landFromSea b2 -1,-3');
    expect([table.where('b1'), table.where('b2'), table.side]).toEqual(['0,-3', '-1,-3', 'red']);
  });

  test('T6.2.4 the sea hexes lie in the zone of the unit or an adjacent one', () => {
    const table = coast(
      'blue inf 4-4 sea A as a\nblue inf 4-4 sea C as c\nblue inf 4-4 sea D as d\nblue inf 4-4 sea E as e',
    );
    const from = (id: string) => [
      ...new Set(
        legalTexts(table, 'stageInvasion')
          .map((text) => text.split(' '))
          .filter((words) => words[1] === id)
          .map((words) => words[2] ?? ''),
      ),
    ];
    // 4,-4 is zone C, 3,-4 zone B, 0,-4 and 1,-4 zone A.
    expect([from('a'), from('c'), from('d'), from('e')]).toEqual([
      ['0,-4', '1,-4', '3,-4'],
      ['3,-4', '4,-4'],
      ['4,-4'],
      [],
    ]);
    expect(table.refusal('stageInvasion d 3,-4 3,-3')).toBe('T6.2.4');
    expect(table.refusal('stageInvasion e 4,-4 4,-3')).toBe('T6.2.4');
  });

  test('T6.2.6 a unit that embarked in this player turn cannot invade', () => {
    const table = coast('blue inf 4-4 @ 1,-3 as b1', 'city Hafen : 1,-3\nbelongs blue 1,-3').play('embark b1 A');
    expect(table.refusal('stageInvasion b1 0,-4 -1,-3')).toBe('T6.1.12');
    pass(table);
    pass(table);
    table.play('stageInvasion b1 0,-4 -1,-3');
  });
});

describe('T6.2.5 the ban on re-invasion', () => {
  /** Blue lands in his player turn, then Red, whose units wait At Sea, wants to. */
  const after = (blue: string, ...commands: string[]) => {
    const table = coast(`${blue}\nred inf 4-4 sea A as r1\nred rng 1-4 sea A as k9`);
    table.play(commands);
    return pass(table);
  };

  test('T6.2.5 example: one 1-4 inf landed on the beach bars it to the opponent in his next player turn', () => {
    const table = after('blue inf 1-4 sea A as b1', 'stageInvasion b1 0,-4 -1,-3', 'landOnBeach b1 -1,-3');
    expect(table.refusal('stageInvasion r1 1,-4 0,-3')).toBe('T6.2.5');
    // Rangers of the same side too, on that beach's hexes; the coastal hexes beside it are free.
    expect(table.refusal('stageInvasion k9 1,-4 0,-3')).toBe('T6.2.5');
    table.play(['stageInvasion k9 2,-4 1,-3', 'landOnBeach k9 1,-3']);
    expect(reread(table).refusal('stageInvasion r1 1,-4 0,-3')).toBe('T6.2.5');
  });

  test('T6.2.5 a Ranger beside the banned beach cannot step onto it, nor land there after combat', () => {
    const table = after('blue inf 1-4 sea A as b1', 'stageInvasion b1 0,-4 -1,-3', 'landOnBeach b1 -1,-3');
    table.play('stageInvasion k9 1,-4 1,-3');
    expect(table.refusal('landOnBeach k9 0,-3')).toBe('T6.2.5');
    expect(legalTexts(table, 'landOnBeach')).toEqual(['landOnBeach k9 1,-3']);
  });

  test('T6.2.5 example: had only Rangers landed, the opponent may', () => {
    const table = after('blue rng 1-4 sea A as b1', 'stageInvasion b1 0,-4 -1,-3', 'landOnBeach b1 -1,-3');
    table.play('stageInvasion r1 1,-4 0,-3');
    expect(table.where('r1')).toBe('1,-4');
  });

  test('T6.2.5 another beach is free, and the ban is over after one player turn', () => {
    const table = after('blue inf 1-4 sea A as b1', 'stageInvasion b1 0,-4 -1,-3', 'landOnBeach b1 -1,-3');
    expect(objectionTo(table, 'stageInvasion r1 3,-4 3,-3')).toBeUndefined();
    pass(table);
    pass(table);
    expect(table.side).toBe('red');
    table.play('stageInvasion r1 1,-4 0,-3');
  });

  test('T6.2.5 the ban binds the opponent, not the invader himself', () => {
    const table = coast('blue inf 1-4 sea A as b1\nblue inf 1-4 sea A as b2');
    table.play(['stageInvasion b1 0,-4 -1,-3', 'landOnBeach b1 -1,-3']);
    pass(table);
    pass(table);
    table.play(['stageInvasion b2 0,-4 -1,-3', 'landOnBeach b2 -1,-3']);
    expect(table.where('b2')).toBe('-1,-3');
  });

  test('T6.2.5 Red’s invasion of turn N bars Blue in turn N + 1', () => {
    const table = coastWith('', 'red inf 1-4 sea A as r1\nblue inf 4-4 sea A as b1', 'red moves');
    table.play(['stageInvasion r1 0,-4 -1,-3', 'landOnBeach r1 -1,-3']);
    pass(table);
    expect([table.side, table.state.turn]).toEqual(['blue', 2]);
    expect(table.refusal('stageInvasion b1 1,-4 0,-3')).toBe('T6.2.5');
  });
});

describe('T6.2 combat from sea hexes', () => {
  test('T6.2.7 every adjacent enemy must be attacked, on the beach or not, inside the site or not', () => {
    const table = coast(
      'blue inf 6-4 sea A as b1\nblue inf 6-4 sea A as b2\nred inf 2-4 @ 0,-3 as r1\nred inf 2-4 @ 1,-3 as r2',
    );
    table.play(['stageInvasion b1 1,-4 0,-3', 'stageInvasion b2 1,-4 0,-3', 'endMovement']);
    expect(table.refusal('endDeclaration b1+b2 on 0,-3')).toBe('B7.a7');
    expect(table.refusal('endDeclaration b1 on 0,-3+1,-3')).toBe('B7.a9');
    table.play('endDeclaration b1 on 0,-3; b2 on 1,-3');
    expect(table.state.battles).toHaveLength(2);
  });

  test('T6.2.8 sea hexes obey the 12-size limit', () => {
    const table = coast('blue inf 6-4 sea A as b1..3\nred inf 4-4 @ 0,-3 as r1');
    table.play(['stageInvasion b1 1,-4 0,-3', 'stageInvasion b2 1,-4 0,-3', 'stageInvasion b3 1,-4 0,-3']);
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play('takeBack').play(['stageInvasion b3 0,-4 0,-3', 'endMovement']);
    expect(table.phase).toBe('T80.4');
  });

  test('T6.2.9 land units and units on sea hexes attack together', () => {
    const table = coast('blue inf 4-4 sea A as b1\nblue inf 4-4 @ 0,-2 as b2\nred inf 4-4 @ 0,-3 as r1');
    table.play('stageInvasion b1 1,-4 0,-3');
    attack(table, 'b1+b2 on 0,-3').play('resolve 1', 5);
    expect(fought(table)).toMatchObject({ attack: 8, odds: '2-1' });
  });

  test('T6.2.10 units on one sea hex may be divided among battles, a defending hex may not', () => {
    const lines =
      'blue inf 4-4 sea A as b1\nblue inf 4-4 sea A as b2\nred inf 4-4 @ 0,-3 as r1\nred inf 4-4 @ 0,-3 as r3\nred inf 4-4 @ 1,-3 as r2';
    const table = coast(lines).play(['stageInvasion b1 1,-4 0,-3', 'stageInvasion b2 1,-4 0,-3', 'endMovement']);
    table.play('declareBattle b1 on 0,-3');
    expect(table.refusal('declareBattle b2 on 0,-3')).toBe('B9.8');
    table.play(['declareBattle b2 on 1,-3', 'endDeclaration']);
    expect(table.state.battles.map((battle) => battle.attackers.length)).toEqual([1, 1]);
  });

  test('T6.2.11 a unit on a sea hex that has to retreat is eliminated', () => {
    // 4 v 4 = 1-1, die 4: the attacker loses 1 and goes back 1.
    const table = coast('blue inf 4-4 sea A as b1\nred inf 4-4 @ 0,-3 as r1').play('stageInvasion b1 1,-4 0,-3');
    attack(table, 'b1 on 0,-3').play('resolve 1', 4);
    expect(table.where('b1')).toBe('lost');
    expect(table.side).toBe('red');
  });

  test('T6.2.11 it does not retreat onto the empty beach next to it', () => {
    const table = coast('blue inf 4-4 sea A as b1\nred inf 4-4 @ 1,-3 as r1').play('stageInvasion b1 1,-4 0,-3');
    attack(table, 'b1 on 1,-3').play('resolve 1', 4);
    expect(table.where('b1')).toBe('lost');
  });

  test('T6.2.11a right after the battle onto the vacated beach, even at advance 0', () => {
    // 8 v 4 = 2-1, die 2: A 1,0 D 1,1. The defender goes back one hex.
    const table = coast('blue inf 4-4 sea A as b1\nblue inf 4-4 sea A as b2\nred inf 4-4 @ 0,-3 as r1');
    table.play(['stageInvasion b1 1,-4 0,-3', 'stageInvasion b2 0,-4 -1,-3']);
    attack(table, 'b1+b2 on 0,-3').play('resolve 1', 2).play('chooseLosses b2:1');
    table.play('chooseRetreat r1 0,-2');
    expect(legalTexts(table, 'advance')).toEqual(['advance b1 0,-3', 'advance b2 0,-3']);
    // No further than that one hex.
    expect(table.refusal('advance b1 0,-3 -1,-2')).toBe('T7.2.7');
    table.play(['advance b1 0,-3', 'endAdvance', 'landFromSea b2 -1,-3']);
    expect([table.where('b1'), table.where('b2')]).toEqual(['0,-3', '-1,-3']);
  });

  test('T6.2.11a a larger advance number is used up from the beach on', () => {
    // 12 v 2 = 6-1, die 1: A 0,4 D 4,5.
    const table = coast('blue inf 6-4 sea A as b1\nblue inf 6-4 sea A as b2\nred inf 2-4 @ 0,-3 as r1');
    table.play(['stageInvasion b1 1,-4 0,-3', 'stageInvasion b2 1,-4 0,-3']);
    attack(table, 'b1+b2 on 0,-3').play('resolve 1', 1);
    expect(table.where('r1')).toBe('lost');
    expect(table.refusal('advance b1 0,-3 0,-2 0,-1 0,0 0,1')).toBe('T7.2.7');
    expect(table.refusal('advance b2 1,-3')).toBe('T7.2.8');
    table.play(['advance b1 0,-3 0,-2 0,-1 0,0', 'advance b2 0,-3']);
    expect([table.where('b1'), table.where('b2')]).toEqual(['0,0', '0,-3']);
  });

  test('T6.2.11a the defender who dies of his losses leaves the beach as well, and nobody is asked who cannot go', () => {
    // 3 v 1 = 3-1, die 5: A 1,0 D 1,0.
    const table = coast('blue inf 3-4 sea A as b1\nred inf 1-4 @ 0,-3 as r1').play('stageInvasion b1 1,-4 0,-3');
    attack(table, 'b1 on 0,-3').play('resolve 1', 5);
    expect([table.where('r1'), counter(table, 'b1')]).toEqual(['lost', '2-4']);
    expect(legalTexts(table, 'advance')).toEqual(['advance b1 0,-3']);
    table.play('advance b1 0,-3');
    expect([table.where('b1'), table.side]).toEqual(['0,-3', 'red']);
  });

  test('T6.2.11a the hex must be one it may land on: a plain coastal hex is not, for infantry', () => {
    // 6-1 die 1 against a defender beside the beach; the infantry stays on the sea hex and goes to the beach later.
    const table = coast('blue inf 6-4 sea A as b1\nred inf 1-4 @ 1,-3 as r1').play('stageInvasion b1 1,-4 0,-3');
    attack(table, 'b1 on 1,-3').play('resolve 1', 1);
    expect([table.where('r1'), table.phase]).toEqual(['lost', 'T80.8']);
    expect(table.refusal('landFromSea b1 1,-3')).toBe('T6.2.1');
    table.play('landFromSea b1 0,-3');
    expect(table.where('b1')).toBe('0,-3');
  });

  test('T6.2.11a Rangers may extend the site to the vacated hex', () => {
    const table = coast('blue rng 6-4 sea A as k1\nred inf 1-4 @ 1,-3 as r1').play('stageInvasion k1 1,-4 0,-3');
    attack(table, 'k1 on 1,-3').play('resolve 1', 1);
    table.play('advance k1 1,-3');
    expect(table.where('k1')).toBe('1,-3');
    expect(table.unit('k1').landedOn).toBe(table.unit('k1').at);
  });

  test('T6.2.11b example: a drawn battle next to the only beach hex in reach costs the survivors their lives', () => {
    const table = position(
      `game tournament\n${small('sea 0,-4 1,-4 zone A\nbeach 0,-3\ncity Rot : 0,4\nbelongs red 0,4')}\nblue inf 4-4 sea A as b1\nred inf 4-4 @ 0,-3 as r1\nblue inf 1-4 @ -4,4\nred inf 1-4 @ 0,4\nblue moves`,
    );
    table.play('stageInvasion b1 1,-4 0,-3');
    attack(table, 'b1 on 0,-3').play('resolve 1', 2);
    expect(events(table, 'eliminated').map(({ rule }) => rule)).toEqual(['T6.2.11b']);
    expect([table.where('b1'), counter(table, 'r1'), table.side]).toEqual(['lost', '3-4', 'red']);
  });

  test('T6.2.11b whoever finds an empty hex of the beach lives, also in an enemy zone of control', () => {
    const table = coast('blue inf 4-4 sea A as b1\nred inf 4-4 @ 0,-3 as r1').play('stageInvasion b1 0,-4 0,-3');
    attack(table, 'b1 on 0,-3').play('resolve 1', 2);
    expect(table.phase).toBe('T80.8');
    expect(table.refusal('landFromSea b1 0,-3')).toBe('B6.6');
    expect(reread(table).refusal('landFromSea b1 0,-3')).toBe('B6.6');
    table.play('landFromSea b1 -1,-3');
    expect([table.where('b1'), counter(table, 'b1')]).toEqual(['-1,-3', '3-4']);
  });

  test('T6.2.11b it is tested once, after the last battle: a hex vacated in a later battle still saves', () => {
    // b1 draws against r1 on the beach; b2 then drives r1's neighbour off and leaves the beach hex 0,-3 to b1.
    const table = coast(
      'blue inf 4-4 sea A as b1\nblue inf 6-4 sea A as b2\nblue inf 6-4 sea A as b3\nred inf 4-4 @ -1,-3 as r1\nred inf 2-4 @ 0,-3 as r2',
    );
    table.play(['stageInvasion b1 0,-4 -1,-3', 'stageInvasion b2 1,-4 0,-3', 'stageInvasion b3 1,-4 0,-3']);
    attack(table, 'b1 on -1,-3; b2+b3 on 0,-3').play('resolve 1', 2);
    expect(table.where('b1')).toBe('0,-4');
    table.play('resolve 2', 1);
    table.play(['endAdvance', 'landFromSea b1 0,-3', 'landFromSea b2 0,-3']);
    // 3 + 6 size are ashore; b3 finds no room and is eliminated.
    expect(['b1', 'b2', 'b3'].map((id) => table.where(id))).toEqual(['0,-3', '0,-3', 'lost']);
  });

  test('T6.2.11b within 12 size', () => {
    const table = coast('blue inf 6-4 sea A as b1\nblue inf 6-4 @ 0,-2 as b2\nred inf 4-4 @ 1,-3 as r1');
    table.play('stageInvasion b1 1,-4 0,-3');
    attack(table, 'b1+b2 on 1,-3').play('resolve 1', 5).play('chooseLosses b1:1');
    expect(table.phase).toBe('T80.8');
    table.play('landFromSea b1 0,-3');
    const full = coast('blue inf 6-4 sea A as b1\nblue inf 12-4 @ 0,-3 as b2\nred inf 8-4 @ 1,-3 as r1');
    full.play('stageInvasion b1 1,-4 0,-3');
    attack(full, 'b1+b2 on 1,-3').play('resolve 1', 5).play('chooseLosses b1:1');
    expect([full.where('b1'), full.where('b2')]).toEqual(['lost', '0,-3']);
  });
});

describe('T6.2 after the landing', () => {
  test('T6.2.12 example: three more hexes at most, road or not', () => {
    const table = coast('blue inf 4-4 sea A as b1', 'road : 0,-3 0,-2 0,-1 0,0 0,1 0,2').play([
      'stageInvasion b1 1,-4 0,-3',
      'landOnBeach b1 0,-3',
    ]);
    expect(table.refusal('moveUnit b1 0,-2 0,-1 0,0 0,1')).toBe('B11.1');
    table.play('moveUnit b1 0,-2 0,-1 0,0');
    expect(table.unit('b1').spent).toBe(12);
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
  });

  test('T6.2.12 not even in several commands, and not after the position was written and read', () => {
    const table = coast('blue aa 4-6 sea A as b1', 'road : 0,-3 0,-2 0,-1 0,0 0,1 0,2 0,3').play([
      'stageInvasion b1 1,-4 0,-3',
      'landOnBeach b1 0,-3',
      'moveUnit b1 0,-2',
    ]);
    const again = reread(table);
    for (const one of [table, again]) {
      one.play('moveUnit b1 0,-1');
      expect(one.unit('b1').spent).toBe(9);
      expect(one.refusal('moveUnit b1 0,0 0,1 0,2 0,3')).toBe('B11.1');
    }
  });

  test('T6.2.12 forest off the road stops it, and so does a city crossed inside at full cost', () => {
    const table = coast(
      'blue inf 4-4 sea A as b1\nblue inf 4-4 sea A as b2',
      'road : 0,-3 0,-2 0,-1\nforest 0,-2\ncity Zwei : -1,-2 -1,-1',
    );
    table.play(['stageInvasion b1 1,-4 0,-3', 'landOnBeach b1 0,-3', 'moveUnit b1 0,-2']);
    expect(table.refusal('moveUnit b1 0,-1')).toBe('B13.2');
    table.play(['stageInvasion b2 0,-4 -1,-3', 'landOnBeach b2 -1,-3', 'moveUnit b2 -1,-2 -1,-1']);
    expect(table.unit('b2').spent).toBe(9);
  });

  test('T6.2.12 the ban on roads ends with the player turn', () => {
    const table = coast('blue inf 4-4 sea A as b1', 'road : 0,-3 0,-2 0,-1 0,0 0,1 0,2').play([
      'stageInvasion b1 1,-4 0,-3',
      'landOnBeach b1 0,-3',
    ]);
    pass(table);
    pass(table);
    table.play('moveUnit b1 0,-2 0,-1 0,0 0,1 0,2');
    expect(table.unit('b1').spent).toBe(5);
  });

  test('T6.2.13 the coast of the desert is beach, and adjacent hexes of it form one', () => {
    const { board } = coast('', 'desert 1,-3 1,-2').game.world;
    const at = (name: string) => board.grid.byName.get(name) ?? -1;
    expect([board.beach[at('1,-3')], board.desert[at('1,-3')], board.desert[at('1,-2')]]).toEqual([1, 0, 1]);
    expect(board.beachGroup[at('1,-3')]).toBe(board.beachGroup[at('0,-3')]);
    const map = continent();
    const desert = [...map.desert.keys()].filter((hex) => map.desert[hex] === 1);
    expect(desert.length).toBeGreaterThan(10);
    expect(desert.filter((hex) => map.coastal[hex] === 1)).toEqual([]);
    const yellow = [...map.surface.keys()].filter((hex) => map.source.features[hex]?.has('desert') === true);
    const shore = yellow.filter((hex) => map.coastal[hex] === 1);
    expect(shore.every((hex) => map.beach[hex] === 1)).toBe(true);
  });

  test('T6.2.14 movement cannot end while a unit stands on a sea hex with nobody to fight', () => {
    const table = coast('blue inf 4-4 sea A as b1').play('stageInvasion b1 1,-4 0,-3');
    expect(table.refusal('endMovement')).toBe('T6.2.14');
    expect(legalTexts(table, 'endMovement')).toEqual([]);
    table.play(['landOnBeach b1 0,-3', 'endMovement']);
  });

  test('T6.2.14 an enemy anywhere next to the sea hex is somebody to fight', () => {
    const table = coast('blue inf 4-4 sea A as b1\nred inf 4-4 @ 1,-3 as r1').play('stageInvasion b1 1,-4 0,-3');
    table.play('endMovement');
    const aircraft = coast(
      'blue inf 4-4 sea A as b1\nred TAC 4-8 @ 1,-3 as r1\nred inf 1-4 @ 3,0 as r2',
      'city Horst : 1,-3\nbelongs red 1,-3',
    ).play('stageInvasion b1 1,-4 0,-3');
    expect(aircraft.refusal('endMovement')).toBe('T6.2.14');
  });

  test('T6.2.15 units on sea hexes have a zone of control: it closes retreats', () => {
    // r1 is driven from 0,-2; the sea unit at 1,-4 closes 0,-3 and 1,-3.
    const table = coast(
      'blue arm 8-6 @ 0,-1 as b1\nblue inf 4-4 sea A as b2\nblue inf 4-4 sea A as b3\nred inf 4-4 @ 0,-2 as r1\nred inf 4-4 @ 1,-3 as r2',
    );
    table.play(['stageInvasion b2 1,-4 0,-3', 'stageInvasion b3 0,-4 -1,-3', 'landOnBeach b3 -1,-3']);
    attack(table, 'b1 on 0,-2; b2 on 1,-3').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ odds: '2-1', result: 'A 0,1 D 1,2' });
    const steps = legalTexts(table, 'chooseRetreat').join(' ');
    expect(steps).not.toMatch(/ 0,-3/);
    expect(steps).not.toMatch(/ 1,-3/);
  });

  test('T6.2.15 and they count for surrounding', () => {
    // The armor at 1,-2 covers all hexes round 1,-3 but the beach 0,-3; the sea unit at 1,-4 covers that.
    const lines = (sea: string) => coast(`blue arm 10-6 @ 1,-2 as b1\n${sea}red inf 2-4 @ 1,-3 as r1`);
    const open = lines('');
    expect(open.refusal('declareAV b1 on 1,-3')).toBe('T7.3.1');
    const shut = lines('blue inf 1-4 sea A as b2\n');
    shut.play(['stageInvasion b2 1,-4 0,-3', 'declareAV b1 on 1,-3']);
    expect(shut.state.avs).toHaveLength(1);
  });
});
