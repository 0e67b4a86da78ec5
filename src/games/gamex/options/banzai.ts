import type { Dice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import type { Module } from '#core/rulebook.ts';
import { add, type Term, times, whole } from '#core/terms.ts';
import { type Decision, pick, sideOfFrame } from '#games/gamex/decision.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import { HALF } from '#games/gamex/ratio.ts';
import {
  type CommandOf,
  type FrameOf,
  type GamexEvent,
  other,
  type State,
  type Unit,
  type UnitId,
} from '#games/gamex/types.ts';
import { goodOrder, inactive, kindOf, unitNamed, unitOf, unitsAt } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { isPausing, pushAttacks } from '../fire/attacks.ts';
import { mayShoot } from '../fire/direct.ts';
import { opFireCapable } from '../fire/opportunity.ts';
import { resolve } from '../fire/resolve.ts';
import { reckon } from '../fire/strength.ts';
import { passesMorale } from '../morale/morale.ts';

/** Banzai (X17): Japanese infantry charges; defenders lose their nerve or fire first. */

/** X17.3a, b: attack and defence change places, and disrupted units have half of both. */
function inverted(world: World, unit: Unit, attacking: boolean): Term[] {
  const { as, ds } = kindOf(world, unit);
  const swap = add('X17.3a', msg`Banzai`, whole(attacking ? ds - as : as - ds));
  return goodOrder(unit) ? [swap] : [swap, times('X17.3b', msg`disrupted`, HALF)];
}

export const banzai: Module<typeof QUESTIONS> = {
  id: 'banzai',
  layer: 'option',
  answers: {
    charges({ world, unit }) {
      const { infantry, mg } = kindOf(world, unit);
      return unit.nation === 'japanese' && infantry && !mg ? [unit.id] : [];
    },
    strength: ({ world, plan, unit }) =>
      plan.banzai && plan.mode === 'closeAssault' ? inverted(world, unit, true) : [],
    defence: ({ world, plan, unit }) => (plan.banzai && plan.mode === 'opFire' ? inverted(world, unit, false) : []),
    drm: ({ plan }) => (plan.banzai && plan.mode === 'opFire' ? [{ rule: 'X17.2', label: 'banzai', value: -1 }] : []),
  },
};

const MARINES = -1;

/** X17.1: every defender in good order checks its morale; then those left may fire (X17.2). */
export function charge(
  world: World,
  state: State,
  frame: FrameOf<'assault'>,
  units: readonly UnitId[],
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  emit({ is: 'turnTo', frame: { ...frame, charged: true } });
  for (const { id } of [...unitsAt(state, frame.target)]) {
    const unit = unitOf(world, state, id);
    if (unit.side === frame.side || !goodOrder(unit)) continue;
    const marines = kindOf(world, unit).marine && unit.nation === 'american' ? MARINES : 0;
    if (!passesMorale(world, state, unit, emit, dice, marines)) emit({ is: 'disrupted', unit: id });
  }
  emit({ is: 'push', frame: { at: 'banzai', side: other(frame.side), target: frame.target, units } });
}

/** Defenders that may still fire, and attackers to fire at. */
function duel(world: World, state: State, { side, target, units }: FrameOf<'banzai'>) {
  const guns = unitsAt(state, target).filter(
    (unit) => unit.side === side && inactive(unit) && mayShoot(world, unit) && opFireCapable(world, unit),
  );
  const foes = units.map((id) => unitOf(world, state, id)).filter((unit) => unit.place === 'map');
  return { guns, foes };
}

/** The attack a defender makes on one of those that charge. */
export const answerPlan = (by: readonly Unit[], target: Unit) =>
  ({ mode: 'opFire', by, at: target.at, targets: [target.id], banzai: true }) as const;

function answerFault(
  world: World,
  state: State,
  frame: FrameOf<'banzai'>,
  { units, target: id }: CommandOf<'opFire'>,
): Objection | undefined {
  const { guns, foes } = duel(world, state, frame);
  const target = foes.find((unit) => unit.id === id);
  if (!target) return refuse('X17.2', msg`name one of the attackers as the target`);
  if (units.length === 0 || new Set(units).size !== units.length)
    return refuse('X6.4.2e', msg`name the units that fire`);
  for (const one of units) {
    const gun = guns.find((unit) => unit.id === one);
    if (!gun) return refuse('X17.2', msg`${theUnit(one)} cannot fire at the attackers`);
    const aside = world.rules.aim({ world, unit: gun, hex: target.at });
    if (aside) return aside;
  }
  const by = units.flatMap((one) => unitNamed(world, state, one) ?? []);
  return reckon(world, state, answerPlan(by, target)).af.n === 0
    ? refuse('X6.2', msg`the attack has no strength against these targets`)
    : undefined;
}

function* answers(world: World, state: State, frame: FrameOf<'banzai'>): Generator<CommandOf<'opFire'>> {
  const { guns, foes } = duel(world, state, frame);
  for (const gun of guns) {
    for (const foe of foes) {
      const command = { do: 'opFire', units: [gun.id], target: foe.id } as const;
      if (!answerFault(world, state, frame, command)) yield command;
    }
  }
}

export const banzaiDecision = (world: World): Decision<'banzai'> => ({
  rule: 'X17.2',
  commands: ['opFire', 'decline'],
  side: sideOfFrame,
  asks: (_state, { target }) =>
    msg`a Banzai attack on ${theHex(world.board, target)}: opFire of each defender at one attacker, or decline`,
  *legal(state, frame) {
    yield* answers(world, state, frame);
    yield { do: 'decline' };
  },
  sample: (state, frame, choose) =>
    (choose(4) > 0 ? pick([...answers(world, state, frame)], choose) : undefined) ?? { do: 'decline' },
  check: (state, frame, command) => (command.do === 'opFire' ? answerFault(world, state, frame, command) : undefined),
  play(state, frame, command, emit, dice) {
    if (command.do !== 'opFire') return emit({ is: 'pop' });
    const target = unitOf(world, state, command.target ?? '');
    const by = command.units.map((id) => unitOf(world, state, id));
    if (isPausing(world)) {
      const { mode, at, targets } = answerPlan(by, target);
      const marks = { marks: command.units, marker: 'fired' } as const;
      return pushAttacks(frame.side, [{ mode, by: command.units, at, targets, banzai: true }, marks], emit);
    }
    resolve(world, state, reckon(world, state, answerPlan(by, target)), emit, dice);
    emit({ is: 'marked', units: command.units, marker: 'fired' });
  },
  settle(state, frame, emit) {
    for (const _ of answers(world, state, frame)) return false;
    emit({ is: 'pop' });
    return true;
  },
});
