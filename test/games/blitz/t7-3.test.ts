import { withoutUndo } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import { ends, events, fought, legalTexts, objectionTo } from './basic.ts';
import { AFAR, counter, HOMES, optional, reread, thereAndBack, tournament } from './tournament-table.ts';

const war = (lines: string, statements = '') => tournament(`${lines}\n${AFAR}\nblue moves`, `${HOMES}\n${statements}`);

/** 14 v 2 on one side of the victim at 1,0, and an armor that has not moved yet. */
const SEVEN = 'blue inf 12-4 @ 0,0 as b1\nblue inf 2-4 @ 0,1 as b2\nred inf 2-4 @ 1,0 as r1\nblue arm 6-6 @ -1,0 as a1';

/** 10 v 2 on two sides of the victim at 0,0: surrounded. */
const RING = 'blue inf 5-4 @ 1,0 as b1\nblue inf 5-4 @ -1,0 as b2\nred inf 2-4 @ 0,0 as r1';

describe('T7.3 declaring an automatic victory', () => {
  test('T7.3.1 at 7-1', () => {
    const table = war(SEVEN);
    expect(table.refusal('declareAV b1 on 1,0')).toBe('T7.3.1');
    table.play('declareAV b1+b2 on 1,0');
    expect(table.state.avs).toMatchObject([{ no: 1, users: [] }]);
    const less = war(SEVEN.replace('2-4 @ 0,1', '1-4 @ 0,1'));
    expect(less.refusal('declareAV b1+b2 on 1,0')).toBe('T7.3.1');
  });

  test('T7.3.1 at 5-1 with the hex surrounded', () => {
    war(RING).play('declareAV b1+b2 on 0,0');
    expect(war(RING.replace('5-4 @ -1', '4-4 @ -1')).refusal('declareAV b1+b2 on 0,0')).toBe('T7.3.1');
    expect(war(RING.replace('-1,0', '1,-1')).refusal('declareAV b1+b2 on 0,0')).toBe('T7.3.1');
  });

  test('T7.3.1 against a hex with enemies, in the movement phase', () => {
    const table = war(SEVEN);
    expect(table.refusal('declareAV b1 on 1,-1')).toBe('T7.3.1');
    expect(table.refusal('declareAV b1 on 0,0')).toBe('T7.3.1');
    expect(table.refusal('declareAV b1+b2 on 1,0+1,0')).toBe('T7.3.1');
    table.play('declareAV b1+b2 on 1,0');
    expect(table.refusal('declareAV b1+b2 on 1,0')).toBe('T90.5');
    table.play(['takeBack', 'endMovement']);
    expect(table.refusal('declareAV b1+b2 on 1,0')).toBe('T80.4');
  });

  test('T7.3.2 participants are ground units adjacent to the hex', () => {
    const table = war(SEVEN);
    expect(table.refusal('declareAV b1+b2+a1 on 1,0')).toBe('T7.3.2');
    expect(table.refusal('declareAV b1+b1+b2 on 1,0')).toBe('T7.3.2');
    expect(table.refusal('declareAV b1+r1 on 1,0')).toBe('T7.3.2');
    const sea = war(`${SEVEN}\nblue inf 4-4 sea A as s1`);
    expect(sea.refusal('declareAV b1+b2+s1 on 1,0')).toBe('T7.3.2');
  });

  test('T7.3.2 T7.3.12 TAC and MDM in range take part with a ground unit, committed at once', () => {
    const air = (plane: string) =>
      war(`blue inf 12-4 @ 0,0 as b1\nred inf 2-4 @ 1,0 as r1\nblue ${plane} @ -4,4 as t1\nblue arm 6-6 @ -1,0 as a1`);
    for (const plane of ['TAC 2-8', 'MDM 2-10']) {
      const table = air(plane);
      expect(table.refusal('declareAV t1 on 1,0'), plane).toBe('T7.3.2');
      table.play('declareAV b1+t1 on 1,0');
      expect(table.unit('t1'), plane).toMatchObject({ place: 'air', flown: true });
      expect(reread(table).state).toEqual(withoutUndo(table.state));
    }
    expect(air('SAC 2-20').refusal('declareAV b1+t1 on 1,0')).toBe('T7.3.2');
    expect(air('TAC 2-4').refusal('declareAV b1+t1 on 1,0')).toBe('T23.0.7');
  });

  test('T7.3.2 several hexes if every participant is adjacent to all of them', () => {
    const lines =
      'blue inf 12-4 @ 0,0 as b1\nblue inf 2-4 @ 0,0 as b2\nblue inf 12-4 @ 0,1 as b3\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 1,-1 as r2';
    const table = war(lines.replace('12-4 @ 0,0 as b1\nblue inf 2-4 @ 0,0', '10-4 @ 0,0 as b1\nblue inf 2-4 @ 0,0'));
    // 12 v 2 is 6-1; with b3, which touches 1,0 only, it is refused.
    expect(table.refusal('declareAV b1+b2 on 1,0+1,-1')).toBe('T7.3.1');
    expect(table.refusal('declareAV b1+b2+b3 on 1,0+1,-1')).toBe('T7.3.2');
    const more = war(
      'blue inf 12-4 @ 0,0 as b1\nblue inf 2-4 @ 2,-1 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 1,-1 as r2\nblue arm 6-6 @ -1,0 as a1',
    );
    more.play(['declareAV b1+b2 on 1,0+1,-1', 'moveUnit a1 0,0 1,0 2,0 3,0', 'endMovement', 'endDeclaration']);
    expect([more.where('r1'), more.where('r2')]).toEqual(['lost', 'lost']);
  });
});

describe('T7.3 what it is good for', () => {
  test('T7.3.3 the victim’s zone stops nothing', () => {
    const table = war(SEVEN);
    expect(table.refusal('moveUnit a1 0,-1 1,-1 2,-1 3,-1')).toBe('B7.z3');
    table.play(['declareAV b1+b2 on 1,0', 'moveUnit a1 0,-1 1,-1 2,-1 3,-1']);
    expect(table.unit('a1')).toMatchObject({ spent: 12, stopped: false });
    expect(ends(table, 'moveUnit', 'a1').includes('3,0')).toBe(true);
  });

  test('T7.3.3 it forces no attack', () => {
    const table = war(SEVEN).play([
      'declareAV b1+b2 on 1,0',
      'moveUnit a1 0,-1 1,-1 2,-1',
      'endMovement',
      'endDeclaration',
    ]);
    expect(table.where('r1')).toBe('lost');
    expect(events(table, 'fought')).toEqual([]);
  });

  test('T7.3.3 it blocks no city', () => {
    const table = war(`${SEVEN}\nblue inf 4-4 @ 2,-1 as c1`, 'city Burg : 2,-1\nbelongs blue 2,-1');
    expect(table.refusal('airTransport c1 -4,4')).toBe('T6.3.2a');
    table.play(['declareAV b1+b2 on 1,0', 'airTransport c1 -4,4']);
    expect(table.where('c1')).toBe('-4,4');
  });

  test('T7.3.4 a unit the victim stopped before the declaration has ended its move', () => {
    const table = war(SEVEN).play(['moveUnit a1 0,-1 1,-1', 'declareAV b1+b2 on 1,0']);
    expect(table.unit('a1').stopped).toBe(true);
    expect(table.refusal('moveUnit a1 2,-1')).toBe('T7.3.4');
    expect(ends(table, 'moveUnit', 'a1')).toEqual([]);
    // Flying or going to sea from there is closed, too, although the city is friendly now.
    const city = 'city Burg : 1,-1\nbelongs blue 1,-1\nsea 1,-2 zone A';
    const parked = war(`${SEVEN.replace('arm 6-6', 'abn 6-4')}`, city);
    parked.play(['moveUnit a1 0,-1 1,-1', 'declareAV b1+b2 on 1,0']);
    expect(parked.refusal('airTransport a1 -4,4')).toBe('T7.3.4');
    expect(parked.refusal('flyAirborne a1 -2,0')).toBe('T7.3.4');
    expect(parked.refusal('embark a1 A')).toBe('T7.3.4');
    expect(ends(parked, 'flyAirborne', 'a1')).toEqual([]);
  });

  test('T7.3.4 one that began its turn there and has not moved is free', () => {
    const table = war(`${SEVEN}\nblue arm 6-6 @ 1,-1 as a2`).play('declareAV b1+b2 on 1,0');
    table.play('moveUnit a2 2,-1 2,0 3,0');
    expect(table.where('a2')).toBe('3,0');
  });

  test('T7.3.5 through the victim’s hex, and stopping in it', () => {
    const table = war(SEVEN).play('declareAV b1+b2 on 1,0');
    thereAndBack(table, 'moveUnit a1 0,0 1,0 2,0 3,0');
    table.play('moveUnit a1 0,0 1,0');
    expect(table.where('a1')).toBe('1,0');
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    table.play(['endMovement', 'endDeclaration']);
    expect([table.where('a1'), table.where('r1')]).toEqual(['1,0', 'lost']);
  });

  test('T7.3.5 only friendly units count for the 12 there', () => {
    const table = war(`${SEVEN}\nblue inf 12-4 @ 0,-1 as c1\nblue inf 1-4 @ 1,-2 as c2`);
    table.play(['declareAV b1+b2 on 1,0', 'moveUnit c1 1,-1 1,0', 'endMovement', 'takeBack']);
    table.play('moveUnit c2 1,-1 1,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
  });

  test('T7.3.6 the victim stays until combat begins and dies before any other battle, without a roll', () => {
    const table = war(`${SEVEN}\nblue inf 4-4 @ -2,-2 as c1\nred inf 4-4 @ -1,-2 as r2`).play('declareAV b1+b2 on 1,0');
    expect(table.where('r1')).toBe('1,0');
    table.play('endMovement');
    expect(table.where('r1')).toBe('1,0');
    table.play('endDeclaration c1 on -1,-2');
    expect(table.where('r1')).toBe('lost');
    expect(events(table, 'eliminated').map(({ rule }) => rule)).toEqual(['T7.3.6']);
    // The participants may then advance 4; only after that the other battle.
    expect(table.phase).toBe('T80.6');
    expect(table.refusal('resolve 2')).toBe('T80.6');
    expect(table.refusal('advance b1 1,0 2,0 3,0 4,0 4,-1')).toBe('T7.2.7');
    expect(table.refusal('advance a1 0,0')).toBe('T7.2.7');
    table.play(['advance b1 1,0 2,0 3,0 4,0', 'advance b2 1,0']);
    expect([table.where('b1'), table.where('b2'), table.phase]).toEqual(['4,0', '1,0', 'T80.7']);
  });

  test('T7.3.6 the advance stops in the first enemy zone and may be declined', () => {
    const table = war(`${SEVEN}\nred inf 1-4 @ 3,0 as r2`).play([
      'declareAV b1+b2 on 1,0',
      'endMovement',
      'endDeclaration',
    ]);
    expect(table.refusal('advance b1 1,0 2,0 2,1')).toBe('T7.2.9');
    table.play(['advance b1 1,0 2,0', 'endAdvance']);
    expect([table.where('b1'), table.where('b2'), table.side]).toEqual(['2,0', '0,1', 'red']);
  });

  test('T7.3.7 participants are locked: no move, no other battle, no flight', () => {
    const table = war(
      `${SEVEN}\nblue abn 4-4 @ 0,1 as p1\nred inf 4-4 @ -1,2 as r2`,
      'city Burg : 0,1\nbelongs blue 0,1',
    );
    table.play('declareAV b1+b2 on 1,0');
    expect(table.refusal('moveUnit b1 0,-1')).toBe('T7.3.7');
    expect(table.refusal('moveUnit b2+p1 1,1')).toBe('T7.3.7');
    expect(table.refusal('declareAV b2 on -1,2')).toBe('T7.3.7');
    expect(table.refusal('addToAV 1 b2')).toBe('T7.3.7');
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
    table.play(['addToAV 1 p1']);
    expect(table.refusal('flyAirborne p1 -2,0')).toBe('T7.3.7');
    expect(table.refusal('airTransport p1 -4,4')).toBe('T7.3.7');
  });

  test('T7.3.7 in the declaration neither participants nor victim are in another battle, and none is asked of them', () => {
    const table = war(`${SEVEN}\nred inf 1-4 @ -1,2 as r2\nblue inf 6-4 @ -2,3 as c1`).play([
      'declareAV b1+b2 on 1,0',
      'endMovement',
    ]);
    expect(table.refusal('declareBattle b1 on 1,0')).toBe('T7.3.7');
    expect(table.refusal('declareBattle b2+c1 on -1,2')).toBe('T7.3.7');
    expect(table.refusal('declareBattle c1 on 1,0')).toBe('T90.5');
    table.play('endDeclaration c1 on -1,2');
  });

  test('T7.3.7 the lock ends with the player turn', () => {
    const table = war(SEVEN).play(['declareAV b1+b2 on 1,0', 'endMovement', 'endDeclaration', 'endAdvance']);
    table.play(['endMovement', 'endDeclaration', 'moveUnit b1 1,0']);
    expect(table.where('b1')).toBe('1,0');
  });

  test('T7.3.8 a later move that opens the ring is refused', () => {
    // b3 closes -1,1 and 0,1 from -1,2; b1 and b2 alone leave them open.
    const lines =
      'blue inf 8-4 @ 1,-1 as b1\nblue inf 2-4 @ 0,-1 as b2\nblue inf 1-4 @ -1,2 as b3\nblue inf 1-4 @ -2,2 as b4\nred inf 2-4 @ 0,0 as r1';
    const table = war(lines).play('declareAV b1+b2 on 0,0');
    expect(table.refusal('moveUnit b3 -1,3')).toBe('T7.3.8');
    // A way that keeps the ring closed in the end is no objection; with b4 in its place b3 may go.
    table.play('moveUnit b4 -1,2');
    expect(objectionTo(table, 'moveUnit b3 -1,3')).toBeUndefined();
    expect(legalTexts(table, 'moveUnit').filter((text) => text.startsWith('moveUnit b3')).length).toBeGreaterThan(0);
    table.play('moveUnit b3 -1,3');
    expect(table.refusal('moveUnit b4 -2,2')).toBe('T7.3.8');
    expect(
      legalTexts(table, 'moveUnit').filter((text) => / -2,2$/.test(text) && text.startsWith('moveUnit b4')),
    ).toEqual([]);
  });

  test('T7.3.8 the ring may not be opened by sea or air either', () => {
    const lines =
      'blue inf 8-4 @ 1,-1 as b1\nblue inf 2-4 @ 0,-1 as b2\nblue abn 1-4 @ -1,2 as b3\nred inf 2-4 @ 0,0 as r1';
    const table = war(lines, 'city Burg : -1,2\nbelongs blue -1,2\nsea -2,3 zone A').play('declareAV b1+b2 on 0,0');
    expect(table.refusal('flyAirborne b3 -3,0')).toBe('T7.3.8');
    expect(table.refusal('airTransport b3 -4,4')).toBe('T7.3.8');
    expect(table.refusal('embark b3 A')).toBe('T7.3.8');
    expect(legalTexts(table, 'embark')).toEqual([]);
  });

  test('T7.3.8 a piece that stays holds the ring', () => {
    const lines =
      'blue inf 8-4 @ 1,-1 as b1\nblue inf 2-4 @ 0,-1 as b2\nblue inf 2-4 @ -1,2 as b3\nred inf 2-4 @ 0,0 as r1';
    const table = war(lines).play(['declareAV b1+b2 on 0,0', 'splitUnit b3 1+1', 'moveUnit b3.p1 -1,3']);
    expect(table.refusal('moveUnit b3 -1,3')).toBe('T7.3.8');
  });

  test('T7.3.8 taking the declaration back frees everybody', () => {
    const lines =
      'blue inf 8-4 @ 1,-1 as b1\nblue inf 2-4 @ 0,-1 as b2\nblue inf 1-4 @ -1,2 as b3\nred inf 2-4 @ 0,0 as r1';
    const table = war(lines);
    thereAndBack(table, 'declareAV b1+b2 on 0,0');
    table.play('moveUnit b3 -1,3');
  });

  test('T7.3.9 more units may be added', () => {
    const table = war(`${SEVEN}\nblue inf 4-4 @ 1,-1 as c1\nblue TAC 2-8 @ -4,4 as t1`).play('declareAV b1+b2 on 1,0');
    expect(table.refusal('addToAV 2 c1')).toBe('T7.3.9');
    expect(table.refusal('addToAV 1 a1')).toBe('T7.3.2');
    thereAndBack(table, 'addToAV 1 c1');
    table.play(['addToAV 1 c1', 'addToAV 1 t1']);
    expect(table.state.avs[0]?.participants).toHaveLength(4);
    expect(table.refusal('moveUnit c1 2,-1')).toBe('T7.3.7');
    table.play(['endMovement', 'endDeclaration', 'advance c1 1,0 2,0']);
    expect(table.where('c1')).toBe('2,0');
  });

  test('T7.3.9 a unit that ends next to a victim need not attack it', () => {
    const table = war(`${SEVEN}\nblue inf 4-4 @ 1,-1 as c1`).play(['declareAV b1+b2 on 1,0', 'endMovement']);
    expect(table.refusal('declareBattle c1 on 1,0')).toBe('T90.5');
    table.play(['endDeclaration']);
    expect(table.refusal('advance c1 1,0')).toBe('T7.2.7');
  });

  test('T7.3.10 example: attackers at 1,0 and -1,0 surround 0,0; three in a row do not', () => {
    war(RING).play('declareAV b1+b2 on 0,0');
    const row =
      'blue inf 5-4 @ 1,0 as b1\nblue inf 4-4 @ 1,-1 as b2\nblue inf 1-4 @ 0,-1 as b3\nred inf 2-4 @ 0,0 as r1';
    expect(war(row).refusal('declareAV b1+b2+b3 on 0,0')).toBe('T7.3.1');
    war(`${row}\nblue inf 1-4 @ -2,2 as b4`).play('declareAV b1+b2+b3 on 0,0');
  });

  test('T7.3.10 sea, lake, neutral, the edge and uncaptured minor cities close a neighbour', () => {
    const row = 'blue inf 5-4 @ 1,0 as b1\nblue inf 5-4 @ 0,-1 as b2\nred inf 2-4 @ 0,0 as r1';
    expect(war(row).refusal('declareAV b1+b2 on 0,0')).toBe('T7.3.1');
    for (const closed of ['sea -1,1 zone A', 'lake -1,1', 'neutral -1,1', 'city Klein : -1,1\nbelongs n -1,1'])
      expect(objectionTo(war(row, closed), 'declareAV b1+b2 on 0,0'), closed).toBeUndefined();
    const taken = war(`${row}\ncaptured -1,1\nminor n violated red`, 'city Klein : -1,1\nbelongs n -1,1');
    expect(taken.refusal('declareAV b1+b2 on 0,0')).toBe('T7.3.1');
    const edge = war(
      'blue inf 5-4 @ 3,0 as b1\nblue inf 5-4 @ 3,1 as b2\nred inf 2-4 @ 4,0 as r1\nblue inf 1-4 @ 3,-1 as b3',
    );
    // 4,0 lies on the edge: 3,0, 3,1 and 4,-1 are its neighbours on the map.
    edge.play('declareAV b1+b2 on 4,0');
  });

  test('T7.3.10 the list is complete: forest, full stacks and friends of the victim close nothing', () => {
    const row =
      'blue inf 5-4 @ 1,0 as b1\nblue inf 5-4 @ 0,-1 as b2\nred arm 2-6 @ 0,0 as r1\nred inf 12-4 @ -1,1 as r2';
    expect(war(row, 'forest -1,1').refusal('declareAV b1+b2 on 0,0')).toBe('T7.3.1');
  });

  test('T7.3.10 zones of control of units At Sea, of aircraft and of the victim’s side do not count', () => {
    const row =
      'blue inf 5-4 @ 1,0 as b1\nblue inf 5-4 @ 0,-1 as b2\nred inf 2-4 @ 0,0 as r1\nblue TAC 4-8 @ -2,2 as t1\nred inf 1-4 @ -3,3 as r3';
    expect(war(row, 'city Horst : -2,2\nbelongs blue -2,2').refusal('declareAV b1+b2 on 0,0')).toBe('T7.3.1');
  });

  test('T7.3.11 terrain counts: a 4-4 in a city needs 56 factors, 40 when surrounded', () => {
    const city = 'city Burg : 0,0\nbelongs red 0,0';
    const around = (...sizes: number[]) =>
      ['1,0', '-1,0', '0,-1', '0,1', '1,-1']
        .slice(0, sizes.length)
        .map((hex, i) => `blue inf ${sizes[i]}-4 @ ${hex} as b${i}`)
        .join('\n');
    const all = (n: number) => Array.from({ length: n }, (_, i) => `b${i}`).join('+');
    expect(
      objectionTo(war(`${around(12, 12, 12, 4)}\nred inf 4-4 @ 0,0 as r1`, city), `declareAV ${all(4)} on 0,0`),
    ).toBeUndefined();
    expect(war(`${around(12, 12, 12, 3)}\nred inf 4-4 @ 0,0 as r1`, city).refusal(`declareAV ${all(4)} on 0,0`)).toBe(
      'T7.3.1',
    );
    // In the open the full 56: 24 on the ground and 32 in the air.
    const open = (tac: number) =>
      war(
        `${around(12)}\nblue inf 12-4 @ 1,-1 as b1\nblue TAC 12-8 @ -4,4 as t1\nblue TAC 12-8 @ -3,3 as t2\nblue TAC ${tac}-8 @ -2,2 as t3\nred inf 4-4 @ 0,0 as r1`,
        `${city}\ncity Feld : -3,3 -2,2\nbelongs blue -3,3 -2,2`,
      );
    expect(objectionTo(open(8), 'declareAV b0+b1+t1+t2+t3 on 0,0')).toBeUndefined();
    expect(open(7).refusal('declareAV b0+b1+t1+t2+t3 on 0,0')).toBe('T7.3.1');
  });

  test('T7.3.11 a river doubles the victim too, unless one participant stands off it', () => {
    const river = 'river Dott : 1,0';
    const start = (lines: string) => war(`${lines}\nred inf 1-4 @ 0,0 as r1`, river);
    expect(start('blue inf 12-4 @ 1,0 as b1').refusal('declareAV b1 on 0,0')).toBe('T7.3.1');
    const both = start('blue inf 12-4 @ 1,0 as b1\nblue inf 1-4 @ 0,1 as b2');
    both.play('declareAV b1+b2 on 0,0');
  });

  test('T7.3.12 aircraft are committed until the end of the declaration, may not be withdrawn and have had their mission', () => {
    const table = war(`${SEVEN}\nblue TAC 4-8 @ -4,4 as t1\nred inf 4-4 @ -1,2 as r2\nblue inf 6-4 @ -2,3 as c1`).play(
      'declareAV b1+b2 on 1,0',
    );
    table.play('endMovement');
    // Ground units are not added any more, aircraft are.
    expect(table.refusal('addToAV 1 c1')).toBe('T80.4');
    table.play('addToAV 1 t1');
    expect(table.refusal('assignMission tactical t1 -1,2')).toBe('T23.0.10');
    expect(table.refusal('undeclare 1')).toBe('T80.4');
    table.play(['takeBack', 'addToAV 1 t1', 'endDeclaration c1 on -1,2']);
    expect(table.unit('t1').place).toBe('air');
  });

  test('T7.3.12 Q7.3 aircraft fly that battle and land afterwards', () => {
    const table = war('blue inf 12-4 @ 0,0 as b1\nred inf 2-4 @ 1,0 as r1\nblue TAC 2-8 @ -4,4 as t1').play([
      'declareAV b1+t1 on 1,0',
      'endMovement',
      'endDeclaration',
      'endAdvance',
    ]);
    expect([table.where('r1'), table.phase]).toEqual(['lost', 'T80.9']);
    expect(table.refusal('rebase t1 -4,4')).toBe('T23.0.8');
    table.play(['landAircraft t1 -4,4', 'endLanding']);
    expect(table.where('t1')).toBe('-4,4');
  });

  test('T7.3.13 strategic strikes, bombing and nuclear strikes never make one', () => {
    const table = optional(
      'nuclear',
      `blue inf 12-4 @ 0,0 as b1\nred inf 2-4 @ 1,0 as r1\nblue SAC 4-20 @ -4,4 as s1\nblue SAC 1-20 @ -4,4 as s2\n${AFAR}\nblue moves`,
      HOMES,
    );
    expect(table.refusal('declareAV b1+s1 on 1,0')).toBe('T7.3.2');
    expect(table.refusal('assignMission strategic s1 1,0')).toBe('T80.3');
    table.play('endMovement').play(['assignMission strategic s1 1,0', 'endDeclaration']);
    // 4 v 2: nothing is automatic about it, and the ground unit is excused (T23.2.2a).
    expect(table.state.battles).toMatchObject([{ kind: 'strike' }]);
  });
});

describe('T7.3.14 Q7.3 an automatic victory that fails', () => {
  /** The ledger's example: 20 ground + 8 TAC v a 4-4; an armor that drives on; 8 FTR in reach. */
  const EXAMPLE =
    'blue inf 12-4 @ 0,0 as b1\nblue inf 8-4 @ 0,1 as b2\nblue TAC 8-8 @ -4,4 as t1\nblue arm 6-6 @ -1,0 as a1\nblue inf 4-4 @ 1,-2 as c1\nred inf 4-4 @ 1,0 as r1\nred FTR 8-12 @ 4,-4 as f1';
  /** Variant with more in the air: 16 + 12 v 4, and 20 FTR, which leave 18 v 4 = 4-1, ring or no ring. */
  const WEAK = EXAMPLE.replace('inf 8-4', 'inf 4-4')
    .replace('TAC 8-8', 'TAC 12-8')
    .replace('FTR 8-12 @ 4,-4 as f1', 'FTR 12-12 @ 4,-4 as f1\nred FTR 8-12 @ 4,-3 as f2');
  const war14 = (lines: string, statements = '') =>
    optional('fighters', `${lines}\n${AFAR}\nblue moves`, `${HOMES}\ncity Rotfeld : 4,-3\n${statements}`);
  const intercepted = (table: ReturnType<typeof war14>, hex = '1,0') =>
    table.play([
      `assignInterceptor ${table.state.units.some(({ id }) => id === 'f2') ? 'f1+f2' : 'f1'} ${hex}`,
      'endInterception',
      `resolveAirFight ${hex}`,
    ]);

  test('T7.3.14 example: the armor that drove through dies first, then the battle is rolled at 6-1', () => {
    const table = war14(EXAMPLE).play([
      'declareAV b1+b2+t1 on 1,0',
      'moveUnit a1 0,-1 1,-1 2,-1 3,-2',
      'endMovement',
      'endDeclaration',
    ]);
    intercepted(table);
    expect(counter(table, 't1')).toBe('4-8');
    expect([table.where('a1'), table.where('r1'), table.phase]).toEqual(['lost', '1,0', 'T80.7']);
    expect(events(table, 'eliminated').map(({ rule }) => rule)).toEqual(['T7.3.14']);
    table.play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 24, defence: 4, odds: '6-1', die: 2 });
  });

  test('T7.3.14 not intercepted enough, it holds: 28 v 4 with a loss of none, 30 with a loss of one', () => {
    const table = war14(EXAMPLE.replace('FTR 8-12', 'FTR 1-12')).play([
      'declareAV b1+b2+t1 on 1,0',
      'moveUnit a1 0,-1 1,-1 2,-1 3,-1',
      'endMovement',
      'endDeclaration',
    ]);
    intercepted(table);
    expect([table.where('r1'), table.where('a1')]).toEqual(['lost', '3,-1']);
  });

  test('T7.3.14 units that stood there before, or merely left, are no users; neither are participants', () => {
    const table = war14(`${EXAMPLE}\nblue inf 2-4 @ 1,-1 as d1\nblue inf 2-4 @ 2,-1 as d2`).play([
      'declareAV b1+b2+t1 on 1,0',
      'moveUnit d2 3,-2',
      'endMovement',
      'endDeclaration',
    ]);
    intercepted(table);
    // d1 stays next to the victim without a battle of its own; d2 has left.
    expect(['b1', 'b2', 'd1', 'd2'].map((id) => table.where(id))).toEqual(['0,0', '0,1', '1,-1', '3,-2']);
    table.play('resolve 1', 2);
    expect(fought(table).attack).toBe(24);
  });

  test('T7.3.14 entering the victim’s hex, a hex next to it, passing only, in several commands: all are users', () => {
    for (const moves of [
      ['moveUnit a1 0,-1 1,-1'],
      ['moveUnit a1 0,-1 1,-1 2,-2'],
      ['moveUnit a1 0,-1', 'moveUnit a1 1,-1', 'moveUnit a1 1,-2'],
      ['moveUnit a1 0,0 1,0'],
      ['moveUnit a1 0,0 -1,0'],
    ]) {
      const table = war14(WEAK).play(['declareAV b1+b2+t1 on 1,0', ...moves, 'endMovement', 'endDeclaration']);
      intercepted(table);
      expect(table.where('a1'), moves.join()).toBe('lost');
    }
    const away = war14(WEAK).play(['declareAV b1+b2+t1 on 1,0', 'moveUnit a1 0,-1', 'endMovement', 'endDeclaration']);
    intercepted(away);
    expect(away.where('a1')).toBe('0,-1');
  });

  test('T7.3.10 T7.3.14 at 6-1 with the ring closed it still holds, whoever closes it, the unit on the victim too', () => {
    for (const move of ['moveUnit a1 0,-1 1,-1 2,-1', 'moveUnit a1 0,0 1,0']) {
      const table = war14(EXAMPLE).play(['declareAV b1+b2+t1 on 1,0', move, 'endMovement', 'endDeclaration']);
      intercepted(table);
      expect(counter(table, 't1')).toBe('4-8');
      expect([table.where('r1'), table.unit('a1').place], move).toEqual(['lost', 'map']);
    }
  });

  test('T7.3.14 a user that became a participant lives', () => {
    const table = war14(WEAK).play([
      'declareAV b1+b2+t1 on 1,0',
      'moveUnit c1 1,-1',
      'moveUnit a1 0,-1',
      'addToAV 1 c1',
      'endMovement',
      'endDeclaration',
    ]);
    expect(table.state.avs[0]?.users).toEqual([]);
    // 16 + 4 + 2 left of the TAC = 22 v 4.
    intercepted(table);
    expect([table.where('c1'), table.where('r1')]).toEqual(['1,-1', '1,0']);
    table.play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 22, odds: '5-1' });
  });

  test('T7.3.14 pieces of a user are users (T2.3.4)', () => {
    const table = war14(WEAK).play([
      'declareAV b1+b2+t1 on 1,0',
      'moveUnit a1 0,-1 1,-1 2,-1',
      'splitUnit a1 3+3',
      'moveUnit a1.p1 3,-1 4,-1',
      'endMovement',
      'endDeclaration',
    ]);
    intercepted(table);
    expect([table.where('a1'), table.where('a1.p1')]).toEqual(['lost', 'lost']);
  });

  test('T7.3.14 units dropped, carried or landed next to the victim are users; units placed there are not', () => {
    const city = 'city Burg : 1,-1\nbelongs blue 1,-1';
    const lines = `${WEAK}\nblue abn 2-4 @ -4,4 as p1\nblue inf 2-4 @ -4,4 as p2\nblue inf 2-4 waits 1 as p3`;
    const table = war14(lines, city).play('declareAV b1+b2+t1 on 1,0');
    table.play([
      'flyAirborne p1 2,-1',
      'airTransport p2 1,-1',
      'placeReinforcement p3 1,-1',
      'endMovement',
      'endDeclaration',
    ]);
    intercepted(table);
    expect(['p1', 'p2', 'p3'].map((id) => table.where(id))).toEqual(['lost', 'lost', '1,-1']);
  });

  test('T7.3.14 O90.2 a user’s own battle goes on without it, or is void', () => {
    const lines = `${WEAK}\nred inf 2-4 @ 3,0 as r2\nblue inf 4-4 @ 4,-2 as d1`;
    const table = war14(lines).play([
      'declareAV b1+b2+t1 on 1,0',
      'moveUnit a1 0,-1 1,-1 2,-1 3,-1',
      'moveUnit d1 4,-1',
      'endMovement',
    ]);
    table.play('endDeclaration a1+d1 on 3,0');
    intercepted(table);
    table.play('resolve 3,0', 2);
    expect(fought(table)).toMatchObject({ attack: 4, odds: '2-1' });
    const alone = war14(`${WEAK}\nred inf 2-4 @ 3,0 as r2`).play([
      'declareAV b1+b2+t1 on 1,0',
      'moveUnit a1 0,-1 1,-1 2,-1 3,-1',
      'endMovement',
    ]);
    alone.play('endDeclaration a1 on 3,0');
    intercepted(alone);
    expect(alone.state.battles).toHaveLength(1);
    expect(counter(alone, 'r2')).toBe('2-4');
  });

  test('T7.3.14 O90.1 a ring unit lost through one failed victory fails the next, with its users', () => {
    // r2 on the edge at 4,0: e1 closes 3,0; u1, which drove past r1, closes 4,-1 from 3,-1; u2 drives past r2.
    const lines = `${WEAK}\nblue inf 2-4 @ 1,-1 as u0\nblue inf 2-4 @ 2,-2 as u1\nred inf 2-4 @ 4,0 as r2\nblue inf 10-4 @ 3,1 as e1\nblue arm 4-6 @ 2,2 as u2`;
    const table = war14(lines).play('declareAV b1+b2+t1 on 1,0');
    expect(table.refusal('declareAV e1 on 4,0')).toBe('T7.3.1');
    table.play([
      'moveUnit u1 2,-1 3,-1',
      'declareAV e1 on 4,0',
      'moveUnit u2 2,1 3,0 2,1',
      'endMovement',
      'endDeclaration',
    ]);
    intercepted(table);
    expect(['u1', 'u2', 'u0', 'e1', 'r2'].map((id) => table.where(id))).toEqual(['lost', 'lost', '1,-1', '3,1', '4,0']);
    expect(table.state.battles.map((battle) => battle.no)).toEqual([1, 2]);
    table.play('resolve 2', 2);
    expect(fought(table)).toMatchObject({ attack: 10, odds: '5-1', die: 2 });
  });

  test('T7.3.14 the victim’s zone counts again: it closes retreats', () => {
    // d1 is driven from 2,-2; with r1 alive its only way is 3,-2.
    const lines = (base: string) =>
      `${base}\nblue inf 2-4 @ 2,-2 as d1\nred inf 4-4 @ 2,-3 as r2`.replace('blue inf 4-4 @ 1,-2 as c1\n', '');
    const first = (base: string, enough: boolean) => {
      const table = war14(lines(base)).play(['declareAV b1+b2+t1 on 1,0', 'endMovement', 'endDeclaration d1 on 2,-3']);
      if (enough) intercepted(table);
      else table.play(['endInterception', 'endAdvance']);
      table.play('resolve 2,-3', 3);
      return new Set(legalTexts(table, 'chooseRetreat').map((text) => text.split(' ')[2]));
    };
    expect(first(WEAK, true)).toEqual(new Set(['3,-2']));
    expect(first(WEAK, false)).toEqual(new Set(['3,-2', '2,-1', '1,-1']));
  });

  test('T7.3.14 a participant of one that was a user of another dies, and its own victory ends without a battle', () => {
    const lines = `${WEAK.replace('inf 4-4 @ 1,-2', 'inf 7-4 @ 1,-2')}\nred inf 1-4 @ 3,-1 as r2`;
    const table = war14(lines).play(['declareAV b1+b2+t1 on 1,0', 'moveUnit c1 1,-1 2,-1', 'declareAV c1 on 3,-1']);
    table.play(['endMovement', 'endDeclaration']);
    intercepted(table);
    expect([table.where('c1'), table.where('r2')]).toEqual(['lost', '3,-1']);
    expect(table.state.battles.map((battle) => battle.no)).toEqual([1]);
  });

  test('T7.3.14 the failed victory keeps its number as a battle, and the position can be written at every point', () => {
    const table = war14(EXAMPLE).play(['declareAV b1+b2+t1 on 1,0', 'endMovement', 'endDeclaration']);
    expect(table.phase).toBe('O80.3');
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    intercepted(table);
    expect(table.state.battles).toMatchObject([{ no: 1, kind: 'ground' }]);
    expect(reread(table).state).toEqual(withoutUndo(table.state));
  });
});
