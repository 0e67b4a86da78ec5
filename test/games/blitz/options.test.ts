import { describe, expect, test } from 'vitest';
import { SWITCHES } from '#games/blitz/presets.ts';
import { isFault } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { legalTexts } from './basic.ts';
import { at, left, onto, optional, passTurn, roundTrip } from './optional.ts';
import { faults, position, small, type Table } from './table.ts';

const OPTIONAL = ['fighters', 'interdiction', 'nuclear', 'seaAir', 'supplyRoutes', 'weather'];
const HOUSE_BOTH = ['strictTerrain', 'strictOccupation', 'passingControl'];
const HOUSE_TOURNAMENT = ['counterLimits', 'cityTableMonotone'];

/** Blue's port -3,0 on zone A, Red's city 3,0, everything in reach of everything. */
const BOARD = `sea -4,0 -4,1 zone A
city Port : -3,0
city Depot : -4,4 -3,4
city Redburg : 3,0
city Redhold : 1,3
belongs blue -3,0 -4,4 -3,4
belongs red 3,0 1,3`;
const LINES = [
  'blue inf 4-4 @ -2,0 as b1',
  'blue SAC 4-20 @ -3,0 as bs',
  'blue SAC 1-20 @ -3,0 as bn',
  'blue TAC 4-8 @ -3,0 as bt',
  'red inf 4-4 @ 3,0 as r1',
].join('\n');

const subsets = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((all, name) => [...all, ...all.map((some) => [...some, name])], [[]]);

/** The rule that refuses a command given in words. */
const refusedBy = (table: Table, text: string): string => table.refusal(text);

describe('B0.1, B0.2 sets of options', () => {
  test('B0.2 the switches are those of the ledger, no more and no fewer', () => {
    expect(Object.keys(SWITCHES).sort()).toEqual([...OPTIONAL, ...HOUSE_BOTH, ...HOUSE_TOURNAMENT].sort());
  });

  test('B0.2 a word that is no switch is refused by name, and every one of them', () => {
    const bad = ['nukes', 'Weather', 'FIGHTERS', 'toString', '__proto__', 'constructor', 'hasOwnProperty', 'true', '1'];
    for (const word of bad) {
      const found = faults(`game tournament ${word}\n${small(BOARD)}\n${LINES}\nblue moves`);
      expect(found, word).toHaveLength(1);
      expect(found[0], word).toContain(`'${word}'`);
    }
    expect(faults(`game tournament ${bad.join(' ')}\n${small(BOARD)}\n${LINES}\nblue moves`)).toHaveLength(bad.length);
    expect(faults(`game tournament\noption weather nukes\n${small(BOARD)}\n${LINES}\nblue moves`)).toHaveLength(1);
  });

  test('B0.1 no game but the basic and the tournament one', () => {
    for (const word of ['optional', 'advanced', 'Basic', '']) {
      expect(faults(`game ${word}\n${small(BOARD)}\n${LINES}\nblue moves`), word).not.toEqual([]);
    }
  });

  test('B0.1 an optional rule with the basic game is refused, wherever the lines stand', () => {
    const units = 'blue inf 4-4 @ -2,0\nred inf 4-4 @ 3,0\nblue moves';
    for (const name of [...OPTIONAL, ...HOUSE_TOURNAMENT]) {
      for (const head of [`game basic ${name}`, `game basic\noption ${name}`, `option ${name}\ngame basic`]) {
        const found = faults(`${head}\n${small(BOARD)}\n${units}`);
        expect(found, head).toHaveLength(1);
        expect(found[0], head).toMatch(new RegExp(`${name}.*B0\\.1`));
      }
      // Without a game line it is the basic game.
      expect(faults(`option ${name}\n${small(BOARD)}\n${units}`), name).toHaveLength(1);
    }
    for (const name of HOUSE_BOTH) expect(faults(`game basic ${name}\n${small(BOARD)}\n${units}`), name).toEqual([]);
  });

  test('B0.2 every set of optional rules can be played, alone and with the others', () => {
    for (const some of subsets(OPTIONAL)) {
      const weather = some.includes('weather');
      const table = optional(some.join(' '), `${LINES}\nblue ${weather ? 'rolls weather' : 'moves'}`, BOARD);
      expect([...table.game.position.switches].sort()).toEqual([...some].sort());
      if (weather) table.play('rollWeather', 1);
      roundTrip(table);
      passTurn(table);
      passTurn(table);
      expect(table.state.turn, some.join()).toBe(2);
      expect(at(table), some.join()).toBe(weather ? 'weather' : 'movement');
      expect(left(table, 'b1') + left(table, 'r1')).toBe(8);
    }
  });

  test('B0.2 naming a switch twice changes nothing', () => {
    const table = optional('weather weather', `option weather\n${LINES}\nblue rolls weather`, BOARD);
    expect(table.game.position.switches).toEqual(['weather']);
  });

  test('B0.2 the kinds of missions are those of the switches, each on its own', () => {
    const missions = (switches: string): Record<string, string | undefined> => {
      const table = optional(switches, `${LINES}\nblue declares`, BOARD);
      const rule = (text: string) => {
        const read = readCommand(table.game.world, table.state, text);
        if (isFault(read)) throw new Error(text);
        return table.game.check(table.state, 'blue', read.command)?.rule;
      };
      return {
        escort: rule('assignMission escort bt 3,0'),
        interdiction: rule('assignMission interdiction bs 1,0'),
        nuclear: rule('assignMission nuclear bn 3,0'),
      };
    };
    const off = { escort: 'B0.2', interdiction: 'B0.2', nuclear: 'B0.2' };
    // With fighters the escort is refused for what it is: TAC do not escort.
    expect(missions('')).toEqual(off);
    expect(missions('seaAir supplyRoutes')).toEqual(off);
    expect(missions('fighters')).toEqual({ ...off, escort: 'O23.0.4' });
    expect(missions('interdiction')).toEqual({ ...off, interdiction: undefined });
    expect(missions('nuclear')).toEqual({ ...off, nuclear: undefined });
    expect(missions('interdiction nuclear')).toEqual({ ...off, interdiction: undefined, nuclear: undefined });
  });

  test('O0.1 interdiction and nuclear strikes work without fighters; then nothing is intercepted', () => {
    const table = optional('interdiction nuclear', `${LINES}\nblue declares`, BOARD);
    table.play(['assignMission interdiction bs 1,0', 'assignMission nuclear bn 3,0', 'endDeclaration']);
    expect(at(table)).toBe('combat');
    expect(table.side).toBe('blue');
    expect(table.state.noRetreat).toHaveLength(2);
    table.play('resolve', 1);
    expect(left(table, 'r1')).toBe(2);
  });

  test('B0.2 without fighters: no FTR, no interception, nobody lands but the mover', () => {
    const ftr = 'red FTR 4-6 @ 3,0 as rf';
    expect(faults(`game tournament\n${small(BOARD)}\n${LINES}\n${ftr}\nblue moves`)[0]).toMatch(/O23\.0\.1/);
    const others = OPTIONAL.filter((name) => name !== 'fighters').join(' ');
    expect(faults(`game tournament ${others}\n${small(BOARD)}\n${LINES}\n${ftr}\nblue moves`)).toHaveLength(1);
    const table = optional('', `${LINES}\nblue declares`, BOARD);
    table.play(['assignMission strategic bs 3,0', 'endDeclaration']);
    expect(at(table)).toBe('combat');
    for (const text of ['assignInterceptor bt 3,0', 'endInterception', 'resolveAirFight 3,0', 'allotInterceptors 1']) {
      expect(refusedBy(table, text), text).toMatch(/^[BT]80\./);
    }
    table.play('resolve', 1);
    expect(at(table)).toBe('landing');
    table.play(['landAircraft bs -3,0', 'endLanding']);
    expect(table.state.mover).toBe('red');
  });

  test('B0.2 without seaAir: aircraft never go to sea', () => {
    for (const switches of ['', OPTIONAL.filter((name) => name !== 'seaAir' && name !== 'weather').join(' ')]) {
      const table = optional(switches, `${LINES}\nblue moves`, BOARD);
      expect(refusedBy(table, 'aircraftToSea bt A')).toMatch(/^[BT]80\.3$/);
      expect(refusedBy(table, 'embark bt A')).toBe('T6.1.1');
      expect(legalTexts(table, 'aircraftToSea')).toEqual([]);
    }
    const on = optional('seaAir', `${LINES}\nblue moves`, BOARD);
    expect(legalTexts(on, 'aircraftToSea')).toEqual(['aircraftToSea bt A']);
  });

  test('B0.2 without supplyRoutes: a unit cut off from everything lives', () => {
    const cut = `${LINES}\nblue inf 1-4 @ 4,-4 as b9\nred inf 4-4 @ 2,-3 as r9\nred inf 4-4 @ 4,-2 as r8\nblue moves`;
    for (const [switches, lives] of [
      ['', true],
      ['fighters interdiction nuclear seaAir', true],
      ['supplyRoutes', false],
    ] as const) {
      const table = optional(switches, cut, BOARD);
      passTurn(table);
      passTurn(table);
      expect(table.unit('b9').isolated ?? false, switches).toBe(!lives);
      passTurn(table);
      expect(left(table, 'b9') > 0, switches).toBe(lives);
    }
  });

  test('B0.2 without weather: no roll, and the sky is clear for ever', () => {
    const table = optional('fighters interdiction nuclear seaAir supplyRoutes', `turn 16\n${LINES}\nblue moves`, BOARD);
    for (let turn = 0; turn < 6; turn++) {
      expect(refusedBy(table, 'rollWeather')).toMatch(/^[BT]80\.3$/);
      expect(table.state.weather).toBe('clear');
      passTurn(table);
    }
    expect(table.state.turn).toBe(19);
  });

  test('B0.2 a position with leavings of a rule that is not played is refused', () => {
    const all = OPTIONAL.join(' ');
    const leavings: [string, string, string][] = [
      ['weather', 'weather seaMustLand', 'blue moves'],
      ['weather', 'weather noDesertAir', 'blue moves'],
      ['weather', '', 'blue rolls weather'],
      ['nuclear', 'closed 1,0 blue until 2', 'blue moves'],
      ['nuclear', 'struck 1,0', 'blue fights'],
      ['nuclear', 'blue inf 1-4 @ 0,0 as b7 stunned 4', 'blue moves'],
      ['supplyRoutes', 'blue inf 1-4 @ 0,0 as b7 isolated', 'blue moves'],
      ['seaAir', 'blue TAC 2-8 sea A as b7', 'blue moves'],
      ['nuclear', 'blue SAC 1-20 air 1,0 from -3,0 as b7\nmission nuclear b7 1,0', 'blue declares'],
      ['interdiction', 'blue SAC 4-20 air 1,0 from -3,0 as b7\nmission interdiction b7 1,0', 'blue declares'],
    ];
    for (const [name, line, phase] of leavings) {
      const text = `${small(BOARD)}\n${LINES}\n${line}\n${phase}`;
      const others = OPTIONAL.filter((one) => one !== name).join(' ');
      for (const switches of ['', others]) {
        expect(faults(`game tournament ${switches}\n${text}`).join(), `${line} without ${name}`).toContain(name);
      }
      expect(faults(`game tournament ${all}\n${text}`), `${line} with ${name}`).toEqual([]);
      expect(faults(`game tournament ${name}\n${text}`), `${line} with ${name} alone`).toEqual([]);
    }
  });

  test('B0.2 sea-based aircraft in a position: TAC and FTR only, 4 factors of a side', () => {
    const text = (line: string) => `game tournament seaAir fighters\n${small(BOARD)}\n${LINES}\n${line}\nblue moves`;
    expect(faults(text('blue SAC 1-20 sea A'))[0]).toMatch(/O23\.7\.10/);
    expect(faults(text('blue MDM 1-10 sea A'))[0]).toMatch(/O23\.7\.10/);
    expect(faults(text('blue TAC 3-8 sea A\nblue FTR 2-6 sea B'))[0]).toMatch(/O23\.7\.1\b/);
    expect(faults(text('blue TAC 2-8 sea A\nblue FTR 2-6 sea B\nred FTR 4-6 sea B'))).toEqual([]);
  });

  test('O24.1 only Blue rolls for the weather in a position', () => {
    expect(faults(`game tournament weather\n${small(BOARD)}\n${LINES}\nred rolls weather`)[0]).toMatch(/O24\.1/);
  });

  test('B0.2 the switches survive a save', () => {
    const table = optional('weather nuclear seaAir', `${LINES}\nblue rolls weather`, BOARD);
    const again = position(table.text());
    expect(again.game.position.switches).toEqual(['weather', 'nuclear', 'seaAir']);
    onto(again.play('rollWeather', 1), 'declaration');
    expect(refusedBy(again, 'assignMission interdiction bs 1,0')).toBe('B0.2');
  });
});
