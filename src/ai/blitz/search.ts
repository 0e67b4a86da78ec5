import type { State, Unit } from '../../blitz/types.ts';
import { type Choose, type Dice, seededChoice } from '../../core/dice.ts';
import { distance } from '../../hex/grid.ts';
import type { Hex } from '../../hex/hex.ts';
import { keyedDice, mix } from '../arena/keyed-dice.ts';
import type { Watch } from '../budget.ts';
import type { Theatre } from './operation.ts';
import { type LandPlan, type Planning, planTurn } from './plan.ts';
import { type Hands, playOn } from './playout.ts';
import { smallPlans } from './small.ts';
import type { Style } from './style.ts';
import { survey } from './survey.ts';

/**
 * The search of the stronger players. Plans made in different moods, for the whole front or for parts of it, are played
 * out in the head against the enemy's answer, all of them with the same few courses of dice, and the best goes on being
 * varied for as long as there is time.
 */
export interface Search {
  /** Courses of dice a plan is judged by in the end. */
  readonly samples: number;
  /** How far the head plays on: 2 is to the end of the enemy's answer. */
  readonly playerTurns: number;
  /** Plans played out in a player turn, where no other budget is given. */
  readonly evals: number;
  /** The moods tried for the whole front first. */
  readonly moods: readonly Partial<Style>[];
  /** Positions with no more ways than this to place the units are looked at whole. */
  readonly small: number;
  /** How the head plays both sides on. */
  readonly hand: Style;
}

/** A part of the map played in another mood. */
interface Patch {
  readonly centre: Hex;
  readonly radius: number;
  readonly style: Style;
}

export interface Considered {
  readonly plan: LandPlan;
  readonly style: Style;
  readonly patches: readonly Patch[];
  /** What it came to under each course of dice. */
  readonly values: number[];
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(list.length, 1);

/** The mean over the courses looked at so far. */
export const worthOf = ({ values }: Considered): number => mean(values);

const keyOf = ({ at, orders }: LandPlan): string =>
  `${[...at]
    .sort(([a], [b]) => a - b)
    .map(([no, hex]) => `${no}:${hex}`)
    .join()}|${orders.length}`;

const better = (a: Considered, b: Considered): number => worthOf(b) - worthOf(a);

/** Most plans taken over from a position looked at whole. */
const MOST_SMALL = 16;
/** How many of the first moods are looked at again with more dice, round by round. */
const KEPT = 0.4;
const RADII = [2, 4, 7] as const;
/** A variation this much behind after some dice is not followed up, in factors. */
const BEHIND = 4;

export function* search(
  planning: Planning,
  { samples, playerTurns, moods, hand, small }: Search,
  watch: Watch,
  seed: number,
  theatre: (() => Theatre) | undefined,
): Generator<readonly Considered[], readonly Considered[], undefined> {
  const { game, state, side, style } = planning;
  const known =
    planning.known ?? survey(game.world, state, side, true, planning.theatre?.enters?.(game.world, state, side));
  const hands = (): Hands => ({
    blue: { style: hand, theatre: theatre?.() },
    red: { style: hand, theatre: theatre?.() },
  });
  const seen = new Map<string, Considered>();
  const choose = seededChoice(mix(seed, `${state.turn} ${side}`));

  const consider = (base: Style, patches: readonly Patch[]): Considered | undefined => {
    const plan = planTurn({ ...planning, known, style: base, styleAt: styleBy(planning, base, patches) });
    const key = keyOf(plan);
    if (seen.has(key)) return undefined;
    const considered = { plan, style: base, patches, values: [] };
    seen.set(key, considered);
    return considered;
  };

  /** One more course of dice for a plan. */
  const judge = (one: Considered): void => {
    const dice = evenDice(mix(seed, `look ahead ${state.turn}`), one.values.length, samples);
    const value = playOn(game, state, one.plan, hands(), dice, playerTurns);
    watch.count();
    one.values.push(value ?? Number.NEGATIVE_INFINITY);
  };

  const first = consider(style, []) as Considered;
  let field = [first];
  yield field;
  if (!watch.more()) return field;
  judge(first);
  for (const plan of smallPlans(planning, known, first.plan, small, MOST_SMALL)) {
    if (!watch.more()) return field;
    const key = keyOf(plan);
    if (seen.has(key)) continue;
    const one: Considered = { plan, style, patches: [], values: [] };
    seen.set(key, one);
    judge(one);
    field = [...field, one].sort(better);
    yield field;
  }
  for (const mood of moods) {
    if (!watch.more()) return field;
    const one = consider({ ...style, ...mood }, []);
    if (!one) continue;
    judge(one);
    field = [...field, one].sort(better);
    yield field;
  }
  // Fewer and fewer plans, more and more dice; what has had fewer dice is not compared with what has had more.
  let round = field;
  for (let dice = 2; dice <= samples && round.length > 0; dice++) {
    round = round.slice(0, Math.max(2, Math.ceil(round.length * KEPT)));
    for (const one of round) {
      if (!watch.more()) return field;
      judge(one);
    }
    round = [...round].sort(better);
    field = [...round, ...field.filter((one) => !round.includes(one))];
    yield field;
  }
  while (watch.more()) {
    const [best] = field as [Considered];
    const varied = vary(best, state, planning, moods, choose);
    const one = varied && consider(varied.style, varied.patches);
    // A position with nothing to vary must not keep anybody thinking for ever.
    watch.count();
    if (!one) continue;
    while (one.values.length < best.values.length && watch.more()) {
      judge(one);
      const so = mean(best.values.slice(0, one.values.length));
      if (worthOf(one) < so - BEHIND / Math.sqrt(one.values.length)) break;
    }
    if (one.values.length === 0) break;
    if (one.values.length === best.values.length && worthOf(one) > worthOf(best)) field = [one, ...field];
    else field = [best, ...[...field.slice(1), one].sort(better)];
    yield field;
  }
  return field;
}

/** Plans judged by as many courses of dice as the first of them, so that they can be told side by side; the best first. */
export function sideBySide(
  { game, state }: Planning,
  { samples, playerTurns, hand }: Search,
  seed: number,
  theatre: (() => Theatre) | undefined,
  plans: readonly Considered[],
): Considered[] {
  const most = plans[0]?.values.length ?? 0;
  for (const { plan, values } of plans) {
    while (values.length < most) {
      const hands = { blue: { style: hand, theatre: theatre?.() }, red: { style: hand, theatre: theatre?.() } };
      const dice = evenDice(mix(seed, `look ahead ${state.turn}`), values.length, samples);
      values.push(playOn(game, state, plan, hands, dice, playerTurns) ?? Number.NEGATIVE_INFINITY);
    }
  }
  return [...plans].sort(better);
}

/**
 * Dice for the courses of one judgement. Over all courses every roll shows low, middling and high faces evenly, so that a
 * few courses tell more than a few throws would.
 */
function evenDice(seed: number, course: number, courses: number): Dice {
  const first = keyedDice(seed);
  return { roll: (sides, what) => 1 + ((first.roll(sides, what) + Math.floor((sides * course) / courses)) % sides) };
}

function styleBy({ game }: Planning, base: Style, patches: readonly Patch[]): ((hex: Hex) => Style) | undefined {
  if (patches.length === 0) return undefined;
  const { grid } = game.world.board;
  return (hex) => patches.findLast(({ centre, radius }) => distance(grid, centre, hex) <= radius)?.style ?? base;
}

/** The best plan with one attack less, or with a part of the front in another mood, or without such a part. */
function vary(
  { plan, style, patches }: Considered,
  state: State,
  { side }: Planning,
  moods: readonly Partial<Style>[],
  choose: Choose,
): { readonly style: Style; readonly patches: readonly Patch[] } | undefined {
  const kind = choose(6);
  if (kind === 0 && patches.length > 0) return { style, patches: patches.toSpliced(choose(patches.length), 1) };
  if (kind <= 2 && plan.attacks.length > 0) {
    const centre = plan.attacks[choose(plan.attacks.length)]?.target ?? -1;
    return { style, patches: [...patches, { centre, radius: 0, style: { ...style, least: 1000 } }] };
  }
  const there = state.units.filter((unit: Unit) => unit.place === 'map' && unit.side !== side);
  const centre = there[choose(Math.max(there.length, 1))]?.at;
  const mood = moods[choose(Math.max(moods.length, 1))];
  if (centre === undefined || !mood) return undefined;
  const radius = RADII[choose(RADII.length)] as number;
  return { style, patches: [...patches, { centre, radius, style: { ...style, ...mood } }] };
}
