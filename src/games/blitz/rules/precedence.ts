import type { Precedence } from '../../../core/rulebook.ts';
import type { QUESTIONS } from '../questions.ts';

/** Where two modules in play decide one question: who wins, and by which rule. */
export const PRECEDENCE: Precedence<typeof QUESTIONS> = {
  roadsNegateTerrain: { order: ['strictTerrain', 'basic'], rule: 'B11.8' },
  controlInPassing: { order: ['passingControl', 'basic'], rule: 'B10.5' },
  holdsForVictory: { order: ['strictOccupation', 'basic'], rule: 'B5.2' },
  captureTable: { order: ['cityTableMonotone', 'basic'], rule: 'T22.capture' },
  // T0.1: the Tournament table, advances and victory conditions replace the Basic ones.
  outcome: { order: ['tournament', 'basic'], rule: 'T0.1' },
  groundTable: { order: ['tournament', 'basic'], rule: 'T0.1' },
  resolve: { order: ['tournament', 'basic'], rule: 'T0.1' },
};
