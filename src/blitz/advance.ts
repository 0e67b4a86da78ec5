import { type Objection, objection } from '../core/objection.ts';
import { adjacent, directionTo, nameOf } from '../hex/grid.ts';
import type { Hex } from '../hex/hex.ts';
import { isForest, roadLink } from './board.ts';
import { fieldOf, holds } from './field.ts';
import { roomFor, tooLarge } from './stacking.ts';
import { type FrameAt, isHeavy, other, type State, type Unit, type UnitNo } from './types.ts';
import type { World } from './world.ts';

/** B19.7.1, B19.7.2: hexes the loser of the battle left or died in, free of his other units (B90.16). */
export function vacated(world: World, state: State, frame: FrameAt<'advance'>): Hex[] {
  const field = fieldOf(world.board, state.units);
  const hexes = frame.side === state.mover ? frame.fight.battle.hexes : frame.fight.from;
  return hexes.filter((hex) => !holds(field, other(frame.side), hex));
}

/** The winner's units of that battle that live and have not advanced. */
export function winners(state: State, frame: FrameAt<'advance'>): UnitNo[] {
  const own = frame.side === state.mover ? frame.fight.battle.attackers : frame.fight.defenders;
  return own.filter((no) => state.units[no]?.place === 'map' && !frame.advanced.includes(no));
}

/** B19.7.3: armor and artillery enter forest only over a road link, under strictTerrain not at all. */
function forestBars(world: World, unit: Unit, to: Hex): boolean {
  const { board } = world;
  if (!isHeavy(unit) || !isForest(board, to)) return false;
  return !(world.rules.roadsNegateTerrain() && roadLink(board, unit.at, directionTo(board.grid, unit.at, to)));
}

export function advanceFault(
  world: World,
  state: State,
  frame: FrameAt<'advance'>,
  no: UnitNo,
  to: Hex,
): Objection | undefined {
  const { grid } = world.board;
  const unit = state.units[no];
  const where = nameOf(grid, to);
  if (!unit || !winners(state, frame).includes(no)) {
    const why = frame.advanced.includes(no)
      ? 'has already advanced'
      : 'is no surviving unit of the winner of this battle';
    return objection(frame.side === state.mover ? 'B19.7.1' : 'B19.7.2', `${unit?.id ?? `unit ${no}`} ${why}`);
  }
  if (world.board.land[to] === 0)
    return objection('B19.7.3', `${where} is ${world.board.surface[to] ?? ''}: no advance there`);
  if (!vacated(world, state, frame).includes(to)) {
    return objection(frame.side === state.mover ? 'B19.7.1' : 'B19.7.2', `${where} was not vacated in this battle`);
  }
  if (!adjacent(grid, unit.at, to))
    return objection('B19.7.3', `an advance is one hex; ${unit.id} is not next to ${where}`);
  if (forestBars(world, unit, to))
    return objection('B19.7.3', `${where} is forest: ${unit.id} enters it only over a road link`);
  return tooLarge(world, state, unit, to, frame.side === state.mover ? 'B19.7.1' : 'B19.7.2');
}

/** Every advance open now. */
export function advances(world: World, state: State, frame: FrameAt<'advance'>): { unit: UnitNo; to: Hex }[] {
  const field = fieldOf(world.board, state.units);
  const hexes = vacated(world, state, frame);
  return winners(state, frame).flatMap((no) => {
    const unit = state.units[no] as Unit;
    return hexes
      .filter((to) => adjacent(world.board.grid, unit.at, to) && roomFor(field, unit, to))
      .filter((to) => world.board.land[to] === 1 && !forestBars(world, unit, to))
      .map((to) => ({ unit: no, to }));
  });
}
