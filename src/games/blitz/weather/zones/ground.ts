import type { Emit } from '#core/play.ts';
import { isFlak, isGround, isTrain } from '#games/blitz/kinds.ts';
import { carrierOf } from '#games/blitz/step.ts';
import type { BlitzEvent, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { zoneOf } from '#games/blitz/sea/ships/ships.ts';
import { groundAt, groundIn, isThaw } from './codes.ts';

/** M14.5, M14.1: the ground a unit begins an impulse on; on board where its train or ship is, at sea by the sea zone. */
export function groundUnder(world: World, state: State, unit: Unit): number {
  if (unit.place === 'map') return groundAt(world, state, unit.at);
  const carrier = carrierOf(state, unit);
  if (carrier && isTrain(carrier)) return groundAt(world, state, carrier.at);
  if (!isGround(unit) && !isFlak(unit)) return 1;
  const zone = carrier ? zoneOf(world, carrier) : unit.place === 'sea' ? unit.zone : undefined;
  return zone ? groundIn(state, zone) : 1;
}

/** The mover's units by the ground that slows them, all or those asked for. */
export function feltBy(world: World, state: State, which: (unit: Unit) => boolean = () => true): BlitzEvent[] {
  const found: Record<2 | 3, UnitNo[]> = { 2: [], 3: [] };
  state.units.forEach((unit, no) => {
    if (unit.side !== state.mover || !which(unit)) return;
    const ground = groundUnder(world, state, unit);
    if (ground === 2 || ground === 3) found[ground].push(no);
  });
  return found[2].length + found[3].length > 0 ? [{ is: 'groundFelt', soft: found[2], mud: found[3] }] : [];
}

/** M14.17: who stands on the lake when spring begins is lost. */
export function breakIce({ board: { ice } }: World, state: State, emit: Emit<BlitzEvent>): void {
  if (!ice || !isThaw(state)) return;
  const units = state.units.flatMap((unit, no) => (unit.place === 'map' && ice[unit.at] === 1 ? [no] : []));
  if (units.length > 0) emit({ is: 'eliminated', units, rule: 'M14.17' });
}

/** M14.5: at the beginning of movement. */
export function feelGround(world: World, state: State, emit: Emit<BlitzEvent>): void {
  for (const event of feltBy(world, state)) emit(event);
}
