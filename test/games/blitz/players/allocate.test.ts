import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, type Attacker, type Ground } from '#games/blitz/players/plan/allocate.ts';
import { BASIC_ATTRITION } from '#games/blitz/combat/rules/tables.ts';
import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { outlookOf } from '#games/blitz/players/search/outlook.ts';
import { chancesOf } from '#games/blitz/combat/desk/chances.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { openPosition } from '../game.ts';

interface Enemy {
  readonly size: number;
  readonly doubled: boolean;
  /** Attackers' hexes with an odd number attack it across a river. */
  readonly river: boolean;
  readonly sealed: boolean;
}

const groundOf = (enemies: readonly Enemy[]): Ground => ({
  defence(hex, from) {
    const { size, doubled, river } = enemies[hex] as Enemy;
    return doubled || (river && from.every((at) => at % 2 === 1)) ? 2 * size : size;
  },
  worth(hexes, attack, defence) {
    const all = hexes.map((hex) => enemies[hex] as Enemy);
    const size = all.reduce((sum, one) => sum + one.size, 0);
    const lost = all.reduce((sum, one) => sum + (one.sealed ? one.size : 0), 0);
    const outlook = outlookOf({ attack, defence, size, sealed: lost / size, table: BASIC_ATTRITION });
    return outlook && outlook.kill - outlook.cost;
  },
});

/** Every way to give each attacker a set of hexes it fights: those with the same set fight together. */
function bruteForce(attackers: readonly Attacker[], ground: Ground): number | undefined {
  const hexes = [...new Set(attackers.flatMap((one) => one.touches))];
  let best: number | undefined;
  const chosen: (readonly number[])[] = [];
  const judge = (): void => {
    const groups = new Map<string, number[]>();
    chosen.forEach((set, i) => groups.set(set.join(), [...(groups.get(set.join()) ?? []), i]));
    const taken = [...groups.keys()].flatMap((key) => key.split(',').map(Number));
    if (taken.length !== hexes.length || new Set(taken).size !== hexes.length) return;
    let sum = 0;
    for (const [key, some] of groups) {
      const set = key.split(',').map(Number);
      const from = [...new Set(some.map((i) => attackers[i]?.at ?? 0))];
      const attack = some.reduce((s, i) => s + (attackers[i]?.af ?? 0), 0);
      const worth = ground.worth(
        set,
        attack,
        set.reduce((s, hex) => s + ground.defence(hex, from), 0),
      );
      if (worth === undefined) return;
      sum += worth;
    }
    if (best === undefined || sum > best) best = sum;
  };
  const go = (i: number): void => {
    const one = attackers[i];
    if (!one) return judge();
    const touched = [...one.touches].sort((a, b) => a - b);
    for (let mask = 1; mask < 1 << touched.length; mask++) {
      chosen[i] = touched.filter((_, j) => (mask >> j) & 1);
      go(i + 1);
    }
  };
  go(0);
  return best;
}

const enemy = fc.record({
  size: fc.constantFrom(1, 4, 6, 8, 12),
  doubled: fc.boolean(),
  river: fc.boolean(),
  sealed: fc.boolean(),
});

const cluster = fc.integer({ min: 1, max: 3 }).chain((count) =>
  fc.record({
    enemies: fc.array(enemy, { minLength: count, maxLength: count }),
    attackers: fc.array(
      fc.record({
        af: fc.constantFrom(1, 4, 6, 8),
        at: fc.integer({ min: 100, max: 105 }),
        touches: fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength: 1, maxLength: count }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
);

test('the best declaration is the one brute force finds', () => {
  let legal = 0;
  fc.assert(
    fc.property(cluster, ({ enemies, attackers }) => {
      const all = attackers.map((one, no) => ({ ...one, no }));
      const ground = groundOf(enemies);
      const found = allocate(all, ground);
      const best = bruteForce(all, ground);
      if (best === undefined) expect(found).toBeUndefined();
      else {
        legal++;
        expect(found?.worth).toBeCloseTo(best, 9);
        expect(found?.battles.flatMap((battle) => battle.attackers).length).toBe(all.length);
      }
    }),
    { numRuns: 400, seed: 6 },
  );
  expect(legal).toBeGreaterThan(100);
});

test('the outlook of a battle is what the engine deals out over the six faces', () => {
  const position = (attackers: number) =>
    `game basic\nboard inline\ngrid radius 5\nend board\nblue inf 4-4 @ 0,0 as b1..${Math.min(attackers, 3)}\n${
      attackers > 3 ? `blue inf 4-4 @ 1,-1 as b4..${attackers}\n` : ''
    }red inf 4-4 @ 1,0 as r1\nblue declares\n`;
  for (let attackers = 1; attackers <= 6; attackers++) {
    const game = openPosition(position(attackers), LIBRARY, 'odds');
    const units = game.start.units.flatMap((unit, no) => (unit.side === 'blue' ? [no] : []));
    const hex = game.start.units.find((unit) => unit.side === 'red')?.at ?? -1;
    const chances = chancesOf(game, game.start, { attackers: units, hexes: [hex] });
    const sixths = (...results: string[]) =>
      chances.reduce((sum, one) => (results.includes(writeResult(one.result)) ? sum + one.sixths : sum), 0);
    const outlook = outlookOf({ attack: 4 * attackers, defence: 4, size: 4, sealed: 0, table: BASIC_ATTRITION });
    expect(outlook?.odds).toBe(`${attackers}-1`);
    expect(outlook?.kill).toBeCloseTo((4 * sixths('DE', 'EX')) / 6);
    expect(outlook?.vacates).toBeCloseTo(sixths('DE', 'EX', 'DB2') / 6);
    expect(outlook?.deadly).toBe(sixths('DE', 'EX'));
    expect(outlook?.cost).toBeCloseTo((4 * sixths('EX') + 4 * attackers * (sixths('AE') + 0.1 * sixths('AB2'))) / 6);
    const ringed = outlookOf({ attack: 4 * attackers, defence: 4, size: 4, sealed: 1, table: BASIC_ATTRITION });
    expect(ringed?.kill).toBeCloseTo((4 * sixths('DE', 'EX', 'DB2')) / 6);
  }
  expect(outlookOf({ attack: 1, defence: 7, size: 7, sealed: 0, table: BASIC_ATTRITION })).toBeUndefined();
});
