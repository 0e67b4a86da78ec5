import { describe, expect, test } from 'vitest';
import { seededChoice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { distance, nameOf, neighboursOf } from '#hex/grid.ts';
import { happeningsOf } from '#games/blitz/desk/after/happenings.ts';
import { overrunsOf } from '#games/blitz/ground/overrun/overrun.ts';
import { inZoc, fieldOf } from '#games/blitz/ground/rules/field.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { position, small, type Table } from '../table.ts';
import { at, modular } from './table.ts';

const FAR = 'red inf 4-4 @ -4,4 as far\nblue inf 4-4 @ 4,-4 as home';
const moves = (lines: string, board = '', modules = 'M3 M4 M5', level = 'basic'): Table =>
  modular(modules, `${lines}\n${FAR}\nblue moves`, board, level);
const again = (lines: string, modules = 'M2 M3 M4 M5', board = ''): Table =>
  modular(modules, `${lines}\n${FAR}\nblue moves again`, board);

/** GD 8-6 and two 6-6: twenty factors. */
const twenty = (hex: string, more = ''): string =>
  ['arm 8-6', 'arm 6-6', 'arm 6-6'].map((unit, i) => `blue ${unit} @ ${hex} ${more} as b${i + 1}`).join('\n');

describe('M4 overrun', () => {
  test('M4.20, M4.21, M4.28 example: 20 factors two hexes off, five points left each, run over a 2-4 and end with 0', () => {
    const table = moves(`${twenty('2,0', 'spent 3')}\nred inf 2-4 @ 0,0 as r1`);
    table.play('overrun b1+b2+b3 1,0 0,0');
    expect([table.where('r1'), table.where('b1'), table.unit('b1').spent]).toEqual(['lost', '0,0', 18]);
    expect(table.events.find((event) => event.is === 'eliminated')).toMatchObject({ rule: 'M4.26' });
    // In two steps: stopped only by the victim, the units keep the rest of their movement for it (M4.23).
    const two = moves(`${twenty('2,0', 'spent 3')}\nred inf 2-4 @ 0,0 as r1`).play('moveUnit b1+b2+b3 1,0');
    expect([two.unit('b1').stopped, two.unit('b1').spent]).toEqual([true, 6]);
    expect(two.refusal('moveUnit b1 1,1')).toBe('M3.4');
    roundTrip(two);
    two.play('overrun b1+b2+b3 0,0');
    expect(two.where('b1')).toBe('0,0');
    expect(legalTexts(moves(`${twenty('2,0')}\nred inf 2-4 @ 0,0 as r1`), 'overrun')).toEqual([
      'overrun b1+b2+b3 1,0 0,0',
    ]);
  });

  test('M4.20, M4.26 an overrun is no battle: its losses are not told with the battle before', () => {
    const table = moves(`${twenty('1,0')}\nred inf 2-4 @ 0,0 as r1`);
    const before = table.state;
    const [lost] = happeningsOf(before, table.play('overrun b1+b2+b3 0,0').events).filter(({ is }) => is === 'lost');
    expect(lost?.is === 'lost' && lost.cause && english(lost.cause)).toBe('run over');
  });

  test('M4.20 ten times the defence, terrain included; less is refused', () => {
    expect(moves(`${twenty('1,0')}\nred inf 3-4 @ 0,0 as r1`).refusal('overrun b1+b2+b3 0,0')).toBe('M4.20');
    expect(moves(`${twenty('1,0')}\nred inf 2-4 @ 0,0 as r1`, 'city Town : 0,0').refusal('overrun b1+b2+b3 0,0')).toBe(
      'M4.20',
    );
    moves(`${twenty('1,0')}\nred inf 1-4 @ 0,0 as r1`, 'city Town : 0,0').play('overrun b1+b2+b3 0,0');
    const apart = moves(`${twenty('1,0')}\nblue inf 4-4 @ 0,1 as c1\nred inf 2-4 @ 0,0 as r1`);
    expect(apart.refusal('overrun b1+c1 0,0')).toBe('M4.20');
    expect(apart.refusal('overrun b1+b2+b3 2,0')).toBe('M4.20');
  });

  test('M4.21 four points are needed: a 4-4 overruns only from where it begins, BTA 2 never, roads do not help', () => {
    const lines = 'blue inf 10-4 @ 2,0 as b1\nred inf 1-4 @ 0,0 as r1';
    expect(moves(lines).refusal('overrun b1 1,0 0,0')).toBe('M4.21');
    expect(moves(lines.replace('2,0', '1,0'), 'road 1,0 0,0').play('overrun b1 0,0').unit('b1').spent).toBe(12);
    expect(moves('blue inf 10-2 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1').refusal('overrun b1 0,0')).toBe('M4.21');
  });

  test('M4.22 artillery lends nothing to an overrun and does not enter with it', () => {
    const table = moves('blue arm 6-6 @ 1,0 as b1\nblue art 8-4-4 @ 1,0 as a1\nred inf 1-4 @ 0,0 as r1');
    expect(table.refusal('overrun b1+a1 0,0')).toBe('M4.22');
    expect(table.refusal('overrun b1 0,0')).toBe('M4.20');
  });

  test('M4.23 a unit stopped by another enemy too, or by terrain, overruns nobody', () => {
    const both = moves(`${twenty('2,0')}\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ 1,-1 as r2`);
    expect(both.refusal('overrun b1+b2+b3 1,0 0,0')).toBe('M4.23');
    both.play('moveUnit b1+b2+b3 1,0');
    expect(both.refusal('overrun b1+b2+b3 0,0')).toBe('M4.23');
    const rough = moves(`${twenty('2,0')}\nred inf 1-4 @ 0,0 as r1`, 'mountain 1,0').play('moveUnit b1+b2+b3 1,0');
    expect(rough.refusal('overrun b1+b2+b3 0,0')).toBe('M4.23');
  });

  test('M4.23 the victim’s zone of control is no obstacle on the approach, its second hex neither', () => {
    const table = moves(`${twenty('0,1', 'spent 3')}\nred inf 2-4 @ 0,0 as r1`);
    expect(table.refusal('moveUnit b1 1,0')).toBe('M3.5');
    table.play('overrun b1+b2+b3 1,0 0,0');
    // Without M3 too (B7.z4).
    const base = moves(`${twenty('0,1', 'spent 3')}\nred inf 2-4 @ 0,0 as r1`, '', 'M4 M5');
    expect(base.refusal('moveUnit b1 1,0')).toBe('B7.z4');
    base.play('overrun b1+b2+b3 1,0 0,0');
  });

  test('M4.24 in another enemy’s zone of control the move ends, with M1 it goes on; else it goes on with what is left', () => {
    const lines = `${twenty('1,0')}\nred inf 2-4 @ 0,0 as r1\nred inf 4-4 @ -2,0 as r2`;
    const stops = moves(lines).play('overrun b1+b2+b3 0,0');
    expect(stops.unit('b1').stopped).toBe(false);
    const near = lines.replace('@ -2,0 as r2', '@ -1,0 as r2');
    expect(moves(near).play('overrun b1+b2+b3 0,0').unit('b1').stopped).toBe(true);
    const fluid = moves(near, '', 'M1 M3 M4 M5').play('overrun b1+b2+b3 0,0');
    expect(fluid.unit('b1').stopped).toBe(false);
    expect(moves(lines).play(['overrun b1+b2+b3 0,0', 'moveUnit b1 0,1 1,1']).unit('b1').spent).toBe(18);
  });

  test('M4.25 several overruns while there are points, and an attack in combat afterwards', () => {
    const table = moves(
      `${['arm 8-8', 'arm 6-8', 'arm 6-8'].map((unit, i) => `blue ${unit} @ 1,0 as b${i + 1}`).join('\n')}\nred inf 1-4 @ 0,0 as r1\nred inf 1-4 @ -1,0 as r2\nred inf 4-4 @ -2,0 as r3`,
    ).play(['overrun b1+b2+b3 0,0', 'overrun b1+b2+b3 -1,0']);
    expect([table.where('b1'), table.unit('b1').spent]).toEqual(['-1,0', 24]);
    table.play('endMovement').play('declareBattle b1+b2+b3 on -2,0', 1);
    expect(at(table)).toBe('payment');
  });

  test('M4.26, M4.31 everything in the hex is gone, aircraft on the ground too; alone they have no defence', () => {
    const table = moves(
      `${twenty('1,0')}\nred inf 1-4 @ 0,0 as r1\nred TAC 4-8 @ 0,0 as t1\nred TAC 4-8 @ -1,0 as t2`,
      'city Field : 0,0 -1,0\nbelongs red 0,0 -1,0',
      'M3 M4 M5',
      'tournament',
    ).play('overrun b1+b2+b3 0,0');
    expect([table.where('r1'), table.where('t1')]).toEqual(['lost', 'lost']);
    const alone = moves(
      'blue inf 1-4 @ 1,0 as b1\nred TAC 4-8 @ 0,0 as t1',
      'city Field : 0,0\nbelongs red 0,0',
      'M3 M4',
      'tournament',
    ).play('overrun b1 0,0');
    expect([alone.where('t1'), alone.where('b1')]).toEqual(['lost', '0,0']);
  });

  test('M4.28 an uncaptured minor city is not overrun; example: a 4-4 in a city that counts its face value needs 40', () => {
    const table = moves(
      `${twenty('1,0')}\nred inf 2-4 @ 0,0 as r1`,
      'country b blue Blue\ncountry r red Red\ncountry m minor Mid\ncity Town : -2,0\nbelongs m -2,0',
      'M3 M4 M5',
      'tournament',
    );
    expect(table.refusal('overrun b1+b2+b3 -1,0 -2,0')).toBe('M4.20');
    const neutral = moves(`${twenty('1,0')}\nred inf 1-4 neutral 0,0 of c as c1`, 'belongs c 0,0', 'M3 M4 M5 M18');
    expect(neutral.refusal('overrun b1+b2+b3 0,0')).toBe('M4.28');
    const city = moves(`${twenty('1,0')}\nred inf 4-4 isolated @ 0,0 as r1`, 'city Town : 0,0', 'M3 M4 M5 M10');
    expect(city.refusal('overrun b1+b2+b3 0,0')).toBe('M4.20');
  });

  test('M4.32 armor does not overrun into forest, but over a road link; rough ground ends the move there', () => {
    expect(moves(`${twenty('1,0')}\nred inf 1-4 @ 0,0 as r1`, 'forest 0,0').refusal('overrun b1+b2+b3 0,0')).toBe(
      'M4.32',
    );
    const road = moves(`${twenty('1,0')}\nred inf 1-4 @ 0,0 as r1`, 'forest 0,0\nroad 1,0 0,0').play(
      'overrun b1+b2+b3 0,0',
    );
    expect(road.unit('b1').stopped).toBe(true);
    const mountain = moves(
      'blue inf 20-8 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1'.replace('20-8', '12-8'),
      'mountain 0,0',
    );
    expect(mountain.refusal('overrun b1 0,0')).toBe('M4.20');
    const high = moves(`${twenty('1,0')}\nred inf 1-4 @ 0,0 as r1`, 'mountain 0,0').play('overrun b1+b2+b3 0,0');
    expect(high.unit('b1').stopped).toBe(true);
  });

  test('M1.8, M4.23 with M1 in both impulses; the price of leaving the victim’s zone of control stays', () => {
    const table = modular(
      'M1 M3 M4 M5',
      `${twenty('0,1', 'spent 3')}\nred inf 2-4 @ 0,0 as r1\n${FAR}\nblue moves again`,
    );
    expect(table.refusal('overrun b1+b2+b3 1,0 0,0')).toBe('M4.21');
    expect(table.play('overrun b1+b2+b3 0,0').unit('b1').spent).toBe(15);
    const near = modular('M1 M3 M4 M5', `${twenty('2,0')}\nred inf 2-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(near.play('overrun b1+b2+b3 1,0 0,0').unit('b1').spent).toBe(15);
  });

  test('M1.3, M2.5 an overrun of the first impulse is none of the second', () => {
    const first = moves(`${twenty('1,0')}\nred inf 2-4 @ 0,0 as r1`, '', 'M2 M3 M4 M5').play('overrun b1+b2+b3 0,0');
    expect(first.unit('b1').overran).toBe(true);
    first.play('endMovement');
    expect([first.phase, first.unit('b1').overran]).toEqual(['M80.27', undefined]);
    roundTrip(first);
  });

  test('M2.4, M2.5, M90.8 with M2: the approach is free in impulse 2, but nobody ends in a zone of control without an overrun', () => {
    const table = again(`${twenty('2,0')}\nred inf 2-4 @ 0,0 as r1\nred inf 6-4 @ -1,0 as r2`);
    table.play('moveUnit b1+b2+b3 1,0');
    expect(table.refusal('endMovement')).toBe('M2.5');
    table.play('overrun b1+b2+b3 0,0');
    expect([table.where('b1'), table.unit('b1').stopped]).toEqual(['0,0', true]);
    roundTrip(table);
    table.play('endMovement');
    // Too little is left for an overrun, or another enemy is near: closed.
    const few = again(`${twenty('2,0', 'spent 6')}\nred inf 2-4 @ 0,0 as r1`);
    expect(few.refusal('moveUnit b1 1,0')).toBe('M2.4');
    const other = again(`${twenty('2,0')}\nred inf 2-4 @ 0,0 as r1\nred inf 6-4 @ 1,-1 as r2`);
    expect(other.refusal('moveUnit b1 1,0')).toBe('M2.4');
    // A unit frozen at the start of the impulse does not overrun, nor is it freed by others.
    const frozen = again(`${twenty('1,0')}\nred inf 2-4 @ 0,0 as r1`);
    expect(frozen.refusal('overrun b1+b2+b3 0,0')).toBe('M2.3');
    const beside = again(`${twenty('2,0')}\nblue inf 4-4 @ 0,1 as c1\nred inf 2-4 @ 0,0 as r1`);
    beside.play('overrun b1+b2+b3 1,0 0,0');
    expect(beside.refusal('moveUnit c1 0,2')).toBe('B6.8');
  });

  test('an overrun can be taken back', () => {
    const table = moves(`${twenty('1,0')}\nred inf 2-4 @ 0,0 as r1`).play(['overrun b1+b2+b3 0,0', 'takeBack']);
    expect([table.where('r1'), table.where('b1')]).toEqual(['0,0', '1,0']);
  });
});

/** Every way step by step, with nothing but the rules of the ledger: clear land, no roads, costs of 3. */
function oracle(table: Table, modules: string): string[] {
  const { world } = table.game;
  const { grid } = world.board;
  const { state } = table;
  const unit = table.unit('b1');
  const enemies = [...new Set(state.units.filter((one) => one.side === 'red').map((one) => one.at))];
  const zone = (holder: number) => neighboursOf(grid, holder);
  const found = new Set<string>();
  for (const victim of enemies) {
    const size = state.units.reduce((sum, one) => (one.side === 'red' && one.at === victim ? sum + one.df : sum), 0);
    if (unit.af < 10 * size) continue;
    const others = enemies.filter((one) => one !== victim);
    const fluid = modules.includes('M1');
    const holders = (hex: number, of: readonly number[]) => of.filter((one) => distance(grid, one, hex) === 1);
    const shared = (x: number, y: number) => x === y || zone(x).some((hex) => zone(y).includes(hex));
    const walk = (at: number, left: number, seen: readonly number[]): void => {
      if (distance(grid, at, victim) === 1 && left >= 12) found.add(nameOf(grid, victim));
      const here = holders(at, fluid ? enemies : others);
      // Stopped units go no further; the first hex may be in a zone of control.
      if (!fluid && here.length > 0 && seen.length > 0) return;
      for (const to of neighboursOf(grid, at)) {
        if (enemies.includes(to) || seen.includes(to) || world.board.land[to] === 0) continue;
        const there = holders(to, others);
        const cost = fluid && here.length > 0 ? 6 : 3;
        if (cost > left) continue;
        if (!fluid && here.some((x) => there.some((y) => shared(x, y)))) continue;
        // In a zone of control of others he would be stopped before he overruns.
        if (!fluid && there.length > 0) continue;
        walk(to, left - cost, [...seen, at]);
      }
    };
    walk(unit.at, unit.mf * 3 - unit.spent, []);
  }
  return [...found].sort();
}

describe('M4.20 to M4.24 against every way step by step', () => {
  test.each(['M3 M4', 'M1 M3 M4'])('%s: the hexes that can be overrun are those', (modules) => {
    const choose = seededChoice(4);
    let any = 0;
    for (let game = 0; game < 40; game++) {
      const spots = new Set<string>();
      const spot = (): string => {
        for (;;) {
          const hex = `${choose(7) - 3},${choose(7) - 3}`;
          const [q = 0, r = 0] = hex.split(',').map(Number);
          if (Math.abs(q + r) > 3 || spots.has(hex)) continue;
          spots.add(hex);
          return hex;
        }
      };
      const lines = [
        `blue arm 12-${5 + choose(3)} @ ${spot()} as b1`,
        ...Array.from({ length: 3 + choose(3) }, (_, i) => `red inf ${1 + choose(2)}-4 @ ${spot()} as r${i}`),
      ];
      const table = position(`game basic\nmodules ${modules}\n${small('', 3)}\n${lines.join('\n')}\nblue moves`);
      const { world } = table.game;
      const unit = table.unit('b1');
      // Units that begin stopped in the zone of another are left out of this test.
      if (inZoc(fieldOf(world, table.state), 'red', unit.at) && choose(2) === 0) continue;
      const no = table.state.units.indexOf(unit);
      const reached = overrunsOf(world, table.state, [no]).map(({ hex }) => nameOf(world.board.grid, hex));
      expect(reached.sort(), lines.join('; ')).toEqual(oracle(table, modules));
      any += reached.length;
    }
    expect(any).toBeGreaterThan(10);
  });
});
