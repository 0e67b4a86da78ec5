import type { Line } from '#protocol/messages.ts';
import type { SeatCard, TableCard } from '#protocol/tables.ts';
import type { OnlineState } from './online-state.ts';

const withCard = (state: OnlineState, next: Partial<TableCard>): OnlineState =>
  state.card ? { ...state, card: { ...state.card, ...next } } : state;

function withSeat(state: OnlineState, side: string, change: (seat: SeatCard) => SeatCard): OnlineState {
  const seats = state.card?.seats ?? [];
  return withCard(state, { seats: seats.map((seat) => (seat.side === side ? change(seat) : seat)) });
}

function offerOver(state: OnlineState, yes: boolean | 'lapsed'): OnlineState {
  const { offer, ...rest } = state;
  return offer ? { ...rest, answered: { offer, yes } } : rest;
}

/** State in which a side decides again. */
function goesOn(state: OnlineState): OnlineState {
  const { stalled: _stalled, ...rest } = state;
  return state.stalled === undefined ? state : rest;
}

const withBegun = (state: OnlineState, side: string): OnlineState =>
  state.begun.includes(side) ? state : { ...state, begun: [...state.begun, side] };

/** State of the table after a line of its journal, apart from the game, its clock and its dice. */
export function afterLine(state: OnlineState, line: Line): OnlineState {
  switch (line.is) {
    case 'offer': {
      const { answered: _answered, ...rest } = state;
      const { seq, what, side, to, level } = line;
      const more = { ...(to === undefined ? {} : { to }), ...(level === undefined ? {} : { level }) };
      return { ...rest, offer: { seq, what, side, ...more } };
    }
    case 'answer':
      return offerOver(state, line.yes);
    case 'lapsed':
      return offerOver(state, 'lapsed');
    case 'seat': {
      const others = (state.card?.seats ?? []).filter(({ side }) => side !== line.side);
      return withCard(state, { seats: [...others, { side: line.side, account: line.account }] });
    }
    case 'stalled':
      return { ...state, stalled: line.side };
    case 'again':
      return goesOn(state);
    case 'computer':
      return withSeat(goesOn(state), line.side, ({ account }) => ({
        side: line.side,
        computer: line.level,
        ...(account ? { account } : {}),
      }));
    case 'person':
      return withSeat(goesOn(state), line.side, ({ computer: _, ...seat }) => seat);
    case 'away':
      return withCard(state, { away: { ...state.card?.away, [line.side]: line.until } });
    case 'paused':
      return withCard(state, { phase: 'paused' });
    case 'resumed':
      return withCard(state, { phase: 'running' });
    case 'over':
      return withCard(state, { phase: 'over', outcome: line.outcome });
    case 'rules':
      return { ...state, newRules: { from: line.from, to: line.to } };
    case 'rematch':
      return withCard(state, { rematch: line.table });
    case 'command':
      return withBegun(
        line.by === 'order' ? { ...goesOn(state), ordered: [...state.ordered, line.seen.n] } : goesOn(state),
        line.seen.side,
      );
    case 'back':
      return { ...state, ordered: state.ordered.filter((n) => n <= line.to) };
    case 'sealed':
    case 'share':
    case 'opened':
      return state;
    // A newer server may have lines this page does not know.
    default:
      return state;
  }
}
