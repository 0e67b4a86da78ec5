import type { Draft } from '#core/play.ts';
import type { Board } from './board.ts';
import { airWrites } from './air/reducer.ts';
import { combatWrites } from './combat/reducer.ts';
import { countryWrites } from './countries/reducer.ts';
import { courseWrites } from './course/reducer.ts';
import { groundWrites } from './ground/reducer.ts';
import { seaWrites } from './sea/reducer.ts';
import { supplyWrites } from './supply/reducer.ts';
import { weatherWrites } from './weather/reducer.ts';
import { combatResultsWrites } from './combat/results/reducer.ts';
import { productionWrites } from './economy/production/reducer.ts';
import { orderWrites } from './economy/orders-of-battle/reducer.ts';
import { isolationWrites } from './supply/lines/reducer.ts';
import { weatherZonesWrites } from './weather/zones/reducer.ts';
import { warWrites } from './countries/wars/reducer.ts';
import { guerillaWrites } from './countries/guerillas/reducer.ts';
import { railroadsWrites } from './ground/rail/reducer.ts';
import { navalWrites } from './sea/ships/reducer.ts';
import { airForcesWrites } from './air/airbases/reducer.ts';
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
