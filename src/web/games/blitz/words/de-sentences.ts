import { DE_AIR } from './de-air.ts';
import { DE_BATTLES } from './de-battles.ts';
import { DE_EVENTS } from './de-events.ts';
import { DE_MOVES } from './de-moves.ts';
import { DE_REASONS } from './de-reasons.ts';
import { DE_STANDING } from './de-victory.ts';
import { DE_TERMS } from './de-terms.ts';

/** Das Deutsch der Regeln. */
export const DE_BLITZ: Readonly<Record<string, string>> = {
  ...DE_MOVES,
  ...DE_BATTLES,
  ...DE_EVENTS,
  ...DE_TERMS,
  ...DE_STANDING,
  ...DE_REASONS,
  ...DE_AIR,
};
