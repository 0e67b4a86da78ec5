import type { State, Unit } from '#games/blitz/types.ts';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { mix } from '#ai/arena/keyed-dice.ts';
import {
  benchFor,
  better,
  type Considered,
  type Looker,
  mean,
  type Patch,
  smallOnes,
  worthOf,
} from '../reasons/outlook.ts';
import { searchFronts } from '../plan/front-search.ts';
import { frontsOf } from '../plan/fronts.ts';
import { type Planning, planTurn, surveyFor } from '../plan/plan.ts';
import { searchWhole } from '../exact/small-search.ts';
import { MOST_STALE } from './stale.ts';
import type { Style } from './style.ts';

/**
 * The search of the stronger players. Plans made in different moods, for the whole map or for parts of it, are played
 * out in the head against the enemy's answer, all of them with the same few courses of dice, and the best goes on being
 * varied for as long as there is time. Every step gives the plans so far, the best first.
 */

/** Share of the first moods kept for more dice, round by round. */
const KEPT = 0.4;
const RADII = [2, 4, 7] as const;
/** A variation this much behind after some dice is not followed up, in factors. */
const BEHIND = 4;

export type Searching = Generator<readonly Considered[], readonly Considered[], undefined>;

export function* search(looker: Looker): Searching {
  const { game, state, bold } = looker.planning;
  // M1.2: no battles come after the second impulse.
  if (!bold) return yield* searchMoods(looker);
  const whole = yield* searchWhole(looker);
  if (whole) return whole;
  const fronts = looker.settings.byFront === true ? frontsOf(game.world, state) : undefined;
  return yield* fronts && fronts.count > 1 ? searchFronts(looker, fronts) : searchMoods(looker);
}

function* searchMoods(looker: Looker): Searching {
  const { planning, settings, watch, seed } = looker;
  const { samples, moods, behind = BEHIND } = settings;
  const { state, side, style } = planning;
  const known = surveyFor(planning);
  const bench = benchFor(looker);
  const choose = seededChoice(mix(seed, `${state.turn} ${side}`));

  const consider = (base: Style, patches: readonly Patch[]) => {
    const plan = planTurn({ ...planning, known, style: base, styleAt: styleBy(planning, base, patches) });
    return bench.take(plan, base, patches);
  };

  const first = consider(style, []).one;
  let field = [first];
  yield field;
  if (!watch.more()) return field;
  bench.judge(first);
  for (const one of planning.bold ? smallOnes(bench, looker, known, first) : []) {
    field = [...field, one].sort(better);
    yield field;
  }
  for (const mood of moods) {
    if (!watch.more()) return field;
    const { one, fresh } = consider({ ...style, ...mood }, []);
    if (!fresh) continue;
    bench.judge(one);
    field = [...field, one].sort(better);
    yield field;
  }
  // Fewer and fewer plans, more and more dice; what has had fewer dice is not compared with what has had more.
  let round = field;
  for (let dice = 2; dice <= samples && round.length > 0; dice++) {
    round = round.slice(0, Math.max(2, Math.ceil(round.length * KEPT)));
    for (const one of round) {
      if (!watch.more()) return field;
      bench.judge(one);
    }
    round = [...round].sort(better);
    field = [...round, ...field.filter((one) => !round.includes(one))];
    yield field;
  }
  let stale = 0;
  while (watch.more() && stale < MOST_STALE) {
    const [best] = field as [Considered];
    const changed = vary(best, state, planning, moods, choose);
    const varied = changed && consider(changed.style, changed.patches);
    watch.count();
    stale = varied?.fresh ? 0 : stale + 1;
    if (!varied?.fresh) continue;
    const { one } = varied;
    while (one.values.length < best.values.length && watch.more()) {
      bench.judge(one);
      const so = mean(best.values.slice(0, one.values.length));
      if (worthOf(one) < so - behind / Math.sqrt(one.values.length)) break;
    }
    if (one.values.length === 0) break;
    if (one.values.length === best.values.length && worthOf(one) > worthOf(best)) field = [one, ...field];
    else field = [best, ...[...field.slice(1), one].sort(better)];
    yield field;
  }
  return field;
}

function styleBy({ game }: Planning, base: Style, patches: readonly Patch[]): ((hex: Hex) => Style) | undefined {
  if (patches.length === 0) return undefined;
  const { grid } = game.world.board;
  return (hex) => patches.findLast(({ centre, radius }) => distance(grid, centre, hex) <= radius)?.style ?? base;
}

/** The best plan with one attack less, or with a part of the map in another mood, or without such a part. */
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
