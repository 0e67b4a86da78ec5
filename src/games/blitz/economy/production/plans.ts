import { type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { PlannedBuild, ProductionPlan, Side, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { buildFault, points, spentBy, typeFault, type Wish } from './construction.ts';
import { builderAt, joinedCities, plannerAt, pointsOf } from './centres.ts';
import { HALVES } from './costs.ts';

/** M9.20: plans of production, written two cycles ahead; the enemy learns what is in one when it is due. */

const NONE: readonly ProductionPlan[] = [];
export const plansOf = ({ plans }: Pick<State, 'plans'>): readonly ProductionPlan[] => plans ?? NONE;

export const planOf = (state: Pick<State, 'plans'>, side: Side, turn: number): ProductionPlan | undefined =>
  plansOf(state).find((one) => one.side === side && one.turn === turn);

/** Rest of the plan that is due. */
export const dueBuilds = (state: State, side: Side): readonly PlannedBuild[] =>
  plansOf(state).find((one) => one.side === side && one.open)?.builds ?? [];

/** A plan as somebody who does not know it sees it. */
const sealed = ({ side, turn }: ProductionPlan): ProductionPlan => ({ side, turn });

/** Is there something in it that the watcher does not know? */
export const isSecret = (plan: ProductionPlan, watcher: Side | 'spectator'): boolean =>
  plan.side !== watcher && !plan.open && plan.builds !== undefined;

/** M0.20: the state without the plans of others. */
export function withoutPlans(state: State, watcher: Side | 'spectator'): State {
  if (!state.plans?.some((plan) => isSecret(plan, watcher))) return state;
  return { ...state, plans: state.plans.map((plan) => (isSecret(plan, watcher) ? sealed(plan) : plan)) };
}

/** The turns of the first cycles, as far as the game comes to them. */
export const firstCycles = ({ rules: { production }, terms }: World): number[] =>
  [production.cycle, 2 * production.cycle].filter((turn) => terms.lastTurn === 0 || turn <= terms.lastTurn);

/** In a cycle the plan for the one after the next is written. */
export const cycleAfterNext = ({ rules: { production }, terms }: World, turn: number): number[] =>
  [turn + 2 * production.cycle].filter((one) => terms.lastTurn === 0 || one <= terms.lastTurn);

/** Fault of a plan: each centre builds for its points, and only what its country may build. */
export function planFault(
  world: World,
  state: State,
  side: Side,
  builds: readonly PlannedBuild[],
): Objection | undefined {
  const { grid } = world.board;
  const spent: [Hex, number][] = [];
  for (const { hex, row, factors } of builds) {
    const where = theHex(grid, hex);
    const centre = plannerAt(world, state, side, hex);
    if (centre?.side !== side) return objection('M9.1', msg`${theSide(side)} has no production centre at ${where}`);
    const type = typeFault(world, state, side, row);
    if (type) return type;
    spent.push([hex, (HALVES[row] as number) * factors]);
    const sum = spentBy(world, centre, spent);
    if (sum > 2 * centre.size)
      return objection('M9.3', msg`the plan for ${where} costs ${code(points(sum))}; its centre has ${centre.size}`);
  }
  return undefined;
}

type Spent = Parameters<typeof spentBy>[2];

/** The build of a plan with as many factors as can be built now, and where. */
function ableWish(world: World, state: State, side: Side, spent: Spent, build: PlannedBuild): Wish | undefined {
  const centre = builderAt(world, state, side, build.hex);
  if (!centre) return undefined;
  for (let factors = build.factors; factors > 0; factors--) {
    const wish: Wish = { ...build, factors };
    if (!buildFault(world, state, side, spent, wish)) return wish;
    const to = joinedCities(world, centre).find(
      (city) => !buildFault(world, state, side, spent, { ...wish, to: city }),
    );
    if (to !== undefined) return { ...wish, to };
  }
  return undefined;
}

/** Parts of the due plan that can be built now, each in the largest possible number. */
export function* plannedWishes(world: World, state: State, side: Side, spent: Spent): Generator<Wish> {
  for (const build of dueBuilds(state, side)) {
    const wish = ableWish(world, state, side, spent, build);
    if (wish) yield wish;
  }
}

/** Next build of the plan if it leaves no choice: it can be built as written, and all builds after it are paid for. */
export function nextAsWritten(world: World, state: State, side: Side, spent: Spent): Wish | undefined {
  const builds = dueBuilds(state, side);
  const [first] = builds;
  if (!first) return undefined;
  const dear = builds.some(({ hex }) => {
    const centre = builderAt(world, state, side, hex);
    const costs = builds.map((one): [Hex, number] => [one.hex, (HALVES[one.row] ?? 0) * one.factors]);
    return !centre || spentBy(world, centre, [...spent, ...costs]) > pointsOf(world, state, centre);
  });
  const wish: Wish = { hex: first.hex, row: first.row, factors: first.factors };
  return dear || buildFault(world, state, side, spent, wish) ? undefined : wish;
}

/** May this be built by the plan that is due? */
export function unplannedFault(
  world: World,
  state: State,
  side: Side,
  { hex, row, factors }: Wish,
): Objection | undefined {
  const planned = dueBuilds(state, side).find((one) => one.hex === hex && one.row === row)?.factors ?? 0;
  return factors <= planned
    ? undefined
    : objection(
        'M9.20',
        msg`the plan has ${planned} ${code(row)} for ${theHex(world.board.grid, hex)}, not ${factors}`,
      );
}

/** The plan without what has been built of it. */
export const without = (builds: readonly PlannedBuild[], { hex, row, factors }: PlannedBuild): PlannedBuild[] => {
  let left = factors;
  return builds.flatMap((one) => {
    if (one.hex !== hex || one.row !== row || left === 0) return [one];
    const taken = Math.min(left, one.factors);
    left -= taken;
    return one.factors > taken ? [{ ...one, factors: one.factors - taken }] : [];
  });
};
