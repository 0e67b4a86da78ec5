import { allot } from '../../src/ai/sim/allot.ts';
import { load } from '../../src/ai/sim/load.ts';
import { newSim } from '../../src/ai/sim/sim.ts';
import { declarationFault } from '../../src/blitz/declaration.ts';
import type { Blitz } from '../../src/blitz/open.ts';
import type { Battle } from '../../src/blitz/types.ts';
import type { SimLaw } from './sim-laws.ts';

/** What the fast door allots against what the engine allows. */
export function allottingLaw(game: Blitz): SimLaw {
  const sim = newSim(game, 900);
  return {
    name: 'battles the simulation calls legal are a declaration the engine takes',
    broken({ state, command }) {
      // Aircraft sent against a hex, and victims of automatic victories, ask for more than ground battles.
      if (command.do !== 'endDeclaration' || state.missions.length > 0) return undefined;
      load(sim, state);
      const found = allot(sim);
      if (!found.legal) return undefined;
      const battles = new Map<number, Battle>();
      for (let h = 0; h < found.hexCount; h++) {
        const no = found.hexBattle[h] as number;
        const known = battles.get(no) ?? { no: no + 1, kind: 'ground', attackers: [], hexes: [] };
        battles.set(no, { ...known, hexes: [...known.hexes, found.hexes[h] as number] });
      }
      for (let i = 0; i < found.unitCount; i++) {
        const no = found.unitBattle[i] as number;
        const known = battles.get(no) as Battle;
        battles.set(no, { ...known, attackers: [...known.attackers, found.units[i] as number] });
      }
      const fault = declarationFault(game.world, { ...state, battles: [] }, [...battles.values()]);
      return fault && `${JSON.stringify([...battles.values()])}: ${fault.rule} ${fault.because}`;
    },
  };
}
