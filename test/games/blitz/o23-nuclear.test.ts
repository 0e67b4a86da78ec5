import { describe, expect, test } from 'vitest';
import { cityCapacity } from '#games/blitz/supply/rules/supply.ts';
import { ends, fought, legalTexts } from './basic.ts';
import { at, ledgerTable, left, onto, optional, passTurn, roundTrip, told } from './optional.ts';
import type { Table } from './table.ts';

const BASES = `
city Bluebase : -6,0 -6,1
city Bluestore : -6,5 -6,6
city Redbase : 6,0 6,-1
city Redstore : 6,-5 6,-6
belongs blue -6,0 -6,1 -6,5 -6,6
belongs red 6,0 6,-1 6,-5 6,-6`;
const FAR = 'blue inf 1-4 @ -6,5 as b0\nred inf 1-4 @ 6,-5 as r0';

const sky = (lines: string, more = '', switches = 'nuclear'): Table =>
  optional(switches, `${FAR}\n${lines}`, `${BASES}\n${more}`, 6);

/** Blue's one SAC factor on r1 to r3 (4, 4 and 1 size, the second an artillery) at 2,0. */
const STACK = `
blue SAC 1-20 @ -6,0 as n
red inf 4-4 @ 2,0 as r1
red art 8-4-4 @ 2,0 as r2
red inf 1-4 @ 2,0 as r3`;

const strike = (lines = STACK, more = '', hex = '2,0'): Table =>
  sky(`${lines}\nblue declares`, more).play([`assignMission nuclear n ${hex}`, 'endDeclaration']);

const nuked = (table: Table) => told(table, 'nuked')[0];

describe('O23.5 nuclear strikes', () => {
  test('O23.5.1 one at most in a player turn', () => {
    const table = sky(
      'blue SAC 1-20 @ -6,0 as n\nblue SAC 1-20 @ -6,0 as m\nred inf 4-4 @ 2,0 as r1\nred inf 4-4 @ 2,3 as r2\nblue declares',
    );
    table.play('assignMission nuclear n 2,0');
    expect(table.refusal('assignMission nuclear m 2,3')).toBe('O23.5.1');
    expect(table.refusal('assignMission nuclear m 2,0')).toBe('O23.5.1');
    table.play('endDeclaration').play('resolve', 1);
    passTurn(passTurn(table.play('landAircraft n -6,0')));
    onto(table, 'declaration').play('assignMission nuclear m 2,3');
  });

  test('O23.5.1 each player has one in his own player turn', () => {
    const table = sky('blue inf 4-4 @ -2,0 as b1\nred SAC 1-20 @ 6,0 as n\nred inf 4-4 @ 3,0\nred declares');
    table.play(['assignMission nuclear n -2,0', 'endDeclaration']).play('resolve', 1);
    expect(left(table, 'b1')).toBe(2);
  });

  test('O23.5.2 exactly one SAC factor, within range', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,0 as s\nblue SAC 1-7 @ -6,0 as n\nblue SAC 1-20 @ -6,0 as m\nblue MDM 1-20 @ -6,1 as d\nblue TAC 1-20 @ -6,1 as t\nred inf 4-4 @ 2,0 as r1\nblue declares',
    );
    for (const id of ['s', 'd', 't']) expect(table.refusal(`assignMission nuclear ${id} 2,0`), id).toBe('O23.5.2');
    expect(table.refusal('assignMission nuclear n 2,0')).toBe('T23.0.7');
    table.play('splitUnit s 3+1');
    expect(table.refusal('assignMission nuclear m+s.p1 2,0')).toBe('O23.5.2');
    table.play('assignMission nuclear s.p1 2,0');
    expect(table.unit('s').place).toBe('map');
  });

  test('O23.5.2 FTR may escort it', () => {
    const table = sky(
      'blue SAC 1-20 @ -6,0 as n\nblue FTR 2-10 @ -6,0 as e\nred inf 4-4 @ 2,0 as r1\nred FTR 2-10 @ 6,0 as i\nblue declares',
      '',
      'nuclear fighters',
    );
    table.play(['assignMission nuclear n 2,0', 'assignMission escort e 2,0', 'endDeclaration']);
    table.play(['assignInterceptor i 2,0', 'endInterception']).play('resolveAirFight 2,0', 1);
    table.play('resolve', 1);
    expect(left(table, 'r1')).toBe(2);
  });

  test('O23.5.3 a land hex without own units that is no uncaptured minor city; it may be empty', () => {
    const lines =
      'blue SAC 1-20 @ -6,0 as n\nblue inf 4-4 @ 0,3 as b1\nblue TAC 1-8 @ -6,6 as t\nred inf 4-4 @ 4,0 as r1';
    const more = 'sea 1,-6 zone A\nlake 1,-4\ncity Minor : -2,5\nbelongs n -2,5\ncity Taken : -4,5\nbelongs s -4,5';
    const table = sky(`${lines}\ncaptured -4,5\ncontrol red -4,5\nblue declares`, more);
    for (const hex of ['1,-6', '1,-4', '-2,5', '0,3', '-6,6']) {
      expect(table.refusal(`assignMission nuclear n ${hex}`), hex).toBe('O23.5.3');
    }
    for (const hex of ['2,-2', '4,0', '-4,5', '6,0']) {
      sky(`${lines}\ncaptured -4,5\ncontrol red -4,5\nblue declares`, more).play(`assignMission nuclear n ${hex}`);
    }
  });

  test('O23.5.4, O90.23 no own unit next to the target: ground units, aircraft on the ground, units on sea hexes', () => {
    const ground = sky(`${STACK}\nblue inf 1-4 @ 1,0 as b1\nblue declares`);
    expect(ground.refusal('assignMission nuclear n 2,0')).toBe('O23.5.4');
    const atSea = sky(
      `${STACK}\nblue inf 1-4 @ 3,-1 as b1 aims 3,-2\ninvasion 3,-2 full 3,-2\nblue declares`,
      'sea 3,-1 zone A\nbeach 3,-2',
    );
    expect(atSea.refusal('assignMission nuclear n 2,0')).toBe('O23.5.4');
    const parked = sky('blue SAC 1-20 @ -6,0 as n\nblue TAC 4-8 @ -6,1 as t\nblue declares');
    // -5,0 and -5,1 touch the base; n itself is on the ground at -6,0 when the strike is declared.
    expect(parked.refusal('assignMission nuclear n -5,1')).toBe('O23.5.4');
    expect(parked.refusal('assignMission nuclear n -5,0')).toBe('O23.5.4');
    parked.play('assignMission nuclear n -4,0');
    // At two hexes it is free, and so it is next to aircraft that are in the air.
    const away = sky('blue SAC 1-20 @ -6,5 as n\nblue SAC 4-20 @ -6,1 as s\nred inf 4-4 @ 2,0 as r1\nblue declares');
    expect(away.refusal('assignMission nuclear n -5,1')).toBe('O23.5.4');
    away.play(['assignMission strategic s 2,0', 'assignMission nuclear n -5,1']);
  });

  test('O23.5.5, O90.24 the striker does not advance next to the target, before the roll or after it', () => {
    // b1 beats r9 at 0,0 and may advance 4; 2,0 is the target, so 1,0, 1,1 and 2,-1 are closed to it.
    const lines = `${STACK}\nblue arm 8-6 @ -1,0 as b1\nred inf 1-4 @ 0,0 as r9`;
    for (const first of [0, 1] as const) {
      const table = sky(`${lines}\nblue declares`).play('assignMission nuclear n 2,0');
      table.play('endDeclaration b1 on 0,0');
      if (first === 1) table.play('resolve on 2,0', 1).play('chooseLosses r1:2');
      table.play('resolve on 0,0');
      expect(table.refusal('advance b1 0,0 1,0')).toBe('O23.5.5');
      expect(table.refusal('advance b1 0,0 0,1 1,1')).toMatch(/O23\.5\.5|T7\.2\.9/);
      const open = ends(table, 'advance', 'b1');
      for (const hex of ['1,0', '1,1', '2,-1', '3,-1', '2,1', '3,0']) expect(open, hex).not.toContain(hex);
      expect(open).toContain('0,1');
      table.play('advance b1 0,0 1,-1');
      expect(table.where('b1')).toBe('1,-1');
    }
  });

  test('O23.5.5 nor does he retreat next to it: with no other way out his unit dies', () => {
    // b1 at 0,1 is thrown back by r8 and r9: 4 against 24 is 1-6, die 4: A loses 2 and retreats 2, by 1,0 or 1,1.
    const lines = `${STACK}\nblue inf 4-4 @ 0,1 as b1\nred inf 12-4 @ -1,1 as r8\nred inf 12-4 @ -1,2 as r9`;
    const empty = lines.replaceAll('red inf 4-4 @ 2,0', 'red inf 4-4 @ 5,-5').replaceAll(/@ 2,0 as r[23]/g, '@ 5,-4');
    const table = sky(`${empty}\nblue declares`).play('assignMission nuclear n 2,0');
    table.play('endDeclaration b1 on -1,1+-1,2').play('resolve on -1,1', 4);
    expect(table.where('b1')).toBe('lost');
    const quiet = sky(`${empty}\nblue declares`).play('endDeclaration b1 on -1,1+-1,2').play('resolve on -1,1', 4);
    expect(ends(quiet, 'chooseRetreat', 'b1')).toContain('2,0');
  });

  test('O23.5.5 on an empty target only the rule itself bars the way, and only to the striker', () => {
    const lines = 'blue SAC 1-20 @ -6,0 as n\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1';
    // 1-1, die 3: D loses 1 and retreats 1; the advance is 0, so the attacker stays.
    const table = sky(`${lines}\nblue declares`).play(['assignMission nuclear n 3,0', 'endDeclaration b1 on 1,0']);
    table.play('resolve on 1,0', 3);
    // 2,0 and 2,-1 touch 3,0: Red may go there.
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['1,1', '2,-1', '2,0']);
    // 1-1, die 6: A loses 2 and retreats 2: not by way of the target's neighbours at -2,0.
    const back = sky(`${lines}\nblue declares`);
    back.play(['assignMission nuclear n -3,0', 'endDeclaration b1 on 1,0']).play('resolve on 1,0', 6);
    expect(back.refusal('chooseRetreat b1 -1,0 -2,0')).toBe('O23.5.5');
    expect(ends(back, 'chooseRetreat', 'b1')).not.toContain('-2,0');
    expect(ends(back, 'chooseRetreat', 'b1')).toContain('-1,-1');
  });

  test('O23.5.6 a factor that interception shot down does nothing: no roll, no closed hex, no ban', () => {
    const lines = `${STACK}\nblue arm 8-6 @ -1,0 as b1\nred inf 1-4 @ 0,0 as r9\nred FTR 2-10 @ 6,0 as i`;
    const table = sky(`${lines}\nblue declares`, '', 'nuclear fighters');
    table.play(['assignMission nuclear n 2,0', 'endDeclaration b1 on 0,0', 'assignInterceptor i 2,0']);
    table.play(['endInterception', 'resolveAirFight 2,0']);
    expect(left(table, 'n')).toBe(0);
    expect(table.refusal('resolve 2')).toBe('T80.7');
    expect(table.state).toMatchObject({ noRetreat: [], closed: [], damage: [] });
    table.play('resolve on 0,0').play('advance b1 0,0 1,0');
    expect(['r1', 'r2', 'r3'].map((id) => left(table, id))).toEqual([4, 4, 1]);
    // One interceptor is not enough.
    const through = sky(`${lines.replace('FTR 2', 'FTR 1')}\nblue declares`, '', 'nuclear fighters');
    through.play(['assignMission nuclear n 2,0', 'endDeclaration b1 on 0,0', 'assignInterceptor i 2,0']);
    through.play(['endInterception', 'resolveAirFight 2,0']).play('resolve on 2,0', 6);
    expect(left(through, 'r1')).toBe(0);
  });

  test('O23.nuclear the table, line by line', () => {
    const table = ledgerTable('O23.nuclear');
    const [destroyed = '', stuns = '', closes = ''] = table.columns;
    for (let die = 1; die <= 6; die++) {
      const game = strike().play('resolve', die);
      const word = table.cell(die, destroyed);
      const factors = word === 'all' ? 9 : word === 'half' ? 4 : Number(word);
      expect(nuked(game), `die ${die}`).toMatchObject({ die, destroyed: factors });
      if (at(game) === 'losses') game.play(factors === 2 ? 'chooseLosses r1:2' : 'chooseLosses r1:4');
      expect(
        ['r1', 'r2', 'r3'].reduce((sum, id) => sum + left(game, id), 0),
        `die ${die}`,
      ).toBe(9 - factors);
      const survivors = ['r1', 'r2', 'r3'].filter((id) => left(game, id) > 0);
      const stunned = survivors.filter((id) => game.unit(id).stunnedTill !== undefined);
      expect(stunned, `die ${die}`).toEqual(table.cell(die, stuns) === 'yes' ? survivors : []);
      expect(game.state.closed.length, `die ${die}`).toBe(table.cell(die, closes) === 'yes' ? 1 : 0);
      roundTrip(game);
    }
  });

  test('O23.5.6a example: 9 ground and 4 aircraft factors, die 4: 6 are destroyed, chosen by their owner', () => {
    const lines =
      'blue SAC 1-20 @ -6,0 as n\nred inf 9-4 @ 6,0 as r1\nred TAC 4-8 @ 6,0 as t\nred SAC 1-20 @ 6,-1 as u';
    const table = strike(lines, '', '6,0').play('resolve', 4);
    expect(nuked(table)).toMatchObject({ destroyed: 6 });
    expect(table.side).toBe('red');
    expect(table.refusal('chooseLosses r1:5')).toBe('O23.5.6a');
    expect(table.refusal('chooseLosses r1:7')).toBe('O23.5.6a');
    expect(table.refusal('chooseLosses r1:5+u:1')).toBe('O23.5.6a');
    roundTrip(table);
    // O90.27: he pays with the aircraft that the loss of capacity would kill anyway.
    table.play('chooseLosses t:4+r1:2');
    expect([left(table, 'r1'), left(table, 't'), left(table, 'u')]).toEqual([7, 0, 1]);
  });

  test('O23.5.6a sizes count, not attack factors, and terrain does not double them; artillery loses whole pieces', () => {
    const table = strike(
      'blue SAC 1-20 @ -6,0 as n\nred art 8-4-4 @ 2,0 as r1\nred inf 3-4 @ 2,0 as r2',
      'mountain 2,0',
    );
    table.play('resolve', 3);
    expect(nuked(table)).toMatchObject({ destroyed: 3 });
    table.play('chooseLosses r1:3');
    expect(table.unit('r1')).toMatchObject({ af: 2, df: 1 });
    const few = strike('blue SAC 1-20 @ -6,0 as n\nred inf 1-4 @ 2,0 as r1').play('resolve', 3);
    expect(left(few, 'r1')).toBe(1);
    expect(nuked(few)).toMatchObject({ destroyed: 0 });
    const two = strike('blue SAC 1-20 @ -6,0 as n\nred inf 3-4 @ 2,0 as r1').play('resolve', 2);
    expect(left(two, 'r1')).toBe(0);
  });

  test('O23.5.7 a city hex loses its whole capacity whatever the roll, and aircraft still there die', () => {
    const lines =
      'blue SAC 1-20 @ -6,0 as n\nred inf 4-4 @ 6,0 as r1\nred TAC 4-8 @ 6,0 as t\nred SAC 4-20 @ 6,-1 as u';
    const table = strike(lines, '', '6,0').play('resolve', 1).play('chooseLosses r1:2');
    expect([left(table, 'r1'), left(table, 't'), left(table, 'u')]).toEqual([2, 0, 4]);
    expect(told(table, 'eliminated').map((event) => event.rule)).toContain('O23.5.7');
    expect(table.state.damage).toMatchObject([{ amount: 12, side: 'blue', until: 5 }]);
    // Landing there is closed; the hex itself is open (die 1).
    expect(table.state.closed).toEqual([]);
    passTurn(table.play('landAircraft n -6,0'));
    onto(table, 'landing');
    expect(table.refusal('rebase u 6,0')).toBe('T23.0.3');
    table.play('rebase u 6,-5');
  });

  test('O23.5.7 the span is that of bombing: until the start of the striker’s player turn four turns later', () => {
    const table = strike('turn 2\nblue SAC 1-20 @ -6,0 as n', '', '6,0').play('resolve', 1);
    table.play('landAircraft n -6,0');
    const hex = table.game.world.board.grid.byName.get('6,0') as number;
    const seen: Record<string, number> = {};
    for (let i = 0; i < 10; i++) {
      passTurn(table);
      seen[`${table.state.mover} ${table.state.turn}`] = cityCapacity(table.state, hex);
    }
    expect(seen).toEqual({
      'red 2': 0,
      'blue 3': 0,
      'red 3': 0,
      'blue 4': 0,
      'red 4': 0,
      'blue 5': 0,
      'red 5': 0,
      'blue 6': 12,
      'red 6': 12,
      'blue 7': 12,
    });
  });

  test('O23.5.7 supply is felt at once: the owner is short at his next test 1 (T21.1)', () => {
    const army = ['3,-3', '3,0', '1,3'].map((hex) => `red inf 12-4 @ ${hex}`).join('\n');
    const table = strike(`blue SAC 1-20 @ -6,0 as n\n${army}`, '', '6,0').play('resolve', 1);
    passTurn(table.play('landAircraft n -6,0'));
    // 37 size, three city hexes left.
    expect(table.state.short).toBe(true);
  });

  test("O23.5.8 survivors of Blue's strike do not move in Red's next player turn, and do in the one after", () => {
    const table = strike('turn 3\nblue SAC 1-20 @ -6,0 as n\nred inf 8-4 @ 2,0 as r1').play('resolve', 4);
    expect(left(table, 'r1')).toBe(4);
    passTurn(table.play('landAircraft n -6,0'));
    expect(table.state).toMatchObject({ turn: 3, mover: 'red' });
    expect(table.refusal('moveUnit r1 3,0')).toBe('O23.5.8');
    expect(ends(table, 'moveUnit', 'r1')).toEqual([]);
    roundTrip(table);
    passTurn(passTurn(table));
    expect(table.state).toMatchObject({ turn: 4, mover: 'red' });
    // The hex is closed until the end of Blue's turn 4: r1 leaves, and does not come back before.
    table.play('moveUnit r1 3,0');
  });

  test("O23.5.8 survivors of Red's strike do not move in Blue's next player turn", () => {
    const lines = 'turn 3\nred SAC 1-20 @ 6,0 as n\nblue inf 8-4 @ -2,0 as b1';
    const table = sky(`${lines}\nred declares`).play(['assignMission nuclear n -2,0', 'endDeclaration']);
    table.play('resolve', 2);
    expect(left(table, 'b1')).toBe(4);
    passTurn(table.play('landAircraft n 6,0'));
    expect(table.state).toMatchObject({ turn: 4, mover: 'blue' });
    expect(table.refusal('moveUnit b1 -3,0')).toBe('O23.5.8');
    passTurn(passTurn(table));
    expect(table.state).toMatchObject({ turn: 5, mover: 'blue' });
    table.play('moveUnit b1 -3,0');
  });

  test("O23.5.8 the ban on advances ends with the owner's player turn, for Blue before Red's half of that turn", () => {
    // 2 against 12 is 1-6, die 3: the attacker is gone, the defender may advance 2.
    const beaten = (turn: number) =>
      sky(
        `turn ${turn}\nblue inf 12-4 @ -2,0 as b1 stunned 4\nred inf 2-4 @ -1,0 as r1\nred inf 1-4 @ 3,3\nred declares`,
      )
        .play('endDeclaration r1 on -2,0')
        .play('resolve', 3);
    expect(at(beaten(3))).not.toBe('advance');
    const free = beaten(4);
    expect([free.side, at(free)]).toEqual(['blue', 'advance']);
    free.play('advance b1 -1,0');
    // Red's survivors of Blue's strike in turn 4 are bound through Red's turn 4.
    const red = (turn: number) =>
      sky(
        `turn ${turn}\nred inf 12-4 @ 2,0 as r1 stunned 4\nblue inf 2-4 @ 1,0 as b1\nblue inf 1-4 @ -3,3\nblue declares`,
      )
        .play('endDeclaration b1 on 2,0')
        .play('resolve', 3);
    expect(at(red(4))).not.toBe('advance');
    expect(at(red(5))).toBe('advance');
  });

  test('O23.5.8 die 1 leaves the survivors free', () => {
    const table = strike('blue SAC 1-20 @ -6,0 as n\nred inf 8-4 @ 2,0 as r1').play('resolve', 1);
    passTurn(table.play('landAircraft n -6,0')).play('moveUnit r1 3,0');
  });

  test('O23.5.8 no flight, no transport, no embarkation', () => {
    const lines = `blue SAC 1-20 @ -6,0 as n
red abn 4-4 @ 6,-1 as r1
red inf 4-4 @ 6,-1 as r2`;
    const table = strike(lines, 'sea 5,1 4,2 5,-2 zone A', '6,-1').play('resolve', 2).play('chooseLosses r1:2+r2:2');
    passTurn(table.play('landAircraft n -6,0'));
    expect(table.refusal('flyAirborne r1 4,-4')).toBe('O23.5.8');
    expect(table.refusal('airTransport r2 6,-5')).toBe('O23.5.8');
    expect(table.refusal('embark r2 A')).toBe('O23.5.8');
    for (const kind of ['flyAirborne', 'airTransport', 'embark'] as const) {
      expect(legalTexts(table, kind).filter((text) => /r[12] /.test(text))).toEqual([]);
    }
  });

  test('O23.5.8, O90.30 they attack where they stand but do not advance; they defend, have a ZOC and may be split', () => {
    const lines =
      'blue SAC 1-20 @ -6,0 as n\nred inf 8-4 @ 2,0 as r1\nblue inf 1-4 @ 0,0 as b1\nblue inf 1-4 @ -1,-3 as b2';
    const table = strike(lines).play('resolve', 3);
    passTurn(table.play('landAircraft n -6,0'));
    table.play('splitUnit r1 2+2');
    expect(table.unit('r1.p2').stunnedTill).toBe(1);
    expect(table.refusal('moveUnit r1.p2 3,0')).toBe('O23.5.8');
    const fight = sky(
      'blue inf 1-4 @ 1,0 as b1\nred inf 8-4 @ 2,0 as r1 stunned 3\nred inf 4-4 @ 2,0 as r2\nturn 3\nred moves',
    );
    fight.play(['endMovement', 'endDeclaration r1+r2 on 1,0']).play('resolve on 1,0');
    expect(at(fight)).toBe('advance');
    expect(fight.refusal('advance r1 1,0')).toBe('O23.5.8');
    expect(ends(fight, 'advance', 'r1')).toEqual([]);
    fight.play('advance r2 1,0');
  });

  test('O23.5.8 they retreat if they must', () => {
    const table = sky(
      'turn 3\nblue inf 1-4 @ 1,0 as b1\nblue inf 6-4 @ 1,1 as b2\nred inf 2-4 @ 2,0 as r1 stunned 3\nred moves',
    );
    // 2 against 7 is 1-4, die 3: A loses 1 and retreats 2.
    table.play(['endMovement', 'endDeclaration r1 on 1,0+1,1']).play('resolve on 1,0', 3);
    table.play('chooseRetreat r1 to 4,-1');
    expect(table.where('r1')).toBe('4,-1');
  });

  test('O23.5.9 the hex is closed to everybody else for one complete turn', () => {
    const lines =
      'turn 3\nblue SAC 1-20 @ -6,0 as n\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 2,0 as r1\nred inf 4-4 @ 4,0 as r2';
    const table = strike(lines).play('resolve', 5);
    expect(left(table, 'r1')).toBe(0);
    expect(table.state.closed).toMatchObject([{ side: 'blue', until: 4 }]);
    passTurn(table.play('landAircraft n -6,0'));
    expect(table.refusal('moveUnit r2 3,0 2,0')).toBe('O23.5.9');
    expect(ends(table, 'moveUnit', 'r2')).not.toContain('2,0');
    passTurn(table.play('moveUnit r2 4,-1'));
    expect(table.state).toMatchObject({ turn: 4, mover: 'blue' });
    expect(table.refusal('moveUnit b1 0,0 1,0 2,0')).toBe('O23.5.9');
    roundTrip(table);
    passTurn(table);
    expect(table.state).toMatchObject({ turn: 4, mover: 'red', closed: [] });
    table.play('moveUnit r2 3,-1 3,0 2,0');
  });

  test('O23.5.9 no way round the ban: a move through it, a drop, a landing, a retreat, an advance', () => {
    const more = 'city Town : 1,-3\nbelongs blue 1,-3\nsea 1,-5 0,-4 zone A\nbeach 1,-4';
    const lines = `turn 3
blue abn 4-4 @ -6,0 as b1
blue inf 4-4 @ -6,1 as b2
blue inf 4-4 sea A as b3
blue rng 1-4 sea A as b4
blue TAC 2-8 @ -6,0 as t
closed 2,0 red until 3
closed 1,-3 red until 3
closed 1,-4 red until 3`;
    const table = sky(`${lines}\nblue moves`, more);
    expect(table.refusal('flyAirborne b1 2,0')).toBe('O23.5.9');
    expect(table.refusal('airTransport b2 1,-3')).toBe('O23.5.9');
    expect(table.refusal('stageInvasion b3 1,-5 1,-4')).toBe('O23.5.9');
    expect(table.refusal('stageInvasion b4 1,-5 1,-4')).toBe('O23.5.9');
    onto(table, 'landing');
    expect(table.refusal('rebase t 1,-3')).toBe('O23.5.9');
    // Flight over it is free.
    const over = sky(`${lines}\nblue moves`, more);
    over.play('flyAirborne b1 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0');
    expect(over.where('b1')).toBe('3,0');
  });

  test('O23.5.9 retreats and advances of both sides', () => {
    const lines = 'turn 3\nblue inf 8-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nclosed 2,0 red until 3\nblue declares';
    const table = sky(lines).play('endDeclaration b1 on 1,0').play('resolve on 1,0', 3);
    // 2-1, die 3: D loses 1 and retreats 2, A may advance 1.
    expect(table.refusal('chooseRetreat r1 2,0 3,0')).toBe('O23.5.9');
    expect(ends(table, 'chooseRetreat', 'r1')).not.toContain('2,0');
    const own = sky(lines.replace('2,0', '1,0')).play('endDeclaration b1 on 1,0').play('resolve on 1,0', 3);
    own.play('chooseRetreat r1 to 3,0');
    // The defender's own hex is the closed one: nobody follows him into it.
    expect(at(own)).not.toBe('advance');
    expect(own.where('b1')).toBe('0,0');
  });

  test('O90.29 no placement on a closed city hex, O90.28 and no supply over it', () => {
    const lines = 'turn 3\nblue inf 4-4 waits 1 as b1\nclosed -6,0 red until 3\nblue moves';
    const table = sky(lines);
    expect(table.refusal('placeReinforcement b1 -6,0')).toBe('O23.5.9');
    table.play('placeReinforcement b1 -6,1');
  });

  test('O23.5.10 a strike on an empty hex interdicts it; 2 to 6 close it as well', () => {
    const lines = 'turn 3\nblue SAC 1-20 @ -6,0 as n\nblue inf 8-4 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1';
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const table = sky(`${lines}\nblue declares`);
      table.play(['assignMission nuclear n 2,0', 'endDeclaration b1 on 0,0']);
      expect(table.state.noRetreat).toMatchObject([{ to: 'both', rule: 'O90.25' }]);
      table.play('resolve on 2,0', die);
      expect(table.state.closed.length, `die ${die}`).toBe(die === 1 ? 0 : 1);
      expect(nuked(table)).toMatchObject({ destroyed: 0 });
      // 2-1, die 3: D retreats 2.
      table.play('resolve on 0,0', 3);
      expect(table.refusal('chooseRetreat r1 1,0 2,0')).toMatch(die === 1 ? /O90\.25/ : /O90\.25|O23\.5\.9/);
      expect(ends(table, 'chooseRetreat', 'r1')).not.toContain('2,0');
    }
  });

  test('O90.25 the target is closed to all retreats from the start of combat, whatever the roll', () => {
    const lines = 'blue SAC 1-20 @ -6,0 as n\nblue inf 2-4 @ -1,0 as b1\nred inf 8-4 @ 0,0 as r1';
    const table = sky(`${lines}\nblue declares`);
    // The striker's own retreat: the target at -3,0 and its neighbours.
    table.play(['assignMission nuclear n -3,0', 'endDeclaration b1 on 0,0']).play('resolve on 0,0', 3);
    expect(table.refusal('chooseRetreat b1 -2,0 -3,0')).toMatch(/O23\.5\.5|O90\.25/);
    expect(ends(table, 'chooseRetreat', 'b1')).toEqual(['-1,-2', '-2,2', '-3,2', '0,-2']);
  });

  test('O23.5.11, O90.26 a strategic strike on the same hex, in either order', () => {
    const lines = `${STACK}\nblue SAC 9-20 @ -6,1 as s`;
    const both = () =>
      sky(`${lines}\nblue declares`).play([
        'assignMission strategic s 2,0',
        'assignMission nuclear n 2,0',
        'endDeclaration',
      ]);
    expect(legalTexts(both(), 'resolve')).toEqual(['resolve 1', 'resolve 2']);
    // Strike first: 9 against 9 is 1-1, die 2: 0,1; then the bomb takes half of 8.
    const first = both().play('resolve 1', 2).play('chooseLosses r3:1').play('resolve 2', 4);
    expect(nuked(first)).toMatchObject({ destroyed: 4 });
    // Bomb first: half of 9 is 4, then 9 against 5 is 1-1.
    const second = both().play('resolve 2', 4).play('chooseLosses r1:4').play('resolve 1', 2);
    expect(fought(second)).toMatchObject({ attack: 9, defence: 5 });
    // Bomb first and everything gone: the strike is void and costs no bombers.
    const all = both().play('resolve 2', 6).play('resolve 1');
    expect(fought(all)).toMatchObject({ result: 'void' });
    expect(left(all, 's')).toBe(9);
  });

  test('O90.26 the strategic strike needs ground units when it is declared', () => {
    const table = sky('blue SAC 1-20 @ -6,0 as n\nblue SAC 4-20 @ -6,0 as s\nblue declares');
    table.play('assignMission nuclear n 2,0');
    expect(table.refusal('assignMission strategic s 2,0')).toBe('T23.2.5');
  });

  test('O90.31 flight over an intact country, or a strike in it, violates it', () => {
    const lines = 'blue SAC 1-20 @ -6,0 as n\nred inf 4-4 @ 2,0 as r1';
    const inside = strike(lines, 'belongs n 2,0').play('resolve', 1);
    expect(inside.state.minors[0]).toMatchObject({ state: 'violated', violator: 'blue' });
    const over = strike(lines, 'belongs n 0,-6 0,-5 0,-4 0,-3 0,-2 0,-1 0,0 0,1 0,2 0,3 0,4 0,5 0,6').play(
      'resolve',
      1,
    );
    expect(over.state.minors[0]).toMatchObject({ state: 'violated', violator: 'blue' });
    const round = strike(lines, 'belongs n 0,0').play('resolve', 1);
    expect(round.state.minors[0]).toMatchObject({ state: 'intact' });
  });

  test('T23.3.6 the bomb is no attack that makes up for bombing an occupied city', () => {
    const lines = 'blue SAC 1-20 @ -6,0 as n\nblue SAC 4-20 @ -6,0 as s\nred inf 4-4 @ 6,0 as r1';
    const table = sky(`${lines}\nblue declares`).play(['assignMission nuclear n 6,0', 'assignMission bombing s 6,0']);
    expect(table.refusal('endDeclaration')).toBe('T23.3.6');
  });

  test('O23.5.8 a stunned unit in contact without the odds to fight is trapped (B7.a11)', () => {
    const table = sky(
      'turn 3\nblue inf 12-4 @ 1,0 as b1\nred inf 1-4 @ 2,0 as r1 stunned 3\nred inf 4-4 @ 5,-3\nred moves',
    );
    passTurn(table);
    expect(left(table, 'r1')).toBe(0);
    const free = sky('turn 3\nblue inf 12-4 @ 1,0 as b1\nred inf 1-4 @ 2,0 as r1\nred inf 4-4 @ 5,-3\nred moves');
    expect(free.refusal('endMovement')).toBe('B7.a10');
  });
});
