import { describe, expect, test } from 'vitest';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { attack, ends, fought, legalTexts } from '../basic.ts';
import { passTurn, roundTrip } from '../optional.ts';
import { faults, small, type Table } from '../table.ts';
import { at, modular } from './table.ts';

const stack = (units: readonly string[], modules = 'M5', level = 'basic', board = '') =>
  faults(
    `game ${level}\nmodules ${modules}\n${small(board)}\n${units.map((unit) => `blue ${unit} @ 0,0`).join('\n')}\nblue moves`,
  );
const times = (count: number, unit: string): string[] => Array.from({ length: count }, () => unit);
const CITY = 'city Base : 0,0\nbelongs blue all';

describe('M5 class stacking', () => {
  test('M5.0 in place of twelve size; without the module the base limit stands', () => {
    expect(MODULES.M5.rule).toBe('M5.0');
    expect(stack(times(3, 'arm 6-6'))).toEqual([]);
    expect(faults(`game basic\n${small()}\n${times(3, 'blue arm 6-6 @ 0,0').join('\n')}\nblue moves`).join()).toMatch(
      /B8\.1/,
    );
  });

  test('M5.1, M5.2 aircraft and ground units of a hex count each against the limit of their own class', () => {
    const both = [...times(3, 'arm 6-6'), ...times(3, 'SAC 4-20')];
    expect(stack(both, 'M5', 'tournament', CITY)).toEqual([]);
    expect(stack([...times(3, 'SAC 8-20'), 'TAC 1-8'], 'M5', 'tournament', CITY).join()).toMatch(/M5\.3/);
  });

  test('M5.3 example: three 6-6 are legal, a fourth counter of one factor is not; six 2-2 are, seven are not', () => {
    expect(stack(times(3, 'arm 6-6'))).toEqual([]);
    expect(stack([...times(3, 'arm 6-6'), 'inf 1-4']).join()).toMatch(/19 size .* \(M5\.3\)/);
    expect(stack(times(6, 'inf 2-2'))).toEqual([]);
    expect(stack(times(7, 'inf 2-2')).join()).toMatch(/M5\.3/);
  });

  test('M5.3 artillery counts its second factor', () => {
    expect(stack([...times(2, 'art 8-4-4'), 'inf 2-4', 'inf 2-4'])).toEqual([]);
    expect(stack([...times(3, 'art 8-4-4'), 'inf 1-4']).join()).toMatch(/M5\.3/);
  });

  test('M5.4 aircraft on a city hex: three counters or twelve factors; in a bombed city factors only', () => {
    const table = modular(
      'M5',
      'blue SAC 8-20 @ 0,0 as s1\nblue SAC 8-20 @ 0,0 as s2\nblue TAC 1-8 waits 1 as t1\nblue TAC 1-8 waits 1 as t2\nblue moves',
      CITY,
      'tournament',
    );
    table.play('placeReinforcement t1 0,0');
    expect(table.refusal('placeReinforcement t2 0,0')).toBe('T23.0.3');
    const bombed = modular(
      'M5',
      'blue SAC 8-20 @ 0,0 as s1\nblue TAC 4-8 waits 1 as t1\nblue TAC 2-8 waits 1 as t2\ndamage 0,0 2 red till 9\nblue moves',
      CITY,
      'tournament',
    );
    expect(bombed.refusal('placeReinforcement t1 0,0')).toBe('T23.0.3');
    bombed.play('placeReinforcement t2 0,0');
  });

  test('M5.5 over the limit in passing is free; at the end of movement it is not (B8.2)', () => {
    const table = modular(
      'M5',
      `${[1, 2, 3].map((n) => `blue arm 6-6 @ 0,0 as b${n}`).join('\n')}\nblue arm 6-6 @ 1,0 as b4\nblue moves`,
    );
    table.play('moveUnit b4 0,0');
    expect(table.refusal('endMovement')).toBe('M5.3');
    roundTrip(table).play(['moveUnit b1 0,1', 'endMovement']);
    expect(table.where('b4')).toBe('0,0');
  });

  test('M5.6, M0.23 who is too many in a hex that nobody can leave is removed by his owner, and counts as lost', () => {
    const full =
      'blue inf 4-4 @ 0,0 as b1 spent 12\nblue inf 4-4 @ 0,0 as b2 spent 12\nblue inf 4-4 @ 0,0 as b3 spent 12';
    const lost = ({ state }: Table) => state.units.filter(({ place }) => place === 'lost').map(({ id }) => id);
    const table = modular('M5', `${full}\nblue arm 6-6 @ 0,0 as b4 spent 18\nred inf 4-4 @ 4,0\nblue moves`);
    // Among different units the player chooses; one is enough.
    expect(table.refusal('endMovement')).toBe('M5.6');
    expect(table.refusal('endMovement abandon b1+b2')).toBe('B7.a11');
    expect(legalTexts(table, 'endMovement')).toHaveLength(2);
    expect(legalTexts(table, 'endMovement')).toContain('endMovement abandon b4');
    table.play('endMovement abandon b4');
    expect(lost(table)).toEqual(['b4']);
    expect(table.events).toContainEqual(expect.objectContaining({ is: 'eliminated', rule: 'M5.6' }));
    // Among identical units there is no choice.
    const alike = modular('M5', `${full}\nblue inf 4-4 @ 0,0 as b4 spent 12\nred inf 4-4 @ 4,0\nblue moves`).play(
      'endMovement',
    );
    expect(lost(alike)).toHaveLength(1);
    // A unit that can move must do so.
    const free = modular('M5', `${full}\nblue inf 4-4 @ 0,0 as b4 spent 9\nred inf 4-4 @ 4,0\nblue moves`);
    expect(free.refusal('endMovement')).toBe('M5.3');
    // Moves of this phase are taken back instead.
    const own = modular('M5', `${full}\nblue inf 4-4 @ 0,-1 as b4 spent 9\nred inf 4-4 @ 4,0\nblue moves`).play(
      'moveUnit b4 0,0',
    );
    expect(own.refusal('endMovement')).toBe('M5.3');
    expect(lost(own.play(['takeBack', 'endMovement']))).toEqual([]);
  });

  test('M0.23, M5.6 no dead end under the limit of the base game either', () => {
    const full = 'blue inf 8-4 @ 0,0 as b1 spent 12\nblue arm 6-6 @ 0,0 as b2 spent 18\nred inf 4-4 @ 4,0\nblue moves';
    const table = modular('M1', full);
    expect(table.refusal('endMovement')).toBe('M5.6');
    expect(table.play('endMovement abandon b2').unit('b2').place).toBe('lost');
  });

  test('M0.23, M5.6 who can leave does; that he could does not keep open a hex that is too full without him', () => {
    const table = modular(
      'M1',
      `blue inf 12-4 @ 0,0 as b1 spent 12\nblue arm 12-6 @ 0,0 as b2 spent 18\nblue inf 4-4 @ 0,0 as b3 spent 6
red inf 4-4 @ 4,0\nblue moves`,
    );
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play('moveUnit b3 0,1');
    expect(table.refusal('endMovement')).toBe('M5.6');
    roundTrip(table).play('endMovement abandon b2');
    expect([table.unit('b2').place, table.where('b1'), table.where('b3')]).toEqual(['lost', '0,0', '0,1']);
  });

  test('M5.5 at placement: set-up and arrivals', () => {
    const units = [1, 2, 3, 4].map((n) => `blue arm 6-6 waits 1 as b${n}`).join('\n');
    const setup = modular('M5', `${units}\nblue sets up`, 'belongs blue all');
    setup.play(['placeUnit b1 0,0', 'placeUnit b2 0,0', 'placeUnit b3 0,0']);
    expect(setup.refusal('placeUnit b4 0,0')).toBe('B3.2');
    const arrival = modular('M5', `${units}\nblue moves`, CITY);
    arrival.play([1, 2, 3].map((n) => `placeReinforcement b${n} 0,0`));
    expect(arrival.refusal('placeReinforcement b4 0,0')).toBe('B17.4');
  });

  test('M5.5 where a unit comes to rest by retreat or advance', () => {
    const red = (hex: string, count: number, from: number) =>
      times(count, `red arm 6-6 @ ${hex} as r`)
        .map((line, i) => `${line}${from + i}`)
        .join('\n');
    // 2,0 holds three counters, 2,-1 two: only there is room, 18 size though it makes.
    const table = modular(
      'M5',
      `blue arm 8-6 @ -1,0 as b1\nblue inf 4-4 @ -1,1 as b2\nred inf 4-4 @ 0,0 as r1\n${red('2,0', 3, 2)}\n${red('2,-1', 2, 5)}\nblue moves`,
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 3);
    expect(fought(table).result).toBe('DB2');
    expect(table.refusal('chooseRetreat r1 1,0 2,0')).toBe('B19.5.5');
    table.play('chooseRetreat r1 1,0 2,-1');
    expect(table.where('r1')).toBe('2,-1');
    const advance = modular(
      'M5',
      'blue arm 8-6 @ 1,0 as b1\nblue arm 6-6 @ 0,1 as b2\nblue inf 4-4 @ 0,1 as b3\nblue inf 1-4 @ 1,0 as b4\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
    );
    attack(advance, 'b1+b2+b3+b4 on 0,0').play(['resolve 1', 'advance b4 0,0', 'advance b1 0,0']);
    expect(ends(advance, 'advance', 'b2')).toEqual(['0,0']);
    advance.play('advance b2 0,0');
    expect(['b1', 'b2', 'b4'].map((id) => advance.where(id))).toEqual(['0,0', '0,0', '0,0']);
    expect([advance.where('b3'), at(advance)]).toEqual(['0,1', 'movement']);
  });

  test('M5.chart the largest counter of each type: pieces are put together up to it', () => {
    const table = modular('M5', `${times(5, 'blue inf 1-4 @ 0,0').join('\n')}\nblue moves`);
    table.play(['combine b1+b2+b3+b4']);
    expect(table.refusal('combine b1+b5')).toBe('M0.10');
    passTurn(roundTrip(table));
    expect([table.unit('b1').df, table.where('b2')]).toEqual([4, 'gone']);
  });
});
