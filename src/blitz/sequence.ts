import type { Emit } from '../core/play.ts';
import { controlUpdate } from './cities.ts';
import { type BlitzEvent, other, type State } from './types.ts';
import { outcomeAtEnd, streaksAfter } from './victory.ts';
import type { World } from './world.ts';

/** The turn, whole: B4, B80. Each function takes play from one phase to the next. */

type Tell = Emit<BlitzEvent>;

/** B10.5 */
function updateControl(world: World, state: State, emit: Tell): void {
  const changes = controlUpdate(world, state);
  if (changes.length > 0) emit({ is: 'control', changes });
}

/** B80.2: after set-up the game begins with Blue's turn 1. */
export function beginGame(world: World, state: State, emit: Tell): void {
  updateControl(world, state, emit);
  emit({ is: 'playerTurn', turn: state.turn, mover: 'blue' });
  emit({ is: 'turnTo', frame: { at: 'movement' } });
}

/** B80.3 to B80.4 */
export function beginDeclaration(world: World, state: State, emit: Tell): void {
  updateControl(world, state, emit);
  emit({ is: 'turnTo', frame: { at: 'declaration' } });
}

/** B80.4 to B80.6: what is given up dies when combat begins (B80.5). */
export function beginCombat(_world: World, state: State, emit: Tell): void {
  emit({ is: 'committed' });
  if (state.doomed.length > 0) emit({ is: 'eliminated', units: state.doomed, rule: 'B7.a11' });
  emit({ is: 'turnTo', frame: { at: 'combat' } });
}

/** B80.6 to B80.7, and on to the next player turn (B4.6). */
export function endPlayerTurn(world: World, state: State, emit: Tell): void {
  emit({ is: 'combatEnded' });
  // B10.5 asks for an update at the end of combat and of the player turn; in the Basic Game nothing lies between.
  updateControl(world, state, emit);
  const streak = streaksAfter(world, state);
  if (streak.blue !== state.streak.blue || streak.red !== state.streak.red) emit({ is: 'streak', ...streak });
  const outcome = outcomeAtEnd(world, state);
  if (outcome) return emit({ is: 'over', outcome });
  const mover = other(state.mover);
  emit({ is: 'playerTurn', turn: mover === 'blue' ? state.turn + 1 : state.turn, mover });
  emit({ is: 'turnTo', frame: { at: 'movement' } });
}
