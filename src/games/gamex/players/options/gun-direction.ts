import { turnsOf } from '#games/gamex/options/gun-direction.ts';
import { activationsOf } from '#games/gamex/turn/activations.ts';
import type { Unit } from '#games/gamex/types.ts';
import { goodOrder, inactive } from '#games/gamex/units.ts';
import { msg, theHex } from '#games/gamex/words.ts';
import type { Idea } from '../idea.ts';
import { type Outlook, reachOut } from '../outlook.ts';

/** Guns that face the wrong way are turned (X19.3): they fire next turn. */

const NEXT = 0.35;
const IDLE = 0.1;

export function faceIdeas(outlook: Outlook, shotOf: (unit: Unit) => number): Idea[] {
  const { world, mine, without } = outlook;
  if (without === 'facing' || !activationsOf(world).includes('face')) return [];
  return mine.flatMap((unit): Idea[] => {
    if (unit.facing === undefined || !inactive(unit) || !goodOrder(unit) || shotOf(unit) > IDLE) return [];
    const now = reachOut(outlook, unit, unit.at);
    let best: Idea | undefined;
    for (const command of turnsOf(world, unit)) {
      const value = NEXT * (reachOut(outlook, { ...unit, facing: command.facing }, unit.at) - now);
      if (value <= (best?.value ?? 0)) continue;
      const said = msg`${{ unit: unit.id }} in ${theHex(world.board, unit.at)} is laid on where there is something to hit`;
      best = { command, ap: 1, value, unseen: true, why: () => ({ said, to: unit.at, value }) };
    }
    return best ? [best] : [];
  });
}
