/** Everything a tactical map needs besides what every board has: fetched together. */
export { drawLiveried } from '../counters/vehicle-counter.ts';
export { tactical } from './tactical.ts';
