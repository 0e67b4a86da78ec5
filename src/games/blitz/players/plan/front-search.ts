import { isGround } from '#games/blitz/kinds.ts';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import type { Hex } from '#hex/hex.ts';
import { mix } from '#ai/arena/keyed-dice.ts';
import { benchFor, better, type Considered, type Looker, smallOnes } from '../reasons/outlook.ts';
import type { Fronts } from './fronts.ts';
import { type LandPlan, type Planning, planTurn, surveyFor } from './plan.ts';
import { MOST_STALE } from '../search/stale.ts';
import type { Style } from '../search/style.ts';

/**
 * The search of the strongest player: every front tries its own moods. A plan played out tells about all its fronts at
 * once; results are remembered by front, the next plan combines the best or least known manners, and in the end the
 * best of every front make up the plan.
 */

/** Manner of playing a front: a mood, and enemies to leave alone or attack regardless. */
interface Manner {
  readonly style: Style;
  readonly at: ReadonlyMap<Hex, Style>;
}

/** Results of a front's units in one manner. */
interface Tried {
  readonly manner: Manner;
  sum: number;
  count: number;
}

/** In factors: how far what was tried once may lie from what it is worth. */
const UNSURE = 2;
/** The part of the budget kept for judging the best plans side by side. */
const KEPT_BACK = 0.3;
/** In so many of ten cases a front tries something new. */
const NEW = 4;
/** Plans judged side by side in the end, besides the crossed one and the usual one. */
const FINALISTS = 5;
/** The part of them that is judged with one course of dice more. */
const KEPT = 0.7;

const mean = ({ sum, count }: Tried): number => sum / count;
const hopefully = (tried: Tried): number => mean(tried) + UNSURE / Math.sqrt(tried.count);
const surely = (tried: Tried): number => mean(tried) - UNSURE / Math.sqrt(tried.count);

export function* searchFronts(
  looker: Looker,
  fronts: Fronts,
): Generator<readonly Considered[], readonly Considered[], undefined> {
  const { planning, settings, watch, seed } = looker;
  const { samples, moods } = settings;
  const { state, side, style } = planning;
  const known = surveyFor(planning);
  const bench = benchFor(looker, fronts);
  const tried = Array.from({ length: fronts.count }, () => new Map<string, Tried>());
  const choose = seededChoice(mix(seed, `${state.turn} ${side}`));
  const enemies = enemiesBy(planning, fronts);

  const consider = (manners: readonly Manner[]): Considered => {
    const plan = planTurn({
      ...planning,
      known,
      style: commonStyle(manners) ?? style,
      styleAt: (hex) => {
        const manner = manners[fronts.of[hex] as number];
        return manner?.at.get(hex) ?? manner?.style ?? style;
      },
    });
    return bench.take(plan, style).one;
  };

  /** Books the result of a dice sequence at every front. */
  const judge = (one: Considered, manners: readonly Manner[]): void => {
    const course = bench.judge(one);
    if (!course?.byFront) return;
    for (const [front, key] of keysOf(planning, fronts, one.plan).entries()) {
      const there = tried[front] as Map<string, Tried>;
      const way = there.get(key) ?? { manner: manners[front] as Manner, sum: 0, count: 0 };
      way.sum += course.byFront[front] as number;
      way.count++;
      there.set(key, way);
    }
  };

  const everywhere = (mood: Partial<Style>): Manner[] => {
    const manner = { style: { ...style, ...mood }, at: new Map<Hex, Style>() };
    return Array.from({ length: fronts.count }, () => manner);
  };
  const first = consider(everywhere({}));
  let field = [first];
  yield field;
  if (!watch.more()) return field;
  judge(first, everywhere({}));
  for (const one of smallOnes(bench, looker, known, first)) {
    field = [...field, one].sort(better);
    yield field;
  }
  for (const mood of moods) {
    if (!watch.more()) return field;
    const one = consider(everywhere(mood));
    if (one.values.length > 0) continue;
    judge(one, everywhere(mood));
    field = [...field, one].sort(better);
    yield field;
  }
  // No plan could be carried out at all: there is nothing to cross.
  if (tried.some((there) => there.size === 0)) return field;
  let stale = 0;
  while (watch.left() > KEPT_BACK && stale < MOST_STALE && watch.more()) {
    const manners = tried.map((there, front): Manner => {
      const best = bestOf(there, hopefully);
      return choose(10) < NEW ? varied(best, style, moods, enemies[front] ?? [], choose) : best;
    });
    const one = consider(manners);
    if (one.values.length >= samples) {
      watch.count();
      stale++;
      continue;
    }
    stale = 0;
    judge(one, manners);
    if (!field.includes(one)) field = [...field, one];
    yield field;
  }
  // The best of every front together, and the best plans seen, side by side with more and more dice.
  const crossed = consider(tried.map((there) => bestOf(there, surely)));
  const others = [...field].sort(better).filter((one) => one !== crossed && one !== first);
  let round = [crossed, ...others.slice(0, FINALISTS), first];
  for (let dice = 1; dice <= samples; dice++) {
    for (const one of round) if (one.values.length < dice && watch.more()) bench.judge(one);
    const judged = round.filter((one) => one.values.length >= dice).sort(better);
    if (judged.length < round.length) break;
    field = [...judged, ...field.filter((one) => !judged.includes(one)).sort(better)];
    yield field;
    if (dice > 1) round = judged.slice(0, Math.max(2, Math.ceil(judged.length * KEPT)));
  }
  return field;
}

function bestOf(ways: ReadonlyMap<string, Tried>, worth: (tried: Tried) => number): Manner {
  let best: Tried | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways.values()) {
    const here = worth(way);
    if (here <= most) continue;
    best = way;
    most = here;
  }
  return (best as Tried).manner;
}

const commonStyle = ([first, ...rest]: readonly Manner[]): Style | undefined =>
  rest.every((one) => one.style === first?.style) ? first?.style : undefined;

/** Hexes with enemies, front by front. */
function enemiesBy({ state, side }: Planning, { of, count }: Fronts): Hex[][] {
  const found = Array.from({ length: count }, () => new Set<Hex>());
  for (const unit of state.units) {
    if (unit.side !== side && unit.place === 'map' && isGround(unit)) found[of[unit.at] as number]?.add(unit.at);
  }
  return found.map((hexes) => [...hexes].sort((a, b) => a - b));
}

const ALONE: Partial<Style> = { least: 1000 };
const BY_ALL_MEANS: Partial<Style> = { least: -6, reply: 0, tiedUp: 0 };
const REPLIES = [0, 0.02, 0.1, 0.2, 0.4] as const;
const MARCHES = [0.1, 0.3, 0.6, 1] as const;

/** Variation of a front's manner: another mood, a random one, or one enemy more or less to attack. */
function varied(
  { style, at }: Manner,
  plain: Style,
  moods: readonly Partial<Style>[],
  enemies: readonly Hex[],
  choose: Choose,
): Manner {
  const kind = choose(4);
  const hex = enemies[choose(Math.max(enemies.length, 1))];
  if (kind === 0 || hex === undefined) return { style: { ...style, ...moods[choose(Math.max(moods.length, 1))] }, at };
  if (kind === 1) {
    const reply = REPLIES[choose(REPLIES.length)] as number;
    const march = MARCHES[choose(MARCHES.length)] as number;
    const rest = { city: 2 + choose(5), tiedUp: 0.02 * choose(5), least: 0.3 * choose(6) };
    return { style: { ...plain, reply, march, ...rest }, at };
  }
  const there = at.has(hex) ? style : { ...style, ...(kind === 2 ? ALONE : BY_ALL_MEANS) };
  return { style, at: new Map([...at, [hex, there]]) };
}

/** Key of each front's plan: where its units go. */
function keysOf({ state, side }: Planning, { of, count }: Fronts, { at, orders }: LandPlan): string[] {
  const keys = Array.from({ length: count }, () => '');
  for (let no = 0; no < state.units.length; no++) {
    const unit = state.units[no];
    if (unit?.side !== side || unit.place !== 'map') continue;
    const to = at.get(no);
    if (to !== undefined && to !== unit.at) keys[of[unit.at] as number] += `${no}:${to} `;
  }
  // Orders that are no marches, by air or sea, belong to no front.
  return orders.length > at.size ? keys.map((key) => `${key}+${orders.length}`) : keys;
}
