import { memoizeLast } from '#core/memo.ts';
import { type Fault, type Line, wholeNumber } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import type { Library } from '#core/game-kit.ts';
import { type Card, type Chaos, EVENT_CODES } from '../chaos.ts';
import { SIDES, type State } from '../types.ts';
import { NO_CARDS } from '../chaos/reducer.ts';
import { isDeck, readDeck } from './deck-text.ts';
import { canSpend, fault, type Reading, sideNamed, someOf } from './position-draft.ts';

/** The Action Deck in a position (X24): `discard 3 7..9`, `removed 49`, `hand axis 50 51`, `event E07 axis`. */

const MOST_HELD = 3;
const CARDS = 54;

function numbersIn(reading: Reading, line: Line, words: readonly string[]): number[] {
  return words.flatMap((word) => {
    if (!canSpend(reading, line, CARDS)) return [];
    const [from, to = from, more] = word.split('..');
    const [first, last] = [wholeNumber(from, 1, CARDS), wholeNumber(to, 1, CARDS)];
    if (first !== undefined && last !== undefined && first <= last && more === undefined)
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    fault(reading, line, `'${word}' is no card (1 to ${CARDS}, or 3..7)`);
    return [];
  });
}

function addCards(reading: Reading, line: Line, words: Words, to: number[]): void {
  for (const card of numbersIn(reading, line, someOf(reading, line, words, 'cards'))) to.push(card);
}

type Statement = (reading: Reading, line: Line, words: Words) => void;

export const CHAOS_LINES: Readonly<Record<string, Statement>> = {
  discard: (reading, line, words) => addCards(reading, line, words, reading.cards.discard),
  removed: (reading, line, words) => addCards(reading, line, words, reading.cards.removed),
  hand: (reading, line, words) => {
    const who = words.next();
    const side = sideNamed(who);
    if (!side) return fault(reading, line, `'${who ?? ''}' is no side`);
    // Cards unknown to the author of the text.
    const cards = someOf(reading, line, words, 'cards');
    const hidden = cards.filter((word) => word === '?').map(() => 0);
    const known = numbersIn(
      reading,
      line,
      cards.filter((word) => word !== '?'),
    );
    reading.cards.hands[side].push(...[...known, ...hidden].slice(0, MOST_HELD + 1));
    if (reading.cards.hands[side].length > MOST_HELD)
      return fault(reading, line, 'a hand has three cards at most (X24.5b)');
  },
  event: (reading, line, words) => {
    const event = words.next() ?? '';
    const who = words.next();
    const side = sideNamed(who);
    if (!(EVENT_CODES as readonly string[]).includes(event))
      return fault(reading, line, `'${event}' is no event (E01 to E24)`);
    if (!side) return fault(reading, line, `'${who ?? ''}' is no side`);
    if (words.flag('last')) reading.cards.last = { event, side };
    else reading.cards.force.push({ event, side });
  },
};

const isPlayed = ({ options }: Reading): boolean => options.includes('o24_chaos');

/** With the option the cards that are out of the deck; without it there are none. */
export const chaosOf = (reading: Reading): Pick<State, 'chaos'> =>
  isPlayed(reading) ? { chaos: { ...NO_CARDS, ...reading.cards } } : {};

const DECK = 'action';
/** The one read last: games are opened one after the other with the same. */
const deckRead = memoizeLast((text: string): readonly Card[] | readonly Fault[] => readDeck(text), 1);

/** The deck of the library; nothing where no cards are played with. */
export function deckIn(reading: Reading, library: Library): Pick<Reading, 'deck'> {
  if (!isPlayed(reading)) return {};
  const text = library['decks']?.[DECK];
  if (text === undefined) {
    reading.faults.push({ message: `o24_chaos takes an Action Deck, and there is no ${DECK}.deck (X24.6)` });
    return {};
  }
  const deck = deckRead(text);
  if (isDeck(deck)) return { deck };
  for (const one of deck.slice(0, 3)) {
    const where = one.line === undefined ? '' : `line ${one.line}: `;
    reading.faults.push({ message: `${DECK}.deck, ${where}${one.message}` });
  }
  return {};
}

/** The text of the deck a position is played with, for the fingerprint of a game. */
export const deckText = (cards: readonly Card[] | undefined, library: Library): readonly string[] =>
  cards ? [library['decks']?.[DECK] ?? ''] : [];

export function chaosFaults(reading: Reading): Fault[] {
  const { cards, deck, frames } = reading;
  const faults: Fault[] = [];
  const named = [cards.discard, cards.removed, cards.hands.axis, cards.hands.allied, cards.force];
  const drawn = frames.some(({ at }) => at === 'chance' || at === 'event');
  if (!isPlayed(reading) && (drawn || cards.last !== undefined || named.some((list) => list.length > 0)))
    faults.push({ message: 'cards are drawn with o24_chaos only (X24.1a)' });
  const where = new Map<number, string>();
  const lists = { discard: cards.discard, removed: cards.removed, 'hand axis': cards.hands.axis };
  for (const [name, list] of Object.entries({ ...lists, 'hand allied': cards.hands.allied })) {
    for (const number of list) {
      if (number === 0) continue;
      const before = where.get(number);
      if (before !== undefined) faults.push({ message: `card ${number} is in ${before} and in ${name}` });
      where.set(number, name);
      const card = deck?.[number - 1];
      if (name.startsWith('hand') && card && !card.event.startsWith('R'))
        faults.push({ message: `card ${number} is not red: hands are of red cards (X24.5a)` });
    }
  }
  return faults;
}

const words = (list: readonly number[]): string => list.map((card) => (card === 0 ? '?' : String(card))).join(' ');

export function* chaosLines({ chaos }: { readonly chaos?: Chaos }): Generator<string> {
  if (!chaos) return;
  const { discard, removed, hands, force, last } = chaos;
  if (discard.length > 0) yield `discard ${words(discard)}`;
  if (removed.length > 0) yield `removed ${words(removed)}`;
  for (const side of SIDES) if (hands[side].length > 0) yield `hand ${side} ${words(hands[side])}`;
  for (const { event, side } of force) yield `event ${event} ${side}`;
  if (last) yield `event ${last.event} ${last.side} last`;
}
