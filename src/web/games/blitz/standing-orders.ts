import { createEffect, createSignal } from 'solid-js';
import {
  ASK_ALWAYS,
  FLAK_ORDERS,
  INTERCEPT_ORDERS,
  type StandingOrders,
} from '#games/blitz/air/desk/standing-orders.ts';
import type { BlitzQuestions } from '#games/blitz/desk/questions.ts';
import type { BlitzFrame, Side } from '#games/blitz/types.ts';
import { keep, kept } from '#web/text/preferences.ts';
import type { Laid } from '#web/table/table-model.ts';

/** M12.22, M13.3: what each seat at this screen wants done about enemy flights, kept in this browser by the game. */

const KEY = 'hexfront.air.';

const read = (value: unknown): StandingOrders => {
  const { intercept, flak } = (typeof value === 'object' && value !== null ? value : {}) as Partial<StandingOrders>;
  return {
    intercept: INTERCEPT_ORDERS.find((one) => one === intercept) ?? ASK_ALWAYS.intercept,
    flak: FLAK_ORDERS.find((one) => one === flak) ?? ASK_ALWAYS.flak,
  };
};

export function standingOrders({ game }: Laid, ask: BlitzQuestions, frame: () => BlitzFrame | undefined) {
  const key = (): string => KEY + game.keeping.id();
  const [changed, setChanged] = createSignal(0);
  const of = (side: Side): StandingOrders => {
    changed();
    return read(kept(key())[side]);
  };

  /** The decision that was answered last: none is answered twice. */
  let answered: number | undefined;
  createEffect(() => {
    const decision = game.update()?.decision;
    const side = game.decides() as Side | undefined;
    // In a lesson everybody decides for himself.
    if (game.practice || frame()?.at !== 'flight' || !side || !game.humanDecides() || decision === answered) return;
    const orders = of(side);
    if (orders.intercept === 'ask' && orders.flak === 'ask') return;
    void game.giveAnswer(`ordered ${decision}`, async () => {
      const command = await ask.ordered(orders);
      if (command) answered = decision;
      return command ? [command] : [];
    });
  });

  return {
    of,
    set(side: Side, change: Partial<StandingOrders>): void {
      keep(key(), { ...kept(key()), [side]: { ...of(side), ...change } });
      setChanged((count) => count + 1);
    },
  };
}
