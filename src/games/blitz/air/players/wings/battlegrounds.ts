import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { attackFactor } from '#games/blitz/combat/rules/odds.ts';
import { fieldOf, hexesOf, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { other, type Side, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { citiesRound, doubled } from '#games/blitz/players/plan/survey.ts';

/** M12.29: where the army is likely to attack, now and in its next turns: that is where aircraft are wanted. */

export interface Battleground {
  readonly hex: Hex;
  /** Weight by likelihood and value of the battle. */
  readonly weight: number;
}

/** Distance from which units may attack in their next turn. */
const MARCH = 4;
const CITY = 1;

const known = new WeakMap<State['units'], Map<Side, readonly Battleground[]>>();

/** Enemy hexes by how likely they are attacked: those we outnumber, cities above all. */
export function battlegrounds(world: World, state: State, side: Side): readonly Battleground[] {
  const sides = known.get(state.units) ?? new Map<Side, readonly Battleground[]>();
  known.set(state.units, sides);
  let found = sides.get(side);
  if (!found) {
    found = findBattlegrounds(world, state, side);
    sides.set(side, found);
  }
  return found;
}

function findBattlegrounds(world: World, state: State, side: Side): readonly Battleground[] {
  const { grid } = world.board;
  const field = fieldOf(world, state);
  const own = hexesOf(field, side).map((hex) => ({
    hex,
    attack: stackAt(field, side, hex).reduce((sum, no) => sum + attackFactor(world, state, state.units[no] as Unit), 0),
  }));
  return hexesOf(field, other(side)).flatMap((hex) => {
    const attack = own.reduce((sum, one) => (distance(grid, one.hex, hex) <= MARCH ? sum + one.attack : sum), 0);
    if (attack === 0) return [];
    const defence = stackSize(field, other(side), hex) * (doubled(world, hex) ? 2 : 1);
    const weight = (attack / (attack + 2 * defence)) * (1 + CITY * citiesRound(world, hex).length);
    return [{ hex, weight }];
  });
}

/** Total weight within range of a base. */
export const weightWithin = ({ board }: World, grounds: readonly Battleground[], base: Hex, range: number): number =>
  grounds.reduce((sum, { hex, weight }) => (distance(board.grid, hex, base) <= range ? sum + weight : sum), 0);
