import { allot } from '../src/ai/sim/allot.ts';
import { station } from '../src/ai/sim/effects.ts';
import { evaluatePlan, prepare } from '../src/ai/sim/evaluate.ts';
import { inZocOf } from '../src/ai/sim/field.ts';
import { legalAllocation } from '../src/ai/sim/legal.ts';
import { load } from '../src/ai/sim/load.ts';
import { oddsIn } from '../src/ai/sim/odds.ts';
import { reach } from '../src/ai/sim/reach.ts';
import { canRetreat, retreatEnds } from '../src/ai/sim/retreat.ts';
import { copyFrom, mark, newSim, type Sim, undo } from '../src/ai/sim/sim.ts';
import { isGroundOf, sideReach, threatOf } from '../src/ai/sim/threat.ts';
import { atOf, mfOf, moverOf, type SideNo, unitCount } from '../src/ai/sim/units.ts';
import type { Plan, State } from '../src/blitz/types.ts';
import type { Blitz } from '../src/blitz/open.ts';
import { seededChoice } from '../src/core/dice.ts';
import { openContinent, playRandomly } from './continent.ts';
import type { Suite } from './result.ts';

/** The fast door of the search, on the continent in the midst of a Basic Game. */

const PLANS = 100;
const TIMES = 1000;

/** Nobody has moved in this player turn yet. */
const isFresh = (state: State): boolean =>
  state.frames.at(-1)?.at === 'movement' && state.units.every((unit) => !unit.moved);

function midGame() {
  const game = openContinent(15);
  for (let commands = 700; commands < 1200; commands++) {
    const { state } = playRandomly(game, 3, commands);
    if (isFresh(state)) return { game, state };
  }
  throw new Error('no player turn begins there');
}

/** Who fights whom as the mover stands, as a declaration; undefined where the quick way finds no legal one. */
function declared(sim: Sim): Plan[] | undefined {
  const { units, unitBattle, unitCount: many, hexes, hexBattle, hexCount, legal } = allot(sim);
  if (!legal) return undefined;
  const numbers = [...new Set(hexBattle.subarray(0, hexCount))];
  return numbers.map((battle) => ({
    attackers: [...units.subarray(0, many)].filter((_, i) => unitBattle[i] === battle),
    hexes: [...hexes.subarray(0, hexCount)].filter((_, i) => hexBattle[i] === battle),
  }));
}

/** Of these plans the one with most battles that can be declared: the position after the moves, and the declaration. */
function fightingBy(game: Blitz, state: State, plans: readonly Moves[]): { sim: Sim; battles: readonly Plan[] } {
  let best: { readonly sim: Sim; readonly battles: readonly Plan[] } | undefined;
  for (const { units, hexes } of plans) {
    // The first so many of the moves: with all of them few can be declared.
    for (let count = 1; count <= units.length; count++) {
      const sim = newSim(game);
      load(sim, state);
      for (let i = 0; i < count; i++) station(sim, units[i] as number, hexes[i] as number);
      const battles = declared(sim) ?? [];
      if (battles.length <= (best?.battles.length ?? 0) || legalAllocation(sim, battles) !== undefined) continue;
      best = { sim, battles };
    }
  }
  if (!best) throw new Error('none of the plans leads to battles that can be declared');
  return best;
}

interface Moves {
  readonly units: Uint16Array;
  readonly hexes: Uint16Array;
}

type Way =
  | 'legal'
  | 'copy'
  | 'step'
  | 'reach'
  | 'far'
  | 'side'
  | 'threat'
  | 'odds'
  | 'retreat'
  | 'ends'
  | 'plan'
  | 'load';

export function simSuite(): Suite<Way> {
  const { game, state } = midGame();
  const sim = newSim(game);
  const other = newSim(game);
  load(sim, state);
  const mover = moverOf(sim);
  const own = groundOf(sim, mover);
  const fast = own.filter((no) => mfOf(sim, no) >= 6);
  const everybody = [...own, ...groundOf(sim, (1 - mover) as SideNo)];
  const choose = seededChoice(1);
  const goals = own.map((no) => {
    const { hexes, count } = reach(sim, no);
    return { no, hexes: hexes.slice(0, count) };
  });
  // Six in ten units move, and whoever can goes next to an enemy: plans with more contact than most.
  const enemy = (1 - mover) as SideNo;
  const plans = Array.from({ length: PLANS }, () => {
    const moves = goals.filter(() => choose(10) < 6);
    const goal = ({ hexes }: (typeof goals)[number]): number => {
      const close = [...hexes].filter((hex) => inZocOf(sim, enemy, hex));
      return (close.length > 0 ? close[choose(close.length)] : hexes[choose(hexes.length)]) ?? 0;
    };
    return { units: Uint16Array.from(moves, ({ no }) => no), hexes: Uint16Array.from(moves, goal) };
  });
  const scene = prepare(sim);
  const threat = new Uint16Array(game.world.board.grid.size);
  let next = 0;
  let sum = 0;
  const some =
    (once: (i: number) => number, times = TIMES) =>
    () => {
      for (let i = 0; i < times; i++) sum += once(next++);
      return Number.isNaN(sum) ? 0 : times;
    };
  const one = (list: readonly number[], i: number): number => list[i % list.length] as number;
  const target = new Uint16Array(1);
  const { sim: fighting, battles } = fightingBy(game, state, plans);
  // Every other declaration is bad: somebody is left out.
  const declarations = [
    battles,
    battles.map((one, i) => (i > 0 ? one : { ...one, attackers: one.attackers.slice(1) })),
  ];
  return {
    ways: {
      copy: some(() => {
        copyFrom(other, sim);
        return other.hashA;
      }),
      step: some((i) => {
        const { no, hexes } = goals[i % goals.length] as (typeof goals)[number];
        const here = mark(sim);
        station(sim, no, hexes[(i * 7) % hexes.length] as number);
        undo(sim, here);
        return sim.hashA;
      }),
      reach: some((i) => reach(sim, one(own, i)).count),
      far: some((i) => reach(sim, one(fast, i)).count),
      side: some(() => {
        let count = 0;
        sideReach(sim, mover, (_no, reached) => {
          count += reached.count;
        });
        return count;
      }, 10),
      threat: some(() => threatOf(sim, (1 - mover) as SideNo, false, threat)[0] ?? 0, 10),
      odds: some((i) => {
        target[0] = atOf(sim, one(everybody, i));
        return oddsIn(sim, own, 4, target, 1).column;
      }),
      legal: some((i) => (legalAllocation(fighting, declarations[i % 2] as readonly Plan[]) === undefined ? 1 : 0)),
      retreat: some((i) => (canRetreat(sim, one(everybody, i), 2) ? 1 : 0)),
      ends: some((i) => retreatEnds(sim, one(everybody, i), 2 + (i % 3)).count),
      plan: some((i) => {
        const { units, hexes } = plans[i % PLANS] as (typeof plans)[number];
        return evaluatePlan(sim, scene, units, hexes, units.length).total;
      }, 10),
      load: some(() => {
        load(other, state);
        return other.hashA;
      }, 10),
    },
    results: (t) => [
      { what: `sim: copy of a position, ${sim.cells.byteLength} bytes`, unit: 'µs', ours: t.copy, aim: 1 },
      { what: 'sim: a unit moved and back, zones of control and hash', unit: 'µs', ours: t.step, aim: 0.5 },
      { what: 'sim: reach of a unit', unit: 'µs', ours: t.reach, aim: 40 },
      { what: 'sim: reach of the fastest units', unit: 'µs', ours: t.far, aim: 100 },
      { what: `sim: reach of a side, ${own.length} units`, unit: 'µs', ours: t.side, aim: 4000 },
      { what: 'sim: threat map', unit: 'µs', ours: t.threat, aim: 5000 },
      { what: 'sim: odds of a battle, four attackers', unit: 'µs', ours: t.odds, aim: 1 },
      {
        what: `sim: is a declaration of ${battles.length} battles legal, and if not by which rule`,
        unit: 'µs',
        ours: t.legal,
        aim: 50,
      },
      { what: 'sim: can a unit retreat by two', unit: 'µs', ours: t.retreat, aim: 5 },
      { what: 'sim: ends of a retreat by two to four', unit: 'µs', ours: t.ends, aim: 5 },
      { what: 'sim: plans applied, allotted, evaluated', unit: 'per second', ours: t.plan, aim: 3000 },
      { what: 'sim: a state of the engine loaded', unit: 'µs', ours: t.load },
    ],
  };
}

const groundOf = (sim: Sim, side: SideNo): number[] =>
  Array.from({ length: unitCount(sim) }, (_, no) => no).filter((no) => isGroundOf(sim, side, no));
