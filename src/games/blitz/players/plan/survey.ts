import { NOBODY, occupiersOf } from './occupation.ts';
import { isVictim } from '#games/blitz/combat/rules/av.ts';
import { countryRole } from '#games/blitz/board.ts';
import { controllerOf, freedAt } from '#games/blitz/countries/rules/cities.ts';
import { covers, type Field, fieldOf, hexesOf, inZoc, marksOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { allowance, mobilityOf, reachOf } from '#games/blitz/ground/rules/movement.ts';
import { other, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { reach, UNREACHED } from '#hex/path.ts';
import { elsewhere, shutHexes } from './march.ts';
import { outlookOf } from '../search/outlook.ts';
import { attackFactor } from '#games/blitz/combat/rules/odds.ts';

/** Facts about a position that a side needs for its plans, calculated once a turn. */
export interface Survey {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
  readonly field: Field;
  readonly operations: boolean;
  /** Own ground units on the map that may still move, or have to fight where they are. */
  readonly units: readonly UnitNo[];
  /** M17.g.5: those of them who garrison a city abroad: they stay. */
  readonly posted: ReadonlySet<UnitNo>;
  /** Hexes each of them can end its move in, its own first; units alike in one place share a list. */
  readonly ways: ReadonlyMap<UnitNo, Int32Array>;
  /** Ways as sets, made on demand. */
  readonly reach: { get(no: UnitNo): ReadonlySet<Hex> | undefined };
  /** Enemy attack factors that could come next to a hex in the enemy's next player turn, zones of control aside. */
  readonly threat: Float64Array;
  /** Threat at one hex, for when not all are needed. */
  readonly danger: (hex: Hex) => number;
  readonly goals: readonly Goal[];
  /** Hexes that airborne units among them come to by a flight and a step: where they land. */
  readonly jumps?: ReadonlyMap<UnitNo, ReadonlyMap<Hex, Hex>>;
  /** Cache of replyLoss, by hex and size. */
  readonly replies: Float64Array;
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

/** Are there fleets and air forces, so that more is to be planned than marches and battles? */
export const hasOperations = (world: World): boolean => world.missions.length > 0;

const groundOn = (state: State, side: Side): UnitNo[] =>
  state.units.flatMap((unit, no) => (unit.side === side && unit.place === 'map' && isGround(unit) ? [no] : []));

/** Cached threats: valid while the enemy stays put, in the same turn. */
const threats = new WeakMap<Uint8Array, { readonly turn: number; readonly threat: Float64Array }>();

function threatOf(world: World, state: State, field: Field, enemy: Side): Float64Array {
  const front = marksOf(field, enemy);
  const known = threats.get(front);
  if (known?.turn === state.turn) return known.threat;
  const threat = threatAnew(world, state, enemy);
  threats.set(front, { turn: state.turn, threat });
  return threat;
}

/** Reach of the enemy in its turn with none of our units in the way. */
function threatAnew(world: World, state: State, enemy: Side): Float64Array {
  const threat = new Float64Array(world.board.grid.size);
  for (const no of groundOn(state, enemy)) {
    const unit = state.units[no] as Unit;
    // M17.f.4: not in the war yet.
    if (unit.passive) continue;
    for (const hex of struckFrom(world, state, unit).hexes)
      threat[hex] = (threat[hex] as number) + attackFactor(world, state, unit);
  }
  return threat;
}

function threatAt(world: World, state: State, enemy: Side, hex: Hex): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side !== enemy || unit.place !== 'map' || unit.passive || !isGround(unit)) continue;
    if (struckFrom(world, state, unit).marks[hex] === 1) sum += attackFactor(world, state, unit);
  }
  return sum;
}

/** Hexes a unit could attack next over an empty board: they belong to the board and to where it stands alone. */
const struck = new WeakMap<World, Map<number, Struck>>();

export interface Struck {
  readonly hexes: Int32Array;
  readonly marks: Uint8Array;
}

export function struckFrom(world: World, state: State, unit: Unit): Struck {
  const known = struck.get(world) ?? new Map<number, Struck>();
  struck.set(world, known);
  const thirds = Math.min(allowance(world, state, unit), FARTHEST);
  const mobility = mobilityOf(world, unit);
  const key = (unit.at * 2 + (mobility === 'heavy' ? 1 : 0)) * 256 + thirds;
  const there = known.get(key);
  if (there) return there;
  const { neighbours, size } = world.board.grid;
  const { steps, space } = world.graph(mobility, 'any');
  const found = reach(steps, unit.at, thirds, new Uint8Array(size), space);
  const hexes = new Set<Hex>();
  for (let i = 0; i < found.count; i++) {
    const hex = steps.hexOf[found.settled[i] as number] as Hex;
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const beside = neighbours[edge] as Hex;
      if (beside !== NOWHERE) hexes.add(beside);
    }
  }
  const marks = new Uint8Array(size);
  for (const hex of hexes) marks[hex] = 1;
  const list = { hexes: Int32Array.from(hexes), marks };
  known.set(key, list);
  return list;
}

/** Key of all that decides a unit's reach. */
const gait = ({
  at,
  type,
  mf,
  spent,
  stopped,
  flown,
  innerRun,
  offRoad,
  invading,
  isolated,
  stunnedTill,
  immobileTill,
}: Unit): string =>
  `${at} ${type} ${mf} ${spent} ${stopped} ${flown} ${innerRun} ${offRoad} ${invading ?? ''} ${isolated ?? ''} ${stunnedTill ?? ''} ${immobileTill ?? ''}`;

let stamps = new Int32Array(0);
let stamp = 0;

/** The hexes a unit can end in, its own first; it goes into none of those shut, nor through another country's. */
function waysOf(world: World, state: State, unit: Unit, shut: readonly Hex[]): Int32Array {
  const { size } = world.board.grid;
  if (stamps.length < size) stamps = new Int32Array(size);
  stamp++;
  for (const hex of shut) stamps[hex] = stamp;
  stamps[unit.at] = stamp;
  const { steps, found } = reachOf(world, state, unit, undefined, elsewhere(world, shut, unit.at));
  const list = new Int32Array(found.count + 1);
  list[0] = unit.at;
  let count = 1;
  for (let i = 0; i < found.count; i++) {
    const hex = steps.hexOf[found.settled[i] as number] as Hex;
    if (stamps[hex] === stamp) continue;
    stamps[hex] = stamp;
    if (world.rules.mayEnd({ world, state, unit, hex })) continue;
    list[count++] = hex;
  }
  return list.subarray(0, count);
}

/** Value of a city hex outside the aims of the war: supply, and a base for attacks. */
const ASIDE = 0.4;

const bearings = new WeakMap<World, (hex: Hex) => boolean>();

/** M17.b, M17.e: what a city hex counts for where only some of them are counted. */
export function stakeAt(world: World, hex: Hex): number {
  let bears = bearings.get(world);
  if (!bears) {
    const { last } = world.rules.course.aims(world);
    bears = (one) => last?.bears?.(world.board, one) ?? true;
    bearings.set(world, bears);
  }
  return bears(hex) ? 1 : ASIDE;
}

/** Value of a city hex as a goal: one to take, or one in danger. */
function goalWorth(world: World, state: State, field: Field, side: Side, hex: Hex): number {
  const { liberation } = world.opening;
  const role = countryRole(world.board, hex);
  // M17.g.5: a city abroad counts for the oppressor's enemies once none of its units is in it; its own country is
  // closed to them.
  if (liberation && role !== liberation && freedAt(world, state, hex) !== undefined) return liberation === side ? 8 : 0;
  if (liberation === other(side) && role === liberation) return 0;
  const held = controllerOf(world.board, state.control, hex) === side;
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
  const field = fieldOf(world, state);
  const shut = moving ? shutHexes(world, state, side, enters) : [];
  const units = moving ? groundOn(state, side) : [];
  const ways = new Map<UnitNo, Int32Array>();
  const known = new Map<string, Int32Array>();
  const posted = moving ? occupiersOf(world, state, side) : NOBODY;
  for (const no of units) {
    const unit = state.units[no] as Unit;
    if (posted.has(no) || board.land[unit.at] !== 1 || state.avs.some((av) => av.participants.includes(no))) {
      ways.set(no, Int32Array.of(unit.at));
      continue;
    }
    const key = gait(unit);
    const list = known.get(key) ?? waysOf(world, state, unit, shut);
    known.set(key, list);
    ways.set(no, list);
  }
  const goals = (moving ? board.cityHexes : []).flatMap((hex) => {
    const worth = shut.includes(hex) ? 0 : stakeAt(world, hex) * goalWorth(world, state, field, side, hex);
    return worth > 0 ? [{ hex, worth, far: wayFrom(world, hex) }] : [];
  });
  let whole = moving ? threatOf(world, state, field, other(side)) : undefined;
  const threats = new Map<Hex, number>();
  return {
    world,
    state,
    side,
    field,
    operations: hasOperations(world),
    units,
    posted,
    ways,
    reach: asSets(ways),
    replies: new Float64Array(moving ? board.grid.size * REPLY_SIZES : 0).fill(-1),
    get threat() {
      whole ??= threatOf(world, state, field, other(side));
      return whole;
    },
    danger: (hex) => {
      if (whole) return whole[hex] as number;
      const threat = threats.get(hex) ?? threatAt(world, state, other(side), hex);
      threats.set(hex, threat);
      return threat;
    },
    goals,
  };
}

/** Lists of hexes as sets, each made when it is asked for. */
export function asSets(ways: ReadonlyMap<UnitNo, Int32Array>): Survey['reach'] {
  const made = new Map<Int32Array, ReadonlySet<Hex>>();
  return {
    get(no) {
      const list = ways.get(no);
      if (!list) return undefined;
      const set = made.get(list) ?? new Set(list);
      made.set(list, set);
      return set;
    },
  };
}

/** B19.8: true if the hex doubles its defender in any attack. */
export const doubled = ({ board }: World, hex: Hex): boolean => board.city[hex] !== -1 || board.mountain[hex] === 1;

/** Share of its possible strength the enemy usually brings; measured good in a stripped duel. */
const BROUGHT = 0.6;

/** Sizes of stacks that are remembered. */
const REPLY_SIZES = 16;

/** Factors a stack of this size in a hex may be expected to lose to the enemy's answer. */
export function replyLoss(survey: Survey, hex: Hex, size: number): number {
  if (size <= 0) return 0;
  if (size >= REPLY_SIZES || survey.replies.length === 0) return replyAnew(survey, hex, size);
  const slot = hex * REPLY_SIZES + size;
  const known = survey.replies[slot] as number;
  if (known >= 0) return known;
  const found = replyAnew(survey, hex, size);
  survey.replies[slot] = found;
  return found;
}

function replyAnew({ world, danger }: Survey, hex: Hex, size: number): number {
  const threat = danger(hex);
  if (threat === 0) return 0;
  const { neighbours } = world.board.grid;
  let open = 0;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = neighbours[edge] as Hex;
    if (beside !== NOWHERE && world.board.land[beside] === 1) open++;
  }
  const attack = Math.floor(Math.min(BROUGHT * threat, 12 * open));
  if (attack === 0) return 0;
  const defence = doubled(world, hex) ? 2 * size : size;
  const outlook = outlookOf({ attack, defence, size, sealed: 0.35, table: world.rules.combat.table });
  return outlook ? Math.max(outlook.kill - 0.5 * outlook.cost, 0) : 0;
}

/** B19.5: true if no retreat of two hexes avoids zones of control. `zoc` gives those of the attackers. */
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

/** Hexes with enemies to be attacked: victims of an automatic victory are as good as gone (T7.3.9). */
export function enemyHexes({ field, side, state }: Survey): readonly Hex[] {
  const there = inWar(state, field, other(side));
  return state.avs.length === 0 ? there : there.filter((hex) => !isVictim(state, hex));
}

/** M17.f.4: hexes held by a power that is not in the war yet are no enemy's. */
const inWar = ({ units, nations }: State, field: Field, enemy: Side): readonly Hex[] =>
  nations
    ? hexesOf(field, enemy).filter((hex) => stackAt(field, enemy, hex).some((no) => !units[no]?.passive))
    : hexesOf(field, enemy);

export const sizeAt = ({ field, state }: Survey, side: Side, hex: Hex): number =>
  stackAt(field, side, hex).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

export const inEnemyZoc = ({ field, side }: Survey, hex: Hex): boolean => inZoc(field, other(side), hex);

const rounds = new WeakMap<World['board'], readonly (readonly Hex[])[]>();

/** City hexes that this hex and its neighbours hold (B10.2). */
export function citiesRound({ board }: World, hex: Hex): readonly Hex[] {
  let known = rounds.get(board);
  if (!known) {
    known = Array.from({ length: board.grid.size }, (_, at) => citiesAround(board, at));
    rounds.set(board, known);
  }
  return known[hex] ?? NO_CITIES;
}

const NO_CITIES: readonly Hex[] = [];

function citiesAround({ grid, city }: World['board'], hex: Hex): readonly Hex[] {
  const found = city[hex] !== -1 ? [hex] : [];
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = grid.neighbours[edge] as Hex;
    if (beside !== NOWHERE && city[beside] !== -1) found.push(beside);
  }
  return found.length > 0 ? found : NO_CITIES;
}
