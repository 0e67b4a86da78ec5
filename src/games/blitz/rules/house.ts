import { takeInPassing } from '../countries/rules/cities.ts';
import type { RuleCard } from '#games/blitz/rule-card.ts';
import { counterFault, type Printed, remnant } from '../combat/rules/counters.ts';
import { CITY_CAPTURE_MONOTONE } from '../combat/rules/tables.ts';
import { holds } from '../ground/rules/field.ts';

/** B0.2: house switches, all off by default. Each is a module of its own. */

/** B11.8: the literal stop and the literal ban, roads or not. */
export const strictTerrain: RuleCard = {
  id: 'strictTerrain',
  layer: 'optional',
  answers: { ground: { roadsOpen: [] } },
};

/** B10.5: a city passes to the mover as soon as he alone covers it on the way. */
export const passingControl: RuleCard = {
  id: 'passingControl',
  layer: 'optional',
  answers: { ground: { takeInPassing } },
};

/** B5.2: a ground unit on each enemy home city hex. */
export const strictOccupation: RuleCard = {
  id: 'strictOccupation',
  layer: 'optional',
  answers: { course: { holdsForVictory: ({ field, side, hex }) => holds(field, side, hex) } },
};

/** T22.capture: the stars the copy lacks. */
export const cityTableMonotone: RuleCard = {
  id: 'cityTableMonotone',
  layer: 'optional',
  answers: { combat: { captures: CITY_CAPTURE_MONOTONE } },
};

/** T2.3.7: no more substitutes than printed counters; without their numbers there is no limit. */
export const counterLimits = (printed: Printed | undefined): RuleCard => ({
  id: 'counterLimits',
  layer: 'optional',
  answers: printed
    ? {
        counters: ({ state, unit, sizes }) => counterFault(printed, state, unit, sizes),
        combat: { remnant: ({ state, unit, left }) => remnant(printed, state, unit, left) },
      }
    : {},
});
