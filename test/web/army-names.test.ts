import { expect, test } from 'vitest';
import { openBlitz } from '#games/blitz/open.ts';
import { isPosition } from '#games/blitz/text/position/position-text.ts';
import { SIDES } from '#games/blitz/types.ts';
import { distance } from '#hex/grid.ts';
import { placeForName, standsOf } from '#web/games/blitz/scenarios/army-names.ts';
import { LIBRARY } from '#web/games/blitz/library.ts';
import { readPosition } from '#web/games/blitz/read-position.ts';

/** Width of the map of a briefing on a phone, half a name and half a counter there, in pixels. */
const PHONE = { map: 390, across: 42, down: 13 };

test.each(['ardel', 'crossing', 'invasion', 'breakthrough', 'air-war'])(
  '%s: the names of the armies cover no counter on a phone',
  (id) => {
    const position = readPosition(LIBRARY.scenarios[id] ?? '', LIBRARY);
    if (!isPosition(position)) throw new Error(JSON.stringify(position));
    const game = openBlitz(position);
    const { grid } = game.world.board;
    const at = (hex: number) => ({ x: (grid.q[hex] ?? 0) + (grid.r[hex] ?? 0) / 2, y: (grid.r[hex] ?? 0) * 0.866 });
    const armies = SIDES.flatMap((side) => standsOf(game, side));
    const all = [...grid.names.keys()];
    const shown = all.filter((hex) => armies.some((one) => distance(grid, one, hex) <= 2));
    const columns = shown.map((hex) => at(hex).x);
    const scale = PHONE.map / (Math.max(...columns) - Math.min(...columns) + 1);
    const covered = SIDES.flatMap((side) => {
      const name = at(placeForName(game, side, shown) ?? 0);
      return armies.filter((hex) => {
        const { x, y } = at(hex);
        return Math.abs(name.x - x) * scale < PHONE.across && Math.abs(name.y - y) * scale < PHONE.down;
      });
    });
    expect(covered.map((hex) => grid.names[hex])).toEqual([]);
  },
);
