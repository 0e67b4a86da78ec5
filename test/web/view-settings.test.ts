import { describe, expect, test } from 'vitest';
import { SWITCHES } from '#games/blitz/presets.ts';
import {
  BASIC_ATTRITION,
  CITY_CAPTURE,
  type ResultTable,
  resultOf,
  TOURNAMENT_ATTRITION,
} from '#games/blitz/combat/rules/tables.ts';
import { BLITZ, STANDARD } from '#games/blitz/combat/results/tables.ts';
import { WEATHERS } from '#games/blitz/types.ts';
import { EMPTY_REASONS, OVERLAYS } from '#games/blitz/desk/view/overlay-types.ts';
import { kindOf } from '#web/games/blitz/phrases/log-kinds.ts';
import { workOutOdds } from '#web/games/blitz/tools/odds-sum.ts';
import { columnFor, PRINTED, printed, printedFor } from '#web/games/blitz/phrases/tables.ts';
import { de as blitzDe } from '#web/games/blitz/words/de.ts';
import { en as blitzEn } from '#web/games/blitz/words/en.ts';
import { LIBRARY } from '../laws/library.ts';
import { sitDown } from './blitz-referee.ts';

/** Displays of the table besides the decision: asked of the real referee, without a browser. */

const BOARD = `board inline
  grid rows A..H columns 1..10
  city Town : D5
  road : D1 D2 D3 D4 D5
  mountain E5
end board`;

const open = (text: string) => {
  const { ask, say, seek, ...seat } = sitDown(LIBRARY);
  const start = seat.open(text);
  const names = Array.from({ length: 80 }, (_, i) => `${'ABCDEFGH'[Math.floor(i / 10)]}${(i % 10) + 1}`);
  return { ask, say, seek, start, name: (hex: string) => names.indexOf(hex) };
};

const DUEL = `game basic
${BOARD}
# dice 1
blue arm 6-6 @ B2 as b1
blue inf 4-4 @ B2 as b2
red inf 2-4 @ B6 as r1
red inf 4-4 @ H10 as r2
blue moves
`;

describe('what a command did', () => {
  test('a move has its way from where the unit stood, a battle its die, an end its hex', () => {
    const { ask, say, seek, name } = open(DUEL);
    expect(say('moveUnit b1+b2 to B5').happened).toMatchObject([
      { is: 'went', unit: 'b1', path: [name('B2'), name('B3'), name('B4'), name('B5')] },
      { is: 'went', unit: 'b2' },
    ]);
    const result = { table: 'B19.crt', column: '5-1', die: 1 };
    const what = { is: 'fought', kind: 'ground', odds: '5-1', die: 1, result, hexes: [name('B6')] };
    expect(say('endMovement', 'declareBattle b1+b2 on B6', 'endDeclaration', 'resolve 1').happened).toMatchObject([
      { is: 'own', die: true, what },
      { is: 'lost', unit: 'r1', at: name('B6') },
    ]);
    expect(ask.rolls()).toMatchObject([{ side: 'blue', turn: 1, dice: [1], happened: [{ what }, { is: 'lost' }] }]);
    expect(seek(1).happened).toEqual([]);
  });

  test('after a leap nothing is shown as it happens, but where it happened last is known', () => {
    const { say, seek, name } = open(DUEL);
    say('moveUnit b1 to B5', 'moveUnit b2 to B3', 'endMovement', 'declareBattle b1 on B6');
    expect(seek(1)).toMatchObject({
      happened: [],
      reached: [{ is: 'went', unit: 'b1', path: [name('B2'), name('B3'), name('B4'), name('B5')] }],
    });
    expect(seek(0).reached).toEqual([]);
    // A step is shown as it happens.
    expect(seek(1).happened).toMatchObject([{ is: 'went', unit: 'b1' }]);
  });
});

describe('overlays', () => {
  test('every overlay shows something or says why not, at every level', () => {
    const switches = Object.keys(SWITCHES).join(' ');
    const levels = ['game basic', 'game tournament', `game tournament ${switches}`];
    for (const level of levels) {
      const { ask } = open(`${level}\n${BOARD}\nblue inf 4-4 @ B2\nred inf 4-4 @ G8\nblue moves\n`);
      for (const name of OVERLAYS) {
        const { empty, tints, hatches, paths, plates } = ask.overlay(name);
        const shown = [...tints, ...hatches, ...paths].flatMap((one) => one.hexes).length + plates.length;
        expect(shown > 0, `${level}: ${name}`).toBe(empty === undefined);
      }
    }
  });

  test('every reason and every weather has words, in both languages', () => {
    for (const words of [blitzEn, blitzDe]) {
      for (const reason of EMPTY_REASONS) expect(words.overlayEmpty[reason]).not.toBe(reason);
      for (const weather of WEATHERS) expect(words.weatherMeans[weather]).not.toBe(weather);
      for (const name of OVERLAYS) expect(words.overlayName[name]).not.toBe(name);
    }
  });

  test('supply: routes with O21.1 only, and a mark where there is none', () => {
    const army = `control blue D5\nblue inf 4-4 @ D1 as b1\nblue inf 4-4 @ H2 as b2\nred arm 6-6 @ F2 as r1\nred inf 4-4 @ G1 as r2\nred inf 4-4 @ G4 as r3\nblue moves\n`;
    const { ask, name } = open(`game tournament supplyRoutes\n${BOARD}\n${army}`);
    const routed = ask.overlay('supply');
    const blue = routed.paths.find(({ side }) => side === 'blue');
    expect(blue?.hexes).toEqual(['D1', 'D2', 'D3', 'D4', 'D5'].map(name));
    expect(routed.plates).toContainEqual({ hex: name('H2'), text: '!', tone: 'warning' });
    expect(routed.sums).toEqual([
      { side: 'blue', need: 8, has: 12 },
      { side: 'red', need: 14, has: 0 },
    ]);
    const plain = open(`game tournament\n${BOARD}\n${army}`).ask.overlay('supply');
    expect(plain).toMatchObject({ routes: false, paths: [], plates: [] });
  });

  test('threat: where the enemy can stand, what he can strike, and how hard', () => {
    const { ask, name } = open(
      `game basic\n${BOARD}\nblue inf 4-4 @ B2\nred arm 6-6 @ B6 as r1\nred inf 1-1 @ H10\nblue moves\n`,
    );
    const found = ask.overlay('threat');
    expect(found.whose).toBe('red');
    expect(found.plates).toEqual([{ hex: name('B2'), text: '6', tone: 'enemy' }]);
    expect(found.tints[0]?.hexes).toContain(name('B3'));
  });

  test('moves: the ways of the player turn before', () => {
    const { ask, say, name } = open(DUEL);
    expect(ask.overlay('moves').empty).toBe('noMovesYet');
    say('moveUnit b1 to B4', 'endMovement', 'endDeclaration');
    expect(ask.overlay('moves').paths).toEqual([{ side: 'blue', hexes: ['B2', 'B3', 'B4'].map(name) }]);
  });
});

describe('questions about the board', () => {
  test('a hex: its ground, who stands there, who is near and who could come', () => {
    const { ask, name } = open(DUEL);
    expect(ask.about(name('D5'))).toMatchObject({ city: 'Town', controller: 'nobody', features: ['road'], units: [] });
    const here = ask.about(name('B2'));
    expect(here).toMatchObject({ units: [0, 1], room: 2, zocs: [], threat: 2 });
    expect(here.enemies[0]).toEqual({ hex: name('B6'), away: 4, units: [2] });
    expect(here.threats).toEqual([{ unit: 2, hex: name('B6') }]);
    expect(ask.about(name('B7')).zocs).toEqual(['red']);
  });

  test('a way: thirds along the road, the halt in the mountains, the rule at a closed step', () => {
    const { ask, name } = open(DUEL);
    const walker = { side: 'blue', type: 'infantry', mf: 4, enemies: true } as const;
    expect(ask.way(walker, name('D1'), name('D4'))).toMatchObject({ cost: 3, allowance: 12 });
    const up = ask.way(walker, name('E4'), name('E5'));
    expect(up).toMatchObject({ cost: 3, steps: [{ hex: name('E5'), cost: 3, stops: true }] });
    // Past one day's march the price is still told.
    expect(ask.way({ ...walker, mf: 1 }, name('A1'), name('A4'))).toMatchObject({ cost: 9, allowance: 3 });
    expect(ask.way(walker, name('B5'), name('B6'))).toMatchObject({ rule: 'B6.6' });
    expect(ask.way({ ...walker, enemies: false }, name('B5'), name('B6'))).toMatchObject({ cost: 3 });
  });
});

describe('tables and sums', () => {
  test('the tables shown are the printed ones, and a battle finds its cell', () => {
    for (const name of PRINTED) expect(printed(name).rows).toHaveLength(6);
    const basic = printed('basic');
    const at = basic.columns.indexOf('3-1');
    expect(basic.rows.map((row) => row[at]?.[0])).toEqual(
      [1, 2, 3, 4, 5, 6].map((die) => BASIC_ATTRITION.printed(die, '3-1')[0]),
    );
    expect(printed('tournament').rows[3]?.[at]).toEqual(TOURNAMENT_ATTRITION.printed(4, '3-1'));
    const rolled = (table: ResultTable, column: string) => ({ result: resultOf(table, column, 1) });
    expect(columnFor(basic, rolled(BASIC_ATTRITION, '3-1'))).toBe('3-1');
    expect(columnFor(basic, { result: { table: 'B19.crt', effects: [] } })).toBeUndefined();
    expect(columnFor(printed('capture'), rolled(CITY_CAPTURE, '12-15'))).toBe('12-15');
    expect(columnFor(printed('blitz'), rolled(BLITZ, '8-1'))).toBe('6-1');
    expect(printedFor(rolled(TOURNAMENT_ATTRITION, '3-1'))).toBe('tournament');
    expect(printedFor(rolled(STANDARD, '3-1'))).toBe('standard');
    expect(printedFor({ result: { table: 'O23.nuclear', effects: [] } })).toBeUndefined();
  });

  test('odds: doubled in a city, rounded for the defender, with the factors that are missing', () => {
    const ask = { table: 'basic', attack: 12, defence: 4, ground: 'open', surrounded: false } as const;
    expect(workOutOdds(ask)).toMatchObject({
      odds: '3-1',
      column: '3-1',
      short: [{ factors: 4, odds: '4-1' }, {}, {}],
    });
    expect(workOutOdds(ask).chances).toEqual([
      { result: ['DE'], sixths: 2 },
      { result: ['EX'], sixths: 2 },
      { result: ['DB2'], sixths: 2 },
    ]);
    expect(workOutOdds({ ...ask, ground: 'city' })).toMatchObject({ defence: 8, odds: '1-1' });
    expect(workOutOdds({ ...ask, attack: 28 })).toMatchObject({ sure: 'eliminated', chances: [] });
    expect(workOutOdds({ ...ask, attack: 1, defence: 7 })).toMatchObject({ sure: 'refused' });
    // T7.2.16 counts factors, so 20 against 4 is enough and 19 is not.
    const ringed = { ...ask, table: 'tournament', surrounded: true } as const;
    expect(workOutOdds({ ...ringed, attack: 20 }).sure).toBe('eliminated');
    expect(workOutOdds({ ...ringed, attack: 19 }).sure).toBeUndefined();
    for (const table of ['basic', 'tournament'] as const)
      expect(workOutOdds({ ...ask, table }).chances.reduce((sum, one) => sum + one.sixths, 0)).toBe(6);
  });

  test('a line of the log is of the kind its first rule says', () => {
    expect(
      ['B11.1', 'B19.3', 'B10.3', 'B4.1', 'B7.a10', 'T6.1.4', 'T23.1.2', 'O21.1.4'].map((rule) => kindOf([rule])),
    ).toEqual(['moves', 'battles', 'cities', 'course', 'battles', 'moves', 'battles', 'cities']);
    expect(kindOf([])).toBe('course');
  });
});
