import type { Module } from '../../core/rulebook.ts';
import { times } from '../../core/terms.ts';
import type { Board } from '../board.ts';
import { controllerOf, covers } from '../cities.ts';
import type { QUESTIONS } from '../questions.ts';
import { other } from '../types.ts';

/** The Basic Game's answers, on which every level stands. */
export const basic = (board: Board): Module<typeof QUESTIONS> => ({
  id: 'basic',
  answers: {
    roadsNegateTerrain: () => true,
    controlInPassing: () => false,
    // B5.2 ruling: "occupies" is read as "controls".
    holdsForVictory: ({ state, field, side, hex }) =>
      controllerOf(board, state.control, hex) === side && !covers(field, other(side), hex),
    /** B19.8: city and mountain double whatever the attackers stand on, rivers only what comes across them. */
    defence({ hex, from }) {
      if (board.city[hex] !== -1) return [times('B19.8', 'city', 2)];
      if (board.mountain[hex] === 1) return [times('B19.8', 'mountain', 2)];
      const own = board.rivers[hex] ?? 0;
      const across = from.length > 0 && from.every((hexOf) => acrossRiver(board.rivers[hexOf] ?? 0, own));
      return across ? [times('B19.8', 'attacked across a river', 2)] : [];
    },
  },
});

/** B19.8 case 2: the attacker's hex is a river hex and shares no river with the defender's. */
const acrossRiver = (attacker: number, defender: number): boolean => attacker !== 0 && (attacker & defender) === 0;
