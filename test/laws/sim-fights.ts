import { fightOut } from '../../src/ai/sim/fight-out.ts';
import { load } from '../../src/ai/sim/load.ts';
import { newSim } from '../../src/ai/sim/sim.ts';
import type { Blitz } from '../../src/blitz/open.ts';
import type { Command } from '../../src/blitz/types.ts';
import { givenDice } from './course.ts';
import { difference, type SimLaw, type Tamper } from './sim-laws.ts';

/** How many player turns were played out in the simulation alone, of how many that were tried. */
export const foughtOut = { whole: 0, tried: 0 };

/** A player turn's battles played out in the simulation alone, then by the engine with the same choices and dice. */
export function fightingLaw(game: Blitz, tamper?: Tamper): SimLaw {
  const sim = newSim(game, 900);
  const fresh = newSim(game, 900);
  return {
    name: 'a player turn fought out in the simulation is legal and ends as in the engine',
    broken({ state, command, choose }) {
      if (command.do !== 'endDeclaration') return undefined;
      load(sim, state);
      const made: { command: Command; die: number }[] = [];
      const whole = fightOut(
        sim,
        () => 1 + choose(6),
        (one, die) => made.push({ command: one, die }),
      );
      foughtOut.tried++;
      if (!whole) return undefined;
      foughtOut.whole++;
      let now = state;
      for (const { command: one, die } of made) {
        const side = game.prompt(now)?.side ?? now.mover;
        const fault = game.check(now, side, one);
        if (fault) return `${JSON.stringify(one)} is refused: ${fault.rule} ${fault.because}`;
        now = game.play(now, one, givenDice([die])).state;
      }
      load(fresh, now);
      tamper?.(sim);
      return difference(sim, fresh);
    },
  };
}
