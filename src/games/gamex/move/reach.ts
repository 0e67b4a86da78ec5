import { memoize, memoizeLast, memoizeNumber } from '#core/memo.ts';
import { isObjection } from '#core/objection.ts';
import { distance } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { type Act, other, type State, type Unit } from '#games/gamex/types.ts';
import { goodOrder, isSoviet, kindOf, passengerOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { paceOf, startWalk } from './acts.ts';
import { BARRED, busyHexes, emptyGround, FULL, HELD, HOLDER, LONE, PAIR } from './ground.ts';
import { type Pace, stepPrice } from './price.ts';

/** Reachable hexes with a cheapest path, using only what the side can see and assuming no opportunity fire. */
export interface Reached {
  readonly hex: Hex;
  readonly spent: number;
  readonly path: readonly Hex[];
  /** No step leads on from there: the last one ends the move. */
  readonly ends: boolean;
}

/** All a search has found, the nearest first: the ways are worked out when they are asked for, and most are not. */
interface Field {
  readonly count: number;
  /** Rows of WIDTH numbers: HEX, SPENT, STEPS and BEFORE. */
  readonly found: Int16Array;
  readonly ends: ReadonlySet<Hex>;
  /** Centre and radius of the area that affects this field: a change farther away leaves it valid. */
  readonly around: Hex;
  readonly within: number;
  places?: Int16Array;
  ways?: readonly Reached[];
}

/** In a list of what was found: the hex, what the way there takes, how many steps it has, and which of the list is before. */
const HEX = 0;
const SPENT = 1;
const STEPS = 2;
const BEFORE = 3;
const WIDTH = 4;

/** Cache of reaches in the state of the last query. */
interface Known {
  state: State;
  busy: Uint8Array;
  readonly fields: Map<string, Field>;
  /** Fields by the unit that asked, with and without roads. */
  readonly onRoad: Map<Unit, Field>;
  readonly offRoad: Map<Unit, Field>;
}
const memory = memoize((_world: World): { known: Known | undefined } => ({ known: undefined }));

/**
 * Cached reaches. A unit's reach depends on units and things around it, and from decision to decision only a unit or
 * two change: reaches of all others far enough from them stay valid.
 */
function knownIn(world: World, state: State): Known {
  const last = memory(world);
  let { known } = last;
  if (known?.state.units === state.units && sameGround(known.state, state)) return known;
  const changed = known && sameGround(known.state, state) ? changedHexes(known.state.units, state.units) : undefined;
  const busy = busyHexes(world, state);
  if (known && changed) {
    for (const [key, { around, within }] of known.fields)
      if (changed.some((hex) => distance(world.board.grid, around, hex) <= within)) known.fields.delete(key);
    known.onRoad.clear();
    known.offRoad.clear();
    known.busy = busy;
  } else {
    known = { state, busy, fields: new Map(), onRoad: new Map(), offRoad: new Map() };
    last.known = known;
  }
  // A state that is being played on changes under our hands.
  known.state = { ...state };
  return known;
}

const MOST_CHANGED = 12;

/** Hexes where units came, left or changed; undefined for more than MOST_CHANGED. */
function changedHexes(before: readonly Unit[], after: readonly Unit[]): Hex[] | undefined {
  if (before.length !== after.length) return undefined;
  const hexes: Hex[] = [];
  for (let i = 0; i < after.length; i++) {
    const [was, is] = [before[i] as Unit, after[i] as Unit];
    if (was === is) continue;
    for (const { at } of [was, is]) if (at !== NOWHERE) hexes.push(at);
    if (hexes.length > MOST_CHANGED) return undefined;
  }
  return hexes;
}

function fieldOf(world: World, state: State, unit: Unit, offRoad: boolean): Field {
  const known = knownIn(world, state);
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
const ACTS: Act[] = [];
const stepTo = (to: Hex): Act => (ACTS[to] ??= Object.freeze({ to }));

function pathTo({ found }: Field, place: number): Hex[] {
  let left = found[place * WIDTH + STEPS] as number;
  const path = new Array<Hex>(left);
  for (let at = place; left > 0; at = found[at * WIDTH + BEFORE] as number)
    path[--left] = found[at * WIDTH + HEX] as Hex;
  return path;
}

/** The way to every hex found, step by step: each goes on from the way to the hex before. */
function ordersIn({ found, count }: Field): readonly (readonly Act[])[] {
  const orders = new Array<readonly Act[]>(count);
  for (let place = 0; place < count; place++) {
    const last = (found[place * WIDTH + STEPS] as number) - 1;
    const acts = new Array<Act>(last + 1);
    if (last > 0) {
      const before = orders[found[place * WIDTH + BEFORE] as number] as readonly Act[];
      for (let i = 0; i < last; i++) acts[i] = before[i] as Act;
    }
    acts[last] = stepTo(found[place * WIDTH + HEX] as Hex);
    orders[place] = acts;
  }
  return orders;
}

const wayTo = (field: Field, place: number): Reached => ({
  hex: field.found[place * WIDTH + HEX] as Hex,
  spent: field.found[place * WIDTH + SPENT] as number,
  path: pathTo(field, place),
  ends: field.ends.has(field.found[place * WIDTH + HEX] as Hex),
});
function waysOf(field: Field): readonly Reached[] {
  const ways: Reached[] = [];
  for (let place = 0; place < field.count; place++) ways.push(wayTo(field, place));
  return ways;
}

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

/**
 * Orders of the last field only: units in one hex are asked about in a row, and keeping every field's paths would load
 * the garbage collector.
 */
const ordersOn = memoizeLast((field: Field): readonly (readonly Act[])[] => ordersIn(field), 1);

/** Every way of a unit as orders. */
export const ordersOf = (world: World, state: State, unit: Unit): readonly (readonly Act[])[] =>
  ordersOn(fieldOf(world, state, unit, false));

/** By hex: where in the list of what was found it stands, counted from one. */
function placesIn(size: number, { found, count }: Field): Int16Array {
  const places = new Int16Array(size);
  for (let place = 0; place < count; place++) places[found[place * WIDTH + HEX] as Hex] = place + 1;
  return places;
}

/** Can the unit come next to the hex? No, if it is further away than all that was found and their neighbours. */
export function mayComeBeside(world: World, state: State, unit: Unit, hex: Hex, offRoad = false): boolean {
  const { around, within } = fieldOf(world, state, unit, offRoad);
  return distance(world.board.grid, around, hex) <= within;
}

/** Places of the hexes within reach for `most` half points, the nearest first. */
function openAmong({ places, found }: Field, hexes: readonly Hex[], most: number): readonly number[] {
  const open: number[] = [];
  for (const hex of hexes) {
    const place = (places?.[hex] ?? 0) - 1;
    if (place >= 0 && (found[place * WIDTH + SPENT] as number) <= most) open.push(place);
  }
  return open.sort((a, b) => a - b);
}

export function* reachAmong(world: World, state: State, unit: Unit, hexes: readonly Hex[]): Generator<Reached> {
  const field = fieldOf(world, state, unit, false);
  field.places ??= placesIn(world.board.grid.size, field);
  for (const place of openAmong(field, hexes, Number.POSITIVE_INFINITY)) yield wayTo(field, place);
}

/** The way to the nearest of some hexes that will do, with so many half points at most. */
export function wayAmong(
  world: World,
  state: State,
  unit: Unit,
  hexes: readonly Hex[],
  does: (hex: Hex, spent: number, ends: boolean, from: Hex) => boolean,
  offRoad = false,
  most = Number.POSITIVE_INFINITY,
): readonly Hex[] | undefined {
  const field = fieldOf(world, state, unit, offRoad);
  field.places ??= placesIn(world.board.grid.size, field);
  const { found, ends, around } = field;
  for (const place of openAmong(field, hexes, most)) {
    const hex = found[place * WIDTH + HEX] as Hex;
    const before = found[place * WIDTH + BEFORE] as number;
    const from = before < 0 ? around : (found[before * WIDTH + HEX] as Hex);
    if (does(hex, found[place * WIDTH + SPENT] as number, ends.has(hex), from)) return pathTo(field, place);
  }
  return undefined;
}

/** Units of a kind that begin in the same hex in good order come to the same hexes. */
const alikeAs = (state: State, unit: Unit): string =>
  unit.place === 'map' && goodOrder(unit) && unit.stream === undefined && !unit.inside && !passengerOf(state, unit)
    ? `${unit.side} ${unit.nation} ${unit.at} ${unit.kind}${unit.hurried ? ' hurried' : ''}${unit.laid ? ' laid' : ''}`
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

/** Scratch buffers of the search, reused because arrays of this size are too costly to allocate each time. */
interface Slate {
  /** By hex: what the way there takes, where it comes from, and its place among those found. */
  readonly cost: Int16Array;
  readonly from: Int16Array;
  readonly place: Int16Array;
  /** The hexes written, and how many. */
  readonly written: Int16Array;
  seen: number;
  /** Result rows, laid out as in a field. */
  readonly found: Int16Array;
  /** Hexes queued for each number of half points, first come first served. */
  readonly hex: Int16Array;
  readonly next: Int32Array;
  readonly first: number[];
  readonly last: number[];
}

const UNSEEN = -1;
const LAST = -1;

const slateOf = memoizeNumber((size): Slate => {
  const bySize = () => new Int16Array(size);
  return {
    cost: bySize().fill(UNSEEN),
    from: bySize(),
    place: bySize().fill(UNSEEN),
    written: bySize(),
    seen: 0,
    found: new Int16Array(WIDTH * size),
    hex: new Int16Array(6 * size + 1),
    next: new Int32Array(6 * size + 1),
    first: [],
    last: [],
  };
});

function cleanSlate(size: number): Slate {
  const slate = slateOf(size);
  for (let i = 0; i < slate.seen; i++) {
    const hex = slate.written[i] as Hex;
    slate.cost[hex] = UNSEEN;
    slate.place[hex] = UNSEEN;
  }
  slate.seen = 0;
  return slate;
}

function emptyLines(lines: number[], most: number): number[] {
  for (let points = 0; points <= most; points++) lines[points] = LAST;
  return lines;
}

const NO_ENDS: ReadonlySet<Hex> = new Set();

/** A bucketed Dijkstra over half points; a step that ends the move leads nowhere further. */
function search(world: World, state: State, start: Pace, busy: Uint8Array): Field {
  const { grid } = world.board;
  const { size, neighbours } = grid;
  const { unit, offRoad = false, quick = false } = start;
  const allowance = start.left;
  const ground = emptyGround(world, kindOf(world, unit), unit, offRoad, quick);
  const overruns = start.overrun !== undefined;
  // Disrupted units and those in streams or Fortifications have rules of their own for every step; overruns have too.
  const plain =
    start.dreads === undefined &&
    unit.disrupted !== true &&
    unit.stream === undefined &&
    unit.inside !== true &&
    !overruns;
  const closed = overruns ? -1 : HELD[other(unit.side)];
  const own = HELD[unit.side] | LONE;
  const two = HELD[unit.side] | PAIR;
  const offRoads = emptyGround(world, kindOf(world, unit), unit, true, quick);
  const joins = plain && !isSoviet(state, unit);
  const slate = cleanSlate(size);
  const { cost, from, place, written, found, hex: inLine, next } = slate;
  const [first, last] = [emptyLines(slate.first, allowance), emptyLines(slate.last, allowance)];
  let ended: Set<Hex> | undefined;
  let lined = 1;
  let count = 0;
  let within = 0;
  inLine[0] = start.from;
  next[0] = LAST;
  first[0] = 0;
  last[0] = 0;
  cost[start.from] = 0;
  written[slate.seen++] = start.from;
  for (let spent = 0; spent <= allowance; spent++) {
    for (let at = first[spent] as number; at !== LAST; at = next[at] as number) {
      const hex = inLine[at] as Hex;
      if (cost[hex] !== spent || place[hex] !== UNSEEN) continue;
      if (hex !== start.from) {
        const previous = place[from[hex] as Hex] as number;
        found[count * WIDTH + HEX] = hex;
        found[count * WIDTH + SPENT] = spent;
        found[count * WIDTH + STEPS] = previous === UNSEEN ? 1 : (found[previous * WIDTH + STEPS] as number) + 1;
        found[count * WIDTH + BEFORE] = previous;
        place[hex] = count++;
        within = Math.max(within, distance(grid, start.from, hex));
      }
      if (ended?.has(hex)) continue;
      let here: Pace | undefined;
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const to = neighbours[side] as Hex;
        if (to === NOWHERE) continue;
        const known = cost[to] as number;
        if (known >= 0 && known <= spent) continue;
        const there = busy[to] as number;
        if (there !== 0 && ((there & HOLDER) === closed || ((there & FULL) !== 0 && !overruns))) continue;
        const usual =
          plain && (there === 0 || (there & (HOLDER | LONE)) === own)
            ? (ground[side] as number)
            : joins && (there & (HOLDER | PAIR)) === two
              ? (offRoads[side] as number)
              : 0;
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
        if (known === UNSEEN) written[slate.seen++] = to;
        cost[to] = total;
        from[to] = hex;
        if (ends) (ended ??= new Set()).add(to);
        else ended?.delete(to);
        inLine[lined] = to;
        next[lined] = LAST;
        if (last[total] === LAST) first[total] = lined;
        else next[last[total] as number] = lined;
        last[total] = lined++;
      }
    }
  }
  return {
    count,
    found: found.slice(0, count * WIDTH),
    ends: ended ?? NO_ENDS,
    around: start.from,
    // X5.1e: the disrupted look at every enemy who sees them.
    within: plain ? within + 1 : Number.POSITIVE_INFINITY,
  };
}
