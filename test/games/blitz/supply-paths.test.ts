import { expect, test } from 'vitest';
import { openBlitz } from '#games/blitz/open.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { supplyOf } from '#games/blitz/supply/rules/routes.ts';
import { supplyPaths } from '#games/blitz/supply/rules/supply-paths.ts';
import { type Side, SIDES, type State } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { seededChoice } from '#core/dice/dice.ts';
import { directionTo } from '#hex/grid.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { position } from './table.ts';

const STRIP = `grid q -2..28 r -3..3
city End : 26,0
city Store : 28,-3 28,-2 27,-2
belongs blue 26,0 28,-3 28,-2 27,-2
road : ${Array.from({ length: 15 }, (_, i) => `${12 + i},0`).join(' ')}`;

test('O21.1.1 example: the route that is shown runs across country to the road and along it to the city', () => {
  const table = position(
    `game tournament supplyRoutes\nboard inline\n${STRIP}\nend board\nblue inf 4-4 @ 2,0 as b1\nblue inf 1-4 @ 26,0 as b2\nred inf 1-4 @ -2,3 as r0\nblue moves`,
  );
  const paths = supplyPaths(table.game.world, table.state, 'blue');
  const path = paths(table.unit('b1'));
  expect(path).toHaveLength(25);
  expect(path?.[0]).toBe(table.unit('b1').at);
  expect(path?.at(-1)).toBe(table.unit('b2').at);
  expect(paths(table.unit('b2'))).toEqual([table.unit('b2').at]);
});

test('O21.1.1 a route is shown exactly for the units that have one, step by step over adjacent hexes', () => {
  const read = parsePosition('scenario optional\n', LIBRARY);
  if (!isPosition(read)) throw new Error('the scenario cannot be read');
  const game = openBlitz(read);
  const { grid, land } = game.world.board;
  const ground = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => land[hex] === 1);
  const choose = seededChoice(5);
  const seen = { with: 0, without: 0 };
  for (let k = 0; k < 15; k++) {
    // Both armies scattered over the continent: all in each other's way.
    const units = game.start.units.map((unit) =>
      isGround(unit)
        ? { ...unit, place: 'map' as const, at: ground[choose(ground.length)] as number, zone: undefined }
        : unit,
    );
    const state: State = { ...game.start, units, beachheads: [{ side: SIDES[k % 2] as Side, beach: k % 7 }] };
    for (const side of SIDES) {
      const supplied = supplyOf(game.world, state, side);
      const paths = supplyPaths(game.world, state, side);
      for (const unit of units) {
        if (unit.side !== side || !isGround(unit)) continue;
        const { byCity, beaches } = supplied(unit);
        const path = paths(unit);
        expect(path !== undefined).toBe(byCity || beaches.length > 0);
        seen[path ? 'with' : 'without']++;
        for (let i = 1; path && i < path.length; i++)
          expect(directionTo(grid, path[i - 1] as number, path[i] as number)).toBeGreaterThanOrEqual(0);
      }
    }
  }
  expect(seen.with).toBeGreaterThan(500);
  expect(seen.without).toBeGreaterThan(20);
});
