import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { fieldOf, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { STACK_LIMIT } from '#games/blitz/kinds.ts';
import { hexesRun, railReach } from '#games/blitz/ground/rail/rails.ts';
import { CAPACITY, loadOf, passengersOf, pointsLeft, trainsAt, trainsOf } from '#games/blitz/ground/rail/trains.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';

/** M7: trains fetch units far behind the front and let them off close to it. */

/** Hexes from the enemy: so near a train lets units off, so far behind it fetches them, so much a ride must gain. */
const NEAR = 3;
const BEHIND = 9;
const GAIN = 6;
/** M7.4, M7.5 */
const BOARDING = 10;
const ALIGHTING = 5;

type Away = (hex: Hex) => number;

function awayFrom({ world }: Blitz, state: State, side: Side): Away {
  const enemies = new Set(state.units.flatMap((unit) => (unit.side !== side && unit.place === 'map' ? [unit.at] : [])));
  const known = new Map<Hex, number>();
  return (hex) => {
    let away = known.get(hex);
    if (away === undefined) {
      away = 255;
      for (const one of enemies) away = Math.min(away, distance(world.board.grid, one, hex));
      known.set(hex, away);
    }
    return away;
  };
}

/** Nearest hex to the front that the train can reach for so much and that has room for its load. */
function dropFor(game: Blitz, state: State, train: Unit, load: number, most: number, away: Away): Hex | undefined {
  const { world } = game;
  const field = fieldOf(world, state);
  const range = railReach(world, state, train);
  const open = (hex: Hex): boolean =>
    (range.found.cost[hex] ?? 255) <= most &&
    away(hex) >= NEAR &&
    stackSize(field, train.side, hex) + load <= STACK_LIMIT &&
    trainsAt(state, train.side, hex).every((no) => state.units[no] === train);
  const hexes = [train.at, ...hexesRun(range)].filter(open);
  return hexes.reduce<Hex | undefined>(
    (best, hex) => (best === undefined || away(hex) < away(best) ? hex : best),
    undefined,
  );
}

/** Units that wait far behind at a hex: as many as the train takes, but never the last of a city. */
function waiting(game: Blitz, state: State, train: Unit, hex: Hex): UnitNo[] {
  const { world } = game;
  const there = stackAt(fieldOf(world, state), train.side, hex).filter((no) => {
    const unit = state.units[no] as Unit;
    return !unit.moved && unit.spent === 0 && !unit.stopped;
  });
  const [, ...rest] = there;
  const free = isCity(world.board, hex) ? rest : there;
  let room = CAPACITY - loadOf(state, train);
  return free.filter((no) => {
    const size = sizeOf(state.units[no] as Unit);
    if (size > room) return false;
    room -= size;
    return true;
  });
}

function orderFor(game: Blitz, state: State, no: UnitNo, away: Away): Command | undefined {
  const { world } = game;
  const train = state.units[no] as Unit;
  const left = pointsLeft(world, state, train);
  const aboard = passengersOf(state, train);
  if (aboard.length > 0) {
    const drop = dropFor(game, state, train, loadOf(state, train), left - ALIGHTING, away);
    if (drop === undefined) return undefined;
    return drop === train.at ? { do: 'detrain', unit: no, units: aboard } : { do: 'moveTrain', unit: no, to: drop };
  }
  const range = railReach(world, state, train);
  const stops = [train.at, ...hexesRun(range)].filter(
    (hex) =>
      (range.found.cost[hex] ?? 255) + BOARDING + ALIGHTING < left &&
      away(hex) >= BEHIND &&
      waiting(game, state, train, hex).length > 0 &&
      trainsAt(state, train.side, hex).every((one) => one === no),
  );
  const costs = new Map(stops.map((hex) => [hex, range.found.cost[hex] ?? 255]));
  // The farthest behind of those it comes to cheaply.
  const stop = stops.sort((a, b) => away(b) - (costs.get(b) ?? 0) - (away(a) - (costs.get(a) ?? 0)))[0];
  if (stop === undefined) return undefined;
  const units = waiting(game, state, train, stop);
  const load = units.reduce((sum, one) => sum + sizeOf(state.units[one] as Unit), 0);
  const most = left - (costs.get(stop) ?? 0) - BOARDING - ALIGHTING;
  const drop = dropFor(game, state, { ...train, at: stop }, load, most, away);
  if (drop === undefined || away(drop) > away(stop) - GAIN) return undefined;
  return stop === train.at ? { do: 'entrain', unit: no, units } : { do: 'moveTrain', unit: no, to: stop };
}

/** The next thing a train does; undefined when none has anything to do. */
export function byRail(game: Blitz, state: State, side: Side): Command | undefined {
  if (!game.world.verbs.movement.includes('moveTrain')) return undefined;
  const trains = trainsOf(state, side).filter((no) => !state.units[no]?.stopped);
  const away = trains.length > 0 ? awayFrom(game, state, side) : () => 0;
  for (const no of trains) {
    const order = orderFor(game, state, no, away);
    if (order && !game.check(state, side, order)) return order;
  }
  return undefined;
}
