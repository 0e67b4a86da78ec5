import { isObject, type Travels, travelsIn, within } from './travels.ts';

/** What a list shows of a game without opening it. */
export interface Card extends Travels {
  readonly id: string;
  /** Which game, as records name it. */
  readonly game: string;
  /** What is played of it, in the game's own words for it: level and scenario, in no language. */
  readonly kind: string;
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly begun: number;
  readonly at: number;
  readonly commands: number;
  readonly turn: number;
  /** Who has won, or `draw`. */
  readonly winner?: string;
  /** It goes on while something in it is hidden: it leaves this browser sealed. */
  readonly sealed?: true;
  /** The table that may write to it: the last that took it. */
  readonly holder: string;
  /** So many commands are packed; the others lie beside them line by line. */
  readonly base: number;
  /** Fingerprint of the file it was brought in. */
  readonly from?: string;
}

/** Something is kept under a name that is no game. */
export interface Damaged {
  readonly id: string;
  readonly damaged: true;
}

export const isDamaged = (one: Card | Damaged): one is Damaged => 'damaged' in one;

/** Dates a calendar can show. */
const LAST_DAY = 8.64e15;
const MOST = 1e9;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const day = (value: unknown): number => (within(value, 0, LAST_DAY) ? value : 0);
const count = (value: unknown): number => (within(value, 0, MOST) ? Math.round(value) : 0);

/** A card as it was kept; numbers no game can have are put right, for a list must always be shown. */
export function cardIn(id: string, value: unknown): Card | Damaged {
  if (!isObject(value) || typeof value['game'] !== 'string' || value['game'] === '') return { id, damaged: true };
  const { game, kind, begun, at, commands, turn, winner, sealed, holder, base, from } = value;
  return {
    ...travelsIn(value),
    id,
    game,
    kind: text(kind),
    begun: day(begun),
    at: day(at),
    commands: count(commands),
    turn: count(turn),
    ...(typeof winner === 'string' ? { winner } : {}),
    ...(sealed === true ? { sealed } : {}),
    holder: text(holder),
    base: count(base),
    ...(typeof from === 'string' ? { from } : {}),
  };
}
