import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { fieldOf, stackSize } from '#games/blitz/ground/rules/field.ts';
import { isLifter, mayFly } from '#games/blitz/kinds.ts';
import { baseHexes, isCutOff } from '#games/blitz/air/airbases/bases.ts';
import { baseSiteFault } from '#games/blitz/economy/production/sites.ts';
import { type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { doubled, survey } from '#games/blitz/players/plan/survey.ts';
import { outlookOf } from '#games/blitz/players/search/outlook.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { FLIGHT, isNearEnd, openCities, prospectsOf } from './raids.ts';
import { factorsIn } from './toll.ts';

/** M12.44, M12.45: paratroops and their transports: the base they are to take off from, and how they get there together. */

/** Paratroops that are not behind the enemy's lines already. */
export const jumpersOf = (state: State, side: Side): UnitNo[] =>
  state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && mayFly(unit) && unit.isolated !== true && !unit.flown ? [no] : [],
  );

const liftersOf = (state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.place === 'map' && isLifter(unit));

/** Hexes they march in a player turn. */
const MARCH = 7;
/** Discount per turn until they are there, and the most turns to wait. */
const A_TURN = 0.15;
const TURNS = 4;
/** Least gain that justifies gathering. */
const WORTH_GATHERING = 3;

/** The chance that a hex is held until the next turn by so many factors. */
function holding(world: World, state: State, side: Side, factors: number): (hex: Hex) => number {
  const { threat } = survey(world, state, side, false);
  const field = fieldOf(world, state);
  return (hex) => {
    const attack = Math.floor(THREATENS * (threat[hex] ?? 0));
    if (attack === 0) return 1;
    const size = factors + stackSize(field, side, hex);
    const table = world.rules.combat.table;
    const defence = size * (doubled(world, hex) ? 2 : 1);
    return 1 - (outlookOf({ attack, defence, size, sealed: SEALED, table })?.vacates ?? 0);
  };
}
/** Share of nearby enemies that will attack, and the chance that there is no retreat. */
const THREATENS = 0.4;
const SEALED = 0.3;

interface Gathering {
  /** Base to take off from. */
  readonly base: Hex;
  /** Bases to pick paratroops up from, each the nearest one. */
  readonly pickUps: ReadonlyMap<UnitNo, Hex>;
}

const known = new WeakMap<State['units'], Map<Side, Gathering | undefined>>();

/** The base paratroops and their transports make for: much to take from there, and in time. */
export function gatheringOf(world: World, state: State, side: Side): Gathering | undefined {
  const sides = known.get(state.units) ?? new Map<Side, Gathering | undefined>();
  known.set(state.units, sides);
  if (!sides.has(side)) sides.set(side, findGathering(world, state, side));
  return sides.get(side);
}

const openBases = (state: State, side: Side): Hex[] =>
  baseHexes(state, side).filter((hex) => !isCutOff(state, side, hex));

/** Paratroops, each with its nearest base. */
function pickUpsOf({ board: { grid } }: World, state: State, side: Side): Map<UnitNo, Hex> {
  const bases = openBases(state, side);
  const pickUps = new Map<UnitNo, Hex>();
  for (const no of liftersOf(state, side).length > 0 ? jumpersOf(state, side) : []) {
    const { at } = state.units[no] as Unit;
    const [base] = [...bases].sort((a, b) => distance(grid, a, at) - distance(grid, b, at) || a - b);
    if (base !== undefined) pickUps.set(no, base);
  }
  return pickUps;
}

function findGathering(world: World, state: State, side: Side): Gathering | undefined {
  // Before that they fight with the others.
  const pickUps = isNearEnd(world, state) ? pickUpsOf(world, state, side) : new Map<UnitNo, Hex>();
  if (pickUps.size === 0) return undefined;
  const jumpers = [...pickUps.keys()];
  const bases = openBases(state, side);
  const held = holding(world, state, side, Math.min(TOGETHER, factorsIn(state, jumpers)));
  const open = openCities(world, state, side);
  let best: Hex | undefined;
  let worth = 0;
  for (const base of bases) {
    const prospects = prospectsOf(world, state, side, open, base);
    if (prospects < WORTH_GATHERING) continue;
    const there = prospects * held(base) * inTime(world, state, pickUps, base);
    if (there > worth) [best, worth] = [base, there];
  }
  if (best !== undefined) return { base: best, pickUps };
  // The enemy may yet leave a city.
  const [first] = pickUps.values();
  return first === undefined ? undefined : { base: first, pickUps };
}
const TOGETHER = 8;

/** Number of them at a base before the last turn, discounted by time. */
function inTime(world: World, state: State, pickUps: ReadonlyMap<UnitNo, Hex>, base: Hex): number {
  const { grid } = world.board;
  const most = Math.min(TURNS, turnsLeft(world, state) - 1);
  let part = 0;
  for (const [no, from] of pickUps) {
    const unit = state.units[no] as Unit;
    const turns = Math.ceil(distance(grid, unit.at, from) / MARCH) + Math.ceil(distance(grid, from, base) / FLIGHT);
    if (turns <= most) part += sizeOf(unit) * (1 - A_TURN * turns);
  }
  return part;
}

/** Hex where a transport is needed now: where paratroops wait for pick-up, or at the base they take off from. */
export function wantedAt(world: World, state: State, side: Side, lifter: UnitNo): Hex | undefined {
  const gathering = gatheringOf(world, state, side);
  if (!gathering) return undefined;
  const { at } = state.units[lifter] as Unit;
  const { grid } = world.board;
  const waiting = [...gathering.pickUps].flatMap(([no, base]) => ((state.units[no] as Unit).at === base ? [base] : []));
  const lifters = state.units.flatMap((unit, no) =>
    no !== lifter && unit.side === side && unit.place === 'map' && isLifter(unit) ? [unit.at] : [],
  );
  const left = [...waiting];
  for (const hex of lifters) {
    const i = left.indexOf(hex);
    if (i >= 0) left.splice(i, 1);
  }
  if (left.includes(at)) return at;
  const [next] = left.sort((a, b) => distance(grid, a, at) - distance(grid, b, at) || a - b);
  return next ?? gathering.base;
}

/** M9.8: where a new base would let them take far more than from those there are; undefined: nowhere. */
export function newRaidBase(world: World, state: State, side: Side): Hex | undefined {
  const { board } = world;
  const left = turnsLeft(world, state);
  if (left > EARLIEST || left < LATEST) return undefined;
  const pickUps = pickUpsOf(world, state, side);
  if (pickUps.size === 0) return undefined;
  const held = holding(world, state, side, Math.min(TOGETHER, factorsIn(state, [...pickUps.keys()])));
  const open = openCities(world, state, side);
  const bases = baseHexes(state, side);
  // New bases are usable from the next turn.
  const worthOf = (hex: Hex, more: number): number =>
    prospectsOf(world, state, side, open, hex) * held(hex) * inTime(world, state, pickUps, hex) * more;
  const now = Math.max(0, ...bases.map((hex) => worthOf(hex, 1)));
  const near = (hex: Hex): number => open.filter((city) => distance(board.grid, city, hex) <= FLIGHT + 1).length;
  const flown = (hex: Hex): boolean => [...pickUps.values()].some((base) => distance(board.grid, base, hex) <= FLIGHT);
  const [site] = [...board.land.keys()]
    .filter((hex) => board.land[hex] === 1 && flown(hex))
    .filter((hex) => bases.every((base) => distance(board.grid, base, hex) >= APART))
    .map((hex) => ({ hex, near: near(hex) * held(hex) }))
    .filter((site) => site.near > 0)
    .sort((a, b) => b.near - a.near || a.hex - b.hex)
    .filter(({ hex }) => !baseSiteFault(world, state, side, hex))
    .slice(0, SITES)
    .map(({ hex }) => ({ hex, worth: worthOf(hex, NEW) }))
    .sort((a, b) => b.worth - a.worth);
  return site && site.worth > now + WORTH_A_BASE ? site.hex : undefined;
}
/** Turns left, this one among them: it is flown to and waited at before the last. */
const EARLIEST = 5;
const LATEST = 3;
const SITES = 12;
const APART = 4;
/** Least value of a new base, in cities times factors, and the discount for its uncertainty. */
const WORTH_A_BASE = 12;
const NEW = 0.8;
