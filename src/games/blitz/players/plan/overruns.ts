import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { victimsOf } from '#games/blitz/ground/overrun/overrun.ts';
import { overruns } from '#games/blitz/ground/overrun/overrun-command.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Style } from '../search/style.ts';
import { strands } from './destinations.ts';
import { citiesRound } from './survey.ts';

/** M4.20: what can be run over costs nothing but movement; a city is not left bare for it. */
export function bestOverrun(game: Blitz, state: State, style: Style): Command | undefined {
  const { world } = game;
  if (!world.verbs.movement.includes('overrun')) return undefined;
  const field = fieldOf(world, state);
  let best: Command | undefined;
  let most = 0;
  for (const { units, hex, path } of overruns(world, state)) {
    const { at, side } = state.units[units[0] as UnitNo] as Unit;
    const killed = victimsOf(world, state, side, hex).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
    const bare = stackAt(field, side, at).length === units.length;
    const worth = killed + style.city * (citiesRound(world, hex).length - (bare ? citiesRound(world, at).length : 0));
    const command: Command = { do: 'overrun', units, path };
    if (worth <= most || game.check(state, side, command) || strands(game, state, command, units)) continue;
    [best, most] = [command, worth];
  }
  return best;
}
