import { describe, expect, test } from 'vitest';
import type { Library } from '#games/blitz/position.ts';
import { continent, dataText } from '#test/board/files.ts';
import { basic, controller, ends, events, house, legalTexts } from './basic.ts';
import { position } from './table.ts';

/** Great Blue in the north of a small board, Big Red in the south, a minor country between them. */
const rows = (r: number) => [-3, -2, -1, 0, 1, 2, 3].filter((q) => Math.abs(q + r) <= 3).map((q) => `${q},${r}`);
const LANDS = [
  `belongs blue ${[-3, -2, -1].flatMap(rows).join(' ')}`,
  `belongs n ${rows(0).join(' ')}`,
  `belongs red ${[1, 2, 3].flatMap(rows).join(' ')}`,
].join('\n');

const setUp = (lines: string, statements = '') => basic(lines, `${LANDS}\n${statements}`, 3);

const LIBRARY: Library = {
  boards: { continent: dataText('continent.board') },
  armies: { continent: dataText('continent.army') },
  placements: {},
  scenarios: { basic: dataText('basic.scenario') },
};

describe('B3 preparation', () => {
  test('B3.1 Blue lives in the north and Red in the south; every unit has its turn of arrival', () => {
    const { grid, homeCityHexes } = continent();
    const middle = (hexes: readonly number[]) =>
      hexes.reduce((sum, hex) => sum + (grid.r[hex] as number), 0) / hexes.length;
    expect(middle(homeCityHexes.blue)).toBeLessThan(middle(homeCityHexes.red));
    const table = position('scenario basic', LIBRARY);
    for (const side of ['blue', 'red'] as const) {
      const dues = new Set(table.state.units.filter((unit) => unit.side === side).map((unit) => unit.due));
      expect([...dues].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('B3.2 Blue sets up first, in Great Blue, at most 12 size a hex', () => {
    const table = setUp(
      'blue arm 8-6 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nblue inf 1-4 waits 1 as b3\nred inf 4-4 waits 1 as r1\nblue sets up',
    );
    expect(table.side).toBe('blue');
    expect(table.refusal('placeUnit r1 0,2')).toMatch(/^B80\.1$/);
    expect(table.refusal('red: placeUnit r1 0,2')).toBe('B80.1');
    expect(table.refusal('placeUnit b1 0,1')).toBe('B3.2');
    expect(table.refusal('placeUnit b1 0,0')).toBe('B3.2');
    table.play(['placeUnit b1 0,-1', 'placeUnit b2 0,-1']);
    expect(table.refusal('placeUnit b3 0,-1')).toBe('B3.2');
    expect(table.refusal('ready')).toBe('B80.1');
    table.play(['placeUnit b3 0,-2']);
    // Placed units may be placed anew, and room is judged without the unit itself.
    table.play(['placeUnit b2 0,-3', 'placeUnit b3 0,-1', 'placeUnit b1 0,-1', 'ready']);
    expect([table.where('b1'), table.where('b2'), table.where('b3')]).toEqual(['0,-1', '0,-3', '0,-1']);
  });

  test('B3.3 Red follows, in Big Red, under the same limits', () => {
    const table = setUp(
      'blue inf 4-4 waits 1 as b1\nred arm 8-6 waits 1 as r1\nred inf 6-4 waits 1 as r2\nblue sets up',
    );
    table.play(['placeUnit b1 0,-1', 'ready']);
    expect(table.side).toBe('red');
    expect(table.refusal('placeUnit r1 0,-2')).toBe('B3.3');
    expect(table.refusal('placeUnit r1 1,0')).toBe('B3.3');
    table.play('placeUnit r1 0,1');
    expect(table.refusal('placeUnit r2 0,1')).toBe('B3.3');
    expect(table.refusal('placeUnit b1 0,-2')).toBe('B80.2');
    expect(table.refusal('holdBack b1')).toBe('B3.5');
    table.play(['placeUnit r2 0,2', 'ready']);
    expect([table.side, table.phase, table.state.turn]).toEqual(['blue', 'B80.3', 1]);
  });

  test('B3.4 no set-up on lake, sea or neutral hexes; armor and artillery in forest on road hexes only', () => {
    const table = setUp(
      'blue inf 4-4 waits 1 as b1\nblue arm 6-6 waits 1 as b2\nblue art 8-4-4 waits 1 as b3\nblue sets up',
      'lake 0,-1\nsea 0,-2 zone A\nneutral 0,-3\nforest 1,-1 1,-2\nmountain 1,-3\nroad : 1,-2 2,-2',
    );
    for (const hex of ['0,-1', '0,-2', '0,-3']) {
      for (const id of ['b1', 'b2', 'b3']) expect(table.refusal(`placeUnit ${id} ${hex}`), hex).toBe('B3.4');
    }
    expect(table.refusal('placeUnit b2 1,-1')).toBe('B3.4');
    expect(table.refusal('placeUnit b3 1,-1')).toBe('B3.4');
    table.play(['placeUnit b1 1,-1', 'placeUnit b2 1,-2', 'placeUnit b3 1,-3']);
    expect([table.where('b1'), table.where('b2'), table.where('b3')]).toEqual(['1,-1', '1,-2', '1,-3']);
  });

  test('B3.4 under strictTerrain a road in the forest does not help', () => {
    const lines = 'blue arm 6-6 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nblue sets up';
    const table = house('strictTerrain', lines, `${LANDS}\nforest 1,-2\nroad : 1,-2 2,-2`, 3);
    expect(table.refusal('placeUnit b1 1,-2')).toBe('B3.4');
    table.play('placeUnit b2 1,-2');
  });

  test('B3.5 a turn-1 unit may be held back and enters later as a reinforcement', () => {
    const table = setUp(
      'blue inf 4-4 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nblue inf 4-4 waits 2 as b3\nred inf 4-4 waits 1 as r1\nblue sets up',
      'city Home : 0,-3',
    );
    expect(table.refusal('holdBack b3')).toBe('B3.5');
    expect(table.refusal('holdBack r1')).toBe('B3.5');
    expect(table.refusal('placeUnit b3 0,-1')).toBe('B17.1');
    table.play(['placeUnit b1 0,-1', 'holdBack b2']);
    // Held back is not for ever: it may still be placed, and a placed unit held back.
    table.play(['placeUnit b2 0,-2', 'holdBack b2', 'ready']);
    expect(table.where('b2')).toBe('waiting');
    table.play(['placeUnit r1 0,3', 'ready']);
    table.play('placeReinforcement b2 0,-3');
    expect(table.where('b2')).toBe('0,-3');
    expect(table.refusal('placeReinforcement b3 0,-3')).toBe('B17.1');
  });

  test('B3.6 home city hexes belong to their owner at the start, minor ones to nobody, until the first update', () => {
    const table = setUp(
      'blue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\nblue sets up',
      'city Home : 0,-3 1,-3\ncity Minor : 2,0\ncity Near : 0,0\ncity Foe : 0,3',
    );
    const all = () => ['0,-3', '1,-3', '2,0', '0,0', '0,3'].map((name) => controller(table, name));
    expect(all()).toEqual(['blue', 'blue', 'nobody', 'nobody', 'red']);
    table.play(['placeUnit b1 0,-1', 'ready']);
    expect(all()).toEqual(['blue', 'blue', 'nobody', 'nobody', 'red']);
    table.play(['placeUnit r1 0,3', 'ready']);
    // B10.5: the update after set-up.
    expect(events(table, 'control')).toHaveLength(1);
    expect(all()).toEqual(['blue', 'blue', 'nobody', 'blue', 'red']);
  });

  test('B3.2 B3.3 what is offered is what is allowed: the engine lists every set-up hex', () => {
    const table = setUp(
      'blue inf 4-4 waits 1 as b1\nblue arm 6-6 waits 1 as b2\nblue sets up',
      'forest 0,-1\nlake 0,-2',
    );
    const places = legalTexts(table, 'placeUnit').filter((text) => text.startsWith('placeUnit b1'));
    expect(places).toHaveLength(4 + 5 + 6 - 1);
    expect(legalTexts(table, 'placeUnit').filter((text) => text.startsWith('placeUnit b2'))).toHaveLength(13);
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
  });
});
