import { type Hex, NOWHERE } from '#hex/hex.ts';
import { emptyGround } from '../move/ground.ts';
import { allowanceOf } from '../move/price.ts';
import { goalMet, levelReached } from '../turn/victory.ts';
import { other, type Side, type State, type Unit } from '../types.ts';
import { kindOf } from '../units.ts';
import { conditionsOf, type Count, type Goal, type Measure, type World } from '../world.ts';

/** Aims of a side: hexes it wants, and how strongly. */
export interface Aims {
  /** take: ground it needs. guard: ground the enemy needs. leave: the map's edge. hunt: enemy units. */
  readonly what: 'take' | 'guard' | 'leave' | 'hunt';
  readonly hexes: readonly Hex[];
  /** Value of a turn's march towards the hexes. */
  readonly pull: number;
  /** Turns still to be played, this one included. */
  readonly turns: number;
}

/** True if the goal asks its side for such a count. */
export const asks = (goal: Goal, of: Count['of']): boolean =>
  conditionsOf(goal).some(({ measure, least }) =>
    measure.of === 'ratio' ? measure.count.of === of && !measure.count.enemy : asksFor(measure, least, of),
  );

const asksFor = (measure: Measure, least: number | undefined, of: Count['of']): boolean =>
  measure.of === of && (of === 'losses' || least !== undefined) && !('enemy' in measure);

/** Ground a side wants: to take or reach it, to open a way, or to keep the enemy away from it. */
function wantedZones(goal: Goal): string[] {
  return conditionsOf(goal).flatMap(({ measure }) => {
    if (measure.of === 'lane') return [measure.to];
    const counts = measure.of === 'ratio' ? [measure.count, measure.to] : [measure];
    return counts.flatMap((one) => ('zone' in one ? [one.zone] : []));
  });
}

const zoneHexes = (world: World, state: State, side: Side, whose: Side): Hex[] => {
  const wanted = new Set<Hex>();
  for (const goal of world.goals) {
    if (goal.side !== whose) continue;
    for (const zone of wantedZones(goal)) for (const hex of world.zones[zone] ?? []) wanted.add(hex);
  }
  const all = [...wanted];
  return whose === side ? all.filter((hex) => state.control[hex] !== side) : all;
};

const takes = (goal: Goal): boolean =>
  asks(goal, 'control') || asks(goal, 'units') || conditionsOf(goal).some(({ measure }) => measure.of === 'lane');

const TAKE = 0.9;
const GUARD = 0.25;
const HUNT = 0.35;
/** Pull of the enemy on a side that loses if nothing happens. */
const CHARGE = 0.6;

const kills = (goal: Goal): boolean => asks(goal, 'kills') || asks(goal, 'losses');

/** X4.4a: true if the side would lose by the levels reached now, and may reach more by kills. */
const mustKill = (world: World, state: State, side: Side, unmet: readonly Goal[]): boolean =>
  unmet.some(kills) && levelReached(world, state, side) < levelReached(world, state, other(side));

/**
 * Current aims of a side: ground first, then the way out, then the enemy if it is behind, then ground the enemy wants,
 * then the enemy. Without `drive` a side that is behind waits on its ground.
 */
export function aimsOf(world: World, state: State, side: Side, drive = true): Aims {
  const turns = Math.max(1, world.turns - state.turn + 1);
  const unmet = world.goals.filter((goal) => goal.side === side && !goalMet(world, state, goal));
  if (unmet.some(takes)) {
    const hexes = zoneHexes(world, state, side, side);
    if (hexes.length > 0) return { what: 'take', hexes, pull: TAKE, turns };
  }
  if (unmet.some((goal) => asks(goal, 'exited')) && world.exits[side].size > 0)
    return { what: 'leave', hexes: [...world.exits[side]], pull: TAKE, turns };
  const enemies = state.units.flatMap((unit) => (unit.side !== side && unit.place === 'map' ? [unit.at] : []));
  if (drive && enemies.length > 0 && mustKill(world, state, side, unmet))
    return { what: 'hunt', hexes: [...new Set(enemies)], pull: CHARGE, turns };
  const guard = zoneHexes(world, state, side, other(side));
  if (guard.length > 0) return { what: 'guard', hexes: guard, pull: GUARD, turns };
  const own = zoneHexes(world, { ...state, control: {} }, side, side);
  if (own.length > 0) return { what: 'guard', hexes: own, pull: GUARD, turns };
  return { what: 'hunt', hexes: [...new Set(enemies)], pull: HUNT, turns };
}

const fields = new WeakMap<World, Map<string, Float32Array>>();
const MOST_FIELDS = 1200;
/** Upper bound of all distances. */
const FAR = 400;

/** The fields of a list of hexes by the kinds of units: asked thousands of times while the list is the same. */
const near = new WeakMap<readonly Hex[], Map<string, Float32Array>>();

/** Half points from every hex to the nearest aim on empty ground, by the way the unit moves. */
function fieldOf(world: World, unit: Unit, hexes: readonly Hex[]): Float32Array {
  let byKind = near.get(hexes);
  if (!byKind) {
    byKind = new Map();
    near.set(hexes, byKind);
  }
  let field = byKind.get(unit.kind);
  if (!field) {
    field = keptField(world, unit, hexes);
    byKind.set(unit.kind, field);
  }
  return field;
}

function keptField(world: World, unit: Unit, hexes: readonly Hex[]): Float32Array {
  const kind = kindOf(world, unit);
  let known = fields.get(world);
  if (!known || known.size > MOST_FIELDS) {
    known = new Map();
    fields.set(world, known);
  }
  const key = `${kind.moveClass} ${kind.vehicle} ${kind.gun} ${hexes.join(' ')}`;
  let field = known.get(key);
  if (!field) {
    field = flood(world, unit, hexes);
    known.set(key, field);
  }
  return field;
}

/** Distance field without the cache; `extra`: additional half points for entering a hex. */
export function flood(world: World, unit: Unit, hexes: readonly Hex[], extra?: ReadonlyMap<Hex, number>): Float32Array {
  const { grid } = world.board;
  const ground = emptyGround(world, kindOf(world, unit), unit, false);
  const field = new Float32Array(grid.size).fill(FAR);
  const rows: Hex[][] = Array.from({ length: FAR }, () => []);
  for (const hex of hexes) {
    field[hex] = 0;
    rows[0]?.push(hex);
  }
  for (let spent = 0; spent < FAR; spent++) {
    for (const hex of rows[spent] as Hex[]) {
      if (field[hex] !== spent) continue;
      const more = extra?.get(hex) ?? 0;
      for (let direction = 0; direction < 6; direction++) {
        const from = grid.neighbours[hex * 6 + direction] as Hex;
        if (from === NOWHERE) continue;
        const price = ground[from * 6 + ((direction + 3) % 6)] as number;
        const total = spent + price + more;
        if (price <= 0 || total >= (field[from] as number)) continue;
        field[from] = total;
        rows[total]?.push(from);
      }
    }
  }
  return field;
}

/** Half points as turns of the unit's march. */
export const asTurns = (world: World, unit: Unit, points: number): number =>
  Math.min(12, points / Math.max(2, allowanceOf(kindOf(world, unit))));

/** Turns of march from a hex to the nearest aim. */
export const turnsTo = (world: World, unit: Unit, hex: Hex, hexes: readonly Hex[]): number =>
  hexes.length === 0 ? 0 : asTurns(world, unit, fieldOf(world, unit, hexes)[hex] as number);

const single = new WeakMap<World, Map<Hex, readonly Hex[]>>();

/** One list for each hex, always the same: ways are reckoned once for a list. */
export function only(world: World, hex: Hex): readonly Hex[] {
  let lists = single.get(world);
  if (!lists) {
    lists = new Map();
    single.set(world, lists);
  }
  let list = lists.get(hex);
  if (!list) {
    list = [hex];
    lists.set(hex, list);
  }
  return list;
}

/** Factor on the value of marching, higher as the turns run out. */
export const hurry = ({ what, turns }: Aims, away: number): number =>
  what === 'take' || what === 'leave' ? Math.min(2.5, Math.max(1, (away + 1) / turns)) : 1;

/** Turns short of the aim: guards may stand a little off the place, hunters at the range of their guns. */
export const shortOf = ({ what }: Aims, away: number): number =>
  what === 'guard' ? Math.max(0, away - 0.7) : what === 'hunt' ? Math.max(0, away - 0.5) : away;
