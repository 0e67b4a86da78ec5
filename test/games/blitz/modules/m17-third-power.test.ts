import { describe, expect, test } from 'vitest';
import { roomInSetUp } from '#games/blitz/desk/placement.ts';
import { productionView } from '#games/blitz/economy/desk/production.ts';
import type { Command } from '#games/blitz/types.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { ends } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';

/** San Estados in the middle, Big Red in the east, Great Blue in the west. */
const BOARD = `belongs b -4,0 -3,0 -4,1
belongs t -2,0 -1,0 0,0 -1,1 0,-1 -2,1 0,1 -1,-1
belongs r 1,0 2,0 3,0 1,1 2,1 1,-1 2,-1 3,-1 2,-2
city Bb : -4,0
city Ta : -2,0
city Tb : 0,0
city Tc : -1,1
city Ra : 3,0
city Rb : 2,-2
road : -2,0 -1,0 0,0 1,0 2,0 3,0`;
const ARMY = 'orders continent\nob blue 2\nob red 5';
const MODULES = 'M8 M9 M15 M17 M18';
const f = (lines: string, modules = MODULES, options = '', level = 'basic'): Table =>
  position(
    `game ${level}\nmodules ${modules}\noptions scenario=F ${options}\n${small(BOARD)}\n${ARMY}\n${lines}`,
    LIBRARY,
  );
const back = (table: Table): Table => roundTrip(table, LIBRARY);
const stands = ({ state, game }: Table) =>
  Object.fromEntries(
    (state.nations ?? []).map(({ country, operator, blue, red }): [string, unknown] => [
      game.world.board.source.countries[country]?.letter ?? '',
      [operator, blue, red],
    ]),
  );
const passed = (table: Table): Table => table.play(['endMovement', 'endDeclaration']);
const UNITS = 'blue inf 4-4 @ -3,0 as b1\nred inf 2-2 @ 3,0 as r1\nred inf 4-4 @ 0,-1 of t as t1';

describe('M17.f Third Power', () => {
  test('M17.f.1, M17.f.4 all five minors are active allies under the Red player; Big Red is nobody’s enemy yet', () => {
    const table = position('scenario third-power', LIBRARY);
    const minor = ['red', 'atWar', 'activeAlly'];
    expect(stands(table)).toEqual({
      n: minor,
      s: minor,
      c: minor,
      t: minor,
      e: minor,
      r: ['red', 'neutral', 'activeAlly'],
    });
  });

  test('M17.f.2 Blue takes any order of battle but #1, Red #5 or #6', () => {
    const table = position('scenario third-power', LIBRARY);
    for (const pair of ['1 5', '2 4', '2 7']) expect(table.refusal(`agreeOb ${pair}`), pair).toBe('M17.f.2');
    table.play(['agreeOb 7 6', 'agreeOb 7 6']);
    // M17.f.3: Blue sets up first; the Red player moves first, whatever the numbers.
    expect([table.phase, table.side, table.state.first]).toEqual(['M80.3', 'blue', 'red']);
    back(table);
    const other = position('scenario third-power\noptions obChoice=method2', LIBRARY);
    expect(other.refusal('rollOb')).toBe('M80.1');
  });

  test('M17.f.8, M18.5 in set-up: centres of the minor countries, and hexes for whoever is in hand', () => {
    const table = f(
      'centre blue 10 -4,0\nblue inf 4-4 waits 1 as b1\nred inf 2-2 waits 1 as r1\nred inf 4-4 waits 1 of t as t1\nblue sets up',
    );
    expect(productionView(table.game, table.state)?.ofMinors.unplaced).toEqual([]);
    table.play(['placeUnit b1 -3,0', 'ready']);
    const { grid } = table.game.world.board;
    const names = (hexes: readonly number[] = []) => hexes.map((hex) => grid.names[hex]);
    const view = productionView(table.game, table.state);
    expect(view?.ofMinors.unplaced).toEqual([5, 5, 5, 5]);
    const open = (command: Command) => table.game.check(table.state, 'red', command) === undefined;
    const all = grid.names.map((_, hex) => hex);
    const cities = all.filter((hex) => open({ do: 'placePc', size: 5, hex }));
    expect([...(view?.places ?? []), ...(view?.ofMinors.places ?? [])].sort((a, b) => a - b)).toEqual(cities);
    const room = (...ids: string[]) =>
      names(
        roomInSetUp(
          table.game,
          table.state,
          ids.map((id) => table.state.units.findIndex((unit) => unit.id === id)),
        ),
      );
    for (const id of ['t1', 'r1']) {
      const unit = table.state.units.findIndex((one) => one.id === id);
      expect(room(id)).toEqual(names(all.filter((hex) => open({ do: 'placeUnit', unit, hex }))));
    }
    expect(room('t1')).toContain('0,-1');
    expect(room('t1', 'r1')).toEqual([]);
  });

  test('M17.f.3, M17.f.8, M80.48 Blue, then the Red player with Red in Big Red and the minors; four centres of 5 in cities of minors', () => {
    const table = f(
      'centre blue 10 -4,0\nblue inf 4-4 waits 1 as b1\nred inf 2-2 waits 1 as r1\nred inf 4-4 waits 1 of t as t1\nblue sets up',
    );
    expect([table.phase, table.side]).toEqual(['M80.3', 'blue']);
    table.play(['placeUnit b1 -3,0', 'ready']);
    expect([table.phase, table.side]).toEqual(['M80.4', 'red']);
    expect(table.refusal('placeUnit r1 0,0')).toBe('M8.8');
    expect(table.refusal('placeUnit t1 2,0')).toBe('M18.5');
    back(table.play(['placeUnit t1 0,-1', 'placeUnit r1 2,0']));
    expect(table.refusal('ready')).toBe('M8.8');
    expect(table.refusal('placePc 4 0,0')).toBe('M17.f.8');
    table.play(['placePc 5 0,0', 'placePc 5 3,0', 'placePc 5 2,-2', 'placePc 5 -2,0', 'placePc 5 -1,1']);
    expect(table.state.centres?.filter(({ nation }) => nation !== undefined).length).toBe(3);
    // The armies of all five minors come with the orders of battle: they are still to be placed.
    expect(back(table).refusal('ready')).toBe('M80.4');
    expect(table.unit('r1').passive).toBe(true);
  });

  test('M17.f.5 a 6 brings Red into the war from the following turn on; until then a die each turn', () => {
    const table = f(`${UNITS}\nturn 3\nred rolls activation`);
    back(table).play('rollActivation', 5);
    expect([table.phase, table.side, table.state.rising]).toEqual(['M80.21', 'red', undefined]);
    passed(passed(table));
    expect([table.phase, table.state.turn]).toEqual(['M80.10', 4]);
    table.play('rollActivation', 6);
    // Not in this turn.
    expect([table.state.rising, table.unit('r1').passive]).toEqual([5, true]);
    expect(table.refusal('moveUnit r1 2,0 1,0 0,0')).toBe('M17.f.4');
    back(table);
    table.play(['endMovement', 'endDeclaration', 'endMovement', 'endDeclaration']);
    expect([table.phase, table.side, table.state.turn]).toEqual(['M80.21', 'red', 5]);
    expect([table.unit('r1').passive, table.state.rising, stands(table)['r']]).toEqual([
      undefined,
      undefined,
      ['red', 'atWar', 'activeAlly'],
    ]);
    back(table);
  });

  test('M17.f.5 at once if Blue enters Big Red', () => {
    const table = f(`${UNITS}\nblue arm 6-6 @ 0,1 as b2\nturn 3\nblue moves`);
    expect(table.refusal('moveUnit b1 1,0')).not.toBeUndefined();
    back(table.play('moveUnit b2 1,1'));
    expect([table.unit('r1').passive, stands(table)['r']]).toEqual([undefined, ['red', 'atWar', 'activeAlly']]);
    table.play('takeBack last');
    expect([table.unit('r1').passive, stands(table)['r']]).toEqual([true, ['red', 'neutral', 'activeAlly']]);
    // An attack across the border is war too.
    const attack = f(`${UNITS.replace('@ 3,0', '@ 1,0')}\nblue arm 6-6 @ 0,1 as b2\nturn 3\nblue moves`).play(
      'endMovement',
    );
    attack.play('declareBattle b2 on 1,0');
    expect(attack.unit('r1').passive).toBeUndefined();
  });

  test('M17.f.4, M18.13 passive units stay in Big Red, fight nobody, and no zone of control crosses its border', () => {
    const table = f(
      `blue inf 4-4 @ 0,1 as b1\nred inf 2-2 @ 1,0 as r1\nred inf 2-2 @ 2,1 as r2\nred inf 4-4 @ -1,-1 of t as t1\nturn 3\nred moves`,
    );
    expect(ends(table, 'moveUnit', 'r2')).toContain('2,0');
    expect(table.refusal('moveUnit r1 0,0')).toBe('M17.f.4');
    expect(table.play('endMovement').refusal('declareBattle r1 on 0,1')).toBe('M17.f.4');
    // Attacks across the border are not obligatory.
    table.play('endDeclaration');
    expect([table.side, ends(table, 'moveUnit', 'b1')]).toEqual(['blue', expect.arrayContaining(['0,0', '-1,1'])]);
    passed(table);
    expect(table.side).toBe('red');
  });

  test('M17.f.6 the minors enter Big Red at any time; its trains are not theirs', () => {
    const table = f(
      `${UNITS.replace('0,-1', '0,0')}\nred train 1-60 @ 0,0 of t as t2\nred train 1-60 @ 2,0 as r2\nred inf 4-4 @ 2,0 of t as t3\nturn 3\nred moves`,
      'M7 M8 M9 M15 M17 M18',
    );
    expect(ends(table, 'moveUnit', 't1')).toContain('1,0');
    expect(table.refusal('entrain r2 t3')).toBe('M17.f.6');
    expect(table.refusal('moveTrain r2 0,0')).toBe('M17.f.4');
    table.play('moveTrain t2 2,0');
  });

  test('M17.f.7 in Big Red the minors are fed by its cities, at home by their own counters', () => {
    const at = (hex: string) =>
      f(`${UNITS.replace('0,-1', hex)}\nturn 3\nred rolls activation`, 'M8 M9 M10 M15 M17 M18')
        .play('rollActivation', 1)
        .unit('t1').isolated === true;
    expect(at('2,0')).toBe(false);
    expect(at('0,-1')).toBe(true);
  });

  test('M17.f.8 centres of the minors build INF4, ARM and trains for their country; Red builds, passive or not', () => {
    const table = f(`${UNITS}\ncentre red 5 0,0\ncentre red 5 3,0\nturn 2\nblue moves`, 'M7 M8 M9 M15 M17 M18');
    passed(table);
    expect([table.phase, table.side]).toEqual(['M80.29', 'red']);
    expect(table.refusal('produce 0,0 INF2 2')).toBe('M17.f.8');
    table.play(['produce 0,0 INF4 4', 'produce 3,0 INF2 2']);
    const built = table.state.units.filter(({ id }) => id.includes('.n'));
    const { countries } = table.game.world.board.source;
    expect(built.map(({ nation, passive, df }) => [countries[nation ?? -1]?.letter, passive, df])).toEqual([
      ['t', undefined, 4],
      [undefined, true, 2],
    ]);
    back(table);
  });

  test('M17.f.9 guerillas rise against Blue, for the Red player', () => {
    const table = f(`${UNITS}\ncontrol blue -2,0 -1,1\nturn 2\nblue moves`);
    passed(table);
    expect([table.phase, table.side]).toEqual(['M80.30', 'red']);
  });

  test('M17.f.10, M17.f.11 summer 5 to winter 1, fifteen turns; more cities of the minors win', () => {
    const { state } = position('scenario third-power\nmodules M14', LIBRARY);
    expect(state.year).toBe(13);
    const end = (lines: string) => {
      const table = passed(f(`turns 15\nturn 15\n${UNITS}\n${lines}\nblue moves`));
      return [table.state.outcome?.winner, table.state.outcome?.rule];
    };
    // Three of San Estados; those of the majors do not count.
    expect(end('')).toEqual(['red', 'M17.f.11']);
    expect(end('control blue -2,0 -1,1')).toEqual(['blue', 'M17.f.11']);
  });

  test('M17.f.12 `swapMajors` exchanges Blue and Red throughout', () => {
    const table = position('scenario third-power\noptions swapMajors=on', LIBRARY);
    expect(stands(table)['b']).toEqual(['blue', 'activeAlly', 'neutral']);
    expect(stands(table)['n']).toEqual(['blue', 'activeAlly', 'atWar']);
    expect(table.refusal('agreeOb 2 5')).toBe('M17.f.2');
    table.play(['agreeOb 5 2', 'agreeOb 5 2']);
    expect([table.phase, table.side, table.state.first]).toEqual(['M80.3', 'red', 'blue']);
    back(table);
  });

  test('M17.table, M70.1 F needs M8, M9, M15 and M18', () => {
    const said = (modules: string) =>
      faults(
        `game basic\nmodules ${modules}\noptions scenario=F\n${small(BOARD)}\n${UNITS}\nblue moves`,
        LIBRARY,
      ).join();
    for (const without of ['M8', 'M9', 'M15', 'M18'])
      expect(said(MODULES.replace(`${without} `, '').replace(` ${without}`, '')), without).toMatch(/M70\.1/);
  });
});
