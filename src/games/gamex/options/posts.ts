import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { type Decision, pick, sideOfFrame } from '#games/gamex/decision.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import {
  type CommandOf,
  type FrameOf,
  type GamexEvent,
  other,
  type Side,
  type State,
  type Unit,
  type UnitId,
} from '#games/gamex/types.ts';
import { kindOf, unitNamed } from '#games/gamex/units.ts';
import { refuse, msg, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { isPost } from './command.ts';

/** Attached CPs: to whom they are given at set-up (X22.1a), and that they return (X22.1d). */

const BEARERS = ['A', 'I', 'C(I)'];
export const bearsPost = ({ code, type }: Kind): boolean => type !== 'aircraft' && BEARERS.includes(code);

function assignFault(world: World, state: State, side: Side, id: UnitId): Objection | undefined {
  const unit = unitNamed(world, state, id);
  if (!unit || unit.side !== side) return refuse('X0.7', msg`${theUnit(id)} is not ${theSide(side)}{'s|'}`);
  if (['lost', 'gone', 'off'].includes(unit.place))
    return refuse('X22.1d', msg`${unit} is not on the map nor still to come`);
  if (isPost(world, unit)) return refuse('X22.1a', msg`${unit} is a command post already`);
  return bearsPost(kindOf(world, unit))
    ? undefined
    : refuse('X22.1a', msg`no command post is attached to ${unit}: A, I or C(I)`);
}

function* bearers(world: World, state: State, side: Side): Generator<Unit> {
  for (const unit of state.units) if (!assignFault(world, state, side, unit.id)) yield unit;
}

/** True if a CP is to be attached now and a unit can carry it. */
function isOwed(world: World, state: State, side: Side): boolean {
  if (state.posts?.[side].some((turn) => turn <= state.turn) !== true) return false;
  for (const _ of bearers(world, state, side)) return true;
  return false;
}

/** Decision to attach CPs, the holder of the initiative first; set-up then continues with this step. */
export function postFrame(
  world: World,
  state: State,
  sides: readonly Side[],
  step?: number,
): FrameOf<'returnCP'> | undefined {
  const side = sides.find((one) => isOwed(world, state, one));
  return side && { at: 'returnCP', side, ...(step === undefined ? {} : { step }) };
}

export const bothSides = ({ initiative = 'axis' }: State): readonly Side[] => [initiative, other(initiative)];

type GoOn = (world: World, state: State, step: number | undefined, emit: Emit<GamexEvent>) => void;

export const returnDecision = (world: World, goOn: GoOn): Decision<'returnCP'> => ({
  rule: 'X31.14',
  commands: ['assignCP'],
  side: sideOfFrame,
  asks: (_state, { side }) => msg`${theSide(side)} {attaches|attach} a command post to a unit: assignCP`,
  *legal(state, { side }) {
    for (const { id } of bearers(world, state, side)) yield { do: 'assignCP', unit: id };
  },
  sample: (state, { side }, choose) => ({
    do: 'assignCP',
    unit: pick([...bearers(world, state, side)], choose)?.id ?? '',
  }),
  check: (state, { side }, command) => assignFault(world, state, side, (command as CommandOf<'assignCP'>).unit),
  play: (_state, _frame, command, emit) => emit({ is: 'attached', unit: (command as CommandOf<'assignCP'>).unit }),
  settle(state, { side, step }, emit) {
    if (isOwed(world, state, side)) return false;
    const next = step === undefined ? postFrame(world, state, bothSides(state)) : undefined;
    if (next) emit({ is: 'turnTo', frame: next });
    else goOn(world, state, step, emit);
    return true;
  },
});
