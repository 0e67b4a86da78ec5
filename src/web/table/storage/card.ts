import { isObject, type Metadata, metadataIn, within } from './metadata.ts';

/** Entry of a game in a list, readable without opening it. */
export interface Card extends Metadata {
  readonly id: string;
  /** Id of the game in records. */
  readonly game: string;
  /** Level and scenario, in the game's own untranslated key. */
  readonly kind: string;
  /** Times of the start and the last change, in milliseconds since 1970. */
  readonly begun: number;
  readonly at: number;
  readonly commands: number;
  readonly turn: number;
  /** Winner, or `draw`. */
  readonly winner?: string;
  /** Set for an unfinished game with hidden information: it leaves this browser sealed. */
  readonly sealed?: true;
  /** The table that may write to it: the last that took it. */
  readonly holder: string;
  /** Number of packed commands; the others are stored beside them line by line. */
  readonly base: number;
  /** Fingerprint of the file it was brought in. */
  readonly from?: string;
}

/** Stored entry that is no readable game. */
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
    ...metadataIn(value),
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
