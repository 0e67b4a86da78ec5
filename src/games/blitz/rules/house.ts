import type { Module } from '#core/rulebook.ts';
import { counterFault, type Printed, remnant } from '../chapters/combat/counters.ts';
import { CITY_CAPTURE_MONOTONE } from '../chapters/combat/tables.ts';
import { holds } from '../chapters/ground/field.ts';
import type { QUESTIONS } from '../questions.ts';

/** B0.2: house switches, all off by default. Each is a module of its own. */

/** B11.8: the literal stop and the literal ban, roads or not. */
export const strictTerrain: Module<typeof QUESTIONS> = {
  id: 'strictTerrain',
  layer: 'optional',
  answers: { roadsNegateTerrain: () => false },
};

/** B10.5: a city passes to the mover as soon as he alone covers it on the way. */
export const passingControl: Module<typeof QUESTIONS> = {
  id: 'passingControl',
  layer: 'optional',
  answers: { controlInPassing: () => true },
};

/** B5.2: a ground unit on each enemy home city hex. */
export const strictOccupation: Module<typeof QUESTIONS> = {
  id: 'strictOccupation',
  layer: 'optional',
  answers: { holdsForVictory: ({ field, side, hex }) => holds(field, side, hex) },
};

/** T22.capture: the stars the copy lacks. */
export const cityTableMonotone: Module<typeof QUESTIONS> = {
  id: 'cityTableMonotone',
  layer: 'optional',
  answers: { captureTable: () => CITY_CAPTURE_MONOTONE },
};

/** T2.3.7: no more substitutes than printed counters; without their numbers there is no limit. */
export const counterLimits = (printed: Printed | undefined): Module<typeof QUESTIONS> => ({
  id: 'counterLimits',
  layer: 'optional',
  answers: printed
    ? {
        counters: ({ state, unit, sizes }) => counterFault(printed, state, unit, sizes),
        remnant: ({ state, unit, left }) => remnant(printed, state, unit, left),
      }
    : {},
});
