import type { ModuleCard } from './card.ts';

/** M6: arrivals, flights, ships and marches come one after the other, in the order of the classes; the steps are in M80. */
export const classSequencing: ModuleCard = {
  rule: 'M6.0',
  answers: () => ({}),
};
