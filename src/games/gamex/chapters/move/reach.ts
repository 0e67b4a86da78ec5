import { isObjection } from '../../../../core/objection.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import type { Act, State, Unit } from '../../types.ts';
import { goodOrder, kindOf, passengerOf } from '../../units.ts';
import type { World } from '../../world.ts';
import { paceOf, startWalk } from './acts.ts';
import { BARRED, busyHexes, emptyGround } from './ground.ts';
import { type Pace, stepPrice } from './price.ts';

/** Where a unit can come, each hex with a cheapest way (by what its side knows), nobody breaking in. */
export interface Reached {
  readonly hex: Hex;
  readonly spent: number;
  readonly path: readonly Hex[];
}

/** All a search has found: the ways are worked out when they are asked for, and most are not. */
interface Field {
  readonly start: Hex;
  /** The nearest first. */
  readonly found: readonly Hex[];
  /** By hex: its place in that list from 1 on, what the way there takes, and the hex before it. */
  readonly rank: Int16Array;
  readonly cost: Int16Array;
  readonly from: Int16Array;
  ways?: readonly Reached[];
  orders?: readonly (readonly Act[])[];
}

interface Known {
  readonly world: World;
  readonly state: State;
  readonly busy: Uint8Array;
  readonly fields: Map<string, Field>;
}
const reached = new WeakMap<readonly Unit[], Known>();

/** The reach of a unit follows from who stands where and what lies there; it is kept as long as those are the same. */
function fieldOf(world: World, state: State, unit: Unit, offRoad: boolean): Field {
  let known = reached.get(state.units);
  if (!known || known.world !== world || !sameGround(known.state, state)) {
    known = { world, state: { ...state }, busy: busyHexes(world, state), fields: new Map() };
    reached.set(state.units, known);
  }
  const key = `${alikeAs(state, unit)}${offRoad ? ' afoot' : ''}`;
  let field = known.fields.get(key);
  if (!field) {
    const pace = { ...paceOf(world, state, startWalk(world, unit, []), { offRoad }), quiet: true };
    field = search(world, state, pace, known.busy);
    known.fields.set(key, field);
  }
  return field;
}

/** Thousands of steps are listed at a time: each is one and the same thing. */
const STEPS: Act[] = [];
const stepTo = (to: Hex): Act => (STEPS[to] ??= Object.freeze({ to }));

/** The steps to a hex, each as it is wanted. */
function stepsTo<T>({ start, from }: Field, hex: Hex, step: (to: Hex) => T): T[] {
  let steps = 0;
  for (let at = hex; at !== start; at = from[at] as Hex) steps++;
  const all = new Array<T>(steps);
  for (let at = hex; at !== start; at = from[at] as Hex) all[--steps] = step(at);
  return all;
}

const itself = (hex: Hex): Hex => hex;
const wayTo = (field: Field, hex: Hex): Reached => ({
  hex,
  spent: field.cost[hex] as number,
  path: stepsTo(field, hex, itself),
});

export function reachOf(world: World, state: State, unit: Unit, offRoad = false): readonly Reached[] {
  const field = fieldOf(world, state, unit, offRoad);
  field.ways ??= field.found.map((hex) => wayTo(field, hex));
  return field.ways;
}

/** On from where a walk has come to; the ways begin there. */
export function reachOn(world: World, state: State, pace: Pace): readonly Reached[] {
  if (pace.from === NOWHERE) return [];
  const field = search(world, state, { ...pace, quiet: true }, busyHexes(world, state));
  return field.found.map((hex) => wayTo(field, hex));
}

/** Every way of a unit as orders. */
export function ordersOf(world: World, state: State, unit: Unit): readonly (readonly Act[])[] {
  const field = fieldOf(world, state, unit, false);
  field.orders ??= field.found.map((hex) => stepsTo(field, hex, stepTo));
  return field.orders;
}

/** Of some hexes those the unit can come to, the nearest first. */
export function* reachAmong(
  world: World,
  state: State,
  unit: Unit,
  hexes: readonly Hex[],
  offRoad = false,
): Generator<Reached> {
  const field = fieldOf(world, state, unit, offRoad);
  const { rank } = field;
  const open = hexes.filter((hex) => (rank[hex] as number) > 0);
  open.sort((a, b) => (rank[a] as number) - (rank[b] as number));
  for (const hex of open) yield wayTo(field, hex);
}

/** Units of a kind that begin in the same hex in good order come to the same hexes. */
const alikeAs = (state: State, unit: Unit): string =>
  unit.place === 'map' && goodOrder(unit) && unit.stream === undefined && !unit.inside && !passengerOf(state, unit)
    ? `${unit.side} ${unit.nation} ${unit.at} ${unit.kind}`
    : unit.id;

const sameGround = (a: State, b: State): boolean =>
  a.mines === b.mines &&
  a.wrecks === b.wrecks &&
  a.forts === b.forts &&
  a.blocks === b.blocks &&
  a.positions === b.positions;

/** The unit some steps on; out of a stream only a bridge layer goes any further (X9.3d). */
function standingIn(unit: Unit, at: Hex): Unit {
  if (unit.stream === undefined) return { ...unit, place: 'map', at };
  const { stream: _stream, ...dry } = unit;
  return { ...dry, place: 'map', at };
}

/** A bucketed Dijkstra over half points; a step that ends the move leads nowhere further. */
function search(world: World, state: State, start: Pace, busy: Uint8Array): Field {
  const { grid } = world.board;
  const { unit, offRoad = false, quick = false } = start;
  const allowance = start.left;
  const ground = emptyGround(world, kindOf(world, unit), unit, offRoad, quick);
  // Disrupted units and those in streams or Fortifications have rules of their own for every step.
  const plain = unit.disrupted !== true && unit.stream === undefined && unit.inside !== true;
  const cost = new Int16Array(grid.size).fill(-1);
  const from = new Int16Array(grid.size);
  const rank = new Int16Array(grid.size);
  const ended = new Set<Hex>();
  const rows: Hex[][] = [[start.from]];
  cost[start.from] = 0;
  const found: Hex[] = [];
  for (let spent = 0; spent <= allowance; spent++) {
    const row = rows[spent];
    if (!row) continue;
    for (const hex of row) {
      if (cost[hex] !== spent || (rank[hex] as number) > 0) continue;
      if (hex !== start.from) rank[hex] = found.push(hex);
      if (ended.has(hex)) continue;
      let here: Pace | undefined;
      for (let direction = 0; direction < 6; direction++) {
        const to = grid.neighbours[hex * 6 + direction] as Hex;
        if (to === NOWHERE) continue;
        const known = cost[to] as number;
        if (known >= 0 && known <= spent) continue;
        const usual = plain && busy[to] === 0 ? (ground[hex * 6 + direction] as number) : 0;
        if (usual === BARRED) continue;
        let total = spent + usual;
        let ends = false;
        if (usual === 0 || total > allowance) {
          if (usual > 0 && (spent > 0 || !start.fresh)) continue;
          here ??= {
            ...start,
            unit: hex === start.from ? unit : standingIn(unit, hex),
            from: hex,
            left: allowance - spent,
            fresh: start.fresh && spent === 0,
          };
          const price = stepPrice(world, state, here, to);
          if (isObjection(price)) continue;
          total = spent + price.cost;
          ends = price.ends;
        }
        if (known >= 0 && known <= total) continue;
        cost[to] = total;
        from[to] = hex;
        if (ends) ended.add(to);
        else if (ended.size > 0) ended.delete(to);
        (rows[total] ??= []).push(to);
      }
    }
  }
  return { start: start.from, found, rank, cost, from };
}
