import { withoutUndo } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import { attack, ends, events, fought, legalTexts, pass } from './basic.ts';
import { coast, coastWith } from './coast.ts';
import { counter, reread } from './tournament-table.ts';

describe('T90 invasions', () => {
  test('T90.20 units from different boxes take part as long as each is in reach of its sea hex, on one site', () => {
    // The beach 3,-3 lies on the zones B (3,-4) and C (4,-4).
    const table = coast(
      'blue inf 2-4 sea A as a\nblue inf 2-4 sea B as b\nblue inf 2-4 sea C as c\nblue inf 2-4 sea D as d',
    );
    expect(table.refusal('stageInvasion a 4,-4 4,-3')).toBe('T6.2.4');
    expect(table.refusal('stageInvasion d 3,-4 3,-3')).toBe('T6.2.4');
    table.play([
      'stageInvasion a 3,-4 3,-3',
      'stageInvasion b 4,-4 4,-3',
      'stageInvasion c 3,-4 3,-3',
      'stageInvasion d 4,-4 4,-3',
    ]);
    table.play(['landOnBeach a 3,-3', 'landOnBeach b 4,-3', 'landOnBeach c 3,-3', 'landOnBeach d 4,-3', 'endMovement']);
    expect(['a', 'b', 'c', 'd'].map((id) => table.where(id))).toEqual(['3,-3', '4,-3', '3,-3', '4,-3']);
  });

  test('T90.21 waves pass one sea hex; the 12 size there is tested at the end of movement', () => {
    const table = coast('blue inf 6-4 sea A as b1..4');
    table.play(['b1', 'b2', 'b3', 'b4'].map((id) => `stageInvasion ${id} 0,-4 -1,-3`));
    table.play(['landOnBeach b1 -1,-3', 'landOnBeach b2 -1,-3', 'landOnBeach b3 0,-3', 'landOnBeach b4 0,-3']);
    table.play('endMovement');
    expect(table.where('b4')).toBe('0,-3');
    const one = coast('blue inf 6-4 sea A as b1..3');
    one.play(['b1', 'b2', 'b3'].map((id) => `stageInvasion ${id} 0,-4 -1,-3`));
    one.play(['landOnBeach b1 -1,-3', 'landOnBeach b2 -1,-3', 'landOnBeach b3 -1,-3']);
    expect(one.refusal('endMovement')).toBe('B8.2');
    one.play(['moveUnit b3 -1,-2', 'endMovement']);
  });

  test('T90.22 the step ashore goes from zone to zone, every later step obeys B7', () => {
    const table = coast('blue inf 4-4 sea A as b1\nblue inf 4-4 sea A as b2\nred inf 4-4 @ 1,-3 as r1');
    // 1,-4 and 0,-3 both lie next to r1.
    table.play(['stageInvasion b1 1,-4 0,-3', 'landOnBeach b1 0,-3']);
    expect(table.unit('b1').stopped).toBe(true);
    expect(table.refusal('moveUnit b1 -1,-2')).toBe('B7.z3');
    // A unit that lands outside it goes on, into it if it likes, and stops there.
    table.play(['stageInvasion b2 0,-4 -1,-3', 'landOnBeach b2 -1,-3', 'moveUnit b2 -1,-2 0,-2']);
    expect(table.unit('b2')).toMatchObject({ spent: 9, stopped: true });
  });

  test('T90.23 in a mixed battle land attackers retreat and sea attackers die', () => {
    const start = () => {
      const table = coast(
        'blue inf 4-4 sea A as b1\nblue inf 4-4 @ 0,-2 as b2\nred inf 4-4 @ 0,-3 as r1\nred inf 4-4 @ 0,-3 as r2',
      );
      table.play('stageInvasion b1 1,-4 0,-3');
      // 8 v 8 = 1-1, die 6: A 2,2.
      return attack(table, 'b1+b2 on 0,-3').play('resolve 1', 6);
    };
    // The losses may be taken from the unit that is going to die anyway.
    const table = start().play('chooseLosses b1:2');
    expect([table.where('b1'), counter(table, 'b2')]).toEqual(['lost', '4-4']);
    expect(legalTexts(table, 'chooseRetreat').every((text) => text.startsWith('chooseRetreat b2'))).toBe(true);
    table.play(legalTexts(table, 'chooseRetreat')[0] as string);
    const other = start().play('chooseLosses b2:2');
    expect([other.where('b1'), counter(other, 'b2')]).toEqual(['lost', '2-4']);
  });

  test('T90.24 example: 2-1 and die 2: the sea units may go onto the vacated beach, the land units stay', () => {
    const table = coast('blue inf 4-4 sea A as b1\nblue inf 4-4 @ -1,-3 as b2\nred inf 4-4 @ 0,-3 as r1');
    table.play('stageInvasion b1 1,-4 0,-3');
    attack(table, 'b1+b2 on 0,-3').play('resolve 1', 2).play('chooseLosses b2:1');
    // A single way is taken automatically (B80.9).
    expect(table.where('r1')).toBe('0,-2');
    expect(legalTexts(table, 'advance')).toEqual(['advance b1 0,-3']);
    expect(table.refusal('advance b2 0,-3')).toBe('T7.2.7');
    table.play('advance b1 0,-3');
    expect([table.where('b1'), table.where('b2')]).toEqual(['0,-3', '-1,-3']);
  });

  test('T90.24 nothing of it when the defender is still there', () => {
    const table = coast('blue inf 4-4 sea A as b1\nred inf 4-4 @ 0,-3 as r1').play('stageInvasion b1 0,-4 -1,-3');
    attack(table, 'b1 on 0,-3').play('resolve 1', 2);
    expect([counter(table, 'r1'), table.phase]).toEqual(['3-4', 'T80.8']);
  });

  test('T90.25 a defender off the beach must be attacked; driven off, only Rangers enter its hex', () => {
    const table = coast('blue inf 4-4 sea A as b1\nblue rng 4-4 sea A as k1\nred inf 1-4 @ 1,-3 as r1');
    table.play(['stageInvasion b1 1,-4 0,-3', 'stageInvasion k1 1,-4 0,-3', 'endMovement']);
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play('endDeclaration b1+k1 on 1,-3').play('resolve 1');
    expect(ends(table, 'advance', 'b1')).toEqual([]);
    expect(table.refusal('advance b1 1,-3')).toBe('T6.2.11a');
    table.play('advance k1 1,-3');
    expect(table.phase).toBe('T80.8');
    table.play('landFromSea b1 0,-3');
  });

  test('T90.25 without a beach hex in reach the others die', () => {
    const table = coast(
      'blue inf 4-4 sea A as b1\nblue inf 12-4 @ 0,-2 as b2\nred inf 1-4 @ 1,-3 as r1\nred inf 1-4 @ 0,-3 as r2',
    );
    table.play(['stageInvasion b1 1,-4 0,-3', 'splitUnit b2 6+6']);
    // The beach hex next to 1,-4 is won by b2, which fills it.
    attack(table, 'b1 on 1,-3; b2+b2.p1 on 0,-3').play('resolve 1', 1);
    expect(table.where('r1')).toBe('lost');
    table.play('resolve 2');
    table.play(['advance b2 0,-3', 'advance b2.p1 0,-3']);
    expect(table.where('b1')).toBe('lost');
  });

  test('T90.26 what does not fit is eliminated, owner’s choice', () => {
    const start = () => {
      const table = coast(
        'blue inf 5-4 sea A as b1\nblue inf 4-4 sea A as b2\nblue inf 3-4 sea A as b3\nblue inf 4-4 @ -1,-3 as c1\nred inf 4-4 @ 0,-3 as r1',
      );
      table.play(['b1', 'b2', 'b3'].map((id) => `stageInvasion ${id} 0,-4 -1,-3`));
      // 16 v 4 = 4-1, die 2: A 1,0 D 1,0. Nobody moves; -1,-3 has room for 8.
      return attack(table, 'b1+b2+b3+c1 on 0,-3').play('resolve 1', 2).play('chooseLosses c1:1');
    };
    const first = start().play(['landFromSea b1 -1,-3', 'landFromSea b2 -1,-3']);
    expect(['b1', 'b2', 'b3'].map((id) => first.where(id))).toEqual(['-1,-3', '-1,-3', 'lost']);
    const second = start().play(['landFromSea b3 -1,-3', 'landFromSea b1 -1,-3']);
    expect(['b1', 'b2', 'b3'].map((id) => second.where(id))).toEqual(['-1,-3', 'lost', '-1,-3']);
    expect(start().refusal('landFromSea c1 -1,-3')).toBe('T6.2.11b');
  });

  test('T90.27 defence against sea hexes: beach and plain coast once, city and mountain twice, rivers nothing', () => {
    const strength = (ground: string, hex: string, extra = '') => {
      const table = coast(`blue rng 6-4 sea A as k1\nred inf 2-4 @ ${hex} as r1\n${extra}`, ground);
      table.play(`stageInvasion k1 1,-4 ${hex}`);
      if (extra) attack(table, `k1+b2 on ${hex}`);
      else attack(table, `k1 on ${hex}`);
      return fought(table.play('resolve 1', 2)).defence;
    };
    expect(strength('', '0,-3')).toBe(2);
    expect(strength('', '1,-3')).toBe(2);
    expect(strength('city Stadt : 1,-3', '1,-3')).toBe(4);
    expect(strength('mountain 1,-3', '1,-3')).toBe(4);
    expect(strength('river Dott : 1,-3', '1,-3')).toBe(2);
    // A sea hex counts as no river hex: it lifts the doubling of a land attacker across a river.
    const river = 'river Dott : 0,-2';
    expect(strength(river, '1,-3', 'blue inf 2-4 @ 0,-2 as b2')).toBe(2);
    const alone = coast('blue inf 4-4 @ 0,-2 as b2\nred inf 2-4 @ 1,-3 as r1', river);
    attack(alone, 'b2 on 1,-3').play('resolve 1', 2);
    expect(fought(alone).defence).toBe(4);
  });

  test('T90.28 a winning defender never enters sea hexes', () => {
    // 2 v 10 = 1-5, die 1: the attacker would go back 3, the defender may advance 1.
    const table = coast('blue inf 2-4 sea A as b1\nred inf 10-4 @ 0,-3 as r1').play('stageInvasion b1 0,-4 0,-3');
    attack(table, 'b1 on 0,-3').play('resolve 1', 1);
    expect([table.where('b1'), table.where('r1'), table.side]).toEqual(['lost', '0,-3', 'red']);
    expect(table.phase).toBe('T80.3');
    // In a mixed battle the land hex is open to him, the sea hex not.
    const mixed = coast('blue inf 1-4 sea A as b1\nblue inf 1-4 @ 0,-2 as b2\nred inf 10-4 @ 0,-3 as r1').play(
      'stageInvasion b1 1,-4 0,-3',
    );
    attack(mixed, 'b1+b2 on 0,-3').play('resolve 1', 1);
    expect(ends(mixed, 'advance', 'r1')).toEqual(['0,-2']);
    expect(mixed.refusal('advance r1 1,-4')).toBe('T7.2.10');
  });

  test('T90.29 one unit other than a Ranger makes it a full invasion, a failed one counts too', () => {
    const after = (lines: string, ...commands: string[]) => {
      const table = coast(`${lines}\nred inf 4-4 sea A as s1`);
      table.play(commands);
      return table;
    };
    const mixed = pass(
      after(
        'blue rng 1-4 sea A as k1\nblue inf 1-4 sea A as b1',
        'stageInvasion k1 0,-4 -1,-3',
        'stageInvasion b1 1,-4 0,-3',
        'landOnBeach k1 -1,-3',
        'landOnBeach b1 0,-3',
      ),
    );
    expect(mixed.refusal('stageInvasion s1 0,-4 -1,-3')).toMatch(/T6\.2\.5/);
    // A landing beside the beach by Rangers, and nothing else, bars nothing.
    const beside = pass(after('blue rng 1-4 sea A as k1', 'stageInvasion k1 1,-4 1,-3', 'landOnBeach k1 1,-3'));
    beside.play('stageInvasion s1 0,-4 -1,-3');
    // With the force shot down on the sea hex, the beach still counts as attacked.
    const failed = after('blue inf 1-4 sea A as b1\nred inf 4-4 @ 0,-3 as r1', 'stageInvasion b1 1,-4 0,-3');
    attack(failed, 'b1 on 0,-3').play('resolve 1', 6);
    expect([failed.where('b1'), failed.side]).toEqual(['lost', 'red']);
    expect(failed.refusal('stageInvasion s1 0,-4 -1,-3')).toBe('T6.2.5');
    // Taken back in time it was none.
    const back = pass(after('blue inf 1-4 sea A as b1', 'stageInvasion b1 1,-4 0,-3', 'takeBack'));
    back.play('stageInvasion s1 0,-4 -1,-3');
  });

  test('T90.30 landing is entering: it violates an intact country, standing off its beach does not', () => {
    const minor = 'belongs n -1,-3 0,-3';
    const table = coast('blue inf 4-4 sea A as b1', minor).play('stageInvasion b1 1,-4 0,-3');
    const state = (t: typeof table) =>
      t.state.minors.find((one) => t.game.world.board.source.countries[one.country]?.letter === 'n');
    expect(state(table)?.state).toBe('intact');
    table.play('landOnBeach b1 0,-3');
    expect(state(table)).toMatchObject({ state: 'violated', violator: 'blue' });
    table.play('takeBack');
    expect(state(table)?.state).toBe('intact');
    // At the end of combat as well.
    const late = coast('blue inf 4-4 sea A as b1\nred inf 4-4 @ 0,-3 as r1\nminor n violated red', minor);
    late.play('stageInvasion b1 0,-4 -1,-3');
    attack(late, 'b1 on 0,-3').play('resolve 1', 2).play('landFromSea b1 -1,-3');
    expect(state(late)?.state).toBe('open');
  });
});

describe('T90.31 Rangers and uncaptured minor ports', () => {
  const PORT = 'city Klein : 2,-3\nbelongs n 2,-3';

  test('T90.31 they may not land in it, but assault it from a sea hex with 4 AF in all', () => {
    const table = coast('blue rng 3-4 sea B as k1\nblue inf 1-4 @ 2,-2 as b1\nblue rng 1-4 sea B as k2', PORT);
    table.play(['stageInvasion k1 2,-4 2,-3', 'stageInvasion k2 2,-4 2,-3']);
    expect(table.refusal('landOnBeach k1 2,-3')).toBe('T22.2');
    // With a city to assault, movement may end (T6.2.14).
    table.play('endMovement');
    expect(table.refusal('declareCityAssault k1 on 2,-3')).toBe('T22.3');
    table.play(['declareCityAssault k1+b1 on 2,-3', 'endDeclaration']).play('resolve 1', 3);
    // 4-7, die 3: captured for four factors, all of them.
    expect(fought(table).result).toBe('4*');
    expect([table.where('k1'), table.where('b1')]).toEqual(['lost', 'lost']);
    // k2 took no part; the city is captured now and it may go ashore there.
    expect(legalTexts(table, 'landFromSea')).toEqual(['landFromSea k2 1,-3', 'landFromSea k2 2,-3']);
    table.play('landFromSea k2 2,-3');
    expect(table.where('k2')).toBe('2,-3');
  });

  test('T6.2.14 T90.31 with less than 4 AF in all there is nothing to assault: movement does not end', () => {
    const alone = coast('blue rng 3-4 sea B as k1\nblue inf 1-4 @ 2,-2 as b1', PORT);
    alone.play('stageInvasion k1 2,-4 2,-3');
    const weak = coast('blue rng 3-4 sea B as k1', PORT).play('stageInvasion k1 2,-4 2,-3');
    expect(weak.refusal('endMovement')).toBe('T6.2.14');
    weak.play(['landOnBeach k1 1,-3', 'endMovement']);
    // The unit on land beside the city makes it 4; one in an enemy zone of control does not count (T22.3a).
    alone.play('endMovement');
    const held = coast('blue rng 3-4 sea B as k1\nblue inf 1-4 @ 2,-2 as b1\nred inf 1-4 @ 2,-1 as r1', PORT);
    expect(held.play('stageInvasion k1 2,-4 2,-3').refusal('endMovement')).toBe('T6.2.14');
  });

  test('T6.2.11b T90.31 Rangers that could assault and do not are put ashore, or die', () => {
    const idle = coast('blue rng 4-4 sea B as k1', PORT).play(['stageInvasion k1 2,-4 2,-3', 'endMovement']);
    idle.play('endDeclaration');
    expect(legalTexts(idle, 'landFromSea')).toEqual(['landFromSea k1 1,-3']);
    const island = coast('blue rng 4-4 sea B as k1', `${PORT}\nlake 1,-3`);
    island.play(['stageInvasion k1 2,-4 2,-3', 'endMovement', 'endDeclaration']);
    expect(events(island, 'eliminated').map(({ rule }) => rule)).toEqual(['T6.2.11b']);
  });

  test('T90.31 captured, the Rangers may advance into it from the sea', () => {
    const table = coast('blue rng 12-4 sea B as k1\nblue rng 12-4 sea B as k2', PORT);
    table.play(['stageInvasion k1 2,-4 2,-3', 'stageInvasion k2 3,-4 2,-3', 'endMovement']);
    table.play(['declareCityAssault k1+k2 on 2,-3', 'endDeclaration']).play('resolve 1', 1);
    expect(fought(table).result).toBe('0*');
    table.play('advance k1 2,-3');
    expect([table.where('k1'), table.unit('k1').landedOn]).toEqual(['2,-3', table.unit('k1').at]);
    // k2 touches 2,-3, which is full, and 3,-3 of the beach beside it.
    table.play('landFromSea k2 3,-3');
    expect(table.side).toBe('red');
  });

  test('T90.31 not captured, they need another place or die', () => {
    const saved = coast('blue rng 12-4 sea B as k1', PORT).play(['stageInvasion k1 2,-4 2,-3', 'endMovement']);
    saved.play(['declareCityAssault k1 on 2,-3', 'endDeclaration']).play('resolve 1', 1);
    expect(fought(saved).result).toBe('2');
    expect(legalTexts(saved, 'landFromSea')).toEqual(['landFromSea k1 1,-3']);
    saved.play('landFromSea k1 1,-3');
    const island = coast('blue rng 12-4 sea B as k1', `${PORT}\nlake 1,-3`);
    island.play(['stageInvasion k1 2,-4 2,-3', 'endMovement', 'declareCityAssault k1 on 2,-3', 'endDeclaration']);
    island.play('resolve 1', 1);
    expect(events(island, 'eliminated').map(({ rule }) => rule)).toEqual(['T6.2.11b']);
  });

  test('T90.31 no other unit assaults from a sea hex, nor aims at it', () => {
    const table = coast(
      'blue inf 8-4 sea B as b1\nblue rng 4-4 sea B as k1\nred inf 1-4 @ 0,0 as r1',
      `${PORT}\nbeach 1,-3`,
    );
    expect(table.refusal('stageInvasion b1 2,-4 2,-3')).toMatch(/T6\.2\.1|T22\.2/);
    table.play(['stageInvasion b1 2,-4 1,-3', 'stageInvasion k1 2,-4 1,-3']);
    expect(table.refusal('endMovement')).toBe('T6.2.14');
    table.play(['landOnBeach b1 1,-3', 'endMovement']);
    // Ashore it may, beside the Ranger that is still at sea.
    table.play(['declareCityAssault b1+k1 on 2,-3', 'endDeclaration']);
    const sea = coast(
      'blue inf 12-4 sea B as b1\nblue rng 4-4 sea B as k1\nred inf 1-4 @ 1,-3 as r1',
      `${PORT}\nbeach 1,-3`,
    );
    sea.play(['stageInvasion b1 2,-4 1,-3', 'stageInvasion k1 3,-4 2,-3', 'endMovement']);
    expect(sea.refusal('declareCityAssault b1+k1 on 2,-3')).toMatch(/T22\.3a|T90\.31/);
  });

  test('T90.31 a Ranger in an enemy zone of control fights the enemy (T22.3a)', () => {
    const table = coast('blue rng 8-4 sea B as k1\nred inf 1-4 @ 1,-3 as r1', PORT).play([
      'stageInvasion k1 2,-4 2,-3',
      'endMovement',
    ]);
    expect(table.refusal('declareCityAssault k1 on 2,-3')).toBe('T22.3a');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
  });
});

describe('T90 ports and boxes', () => {
  const PORTS = 'city Hafen : 1,-3 2,-3\ncity Weit : 0,0\nbelongs blue 1,-3 2,-3 0,0';

  test('T90.32 a Ranger gone back to sea obeys the 40 and may invade again in its next player turn', () => {
    const table = coast('blue rng 1-4 @ 0,-3 as k1 landed 0,-3\nblue inf 8-4 sea A as s1..5');
    expect(table.refusal('withdrawRanger k1 A')).toBe('T6.1.1');
    table.play(['stageInvasion s1 0,-4 -1,-3', 'landOnBeach s1 -1,-3', 'withdrawRanger k1 A']);
    expect(table.refusal('stageInvasion k1 1,-4 0,-3')).toBe('T6.1.12');
    pass(table);
    pass(table);
    table.play(['stageInvasion k1 1,-4 0,-3', 'landOnBeach k1 0,-3']);
    expect(table.where('k1')).toBe('0,-3');
  });

  test('T90.33 from a contested port hex nobody embarks or lands there; the second hex may be free', () => {
    const table = coast(
      'blue inf 4-4 @ 1,-3 as b1\nblue inf 4-4 @ 2,-3 as b2\nblue inf 4-4 sea B as b3\nred inf 4-4 @ 0,-3 as r1',
      PORTS,
    );
    expect(table.refusal('embark b1 A')).toBe('T6.1.2b');
    expect(table.refusal('landAtPort b3 1,-3')).toBe('T6.1.2b');
    expect(legalTexts(table, 'landAtPort')).toEqual(['landAtPort b3 2,-3']);
    table.play(['embark b2 B', 'landAtPort b3 2,-3']);
  });

  test('T90.34 a port just captured is usable from the captor’s next player turn', () => {
    const board = 'city Hafen : 1,-3\nbelongs red 1,-3';
    const table = coast('blue inf 4-4 @ 1,-1 as b1\nblue inf 4-4 sea B as b2\ncontrol red 1,-3', board);
    table.play('moveUnit b1 1,-2 1,-3');
    expect(table.refusal('embark b1 A')).toBe('T6.1.2b');
    expect(table.refusal('landAtPort b2 1,-3')).toBe('T6.1.2b');
    pass(table);
    pass(table);
    table.play(['landAtPort b2 1,-3', 'embark b1 A']);
  });

  test('T90.34 also with passingControl, where it changes hands during movement', () => {
    const table = coastWith(
      'passingControl',
      'blue inf 4-4 @ 1,-1 as b1\nblue inf 4-4 sea B as b2\ncontrol red 1,-3',
      'blue moves',
      'city Hafen : 1,-3\nbelongs red 1,-3',
    );
    table.play('moveUnit b1 1,-2 1,-3');
    expect(table.refusal('embark b1 A')).toBe('Q10.2');
    expect(table.refusal('landAtPort b2 1,-3')).toBe('Q10.2');
  });

  test('T90.35 units that left the boxes earlier in the phase make room', () => {
    const table = coast('blue inf 8-4 sea A as s1..5\nblue inf 8-4 @ 1,-3 as b1', PORTS);
    expect(table.refusal('embark b1 A')).toBe('T6.1.1');
    table.play('landAtPort s1 2,-3');
    table.play('embark b1 A');
    expect(table.unit('b1').place).toBe('sea');
    const invaded = coast('blue inf 8-4 sea A as s1..5\nblue inf 8-4 @ 1,-3 as b1', PORTS);
    invaded.play(['stageInvasion s1 0,-4 -1,-3', 'embark b1 A']);
    expect(reread(invaded).state).toEqual(withoutUndo(invaded.state));
  });

  test('T90.36 a landing at a full port is legal only if room is made before movement ends', () => {
    const table = coast('blue inf 12-4 @ 2,-3 as b1\nblue inf 4-4 sea B as b2', PORTS).play('landAtPort b2 2,-3');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play(['moveUnit b2 2,-2', 'endMovement', 'takeBack', 'takeBack', 'moveUnit b1 2,-2', 'endMovement']);
    expect(table.phase).toBe('T80.4');
  });

  test('T90.37 no road steps in the whole player turn, even on a road out of the beach', () => {
    const table = coast('blue inf 4-4 sea A as b1', 'road : 0,-3 0,-2 0,-1 0,0 0,1').play([
      'stageInvasion b1 1,-4 0,-3',
      'landOnBeach b1 0,-3',
      'moveUnit b1 0,-2',
    ]);
    expect(table.unit('b1').spent).toBe(6);
    expect(ends(table, 'moveUnit', 'b1').includes('0,1')).toBe(false);
  });

  test('T90.38 a unit carried to a friendly port may embark in the same player turn', () => {
    const table = coast('blue inf 4-4 @ 0,0 as b1', PORTS).play(['airTransport b1 2,-3', 'embark b1 B']);
    expect(table.unit('b1')).toMatchObject({ place: 'sea', zone: 'B' });
    expect(reread(table).refusal('landAtPort b1 2,-3')).toBe('T6.1.12');
  });

  test('T90 the sea is taken back whole', () => {
    const table = coast(
      'blue inf 4-4 sea A as b1\nblue rng 1-4 sea A as k1\nblue inf 4-4 @ 2,-3 as b2\nblue inf 4-4 sea B as b3\nred inf 4-4 @ 0,-3 as r1',
      'city Hafen : 2,-3\ncity Weit : 0,0\nbelongs blue 2,-3 0,0',
    );
    const before = JSON.stringify(table.state);
    table.play([
      'stageInvasion b1 0,-4 -1,-3',
      'landOnBeach b1 -1,-3',
      'stageInvasion k1 1,-4 0,-3',
      'splitUnit b2 2+2',
      'embark b2 B',
      'airTransport b2.p1 0,0',
      'landAtPort b3 2,-3',
      'endMovement',
      'takeBack phase',
      'takeBack phase',
    ]);
    expect(JSON.stringify(table.state)).toBe(before);
  });
});
