import { inSecondImpulse } from '#games/blitz/turns.ts';
import type { ZocRules } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';

/** M1.4, M1.5: zones of control stop nobody; a step out of one costs two points, by road too. */
const ZOC: ZocRules = { leaving: 6, between: () => undefined };

/** M1: every unit moves twice, before combat and after it, and zones of control only slow it. */
export const fluidImpulse: ModuleCard = {
  rule: 'M1.0',
  answers: () => ({
    // M1.11
    ground: { zoc: ZOC, mustAttack: (state) => !inSecondImpulse(state) },
  }),
};
