import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { fieldOf, hexesOf } from '#games/blitz/ground/rules/field.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { isAircraft, isGround, isIrregular, sortiesOn } from '#games/blitz/kinds.ts';
import { neededToClose } from '#games/blitz/air/airbases/effects.ts';
import { linesPast } from '#games/blitz/supply/lines/ways.ts';
import { lastOfTurn } from '#games/blitz/turns.ts';
import { other, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import type { Battleground } from './battlegrounds.ts';
import type { Airforce, Crew } from './crews.ts';
import { flakZones } from './toll.ts';

/** M10.4, M10.10, M12.40: hexes behind the enemy's columns which, closed from the air, leave them without supply. */

/** M10.20: half of its strength, its zone of control and half its speed are lost to an isolated unit: for each factor, near us and far away. */
const NEAR = 0.15;
const FAR = 0.03;
const MARCH = 4;
/** Least value of a closed hex: its aircraft are away for two turns (M12.41). */
const CLOSED = 0.7;
/** Most hexes looked at first, and after that; most of them that are gone on from. */
const FIRST = 48;
const NEXT = 10;
const FOLLOWED = 6;

export interface Starving {
  readonly hexes: readonly Hex[];
  /** Factors that lose their supply, and what that is worth. */
  readonly factors: number;
  readonly gain: number;
}

interface Eater {
  readonly at: Hex;
  readonly size: number;
  readonly worth: number;
}

type Line = (from: Hex) => readonly Hex[] | undefined;

interface Fed {
  readonly eaters: readonly Eater[];
  readonly past: (closed: readonly Hex[]) => Line;
}

/** The enemy's units by who feeds them. */
function fedOf(world: World, state: State): readonly Fed[] {
  const enemy = other(state.mover);
  const own = hexesOf(fieldOf(world, state), state.mover);
  const worthOf = ({ at, df, af }: Unit): number => {
    const near = own.some((hex) => distance(world.board.grid, hex, at) <= MARCH);
    return (near ? NEAR : FAR) * Math.max(df, af);
  };
  const groups = new Map<number | undefined, Eater[]>();
  for (const unit of state.units) {
    if (unit.side !== enemy || unit.place !== 'map' || !isGround(unit) || isIrregular(unit)) continue;
    const eater = { at: unit.at, size: sizeOf(unit), worth: worthOf(unit) };
    const known = groups.get(unit.nation);
    if (known) known.push(eater);
    else groups.set(unit.nation, [eater]);
  }
  return [...groups].map(([nation, all]) => {
    const past = linesPast(world, state, enemy, nation);
    const line = past([]);
    return { eaters: all.filter(({ at }) => line(at)), past };
  });
}

/** Has the enemy a player turn in which it tells? */
const comesTooLate = (world: World, state: State): boolean =>
  turnsLeft(world, state) <= 1 && lastOfTurn(world.terms, state);

/** The hexes that are closed at the best price; `crews` are those that could do it. */
export function starving({ world, state, reaches }: Airforce, crews: readonly Crew[]): Starving | undefined {
  const zones = flakZones(world, state);
  if (!world.rules.supply.lines({ world, state, side: other(state.mover) }) || comesTooLate(world, state))
    return undefined;
  const { board } = world;
  const factors = crews.reduce((sum, { unit }) => sum + sizeOf(unit), 0);
  const open = new Map<Hex, boolean>();
  const mayClose = (hex: Hex): boolean => {
    let may = open.get(hex);
    if (may === undefined) {
      may =
        isDryLand(world, state, hex) &&
        !isCity(board, hex) &&
        world.rules.weather.visibility({ world, state, hex }) <= 2 &&
        zones([hex]) === 0 &&
        crews.some((crew) => reaches(crew, hex));
      open.set(hex, may);
    }
    return may;
  };
  const groups = fedOf(world, state);
  const priced = (hexes: readonly Hex[]): number =>
    hexes.reduce((sum, hex) => sum + neededToClose(world, state, hex), 0);
  let best: Starving | undefined;
  let most = 0;

  interface Tried {
    readonly hexes: readonly Hex[];
    readonly promise: number;
  }

  /** Looks at what is left of the lines with these hexes closed; the hexes most of them run through come next. */
  const look = (hexes: readonly Hex[], count: number): Tried[] => {
    const load = new Map<Hex, number>();
    for (const { eaters, past } of groups) {
      const line = past(hexes);
      for (const { at, worth } of eaters)
        for (const hex of line(at)?.slice(1) ?? []) load.set(hex, (load.get(hex) ?? 0) + worth);
    }
    return [...load]
      .filter(([hex, worth]) => worth >= CLOSED && mayClose(hex))
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, count)
      .map(([hex, promise]) => ({ hexes: [...hexes, hex], promise }))
      .filter((tried) => priced(tried.hexes) <= factors);
  };

  const weigh = ({ hexes }: Tried): void => {
    let worth = 0;
    let size = 0;
    for (const { eaters, past } of groups) {
      const line = past(hexes);
      for (const eater of eaters) {
        if (line(eater.at)) continue;
        worth += eater.worth;
        size += eater.size;
      }
    }
    const net = worth - (CLOSED / 4) * priced(hexes);
    if (net > most) [best, most] = [{ hexes, factors: size, gain: worth }, net];
  };

  let tried = look([], FIRST);
  for (let depth = 0; depth < 3 && tried.length > 0; depth++) {
    tried.forEach(weigh);
    tried = tried
      .filter((_, i) => i % Math.ceil(tried.length / FOLLOWED) === 0)
      .flatMap(({ hexes }) => look(hexes, NEXT));
  }
  return best;
}

/** The hexes that would be closed if they lay within reach: where bombers are wanted. */
export function closable(force: Airforce): readonly Battleground[] {
  const { state } = force;
  const crews = state.units.flatMap((unit, no) =>
    unit.side === state.mover && unit.place === 'map' && isAircraft(unit) && sortiesOn(unit, 'interdict')
      ? [{ no, unit }]
      : [],
  );
  const plan = crews.length > 0 ? starving({ ...force, reaches: () => true }, crews) : undefined;
  return plan ? plan.hexes.map((hex) => ({ hex, weight: plan.gain / plan.hexes.length })) : [];
}

/** Factors of the enemy's whose line runs through a hex. */
export const fedThrough = (world: World, state: State, hex: Hex): number => {
  if (!world.rules.supply.lines({ world, state, side: other(state.mover) })) return 0;
  return fedOf(world, state).reduce((sum, { eaters, past }) => {
    const line = past([]);
    return eaters.reduce((all, { at, size }) => (line(at)?.includes(hex) ? all + size : all), sum);
  }, 0);
};
