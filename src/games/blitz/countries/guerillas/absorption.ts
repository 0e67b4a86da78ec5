import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { counterOf } from '#games/blitz/combat/rules/counters.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { lockFault, onMap, pick } from '#games/blitz/ground/frames/moves.ts';
import { isIrregular, kindOf } from '#games/blitz/kinds.ts';
import { ownUnit } from '#games/blitz/step.ts';
import { type CommandOf, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';

/** M15.14: guerillas become factors of regular infantry in their hex. */

function absorbFault(world: World, state: State, { unit: no, into }: CommandOf<'absorb'>): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'M15.14');
  if (isObjection(unit)) return unit;
  const ranks = ownUnit(state, state.mover, into, 'M15.14');
  if (isObjection(ranks)) return ranks;
  if (!isIrregular(unit) || unit.place !== 'map') return objection('M15.14', msg`${unit} is no guerilla on the map`);
  if (!kindOf(ranks.type).absorbs || ranks.place !== 'map')
    return objection('M15.14', msg`${ranks} is no regular infantry on the map`);
  if (unit.at !== ranks.at) return objection('M15.14', msg`${unit} and ${ranks} are not in one hex`);
  const most = Math.max(kindOf(ranks.type).largest, world.largest[counterOf(ranks)] ?? 0);
  const size = sizeOf(unit) + sizeOf(ranks);
  if (size > most) return objection('M15.14', msg`together they are ${size}; the largest counter has ${most}`);
  return lockFault(state, no) ?? lockFault(state, into);
}

export const absorb: Verb<'absorb'> = {
  check: absorbFault,
  play: (_world, _state, { unit, into }, emit) => emit({ is: 'absorbed', unit, into }),
  *legal(world, state) {
    const field = fieldOf(world, state);
    for (const unit of onMap(state, state.mover, isIrregular))
      for (const into of stackAt(field, state.mover, (state.units[unit] as Unit).at)) {
        const command = { do: 'absorb', unit, into } as const;
        if (!absorbFault(world, state, command)) yield command;
      }
  },
  sample: (world, state, choose) => pick([...absorb.legal(world, state)], choose),
  /** A guerilla beside infantry of its side. */
  ask(world, state, no, unit) {
    if (unit.place !== 'map' || !isIrregular(unit)) return undefined;
    const ranks = stackAt(fieldOf(world, state), unit.side, unit.at).filter(
      (one) => kindOf((state.units[one] as Unit).type).absorbs,
    );
    const [first] = ranks;
    const into = ranks.find((one) => !absorbFault(world, state, { do: 'absorb', unit: no, into: one })) ?? first;
    return into === undefined ? undefined : { do: 'absorb', unit: no, into };
  },
};
