import type { Objection } from '#core/objection.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { State } from '#games/gamex/types.ts';
import { kindOf, openMineAt } from '#games/gamex/units.ts';
import { refuse, msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import type { Pace } from '../move/price.ts';

/** A Flail at work (X9.3b): half its allowance, and a mine is gone. */

/** Hex the step clears of a mine: the hex entered, else the hex left if the activation began there. */
export function beaten(state: State, { from, began }: Pick<Pace, 'from' | 'began'>, to: Hex): Hex | undefined {
  if (openMineAt(state, to)) return to;
  return from !== NOWHERE && from === began && openMineAt(state, from) ? from : undefined;
}

export function flailFault(world: World, state: State, pace: Pace, to: Hex): Objection | undefined {
  const { unit } = pace;
  const kind = kindOf(world, unit);
  if (!kind.flail) return refuse('X9.3a', msg`${unit} is no Flail`);
  if (beaten(state, pace, to) === undefined)
    return refuse('X9.3b', msg`there is no open mine to clear on this step of ${unit}`);
  return pace.left < kind.mp ? refuse('X9.3b', msg`${unit} has spent more than half its movement points`) : undefined;
}
