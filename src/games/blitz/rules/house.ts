import type { Module } from '../../../core/rulebook.ts';
import { CITY_CAPTURE_MONOTONE } from '../chapters/combat/tables.ts';
import { holds } from '../chapters/ground/field.ts';
import type { QUESTIONS } from '../questions.ts';

/** B0.2: house switches, all off by default. Each is a module of its own. */

/** B11.8: the literal stop and the literal ban, roads or not. */
export const strictTerrain: Module<typeof QUESTIONS> = {
  id: 'strictTerrain',
  answers: { roadsNegateTerrain: () => false },
};

/** B10.5: a city passes to the mover as soon as he alone covers it on the way. */
export const passingControl: Module<typeof QUESTIONS> = {
  id: 'passingControl',
  answers: { controlInPassing: () => true },
};

/** B5.2: a ground unit on each enemy home city hex. */
export const strictOccupation: Module<typeof QUESTIONS> = {
  id: 'strictOccupation',
  answers: { holdsForVictory: ({ field, side, hex }) => holds(field, side, hex) },
};

/** T22.capture: the stars the copy lacks. */
export const cityTableMonotone: Module<typeof QUESTIONS> = {
  id: 'cityTableMonotone',
  answers: { captureTable: () => CITY_CAPTURE_MONOTONE },
};
