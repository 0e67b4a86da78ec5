/** Uses a player makes of Supplemental and Optional rules; one can be switched off to measure its worth. */
export const USES = [
  'engineers',
  'landings',
  'drops',
  'stress',
  'bailOut',
  'quickTime',
  'riders',
  'banzai',
  'mobileFire',
  'facing',
  'smoke',
  'interdiction',
  'command',
  'cards',
] as const;
export type Use = (typeof USES)[number];
