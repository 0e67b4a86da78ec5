import type { Message } from '#core/message.ts';
import type { LogEntry } from '#core/record/log-entry.ts';
import { titleOf } from '../chaos/titles.ts';
import type { ChaosEvent } from '../types.ts';
import { code, msg, theHex, theUnit } from '../words.ts';
import type { World } from '../world.ts';

/** Sentences for cards (X24). */

type Says = {
  readonly [K in ChaosEvent['is']]: (
    event: Extract<ChaosEvent, { readonly is: K }>,
    world: World,
  ) => LogEntry | undefined;
};

const told = (text: Message, ...rules: readonly string[]): LogEntry => ({ text, rules });
const silent = (): undefined => undefined;
const shown = (face: number | undefined) => code(face === undefined ? '?' : String(face));

function cardText({ cards }: World, number: number): Message {
  const card = cards?.[number - 1];
  return msg`card ${number} (black ${shown(card?.black)}, green ${shown(card?.green)})`;
}

const titleIn = ({ cards }: World, number: number): Message => titleOf(cards?.[number - 1]?.event ?? '');

export const CHAOS_SAYS: Says = {
  drawn: ({ side, card, as }, world) => {
    const drawn = msg`${{ side }} {draws|draw} ${cardText(world, card)}`;
    if (as === 'event') return told(msg`${drawn} for an event: ${titleIn(world, card)}`, 'X24.2a');
    return as === 'result' ? told(drawn, 'X24.1a') : told(msg`${drawn}: laid aside`, 'X24.2a');
  },
  received: ({ side, card }, world) =>
    told(
      card === undefined
        ? msg`${{ side }} {takes|take} a red card into the hand`
        : msg`${{ side }} {takes|take} a red card into the hand: ${titleIn(world, card)}`,
      'X24.5a',
    ),
  surrendered: ({ side, to, lost, gained }, world) => {
    const card = lost ?? gained;
    const which = card === undefined ? msg`a red card` : titleIn(world, card);
    return told(
      to === 'deck'
        ? msg`out of the full hand of ${{ side }} ${which} goes back to the deck`
        : msg`out of the full hand of ${{ side }} ${which} goes to the enemy`,
      'X24.5b',
    );
  },
  reshuffled: silent,
  diceInstead: ({ side, faces }) => told(msg`${{ side }} {rolls|roll} dice: ${code(faces.join(' + '))}`, 'X24.3'),
  cardPlayed: ({ side, card }, world) => told(msg`${{ side }} {plays|play} ${titleIn(world, card)}`, 'X24.5c'),
  happened: ({ event, choice }, { board }) => {
    if (choice === undefined) return told(titleOf(event), 'X24.6.t');
    const where = typeof choice === 'string' ? theUnit(choice) : theHex(board, choice);
    return told(msg`${titleOf(event)}: ${where}`, 'X24.6.t');
  },
  fizzled: ({ event }) => told(msg`${titleOf(event)}: nothing it could happen to`, 'X24.2b'),
  inForce: silent,
  forceSpent: ({ event }) => told(msg`${titleOf(event)} is over`, 'X24.6.t'),
  forcesEnd: silent,
  answered: silent,
  answersUsed: silent,
  poolChanged: ({ side, by }) =>
    told(
      by > 0
        ? msg`${by} activation {point|points} more for ${{ side }}`
        : msg`${-by} activation {point|points} less for ${{ side }}`,
      'X24.6.t',
    ),
  halted: silent,
  readied: silent,
  stoodFirm: ({ unit }) => told(msg`${theUnit(unit)} passes its morale check without dice`, 'X24.6.t'),
  seized: ({ side }) => told(msg`${{ side }} {holds|hold} the initiative without a roll`, 'X24.6.t'),
  calledOff: () => told(msg`what was ordered can no longer be done`, 'X24.3'),
  swallowed: ({ unit }) => told(msg`${theUnit(unit)} is swallowed by dust: the fire is called off`, 'X24.6.t'),
};
