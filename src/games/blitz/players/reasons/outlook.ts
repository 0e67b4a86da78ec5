import type { Blitz } from '#games/blitz/open.ts';
import type { Side, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Dice } from '#core/dice/dice.ts';
import type { Hex } from '#hex/hex.ts';
import { keyedDice, mix } from '#ai/arena/keyed-dice.ts';
import type { Watch } from '#ai/budget.ts';
import type { Fronts } from '../plan/fronts.ts';
import type { Learned } from '../search/judgement.ts';
import type { Theatre } from '../plan/operation.ts';
import type { LandPlan, Planning } from '../plan/plan.ts';
import { type Course, type Policy, type Policies, playOn } from '../search/playout.ts';
import { likelyPlans } from '../exact/small.ts';
import { type Style, styleIn, styleNear } from '../search/style.ts';
import { hasOperations, type Survey } from '../plan/survey.ts';

/** Common parts of the searches: plans and the results of playing them out. */

/** Settings of a search. */
export interface Search {
  /** Courses of dice a plan is judged by in the end. */
  readonly samples: number;
  /** Depth of playouts: 2 is to the end of the enemy's answer. */
  readonly playerTurns: number;
  /** Plans played out in a player turn, where no other budget is given. */
  readonly evals: number;
  /** Plans in the Tournament and Optional games, where each takes several times as long. */
  readonly dearEvals: number;
  /** The moods tried for the whole map first. */
  readonly moods: readonly Partial<Style>[];
  /** Positions with no more ways than this to place the units are looked at whole. */
  readonly small: number;
  /** Policy of both sides in playouts. */
  readonly policy: Style;
  /** The luck that dice in the head bring is taken off again. */
  readonly fair?: boolean;
  /** Every front finds a manner of its own. */
  readonly byFront?: boolean;
  /** Positions are judged as games have taught it. */
  readonly learned?: Learned;
  /** Advances, retreats and payments are weighed by the enemy's answer. */
  readonly aftermath?: boolean;
  /** The last player turn looked at is played to its end, with its battles and its second impulse. */
  readonly whole?: boolean;
  /** Rates positions by the lead in what is counted at the end, where no number wins. */
  readonly lead?: boolean;
  /** M1.2: the second impulse is looked ahead for too, with so many plans. */
  readonly again?: number;
  /** A plan so much behind after some dice is not followed up, in factors; nothing said, as in the search. */
  readonly behind?: number;
  /** M1.11, M3.8: changes where attacks are voluntary. */
  readonly free?: Partial<Search>;
}

/** Search adapted to the game at hand. */
export const searchIn = ({ world, start }: Pick<Blitz, 'world' | 'start'>, search: Search): Search =>
  search.free && !world.rules.ground.mustAttack({ ...start, frames: AFTER_COMBAT })
    ? { ...search, ...search.free }
    : search;

/** M1.11, M3.8: attacks are voluntary in a second impulse, if ever. */
const AFTER_COMBAT: State['frames'] = [{ at: 'movement', impulse: 2 }];

export const evalsIn = ({ evals, dearEvals }: Search, world: World): number =>
  hasOperations(world) ? dearEvals : evals;

/** A part of the map played in another mood. */
export interface Patch {
  readonly centre: Hex;
  readonly radius: number;
  readonly style: Style;
}

export interface Considered {
  readonly plan: LandPlan;
  readonly style: Style;
  readonly patches: readonly Patch[];
  /** Result under each dice sequence. */
  readonly values: number[];
}

export const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(list.length, 1);

/** The mean over the courses looked at so far. */
export const worthOf = ({ values }: Considered): number => mean(values);

/** Two plans that cannot be carried out are no better than one another. */
export const better = (a: Considered, b: Considered): number => worthOf(b) - worthOf(a) || 0;

const keyOf = ({ at, orders }: LandPlan): string =>
  `${[...at]
    .sort(([a], [b]) => a - b)
    .map(([no, hex]) => `${no}:${hex}`)
    .join()}|${orders.length}`;

/** Input of a search for a player turn. */
export interface Looker {
  readonly planning: Planning;
  readonly settings: Search;
  readonly watch: Watch;
  readonly seed: number;
  readonly theatre: (() => Theatre) | undefined;
}

/** Plans considered so far. */
export interface Bench {
  /** A plan, or the same one that was there before. */
  take(plan: LandPlan, style: Style, patches?: readonly Patch[]): { readonly one: Considered; readonly fresh: boolean };
  /** One more course of dice for a plan. */
  judge(one: Considered): Course | undefined;
}

export function benchFor(looker: Looker, fronts?: Fronts): Bench {
  const seen = new Map<string, Considered>();
  return {
    take(plan, style, patches = []) {
      const key = keyOf(plan);
      const known = seen.get(key);
      if (known) return { one: known, fresh: false };
      const one = { plan, style, patches, values: [] };
      seen.set(key, one);
      return { one, fresh: true };
    },
    judge: (one) => judgeOnce(looker, one, fronts),
  };
}

function judgeOnce(
  { planning, settings, watch, seed, theatre }: Looker,
  one: Considered,
  fronts: Fronts | undefined,
): Course | undefined {
  const { game, state } = planning;
  const { playerTurns, fair = false, learned, whole = false, lead = false } = settings;
  const policy = styleIn(game, settings.policy);
  const own = lead ? styleNear(game, state, policy) : policy;
  const handOf = (side: Side): Policy => ({ style: side === planning.side ? own : policy, theatre: theatre?.() });
  const policies: Policies = { blue: handOf('blue'), red: handOf('red') };
  const dice = evenDice(mix(seed, `look ahead ${state.turn}`), one.values.length, settings.samples);
  const course = playOn(game, state, one.plan, policies, dice, { playerTurns, fair, learned, fronts, whole, lead });
  watch.count();
  one.values.push(course?.value ?? Number.NEGATIVE_INFINITY);
  return course;
}

/** Most plans taken over from a position looked at whole. */
const MOST_SMALL = 16;

/** The best plans of a small position, one after the other. */
export function* smallOnes(bench: Bench, { planning, settings, watch }: Looker, known: Survey, usual: Considered) {
  for (const plan of likelyPlans(planning, known, usual.plan, settings.small, MOST_SMALL)) {
    if (!watch.more()) return;
    const { one, fresh } = bench.take(plan, planning.style);
    if (!fresh) continue;
    bench.judge(one);
    yield one;
  }
}

/** Plans judged by all courses of dice, so that they can be told side by side. */
export function sideBySide(looker: Looker, plans: readonly Considered[]): void {
  for (const one of plans) while (one.values.length < looker.settings.samples) judgeOnce(looker, one, undefined);
}

/**
 * Dice for the courses of one judgement. Over all courses every roll shows low, middling and high faces evenly, so that a
 * few courses tell more than a few throws would.
 */
export function evenDice(seed: number, course: number, courses: number): Dice {
  const first = keyedDice(seed);
  return { roll: (sides, what) => 1 + ((first.roll(sides, what) + Math.floor((sides * course) / courses)) % sides) };
}
