import type { AirEvent } from './air/reducer.ts';
import type { CombatEvent } from './combat/reducer.ts';
import type { CountryEvent } from './countries/reducer.ts';
import type { CourseEvent } from './course/reducer.ts';
import type { GroundEvent } from './ground/reducer.ts';
import type { SeaEvent } from './sea/reducer.ts';
import type { SupplyEvent } from './supply/reducer.ts';
import type { WeatherEvent } from './weather/reducer.ts';
import type { CombatResultsEvent } from './combat/results/reducer.ts';
import type { ProductionEvent } from './economy/production/reducer.ts';
import type { OrderEvent } from './economy/orders-of-battle/reducer.ts';
import type { IsolationEvent } from './supply/lines/reducer.ts';
import type { WeatherZonesEvent } from './weather/zones/reducer.ts';
import type { WarEvent } from './countries/wars/reducer.ts';
import type { GuerillaEvent } from './countries/guerillas/reducer.ts';
import type { RailroadsEvent } from './ground/rail/reducer.ts';
import type { NavalEvent } from './sea/ships/reducer.ts';
import type { AirForcesEvent } from './air/airbases/reducer.ts';

/** Events of the game. The same events are the log, the record, the animation and the audit trail. */
export type BlitzEvent =
  | CourseEvent
  | GroundEvent
  | CombatEvent
  | CountryEvent
  | AirEvent
  | SeaEvent
  | SupplyEvent
  | WeatherEvent
  | IsolationEvent
  | RailroadsEvent
  | NavalEvent
  | AirForcesEvent
  | WeatherZonesEvent
  | ProductionEvent
  | CombatResultsEvent
  | OrderEvent
  | GuerillaEvent
  | WarEvent;
