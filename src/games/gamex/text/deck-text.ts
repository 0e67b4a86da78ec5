import { type Fault, statements, textFault, wholeNumber, wordsOf } from '#core/notation/notation.ts';
import { type Card, EVENT_CODES, RED_CODES } from '../chaos.ts';

/** The Action Deck as text (X24.6): a card a line, `7  2 1  E07`; either all of it or what is wrong with it. */

const CARDS = 54;
const FIRST_RED = 49;
const CODES: readonly string[] = [...EVENT_CODES, ...RED_CODES];

const face = (word: string | undefined): number | undefined => wholeNumber(word, 1, 6);
const isFace = (word: string | undefined): boolean => word === '?' || face(word) !== undefined;

export function readDeck(text: string): readonly Card[] | readonly Fault[] {
  const large = textFault(text);
  if (large) return [large];
  const faults: Fault[] = [];
  const found = new Map<number, Card>();
  for (const line of statements(text)) {
    const [first, black, green, event = '', more] = wordsOf(line.text);
    const number = wholeNumber(first, 1, CARDS);
    const wrong = (message: string) => faults.push({ line: line.number, message });
    if (number === undefined) wrong(`'${first ?? ''}' is no card (1 to ${CARDS})`);
    else if (found.has(number)) wrong(`card ${number} is there twice`);
    else if (!isFace(black) || !isFace(green))
      wrong(`card ${number} has a black and a green face, 1 to 6 or ?, not '${black ?? ''} ${green ?? ''}'`);
    else if (!CODES.includes(event)) wrong(`card ${number}: '${event}' is no event (E01 to E24, R1 to R6)`);
    else if (more !== undefined) wrong(`card ${number}: '${more}' says nothing here`);
    else {
      const [dark, light] = [face(black), face(green)];
      const faces = { ...(dark ? { black: dark } : {}), ...(light ? { green: light } : {}) };
      found.set(number, { number, ...faces, event });
    }
  }
  return faults.length > 0 ? faults : whole(found);
}

/** X24.6: nothing is missing, and nothing is there that another card has already. */
function whole(found: ReadonlyMap<number, Card>): readonly Card[] | readonly Fault[] {
  const cards: Card[] = [];
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  const once = (what: string, named: string, number: number) => {
    const before = seen.get(what);
    if (before === undefined) seen.set(what, number);
    else faults.push({ message: `cards ${before} and ${number} both have ${named}` });
  };
  for (let number = 1; number <= CARDS; number++) {
    const card = found.get(number);
    if (!card) {
      faults.push({ message: `card ${number} is missing: a deck has ${CARDS}` });
      continue;
    }
    cards.push(card);
    const red = (RED_CODES as readonly string[]).includes(card.event);
    if (red !== number >= FIRST_RED)
      faults.push({ message: `card ${number}: red are cards ${FIRST_RED} to ${CARDS}, and no others (X24.6)` });
    const { black = '?', green = '?' } = card;
    if (black === '?' && green === '?') faults.push({ message: `card ${number} has no number` });
    if (red) once(card.event, card.event, number);
    else once(`${black}/${green}`, `black ${black}, green ${green}`, number);
  }
  return faults.length > 0 ? faults : cards;
}

export const isDeck = (read: readonly Card[] | readonly Fault[]): read is readonly Card[] =>
  read.every((one) => 'number' in one);
