import { memoize } from '#core/memo.ts';
import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { type Message, msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { type Field, fieldOf, hexesOf, stackAt, stackSize } from './field.ts';
import { isFlak, kindOf } from '#games/blitz/kinds.ts';
import { type Side, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import type { StackLimit, Stacking, World } from '#games/blitz/world.ts';

/** B8.1, M5.3: is a stack of this size and so many counters within the limit? */
export const fits = (limit: StackLimit, size: number, counters: number): boolean =>
  size <= limit.size || counters <= limit.counters;

/** M15.5: guerillas of a side in a hex, one more than may be? */
function tooMany(field: Field, { type, side }: Pick<Unit, 'type' | 'side'>, hex: Hex): boolean {
  const { perHex } = kindOf(type);
  if (perHex === undefined) return false;
  return stackAt(field, side, hex).filter((no) => field.units[no]?.type === type).length >= perHex;
}

/** Factors of flak by side and hex. */
const flakSizes = memoize((units: readonly Unit[]): Readonly<Record<Side, ReadonlyMap<Hex, number>>> => {
  const sizes = { blue: new Map<Hex, number>(), red: new Map<Hex, number>() };
  for (const unit of units)
    if (unit.place === 'map' && isFlak(unit))
      sizes[unit.side].set(unit.at, (sizes[unit.side].get(unit.at) ?? 0) + sizeOf(unit));
  return sizes;
});

/** B8.1: what a hex holds of a side; M70.fallback: with its flak, where that has no class of its own. */
export const sizeIn = ({ flak }: Stacking, field: Field, side: Side, hex: Hex): number =>
  stackSize(field, side, hex) + (flak === 'ground' ? (flakSizes(field.units)[side].get(hex) ?? 0) : 0);

export function roomFor({ stacking }: World, field: Field, unit: Unit, hex: Hex): boolean {
  const { ground } = stacking;
  const { side, df } = unit;
  if (tooMany(field, unit, hex)) return false;
  const size = sizeIn(stacking, field, side, hex) + df;
  // Counters are counted only where their number can matter.
  return size <= ground.size || (ground.counters > 0 && stackAt(field, side, hex).length < ground.counters);
}

/** `12`, `12 size or 3 units` */
export const theLimit = ({ size, counters }: StackLimit): Message | number =>
  counters > 0 ? msg`${size} size or ${counters} {unit|units}` : size;

/** Refuses a unit that comes to rest or is placed where the stack would be too large. */
export function tooLarge(world: World, state: State, unit: Unit, hex: Hex, rule: RuleId): Objection | undefined {
  const field = fieldOf(world, state);
  if (roomFor(world, field, unit, hex)) return undefined;
  if (tooMany(field, unit, hex))
    return objection(
      'M15.5',
      msg`${theHex(world.board.grid, hex)} already holds ${kindOf(unit.type).perHex ?? 0} guerillas`,
      'M5.3',
      rule,
    );
  const there = sizeIn(world.stacking, field, unit.side, hex);
  const where = theHex(world.board.grid, hex);
  return objection(
    rule,
    msg`${where} already holds ${there} size; with ${unit} (${sizeOf(unit)}) it would exceed ${theLimit(world.stacking.ground)}`,
    ...world.stacking.resting.filter((one) => one !== rule),
  );
}

/** B8.2: the first hex over the limit at the end of movement. */
export function overfull(world: World, state: State, side: Side): { hex: Hex; size: number } | undefined {
  const { ground, flak } = world.stacking;
  const field = fieldOf(world, state);
  const hexes = hexesOf(field, side);
  for (const hex of flak === 'ground' ? [...hexes, ...flakSizes(state.units)[side].keys()] : hexes) {
    const size = sizeIn(world.stacking, field, side, hex);
    if (size > ground.size && !fits(ground, size, stackAt(field, side, hex).length)) return { hex, size };
  }
  return undefined;
}

/** M15.5: the first hex with too many guerillas at the end of movement. */
function crowded(world: World, state: State): Objection | undefined {
  if (!world.types.some((type) => kindOf(type).perHex !== undefined)) return undefined;
  const counts = new Map<string, number>();
  for (const { type, side, place, at } of state.units) {
    const { perHex } = kindOf(type);
    if (perHex === undefined || side !== state.mover || place !== 'map') continue;
    const count = (counts.get(`${type} ${at}`) ?? 0) + 1;
    counts.set(`${type} ${at}`, count);
    if (count > perHex)
      return objection(
        'M15.5',
        msg`${theHex(world.board.grid, at)} holds more than ${perHex} guerillas: combine them, move some away or take back`,
        'M5.3',
      );
  }
  return undefined;
}

/** B8.2, M5.5: at the end of movement no hex holds too much. */
export function overfullFault(world: World, state: State): Objection | undefined {
  const many = crowded(world, state);
  if (many) return many;
  const full = overfull(world, state, state.mover);
  const { ground, ending } = world.stacking;
  const [rule, ...also] = ending;
  return (
    full &&
    objection(
      rule,
      msg`${theHex(world.board.grid, full.hex)} holds ${full.size} size; ${theLimit(ground)} are allowed: move some away or take back`,
      ...also,
    )
  );
}
