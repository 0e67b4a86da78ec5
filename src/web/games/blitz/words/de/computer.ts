import type { Like } from '#web/text/word-types.ts';
import type { computer as en } from '../en/computer.ts';

export const computer: Like<typeof en> = {
  gainRisk: (gain, risk) => `Gewinn ${gain}, Wagnis ${risk}`,
  chanceBar: (result, sixths) => `${result}: ${sixths} von 6`,
};
