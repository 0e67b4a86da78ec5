import { gunsInRange } from '../air/anti-aircraft.ts';
import { answering, opFireDecision, volleyPlan } from '../fire/opportunity.ts';
import { reckon } from '../fire/strength.ts';
import { openActs, paceOf } from '../move/acts.ts';
import type { OpenGamex } from '../position.ts';
import type { Command, CommandOf, FrameOf, State, Unit } from '../types.ts';
import { unitOf } from '../units.ts';
import { fireIdeas, harmBy } from './fires.ts';
import { bestMove, ground, type Taste } from './marches.ts';
import { outlookOn, type Outlook } from './outlook.ts';
import { watched } from './others.ts';

/** Decisions that come up besides the spending of points: fire at a mover, a move that may go on, a flight. */

/** Fires at a unit that has come into sight, unless a better moment is to be expected. */
export function answerStep({ world }: OpenGamex, state: State, frame: FrameOf<'opFire'>, least: number): Command {
  const target = unitOf(world, state, frame.target);
  let best: Command = { do: 'decline' };
  let most = 0;
  const decision = opFireDecision(world);
  for (const command of decision.legal(state, frame)) {
    if (command.do !== 'opFire') continue;
    const plan = volleyPlan(world, state, frame, command);
    // Guns kept back can answer the next one.
    const value = harmBy(world, state, frame.side, reckon(world, state, plan)) - 0.12 * (plan.by.length - 1);
    if (value > most) {
      most = value;
      best = command;
    }
  }
  return most >= least || (most > 0 && answering(world, state, frame.side, target).length > 3)
    ? best
    : { do: 'decline' };
}

export function goOn({ world }: OpenGamex, state: State, frame: FrameOf<'walk'>, taste: Taste): Command {
  const { walk } = frame;
  const unit = unitOf(world, state, walk.unit);
  if (walk.acts.length > 0) return { do: 'go', acts: walk.acts };
  const outlook = outlookOn(world, state, frame.side);
  const here = ground(outlook, unit, unit.at, taste);
  let best: Command = { do: 'stop' };
  let most = here + 0.05;
  for (const act of openActs(world, state, walk, paceOf(world, state, walk))) {
    // X10.4c: the second of two on a craft.
    if ('unload' in act && walk.unloading) return { do: 'go', acts: [act] };
    if (!('to' in act)) continue;
    const value = ground(outlook, unit, act.to, taste);
    if (value > most) {
      most = value;
      best = { do: 'go', acts: [act], on: true };
    }
  }
  return best;
}

/** Choice of an aircraft in flight: the best attack from here, unless a better one lies ahead on the line. */
export function flyOn(game: OpenGamex, state: State, frame: FrameOf<'flight'>): Command {
  const { world } = game;
  const unit = unitOf(world, state, frame.aircraft);
  let best: Command = { do: 'flyOn' };
  let most = 0;
  for (const command of game.legal(state)) {
    if (command.do === 'airSpot') return command;
    if (command.do !== 'airAttack') continue;
    const value = strikeValue(game, state, frame, unit, command);
    if (value > most) {
      most = value;
      best = command;
    }
  }
  return best;
}

function strikeValue(
  { world }: OpenGamex,
  state: State,
  { side }: FrameOf<'flight'>,
  unit: Unit,
  command: CommandOf<'airAttack'>,
): number {
  const air = world.kinds[unit.kind]?.air[command.weapon];
  if (!air) return 0;
  const plan = { mode: 'air', by: [unit], at: command.hex, targets: command.targets, air } as const;
  return harmBy(world, state, side, reckon(world, state, plan));
}

export function fireAtAircraft({ world }: OpenGamex, state: State, frame: FrameOf<'aaFire'>): Command {
  const guns = gunsInRange(world, state, frame.side, frame);
  return guns.length > 0 ? { do: 'aaFire', units: guns.map(({ id }) => id) } : { do: 'decline' };
}

/** Fire at what was just found. */
export function fireNow({ world }: OpenGamex, state: State, frame: FrameOf<'spotFire'>): Command {
  const outlook = outlookOn(world, state, frame.side);
  const guns = frame.units.map((id) => unitOf(world, state, id));
  const [best] = fireIdeas(outlook, guns).filter(
    ({ command }) => command.do === 'fire' && command.shots.every((shot) => shot.at === frame.hex && !shot.sighter),
  );
  return best?.command.do === 'fire' ? { do: 'fireNow', shots: best.command.shots } : { do: 'finish' };
}

/**
 * Markers to keep: those of units that watch ground the enemy may still cross; a better shot or move drops the marker.
 */
export function keepWatch(outlook: Outlook, taste: Taste): Command {
  const { mine, theirs } = outlook;
  const coming = theirs.filter((unit) => unit.disrupted !== true);
  const units = mine.filter((unit) => {
    if (unit.marker !== 'opFire') return false;
    const fresh = { ...unit, marker: undefined } as unknown as Unit;
    const shots = fireIdeas(outlook, [fresh]);
    const moves = bestMove(outlook, { ...fresh }, taste, 0);
    return watched(outlook, unit, coming) > Math.max(shots[0]?.value ?? 0, moves?.value ?? 0) + 0.05;
  });
  return { do: 'keepOF', units: units.map(({ id }) => id) };
}
