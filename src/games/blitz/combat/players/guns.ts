import { neutralAt } from '#games/blitz/countries/rules/nations.ts';
import { fieldOf, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { supportOf } from '#games/blitz/air/rules/missions.ts';
import { bombardments } from '#games/blitz/combat/artillery/bombardment.ts';
import { supporters } from '#games/blitz/combat/artillery/support.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { neighboursOf } from '#hex/grid.ts';
import { hasTwoFactors } from '#games/blitz/kinds.ts';
import { type Command, other, type State, type Unit } from '#games/blitz/types.ts';

/** M16: what artillery is used for. */

/** Bombards the largest stack that no unit beside it can attack; without one the guns are kept for the battles. */
export function chooseBombardment({ world }: Blitz, state: State): Command {
  const field = fieldOf(world, state);
  const attacked = (hex: number): boolean =>
    neighboursOf(world.board.grid, hex).some((beside) =>
      stackAt(field, state.mover, beside).some((no) => !hasTwoFactors(state.units[no] as Unit)),
    );
  const [best] = [...bombardments(world, state)]
    // M18.12: a bombardment never draws a country into the war.
    .filter(({ hex }) => !attacked(hex) && !neutralAt(state, hex))
    .sort((a, b) => stackSize(field, other(state.mover), b.hex) - stackSize(field, other(state.mover), a.hex));
  return best ? { do: 'bombard', ...best } : { do: 'endStep' };
}

/** Fewest supporters that lower the odds as far as all of them would; none if the odds do not change. */
export function chooseSupport({ world }: Blitz, state: State): Command | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'support') return undefined;
  const { attackers, hexes } = frame.battle;
  const able = supporters(world, state, frame.battle);
  const odds = (count: number): string =>
    strengthsOf(world, state, attackers, hexes, supportOf(state, hexes), able.slice(0, count)).odds.label;
  const least = odds(able.length);
  const count = able.findIndex((_, i) => odds(i) === least);
  return { do: 'support', units: able.slice(0, count < 0 ? able.length : count) };
}
