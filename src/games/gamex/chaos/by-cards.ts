import type { Draws } from '#core/dice/draws.ts';
import { cardsOf, Wanted } from '#games/gamex/chance.ts';
import type { Command, GamexEvent, GamexFrame, State } from '#games/gamex/types.ts';
import type { World } from '#games/gamex/world.ts';
import { mayHold } from './windows.ts';

type CardDraws = Draws<State, GamexFrame, Command, GamexEvent>;

/** Cards instead of dice (X24.1a); `drops` pays for an order that an event has made impossible (X24.3). */
export const drawsByCards = (world: World, drops: CardDraws['drops']): CardDraws => ({
  at: 'chance',
  dice: (state, dice) => cardsOf(state.chaos?.answers ?? [], dice, (need) => mayHold(world, state, need.side, need)),
  used: ({ chaos }) => ((chaos?.answers?.length ?? 0) > 0 ? [{ is: 'answersUsed' }] : []),
  waits({ chaos }, error, command) {
    if (!(error instanceof Wanted)) return undefined;
    const { need, had } = error;
    const kept = (chaos?.answers ?? []).slice(0, had);
    const waiting = command ? { command } : {};
    return { is: 'push', frame: { at: 'chance', side: need.side, need, kept, asked: 0, results: [], ...waiting } };
  },
  drops,
});
