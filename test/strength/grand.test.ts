import { BASIC_ATTRITION, TOURNAMENT_ATTRITION } from '#games/blitz/combat/rules/tables.ts';
import { describe, expect, test } from 'vitest';
import { weigh } from '#games/blitz/players/search/aftermath.ts';
import { decideInBattle } from '#games/blitz/players/decisions.ts';
import { frontsOf } from '#games/blitz/players/plan/fronts.ts';
import { chanceOf, cityNow, LEARNED, NOTHING_PENDING } from '#games/blitz/players/search/judgement.ts';
import { GRAND } from '#games/blitz/players/levels.ts';
import { outlookOf, swingsOf } from '#games/blitz/players/search/outlook.ts';
import { planTurn } from '#games/blitz/players/plan/plan.ts';
import { playOn } from '#games/blitz/players/search/playout.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { countByFront, scalesFor } from '#games/blitz/players/search/value.ts';
import { keyedDice } from '#ai/arena/keyed-dice.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Side, State, Unit, Winner } from '#games/blitz/types.ts';
import { distance } from '#hex/grid.ts';
import { afterCommand } from '#core/game.ts';
import { amount } from '../sample.ts';
import { LIBRARY } from '../laws/library.ts';
import { decide, openPosition, openSetup } from '../games/blitz/game.ts';

/** Abilities only the strongest player has. */

const GAME = openSetup('basic:blue-march/red-centre', undefined, LIBRARY);

/** The game after so many player turns between two Regulars. */
function after(playerTurns: number): State {
  const players = { blue: playerNamed('regular', 1, LIBRARY), red: playerNamed('regular', 2, LIBRARY) };
  const dice = keyedDice(5);
  let state = GAME.start;
  for (let left = playerTurns; left > 0; ) {
    const { mover } = state;
    const side = GAME.decides(state) ?? mover;
    state = afterCommand(GAME, state, players[side].command(GAME, state), dice);
    if (state.mover !== mover) left--;
  }
  return state;
}
const MET = ((): State => {
  let state = after(6);
  for (;;) {
    const command = playerNamed('regular', 1, LIBRARY).command(GAME, state);
    if (command.do !== 'placeReinforcement') return state;
    state = afterCommand(GAME, state, command);
  }
})();

describe('luck', () => {
  const clashes = [BASIC_ATTRITION, TOURNAMENT_ATTRITION].flatMap((table) =>
    [0, 0.5, 1].flatMap((sealed) =>
      [1, 2, 5, 6, 9, 14, 20, 24].map((attack) => ({ attack, defence: 4, size: 4, sealed, table })),
    ),
  );
  test.each(clashes)(
    'the faces are worth on the average what the table promises: $attack on $defence, $sealed sealed, $table.id',
    (clash) => {
      const swings = swingsOf(clash);
      const outlook = outlookOf(clash);
      expect(swings).toHaveLength(6);
      const mean = swings.reduce((sum, one) => sum + one, 0) / 6;
      expect(mean).toBeCloseTo((outlook?.kill ?? 0) - (outlook?.cost ?? 0), 9);
    },
  );

  test('no die, no luck', () => {
    expect(swingsOf({ attack: 28, defence: 4, size: 4, sealed: 0, table: BASIC_ATTRITION })).toEqual([]);
    expect(swingsOf({ attack: 1, defence: 7, size: 7, sealed: 0, table: BASIC_ATTRITION })).toEqual([]);
  });

  test('with fair dice a plan comes to nearly the same whatever is rolled', () => {
    const plan = planTurn({ game: GAME, state: MET, side: MET.mover, style: REGULAR, noise: () => 0, bold: true });
    expect(plan.attacks.length).toBeGreaterThan(1);
    const spread = (fair: boolean): number => {
      const values = Array.from({ length: 12 }, (_, seed) => {
        const hands = { blue: { style: REGULAR }, red: { style: REGULAR } };
        return playOn(GAME, MET, plan, hands, keyedDice(seed), { playerTurns: 2, fair })?.value ?? Number.NaN;
      });
      const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
      return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
    };
    expect(spread(true)).toBeLessThan(0.75 * spread(false));
  });
});

describe('fronts', () => {
  const fronts = frontsOf(GAME.world, MET);
  const { grid } = GAME.world.board;

  test('every hex belongs to one, and nobody stands far from the middle of his', () => {
    expect(fronts.count).toBeGreaterThan(3);
    expect(fronts.count).toBeLessThanOrEqual(12);
    expect(new Set(fronts.of).size).toBe(fronts.count);
    const places = MET.units.filter((unit) => unit.place === 'map').map((unit) => unit.at);
    for (const a of places) {
      const same = places.filter((b) => fronts.of[b] === fronts.of[a]);
      expect(Math.max(...same.map((b) => distance(grid, a, b)))).toBeLessThanOrEqual(16);
    }
  });

  test('the fronts together hold what the map holds', () => {
    const sum = (city: number): number =>
      countByFront(GAME.world, MET, MET, 'blue', fronts, city).reduce((all, one) => all + one, 0);
    const factors = (side: Side): number =>
      MET.units.reduce((all, unit) => (unit.side === side && unit.place === 'map' ? all + unit.df : all), 0);
    expect(sum(0)).toBe(factors('blue') - factors('red'));
    const held = (side: Side): number => MET.control.filter((one) => one === side).length;
    const cities = (side: Side): number => (held(side) + friendlyCount(GAME.world, MET, side)) / 2;
    expect(sum(1) - sum(0)).toBeCloseTo(cities('blue') - cities('red'), 9);
  });
});

describe('judgement', () => {
  const of = (state: State, pending = NOTHING_PENDING) => chanceOf(GAME.world, state, 'blue', LEARNED, pending);

  test('what is good for one side is as bad for the other', () => {
    expect(chanceOf(GAME.world, MET, 'red', LEARNED, NOTHING_PENDING)).toBeCloseTo(1 - of(MET), 9);
  });

  test('a unit lost, a city lost and a battle to come each count', () => {
    const no = MET.units.findIndex((unit) => unit.side === 'blue' && unit.place === 'map');
    const poorer = { ...MET, units: MET.units.with(no, { ...(MET.units[no] as Unit), place: 'lost' }) };
    expect(of(poorer)).toBeLessThan(of(MET));
    const without = (hex: number) => ({ ...MET, control: MET.control.with(hex, 'red') });
    const count = (state: State): number => friendlyCount(GAME.world, state, 'blue');
    // A hex that is contested counts for nobody.
    const held = MET.control.findIndex((by, hex) => by === 'blue' && count(without(hex)) < count(MET));
    expect(of(without(held))).toBeLessThan(of(MET));
    expect(of(MET, { factors: 3, cities: 0 })).toBeGreaterThan(of(MET));
    expect(of(MET, { factors: 0, cities: 1 })).toBeGreaterThan(of(MET));
  });

  test('told in factors, one factor more is worth about one wherever one stands', () => {
    for (const behind of [0, 2, 4]) {
      // Blue's first so many units are gone.
      const gone = new Set(MET.units.flatMap(({ side }, no) => (side === 'blue' ? [no] : [])).slice(0, behind / 2));
      const begun = {
        ...MET,
        units: MET.units.map((unit, no) => (gone.has(no) ? { ...unit, place: 'lost' as const } : unit)),
      };
      const { value } = scalesFor(GAME.world, begun, 'blue', LEARNED);
      const more = value(begun, { factors: 1, cities: 0 }) - value(begun, NOTHING_PENDING);
      expect(more).toBeGreaterThan(0.7);
      expect(more).toBeLessThan(1.3);
    }
  });

  test('B5.3: cities count for little at first and for much at the end', () => {
    expect(cityNow(GAME.world, { ...MET, turn: 1 }, LEARNED)).toBeLessThan(1);
    expect(cityNow(GAME.world, { ...MET, turn: 15 }, LEARNED)).toBeGreaterThan(10);
  });

  test('a game won is better than any that goes on, a draw is worth half', () => {
    const end = (winner: Winner) => of({ ...MET, outcome: { winner, rule: 'B5.1', because: '' } });
    expect(of(MET, { factors: 60, cities: 5 })).toBeLessThan(end('blue'));
    expect([end('blue'), end('draw'), end('red')]).toEqual([1, 0.5, 0]);
  });

  test('on boards without cities enough to win by, factors and cities are counted plainly', () => {
    const { world, start } = trap();
    const values = [LEARNED, undefined].map((learned) =>
      scalesFor(world, start, 'blue', learned).value(start, NOTHING_PENDING),
    );
    expect(values[0]).toBe(values[1]);
    const here = [LEARNED, undefined].map((learned) =>
      scalesFor(GAME.world, MET, 'blue', learned).value(MET, NOTHING_PENDING),
    );
    expect(here[0]).not.toBe(here[1]);
  });
});

/** Blue beats somebody; whoever goes after him, towards a city, comes before Red's main force. */
function trap(): Blitz {
  const text = `
    game basic
    board inline
      grid radius 5
      city Lure : 1,-1
      belongs red 1,-1
    end board
    blue inf 8-4 @ 0,0 as b1
    blue inf 1-0 @ -5,0 as rear
    red inf 1-0 @ 1,0 as r1
    red inf 8-0 @ 2,-1 as r2
    red inf 8-0 @ 2,0 as r3
    red inf 8-0 @ 1,1 as r4
    blue declares
  `;
  return openPosition(text, LIBRARY, 'trap');
}

describe('aftermath', () => {
  test('B19.7: an advance into the arms of the enemy is weighed by his answer, and left', () => {
    const game = trap();
    const declared = decideInBattle(game, game.start, 'blue', REGULAR, undefined);
    if (declared?.do !== 'endDeclaration') throw new Error('no declaration');
    let state = afterCommand(game, game.start, declared, { roll: () => 1 });
    state = afterCommand(game, state, { do: 'resolve', battle: 1 }, { roll: () => 1 });
    expect(state.frames.at(-1)?.at).toBe('advance');
    const usual = decideInBattle(game, state, 'blue', REGULAR, undefined);
    expect(usual?.do).toBe('advance');
    if (!usual) return;
    const asked = {
      game,
      state,
      side: 'blue',
      style: REGULAR,
      theatre: undefined,
      search: GRAND,
      plays: 100,
      more: () => true,
    } as const;
    expect(weigh(asked, usual)).toEqual({ do: 'endAdvance' });
    expect(weigh({ ...asked, plays: 1 }, usual)).toBeUndefined();
    expect(weigh({ ...asked, more: () => false }, usual)).toBeUndefined();
  });

  test('what is not to be weighed is left alone', () => {
    const state = MET;
    const hand = { style: REGULAR, theatre: undefined, search: GRAND } as const;
    const asked = { ...hand, game: GAME, state, side: state.mover, plays: 100, more: () => true };
    expect(weigh(asked, { do: 'endMovement' })).toBeUndefined();
  });
});

describe('the search by fronts', () => {
  test('the same budget gives the same plan, a larger one is used up, and every plan on the way is legal', () => {
    const [few, many] = [amount(40, 8), amount(90, 20)];
    const plans = [few, few, many].map((evals) => {
      const seen: unknown[] = [];
      const decision = decide(playerNamed('grand', 7, LIBRARY), GAME, MET, { evals }, ({ command }) => {
        expect(GAME.check(MET, MET.mover, command)).toBeUndefined();
        seen.push(command);
      });
      return { command: decision.command, evals: decision.evals, value: decision.value, steps: seen.length };
    });
    expect(plans[0]).toEqual(plans[1]);
    expect(plans[0]?.evals).toBeLessThanOrEqual(few);
    expect(plans[2]?.evals).toBeGreaterThan((2 * many) / 3);
  });
});
