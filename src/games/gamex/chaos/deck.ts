import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import {
  type Card,
  type GamexEvent,
  type Need,
  other,
  RED_CODES,
  type RedCode,
  type Side,
  type State,
} from '#games/gamex/types.ts';
import type { World } from '#games/gamex/world.ts';

/** The Action Deck (X24.4, X24.5): what is left of it, what is drawn, what goes to whose hand. */

export const cardOf = (world: World, number: number): Card | undefined => world.cards?.[number - 1];

export const isRed = (code: string): code is RedCode => (RED_CODES as readonly string[]).includes(code);

/** The cards that may be drawn, the lowest number first. */
export function deckOf({ cards = [] }: World, { chaos }: State): readonly Card[] {
  if (!chaos) return cards;
  const { discard, removed, hands } = chaos;
  const gone = new Set([...discard, ...removed, ...hands.axis, ...hands.allied]);
  return cards.filter(({ number }) => !gone.has(number));
}

/** The card a die names among those left; nothing where none is. */
export function drawFrom(world: World, state: State, emit: Emit<GamexEvent>, dice: Dice): Card | undefined {
  if (deckOf(world, state).length === 0) emit({ is: 'reshuffled' });
  const deck = deckOf(world, state);
  return deck.length === 0 ? undefined : deck[dice.roll(deck.length, 'card') - 1];
}

/** X24.4: after the last card has been used. */
export function lay(
  world: World,
  state: State,
  side: Side,
  { number }: Card,
  as: 'result' | 'event' | 'replaced',
  emit: Emit<GamexEvent>,
): void {
  emit({ is: 'drawn', side, card: number, as });
  if (deckOf(world, state).length === 0) emit({ is: 'reshuffled' });
}

/** X24.1a: the faces a result takes, the drawing side's first; nothing where one of them is a question mark. */
export function facesOf({ black, green }: Card, { side, faces }: Need): readonly number[] | undefined {
  const [own, others] = side === 'axis' ? [black, green] : [green, black];
  if (own === undefined || (faces === 2 && others === undefined)) return undefined;
  return faces === 2 ? [own, others as number] : [own];
}

/** Is there any card, shuffled or not, that can answer? */
export function isAnswerable(world: World, { chaos }: State, need: Need): boolean {
  const gone = chaos ? [...chaos.removed, ...chaos.hands.axis, ...chaos.hands.allied] : [];
  return (world.cards ?? []).some((card) => !gone.includes(card.number) && facesOf(card, need) !== undefined);
}

const MOST_HELD = 3;

/** X24.5a, b: a red card drawn as an event. */
export function receive(state: State, side: Side, { number }: Card, emit: Emit<GamexEvent>, dice: Dice): void {
  emit({ is: 'received', side, card: number });
  const hand = state.chaos?.hands[side] ?? [];
  if (hand.length > MOST_HELD) {
    const card = hand[dice.roll(hand.length, 'hand') - 1] ?? number;
    const full = (state.chaos?.hands[other(side)].length ?? 0) >= MOST_HELD;
    emit({
      is: 'surrendered',
      side,
      ...(full ? { to: 'deck', lost: card } : { to: 'enemy', lost: card, gained: card }),
    });
  }
  emit({ is: 'reshuffled' });
}
