import { DE_AIR } from './de-air.ts';
import { DE_BATTLES } from './de-battles.ts';
import { DE_EVENTS } from './de-events.ts';
import { DE_MOVES } from './de-moves.ts';
import { DE_REASONS } from './de-reasons.ts';
import { DE_STANDING } from './de-victory.ts';
import { DE_TERMS } from './de-terms.ts';

/** Das Deutsch der Regeln. */
export const DE_BLITZ: Readonly<Record<string, string>> = {
  'a number of halves is expected': 'hier gehört eine Zahl in Halben hin',
  "unknown unit type '{}'": 'unbekannte Art von Einheit „{0}“',
  'a country is missing': 'es fehlt ein Land',
  'there is no country {}': 'ein Land {0} gibt es nicht',
  'there is no minor country {} (M0.13)': 'ein kleines Land {0} gibt es nicht (M0.13)',
  'a beach is missing': 'es fehlt ein Strand',
  ...DE_MOVES,
  ...DE_BATTLES,
  ...DE_EVENTS,
  ...DE_TERMS,
  ...DE_STANDING,
  ...DE_REASONS,
  ...DE_AIR,
};
