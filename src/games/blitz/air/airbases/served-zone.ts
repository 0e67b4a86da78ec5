import { isObjection, type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex, these } from '#core/message.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isAirbase } from '#games/blitz/kinds.ts';
import { ownUnit, unitsWhere } from '#games/blitz/step.ts';
import type { CommandOf, Side, State } from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { playsShips } from '#games/blitz/sea/ships/ships.ts';
import { zonesBeside } from './stations.ts';

/** M12.6: the owner of a naval airbase between two sea zones names the one it serves. */

export function serveFault(
  world: World,
  state: State,
  side: Side,
  { unit: no, zone }: CommandOf<'serveZone'>,
): Objection | undefined {
  const base = ownUnit(state, side, no, 'M12.6');
  if (isObjection(base)) return base;
  if (!isAirbase(base) || base.place !== 'map') return objection('M12.6', msg`${base} is no airbase on the map`);
  const zones = zonesBeside(world.board, base.at);
  const where = theHex(world.board.grid, base.at);
  if (zones.length === 0)
    return objection('M12.6', msg`${where} is further than one hex from the coast: no naval airbase`);
  if (!zones.includes(zone))
    return objection('M12.6', msg`the airbase at ${where} can serve ${these(zones.map((one) => code(one)))}`);
  // In set-up nothing is settled yet.
  return base.zone !== undefined && state.frames[0]?.at !== 'setup'
    ? objection('M12.6', msg`the airbase at ${where} serves zone ${code(base.zone)}: that was said once and for all`)
    : undefined;
}

/** Choices of the zone an airbase serves, where it has more than one. */
export function* servings(world: World, state: State, side: Side): Generator<CommandOf<'serveZone'>> {
  if (!playsShips(world)) return;
  for (const unit of unitsWhere(state, (one) => one.side === side && one.place === 'map' && isAirbase(one))) {
    const zones = zonesBeside(world.board, state.units[unit]?.at ?? -1);
    if (zones.length < 2 || state.units[unit]?.zone !== undefined) continue;
    for (const zone of zones) yield { do: 'serveZone', unit, zone };
  }
}

export const serveZone: Verb<'serveZone'> = {
  check: (world, state, command) => serveFault(world, state, state.mover, command),
  play: (_world, _state, { unit, zone }, emit) => emit({ is: 'zoneServed', unit, zone }),
  legal: (world, state) => servings(world, state, state.mover),
  sample: (world, state, choose) => pick([...servings(world, state, state.mover)], choose),
  ask: (world, _state, no, unit) =>
    isAirbase(unit) && unit.place === 'map' && zonesBeside(world.board, unit.at).length > 1
      ? { do: 'serveZone', unit: no, zone: zonesBeside(world.board, unit.at)[0] ?? 'A' }
      : undefined,
};
