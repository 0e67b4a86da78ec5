import { playable } from '../chaos/windows.ts';
import { answering, opFireDecision, volleyPlan } from '../fire/opportunity.ts';
import { rangeTo, reckon } from '../fire/strength.ts';
import { harmBy } from '../players/fires.ts';
import type { OpenGamex } from '../position.ts';
import { type Column, COLUMNS } from '../tables.ts';
import type { Command, CommandOf, FrameOf, Side, State, Unit, UnitId } from '../types.ts';
import { kindOf, unitOf } from '../units.ts';

/** Orders given beforehand for opportunity fire (X6.4.2), so that it need not stop play. */

/** Orders: ask: the owner decides. hold: no fire. armored, any: fires at such targets automatically. */
export const AT_WHOM = ['ask', 'armored', 'any', 'hold'] as const;
export const LEAST_ODDS = ['1-1', '2-1', '3-1'] as const satisfies readonly Column[];

export interface Order {
  readonly at: (typeof AT_WHOM)[number];
  readonly least: (typeof LEAST_ODDS)[number];
  /** Only within half range (X6.3.6c). */
  readonly near: boolean;
}

export const ASK: Order = { at: 'ask', least: '2-1', near: false };

/** X24.5c: asked for Fickle Fate at attacks and points only, whenever a card fits, or never. */
export const ASK_CARDS = ['few', 'all', 'none'] as const;
export type AskCards = (typeof ASK_CARDS)[number];

/** The order of the whole side, and those of single units, which count instead. */
export interface Orders {
  readonly side: Order;
  readonly units: Readonly<Record<UnitId, Order>>;
  readonly cards?: AskCards;
}

export const orderOf = ({ side, units }: Orders, id: UnitId): Order => units[id] ?? side;

function suits({ world }: OpenGamex, unit: Unit, order: Order, target: Unit): boolean {
  if (order.at === 'hold' || (order.at === 'armored' && kindOf(world, target).type !== 'armored')) return false;
  return !order.near || rangeTo(world, unit.at, target.at) <= Math.floor(kindOf(world, unit).range / 2);
}

const KEPT_BACK = 0.12;

/** Most effective volley whose odds satisfy the orders of all its firers. */
function bestVolley(
  { world }: OpenGamex,
  state: State,
  frame: FrameOf<'opFire'>,
  orders: Orders,
  willing: ReadonlySet<UnitId>,
): CommandOf<'opFire'> | undefined {
  let best: CommandOf<'opFire'> | undefined;
  let most = 0;
  for (const command of opFireDecision(world).legal(state, frame)) {
    if (command.do !== 'opFire' || !command.units.every((id) => willing.has(id))) continue;
    const plan = volleyPlan(world, state, frame, command);
    const reckoning = reckon(world, state, plan);
    const column = reckoning.column ? COLUMNS.indexOf(reckoning.column) : -1;
    if (command.units.some((id) => column < COLUMNS.indexOf(orderOf(orders, id).least))) continue;
    // Guns kept back can answer the next one.
    const value = harmBy(world, state, frame.side, reckoning) - KEPT_BACK * (plan.by.length - 1);
    if (value <= most) continue;
    most = value;
    best = command;
  }
  return best;
}

/** Units with a marker of Opportunity Fire. */
export const watchersOf = ({ units }: State, side: Side): readonly UnitId[] =>
  units.filter((unit) => unit.side === side && unit.marker === 'opFire').map(({ id }) => id);

const FATEFUL = new Set(['attack', 'activation']);

/** Skips the prompt if the player holds no playable card or has muted it. */
function withoutCards({ world }: OpenGamex, state: State, frame: FrameOf<'chance'>, ask: AskCards): readonly Command[] {
  if (frame.results.length > 1) return [];
  const asked = playable(world, state, frame.side, frame.need).filter(
    ({ event }) => ask !== 'none' && (ask === 'all' || event !== 'R6' || FATEFUL.has(frame.need.what)),
  );
  return asked.length > 0 ? [] : [{ do: 'decline' }];
}

/** Answer of the standing orders to the current step; empty if the player must be asked. */
export function standingAnswer(game: OpenGamex, state: State, orders: Orders): readonly Command[] {
  const frame = state.frames.at(-1);
  // After the last turn markers are of no use (X4.3b).
  if (frame?.at === 'keepOF' && state.turn >= game.world.turns)
    return [{ do: 'keepOF', units: watchersOf(state, frame.side) }];
  if (frame?.at === 'chance') return withoutCards(game, state, frame, orders.cards ?? 'few');
  if (frame?.at !== 'opFire') return [];
  const { world } = game;
  const target = unitOf(world, state, frame.target);
  const able = answering(world, state, frame.side, target);
  if (able.some(({ id }) => orderOf(orders, id).at === 'ask')) return [];
  const willing = new Set(
    able.filter((unit) => suits(game, unit, orderOf(orders, unit.id), target)).map(({ id }) => id),
  );
  return [bestVolley(game, state, frame, orders, willing) ?? { do: 'decline' }];
}
