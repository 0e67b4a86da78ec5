import type { Choose, Dice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { isBuilt } from '#games/gamex/board/board.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import type { CommandOf, GamexEvent, Shot, Side, State, Unit, UnitId } from '#games/gamex/types.ts';
import { enemyHexes, idleUnits, inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { pointsFor } from '../turn/points.ts';
import { atBridge, bridgePlan, bridgeShotFault, bridgeShots } from '../engineers/bridge-fire.ts';
import { tempBridgeAt } from '../engineers/bridges.ts';
import { bombard, eyesOf, indirectFault, indirectShot } from '../indirect/indirect.ts';
import { isSpotted } from '../sight/observation.ts';
import { aimFault, directFault, mayShoot, reachOf, shooterFault, strengthFault } from './direct.ts';
import { isPausing, pushAttacks } from './attacks.ts';
import { resolve } from './resolve.ts';
import { attackable, rangeTo, reckon, targetsIn } from './strength.ts';

/** The Fire activity (X4.2.2d, X6.4.1): a list of attacks, all declared before the first die. */

const unitsOf = (world: World, state: State, ids: readonly UnitId[]): Unit[] =>
  ids.flatMap((id) => unitNamed(world, state, id) ?? []);

export function shotFault(world: World, state: State, side: Side, shot: Shot): Objection | undefined {
  const by = unitsOf(world, state, shot.by);
  if (by.length !== shot.by.length || new Set(shot.by).size !== shot.by.length)
    return refuse('X6.1', msg`an attacker is unknown or named twice`);
  if (atBridge(shot)) return bridgeShotFault(world, state, side, by, shot);
  return shot.sighter === undefined
    ? directFault(world, state, side, by, shot.at, shot.targets)
    : indirectFault(world, state, side, by, shot.at, shot.sighter);
}

/** Every unit in one attack, sighting units apart from those that fire. */
export function shotsFault(world: World, state: State, side: Side, shots: readonly Shot[]): Objection | undefined {
  if (shots.length === 0) return refuse('X6.1', msg`no attack is named`);
  const firing = shots.flatMap((shot) => shot.by);
  if (new Set(firing).size !== firing.length) return refuse('X6.4.1b', msg`a unit is in one attack only`);
  const sighting = shots.flatMap((shot) => shot.sighter ?? []);
  if (new Set(sighting).size !== sighting.length || sighting.some((id) => firing.includes(id))) {
    return refuse('X6.4.3b', msg`a sighting unit sights one attack and does not fire`);
  }
  for (const shot of shots) {
    const fault = shotFault(world, state, side, shot);
    if (fault) return fault;
  }
  return undefined;
}

/** X6.4.1b: resolved in the attacker's order; targets gone by then drop out. */
export function fireShots(
  world: World,
  state: State,
  side: Side,
  shots: readonly Shot[],
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  if (isPausing(world))
    return pushAttacks(
      side,
      shots.map((shot) => ({ shot })),
      emit,
    );
  for (const shot of shots) {
    const by = shot.by.map((id) => unitOf(world, state, id));
    const there = attackable(world, state, side, shot.at);
    if (atBridge(shot)) {
      if (tempBridgeAt(state, shot.at)) resolve(world, state, reckon(world, state, bridgePlan(by, shot)), emit, dice);
      if (shot.sighter !== undefined) emit({ is: 'marked', units: [shot.sighter], marker: 'completed' });
    } else if (shot.sighter !== undefined) {
      if (there.length > 0) bombard(world, state, 'indirect', by, shot.at, shot.targets, emit, dice);
      emit({ is: 'marked', units: [shot.sighter], marker: 'completed' });
    } else {
      const targets = shot.targets.filter((id) => there.includes(id));
      if (targets.length > 0)
        resolve(world, state, reckon(world, state, { mode: 'direct', by, at: shot.at, targets }), emit, dice);
    }
    emit({ is: 'marked', units: shot.by, marker: 'fired' });
  }
}

function fireFault(world: World, state: State, side: Side, { shots }: CommandOf<'fire'>): Objection | undefined {
  const busy = unitsOf(
    world,
    state,
    shots.flatMap((shot) => shot.by),
  ).find((unit) => unit.side === side && !inactive(unit) && !unit.sea && unit.marker !== 'mobileFire');
  if (busy) return refuse('X4.2e', msg`${busy} has been activated this turn`);
  return shotsFault(world, state, side, shots);
}

const shooters = (world: World, state: State, side: Side): Unit[] => {
  const free = idleUnits(state, side).filter((unit) => mayShoot(world, unit));
  const late = world.rules.firers({ world, state, side });
  return late.length === 0 ? free : [...free, ...late.filter((unit) => mayShoot(world, unit))];
};

/** Enemy hexes a unit might fire at, nearest ones included, by range alone. */
const inRange = (world: World, state: State, unit: Unit): Hex[] => {
  const reach = reachOf(world, unit);
  return enemyHexes(state, unit.side).filter(
    (hex) => rangeTo(world, unit.at, hex) <= reach && targetsIn(state, unit.side, hex).length > 0,
  );
};

/** Target choices for direct fire at a hex: all its units together, or any single one. */
function choicesAt(world: World, state: State, side: Side, hex: Hex): readonly (readonly UnitId[])[] {
  const there = targetsIn(state, side, hex);
  const usual = isBuilt(world.board, hex) || there.length === 1 ? [there] : [...there.map((id) => [id]), there];
  const riders = world.rules.riders({ world, state, side, hex });
  return riders.length === 0 ? usual : [...usual, ...riders.map((id) => [id])];
}

/** True if a unit that may shoot has the line and the strength for an attack at a spotted hex. */
const strikes = (world: World, state: State, unit: Unit, hex: Hex, targets: readonly UnitId[]): boolean =>
  targets.every((target) => !aimFault(world, state, unit, hex, target, true)) &&
  !strengthFault(world, state, 'direct', [unit], hex, targets, false);

/** Attacks of one unit at one hex. */
export function* shotsAt(world: World, state: State, unit: Unit, hex: Hex): Generator<Shot> {
  if (!isSpotted(world, state, unit.side, hex)) return;
  if (!shooterFault(world, unit, unit.side))
    for (const targets of choicesAt(world, state, unit.side, hex))
      if (targets.length > 0 && strikes(world, state, unit, hex, targets)) yield { by: [unit.id], at: hex, targets };
  if (!kindOf(world, unit).indirect) return;
  const indirect = indirectShot(world, state, unit, hex, eyesOf(world, state, unit.side));
  if (indirect) yield indirect;
}

/** All units of the shooter's hex that can join a shot. */
function joined(world: World, state: State, shot: Shot): Shot {
  const [first] = unitsOf(world, state, shot.by);
  if (!first) return shot;
  const mates = shooters(world, state, first.side).filter(
    (unit) => unit.at === first.at && !shot.by.includes(unit.id) && unit.id !== shot.sighter,
  );
  return mates.reduce((all, mate) => {
    const more = { ...all, by: [...all.by, mate.id] };
    return shotFault(world, state, first.side, more) ? all : more;
  }, shot);
}

/** X18.3: true if an activated unit still has a target. */
export const mayStillFire = (world: World, state: State, side: Side): boolean =>
  world.rules.firers({ world, state, side }).some((unit) => mayShoot(world, unit) && hasShot(world, state, unit));

function hasShot(world: World, state: State, unit: Unit): boolean {
  for (const hex of inRange(world, state, unit)) for (const _ of shotsAt(world, state, unit, hex)) return true;
  return false;
}

const aimsAtBridge = (world: World, state: State, unit: Unit): boolean => {
  for (const _ of bridgeShots(world, state, unit)) return true;
  return false;
};

/** Units by the hex they stand in. */
function stacksOf(units: readonly Unit[]): Iterable<readonly Unit[]> {
  const stacks = new Map<Hex, Unit[]>();
  for (const unit of units) {
    const stack = stacks.get(unit.at);
    if (stack) stack.push(unit);
    else stacks.set(unit.at, [unit]);
  }
  return stacks.values();
}

/** Attacks of the units of one hex at a spotted one: of each alone, and of all that can in one. */
function* stackShots(
  world: World,
  state: State,
  stack: readonly Unit[],
  hex: Hex,
  eyes: readonly Unit[],
): Generator<Shot> {
  const near = stack.filter((unit) => rangeTo(world, unit.at, hex) <= reachOf(world, unit));
  const [first] = near;
  if (!first) return;
  for (const targets of choicesAt(world, state, first.side, hex)) {
    const able = targets.length === 0 ? [] : near.filter((unit) => strikes(world, state, unit, hex, targets));
    for (const unit of able) yield { by: [unit.id], at: hex, targets };
    if (able.length > 1 && !strengthFault(world, state, 'direct', able, hex, targets, false))
      yield { by: able.map((unit) => unit.id), at: hex, targets };
  }
  const indirect = near.flatMap((unit) => indirectShot(world, state, unit, hex, eyes) ?? []);
  yield* indirect;
  const [shot] = indirect;
  const whole = indirect.length > 1 && shot ? joined(world, state, shot) : undefined;
  if (whole && whole.by.length > 1) yield whole;
}

export const fireVerb: Verb<'fire'> = {
  ap: (world, state, { shots }) =>
    pointsFor(
      world,
      state,
      shots.flatMap((shot) => shot.by),
    ),
  check: fireFault,
  play: (world, state, side, { shots }, emit, dice) => fireShots(world, state, side, shots, emit, dice),
  *legal(world, state, side) {
    const eyes = eyesOf(world, state, side);
    const seen = enemyHexes(state, side).filter((hex) => isSpotted(world, state, side, hex));
    for (const stack of stacksOf(shooters(world, state, side))) {
      for (const hex of seen)
        for (const shot of stackShots(world, state, stack, hex, eyes)) yield { do: 'fire', shots: [shot] };
      for (const unit of stack) for (const shot of bridgeShots(world, state, unit)) yield { do: 'fire', shots: [shot] };
    }
  },
  sample(world, state, side, choose: Choose) {
    const unit = pick(shooters(world, state, side), choose);
    if (unit && state.bridges && choose(8) === 0) {
      const shot = pick([...bridgeShots(world, state, unit)], choose);
      if (shot) return { do: 'fire', shots: [shot] };
    }
    const hex = unit ? pick(inRange(world, state, unit), choose) : undefined;
    if (!unit || hex === undefined) return undefined;
    const shot = pick([...shotsAt(world, state, unit, hex)], choose);
    if (!shot) return undefined;
    return { do: 'fire', shots: [choose(2) === 0 ? shot : joined(world, state, shot)] };
  },
  any(world, state, side) {
    return shooters(world, state, side).some((unit) => hasShot(world, state, unit) || aimsAtBridge(world, state, unit));
  },
};
