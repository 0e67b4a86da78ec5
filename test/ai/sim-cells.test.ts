import { describe, expect, test } from 'vitest';
import { allot } from '../../src/ai/sim/allot.ts';
import { station } from '../../src/ai/sim/effects.ts';
import { evaluatePlan, prepare } from '../../src/ai/sim/evaluate.ts';
import { load } from '../../src/ai/sim/load.ts';
import { DENIES, openWays, wouldSeal } from '../../src/ai/sim/retreat.ts';
import { copyFrom, hashKey, mark, newSim, undo } from '../../src/ai/sim/sim.ts';
import { isGroundOf } from '../../src/ai/sim/threat.ts';
import { reach } from '../../src/ai/sim/reach.ts';
import { atOf, moverOf, spentOf, unitCount } from '../../src/ai/sim/units.ts';
import { walkTo } from '../../src/ai/sim/walk.ts';
import { reachOf, routeTo } from '../../src/blitz/movement.ts';
import type { State, Unit } from '../../src/blitz/types.ts';
import { neighbour } from '../../src/hex/grid.ts';
import { openText } from '../laws/arena.ts';
import { difference } from '../laws/sim-laws.ts';

const POSITION = `game tournament
board inline
  grid radius 3
  city Home : -3,0
  city Away : 3,0
  belongs b -3,0 -2,0
  belongs r 3,0 2,0
  belongs n 0,3
  city Third : 0,3
end board
turn 2
blue arm 6-6 @ -1,0 as b1
blue inf 4-4 @ -1,1 as b2
blue inf 4-4 @ -2,0 as b3
blue TAC 4-8 @ -3,0 as b4
red inf 4-4 @ 0,0 as r1
red inf 2-4 @ 2,0 as r2
blue moves
`;

const game = openText(POSITION);
const state = game.start;
const hash = (of: State): number => {
  const sim = newSim(game);
  load(sim, of);
  return hashKey(sim);
};

const unit = (change: Partial<Unit>): Partial<State> => ({
  units: state.units.with(1, { ...(state.units[1] as Unit), ...change }),
});
const fight = {
  battle: { no: 1, kind: 'ground', attackers: [0], hexes: [18] },
  defenders: [4],
  aircraft: [],
  from: [17],
} as const;

/** Everything a state holds that a rule may ask for, changed in one place. */
const CHANGES: readonly (readonly [string, Partial<State>])[] = [
  ['turn', { turn: 3 }],
  ['mover', { mover: 'red' }],
  ['control', { control: state.control.with(0, 'red') }],
  ['control at the start', { controlAtStart: state.controlAtStart.with(0, 'red') }],
  ['battles', { battles: [fight.battle] }],
  ['hexes of a battle', { battles: [{ ...fight.battle, hexes: [19] }] }],
  ['doomed', { doomed: [1] }],
  ['streak', { streak: { blue: 1, red: 0 } }],
  ['phase', { frames: [{ at: 'declaration' }] }],
  ['a retreat', { frames: [{ at: 'combat' }, { at: 'retreat', fight, side: 'red', units: [4], steps: 2 }] }],
  ['its length', { frames: [{ at: 'combat' }, { at: 'retreat', fight, side: 'red', units: [4], steps: 3 }] }],
  ['an advance', { frames: [{ at: 'combat' }, { at: 'advance', fight, side: 'blue', steps: 1, advanced: [] }] }],
  ['who advanced', { frames: [{ at: 'combat' }, { at: 'advance', fight, side: 'blue', steps: 1, advanced: [1] }] }],
  ['a draw offered', { drawOffered: true }],
  ['outcome', { outcome: { winner: 'blue', rule: 'B5.1', because: '' } }],
  ['automatic victory', { avs: [{ no: 1, hexes: [18], participants: [0], users: [] }] }],
  ['its users', { avs: [{ no: 1, hexes: [18], participants: [0], users: [1] }] }],
  ['missions', { missions: [{ unit: 3, kind: 'tactical', hex: 18 }] }],
  ['carried', { carried: 4 }],
  ['invasion', { invasion: { hexes: [3], beaches: [] } }],
  ['last invasion', { invaded: { ...state.invaded, red: { hexes: [3], beaches: [1] } } }],
  ['minor country', { minors: state.minors.map((minor) => ({ ...minor, state: 'open' })) }],
  ['captured', { captured: [state.control.length > 2 ? (game.world.board.cityHexes[2] as number) : 0] }],
  ['passages', { passages: [{ unit: 0, country: game.world.minors[0] ?? 0 }] }],
  ['damage', { damage: [{ hex: 3, amount: 2, side: 'blue', until: 5 }] }],
  ['short', { short: true }],
  ['replacements', { replacements: { blue: 0, red: 2 } }],
  ['no retreat', { noRetreat: [{ hex: 4, to: 'red', rule: 'O23.4.3' }] }],
  ['closed', { closed: [{ hex: 4, side: 'red', until: 3 }] }],
  ['struck', { struck: 4 }],
  ['weather', { weather: 'slow1' }],
  ['a hex', unit({ at: 3 })],
  ['a place', unit({ place: 'lost', at: -1 })],
  ['a zone', unit({ zone: 'B' })],
  ['a base', unit({ base: 2 })],
  ['an aim', unit({ aim: 2 })],
  ['invading', unit({ invading: true })],
  ['ashore', unit({ ashore: true })],
  ['landed on', unit({ landedOn: 2 })],
  ['isolated', unit({ isolated: true })],
  ['stunned', unit({ stunnedTill: 3 })],
  ['at sea since', unit({ atSeaSince: 3 })],
  ['sailed in', unit({ sailedIn: 3 })],
  ['held', unit({ held: true })],
  ['spent', unit({ spent: 3 })],
  ['moved', unit({ moved: true })],
  ['stopped', unit({ stopped: true })],
  ['flown', unit({ flown: true })],
  ['a run', unit({ innerRun: 1 })],
  ['off the road', unit({ offRoad: true })],
  ['attack factor', unit({ af: 5 })],
  ['defence factor', unit({ df: 5 })],
  ['movement factor', unit({ mf: 5 })],
  ['type', unit({ type: 'ranger' })],
  ['side', unit({ side: 'red' })],
];

describe('the hash', () => {
  test('is the same for the same position, whatever the room for units', () => {
    const roomy = newSim(game, 300);
    load(roomy, state);
    expect(hashKey(roomy)).toBe(hash(state));
  });

  test.each(CHANGES)('sees %s', (_what, change) => {
    expect(hash({ ...state, ...change })).not.toBe(hash(state));
  });

  test('no two of these positions have the same', () => {
    const all = CHANGES.map(([, change]) => hash({ ...state, ...change }));
    expect(new Set(all).size).toBe(all.length);
  });

  test('forgets in which order units came to where they stand', () => {
    const one = newSim(game);
    const two = newSim(game);
    load(one, state);
    load(two, state);
    station(one, 0, 10);
    station(one, 1, 10);
    station(two, 1, 10);
    station(two, 0, 10);
    expect(difference(one, two)).toBeUndefined();
  });
});

test('marks nest, and undo goes back to any of them', () => {
  const sim = newSim(game);
  load(sim, state);
  const kept = newSim(game);
  copyFrom(kept, sim);
  const first = mark(sim);
  station(sim, 0, 10);
  mark(sim);
  station(sim, 1, 11);
  mark(sim);
  station(sim, 2, 12);
  undo(sim, first);
  expect(difference(sim, kept)).toBeUndefined();
  expect(sim.depth).toBe(0);
});

test('a buffer of the continent holds in 32 KB', () => {
  for (const name of ['basic', 'tournament', 'optional']) {
    const { cells } = newSim(openText(`scenario ${name}\n`));
    expect(cells.byteLength).toBeLessThanOrEqual(32 * 1024);
    expect(cells.buffer.byteLength).toBe(cells.byteLength);
  }
});

test('B7.z2: a unit on a neighbour denies its hex and the two beside it; opposite pairs and alternate triples seal', () => {
  const sealing = Array.from({ length: 64 }, (_, at) => at).filter((at) => wouldSeal(63, at));
  const minimal = sealing.filter((at) => !sealing.some((other) => other !== at && (other & at) === other));
  const bits = (at: number) => [0, 1, 2, 3, 4, 5].filter((bit) => (at >> bit) & 1);
  expect(minimal.map(bits)).toEqual([
    [0, 3],
    [1, 4],
    [0, 2, 4],
    [2, 5],
    [1, 3, 5],
  ]);
  const sim = newSim(game);
  const { grid } = game.world.board;
  for (let at = 0; at < 6; at++) {
    // Nobody but r1 in the middle and one attacker beside it.
    const alone = state.units.map((one, no) =>
      no === 1
        ? { ...one, at: neighbour(grid, (state.units[4] as Unit).at, at) }
        : no === 4
          ? one
          : { ...one, place: 'lost' as const, at: -1 },
    );
    load(sim, { ...state, units: alone });
    expect(openWays(sim, 1, (state.units[4] as Unit).at)).toBe(63 & ~(DENIES[1 << at] as number));
  }
});

test('B6: a unit walks to a hex for the price of reach', () => {
  const sim = newSim(game);
  load(sim, state);
  const range = reachOf(game.world, state, state.units[2] as Unit);
  const { hexes, costs, count } = reach(sim, 2);
  expect(count).toBeGreaterThan(3);
  for (let i = 1; i < count; i++) {
    const [to, cost] = [hexes[i] as number, costs[i] as number];
    const here = mark(sim);
    expect(walkTo(sim, 2, to)).toBe(true);
    expect([atOf(sim, 2), spentOf(sim, 2)]).toEqual([to, cost]);
    expect(routeTo(range, to)?.cost).toBe(cost);
    undo(sim, here);
    // What was reached is good until the next question.
    reach(sim, 2);
  }
  expect(walkTo(sim, 2, (state.units[4] as Unit).at)).toBe(false);
});

describe('a plan', () => {
  const sim = newSim(game);
  load(sim, state);
  const scene = prepare(sim);

  test('leaves the simulation as it was', () => {
    const kept = newSim(game);
    copyFrom(kept, sim);
    evaluatePlan(sim, scene, [1, 2], [10, 11], 2);
    expect(difference(sim, kept)).toBeUndefined();
  });

  test('that closes the ring is worth more than the same attack without', () => {
    const { grid } = game.world.board;
    const middle = (state.units[4] as Unit).at;
    const beside = (direction: number) => neighbour(grid, middle, direction);
    const open = { ...evaluatePlan(sim, scene, [0, 1, 2], [beside(3), beside(3), beside(4)], 3) };
    const ring = { ...evaluatePlan(sim, scene, [0, 1, 2], [beside(3), beside(0), beside(4)], 3) };
    expect(ring.legal && open.legal).toBe(true);
    expect(ring.kill).toBeGreaterThan(open.kill);
  });

  test('over the stacking limit is illegal (B8.2)', () => {
    expect(evaluatePlan(sim, scene, [0, 1, 2], [10, 10, 10], 3).legal).toBe(false);
    expect(evaluatePlan(sim, scene, [0, 1], [10, 10], 2).legal).toBe(true);
  });

  test('everybody in contact is given a battle', () => {
    const found = allot(sim);
    const mover = moverOf(sim);
    const nos = Array.from({ length: unitCount(sim) }, (_, no) => no).filter((no) => isGroundOf(sim, mover, no));
    expect(nos.length).toBe(3);
    expect([...found.units.subarray(0, found.unitCount)]).toEqual([0, 1]);
    expect([...found.unitBattle.subarray(0, found.unitCount)]).toEqual([0, 0]);
  });
});
