import { countryRole } from '../../blitz/board.ts';
import { controllerOf } from '../../blitz/cities.ts';
import { covers, type Field, fieldOf, hexesOf, inZoc, marksOf, stackAt } from '../../blitz/field.ts';
import { trespasses } from '../../blitz/minors.ts';
import { hexesReached, reachOf } from '../../blitz/movement.ts';
import { isGround, other, type Side, sizeOf, type State, type Unit, type UnitNo } from '../../blitz/types.ts';
import type { World } from '../../blitz/world.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { reach, UNREACHED } from '../../hex/path.ts';
import { outlookOf } from './outlook.ts';

/** What a side wants to know about a position before it makes plans: worked out once a turn. */
export interface Survey {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
  readonly field: Field;
  readonly tournament: boolean;
  /** Own ground units on the map that may still move, or have to fight where they are. */
  readonly units: readonly UnitNo[];
  /** Hexes each of them can end its move in, its own among them. */
  readonly reach: ReadonlyMap<UnitNo, ReadonlySet<Hex>>;
  /** Enemy attack factors that could come next to a hex in the enemy's next player turn, zones of control aside. */
  readonly threat: Float64Array;
  readonly goals: readonly Goal[];
}

/** A city hex worth going to. */
export interface Goal {
  readonly hex: Hex;
  readonly worth: number;
  /** Thirds of a movement point from each hex. */
  readonly far: Uint8Array;
}

/** The way from every city hex to everywhere over an empty board: it belongs to the board alone. */
const distances = new WeakMap<World, Map<Hex, Uint8Array>>();
const FARTHEST = 250;

export function wayFrom(world: World, hex: Hex): Uint8Array {
  const known = distances.get(world) ?? new Map<Hex, Uint8Array>();
  distances.set(world, known);
  const there = known.get(hex);
  if (there) return there;
  const { steps, space } = world.graph('light', 'any');
  const found = reach(steps, hex, FARTHEST, new Uint8Array(world.board.grid.size), space);
  const far = new Uint8Array(world.board.grid.size).fill(UNREACHED);
  for (let i = 0; i < found.count; i++) {
    const node = found.settled[i] as number;
    const at = steps.hexOf[node] as Hex;
    far[at] = Math.min(far[at] as number, found.cost[node] as number);
  }
  known.set(hex, far);
  return far;
}

export const isTournament = (world: World): boolean => world.phases.movement !== 'B80.3';

const groundOn = (state: State, side: Side): UnitNo[] =>
  state.units.flatMap((unit, no) => (unit.side === side && unit.place === 'map' && isGround(unit) ? [no] : []));

/** Threats worked out before: they stand so long as the enemy stands where he stood, in the same turn. */
const threats = new WeakMap<Uint8Array, { readonly turn: number; readonly threat: Float64Array }>();

function threatOf(world: World, state: State, field: Field, enemy: Side): Float64Array {
  const front = marksOf(field, enemy);
  const known = threats.get(front);
  if (known?.turn === state.turn) return known.threat;
  const threat = threatAnew(world, state, enemy);
  threats.set(front, { turn: state.turn, threat });
  return threat;
}

/** The board as it looks to the enemy when it is his turn and none of ours stood in his way. */
function threatAnew(world: World, state: State, enemy: Side): Float64Array {
  const { neighbours, size } = world.board.grid;
  const fresh = state.units.map((unit) =>
    unit.side === enemy
      ? { ...unit, spent: 0, stopped: false, moved: false, flown: false, innerRun: 0, offRoad: false }
      : { ...unit, place: 'gone' as const },
  );
  const alone: State = { ...state, units: fresh, avs: [] };
  const threat = new Float64Array(size);
  const seen = new Int32Array(size).fill(-1);
  for (const no of groundOn(alone, enemy)) {
    const unit = fresh[no] as Unit;
    for (const hex of [unit.at, ...hexesReached(reachOf(world, alone, unit))]) {
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const beside = neighbours[edge] as Hex;
        if (beside === NOWHERE || seen[beside] === no) continue;
        seen[beside] = no;
        threat[beside] = (threat[beside] as number) + unit.af;
      }
    }
  }
  return threat;
}

/** What a city hex is worth going to: not ours, or ours and in danger. */
function goalWorth(world: World, state: State, field: Field, side: Side, hex: Hex): number {
  const held = controllerOf(world.board, state.control, hex) === side;
  const role = countryRole(world.board, hex);
  if (covers(field, other(side), hex)) return role === side ? 7 : 5;
  if (held) return 0;
  return role === other(side) ? 5 : 6;
}

/** `moving` false: for single decisions, which ask neither for ways nor for goals. `enters`: minor countries it goes into. */
export function survey(
  world: World,
  state: State,
  side: Side,
  moving = true,
  enters: ReadonlySet<number> = new Set(),
): Survey {
  const { board } = world;
  const field = fieldOf(board, state);
  const shut = world.minors.length > 0 ? trespasses(world, state, side) : undefined;
  const closed = shut && ((hex: Hex): boolean => shut(hex) && !enters.has(board.country[hex] ?? -1));
  const units = moving ? groundOn(state, side) : [];
  const reachable = new Map<UnitNo, ReadonlySet<Hex>>();
  for (const no of units) {
    const unit = state.units[no] as Unit;
    const hexes = new Set([unit.at]);
    if (board.land[unit.at] === 1 && !state.avs.some((av) => av.participants.includes(no))) {
      for (const hex of hexesReached(reachOf(world, state, unit))) if (!closed?.(hex)) hexes.add(hex);
    }
    reachable.set(no, hexes);
  }
  const goals = (moving ? board.cityHexes : []).flatMap((hex) => {
    const worth = closed?.(hex) ? 0 : goalWorth(world, state, field, side, hex);
    return worth > 0 ? [{ hex, worth, far: wayFrom(world, hex) }] : [];
  });
  return {
    world,
    state,
    side,
    field,
    tournament: isTournament(world),
    units,
    reach: reachable,
    threat: threatOf(world, state, field, other(side)),
    goals,
  };
}

/** B19.8: does the hex double its defender against everybody? */
export const doubled = ({ board }: World, hex: Hex): boolean => board.city[hex] !== -1 || board.mountain[hex] === 1;

/** The enemy never brings all he could; measured good in a stripped duel. */
const BROUGHT = 0.6;

/** Factors a stack of this size in a hex may be expected to lose to the enemy's answer. */
export function replyLoss({ world, threat, tournament }: Survey, hex: Hex, size: number): number {
  if (size <= 0) return 0;
  const { neighbours } = world.board.grid;
  let open = 0;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = neighbours[edge] as Hex;
    if (beside !== NOWHERE && world.board.land[beside] === 1) open++;
  }
  const attack = Math.floor(Math.min(BROUGHT * (threat[hex] as number), 12 * open));
  if (attack === 0) return 0;
  const defence = doubled(world, hex) ? 2 * size : size;
  const outlook = outlookOf({ attack, defence, size, sealed: 0.35, tournament });
  return outlook ? Math.max(outlook.kill - 0.5 * outlook.cost, 0) : 0;
}

/** B19.5: can nobody go two hexes from here without coming into a zone of control? `zoc` tells those of the attackers. */
export function isSealed({ board }: World, hex: Hex, zoc: (hex: Hex) => boolean): boolean {
  const { neighbours } = board.grid;
  const open = (at: Hex): boolean => at !== NOWHERE && board.land[at] === 1 && !zoc(at);
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const one = neighbours[edge] as Hex;
    if (!open(one)) continue;
    for (let further = one * 6; further < one * 6 + 6; further++) {
      const two = neighbours[further] as Hex;
      if (two !== hex && open(two)) return false;
    }
  }
  return true;
}

export const enemyHexes = ({ field, side }: Survey): readonly Hex[] => hexesOf(field, other(side));

export const sizeAt = ({ field, state }: Survey, side: Side, hex: Hex): number =>
  stackAt(field, side, hex).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

export const inEnemyZoc = ({ field, side }: Survey, hex: Hex): boolean => inZoc(field, other(side), hex);

/** City hexes that this hex and its neighbours hold (B10.2). */
export function citiesRound({ board }: World, hex: Hex): Hex[] {
  const { neighbours } = board.grid;
  const found = board.city[hex] !== -1 ? [hex] : [];
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = neighbours[edge] as Hex;
    if (beside !== NOWHERE && board.city[beside] !== -1) found.push(beside);
  }
  return found;
}
