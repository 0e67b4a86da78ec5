import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFighter, isFlak, isLifter, type UnitType } from '#games/blitz/kinds.ts';
import { callable } from '#games/blitz/air/airbases/interception.ts';
import { fighterLosses, fighterOdds } from '#games/blitz/air/airbases/tables.ts';
import { flakColumn, flakLosses } from '#games/blitz/air/flak/flak-table.ts';
import { flakFactors } from '#games/blitz/air/flak/volleys.ts';
import { other, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M12.25, M13.5: what a flight may be expected to lose on its way, in factors, and what they are worth. */

const FACES = [1, 2, 3, 4, 5, 6] as const;
const mean = (of: (die: number) => number): number => FACES.reduce<number>((sum, die) => sum + of(die), 0) / 6;

/** Worth of a factor against infantry: expensive to build (M9.cost), but useful only in the air. */
const PRICE: Partial<Record<UnitType, number>> = { SAC: 2, MDM: 1.6, TAC: 1, FTR: 0.8, MAC: 1.2 };
/** M12.30: what is on board a transport. */
const LOAD = 4;

export const priceOf = ({ type }: Pick<Unit, 'type'>): number => PRICE[type] ?? 1;

export const factorsIn = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

/** Cost of the first factors lost by a flight: fighters die first in air combat, bombers in flak. */
export function priceOfLoss(
  state: State,
  units: readonly UnitNo[],
  lost: number,
  first: 'fighters' | 'bombers',
  laden = false,
): number {
  const rank = (unit: Unit): number => {
    const fighter = isFighter(unit) ? 2 : isLifter(unit) ? 1 : 0;
    return first === 'fighters' ? 2 - fighter : fighter;
  };
  const all = units.map((no) => state.units[no] as Unit).sort((a, b) => rank(a) - rank(b));
  let left = lost;
  let price = 0;
  for (const unit of all) {
    const part = Math.min(left, sizeOf(unit));
    price += part * (priceOf(unit) + (laden && isLifter(unit) ? LOAD : 0));
    left -= part;
  }
  return price;
}

/** M12.fcrt: factors lost on both sides, on the average. */
export function combatMean(interceptors: number, flight: number): { readonly own: number; readonly flight: number } {
  if (interceptors === 0 || flight === 0) return { own: 0, flight: 0 };
  const odds = fighterOdds(interceptors, flight);
  return {
    own: mean((die) => Math.min(fighterLosses(odds, die).interceptors, interceptors)),
    flight: mean((die) => Math.min(fighterLosses(odds, die).flight, flight)),
  };
}

/** M13.fdt: factors lost to a volley, on the average. */
export function volleyMean(factors: number): number {
  const column = flakColumn(factors);
  return column === undefined ? 0 : mean((die) => flakLosses(column, die));
}

/** The flak of the mover's enemy that can still fire, and where it reaches. */
export function flakZones(world: World, state: State): (hexes: readonly Hex[]) => number {
  // M11.tf g: that of ships covers their own fleet only.
  const guns = world.rules
    .flak({ world, state, side: other(state.mover) })
    .filter((no) => isFlak(state.units[no] as Unit));
  if (guns.length === 0) return () => 0;
  const { grid } = world.board;
  return (hexes) => {
    const near = guns.filter((no) => hexes.some((hex) => distance(grid, (state.units[no] as Unit).at, hex) <= 1));
    return near.length === 0 ? 0 : flakFactors(world, state, near);
  };
}

/** Factors of enemy fighters that can meet a flight of the mover's over a hex. */
export const meetersOver = (world: World, state: State, hex: Hex): number =>
  factorsIn(state, callable(world, state, { hex, sorties: [] }, hex));

/** Expected cost of a flight over these hexes to the last of them. */
export function tollOf(
  world: World,
  state: State,
  units: readonly UnitNo[],
  ways: readonly (readonly Hex[])[],
  hex: Hex,
  zones: (hexes: readonly Hex[]) => number,
): { readonly lost: number; readonly price: number } {
  const flight = factorsIn(state, units);
  const shot = Math.min(volleyMean(zones([...ways.flat(), hex])), flight);
  const fought = combatMean(meetersOver(world, state, hex), flight).flight;
  const laden = units.some((no) => isLifter(state.units[no] as Unit));
  const price =
    priceOfLoss(state, units, shot, 'bombers', laden) + priceOfLoss(state, units, fought, 'fighters', laden);
  return { lost: Math.min(shot + fought, flight), price };
}
