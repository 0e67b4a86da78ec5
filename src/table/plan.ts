import type { Game } from '../core/game.ts';
import { afterCommand } from '../core/game.ts';
import { isObjection, type Objection } from '../core/objection.ts';
import type { Desk } from './desk.ts';

/** Planned moves, played out on the view of the planning side. */

/** No turn has as many moves; a longer list is cut off. */
const MOST_PLANNED = 400;

/** The view after as many of these commands as can be made, and why the next one cannot. */
export function planned<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  desk: Pick<Desk<S, C, E, Side>, 'planFault'>,
  from: S,
  commands: readonly unknown[],
): { readonly view: S; readonly laid: number; readonly fault?: Objection } {
  let view = from;
  let laid = 0;
  for (const given of commands.slice(0, MOST_PLANNED)) {
    const side = game.decides(view);
    const command = game.read(given);
    if (side === undefined || !desk.planFault) break;
    const fault = isObjection(command) ? command : (desk.planFault(view, command) ?? game.check(view, side, command));
    if (fault || isObjection(command)) return { view, laid, ...(fault ? { fault } : {}) };
    view = afterCommand(game, view, command);
    laid++;
  }
  return { view, laid };
}
