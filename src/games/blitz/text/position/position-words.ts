import { type BlitzFrame, MOVEMENT_STEPS, type Side } from '#games/blitz/types.ts';

/** The words a line of a position begins with, or says of a side. */

const setup = (side: Side): BlitzFrame => ({ at: 'setup', side, stage: 'all' });
const battles = (): BlitzFrame => ({ at: 'battles', attackers: [], hexes: [] });
const phaseAt = (at: 'weather' | 'supply' | 'movement' | 'declaration' | 'combat') => (): BlitzFrame => ({ at });

/** The lines that say who decides what. */
export const PHASES: Record<string, (side: Side) => BlitzFrame> = {
  'sets up': setup,
  // M80.1
  'chooses orders': (side) => ({ at: 'obChoice', side }),
  'to set up': setup,
  'sets up at sea': (side) => ({ at: 'setup', side, stage: 'atSea' }),
  'sets up minors': (side) => ({ at: 'setup', side, stage: 'minors' }),
  'sets up the rolled minor': (side) => ({ at: 'setup', side, stage: 'rolled' }),
  // M17.h.2
  'places by turns': (side) => ({ at: 'setup', side, stage: 'turns' }),
  'rolls weather': phaseAt('weather'),
  // M17.f.5
  'rolls activation': () => ({ at: 'activation' }),
  // M80.11
  begins: phaseAt('supply'),
  'lands aircraft': (side) => ({ at: 'landing', side }),
  moves: phaseAt('movement'),
  'to move': phaseAt('movement'),
  ...Object.fromEntries(MOVEMENT_STEPS.map((step) => [`moves: ${step}`, (): BlitzFrame => ({ at: 'movement', step })])),
  'moves again': () => ({ at: 'movement', impulse: 2 }),
  declares: phaseAt('declaration'),
  'to declare': phaseAt('declaration'),
  fights: phaseAt('combat'),
  'to fight': phaseAt('combat'),
  attacks: battles,
  bombards: () => ({ at: 'bombardment' }),
  // M80.30
  'places guerillas': (side) => ({ at: 'guerillas', side }),
  'to attack': battles,
};

/** Lines that name hexes. */
export const HEX_WORDS = new Set([
  'control',
  'since',
  'army',
  'minorArmy',
  'placement',
  'cut',
  'shut-rails',
  'cleared',
  'unguarded',
  'supply-flown',
  'orders',
  'ob',
  'muster',
]);

/** Phases in which nobody but the mover decides. */
export const MOVER_DECIDES: readonly BlitzFrame['at'][] = [
  'weather',
  'activation',
  'supply',
  'movement',
  'declaration',
  'combat',
  'battles',
  'bombardment',
];
