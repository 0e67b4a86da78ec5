import { DE_BATTLES } from './de-engine-battles.ts';
import { DE_EVENTS, DE_RECORDS, DE_WORDS } from './de-engine-events.ts';
import { DE_MOVES } from './de-engine-moves.ts';
import { DE_PLAYERS } from './de-engine-players.ts';
import type { Tongue } from '../../../text/engine.ts';

/** Das Deutsch der Regeln. */
export const GERMAN: Tongue = {
  patterns: [...DE_MOVES, ...DE_BATTLES, ...DE_EVENTS, ...DE_RECORDS, ...DE_PLAYERS],
  words: DE_WORDS,
  and: 'und',
};
