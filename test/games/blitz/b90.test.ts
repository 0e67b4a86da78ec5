import { describe, expect, test } from 'vitest';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { attack, basic, controller, ends, events, fought, legalTexts, pass } from './basic.ts';

describe('B90 interactions: movement', () => {
  test('B90.1 entering a zone over a road ends the move; starting in one on a road needs a free first step', () => {
    const road = 'road : -2,0 -1,0 0,0 1,0 2,0 3,0';
    const table = basic('blue arm 6-6 @ -2,0 as b1\nred inf 4-4 @ 0,1 as r1\nblue moves', road);
    expect(table.refusal('moveUnit b1 -1,0 0,0 1,0')).toBe('B7.z3');
    table.play('moveUnit b1 -1,0 0,0');
    expect(table.unit('b1')).toMatchObject({ spent: 2, stopped: true });
    const starts = basic('blue arm 6-6 @ 0,0 as b1\nred inf 4-4 @ 0,1 as r1\nblue moves', road);
    expect(starts.refusal('moveUnit b1 1,0')).toBe('B7.z4');
    starts.play('moveUnit b1 -1,0 -2,0');
    expect(starts.unit('b1').spent).toBe(2);
  });

  test('B90.2 both stops apply by themselves; stopped by terrain out of every zone there is no duty to attack', () => {
    const table = basic(
      'blue inf 4-4 @ -2,0 as b1\nblue inf 4-4 @ -1,2 as b2\nred inf 4-4 @ 1,0 as r1\nblue moves',
      'forest -1,0 0,0\nmountain 0,1',
    );
    table.play(['moveUnit b1 -1,0', 'moveUnit b2 0,1', 'endMovement']);
    expect(table.unit('b1').stopped).toBe(true);
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play('endDeclaration b2 on 1,0');
    expect(table.state.battles).toMatchObject([{ attackers: [1] }]);
  });

  test('B90.3 no reinforcement appears in an enemy zone; another hex of the same city may still serve', () => {
    const table = basic(
      'blue inf 4-4 waits 1 as b1\nred inf 1-4 @ 2,0 as r1\nblue moves',
      'city Twin : 0,0 1,0\nbelongs blue 0,0 1,0',
    );
    expect(table.refusal('placeReinforcement b1 1,0')).toBe('B17.3');
    table.play('placeReinforcement b1 0,0');
  });

  test('B90.4 landing in a zone is refused; walking into one after landing ends the move', () => {
    const table = basic(
      'blue abn 4-4 @ -3,0 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves',
      'city Base : -3,0\nbelongs blue -3,0',
    );
    expect(table.refusal('flyAirborne b1 1,0')).toBe('B18.2');
    table.play(['flyAirborne b1 0,0', 'moveUnit b1 1,0']);
    expect(table.unit('b1')).toMatchObject({ spent: 3, stopped: true });
    expect(table.refusal('moveUnit b1 0,0')).toBe('B7.z3');
  });

  test('B90.5 a unit in a zone cannot fly from there; it may step out, reach another friendly city and fly', () => {
    const table = basic(
      'blue abn 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves',
      'city Front : 0,0\nbelongs blue 0,0\ncity Rear : -2,0\nbelongs blue -2,0',
    );
    expect(table.refusal('flyAirborne b1 -4,4')).toBe('B18.1');
    table.play(['moveUnit b1 -1,0 -2,0', 'flyAirborne b1 -4,4']);
    expect(table.unit('b1').spent).toBe(6);
  });

  test('B90.6 landing on a road hex allows road steps; thirds spent before take-off stay spent', () => {
    const table = basic(
      'blue abn 4-4 @ -4,0 as b1\nblue moves',
      'city Base : -2,0\nbelongs blue -2,0\nroad : 0,1 1,1 2,1 3,1',
    );
    table.play(['moveUnit b1 -3,0 -2,0', 'flyAirborne b1 0,1', 'moveUnit b1 1,1 2,1 3,1']);
    expect(table.unit('b1').spent).toBe(9);
  });

  test('B90.7 landing on friends is allowed, even on 12 size; the limit comes at the end of movement', () => {
    const table = basic(
      'blue abn 4-4 @ -3,0 as b1\nblue arm 8-6 @ 0,0 as b2\nblue inf 4-4 @ 0,0 as b3\nblue moves',
      'city Base : -3,0\nbelongs blue -3,0',
    );
    table.play('flyAirborne b1 0,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play(['moveUnit b3 0,1', 'endMovement']);
  });

  test('B90.30 Red set up next to Blue: Blue’s first player turn begins in contact', () => {
    const table = basic(
      'blue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\nblue sets up',
      'belongs blue 0,0 -1,0\nbelongs red 1,0 2,0',
    ).play(['placeUnit b1 0,0', 'ready', 'placeUnit r1 1,0', 'ready']);
    expect(table.refusal('moveUnit b1 0,1')).toBe('B7.z4');
    table.play('endMovement');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play(['takeBack', 'moveUnit b1 -1,0']);
    pass(table);
  });

  test('B90.31 withdraw and re-enter: the way round runs through free hexes until the last step', () => {
    const table = basic('blue arm 6-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 0,-2 as r2\nblue moves');
    // 0,-1 is in the zone of r2 (and no way out): the first step must be free of every zone.
    expect(table.refusal('moveUnit b1 0,-1')).toBe('B7.z4');
    expect(table.refusal('moveUnit b1 -1,0 -1,-1 -2,0')).toBe('B7.z3');
    table.play('moveUnit b1 -1,1 -1,2 0,2 1,1');
    expect(table.unit('b1')).toMatchObject({ spent: 12, stopped: true });
  });

  test('B90.32 helpers who could still come do not matter: the mover may end movement all the same', () => {
    const lines =
      'blue inf 1-4 @ 0,0 as b1\nblue arm 8-6 @ 0,3 as b2\nblue inf 4-4 @ 0,3 as b3\nred arm 8-6 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\nred inf 3-4 @ -1,0 as r3\nred inf 3-4 @ 0,-1 as r4\nblue moves';
    const alone = basic(lines, 'mountain 1,0').play('endMovement');
    expect(alone.state.doomed).toEqual([0]);
    // With the helpers on the mountain the 1-4 has 3 + 3 left to fight: 1-6.
    const helped = basic(lines, 'mountain 1,0').play(['moveUnit b2+b3 0,2 0,1', 'endMovement']);
    expect(helped.state.doomed).toEqual([]);
    helped.play('endDeclaration b2+b3 on 1,0; b1 on -1,0+0,-1');
  });

  test('B90.33 in by road, one more city hex, out cross-country: 3 for the inner step', () => {
    const table = basic('blue arm 6-6 @ -1,0 as b1\nblue moves', 'city Twin : 0,0 1,0\nroad : -1,0 0,0');
    table.play('moveUnit b1 0,0 1,0 2,0');
    expect(table.unit('b1').spent).toBe(1 + 3 + 3);
  });
});

describe('B90 interactions: battles', () => {
  test('B90.8 example: a lone 6-6 next to 4, 4 and 2 fights 10 at 1-2', () => {
    const table = basic(
      'blue arm 6-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nred inf 2-4 @ 0,1 as r3\nblue moves',
    ).play('endMovement');
    expect(table.refusal('endDeclaration b1 on 1,0+-1,0')).toBe('B7.a7');
    table.play('endDeclaration b1 on 1,0+-1,0+0,1').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 6, defence: 10, odds: '1-2' });
  });

  test('B90.9 units of one hex split between enemy hexes, every defending hex fought whole', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\nred inf 2-4 @ 1,0 as r1\nred inf 1-4 @ 1,0 as r2\nred inf 4-4 @ -1,0 as r3\nblue moves',
    );
    attack(table, 'b1 on -1,0; b2 on 1,0').play('resolve 2', 1);
    expect(fought(table)).toMatchObject({ attack: 1, defence: 3, odds: '1-3' });
  });

  test('B90.10 battles keep their units: what changes round them does not change their odds', () => {
    // Red advances next to b2 after the first battle; the second is fought as declared.
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue arm 6-6 @ 1,-2 as b2\nred inf 4-4 @ 0,1 as r1\nred inf 4-4 @ 2,-2 as r2\nblue moves',
    );
    attack(table, 'b1 on 0,1; b2 on 2,-2').play('resolve 1', 6).play('advance r1 0,0');
    table.play('resolve 2', 1);
    expect(fought(table)).toMatchObject({ attack: 6, defence: 4, odds: '1-1' });
    table.play('chooseRetreat r2 3,-3 4,-4');
  });

  test('B90.11 zones of attackers and of defenders whose battle is still to come count fully', () => {
    // b2 waits for its battle with r2 at 3,1; it closes 1,1 and 2,0 to r1, who is driven back from 0,0.
    const table = basic(
      'blue arm 8-6 @ -1,0 as b1\nblue inf 4-4 @ 2,1 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 3,1 as r2\nblue moves',
    );
    attack(table, 'b1 on 0,0; b2 on 3,1').play('resolve 1', 3);
    for (const hex of ['1,1', '2,0']) expect(ends(table, 'chooseRetreat', 'r1')).not.toContain(hex);
    // Reversed: an attacker driven back from r1 finds hexes beside the waiting r2 closed.
    const back = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ -2,2 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -3,2 as r2\nblue moves',
    );
    attack(back, 'b1 on 1,0; b2 on -3,2').play('resolve 1', 5);
    expect(fought(back).result).toBe('AB2');
    for (const hex of ['-2,1', '-2,2', '-3,1']) {
      expect(
        legalTexts(back, 'chooseRetreat').some((text) => text.split(' ').slice(2).includes(hex)),
        hex,
      ).toBe(false);
    }
  });

  test('B90.12 nobody retreats onto a hex of a battle still to come, on either side', () => {
    // r1 is driven back; r2 two hexes off waits to be attacked by b2 and has room, but stands in b2's zone.
    const table = basic(
      'blue arm 8-6 @ -1,0 as b1\nblue inf 4-4 @ 3,0 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 2,0 as r2\nblue moves',
    );
    attack(table, 'b1 on 0,0; b2 on 2,0').play('resolve 1', 3);
    expect(table.refusal('chooseRetreat r1 1,0 2,0')).toBe('B19.5.3');
    table.play('chooseRetreat r1 1,0 1,1').play('endAdvance').play('resolve 2', 1);
    expect(fought(table)).toMatchObject({ attack: 4, defence: 4 });
  });

  test('B90.14 a hex vacated earlier in the phase is open as soon as it is free of enemies and their zones', () => {
    // b1 kills r1 at 1,0 and stays; then b2, driven back by r2, may go over the hex r1 left.
    const lines =
      'blue arm 8-6 @ 0,1 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nblue moves';
    const table = attack(basic(lines), 'b1 on 1,0; b2 on -1,0').play(['resolve 1', 'endAdvance']).play('resolve 2', 5);
    expect(fought(table).result).toBe('AB2');
    expect(legalTexts(table, 'chooseRetreat').some((text) => text.split(' ')[2] === '1,0')).toBe(true);
    // In the other order r1 still stands there and its zone closes everything beside it.
    const early = attack(basic(lines), 'b1 on 1,0; b2 on -1,0').play('resolve 2', 5);
    expect(early.where('b2')).toBe('lost');
  });

  test('B90.15 several units retreat one after another; those already placed count for stacking', () => {
    // One way out for each of three 4-4: 1,0 - 2,0, and only 8 size fit there besides the 4-4 already there.
    const table = basic(
      'blue arm 8-6 @ -1,0 as b1\nblue arm 8-6 @ 0,-1 as b2\nblue arm 8-6 @ -1,1 as b3\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 0,0 as r2\nred inf 4-4 @ 0,0 as r3\nred inf 4-4 @ 2,0 as r4\nblue moves',
      'sea 0,1 1,1 2,-1 1,-1 zone A',
    );
    attack(table, 'b1+b2+b3 on 0,0').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ odds: '2-1', result: 'DB2' });
    table.play(['chooseRetreat r2 1,0 2,0', 'chooseRetreat r3 1,0 2,0']);
    expect(['r1', 'r2', 'r3'].map((id) => table.where(id))).toEqual(['lost', '2,0', '2,0']);
  });

  test('B90.16 a hex that still holds an attacker of another battle is not vacated', () => {
    const table = basic(
      'blue inf 1-4 @ 0,0 as b1\nblue arm 8-6 @ 0,0 as b2\nblue inf 1-4 @ 1,1 as b3\nred arm 6-6 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nblue moves',
    );
    attack(table, 'b1+b3 on 1,0; b2 on -1,0').play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ odds: '1-3', result: 'AE' });
    expect(legalTexts(table, 'advance')).toEqual(['advance r1 1,1']);
    expect(table.refusal('advance r1 0,0')).toBe('B19.7.2');
  });

  test('B90.17 an advanced unit has fought: it neither joins nor must join another battle', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 3,-1 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 2,0 as r2\nblue moves',
    );
    attack(table, 'b1 on 1,0; b2 on 2,0').play(['resolve 1', 'advance b1 1,0']);
    // b1 now stands next to r2; the second battle is still 4 v 4.
    table.play('resolve 2', 6);
    expect(fought(table)).toMatchObject({ attack: 4, defence: 4, result: 'AE' });
    expect([table.where('b1'), table.where('b2')]).toEqual(['1,0', 'lost']);
  });

  test('B90.17 advanced into a new zone: the player turn ends without a further battle', () => {
    const table = basic('blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 2,-0 as r2\nblue moves');
    attack(table, 'b1 on 1,0').play(['resolve 1', 'advance b1 1,0']);
    expect([table.side, table.phase]).toEqual(['red', 'B80.3']);
  });

  test('B90.18 an advance is one hex and ignores zones of control', () => {
    // From a hex in the zone of r2 into another hex in its zone.
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 0,1 as r2\nblue moves',
    );
    attack(table, 'b1 on 1,0; b2 on 0,1').play(['resolve 1', 'advance b1 1,0']);
    expect(table.where('b1')).toBe('1,0');
  });

  test('B90.19 the price of an exchange is the multiplied defence, summed over several hexes', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue inf 6-4 @ -1,1 as b3\nred inf 2-4 @ 0,1 as r1\nred inf 4-4 @ -1,0 as r2\nred inf 4-4 @ 4,0\nblue moves',
      'mountain -1,0',
    );
    // b1 and b2 touch both, b3 too: 18 v 2 + 8 = 10.
    attack(table, 'b1+b2+b3 on 0,1+-1,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 18, defence: 10, odds: '1-1', result: 'EX' });
    expect(legalTexts(table, 'chooseExchange')).toEqual([
      'chooseExchange b1+b2',
      'chooseExchange b1+b3',
      'chooseExchange b2+b3',
    ]);
    expect(table.refusal('chooseExchange b1')).toBe('B19.6.1');
  });

  test('B90.20 an attacking 8-4-4 pays 8; a defending one costs 4, doubled 8', () => {
    const lines =
      'blue inf 4-4 @ 0,0 as b1\nblue art 8-4-4 @ 0,0 as b2\nred art 8-4-4 @ 1,0 as r1\nred inf 4-4 @ 4,0\nblue moves';
    const clear = attack(basic(lines), 'b1+b2 on 1,0').play('resolve 1', 2);
    expect(fought(clear)).toMatchObject({ defence: 4, odds: '3-1', result: 'EX' });
    expect(legalTexts(clear, 'chooseExchange')).toEqual(['chooseExchange b1', 'chooseExchange b2']);
    const doubled = attack(basic(lines, 'mountain 1,0'), 'b1+b2 on 1,0').play('resolve 1', 2);
    // Owed 8: only the gun pays that alone, so nothing is left to choose.
    expect(fought(doubled)).toMatchObject({ defence: 8, odds: '1-1', result: 'EX' });
    expect([doubled.where('b1'), doubled.where('b2')]).toEqual(['0,0', 'lost']);
  });

  test('B90.21 an exchange at 1-2: all attackers and all defenders go and nobody advances', () => {
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue inf 1-4 @ 0,1 as b2\nblue inf 4-4 @ -3,0 as b3\nred inf 6-4 @ 1,0 as r1\nred inf 2-4 @ 1,0 as r2\nred inf 4-4 @ 4,0\nblue moves',
    );
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ odds: '1-2', result: 'EX' });
    expect(['b1', 'b2', 'r1', 'r2', 'b3'].map((id) => table.where(id))).toEqual([
      'lost',
      'lost',
      'lost',
      'lost',
      '-3,0',
    ]);
    expect([table.side, table.phase]).toEqual(['red', 'B80.3']);
    expect(events(table, 'eliminated').map((event) => event.rule)).toEqual(['B19.6.1', 'B19.6.3']);
  });

  test('B90.23 armor attacks into forest, retreats into it, does not advance into it, and leaves it by any legal step', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nred arm 4-6 @ 1,0 as r1\nblue moves',
      'forest 1,0 2,0 3,0 3,-1 2,1 2,-1 1,1 3,-2',
    );
    attack(table, 'b1 on 1,0').play('resolve 1', 3).play('chooseRetreat r1 2,0 3,0');
    // No advance into the forest: at once Red's turn.
    expect([table.side, table.where('r1'), table.where('b1')]).toEqual(['red', '3,0', '0,0']);
    expect(table.refusal('moveUnit r1 3,-1')).toBe('B13.1');
    table.play('moveUnit r1 4,0');
    expect(table.unit('r1').spent).toBe(3);
  });

  test('B90.24 one weak unit on another hex removes the river doubling', () => {
    const river = 'river Dott : 1,0 1,-1';
    const lines = 'blue arm 8-6 @ 1,0 as b1\nblue inf 1-4 @ 0,1 as b2\nred inf 4-4 @ 0,0 as r1\nblue moves';
    const helped = attack(basic(lines, river), 'b1+b2 on 0,0').play('resolve 1', 1);
    expect(fought(helped)).toMatchObject({ attack: 9, defence: 4, odds: '2-1' });
    const alone = attack(basic(lines.replace('@ 0,1', '@ -3,0'), river), 'b1 on 0,0').play('resolve 1', 1);
    expect(fought(alone)).toMatchObject({ attack: 8, defence: 8, odds: '1-1' });
    // A same-river attacking hex does the same against a defender on that river.
    const same = attack(basic(lines, 'river Knabe : 1,0 2,0\nriver Dott : 0,0 0,1'), 'b1+b2 on 0,0').play(
      'resolve 1',
      1,
    );
    expect(fought(same).defence).toBe(4);
  });

  test('B90.25 an attack from one hex of a city on another hex of it meets doubled defence', () => {
    const table = basic('blue inf 8-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves', 'city Twin : 0,0 1,0');
    attack(table, 'b1 on 1,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 8 });
  });
});

describe('B90 interactions: cities and winning', () => {
  const friendlyTo = (table: ReturnType<typeof basic>, name: string) =>
    (['blue', 'red'] as const).filter((side) =>
      friendly(table.game.world, table.state, side, table.game.world.board.grid.byName.get(name) ?? -1),
    );

  test('B90.26 results change control only when the combat phase ends; contested until an enemy leaves', () => {
    const table = basic(
      'control red 1,0\nblue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ -3,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 1-4 @ -4,0 as r2\nred inf 4-4 @ 4,-4\nblue moves',
      'city Burg : 1,0',
    );
    attack(table, 'b1 on 1,0; b2 on -4,0');
    expect([controller(table, '1,0'), friendlyTo(table, '1,0')]).toEqual(['red', []]);
    // 8 v 8: DB2 with die 3; r1 leaves, b1 moves in: still Red's on record, friendly to nobody.
    table.play('resolve 1', 3).play(['retreat r1 to 3,0', 'advance b1 1,0']);
    expect([controller(table, '1,0'), friendlyTo(table, '1,0')]).toEqual(['red', []]);
    table.play('resolve 2', 1).play('endAdvance');
    expect([controller(table, '1,0'), friendlyTo(table, '1,0')]).toEqual(['blue', ['blue']]);
  });

  test('B90.27 a city covered alone at the end of movement stays taken after its captor is driven off', () => {
    // From 1,0 Blue covers the empty Red city at 0,0 and attacks r1 at 2,0, which does not cover it.
    const table = basic(
      'control red 0,0\nblue inf 4-4 @ 0,2 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves',
      'city Burg : 0,0',
    ).play(['moveUnit b1 0,1 1,0', 'endMovement']);
    expect(controller(table, '0,0')).toBe('blue');
    table.play('endDeclaration b1 on 2,0').play('resolve 1', 5);
    expect(fought(table).result).toBe('AB2');
    table.play(['retreat b1 to 1,-2', 'endAdvance']);
    expect([controller(table, '0,0'), table.side]).toEqual(['blue', 'red']);
    // Until Red covers it alone at an update.
    table.play('moveUnit r1 1,0');
    expect(controller(table, '0,0')).toBe('blue');
    table.play('endMovement');
    expect(controller(table, '0,0')).toBe('red');
  });

  test('B90.28 a contested home city breaks the chain and counts for nobody at the end', () => {
    const statements = 'city Redham : 0,0\nbelongs red 0,0\ncity Other : -3,0\nbelongs n -3,0';
    const chain = (red: string) =>
      basic(
        `streak blue 2\ncontrol blue 0,0\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ ${red} as r1\nblue moves`,
        statements,
      );
    expect(pass(chain('3,0')).state.outcome).toMatchObject({ winner: 'blue', rule: 'B5.2' });
    const broken = pass(chain('1,0'));
    expect([broken.state.outcome, broken.state.streak.blue]).toEqual([undefined, 0]);
    const last = basic(
      'turns 1\ncities 0\ncontrol blue 0,0\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 1,0 as r1\nred moves',
      'city Redham : 0,0\nbelongs red 0,0',
    );
    expect(pass(last).state.outcome).toMatchObject({ winner: 'draw', rule: 'B5.3' });
  });

  test('B90.29 units due next turn do not save a player, units due earlier and held back do', () => {
    const lines = (due: number) =>
      `turn 3\nblue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 waits ${due} as r2\nblue moves`;
    const end = (due: number) => attack(basic(lines(due)), 'b1 on 1,0').play(['resolve 1', 'endAdvance']).state.outcome;
    expect(end(4)).toMatchObject({ winner: 'blue', rule: 'B5.1' });
    expect(end(2)).toBeUndefined();
  });
});
