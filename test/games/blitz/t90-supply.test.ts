import { describe, expect, test } from 'vitest';
import { controller, events, legalTexts } from './basic.ts';
import { counter, fight, friendlyTo, minor, pass, sizeIn, supply, turnOver, war } from './war-table.ts';

const LAND =
  'belongs blue -5,0 -4,0\ncity Bluton : -5,0 -4,0\nbelongs red 5,0 4,0\ncity Redham : 5,0 4,0\ncity Mid : 0,0\ncity North : 0,-4';
const GUARDS = 'blue inf 1-4 @ -5,1 as bFar\nred inf 1-4 @ 5,-1 as rFar';
const play = (lines: string, statements = LAND, switches = '') =>
  war(`${lines}\n${GUARDS}\nblue moves`, statements, 5, switches);

describe('T90 air transport', () => {
  test('T90.40 neither take-off from nor landing on a contested city', () => {
    const table = play(
      'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ -5,0 as b2\nred inf 1-4 @ 1,0 as r1\ncontrol blue 0,0',
    );
    expect(table.refusal('airTransport b1 -5,0')).toBe('T6.3.2a');
    expect(table.refusal('airTransport b2 0,0')).toBe('T6.3.2a');
  });

  test('T90.40 from the declaration of an AV that ends the contest it is usable', () => {
    const table = play(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ -5,0 as b2\nblue inf 4-4 @ 0,0 as b3\nred inf 1-4 @ 1,0 as r1\ncontrol blue 0,0',
    );
    table.play('declareAV b1 on 1,0');
    table.play(['airTransport b2 0,0', 'airTransport b3 -5,0']);
    expect([table.where('b2'), table.where('b3')]).toEqual(['0,0', '-5,0']);
    expect(table.refusal('airTransport b1 -5,0')).toBe('T7.3.7');
  });

  test('T90.41 units may be split to fill the 12; an 8-4-4 counts 4', () => {
    const table = play(
      'blue art 8-4-4 @ -5,0 as b1\nblue inf 6-4 @ -5,0 as b2\nblue inf 4-4 @ -4,0 as b3\ncontrol blue 0,0',
    );
    table.play(['airTransport b1 0,0', 'airTransport b2 0,0']);
    expect(table.state.carried).toBe(10);
    expect(table.refusal('airTransport b3 0,0')).toBe('T6.3.1');
    table.play(['splitUnit b3 2+2', 'airTransport b3 0,0']);
    expect([table.state.carried, table.refusal('airTransport b3.p1 0,0')]).toEqual([12, 'T6.3.1']);
  });

  test('T90.42 the landing hex obeys B8 at the end of movement only', () => {
    const table = play('blue inf 4-4 @ -5,0 as b1\nblue inf 12-4 @ 0,0 as b2\ncontrol blue 0,0');
    table.play('airTransport b1 0,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play(['moveUnit b1 0,1', 'endMovement']);
    expect(table.unit('b1').spent).toBe(6);
  });

  test('T90.43 a unit placed this player turn may be carried at once', () => {
    const table = play(
      'turn 3\nreplacements blue 4\nblue inf 4-4 waits 2 as b1\nblue arm 6-6 lost as b2\ncontrol blue 0,0',
    );
    table.play(['placeReinforcement b1 -5,0', 'airTransport b1 0,0']);
    table.play(['placeReplacement arm 4-6 at -4,0', 'airTransport b.arm.r1 0,0', 'moveUnit b.arm.r1 0,1 0,2 0,3 1,3']);
    expect([table.where('b1'), table.where('b.arm.r1')]).toEqual(['0,0', '1,3']);
  });
});

describe('T90 replacements', () => {
  test('T90.44 without a friendly home city hex with room the factors stay saved', () => {
    const contested = play('replacements blue 6\nblue inf 4-4 lost as b1\nred inf 1-4 @ -4,-1 as r1\ncontrol blue 0,0');
    expect(friendlyTo(contested, '-5,0')).toEqual([]);
    expect(legalTexts(contested, 'placeReplacement')).toEqual([]);
    expect(contested.refusal('placeReplacement inf 1-4 at -5,0')).toBe('B17.3');
    const full = play(
      'replacements blue 6\nblue inf 4-4 lost as b1\nblue inf 12-4 @ -5,0 as b2\nblue inf 12-4 @ -4,0 as b3',
    );
    expect(legalTexts(full, 'placeReplacement')).toEqual([]);
    turnOver(full);
    expect(full.state.replacements.blue).toBe(6);
  });

  test('T90.45 bought units count at once: buying while short raises what is eliminated at test 2', () => {
    const lines =
      'short\nreplacements blue 8\nblue inf 8-4 lost as b1\nblue inf 12-4 @ -5,2 as k1\nblue inf 12-4 @ -5,3 as k2';
    const idle = play(lines);
    pass(idle);
    expect(idle.refusal('chooseLosses k1:2')).toBe('T21.3b');
    idle.play('chooseLosses k1:1');
    const bought = play(lines);
    bought.play('placeReplacement inf 8-4 at -5,0');
    pass(bought);
    expect(bought.refusal('chooseLosses k1:8')).toBe('T21.3b');
    bought.play('chooseLosses k1:9');
    expect(supply(bought, 'blue')).toEqual({ need: 24, capacity: 24 });
  });

  test('T90.46 factors bought back too early can make a reinforcement wait', () => {
    const table = play(
      'turn 5\nreplacements blue 4\nblue SAC 12-20 @ -5,0 as s1\nblue SAC 4-20 lost as s2\nblue SAC 4-20 waits 5 as s3',
    );
    table.play('placeReplacement SAC 4-20 at -4,0');
    expect(table.refusal('placeReinforcement s3 -4,0')).toBe('T17.1.6');
    table.play('takeBack');
    table.play('placeReinforcement s3 -4,0');
    expect(table.refusal('placeReplacement SAC 1-20 at -4,0')).toBe('T17.1.6');
  });
});

describe('T90 supply', () => {
  test('T90.47 an enemy next to a city hex at test 1 takes its 12 away although a garrison holds it', () => {
    const lines = (red: string) =>
      `blue inf 12-4 @ -5,0 as k1\nblue inf 12-4 @ -5,2 as k2\nblue inf 12-4 @ -5,3 as k3\nblue inf 12-4 @ 0,0 as k4\n${red}\ncontrol blue -5,0 -4,0 0,0 0,-4\nred inf 1-4 @ 5,-1 as rFar\nred moves`;
    const free = war(lines('red inf 1-4 @ 3,0 as r1'), LAND);
    turnOver(free);
    expect(free.state.short).toBe(false);
    const pressed = war(lines('red art 24-12-4 @ 3,0 as r1'), LAND);
    pressed.play('moveUnit r1 2,0 1,0');
    // 24 v 24, die 2: each loses a little and nobody moves.
    fight(pressed, 'declareBattle r1 on 0,0').play('resolve 1', 2);
    expect([pressed.state.mover, supply(pressed, 'blue'), pressed.state.short]).toEqual([
      'blue',
      { need: 47, capacity: 36 },
      true,
    ]);
  });

  test('T90.47 contested at test 1, free again at test 2: nothing is lost', () => {
    const table = war(
      `short\nblue inf 12-4 @ -5,2 as k1\nblue inf 12-4 @ -5,3 as k2\nblue arm 8-6 @ -1,0 as b1\nred inf 1-4 @ 1,0 as r1\ncontrol blue 0,0\n${GUARDS}\nblue moves`,
      LAND,
    );
    expect(supply(table, 'blue')).toEqual({ need: 33, capacity: 24 });
    table.play('moveUnit b1 0,0');
    fight(table, 'declareBattle b1 on 1,0').play('resolve 1').play('endAdvance');
    expect([supply(table, 'blue').capacity, table.state.mover]).toEqual([36, 'red']);
  });

  test('T90.48 enemy home city hexes count for the captor as soon as they are friendly to him at a test', () => {
    const table = war(
      'short\nblue inf 12-4 @ -5,2 as k1\nblue inf 12-4 @ -5,3 as k2\nblue inf 4-4 @ 2,0 as b1\nred inf 1-4 @ 5,-3 as rFar\nblue moves',
      LAND,
    );
    table.play('moveUnit b1 3,0');
    turnOver(table);
    expect([controller(table, '4,0'), controller(table, '5,0'), supply(table, 'blue')]).toEqual([
      'blue',
      'red',
      { need: 28, capacity: 36 },
    ]);
  });

  test('T90.49 a raid in Blue’s turn N is felt at Red’s test 1 of turn N; Red has that one player turn', () => {
    const table = play('turn 6\nblue SAC 6-20 @ -5,0 as s1\nred inf 12-4 @ 5,-3 as k1\nred inf 7-4 @ 5,-4 as k2');
    expect(supply(table, 'red')).toEqual({ need: 20, capacity: 24 });
    fight(table, 'assignMission bombing s1 5,0').play(['landAircraft s1 -5,0', 'endLanding']);
    expect([table.state.mover, table.state.turn, table.state.short, supply(table, 'red')]).toEqual([
      'red',
      6,
      true,
      { need: 20, capacity: 18 },
    ]);
    pass(table);
    expect([table.side, table.phase]).toEqual(['red', 'T80.11']);
    table.play('chooseLosses k1:2');
    expect([table.state.mover, table.state.turn]).toEqual(['blue', 7]);
  });

  test('T90.50 a hex’s 12 supply is not tied to units in it', () => {
    const table = play('damage -5,0 12 red until 9\nblue inf 12-4 @ -5,0 as k1');
    turnOver(table);
    expect([sizeIn(table, 'blue', 'map'), supply(table, 'blue')]).toEqual([13, { need: 13, capacity: 12 }]);
  });

  test('T90.51 only where units stand at the test counts, not where they passed', () => {
    const board = `${LAND}\ndesert -2,0 -1,0`;
    const table = war(
      `short\nblue inf 12-4 @ -5,2 as k1\nblue arm 6-6 @ -3,0 as b1\nblue inf 5-4 @ -2,0 as b2\n${GUARDS}\nblue moves`,
      board,
    );
    expect(supply(table, 'blue').need).toBe(12 + 6 + 10 + 1);
    table.play(['moveUnit b1 -2,0 -1,0 -2,1', 'moveUnit b2 -3,1']);
    turnOver(table);
    expect(supply(table, 'blue')).toEqual({ need: 24, capacity: 24 });
  });

  test('T90.52 At Sea size counts once, never doubled', () => {
    const table = play('blue inf 8-4 sea A as b1', `${LAND}\ndesert -2,0\nsea 2,3 zone A`);
    expect(supply(table, 'blue').need).toBe(9);
  });

  test('T90.53 minor losses come before supply test 2 and reduce the need', () => {
    const board = `${LAND}\nbelongs n -2,0 -1,0`;
    const lines = 'short\nblue inf 12-4 @ -5,2 as k1\nblue inf 9-4 @ -5,3 as k2\nblue inf 4-4 @ -3,0 as b1';
    const table = play(lines, board);
    expect(supply(table, 'blue')).toEqual({ need: 26, capacity: 24 });
    table.play('moveUnit b1 -2,0');
    turnOver(table);
    expect([counter(table, 'b1'), minor(table, 'n'), supply(table, 'blue').need]).toEqual(['2-4', 'violated blue', 24]);
    const idle = play(lines, board);
    pass(idle);
    expect(idle.phase).toBe('T80.11');
  });

  test('T90.53 landing comes before both: aircraft lost there need no supply any more', () => {
    const lines =
      'short\nblue inf 12-4 @ -5,2 as k1\nblue inf 9-4 @ -5,3 as k2\nblue TAC 4-8 @ 0,0 as t1\ncontrol red 0,0';
    const table = play(lines);
    expect(supply(table, 'blue').need).toBe(26);
    table.play(['endMovement', 'endDeclaration', 'endLanding']);
    expect([table.where('t1'), table.state.mover]).toEqual(['lost', 'red']);
    expect(events(table, 'eliminated')).toMatchObject([{ rule: 'T23.0.6a' }]);
  });

  test('T90.53 the control update and victory come last: units lost to supply do not cover cities any more', () => {
    // Units of both sides cover Mid; Blue gives up its unit there at test 2, so at the update Red covers it alone.
    const table = play(
      'short\nblue inf 12-4 @ -5,2 as k1\nblue inf 12-4 @ -5,3 as k2\nblue inf 4-4 @ -1,0 as b1\nred inf 1-4 @ 1,0 as r1\ncontrol blue 0,0',
    );
    pass(table);
    expect([table.phase, controller(table, '0,0')]).toEqual(['T80.11', 'blue']);
    table.play('chooseLosses b1:4+bFar:1');
    expect([table.state.mover, controller(table, '0,0')]).toEqual(['red', 'red']);
  });

  test('T90.53 a side wiped out by its supply losses has lost', () => {
    const table = war(
      'short\nblue inf 4-4 @ 0,2 as b1\nblue inf 1-4 @ 0,3 as b2\ncontrol red -5,0 -4,0\nred inf 1-4 @ 5,-1 as rFar\nblue moves',
      LAND,
    );
    pass(table);
    table.play('chooseLosses b1:4+b2:1');
    expect(table.state.outcome).toMatchObject({ winner: 'red', rule: 'B5.1' });
  });
});
