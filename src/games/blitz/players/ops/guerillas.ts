import { distance } from '../../../../hex/grid.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { isRough } from '../../board.ts';
import { strengthsOf } from '../../chapters/combat/odds.ts';
import { fieldOf, stackSize } from '../../chapters/ground/field.ts';
import { isGround } from '../../kinds.ts';
import { cityHexesOf, openOf, placesOf } from '../../modules/guerillas/placing.ts';
import { refusersOf, waysOf } from '../../modules/guerillas/refusal.ts';
import { type Command, type FrameAt, other, type Side, type State, sizeOf, type Unit } from '../../types.ts';
import type { World } from '../../world.ts';
import { bestOf } from '../choices.ts';
import { TOO_STRONG } from '../plan/slipping.ts';

/** M15: where guerillas appear, and when they slip away. */

/** Enemy factors that stand so near that they can come at once. */
function threat({ board }: World, state: State, side: Side, hex: Hex): number {
  const NEAR = 3;
  return state.units.reduce(
    (sum, unit) =>
      unit.side !== side && unit.place === 'map' && isGround(unit) && distance(board.grid, unit.at, hex) <= NEAR
        ? sum + sizeOf(unit)
        : sum,
    0,
  );
}

/** Hard ground, few enemies about, near the city it is to take back, beside others of its kind. */
function shelter(world: World, state: State, side: Side, city: Hex, hex: Hex): number {
  const { board } = world;
  const way = Math.min(...cityHexesOf(board, city).map((one) => distance(board.grid, one, hex)));
  const company = stackSize(fieldOf(world, state), side, hex);
  return (isRough(board, hex) ? 2 : 0) - threat(world, state, side, hex) / 6 - way / 2 + Math.min(company, 3) / 2;
}

/** M80.30: everybody comes who can, where he is safest. */
export function chooseUprising(world: World, state: State, frame: FrameAt<'guerillas'>): Command {
  for (const city of openOf(world, state, frame)) {
    const hex = bestOf(placesOf(world, state, frame, city), (one) => shelter(world, state, frame.side, city, one));
    if (hex !== undefined) return { do: 'placeGuerilla', hex, city };
  }
  return { do: 'delay' };
}

/** M15.8: from a battle that goes badly they slip away, to where the enemy is farthest. */
export function chooseRefusal(world: World, state: State, { battle }: FrameAt<'refusal'>): Command {
  const { attackTotal, defenceTotal } = strengthsOf(world, state, battle.attackers, battle.hexes, [], battle.support);
  const [unit] = attackTotal >= TOO_STRONG * defenceTotal ? refusersOf(world, state, battle) : [];
  if (unit === undefined) return { do: 'stand' };
  const one = state.units[unit] as Unit;
  const side = other(state.mover);
  const hex = bestOf(
    waysOf(world, state, one),
    (to) => (isRough(world.board, to) ? 2 : 0) - threat(world, state, side, to),
  );
  return hex === undefined ? { do: 'stand' } : { do: 'refuse', unit, hex };
}
