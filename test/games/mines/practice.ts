import type { Choose } from '#core/dice/dice.ts';
import type { Practice } from '#test/laws/course.ts';
import { type Card, type Command, type Event, GRID, type Hand, type Side, SIDES, START, type State } from './mines.ts';

/** Cards the watcher does not see are dealt anew. */
function dealt(state: State, watcher: Side | 'spectator', choose: Choose): Pick<State, 'hands' | 'deck'> {
  const hidden = SIDES.filter((owner) => owner !== watcher);
  const cards: Card[] = [...(state.deck ?? []), ...hidden.flatMap((owner) => state.hands[owner].cards ?? [])];
  const deal = (count: number): Card[] =>
    Array.from({ length: count }, () => cards.splice(choose(cards.length), 1)[0] as Card).sort();
  const hands: Record<Side, Hand> = { ...state.hands };
  for (const owner of hidden) hands[owner] = { count: hands[owner].count, cards: deal(hands[owner].count) };
  return { hands, deck: cards.sort() };
}

/** Mines the watcher does not see are moved elsewhere. */
function disguise(state: State, watcher: Side | 'spectator', choose: Choose): State | undefined {
  const moved = SIDES.flatMap((owner) => {
    const mine = state.mines[owner];
    return mine && !mine.sprung && owner !== watcher ? [[owner, { ...mine, at: choose(GRID.size) }] as const] : [];
  });
  return { ...state, ...dealt(state, watcher, choose), mines: { ...state.mines, ...Object.fromEntries(moved) } };
}

function sound({ squads, hands, left, deck, frames, winner }: State): string | undefined {
  if (squads.north.at === squads.south.at) return 'both squads stand in one hex';
  if (SIDES.some((side) => squads[side].men < 0)) return 'fewer than no men';
  if (SIDES.some((side) => hands[side].cards?.length !== hands[side].count)) return 'a hand is not what it seems';
  if (deck?.length !== left) return 'the deck is not what it seems';
  if (left + hands.north.count + hands.south.count > START.left) return 'more cards than there are';
  if ((winner === undefined) !== frames.length > 0) return 'a game without a decision and without an end';
  return frames.at(-1)?.at === 'march' ? 'a march waits for nobody' : undefined;
}

const secretly = (_state: State, command: Command, choose: Choose): Command | undefined =>
  command.do === 'lay' ? { ...command, hex: choose(GRID.size) } : undefined;

export const practice: Practice<State, Command, Event, Side> = {
  lastResorts: ['resign'],
  aside: (_state, _waits, choose) => (choose(200) === 0 ? { do: 'resign' } : undefined),
  disguise,
  secretly,
  sound,
};
