import { describe, expect, test } from 'vitest';
import { nameOf } from '#hex/grid.ts';
import { guerillasView } from '#games/blitz/countries/desk/guerillas.ts';
import { chooseUprising } from '#games/blitz/countries/players/guerillas.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { waitingOf } from '#games/blitz/countries/guerillas/revolt.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';
import { at, modular } from './table.ts';

/** Great Blue in the west; six cities outside it. */
const BOARD = `belongs b -4,0 -4,1 -4,2 -3,0 -3,-1
belongs r 4,-1 3,0 3,-1
belongs n -1,0 0,0 1,0 0,1
city Bb : -4,0
city C1 : 4,-1
city C2 : 0,0
city C3 : 2,-2
city C4 : 0,3
city C5 : 0,-3
city C6 : -2,4`;
const OPPRESSOR = 'blue inf 4-4 @ -4,0 as b1\nblue inf 4-4 @ 0,0 as b2';
const g = (lines: string, modules = 'M3 M8 M15 M17', options = ''): Table =>
  modular(modules, `options scenario=G ${options}\n${lines}`, BOARD);
/** Passes both player turns without a move. */
const passed = (table: Table): Table => {
  table.play('endMovement');
  return at(table) === 'battles' ? table.play('endCombat') : table;
};
const verdict = ({ state }: Table) => [state.outcome?.winner, state.outcome?.rule];

describe('M17.g National Liberation', () => {
  test('M17.g.1, M17.g.2, M80.48 the oppressor takes an army and sets up anywhere; then eighteen guerillas near cities abroad', () => {
    const table = position('scenario national-liberation', LIBRARY);
    expect([at(table), table.side]).toEqual(['obChoice', 'blue']);
    roundTripInLibrary(table);
    table.play('chooseHigher 4');
    expect(table.state.units.filter((unit) => unit.type === 'guerilla')).toHaveLength(18);
    expect([at(table), table.side, table.state.first]).toEqual(['setup', 'blue', 'red']);
    roundTripInLibrary(table);
    const small = g(
      'blue inf 4-4 @ -4,0\nred gue 1-4 waits 1 as r.g1\nred gue 1-4 waits 1 as r.g2\nblue inf 4-4 waits 1 as b9\nblue sets up',
      'M3 M8 M15 M17',
    );
    expect(small.side).toBe('blue');
    small.play(['placeUnit b9 0,0', 'ready']);
    expect(small.refusal('placeUnit r.g1 -4,1')).toBe('M17.g.3');
    expect(small.refusal('placeUnit r.g1 1,0')).toBe('M15.4');
    small.play('placeGuerilla 2,-2');
    expect(small.where('r.g1')).toBe('2,-2');
    roundTrip(small);
    small.play(['placeUnit r.g2 2,-1', 'ready']);
    // M17.g.2
    expect([at(small), small.side]).toEqual(['movement', 'red']);
  });

  test('M17.g.1 oppressor: Red by option', () => {
    const table = position('scenario national-liberation\noptions oppressor=red', LIBRARY);
    expect([at(table), table.side]).toEqual(['obChoice', 'red']);
    table.play('chooseHigher 2');
    expect(table.state.units.find((unit) => unit.type === 'guerilla')?.side).toBe('blue');
    expect([table.side, table.state.first]).toEqual(['red', 'blue']);
  });

  test('M17.g.3 the oppressor’s home is closed to them, everything else is their own country', () => {
    const table = g(`${OPPRESSOR}\nred gue 1-4 @ -2,0 as g1\nred gue 2-4 @ 1,0 as g2\nred moves`);
    expect(table.refusal('moveUnit g1 -3,0')).toBe('M17.g.3');
    expect(legalTexts(table, 'moveUnit').some((text) => text.endsWith(' -3,0'))).toBe(false);
    table.play('endMovement');
    table.play('declareBattle g2 on 0,0', 6);
    expect(at(table)).not.toBe('obChoice');
  });

  test('M17.g.4 in a cycle turn one for each city abroad that he garrisons, placed near it; never pacified', () => {
    const table = g(`${OPPRESSOR}\nturn 2\nred gue 1-4 @ 4,-2 as g1\nblue moves`);
    passed(table);
    expect([at(table), table.side, waitingOf(table.game.world.board, table.state, 'red').length]).toEqual([
      'guerillas',
      'red',
      1,
    ]);
    roundTrip(table);
    expect(table.refusal('placeGuerilla -3,0 of 0,0')).toBe('M17.g.3');
    table.play('placeGuerilla 2,0');
    expect([table.where('r.g1'), table.state.turn]).toEqual(['2,0', 3]);
  });

  describe('M17.g.4 more than eighteen garrisoned cities', () => {
    /** Twenty cities abroad in two rows, six hexes apart, each garrisoned. */
    const cities = Array.from({ length: 20 }, (_, i) => ({
      name: `S${i}`,
      hex: `${(i % 10) * 6},${i < 10 ? 0 : 9}`,
      near: `${(i % 10) * 6},${i < 10 ? 3 : 12}`,
    }));
    const wide = (more = '', phase = 'blue moves'): Table =>
      position(
        [
          'game basic\nmodules M3 M8 M15 M17\noptions scenario=G\nboard inline\ngrid q -6..58 r -3..14\ncountry b blue Blue\ncountry r red Red',
          'city Bb : -6,0\nbelongs b -6,0',
          ...cities.map(({ name, hex }) => `city ${name} : ${hex}`),
          'end board\nturn 2\nblue inf 4-4 @ -6,0 as b0',
          ...cities.map(({ hex }, i) => `blue inf 1-4 @ ${hex} as c${i}`),
          `red gue 1-4 @ 3,6 as g1\n${more}`,
          phase,
        ].join('\n'),
      );
    const risen = (): Table => passed(wide());
    const left = ({ state }: Table) => state.uprisings?.[0]?.choice?.left;

    test('M17.g.4 the guerilla player chooses the eighteen as he places them, the last two cities too', () => {
      const table = risen();
      expect([at(table), table.side, left(table)]).toEqual(['guerillas', 'red', 18]);
      expect(new Set(legalTexts(table, 'delay'))).toHaveLength(21);
      roundTrip(table);
      const last = [...cities].reverse();
      for (const { hex, near } of last.slice(0, 17)) table.play(`placeGuerilla ${near} of ${hex}`);
      expect(left(table)).toBe(1);
      roundTrip(table);
      // A city gives one.
      expect(table.refusal(`placeGuerilla 54,12 of 54,9`)).toBe('M15.3');
      table.play(`placeGuerilla ${last[17]?.near} of ${last[17]?.hex}`);
      expect([at(table), table.state.turn, table.state.uprisings?.[0]]).toEqual([
        'movement',
        3,
        { country: -1, side: 'red', waiting: [], begun: true },
      ]);
      expect(table.state.units.filter((unit) => unit.type === 'guerilla')).toHaveLength(19);
    });

    test('M17.g.4, M15.4 who waits is chosen too; delay alone takes the first cities that are left', () => {
      const table = risen().play(['delay 54,9', 'delay 48,9']);
      expect([left(table), table.state.uprisings?.[0]?.waiting.length]).toEqual([16, 2]);
      expect(table.refusal('delay 54,9')).toBe('M15.4');
      table.play('delay');
      const { grid } = table.game.world.board;
      const waiting = waitingOf(table.game.world.board, table.state, 'red').map((hex) => nameOf(grid, hex));
      expect(waiting).toEqual(['54,9', '48,9', ...cities.slice(0, 16).map(({ hex }) => hex)]);
      expect([at(table), left(table)]).toEqual(['movement', undefined]);
    });

    test('M17.g.4, M15.4 one who has waited comes before one of the same city who is chosen now', () => {
      const table = passed(wide('uprising all red begun waiting 54,9'));
      table.play('placeGuerilla 54,12 of 54,9');
      expect([left(table), table.state.uprisings?.[0]?.waiting]).toEqual([18, []]);
      table.play('placeGuerilla 54,12 of 54,9');
      expect(left(table)).toBe(17);
    });

    test('M17.g.4 the computer chooses eighteen, and may be asked to by a human', () => {
      const table = risen();
      while (at(table) === 'guerillas') {
        const frame = table.state.frames.at(-1);
        if (frame?.at !== 'guerillas') break;
        const command = chooseUprising(table.game.world, table.state, frame);
        table.play(writeCommand(table.game.world, table.state, command));
      }
      expect(table.state.units.filter((unit) => unit.type === 'guerilla')).toHaveLength(19);
    });

    test('M17.g.4 the table shows all cities, and how many are to be chosen', () => {
      const view = guerillasView(risen().game, risen().state);
      expect([view?.choosing, view?.placing.length]).toEqual([18, 20]);
      expect(guerillasView(wide().game, wide().state)?.countries[0]?.coming).toBe(18);
    });

    test('M17.g.4 a choice that is none, or names no city, is refused', () => {
      const read = (line: string): string =>
        faults(
          `game basic\nmodules M3 M8 M15 M17\noptions scenario=G\n${small(BOARD)}\n${OPPRESSOR}\nred gue 1-4 @ 4,-2 as g1\n${line}\nred places guerillas`,
        ).join();
      expect(read('uprising all red chooses 1 0,0+4,-1')).toBe('');
      expect(read('uprising all red chooses 2 0,0+4,-1')).toContain('M17.g.4');
      expect(read('uprising all red chooses 19 0,0+4,-1')).toContain('M17.g.4');
      expect(read('uprising all red chooses x 0,0+4,-1')).toContain('M17.g.4');
      expect(read('uprising all red chooses 1 0,0+0,0')).toContain('M17.g.4');
      expect(read('uprising all red chooses 1 0,0+1,1')).toContain('M15.3');
    });
  });

  test('M17.g.5, M17.g.6 five free cities at three ends in a row: they may end the game or play on', () => {
    const table = g(`${OPPRESSOR}\nred gue 1-4 @ 4,-2 as g1\nred moves`);
    passed(table);
    expect(table.state.held).toEqual([1, 0, 0]);
    passed(table);
    expect([table.state.held, at(table)]).toEqual([[2, 0, 0], 'movement']);
    roundTrip(table);
    passed(table);
    expect([at(table), table.side, table.phase]).toEqual(['claim', 'red', 'M80.28']);
    roundTrip(table);
    const on = table.state;
    table.play('claimVictory');
    expect(verdict(table)).toEqual(['red', 'M17.g.6']);
    // Translatable sentence, for readers in another language.
    expect(table.game.outcome(table.state)?.because).toMatchObject({
      says: '{}: {} has held {} {city|cities} for a complete turn',
    });
    table.state = on;
    table.play('playOn');
    expect([at(table), table.side]).toEqual(['movement', 'blue']);
    // Four free cities break the row.
    const fewer = g(`${OPPRESSOR}\nblue inf 4-4 @ 0,3\nheld 2 0 0\nred gue 1-4 @ 4,-2 as g1\nred moves`);
    passed(fewer);
    expect([fewer.state.held, at(fewer)]).toEqual([[0, 0, 0], 'movement']);
  });

  test('M17.g.7, M17.5 no guerilla in play: the oppressor wins, those who wait do not count', () => {
    const table = g(`${OPPRESSOR}\nuprising all red begun waiting 0,0\nred gue 1-4 lost as g1\nblue moves`);
    passed(table);
    expect(verdict(table)).toEqual(['blue', 'M17.g.7']);
    // Without any unit the oppressor is not beaten yet.
    const none = g('blue inf 4-4 lost as b1\nred gue 1-4 @ 4,-2 as g1\nred moves');
    passed(none);
    expect(none.state.outcome).toBeUndefined();
  });

  test('M17.g.8 neither within 36 turns is a stalemate', () => {
    const table = g(
      `turns 36\nturn 36\n${OPPRESSOR}\nblue inf 4-4 @ 0,3\nblue inf 4-4 @ 2,-2\nred gue 1-4 @ 4,-2 as g1\nblue moves`,
    );
    passed(table);
    while (at(table) === 'guerillas') table.play('delay');
    expect(verdict(table)).toEqual(['draw', 'M17.g.8']);
  });

  test('M17.g.9 the oppressor produces with M9, the guerillas do not', () => {
    const table = g(
      `${OPPRESSOR}\nturn 2\ncentre blue 10 -4,0\nred gue 1-4 @ 4,-2 as g1\nblue moves`,
      'M3 M8 M9 M15 M17',
    );
    passed(table);
    expect([at(table), table.side]).toEqual(['production', 'blue']);
    table.play('endProduction');
    expect([at(table), table.side]).toEqual(['guerillas', 'red']);
  });
});

function roundTripInLibrary(table: Table): void {
  const again = position(table.text(), LIBRARY);
  expect(again.text()).toBe(table.text());
}
