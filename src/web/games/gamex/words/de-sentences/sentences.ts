import { DE_AIRBORNE } from './airborne.ts';
import { DE_CHAOS } from './chaos.ts';
import { DE_ENGINEERS } from './engineers.ts';
import { DE_EVENTS } from './events.ts';
import { DE_EXTRA } from './extra.ts';
import { DE_FIGHTING } from './combat.ts';
import { DE_LANDINGS } from './landings.ts';
import { DE_MUSTER } from './muster.ts';
import { DE_MOVING } from './movement.ts';
import { DE_PLAYERS } from './players.ts';
import { DE_TURN } from './turn.ts';

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
