import type { Line } from '#protocol/messages.ts';
import type { TableCard } from '#protocol/tables.ts';
import type { OnlineState } from './online-state.ts';

const withCard = (state: OnlineState, next: Partial<TableCard>): OnlineState =>
  state.card ? { ...state, card: { ...state.card, ...next } } : state;

function offerOver(state: OnlineState, yes: boolean | 'lapsed'): OnlineState {
  const { offer, ...rest } = state;
  return offer ? { ...rest, answered: { offer, yes } } : rest;
}

/** State of the table after a line of its journal, apart from the game, its clock and its dice. */
export function afterLine(state: OnlineState, line: Line): OnlineState {
  switch (line.is) {
    case 'offer': {
      const { answered: _answered, ...rest } = state;
      const { seq, what, side, to } = line;
      return { ...rest, offer: { seq, what, side, ...(to === undefined ? {} : { to }) } };
    }
    case 'answer':
      return offerOver(state, line.yes);
    case 'lapsed':
      return offerOver(state, 'lapsed');
    case 'seat': {
      const others = (state.card?.seats ?? []).filter(({ side }) => side !== line.side);
      return withCard(state, { seats: [...others, { side: line.side, account: line.account }] });
    }
    case 'paused':
      return withCard(state, { phase: 'paused' });
    case 'resumed':
      return withCard(state, { phase: 'running' });
    case 'over':
      return withCard(state, { phase: 'over', outcome: line.outcome });
    case 'rematch':
      return withCard(state, { rematch: line.table });
    case 'command':
    case 'back':
    case 'sealed':
    case 'share':
    case 'opened':
      return state;
  }
}
