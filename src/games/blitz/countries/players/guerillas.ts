import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isRough } from '#games/blitz/board.ts';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { fieldOf, hexesOf, stackSize } from '#games/blitz/ground/rules/field.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { cityHexesOf, openOf, placesOf } from '#games/blitz/countries/guerillas/placement.ts';
import { choiceOf } from '#games/blitz/countries/guerillas/revolt.ts';
import { citiesAbroad } from '#games/blitz/countries/wars/liberation.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { refusersOf, waysOf } from '#games/blitz/countries/guerillas/escape.ts';
import { type Command, type FrameAt, other, type Side, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { bestOf } from '#games/blitz/players/choices.ts';
import { TOO_STRONG } from '#games/blitz/players/plan/guerilla-escape.ts';

/** M15: where guerillas appear, and when they slip away. */

/** M15.4: hexes from a city. */
const NEAR = 3;

/** Enemy factors that stand so near that they can come at once. */
function threat({ board }: World, state: State, side: Side, hex: Hex): number {
  return state.units.reduce(
    (sum, unit) =>
      unit.side !== side && unit.place === 'map' && isGround(unit) && distance(board.grid, unit.at, hex) <= NEAR
        ? sum + sizeOf(unit)
        : sum,
    0,
  );
}

/** Hard ground, few enemies about, near the city it is to take back, beside others of its kind. */
function shelter(world: World, state: State, side: Side, city: Hex, hex: Hex): number {
  const { board } = world;
  const way = Math.min(...cityHexesOf(board, city).map((one) => distance(board.grid, one, hex)));
  const company = stackSize(fieldOf(world, state), side, hex);
  return (isRough(board, hex) ? 2 : 0) - threat(world, state, side, hex) / 6 - way / 2 + Math.min(company, 3) / 2;
}

/** Bands this near to each other help each other. */
const TOGETHER = 6;
/** Number of guerillas sent against one garrison. */
const BAND = 3;

/** M17.g.1: in bands near each other, so that they are too many for the garrisons there, where it is safest. */
export function encamp(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  const { grid } = world.board;
  const { liberation } = world.opening;
  const unit =
    liberation === other(side) ? state.units.findIndex((one) => one.side === side && one.place === 'waiting') : -1;
  if (unit < 0 || !liberation) return undefined;
  const cities = citiesAbroad(world.board, liberation).flat();
  const field = fieldOf(world, state);
  const camps = hexesOf(field, side);
  const open = camps.find((hex) => stackSize(field, side, hex) < BAND);
  const place = (hex: Hex): Command => ({ do: 'placeUnit', unit, hex });
  if (open !== undefined && !game.check(state, side, place(open))) return place(open);
  const near = [...grid.names.keys()].filter((hex) => cities.some((city) => distance(grid, city, hex) <= NEAR));
  const worth = (hex: Hex): number => {
    const beside = camps.filter((camp) => distance(grid, camp, hex) <= TOGETHER).length;
    const city = bestOf(cities, (one) => -distance(grid, one, hex)) ?? hex;
    return shelter(world, state, side, city, hex) + beside;
  };
  const ranked = near.map((hex) => ({ hex, worth: worth(hex) })).sort((a, b) => b.worth - a.worth || a.hex - b.hex);
  const found = ranked.find(({ hex }) => !game.check(state, side, place(hex)));
  return found && place(found.hex);
}

/** M17.g.4: of more cities than guerillas those near which they are safest. */
function chooseAmong(world: World, state: State, frame: FrameAt<'guerillas'>, cities: readonly Hex[]) {
  const { side } = frame;
  const spots = cities.flatMap((city) => {
    const worth = (hex: Hex): number => shelter(world, state, side, city, hex);
    const hex = bestOf(placesOf(world, state, frame, city), worth);
    return hex === undefined ? [] : [{ city, hex, worth: worth(hex) }];
  });
  return bestOf(spots, ({ worth }) => worth);
}

/** M80.30: places as many guerillas as possible, each where it is safest. */
export function chooseUprising(world: World, state: State, frame: FrameAt<'guerillas'>): Command {
  const choice = choiceOf(state, frame.side);
  const spot = choice && chooseAmong(world, state, frame, choice.cities);
  if (spot) return { do: 'placeGuerilla', hex: spot.hex, city: spot.city };
  for (const city of openOf(world, state, frame)) {
    const hex = bestOf(placesOf(world, state, frame, city), (one) => shelter(world, state, frame.side, city, one));
    if (hex !== undefined) return { do: 'placeGuerilla', hex, city };
  }
  return { do: 'delay' };
}

/** M15.8: from a battle that goes badly they slip away, to where the enemy is farthest. */
export function chooseRefusal(world: World, state: State, { battle }: FrameAt<'refusal'>): Command {
  const { attackTotal, defenceTotal } = strengthsOf(world, state, battle.attackers, battle.hexes, [], battle.support);
  const [unit] = attackTotal >= TOO_STRONG * defenceTotal ? refusersOf(world, state, battle) : [];
  if (unit === undefined) return { do: 'stand' };
  const one = state.units[unit] as Unit;
  const side = other(state.mover);
  const hex = bestOf(
    waysOf(world, state, one),
    (to) => (isRough(world.board, to) ? 2 : 0) - threat(world, state, side, to),
  );
  return hex === undefined ? { do: 'stand' } : { do: 'refuse', unit, hex };
}
