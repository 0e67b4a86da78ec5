import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { directionTo, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isForest, roadLink } from '#games/blitz/board.ts';
import { isAircraft } from '#games/blitz/kinds.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars, fieldOf, holds, inZoc } from '#games/blitz/ground/rules/field.ts';
import { mayLandOn } from '#games/blitz/sea/rules/invasion.ts';
import { roomFor, tooLarge } from '#games/blitz/ground/rules/stack-limits.ts';
import { type FrameAt, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { theGround, theUnit } from '#games/blitz/words.ts';

/** B19.7 (one hex) and T7.2.7 to T7.2.13 (several): the winner's advance. */

type Advance = FrameAt<'advance'>;

/** B19.7.1, B19.7.2: hexes the loser of the battle left or died in, free of his other units (B90.16). */
export function vacated(world: World, state: State, frame: Advance): Hex[] {
  const field = fieldOf(world, state);
  const loser = other(frame.side);
  if (frame.side === state.mover) return frame.fight.battle.hexes.filter((hex) => !holds(field, loser, hex));
  // M3.7: where a train of the attacker stands the defender does not come in.
  return frame.fight.from.filter(
    (hex) => !holds(field, loser, hex) && world.rules.outposts({ state, side: loser, hex }).length === 0,
  );
}

/** The winner's ground units of that battle that live and have not advanced. */
export function winners(state: State, frame: Advance): UnitNo[] {
  const own = frame.side === state.mover ? frame.fight.battle.attackers : frame.fight.defenders;
  return own.filter((no) => state.units[no]?.place === 'map' && !frame.advanced.includes(no));
}

/** The rules of this level; a city assault has one for everything (T22.3e). */
function rulesOf(world: World, state: State, frame: Advance) {
  const { who, first, count, ground, room } = world.advance;
  const part = frame.side === state.mover ? 'attacker' : 'defender';
  if (frame.fight.battle.kind === 'assault')
    return { who: 'T22.3e', first: 'T22.3e', count: 'T22.3e', ground, room: 'T22.3e' };
  return { who: who[part], first: first[part], count, ground, room: room[part] };
}

/** One step of an advance, enemies and terrain looked at; `first`: it must be a vacated hex (T7.2.8). */
function stepFault(
  world: World,
  state: State,
  frame: Advance,
  unit: Unit,
  from: Hex,
  to: Hex,
  first: boolean,
): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, to);
  const direction = directionTo(board.grid, from, to);
  const rules = rulesOf(world, state, frame);
  if (board.land[to] === 0) return objection(rules.ground, msg`${where} is ${theGround(board, to)}: no advance there`);
  if (direction < 0) return objection(rules.ground, msg`${theHex(board.grid, from)} and ${where} are not adjacent`);
  if (first && !vacated(world, state, frame).includes(to)) {
    return objection(rules.first, msg`${where} was not vacated in this battle`);
  }
  // T23.0.4c: aircraft left behind in a vacated hex do not stop the victor.
  if (!first && bars(fieldOf(world, state), other(unit.side), to))
    return objection('T7.2.10', msg`${where} holds an enemy unit`);
  const closed =
    world.rules.advance({ world, state, unit, to, frame }) ?? closedTo(world, state, unit, 'advance').get(to);
  if (closed) return closed;
  // T6.2.11a: from a sea hex only where the unit may land.
  if (board.land[from] === 0 && !mayLandOn(world, state, unit, to)) {
    return objection('T6.2.11a', msg`${unit} may not land on ${where}`);
  }
  if (!world.isHeavy(unit) || !isForest(board, to)) return undefined;
  if (world.rules.ground.roadsOpen.length > 0 && roadLink(board, from, direction)) return undefined;
  return objection(rules.ground, msg`${where} is forest: ${unit} enters it only over a road link`);
}

/** T6.2.11a: a unit on a sea hex may take the vacated hex whatever the table says. */
const stepsOf = (world: World, frame: Advance, unit: Unit): number =>
  world.board.land[unit.at] === 0 ? Math.max(frame.steps, 1) : frame.steps;

export function advanceFault(
  world: World,
  state: State,
  frame: Advance,
  no: UnitNo,
  path: readonly Hex[],
): Objection | undefined {
  const unit = state.units[no];
  const rules = rulesOf(world, state, frame);
  if (!unit || !winners(state, frame).includes(no)) {
    return objection(
      rules.who,
      frame.advanced.includes(no)
        ? msg`${theUnit(state, no)} has already advanced`
        : msg`${theUnit(state, no)} is no surviving unit of the winner of this battle`,
      ...(unit && isAircraft(unit) ? world.rules.air.cites.advance : []),
    );
  }
  const most = stepsOf(world, frame, unit);
  if (path.length === 0) return objection(rules.count, msg`the path names no hex`);
  if (path.length > most) {
    return objection(rules.count, msg`an advance of ${most} at most; the path has ${path.length} {step|steps}`);
  }
  const field = fieldOf(world, state);
  let at = unit.at;
  for (const [i, to] of path.entries()) {
    if (i > 0 && inZoc(field, other(unit.side), at)) {
      return objection('T7.2.9', msg`${unit} stops in the enemy zone of control at ${theHex(world.board.grid, at)}`);
    }
    const fault = stepFault(world, state, frame, unit, at, to, i === 0);
    if (fault) return fault;
    at = to;
  }
  if (at === unit.at) return undefined;
  return tooLarge(world, state, unit, at, rules.room) ?? world.rules.mayEnd({ world, state, unit, hex: at });
}

/** M11.33: a first wave lands on its beach once that is vacated, when all battles are over: to say so is no choice. */
export const landsAnyway = (
  world: World,
  state: State,
  frame: Advance,
  no: UnitNo,
  [to, ...more]: readonly Hex[],
): boolean => {
  const unit = state.units[no];
  const waits = unit?.aboard !== undefined && unit.aim !== undefined && unit.aim === to && more.length === 0;
  return waits && winners(state, frame).includes(no) && vacated(world, state, frame).includes(to as Hex);
};

/** Every advance open now: for each unit one path to each hex it can end in. */
export function advances(world: World, state: State, frame: Advance): { unit: UnitNo; path: Hex[] }[] {
  const field = fieldOf(world, state);
  const found: { unit: UnitNo; path: Hex[] }[] = [];
  for (const no of winners(state, frame)) {
    const unit = state.units[no] as Unit;
    const most = stepsOf(world, frame, unit);
    const seen = new Set<Hex>([unit.at]);
    let ring: { at: Hex; path: Hex[] }[] = [{ at: unit.at, path: [] }];
    for (let step = 0; step < most && ring.length > 0; step++) {
      const next: typeof ring = [];
      for (const { at, path } of ring) {
        if (step > 0 && inZoc(field, other(unit.side), at)) continue;
        for (const to of neighboursOf(world.board.grid, at)) {
          if (seen.has(to) || stepFault(world, state, frame, unit, at, to, step === 0)) continue;
          seen.add(to);
          const longer = [...path, to];
          next.push({ at: to, path: longer });
          if (roomFor(world, field, unit, to) && !world.rules.mayEnd({ world, state, unit, hex: to }))
            found.push({ unit: no, path: longer });
        }
      }
      ring = next;
    }
  }
  return found;
}
