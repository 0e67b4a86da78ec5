import { describe, expect, test } from 'vitest';
import { emptyDraft } from '#games/blitz/players/plan/draft.ts';
import { cuts, suppliedHexes } from '#games/blitz/supply/players/routes.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { survey } from '#games/blitz/players/plan/survey.ts';
import { supplyOf } from '#games/blitz/supply/rules/routes.ts';
import type { Unit } from '#games/blitz/types.ts';
import { openText } from '#test/laws/arena.ts';
import { tournamentSkirmish } from '#test/laws/skirmish.ts';
import { position, type Table } from '../table.ts';
import { hex } from '../war-table.ts';
import { frameIs, playFor } from './ops-table.ts';

/** A strip of land: Blue's city in the east with a road from the middle, Red's in the west. */
const strip = (lines: string): Table =>
  position(
    `game tournament supplyRoutes\nboard inline\ngrid q -10..20 r -3..3\ncity End : 18,0\ncity Store : 20,-3 20,-2 19,-2\ncity Redstore : -2,3 -2,2 -1,2\nbelongs blue 18,0 20,-3 20,-2 19,-2\nbelongs red -2,3 -2,2 -1,2\nroad : ${Array.from({ length: 15 }, (_, i) => `${4 + i},0`).join(' ')}\nend board\nred inf 1-4 @ -2,3 as r0\nblue inf 1-4 @ 20,-3 as b0\n${lines}\nblue moves`,
  );

/** With a unit marked as test 1 would have marked it (O21.1.4). */
function isolated(table: Table, ...ids: readonly string[]): Table {
  const units = table.state.units.map((unit) => (ids.includes(unit.id) ? { ...unit, isolated: true } : unit));
  table.state = { ...table.state, units };
  return table;
}

describe('O21.1 routes in the head of a player', () => {
  test('the hexes in supply are those the engine finds a route from', () => {
    const games = [
      openText('scenario optional\nplacement blue-march\nplacement red-centre\nblue moves\n'),
      ...[311, 312, 313].map((seed) => openText(tournamentSkirmish(seed))),
    ];
    let without = 0;
    for (const { world, start } of games) {
      const supplied = suppliedHexes(world, start, 'red');
      const routes = supplyOf(world, start, 'red');
      const sample = start.units.find((unit) => unit.side === 'red' && unit.type === 'infantry') as Unit;
      for (let at = 0; at < world.board.grid.size; at += 3) {
        if (world.board.land[at] !== 1) continue;
        const { byCity, beaches } = routes({ ...sample, place: 'map', at });
        expect([at, supplied[at] === 1]).toEqual([at, byCity || beaches.length > 0]);
        if (supplied[at] !== 1) without++;
      }
    }
    expect(without).toBeGreaterThan(0);
  });

  test('O21.1.5 who is cut off comes back into supply, and says why', () => {
    const table = isolated(strip('blue inf 4-4 @ -8,0 as b1'), 'b1');
    const { state, words } = playFor(table, 'blue', frameIs('declaration', 'combat', 'landing'));
    const b1 = state.units.find(({ id }) => id === 'b1') as Unit;
    expect(suppliedHexes(table.game.world, state, 'blue')[b1.at]).toBe(1);
    expect(words.some((text) => text.includes('b1 is cut off'))).toBe(true);
  });

  test('O21.1.5 who cannot get away is relieved by an attack that opens his way', () => {
    // Between the board's edge and r1, whose zone of control lies on the only road out.
    const table = isolated(
      strip(
        'blue inf 4-4 @ 3,0 as b1 moved stopped spent 12\nred inf 4-4 @ 4,0 as r1\nblue inf 4-4 @ 6,-1 as b2\nblue inf 4-4 @ 6,0 as b3\nred inf 2-4 @ 3,-2 as r2\nred inf 2-4 @ 3,2 as r3',
      ),
      'b1',
    );
    const { why, state } = playFor(table, 'blue', frameIs('combat'));
    const relief = why.find(({ goal }) => goal === 'relief');
    expect(relief?.target).toBe(hex(table, '4,0'));
    expect(state.battles.some(({ hexes }) => hexes.includes(hex(table, '4,0')))).toBe(true);
  });

  test('O21.1.1 a road is cut by a unit whose own place closed no other way', () => {
    // r1 comes round the road hexes near 10,0 in ten steps, north or south of them, unless b1 and b3 stay.
    const road = Array.from({ length: 15 }, (_, i) => `${4 + i},0`).join(' ');
    const table = position(
      `game tournament supplyRoutes\nboard inline\ngrid q -10..20 r -3..3\ncity Rot : 18,0 19,0 20,0\nbelongs red 18,0 19,0 20,0\ncity Blau : 10,3\nbelongs blue 10,3\nroad : ${road}\nend board\nred inf 6-4 @ 4,0 as r1\nred inf 1-4 @ 18,0 as r0\nblue inf 4-4 @ 10,-3 as b1\nblue inf 6-4 @ 10,3 as b2\nblue inf 4-4 @ 10,3 as b3\nblue moves`,
    );
    const { game, state } = table;
    const whole = survey(game.world, state, 'blue');
    const ways = new Map(
      whole.units.map((no) => [no, Int32Array.of((state.units[no] as Unit).at, hex(table, '10,0'))] as const),
    );
    const known = { ...whole, ways };
    const context = { game, state, side: 'blue', survey: known, draft: emptyDraft(known), style: REGULAR } as const;
    const [cut] = cuts({ ...context, attacks: [] });
    expect(cut?.units.map(({ unit }) => state.units[unit]?.id)).toEqual(['b2']);
    const units = state.units.map((unit, no) => ({ ...unit, at: cut?.stands.get(no) ?? unit.at }));
    expect(suppliedHexes(game.world, { ...state, units }, 'red')[hex(table, '4,0')]).toBe(0);
  });

  test('O21.1.1 nobody marches where no route leads, with nobody to fight and nothing to take there', () => {
    // Red's city draws b1 along the strip; beyond 10 hexes from the road it would be out of supply.
    const lines = 'blue arm 4-6 @ -4,0 as b1';
    const far = position(
      `game tournament supplyRoutes\nboard inline\ngrid q -24..20 r -1..1\ncity End : 18,0\ncity Redstore : -24,1\nbelongs blue 18,0\nbelongs red -24,1\nroad : ${Array.from({ length: 15 }, (_, i) => `${4 + i},0`).join(' ')}\nend board\nred inf 1-4 @ -24,1 as r0\nblue inf 1-4 @ 18,0 as b0\n${lines}\nblue moves`,
    );
    const { state } = playFor(far, 'blue', frameIs('declaration', 'landing'));
    const b1 = state.units.find(({ id }) => id === 'b1') as Unit;
    expect(b1.at).not.toBe(hex(far, '-4,0'));
    expect(suppliedHexes(far.game.world, state, 'blue')[b1.at]).toBe(1);
  });
});
