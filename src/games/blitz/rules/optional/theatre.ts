import type { Module } from '#core/rulebook.ts';
import type { QUESTIONS } from '#games/blitz/questions.ts';

/** O21, O23: what these switches open; the phases they insert are in sequence.ts. */

/** O23.0 */
export const fighters: Module<typeof QUESTIONS> = {
  id: 'fighters',
  layer: 'optional',
  answers: { missions: () => ['escort'] },
};

/** O23.4 */
export const interdiction: Module<typeof QUESTIONS> = {
  id: 'interdiction',
  layer: 'optional',
  answers: { missions: () => ['interdiction'] },
};

/** O23.7 */
export const seaAir: Module<typeof QUESTIONS> = {
  id: 'seaAir',
  layer: 'optional',
  answers: { verbs: (phase) => (phase === 'movement' ? ['aircraftToSea'] : []) },
};

/** O21.1 */
export const supplyRoutes: Module<typeof QUESTIONS> = {
  id: 'supplyRoutes',
  layer: 'optional',
  answers: { beachSupply: () => true, keepsBeachheads: () => true },
};
