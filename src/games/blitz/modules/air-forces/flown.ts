import type { FrameAt } from '../../types.ts';

type Flight = FrameAt<'flight'>;

/** A flight that has come further; what there is nothing of is left out, so that it is written the same every time. */
export function flown(flight: Flight, change: Partial<Flight> = {}): Flight {
  const { at, stage, hex, groups, sorties, waiting, load, relief, interceptors, meeting, volleys, flak, zone, ship } = {
    ...flight,
    ...change,
  };
  return {
    ...{ at, stage, hex, groups, sorties },
    ...(waiting && waiting.length > 0 ? { waiting } : {}),
    ...(load && load.length > 0 ? { load } : {}),
    ...(relief && relief.length > 0 ? { relief } : {}),
    interceptors,
    ...(meeting === undefined ? {} : { meeting }),
    volleys,
    ...(flak === undefined || flak === 0 ? {} : { flak }),
    ...(zone === undefined ? {} : { zone }),
    ...(ship === undefined ? {} : { ship }),
  };
}
