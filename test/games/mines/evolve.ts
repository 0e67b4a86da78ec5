import { type Draft, framesAfter } from '#core/play.ts';
import { type Card, type Event, type Hand, other, type Side, type State } from './types.ts';

const without = (cards: readonly Card[], card: Card): Card[] => cards.toSpliced(cards.indexOf(card), 1);

const wounded = ({ squads }: State, side: Side, men: number): State['squads'] => ({
  ...squads,
  [side]: { ...squads[side], men: squads[side].men + men },
});

function drawn(draft: Draft<State>, side: Side, card: Card | undefined): void {
  const { count, cards } = draft.hands[side];
  const hand: Hand = { count: count + 1, ...(cards && card ? { cards: [...cards, card].sort() } : {}) };
  draft.hands = { ...draft.hands, [side]: hand };
  draft.left--;
  if (draft.deck && card) draft.deck = without(draft.deck, card);
}

/** The only writer, of states and of views: what an event does not tell is not known afterwards. */
export function evolve(draft: Draft<State>, event: Event): void {
  switch (event.is) {
    case 'laid': {
      const where = event.hex === undefined ? {} : { at: event.hex };
      draft.mines = { ...draft.mines, [event.side]: { ...where, sprung: false } };
      return;
    }
    case 'stepped':
      draft.squads = { ...draft.squads, [event.side]: { ...draft.squads[event.side], at: event.hex } };
      return;
    case 'blast':
      draft.mines = { ...draft.mines, [other(event.side)]: { at: event.hex, sprung: true } };
      if (event.hit) draft.squads = wounded(draft, event.side, -1);
      return;
    case 'drew':
      return drawn(draft, event.side, event.card);
    case 'played': {
      const { count, cards } = draft.hands[event.side];
      const hand: Hand = { count: count - 1, ...(cards ? { cards: without(cards, event.card) } : {}) };
      draft.hands = { ...draft.hands, [event.side]: hand };
      if (event.card === 'medic') draft.squads = wounded(draft, event.side, 1);
      return;
    }
    case 'shot':
      if (event.hit) draft.squads = wounded(draft, event.at, -1);
      return;
    case 'turnBegins':
      draft.turn = event.turn;
      return;
    case 'over':
      draft.winner = event.winner;
      if (event.resigned) draft.resigned = true;
      draft.frames = [];
      return;
    default:
      draft.frames = framesAfter(draft.frames, event);
  }
}
