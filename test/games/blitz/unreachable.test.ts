import { describe, expect, test } from 'vitest';
import { faults, small } from './table.ts';

/** Positions that no play can bring about are refused with the line and the rule. */

const BOARD = small(
  'sea 0,-4 1,-4 zone A\nsea 2,-4 zone B\nbeach 0,-3\ncity Blau : -4,4 -3,4\ncity Rot : 0,4\ncity Klein : 2,0\nbelongs blue -4,4 -3,4\nbelongs red 0,4\nbelongs n 2,0',
);
const FAR = 'blue inf 1-4 @ -4,4 as bFar\nred inf 1-4 @ 0,4 as rFar';
const FIRST = `game tournament fighters seaAir\n${BOARD}`.split('\n').length + 1;

/** The faults of lines put first, numbered from 1. */
const told = (lines: string, who = 'blue moves'): string[] =>
  faults(`game tournament fighters seaAir\n${BOARD}\n${lines}\n${FAR}\n${who}`).map((fault) =>
    fault.replace(/^line (\d+)/, (_, line: string) => `line ${Number(line) - FIRST + 1}`),
  );

test('a word too many is refused, not left out', () => {
  for (const line of ['struck 0,0', 'closed 0,0 red until 2', 'damage 0,4 2 red until 2', 'weather clear'])
    expect(told(`${line} 7`), line).toEqual([
      expect.stringContaining(`line 1: '7' says nothing here; write ${line.split(' ')[0] ?? ''}`),
    ]);
  const raid = (words: string): string[] =>
    faults(`game basic\nmodules M12\n${BOARD}\nraid 0,0 ${words}\n${FAR}\nblue moves`);
  for (const words of ['none', 'none off', 'none drop bFar', 'none drop bFar off'])
    expect(raid(words), words).toEqual([]);
  for (const words of ['none dropped', 'none drop', 'none drop bFar rFar', 'none nuclear 2', 'none off off'])
    expect(raid(words).join(), words).toContain('M12.9');
});

describe('units where no unit can be', () => {
  test('B8.1 13 factors, wherever the unit is', () => {
    for (const place of ['@ 0,0', 'lost', 'waits 3', 'sea A'])
      expect(told(`blue inf 13-4 ${place}`), place).toEqual([
        'line 1: no unit has 13 factors: 12 are all that a hex holds (B8.1)',
      ]);
    expect(told('blue arm 99-6 @ 0,0 as b1 spent 9 off-road')[0]).toContain('99 factors');
    expect(told('blue art 24-12-4 @ 0,0 as b1')).toEqual([]);
  });

  test('a unit in two places', () => {
    for (const places of ['sea A @ 0,0', '@ 0,0 lost', 'lost gone', '@ 0,0 @ 1,0', 'air 0,0 from -4,4 @ 0,0'])
      expect(told(`blue TAC 4-8 ${places} as b1`), places).toEqual(['line 1: a unit is in one place only']);
    expect(told('blue inf 4-4 @ 0,0 waits 3 as b1')).toEqual([]);
  });

  test('T6.2 on a sea hex: invaders of the mover, with a hex beside them they may land on', () => {
    const onSea = (unit: string, who?: string) => told(unit, who)[0] ?? '';
    expect(onSea('blue inf 4-4 @ 0,-4 as b1 aims 0,-3')).toBe('');
    expect(onSea('blue inf 4-4 @ 0,-4 as b1')).toBe('');
    expect(onSea('blue inf 4-4 @ 0,-4 as b1 aims 0,-3', 'blue declares')).toBe('');
    expect(onSea('blue arm 4-6 @ 0,-4 as b1 aims 0,-3')).toMatch(/^line 1, 0,-4: b1 .*T6\.2\.2/);
    expect(onSea('blue art 8-4-4 @ 0,-4 as b1')).toContain('T6.2.2');
    expect(onSea('blue inf 4-4 @ 0,-4 as b1 aims -1,-2')).toContain('not next to it (T6.2.3a)');
    expect(onSea('blue inf 4-4 @ 1,-4 as b1 aims 1,-3')).toContain('T6.2.1');
    expect(onSea('blue rng 1-4 @ 1,-4 as b1 aims 1,-3')).toBe('');
    expect(onSea('blue inf 4-4 @ 2,-4 as b1')).toContain('T6.2.3a');
    expect(onSea('red inf 4-4 @ 0,-4 as r1')).toContain('T6.2.11b');
    expect(onSea('blue inf 4-4 @ 0,-4 as b1', 'blue lands aircraft')).toContain('T6.2.11b');
    expect(onSea('blue inf 4-4 @ 0,0 as b1 aims 0,-3')).toContain('T6.2.0');
    expect(onSea('blue inf 4-4 @ 0,0 as b1 landed 0,-3')).toContain('T20.6');
    expect(onSea('blue rng 1-4 @ 0,0 as b1 landed 0,0')).toContain('T20.6');
  });

  test('T6.1.1 more than 40 size At Sea', () => {
    const fleet = (count: number) => Array.from({ length: count }, () => 'red inf 4-4 sea A').join('\n');
    expect(told(fleet(10))).toEqual([]);
    expect(told(fleet(11))).toEqual(['line 11: red has 44 size At Sea; 40 are allowed (T6.1.1)']);
  });

  test('T23.0.3 more than 12 factors of aircraft in a hex, apart from the ground units', () => {
    expect(told('blue inf 11-4 @ -4,4\nblue TAC 8-8 @ -4,4\nblue SAC 4-20 @ -4,4')).toEqual([]);
    expect(told('blue TAC 8-8 @ -4,4\nblue SAC 5-20 @ -4,4')).toEqual([
      'line 2, -4,4: 13 factors of aircraft in one hex; 12 are allowed (T23.0.3)',
    ]);
  });

  test('B6.6 aircraft and enemy ground units do not share a hex either', () => {
    expect(told('blue TAC 4-8 @ -3,4\nred inf 4-4 @ -3,4')[0]).toContain('B6.6');
  });
});

describe('automatic victories and missions', () => {
  const SEVEN = 'blue inf 7-4 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\nblue inf 4-4 @ 0,1 as b2';

  test('T7.3 a declared one is read, with its users on the victim', () => {
    expect(told(`${SEVEN}\nav 1 of b1 on 0,0 used none`)).toEqual([]);
    expect(told(`${SEVEN.replace('@ 0,1', '@ 0,0')}\nav 1 of b1 on 0,0 used b2`)).toEqual([]);
  });

  test('B6.6 it opens no other hex, and no hex to others', () => {
    const both = 'units of both sides stand in one hex (B6.6)';
    expect(told(`${SEVEN}\nblue inf 1-4 @ 0,0 as b3\nav 1 of b1 on 0,0 used b2`)).toEqual([`line 4, 0,0: ${both}`]);
    expect(told(`${SEVEN}\nred inf 1-4 @ 1,0 as r2\nav 1 of b1 on 0,0 used b2`)).toEqual([`line 4, 1,0: ${both}`]);
  });

  test('T7.3.1, T7.3.2, T7.3.6 it needs a victim, participants beside it, enough of them, and its phases', () => {
    const av = (line: string, who?: string) => told(`${SEVEN}\n${line}`, who);
    expect(av('av 1 of b1 on 3,0 used none')).toEqual(['line 4: 3,0 holds no enemy unit (T7.3.1)']);
    expect(av('av 1 of none on 0,0 used none')[0]).toContain('T7.3.2');
    expect(av('av 1 of r1 on 0,0 used none')[0]).toContain("not blue's");
    expect(av('av 1 of bFar on 0,0 used none')[0]).toContain('T7.3.2');
    expect(av('av 1 of b2 on 0,0 used none')[0]).toContain('T7.3.1');
    expect(av('av 1 of b1 on 0,0 used none', 'blue fights')[0]).toContain('T7.3.6');
    expect(av('av 1 of b1 on 0,0 used none\nav 2 of b1 on 0,0 used none')[0]).toContain('T90.5');
  });

  test('B0.1 the Basic Game has none of these lines', () => {
    const basic = (line: string) =>
      faults(`game basic\n${BOARD}\nblue inf 7-4 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\n${line}\nblue moves`)[0] ?? '';
    expect(basic('')).toBe('');
    for (const line of ['av 1 of b1 on 0,0 used none', 'short', 'mission tactical b1 0,0', 'replacements blue 3'])
      expect(basic(line), line).toMatch(/^line \d+: the basic game has no '.*' \(B0\.1\)$/);
    expect(basic('frame {"at":"avAdvances","fights":[]}')).toContain('(B0.1)');
    expect(basic('battle 1 of b1 on 0,0 kind strike')).toContain('there are battles only while');
  });

  test('T23.2.1 a strike is one hex and no ground unit, after the declaration', () => {
    const strike = (line: string, who: string) => told(`${SEVEN}\n${line}`, who)[0] ?? '';
    expect(strike('battle 1 of none on 0,0 kind strike', 'blue fights')).toBe('');
    expect(strike('battle 1 of b1 on 0,0 kind strike', 'blue fights')).toContain('T23.2.1');
    expect(strike('battle 1 of none on 0,0 kind strike', 'blue declares')).toContain('T23.2.1');
  });

  test('T23 missions are flown by aircraft of the right type, which are in the air over that hex', () => {
    const TAC = 'blue TAC 4-8 air 0,0 from -4,4 as t1';
    const flown = (lines: string, who = 'blue declares') => told(`red inf 4-4 @ 0,0 as r1\n${lines}`, who)[0] ?? '';
    expect(flown(`${TAC}\nmission tactical t1 0,0`)).toBe('');
    expect(flown(`${TAC}\nmission strategic t1 0,0`)).toMatch(/^line 3: .*T23\.2\.1/);
    expect(flown(`${TAC}\nmission tactical t1 1,0`)).toContain('T23.0.5a');
    expect(flown(`${TAC}\nmission tactical t1 0,0\nmission tactical t1 0,0`)).toContain('T23.0.10');
    expect(flown('mission tactical bFar 0,0')).toContain('bFar is no aircraft');
    expect(flown('blue TAC 4-8 @ -4,4 as t1\nmission tactical t1 0,0')).toContain('t1 is not in the air');
    expect(flown('red TAC 4-8 air 0,0 from 0,4 as t1\nmission tactical t1 0,0')).toContain('player turn of blue');
    expect(flown('red TAC 4-8 air 0,0 from 0,4 as t1\nmission intercept t1 0,0')).toContain('O23.0.3');
    expect(flown(TAC)).toContain('flies no mission');
    expect(flown(TAC, 'blue lands aircraft')).toBe('');
    expect(flown('blue TAC 4-8 air 0,0 from 1,0 as t1\nmission tactical t1 0,0')).toContain('T23.0.5b');
    expect(flown('blue TAC 4-8 @ -4,4 as t1 afloat 2')).toContain('O23.7');
  });
});

describe('countries, damage and retreats', () => {
  test('T22.3e only minor city hexes are captured', () => {
    expect(told('captured 2,0')).toEqual([]);
    for (const hex of ['0,0', '0,4'])
      expect(told(`captured ${hex}`)).toEqual([
        `line 1: ${hex} is no city hex of a minor country: only these are captured (T22.3e)`,
      ]);
  });

  test('T23.3.1 only city hexes are damaged', () => {
    expect(told('damage 0,4 5 blue until 4')).toEqual([]);
    expect(told('damage 0,0 5 blue until 4')).toEqual(['line 1: 0,0 is no city hex: only these are bombed (T23.3.1)']);
  });

  test('T22.5a, T23.2.4 passages are through minor countries, retreats are closed in combat', () => {
    expect(told('passed n bFar')).toEqual([]);
    expect(told('passed b bFar')[0]).toContain('T22.5a');
    expect(told('no-retreat 0,0 both T23.2.4')[0]).toContain('T23.2.4');
    expect(told('no-retreat 0,0 both B1.1', 'blue fights')[0]).toContain('B1.1 closes no hex');
  });
});
