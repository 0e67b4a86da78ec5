import { DE_AIR } from './de-air.ts';
import { DE_BATTLES } from './de-battles.ts';
import { DE_COMBAT_MODULES } from './de-combat-modules.ts';
import { DE_EVENTS } from './de-events.ts';
import { DE_MOVES } from './de-moves.ts';
import { DE_GUERILLAS } from './de-guerillas.ts';
import { DE_MODULES } from './de-modules.ts';
import { DE_NAVAL } from './de-naval.ts';
import { DE_REASONS } from './de-reasons.ts';
import { DE_STANDING } from './de-standing.ts';
import { DE_TERMS } from './de-terms.ts';
import { DE_WARS } from './de-wars.ts';

/** Das Deutsch der Regeln. */
export const DE_BLITZ: Readonly<Record<string, string>> = {
  ...DE_MOVES,
  ...DE_BATTLES,
  ...DE_EVENTS,
  ...DE_MODULES,
  ...DE_GUERILLAS,
  ...DE_NAVAL,
  ...DE_COMBAT_MODULES,
  ...DE_TERMS,
  ...DE_WARS,
  ...DE_STANDING,
  ...DE_REASONS,
  ...DE_AIR,
};
