import type { Blitz } from '#games/blitz/open.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { type Budget, watchOf } from '#ai/budget.ts';
import { type Message, msg } from '#core/message.ts';
import type { Plan } from '../player.ts';
import { arrivalOf, carryOut, endOfMovement } from '../decisions.ts';
import { VETERAN } from '../levels.ts';
import type { Theatre, TurnPlan } from '../plan/operation.ts';
import { type Planning, planTurn, surveyFor } from '../plan/plan.ts';
import { type Aim, type AimKind, aimsOf, sameAim } from './aims.ts';
import { benchFor, type Considered, evalsIn, type Looker, type Search, sideBySide, worthOf } from './outlook.ts';
import type { Explanation } from './explanation.ts';
import { tellModule } from './module-reasons.ts';
import { inSecondImpulse } from '#games/blitz/turns.ts';
import { search } from '../search/search.ts';
import { REGULAR, type Style } from '../search/style.ts';
import { NOTHING_PENDING } from '../search/judgement.ts';
import { scalesFor } from '../search/value.ts';
import { stakesOf } from './stakes.ts';
import { inHead } from '#core/game.ts';

/** Hints: up to three plans, each with another aim, with gains and risks. */

const MOST_HINTS = 3;

/** A plan so many factors behind the best is no advice, whatever it is after. */
const MUCH_WORSE = 12;

/** An aim lighter than this does not set a plan apart. */
const LIGHT = 0.4;

/** The part of the time in which plans are looked for; in the rest they are measured by one another. */
const SEARCHING = 0.6;

export interface Asked {
  readonly game: Blitz;
  readonly state: State;
  readonly style: Style;
  /** A player that does not look ahead borrows Veteran's eyes for a hint. */
  readonly search: Search | undefined;
  /** Theatre of the asked player, and the maker of theatres for its playouts. */
  readonly own: Theatre | undefined;
  readonly theatre: (() => Theatre) | undefined;
  readonly seed: number;
}

export function* hintsFor(
  { game, state, style, search: given, own, theatre, seed }: Asked,
  budget: Budget,
): Generator<undefined, readonly Plan[], undefined> {
  if (state.frames.at(-1)?.at !== 'movement') return [];
  const side = state.mover;
  const settings = given ?? VETERAN;
  const { ms } = budget;
  const watch = watchOf(ms === undefined ? budget : { ...budget, ms: SEARCHING * ms }, evalsIn(settings, game.world));
  // Arrivals are common to all plans.
  let begun = state;
  const arrivals: Command[] = [];
  const told: Explanation[] = [];
  const arrival = () => arrivalOf(game, begun, side, style, own, watch.more);
  for (let one = arrival(); one; one = arrival()) {
    arrivals.push(one);
    const reason = tellModule(game, begun, style, one);
    if (reason) told.push(reason);
    begun = inHead(game, begun, one);
  }
  const why = [...(own?.explain?.() ?? []), ...told];
  const planning = { game, state: begun, side, style, noise: () => 0, bold: !inSecondImpulse(state), theatre: own };
  const looker = { planning, settings, watch, seed, theatre };
  const others = otherwise(looker);
  yield;
  let found: readonly Considered[] = [];
  for (const field of search(looker)) {
    found = field;
    yield;
  }
  const before = scalesFor(game.world, begun, side, settings.learned).value(begun, NOTHING_PENDING);
  const names = ({ units }: State) =>
    units.length > state.units.length ? { names: units.map((unit) => unit.id) } : {};
  const chosen = apart(game, begun, why, [...found, ...others]);
  const judged = chosen.every(({ one }) => one.values.length > 0);
  const still = nobodyMoves(begun);
  if (judged) sideBySide(looker, [still, ...chosen.map(({ one }) => one)]);
  const byNow = !judged || !still.values.every(Number.isFinite);
  const measure = byNow ? before : worthOf(still);
  const plans = chosen
    .filter(({ one }) => Number.isFinite(worthOf(one)))
    .sort((a, b) => (judged ? worthOf(b.one) - worthOf(a.one) : 0))
    .map(({ one, title }) => {
      const { commands, told: roused, then } = carriedOut(game, begun, side, style, one.plan);
      const gain = judged ? worthOf(one) - measure : 0;
      const risk = judged ? Math.max(0, worthOf(one) - Math.min(...one.values)) : 0;
      const reasons = [...why, ...roused, ...one.plan.explain()];
      return {
        title,
        stakes: stakesOf(game.world, reasons, judged ? { gain, worst: gain - risk, byNow } : undefined),
        gain,
        risk,
        explanations: reasons.map((reason) => ({ ...reason, ...names(then) })),
        commands: [...arrivals, ...commands],
      };
    });
  const helpful = byNow ? plans : plans.filter(({ gain }) => gain >= 0);
  if (helpful.length > 0 || plans.length === 0) return helpful;
  const stay = carriedOut(game, begun, side, style, still.plan);
  return [
    {
      title: msg`Hold: move nobody`,
      stakes: [msg`Everything that was tried leaves you worse off after the enemy’s answer.`],
      gain: 0,
      risk: 0,
      explanations: why.map((reason) => ({ ...reason, ...names(stay.then) })),
      commands: [...arrivals, ...stay.commands],
    },
  ];
}

/** Plans the search may miss: no voluntary attacks, or cities before everything. */
function otherwise(looker: Looker): Considered[] {
  const { planning, watch } = looker;
  const known = surveyFor(planning);
  const bench = benchFor(looker);
  const ways: Partial<Planning>[] = [
    { bold: false, style: REGULAR },
    { style: { ...planning.style, city: 9, least: 1 } },
  ];
  return ways.map((way) => {
    const { one } = bench.take(planTurn({ ...planning, known, ...way }), way.style ?? planning.style);
    if (watch.more()) bench.judge(one);
    return one;
  });
}

/** Baseline of plans: all units stay. */
const nobodyMoves = ({ units }: State): Considered => {
  const at = new Map(units.flatMap((unit, no) => (unit.place === 'map' ? [[no, unit.at] as const] : [])));
  const plan = { orders: [], at, attacks: [], operations: [], explain: () => [] };
  return { plan, style: REGULAR, patches: [], values: [] };
};

interface Chosen {
  readonly one: Considered;
  readonly title: Message;
}

const battlesIn = (reasons: readonly Explanation[]): number =>
  reasons.filter(({ sentences }) => sentences.some((one) => one.say === 'attack' || one.say === 'soakOff')).length;

/** The best plan, and the best of those that are after something else. */
function apart(game: Blitz, state: State, why: readonly Explanation[], field: readonly Considered[]): Chosen[] {
  // A plan that could not be played to its end has no worth to tell.
  const sound = field.filter(({ values }) => values.every(Number.isFinite));
  const weighed = sound.filter(({ values }) => values.length > 0);
  const list = weighed.length > 0 ? [...weighed.slice(0, 1), ...weighed.slice(1).sort(byWorth)] : sound;
  const [best] = list;
  if (!best) return [];
  const told = list
    .filter((one) => weighed.length === 0 || worthOf(one) > worthOf(best) - MUCH_WORSE)
    .map((one) => {
      const reasons = one.plan.explain();
      return { one, aims: aimsOf(game.world, state, [...why, ...reasons]), battles: battlesIn(reasons) };
    });
  const kinds = new Set<AimKind>();
  let fewest = Number.POSITIVE_INFINITY;
  const known: Aim[] = [];
  const chosen: Chosen[] = [];
  /** `strict`: of another kind than all before. */
  const take = (strict: boolean): boolean => {
    for (const { one, aims, battles } of told) {
      if (chosen.some((before) => before.one === one)) continue;
      const fresh = aims.filter((aim) => !known.some((other) => sameAim(aim, other)));
      // A plan that fights as much as the others does not hold back.
      const chief = fresh.find(
        (aim) => aim.weight >= LIGHT && !(strict && kinds.has(aim.kind)) && !(aim.kind === 'hold' && battles >= fewest),
      );
      const holding = battles === 0 && fewest > 0 && chosen.length > 0 && !kinds.has('hold');
      if (!chief && !holding && chosen.length > 0) continue;
      if (chief) kinds.add(chief.kind);
      if (holding) kinds.add('hold');
      fewest = Math.min(fewest, battles);
      known.push(...aims);
      chosen.push({ one, title: titleOf(chief ?? aims[0], aims, holding) });
      return true;
    }
    return false;
  };
  while (chosen.length < MOST_HINTS && (take(true) || take(false)));
  return chosen;
}

const byWorth = (a: Considered, b: Considered): number => worthOf(b) - worthOf(a) || 0;

/** Title: the distinguishing aim, and the weightiest other one. */
function titleOf(chief: Aim | undefined, aims: readonly Aim[], holding: boolean): Message {
  if (holding) return chief ? msg`Attack nobody: ${chief.title}` : msg`Attack nobody and hold what you have`;
  if (!chief) return msg`Hold what you have`;
  const second = aims.find((aim) => aim.kind !== chief.kind && aim.weight >= LIGHT);
  return second ? msg`${chief.title} · ${second.title}` : chief.title;
}

/** The plan's orders as commands, to the end of the phase, whom they draw into the war (M18.12), and the state before that end. */
function carriedOut(
  game: Blitz,
  state: State,
  side: Side,
  style: Style,
  { orders }: TurnPlan,
): { readonly commands: Command[]; readonly told: readonly Explanation[]; readonly then: State } {
  let now = state;
  const commands: Command[] = [];
  const told: Explanation[] = [];
  for (const order of orders) {
    const command = carryOut(game, now, side, order);
    if (!command) continue;
    commands.push(command);
    const reason = command.do === 'moveUnit' ? tellModule(game, now, style, command) : undefined;
    if (reason) told.push(reason);
    now = inHead(game, now, command);
  }
  const end = endOfMovement(game, now);
  return { commands: end ? [...commands, end] : commands, told, then: now };
}
