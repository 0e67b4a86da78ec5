import { describe, expect, test } from 'vitest';
import { attack, basic, house, pass } from './basic.ts';
import type { Table } from './table.ts';

const outcome = (table: Table) => table.state.outcome && `${table.state.outcome.winner} ${table.state.outcome.rule}`;

/** Blue's 8-6 next to Red's last unit on the map: at 8-1 it dies without a roll. */
const lastStand = (more: string) => `blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\n${more}\nblue moves`;
const kill = (table: Table): Table => attack(table, 'b1 on 1,0').play(['resolve 1', 'endAdvance']);

describe('B5.1 no unit left', () => {
  test('B5.1 the player whose opponent has nothing on the map and nothing due wins at the end of the player turn', () => {
    const table = basic(lastStand(''));
    attack(table, 'b1 on 1,0').play('resolve 1');
    // Dead, but the player turn is not over: the advance is still to be decided.
    expect(outcome(table)).toBeUndefined();
    table.play('endAdvance');
    expect(outcome(table)).toBe('blue B5.1');
    expect([table.side, table.phase, table.legal()]).toEqual([undefined, undefined, []]);
    expect(table.game.check(table.state, 'red', { do: 'endMovement' })?.rule).toBe('B80.7');
  });

  test('B5.1 reinforcements of later turns do not save a player', () => {
    expect(outcome(kill(basic(`turn 2\n${lastStand('red inf 4-4 waits 3')}`)))).toBe('blue B5.1');
  });

  test('B5.1 ruling: a unit of this turn is not yet due when no player turn of its owner has begun in it', () => {
    expect(outcome(kill(basic(`turn 2\n${lastStand('red inf 4-4 waits 2')}`)))).toBe('blue B5.1');
    expect(outcome(kill(basic(`turn 3\n${lastStand('red inf 4-4 waits 2')}`)))).toBeUndefined();
  });

  test('B5.1 a reinforcement due and held back saves its owner, at the end of his own player turn too', () => {
    const table = basic('turn 2\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 waits 2 as r1\nred moves');
    pass(table);
    expect([outcome(table), table.state.turn, table.side]).toEqual([undefined, 3, 'blue']);
    pass(table);
    expect(outcome(table)).toBeUndefined();
    const later = basic('turn 2\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 waits 3 as r1\nred moves');
    pass(later);
    expect(outcome(later)).toBe('blue B5.1');
  });

  test("B5.1 for Blue a unit of this turn is due in Red's half already", () => {
    const red = (due: number) =>
      basic(`turn 4\nred arm 8-6 @ 0,0 as r1\nblue inf 1-4 @ 1,0 as b1\nblue inf 4-4 waits ${due}\nred moves`);
    const saved = attack(red(4), 'r1 on 1,0').play(['resolve 1', 'endAdvance']);
    expect([outcome(saved), saved.side, saved.state.turn]).toEqual([undefined, 'blue', 5]);
    expect(outcome(attack(red(5), 'r1 on 1,0').play(['resolve 1', 'endAdvance']))).toBe('red B5.1');
  });

  test('B5.1 lost units save nobody', () => {
    expect(outcome(kill(basic(lastStand('red inf 4-4 lost'))))).toBe('blue B5.1');
  });

  test('B5.1 the mover may lose by his own attack', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1', 6).play('endAdvance');
    expect(outcome(table)).toBe('red B5.1');
  });

  test('B5.1 ruling: when both have nothing left at the same check the game is a draw', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1', 2);
    expect([table.where('b1'), table.where('r1')]).toEqual(['lost', 'lost']);
    expect(outcome(table)).toBe('draw B5.1');
  });
});

const CITIES = 'city East : 3,0\ncity North : 0,-3\nbelongs red 3,0 0,-3\ncity Home : -4,0\nbelongs blue -4,0';

describe('B5.2 the home cities of the enemy', () => {
  test('B5.2 example: all Red home city hexes made friendly in turn 7 win at the end of Blue turn 8', () => {
    const table = basic(
      'turn 7\nblue inf 4-4 @ 0,-2 as b1\nblue inf 4-4 @ 1,0 as b2\nred inf 4-4 @ -2,4 as r1\ncontrol red 3,0\ncontrol blue 0,-3\nblue moves',
      CITIES,
    );
    table.play('moveUnit b2 2,0');
    pass(table);
    expect([outcome(table), table.state.streak.blue]).toEqual([undefined, 1]);
    pass(table);
    expect([outcome(table), table.state.streak.blue]).toEqual([undefined, 2]);
    pass(table);
    expect(outcome(table)).toBe('blue B5.2');
    expect(table.state).toMatchObject({ turn: 8, mover: 'blue' });
  });

  test('B5.2 the chain may begin at the end of the opponent turn as well', () => {
    const table = basic(
      'turn 3\nblue inf 4-4 @ 0,-2 as b1\nblue inf 4-4 @ 2,0 as b2\nred inf 4-4 @ 4,0 as r1\nred moves',
      CITIES,
    );
    // Red marches away from the city he contested.
    table.play('moveUnit r1 4,-1 4,-2');
    pass(table);
    expect(table.state.streak).toEqual({ blue: 1, red: 0 });
    pass(table);
    pass(table);
    expect(outcome(table)).toBe('blue B5.2');
    expect(table.state).toMatchObject({ turn: 4, mover: 'red' });
  });

  test('B5.2 B90.28 a single end at which one hex is contested breaks the chain', () => {
    const table = basic(
      'turn 7\nstreak blue 1\nblue inf 4-4 @ 0,-2 as b1\nblue inf 4-4 @ 2,0 as b2\nred inf 4-4 @ 4,-3 as r1\nred moves',
      CITIES,
    );
    table.play('moveUnit r1 4,-2 4,-1');
    // Next to the city 3,0 but not to Blue's units: both sides cover it.
    pass(table);
    expect([outcome(table), table.state.streak.blue]).toEqual([undefined, 0]);
  });

  test('B5.2 one hex of a city of several that is not friendly is enough to miss', () => {
    const table = basic(
      'blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ -4,4 as r1\ncontrol red 0,0 -1,0\nblue moves',
      'city Twin : 0,0 -1,0\nbelongs red 0,0 -1,0',
    );
    for (let i = 0; i < 6; i++) pass(table);
    expect([outcome(table), table.state.streak.blue]).toEqual([undefined, 0]);
  });

  test('B5.2 holds for Red just the same; an enemy home without cities is no prize', () => {
    const table = basic('red inf 4-4 @ -3,0 as r1\nblue inf 4-4 @ 4,-4 as b1\nred moves', CITIES);
    pass(table);
    pass(table);
    expect([outcome(table), table.state.streak]).toEqual([undefined, { blue: 0, red: 2 }]);
    pass(table);
    expect(outcome(table)).toBe('red B5.2');
    const bare = basic('red inf 4-4 @ -3,0 as r1\nblue inf 4-4 @ 4,-4 as b1\nred moves');
    for (let i = 0; i < 6; i++) pass(bare);
    expect(outcome(bare)).toBeUndefined();
  });

  test('B5.2 control without any unit near is enough, but not under strictOccupation', () => {
    const lines =
      'turn 7\nstreak blue 2\ncontrol blue 3,0 0,-3\nblue inf 4-4 @ 0,-3 as b1\nred inf 4-4 @ -2,4 as r1\nblue moves';
    expect(outcome(pass(basic(lines, CITIES)))).toBe('blue B5.2');
    const strict = pass(house('strictOccupation', lines, CITIES));
    expect([outcome(strict), strict.state.streak.blue]).toEqual([undefined, 0]);
    const occupied = lines.replace('red inf', 'blue inf 4-4 @ 3,0 as b2\nred inf');
    expect(outcome(pass(house('strictOccupation', occupied, CITIES)))).toBe('blue B5.2');
  });
});

/** A board of many one-hex cities: the first `blue` are Blue's, the next `red` Red's. */
function towns(blue: number, red: number, lines: string, terms = ''): Table {
  const names: string[] = [];
  for (let q = -4; q <= 4; q++) for (let r = -4; r <= 4; r++) if (Math.abs(q + r) <= 4) names.push(`${q},${r}`);
  const cities = names.slice(0, blue + red);
  const control = [`control blue ${cities.slice(0, blue).join(' ')}`, `control red ${cities.slice(blue).join(' ')}`];
  const held = control.filter((line) => line.split(' ').length > 2 && !line.endsWith(' '));
  const statements = cities.map((name, i) => `city Town${i} : ${name}\nbelongs n ${name}`).join('\n');
  return basic(`${terms}\n${held.join('\n')}\n${lines}`, statements);
}

describe('B5.3 the last turn', () => {
  // Units of both sides stand at the far end of the board, away from the towns.
  const end = (turn: number, mover = 'red') =>
    `turn ${turn}\nblue inf 4-4 @ 4,0 as b1\nred inf 4-4 @ 4,-4 as r1\n${mover} moves`;

  test('B5.3 more than 25 friendly city hexes win at the end of turn 15', () => {
    expect(outcome(pass(towns(26, 0, end(15))))).toBe('blue B5.3');
    expect(outcome(pass(towns(0, 26, end(15))))).toBe('red B5.3');
  });

  test('B5.3 exactly 25 do not; neither or both above is a draw', () => {
    expect(outcome(pass(towns(25, 0, end(15))))).toBe('draw B5.3');
    expect(outcome(pass(towns(26, 26, end(15))))).toBe('draw B5.3');
    expect(outcome(pass(towns(3, 2, end(15))))).toBe('draw B5.3');
  });

  test('B5.3 not after Blue turn 15 and not after turn 14', () => {
    expect(outcome(pass(towns(26, 0, end(15, 'blue'))))).toBeUndefined();
    expect(outcome(pass(towns(26, 0, end(14))))).toBeUndefined();
  });

  test('B5.3 ruling: the numbers are scenario data', () => {
    expect(outcome(pass(towns(3, 1, end(4), 'turns 4\ncities 2')))).toBe('blue B5.3');
    expect(outcome(pass(towns(3, 1, end(3), 'turns 4\ncities 2')))).toBeUndefined();
    expect(outcome(pass(towns(30, 1, end(15), 'turns 0')))).toBeUndefined();
  });

  test('B5.3 city hexes are counted, not named cities', () => {
    const table = basic(
      'turns 2\ncities 2\nturn 2\nblue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ -1,0 as b2\nred inf 4-4 @ -4,4 as r1\nred moves',
      'city Large : 0,0 1,0 0,1',
    );
    expect(outcome(pass(table))).toBe('blue B5.3');
  });
});

describe('B5.4 order of checks', () => {
  test('B5.4 B5.1 comes before B5.2 and B5.3', () => {
    const table = basic(
      'turns 3\ncities 0\nturn 3\nstreak red 2\ncontrol red -4,0 3,0 0,-3\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 lost\nred moves',
      CITIES,
    );
    expect(outcome(pass(table))).toBe('blue B5.1');
  });

  test('B5.4 B5.2 comes before B5.3', () => {
    const table = basic(
      'turns 3\ncities 1\nturn 3\nstreak red 2\ncontrol red -4,0\ncontrol blue 3,0 0,-3\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 0,4 as r1\nred moves',
      CITIES,
    );
    expect(outcome(pass(table))).toBe('red B5.2');
  });

  test('B5.4 B90.28 a contested city hex counts for neither side', () => {
    const twoTowns = (blueAt: string) =>
      basic(
        `turns 3\ncities 1\nturn 3\ncontrol blue 0,0 -3,0\nblue inf 4-4 @ ${blueAt} as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 4,-4\nred moves`,
        'city Left : -3,0\ncity Mid : 0,0',
      );
    // Blue controls both; Red covers the middle one, which Blue covers too: contested.
    expect(outcome(pass(twoTowns('-1,0')))).toBe('draw B5.3');
    const clear = twoTowns('-1,0');
    clear.play('moveUnit r1 2,0');
    expect(outcome(pass(clear))).toBe('blue B5.3');
  });
});
