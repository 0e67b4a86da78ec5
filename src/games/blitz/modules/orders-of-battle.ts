import type { ModuleCard } from './card.ts';
import { chosenOf } from './options.ts';
import type { Lists } from '#games/blitz/rule-card.ts';

const OPTIONS = {
  // M17.f.2, M17.g.1: there they are agreed on, or only one side has any.
  obChoice: { rule: 'M8.1', values: ['agree', 'method1', 'method2'], wars: ['', 'A', 'B', 'C', 'D', 'H'] },
  // M8.5: the other wars name their own first mover.
  firstMover: { rule: 'M8.5', values: ['ob', 'scenario'], wars: ['', 'A', 'B', 'C', 'D'] },
} as const;

/** M8.0, M8.8: nobody is held back and nobody begins At Sea; nothing arrives later and nothing is replaced. */
const SHUT: Lists = {
  setup: ['holdBack', 'placeAtSea'],
  movement: ['placeReinforcement', 'placeReplacement'],
};

/** M8: each side takes one of the orders of battle; whose number is lower moves first and sets up last. */
export const ordersOfBattle: ModuleCard = {
  rule: 'M8.0',
  musters: true,
  options: OPTIONS,
  // M8.8: ships, loaded or not, may begin in home sea zones.
  shuts: ({ modules }) => (modules.includes('M11') ? { ...SHUT, setup: ['holdBack'] } : SHUT),
  answers(source) {
    const { obChoice, firstMover } = chosenOf(OPTIONS, source);
    return { course: { placing: 'M8.8', obChoice: { way: obChoice, lowerFirst: firstMover === 'ob' } } };
  },
};
