import { memoize } from '#core/memo.ts';
import type { State, Unit, UnitNo } from '../types.ts';
import type { UnitId } from '#table/desk.ts';

/** Tables know units by their ids, the rules by their numbers. */

const numbersIn = memoize((units: readonly Unit[]) => new Map(units.map(({ id }, no): [UnitId, UnitNo] => [id, no])));
const numbering = ({ units }: Pick<State, 'units'>): ReadonlyMap<UnitId, UnitNo> => numbersIn(units);

/** Units that are not there are left out. */
export const numbersOf = (state: Pick<State, 'units'>, ids: readonly UnitId[]): UnitNo[] =>
  ids.flatMap((id) => numbering(state).get(id) ?? []);

export const idOf = (state: Pick<State, 'units'>, no: UnitNo): UnitId => (state.units[no] as Unit).id;

/** M7.3: whoever is on board goes where the train goes. */
export const carriersOf = ({ units }: Pick<State, 'units'>, numbers: readonly UnitNo[]): UnitNo[] => [
  ...new Set(
    numbers.map((no) => {
      const train = units[no]?.aboard;
      return train === undefined ? no : units.findIndex(({ id }) => id === train);
    }),
  ),
];
