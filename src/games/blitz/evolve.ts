import type { Draft } from '#core/play.ts';
import type { Board } from './board.ts';
import { airWrites } from './chapters/air/writes.ts';
import { combatWrites } from './chapters/combat/writes.ts';
import { countryWrites } from './chapters/countries/writes.ts';
import { courseWrites } from './chapters/course/writes.ts';
import { groundWrites } from './chapters/ground/writes.ts';
import { seaWrites } from './chapters/sea/writes.ts';
import { supplyWrites } from './chapters/supply/writes.ts';
import { weatherWrites } from './chapters/weather/writes.ts';
import { combatResultsWrites } from './modules/combat-results/writes.ts';
import { productionWrites } from './modules/production/writes.ts';
import { orderWrites } from './modules/orders-of-battle/writes.ts';
import { isolationWrites } from './modules/supply/writes.ts';
import { weatherZonesWrites } from './modules/weather/writes.ts';
import { warWrites } from './modules/war-scenarios/writes.ts';
import { guerillaWrites } from './modules/guerillas/writes.ts';
import { railroadsWrites } from './modules/railroads/writes.ts';
import { navalWrites } from './modules/naval/writes.ts';
import { airForcesWrites } from './modules/air-forces/writes.ts';
import type { BlitzEvent, State } from './types.ts';
import type { Writes } from './writing.ts';

/** Every event, chapter by chapter. */
const WRITES: Writes<BlitzEvent['is']> = {
  ...courseWrites,
  ...groundWrites,
  ...combatWrites,
  ...countryWrites,
  ...airWrites,
  ...seaWrites,
  ...supplyWrites,
  ...weatherWrites,
  ...isolationWrites,
  ...railroadsWrites,
  ...navalWrites,
  ...airForcesWrites,
  ...weatherZonesWrites,
  ...orderWrites,
  ...productionWrites,
  ...warWrites,
  ...combatResultsWrites,
  ...guerillaWrites,
};

/** The only writer. */
export function evolve(board: Board, draft: Draft<State>, event: BlitzEvent): void {
  const write = WRITES[event.is] as (draft: Draft<State>, event: BlitzEvent, board: Board) => void;
  write(draft, event, board);
}
