import { memoize } from '#core/memo.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { BARRED, STOP } from '#hex/path.ts';
import { type Av, type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { memoizeByNonGround } from '#games/blitz/non-ground-memo.ts';
import { isAircraft, isFlak, isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';

/** Bit of a hex with aircraft on the ground: it bars like any unit (B6.6) but has no zone of control (T23.0.4). */
const PARKED = 4;

/** Units of one side by hex and their effect on enemy moves. Immutable once calculated. */
interface Front {
  /**
   * Hex by hex: STOP marks the zones of control of its ground units (B7.z1, B7.z2, B7.z3), BARRED the hexes they stand
   * in, PARKED those of aircraft (B6.6); neutral armies mean the same to both sides. Victims of an automatic victory leave no marks: for the mover they are as good
   * as gone (T7.3.3, T7.3.5).
   */
  readonly marks: Uint8Array;
  /** The marks that do not come from its ground units, if there are any. */
  readonly standing: Uint8Array | undefined;
  /** The hexes its ground units stand in. */
  readonly hexes: readonly Hex[];
  /**
   * Three lists in one, because fronts are copied all the time. By hex the number + 1 of its first ground unit there; from
   * `count` on by hex their size (B8.1); from twice `count` on by unit the number + 1 of the next one in its hex. 0 ends a chain.
   */
  readonly stacks: Uint16Array;
  /** Number of hexes. */
  readonly count: number;
  /** M12.40: hexes that count as in its zones of control because its aircraft close them, and for nothing else. */
  readonly closedByAir?: ReadonlySet<Hex>;
}

/** Parts of a world that decide how units affect hexes. */
type Ground = Pick<World, 'board' | 'exertsZoc' | 'rules' | 'opening'>;

/**
 * M18.13, M17.f.4: the country whose border no zone of control crosses, while its army is not in the war; -1 for none.
 */
function sealedIn({ board, opening }: Ground, units: readonly Unit[]): number {
  const { third } = opening;
  if (third === undefined || !units.some(({ passive }) => passive)) return -1;
  return board.source.countries.findIndex(({ role }) => role === third);
}

/** M3.3, M18.13: country by country, whether no zone of control of a side crosses its border, because it is neutral to him. */
type Shut = readonly boolean[] | undefined;
function shutTo(nations: State['nations'], side: Side): Shut {
  if (!nations?.some((nation) => nation[side] === 'neutral')) return undefined;
  const shut: boolean[] = [];
  for (const nation of nations) shut[nation.country] = nation[side] === 'neutral';
  return shut;
}

/** The facts of a position that most rules ask for, each side's worked out when it is first asked for. */
export interface Field {
  readonly world: Ground;
  readonly units: readonly Unit[];
  readonly avs: readonly Av[];
  readonly nations: State['nations'];
  readonly fronts: Fronts;
}

interface Fronts {
  blue: Front | undefined;
  red: Front | undefined;
  /** A side whose front is known but for units that have marched since. */
  marches: Marches | undefined;
}

interface Marches {
  readonly side: Side;
  readonly front: Front;
  readonly units: readonly March[];
}

interface March {
  readonly no: UnitNo;
  readonly from: Hex;
  readonly at: Hex;
}

const unknown = (): Fronts => ({ blue: undefined, red: undefined, marches: undefined });

const KEPT = 8;
/** Number of recent fields a new one may follow from. */
const LOOKED_AT = 4;

/** Fronts of both sides are known, or known but for a few marches. */
const isWhole = ({ blue, red, marches }: Fronts): boolean =>
  (blue !== undefined || marches?.side === 'blue') && (red !== undefined || marches?.side === 'red');

/** The fields of a game asked for last. Lists of units are replaced, never changed, so identity is a safe key. */
const recentIn = memoize((_world: Ground) => ({
  fields: new Array<Field | undefined>(KEPT).fill(undefined),
  newest: 0,
}));

export function fieldOf(world: Ground, { units, avs, nations }: Pick<State, 'units' | 'avs' | 'nations'>): Field {
  const recent = recentIn(world);
  const { fields, newest } = recent;
  for (let i = 0; i < KEPT; i++) {
    const field = fields[(newest + KEPT - i) % KEPT];
    if (field?.units === units && field.avs === avs && field.nations === nations) return field;
  }
  let fronts: Fronts | undefined;
  // Lists that are only asked about, with a unit taken away or put elsewhere, come between those of the game.
  for (let i = 0; i < LOOKED_AT && !(fronts && isWhole(fronts)); i++) {
    const last = fields[(newest + KEPT - i) % KEPT];
    const kept = last && last.nations === nations ? keptFronts(last, units, avs) : unknown();
    if (!fronts || isWhole(kept)) fronts = kept;
  }
  fronts ??= unknown();
  const field = { world, units, avs, nations, fronts };
  recent.newest = (newest + 1) % KEPT;
  fields[recent.newest] = field;
  return field;
}

/** A side that stands as it stood in the field before keeps its front: mostly only the mover's units change. */
function keptFronts(last: Field, units: readonly Unit[], avs: readonly Av[]): Fronts {
  const { units: before } = last;
  if (last.avs !== avs && last.avs.length + avs.length > 0) return unknown();
  let { blue, red } = last.fronts;
  let moved = NOBODY;
  const changed = (unit: Unit | undefined): void => {
    if (unit && (unit.side === 'blue' || unit.place === 'neutral')) blue = undefined;
    if (unit && (unit.side === 'red' || unit.place === 'neutral')) red = undefined;
  };
  let others = false;
  for (let no = Math.max(before.length, units.length) - 1; no >= 0; no--) {
    const was = before[no];
    const is = units[no];
    if (was === is || (was && is && was.at === is.at && isAlike(was, is))) continue;
    if (moved === NOBODY && was && is && avs.length === 0 && hasMarched(was, is)) {
      moved = no;
      continue;
    }
    if (was?.passive !== is?.passive) return unknown();
    changed(was);
    changed(is);
    others = true;
  }
  const { marches } = last.fronts;
  if (moved === NOBODY) return { blue, red, marches: others ? undefined : marches };
  const { side, at } = units[moved] as Unit;
  const march = { no: moved, from: (before[moved] as Unit).at, at };
  const front = side === 'blue' ? blue : red;
  let since: Marches | undefined;
  if (front) {
    if (!front.closedByAir) since = { side, front, units: [march] };
  } else if (marches && !others && marches.side === side && marches.units.length < FEW)
    since = { side, front: marches.front, units: [...marches.units, march] };
  return side === 'blue' ? { blue: undefined, red, marches: since } : { blue, red: undefined, marches: since };
}

const NOBODY = -1;
/** Number of moves applied one by one; after more the front is rebuilt. */
const FEW = 4;

/** From one hex of the map to another, and nothing else that matters here. */
const hasMarched = (was: Unit, is: Unit): boolean =>
  was.at !== is.at && was.place === 'map' && isGround(is) && isAlike(was, is);

/** Front after units have moved to other hexes, one after another. */
function marched({ world, units, nations }: Field, { side, front, units: marches }: Marches): Front {
  const { count } = front;
  const stacks = front.stacks.slice();
  const chains = { stacks, count };
  const marks = front.marks.slice();
  let { hexes } = front;
  for (const march of marches) {
    rechain(chains, march);
    const load = sizeOf(units[march.no] as Unit);
    stacks[count + march.from] = (stacks[count + march.from] as number) - load;
    stacks[count + march.at] = (stacks[count + march.at] as number) + load;
    hexes = inOrder(hexes, chains, march.from, march.at);
  }
  const borders = { sealed: sealedIn(world, units), shut: shutTo(nations, side) };
  for (const { from, at } of marches)
    for (const hex of [from, at]) {
      remark(world, front.standing, units, chains, marks, hex, borders);
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const beside = world.board.grid.neighbours[edge] as Hex;
        if (beside !== NOWHERE) remark(world, front.standing, units, chains, marks, beside, borders);
      }
    }
  return { marks, standing: front.standing, hexes, stacks, count };
}

/** One unit out of the chain of one hex and into that of another, by its number. */
function rechain({ stacks, count }: Chains, { no, from, at }: March): void {
  /** Index of the link from a unit to the next in its hex. */
  const after = (number: number): number => 2 * count + number - 1;
  const own = after(no + 1);
  let place = from;
  while (stacks[place] !== no + 1) place = after(stacks[place] as number);
  stacks[place] = stacks[own] as number;
  place = at;
  while (stacks[place] !== 0 && (stacks[place] as number) < no + 1) place = after(stacks[place] as number);
  stacks[own] = stacks[place] as number;
  stacks[place] = no + 1;
}

type Chains = Pick<Front, 'stacks' | 'count'>;

/** Recalculates the marks of a side in one hex. */
function remark(
  { board, exertsZoc, rules }: Ground,
  standing: Uint8Array | undefined,
  units: readonly Unit[],
  { stacks, count }: Chains,
  marks: Uint8Array,
  hex: Hex,
  { sealed, shut }: { readonly sealed: number; readonly shut: Shut },
): void {
  let mark = standing?.[hex] ?? 0;
  if (stacks[hex] !== 0) mark |= BARRED;
  const closed = shut?.[board.country[hex] ?? -1] === true;
  if (rules.ground.zocOver === 'all' || board.land[hex] === 1)
    for (let edge = hex * 6; edge < hex * 6 + 6 && (mark & STOP) === 0; edge++) {
      const beside = board.grid.neighbours[edge] as Hex;
      if (beside === NOWHERE) continue;
      if (sealed >= 0 && (board.country[hex] === sealed) !== (board.country[beside] === sealed)) continue;
      if (closed && board.country[beside] !== board.country[hex]) continue;
      for (let no = stacks[beside] as number; no !== 0; no = stacks[2 * count + no - 1] as number)
        if (exertsZoc(units[no - 1] as Unit)) {
          mark |= STOP;
          break;
        }
    }
  marks[hex] = mark;
}

/** The hexes held, by the last of the units in each, the highest number first. */
function inOrder(hexes: readonly Hex[], { stacks, count }: Chains, from: Hex, at: Hex): readonly Hex[] {
  const lastIn = (hex: Hex): number => {
    let no = stacks[hex] as number;
    for (let next = no; next !== 0; next = stacks[2 * count + no - 1] as number) no = next;
    return no;
  };
  const held = hexes.filter((hex) => hex !== from && hex !== at);
  for (const hex of [from, at]) {
    const last = lastIn(hex);
    if (last === 0) continue;
    const before = held.findIndex((one) => lastIn(one) < last);
    held.splice(before < 0 ? held.length : before, 0, hex);
  }
  return held;
}

/** Alike in what matters here, but for the hex. */
const isAlike = (a: Unit, b: Unit): boolean =>
  a.place === b.place &&
  a.side === b.side &&
  a.type === b.type &&
  a.isolated === b.isolated &&
  a.sheltered === b.sheltered &&
  a.passive === b.passive &&
  a.interdicts === b.interdicts &&
  sizeOf(a) === sizeOf(b);

/** M18.10, M18.13: a neutral army bars both sides from where it stands; its zones of control end at its borders. */
function markNeutral({ board, exertsZoc }: Ground, unit: Unit, marks: Uint8Array): void {
  const { at } = unit;
  marks[at] = (marks[at] as number) | (isGround(unit) ? BARRED : PARKED);
  if (!isGround(unit) || !exertsZoc(unit)) return;
  for (let edge = at * 6; edge < at * 6 + 6; edge++) {
    const beside = board.grid.neighbours[edge] as Hex;
    if (beside !== NOWHERE && board.country[beside] === unit.nation) marks[beside] = (marks[beside] as number) | STOP;
  }
}

function survey({ world, units, avs, nations }: Field, side: Side): Front {
  const { board, exertsZoc, rules } = world;
  const atSea = rules.ground.zocOver === 'all';
  const { size: count, neighbours } = board.grid;
  // An automatic victory's victims are the opponent's: the participants tell whose it is not.
  const mover = units[avs[0]?.participants[0] ?? -1]?.side;
  const victims = avs.length === 0 || side === mover ? undefined : new Set(avs.flatMap((av) => av.hexes));
  const sealed = sealedIn(world, units);
  const shut = shutTo(nations, side);
  const marks = new Uint8Array(count);
  let standing: Uint8Array | undefined;
  const hexes: Hex[] = [];
  const stacks = new Uint16Array(2 * count + units.length);
  const over: Hex[] = [];
  // Backwards, so that the chains run in the order of the units.
  for (let no = units.length - 1; no >= 0; no--) {
    const unit = units[no] as Unit;
    if (unit.place !== 'map') {
      if (unit.place === 'neutral') markNeutral(world, unit, (standing ??= new Uint8Array(count)));
      else if (unit.interdicts && unit.side === side && unit.place === 'air') over.push(unit.at);
      continue;
    }
    if (unit.side !== side) continue;
    const { at } = unit;
    const dead = victims?.has(at) === true;
    if (!isGround(unit)) {
      // M13.12: flak bars nobody.
      if (dead || isFlak(unit)) continue;
      standing ??= new Uint8Array(count);
      standing[at] = (standing[at] as number) | PARKED;
      continue;
    }
    stacks[count + at] = (stacks[count + at] as number) + sizeOf(unit);
    const below = stacks[at] as number;
    stacks[2 * count + no] = below;
    stacks[at] = no + 1;
    const beneath = units[below - 1];
    if (!beneath) {
      hexes.push(at);
      if (!dead) marks[at] = (marks[at] as number) | BARRED;
    } else if (exertsZoc(beneath)) continue;
    if (dead || !exertsZoc(unit)) continue;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const beside = neighbours[edge] as Hex;
      if (sealed >= 0 && (board.country[at] === sealed) !== (board.country[beside] === sealed)) continue;
      if (shut?.[board.country[beside] ?? -1] === true && board.country[at] !== board.country[beside]) continue;
      if (beside !== NOWHERE && (atSea || board.land[beside] === 1)) marks[beside] = (marks[beside] as number) | STOP;
    }
  }
  if (standing) for (let hex = 0; hex < count; hex++) marks[hex] = (marks[hex] as number) | (standing[hex] as number);
  if (over.length === 0) return { marks, standing, hexes, stacks, count };
  const closedByAir = over.filter((hex) => ((marks[hex] as number) & STOP) === 0);
  for (const hex of closedByAir) marks[hex] = (marks[hex] as number) | STOP;
  return { marks, standing, hexes, stacks, count, closedByAir: new Set(closedByAir) };
}

function frontOf(field: Field, side: Side): Front {
  const { fronts } = field;
  const known = side === 'blue' ? fronts.blue : fronts.red;
  if (known) return known;
  const { marches } = fronts;
  const front = marches?.side === side ? marched(field, marches) : survey(field, side);
  fronts[side] = front;
  return front;
}

/** Marks of a side's units, hex by hex: bits to be tested against STOP, or for being BARRED at least. */
export const marksOf = (field: Field, side: Side): Uint8Array => frontOf(field, side).marks;

/** The hexes a side's ground units stand in. */
export const hexesOf = (field: Field, side: Side): readonly Hex[] => frontOf(field, side).hexes;

const firstIn = (stacks: Uint16Array, count: number, hex: Hex): number =>
  hex < 0 || hex >= count ? 0 : (stacks[hex] as number);

/** The ground units of a side in a hex. */
export function stackAt(field: Field, side: Side, hex: Hex): UnitNo[] {
  const { stacks, count } = frontOf(field, side);
  const stack: UnitNo[] = [];
  for (let no = firstIn(stacks, count, hex); no !== 0; no = stacks[2 * count + no - 1] ?? 0) stack.push(no - 1);
  return stack;
}

export function stackSize(field: Field, side: Side, hex: Hex): number {
  const { stacks, count } = frontOf(field, side);
  return hex < 0 || hex >= count ? 0 : (stacks[count + hex] as number);
}

/** Has a side ground units in a hex, victims of an automatic victory included? */
export function holds(field: Field, side: Side, hex: Hex): boolean {
  const { stacks, count } = frontOf(field, side);
  return firstIn(stacks, count, hex) !== 0;
}

export const inZoc = (field: Field, of: Side, hex: Hex): boolean => ((marksOf(field, of)[hex] ?? 0) & STOP) !== 0;

/** B6.6: does a unit of that side, on the ground or parked, bar the enemy from a hex? */
export const bars = (field: Field, of: Side, hex: Hex): boolean => (marksOf(field, of)[hex] ?? 0) >= BARRED;

/** B10.2: a ground unit in the hex or next to it; victims of an automatic victory cover nothing (T90.7, T90.8). */
export const covers = (field: Field, side: Side, hex: Hex): boolean => {
  const marks = (marksOf(field, side)[hex] ?? 0) & (STOP | BARRED);
  return marks !== 0 && (marks !== STOP || !onlyFromAir(field, side, hex));
};

/** M12.40: is a hex in a side's zone of control only because its aircraft close it? That forces and covers nothing. */
export const onlyFromAir = (field: Field, side: Side, hex: Hex): boolean =>
  frontOf(field, side).closedByAir?.has(hex) === true;

/** Aircraft on the ground, by their hexes. */
const parked = memoizeByNonGround((units): ReadonlyMap<Hex, readonly UnitNo[]> => {
  const found = new Map<Hex, UnitNo[]>();
  units.forEach((unit, no) => {
    if (unit.place !== 'map' || !isAircraft(unit)) return;
    const there = found.get(unit.at);
    if (there) there.push(no);
    else found.set(unit.at, [no]);
  });
  return found;
});

/** Aircraft of a side on the ground in a hex. */
export function parkedAt(units: readonly Unit[], side: Side, hex: Hex): readonly UnitNo[] {
  const there = parked(units).get(hex) ?? NO_UNITS;
  return there.length === 0 ? there : there.filter((no) => units[no]?.side === side);
}
const NO_UNITS: readonly UnitNo[] = [];
