import { describe, expect, test } from 'vitest';
import { at, onto, optional, passTurn } from './optional.ts';
import { faults, position, small } from './table.ts';

const FAR = 'blue inf 4-4 @ -3,0 as b1\nred inf 4-4 @ 3,0 as r1';
const HOMES = 'city Bluton : -4,0\nbelongs blue -4,0\ncity Redham : 4,0\nbelongs red 4,0';
const redFirst = (lines: string) => position(`game basic\nfirst red\n${small(HOMES)}\n${FAR}\n${lines}`);

describe('B4.1 the first mover of a game need not be Blue', () => {
  test('M0.5 a turn is the player turn of the first side, then the other one', () => {
    const table = redFirst('red moves');
    const turns: string[] = [];
    for (let i = 0; i < 4; i++) {
      turns.push(`${table.state.turn} ${table.side}`);
      passTurn(table);
    }
    expect(turns).toEqual(['1 red', '1 blue', '2 red', '2 blue']);
  });

  test('B3.2 Blue sets up first all the same, then the first mover moves', () => {
    const table = position(
      `game basic\nfirst red\n${small(HOMES)}\nblue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\nblue sets up`,
    );
    expect(table.state.mover).toBe('red');
    table.play('holdBack b1').play('ready').play('holdBack r1');
    expect(table.side).toBe('red');
    table.play('ready');
    expect([table.side, at(table), table.state.turn]).toEqual(['red', 'movement', 1]);
  });

  test('B5.3 the last turn is over with the player turn of the second side', () => {
    const table = redFirst('turns 1\ncities 0\nred moves');
    passTurn(table);
    expect(table.state.outcome).toBeUndefined();
    expect(passTurn(table).state.outcome?.rule).toBe('B5.3');
  });

  test('O24.1 the weather is rolled once a turn, in the first player turn, by Blue (M90.65)', () => {
    const table = optional('weather', `first red\n${FAR}\nred rolls weather`, HOMES);
    expect([table.side, at(table)]).toEqual(['blue', 'weather']);
    table.play('rollWeather', 1);
    expect(table.side).toBe('red');
    onto(passTurn(table), 'movement');
    expect([table.side, table.state.turn]).toEqual(['blue', 1]);
    onto(passTurn(table), 'weather');
    expect([table.side, table.state.mover, table.state.turn]).toEqual(['blue', 'red', 2]);
  });

  test('it survives a save, and Blue is not written', () => {
    expect(redFirst('red moves').text()).toContain('\nfirst red\n');
    expect(position(redFirst('red moves').text()).game.world.terms.first).toBe('red');
    expect(position(`game basic\n${small(HOMES)}\n${FAR}\nblue moves`).text()).not.toContain('first');
    expect(faults(`game basic\nfirst green\n${small(HOMES)}\n${FAR}\nblue moves`)[0]).toMatch(/no side/);
  });
});
