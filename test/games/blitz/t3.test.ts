import { withoutUndo } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import type { Library } from '#games/blitz/position.ts';
import { dataText } from '#test/board/files.ts';
import { controller, legalTexts } from './basic.ts';
import { faults, position, small } from './table.ts';
import { AFAR, optional, reread, tournament } from './tournament-table.ts';

/** Great Blue in the north with a port, Big Red in the south with a port, sea along the west. */
const rows = (r: number) => [-3, -2, -1, 0, 1, 2, 3].filter((q) => Math.abs(q + r) <= 3).map((q) => `${q},${r}`);
const LANDS = [
  `belongs blue ${[-3, -2, -1].flatMap(rows).join(' ')}`,
  `belongs red ${[1, 2, 3].flatMap(rows).join(' ')}`,
  'sea -3,0 -2,0 -3,1 zone B',
  'city Blau : -1,-1 0,-1',
  'city Rot : -1,1 0,1',
  'city Hafen : -3,2',
  'beach -1,0',
].join('\n');

const setUp = (lines: string, first = 'red sets up at sea') =>
  position(`game tournament\n${small(LANDS, 3)}\n${lines}\n${first}`);

const LIBRARY: Library = {
  boards: { continent: dataText('continent.board') },
  armies: { continent: dataText('continent.army') },
  placements: {},
  scenarios: { tournament: dataText('tournament.scenario'), basic: dataText('basic.scenario') },
};

describe('T0.1 the Basic rules stay in force', () => {
  test('T0.1 movement, zones, stacking and declaration are the Basic ones', () => {
    const table = tournament(
      `blue inf 4-4 @ 0,0 as b1\nblue arm 8-6 @ 0,1 as b2\nblue inf 4-4 @ 0,1 as b3\nred inf 4-4 @ 1,0 as r1\n${AFAR}\nblue moves`,
    );
    expect(table.refusal('moveUnit b1 1,-1')).toBe('B7.z4');
    expect(table.refusal('moveUnit b1 -1,0 -2,0 -3,0 -4,0 -4,1')).toBe('B11.1');
    table.play('moveUnit b1 -1,1 0,1');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play('takeBack');
    table.play('endMovement');
    expect(table.refusal('endDeclaration b1 on 1,0')).toBe('B7.a9');
  });

  test('T0.1 the Basic table, exchange, advance and turn limit are replaced', () => {
    // 4 v 4 and die 2 is an exchange on the Basic table; here each side loses one factor.
    const table = tournament(`turns 1\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\n${AFAR}\nblue moves`);
    table.play(['endMovement', 'endDeclaration b1 on 1,0']).play('resolve 1', 2);
    expect([table.unit('b1').af, table.unit('r1').af]).toEqual([3, 3]);
    expect(table.state.outcome).toBeUndefined();
    expect(table.game.prompt(table.state)?.commands.includes('chooseExchange')).toBe(false);
  });
});

describe('T3 preparation', () => {
  test('T3.1 Rangers and aircraft other than FTR play; the Basic Game has neither', () => {
    const line = (unit: string) => `blue ${unit} @ 0,0\nred inf 4-4 @ 3,0\nblue moves`;
    const board = small('city Burg : 0,0\nbelongs blue all', 3);
    for (const unit of ['rng 1-4', 'TAC 4-8', 'MDM 4-10', 'SAC 4-20']) {
      expect(faults(`game tournament\n${board}\n${line(unit)}`), unit).toEqual([]);
      expect(faults(`game basic\n${board}\n${line(unit)}`)[0], unit).toMatch(/B2\.8/);
    }
    expect(faults(`game tournament\n${board}\n${line('FTR 4-12')}`)[0]).toMatch(/O23\.0\.1/);
    expect(faults(`game tournament fighters\n${board}\n${line('FTR 4-12')}`)).toEqual([]);
  });

  test('T3.1 the scenario brings Rangers and bombers for both sides and no fighters', () => {
    const types = (name: string) =>
      [...new Set(position(`scenario ${name}`, LIBRARY).state.units.map((unit) => unit.type))].sort();
    expect(types('basic')).toEqual(['airAssault', 'airborne', 'armor', 'artillery', 'infantry']);
    expect(types('tournament')).toEqual(
      ['MDM', 'SAC', 'TAC', 'airAssault', 'airborne', 'armor', 'artillery', 'infantry', 'ranger'].sort(),
    );
    const { state } = position('scenario tournament', LIBRARY);
    const rangers = (side: string) => state.units.filter((unit) => unit.type === 'ranger' && unit.side === side).length;
    expect([rangers('blue'), rangers('red')]).toEqual([4, 4]);
  });

  test('T3.2 T3.3 T3.4 Red At Sea, then Blue everything, then Red the rest', () => {
    const table = setUp(
      'red inf 4-4 waits 1 as r1\nred inf 4-4 waits 1 as r2\nblue inf 4-4 waits 1 as b1\nblue inf 4-4 waits 1 as b2',
    );
    expect([table.side, table.phase]).toEqual(['red', 'T80.1']);
    expect(table.refusal('placeUnit r1 0,1')).toBe('T3.2');
    expect(table.refusal('blue: placeUnit b1 0,-1')).toBe('T80.1');
    table.play('placeAtSea r1 D');
    expect(reread(table).state).toEqual(withoutUndo(table.state));
    table.play('ready');
    expect(table.side).toBe('blue');
    table.play(['placeUnit b1 -1,-1', 'placeAtSea b2 B']);
    // A unit put At Sea may still be put on the map by its owner before he is ready.
    table.play(['placeUnit b2 0,-1', 'placeAtSea b2 C', 'ready']);
    expect(table.side).toBe('red');
    expect(table.refusal('ready')).toBe('T80.1');
    table.play(['placeUnit r2 0,1', 'ready']);
    expect([table.side, table.phase, table.state.turn]).toEqual(['blue', 'T80.3', 1]);
    expect(['r1', 'r2', 'b1', 'b2'].map((id) => table.unit(id).zone ?? table.where(id))).toEqual([
      'D',
      '0,1',
      '-1,-1',
      'C',
    ]);
  });

  test('T3.2 any boxes, of whatever zone', () => {
    const table = setUp('red inf 1-4 waits 1 as r1\nblue inf 4-4 waits 1 as b1');
    const zones = legalTexts(table, 'placeAtSea').map((text) => text.split(' ').at(-1));
    expect(zones).toEqual(['A', 'B', 'C', 'D', 'E']);
    table.play(['placeAtSea r1 E', 'placeAtSea r1 A']);
    expect(table.unit('r1').zone).toBe('A');
  });

  test('T3.2 he need not put any', () => {
    const table = setUp('red inf 1-4 waits 1 as r1\nblue inf 4-4 waits 1 as b1').play('ready');
    expect(table.side).toBe('blue');
  });

  test('T3.4 what Red put At Sea stays there: he does not change it after seeing Blue', () => {
    const table = setUp('red inf 4-4 waits 1 as r1\nred inf 4-4 waits 1 as r2\nblue inf 4-4 waits 1 as b1');
    table.play(['placeAtSea r1 B', 'ready', 'placeUnit b1 0,-1', 'ready']);
    expect(table.refusal('placeUnit r1 0,1')).toBe('T3.4');
    expect(table.refusal('holdBack r1')).toBe('T3.4');
    expect(table.refusal('placeAtSea r1 C')).toBe('T3.4');
    expect(table.refusal('placeAtSea r2 B')).toBe('T3.4');
    expect(legalTexts(table, 'placeUnit').some((text) => text.includes('r1'))).toBe(false);
    table.play(['holdBack r2', 'ready']);
    expect([table.unit('r1').place, table.unit('r2').place]).toEqual(['sea', 'waiting']);
  });

  test('T3.2 T6.1.1 at most 40 size At Sea at set-up, artillery by its defence factor', () => {
    const table = setUp(
      'red arm 8-6 waits 1 as r1..4\nred art 8-4-4 waits 1 as a1..2\nred inf 1-4 waits 1 as i1\nblue inf 4-4 waits 1 as b1',
    );
    table.play(['placeAtSea r1 A', 'placeAtSea r2 B', 'placeAtSea r3 C', 'placeAtSea r4 D', 'placeAtSea a1 E']);
    table.play('placeAtSea a2 E');
    expect(table.refusal('placeAtSea i1 A')).toBe('T6.1.1');
    // The limit is each player's own; moving a unit from box to box does not count twice.
    table.play(['placeAtSea r1 B', 'ready', 'placeAtSea b1 A', 'ready']);
    expect(table.side).toBe('red');
  });

  test('T3.3 turn-1 units only, placed or held back, all before ready', () => {
    const table = setUp(
      'red inf 4-4 waits 1 as r1\nblue inf 4-4 waits 1 as b1\nblue inf 4-4 waits 2 as b2\nblue inf 4-4 waits 1 as b3',
      'blue sets up',
    );
    expect(table.refusal('placeAtSea b2 A')).toBe('B17.1');
    expect(table.refusal('placeUnit b1 0,1')).toBe('B3.2');
    expect(table.refusal('placeUnit b1 -1,0')).toBe('B3.2');
    expect(table.refusal('placeUnit b1 -2,0')).toBe('B3.4');
    table.play(['placeAtSea b1 A']);
    expect(table.refusal('ready')).toBe('T80.1');
    table.play(['holdBack b3', 'ready']);
    expect(table.unit('b3')).toMatchObject({ place: 'waiting', held: true });
  });

  test('T3.5 aircraft are set up on home city hexes, never At Sea', () => {
    const table = setUp(
      'red SAC 4-20 waits 1 as s1\nblue TAC 4-8 waits 1 as t1\nblue inf 4-4 waits 1 as b1\nblue SAC 8-20 waits 1 as t2\nblue TAC 1-8 waits 1 as t3',
    );
    expect(table.refusal('placeAtSea s1 B')).toBe('T3.5');
    table.play('ready');
    expect(table.refusal('placeAtSea t1 B')).toBe('T3.5');
    expect(table.refusal('placeUnit t1 -1,-2')).toBe('T3.5');
    expect(table.refusal('placeUnit t1 0,1')).toBe('B3.2');
    table.play(['placeUnit t1 0,-1', 'placeUnit t2 0,-1']);
    expect(table.refusal('placeUnit t3 0,-1')).toBe('T23.0.3');
    // The 12 factors of aircraft are apart from the 12 size of ground units.
    table.play(['placeUnit b1 0,-1', 'placeUnit t3 -1,-1', 'ready', 'placeUnit s1 0,1', 'ready']);
    expect(table.side).toBe('blue');
  });

  test('T3.6 Q6.2.1 units set up At Sea may land or invade on turn 1', () => {
    const table = setUp(
      'red inf 4-4 waits 1 as r1\nred inf 1-4 waits 1 as r2\nblue inf 4-4 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nblue inf 4-4 waits 1 as b3',
    );
    table.play(['placeAtSea r1 C', 'ready', 'placeAtSea b1 B', 'placeAtSea b2 B', 'placeUnit b3 2,-3', 'ready']);
    table.play(['placeUnit r2 2,1', 'ready']);
    expect([controller(table, '-1,-1'), controller(table, '-1,1')]).toEqual(['blue', 'red']);
    // Blau's western hex lies on the sea at -2,0; the beach -1,0 does too.
    table.play(['landAtPort b1 -1,-1', 'stageInvasion b2 -2,0 -1,0', 'landOnBeach b2 -1,0']);
    expect([table.where('b1'), table.where('b2'), table.state.turn]).toEqual(['-1,-1', '-1,0', 1]);
    table.play(['endMovement', 'endDeclaration']);
    expect(table.side).toBe('red');
    expect(legalTexts(table, 'landAtPort')).toEqual(['landAtPort r1 -3,2']);
  });

  test('T3 with fighters they are set up like other aircraft (O23.0.1)', () => {
    const table = optional(
      'fighters',
      'blue FTR 4-12 waits 1 as f1\nred inf 4-4 waits 1 as r1\nblue sets up',
      'city Blau : 0,-1\nbelongs blue 0,-1 0,0\nbelongs red 0,3',
    );
    expect(table.refusal('placeAtSea f1 A')).toBe('T3.5');
    expect(table.refusal('placeUnit f1 0,0')).toBe('T3.5');
    table.play(['placeUnit f1 0,-1', 'ready']);
  });
});
