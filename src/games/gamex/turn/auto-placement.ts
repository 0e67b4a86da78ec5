import { memoize } from '#core/memo.ts';
import type { Emit } from '#core/play.ts';
import { distance } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { levelOf, terrainOf } from '#games/gamex/board/board.ts';
import type { Terrain } from '#games/gamex/board/terrain.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import { los } from '#games/gamex/sight/sight.ts';
import { type CommandOf, type GamexEvent, other, type Side, type State, type Unit } from '#games/gamex/types.ts';
import { kindOf, passengerOf, positionAt, unitOf, unitsAt } from '#games/gamex/units.ts';
import { goalHexes, type World } from '#games/gamex/world.ts';
import { reservedFault } from '../engineers/carrier-reservations.ts';
import { emptyGround } from '../move/ground.ts';
import { isStreamBed } from '../move/price.ts';
import { canCarry } from '../move/transport.ts';
import { hideFault, seatFault, zoneOf } from './seats.ts';

/**
 * Automatic placement: guns where they see far, infantry in cover near the objectives, artillery and transports behind.
 * Units with a way to go set out on wheels. The same forces are always placed alike.
 */

type Role = 'carrier' | 'gun' | 'armor' | 'infantry' | 'artillery' | 'staff';
/** Carriers come first, so that others can mount them. */
const ORDER: readonly Role[] = ['carrier', 'gun', 'infantry', 'armor', 'artillery', 'staff'];

function roleOf(kind: Kind): Role {
  if (kind.carries !== 'nothing') return 'carrier';
  if (kind.cp) return 'staff';
  if (kind.indirect) return 'artillery';
  if (kind.gun) return 'gun';
  return kind.vehicle ? 'armor' : 'infantry';
}

const COVER: Readonly<Partial<Record<Terrain, number>>> = { city: 3, town: 3, fort: 3, woods: 2, farm: 1 };

/** View of the ground a side has before it sets up. */
interface Plan {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
  /** Steps to the nearest hex where the enemy stands or may begin. */
  readonly toEnemy: Int16Array;
  /** Steps to the nearest hex that decides the game. */
  readonly toGoal: Int16Array;
  /** True if the side has a way to go before it fights. */
  readonly marches: boolean;
  /** Steps on foot from the nearest starting hex to an unoccupied objective; 0 if there is no such way. */
  readonly approach: number;
  readonly views: Map<Hex, number>;
}

const FAR = 999;

function stepsFrom({ board: { grid } }: World, sources: Iterable<Hex>): Int16Array {
  const steps = new Int16Array(grid.size).fill(FAR);
  const queue: Hex[] = [];
  for (const hex of sources) {
    if (hex < 0 || steps[hex] === 0) continue;
    steps[hex] = 0;
    queue.push(hex);
  }
  for (const hex of queue) {
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbours[hex * 6 + direction] ?? NOWHERE;
      if (next === NOWHERE || steps[next] !== FAR) continue;
      steps[next] = (steps[hex] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Hexes where units of a side are, or may be set up or enter. */
function placesOf(world: World, state: State, side: Side): Set<Hex> {
  const places = new Set<Hex>();
  const zones = new Set<string>();
  for (const unit of state.units) {
    if (unit.side !== side) continue;
    if (unit.place === 'map') places.add(unit.at);
    else if ((unit.place === 'unset' || unit.place === 'waits') && unit.group !== undefined) zones.add(unit.group);
  }
  for (const zone of zones) for (const hex of world.zones[zone] ?? []) places.add(hex);
  return places;
}

/** Hexes to hold or to reach; without any, the enemy's hexes. */
function decisive(world: World, enemy: ReadonlySet<Hex>): Iterable<Hex> {
  const zones = goalHexes(world);
  return zones.length > 0 ? zones : enemy;
}

/** True if the side wins by merely blocking the enemy (X4.4e, or a maximum for the enemy). */
function bars(world: World, side: Side): boolean {
  const own = world.goals.filter((goal) => goal.side === side);
  return (
    own.length > 0 &&
    own.every(({ measure, most }) => measure.of === 'otherwise' || ('enemy' in measure && most !== undefined))
  );
}

const MARCH = 5;
/** Number of trucks from which even half of the way is driven. */
const COLUMN = 4;
const RIDE = 3;

/** Distance from which a side sets out on wheels. */
function marchOf(world: World, state: State, side: Side): number {
  const motors = state.units.filter((unit) => {
    const { carries, craft, moveClass } = kindOf(world, unit);
    return unit.side === side && carries !== 'nothing' && craft === 0 && moveClass !== 'wagon';
  });
  return motors.length < COLUMN || goalHexes(world).length === 0 ? MARCH : RIDE;
}

function planOf(world: World, state: State, side: Side): Plan {
  const enemy = placesOf(world, state, other(side));
  const toGoal = stepsFrom(world, decisive(world, enemy));
  const own = [...placesOf(world, state, side)];
  const nearest = Math.min(FAR, ...own.map((hex) => toGoal[hex] as number));
  const toEnemy = stepsFrom(world, enemy);
  const marches = nearest >= marchOf(world, state, side) && !bars(world, side);
  const approach = marches ? 0 : approachOf(world, side, own, enemy);
  return { world, state, side, toEnemy, toGoal, marches, approach, views: new Map() };
}

function approachOf(world: World, side: Side, own: readonly Hex[], enemy: ReadonlySet<Hex>): number {
  const places = world.goals.filter((goal) => goal.side === side && goal.measure.of === 'control');
  const wanted = goalHexes({ ...world, goals: places });
  if (wanted.some((hex) => enemy.has(hex))) return 0;
  const toWanted = stepsFrom(world, wanted);
  const nearest = Math.min(FAR, ...own.map((hex) => toWanted[hex] as number));
  return nearest < MARCH ? nearest : 0;
}

const VIEW = 10;

/** Number of hexes towards the enemy seen from a hex. */
function viewFrom({ world, toEnemy, views }: Plan, hex: Hex): number {
  let view = views.get(hex);
  if (view === undefined) {
    view = 0;
    const { grid } = world.board;
    for (let there = 0; there < grid.size; there++) {
      if ((toEnemy[there] as number) > (toEnemy[hex] as number) || distance(grid, hex, there) > VIEW) continue;
      if (los(world.sight, hex, there)) view++;
    }
    views.set(hex, view);
  }
  return view;
}

/** Walkers ignore cover that lies more steps than this farther from the goal. */
const BEHIND = 6;
const IN_RANGE = 8;

const has = (board: World['board'], hex: Hex): number => ((board.road[hex] as number) !== 0 ? 1 : 0);

/** Value of a hex for a unit of a role. */
function worth(plan: Plan, role: Role, hex: Hex): number {
  const { world, state, toGoal, toEnemy, marches, approach } = plan;
  const { board } = world;
  const goal = Math.min(40, toGoal[hex] as number);
  const late = approach > 0 && goal > approach + BEHIND;
  const cover = late ? 0 : (COVER[terrainOf(board, hex)] ?? 0) + (positionAt(state, hex) ? 2 : 0);
  const enemy = Math.min(30, toEnemy[hex] as number);
  const crowd = unitsAt(state, hex).length;
  const close = enemy < 3 ? 6 : 0;
  if (role === 'carrier')
    return marches ? 2 * has(board, hex) - goal - 1.5 * crowd : enemy + 2 * cover - goal / 2 - crowd;
  if (role === 'artillery')
    return (
      enemy / 2 - goal / 2 + cover - 2 * crowd - levelOf(board, hex) / 2 - (late ? Math.max(0, goal - IN_RANGE) : 0)
    );
  if (role === 'staff') return enemy + 3 * cover - 3 * crowd;
  if (role === 'armor') return 2 * cover + has(board, hex) - (marches ? goal : 0.7 * goal) - 2 * crowd - close;
  if (role === 'infantry') return 3 * cover - goal - 2 * crowd - (marches ? 0 : close);
  return 2 * cover + levelOf(board, hex) - goal - 3 * crowd - close;
}

/** Size of the connected ground each hex belongs to. */
const sizesIn = memoize((grid: World['board']['grid']) =>
  memoize((ways: Int16Array): Int16Array => sizesOn(grid, ways)),
);
const groundSizes = ({ board: { grid } }: World, ways: Int16Array): Int16Array => sizesIn(grid)(ways);

function sizesOn(grid: World['board']['grid'], ways: Int16Array): Int16Array {
  const sizes = new Int16Array(grid.size);
  for (let first = 0; first < grid.size; first++) {
    if (sizes[first] !== 0) continue;
    const ground: Hex[] = [first];
    sizes[first] = -1;
    for (const hex of ground) {
      for (let direction = 0; direction < 6; direction++) {
        const next = grid.neighbours[hex * 6 + direction] ?? NOWHERE;
        if (next === NOWHERE || sizes[next] !== 0 || (ways[hex * 6 + direction] as number) <= 0) continue;
        sizes[next] = -1;
        ground.push(next);
      }
    }
    for (const hex of ground) sizes[hex] = ground.length;
  }
  return sizes;
}

const CRAMPED = 100;

/**
 * Penalty for a vehicle in a wood that it could never leave (X5.3g), or any unit in a stream: only where the zone has
 * no other room.
 */
function cramped(plan: Plan, unit: Unit, zone: readonly Hex[]): (hex: Hex) => number {
  const kind = kindOf(plan.world, unit);
  // A unit in a stream neither sees nor hits.
  const { board } = plan.world;
  if (!kind.vehicle) return (hex) => (isStreamBed(board, hex) ? CRAMPED : 0);
  const sizes = groundSizes(plan.world, emptyGround(plan.world, kind, unit, false));
  const most = Math.max(0, ...zone.map((hex) => sizes[hex] as number));
  return (hex) => (2 * (sizes[hex] as number) < most ? CRAMPED : 0);
}

const SHORT_LIST = 16;

/** The best hex for a unit; of guns the view of the best few is compared. */
function bestSeat(plan: Plan, unit: Unit, role: Role): CommandOf<'place'> | undefined {
  const { world, state, side } = plan;
  const zone = zoneOf(world, unit.group);
  const stuck = cramped(plan, unit, zone);
  const seats = zone
    .map((hex) => ({ hex, value: worth(plan, role, hex) - stuck(hex) }))
    .sort((a, b) => b.value - a.value || a.hex - b.hex);
  const found: { readonly command: CommandOf<'place'>; readonly value: number }[] = [];
  for (const { hex, value } of seats) {
    const command: CommandOf<'place'> = { do: 'place', unit: unit.id, hex };
    if (seatFault(world, state, side, command)) continue;
    if (role !== 'gun') return command;
    found.push({ command, value: value + viewFrom(plan, hex) / 6 });
    if (found.length >= SHORT_LIST) break;
  }
  return found.sort((a, b) => b.value - a.value)[0]?.command;
}

/** Carrier that waits for a passenger: trucks for guns, halftracks for infantry before trucks. */
function mount(plan: Plan, unit: Unit, kind: Kind): CommandOf<'place'> | undefined {
  const { world, state, side } = plan;
  const free = state.units.filter(
    (one) =>
      one.side === side &&
      one.place === 'map' &&
      world.byHand.has(one.id) &&
      canCarry(kindOf(world, one), kind) &&
      !passengerOf(state, one) &&
      !reservedFault(world, state, one, unit),
  );
  const best = free.find((one) => kindOf(world, one).truckClass === kind.gun) ?? free[0];
  return best && { do: 'place', unit: unit.id, on: best.id };
}

const GOOD_MINES = 12;

/**
 * The best hexes for a mine: on the ways between the enemy and what is defended, a little before one's own. Which of them it
 * is must be left to chance: the enemy can reckon as well.
 */
export function minesFor(world: World, state: State, side: Side, mine: number): Hex[] {
  const { toGoal, toEnemy } = planOf(world, state, side);
  const own = stepsFrom(
    world,
    state.units.filter((unit) => unit.side === side && unit.place === 'map').map(({ at }) => at),
  );
  const { grid } = world.board;
  const worth = (hex: Hex): number => {
    const crowded = state.hidden[side].some(({ at }) => at !== NOWHERE && distance(grid, at, hex) < 3) ? 4 : 0;
    const before = own[hex] === 0 ? -5 : (own[hex] as number) <= 3 ? 2 : 0;
    return 4 * has(world.board, hex) + before - (toGoal[hex] as number) / 2 - (toEnemy[hex] as number) / 4 - crowded;
  };
  return zoneOf(world, world.mineZones[side])
    .filter((hex) => !hideFault(world, state, side, { do: 'hideMine', mine, hex }))
    .map((hex) => ({ hex, value: worth(hex) }))
    .sort((a, b) => b.value - a.value || a.hex - b.hex)
    .slice(0, GOOD_MINES)
    .map(({ hex }) => hex);
}

/** A unit set up in a stream is Down (X6.3.11c). */
export function setEvent(world: World, state: State, command: CommandOf<'place'>): GamexEvent {
  const { unit } = command;
  if ('on' in command) return { is: 'set', unit, hex: unitOf(world, state, command.on).at, on: command.on };
  const { hex, inside } = command;
  return {
    ...{ is: 'set', unit, hex },
    ...(inside ? { inside } : {}),
    ...(isStreamBed(world.board, hex) ? { stream: 'down' } : {}),
  };
}

/** Places every unit a side has still to set up; what has no room stays. Mines stay secret and are hidden one by one. */
export function placesFor(world: World, state: State, side: Side, emit: Emit<GamexEvent>): void {
  const plan = planOf(world, state, side);
  for (const role of ORDER) {
    for (const { id } of state.units.filter((unit) => unit.side === side && unit.place === 'unset')) {
      const unit = state.units[world.index.get(id) ?? NOWHERE];
      if (!unit) continue;
      const kind = kindOf(world, unit);
      if (roleOf(kind) !== role) continue;
      const seat =
        (plan.marches && kind.load !== 'none' ? mount(plan, unit, kind) : undefined) ?? bestSeat(plan, unit, role);
      if (seat) emit(setEvent(world, state, seat));
    }
  }
}
