/** What of the Supplemental and Optional rules a player makes use of; one may go without, to show what each is worth. */
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
