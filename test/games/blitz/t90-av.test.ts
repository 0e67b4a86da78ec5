import { withoutUndo } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import { controller, ends, events, fought, legalTexts, objectionTo } from './basic.ts';
import { COAST } from './coast.ts';
import { AFAR, counter, HOMES, optional, reread, thereAndBack, tournament } from './tournament-table.ts';

const war = (lines: string, statements = '') => tournament(`${lines}\n${AFAR}\nblue moves`, `${HOMES}\n${statements}`);

/** 14 v 2 on one side of the victim at 1,0, and an armor that has not moved yet. */
const SEVEN = 'blue inf 12-4 @ 0,0 as b1\nblue inf 2-4 @ 0,1 as b2\nred inf 2-4 @ 1,0 as r1\nblue arm 6-6 @ -1,0 as a1';
const DECLARED = 'declareAV b1+b2 on 1,0';
const END = ['endMovement', 'endDeclaration'];

describe('T90 automatic victory', () => {
  test('T90.1 only the victim’s zone is gone: another enemy’s stops the unit and must be fought', () => {
    const table = war(`${SEVEN}\nred inf 1-4 @ 3,-2 as r2`).play(DECLARED);
    // 2,-1 lies next to both; it stops there.
    expect(table.refusal('moveUnit a1 0,-1 1,-1 2,-1 3,-1')).toBe('B7.z3');
    table.play('moveUnit a1 0,-1 1,-1 2,-1');
    expect(table.unit('a1').stopped).toBe(true);
    table.play('endMovement');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play('endDeclaration a1 on 3,-2');
    expect(table.where('r1')).toBe('lost');
  });

  test('T90.1 a unit that begins in another enemy’s zone still needs a free first step', () => {
    const table = war(`${SEVEN}\nblue arm 6-6 @ 2,-1 as a2\nred inf 1-4 @ 3,-2 as r2`).play(DECLARED);
    expect(table.refusal('moveUnit a2 2,-2')).toBe('B7.z4');
    expect(table.refusal('moveUnit a2 3,-1')).toBe('B7.z4');
    // 2,0 is next to the victim only.
    table.play('moveUnit a2 2,0 3,0');
    expect(table.where('a2')).toBe('3,0');
  });

  test('T90.2 the victim’s hex costs what its terrain and roads say', () => {
    const mountain = war(SEVEN.replace('2-4 @ 1,0', '1-4 @ 1,0'), 'mountain 1,0').play(DECLARED);
    expect(mountain.refusal('moveUnit a1 0,0 1,0 2,0')).toBe('B16.1');
    mountain.play('moveUnit a1 0,0 1,0');
    expect(mountain.unit('a1')).toMatchObject({ spent: 6, stopped: true });
    const forest = war(`${SEVEN}\nblue inf 1-4 @ -1,0 as i1`, 'forest 1,0').play(DECLARED);
    expect(forest.refusal('moveUnit a1 0,0 1,0')).toBe('B13.1');
    expect(forest.refusal('moveUnit i1 0,0 1,0 2,0')).toBe('B13.2');
    forest.play('moveUnit i1 0,0 1,0');
    const road = war(SEVEN, 'forest 1,0\nroad : -1,0 0,0 1,0 2,0 3,0').play([DECLARED, 'moveUnit a1 0,0 1,0 2,0 3,0']);
    expect(road.unit('a1').spent).toBe(4);
  });

  test('T90.3 a unit on the victim fights other enemies next to it in a battle of its own, and stays', () => {
    const table = war(`${SEVEN}\nred inf 2-4 @ 2,0 as r2`).play([DECLARED, 'moveUnit a1 0,0 1,0']);
    expect(table.unit('a1').stopped).toBe(true);
    table.play('endMovement');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play('endDeclaration a1 on 2,0');
    expect([table.where('a1'), table.where('r1')]).toEqual(['1,0', 'lost']);
    // A unit outside the battle has no advance now, and counts for the 12 size (6 + 12 is too much, 6 + 2 is not).
    expect(table.refusal('advance a1 1,0')).toBe('T7.2.7');
    expect(table.refusal('advance b1 1,0')).toBe('T7.2.10');
    table.play('advance b2 1,0');
    table.play('resolve 2', 1);
    expect(fought(table)).toMatchObject({ attack: 6, defence: 2, odds: '3-1' });
  });

  test('T90.3 the participants may pass it in their advance', () => {
    const table = war(SEVEN).play([DECLARED, 'moveUnit a1 0,0 1,0', ...END, 'advance b1 1,0 2,0']);
    expect([table.where('a1'), table.where('b1')]).toEqual(['1,0', '2,0']);
  });

  test('T90.4 an enemy next to a participant must still be attacked, by others', () => {
    const table = war(`${SEVEN}\nred inf 2-4 @ -1,2 as r2`).play(DECLARED);
    // Only the participant b2 touches r2: movement cannot end.
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play('moveUnit a1 -1,1');
    table.play('endMovement');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    expect(table.refusal('endDeclaration a1+b2 on -1,2')).toBe('T7.3.7');
    table.play('endDeclaration a1 on -1,2');
  });

  test('T90.4 T80.3 a strategic strike will do as well: aircraft in range are part of the search', () => {
    const lines = `${SEVEN}\nred inf 2-4 @ -1,2 as r2\nblue SAC 4-20 @ -4,4 as s1`;
    const table = war(lines).play([DECLARED, 'endMovement']);
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play(['assignMission strategic s1 -1,2', 'endDeclaration']);
    expect(table.state.battles.map((battle) => battle.kind)).toEqual(['strike']);
    // One factor against twelve would be below 1-6: then movement cannot end.
    const weak = war(lines.replace('SAC 4-20', 'SAC 1-20').replace('2-4 @ -1,2', '12-4 @ -1,2')).play(DECLARED);
    expect(weak.refusal('endMovement')).toBe('B7.a10');
  });

  test('T80.3 aircraft in range make a declaration possible, and must then really fly', () => {
    // 1 v 7 is below 1-6; with one TAC factor it is 2 v 7.
    const lines = 'blue inf 1-4 @ -1,0 as b1\nred inf 7-4 @ 1,0 as r1\nblue TAC 1-8 @ -4,4 as t1';
    const table = war(lines).play(['moveUnit b1 0,0', 'endMovement']);
    expect(table.refusal('declareBattle b1 on 1,0')).toBe('B9.4');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play('endDeclaration b1+t1 on 1,0');
    const without = war(lines.replace('TAC 1-8', 'TAC 1-3')).play('moveUnit b1 0,0');
    expect(without.refusal('endMovement')).toBe('B7.a10');
    // Aircraft that are committed to an automatic victory cannot serve a second time.
    const once = war(`${lines}\nblue inf 12-4 @ -2,-1 as c1\nred inf 1-4 @ -1,-2 as r2`).play([
      'moveUnit b1 0,0',
      'declareAV c1+t1 on -1,-2',
    ]);
    expect(once.refusal('endMovement')).toBe('B7.a10');
  });

  test('T80.3 B7.a11 two trapped units that need the same aircraft: one of them is given up, the other fights', () => {
    // x and y have the sea behind them; 1 v 7 is below 1-6, 2 v 7 is not, and there is one TAC factor.
    const lines = (y: string) =>
      `blue inf 1-4 @ -4,0 as x\nred inf 7-4 @ -3,0 as r1\nblue inf ${y} @ 0,-4 as y\nred inf 7-4 @ 1,-4 as r2\nblue TAC 1-8 @ -4,4 as t1\nred inf 1-4 @ 4,-4\nblue inf 1-4 @ -4,4\nblue moves`;
    const board = `${HOMES}\nsea -3,-1 -4,1 -1,-3 zone A`;
    const table = tournament(lines('1-4'), board);
    expect(table.refusal('endMovement')).toBe('B7.a11');
    expect(table.refusal('endMovement abandon x+y')).toBe('B7.a11');
    expect(legalTexts(table, 'endMovement')).toEqual(['endMovement abandon x', 'endMovement abandon y']);
    table.play(['endMovement abandon x', 'endDeclaration y+t1 on 1,-4']).play('resolve 1', 2);
    expect([table.where('x'), fought(table).attack]).toEqual(['lost', 2]);
    // With two TAC factors nobody is given up; with none at all both are, without a question.
    const enough = tournament(lines('1-4').replace('TAC 1-8', 'TAC 1-8 @ -4,4 as t2\nblue TAC 1-8'), board).play(
      'endMovement',
    );
    expect(enough.state.doomed).toEqual([]);
    const none = tournament(lines('1-4').replace('TAC 1-8', 'TAC 1-1'), board).play('endMovement');
    expect(none.state.doomed).toHaveLength(2);
  });

  test('T90.5 a victim is in no second battle and never retreats', () => {
    const table = war(`${SEVEN}\nblue inf 6-4 @ 2,-1 as c1\nred inf 2-4 @ 1,0 as r9`);
    expect(table.refusal(DECLARED)).toBe('T7.3.1');
    const good = war(`${SEVEN}\nblue inf 6-4 @ 2,-1 as c1\nred inf 1-4 @ 3,-2 as r2`).play([DECLARED, 'endMovement']);
    expect(good.refusal('declareBattle c1 on 1,0')).toBe('T90.5');
    expect(good.refusal('declareBattle c1 on 1,0+3,-2')).toBe('T90.5');
    good.play('endDeclaration c1 on 3,-2');
    expect(events(good, 'retreated')).toEqual([]);
    expect(good.where('r1')).toBe('lost');
  });

  test('T90.6 airborne units may be dropped next to a victim, not on it', () => {
    const table = war(`${SEVEN}\nblue abn 4-4 @ -4,4 as p1`);
    expect(table.refusal('flyAirborne p1 2,0')).toBe('B18.2');
    table.play(DECLARED);
    expect(table.refusal('flyAirborne p1 1,0')).toBe('B18.2');
    expect(ends(table, 'flyAirborne', 'p1').includes('1,0')).toBe(false);
    table.play('flyAirborne p1 2,0');
    expect(table.state.avs[0]?.users).toEqual([table.state.units.findIndex((unit) => unit.id === 'p1')]);
    // Added as a participant it is a user no longer.
    table.play('addToAV 1 p1');
    expect(table.state.avs[0]?.users).toEqual([]);
    table.play(['endMovement', 'endDeclaration', 'advance p1 1,0']);
  });

  test('T90.7 a city contested by victims only is friendly: take-off, transport, embarkation, placement', () => {
    const board = 'city Burg : 1,-1\nbelongs blue 1,-1\nsea 1,-2 zone A';
    const lines = `${SEVEN}\nblue abn 1-4 @ 1,-1 as p1\nblue inf 1-4 @ 1,-1 as i1\nblue inf 1-4 @ 1,-1 as i2\nblue inf 1-4 waits 1 as w1`;
    const before = war(lines, board);
    expect(before.refusal('flyAirborne p1 -3,0')).toBe('B18.1');
    expect(before.refusal('airTransport i1 -4,4')).toBe('T6.3.2a');
    expect(before.refusal('embark i2 A')).toBe('T6.1.2b');
    expect(before.refusal('placeReinforcement w1 1,-1')).toBe('B17.3');
    before.play([DECLARED, 'flyAirborne p1 -3,0', 'airTransport i1 -4,4', 'embark i2 A', 'placeReinforcement w1 1,-1']);
    expect(['p1', 'i1', 'i2', 'w1'].map((id) => before.where(id))).toEqual(['-3,0', '-4,4', 'sea', '1,-1']);
    // A second enemy that covers it keeps it contested.
    const other = war(`${lines}\nred inf 1-4 @ 2,-2 as r2`, board).play(DECLARED);
    expect(other.refusal('embark i2 A')).toBe('T6.1.2b');
  });

  test('T90.7 a city taken only now is not made usable by it (Q10.2)', () => {
    const table = war(
      `${SEVEN}\nblue inf 1-4 @ 1,-1 as i1\nsince red 1,-1\ncontrol blue 1,-1`,
      'city Burg : 1,-1',
    ).play(DECLARED);
    expect(table.refusal('airTransport i1 -4,4')).toBe('Q10.2');
  });

  test('T90.7 a later failure does not undo it', () => {
    const table = optional(
      'fighters',
      `blue inf 12-4 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2\nblue TAC 12-8 @ -4,4 as t1\nred inf 4-4 @ 1,0 as r1\nred FTR 12-12 @ 4,-4 as f1\nred FTR 8-12 @ 4,-3 as f2\nblue inf 1-4 @ 1,-1 as i1\nblue inf 1-4 @ 1,-1 as i2\nblue inf 1-4 waits 1 as w1\n${AFAR}\nblue moves`,
      `${HOMES}\ncity Burg : 1,-1\nbelongs blue 1,-1\nsea 1,-2 zone A\ncity Rotfeld : 4,-3`,
    );
    table.play(['declareAV b1+b2+t1 on 1,0', 'airTransport i1 -4,4', 'embark i2 A', 'placeReinforcement w1 1,-1']);
    table.play([...END, 'assignInterceptor f1+f2 1,0', 'endInterception', 'resolveAirFight 1,0']);
    expect(table.where('r1')).toBe('1,0');
    expect(['i1', 'i2', 'w1'].map((id) => table.where(id))).toEqual(['-4,4', 'sea', '1,-1']);
  });

  test('T90.7 nobody is placed, carried or landed on the victim itself (B6.6)', () => {
    // Red stands in Blue's own port; with the victim gone for the mover it would be friendly.
    const board = 'city Burg : 1,0\nbelongs blue 1,0\nsea 2,-1 zone A';
    const table = war(
      `${SEVEN.replace('2-4 @ 1,0', '1-4 @ 1,0')}\nblue inf 1-4 waits 1 as w1\nblue inf 1-4 @ -4,4 as i1\nblue inf 1-4 sea A as s1\ncontrol blue 1,0`,
      board,
    ).play(DECLARED);
    expect(table.refusal('placeReinforcement w1 1,0')).toBe('B6.6');
    expect(table.refusal('airTransport i1 1,0')).toBe('B6.6');
    expect(table.refusal('landAtPort s1 1,0')).toBe('B6.6');
    expect(legalTexts(table, 'landAtPort')).toEqual([]);
    // On foot it may be entered, and the port used from there.
    table.play(['moveUnit a1 0,0 1,0', 'embark a1 A']);
    expect(table.where('a1')).toBe('sea');
  });

  test('T90.8 victims do not cover cities at the update that ends movement', () => {
    const city = 'city Burg : 2,0\nbelongs red 2,0';
    const held = war(`${SEVEN}\nblue inf 1-4 @ 2,-2 as c1`, city).play(['moveUnit c1 2,-1', 'endMovement']);
    expect(controller(held, '2,0')).toBe('red');
    const taken = war(`${SEVEN}\nblue inf 1-4 @ 2,-2 as c1`, city).play([DECLARED, 'moveUnit c1 2,-1', 'endMovement']);
    expect(controller(taken, '2,0')).toBe('blue');
    taken.play('takeBack');
    expect(controller(taken, '2,0')).toBe('red');
  });

  test('T90.9 units on sea hexes can be participants; their advance begins under T6.2.11a', () => {
    const lines = (hex: string) =>
      `blue inf 7-4 sea A as b1\nred inf 1-4 @ ${hex} as r1\nblue inf 1-4 @ -4,4\nred inf 1-4 @ 0,4\nblue moves`;
    const beach = tournament(lines('0,-3'), COAST).play(['stageInvasion b1 1,-4 0,-3', 'declareAV b1 on 0,-3', ...END]);
    beach.play('advance b1 0,-3 0,-2 0,-1 0,0');
    expect(beach.where('b1')).toBe('0,0');
    // Beside the beach infantry may not land: it waits for the end of combat and goes onto the beach then.
    const coastal = tournament(lines('1,-3'), COAST).play([
      'stageInvasion b1 1,-4 0,-3',
      'declareAV b1 on 1,-3',
      ...END,
    ]);
    expect([coastal.where('r1'), coastal.phase]).toEqual(['lost', 'T80.8']);
    coastal.play('landFromSea b1 0,-3');
    expect(coastal.where('b1')).toBe('0,-3');
  });

  test('T90.9 T6.2.14 a unit on a sea hex next to victims only, no participant, must land first', () => {
    const table = tournament(
      'blue inf 7-4 sea A as b1\nblue inf 1-4 sea A as b2\nred inf 1-4 @ 0,-3 as r1\nblue inf 1-4 @ -4,4\nred inf 1-4 @ 0,4\nblue moves',
      COAST,
    ).play(['stageInvasion b1 1,-4 0,-3', 'stageInvasion b2 0,-4 -1,-3', 'declareAV b1 on 0,-3']);
    expect(table.refusal('endMovement')).toBe('T6.2.14');
    expect(table.refusal('landOnBeach b2 0,-3')).toBe('B6.6');
    expect(table.refusal('landOnBeach b1 -1,-3')).toBe('T7.3.7');
    table.play('landOnBeach b2 -1,-3');
    // The victim stops nobody: it goes on inland.
    expect(table.unit('b2').stopped).toBe(false);
    table.play(['moveUnit b2 -1,-2', ...END, 'advance b1 0,-3']);
  });

  test('T90.9 T7.3.14 who is put on a sea hex next to the victim, or lands next to it, uses the victory', () => {
    const table = tournament(
      'blue inf 7-4 sea A as b1\nblue rng 1-4 sea A as k1\nblue rng 1-4 sea B as k2\nred inf 1-4 @ 0,-3 as r1\nblue inf 1-4 @ -4,4\nred inf 1-4 @ 0,4\nblue moves',
      COAST,
    ).play(['stageInvasion b1 1,-4 0,-3', 'declareAV b1 on 0,-3']);
    const users = () => table.state.avs[0]?.users.map((no) => table.state.units[no]?.id);
    expect(users()).toEqual([]);
    table.play('stageInvasion k2 2,-4 1,-3');
    expect(users()).toEqual([]);
    table.play(['stageInvasion k1 0,-4 -1,-3', 'landOnBeach k2 1,-3']);
    expect(users()).toEqual(['k1', 'k2']);
    table.play(['takeBack', 'takeBack']);
    expect(users()).toEqual([]);
  });

  test('T90.10 against aircraft alone one adjacent ground unit is enough, and others drive over', () => {
    const board = 'city Horst : 1,0\nbelongs red 1,0';
    const table = war(
      'blue inf 1-4 @ 0,0 as b1\nblue arm 6-6 @ -1,0 as a1\nred TAC 4-8 @ 1,0 as u1\ncontrol red 1,0',
      board,
    );
    expect(table.refusal('moveUnit a1 0,0 1,0')).toBe('B6.6');
    table.play('declareAV b1 on 1,0');
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    table.play(['moveUnit a1 0,0 1,0 2,0 3,0', ...END]);
    expect([table.where('u1'), table.where('a1')]).toEqual(['lost', '3,0']);
    table.play('advance b1 1,0 2,0');
  });

  test('T90.10 not by a unit in another enemy’s zone (T23.0.4b)', () => {
    const table = war(
      'blue inf 4-4 @ 0,0 as b1\nred TAC 4-8 @ 1,0 as u1\nred inf 1-4 @ 0,1 as r2\ncontrol red 1,0',
      'city Horst : 1,0\nbelongs red 1,0',
    );
    expect(table.refusal('declareAV b1 on 1,0')).toBe('T23.0.4b');
  });

  test('T90.11 aircraft in the victim’s city count nothing and die with it', () => {
    const board = 'city Horst : 1,0\nbelongs red 1,0';
    const table = war(
      'blue inf 12-4 @ 0,0 as b1\nblue inf 2-4 @ 0,1 as b2\nred inf 1-4 @ 1,0 as r1\nred SAC 12-20 @ 1,0 as u1',
      board,
    );
    table.play([DECLARED, ...END]);
    expect([table.where('r1'), table.where('u1')]).toEqual(['lost', 'lost']);
  });

  test('T90.12 pieces of a participant are participants; split before, only part is locked', () => {
    const after = war(SEVEN).play([DECLARED, 'splitUnit b1 6+6']);
    expect(after.refusal('moveUnit b1.p1 0,-1')).toBe('T7.3.7');
    expect(after.state.avs[0]?.participants).toHaveLength(3);
    after.play([...END, 'advance b1.p1 1,0']);
    const before = war(SEVEN.replace('2-4 @ 1,0', '1-4 @ 1,0')).play(['splitUnit b1 7+5', 'declareAV b1 on 1,0']);
    before.play('moveUnit b1.p1 0,-1');
    expect(before.where('b1.p1')).toBe('0,-1');
    expect(before.refusal('moveUnit b1 0,-1')).toBe('T7.3.7');
  });

  test('T90.13 all victims first, then the advances in the order the mover chooses, then the other battles', () => {
    const lines =
      'blue inf 7-4 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nblue inf 7-4 @ -1,-2 as c1\nred inf 1-4 @ 0,-3 as r2\nblue inf 8-4 @ -3,1 as d1\nred inf 4-4 @ -3,2 as r3';
    const table = war(lines).play([
      'declareAV b1 on 1,0',
      'declareAV c1 on 0,-3',
      'endMovement',
      'endDeclaration d1 on -3,2',
    ]);
    expect([table.where('r1'), table.where('r2'), table.phase]).toEqual(['lost', 'lost', 'T80.6']);
    expect(legalTexts(table, 'chooseAV')).toEqual(['chooseAV 1', 'chooseAV 2']);
    expect(table.refusal('resolve 3')).toBe('T80.6');
    expect(table.refusal('chooseAV 3')).toBe('T80.6');
    expect(table.refusal('advance b1 1,0')).toBe('T80.6');
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    table.play('chooseAV 2');
    expect(table.refusal('advance b1 1,0')).toBe('T7.2.7');
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    // With one left it is his turn without asking.
    table.play(['advance c1 0,-3', 'advance b1 1,0 0,1 -1,2 -2,3']);
    expect([table.where('b1'), table.phase]).toEqual(['-2,3', 'T80.7']);
    // At -2,3 it closes -3,3 and -2,2 behind r3 before that battle is fought.
    table.play('resolve 3', 3);
    const steps = new Set(legalTexts(table, 'chooseRetreat').map((text) => text.split(' ')[2]));
    expect(steps).toEqual(new Set());
    expect(table.where('r3')).toBe('lost');
  });

  test('T90.14 the ring may be made by units that are no participants, and they may not open it afterwards', () => {
    const lines =
      'blue inf 10-4 @ 1,0 as b1\nblue inf 1-4 @ -2,0 as c1\nblue inf 1-4 @ -3,2 as c2\nred inf 2-4 @ 0,0 as r1';
    const table = war(lines);
    // 1,0 covers 1,-1 and 0,1; -1,0, 0,-1 and -1,1 are open.
    expect(table.refusal('declareAV b1 on 0,0')).toBe('T7.3.1');
    table.play('moveUnit c1 -1,-1');
    expect(table.refusal('declareAV b1 on 0,0')).toBe('T7.3.1');
    table.play(['moveUnit c2 -2,2', 'declareAV b1 on 0,0']);
    expect(table.refusal('moveUnit c1 -1,-2')).toBe('T7.3.8');
    expect(table.refusal('moveUnit c2 -2,3')).toBe('T7.3.8');
    // Moving in the victim's own zone, which is gone, keeps the ring closed.
    thereAndBack(table, 'moveUnit c1 -1,0');
    table.play(END);
    expect(table.where('r1')).toBe('lost');
  });

  test('T90.15 two victims side by side: each needs its own participants unless all touch both', () => {
    // r1 at 1,0 and r2 at 2,0. A first victory over r1 lets others come up against r2.
    const lines =
      'blue inf 7-4 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 2,0 as r2\nblue inf 7-4 @ -1,0 as c1\nblue inf 7-4 @ 1,-2 as c2';
    const table = war(lines);
    expect(table.refusal('declareAV b1 on 2,0')).toBe('T7.3.2');
    expect(table.refusal('moveUnit c1 0,0 1,0')).toBe('B7.z3');
    table.play(['declareAV b1 on 1,0', 'moveUnit c1 0,0 1,0']);
    expect(table.refusal('declareAV b1+c1 on 2,0')).toMatch(/T7\.3\.[27]/);
    table.play('declareAV c1 on 2,0');
    // Standing on the first victim it is the participant of the second.
    table.play(END);
    expect([table.where('r1'), table.where('r2')]).toEqual(['lost', 'lost']);
    table.play(['chooseAV 2', 'advance c1 2,0 3,0', 'advance b1 1,0']);
    expect([table.where('c1'), table.where('b1')]).toEqual(['3,0', '1,0']);
  });

  test('T90.15 one victory over both where every participant touches both', () => {
    const lines =
      'blue inf 12-4 @ 1,-1 as b1\nblue inf 2-4 @ 2,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 2,-1 as r2\nblue inf 7-4 @ 0,0 as c1';
    const table = war(lines);
    table.play('declareAV b1+b2 on 1,0+2,-1');
    expect(table.refusal('addToAV 1 c1')).toBe('T7.3.2');
    expect(objectionTo(table, 'moveUnit c1 1,0')).toBeUndefined();
    table.play([...END, 'advance b1 2,-1', 'advance b2 1,0']);
    expect([table.where('b1'), table.where('b2')]).toEqual(['2,-1', '1,0']);
  });

  test('T90.16 a hex under automatic victory is no target of a strategic strike', () => {
    const table = war(`${SEVEN}\nblue SAC 4-20 @ -4,4 as s1`).play([DECLARED, 'endMovement']);
    expect(table.refusal('assignMission strategic s1 1,0')).toBe('T90.16');
  });

  test('T90 everything is taken back: declaration, aircraft, users, moves over the victim', () => {
    const table = war(`${SEVEN}\nblue TAC 2-8 @ -4,4 as t1\nblue abn 1-4 @ -4,4 as p1`);
    const before = JSON.stringify(table.state);
    table.play([
      'declareAV b1+t1 on 1,0',
      'addToAV 1 b2',
      'moveUnit a1 0,0 1,0 2,0',
      'flyAirborne p1 2,-1',
      'splitUnit b1 6+6',
      'endMovement',
      'takeBack phase',
      'takeBack phase',
    ]);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(counter(table, 'b1')).toBe('12-4');
  });
});
