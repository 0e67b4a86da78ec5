import { piecesOf, type Prints } from '#games/blitz/desk/pieces.ts';
import { numbersOf } from '#games/blitz/desk/units.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import { isGround, isShip, STACK_LIMIT } from '#games/blitz/kinds.ts';
import type { Piece } from '#table/desk.ts';
import type { CountersModel } from '#table/board-model.ts';
import { countersOf } from '#web/table/map/show-counters.ts';
import { inKinds } from './phrases/in-kinds.ts';
import { w } from './words/words.ts';

type Units = Pick<State, 'units'>;

export const unitsOf = (state: Units | undefined, pieces: readonly Piece[]): Unit[] =>
  state
    ? numbersOf(
        state,
        pieces.map(({ id }) => id),
      ).map((no) => state.units[no] as Unit)
    : [];

const sum = (units: readonly Unit[], key: 'af' | 'df'): number => units.reduce((total, unit) => total + unit[key], 0);

/** M11.9: whoever is on board a ship stands in no hex. */
const ashore = (units: readonly Unit[]): Unit[] =>
  units.filter((unit) => isGround(unit) && (unit.place !== 'aboard' || !units.some(isShip)));

/** B8.1: only troops count; aircraft by themselves, or units At Sea, have no limit. */
export function stackedWords(state: Units | undefined, pieces: readonly Piece[]): { total: string; caption: string } {
  const units = unitsOf(state, pieces);
  const ships = units.filter(isShip);
  const troops = ashore(units);
  if (ships.length > 0 && troops.length === 0) return { total: String(ships.length), caption: inKinds(ships) };
  const counted = troops.length > 0 ? troops : units;
  const size = sum(counted, 'df');
  // M5.3: three counters may hold more; then nothing is said of room.
  const limited = pieces[0]?.box === undefined && troops.length > 0 && size <= STACK_LIMIT;
  const room = limited ? STACK_LIMIT - size : undefined;
  return { total: String(size), caption: w.stackCaption(sum(counted, 'af'), size, room) };
}

/** Sums of a stack, for stacking or fighting. */
export function stackSums(state: Units | undefined, pieces: readonly Piece[]): string {
  const units = unitsOf(state, pieces);
  const troops = ashore(units);
  if (troops.length === 0) return inKinds(units.filter(isShip));
  const [af, df] = [sum(troops, 'af'), sum(troops, 'df')];
  if (df > STACK_LIMIT) return `${w.attackSum(af)} · ${w.defenceSum(df)}`;
  return `${w.ofTwelve(df)} · ${w.attackSum(af)} · ${w.defenceSum(df)}`;
}

/** The counters of a position nobody plays: a picture, or a diagram. */
export const countersIn = (state: Pick<State, 'units' | 'battles'>, prints: Prints = new Map()): CountersModel =>
  countersOf(
    piecesOf(state, 'none', () => false, prints),
    new Set(),
    (pieces) => stackedWords(state, pieces),
  );
