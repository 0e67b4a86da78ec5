import { memoize } from '#core/memo.ts';
import type { Objection } from '#core/objection.ts';
import { distance, neighbour } from '#hex/grid.ts';
import { DIRECTIONS, type Hex, NOWHERE } from '#hex/hex.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import { los } from '#games/gamex/sight/sight.ts';
import type { CommandOf, Side, State, Unit, UnitId } from '#games/gamex/types.ts';
import { enemyHexes, goodOrder, inactive, kindOf, unitNamed } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { targetFault } from '../fire/direct.ts';
import { resolve } from '../fire/resolve.ts';
import { type Plan, reckon, targetsIn } from '../fire/strength.ts';
import { downFault, smokeBetween, spottingFault } from '../sight/observation.ts';
import { isSea } from './sea.ts';

/** Ships that fire over open sights (X10.5): from any sea hex at the edge of the map. */

/** X10.5 */
const LEAST_NAVAL = 20;

const edgeSea = memoize((world: World): readonly Hex[] => {
  const { grid } = world.board;
  return Array.from({ length: grid.size }, (_, hex) => hex).filter(
    (hex) => isSea(world, hex) && DIRECTIONS.some((_, d) => neighbour(grid, hex, d) === NOWHERE),
  );
});

const ships = (world: World, state: State, side: Side): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === side && unit.place === 'off' && kindOf(world, unit).naval && inactive(unit) && goodOrder(unit),
  );

const strength = (world: World, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + kindOf(world, unit).as, 0);

/** X10.5: an attack with ships in it has at least so much. */
export function broadsideFault(world: World, units: readonly Unit[]): Objection | undefined {
  const guns = units.filter((unit) => kindOf(world, unit).naval);
  return guns.length > 0 && strength(world, guns) < LEAST_NAVAL
    ? refuse('X10.5', msg`an attack of ships has a strength of ${LEAST_NAVAL} or more`)
    : undefined;
}

export const navalPlan = (by: readonly Unit[], { from, hex, targets }: Omit<CommandOf<'navalFire'>, 'do'>): Plan => ({
  mode: 'direct',
  by: by.map((unit) => ({ ...unit, at: from })),
  at: hex,
  targets,
  naval: true,
});

function navalFault(world: World, state: State, side: Side, command: CommandOf<'navalFire'>): Objection | undefined {
  const { units, from, hex, targets } = command;
  const by = units.flatMap((id) => unitNamed(world, state, id) ?? []);
  const free = ships(world, state, side);
  if (units.length === 0 || new Set(units).size !== units.length) return refuse('X6.1', msg`name the ships that fire`);
  const shaken = by.find((unit) => unit.side === side && kindOf(world, unit).naval && !goodOrder(unit));
  if (shaken) return refuse('X7.2a', msg`${theUnit(shaken.id)} is disrupted`);
  const busy = units.find((id) => !free.some((ship) => ship.id === id));
  if (busy !== undefined) return refuse('X10.5', msg`${theUnit(busy)} is no ship of ${theSide(side)} that may fire`);
  if (!edgeSea(world).includes(from))
    return refuse('X10.5', msg`${theHex(world.board, from)} is no sea hex at the edge of the map`);
  const fault = broadsideFault(world, by) ?? targetFault(world, state, side, hex, targets);
  if (fault) return fault;
  if (!los(world.sight, from, hex) || smokeBetween(world, state, from, hex))
    return refuse('X6.3.7k', msg`${theHex(world.board, hex)} is not seen from ${theHex(world.board, from)}`);
  const down = targets.find((id) => isOutOfSight(world, state, id, from, hex));
  if (down !== undefined) return downFault(world, down, hex);
  return spottingFault(world, state, side, hex);
}

/** X6.3.11h: ships do not see units Down in a stream. */
const isOutOfSight = (world: World, state: State, id: UnitId, from: Hex, hex: Hex): boolean =>
  unitNamed(world, state, id)?.stream === 'down' && distance(world.board.grid, from, hex) > 1;

function* fires(world: World, state: State, side: Side): Generator<CommandOf<'navalFire'>> {
  const free = ships(world, state, side);
  if (free.length === 0) return;
  for (const hex of enemyHexes(state, side)) {
    const from = edgeSea(world).find((one) => los(world.sight, one, hex) && !smokeBetween(world, state, one, hex));
    if (from === undefined) continue;
    const targets = targetsIn(state, side, hex).filter((id) => !isOutOfSight(world, state, id, from, hex));
    if (targets.length === 0) continue;
    for (const units of [...free.map((ship) => [ship.id]), free.map((ship) => ship.id)]) {
      const command: CommandOf<'navalFire'> = { do: 'navalFire', units, from, hex, targets };
      if (!navalFault(world, state, side, command)) yield command;
    }
  }
}

export const navalFireVerb: Verb<'navalFire'> = {
  ap: () => 1,
  check: navalFault,
  play(world, state, _side, command, emit, dice) {
    const by = command.units.flatMap((id) => unitNamed(world, state, id) ?? []);
    resolve(world, state, reckon(world, state, navalPlan(by, command)), emit, dice);
    emit({ is: 'marked', units: command.units, marker: 'fired' });
  },
  legal: fires,
  sample: (world, state, side, choose) => pick([...fires(world, state, side)], choose),
  any(world, state, side) {
    for (const _ of fires(world, state, side)) return true;
    return false;
  },
};
