import { updateControl } from './automatic.ts';
import { plansAhead } from './cycles.ts';
import type { Phase } from './phase.ts';
import { bothChoose, hasMinors, hasThird, isCivil, isWar, minorsOnly, oppressedBy, withMajors } from './wars.ts';
import type { Options } from '#games/blitz/presets.ts';
import { firstOf } from '#games/blitz/turns.ts';
import { type BlitzFrame, other, type SetupStage, type Side } from '#games/blitz/types.ts';

const setsUp = (side: Side, stage: SetupStage) => (): BlitzFrame => ({ at: 'setup', side, stage });

/** M8.0 */
const byOrders = ({ M8 }: Options): keyof Options | undefined => (M8 ? 'M8' : undefined);

/** B80.1, B80.2; T80.1: Red At Sea, Blue all, Red the rest. */
export const SETUP: readonly Phase[] = [
  // M80.1
  { with: ['M8'], only: bothChoose, frame: () => ({ at: 'obChoice', side: 'blue' }), parts: ['obChoice'] },
  // M17.g.1: the oppressor takes any army; the guerillas have theirs.
  { with: ['M8'], only: oppressedBy('blue'), frame: () => ({ at: 'obChoice', side: 'blue', above: 0 }) },
  { with: ['M8'], only: oppressedBy('red'), frame: () => ({ at: 'obChoice', side: 'red', above: 0 }) },
  // M17.e.2: the second mover's alliance, then the first mover's, and nobody else.
  { with: ['M18'], only: minorsOnly, now: hasMinors('red'), frame: setsUp('red', 'minors') },
  { with: ['M18'], only: minorsOnly, now: hasMinors('blue'), frame: setsUp('blue', 'minors') },
  // M17.h.2: one after the other, whoever's turn it is.
  { only: isCivil, frame: setsUp('blue', 'turns'), parts: ['setup'] },
  // M17.f.3
  { only: hasThird, frame: (state) => ({ at: 'setup', side: other(state.first ?? 'red'), stage: 'all' }) },
  { only: hasThird, frame: (state) => ({ at: 'setup', side: state.first ?? 'red', stage: 'together' }) },
  // M80.2
  { with: ['M18'], only: withMajors, now: hasMinors('blue'), frame: setsUp('blue', 'minors') },
  { with: ['M18'], only: withMajors, now: hasMinors('red'), frame: setsUp('red', 'minors') },
  { with: ['M18'], only: withMajors, now: hasMinors('blue'), frame: setsUp('blue', 'rolled') },
  { with: ['M18'], only: withMajors, now: hasMinors('red'), frame: setsUp('red', 'rolled') },
  // M8.4: whoever moves first sets up last.
  { with: ['M8'], only: isWar, frame: (state) => ({ at: 'setup', side: other(state.first ?? 'blue'), stage: 'all' }) },
  { with: ['M8'], only: isWar, frame: (state) => ({ at: 'setup', side: state.first ?? 'blue', stage: 'all' }) },
  {
    with: ['tournament'],
    only: withMajors,
    dropped: ({ M8, M11 }) => (M8 ? 'M8' : M11 ? 'M11' : undefined),
    frame: setsUp('red', 'atSea'),
  },
  { only: withMajors, dropped: byOrders, frame: setsUp('blue', 'all') },
  { only: withMajors, dropped: byOrders, frame: setsUp('red', 'all') },
  // M80.5
  { with: ['M9'], now: plansAhead(() => 'blue'), frame: () => ({ at: 'plans', side: 'blue', stage: 'first' }) },
  { with: ['M9'], now: plansAhead(() => 'red'), frame: () => ({ at: 'plans', side: 'red', stage: 'first' }) },
  { does: updateControl },
  { does: (world, state, emit) => emit({ is: 'playerTurn', turn: state.turn, mover: firstOf(world.terms, state) }) },
];
