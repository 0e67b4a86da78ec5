import { memoize } from '#core/memo.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, isCity } from '#games/blitz/board.ts';
import { afterUpdate, controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { covers, fieldOf } from '#games/blitz/ground/rules/field.ts';
import { isGround, isIrregular } from '#games/blitz/kinds.ts';
import { other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { centresOf } from '#games/blitz/economy/production/centres.ts';
import { depotHexes } from './depots.ts';
import { isSupplied, linesOf } from './ways.ts';

/**
 * M4.29, M10.14, M10.15: supply as it is once a unit has left its hex and stands in another. A source it alone held against an
 * enemy zone of control is lost (M10.6); a city or production centre it takes is won by that very act (M10.5).
 */

/** The city hexes next to each hex. */
const citiesBeside = memoize(({ cityHexes, grid }: Board): ReadonlyMap<Hex, readonly Hex[]> => {
  const found = new Map<Hex, Hex[]>();
  for (const city of cityHexes)
    for (const hex of neighboursOf(grid, city)) found.set(hex, [...(found.get(hex) ?? []), city]);
  return found;
});
const NO_CITIES: readonly Hex[] = [];

/** M10.6, M10.9: a hex in which a garrison may count. */
function isGarrison({ board }: World, state: State, unit: Unit, hex: Hex): boolean {
  return (
    isCity(board, hex) ||
    centresOf(state).some((one) => one.hex === hex) ||
    state.beachheads.some((one) => one.hex === hex || (board.beaches[one.beach] ?? []).includes(hex)) ||
    (state.airlifts ?? []).some((one) => one.hex === hex) ||
    (unit.nation !== undefined && depotHexes(state, unit.side, unit.nation).includes(hex))
  );
}

/** B10.3: can a unit that leaves or enters a hex change the control of a city next to it, or its use (M18.19)? */
function bearsOnCities(world: World, state: State, { side }: Unit, hex: Hex, enters: boolean): boolean {
  const { board } = world;
  const field = fieldOf(world, state);
  return (citiesBeside(board).get(hex) ?? NO_CITIES).some((city) => {
    const country = board.country[city];
    if (state.nations?.some((one) => one.country === country && one.operator === side)) return true;
    const foe = covers(field, other(side), city);
    return enters ? !foe && controllerOf(board, state.control, city) !== side : foe;
  });
}

const matters = (world: World, state: State, unit: Unit, hex: Hex, enters: boolean): boolean =>
  isGarrison(world, state, unit, hex) || bearsOnCities(world, state, unit, hex, enters);

/** Lists of units without some of them; the same ones give the same list, so that lines found for it are kept. */
const lessened = memoize((_units: State['units']) => new Map<string, State['units']>());

function without({ units }: State, gone: readonly UnitNo[]): State['units'] {
  const known = lessened(units);
  const key = gone.join();
  let found = known.get(key);
  if (!found) {
    found = units.map((unit, no) => (gone.includes(no) ? { ...unit, place: 'lost' } : unit));
    known.set(key, found);
  }
  return found;
}

/** M9.16, M9.17: production centres as they are once a side has entered a hex. */
function centresTaken(state: State, { side }: Unit, hex: Hex): State['centres'] {
  const { centres } = state;
  if (!centres?.some((one) => one.hex === hex && (one.side === side) === (one.captor !== undefined))) return centres;
  return centres.map((one) => {
    if (one.hex !== hex) return one;
    const { captor: _captor, ...rest } = one;
    return one.side === side ? rest : { ...rest, captor: side };
  });
}

const NOBODY: readonly UnitNo[] = [];

interface Answer {
  readonly state: State;
  readonly unit: Unit;
  readonly going: readonly UnitNo[];
  readonly supplied: (hex: Hex) => boolean;
}
const lastIn = memoize((_world: World): { answer: Answer | undefined } => ({ answer: undefined }));

const isSame = (one: State, two: State): boolean => {
  for (const key in two) if (one[key as keyof State] !== two[key as keyof State]) return false;
  return true;
};

/**
 * Hexes where a unit would be supplied once the units of `going` have left theirs. Hot path, called per hex: the last
 * answer is cached.
 */
export function suppliedOn(world: World, state: State, unit: Unit, going = NOBODY): (hex: Hex) => boolean {
  const last = lastIn(world);
  const { answer } = last;
  if (answer?.unit === unit && answer.going === going && isSame(answer.state, state)) return answer.supplied;
  // A state that is being written is another one the next time.
  const now = { ...state };
  const supplied = supplyAfter(world, now, unit, going);
  last.answer = { state: now, unit, going, supplied };
  return supplied;
}

function supplyAfter(world: World, state: State, unit: Unit, going: readonly UnitNo[]): (hex: Hex) => boolean {
  const no = state.units.findIndex(({ id }) => id === unit.id);
  const leaving = [...new Set([no, ...going])].filter((i) => {
    const one = state.units[i];
    return one?.place === 'map' && isGround(one) && matters(world, state, one, one.at, false);
  });
  const left = leaving.length === 0 ? state : { ...state, units: without(state, leaving) };
  // M6.5: what is carried does not profit from what ground units have just taken.
  const marches = unit.place === 'map';
  const before = marches ? afterUpdate(world, left) : left;
  const fedIn = (now: State, hex: Hex): boolean => isSupplied(linesOf(world, now, { ...unit, at: hex }), hex);
  return (hex) => {
    // M15.16: sanctuary.
    if (isIrregular(unit) && world.board.surface[hex] === 'neutral') return true;
    if (fedIn(before, hex)) return true;
    if (!isGround(unit) || !matters(world, left, unit, hex, true)) return false;
    const arrived: Unit = { ...unit, place: 'map', at: hex };
    const units = left.units.map((one, i) => (i === no ? arrived : one));
    const centres = centresTaken(state, unit, hex);
    const after = { ...left, units, ...(centres && { centres }) };
    const isNear = (city: Hex): boolean => distance(world.board.grid, city, hex) <= 1;
    return fedIn(afterUpdate(world, after, marches ? undefined : isNear), hex);
  };
}
