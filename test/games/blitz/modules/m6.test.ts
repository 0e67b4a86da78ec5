import { describe, expect, test } from 'vitest';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, small } from '../table.ts';
import { modular } from './table.ts';

const COAST =
  'sea -4,0 -4,1 -3,-1 zone A\ncity Port : -3,0\ncity Home : 0,0\ncity Red : 4,0\nbelongs blue -3,0 0,0 -2,0\nbelongs red 4,0\nbeach -2,-1 -3,1';
const m6 = (lines: string, board = '', level = 'basic') => modular('M6', lines, board, level);

describe('M6 phase and class sequencing', () => {
  test('M6.0, M6.seq, M80.11, M80.13, M80.19, M80.20, M80.21 the steps of the Tournament Game in the order of the classes', () => {
    expect(MODULES.M6.rule).toBe('M6.0');
    const table = m6(
      'blue inf 4-4 waits 1 as b1\nblue abn 4-4 @ 0,0 as b2\nblue inf 4-4 @ -3,0 as b3\nblue inf 4-4 sea A as b4\nred inf 4-4 @ 4,0\nblue moves: arrivals',
      COAST,
      'tournament',
    );
    const phases = [table.phase];
    for (let i = 0; i < 4; i++) phases.push(roundTrip(table).play('endStep').phase);
    expect(phases).toEqual(['M80.11', 'M80.13', 'M80.19', 'M80.20', 'M80.21']);
    table.play('endMovement');
    expect(table.phase).toBe('T80.4');
  });

  test('M6.1 a step that has been left is over, and a command of another class is refused with the id of the step', () => {
    const table = m6(
      'blue inf 4-4 waits 1 as b1\nblue abn 4-4 @ 0,0 as b2\nred inf 4-4 @ 4,0\nblue moves: arrivals',
      'city Home : 0,0\nbelongs blue 0,0',
    );
    expect(table.refusal('moveUnit b2 1,0')).toBe('M80.11');
    expect(table.refusal('flyAirborne b2 2,0')).toBe('M80.11');
    expect(table.refusal('endMovement')).toBe('M80.11');
    table.play(['endStep']);
    expect([table.phase, table.refusal('placeReinforcement b1 0,0')]).toEqual(['M80.13', 'M80.13']);
    table.play(['endStep']);
    expect([table.phase, table.refusal('flyAirborne b2 2,0')]).toEqual(['M80.21', 'M80.21']);
    expect(table.play('endStep').phase).not.toBe('M80.21');
  });

  test('M6.1 a step in which nobody can do anything is passed over; the Basic Game has none of the sea', () => {
    const table = m6('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 4,0\nblue moves: arrivals');
    expect(table.phase).toBe('M80.21');
    table.play(['moveUnit b1 1,0', 'endMovement', 'endDeclaration']);
    expect([table.phase, table.state.mover]).toEqual(['M80.21', 'red']);
    expect(m6('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 4,0\nblue moves').phase).toBe('M80.21');
    const found = faults(`game basic\nmodules M6\n${small()}\nblue inf 4-4 @ 0,0\nred inf 4-4 @ 4,0\nblue moves: sea`);
    expect(found.join()).toContain('M6');
  });

  test('M6.2 nobody embarks in a port he has only just marched to', () => {
    const table = m6(
      'blue inf 4-4 @ -2,0 as b1\nblue inf 4-4 @ -3,0 as b2\nred inf 4-4 @ 4,0\nblue moves: embarking',
      COAST,
      'tournament',
    );
    expect(legalTexts(table, 'embark')).toEqual(['embark b2 A']);
    table.play(['endStep', 'moveUnit b1 -3,0']);
    expect(table.refusal('embark b1 A')).toBe('M80.21');
  });

  test('M6.6 who arrives in 0c has begun the player turn there and may embark; who arrives in I.4 only moves', () => {
    const lines = 'blue inf 4-4 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nred inf 4-4 @ 4,0\nblue moves: arrivals';
    const table = m6(lines, COAST, 'tournament');
    table.play(['placeReinforcement b1 -3,0', 'endStep']);
    // T6.3: it could be flown too.
    expect(table.phase).toBe('M80.13');
    table.play('endStep');
    expect([table.phase, legalTexts(table, 'embark')]).toEqual(['M80.20', ['embark b1 A']]);
    table.play(['endStep', 'placeReinforcement b2 -3,0']);
    expect(table.refusal('embark b2 A')).toBe('M80.21');
    table.play(['moveUnit b2 -2,0', 'moveUnit b1 -2,0']);
  });

  test('M80.47 what was done in earlier steps of movement can still be taken back', () => {
    const table = m6(
      'blue inf 4-4 waits 1 as b1\nblue abn 4-4 @ 0,0 as b2\nred inf 4-4 @ 4,0\nblue moves: arrivals',
      'city Home : 0,0\nbelongs blue 0,0',
    );
    table.play(['placeReinforcement b1 0,0']);
    expect(table.phase).toBe('M80.13');
    table.play('takeBack');
    expect([table.phase, table.where('b1')]).toEqual(['M80.11', 'waiting']);
  });

  test('M80.47 takeBack phase stays within the step, takeBack all goes back over every step', () => {
    const table = m6(
      'blue inf 4-4 waits 1 as b1\nblue abn 4-4 @ 0,0 as b2\nred inf 4-4 @ 4,0\nblue moves: arrivals',
      'city Home : 0,0\nbelongs blue 0,0',
    );
    table.play(['placeReinforcement b1 0,0', 'endStep', 'moveUnit b1 1,0', 'takeBack phase']);
    expect([table.phase, table.where('b1')]).toEqual(['M80.21', '0,0']);
    table.play(['moveUnit b1 1,0', 'takeBack all']);
    expect([table.phase, table.where('b1')]).toEqual(['M80.11', 'waiting']);
    expect(table.refusal('takeBack all')).toBe('B80.10');
  });
});
