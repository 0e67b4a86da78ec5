import { type Objection, objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { NOWHERE } from '#hex/hex.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import { grain } from '#games/blitz/combat/rules/losses.ts';
import { type CommandOf, type Loss, type Side, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import { sideLetter, typeWord } from '#games/blitz/text/unit-text.ts';
import type { World } from '#games/blitz/world.ts';
import { type UnitType, isForce, isIrregular, KINDS, kindOf } from '#games/blitz/kinds.ts';

/** T17.1: replacements. */

/** T17.1.6: factors of some types a side may have in play. */
export function capFault(state: State, unit: Pick<Unit, 'side' | 'type' | 'df'>): Objection | undefined {
  const { cap } = kindOf(unit.type);
  if (cap === undefined) return undefined;
  const inPlay = state.units.reduce(
    (sum, one) =>
      one.side === unit.side && one.type === unit.type && ['map', 'sea', 'air', 'aboard'].includes(one.place)
        ? sum + sizeOf(one)
        : sum,
    0,
  );
  if (inPlay + unit.df <= cap) return undefined;
  return objection(
    'T17.1.6',
    msg`${inPlay} ${KINDS[unit.type].word} {0|factor is|factors are} in play; ${cap} at most`,
  );
}

const ratioOf = (unit: Unit): number => unit.af / unit.df;

/** T17.1.4: in the dead pile; minor countries get no replacements (M18.17). */
const isReplaced = ({ side, type, place, nation }: Unit, of: Side): boolean =>
  side === of && place === 'lost' && nation === undefined && isForce({ type }) && !isIrregular({ type });

/** T17.1.4: the lost factors of a kind. */
const lostOf = (state: State, side: Side, type: UnitType, mf: number, ratio: number): number[] =>
  state.units.flatMap((unit, no) =>
    isReplaced(unit, side) && unit.type === type && unit.mf === mf && ratioOf(unit) === ratio ? [no] : [],
  );

/** The dead pile by kinds. */
export function deadPile(state: State, side: Side): { type: UnitType; mf: number; ratio: number; size: number }[] {
  const piles = new Map<string, { type: UnitType; mf: number; ratio: number; size: number }>();
  for (const unit of state.units) {
    if (!isReplaced(unit, side)) continue;
    const { type, mf } = unit;
    const ratio = ratioOf(unit);
    const key = `${type} ${mf} ${ratio}`;
    piles.set(key, { type, mf, ratio, size: (piles.get(key)?.size ?? 0) + sizeOf(unit) });
  }
  return [...piles.values()];
}

type Purchase = CommandOf<'placeReplacement'>;

/** The unit bought, before it stands anywhere. */
export function boughtUnit(state: State, { type, mf, ratio, size }: Omit<Purchase, 'do' | 'hex'>): Unit {
  const side = state.mover;
  const stem = `${sideLetter(side)}.${typeWord(type).toLowerCase()}.r`;
  let n = 1;
  while (state.units.some((unit) => unit.id === `${stem}${n}`)) n++;
  const base = { id: `${stem}${n}`, side, type, af: size * ratio, df: size, mf, due: 1 } as const;
  return { ...base, place: 'waiting', at: NOWHERE, held: false, ...FRESH };
}

export function purchaseFault(world: World, state: State, command: Purchase): Objection | undefined {
  const { type, mf, ratio, size } = command;
  const side = state.mover;
  if (state.replacements[side] < size) {
    return objection(
      'T17.1.3',
      msg`${size} {factor is|factors are} wanted; ${state.replacements[side]} replacement {factor is|factors are} there`,
    );
  }
  const lost = lostOf(state, side, type, mf, ratio);
  const pile = lost.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
  if (pile < size)
    return objection('T17.1.4', msg`the dead pile holds ${pile} {factor|factors} of that kind, not ${size}`);
  const largest = world.largest[`${side} ${type} ${mf} ${ratio}`] ?? size;
  if (size > largest) return objection('T17.1.5', msg`the largest counter of that kind has ${largest}`);
  const [sample] = lost;
  const step = sample === undefined ? 1 : grain(state.units[sample] as Unit).size;
  if (size % step !== 0) return objection('T2.3.3', msg`it comes in pieces of ${step}`);
  const counters = world.rules.counters({ state, unit: boughtUnit(state, command), sizes: [size] });
  if (counters) return counters;
  return capFault(state, { side, type, df: size });
}

/** Lost factors the purchase takes, oldest first. */
export function paidWith(state: State, { type, mf, ratio, size }: Purchase): Loss[] {
  let left = size;
  return lostOf(state, state.mover, type, mf, ratio).flatMap((unit) => {
    const factors = Math.min(left, sizeOf(state.units[unit] as Unit));
    left -= factors;
    return factors > 0 ? [{ unit, factors }] : [];
  });
}
