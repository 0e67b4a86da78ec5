import type { Module } from '#core/rulebook.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';

/** Answers where no option says otherwise. */
export const standard: Module<typeof QUESTIONS> = {
  id: 'standard',
  layer: 'standard',
  answers: {
    facing: () => undefined,
  },
};
