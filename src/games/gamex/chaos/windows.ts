import type { Card, Need, RedCode, Side, State } from '#games/gamex/types.ts';
import type { World } from '#games/gamex/world.ts';
import { cardOf, isRed } from './deck.ts';

/** Moments at which each red card may be played (X24.5c, X31.9, X31.10). */

const FITS: { readonly [K in RedCode]: (need: Need, side: Side) => boolean } = {
  R1: ({ what, side }, who) => what === 'morale' && side === who,
  R2: ({ what, side }, who) => what === 'attack' && side === who,
  R3: ({ what, against }, who) => what === 'attack' && against === who,
  R4: ({ what, side }, who) => what === 'activation' && side === who,
  R5: ({ what, side }, who) => what === 'cover' && side === who,
  R6: ({ faces }) => faces === 1,
};

const isFitting = ({ event }: Card, need: Need, side: Side): boolean => isRed(event) && FITS[event](need, side);

/** The cards of a hand that may be played now. */
export const playable = (world: World, { chaos }: State, side: Side, need: Need): readonly Card[] =>
  (chaos?.hands[side] ?? []).flatMap((number) => {
    const card = cardOf(world, number);
    return card && isFitting(card, need, side) ? [card] : [];
  });

/** X28.4, X28.6: true if, by open knowledge, the side might hold such a card; so an opening window reveals nothing. */
export function mayHold({ cards = [] }: World, { chaos }: State, side: Side, need: Need): boolean {
  if (!chaos || chaos.hands[side].length === 0) return false;
  return cards.some(
    (card) =>
      isFitting(card, need, side) && !chaos.discard.includes(card.number) && !chaos.removed.includes(card.number),
  );
}
