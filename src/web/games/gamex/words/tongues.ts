import { de } from './de.ts';
import { DE_EVENTS } from './de-events.ts';
import { DE_FIGHTING } from './de-fighting.ts';
import { DE_MOVING } from './de-moving.ts';
import { DE_PLAYERS } from './de-players.ts';
import { DE_TURN } from './de-turn.ts';
import { en } from './en.ts';

export const DE_GAMEX: Readonly<Record<string, string>> = {
  ...DE_EVENTS,
  ...DE_TURN,
  ...DE_MOVING,
  ...DE_FIGHTING,
  ...DE_PLAYERS,
};

/** What the rules of this game say: sentences, and the sides as they are called in them. */
export const TONGUES = {
  en: { sides: en.side },
  de: { sentences: DE_GAMEX, sides: de.side },
};
