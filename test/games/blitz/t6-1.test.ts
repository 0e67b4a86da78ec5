import { describe, expect, test } from 'vitest';
import { legalTexts, objectionTo, pass } from './basic.ts';
import { optional, reread, thereAndBack, tournament } from './tournament-table.ts';

/**
 * The five zones in a row along the north, each one sea hex; ports on A (-1,-3), on B and C (1,-3) and on E (4,-3), all
 * Blue's, a two-hex port of D and E at 3,-3 3,-2 of which only 3,-3 is coastal, and an inland port of zone C at 0,0.
 */
const COAST = [
  'sea 0,-4 zone A',
  'sea 1,-4 zone B',
  'sea 2,-4 zone C',
  'sea 3,-4 zone D',
  'sea 4,-4 zone E',
  'lake -2,0',
  'city Anker : -1,-3',
  'city Bucht : 1,-3',
  'city Enge : 4,-3',
  'city Doppel : 3,-3 3,-2',
  'city Innen : 0,0',
  'city Rot : 0,4',
  'city See : -2,1',
  'inland-port 0,0 C',
  'belongs blue all',
  'belongs red 0,4',
].join('\n');

const FAR = 'red inf 1-4 @ 0,4 as rFar\nblue inf 1-4 @ -4,0 as bFar';
const sea = (lines: string, first = 'blue moves') => tournament(`${lines}\n${FAR}\n${first}`, COAST);

describe('T6.1 sea movement', () => {
  test('T6.1.1 every ground unit may be At Sea', () => {
    for (const unit of ['inf 4-4', 'arm 6-6', 'art 8-4-4', 'rng 1-4', 'abn 4-4', 'aa 4-6']) {
      const table = sea(`blue ${unit} @ -1,-3 as b1`);
      table.play('embark b1 A');
      expect(table.unit('b1'), unit).toMatchObject({ place: 'sea', zone: 'A' });
    }
  });

  test('T6.1.1 aircraft may not', () => {
    const table = sea('blue TAC 4-8 @ -1,-3 as t1\nblue SAC 4-20 @ -1,-3 as s1');
    expect(table.refusal('embark t1 A')).toBe('T6.1.1');
    expect(table.refusal('embark s1 A')).toBe('T6.1.1');
    expect(legalTexts(table, 'embark')).toEqual([]);
  });

  test('T6.1.1 T6.1.9 at most 40 size in all zones together, artillery by its defence factor', () => {
    const table = sea(
      'blue arm 8-6 sea A\nblue arm 8-6 sea B\nblue arm 8-6 sea C\nblue arm 8-6 sea E\nblue art 8-4-4 @ -1,-3 as a1\nblue art 8-4-4 @ -1,-3 as a2\nblue inf 1-4 @ -1,-3 as i1',
    );
    table.play(['embark a1 A', 'embark a2 A']);
    expect(table.refusal('embark i1 A')).toBe('T6.1.1');
    // 40 exactly was accepted; a part of a unit that fits may go.
    table.play('takeBack').play('splitUnit a2 1+3').play(['embark a2 A', 'embark i1 A']);
    expect(table.refusal('embark a2.p1 A')).toBe('T6.1.1');
  });

  test('T6.1.1 the limit is each side’s own, and sailing or staying is no embarkation', () => {
    const table = sea('blue arm 8-6 sea A as b1..5\nred arm 8-6 sea A as r1..5\nblue inf 1-4 @ -1,-3 as i1');
    table.play('sail b1 B');
    expect(table.refusal('embark i1 A')).toBe('T6.1.1');
  });

  test('T6.1.2 a unit may move to the port and embark in one player turn, whatever movement is left', () => {
    const table = sea('blue inf 4-4 @ -1,1 as b1');
    expect(table.refusal('embark b1 A')).toBe('T6.1.2a');
    table.play('moveUnit b1 -1,0 -1,-1 -1,-2 -1,-3');
    expect(table.unit('b1').spent).toBe(12);
    thereAndBack(table, 'embark b1 A');
    table.play('embark b1 A');
    expect(table.unit('b1')).toMatchObject({ place: 'sea', zone: 'A' });
  });

  test('T6.1.2 embarking ends the move', () => {
    const table = sea('blue inf 4-4 @ -1,-3 as b1').play('embark b1 A');
    expect(table.refusal('moveUnit b1 -1,-2')).toBe('B6.1');
    expect(table.refusal('embark b1 A')).toBe('T6.1.2');
    expect(table.refusal('landAtPort b1 -1,-3')).toBe('T6.1.12');
    expect(reread(table).refusal('sail b1 B')).toBe('T6.1.12');
  });

  test('T6.1.2 a unit that comes to its port next to an enemy has stopped there, and the port is closed', () => {
    const table = sea('blue inf 4-4 @ 2,-2 as b1\nred inf 4-4 @ 0,-2 as r1\ncontrol blue 1,-3');
    table.play('moveUnit b1 2,-3 1,-3');
    expect(table.unit('b1').stopped).toBe(true);
    expect(table.refusal('embark b1 B')).toBe('T6.1.2b');
  });

  test('T6.1.2a a port is a coastal city hex or an inland port; its zones are those it touches', () => {
    const table = sea(
      'blue inf 1-4 @ -1,-3 as a\nblue inf 1-4 @ 1,-3 as b\nblue inf 1-4 @ 3,-3 as d\nblue inf 1-4 @ 3,-2 as d2\nblue inf 1-4 @ 0,0 as i\nblue inf 1-4 @ 2,-3 as x\nblue inf 1-4 @ -2,1 as l',
    );
    const zones = (id: string) =>
      legalTexts(table, 'embark')
        .filter((text) => text.split(' ')[1] === id)
        .map((text) => text.split(' ')[2]);
    expect([zones('a'), zones('b'), zones('d'), zones('i')]).toEqual([['A'], ['B', 'C'], ['D', 'E'], ['C']]);
    // The second hex of a port that is not on the coast, a coastal hex without a city, and a city on a lake.
    expect(table.refusal('embark d2 D')).toBe('T6.1.2a');
    expect(table.refusal('embark x C')).toBe('T6.1.2a');
    expect(table.refusal('embark l A')).toBe('T6.1.2a');
    expect(table.refusal('embark a B')).toBe('T6.1.3');
    expect(table.refusal('embark i D')).toBe('T6.1.3');
  });

  test('T6.1.2a an inland port is used like any port but never invaded', () => {
    const table = sea('blue inf 4-4 sea C as b1\nblue rng 1-4 sea C as b2\nblue inf 4-4 sea A as b3');
    expect(table.refusal('landAtPort b3 0,0')).toBe('T6.1.5');
    table.play('landAtPort b1 0,0');
    expect(table.where('b1')).toBe('0,0');
    expect(table.refusal('stageInvasion b2 2,-4 0,0')).toBe('T6.2.3a');
    expect(legalTexts(table, 'stageInvasion').some((text) => text.endsWith(' 0,0'))).toBe(false);
  });

  test('T6.1.2b the port must be friendly now and its owner’s since the player turn began', () => {
    const table = sea('blue inf 4-4 @ -1,-3 as b1\nblue inf 4-4 @ 1,-3 as b2\nsince red 1,-3\nsince nobody -1,-3');
    expect(table.refusal('embark b1 A')).toBe('Q10.2');
    expect(table.refusal('embark b2 B')).toBe('Q10.2');
    const red = sea('blue inf 4-4 sea B as b1\nblue inf 4-4 sea B as b2\ncontrol red 1,-3\ncontrol nobody -1,-3');
    expect(red.refusal('landAtPort b1 1,-3')).toBe('T6.1.2b');
    expect(red.refusal('landAtPort b2 -1,-3')).toBe('T6.1.2b');
  });

  test('T6.1.2b Q10.1 each hex of a multi-hex port is judged alone', () => {
    const port = 'sea 2,-4 3,-4 zone C\ncity Hafen : 1,-3 2,-3\nbelongs blue all';
    // Red at 0,-2 touches 1,-3 and not 2,-3.
    const table = tournament(
      'blue inf 4-4 @ 1,-3 as b1\nblue inf 4-4 @ 2,-3 as b2\nblue inf 4-4 sea C as b3\nred inf 4-4 @ 0,-2 as r1\nblue moves',
      port,
    );
    expect(table.refusal('embark b1 C')).toBe('T6.1.2b');
    expect(table.refusal('landAtPort b3 1,-3')).toBe('T6.1.2b');
    table.play(['embark b2 C', 'landAtPort b3 2,-3']);
    expect([table.unit('b2').place, table.where('b3')]).toEqual(['sea', '2,-3']);
  });

  test('T6.1.3 an embarked unit goes to the box of its port’s zone, with two zones the owner’s choice', () => {
    const table = sea('blue inf 2-4 @ 1,-3 as b1\nblue inf 2-4 @ 1,-3 as b2');
    table.play(['embark b1 B', 'embark b2 C']);
    expect([table.unit('b1').zone, table.unit('b2').zone]).toEqual(['B', 'C']);
  });

  test('T6.1.4 a unit that began At Sea does exactly one thing', () => {
    const start = () => sea('blue inf 4-4 sea B as b1');
    const sailed = start().play('sail b1 A');
    expect(sailed.refusal('landAtPort b1 -1,-3')).toBe('T6.1.12');
    expect(sailed.refusal('sail b1 B')).toBe('T6.1.12');
    expect(sailed.refusal('stageInvasion b1 0,-4 0,-3')).toBe('T6.1.12');
    const landed = start().play('landAtPort b1 1,-3');
    expect(landed.refusal('sail b1 C')).toBe('T6.1.4');
    expect(landed.refusal('embark b1 C')).toBe('T6.1.4');
    // (d) it may stay; next turn it is free again.
    const stayed = start();
    pass(stayed);
    pass(stayed);
    stayed.play('sail b1 C');
    expect(stayed.unit('b1').zone).toBe('C');
  });

  test('T6.1.4 a unit that landed does not go back to sea by another way in the same player turn', () => {
    const table = sea('blue inf 4-4 sea B as b1');
    table.play(['landAtPort b1 1,-3', 'airTransport b1 4,-3']);
    expect(table.refusal('embark b1 E')).toBe('T6.1.4');
    expect(reread(table).refusal('embark b1 E')).toBe('T6.1.4');
    pass(table);
    pass(table);
    table.play('embark b1 E');
  });

  test('T6.1.4 sailing: to an adjacent box, not to the same one', () => {
    const table = sea('blue inf 4-4 sea B as b1');
    expect(table.refusal('sail b1 B')).toBe('T6.1.4');
    expect(legalTexts(table, 'sail')).toEqual(['sail b1 A', 'sail b1 C']);
    expect(table.refusal('sail bFar A')).toBe('T6.1.4');
    thereAndBack(table, 'sail b1 C');
  });

  test('T6.1.4a the port it left the turn before is allowed', () => {
    const table = sea('blue inf 4-4 @ -1,-3 as b1').play('embark b1 A');
    pass(table);
    pass(table);
    table.play('landAtPort b1 -1,-3');
    expect(table.where('b1')).toBe('-1,-3');
  });

  test('T6.1.4a landing at a port: the hexes of one’s own zone and the adjacent ones', () => {
    const lands = (zone: string) =>
      legalTexts(sea(`blue inf 4-4 sea ${zone} as b1`), 'landAtPort').map((text) => text.split(' ')[2]);
    expect(lands('A')).toEqual(['-1,-3', '1,-3']);
    expect(lands('B')).toEqual(['-1,-3', '0,0', '1,-3']);
    expect(lands('C')).toEqual(['0,0', '1,-3', '3,-3']);
    expect(lands('D')).toEqual(['0,0', '1,-3', '3,-3', '4,-3']);
    expect(lands('E')).toEqual(['3,-3', '4,-3']);
  });

  test('T6.1.4b the zones form a chain; A and E are not adjacent', () => {
    const goals = (zone: string) =>
      legalTexts(sea(`blue inf 4-4 sea ${zone} as b1`), 'sail').map((text) => text.split(' ')[2]);
    expect(['A', 'B', 'C', 'D', 'E'].map(goals)).toEqual([['B'], ['A', 'C'], ['B', 'D'], ['C', 'E'], ['D']]);
    expect(sea('blue inf 4-4 sea A as b1').refusal('sail b1 E')).toBe('T6.1.5');
  });

  test('T6.1.5 one zone a player turn: A to E takes four', () => {
    const table = sea('blue inf 4-4 sea A as b1');
    for (const zone of ['B', 'C', 'D', 'E']) {
      if (zone !== 'E') expect(table.refusal('sail b1 E')).toBe('T6.1.5');
      table.play(`sail b1 ${zone}`);
      pass(table);
      pass(table);
    }
    expect([table.unit('b1').zone, table.state.turn]).toEqual(['E', 5]);
  });

  test('T6.1.5 example: from box B a port in C is in reach, one in D is not until the next turn', () => {
    const board =
      'sea 2,-4 zone C\nsea 4,-4 zone D\ncity Cport : 1,-3\ncity Dport : 4,-3\ncity Rot : 0,4\nbelongs blue all\nbelongs red 0,4';
    const table = tournament(`blue inf 4-4 sea B as b1\n${FAR}\nblue moves`, board);
    expect(table.refusal('landAtPort b1 4,-3')).toBe('T6.1.5');
    expect(objectionTo(table, 'landAtPort b1 1,-3')).toBeUndefined();
    table.play('sail b1 C');
    pass(table);
    pass(table);
    table.play('landAtPort b1 4,-3');
  });

  test('T6.1.6 a unit may stay At Sea without limit of time', () => {
    const table = sea('blue inf 4-4 sea B as b1');
    for (let turn = 1; turn < 12; turn++) {
      pass(table);
      pass(table);
    }
    expect([table.state.turn, table.unit('b1').place, table.unit('b1').zone]).toEqual([12, 'sea', 'B']);
  });

  test('T6.1.7 landing at a port costs 3 thirds, and the rest of the movement may be used', () => {
    const table = sea('blue inf 4-4 sea B as b1');
    table.play('landAtPort b1 1,-3');
    expect(table.unit('b1')).toMatchObject({ spent: 3, stopped: false });
    expect(table.refusal('moveUnit b1 1,-2 1,-1 1,0 1,1')).toBe('B11.1');
    table.play('moveUnit b1 1,-2 1,-1 1,0');
    expect(table.unit('b1').spent).toBe(12);
  });

  test('T6.1.7 a unit without movement for it cannot land', () => {
    const table = tournament(`blue inf 4-0 sea B as b1\n${FAR}\nblue moves`, COAST);
    expect(table.refusal('landAtPort b1 1,-3')).toBe('T6.1.7');
    const slow = optional('weather', `blue inf 4-2 sea B as b1\n${FAR}\nweather slow2\nblue moves`, COAST);
    expect(slow.refusal('landAtPort b1 1,-3')).toBe('T6.1.7');
  });

  test('T6.1.8 example: a 4-4 landed at a port has nine road steps or three hexes cross-country', () => {
    const road = `${COAST}\nroad : 1,-3 1,-2 1,-1 1,0 1,1 1,2 0,2 0,1 -1,1 -1,2 -1,3`;
    const table = tournament(`blue inf 4-4 sea B as b1\n${FAR}\nblue moves`, road).play('landAtPort b1 1,-3');
    expect(table.refusal('moveUnit b1 1,-2 1,-1 1,0 1,1 1,2 0,2 0,1 -1,1 -1,2 -1,3')).toBe('B11.1');
    table.play('moveUnit b1 1,-2 1,-1 1,0 1,1 1,2 0,2 0,1 -1,1 -1,2');
    expect(table.unit('b1').spent).toBe(12);
  });

  test('T6.1.8 a landed unit may fight, and lands although an enemy waits inland', () => {
    const table = sea('blue inf 4-4 sea B as b1\nred inf 4-4 @ 1,0 as r1');
    table.play(['landAtPort b1 1,-3', 'moveUnit b1 1,-2 1,-1', 'endMovement', 'endDeclaration b1 on 1,0']);
    expect(table.state.battles).toHaveLength(1);
  });

  test('T6.1.10 Q6.1 both sides may be in one zone; nobody there has a zone of control or can be attacked', () => {
    const table = sea('blue inf 4-4 sea A as b1\nred arm 8-6 sea A as r1\nblue inf 4-4 @ 0,-3 as b2');
    table.play(['sail b1 B', 'endMovement']);
    expect(table.game.check(table.state, 'blue', { do: 'declareBattle', attackers: [2], hexes: [-1] })?.rule).toBe(
      'B1.1',
    );
    table.play('endDeclaration');
    expect(table.where('r1')).toBe('sea');
    // No unit At Sea covers a city: Anker stays Blue's.
    expect(objectionTo(table, 'endMovement')).toBeUndefined();
  });

  test('T6.1.11 no sea movement on lakes', () => {
    const table = sea('blue inf 4-4 @ -2,1 as b1\nblue rng 1-4 sea A as b2');
    expect(legalTexts(table, 'embark')).toEqual([]);
    expect(table.refusal('stageInvasion b2 -2,0 -2,1')).toBe('T6.2.3a');
    expect(table.refusal('moveUnit b1 -2,0')).toBe('B1.9');
  });

  test('T6.1.12 a unit that embarked in this player turn does nothing else At Sea', () => {
    const table = sea('blue inf 4-4 @ 1,-3 as b1\nblue rng 1-4 @ 1,-3 as b2').play(['embark b1 B', 'embark b2 C']);
    expect(table.refusal('sail b1 C')).toBe('T6.1.12');
    expect(table.refusal('landAtPort b1 -1,-3')).toBe('T6.1.12');
    expect(table.refusal('stageInvasion b2 2,-4 2,-3')).toBe('T6.1.12');
    pass(table);
    pass(table);
    table.play('sail b1 C');
  });

  test('T6.1 sea movement is the mover’s, and of the Tournament Game', () => {
    const table = sea('blue inf 4-4 sea B as b1\nred inf 4-4 sea B as r1');
    expect(table.refusal('red: sail r1 A')).toBe('T80.3');
    expect(table.refusal('sail r1 A')).toBe('T6.1.4');
    expect(table.refusal('landAtPort r1 1,-3')).toBe('T6.1.4');
  });
});
