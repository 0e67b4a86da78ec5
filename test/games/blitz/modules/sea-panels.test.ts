import { describe, expect, test } from 'vitest';
import { outcomes } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { airView } from '#games/blitz/air/desk/flight-view.ts';
import { happeningsOf } from '#games/blitz/desk/after/happenings.ts';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { commandsForClick } from '#games/blitz/desk/intent.ts';
import { roomInSetUp, seasInSetUp } from '#games/blitz/desk/placement.ts';
import { engagementsOf } from '#games/blitz/sea/desk/engagements.ts';
import { fleetsOf } from '#games/blitz/sea/desk/fleets.ts';
import { assaultView, invasionOf, proposedWaves } from '#games/blitz/sea/desk/invasion.ts';
import { mooringOf } from '#games/blitz/sea/desk/moorings.ts';
import { seaZones } from '#games/blitz/sea/desk/zones.ts';
import { nameOf } from '#hex/grid.ts';
import { LIBRARY } from '#test/laws/library.ts';
import type { Table } from '../table.ts';
import { naval } from './naval.ts';

/** Data of the sea panels. */

const TF = (n: number, where: string, side = 'blue'): string =>
  Array.from({ length: n }, (_, i) => `${side} TF 1-1 ${where} as ${side[0]}.tf${i + 1}`).join('\n');
const no = (table: Table, id: string): number => table.state.units.findIndex((unit) => unit.id === id);
const name = (table: Table, hex: number): string => nameOf(table.game.world.board.grid, hex);

describe('M11 the sea as its panels show it', () => {
  test('M11.12 a zone with what its superiority follows from: ships in port do not count', () => {
    const table = naval(`${TF(2, 'sea A')}\nblue TF 1-1 dock 0,0 as b.tf9\nred TF 1-1 sea A as r.tf1\nblue moves`);
    const [a, b] = seaZones(table.game, table.state);
    expect(a).toMatchObject({
      zone: 'A',
      superior: 'blue',
      forces: { blue: 2, red: 1 },
      inPort: { blue: 1, red: 0 },
      next: ['B'],
    });
    expect([b?.superior, b?.forces]).toEqual([undefined, { blue: 0, red: 0 }]);
    const none = naval('blue moves');
    expect(seaZones(none.game, none.state)).toEqual([]);
    const overlay = deskOf(table.game, LIBRARY).overlay(table.state, 'zones', { entries: [], views: [], known: [] });
    expect(overlay.plates.map(({ text }) => text)).toEqual(['A 2:1', 'B 0:0', 'C 0:0']);
    expect(overlay.tints.map(({ side }) => side)).toEqual([0, 2, 2]);
  });

  test('M8.8, M11.14 in set-up ships are shown their zones and docks, troops the ships that take them on', () => {
    const lines =
      'blue TF 1-1 waits 1 as t1\nblue MST 1-1 waits 1 as m1\nblue MAR 6-4 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nred inf 4-4 @ 5,5';
    const table = naval(`${lines}\nblue sets up`);
    const { game } = table;
    const seas = (...ids: string[]) =>
      seasInSetUp(
        game,
        table.state,
        ids.map((id) => no(table, id)),
      );
    const decks = (id: string): string[] =>
      roomInSetUp(game, table.state, [no(table, id)]).flatMap((hex) =>
        game.world.board.zone[hex] === undefined ? [] : [name(table, hex)],
      );
    expect([seas('t1'), seas('t1', 'b1'), seas('b1')]).toEqual([['A', 'B'], [], []]);
    expect([decks('t1').length > 0, decks('b1')]).toEqual([true, []]);
    table.play('placeAtSea m1 A');
    expect([seas('m1'), seas('m1', 't1')]).toEqual([['B'], ['A', 'B']]);
    const moored = name(table, mooringOf(game.world.board, table.unit('m1')) ?? -1);
    expect([decks('b1'), decks('b2')]).toEqual([[moored], [moored]]);
    // 6 of 8 factors are taken.
    table.play('load m1 b1');
    expect(decks('b2')).toEqual([]);
  });

  test('M8.8, M11.8 troops set up on a fleet go each on board a ship that has room', () => {
    const lines =
      'blue TF 1-1 waits 1 as t1\nblue TF 1-1 waits 1 as t2\nblue RNG 1-4 waits 1 as r1\nblue RNG 1-4 waits 1 as r2\nred inf 4-4 @ 5,5';
    const table = naval(`${lines}\nblue sets up`).play('placeAtSea t1 A').play('placeAtSea t2 A');
    const hex = mooringOf(table.game.world.board, table.unit('t1')) ?? -1;
    expect(commandsForClick(table.game, table.state, { units: ['r1', 'r2'], hex })).toEqual(
      ['1', '2'].map((n) => ({ do: 'load', unit: no(table, `t${n}`), units: [no(table, `r${n}`)] })),
    );
  });

  test('M11.4 with a fleet those are taken in hand that have something left to do', () => {
    const lines =
      'blue TF 1-1 sea A as t1\nblue TF 1-1 sea A stopped as t2\nblue TF 1-1 sea A moved as t3\nred inf 4-4 @ 5,5\nblue moves';
    const selectable = (table: Table): string[] =>
      deskOf(table.game, LIBRARY)
        .scene(table.state)
        .pieces.flatMap(({ id, selectable, side }) =>
          selectable && side === 'blue' && id.startsWith('t') ? [id] : [],
        );
    expect(selectable(naval(lines, 'basic', undefined, 'M6 M11'))).toEqual(['t1']);
    // Without steps whoever has sailed may still dock.
    expect(selectable(naval(lines))).toEqual(['t1', 't3']);
    expect(selectable(naval(lines.replace('sea A as', 'sea A stopped as')))).toEqual(['t3']);
  });

  test('M14.1, M14.10 seas that are rough are hatched as their zone lies, ground as its panel', () => {
    const hatched = (sky: string): string[] => {
      const { game, state } = naval(`${sky}\nblue TF 1-1 sea A as b.tf1\nblue moves`, 'basic', undefined, 'M11 M14');
      const { hatches } = deskOf(game, LIBRARY).overlay(state, 'weather', { entries: [], views: [], known: [] });
      const sea = hatches.flatMap(({ tone, hexes }) => (tone === 'own' ? hexes : []));
      return [...new Set(sea.map((hex) => game.world.board.zone[hex] ?? 'land'))].sort();
    };
    // Summer, indicator 5 in the west: V1 G2 S2; 6 and 1 beside it are fair.
    expect(hatched('season summer 3\nindicator 5')).toEqual(['A', 'B']);
    expect(hatched('season summer 3\nindicator 4')).toEqual(['C']);
    expect(hatched('season summer 3\nindicator 1')).toEqual([]);
  });

  test('M11.2, M11.lift fleets and ports with cargo, room and what they may do now', () => {
    const table = naval(
      'blue MST 1-1 sea A as m1\nblue MAR 6-4 aboard m1 as b1\nblue TF 1-1 dock 0,0 as t1\nred TF 1-1 sea C as r.tf1\nblue moves',
    );
    const [fleet, port, enemy] = fleetsOf(table.game, table.state);
    expect(fleet).toMatchObject({ side: 'blue', place: 'sea', zone: 'A', ships: [{ load: 6, carries: 8 }] });
    expect(fleet?.may).toEqual(expect.arrayContaining(['changeZone', 'dock', 'takeAssaultHex']));
    expect(port).toMatchObject({ place: 'dock', berths: 2, may: ['putToSea'] });
    expect(enemy).toMatchObject({ side: 'red', zone: 'C', may: [] });
  });

  test('M11.34 a wave thrown back is seen to go back from the beach to its ships', () => {
    const table = naval(
      'blue LST 1-1 assault -1,3 as l1\nblue MST 1-1 assault -1,3 as m1\nblue MAR 6-4 aboard m1 as b1\nred inf 4-4 @ 0,3 as r1\nred inf 4-4 @ 5,5 as far\nblue moves',
      'basic',
      undefined,
      'M11',
    );
    table.play('landWave b1 0,3').play('endMovement').play('declareBattle b1 on 0,3').play('endDeclaration');
    const ways = [...outcomes((dice) => table.game.play(table.state, 'blue', { do: 'resolve', battle: 1 }, dice))]
      .filter(({ result }) => result.events.some(({ is }) => is === 'waveBack'))
      .map(({ result }) => happeningsOf(table.state, result.events).find(({ is }) => is === 'went'));
    expect(ways).toMatchObject([{ how: 'retreated', unit: no(table, 'b1') }]);
    const [way] = ways;
    expect(way?.is === 'went' && way.path.map((hex) => name(table, hex))).toEqual(['0,3', '-1,3']);
  });

  test('M11.8, M12.33 a task force with aircraft on board is a base of its own', () => {
    const table = naval(
      'blue TF 1-1 sea A as t1\nblue FTR 3-12 aboard t1 as f1\nblue moves',
      'basic',
      undefined,
      'M11 M12',
    );
    expect(airView(table.game, table.state)?.bases).toMatchObject([
      { ship: no(table, 't1'), side: 'blue', factors: 3, aircraft: [{ unit: no(table, 'f1'), standing: 'ready' }] },
    ]);
    const [fleet] = fleetsOf(table.game, table.state);
    expect(fleet?.ships[0]?.cargo).toEqual([no(table, 'f1')]);
  });

  test('M11.lift what only some ships of a fleet may do is said of them', () => {
    const table = naval(
      'blue MST 1-1 dock 0,0 as m1\nblue LST 1-1 dock 0,0 as l1\nblue MAR 6-4 @ 0,1 as b1\nblue TF 1-1 sea A as t1\nblue MST 1-1 sea A as m2\nred TF 1-1 sea A as r.tf1\nblue moves',
    );
    const fleet = fleetsOf(table.game, table.state).find(({ side, place }) => side === 'blue' && place === 'sea');
    expect(fleet?.may).not.toContain('engage');
    expect(fleet?.ships.map(({ unit, may }) => [table.state.units[unit]?.id, may.includes('engage')])).toEqual([
      ['t1', true],
      ['m2', false],
    ]);
  });

  test('M11.1 ships in a box are shown off the coast of their zone, and a click sails, docks or lands there', () => {
    const table = naval(`${TF(1, 'sea A')}\nred TF 1-1 sea A as r.tf1\nblue moves`);
    const { game, state } = table;
    const desk = deskOf(game, LIBRARY);
    const hexOf = (id: string) => desk.scene(state).pieces.find((piece) => piece.id === id)?.hex ?? -1;
    const [own, enemy] = [hexOf('b.tf1'), hexOf('r.tf1')];
    expect([game.world.board.zone[own], game.world.board.zone[enemy], own === enemy]).toEqual(['A', 'A', false]);
    const meant = (hex: string) => {
      const at = game.world.board.grid.names.indexOf(hex);
      return desk.intent(state, { units: ['b.tf1'], hex: at }).map((one) => one.do);
    };
    expect([meant('-3,7'), meant('0,0'), meant('-1,2')]).toEqual([['changeZone'], ['dock'], ['takeAssaultHex']]);
  });

  test('M80.17, M80.18 a step of ships begins where those lie that may act, and stays where it is once they do', () => {
    const ships = `${TF(2, 'sea A')}\nblue TF 1-1 dock 0,0 as b.tf9\nred TF 1-1 sea A as r.tf1`;
    const begins = (table: Table) =>
      deskOf(table.game, LIBRARY)
        .scene(table.state)
        .begins?.map((hex) => table.game.world.board.zone[hex]);
    const sails = naval(`${ships}\nblue moves: sailing`, 'basic', undefined, 'M6 M11');
    expect(begins(sails)).toEqual(['A', 'A']);
    expect(begins(sails.play('changeZone b.tf1 B'))).toBeUndefined();
    const fights = naval(`${ships}\nblue moves: engaging`, 'basic', undefined, 'M6 M11');
    expect(begins(fights)).toEqual(['A']);
    expect(begins(naval(`${ships}\nblue moves: land`, 'basic', undefined, 'M6 M11'))).toBeUndefined();
  });

  test('M6.0 without steps the next unit may be a ship that has not put to sea, or an aircraft that has not flown', () => {
    const lines = 'blue TF 1-1 dock 0,0 as t1\nblue FTR 3-12 aboard t1 as f1\nblue TF 1-1 sea A as t2\nblue moves';
    const table = naval(lines, 'basic', undefined, 'M11 M12');
    const idle = () =>
      deskOf(table.game, LIBRARY)
        .scene(table.state)
        .pieces.flatMap((one) => (one.idle && one.side === 'blue' ? [one.id] : []));
    expect(idle()).toEqual([]);
    table.play('putToSea t1');
    expect(idle()).toEqual(['t1']);
  });

  test('M11.24 all ships of a fleet withdraw by one press: their decisions are one', () => {
    const table = naval(`${TF(3, 'sea A')}\n${TF(2, 'sea A', 'red')}\nblue moves`).play('engage b.tf1 r.tf1', 1);
    expect(table.state.frames.at(-1)?.at).toBe('withdrawal');
    expect(deskOf(table.game, LIBRARY).brief(table.state).scope).toBe('some');
    // The focus is where the fleet lies.
    const focus = deskOf(table.game, LIBRARY).scene(table.state).focus ?? -1;
    expect(table.game.world.board.zone[focus]).toBe('A');
  });

  test('M11.20 an engagement is told by the zone it is fought in, not by the hex that shows the fleet', () => {
    const table = naval(`${TF(3, 'sea A')}\n${TF(2, 'sea A', 'red')}\nblue moves`).play('engage b.tf1 r.tf1', 1);
    const shown = deskOf(table.game, LIBRARY).happened(table.before, table.events);
    const places = shown.flatMap((one) => (one.is === 'own' && one.clash?.place ? [english(one.clash.place)] : []));
    expect(places).toEqual(['sea zone A']);
  });

  test('M11.fet, M11.26 every result of an engagement with its faces and who rules the zone then', () => {
    const red = `${TF(2, 'sea A', 'red')}\nred MST 1-1 sea A as r.m1`;
    const table = naval(`${TF(3, 'sea A')}\n${red}\nblue moves`);
    const [one, ...more] = engagementsOf(table.game, table.state);
    expect(more).toEqual([]);
    expect([one?.odds, one?.forces, one?.enemy.length]).toEqual(['1-1', [3, 2], 3]);
    expect(one?.chances.map(({ result, faces, superior }) => `${result} ${faces.join('')} ${superior}`)).toEqual([
      'DW 1 blue',
      'EX 23 blue',
      '- 4 blue',
      'AW 5 red',
      'AD 6 red',
    ]);
    const weak = naval(`${TF(1, 'sea A')}\n${TF(4, 'sea A', 'red')}\nblue moves`);
    expect(engagementsOf(weak.game, weak.state).map(({ fault }) => fault?.rule)).toEqual(['M11.21']);
  });
});

const SHIPS = 'blue LST 1-1 sea A as l1\nblue MST 1-1 sea A as m1\nblue LST 1-1 sea A as l2\nblue MST 1-1 sea A as m2';
const TROOPS = 'blue MAR 6-4 aboard m1 as b1\nblue inf 2-4 aboard m1 as b2\nblue inf 4-4 aboard m2 as b3';

describe('M11.30 an invasion as it is planned', () => {
  test('M11.30, M11.31 a wave for each landing ship, marines first, with no more than they take', () => {
    const table = naval(`${SHIPS}\n${TROOPS}\nred inf 4-4 @ 0,3 as r1\nblue moves`);
    const { game, state } = table;
    const beach = invasionOf(game, state).beaches.find(({ hex }) => name(table, hex) === '0,3');
    expect([beach?.zone, beach?.shores.map((hex) => name(table, hex)), beach?.defenders.length]).toEqual([
      'A',
      ['-1,3', '-1,4'],
      1,
    ]);
    const waves = proposedWaves(game, state, beach?.hex ?? -1);
    expect(waves.map(({ troops }) => troops)).toEqual([[no(table, 'b1')], [no(table, 'b3')]]);
    const view = assaultView(game, state, beach?.hex ?? -1, waves);
    expect(view.waves.map(({ factors, room, fault }) => [factors, room, fault])).toEqual([
      [6, 6, undefined],
      [4, 6, undefined],
    ]);
    expect([view.fights[0]?.odds, view.commands.map((one) => one.do)]).toEqual([
      '2-1',
      ['takeAssaultHex', 'landWave', 'takeAssaultHex', 'landWave'],
    ]);
  });

  test('M11.tf a task force that has had its mission is not taken along for its guns', () => {
    const along = (tf: string): boolean => {
      const table = naval(`${SHIPS}\n${TROOPS}\n${tf}\nred inf 4-4 @ 0,3 as r1\nblue moves`);
      const hex = table.game.world.board.grid.names.indexOf('0,3');
      return proposedWaves(table.game, table.state, hex).some(({ ships }) => ships.includes(no(table, 't9')));
    };
    expect([along('blue TF 1-1 sea A as t9'), along('blue TF 1-1 sea A task engaged as t9')]).toEqual([true, false]);
  });

  test('M11.33, M11.34 the chances are those of the table: a wave that is gone takes its landing ship along', () => {
    const table = naval(`${SHIPS}\n${TROOPS}\nred inf 4-4 @ 0,3 as r1\nblue moves`);
    const hex = table.game.world.board.grid.names.indexOf('0,3');
    const [first] = proposedWaves(table.game, table.state, hex);
    const view = assaultView(table.game, table.state, hex, first ? [first] : []);
    const ends = view.fights[0]?.ends ?? [];
    expect(view.fights[0]?.odds).toBe('1-1');
    expect(
      ends.map(
        ({ end, faces, lost, gone }) => `${faces.join('')} ${end} ${lost.blue}:${lost.red}${gone ? ' gone' : ''}`,
      ),
    ).toEqual(['134 taken 0:0', '5 back 0:0', '2 back 6:4 gone', '6 back 6:0 gone']);
    expect(view.landingShips).toEqual([no(table, 'l1')]);
  });

  test('M14.10, M11.30 beaches of a rough sea, and empty ones at home, are not offered', () => {
    const lines = 'blue LST 1-1 sea A as l1\nblue MST 1-1 sea A as m1\nblue MAR 6-4 aboard m1 as b1\nblue moves';
    const beaches = (board: string, weather = ''): unknown => {
      const table = naval(`${weather}${lines}`, 'basic', board, weather === '' ? 'M11' : 'M11 M14');
      const { beaches: found, shut } = invasionOf(table.game, table.state);
      return [found.map(({ hex }) => name(table, hex)), shut];
    };
    const own = naval.coast.replace('belongs blue', 'belongs blue 0,2');
    expect(beaches(own)).toEqual([['0,3', '0,4'], []]);
    expect(beaches(own, 'season spring 4\nindicator 5\n')).toEqual([[], [{ zone: 'A', sea: 2 }]]);
  });

  test('M11.34 who ends the declaration without his wave is warned', () => {
    const table = naval(`${SHIPS}\n${TROOPS}\nred inf 4-4 @ 0,3 as r1\nblue inf 4-4 @ 4,0\nblue moves`);
    for (const line of ['takeAssaultHex l1+m1 -1,3', 'landWave b1 0,3', 'endMovement']) table.play(line);
    while (table.state.frames.at(-1)?.at === 'bombardment') table.play('endStep');
    const desk = deskOf(table.game, LIBRARY);
    expect(desk.scene(table.state).careful?.with[0]).toBe(1);
    table.play('declareBattle b1 on 0,3');
    expect(desk.scene(table.state).careful).toBeUndefined();
  });

  test('M11.32 an empty beach is taken at once; what is wrong with a wave is said by its rule', () => {
    const table = naval(`${SHIPS}\n${TROOPS}\nblue arm 2-6 aboard m2 as b4\nblue moves`);
    const hex = table.game.world.board.grid.names.indexOf('0,3');
    const from = table.game.world.board.grid.names.indexOf('-1,3');
    const wave = (ships: string, troops: string) => {
      const those = (ids: string) => ids.split(' ').map((id) => no(table, id));
      return assaultView(table.game, table.state, hex, [{ from, ships: those(ships), troops: those(troops) }]);
    };
    expect([wave('l1 m1', 'b1').lands, wave('l1 m1', 'b1').fights]).toEqual([true, []]);
    expect(wave('l1 m1', 'b1 b2').waves[0]?.fault?.rule).toBe('M11.31');
    expect(wave('l1 m2', 'b4').waves[0]?.fault?.rule).toBe('M11.31');
    expect(wave('m1', 'b1').waves[0]?.fault?.rule).toBe('M11.30');
  });
});
