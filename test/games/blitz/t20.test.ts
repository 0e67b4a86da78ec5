import { describe, expect, test } from 'vitest';
import { attack, ends, fought, legalTexts, objectionTo, pass } from './basic.ts';
import { coast, coastWith } from './coast.ts';
import { AFAR, reread, thereAndBack, tournament } from './tournament-table.ts';

describe('T20 Rangers', () => {
  test('T20.1 they move, stack and fight as infantry', () => {
    const table = tournament(
      `blue rng 1-4 @ 0,0 as k1\nblue inf 12-4 @ 1,0 as b1\nred inf 1-4 @ 3,0 as r1\n${AFAR}\nblue moves`,
      'forest 0,1\nmountain -1,0',
    );
    table.play('moveUnit k1 0,1');
    expect(table.unit('k1').stopped).toBe(true);
    table.play(['takeBack', 'moveUnit k1 1,0']);
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play(['moveUnit k1 2,0', 'endMovement', 'endDeclaration k1 on 3,0']).play('resolve 1', 5);
    expect(fought(table)).toMatchObject({ attack: 1, defence: 1, odds: '1-1', result: 'A 1,1 D 0,0' });
    expect(table.where('k1')).toBe('lost');
  });

  test('T20.1 they cannot be flown', () => {
    const table = tournament(`blue rng 1-4 @ 0,0 as k1\n${AFAR}\nblue moves`, 'city Burg : 0,0\nbelongs blue all');
    expect(table.refusal('flyAirborne k1 2,0')).toBe('B18.1');
  });

  test('T20.2 any coastal hex: plain, forest, mountain and city', () => {
    for (const [ground, stops] of [
      ['', false],
      ['forest 2,-3', true],
      ['mountain 2,-3', true],
      ['city Stadt : 2,-3', false],
      ['city Stadt : 2,-3\nforest 2,-3', false],
    ] as const) {
      const table = coast('blue rng 1-4 sea B as k1', ground);
      table.play(['stageInvasion k1 3,-4 2,-3', 'landOnBeach k1 2,-3']);
      expect(table.unit('k1'), ground).toMatchObject({ spent: 3, stopped: stops });
      if (stops) expect(table.refusal('moveUnit k1 2,-2')).toMatch(/B13\.2|B16\.1/);
    }
  });

  test('T20.2 not hexes inland', () => {
    const table = coast('blue rng 1-4 sea B as k1');
    expect(table.refusal('stageInvasion k1 2,-4 2,-2')).toBe('T6.2.3a');
    table.play('stageInvasion k1 2,-4 2,-3');
    expect(legalTexts(table, 'landOnBeach')).toEqual(['landOnBeach k1 1,-3', 'landOnBeach k1 2,-3']);
    expect(table.refusal('landOnBeach k1 2,-2')).toBe('T6.2.3b');
  });

  test('T20.2 an enemy city on the coast is landed in and taken', () => {
    const table = coast('blue rng 1-4 sea B as k1', 'city Stadt : 2,-3\nbelongs red 2,-3');
    table.play(['stageInvasion k1 3,-4 2,-3', 'landOnBeach k1 2,-3', 'endMovement']);
    const hex = table.game.world.board.cityHexNo[table.unit('k1').at] as number;
    expect(table.state.control[hex]).toBe('blue');
  });

  test('T20.3 they count against the one site and may invade every player turn', () => {
    const table = coast('blue rng 1-4 sea B as k1\nblue rng 1-4 sea A as k2\nblue inf 4-4 sea A as b1');
    table.play(['stageInvasion k1 3,-4 2,-3', 'landOnBeach k1 2,-3']);
    expect(table.refusal('stageInvasion k2 0,-4 -1,-3')).toBe('T6.2.0a');
    expect(table.refusal('stageInvasion b1 0,-4 -1,-3')).toBe('T6.2.0a');
    pass(table);
    pass(table);
    table.play(['stageInvasion k2 0,-4 -1,-3', 'landOnBeach k2 -1,-3']);
    expect(table.where('k2')).toBe('-1,-3');
  });

  test('T20.4 on sea hexes they follow T6.2 with coastal hex for beach hex', () => {
    // Rangers must attack enemies they touch, die when they have to retreat, and land on any coastal hex of the site.
    const dies = coast('blue rng 4-4 sea B as k1\nred inf 4-4 @ 2,-3 as r1').play('stageInvasion k1 3,-4 2,-3');
    attack(dies, 'k1 on 2,-3').play('resolve 1', 4);
    expect(dies.where('k1')).toBe('lost');
    const lives = coast('blue rng 4-4 sea B as k1\nred inf 4-4 @ 2,-3 as r1').play('stageInvasion k1 2,-4 2,-3');
    attack(lives, 'k1 on 2,-3').play('resolve 1', 2);
    expect(legalTexts(lives, 'landFromSea')).toEqual(['landFromSea k1 1,-3']);
    lives.play('landFromSea k1 1,-3');
    expect(lives.where('k1')).toBe('1,-3');
    expect(coast('blue rng 1-4 sea D as k1').refusal('stageInvasion k1 3,-4 2,-3')).toBe('T6.2.4');
    const idle = coast('blue rng 1-4 sea B as k1').play('stageInvasion k1 3,-4 2,-3');
    expect(idle.refusal('endMovement')).toBe('T6.2.14');
  });

  test('T20.5 no road steps in the player turn of their invasion', () => {
    const table = coast('blue rng 1-4 sea B as k1', 'road : 2,-3 2,-2 2,-1 2,0 2,1').play([
      'stageInvasion k1 3,-4 2,-3',
      'landOnBeach k1 2,-3',
    ]);
    expect(table.refusal('moveUnit k1 2,-2 2,-1 2,0 2,1')).toBe('B11.1');
    table.play('moveUnit k1 2,-2 2,-1 2,0');
    expect(table.unit('k1').spent).toBe(12);
  });

  test('T20.6 Q6.2.2 they go back to sea from the coastal hex they landed on', () => {
    const table = coast('blue rng 1-4 sea B as k1').play(['stageInvasion k1 2,-4 2,-3', 'landOnBeach k1 2,-3']);
    // Not in the player turn of the landing (T6.1.4).
    expect(table.refusal('withdrawRanger k1 B')).toBe('T6.1.4');
    pass(table);
    pass(table);
    expect(legalTexts(table, 'withdrawRanger')).toEqual(['withdrawRanger k1 B']);
    expect(table.refusal('withdrawRanger k1 A')).toBe('T20.6');
    thereAndBack(table, 'withdrawRanger k1 B');
    table.play('withdrawRanger k1 B');
    expect(table.unit('k1')).toMatchObject({ place: 'sea', zone: 'B', stopped: true });
    expect(table.refusal('sail k1 C')).toBe('T6.1.12');
  });

  test('T20.6 from a hex between two zones the owner chooses', () => {
    const table = coast('blue rng 1-4 @ 1,-3 as k1 landed 1,-3');
    expect(legalTexts(table, 'withdrawRanger')).toEqual(['withdrawRanger k1 A', 'withdrawRanger k1 B']);
  });

  test('T20.6 from any hex of the beach they invaded, after moving about', () => {
    const table = coast('blue rng 1-4 @ 0,-2 as k1 landed 0,-3\nblue rng 1-4 @ 0,-2 as k2 landed 1,-3');
    expect(table.refusal('withdrawRanger k1 A')).toBe('T20.6');
    table.play('moveUnit k1 -1,-2 -1,-3');
    expect(table.unit('k1').spent).toBe(6);
    table.play('withdrawRanger k1 A');
    // k2 landed beside the beach: the beach is not its site, its own hex is.
    table.play('moveUnit k2 0,-3');
    expect(table.refusal('withdrawRanger k2 A')).toBe('T20.6');
    table.play('moveUnit k2 1,-3');
    table.play('withdrawRanger k2 A');
    expect(table.unit('k2').place).toBe('sea');
  });

  test('T20.6 only Rangers, and only by where they themselves landed', () => {
    const table = coast('blue inf 4-4 sea A as b1\nblue rng 1-4 @ -1,-3 as k2');
    table.play(['stageInvasion b1 1,-4 0,-3', 'landOnBeach b1 0,-3']);
    pass(table);
    pass(table);
    expect(table.refusal('withdrawRanger b1 A')).toBe('Q6.2.2');
    expect(table.refusal('embark b1 A')).toBe('T6.1.2a');
    expect(table.refusal('withdrawRanger k2 A')).toBe('T20.6');
  });

  test('T20.6 a Ranger that begins in an enemy zone of control may embark as its first step', () => {
    const table = coast('blue rng 1-4 @ 2,-3 as k1 landed 2,-3\nred inf 4-4 @ 2,-2 as r1');
    table.play('withdrawRanger k1 B');
    expect(table.unit('k1').place).toBe('sea');
    // Entering the zone ends its move.
    const walked = coast('blue rng 1-4 @ 1,-3 as k1 landed 2,-3\nred inf 4-4 @ 3,-3 as r1').play('moveUnit k1 2,-3');
    expect(walked.refusal('withdrawRanger k1 B')).toBe('B6.8');
  });

  test('T20.6 it is a way out: a Ranger that may go back to sea is not trapped (B7.a11)', () => {
    // 1 v 12 on a mountain is far below 1-6, and every hex beside the Ranger is in an enemy zone.
    const lines =
      'red inf 12-4 @ 2,-2 as r1\nred inf 4-4 @ 1,-2 as r2\nred inf 4-4 @ 3,-3 as r3\nblue rng 1-4 @ 2,-3 as k1';
    const free = coast(`${lines} landed 2,-3`, 'mountain 2,-2');
    expect(free.refusal('endMovement')).toBe('B7.a10');
    expect(legalTexts(free, 'endMovement')).toEqual([]);
    free.play(['withdrawRanger k1 B', 'endMovement']);
    // A unit that landed elsewhere has no way out and is given up.
    const trapped = coast(lines, 'mountain 2,-2').play('endMovement');
    expect(trapped.state.doomed).toHaveLength(1);
    // Without room At Sea there is no way out either.
    const full = coast(`${lines} landed 2,-3\nblue inf 8-4 sea A as s1..5`, 'mountain 2,-2').play('endMovement');
    expect(full.state.doomed).toHaveLength(1);
  });

  test('T20.6 no city control is asked for, and the site is remembered until it embarks again', () => {
    const table = coast('blue rng 1-4 @ 2,-3 as k1 landed 2,-3\nsince red 2,-3', 'city Stadt : 2,-3\nbelongs red 2,-3');
    expect(table.refusal('embark k1 B')).toBe('Q10.2');
    expect(reread(table).unit('k1').landedOn).toBe(table.unit('k1').landedOn);
    table.play('withdrawRanger k1 B');
    expect(table.unit('k1').landedOn).toBeUndefined();
    pass(table);
    pass(table);
    table.play(['stageInvasion k1 1,-4 0,-3', 'landOnBeach k1 0,-3']);
    pass(table);
    pass(table);
    expect(objectionTo(table, 'withdrawRanger k1 A')).toBeUndefined();
    expect(ends(table, 'moveUnit', 'k1').includes('2,-3')).toBe(true);
    table.play('moveUnit k1 1,-3 2,-3');
    expect(table.refusal('withdrawRanger k1 B')).toBe('T20.6');
  });

  test('T20.6 under the limit of 40 and the weather (T90.32, O90.18)', () => {
    const full = coast('blue rng 1-4 @ 2,-3 as k1 landed 2,-3\nblue inf 8-4 sea A as s1..5');
    expect(full.refusal('withdrawRanger k1 B')).toBe('T6.1.1');
    const storm = coastWith('weather', 'blue rng 1-4 @ 2,-3 as k1 landed 2,-3\nweather seaClosed');
    expect(storm.refusal('withdrawRanger k1 B')).toBe('O24.16');
    const noEmbark = coastWith('weather', 'blue rng 1-4 @ 2,-3 as k1 landed 2,-3\nweather noEmbark');
    expect(noEmbark.refusal('withdrawRanger k1 B')).toBe('O24.4');
  });

  test('T20.6 pieces of a Ranger remember it too', () => {
    const table = coast('blue rng 2-4 @ 2,-3 as k1 landed 2,-3').play(['splitUnit k1 1+1', 'withdrawRanger k1.p1 B']);
    expect(table.unit('k1.p1').place).toBe('sea');
  });

  test('T20.6 a Ranger landed at the end of combat remembers the hex as well', () => {
    const table = coast('blue rng 4-4 sea B as k1\nred inf 4-4 @ 2,-3 as r1').play('stageInvasion k1 2,-4 2,-3');
    attack(table, 'k1 on 2,-3').play('resolve 1', 2).play('landFromSea k1 1,-3');
    expect(table.unit('k1').landedOn).toBe(table.unit('k1').at);
  });
});
