import type { Dice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { isSwallowed, oneDie } from '#games/gamex/chance.ts';
import { type Decision, pick, sideOfFrame } from '#games/gamex/decision.ts';
import type { Command, CommandOf, FrameOf, GamexEvent, Side, State, Unit, UnitId } from '#games/gamex/types.ts';
import { kindOf, onWatch, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { seesUnit } from '../sight/observation.ts';
import { combinationFault, mayShoot, reachOf, shooterFault, strengthFault } from './direct.ts';
import { isPausing, pushAttacks } from './attacks.ts';
import { resolve } from './resolve.ts';
import { firesAs, type Plan, rangeTo, reckon } from './strength.ts';

/** Opportunity Fire (X6.4.2): the other side's answer to a step, in the middle of a move. */

/** X26.4: A and I weapons, carriers with them too. */
export const opFireCapable = (world: World, unit: Unit): boolean => {
  const weapon = firesAs(kindOf(world, unit));
  return (weapon === 'A' || weapon === 'I') && kindOf(world, unit).as > 0;
};

/** May the unit fire at the one that has just come into the hex? */
function windowFault(
  world: World,
  state: State,
  side: Side,
  unit: Unit,
  target: Unit,
  entering: boolean,
): Objection | undefined {
  const fault = shooterFault(world, unit, side);
  if (fault) return fault;
  if (heldIn(state).includes(unit.id)) return refuse('X24.6.t', msg`the fire of ${unit} at this step was called off`);
  if (!isReady(world, unit)) return refuse('X6.4.2a', msg`${unit} has no Opportunity Fire marker`);
  if (!opFireCapable(world, unit)) return refuse('X6.4.2a', msg`${unit} has neither an A nor an I weapon`);
  if (rangeTo(world, unit.at, target.at) > reachOf(world, unit))
    return refuse('X6.2', msg`${target} is out of range of ${unit}`);
  if (!seesUnit(world, state, unit, target)) return refuse('X6.3.7k', msg`${unit} does not see ${target}`);
  const aside = world.rules.aim({ world, unit, hex: target.at });
  if (aside) return aside;
  return strengthFault(world, state, 'opFire', [unit], target.at, [target.id], entering);
}

/** With a marker, or without one where that is played (X23.2). */
const isReady = (world: World, unit: Unit): boolean => onWatch(unit) || world.rules.alert({ unit }).length > 0;

/** R5: whose fire at this step was called off. */
function heldIn({ frames }: State): readonly UnitId[] {
  const frame = frames.findLast((one) => one.at === 'opFire');
  return frame?.at === 'opFire' ? (frame.held ?? []) : [];
}

const mayAnswer = (world: World, state: State, side: Side, unit: Unit, target: Unit, held: readonly UnitId[]) =>
  unit.side === side &&
  mayShoot(world, unit) &&
  isReady(world, unit) &&
  !held.includes(unit.id) &&
  rangeTo(world, unit.at, target.at) <= reachOf(world, unit) &&
  !windowFault(world, state, side, unit, target, true);

/** Units that could answer the step, by open knowledge (X28.6). */
export function answering(world: World, state: State, side: Side, target: Unit): Unit[] {
  const held = heldIn(state);
  return state.units.filter((unit) => mayAnswer(world, state, side, unit, target, held));
}

/** Targets of a window: the unit that moved, and passengers that are attacked separately (X16.1b). */
function* openTargets(world: World, state: State, side: Side, target: Unit): Generator<Unit> {
  yield target;
  for (const id of world.rules.riders({ world, state, side, hex: target.at }))
    if (unitOf(world, state, id).carrier === target.id) yield unitOf(world, state, id);
}

/** True if any unit could answer the step. */
export function isAnswered(world: World, state: State, side: Side, target: Unit): boolean {
  const held = heldIn(state);
  for (const one of openTargets(world, state, side, target))
    if (state.units.some((unit) => mayAnswer(world, state, side, unit, one, held))) return true;
  return false;
}

const aimedAt = (id: UnitId, frame: FrameOf<'opFire'>): { readonly target?: UnitId } =>
  id === frame.target ? {} : { target: id };

/** Whole MP, rounded up (X6.4.2d). */
export const quotaOf = (cost: number): number => Math.ceil(cost / 2);

function volleyFault(
  world: World,
  state: State,
  frame: FrameOf<'opFire'>,
  { units: ids, target: aim }: Pick<CommandOf<'opFire'>, 'units' | 'target'>,
): Objection | undefined {
  const [moved, ...riders] = openTargets(world, state, frame.side, unitOf(world, state, frame.target));
  const target = aim === undefined ? moved : riders.find(({ id }) => id === aim);
  if (!target) return refuse('X16.1b', msg`${theUnit(aim ?? '')} is nobody to fire at now`);
  if (ids.length === 0 || new Set(ids).size !== ids.length) return refuse('X6.4.2e', msg`name the units that fire`);
  const by: Unit[] = [];
  for (const id of ids) {
    const unit = unitNamed(world, state, id);
    if (!unit) return refuse('X6.4.2a', msg`there is no unit ${theUnit(id)}`);
    const fault = windowFault(world, state, frame.side, unit, target, frame.entering);
    if (fault) return fault;
    by.push(unit);
  }
  if (frame.block && ids.length > 1) return refuse('X8.5c', msg`at a Block units fire one at a time`);
  if (!frame.block && ids.length > frame.quota)
    return refuse(
      'X6.4.2d',
      msg`no more than ${frame.quota} may fire at ${target} in ${theHex(world.board, frame.hex)}`,
    );
  return (
    combinationFault(world, by) ?? strengthFault(world, state, 'opFire', by, frame.hex, [target.id], frame.entering)
  );
}

/** The attack a volley is. */
export const volleyPlan = (
  world: World,
  state: State,
  { hex: at, target: moved, entering }: FrameOf<'opFire'>,
  { units, target = moved }: CommandOf<'opFire'>,
): Plan => ({
  mode: 'opFire',
  by: units.map((id) => unitOf(world, state, id)),
  at,
  targets: [target],
  entering,
});

/** Volleys at one target: of one, of two, of as many as may. */
function* volleysAt(
  world: World,
  state: State,
  frame: FrameOf<'opFire'>,
  target: Unit,
): Generator<CommandOf<'opFire'>> {
  const able = answering(world, state, frame.side, target);
  const aim = aimedAt(target.id, frame);
  const volley = (units: readonly UnitId[]) => ({ do: 'opFire', units, ...aim }) as const;
  for (const unit of able) yield volley([unit.id]);
  for (const [i, one] of able.entries()) {
    for (const two of able.slice(i + 1)) {
      const pair = volley([one.id, two.id]);
      if (!volleyFault(world, state, frame, pair)) yield pair;
    }
  }
  const all = volley(able.slice(0, frame.quota).map((unit) => unit.id));
  if (all.units.length > 2 && !volleyFault(world, state, frame, all)) yield all;
}

export const opFireDecision = (world: World): Decision<'opFire'> => ({
  rule: 'X31.9',
  commands: ['opFire', 'decline'],
  side: sideOfFrame,
  asks: (_state, frame) =>
    msg`${theUnit(frame.target)} has come to ${theHex(world.board, frame.hex)}: opFire with up to ${frame.quota} {unit|units}, or decline`,
  *legal(state, frame) {
    for (const target of openTargets(world, state, frame.side, unitOf(world, state, frame.target)))
      yield* volleysAt(world, state, frame, target);
    yield { do: 'decline' };
  },
  sample(state, frame, choose): Command {
    const targets = [...openTargets(world, state, frame.side, unitOf(world, state, frame.target))];
    const target = targets.length > 1 ? pick(targets, choose) : targets[0];
    if (!target) return { do: 'decline' };
    const able = answering(world, state, frame.side, target);
    const first = pick(able, choose);
    if (!first || choose(4) === 0) return { do: 'decline' };
    const second = pick(able, choose);
    const pair = second && second.id !== first.id ? [first.id, second.id] : [first.id];
    const aim = aimedAt(target.id, frame);
    const units = volleyFault(world, state, frame, { units: pair, ...aim }) ? [first.id] : pair;
    return { do: 'opFire', units, ...aim };
  },
  check(state, frame, command) {
    return command.do === 'opFire' ? volleyFault(world, state, frame, command) : undefined;
  },
  play(state, frame, command, emit, dice) {
    if (command.do !== 'opFire') return emit({ is: 'pop' });
    const before = unitOf(world, state, frame.target);
    const by = command.units.map((id) => unitOf(world, state, id));
    if (isSwallowed(dice, before.side, before.id)) {
      // R5: the firers keep their markers, and hold their fire at this step.
      emit({ is: 'swallowed', unit: before.id });
      return emit({ is: 'turnTo', frame: { ...frame, held: [...(frame.held ?? []), ...command.units] } });
    }
    if (isPausing(world)) {
      emit({ is: 'turnTo', frame: { ...frame, struck: { shaken: before.disrupted === true, by: by.length } } });
      const { hex: at, entering, side } = frame;
      const target = command.target ?? frame.target;
      return pushAttacks(
        side,
        [
          { mode: 'opFire', by: command.units, at, targets: [target], entering },
          { marks: command.units, marker: 'fired' },
        ],
        emit,
      );
    }
    resolve(world, state, reckon(world, state, volleyPlan(world, state, frame, command)), emit, dice);
    emit({ is: 'marked', units: command.units, marker: 'fired' });
    afterVolley(world, state, frame, before.disrupted === true, command.units.length, emit, dice);
  },
  settle(state, frame, emit, dice) {
    if (frame.struck) {
      const { struck, ...open } = frame;
      afterVolley(world, state, open, struck.shaken, struck.by, emit, dice);
      return true;
    }
    const target = unitNamed(world, state, frame.target);
    if (target?.place === 'map' && frame.quota > 0 && isAnswered(world, state, frame.side, target)) return false;
    emit({ is: 'pop' });
    return true;
  },
});

/** The target stops or thinks again, and more may fire at it. */
function afterVolley(
  world: World,
  state: State,
  frame: FrameOf<'opFire'>,
  wasShaken: boolean,
  fired: number,
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  const fires = frame.fires + 1;
  const after = unitOf(world, state, frame.target);
  let quota = frame.quota - fired;
  if (frame.block && after.place === 'map') {
    const die = oneDie(dice, frame.side, 'block');
    emit({ is: 'blockDie', die, fires });
    quota = die === fires ? 0 : 1;
  }
  emit({ is: 'pop' });
  stopOrAsk(state, wasShaken !== (after.disrupted === true), emit);
  if (after.place === 'map') emit({ is: 'push', frame: { ...frame, quota, fires } });
}

/** X5.1f: a unit disrupted on its way stops; one that was fired at may think again (X28.5). */
function stopOrAsk(state: State, stopped: boolean, emit: Parameters<Decision<'opFire'>['play']>[3]): void {
  const walking = state.frames.at(-1);
  if (walking?.at !== 'walk') return;
  const { walk } = walking;
  const asks = walk.acts.length > 0 || walking.on === true;
  emit({ is: 'turnTo', frame: { ...walking, asks, walk: { ...walk, ended: walk.ended || stopped } } });
}
