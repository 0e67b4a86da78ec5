import type { Module } from '#core/rulebook.ts';
import { times } from '#core/terms.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import { HALF } from '#games/gamex/ratio.ts';
import { kindOf } from '#games/gamex/units.ts';
import { msg } from '#games/gamex/words.ts';

/** Quick-time (X15): a point more for infantry on open ground; the steps are priced with all others. */
export const quickTime: Module<typeof QUESTIONS> = {
  id: 'quickTime',
  layer: 'option',
  answers: {
    gaits({ world, unit }) {
      const { infantry, mg, moveClass } = kindOf(world, unit);
      return infantry && !mg && moveClass === 'foot' ? ['quick'] : [];
    },
    // X15.2
    defence({ state, plan, unit }) {
      if (plan.mode !== 'opFire') return [];
      const runs = state.frames.some(
        (frame) => frame.at === 'walk' && frame.walk.unit === unit.id && frame.walk.gait === 'quick',
      );
      return runs ? [times('X15.2', msg`at quick-time`, HALF)] : [];
    },
  },
};
