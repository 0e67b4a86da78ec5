/** Uses a player makes of the rules and of its arms; one can be switched off to measure its worth. */
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
  /** Attack when behind, carriers behind the fighters. */
  'drive',
] as const;
export type Use = (typeof USES)[number];
