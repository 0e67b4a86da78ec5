import type { ModuleCard } from './card.ts';
import type { StackLimits } from '#games/blitz/world.ts';

/** M5.3; aircraft on city hexes as M70.fallback has it without M12. */
const LIMITS: StackLimits = {
  ground: { rule: 'M5.3', size: 12, counters: 3 },
  air: { rule: 'M5.3', size: 12, counters: 3 },
  ending: ['M5.3', 'M5.5', 'B8.2'],
  resting: ['M5.3', 'M5.5'],
};

/** M5: three counters of a class in a hex, or twelve factors, whichever allows more. */
export const classStacking: ModuleCard = {
  rule: 'M5.0',
  answers: () => ({ ground: { stacking: LIMITS, flak: 'own' } }),
};
