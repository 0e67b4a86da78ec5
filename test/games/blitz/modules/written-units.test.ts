import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { faults, position, small } from '../table.ts';
import { CALAEDIA, FAR, WAR } from './calaedia.ts';

/** Positions no game leads to. */

const read = (modules: string, lines: string, board = '', level = 'basic', options = ''): string =>
  faults(`game ${level}\nmodules ${modules}\n${options}${small(board)}\n${lines}\nblue moves`).join();

describe('units a written position cannot have', () => {
  test('M13.1, M5.chart counters that were never printed: flak of five, a double train, airbase or supply counter', () => {
    const BASE = 'road : 0,0 1,0\ncity K : 1,0';
    for (const [modules, unit] of [
      ['M13', 'FLAK 5-2'],
      ['M7', 'train 2-60'],
      ['M12', 'airbase 2-0'],
    ] as const) {
      expect([unit, read(modules, `blue ${unit} @ 0,0\n${FAR}`, BASE, 'tournament')]).toEqual([
        unit,
        expect.stringMatching(/the largest counter has \d \(M5\.chart\)/),
      ]);
    }
    expect(read('M13', `blue FLAK 4-2 @ 0,0\n${FAR}`, BASE, 'tournament')).toBe('');
  });

  test('M5.chart, M0.10 no marines of seven, no Rangers of two, no aircraft without a range; infantry of six there is', () => {
    const BASE = 'city K : 1,0\nbelongs b 1,0';
    const told = (unit: string) => read('M8 M11 M12', `blue ${unit} waits 2\n${FAR}`, BASE, 'tournament');
    for (const unit of ['MAR 7-4', 'RNG 2-4'])
      expect(told(unit), unit).toMatch(/the largest counter has \d \(M5\.chart\)/);
    expect(told('TAC 4-0')).toContain("'4-0' has no range (M5.chart)");
    for (const unit of ['MAR 6-4', 'RNG 1-4', 'inf 6-4', 'TAC 8-8']) expect(told(unit), unit).toBe('');
  });

  test('B5.3, M11.tf d, T7.2.3 a turn after the last, aircraft from nowhere, losses by no rule', () => {
    const game = `game tournament\n${small('city K : 1,0\nbelongs b 1,0')}\n`;
    const told = (lines: string, from = game) => faults(`${from}${FAR}\nblue inf 4-4 @ 0,0 as b1\n${lines}`).join('; ');
    const basic = game.replace('tournament', 'basic');
    expect(told('turns 15\nturn 16\nblue moves', basic)).toContain("'16' is no turn of this game: it has 15 (B5.3)");
    expect(told('turn 15\nturns 15\nblue moves', basic)).toBe('');
    // T5.3
    expect(told('turns 15\nturn 16\nblue moves')).toBe('');
    expect(told('turns 0\nturn 40\nblue moves', basic)).toBe('');
    expect(told('blue TAC 4-8 air 2,0 from Q7 as t1\nmission tactical t1 2,0\nblue declares')).toContain(
      "t1 comes from 'Q7': no hex, no sea zone and no ship (M11.tf d)",
    );
    const bill = (rule: string) =>
      told(
        `mover blue\nframe {"at":"losses","bill":{"side":"blue","factors":1,"by":"af","units":["b1"],"rule":"${rule}"}}`,
      );
    expect(bill('zzqx')).toContain("'zzqx' stands where a word such as 'T7.2.3' is expected");
  });

  test('M3, B80.3 words that say nothing of a side are named whole', () => {
    const told = (line: string) => faults(`game basic\n${small()}\n${line}\nblue moves`).join('; ');
    expect(told('red chooses badly')).toContain("'chooses badly' is nothing red can do");
    expect(told('red sets up at home')).toContain("'at home' says nothing here");
    for (const [line, word] of [
      ['streak blue 3', '3'],
      ['streak green 1', 'green'],
      ['account blue many', 'many'],
      ['season fall 10', '10'],
      ['season autumn 1', 'autumn'],
      ['written-off blue inf 0', '0'],
      ['unguarded 0,0 100', '100'],
    ] as const)
      expect(told(line), line).toContain(`'${word}' says nothing here`);
  });

  test('M15.3, M15.5, M15.6 guerillas of no country, four in a hex, five factors', () => {
    const gue = (lines: string) => read('M3 M15 M18', `${WAR}\ncontrol red 3,0\n${lines}\n${FAR}`, CALAEDIA);
    const three = 'blue gue 1-4 @ 2,0 of c\nblue gue 1-4 @ 2,0 of c\nblue gue 1-4 @ 2,0 of c';
    expect(gue('blue gue 1-4 @ 2,0')).toMatch(/guerilla of no country.*\(M15\.3\)/);
    expect(gue('blue gue 5-4 @ 2,0 of c')).toMatch(/\(M15\.6\)/);
    expect(gue(`${three}\nblue gue 1-4 @ 2,0 of c`)).toMatch(/4 guerillas in one hex; 3 are allowed \(M15\.5\)/);
    expect(gue(three)).toBe('');
    // B8.2: on the way there may be more.
    expect(gue(`${three}\nblue gue 1-4 @ 2,0 of c spent 3`)).toBe('');
  });

  test('M17.e.1 in a war of the minor countries no major has a unit', () => {
    const war = (line: string) =>
      faults(
        `game basic\nmodules M17 M18\noptions scenario=E\nturns 9\nboard continent\n${line}\narmy continent\nred sets up`,
        LIBRARY,
      ).join();
    expect(war('blue inf 4-4 @ S41 as b.inf9')).toMatch(/b\.inf9 is of a major power.*\(M17\.e\.1\)/);
    expect(war('blue inf 4-4 lost')).toMatch(/M17\.e\.1/);
    expect(war('')).toBe('');
  });

  test('B6.6, M18.5 the army of a country is not set up where an enemy stands', () => {
    const table = position(
      `game basic\nmodules M18\n${small(`${CALAEDIA}\nbelongs b -4,0\nbelongs r 4,-4`)}\nblue inf 4-4 @ 2,0 as b1\nred inf 4-4 of c waits 1 as c1\nred inf 4-4 @ 4,-4\nred sets up minors`,
    );
    expect(table.refusal('placeUnit c1 2,0')).toBe('B6.6');
    expect(table.legal().some((command) => command.do === 'placeUnit' && command.hex === table.unit('b1').at)).toBe(
      false,
    );
    table.play('placeUnit c1 1,0');
  });

  test('B0.4 two dots make a run of units, or nothing', () => {
    const wrong = ['a..b', 'b1..x', 'b..3', 'b5..2', 'b1..2..3', 'b1...3', 'b01..03', '..', 'b..', 'b1..1000'];
    for (const name of wrong)
      expect(faults(`game basic\n${small()}\nblue inf 4-4 waits 1 as ${name}\nblue moves`), name).toEqual([
        expect.stringContaining(`'${name}' is no run of units`),
      ]);
    const names = position(`game basic\n${small()}\nblue inf 4-4 waits 1 as b.inf9..11\nblue moves`).state.units;
    expect(names.map(({ id }) => id)).toEqual(['b.inf9', 'b.inf10', 'b.inf11']);
  });
  test('B5.1 a game without units ends, whoever decides', () => {
    for (const phase of ['red sets up at sea', 'blue moves', 'blue declares']) {
      for (const modules of ['', 'modules M1\n']) {
        const { game } = position(`game tournament\n${modules}board continent\n${phase}`, LIBRARY);
        let state = game.start;
        const [choose, dice] = [seededChoice(1), seededDice(1)];
        for (let i = 0; i < 60; i++) {
          const side = game.decides(state);
          if (side === undefined) break;
          state = game.play(state, side, game.sample(state, choose), dice).state;
        }
        expect([phase, game.outcome(state)?.rule]).toEqual([phase, 'B5.1']);
      }
    }
  });
});
