import { type Objection, objection } from '../core/objection.ts';
import { adjacent, nameOf } from '../hex/grid.ts';
import { type Hex, NOWHERE } from '../hex/hex.ts';
import { type Field, fieldOf, holds, inZoc, stackAt } from './field.ts';
import { strengthsOf } from './odds.ts';
import { type Battle, isGround, other, type State, type Unit, type UnitNo } from './types.ts';
import type { World } from './world.ts';

/** A battle as it is declared, before it has a number. */
export interface Plan {
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
}

/** The number a new battle gets: the lowest that is free, so that a battle keeps its own while others come and go. */
export function freeNumber(battles: readonly Battle[]): number {
  let no = 1;
  while (battles.some((battle) => battle.no === no)) no++;
  return no;
}

/** A unit of the mover in contact and the enemy hexes it touches. */
export interface Contact {
  readonly no: UnitNo;
  readonly unit: Unit;
  readonly touches: readonly Hex[];
}

/** The enemy hexes next to a hex. */
export function enemyHexesBeside(world: World, field: Field, state: State, hex: Hex): Hex[] {
  const enemy = other(state.mover);
  const { neighbours } = world.board.grid;
  const found: Hex[] = [];
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = neighbours[edge] ?? NOWHERE;
    if (beside !== NOWHERE && holds(field, enemy, beside)) found.push(beside);
  }
  return found;
}

/** B7.a7, B7.a9: the mover's units in enemy zones of control, but for those given up under B7.a11. */
export function contacts(world: World, state: State, without: ReadonlySet<UnitNo> = new Set(state.doomed)): Contact[] {
  const field = fieldOf(world.board, state.units);
  const enemy = other(state.mover);
  const found: Contact[] = [];
  for (const hex of field.hexes[state.mover]) {
    if (!inZoc(field, enemy, hex)) continue;
    const touches = enemyHexesBeside(world, field, state, hex);
    for (const no of stackAt(field, state.mover, hex)) {
      if (!without.has(no)) found.push({ no, unit: state.units[no] as Unit, touches });
    }
  }
  return found;
}

/** What is wrong with one battle taken by itself, the odds aside. */
export function shapeFault(world: World, state: State, plan: Plan): Objection | undefined {
  const { grid } = world.board;
  const field = fieldOf(world.board, state.units);
  const enemy = other(state.mover);
  if (plan.attackers.length === 0) return objection('B9.1', 'a battle needs attackers');
  if (plan.hexes.length === 0) return objection('B7.a3', 'a battle needs a defending hex');
  if (new Set(plan.attackers).size < plan.attackers.length)
    return objection('B9.5', 'a unit is named twice in one battle');
  if (new Set(plan.hexes).size < plan.hexes.length)
    return objection('B9.8', 'a defending hex is named twice in one battle');
  for (const no of plan.attackers) {
    const unit = state.units[no];
    if (!unit || unit.place !== 'map' || !isGround(unit)) {
      return objection('B7.a1', `${unit?.id ?? `unit ${no}`} is no ground unit on the map`);
    }
    if (unit.side !== state.mover)
      return objection('B7.a1', `${unit.id} is not ${state.mover}'s: only the mover attacks`);
    if (state.doomed.includes(no)) return objection('B7.a11', `${unit.id} is given up and takes no part in battles`);
  }
  for (const hex of plan.hexes) {
    if (!holds(field, enemy, hex)) return objection('B7.a3', `${nameOf(grid, hex)} holds no enemy ground unit`);
    for (const no of plan.attackers) {
      const unit = state.units[no] as Unit;
      if (adjacent(grid, unit.at, hex)) continue;
      return objection('B9.3', `${unit.id} at ${nameOf(grid, unit.at)} is not adjacent to ${nameOf(grid, hex)}`);
    }
  }
  return undefined;
}

/** B9.4: no battle below 1-6. Asked last, so that a battle that may not be fought at all is not blamed on its odds. */
export function oddsFault(world: World, state: State, plan: Plan): Objection | undefined {
  const { attackTotal, defenceTotal, odds } = strengthsOf(world, state, plan.attackers, plan.hexes);
  if (!odds.tooLow) return undefined;
  return objection('B9.4', `${attackTotal} against ${defenceTotal} is ${odds.label}: no battle may be below 1-6`);
}

/** What is wrong with one battle taken by itself. */
export const planFault = (world: World, state: State, plan: Plan): Objection | undefined =>
  shapeFault(world, state, plan) ?? oddsFault(world, state, plan);

/** B7.a10: what is wrong with a whole declaration. */
export function declarationFault(world: World, state: State, plans: readonly Plan[]): Objection | undefined {
  const { grid } = world.board;
  const fighting = new Set<UnitNo>();
  const attacked = new Set<Hex>();
  for (const plan of plans) {
    const fault = shapeFault(world, state, plan);
    if (fault) return fault;
    for (const no of plan.attackers) {
      if (fighting.has(no)) return objection('B9.6', `${state.units[no]?.id ?? no} is in two battles`);
      fighting.add(no);
    }
    for (const hex of plan.hexes) {
      if (attacked.has(hex)) return objection('B9.8', `${nameOf(grid, hex)} is in two battles: one hex, one battle`);
      attacked.add(hex);
    }
  }
  for (const plan of plans) {
    const fault = oddsFault(world, state, plan);
    if (fault) return fault;
  }
  const all = contacts(world, state);
  for (const { unit, touches } of all) {
    const missed = touches.find((hex) => !attacked.has(hex));
    if (missed === undefined) continue;
    return objection('B7.a7', `${nameOf(grid, missed)} must be attacked: ${unit.id} stands in its zone of control`);
  }
  const idle = all.find(({ no }) => !fighting.has(no));
  if (!idle) return undefined;
  const where = nameOf(grid, idle.unit.at);
  return objection(
    'B7.a9',
    `${idle.unit.id} at ${where} stands in an enemy zone of control and must take part in a battle`,
  );
}
