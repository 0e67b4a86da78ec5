/** Parts only tactical maps need, loaded together. */
export { drawLiveried } from '../counters/vehicle-counter.ts';
export { tactical } from './tactical.ts';
