import type { Module } from '../../../core/rulebook.ts';
import { resolveBasic } from '../chapters/combat/battle.ts';
import { BASIC_ATTRITION, CITY_CAPTURE } from '../chapters/combat/tables.ts';
import { friendly } from '../chapters/countries/cities.ts';
import type { QUESTIONS } from '../questions.ts';
import { basicOutcome } from '../victory.ts';

/** The Basic Game's answers, on which every level stands. */
export const basic: Module<typeof QUESTIONS> = {
  id: 'basic',
  answers: {
    roadsNegateTerrain: () => true,
    controlInPassing: () => false,
    groundTable: () => BASIC_ATTRITION,
    captureTable: () => CITY_CAPTURE,
    // B5.2 ruling: "occupies" is read as "controls".
    holdsForVictory: ({ world, state, side, hex }) => friendly(world, state, side, hex),
    outcome: ({ world, state }) => basicOutcome(world, state),
    resolve: ({ world, state, battle, emit, dice }) => resolveBasic(world, state, battle, emit, dice),
  },
};
