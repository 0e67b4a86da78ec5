import type { Draft } from '#core/play.ts';
import type { Board } from './board.ts';
import { airWrites } from './chapters/air/reducer.ts';
import { combatWrites } from './chapters/combat/reducer.ts';
import { countryWrites } from './chapters/countries/reducer.ts';
import { courseWrites } from './chapters/course/reducer.ts';
import { groundWrites } from './chapters/ground/reducer.ts';
import { seaWrites } from './chapters/sea/reducer.ts';
import { supplyWrites } from './chapters/supply/reducer.ts';
import { weatherWrites } from './chapters/weather/reducer.ts';
import { combatResultsWrites } from './modules/combat-results/reducer.ts';
import { productionWrites } from './modules/production/reducer.ts';
import { orderWrites } from './modules/orders-of-battle/reducer.ts';
import { isolationWrites } from './modules/supply/reducer.ts';
import { weatherZonesWrites } from './modules/weather/reducer.ts';
import { warWrites } from './modules/war-scenarios/reducer.ts';
import { guerillaWrites } from './modules/guerillas/reducer.ts';
import { railroadsWrites } from './modules/railroads/reducer.ts';
import { navalWrites } from './modules/naval/reducer.ts';
import { airForcesWrites } from './modules/air-forces/reducer.ts';
import type { BlitzEvent, State } from './types.ts';
import type { Writes } from './reducer.ts';

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
