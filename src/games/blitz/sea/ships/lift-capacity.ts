import { type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, type theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isLandingShip } from '#games/blitz/kinds.ts';
import { type BlitzEvent, type ShipTask, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { shipsOf } from './ships.ts';

/** M11.lift, M11.31, M11.35, M11.37: what landing ships move over a beach. */

/** M11.lift: factors that a landing ship moves in a player turn. */
export const FIRST_WAVE = 6;
export const FOLLOW_UP = 12;
export const FOLLOW_UP_ROUGH = 6;
export const BACK = 6;

/** The landing ships of a side on an assault hex. */
export const lifters = (state: State, side: Unit['side'], hex: Hex): UnitNo[] =>
  shipsOf(
    state,
    side,
    (ship) => isLandingShip(ship) && ship.place === 'assault' && ship.at === hex && !ship.withdrawn && !ship.aborted,
  );

/** Factors they may still move over the beach for this task; one task a player turn. */
export const capacity = (state: State, ships: readonly UnitNo[], task: ShipTask, each: number): number =>
  ships.reduce((sum, no) => {
    const { task: done, lifted = 0 } = state.units[no] as Unit;
    return done === undefined || done === task ? sum + Math.max(each - lifted, 0) : sum;
  }, 0);

/** M11.31: factors of a first wave that the landing ships on an assault hex still take. */
export const waveRoom = (state: State, side: Unit['side'], from: Hex): number =>
  capacity(state, lifters(state, side, from), 'wave', FIRST_WAVE);

/** Distribution of factors among the landing ships: each as much as it can, in order. */
function shares(
  state: State,
  ships: readonly UnitNo[],
  task: ShipTask,
  each: number,
  factors: number,
): [UnitNo, number][] {
  let left = factors;
  return ships.flatMap((no): [UnitNo, number][] => {
    const { task: done, lifted = 0 } = state.units[no] as Unit;
    const part = done === undefined || done === task ? Math.min(left, Math.max(each - lifted, 0)) : 0;
    left -= part;
    return part > 0 ? [[no, part]] : [];
  });
}

export const liftFault = (
  room: number,
  factors: number,
  where: ReturnType<typeof theHex>,
  rule: string,
): Objection | undefined =>
  factors > room
    ? objection(
        rule,
        msg`the landing ships at ${where} can move ${room} more {factor|factors}, not ${factors}`,
        'M11.lift',
      )
    : undefined;

export const factorsOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + sizeOf(unit), 0);

/** M6.2: over a beach last of all: these ships sail no more in this player turn. */
export function keepShips(state: State, ships: readonly UnitNo[], emit: Emit<BlitzEvent>): void {
  const units = ships.filter((no) => !state.units[no]?.stopped);
  if (units.length > 0) emit({ is: 'shipsKept', units });
}

/** The ships that carry units. */
export const carriersOf = (state: State, units: readonly UnitNo[]): UnitNo[] =>
  shipsOf(state, state.mover, ({ id }) => units.some((no) => state.units[no]?.aboard === id));

/** The landing ships on an assault hex move so many factors. */
export function lift(
  state: State,
  from: Hex,
  task: ShipTask,
  each: number,
  factors: number,
  emit: Emit<BlitzEvent>,
): void {
  const units = shares(state, lifters(state, state.mover, from), task, each, factors);
  emit({ is: 'lifted', units, task });
  keepShips(
    state,
    units.map(([no]) => no),
    emit,
  );
}
