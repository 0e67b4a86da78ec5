import { type Objection, objection } from '../../../../core/objection.ts';
import type { Module } from '../../../../core/rulebook.ts';
import { adjacent, nameOf } from '../../../../hex/grid.ts';
import type { Board } from '../../board.ts';
import type { QUESTIONS } from '../../questions.ts';
import type { State, Unit } from '../../types.ts';

/** O23.5: what a nuclear strike leaves behind. */
export const nuclear = (board: Board): Module<typeof QUESTIONS> => ({
  id: 'nuclear',
  answers: {
    enter({ state, side, hex, way, unit }) {
      if (way === 'advance' && unit && isStunned(state, unit)) return stunned(unit);
      const where = nameOf(board.grid, hex);
      if (state.closed.some((closure) => closure.hex === hex))
        return objection('O23.5.9', `${where} is closed after a nuclear strike`);
      if ((way !== 'advance' && way !== 'retreat') || side !== state.mover || state.struck === undefined)
        return undefined;
      if (state.struck !== hex && !adjacent(board.grid, state.struck, hex)) return undefined;
      return objection('O23.5.5', `${where} is next to the target of ${side}'s nuclear strike`);
    },
    leave: ({ state, unit }) => (isStunned(state, unit) ? stunned(unit) : undefined),
  },
});

/** O23.5.8: through the end of its owner's next player turn. */
function isStunned(state: State, { stunnedTill, side }: Unit): boolean {
  if (stunnedTill === undefined || stunnedTill < state.turn) return false;
  const over = stunnedTill === state.turn && side === 'blue' && state.mover === 'red';
  return !over;
}

const stunned = (unit: Unit): Objection =>
  objection('O23.5.8', `${unit.id} may not move before its owner's turn ${unit.stunnedTill ?? 0} is over`);
