import { memoize } from '#core/memo.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, countryRole, isCity } from '#games/blitz/board.ts';
import { relationOf } from './nations.ts';
import { covers, fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { type BlitzEvent, type Controller, other, type Side, SIDES, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Emit } from '#core/play.ts';

export function controllerOf(board: Board, control: readonly Controller[], hex: Hex): Controller {
  return control[board.cityHexNo[hex] ?? -1] ?? 'nobody';
}

/** True if the side controls the city and the opponent does not cover it now, useful to the side or not. */
export const uncontested = (world: World, state: State, side: Side, hex: Hex): boolean =>
  isCity(world.board, hex) &&
  controllerOf(world.board, state.control, hex) === side &&
  !covers(fieldOf(world, state), other(side), hex);

/** B10.4: uncontested, and no rule takes it out of use. */
export const friendly = (world: World, state: State, side: Side, hex: Hex): boolean =>
  uncontested(world, state, side, hex) && world.rules.cityUse({ world, state, side, hex }) === undefined;

/** Q10.2, B17.3, B18.8: friendly now and its owner's since the player turn began. */
export const usable = (world: World, state: State, side: Side, hex: Hex): boolean =>
  friendly(world, state, side, hex) && controllerOf(world.board, state.controlAtStart, hex) === side;

/** B10.3: what a control update changes. */
export function controlUpdate(world: World, state: State): { hex: Hex; to: Controller }[] {
  const field = fieldOf(world, state);
  const { cityHexes } = world.board;
  const changes: { hex: Hex; to: Controller }[] = [];
  for (let i = 0; i < cityHexes.length; i++) {
    const hex = cityHexes[i] as Hex;
    const blue = covers(field, 'blue', hex);
    if (blue === covers(field, 'red', hex)) continue;
    const to = blue ? 'blue' : 'red';
    if (state.control[i] !== to && !world.rules.controlChange({ state, hex })) changes.push({ hex, to });
  }
  return changes;
}

/** Control as it will be when the impulse ends (B10.5), of all cities or some: what is tested at its end is tested with it. */
export function afterUpdate(world: World, state: State, where?: (hex: Hex) => boolean): State {
  const all = controlUpdate(world, state);
  const changes = where ? all.filter(({ hex }) => where(hex)) : all;
  return changes.length === 0 ? state : { ...state, control: changed(world.board, state.control, changes) };
}

/** Cached, so that equal changes give the identical list and caches by list stay valid. */
function changed(board: Board, control: State['control'], changes: ReturnType<typeof controlUpdate>): State['control'] {
  const known = updates(control);
  const key = changes.map(({ hex, to }) => `${hex} ${to}`).join();
  let found = known.get(key);
  if (!found) {
    const list = [...control];
    for (const { hex, to } of changes) list[board.cityHexNo[hex] as number] = to;
    known.set(key, (found = list));
  }
  return found;
}
const updates = memoize((_control: State['control']) => new Map<string, State['control']>());

/** B10.5 `passingControl`: cities the mover's unit covers on a step of its way, alone. */
export function passedCities(
  world: World,
  state: State,
  side: Side,
  path: readonly Hex[],
): { hex: Hex; to: Controller }[] {
  const { board } = world;
  const field = fieldOf(world, state);
  const { neighbours } = board.grid;
  const passed = new Set<Hex>();
  for (const step of path) {
    for (const hex of [step, ...neighbours.subarray(step * 6, step * 6 + 6)]) {
      if (hex >= 0 && isCity(board, hex) && !covers(field, other(side), hex)) passed.add(hex);
    }
  }
  return [...passed]
    .filter((hex) => controllerOf(board, state.control, hex) !== side && !world.rules.controlChange({ state, hex }))
    .map((hex) => ({ hex, to: side }));
}

/** B5.3: city hexes friendly to a side; contested ones count for nobody (B5.4). */
export const friendlyCount = (world: World, state: State, side: Side): number =>
  world.board.cityHexes.filter((hex) => friendly(world, state, side, hex)).length;

/** M18.15: who has conquered a minor country: a player at war with it who holds all its cities. */
export function conquerorOf(world: World, state: State, country: number): Side | undefined {
  const cities = world.board.cityHexes.filter((hex) => world.board.country[hex] === country);
  return SIDES.find(
    (side) =>
      relationOf(world, state, country, side) === 'atWar' &&
      cities.length > 0 &&
      cities.every((hex) => friendly(world, state, side, hex)),
  );
}

/** M17.g.10: does a side come from overseas? */
export const isOverseas = ({ opening }: Pick<World, 'opening'>, side: Side): boolean =>
  opening.overseas === true && opening.liberation === side;

/** M8.8, M17.h.1, M17.g.10: is a hex in the home country of a side? */
export function isHome(world: World, side: Side, hex: Hex): boolean {
  const { board, opening } = world;
  if (isOverseas(world, side)) return board.homeCityHexes[side].includes(hex);
  const role = countryRole(board, hex);
  return opening.civil ? role !== undefined && role !== 'neutral' : role === side;
}

/** The city hexes of a side's home country; M17.h.7: any is. */
export const homeCities = ({ board, opening }: World, side: Side): readonly Hex[] =>
  opening.civil ? board.cityHexes : board.homeCityHexes[side];

/** M0.15: a ground unit of the side in one of the hexes of its city. */
export const isGarrisoned = (world: World, state: State, side: Side, hex: Hex): boolean => {
  const { board } = world;
  const field = fieldOf(world, state);
  const city = board.source.cities[board.city[hex] ?? -1];
  if (!city) return holds(field, side, hex);
  for (const one of city.hexes) if (holds(field, side, one)) return true;
  return false;
};

/** M17.g.5: a city outside the oppressor's home that he does not garrison is the guerillas', with units in it or not. */
export function freedAt(world: World, state: State, hex: Hex): Side | undefined {
  const { liberation } = world.opening;
  if (!liberation || countryRole(world.board, hex) === liberation) return undefined;
  return isGarrisoned(world, state, liberation, hex) ? undefined : other(liberation);
}

/** M17.g.10, M17.g.5: a port of the oppressor overseas is his home only while he garrisons it. */
export const isLost = (world: World, state: State, side: Side, hex: Hex): boolean =>
  isOverseas(world, side) && isHome(world, side, hex) && !isGarrisoned(world, state, side, hex);

/** M9.7, M9.8: may what is built be based here: in the home country, or anywhere in occupied territory (M17.g.10)? */
export const isOwnGround = (world: World, side: Side, hex: Hex): boolean => {
  const role = countryRole(world.board, hex);
  // M17.h.1: in a civil war the whole board is home to both.
  return isOverseas(world, side) || world.opening.civil !== undefined ? role !== 'neutral' : role === side;
};

/** B10.5 `passingControl` */
export function takeInPassing(world: World, state: State, path: readonly Hex[], emit: Emit<BlitzEvent>): void {
  const changes = passedCities(world, state, state.mover, path);
  if (changes.length > 0) emit({ is: 'control', changes });
}
