import { memoizeByNonGround } from '#games/blitz/non-ground-memo.ts';
import { modified, whole } from '#core/terms.ts';
import type { Hex } from '#hex/hex.ts';
import { isTrain } from '#games/blitz/kinds.ts';
import { unitsAt } from '#games/blitz/step.ts';
import { type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M7: trains, and who is on board. */

/** M7.5: two points less in the first impulse, in thirds. */
export const OFF_THE_TRAIN = 6;

/** M7.3 */
export const CAPACITY = 8;

/** Units on board a train. */
export function passengersOf({ units }: Pick<State, 'units'>, train: Unit): UnitNo[] {
  const found: UnitNo[] = [];
  for (let no = 0; no < units.length; no++)
    if (units[no]?.aboard === train.id && units[no]?.place !== 'air') found.push(no);
  return found;
}

/** M7.3: artillery by its second factor. */
export const loadOf = (state: Pick<State, 'units'>, train: Unit): number =>
  passengersOf(state, train).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

const trainsOnMap = memoizeByNonGround((units: State['units']): Readonly<Record<Side, readonly UnitNo[]>> => {
  const found: Record<Side, UnitNo[]> = { blue: [], red: [] };
  for (let no = 0; no < units.length; no++) {
    const unit = units[no] as Unit;
    if (unit.place === 'map' && isTrain(unit)) found[unit.side].push(no);
  }
  return found;
});

/** The trains of a side on the map. */
export const trainsOf = ({ units }: Pick<State, 'units'>, side: Side): readonly UnitNo[] => trainsOnMap(units)[side];

/** The trains of a side in a hex. */
export const trainsAt = (state: Pick<State, 'units'>, side: Side, hex: Hex): readonly UnitNo[] =>
  unitsAt(state.units, trainsOf(state, side), hex, side);

/** M7.2: rail points a train has in a player turn. */
export function railPoints(world: World, state: State, train: Unit): number {
  const { n, d } = modified(whole(train.mf), world.rules.movement({ state, unit: train }));
  return Math.max(Math.floor(n / d), 0);
}

export const pointsLeft = (world: World, state: State, train: Unit): number =>
  Math.max(railPoints(world, state, train) - train.spent, 0);
