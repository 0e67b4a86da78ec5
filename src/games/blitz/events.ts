import type { AirEvent } from './chapters/air/reducer.ts';
import type { CombatEvent } from './chapters/combat/reducer.ts';
import type { CountryEvent } from './chapters/countries/reducer.ts';
import type { CourseEvent } from './chapters/course/reducer.ts';
import type { GroundEvent } from './chapters/ground/reducer.ts';
import type { SeaEvent } from './chapters/sea/reducer.ts';
import type { SupplyEvent } from './chapters/supply/reducer.ts';
import type { WeatherEvent } from './chapters/weather/reducer.ts';
import type { CombatResultsEvent } from './modules/combat-results/reducer.ts';
import type { ProductionEvent } from './modules/production/reducer.ts';
import type { OrderEvent } from './modules/orders-of-battle/reducer.ts';
import type { IsolationEvent } from './modules/supply/reducer.ts';
import type { WeatherZonesEvent } from './modules/weather/reducer.ts';
import type { WarEvent } from './modules/war-scenarios/reducer.ts';
import type { GuerillaEvent } from './modules/guerillas/reducer.ts';
import type { RailroadsEvent } from './modules/railroads/reducer.ts';
import type { NavalEvent } from './modules/naval/reducer.ts';
import type { AirForcesEvent } from './modules/air-forces/reducer.ts';

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
