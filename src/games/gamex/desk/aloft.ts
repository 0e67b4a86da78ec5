import { type Hex, NOWHERE } from '#hex/hex.ts';
import { hexAt } from '../air/flight.ts';
import type { State, UnitId } from '../types.ts';
import type { World } from '../world.ts';

/** An aircraft in the air (X6.4.7b, X11.2a) with the hex it is over and the line it flies, as far as they are on the map. */
export interface Aloft {
  readonly unit: UnitId;
  /** NOWHERE while it is beyond the edge. */
  readonly hex: Hex;
  readonly line: readonly Hex[];
}

export function aloftIn(world: World, { frames, units }: State): Aloft | undefined {
  const frame = frames.findLast((one) => one.at === 'flight' || one.at === 'flying');
  if (!frame || units.find(({ id }) => id === frame.aircraft)?.place !== 'off') return undefined;
  const unit = frame.aircraft;
  if (frame.at === 'flying') return { unit, hex: frame.hex, line: [frame.hex] };
  const over = frame.line.map((point) => hexAt(world, point));
  return { unit, hex: over[frame.leg] ?? NOWHERE, line: over.filter((hex) => hex !== NOWHERE) };
}
