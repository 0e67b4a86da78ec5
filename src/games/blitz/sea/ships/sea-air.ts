import { type Board, type Zone, ZONES } from '#games/blitz/board.ts';
import { isAircraft, isTaskForce } from '#games/blitz/kinds.ts';
import { type BlitzEvent, type Side, SIDES, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { DECK, shipsOf, zoneOf } from './ships.ts';

/** M70.fallback: M11 without M12, with `seaAir`: aircraft At Sea (O23.7) are on the task forces of their zone. */

/** M11.8: three factors for each task force of a side in a zone, wherever it lies. */
export const decksIn = (board: Board, state: Pick<State, 'units'>, side: Side, zone: Zone): number =>
  DECK * shipsOf(state, side, (ship) => isTaskForce(ship) && zoneOf({ board }, ship) === zone).length;

/** Aircraft in a box that nobody there carries any more: the last that came. */
function tooMany(board: Board, state: State, side: Side, zone: Zone): UnitNo[] {
  let left = decksIn(board, state, side, zone);
  return state.units.flatMap((unit, no) => {
    if (unit.side !== side || unit.zone !== zone || !isAircraft(unit) || unit.place !== 'sea') return [];
    const fits = sizeOf(unit) <= left;
    if (fits) left -= sizeOf(unit);
    return fits ? [] : [no];
  });
}

/** M11.8: they are lost with their task force, and go where it goes. */
export function takenAlong(board: Board, state: State, event: BlitzEvent): BlitzEvent[] {
  if (event.is !== 'eliminated' && event.is !== 'zoneChanged' && event.is !== 'shipWithdrew') return [];
  if (!state.units.some((unit: Unit) => unit.place === 'sea' && isAircraft(unit))) return [];
  const units = SIDES.flatMap((side) => ZONES.flatMap((zone) => tooMany(board, state, side, zone)));
  if (units.length === 0) return [];
  if (event.is === 'eliminated') return [{ is: 'eliminated', units, rule: 'M11.8' }];
  const { zone } = event;
  return zone === undefined ? [] : units.map((unit): BlitzEvent => ({ is: 'sailed', unit, zone }));
}
