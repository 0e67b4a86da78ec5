import type { MovementStep, Side, State, UnitNo } from './types.ts';
import type { Terms } from './world.ts';

/** B4.1, B4.6, M0.5: a turn is the first side's player turn, then the other's. */

type Clock = Pick<State, 'turn' | 'mover' | 'first'>;

/** M8.4: who moves first; decided in play with orders of battle. */
export const firstOf = ({ first }: Terms, state: Pick<State, 'first'>): Side => state.first ?? first;

/** The last turn in which a player turn of this side has begun; 0 before its first one. */
export const begunBy = (terms: Terms, state: Clock, side: Side): number => {
  const first = firstOf(terms, state);
  return side === first || state.mover !== first ? state.turn : state.turn - 1;
};

/** The turn of a side's next player turn, after the one that is being played. */
export const nextOf = (terms: Terms, state: Clock, side: Side): number =>
  side === firstOf(terms, state) || side === state.mover ? state.turn + 1 : state.turn;

/** Is this the second player turn of the turn? */
export const lastOfTurn = (terms: Terms, state: Clock): boolean => state.mover !== firstOf(terms, state);

/** M1.2: is this the second impulse of the player turn? */
export const inSecondImpulse = ({ frames: [phase] }: Pick<State, 'frames'>): boolean =>
  phase?.at === 'movement' && phase.impulse === 2;

/** M6.1: the step of movement that is being played. */
export const stepIn = ({ frames: [phase] }: Pick<State, 'frames'>): MovementStep | undefined =>
  phase?.at === 'movement' ? phase.step : undefined;

/** May be done now what belongs to a step: in it, or at any time where movement has none. */
export const isOpenStep = (state: Pick<State, 'frames'>, step: MovementStep): boolean =>
  (stepIn(state) ?? step) === step;

/** M3.9: who has attacked in this player turn, where battles are declared one by one. */
export const attackedIn = ({ frames }: Pick<State, 'frames'>): readonly UnitNo[] =>
  frames.flatMap((frame) => (frame.at === 'battles' ? frame.attackers : []));

/** M6.5: do ground units move while aircraft may still fly and ships sail? */
export const inAnyOrder = (state: Pick<State, 'frames'>): boolean =>
  state.frames[0]?.at === 'movement' && !inSecondImpulse(state) && stepIn(state) === undefined;

/** M1.12, M6.0: what comes by ship has come before. */
export const shipsHaveLanded = (state: Pick<State, 'frames'>): boolean =>
  inSecondImpulse(state) || stepIn(state) === 'land';

/** M80.18: does the mover move his units, or do inferior fleets withdraw between the steps in which he does? */
export const isMoving = ({ frames: [phase] }: Pick<State, 'frames'>): boolean =>
  phase?.at === 'movement' || (phase?.at === 'inferior' && phase.stage === 'engaged');
