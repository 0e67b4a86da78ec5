import type { Choose } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { type Decision, sideOfFrame, type Verb } from '#games/gamex/decision.ts';
import {
  type Command,
  type FrameOf,
  type GamexEvent,
  other,
  type Side,
  SIDES,
  type State,
} from '#games/gamex/types.ts';
import { code, refuse, msg, theSide } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { activationsOf, type ActivationVerb, VERBS } from './activations.ts';
import { isInForce, nextPool } from '../chaos/force.ts';
import { mayStillFire } from '../fire/fire-activity.ts';
import { housekeeping } from './turn-end.ts';

/** Initiative, impulses, pools and passes (X4.1, X4.2, X31.3–X31.5). */

const verbOf = (name: ActivationVerb): Verb<Command['do']> => VERBS[name] as unknown as Verb<Command['do']>;

/** X4.2f */
export const canActivate = (world: World, state: State, side: Side): boolean =>
  activationsOf(world).some((name) => verbOf(name).any(world, state, side));

export const initiativeDecision = (): Decision<'initiative'> => ({
  rule: 'X31.3',
  commands: ['rollInitiative'],
  side: () => 'axis',
  asks: () => msg`rollInitiative: both sides roll for the first impulse`,
  *legal() {
    yield { do: 'rollInitiative' };
  },
  sample: () => ({ do: 'rollInitiative' }),
  check: () => undefined,
  play: (_state, _frame, _command, emit) => emit({ is: 'turnTo', frame: { at: 'initiative', asks: false } }),
  settle(state, frame, emit, dice) {
    if (frame.asks) return false;
    const seizes = SIDES.find((side) => isInForce(state, 'E24', side));
    if (seizes) {
      emit({ is: 'seized', side: seizes });
      emit({ is: 'turnTo', frame: { at: 'impulse', side: seizes } });
      return true;
    }
    // Axis rolls first. X4.1a, b: who held it subtracts the turns in a row; after a tie both roll again.
    const axis = oneDie(dice, 'axis', 'initiative');
    const allied = oneDie(dice, 'allied', 'initiative');
    const less = state.initiative === undefined ? 0 : state.streak;
    const sum = axis - allied - (state.initiative === 'axis' ? less : 0) + (state.initiative === 'allied' ? less : 0);
    const winner = sum > 0 ? 'axis' : sum < 0 ? 'allied' : undefined;
    emit({ is: 'initiative', dice: [axis, allied], less, ...(winner ? { winner } : {}) });
    emit({ is: 'turnTo', frame: winner ? { at: 'impulse', side: winner } : { at: 'initiative', asks: true } });
    return true;
  },
});

const nextImpulse = (side: Side, emit: Emit<GamexEvent>): void =>
  emit({ is: 'turnTo', frame: { at: 'impulse', side: other(side) } });

export const MOST_PASSES = 3;

export const impulseDecision = (world: World): Decision<'impulse'> => ({
  rule: 'X31.4',
  commands: ['rollPool', 'pass'],
  side: sideOfFrame,
  asks: (state, frame) =>
    msg`${theSide(frame.side)}{'s|'} impulse in turn ${state.turn}: rollPool for activation points, or pass`,
  *legal() {
    yield { do: 'rollPool' };
    yield { do: 'pass' };
  },
  sample: (_state, _frame, choose) => (choose(8) === 0 ? { do: 'pass' } : { do: 'rollPool' }),
  check: () => undefined,
  play(state, { side }, command, emit, dice) {
    if (command.do === 'pass') {
      emit({ is: 'passed', side, automatic: false });
      return nextImpulse(side, emit);
    }
    const pool = nextPool(state, side, oneDie(dice, side, 'activation'), emit);
    emit({ is: 'pool', side, pool });
    emit({ is: 'turnTo', frame: { at: 'spend', side, pool, spent: 0, ready: [] } });
  },
  settle(state, { side }, emit) {
    // X31.16: three passes in a row, or neither side has anything left to activate.
    if (state.passes >= MOST_PASSES) {
      housekeeping(world, state, emit);
      return true;
    }
    if (canActivate(world, state, side)) return false;
    if (!canActivate(world, state, other(side))) housekeeping(world, state, emit);
    else {
      emit({ is: 'passed', side, automatic: true });
      nextImpulse(side, emit);
    }
    return true;
  },
});

export const dear = (ap: number, pool: number): Objection =>
  refuse('X31.18', msg`that takes ${ap} activation {point|points}, ${pool} {is|are} left`);

export function spendFault(world: World, state: State, frame: FrameOf<'spend'>, command: Command) {
  if (command.do === 'pass')
    return frame.spent > 0 ? refuse('X4.2b', msg`points have been spent: end the impulse`) : undefined;
  if (command.do === 'endImpulse') return frame.spent === 0 ? refuse('X4.2c', msg`spend a point, or pass`) : undefined;
  if (!activationsOf(world).includes(command.do as ActivationVerb))
    return refuse('X31.6', msg`${code(command.do)} is no activation`);
  const verb = verbOf(command.do as ActivationVerb);
  const fault = verb.check(world, state, frame.side, command);
  if (fault) return fault;
  const ap = verb.ap(world, state, command);
  return ap > frame.pool ? dear(ap, frame.pool) : undefined;
}

/** X24.3: an order that an event has made impossible is not carried out, and its points are spent. */
export function isDropped(
  world: World,
  state: State,
  frame: FrameOf<'spend'>,
  command: Command,
  emit: Emit<GamexEvent>,
): boolean {
  const verb = verbOf(command.do as ActivationVerb);
  if (!verb.check(world, state, frame.side, command)) return false;
  emit({ is: 'spent', side: frame.side, ap: verb.ap(world, state, command) });
  return true;
}

export function spend(
  world: World,
  state: State,
  frame: FrameOf<'spend'>,
  command: Command,
  emit: Emit<GamexEvent>,
  dice: Parameters<Decision<'spend'>['play']>[4],
): void {
  const { side } = frame;
  if (command.do === 'pass') {
    emit({ is: 'passed', side, automatic: false });
    return nextImpulse(side, emit);
  }
  if (command.do === 'endImpulse') {
    emit({ is: 'ended', side, unspent: frame.pool });
    return nextImpulse(side, emit);
  }
  const verb = verbOf(command.do as ActivationVerb);
  emit({ is: 'spent', side, ap: verb.ap(world, state, command) });
  verb.play(world, state, side, command, emit, dice);
}

const TRIES = 12;

/** A random activation: verbs are tried in turn, the cheap and common ones more often. */
function sampleActivation(world: World, state: State, frame: FrameOf<'spend'>, choose: Choose): Command {
  const verbs = activationsOf(world);
  for (let i = 0; i < TRIES; i++) {
    const name =
      choose(3) > 0
        ? (['move', 'move', 'fire', 'setOF', 'closeAssault'] as const)[choose(5)]
        : verbs[choose(verbs.length)];
    const command = verbOf(name ?? 'move').sample(world, state, frame.side, choose);
    if (command && !spendFault(world, state, frame, command)) return command;
  }
  return { do: frame.spent > 0 ? 'endImpulse' : 'pass' };
}

export const spendDecision = (world: World): Decision<'spend'> => ({
  rule: 'X31.5',
  commands: [...activationsOf(world), 'endImpulse', 'pass'],
  side: sideOfFrame,
  asks: (_state, frame) =>
    msg`${theSide(frame.side)} {has|have} ${frame.pool} activation {point|points}: activate, ${frame.spent > 0 ? msg`or end the impulse` : msg`or pass`}`,
  *legal(state, frame) {
    for (const name of activationsOf(world)) {
      const verb = verbOf(name);
      if (!verb.lists) {
        for (const command of verb.legal(world, state, frame.side))
          if (verb.ap(world, state, command) <= frame.pool) yield command;
        continue;
      }
      for (const list of verb.lists(world, state, frame.side)) {
        const [first] = list;
        if (first && verb.ap(world, state, first) <= frame.pool) for (const command of list) yield command;
      }
    }
    yield { do: frame.spent > 0 ? 'endImpulse' : 'pass' };
  },
  sample: (state, frame, choose) => sampleActivation(world, state, frame, choose),
  check: (state, frame, command) => spendFault(world, state, frame, command),
  play: (state, frame, command, emit, dice) => spend(world, state, frame, command, emit, dice),
  settle(state, { side, pool, spent, ready }, emit) {
    // X31.5: it ends automatically only when the points are gone, no battery waits and no unit may fire without a
    // point.
    if (pool > 0 || ready.length > 0 || mayStillFire(world, state, side)) return false;
    // X31.4: points that were lost before one was spent.
    emit(spent > 0 ? { is: 'ended', side, unspent: 0 } : { is: 'passed', side, automatic: true });
    nextImpulse(side, emit);
    return true;
  },
});
