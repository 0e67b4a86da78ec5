import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import type { Module } from '#core/rulebook.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import { combatResult } from '#games/gamex/tables.ts';
import { type GamexEvent, other, type Side, type State, type UnitId } from '#games/gamex/types.ts';
import { enemyHexes, kindOf, unitOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { applyResult } from '../fire/resolve.ts';
import { callable } from '../indirect/oba.ts';
import { shell, shellingAp, shellingFault, shellings } from './shells.ts';

/** Interdiction (X21): a hex and those around it under fire for the turn. */

const LEAST = 14;

/** Hexes the enemy might come to next. */
function* approaches(world: World, state: State, side: Side): Generator<Hex> {
  const seen = new Set<Hex>();
  for (const hex of enemyHexes(state, side)) {
    for (let direction = 0; direction < 6; direction++) {
      const at = world.board.grid.neighbours[hex * 6 + direction] as Hex;
      if (at >= 0 && !seen.has(at)) {
        seen.add(at);
        yield at;
      }
    }
  }
}

export const interdictVerb: Verb<'interdict'> = {
  ap: shellingAp,
  check: (world, state, side, command) => shellingFault(world, state, side, command, LEAST, 'X21.2a'),
  play: (world, state, side, command, emit, dice) =>
    shell(
      world,
      state,
      side,
      command,
      false,
      (hex, strength) => emit({ is: 'interdicted', hex, as: strength }),
      emit,
      dice,
    ),
  *legal(world, state, side) {
    for (const one of shellings(
      world,
      state,
      side,
      callable(world, state, side),
      approaches(world, state, side),
      LEAST,
    )) {
      const command = { do: 'interdict' as const, ...one };
      if (!shellingFault(world, state, side, command, LEAST, 'X21.2a')) yield command;
    }
  },
  sample(world, state, side, choose) {
    return pick([...this.legal(world, state, side)], choose);
  },
  any(world, state, side) {
    for (const _ of this.legal(world, state, side)) return true;
    return false;
  },
};

/** X21.3: every marker in or next to the hex attacks first; true when the unit goes nowhere. */
export function underFire(
  world: World,
  state: State,
  id: UnitId,
  hex: Hex,
  emit: Emit<GamexEvent>,
  dice: Dice,
): boolean {
  let halted = false;
  for (const { at } of state.interdictions ?? []) {
    if (distance(world.board.grid, at, hex) > 1 || unitOf(world, state, id).place === 'lost') continue;
    const column = kindOf(world, unitOf(world, state, id)).type === 'armored' ? '1-2' : '1-1';
    const die = oneDie(dice, other(unitOf(world, state, id).side), 'interdiction');
    const result = combatResult(column, die);
    const hits = [{ unit: id, drm: 0, result }];
    emit({ is: 'attack', mode: 'interdiction', by: [], at, targets: [id], af: [0, 1], df: 0, column, die, hits });
    applyResult(world, state, id, result, emit);
    if (result !== '-') halted = true;
  }
  return halted;
}

export const interdiction: Module<typeof QUESTIONS> = {
  id: 'interdiction',
  layer: 'option',
  answers: { activations: () => ['interdict'] },
};
