import type { RuleId } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import type { Emit } from '#core/play.ts';
import { advanceFault, advances, landsAnyway, vacated } from '../rules/advance.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import { recordInvasion } from '#games/blitz/sea/rules/invasion.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { type BlitzEvent, type FrameAt, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';

type Tell = Emit<BlitzEvent>;

/** T23.0.4a, M4.16: aircraft, supply counters and artillery die with, or after the retreat of, the ground units of their hex. */
function loseBases(world: World, state: State, frame: FrameAt<'advance'>, emit: Tell): boolean {
  if (frame.side !== state.mover || frame.fight.battle.kind !== 'ground') return false;
  const side = other(frame.side);
  const parked = vacated(world, state, frame).flatMap((hex) => parkedAt(state.units, side, hex));
  if (parked.length > 0) emit({ is: 'eliminated', units: parked, rule: 'T23.0.4a' });
  const fallen = frame.fight.battle.hexes.flatMap((hex) => world.rules.fallsWith({ world, state, side, hex }));
  for (const { units, rule } of fallen) emit({ is: 'eliminated', units, rule });
  return parked.length + fallen.length > 0;
}

/** T23.0.4c: an enemy that advances into an airfield left without ground units destroys what stands there. */
function overrunBases(state: State, unit: UnitNo, path: readonly number[], emit: Tell): void {
  const enemy = other((state.units[unit] as Unit).side);
  const parked = path.flatMap((hex) => parkedAt(state.units, enemy, hex));
  if (parked.length > 0) emit({ is: 'eliminated', units: parked, rule: 'T23.0.4c' });
}

/** T80.6 after an automatic victory, T80.15 after a city assault, else inside the battle. */
function phaseOf(world: World, state: State, frame: FrameAt<'advance'>): RuleId {
  if (frame.fight.battle.kind === 'assault') return 'T80.15';
  return state.frames.at(-2)?.at === 'avAdvances' ? 'T80.6' : world.phases.battle;
}

/** B80.8, B19.7, T7.2.7: the winner advances unit by unit and ends it, or ends it at once to decline. */
export const advanceStep = (world: World): BlitzStep<'advance'> => ({
  rule: world.phases.battle,
  ruleIn: (state, frame) => phaseOf(world, state, frame),
  commands: ['advance', 'endAdvance'],
  side: (_state, frame) => frame.side,
  asks: (_state, frame) =>
    msg`${theSide(frame.side)} may advance into the vacated hexes; endAdvance ends or declines it`,
  *legal(state, frame) {
    for (const { unit, path } of advances(world, state, frame)) yield { do: 'advance', unit, path };
    if (!world.rules.mayEndAdvance({ world, state, frame })) yield { do: 'endAdvance' };
  },
  sample(state, frame, choose) {
    const open = advances(world, state, frame);
    const bound = world.rules.mayEndAdvance({ world, state, frame }) !== undefined;
    const one = open[choose(open.length + (bound ? 0 : 1))];
    return one ? { do: 'advance', ...one } : { do: 'endAdvance' };
  },
  check(state, frame, command) {
    if (command.do === 'endAdvance') return world.rules.mayEndAdvance({ world, state, frame });
    if (command.do !== 'advance') return unexpected(command);
    return landsAnyway(world, state, frame, command.unit, command.path)
      ? undefined
      : advanceFault(world, state, frame, command.unit, command.path);
  },
  play(state, frame, command, emit) {
    if (command.do === 'endAdvance') return emit({ is: 'pop' });
    if (command.do !== 'advance') return unexpected(command);
    if (landsAnyway(world, state, frame, command.unit, command.path)) return;
    const unit = state.units[command.unit] as Unit;
    overrunBases(state, command.unit, command.path, emit);
    if (world.board.land[unit.at] === 0) {
      recordInvasion(world, state, unit, command.path[0] as number, emit);
    }
    emit({ is: 'advanced', unit: command.unit, path: command.path });
    trespass(world, state, frame.side, [command.unit], command.path, emit);
    emit({ is: 'turnTo', frame: { ...frame, advanced: [...frame.advanced, command.unit] } });
  },
  settle(state, frame, emit) {
    if (loseBases(world, state, frame, emit)) return true;
    // B80.9: no possible advance, no question.
    if (advances(world, state, frame).length > 0) return false;
    emit({ is: 'pop' });
    return true;
  },
});
