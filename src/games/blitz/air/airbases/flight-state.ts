import { type Arg, code, msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { type CommandOf, type FlightGroup, type FrameAt, type GroupName, isHomeward } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

type Flight = FrameAt<'flight'>;

/** Changes of a flight; undefined removes a meeting that is over. */
export type FlightChange = Partial<Omit<Flight, 'meeting' | 'met'>> & {
  readonly meeting?: Flight['meeting'] | undefined;
  readonly met?: Flight['met'] | undefined;
};

/** A flight that has come further; what there is nothing of is left out, so that it is written the same every time. */
export function flown(flight: Flight, change: FlightChange = {}): Flight {
  const {
    at,
    stage,
    hex,
    groups,
    sorties,
    waiting,
    load,
    relief,
    interceptors,
    meeting,
    met,
    volleys,
    flak,
    zone,
    ship,
  } = { ...flight, ...change };
  return {
    ...{ at, stage, hex, groups, sorties },
    ...(waiting && waiting.length > 0 ? { waiting } : {}),
    ...(load && load.length > 0 ? { load } : {}),
    ...(relief && relief.length > 0 ? { relief } : {}),
    interceptors,
    ...(meeting === undefined ? {} : { meeting }),
    ...(met === undefined ? {} : { met }),
    volleys,
    ...(flak === undefined || flak === 0 ? {} : { flak }),
    ...(zone === undefined ? {} : { zone }),
    ...(ship === undefined ? {} : { ship }),
  };
}

/** Name of a group of a flight. */
export function nameOf({ stage }: Pick<Flight, 'stage'>, { from, hexes, ship }: FlightGroup): GroupName {
  if (ship !== undefined) return { ship };
  return { from: isHomeward(stage) && stage !== 'home' ? (hexes.at(-1) ?? from) : from };
}

/** M12.24: what has a group turn back. */
export const turnBack = ({ from, ship }: FlightGroup): CommandOf<'abort'> => ({
  do: 'abort',
  hex: from,
  ...(ship === undefined ? {} : { ship }),
});

/** Destination of a flight in words: a box has no hex (M12.33). */
export const goalOf = (
  { board }: World,
  { hex, zone }: { readonly hex: Hex; readonly zone?: Zone | undefined },
): Arg => (zone ? msg`sea zone ${code(zone)}` : theHex(board.grid, hex));

/** Is this group meant? On the way home it may be called by the hex it comes from, too. */
export const isNamed = (flight: Pick<Flight, 'stage'>, group: FlightGroup, { from, ship }: GroupName): boolean =>
  ship !== undefined
    ? ship === group.ship
    : from === undefined || from === group.from || from === nameOf(flight, group).from;
