import type { Fault } from '#core/notation/notation.ts';
import { nameOf } from '#hex/grid.ts';
import { type Board, isRailHex } from '#games/blitz/board.ts';
import { isFlak, isGround, isShip, isTrain } from '#games/blitz/kinds.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import { CAPACITY, loadOf } from './trains.ts';

/** Trains and passengers of a written position that cannot be where they are said to be. */
export function trainFaults({
  board,
  state,
  unitLines,
}: {
  readonly board: Board;
  readonly state: State;
  readonly unitLines: readonly number[];
}): Fault[] {
  const { units, frames, mover } = state;
  const stations = new Map<string, string>();
  return units.flatMap((unit, no): Fault[] => {
    const line = unitLines[no] as number;
    if (unit.place === 'aboard' && units.some((one) => one.id === unit.aboard && isShip(one))) return [];
    if (unit.place === 'aboard' && frames[0]?.at === 'setup')
      return [{ line, message: `${unit.id} is on board: trains are set up empty (M7.19)` }];
    if (unit.place === 'aboard') return passengerFaults(units, unit).map((message) => ({ line, message }));
    if (!isTrain(unit) || unit.place !== 'map') return [];
    const hex = nameOf(board.grid, unit.at);
    if (!isRailHex(board, unit.at))
      return [{ line, hex, message: `${unit.id} is a train and stands on no rail line (M7.2)` }];
    if (loadOf(state, unit) > CAPACITY)
      return [{ line, message: `${unit.id} carries ${loadOf(state, unit)} factors; ${CAPACITY} are allowed (M7.3)` }];
    const key = `${unit.side} ${hex}`;
    const taken = stations.has(key) && !(frames[0]?.at === 'movement' && unit.side === mover);
    stations.set(key, unit.id);
    return taken ? [{ line, hex, message: 'two trains in one hex; one is allowed (M7.12)' }] : [];
  });
}

function passengerFaults(units: readonly Unit[], unit: Unit): string[] {
  const train = units.find(({ id }) => id === unit.aboard);
  if (!train || !isTrain(train) || train.place !== 'map')
    return [`${unit.id} is on board ${unit.aboard ?? ''}, which is no train or ship in play (M7.3)`];
  if (train.side !== unit.side) return [`${unit.id} is on board a train of the other side (M7.3)`];
  return isGround(unit) || isFlak(unit) ? [] : [`${unit.id} is no ground unit and never on board a train (M7.3)`];
}
