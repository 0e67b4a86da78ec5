import { isObjection } from '../../../../core/objection.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import { type Act, other, type State, type Unit } from '../../types.ts';
import { goodOrder, kindOf, passengerOf } from '../../units.ts';
import type { World } from '../../world.ts';
import { paceOf, startWalk } from './acts.ts';
import { BARRED, busyHexes, emptyGround, HELD } from './ground.ts';
import { type Pace, stepPrice } from './price.ts';

/** Where a unit can come, each hex with a cheapest way (by what its side knows), nobody breaking in. */
export interface Reached {
  readonly hex: Hex;
  readonly spent: number;
  readonly path: readonly Hex[];
  /** Nothing goes on from there: the last step ends the move. */
  readonly ends: boolean;
}

/** All a search has found, the nearest first: the ways are worked out when they are asked for, and most are not. */
interface Field {
  readonly found: readonly Hex[];
  /** Of each of them: what the way takes, how many steps it has, and the place in the list of the one before. */
  readonly spent: readonly number[];
  readonly steps: readonly number[];
  readonly before: readonly number[];
  readonly ends: ReadonlySet<Hex>;
  places?: ReadonlyMap<Hex, number>;
  ways?: readonly Reached[];
  orders?: readonly (readonly Act[])[];
}

interface Known {
  readonly world: World;
  readonly state: State;
  readonly busy: Uint8Array;
  readonly fields: Map<string, Field>;
  /** The same by the unit that asked. */
  readonly onRoad: Map<Unit, Field>;
  readonly offRoad: Map<Unit, Field>;
}
const reached = new WeakMap<readonly Unit[], Known>();

/** The reach of a unit follows from who stands where and what lies there; it is kept as long as those are the same. */
function fieldOf(world: World, state: State, unit: Unit, offRoad: boolean): Field {
  let known = reached.get(state.units);
  if (!known || known.world !== world || !sameGround(known.state, state)) {
    known = {
      world,
      state: { ...state },
      busy: busyHexes(world, state),
      fields: new Map(),
      onRoad: new Map(),
      offRoad: new Map(),
    };
    reached.set(state.units, known);
  }
  const asked = offRoad ? known.offRoad : known.onRoad;
  let field = asked.get(unit);
  if (field) return field;
  const key = `${alikeAs(state, unit)}${offRoad ? ' afoot' : ''}`;
  field = known.fields.get(key);
  if (!field) {
    const pace = { ...paceOf(world, state, startWalk(world, unit, []), { offRoad }), quiet: true };
    field = search(world, state, pace, known.busy);
    known.fields.set(key, field);
  }
  asked.set(unit, field);
  return field;
}

/** Thousands of steps are listed at a time: each is one and the same thing. */
const STEPS: Act[] = [];
const stepTo = (to: Hex): Act => (STEPS[to] ??= Object.freeze({ to }));

/** The steps to one of the hexes found, each as it is wanted. */
function stepsTo<T>({ found, steps, before }: Field, place: number, step: (to: Hex) => T): T[] {
  let left = steps[place] as number;
  const all = new Array<T>(left);
  for (let at = place; left > 0; at = before[at] as number) all[--left] = step(found[at] as Hex);
  return all;
}

const itself = (hex: Hex): Hex => hex;
const wayTo = (field: Field, place: number): Reached => ({
  hex: field.found[place] as Hex,
  spent: field.spent[place] as number,
  path: stepsTo(field, place, itself),
  ends: field.ends.has(field.found[place] as Hex),
});
const waysOf = (field: Field): readonly Reached[] => field.found.map((_, place) => wayTo(field, place));

export function reachOf(world: World, state: State, unit: Unit, offRoad = false): readonly Reached[] {
  const field = fieldOf(world, state, unit, offRoad);
  field.ways ??= waysOf(field);
  return field.ways;
}

/** On from where a walk has come to; the ways begin there. */
export function reachOn(world: World, state: State, pace: Pace): readonly Reached[] {
  if (pace.from === NOWHERE) return [];
  return waysOf(search(world, state, { ...pace, quiet: true }, busyHexes(world, state)));
}

/** Every way of a unit as orders. */
export function ordersOf(world: World, state: State, unit: Unit): readonly (readonly Act[])[] {
  const field = fieldOf(world, state, unit, false);
  field.orders ??= field.found.map((_, place) => stepsTo(field, place, stepTo));
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
  field.places ??= new Map(field.found.map((hex, place) => [hex, place]));
  const { places } = field;
  const open = hexes.flatMap((hex) => places.get(hex) ?? []);
  open.sort((a, b) => a - b);
  for (const place of open) yield wayTo(field, place);
}

/** Units of a kind that begin in the same hex in good order come to the same hexes. */
const alikeAs = (state: State, unit: Unit): string =>
  unit.place === 'map' && goodOrder(unit) && unit.stream === undefined && !unit.inside && !passengerOf(state, unit)
    ? `${unit.side} ${unit.nation} ${unit.at} ${unit.kind}${unit.hurried ? ' hurried' : ''}`
    : unit.id;

const sameGround = (a: State, b: State): boolean =>
  a.mines === b.mines &&
  a.wrecks === b.wrecks &&
  a.forts === b.forts &&
  a.blocks === b.blocks &&
  a.positions === b.positions &&
  a.chaos?.force === b.chaos?.force;

/** The unit some steps on; out of a stream only a bridge layer goes any further (X9.3d). */
function standingIn(unit: Unit, at: Hex): Unit {
  if (unit.stream === undefined) return { ...unit, place: 'map', at };
  const { stream: _stream, ...dry } = unit;
  return { ...dry, place: 'map', at };
}

/** What a search writes on, by hex, and the hexes it has written: arrays of this size are too dear to be made for each. */
const slate = { cost: new Int16Array(0), from: new Int16Array(0), place: new Int16Array(0), written: [] as Hex[] };

const UNSEEN = -1;

function cleanSlate(size: number): typeof slate {
  if (slate.cost.length < size) {
    slate.cost = new Int16Array(size).fill(UNSEEN);
    slate.from = new Int16Array(size);
    slate.place = new Int16Array(size).fill(UNSEEN);
  } else {
    for (const hex of slate.written) {
      slate.cost[hex] = UNSEEN;
      slate.place[hex] = UNSEEN;
    }
  }
  slate.written = [];
  return slate;
}

/** A bucketed Dijkstra over half points; a step that ends the move leads nowhere further. */
function search(world: World, state: State, start: Pace, busy: Uint8Array): Field {
  const { grid } = world.board;
  const { unit, offRoad = false, quick = false } = start;
  const allowance = start.left;
  const ground = emptyGround(world, kindOf(world, unit), unit, offRoad, quick);
  // Disrupted units and those in streams or Fortifications have rules of their own for every step.
  const plain =
    start.dreads === undefined && unit.disrupted !== true && unit.stream === undefined && unit.inside !== true;
  const closed = start.overrun === undefined ? HELD[other(unit.side)] : -1;
  const { cost, from, place, written } = cleanSlate(grid.size);
  const ended = new Set<Hex>();
  const rows: Hex[][] = [[start.from]];
  cost[start.from] = 0;
  written.push(start.from);
  const found: Hex[] = [];
  const costs: number[] = [];
  const steps: number[] = [];
  const before: number[] = [];
  for (let spent = 0; spent <= allowance; spent++) {
    const row = rows[spent];
    if (!row) continue;
    for (const hex of row) {
      if (cost[hex] !== spent || place[hex] !== UNSEEN) continue;
      if (hex !== start.from) {
        const last = place[from[hex] as Hex] as number;
        place[hex] = found.push(hex) - 1;
        costs.push(spent);
        before.push(last);
        steps.push(last === UNSEEN ? 1 : (steps[last] as number) + 1);
      }
      if (ended.size > 0 && ended.has(hex)) continue;
      let here: Pace | undefined;
      for (let direction = 0; direction < 6; direction++) {
        const to = grid.neighbours[hex * 6 + direction] as Hex;
        if (to === NOWHERE) continue;
        const known = cost[to] as number;
        if (known >= 0 && known <= spent) continue;
        const there = busy[to] as number;
        if (there === closed) continue;
        const usual = plain && there === 0 ? (ground[hex * 6 + direction] as number) : 0;
        if (usual === BARRED) continue;
        let total = spent + usual;
        let ends = false;
        if (usual === 0 || total > allowance) {
          if (usual > 0 && (spent > 0 || !start.fresh)) continue;
          here ??= {
            ...start,
            unit: plain || hex === start.from ? unit : standingIn(unit, hex),
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
        if (known === UNSEEN) written.push(to);
        cost[to] = total;
        from[to] = hex;
        if (ends) ended.add(to);
        else if (ended.size > 0) ended.delete(to);
        (rows[total] ??= []).push(to);
      }
    }
  }
  return { found, spent: costs, steps, before, ends: ended };
}
