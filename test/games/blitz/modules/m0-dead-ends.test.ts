import { describe, expect, test } from 'vitest';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { position, type Table } from '../table.ts';
import { CALAEDIA, FAR, WAR } from './calaedia.ts';
import { at, naval } from './naval.ts';
import { modular } from './table.ts';

const lost = ({ state }: Table) => state.units.filter(({ place }) => place === 'lost').map(({ id }) => id);

/** Units at 0,0 that have spent all their movement. */
const stack = (modules: string, units: readonly string[]): Table => {
  const lines = units.map((unit, i) => `blue ${unit} @ 0,0 as b${i + 1} spent ${3 * Number(unit.at(-1))}`);
  return modular(modules, `${lines.join('\n')}\nred inf 4-4 @ 4,0\nblue moves`);
};

describe('M0.23 no dead ends', () => {
  test('M0.23, M5.6, M0.10 where only size counts, units that could be combined are too many all the same', () => {
    const table = stack('M1', ['arm 12-6', 'inf 1-4', 'inf 1-4']);
    table.play(['combine b2+b3', 'takeBack']);
    expect(table.refusal('endMovement')).toBe('M5.6');
    expect(legalTexts(table, 'endMovement')).toEqual(['endMovement abandon b1', 'endMovement abandon b2+b3']);
    expect(lost(roundTrip(table).play('endMovement abandon b2+b3'))).toEqual(['b2', 'b3']);
  });

  test('M0.23, M5.3, M0.10 where counters count, who can be combined is; if that is not enough somebody goes', () => {
    const enough = stack('M5', ['arm 6-6', 'arm 6-6', 'inf 1-4', 'inf 1-4', 'inf 1-4']);
    expect(enough.refusal('endMovement')).toBe('M5.3');
    expect(lost(enough.play(['combine b3+b4+b5', 'endMovement']))).toEqual([]);
    const still = stack('M5', ['arm 8-6', 'arm 8-6', 'arm 8-6', 'inf 1-4', 'inf 1-4']);
    expect(still.refusal('endMovement')).toBe('M5.6');
    expect(lost(still.play('endMovement abandon b4+b5'))).toEqual(['b4', 'b5']);
  });

  test('M0.23, M5.3, M0.10 where one way of combining is enough nobody is given up, whichever pair comes first', () => {
    // 1+7, 2+6 and 8 are three counters; 1+2 leaves four.
    const table = stack('M5', ['arm 1-6', 'arm 2-6', 'arm 7-6', 'arm 6-6', 'arm 8-6']);
    expect([table.refusal('endMovement'), table.refusal('endMovement abandon b1+b2')]).toEqual(['M5.3', 'M5.3']);
    expect(lost(table.play(['combine b1+b3', 'combine b2+b4', 'endMovement']))).toEqual([]);
    const full = stack('M5', ['arm 1-6', 'arm 3-6', 'arm 7-6', 'arm 6-6', 'arm 8-6']);
    expect(full.refusal('endMovement')).toBe('M5.6');
    expect(lost(full.play(['combine b1+b3', 'endMovement abandon b2']))).toEqual(['b2']);
  });

  test('M0.23, M5.6 a stack of many small units: the choice is among kinds, and answered at once', () => {
    const table = stack('M1', [...Array.from({ length: 26 }, () => 'inf 1-4'), 'arm 1-6']);
    expect(legalTexts(table, 'endMovement')).toHaveLength(2);
    const fourteen = (from: number) => Array.from({ length: 14 }, (_, i) => `b${from + i}`).join('+');
    expect(table.refusal(`endMovement abandon ${fourteen(13)}`)).toBe('M5.6');
    expect(lost(table.play(`endMovement abandon ${fourteen(13)}+b27`))).toHaveLength(15);
    expect([table.where('b12'), table.where('b13'), table.where('b27')]).toEqual(['0,0', 'lost', 'lost']);
  });

  test('M0.23, M18.12, B7.a10 flak draws nobody into the war whom those in contact could not fight', () => {
    const beside = (factors: string) =>
      modular(
        'M6 M12 M13 M18',
        `blue FLAK 2-2 @ 0,0 as k1\nblue inf 1-4 @ 0,-1 as b1\nred inf ${factors} neutral 1,-1 of c as c1\n${FAR}\nblue moves: flak`,
        'belongs c 1,0 1,-1 2,0',
      );
    expect(beside('8-4').refusal('moveFlak k1 1,0')).toBe('B7.a10');
    expect(beside('8-4').play('moveFlak k1 -1,0').where('k1')).toBe('-1,0');
    expect(beside('4-4').play('moveFlak k1 1,0').where('k1')).toBe('1,0');
  });

  test('M0.23, M15.5, M5.6 guerillas too many in a hex for good: one goes; who can be combined is', () => {
    const bands = (sizes: readonly number[]) =>
      modular(
        'M3 M15 M18',
        `${WAR}\ncontrol red 3,0\n${sizes.map((size, i) => `blue gue ${size}-4 @ 3,1 of c as g${i + 1} spent 12`).join('\n')}\n${FAR}\nblue moves`,
        CALAEDIA,
      );
    const full = bands([4, 4, 4, 2]);
    expect(full.refusal('endMovement')).toBe('M5.6');
    expect(lost(roundTrip(full).play('endMovement abandon g4'))).toEqual(['g4']);
    const small = bands([1, 1, 1, 1]);
    expect(small.refusal('endMovement')).toBe('M15.5');
    expect(lost(small.play(['combine g1+g2', 'endMovement']))).toEqual([]);
  });

  test('B7.a11, M0.10, M6.1 who is given up is not combined in the steps that follow: he is lost once', () => {
    const ring = ['1,0', '-1,0', '0,-1', '0,1'].map((hex) => `red inf 12-4 @ ${hex}`).join('\n');
    const table = modular(
      'M2 M6 M12',
      `blue inf 1-4 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\n${ring}\nblue inf 4-4 @ 4,-4\nblue airbase 1-0 @ 4,-3 as v1\nblue moves`,
    );
    table.play(['endMovement']);
    expect([at(table), table.refusal('combine b1+b2')]).toEqual(['movement', 'B7.a11']);
    table.play(['endStep', 'endDeclaration']);
    expect(lost(table)).toEqual(['b1', 'b2']);
  });

  const AV = `turn 2
blue arm 12-6 @ 5,4 as b1
blue arm 2-6 @ 4,5 as b2
blue TF 1-1 sea A as s1
red TF 1-1 sea A as s2
red inf 2-4 @ 5,5 as victim`;
  const withAv = (more: string) => naval(`${AV}\n${more}\nblue moves`, 'tournament');

  test('M0.23, T7.3.7, T90.4 an enemy beside an automatic victory that a die has made final need not be attacked if nobody can', () => {
    const table = withAv('red inf 12-4 @ 6,3 as big').play('declareAV b1+b2 on 5,5');
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play('engage s1 s2', 4);
    expect(table.refusal('takeBack')).toBe('B80.10');
    roundTrip(table).play(['endMovement', 'endDeclaration']);
    expect([table.where('victim'), table.where('b1'), table.where('big')]).toEqual(['lost', '5,4', '6,3']);
  });

  test('M0.23, T90.4 who can still come to attack it has to', () => {
    const table = withAv('red inf 12-4 @ 6,3 as big\nblue inf 4-4 @ 7,0 as b3').play('declareAV b1+b2 on 5,5');
    table.play('engage s1 s2', 4);
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play(['moveUnit b3 7,1 7,2', 'endMovement']);
    expect([at(table), table.refusal('endDeclaration')]).toEqual(['declaration', 'B7.a7']);
    table.play(['declareBattle b3 on 6,3']);
    table.play('endDeclaration');
  });

  test('M0.23, B7.a11 the trapped beside it are given up, and the enemy is then let alone', () => {
    const table = withAv('red inf 12-4 @ 6,3 as big\nblue inf 1-4 @ 7,2 as w1 spent 12').play('declareAV b1+b2 on 5,5');
    table.play('engage s1 s2', 4).play(['endMovement', 'endDeclaration']);
    expect([table.where('w1'), table.where('victim')]).toEqual(['lost', 'lost']);
  });

  /** Mitte is the only source in reach of b1; b3, who holds it against r2, can leave it. */
  const astray = (lines: string, board = '', modules = 'M10 M11') =>
    position(
      `game tournament\nmodules ${modules}\nboard inline\ngrid q -3..14 r -3..8\nsea -3,0 -2,0 -1,0 zone A\ncountry b blue Blau\ncountry r red Rot\ncity Heim : 0,0\ncity Mitte : 9,0\ncity Rot : 14,0\nbelongs blue 0,0 9,0\nbelongs red 14,0\n${board}\nend board\nturn 2\n${lines}\nblue inf 4-4 @ 9,0 as b3\nblue inf 1-4 @ 0,0\nblue TF 1-1 sea A as s1\nred TF 1-1 sea A as s2\nred inf 2-4 @ 10,0 as r2\nred inf 1-4 @ 14,0\nblue moves`,
    );

  test('M0.23, M10.25, T7.3.7 who is bound by an automatic victory cannot go on to where he is supplied', () => {
    // An isolated enemy has no zone of control: b1 has points left beside it.
    const table = astray('blue arm 12-6 @ 7,1 as b1\nred inf 1-4 @ 7,3 isolated since 1 as v');
    table.play(['moveUnit b1 6,2 6,3', 'declareAV b1 on 7,3', 'moveUnit b3 to 5,0']);
    expect(table.refusal('endMovement')).toBe('M10.14');
    table.play('engage s1 s2', 4);
    expect(legalTexts(table, 'moveUnit').filter((text) => text.startsWith('moveUnit b1'))).toEqual([]);
    roundTrip(table).play('endMovement');
    expect([table.unit('b1').isolated, table.where('b1')]).toEqual([true, '6,3']);
  });

  /** b1 has one point left at 4,2; only 3,2 and 4,1 are supplied then. */
  const lastStep = (lines: string) =>
    astray(`blue arm 1-6 @ 5,2 spent 12 as b1\n${lines}`)
      .play(['moveUnit b1 4,2', 'moveUnit b3 to 5,0'])
      .play('engage s1 s2', 4);
  const FULL = 'blue inf 12-4 @ 4,1 spent 12 as f1';

  test('M0.23, M10.25, B8.2 nor to a supplied hex that is full', () => {
    const way = lastStep(FULL);
    expect(way.refusal('endMovement')).toBe('M10.14');
    way.play(['moveUnit b1 3,2', 'endMovement']);
    const none = lastStep(`${FULL}\nblue inf 12-4 @ 3,2 spent 12 as f2`);
    expect(roundTrip(none).play('endMovement').unit('b1').isolated).toBe(true);
  });

  test('M0.23, M10.25, B7.a10 nor to one beside an enemy whom it cannot fight', () => {
    const beside = (enemy: string) => lastStep(`${FULL}\nred inf ${enemy} @ 2,3 as r3`);
    const weak = beside('6-4');
    expect(weak.refusal('endMovement')).toBe('M10.14');
    weak.play(['moveUnit b1 3,2', 'endMovement']);
    const strong = beside('7-4');
    expect(strong.play('endMovement').unit('b1').isolated).toBe(true);
  });

  test('M0.23, M10.25, T7.3.8 nor if the ring of an automatic victory would open', () => {
    // 5-1 with every hex closed, some of them by b1 alone.
    const table = astray(
      'blue arm 1-6 @ 7,2 as b1\nred inf 4-4 @ 7,4 isolated since 1 as v\nblue arm 10-6 @ 8,4 as b2\nblue inf 1-4 @ 6,6 as b4',
    );
    table.play(['moveUnit b1 7,3', 'declareAV b2 on 7,4', 'moveUnit b3 to 5,0']).play('engage s1 s2', 4);
    // Only moves within the ring would be left to it.
    expect(table.refusal('moveUnit b1 to 4,1')).toBe('T7.3.8');
    expect(legalTexts(table, 'moveUnit').filter((text) => text.startsWith('moveUnit b1'))).toHaveLength(3);
    expect(table.play('endMovement').unit('b1').isolated).toBe(true);
  });

  /** A beach of one hex in the sea; a strike takes its defender away before those on the sea hexes have fought. */
  const islet = (lines: string, enemy = '', shore = 'lake -2,-3 0,-3 -1,-2 -2,-2') => {
    const table = position(
      `game tournament\nmodules M12\nboard inline\ngrid q -6..8 r -5..6\nsea -1,-4 0,-4 1,-4 zone A\nbeach -1,-3\n${shore}\ncountry b blue Blau\ncountry r red Rot\ncity Blau : -4,4\ncity Rot : 6,4\nbelongs blue -4,4\nbelongs red 6,4\nend board\nturn 2\n${lines}\nblue airbase 1-0 @ -3,2\nblue SAC 4-20 @ -3,2 as a1\nblue SAC 4-20 @ -3,2 as a2\nblue inf 1-4 @ -4,4\nred inf 1-4 @ -1,-3 as r1\n${enemy}\nred inf 1-4 @ 6,4\nblue moves`,
    );
    return table;
  };
  const strike = (table: Table): Table => {
    table.play('declareStrike -1,-3 units a1+a2', 1);
    while (at(table) !== 'movement') table.play(legalTexts(table, 'flyHome')[0] ?? '');
    return table;
  };

  test('M0.23, T6.2.14, T6.2.11b who has nobody left to fight and no room to land waits at sea', () => {
    const table = islet('blue inf 6-4 sea A as b1\nblue inf 6-4 sea A as b2\nblue inf 6-4 sea A as b3');
    table.play(['stageInvasion b1 -1,-4 -1,-3', 'stageInvasion b2 0,-4 -1,-3', 'stageInvasion b3 0,-4 -1,-3']);
    strike(table);
    expect([table.where('r1'), table.refusal('endMovement')]).toEqual(['lost', 'T6.2.14']);
    table.play(['landOnBeach b1 -1,-3']);
    expect(table.refusal('endMovement')).toBe('T6.2.14');
    roundTrip(table.play(['landOnBeach b2 -1,-3'])).play(['endMovement', 'endDeclaration']);
    expect([table.where('b1'), table.where('b2'), table.where('b3')]).toEqual(['-1,-3', '-1,-3', 'lost']);
  });

  test('M0.23, T6.2.14, B7.a10 nor who would land beside an enemy whom it cannot fight', () => {
    const landing = (enemy: string) => {
      const table = islet('blue inf 1-4 sea A as b1', `red inf ${enemy} @ -1,-2 as big`, 'lake -2,-3 0,-3 -2,-2');
      return strike(table.play('stageInvasion b1 -1,-4 -1,-3'));
    };
    const weak = landing('6-4');
    expect(weak.refusal('endMovement')).toBe('T6.2.14');
    weak.play(['landOnBeach b1 -1,-3', 'endMovement']);
    const strong = landing('7-4');
    strong.play('landOnBeach b1 -1,-3');
    expect(strong.refusal('endMovement')).toBe('B7.a10');
    strong.play(['takeBack', 'endMovement', 'endDeclaration']);
  });
});
