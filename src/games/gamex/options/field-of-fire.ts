import type { Module } from '#core/rulebook.ts';
import { type Hex, DIRECTIONS } from '#hex/hex.ts';
import { dialName } from '#games/gamex/board/sheet.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import type { Direction, State, Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import { code, refuse, msg, theHex } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';

/** X19.1: artillery but mortars. */
export const isFaced = (kind: Kind): boolean => kind.gun && kind.weapon !== 'M';

/** X19.2: on or between the two rows of hexes left and right of where it faces. */
export function inArc(world: World, from: Hex, facing: Direction, to: Hex): boolean {
  const { q, r } = world.board.grid;
  const [dq, dr] = [(q[to] as number) - (q[from] as number), (r[to] as number) - (r[from] as number)];
  const left = DIRECTIONS[(facing + 5) % 6] as { readonly q: number; readonly r: number };
  const right = DIRECTIONS[(facing + 1) % 6] as { readonly q: number; readonly r: number };
  const turn = left.q * right.r - left.r * right.q;
  const a = (dq * right.r - dr * right.q) / turn;
  const b = (left.q * dr - left.r * dq) / turn;
  return a >= 0 && b >= 0;
}

/** Facing towards most of the enemy, or towards most of the map. */
function usualFacing(world: World, state: State, unit: Unit, hex: Hex): Direction {
  const foes = state.units.flatMap(({ side, place, at }) => (side !== unit.side && place === 'map' ? [at] : []));
  const sought = foes.length > 0 ? foes : Array.from({ length: world.board.grid.size }, (_, at) => at);
  const seen = DIRECTIONS.map((_, facing) => sought.filter((at) => inArc(world, hex, facing, at)).length);
  return seen.indexOf(Math.max(...seen));
}

/** Field of fire (X19): guns face one way. */
export const fieldOfFire: Module<typeof QUESTIONS> = {
  id: 'fieldOfFire',
  layer: 'option',
  answers: {
    activations: () => ['face'],
    facing: ({ world, state, unit, hex }) =>
      isFaced(kindOf(world, unit)) ? usualFacing(world, state, unit, hex) : undefined,
    aim({ world, unit, hex }) {
      if (unit.facing === undefined || hex === unit.at || inArc(world, unit.at, unit.facing, hex)) return undefined;
      return refuse(
        'X19.2',
        msg`${theHex(world.board, hex)} lies outside the arc of ${unit}, which faces ${code(dialName(unit.facing))}`,
      );
    },
  },
};
