import { describe, expect, test } from 'vitest';
import { weatherColumn } from '#games/blitz/weather/rules/table.ts';
import { WEATHERS } from '#games/blitz/types.ts';
import { ends, fought, legalTexts } from './basic.ts';
import { at, ledgerTable, left, onto, optional, passTurn, roundTrip, told } from './optional.ts';
import type { Table } from './table.ts';

/**
 * Sea in the west (zone A, then B), Blue's ports -5,0 and -5,4, an inland base; a road from 0,0 east to 6,0; a desert, a
 * mountain range, a lake; Red's city in the east.
 */
const LAND = `
sea -6,0 -6,1 -6,2 -6,3 zone A
sea -6,4 -6,5 -6,6 zone B
city PortA : -5,0
city PortB : -5,4
city Inland : 0,0
city Store : -3,6 -2,6
city Redburg : 6,0
city Redstore : 6,-6 5,-6
belongs blue -5,0 -5,4 0,0 -3,6 -2,6
belongs red 6,0 6,-6 5,-6
road : 0,0 1,0 2,0 3,0 4,0 5,0 6,0
beach -5,2
mountain 2,-4 2,-5
desert 1,2 2,2 3,2
lake 3,-2`;
const FAR = 'blue inf 1-4 @ -3,6 as b0\nred inf 1-4 @ 6,-6 as r0';

const under = (weather: string, lines: string, more = '', switches = 'weather'): Table =>
  optional(switches, `${FAR}\nweather ${weather}\n${lines}`, `${LAND}\n${more}`, 6);

/** Farthest distance a unit can move, in hexes. */
const farthest = (table: Table, id: string): number => {
  const { grid } = table.game.world.board;
  const from = table.unit(id).at;
  const steps = ends(table, 'moveUnit', id).map((name) => {
    const [q = 0, r = 0] = name.split(',').map(Number);
    const [p = 0, s = 0] = (grid.names[from] ?? '').split(',').map(Number);
    return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q - p + r - s)) / 2;
  });
  return Math.max(0, ...steps);
};

describe('O24 weather', () => {
  test('O24.1 Blue rolls one die at the beginning of every turn; it holds for both player turns', () => {
    const table = optional('weather', `${FAR}\nblue rolls weather`, LAND, 6);
    expect([table.side, table.phase]).toEqual(['blue', 'O80.1']);
    roundTrip(table);
    expect(table.refusal('red: rollWeather')).toBe('O80.1');
    expect(table.refusal('endMovement')).toBe('O80.1');
    expect(() => table.play('rollWeather')).toThrow(/no dice/);
    table.play('rollWeather', 4);
    expect(told(table, 'weather')).toMatchObject([{ die: 4, weather: 'noEmbark' }]);
    expect(at(table)).toBe('movement');
    expect(table.refusal('rollWeather')).toBe('T80.3');
    roundTrip(table);
    passTurn(table);
    expect(table.state).toMatchObject({ turn: 1, mover: 'red', weather: 'noEmbark' });
    expect(at(table)).toBe('movement');
    passTurn(table);
    expect(table.state).toMatchObject({ turn: 2, mover: 'blue' });
    expect(at(table)).toBe('weather');
    table.play('rollWeather', 6);
    expect(table.state.weather).toBe('noSeaAir');
    passTurn(passTurn(table)).play('rollWeather', 1);
    expect(table.state.weather).toBe('clear');
  });

  test('O24.1, O80.1 the roll comes after set-up and before everything else of the player turn', () => {
    const setup = optional(
      'weather',
      'blue inf 1-4 waits 1 as b1\nred inf 1-4 waits 1 as r1\nred sets up at sea',
      LAND,
      6,
    );
    setup.play(['ready', 'placeUnit b1 0,0', 'ready', 'placeUnit r1 6,0', 'ready']);
    expect(at(setup)).toBe('weather');
    // Turn 5: replacements are counted after the roll (T80.2).
    const table = optional('weather', `turn 5\n${FAR}\nblue rolls weather`, LAND, 6);
    expect(table.state.replacements.blue).toBe(0);
    table.play('rollWeather', 1);
    expect(table.state.replacements.blue).toBe(4);
    expect(told(table, 'weather').length).toBe(1);
    const order = table.events.map((event) => event.is);
    expect(order.indexOf('weather')).toBeLessThan(order.indexOf('replacements'));
  });

  test('O24.weather the table, cell by cell, in the first and the last turn of every column', () => {
    const table = ledgerTable('O24.weather');
    expect(table.columns).toEqual(['1-5', '6-10', '11-15', '16-20']);
    for (const column of table.columns) {
      for (const turn of column.split('-')) {
        for (let die = 1; die <= 6; die++) {
          const game = optional('weather', `turn ${turn}\n${FAR}\nblue rolls weather`, LAND, 6).play(
            'rollWeather',
            die,
          );
          // The one cell that names two: slow2NotArmor grounds everything too (O24.13).
          expect(game.state.weather, `turn ${turn}, die ${die}`).toBe(table.cell(die, column).replace(' + noAir', ''));
          expect(WEATHERS).toContain(game.state.weather);
        }
      }
    }
  });

  test('O24.2 after turn 20 the columns repeat', () => {
    expect([20, 21, 25, 26, 30, 31, 36, 40, 41, 46].map(weatherColumn)).toEqual([
      '16-20',
      '1-5',
      '1-5',
      '6-10',
      '6-10',
      '11-15',
      '16-20',
      '16-20',
      '1-5',
      '6-10',
    ]);
    const game = optional('weather', `turn 26\n${FAR}\nblue rolls weather`, LAND, 6).play('rollWeather', 3);
    expect(game.state.weather).toBe('seaMustLand');
  });

  test('O24.3 clear has no effect', () => {
    const lines = 'blue inf 4-4 @ -5,0 as b1\nblue abn 4-4 @ 0,0 as b2\nblue inf 4-4 @ 2,-4 as b3\nblue moves';
    const clear = under('clear', lines).legal().length;
    expect(clear).toBe(optional('', `${FAR}\n${lines}`, LAND, 6).legal().length);
    expect(clear).toBeGreaterThan(50);
  });

  test('O24.4 noEmbark: nobody goes to sea, everybody may land', () => {
    const lines = `blue inf 4-4 @ -5,0 as b1
blue rng 1-4 @ -5,2 as b2 landed -5,2
blue TAC 1-8 @ -5,4 as t
blue inf 4-4 sea A as b3
blue rng 1-4 sea A as b4
blue TAC 1-8 sea A as u
blue inf 1-4 sea A as b5
blue moves`;
    const table = under('noEmbark', lines, '', 'weather seaAir');
    expect(table.refusal('embark b1 A')).toBe('O24.4');
    expect(table.refusal('withdrawRanger b2 A')).toBe('O24.4');
    expect(table.refusal('aircraftToSea t B')).toBe('O24.4');
    expect(legalTexts(table, 'embark').concat(legalTexts(table, 'withdrawRanger'))).toEqual([]);
    table.play(['landAtPort b3 -5,0', 'stageInvasion b4 -6,2 -5,2', 'landOnBeach b4 -5,2', 'landAtPort u -5,0']);
    table.play('sail b5 B');
    const clear = under('clear', lines, '', 'weather seaAir');
    clear.play(['embark b1 A', 'withdrawRanger b2 A', 'aircraftToSea t B']);
  });

  test('O24.5 noDesertAir: no target, landing hex or base in the desert, no way over it', () => {
    const oasis = 'city Oasis : 2,2\nbelongs blue 2,2';
    const lines = `blue abn 4-4 @ 0,0 as b1
blue abn 4-4 @ 2,2 as b2
blue inf 4-4 @ 2,2 as b3
blue inf 4-4 @ 0,0 as b4
blue SAC 2-20 @ 2,2 as s
blue SAC 2-20 @ 0,0 as u
blue moves`;
    const table = under('noDesertAir', lines, oasis);
    expect(table.refusal('flyAirborne b1 1,2')).toBe('O24.5');
    expect(table.refusal('flyAirborne b2 2,4')).toBe('O24.5');
    expect(table.refusal('flyAirborne b2 2,3 2,4')).toBe('O24.5');
    expect(table.refusal('airTransport b3 0,0')).toBe('O24.5');
    expect(table.refusal('airTransport b4 2,2')).toBe('O24.5');
    expect(table.refusal('flyAirborne b1 1,0 1,1 1,2 1,3')).toBe('O24.5');
    table.play('flyAirborne b1 1,3');
    const names = told(table, 'flown')[0]?.path.map((hex) => table.game.world.board.grid.names[hex]);
    expect(names?.some((name) => ['1,2', '2,2', '3,2'].includes(name ?? ''))).toBe(false);
    onto(table, 'landing');
    expect(table.refusal('rebase s 0,0')).toBe('O24.5');
    expect(table.refusal('rebase u 2,2')).toBe('O24.5');
    const strike = under(
      'noDesertAir',
      'blue SAC 2-20 @ 2,2 as s\nblue SAC 2-20 @ 0,0 as u\nred inf 4-4 @ 3,2 as r1\nblue declares',
      oasis,
    );
    expect(strike.refusal('assignMission strategic u 3,2')).toBe('O24.5');
    expect(strike.refusal('assignMission strategic s 6,-6')).toBe('O24.5');
    strike.play('assignMission strategic u 6,-6');
  });

  test('O24.6 noSeaAir: no way over sea or lake, and sea-based aircraft stay', () => {
    const lines = `blue abn 4-4 @ 0,0 as b1
blue TAC 2-8 sea A as t
blue SAC 2-20 @ 0,0 as u
red inf 4-4 @ -3,1 as r1
blue moves`;
    const table = under('noSeaAir', lines, '', 'weather seaAir');
    expect(table.refusal('flyAirborne b1 1,-1 2,-2 3,-2 3,-3')).toBe('O24.6');
    table.play('flyAirborne b1 3,-3');
    onto(table, 'declaration');
    expect(table.refusal('assignMission tactical t -3,1')).toBe('O24.6');
    table.play('assignMission strategic u -3,1');
    // A target behind water in every direction cannot be reached at all.
    const island = under(
      'noSeaAir',
      'blue SAC 2-20 @ 0,0 as u\nred inf 4-4 @ 6,-3 as r1\nblue declares',
      'lake 5,-3 5,-2 6,-4 6,-2',
    );
    expect(island.refusal('assignMission strategic u 6,-3')).toBe('T23.0.7');
    under(
      'clear',
      'blue SAC 2-20 @ 0,0 as u\nred inf 4-4 @ 6,-3 as r1\nblue declares',
      'lake 5,-3 5,-2 6,-4 6,-2',
    ).play('assignMission strategic u 6,-3');
  });

  test('O24.7 seaMustLand: nobody goes to sea, and movement does not end while a unit could land', () => {
    const lines =
      'blue inf 4-4 @ -5,0 as b1\nblue inf 4-4 sea A as b2\nblue rng 1-4 @ -5,2 as b3 landed -5,2\nblue moves';
    const table = under('seaMustLand', lines);
    expect(table.refusal('embark b1 A')).toBe('O24.7');
    expect(table.refusal('withdrawRanger b3 A')).toBe('O24.7');
    expect(table.refusal('endMovement')).toBe('O24.7');
    // Sailing away is no way out while there is a port.
    expect(table.refusal('sail b2 B')).toBe('O24.7');
    expect(legalTexts(table, 'sail')).toEqual([]);
    expect(legalTexts(table, 'endMovement')).toEqual([]);
    table.play(['landAtPort b2 -5,0', 'endMovement']);
    // In Red's player turn it applies to Red's units only.
    const red = under('seaMustLand', 'blue inf 4-4 sea A as b2\nred inf 4-4 sea A as r1\nred moves');
    red.play('endMovement');
  });

  test('O24.7 a port of an adjacent zone will do, one further off does not oblige', () => {
    const near = under('seaMustLand', 'blue inf 4-4 sea C as b2\nblue moves');
    expect(near.refusal('endMovement')).toBe('O24.7');
    near.play(['landAtPort b2 -5,4', 'endMovement']);
    const far = under('seaMustLand', 'blue inf 4-4 sea D as b2\nblue moves');
    far.play('endMovement');
    expect(left(far, 'b2')).toBe(4);
    under('seaMustLand', 'blue inf 4-4 sea D as b2\nblue moves').play(['sail b2 C', 'endMovement']);
  });

  test('O24.7, O90.16 room is judged when movement ends; nobody need split a unit or invade', () => {
    const full = 'blue inf 12-4 @ -5,0 as f1\nblue inf 10-4 @ -5,4 as f2\nblue inf 4-4 sea A as b2\nblue moves';
    const table = under('seaMustLand', full);
    // 2 size would fit at -5,4, the whole unit does not; the beach is open.
    table.play('endMovement');
    expect(left(table, 'b2')).toBe(4);
    const room = under('seaMustLand', full).play('moveUnit f1 -4,0');
    expect(room.refusal('endMovement')).toBe('O24.7');
    // Split all the same, the small piece must land.
    const split = under('seaMustLand', full).play('splitUnit b2 2+2');
    expect(split.refusal('endMovement')).toBe('O24.7');
    split.play('landAtPort b2 -5,4');
    split.play('endMovement');
  });

  test('O24.7, O90.16 contested ports and ports taken in this player turn do not count', () => {
    const contested = under(
      'seaMustLand',
      'blue inf 4-4 sea A as b2\nred inf 1-4 @ -4,0 as r1\ncontrol red -5,4\nblue moves',
    );
    contested.play('endMovement');
    const taken = under('seaMustLand', 'blue inf 4-4 sea B as b2\ncontrol red -5,0\nsince red -5,4\nblue moves');
    taken.play('endMovement');
  });

  test('O24.7, O90.16 sea-based aircraft must land in ports with air room', () => {
    const table = under('seaMustLand', 'blue TAC 2-8 sea A as t\nblue moves', '', 'weather seaAir');
    expect(table.refusal('endMovement')).toBe('O24.7');
    expect(table.refusal('sail t B')).toBe('O24.7');
    table.play(['landAtPort t -5,0', 'endMovement']);
    const full = 'blue SAC 11-20 @ -5,0 as s\nblue SAC 12-20 @ -5,4 as u\nblue TAC 2-8 sea A as t\nblue moves';
    under('seaMustLand', full, '', 'weather seaAir').play(['sail t B', 'endMovement']);
    // Full of ground units is no matter.
    const ground = 'blue inf 12-4 @ -5,0 as f1\nblue SAC 12-20 @ -5,4 as u\nblue TAC 2-8 sea A as t\nblue moves';
    expect(under('seaMustLand', ground, '', 'weather seaAir').refusal('endMovement')).toBe('O24.7');
  });

  test('O24.7, O90.17 landing by invasion satisfies it', () => {
    const table = under('seaMustLand', 'blue inf 4-4 sea A as b2\nblue moves');
    table.play(['stageInvasion b2 -6,2 -5,2', 'landOnBeach b2 -5,2', 'endMovement']);
    expect(table.where('b2')).toBe('-5,2');
  });

  test('O24.8 slow1 example: a 4-4 has 9 thirds: 9 road steps or 3 hexes', () => {
    const table = under('slow1', 'blue inf 4-4 @ -2,4 as b1\nblue moves');
    expect(farthest(table, 'b1')).toBe(3);
    expect(table.refusal('moveUnit b1 -2,3 -2,2 -2,1 -2,0')).toBe('B11.1');
    table.play('moveUnit b1 -2,3 -2,2 -2,1');
    const clear = under('clear', 'blue inf 4-4 @ -2,4 as b1\nblue moves');
    expect(farthest(clear, 'b1')).toBe(4);
    const steps = under('slow1', 'blue inf 4-4 @ 0,0 as b2\nblue moves', 'road : 6,0 6,-1 6,-2 6,-3 6,-4');
    // 0,0 to 5,0 is 5 road steps; Red's r0 far away; 6,0 6,-1 6,-2 6,-3 are steps 6 to 9.
    steps.play('moveUnit b2 1,0 2,0 3,0 4,0 5,0 6,0 6,-1 6,-2 6,-3');
    expect(steps.unit('b2').spent).toBe(9);
    expect(steps.refusal('moveUnit b2 6,-4')).toBe('B11.1');
  });

  test('O24.8 slow1 leaves aircraft and flights as they are', () => {
    const table = under(
      'slow1',
      'blue TAC 2-6 @ 0,0 as t\nblue abn 4-1 @ 0,0 as b1\nred inf 4-4 @ 4,2 as r1\nblue moves',
    );
    table.play('flyAirborne b1 -2,-4');
    expect(farthest(table, 'b1')).toBe(0);
    onto(table, 'declaration').play('assignMission tactical t 4,2');
  });

  test('O24.9 noAir: no missions, no rebasing, no airborne flights, no air transport', () => {
    const lines = `blue TAC 2-8 @ 0,0 as t
blue SAC 4-20 @ 0,0 as s
blue abn 4-4 @ 0,0 as b1
blue inf 4-4 @ 0,0 as b2
blue inf 12-4 @ 3,1 as b3
red inf 2-4 @ 4,1 as r1`;
    const table = under('noAir', `${lines}\nblue moves`);
    expect(table.refusal('flyAirborne b1 1,1')).toBe('O24.9');
    expect(table.refusal('airTransport b2 -5,0')).toBe('O24.9');
    expect(table.refusal('declareAV b3+t on 4,1')).toBe('O24.9');
    for (const kind of ['flyAirborne', 'airTransport'] as const) expect(legalTexts(table, kind)).toEqual([]);
    table.play('endMovement');
    expect(table.refusal('assignMission tactical t 4,1')).toBe('O24.9');
    expect(table.refusal('assignMission strategic s 4,1')).toBe('O24.9');
    expect(table.refusal('assignMission bombing s 6,0')).toBe('O24.9');
    expect(table.refusal('declareBattle b3+t on 4,1')).toBe('O24.9');
    expect(legalTexts(table, 'assignMission')).toEqual([]);
    table.play('endDeclaration b3 on 4,1').play('resolve', 1);
    onto(table, 'landing');
    expect(table.refusal('rebase t -5,0')).toBe('O24.9');
  });

  test('O24.10 noInvasion: nobody is put on a sea hex, Rangers included; ports are free', () => {
    const table = under(
      'noInvasion',
      'blue inf 4-4 sea A as b1\nblue rng 1-4 sea A as b2\nblue inf 1-4 @ -5,4 as b3\nblue moves',
    );
    expect(table.refusal('stageInvasion b1 -6,2 -5,2')).toBe('O24.10');
    expect(table.refusal('stageInvasion b2 -6,2 -5,2')).toBe('O24.10');
    expect(table.refusal('stageInvasion b2 -6,2 -5,1')).toBe('O24.10');
    expect(legalTexts(table, 'stageInvasion')).toEqual([]);
    table.play(['landAtPort b1 -5,0', 'embark b3 B', 'sail b2 B', 'endMovement']);
  });

  test('O24.11, O90.22 frozenRivers: no doubling across rivers, and no other effect', () => {
    const rivers = 'river R1 : 2,4 2,3';
    const lines = 'blue inf 8-4 @ 2,3 as b1\nred inf 4-4 @ 3,3 as r1\nblue declares';
    const odds = (weather: string) =>
      fought(under(weather, lines, rivers).play('endDeclaration b1 on 3,3').play('resolve', 2));
    expect(odds('clear')).toMatchObject({ defence: 8, odds: '1-1' });
    expect(odds('frozenRivers')).toMatchObject({ defence: 4, odds: '2-1' });
    // Cities and mountains still double.
    const city = under(
      'frozenRivers',
      'blue inf 8-4 @ 5,0 as b1\nred inf 4-4 @ 6,0 as r1\nblue declares',
      'river R1 : 5,0 5,-1',
    );
    expect(fought(city.play('endDeclaration b1 on 6,0').play('resolve', 2))).toMatchObject({ defence: 8 });
    const moves = (weather: string) => under(weather, 'blue inf 4-4 @ 1,3 as b1\nblue moves', rivers).legal().length;
    expect(moves('frozenRivers')).toBe(moves('clear'));
  });

  test('O24.11 without doubling odds that were too poor become legal', () => {
    const rivers = 'river R1 : 2,4 2,3';
    const lines = 'blue inf 1-4 @ 2,3 as b1\nred inf 6-4 @ 3,3 as r1\nblue declares';
    expect(under('clear', lines, rivers).refusal('declareBattle b1 on 3,3')).toBe('B9.4');
    under('frozenRivers', lines, rivers).play('declareBattle b1 on 3,3');
  });

  test('O24.12 mountainsStuck: who begins on a mountain stays; others may enter', () => {
    const lines = 'blue inf 4-4 @ 2,-4 as b1\nblue inf 4-4 @ 0,-3 as b2\nblue moves';
    const table = under('mountainsStuck', lines);
    expect(table.refusal('moveUnit b1 1,-4')).toBe('O24.12');
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
    table.play('moveUnit b2 1,-4 2,-5');
    expect(table.unit('b2').stopped).toBe(true);
    // Next turn it has begun there.
    passTurn(passTurn(table));
    expect(table.play('rollWeather', 1).state.weather).toBe('clear');
    table.play('moveUnit b2 1,-4');
  });

  test('O24.12 no flight and no embarkation from a mountain, but a city on one is only a city (B1.5)', () => {
    const hill = 'city Hill : 1,-3\nbelongs blue 1,-3\nmountain 1,-3';
    const lines = 'blue abn 4-4 @ 1,-3 as b1\nblue inf 4-4 @ 1,-3 as b2\nblue moves';
    const table = under('mountainsStuck', lines, hill);
    table.play(['flyAirborne b1 0,3', 'moveUnit b2 0,-3']);
    const ranger = under('mountainsStuck', 'blue rng 1-4 @ -5,2 as b1 landed -5,2\nblue moves', 'mountain -5,2');
    expect(ranger.refusal('withdrawRanger b1 A')).toBe('O24.12');
  });

  test('O24.12 passing through by road is no stay: who began elsewhere goes on', () => {
    const table = under('mountainsStuck', 'blue inf 4-4 @ 0,0 as b1\nblue moves', 'mountain 2,0');
    table.play(['moveUnit b1 1,0 2,0', 'moveUnit b1 3,0']);
    expect(table.where('b1')).toBe('3,0');
  });

  test('O24.12 units on mountains fight, retreat and advance', () => {
    const lines = 'blue inf 8-4 @ 2,-4 as b1\nred inf 1-4 @ 3,-4 as r1\nblue declares';
    const table = under('mountainsStuck', lines).play('endDeclaration b1 on 3,-4').play('resolve');
    table.play('advance b1 3,-4');
    expect(table.where('b1')).toBe('3,-4');
    const back = under('mountainsStuck', 'blue inf 2-4 @ 2,-4 as b1\nred inf 8-4 @ 3,-4 as r1\nblue declares');
    back.play('endDeclaration b1 on 3,-4').play('resolve', 3);
    back.play(`chooseRetreat b1 to ${ends(back, 'chooseRetreat', 'b1')[0]}`);
    expect(back.where('b1')).not.toBe('2,-4');
  });

  test('O24.13 slow2NotArmor: everybody but armor has MF - 2, and nothing flies', () => {
    const lines = `blue inf 4-4 @ -2,4 as b1
blue arm 4-4 @ -1,4 as b2
blue art 4-2-4 @ -3,4 as b3
blue aa 4-4 @ 0,0 as b4
blue TAC 2-8 @ 0,0 as t
red inf 4-4 @ 5,1 as r1
blue moves`;
    const table = under('slow2NotArmor', lines);
    expect(['b1', 'b2', 'b3'].map((id) => farthest(table, id))).toEqual([2, 4, 2]);
    expect(table.refusal('flyAirborne b4 1,1')).toBe('O24.13');
    expect(table.refusal('airTransport b4 -5,0')).toBe('O24.13');
    onto(table, 'declaration');
    expect(table.refusal('assignMission tactical t 5,1')).toBe('O24.13');
    onto(table, 'landing');
    expect(table.refusal('rebase t -5,0')).toBe('O24.13');
  });

  test('O24.14 roadsOnly: road steps only; a unit off the road stays', () => {
    const lines = 'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,3 as b2\nblue inf 4-4 @ -5,0 as b3\nblue moves';
    const table = under('roadsOnly', lines);
    expect(table.refusal('moveUnit b2 0,2')).toBe('O24.14');
    expect(ends(table, 'moveUnit', 'b2')).toEqual([]);
    expect(table.refusal('moveUnit b1 1,0 1,1')).toBe('O24.14');
    expect(ends(table, 'moveUnit', 'b1')).toEqual(['1,0', '2,0', '3,0', '4,0', '5,0', '6,0']);
    // A road hex beside the road is no way either: only the link counts.
    expect(table.refusal('moveUnit b3 -4,0')).toBe('O24.14');
    table.play('moveUnit b1 1,0 2,0');
    expect(table.unit('b1').spent).toBe(2);
  });

  test('O24.14 steps inside a city at the road cost count as road steps', () => {
    const lines = 'blue inf 4-4 @ -3,6 as b1\nblue inf 4-4 @ -1,3 as b2\nblue moves';
    const twin = 'city Twin : -1,3 0,3 1,3\nbelongs blue -1,3 0,3 1,3\nroad : 1,3 1,4 1,5';
    const table = under('roadsOnly', lines, twin);
    table.play('moveUnit b1 -2,6');
    expect(table.unit('b1').spent).toBe(1);
    expect(ends(table, 'moveUnit', 'b2')).toEqual(['0,3', '1,3', '1,4', '1,5']);
    table.play('moveUnit b2 0,3 1,3 1,4');
    expect(table.unit('b2').spent).toBe(3);
    expect(table.refusal('moveUnit b2 0,4')).toBe('O24.14');
  });

  test('O24.14 flights, embarking, sailing and landing at ports are free, invasions are not possible', () => {
    const lines = `blue abn 4-4 @ 0,0 as b1
blue inf 4-4 @ -5,0 as b2
blue inf 4-4 sea B as b3
blue inf 4-4 sea A as b4
blue rng 1-4 sea A as b5
blue moves`;
    const table = under('roadsOnly', lines, 'road : -5,4 -4,4 -3,4');
    expect(table.refusal('stageInvasion b5 -6,2 -5,2')).toBe('O24.14');
    expect(table.refusal('stageInvasion b4 -6,2 -5,2')).toBe('O24.14');
    table.play(['flyAirborne b1 0,3', 'embark b2 A', 'landAtPort b3 -5,4', 'sail b4 B']);
    expect(table.refusal('moveUnit b1 0,2')).toBe('O24.14');
    expect(table.refusal('moveUnit b3 -4,3')).toBe('O24.14');
    // 12 thirds less 3 for the landing.
    table.play('moveUnit b3 -4,4 -3,4');
    expect(table.unit('b3').spent).toBe(5);
  });

  test('O24.15, O90.21 noDrops: no airborne flights; air transport of the same units is free', () => {
    const table = under(
      'noDrops',
      'blue abn 4-4 @ 0,0 as b1\nblue aa 4-4 @ 0,0 as b2\nblue TAC 1-8 @ 0,0 as t\nred inf 1-4 @ 3,3 as r1\nblue moves',
    );
    expect(table.refusal('flyAirborne b1 0,3')).toBe('O24.15');
    expect(table.refusal('flyAirborne b2 -5,0')).toBe('O24.15');
    table.play(['splitUnit b1 2+2', 'airTransport b1.p1 -5,0', 'airTransport b2 -5,4']);
    onto(table, 'declaration').play('assignMission tactical t 3,3');
  });

  test('O24.16, O90.18 seaClosed: no embarking and no landing of any kind; sailing is free', () => {
    const lines = `blue inf 4-4 @ -5,0 as b1
blue inf 4-4 sea A as b2
blue rng 1-4 sea A as b3
blue rng 1-4 @ -5,2 as b4 landed -5,2
blue TAC 1-8 sea A as t
blue TAC 1-8 @ -5,0 as u
blue moves`;
    const table = under('seaClosed', lines, '', 'weather seaAir');
    expect(table.refusal('embark b1 A')).toBe('O24.16');
    expect(table.refusal('landAtPort b2 -5,0')).toBe('O24.16');
    expect(table.refusal('stageInvasion b3 -6,2 -5,2')).toBe('O24.16');
    expect(table.refusal('withdrawRanger b4 A')).toBe('O24.16');
    expect(table.refusal('landAtPort t -5,0')).toBe('O24.16');
    expect(table.refusal('aircraftToSea u A')).toBe('O24.16');
    for (const kind of ['embark', 'landAtPort', 'stageInvasion', 'withdrawRanger', 'aircraftToSea'] as const) {
      expect(legalTexts(table, kind), kind).toEqual([]);
    }
    table.play(['sail b2 B', 'endMovement']);
  });

  test('O24.17 slow2: every ground unit has MF - 2, armor too; aircraft are not affected', () => {
    const lines = `blue inf 4-4 @ -2,4 as b1
blue arm 4-6 @ -1,4 as b2
blue TAC 2-6 @ 0,0 as t
red inf 4-4 @ 4,2 as r1
blue moves`;
    const table = under('slow2', lines);
    expect(['b1', 'b2'].map((id) => farthest(table, id))).toEqual([2, 4]);
    onto(table, 'declaration').play('assignMission tactical t 4,2');
  });

  test('O24.18 MF is never below 0', () => {
    const table = under(
      'slow2',
      'blue inf 4-1 @ -2,2 as b1\nblue inf 4-2 @ 0,0 as b2\nblue inf 1-2 sea A as b3\nblue moves',
    );
    expect(['b1', 'b2'].map((id) => farthest(table, id))).toEqual([0, 0]);
    expect(table.refusal('moveUnit b1 -2,3')).toBe('B11.1');
    // A landing costs 3 thirds, which it has not got; a transport neither.
    expect(table.refusal('landAtPort b3 -5,0')).toBe('T6.1.7');
    expect(table.refusal('airTransport b2 -5,0')).toBe('T6.3.3');
  });

  test('O24.18 retreats, advances and the duty to attack are the same in every weather', () => {
    for (const weather of WEATHERS) {
      const lines = 'blue inf 8-2 @ 2,2 as b1\nred inf 4-4 @ 3,1 as r1';
      const table = under(weather, `${lines}\nblue declares`);
      expect(table.refusal('endDeclaration'), weather).toBe('B7.a7');
      // 2-1, die 1: D loses 2 and retreats 3, A may advance 2.
      table.play('endDeclaration b1 on 3,1').play('resolve', 1);
      expect(table.refusal('chooseRetreat r1 4,1 5,1'), weather).toBe('B19.5.2');
      table.play('chooseRetreat r1 4,0 5,-1 6,-2');
      table.play('advance b1 3,1 4,1');
      expect(table.where('b1'), weather).toBe('4,1');
    }
  });
});
