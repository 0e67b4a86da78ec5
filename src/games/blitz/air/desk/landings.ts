import { landingBases } from '#games/blitz/air/rules/missions.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, State } from '#games/blitz/types.ts';
import { afterCommand } from '#core/game.ts';
import { distance } from '#hex/grid.ts';

/** Every aircraft in the air of the side that lands: home to its base or box, or to the nearest base to it. */
function homings(game: Blitz, state: State): Command[] {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'landing') return [];
  const { grid } = game.world.board;
  return state.units.flatMap((unit, no): Command[] => {
    if (unit.side !== frame.side || unit.place !== 'air') return [];
    if (unit.base === undefined && unit.zone !== undefined) return [{ do: 'landAircraft', unit: no, to: unit.zone }];
    const home = unit.base ?? unit.at;
    const [to] = landingBases(game.world, state, unit).sort(
      (a, b) => distance(grid, a, home) - distance(grid, b, home),
    );
    return to === undefined ? [] : [{ do: 'landAircraft', unit: no, to }];
  });
}

/** Landings in sequence: a base fills up. */
export function landings(game: Blitz, state: State): Command[] {
  const found: Command[] = [];
  for (let now = state; ; ) {
    const [next] = homings(game, now);
    const side = game.prompt(now)?.side;
    if (!next || !side || game.check(now, side, next)) return found;
    found.push(next);
    now = afterCommand(game, now, next);
  }
}
