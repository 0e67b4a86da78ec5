import { afterCommand } from '#core/game.ts';
import type { Hex } from '#hex/hex.ts';
import type { ReachHex } from '#table/desk.ts';
import { hexesRun, priceOf, railReach, runTo } from '../rail/rails.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, State, Unit, UnitNo } from '#games/blitz/types.ts';

/** M7.2: where one train can run, what it costs in thirds as all costs are; with `via`, along those hexes first. */
export function reachByRail(
  game: Blitz,
  state: State,
  units: readonly UnitNo[],
  via: readonly Hex[],
): ReachHex<Command>[] {
  const [unit, ...others] = units;
  if (unit === undefined || others.length > 0) return [];
  const last = via.at(-1);
  const first: Command | undefined = last === undefined ? undefined : { do: 'moveTrain', unit, to: last, path: via };
  if (first && game.check(state, state.mover, first)) return [];
  const from = first ? afterCommand(game, state, first) : state;
  const range = railReach(game.world, from, from.units[unit] as Unit);
  return hexesRun(range).flatMap((to) => {
    const run = runTo(range, to);
    if (!run) return [];
    const path = [...via, ...run];
    return [
      { hex: to, cost: 3 * priceOf(state, path), path, stops: false, command: { do: 'moveTrain', unit, to, path } },
    ];
  });
}
