import type { Hex } from '../../../../hex/hex.ts';
import { isGarrisoned } from '../../chapters/countries/cities.ts';
import { grain } from '../../chapters/combat/losses.ts';
import { isGround } from '../../kinds.ts';
import { citiesAbroad } from '../../modules/war-scenarios/liberation.ts';
import type { Blitz } from '../../open.ts';
import { type Command, type Side, sizeOf, type State, type Unit, type UnitNo } from '../../types.ts';
import type { World } from '../../world.ts';

/** M17.g.5: an oppressor has a city abroad so long as somebody of his is in it, whoever is next to it. */

export const NOBODY: ReadonlySet<UnitNo> = new Set();

/** One in every city abroad that is garrisoned, the smallest: he stays. */
export function occupiersOf({ board, opening }: World, { units }: State, side: Side): ReadonlySet<UnitNo> {
  if (opening.liberation !== side) return NOBODY;
  const posted = new Map<number, UnitNo>();
  const abroad = new Set(citiesAbroad(board, side).flat());
  units.forEach((unit, no) => {
    if (unit.side !== side || unit.place !== 'map' || !isGround(unit) || !abroad.has(unit.at)) return;
    const city = board.city[unit.at] as number;
    const other = units[posted.get(city) ?? -1];
    if (!other || sizeOf(unit) < sizeOf(other)) posted.set(city, no);
  });
  return new Set(posted.values());
}

/** A garrison this large is not driven out by a band or two. */
const GARRISON = 2;

/** M17.g.1: the next of his units into a city abroad that has none; large ones are broken down for it (M0.10). */
export function occupy(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  if (world.opening.liberation !== side) return undefined;
  const bare = citiesAbroad(world.board, side).filter(([hex = -1]) => !isGarrisoned(world, state, side, hex));
  const waiting = state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'waiting' && unit.due <= 1 && !unit.held && isGround(unit) ? [no] : [],
  );
  const size = (no: UnitNo): number => sizeOf(state.units[no] as Unit);
  const [smallest] = [...waiting].sort((a, b) => size(a) - size(b));
  if (smallest === undefined || bare.length === 0) return undefined;
  if (waiting.length < bare.length || size(smallest) > GARRISON) {
    const unit = waiting.find((no) => size(no) > GARRISON && GARRISON % grain(state.units[no] as Unit).size === 0);
    const split: Command | undefined =
      unit === undefined ? undefined : { do: 'splitUnit', unit, sizes: [size(unit) - GARRISON, GARRISON] };
    if (split && !game.check(state, side, split)) return split;
  }
  return bare
    .flat()
    .map((hex: Hex): Command => ({ do: 'placeUnit', unit: smallest, hex }))
    .find((command) => !game.check(state, side, command));
}
