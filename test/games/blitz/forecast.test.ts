import { BASIC_AUTOMATIC } from '#games/blitz/combat/rules/tables.ts';
import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { expect, test } from 'vitest';
import { forecastOf, spreadOf } from '#games/blitz/combat/desk/forecast.ts';
import { missionFault, missionHexes } from '#games/blitz/air/rules/missions.ts';
import { MISSIONS } from '#games/blitz/types.ts';
import { position, small, type Table } from './table.ts';
import { AFAR, optional, tournament } from './tournament-table.ts';

const lines = (table: Table, no = 1) => {
  const battle = table.state.battles.find((one) => one.no === no);
  if (!battle) throw new Error('no such battle');
  return forecastOf(table.game, table.state, battle);
};
const shown = (table: Table) =>
  lines(table).map(({ result, sixths, lost }) => `${sixths} ${writeResult(result)} ${lost.blue}:${lost.red}`);

const DUEL = `blue inf 4-4 @ 0,0 as b1
red inf 4-4 @ 1,0 as r1
${AFAR}
battle b1 on 1,0
blue fights`;

test('B19.crt what can come of a battle at 1-1, with the factors both sides lose', () => {
  const table = position(`game basic\n${small()}\n${DUEL}`);
  expect(shown(table)).toEqual(['3 DB2 0:0', '1 EX 4:4', '1 AB2 0:0', '1 AE 4:0']);
});

test('B19.5.7 a defender with no way out is counted as lost', () => {
  const ring = ['2,0', '2,-1', '1,-1', '1,1', '0,1'].map((at, i) => `blue inf 1-4 @ ${at} as x${i}`).join('\n');
  const table = position(`game basic\n${small()}\n${ring}\n${DUEL}`);
  expect(shown(table)).toEqual(['3 DB2 0:4', '1 EX 4:4', '1 AB2 0:0', '1 AE 4:0']);
});

test('B19.6.2 an exchange is paid with as little as will do', () => {
  const table = position(
    `game basic\n${small()}\nblue inf 4-4 @ 0,0 as b1..2\nblue inf 1-4 @ 0,1 as b3..6\nred inf 4-4 @ 1,0 as r1\n${AFAR}
battle b1+b2 on 1,0\nblue fights`,
  );
  // 2-1: EX on 2 and 5; one 4-4 is enough.
  expect(shown(table)).toContain('2 EX 4:4');
});

test('B19.2 no die where none is rolled', () => {
  const table = position(
    `game basic\n${small()}\nblue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\n${AFAR}\nbattle b1 on 1,0\nblue fights`,
  );
  expect(lines(table)).toEqual([{ result: BASIC_AUTOMATIC, faces: [], sixths: 6, lost: { blue: 0, red: 1 } }]);
});

test('T7.crt losses of the Tournament table at 1-1', () => {
  const table = tournament(DUEL);
  const faces = lines(table).flatMap(({ faces: all, lost }) => all.map((face) => [face, lost.blue, lost.red]));
  expect(faces.sort(([a = 0], [b = 0]) => a - b)).toEqual([
    [1, 0, 2],
    [2, 1, 1],
    [3, 0, 1],
    [4, 1, 0],
    [5, 1, 0],
    [6, 2, 0],
  ]);
});

test('O23.5.6 a nuclear strike', () => {
  const table = optional(
    'nuclear',
    `blue SAC 1-20 @ -4,4 as s1\nred inf 4-4 @ 1,0 as r1\n${AFAR}\nblue declares`,
    'city Blauburg : -4,4\nbelongs blue -4,4',
  );
  table.play(['assignMission s1 nuclear 1,0', 'endDeclaration']);
  const all = lines(table, table.state.battles[0]?.no);
  expect(all.reduce((sum, one) => sum + one.sixths, 0)).toBe(6);
  expect(Math.max(...all.map((one) => one.lost.red))).toBe(4);
  expect(all.every((one) => one.lost.blue === 0)).toBe(true);
});

test('several battles together: every sum with its chance', () => {
  const table = position(`game basic\n${small()}\n${DUEL}`);
  const one = lines(table);
  const { blue, red } = spreadOf([one, one]);
  // Blue loses 4 on two faces of six in each battle, Red on one.
  expect(blue.map((chance) => Math.round(chance * 36))).toEqual([16, 0, 0, 0, 16, 0, 0, 0, 4]);
  expect(red.map((chance) => Math.round(chance * 36))).toEqual([25, 0, 0, 0, 10, 0, 0, 0, 1]);
});

test('T23, O23 the hexes a mission may go to are those that are not refused', () => {
  const table = optional(
    'fighters interdiction nuclear',
    `blue SAC 4-3 @ -4,4 as s1\nblue SAC 1-3 @ -4,4 as s2\nblue TAC 2-3 @ -4,4 as t1\nred inf 4-4 @ -2,3 as r1\n${AFAR}\nblue declares`,
    'city Blauburg : -4,4\nbelongs blue -4,4\ncity Rotburg : -3,2\nbelongs red -3,2',
  );
  const { world } = table.game;
  let found = 0;
  for (let units = 0; units < 3; units++) {
    for (const kind of MISSIONS) {
      const hexes = missionHexes(world, table.state, [units], kind);
      found += hexes.length;
      for (let hex = 0; hex < world.board.grid.size; hex++)
        expect(hexes.includes(hex)).toBe(!missionFault(world, table.state, [units], kind, hex));
    }
  }
  expect(found).toBeGreaterThan(20);
});
