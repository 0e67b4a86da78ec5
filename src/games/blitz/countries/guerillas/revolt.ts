import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { isIrregular } from '#games/blitz/kinds.ts';
import type { Rising } from '#games/blitz/rule-sets.ts';
import { lastOfTurn } from '#games/blitz/turns.ts';
import { type BlitzEvent, other, type Side, SIDES, type State, type Unit, type Uprising } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M15.1 to M15.4, M15.20: who oppresses a country, who is its friend, and who rises in it. */

/** M17.g.3: the number of a country that is everything outside the oppressor's. */
export const EVERYWHERE = -1;

const NONE: readonly Uprising[] = [];

export const uprisingsOf = ({ uprisings }: Pick<State, 'uprisings'>): readonly Uprising[] => uprisings ?? NONE;

/** M15.1: the player at war with a minor; without M18 whoever violated it (M70.fallback). */
export function oppressorOf({ nations, minors }: Pick<State, 'nations' | 'minors'>, country: number): Side | undefined {
  const nation = nations?.find((one) => one.country === country);
  if (!nation) return minors.find((one) => one.country === country)?.violator;
  const [foe, both] = SIDES.filter((side) => nation[side] === 'atWar');
  return both ? undefined : foe;
}

export function friendOf(state: Pick<State, 'nations' | 'minors'>, country: number): Side | undefined {
  const foe = oppressorOf(state, country);
  return foe && other(foe);
}

/** M0.16: the cities of a country; by option each hex of them counts for itself. */
function citiesOf({ source, country: countries }: Board, country: number, byHex: boolean): readonly (readonly Hex[])[] {
  const all = source.cities.filter(({ hexes: [hex = -1] }) => countries[hex] === country).map(({ hexes }) => hexes);
  return byHex ? all.flat().map((hex) => [hex]) : all;
}

/** M0.16: every hex is the oppressor's; without M18 captured by him (M70.fallback). */
function hasFallen(board: Board, state: State, hexes: readonly Hex[], foe: Side): boolean {
  return hexes.every(
    (hex) =>
      controllerOf(board, state.control, hex) === foe && (state.nations !== undefined || state.captured.includes(hex)),
  );
}

/** The fallen cities of a country, each by its first hex, and how many there are in all. */
export function fallenIn(
  board: Board,
  state: State,
  country: number,
  byHex = false,
): { readonly fallen: readonly Hex[]; readonly all: number } {
  const foe = oppressorOf(state, country);
  const cities = citiesOf(board, country, byHex);
  const fallen = foe ? cities.filter((hexes) => hasFallen(board, state, hexes, foe)) : [];
  return { fallen: fallen.map(([hex]) => hex as Hex), all: cities.length };
}

/** M15.13: no city of it is fallen. */
export const isLiberated = (board: Board, state: State, country: number): boolean =>
  fallenIn(board, state, country).fallen.length === 0;

const isIn = ({ country }: Board, unit: Unit, of: number): boolean =>
  isIrregular(unit) && unit.place === 'map' && unit.homeland === of && country[unit.at] === of;

/** M15.20: guerillas of a country have appeared, and none of them is in it now. */
export function isPacified(board: Board, state: State, country: number): boolean {
  const begun = uprisingsOf(state).some((one) => one.country === country && one.begun);
  return begun && country !== EVERYWHERE && !state.units.some((unit) => isIn(board, unit, country));
}

/** M15.1: whose guerillas they are now; a country may change its friend (M17.c.5). */
export const sideOf = (state: State, { country, side }: Uprising): Side => friendOf(state, country) ?? side;

/** M15.4, M15.20: a side's guerillas that may enter now, each by the first hex of its city. */
export const waitingOf = (board: Board, state: State, side: Side): readonly Hex[] =>
  uprisingsOf(state)
    .filter((one) => sideOf(state, one) === side && !isPacified(board, state, one.country))
    .flatMap(({ waiting }) => waiting);

/** M17.g.4: the cities among which a side chooses those whose guerillas rise, and how many are left. */
export const choiceOf = (state: State, side: Side): Uprising['choice'] =>
  uprisingsOf(state).find((one) => one.choice && sideOf(state, one) === side)?.choice;

/** M15.3 */
export function risingsOf(world: World, state: State, byHex: boolean): Rising[] {
  const { board } = world;
  return board.source.countries.flatMap(({ role }, country): Rising[] => {
    const oppressor = role === 'minor' ? oppressorOf(state, country) : undefined;
    if (!oppressor || isPacified(board, state, country)) return [];
    if (!world.rules.uprisings.rises({ world, state, country, oppressor })) return [];
    return fallenIn(board, state, country, byHex).fallen.map((city) => ({ country, side: other(oppressor), city }));
  });
}

/** M80.30: what is raised at the end of a cycle turn. */
export function raise(world: World, state: State, emit: Emit<BlitzEvent>): void {
  const risings = world.rules.uprisings.risings({ world, state });
  const most = world.rules.uprisings.most;
  if (risings.length > 0) emit({ is: 'raised', risings, ...(risings.length > most ? { most } : {}) });
}

/** M80.30: has a side guerillas to place at the end of this turn? */
export function hasWaiting(who: (mover: Side) => Side) {
  return (world: World, state: State): boolean => {
    if (!lastOfTurn(world.terms, state)) return false;
    const side = who(state.mover);
    return waitingOf(world.board, state, side).length > 0 || choiceOf(state, side) !== undefined;
  };
}

/** M15.16: a hex of the neutral corner, or of a minor nobody has invaded. */
export function isSanctuary({ surface, country }: Board, { nations, minors }: State, hex: Hex): boolean {
  if (surface[hex] === 'neutral') return true;
  const of = country[hex] ?? -1;
  const nation = nations?.find((one) => one.country === of);
  if (nation) return nation.operator === undefined;
  return minors.some((one) => one.country === of && one.state === 'intact');
}
