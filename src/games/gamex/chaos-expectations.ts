import { type Expectation, Misstated, verdict } from '#core/expectation.ts';
import { deckOf } from './chaos/deck.ts';
import type { OpenGamex } from './position.ts';
import { type GamexEvent, SIDES, type State } from './types.ts';

/** Script expectations about cards (X24): `hand axis R1 R3`, `deck 52`, `inforce E07 axis`, `card 14`. */

type Own = Expectation<State, GamexEvent, OpenGamex>;

const codes = ({ world }: OpenGamex, cards: readonly number[]): string =>
  cards
    .map((number) => world.cards?.[number - 1]?.event ?? '?')
    .sort()
    .join(' ') || 'none';

function held(state: State, word: string | undefined): readonly number[] {
  const side = SIDES.find((one) => one === word);
  if (!side) throw new Misstated(`'${word ?? ''}' is no side`);
  return state.chaos?.hands[side] ?? [];
}

export const CHAOS_EXPECTATIONS: Readonly<Record<string, Own>> = {
  hand: ({ game, state }, [side, ...wanted]) =>
    verdict(wanted.sort().join(' ') || 'none', codes(game, held(state, side))),
  deck: ({ game, state }, [wanted]) => verdict(wanted ?? '', String(deckOf(game.world, state).length)),
  discard: ({ state }, wanted) => verdict(wanted.join(' ') || 'none', state.chaos?.discard.join(' ') || 'none'),
  removed: ({ state }, wanted) => verdict(wanted.join(' ') || 'none', state.chaos?.removed.join(' ') || 'none'),
  /** Cards drawn by the last command, in their order. */
  drawn: ({ events }, wanted) => {
    const cards = events.flatMap((event) => (event.is === 'drawn' ? [event.card] : []));
    return verdict(wanted.join(' ') || 'none', cards.join(' ') || 'none');
  },
  inforce: ({ state }, [event, side]) => {
    const force = state.chaos?.force ?? [];
    return {
      met: force.some((one) => one.event === event && (side === undefined || one.side === side)),
      found: force.map((one) => `${one.event} ${one.side}`).join(', ') || 'nothing',
    };
  },
  happened: ({ events }, wanted) => {
    const all = events.flatMap((event) => (event.is === 'happened' ? [event.event] : []));
    return verdict(wanted.join(' ') || 'nothing', all.join(' ') || 'nothing');
  },
  firm: ({ state }, [id]) => ready(state, id, 'firm'),
  hurried: ({ state }, [id]) => ready(state, id, 'hurried'),
};

function ready(state: State, id: string | undefined, how: 'firm' | 'hurried') {
  const unit = state.units.find((one) => one.id === id);
  if (!unit) throw new Misstated(`there is no unit ${id ?? '(none named)'}`);
  const met = unit[how] === true;
  return { met, found: met ? how : `not ${how}` };
}
