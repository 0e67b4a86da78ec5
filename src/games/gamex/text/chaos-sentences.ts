import type { Said } from '#core/say.ts';
import type { Told } from '#core/log-entry.ts';
import { titleOf } from '../chaos/titles.ts';
import type { ChaosEvent } from '../types.ts';
import { code, say, theHex, theUnit } from '../words.ts';
import type { World } from '../world.ts';

/** Sentences for cards (X24). */

type Says = {
  readonly [K in ChaosEvent['is']]: (event: Extract<ChaosEvent, { readonly is: K }>, world: World) => Told | undefined;
};

const told = (text: Said, ...rules: readonly string[]): Told => ({ text, rules });
const silent = (): undefined => undefined;
const shown = (face: number | undefined) => code(face === undefined ? '?' : String(face));

function cardText({ cards }: World, number: number): Said {
  const card = cards?.[number - 1];
  return say`card ${number} (black ${shown(card?.black)}, green ${shown(card?.green)})`;
}

const titleIn = ({ cards }: World, number: number): Said => titleOf(cards?.[number - 1]?.event ?? '');

export const CHAOS_SAYS: Says = {
  drawn: ({ side, card, as }, world) => {
    const drawn = say`${{ side }} {draws|draw} ${cardText(world, card)}`;
    if (as === 'event') return told(say`${drawn} for an event: ${titleIn(world, card)}`, 'X24.2a');
    return as === 'result' ? told(drawn, 'X24.1a') : told(say`${drawn}: laid aside`, 'X24.2a');
  },
  received: ({ side, card }, world) =>
    told(
      card === undefined
        ? say`${{ side }} {takes|take} a red card into the hand`
        : say`${{ side }} {takes|take} a red card into the hand: ${titleIn(world, card)}`,
      'X24.5a',
    ),
  surrendered: ({ side, to, lost, gained }, world) => {
    const card = lost ?? gained;
    const which = card === undefined ? say`a red card` : titleIn(world, card);
    return told(
      to === 'deck'
        ? say`out of the full hand of ${{ side }} ${which} goes back to the deck`
        : say`out of the full hand of ${{ side }} ${which} goes to the enemy`,
      'X24.5b',
    );
  },
  reshuffled: silent,
  diceInstead: ({ side, faces }) => told(say`${{ side }} {rolls|roll} dice: ${code(faces.join(' + '))}`, 'X24.3'),
  cardPlayed: ({ side, card }, world) => told(say`${{ side }} {plays|play} ${titleIn(world, card)}`, 'X24.5c'),
  happened: ({ event, choice }, { board }) => {
    if (choice === undefined) return told(titleOf(event), 'X24.6.t');
    const where = typeof choice === 'string' ? theUnit(choice) : theHex(board, choice);
    return told(say`${titleOf(event)}: ${where}`, 'X24.6.t');
  },
  fizzled: ({ event }) => told(say`${titleOf(event)}: nothing it could happen to`, 'X24.2b'),
  inForce: silent,
  forceSpent: ({ event }) => told(say`${titleOf(event)} is over`, 'X24.6.t'),
  forcesEnd: silent,
  answered: silent,
  answersUsed: silent,
  poolChanged: ({ side, by }) =>
    told(
      by > 0
        ? say`${by} activation {point|points} more for ${{ side }}`
        : say`${-by} activation {point|points} less for ${{ side }}`,
      'X24.6.t',
    ),
  halted: silent,
  readied: silent,
  stoodFirm: ({ unit }) => told(say`${theUnit(unit)} passes its morale check without dice`, 'X24.6.t'),
  seized: ({ side }) => told(say`${{ side }} {holds|hold} the initiative without a roll`, 'X24.6.t'),
  calledOff: () => told(say`what was ordered can no longer be done`, 'X24.3'),
  swallowed: ({ unit }) => told(say`${theUnit(unit)} is swallowed by dust: the fire is called off`, 'X24.6.t'),
};
