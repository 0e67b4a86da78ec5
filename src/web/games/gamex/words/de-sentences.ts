import { DE_AIRBORNE } from './de-airborne.ts';
import { DE_CHAOS } from './de-chaos.ts';
import { DE_ENGINEERS } from './de-engineers.ts';
import { DE_EVENTS } from './de-events.ts';
import { DE_EXTRA } from './de-extra.ts';
import { DE_FIGHTING } from './de-fighting.ts';
import { DE_LANDINGS } from './de-landings.ts';
import { DE_MUSTER } from './de-muster.ts';
import { DE_MOVING } from './de-moving.ts';
import { DE_PLAYERS } from './de-players.ts';
import { DE_TURN } from './de-turn.ts';

/** Das Deutsch der Regeln. */
export const DE_GAMEX: Readonly<Record<string, string>> = {
  ...DE_EVENTS,
  ...DE_TURN,
  ...DE_MOVING,
  ...DE_FIGHTING,
  ...DE_PLAYERS,
  ...DE_EXTRA,
  ...DE_ENGINEERS,
  ...DE_LANDINGS,
  ...DE_AIRBORNE,
  ...DE_CHAOS,
  ...DE_MUSTER,
};
