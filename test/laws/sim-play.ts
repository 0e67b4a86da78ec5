import { load } from '../../src/ai/sim/load.ts';
import { playCommand } from '../../src/ai/sim/play.ts';
import { mark, newSim, undo } from '../../src/ai/sim/sim.ts';
import type { Blitz } from '../../src/blitz/open.ts';
import { difference, type SimLaw, type Tamper } from './sim-laws.ts';

/** Commands played by the fast door itself, by name: how many of how many. */
export const tally: Record<string, { played: number; of: number }> = {};

export function playingLaw(game: Blitz, tamper?: Tamper): SimLaw {
  const sim = newSim(game, 900);
  const before = newSim(game, 900);
  const fresh = newSim(game, 900);
  return {
    name: 'a command the simulation plays itself leads where the engine leads',
    broken({ state, command, rolled, played }) {
      load(sim, state);
      load(before, state);
      const here = mark(sim);
      const count = (tally[command.do] ??= { played: 0, of: 0 });
      count.of++;
      // B7.a11: the engine finds who must be given up.
      const found = command.do === 'endMovement' && !command.abandon && played.state.doomed.length > 0;
      const own = playCommand(sim, found ? { ...command, abandon: played.state.doomed } : command, rolled[0] ?? 0);
      if (own) {
        count.played++;
        load(fresh, played.state);
        tamper?.(sim);
        const wrong = difference(sim, fresh);
        if (wrong)
          return `${JSON.stringify(command)} [${rolled.join()}] ${JSON.stringify(played.events)}: ${wrong}\nframes ${JSON.stringify(played.state.frames)}`;
      }
      undo(sim, here);
      const left = difference(sim, before);
      return left && `undone ${command.do}: ${left}`;
    },
  };
}
