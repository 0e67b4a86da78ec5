import type { Module } from '#core/rulebook.ts';
import { times } from '#core/terms.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import { HALF } from '#games/gamex/ratio.ts';
import { goodOrder, kindOf } from '#games/gamex/units.ts';
import { msg } from '#games/gamex/words.ts';

/** Mobile fire (X18): half a move, and fire with half the strength whenever in the turn it is wanted. */
export const mobileFire: Module<typeof QUESTIONS> = {
  id: 'mobileFire',
  layer: 'option',
  answers: {
    gaits({ world, unit }) {
      const { vehicle, turreted, as } = kindOf(world, unit);
      return vehicle && turreted && as > 0 && goodOrder(unit) ? ['mobile'] : [];
    },
    firers: ({ state, side }) =>
      state.units.filter((unit) => unit.side === side && unit.marker === 'mobileFire' && unit.place === 'map'),
    strength: ({ unit }) => (unit.marker === 'mobileFire' ? [times('X18.4', msg`mobile fire`, HALF)] : []),
  },
};
