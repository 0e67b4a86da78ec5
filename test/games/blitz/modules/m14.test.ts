import { describe, expect, test } from 'vitest';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { codesOf, SEASONS, seasonOf, seasonTurn } from '#games/blitz/weather/zones/codes.ts';
import { PANELS } from '#games/blitz/board.ts';
import { boardFaults } from '#games/blitz/text/board/board-faults.ts';
import { pass } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, type Table } from '../table.ts';

/** Left q < 0, middle 0 to 2, right beyond; south below r = 0. */
const BOARD = 'board inline\ngrid q -9..9 r -3..3\npanels -1 2 fold 0';
const m14 = (lines: string, board = '', modules = 'M14') =>
  position(
    `game basic\nmodules ${modules}\n${BOARD}\n${board}\nend board\n${lines}\nred inf 4-4 @ 9,-3 as far\nblue moves`,
  );
const codes = (table: Table) =>
  PANELS.map((panel) => codesOf(table.state, panel)).map(({ V, G, S }) => `V${V} G${G} S${S}`);
/** Fall and a roll of 4: left G3, middle G2, right G1. */
const FALL = 'season fall 2\nindicator 4';
const points = (table: Table, id: string, to: string) => table.refusal(`moveUnit ${id} ${to}`);

describe('M14 weather: the ground', () => {
  test('M14.0 it stands in place of O24, which cannot be chosen beside it', () => {
    expect(MODULES.M14.rule).toBe('M14.0');
    expect(
      faults(`game tournament weather\nmodules M14\n${BOARD}\nend board\nblue inf 4-4 @ 0,0\nblue moves`).join(),
    ).toMatch(/M70\.1/);
  });

  test('M14.1 three zones by columns of the board; without folds of its own it is folded into equal parts', () => {
    const { board } = m14('blue inf 4-4 @ 0,0').game.world;
    const panel = (name: string) => PANELS[board.panel[board.grid.byName.get(name) as number] as number];
    expect(['-9,0', '-1,0', '0,0', '2,0', '3,0'].map(panel)).toEqual(['left', 'left', 'middle', 'middle', 'right']);
    const plain = position(
      'game basic\nmodules M14\nboard inline\ngrid q 1..9 r 1..2\nend board\nblue inf 4-4 @ 1,1\nred inf 4-4 @ 9,2\nblue moves',
    );
    const third = (name: string) =>
      PANELS[plain.game.world.board.panel[plain.game.world.board.grid.byName.get(name) as number] as number];
    expect(['3,1', '4,1', '6,1', '7,1'].map(third)).toEqual(['left', 'middle', 'middle', 'right']);
    expect(boardFaults('grid radius 2\npanels 3')[0]?.message).toMatch(/M14\.1/);
  });

  test('M14.5 who is on board a train that has run began where it stood, also in a position that is written', () => {
    const lines = 'season fall 2\nindicator 4\nblue train 1-60 @ 3,0 as t1\nblue arm 6-6 aboard t1 as b1';
    const table = m14(lines, 'road : 3,0 2,0 1,0', 'M7 M14').play('moveTrain t1 1,0');
    expect(table.unit('b1').ground).toBeUndefined();
    roundTrip(table);
  });

  test('M14.2, M14.3 Blue rolls at the beginning of every turn: fall and a 4 are V3 G3 S2, V2 G2 S1, V2 G1 S2', () => {
    const table = m14('blue inf 4-4 @ 0,0 as b1', '', 'M14').play('moveUnit b1 1,0');
    expect(codes(table)).toEqual(['V1 G1 S1', 'V1 G1 S1', 'V1 G1 S1']);
    const fall = position(
      `game basic\nmodules M14\n${BOARD}\nend board\nseason fall 2\nblue inf 4-4 @ 0,0\nred inf 4-4 @ 9,0\nblue rolls weather`,
    );
    expect([fall.phase, fall.side]).toEqual(['M80.10', 'blue']);
    fall.play('rollWeather', 4);
    expect(codes(fall)).toEqual(['V3 G3 S2', 'V2 G2 S1', 'V2 G1 S2']);
    roundTrip(fall);
    // Once a turn, for both player turns (M90.55).
    pass(fall);
    expect(fall.phase).toBe('M80.21');
    pass(fall);
    expect([fall.phase, fall.state.turn]).toEqual(['M80.10', 2]);
    // 1 follows 6.
    expect(codes(fall.play('rollWeather', 6))).toEqual(['V2 G1 S2', 'V1 G1 S1', 'V2 G1 S2']);
  });

  test('M14.4 seasons of nine turns in their order; without M17 the first turn is the fourth of spring', () => {
    const at = (turn: number) => `${seasonOf({ turn })} ${seasonTurn({ turn })}`;
    expect([1, 6, 7, 16, 25, 33, 34].map(at)).toEqual([
      'spring 4',
      'spring 9',
      'summer 1',
      'fall 1',
      'winter 1',
      'winter 9',
      'spring 1',
    ]);
  });

  test('M14.chart 72 codes', () => {
    const year = { spring: 0, summer: 9, fall: 18, winter: 27 };
    const sums = SEASONS.map((season) =>
      [1, 2, 3, 4, 5, 6]
        .map((indicator) => {
          const { V, G, S } = codesOf({ turn: 1, year: year[season], indicator }, 'left');
          return `${V}${G}${S}`;
        })
        .join(' '),
    );
    expect(sums).toEqual([
      '111 111 111 122 112 232',
      '111 111 121 211 122 111',
      '111 212 123 332 221 212',
      '113 221 122 333 222 332',
    ]);
  });

  test('M14.5, M14.10 movement goes by the zone a unit begins in: ARM 6 has 4 in G2, 2 in G3; infantry half in G3', () => {
    const soft = m14(`${FALL}\nblue arm 6-6 @ 0,0 as a1\nblue inf 4-4 @ 0,1 as b1`);
    soft.play('moveUnit a1 1,0 2,0 3,0 4,0');
    expect(points(soft, 'a1', '5,0')).toBe('B11.1');
    soft.play('moveUnit b1 1,1 2,1 3,1 4,1');
    const mud = m14(`${FALL}\nblue arm 6-6 @ -2,0 as a1\nblue inf 4-4 @ -2,1 as b1\nblue inf 2-2 @ -2,2 as b2`);
    mud.play('moveUnit a1 -1,0 0,0');
    expect(points(mud, 'a1', '1,0')).toBe('B11.1');
    mud.play('moveUnit b1 -1,1 0,1');
    expect(points(mud, 'b1', '1,1')).toBe('B11.1');
    expect(mud.play('moveUnit b2 -1,2').refusal('moveUnit b2 0,2')).toBe('B11.1');
    roundTrip(mud);
    const firm = m14(`${FALL}\nblue arm 6-6 @ 3,0 as a1`);
    firm.play('moveUnit a1 2,0 1,0 0,0 -1,0 -2,0 -3,0');
  });

  test('M14.5, M6.6 who comes into play in an impulse goes by the ground he appears on', () => {
    const city = 'city Heim : -2,0\nbelongs blue -2,0';
    const lines = `${FALL}\nblue arm 6-6 waits 1 as a1\nblue inf 4-4 @ 5,0 as b1\ncontrol blue -2,0\nsince blue -2,0`;
    for (const modules of ['M14', 'M6 M14']) {
      const table = m14(lines, city, modules);
      table.play('placeReinforcement a1 -2,0');
      expect(table.unit('a1').ground).toBe(3);
      roundTrip(table);
      while (table.game.prompt(table.state)?.commands.includes('endStep')) table.play('endStep');
      expect(points(table, 'a1', '-1,0 0,0 1,0')).toBe('B11.1');
    }
    // On firm ground in the east.
    const east = m14(
      lines.replaceAll('-2,0', '5,0').replace('@ 5,0 as b1', '@ 6,0 as b1'),
      city.replaceAll('-2,0', '5,0'),
    );
    expect(east.play('placeReinforcement a1 5,0').unit('a1').ground).toBeUndefined();
  });

  test('M14.10, M0.12 isolated armor in G2: 3 - 2 = 1', () => {
    const table = m14(`${FALL}\nblue arm 6-6 @ 0,0 as a1 isolated`, '', 'M10 M14');
    table.play('moveUnit a1 1,0');
    expect(points(table, 'a1', '2,0')).toBe('B11.1');
  });

  test('M14.5 with M1 each impulse goes by the zone it begins in', () => {
    const table = m14(`${FALL}\nblue arm 6-6 @ 2,0 as a1`, '', 'M1 M3 M14').play('moveUnit a1 3,0 4,0 5,0 6,0');
    table.play('endMovement');
    expect(table.phase).toBe('M80.27');
    table.play('moveUnit a1 5,0 4,0 3,0 2,0 1,0 0,0');
    roundTrip(table);
  });

  test('M14.10, M90.27 under G3 where it begins a train has 40 points', () => {
    const road = `road : ${Array.from({ length: 19 }, (_, i) => `${i - 9},0`).join(' ')}`;
    const table = m14(
      `${FALL}\nblue train 1-60 @ -9,0 as t1\nblue train 1-60 @ 9,0 as t2\nblue inf 4-4 @ 0,2`,
      road,
      'M7 M14',
    );
    table.play(['moveTrain t1 9,0', 'moveTrain t1 -9,0']);
    expect(table.refusal('moveTrain t1 -4,0')).toBe('M7.2');
    table.play(['moveTrain t1 -5,0', 'moveTrain t2 -4,0', 'moveTrain t2 9,0', 'moveTrain t2 -9,0']);
  });

  test('M14.10, M90.19 the Blitz table needs G1 in every target hex, whatever blitzTable says', () => {
    const lines = `${FALL}\nblue arm 6-6 @ 2,0 as a1\nred inf 2-4 @ 3,0 as r1\nred inf 2-4 @ 2,1 as r2`;
    for (const option of ['', 'options blitzTable=free\n']) {
      const table = position(
        `game basic\nmodules M3 M4 M14\n${option}${BOARD}\nend board\n${lines}\nred inf 4-4 @ 9,-3\nblue moves`,
      ).play('endMovement');
      expect(table.refusal('declareBattle a1 on 2,1 by blitz')).toBe('M14.10');
      expect(table.refusal('declareBattle a1 on 2,1+3,0 by blitz')).toBe('M14.10');
      table.play('declareBattle a1 on 3,0 by blitz', 1);
    }
  });

  test('M14.10, M4.28 nobody overruns a hex in G3', () => {
    const lines = `${FALL}\nblue arm 12-6 @ 1,0 as a1\nblue arm 12-6 @ -5,0 as a2\nred inf 1-4 @ 2,0 as r1\nred inf 1-4 @ -4,0 as r2`;
    const table = m14(lines, '', 'M3 M4 M14');
    expect(table.refusal('overrun a2 -4,0')).toMatch(/M14\.10|M4\.21/);
    table.play('overrun a1 2,0');
  });

  test('M14.15 in winter rivers south of the fold are frozen; a bridge stays a bridge', () => {
    const odds = (season: string, r: number) => {
      const table = m14(
        `season ${season}\nindicator 1\nblue inf 4-4 @ 0,${r} as b1\nred inf 4-4 @ 1,${r} as r1`,
        `river R : 0,${r} -1,${r}`,
      );
      table.play(['endMovement', 'declareBattle b1 on ' + `1,${r}`]);
      return table
        .play('endDeclaration')
        .play('resolve 1', 1)
        .events.find((event) => event.is === 'fought')?.odds;
    };
    expect([odds('winter', 2), odds('winter', -2), odds('summer', 2)]).toEqual(['1-1', '1-2', '1-2']);
  });
});
