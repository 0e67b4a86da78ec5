import { createEffect, createSignal } from 'solid-js';
import {
  ASK,
  ASK_CARDS,
  type AskCards,
  AT_WHOM,
  LEAST_ODDS,
  type Order,
  orderOf,
  type Orders,
} from '#games/gamex/desk/standing-orders.ts';
import type { Command } from '#games/gamex/types.ts';
import { keep, kept } from '#web/text/preferences.ts';
import type { GameTable } from './game-table.ts';

const KEY = 'hexfront.gamex.orders';

const readOrder = (read: unknown): Order => {
  const { at, least, near } = { ...ASK, ...(typeof read === 'object' ? read : {}) } as Record<keyof Order, unknown>;
  return {
    at: AT_WHOM.find((one) => one === at) ?? ASK.at,
    least: LEAST_ODDS.find((one) => one === least) ?? ASK.least,
    near: near === true,
  };
};

/** The side's order is kept for the next game too, those of single units belong to this one. */
function keptOrders(game: string): Orders {
  const { side, of, units, cards } = kept(KEY);
  const own = of === game && typeof units === 'object' && units !== null ? Object.entries(units) : [];
  return {
    side: readOrder(side),
    units: Object.fromEntries(own.map(([id, order]) => [id, readOrder(order)])),
    cards: ASK_CARDS.find((one) => one === cards) ?? 'few',
  };
}

/** Standing orders for opportunity fire: given at any time, and carried out without stopping play. */
export function createOrders(table: GameTable) {
  const { game } = table;
  const id = game.keeping.id();
  const [orders, setOrders] = createSignal<Orders>(game.practice ? { side: ASK, units: {} } : keptOrders(id));
  let answered: number | undefined;
  createEffect(() => {
    const given = orders();
    const now = game.update()?.decision;
    const at = table.frame()?.at;
    if ((at !== 'opFire' && at !== 'keepOF' && at !== 'chance') || !game.humanDecides() || answered === now) return;
    answered = now;
    void game.giveAnswer('standing orders', () => game.ask<readonly Command[]>('standing', given));
  });
  const change = (next: Orders): void => {
    setOrders(next);
    if (!game.practice) keep(KEY, { ...next, of: game.keeping.id() });
  };
  return {
    side: (): Order => orders().side,
    cards: (): AskCards => orders().cards ?? 'few',
    changeCards: (cards: AskCards): void => change({ ...orders(), cards }),
    changeSide: (order: Order): void => change({ ...orders(), side: order }),
    of: (unit: string): Order => orderOf(orders(), unit),
    /** True if the unit has an order of its own. */
    isOwn: (unit: string): boolean => orders().units[unit] !== undefined,
    change(unit: string, order: Order | undefined): void {
      const { [unit]: _old, ...others } = orders().units;
      change({ ...orders(), units: order ? { ...others, [unit]: order } : others });
    },
  };
}

export type StandingOrders = ReturnType<typeof createOrders>;
