import type { Unit } from '#games/blitz/types.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';
import { arrivalFault, pick } from '#games/blitz/ground/frames/moves.ts';
import { boughtUnit, deadPile, paidWith, purchaseFault } from '../rules/replacements.ts';

/** T17.1: what is bought back. */

export const placeReplacement: Verb<'placeReplacement'> = {
  check(world, state, command) {
    const fault = purchaseFault(world, state, command);
    return fault ?? arrivalFault(world, state, boughtUnit(state, command), command.hex);
  },
  play(_world, state, command, emit) {
    const unit: Unit = { ...boughtUnit(state, command), place: 'map', at: command.hex, moved: true };
    emit({ is: 'replaced', unit, from: paidWith(state, command) });
  },
  *legal(world, state) {
    for (const { type, mf, ratio, size } of deadPile(state, state.mover)) {
      for (let wanted = 1; wanted <= Math.min(size, state.replacements[state.mover]); wanted++) {
        for (const hex of world.board.homeCityHexes[state.mover]) {
          const command = { do: 'placeReplacement', type, mf, ratio, size: wanted, hex } as const;
          if (!placeReplacement.check(world, state, command)) yield command;
        }
      }
    }
  },
  sample(world, state, choose) {
    const pile = pick(deadPile(state, state.mover), choose);
    const hex = pick(world.board.homeCityHexes[state.mover], choose);
    const most = Math.min(pile?.size ?? 0, state.replacements[state.mover]);
    if (!pile || hex === undefined || most < 1) return undefined;
    const { type, mf, ratio } = pile;
    const command = { do: 'placeReplacement', type, mf, ratio, size: 1 + choose(most), hex } as const;
    return placeReplacement.check(world, state, command) ? undefined : command;
  },
};

export const countryVerbs: Verbs = { placeReplacement };
