import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import { nextOf } from '#games/blitz/turns.ts';
import { type BlitzEvent, other, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { baseAt } from './bases.ts';

/** M12.hd: an airbase: closed for a time, or destroyed with half of its aircraft. */
export function wreckBase(world: World, state: State, hex: Hex, result: 'H' | 'D', emit: Emit<BlitzEvent>): void {
  const side = other(state.mover);
  const base = baseAt(state, side, hex);
  if (base === undefined) return;
  if (result === 'H') return emit({ is: 'battered', units: [base], result, till: nextOf(world.terms, state, side) });
  emit({ is: 'eliminated', units: [base], rule: 'M12.hd' });
  if (parkedAt(state.units, side, hex).length > 0)
    emit({ is: 'push', frame: { at: 'evacuation', side, hex, half: true } });
}
