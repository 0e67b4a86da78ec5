import type { RuleCard } from '#games/blitz/rule-card.ts';

/** O21, O23: what these switches open; the phases they insert are in sequence.ts. */

/** O23.0 */
export const fighters: RuleCard = {
  id: 'fighters',
  layer: 'optional',
  opens: { missions: ['escort'] },
  answers: {},
};

/** O23.4 */
export const interdiction: RuleCard = {
  id: 'interdiction',
  layer: 'optional',
  opens: { missions: ['interdiction'] },
  answers: {},
};

/** O23.7 */
export const seaAir: RuleCard = {
  id: 'seaAir',
  layer: 'optional',
  opens: { movement: ['aircraftToSea'] },
  answers: {},
};

/** O21.1 */
export const supplyRoutes: RuleCard = {
  id: 'supplyRoutes',
  layer: 'optional',
  answers: { supply: { routes: 'beaches', beachheads: 'O21.1.2' } },
};
