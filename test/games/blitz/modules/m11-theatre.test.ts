import { describe, expect, test } from 'vitest';
import { leastShip } from '#games/blitz/sea/players/naval.ts';
import { lineFrom } from '#games/blitz/supply/lines/ways.ts';
import type { Table } from '../table.ts';
import { at, continent, naval } from './naval.ts';

/** A Blue unit on the beachhead 0,8 in zone B, fed over the sea from the ports in A and B. */
const ABROAD = 'blue inf 4-4 @ 0,8 as b1\nred inf 4-4 @ 5,5 as far\nbeachhead blue 0,8';
const supplied = (lines: string, modules = 'M10 M11', port = 'control blue 0,0\ncontrol nobody 0,6'): boolean => {
  const table = naval(`${ABROAD}\n${lines}\n${port}\nblue begins`, 'basic', undefined, modules);
  return table.unit('b1').isolated === undefined;
};
const line = (table: Table, id: string): string | undefined => {
  const { side, at: hex } = table.unit(id);
  return lineFrom(table.game.world, table.state, side, hex).lacks;
};

describe('M11 with supply, production and weather', () => {
  test('M10.7, M90.35 a sea link runs through zones at parity or under friendly superiority, read when supply is judged', () => {
    expect(supplied('')).toBe(true);
    expect(supplied('red TF 1-1 sea A as r.tf1')).toBe(false);
    expect(supplied('red TF 1-1 sea A as r.tf1\nblue TF 1-1 sea A as b.tf1')).toBe(true);
    expect(supplied('red TF 1-1 sea B as r.tf1')).toBe(false);
    expect(supplied('red TF 1-1 dock 0,12 as r.tf1')).toBe(true);
    // A line cut by engagements of this player turn has no effect before the next judgement.
    const table = naval(
      `${ABROAD}\nred TF 1-1 sea A as r.tf1\nblue TF 1-1 sea A as b.tf1\ncontrol nobody 0,6\nblue moves`,
      'basic',
      undefined,
      'M10 M11',
    );
    table.play('engage b.tf1 r.tf1', 5).play('withdraw b.tf1 0,0');
    expect([line(table, 'b1'), table.unit('b1').isolated]).toEqual(['reach', undefined]);
  });

  test('M10.7, M90.39 a storm in a zone of the link isolates who depends on it', () => {
    expect(supplied('season winter 1\nindicator 1', 'M10 M11 M14')).toBe(false);
    expect(supplied('season summer 1\nindicator 1', 'M10 M11 M14')).toBe(true);
  });

  test('M10.8 eighteen factors over a beachhead, and M10.12 invaders need no line in their player turn', () => {
    const big = 'blue inf 6-4 @ 1,8 as b2\nblue inf 6-4 @ 1,7 as b3\nblue inf 6-4 @ 2,7 as b4';
    const table = naval(`${ABROAD}\n${big}\ncontrol nobody 0,6\nblue begins`, 'basic', undefined, 'M10 M11');
    expect(at(table)).toBe('supply');
    const load = 'blue LST 1-1 assault -1,3 as l1\nblue MST 1-1 assault -1,3 as m1\nblue MAR 6-4 aboard m1 as b1';
    const cut = 'red TF 1-1 sea B as r.tf1\ncontrol red 0,0 0,6\nred inf 4-4 @ 0,0\nred inf 4-4 @ 0,6';
    const wave = naval(`${load}\n${cut}\nblue moves`, 'basic', undefined, 'M10 M11').play('landWave b1 0,3');
    expect(line(wave, 'b1')).toBe('source');
    expect(wave.play('moveUnit b1 1,3').play('endMovement').unit('b1').isolated).toBeUndefined();
  });

  test('M9.6, M90.46 ships are built by a centre in a port city and appear on its dock, while there is room', () => {
    const lines = 'blue inf 4-4 @ 4,0\nred inf 4-4 @ 5,5\ncentre blue 12 0,0\nturn 2\nred moves';
    const table = naval(lines, 'basic', undefined, 'M9 M11');
    table.play('endMovement');
    while (at(table) !== 'production') table.play(at(table) === 'bombardment' ? 'endStep' : 'endDeclaration');
    table.play('produce 0,0 TF 2');
    const built = table.state.units.filter(({ id }) => id.startsWith('b.n'));
    expect(built).toMatchObject([
      { type: 'taskForce', place: 'dock' },
      { type: 'taskForce', place: 'dock' },
    ]);
    const full = naval(
      `${lines.replace('red moves', '')}${[1, 2, 3].map((n) => `blue MST 1-1 dock 0,0 as m${n}\n`).join('')}red moves`,
      'basic',
      undefined,
      'M9 M11',
    );
    full.play('endMovement');
    while (at(full) !== 'production') full.play(at(full) === 'bombardment' ? 'endStep' : 'endDeclaration');
    expect(full.refusal('produce 0,0 TF 1')).toBe('M90.46');
  });

  test('M0.14 a city with a dock is not surrounded while its zone is not under enemy superiority', () => {
    const ring = '1,-1 1,0 0,1 0,-1'.split(' ').map((hex, i) => `red inf 4-4 @ ${hex} as r${i}`);
    const lines = (more: string) =>
      `blue inf 4-4 @ 4,4\n${ring.join('\n')}\ncentre blue 12 0,0\ncontrol blue 0,0\nturn 2\n${more}red moves`;
    const builds = (more: string): boolean => {
      const table = naval(lines(more), 'basic', undefined, 'M3 M9 M11');
      table.play('endMovement');
      while (table.state.turn === 2 && at(table) !== 'production')
        table.play(at(table) === 'bombardment' ? 'endStep' : 'endCombat');
      return at(table) === 'production';
    };
    expect(builds('')).toBe(true);
    expect(builds('red TF 1-1 sea A as r.tf1\n')).toBe(false);
  });

  test('M14.16 a frozen river closes its inland port', () => {
    const lines = 'blue TF 1-1 dock W27 as b.tf1\ncontrol blue W27\nblue inf 4-4 @ W27\nred inf 4-4 @ T40';
    const winter = continent(`season winter 1\nindicator 2\n${lines}\nblue moves`, 'M11 M14');
    expect(winter.refusal('putToSea b.tf1')).toBe('M14.16');
    const summer = continent(`season summer 1\nindicator 1\n${lines}\nblue moves`, 'M11 M14');
    expect(summer.play('putToSea b.tf1').unit('b.tf1').zone).toBe('C');
  });

  test('M0.kit each side has six task forces, four transports and a landing ship; Rangers play at the Basic level too', () => {
    const table = continent('army continent\nblue sets up');
    const count = (side: string, type: string) =>
      table.state.units.filter((unit) => unit.side === side && unit.type === type).length;
    for (const side of ['blue', 'red'])
      expect([count(side, 'taskForce'), count(side, 'transport'), count(side, 'landingShip')]).toEqual([6, 4, 1]);
    expect(count('red', 'ranger')).toBeGreaterThan(0);
    // M0.18: counters marked MAR are marines.
    expect(count('red', 'navalInfantry')).toBe(3);
  });

  test('M80.17, M80.18, M80.19, M80.20 with M6 ships act step by step, each with its commands', () => {
    const lines =
      'blue TF 1-1 dock 0,0 as b.tf1\nblue MST 1-1 sea A as m1\nblue inf 4-4 aboard m1 as b1\nblue inf 4-4 @ 0,0 as b2\nred TF 1-1 sea B as r.tf1';
    const table = naval(`${lines}\nblue moves: sailing`, 'basic', undefined, 'M6 M11');
    expect(table.phase).toBe('M80.17');
    expect(table.refusal('dock m1 0,0')).toBe('M80.17');
    table.play('endStep');
    expect(table.phase).toBe('M80.19');
    table.play('dock m1 0,0').play('disembark b1 0,0');
    expect(table.phase).toBe('M80.20');
    expect(table.play('load m1 b2').refusal('putToSea m1')).toBe('M11.3');
    expect(table.play('putToSea b.tf1').unit('b.tf1').zone).toBe('A');
  });

  test('M80.42 the computer gives up the ship that is missed least', () => {
    const table = naval('blue TF 1-1 sea A as t1\nblue MST 1-1 sea A as m1\nblue inf 4-4 aboard m1\nblue moves');
    expect(leastShip(table.state, [0, 1])).toMatchObject({ do: 'chooseShip' });
  });
});
