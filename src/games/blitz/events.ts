import type { AirEvent } from './chapters/air/writes.ts';
import type { CombatEvent } from './chapters/combat/writes.ts';
import type { CountryEvent } from './chapters/countries/writes.ts';
import type { CourseEvent } from './chapters/course/writes.ts';
import type { GroundEvent } from './chapters/ground/writes.ts';
import type { SeaEvent } from './chapters/sea/writes.ts';
import type { SupplyEvent } from './chapters/supply/writes.ts';
import type { WeatherEvent } from './chapters/weather/writes.ts';
import type { CombatResultsEvent } from './modules/combat-results/writes.ts';
import type { ProductionEvent } from './modules/production/writes.ts';
import type { OrderEvent } from './modules/orders-of-battle/writes.ts';
import type { IsolationEvent } from './modules/supply/writes.ts';
import type { WeatherZonesEvent } from './modules/weather/writes.ts';
import type { WarEvent } from './modules/war-scenarios/writes.ts';
import type { GuerillaEvent } from './modules/guerillas/writes.ts';
import type { RailroadsEvent } from './modules/railroads/writes.ts';
import type { NavalEvent } from './modules/naval/writes.ts';
import type { AirForcesEvent } from './modules/air-forces/writes.ts';

/** Everything that can happen. The same events are the log, the record, the animation and the audit trail. */
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
