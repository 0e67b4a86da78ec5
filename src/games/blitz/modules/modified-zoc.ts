import { objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { hasTwoFactors } from '#games/blitz/kinds.ts';
import type { ZocRules } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';
import { zocStepFault } from '../ground/rules/zone-steps.ts';
import type { Lists } from '#games/blitz/rule-card.ts';

const ZOC: ZocRules = { stop: 'M3.4', between: zocStepFault };

/** M3.11: nothing is declared in advance. */
const SHUT: Lists = { declaration: ['declareBattle', 'declareCityAssault', 'undeclare'] };

/** M3: artillery has no zone of control, moves lead past zones that share nothing, attacks are voluntary. */
export const modifiedZoc: ModuleCard = {
  rule: 'M3.0',
  shuts: SHUT,
  answers: () => ({
    exertsZoc: (unit) => (hasTwoFactors(unit) ? objection('M3.2', msg`artillery has no zone of control`) : undefined),
    ground: { zocOver: 'land', zoc: ZOC, blockedBy: 'M3.7', mustAttack: () => false },
  }),
};
