import { describe, expect, test } from 'vitest';
import { LIBRARY } from '#test/laws/library.ts';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { happeningsOf } from '#games/blitz/desk/after/happenings.ts';
import { luckOf } from '#games/blitz/desk/after/luck.ts';
import { luckByTurn, type Report, reportOf } from '#games/blitz/desk/after/report.ts';
import type { BlitzEvent } from '#games/blitz/types.ts';
import { linePath, placer, ticksFor } from '#web/table/report/scale.ts';
import { boldestRolls, luckSeries, seriesOf } from '#web/games/blitz/report/series.ts';
import { coast } from '../games/blitz/coast.ts';
import { position, small, type Table } from '../games/blitz/table.ts';

/** Plays at a table and keeps the record. */
function played(table: Table, steps: readonly (readonly [command: string, ...dice: number[]])[]): Report {
  const entries: { n: number; events: readonly BlitzEvent[] }[] = [];
  for (const [command, ...dice] of steps) {
    table.play(command, ...dice);
    entries.push({ n: entries.length + 1, events: table.events });
  }
  return reportOf(table.game, entries);
}

const FAR = 'blue inf 1-4 @ -4,4 as far.b\nred inf 1-4 @ 4,-4 as far.r';
const duel = (attack: number, defence: number, game = 'basic', board = ''): Table =>
  position(`game ${game}\n${small(board)}
blue inf ${attack}-4 @ 1,0 as b1
red inf ${defence}-4 @ 0,0 as r1
${FAR}
blue declares`);
const FIGHT = [['declareBattle b1 on 0,0'], ['endDeclaration']] as const;

test('M7.10 who is on board of what is lost is lost with it: in the report and in what happened', () => {
  const board = 'grid radius 4\ncity Werk : 0,0\nroad 0,0 -1,0\nbelongs red 0,0 -1,0';
  const lines = 'blue art 8-4-4 @ 1,0 as a1\nred train 1-60 @ 0,0 as rt\nred inf 4-4 aboard rt as r1';
  const table = position(
    `game basic\nmodules M3 M4 M7 M16\nboard inline\n${board}\nend board\n${lines}\n${FAR}\nblue bombards`,
  );
  const before = table.state;
  const report = played(table, [['bombard a1 on 0,0 train', 1]]);
  expect(report.turns.at(-1)?.red.lostSoFar).toBe(5);
  const lost = happeningsOf(before, table.events).flatMap((one) => (one.is === 'lost' ? [one.unit] : []));
  expect(lost.map((no) => before.units[no]?.id)).toEqual(['rt', 'r1']);
});

test('T2.3.7 pieces of a unit that one command breaks down and removes are told without a word of their own', () => {
  const table = duel(4, 6, 'tournament counterLimits');
  const unit = table.state.units.findIndex(({ id }) => id === 'r1');
  const piece = table.state.units.length;
  const events: BlitzEvent[] = [
    { is: 'split', unit, sizes: [4, 2] },
    { is: 'eliminated', units: [unit, piece], rule: 'B19.6.1' },
  ];
  const desk = deskOf(table.game, LIBRARY);
  expect(desk.happened(table.state, events)).toMatchObject([{ is: 'lost', unit: 'r1' }]);
});

describe('luck by the printed table', () => {
  // 1-1: DB2 EX DB2 DB2 AB2 AE. An exchange costs both 4, AE costs the attacker 4.
  test.each([
    [1, 0, 0],
    [5, 0, 0],
    [6, 0, 4],
  ])('B19.crt, 4 against 4, die %i: %i dealt, %i taken', (die, dealt, taken) => {
    const { rolls } = played(duel(4, 4), [...FIGHT, ['resolve 1', die]]);
    expect(rolls).toMatchObject([
      { side: 'blue', odds: '1-1', die, dealt, taken, dealtOfSix: 4, takenOfSix: 4 + 4, n: 3, turn: 1 },
    ]);
    expect(luckOf(rolls[0] as never)).toBe(6 * (dealt - taken) - (4 - 8));
  });

  test('B19.6: an exchange is reckoned by what the table asks, the doubled defence', () => {
    // 9 against 4 in a city: 9-8, 1-1; the exchange is paid with 8 of the 9.
    const { rolls } = played(duel(9, 4, 'basic', 'city Stadt : 0,0'), [...FIGHT, ['resolve 1', 2]]);
    expect(rolls).toMatchObject([{ odds: '1-1', dealt: 4, taken: 8, dealtOfSix: 4, takenOfSix: 8 + 9 }]);
  });

  test('B19.5.7: a surrounded defender is lost by a retreat too', () => {
    // Sea all round and Blue at 1,0: every DB2 of 1-1 eliminates, as AE and EX do.
    const ring = 'sea 0,-1 1,-1 -1,0 -1,1 0,1';
    const { rolls } = played(duel(4, 4, 'basic', ring), [...FIGHT, ['resolve 1', 1]]);
    expect(rolls).toMatchObject([{ odds: '1-1', die: 1, dealt: 4, taken: 0, dealtOfSix: 4 + 3 * 4, takenOfSix: 8 }]);
  });

  test('M3.11, M4.standard: a battle that is declared and fought at once has its luck too', () => {
    const lines = 'blue inf 4-4 @ 1,0 as b1\nred inf 2-4 @ 0,0 as r1';
    const war = (board = ''): Table =>
      position(`game basic\nmodules M3 M4\n${small(board)}\n${lines}\n${FAR}\nblue attacks`);
    // 2-1: R2 R1 R1 R1 AD2 AD3.
    const { rolls } = played(war(), [['declareBattle b1 on 0,0', 6]]);
    expect(rolls).toMatchObject([{ odds: '2-1', die: 6, dealt: 0, taken: 3, dealtOfSix: 0, takenOfSix: 5 }]);
    // M4.5: who cannot go back pays two factors for every hex.
    const ring = 'sea 0,-1 1,-1 -1,0 -1,1 0,1';
    const shut = played(war(ring), [['declareBattle b1 on 0,0', 2]]);
    expect(shut.rolls).toMatchObject([{ dealt: 2, taken: 0, dealtOfSix: 8, takenOfSix: 5 }]);
  });

  test('B19.2: nothing rolled, no luck', () => {
    expect(played(duel(7, 1), [...FIGHT, ['resolve 1']]).rolls).toEqual([]);
  });

  test('T7.crt: 4 against 2, 2-1: the attacker loses 0 1 0 1 1 2, the defender 2 1 1 0 1 0', () => {
    const { rolls } = played(
      duel(4, 2, 'tournament', 'city A : -4,4\ncity B : 4,-4\nbelongs blue -4,4\nbelongs red 4,-4'),
      [...FIGHT, ['resolve 1', 1]],
    );
    expect(rolls).toMatchObject([{ odds: '2-1', dealt: 2, taken: 0, dealtOfSix: 5, takenOfSix: 5 }]);
    expect(luckOf(rolls[0] as never)).toBe(12);
  });

  test('T7.crt: nobody loses more than he has', () => {
    const { rolls } = played(
      duel(6, 1, 'tournament', 'city A : -4,4\ncity B : 4,-4\nbelongs blue -4,4\nbelongs red 4,-4'),
      [...FIGHT, ['resolve 1', 6]],
    );
    // 6-1: the defender loses 4 2 3 2 2 4 by the table, each time all of his 1.
    expect(rolls).toMatchObject([{ odds: '6-1', dealt: 1, dealtOfSix: 6 }]);
  });
});

describe('the report', () => {
  const report = played(duel(4, 4), [...FIGHT, ['resolve 1', 6], ['endAdvance'], ['endMovement'], ['endDeclaration']]);

  test('losses, strength and turns', () => {
    expect(report.start).toMatchObject({
      blue: { onMap: 5, lostSoFar: 0, atFront: 4 },
      red: { onMap: 5, atFront: 4 },
    });
    expect(report.turns.map(({ turn, mover }) => `${turn} ${mover}`)).toEqual(['1 blue', '1 red', '2 blue']);
    expect(report.turns[0]).toMatchObject({
      n: 4,
      blue: { lost: 4, lostSoFar: 4, onMap: 1 },
      red: { lost: 0, onMap: 5 },
    });
    expect(report.turns[1]).toMatchObject({ n: 6, blue: { lost: 0, lostSoFar: 4 } });
    expect(seriesOf(report, 'lostSoFar')).toEqual({ blue: [0, 4, 4, 4], red: [0, 0, 0, 0] });
  });

  test('expected against actual by player turn', () => {
    expect(luckByTurn(report)[0]).toEqual({
      turn: 1,
      side: 'blue',
      rolls: 1,
      actual: -4,
      expectedSixths: -4,
      luckSixths: -20,
    });
    expect(luckByTurn(report)[1]).toMatchObject({ rolls: 0, luckSixths: 0 });
    expect(luckSeries(report)).toEqual({ blue: [0, -20 / 6, -20 / 6, -20 / 6], red: [0, 20 / 6, 20 / 6, 20 / 6] });
    expect(boldestRolls(report, 3).map(({ n }) => n)).toEqual([3]);
  });

  test('B10.4, T6.1: city hexes and factors At Sea', () => {
    const { start } = reportOf(coast('blue inf 3-4 sea A as b2').game, []);
    expect(start).toMatchObject({ blue: { cities: 1, atSea: 3, onMap: 1 }, red: { cities: 1, atSea: 0 } });
  });

  test('a set-up is not a player turn', () => {
    const setUp = position(`game basic
${small('belongs blue 1,0\nbelongs red 0,0')}
blue inf 4-4 waits 1 as b1
red inf 4-4 waits 1 as r1
blue sets up`);
    expect(reportOf(setUp.game, []).turns).toEqual([]);
    const begun = played(setUp, [['placeUnit b1 @ 1,0'], ['ready'], ['placeUnit r1 @ 0,0'], ['ready']]);
    expect(begun.turns.map(({ turn, mover }) => `${turn} ${mover}`)).toEqual(['1 blue']);
    expect(begun.start).toMatchObject({ blue: { onMap: 4 }, red: { onMap: 4 } });
  });
});

describe('axes', () => {
  test('round numbers that hold every value', () => {
    expect(ticksFor(0, 286)).toEqual([0, 100, 200, 300]);
    expect(ticksFor(0, 1)).toEqual([0, 1]);
    expect(ticksFor(-3.3, 3.3)).toEqual([-4, -2, 0, 2, 4]);
    expect(ticksFor(0, 40)).toEqual([0, 10, 20, 30, 40]);
  });
  test('lines from corner to corner', () => {
    const at = placer({ width: 100, height: 50, left: 10, right: 0, top: 0, bottom: 10 }, 3, [0, 10]);
    expect(linePath([0, 5, 10], at)).toBe('M10.0 40.0 L55.0 20.0 L100.0 0.0');
  });
});
