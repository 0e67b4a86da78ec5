import type { Blitz } from '../../open.ts';
import type { Command, Side, State } from '../../types.ts';
import { type Budget, watchOf } from '../../../../ai/budget.ts';
import type { Plan } from '../player.ts';
import { arrivalOf, carryOut, endOfMovement } from '../decisions.ts';
import { VETERAN } from '../levels.ts';
import type { Theatre, TurnPlan } from '../plan/operation.ts';
import { type Considered, evalsIn, type Search, sideBySide, worthOf } from './considered.ts';
import { search } from '../search/search.ts';
import type { Style } from '../search/style.ts';
import { NOTHING_PENDING } from '../search/judgement.ts';
import { scalesFor } from '../search/value.ts';
import { afterCommand } from '../../../../core/game.ts';

/** Up to three plans for somebody who asks, the best first, each with what it promises and what it risks. */

const MOST_HINTS = 3;

export interface Asked {
  readonly game: Blitz;
  readonly state: State;
  readonly style: Style;
  /** A player that does not look ahead borrows Veteran's eyes for a hint. */
  readonly search: Search | undefined;
  /** Who is asked, and the theatres of his games in the head. */
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
  const watch = watchOf(budget, evalsIn(settings, game.world));
  // What comes in first belongs to every plan.
  let begun = state;
  const arrivals: Command[] = [];
  const arrival = () => arrivalOf(game, begun, side, style, own, watch.more);
  for (let one = arrival(); one; one = arrival()) {
    arrivals.push(one);
    begun = afterCommand(game, begun, one);
  }
  const why = own?.explain?.() ?? [];
  const planning = { game, state: begun, side, style, noise: () => 0, bold: true, theatre: own };
  let found: readonly Considered[] = [];
  const looker = { planning, settings, watch, seed, theatre };
  for (const field of search(looker)) {
    found = field;
    yield;
  }
  const before = scalesFor(game.world, begun, side, settings.learned).value(begun, NOTHING_PENDING);
  // A plan that could not be played to its end has no worth to tell.
  const sound = found.filter(({ values }) => values.every(Number.isFinite));
  const judged = sound.filter(({ values }) => values.length > 0);
  const told = judged.length > 0 ? sideBySide(looker, judged.slice(0, MOST_HINTS)) : sound.slice(0, MOST_HINTS);
  const names = ({ units }: State) =>
    units.length > state.units.length ? { names: units.map((unit) => unit.id) } : {};
  return told
    .filter((one) => Number.isFinite(worthOf(one)))
    .map((one) => {
      const { commands, then } = carriedOut(game, begun, side, one.plan);
      return {
        gain: one.values.length === 0 ? 0 : worthOf(one) - before,
        risk: one.values.length === 0 ? 0 : worthOf(one) - Math.min(...one.values),
        explanations: [...why, ...one.plan.explain()].map((reason) => ({ ...reason, ...names(then) })),
        commands: [...arrivals, ...commands],
      };
    });
}

/** The plan's orders as commands, to the end of the phase, and the state before that end. */
function carriedOut(
  game: Blitz,
  state: State,
  side: Side,
  { orders }: TurnPlan,
): { readonly commands: Command[]; readonly then: State } {
  let now = state;
  const commands: Command[] = [];
  for (const order of orders) {
    const command = carryOut(game, now, side, order);
    if (!command) continue;
    commands.push(command);
    now = afterCommand(game, now, command);
  }
  const end = endOfMovement(game, now);
  return { commands: end ? [...commands, end] : commands, then: now };
}
