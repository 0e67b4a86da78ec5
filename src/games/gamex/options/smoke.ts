import type { Objection } from '#core/objection.ts';
import type { Module } from '#core/rulebook.ts';
import type { Hex } from '#hex/hex.ts';
import { isDeep, terrainOf } from '#games/gamex/board/board.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import type { CommandOf, Side, State } from '#games/gamex/types.ts';
import { enemyHexes, kindOf, unitNamed, unitsAt } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { callable, crewedGuns } from '../indirect/oba.ts';
import { shell, shellingAp, shellingFault, shellings } from './shells.ts';

/** Smoke shells (X20). */

const LEAST = 25;

/** X20.2: where smoke does not stay. */
function groundFault(world: World, hex: Hex): Objection | undefined {
  const { board } = world;
  const bad =
    isDeep(board, hex) ||
    terrainOf(board, hex) === 'water' ||
    terrainOf(board, hex) === 'swamp' ||
    board.wet[hex] === 1;
  return bad || board.bridge[hex] === 1
    ? refuse('X20.2', msg`no smoke into ${theHex(board, hex)}: sea, stream, bridge or swamp`)
    : undefined;
}

function smokeFault(world: World, state: State, side: Side, command: CommandOf<'smoke'>): Objection | undefined {
  const { at, guns, batteries, extra } = command;
  const fault = groundFault(world, at);
  if (fault) return fault;
  if (unitsAt(state, at).some((unit) => unit.side === side))
    return refuse('X20.2', msg`units of one's own are in ${theHex(world.board, at)}`);
  if (guns.length > 0 && batteries.length > 0)
    return refuse('X20.1', msg`batteries off the map lay smoke by themselves, with their accuracy die`);
  if (guns.length > 0 && extra > 0) return refuse('X20.1', msg`guns on the map roll no accuracy die`);
  const firing = [
    ...guns.flatMap((id) => unitNamed(world, state, id) ?? []),
    ...batteries.flatMap((battery) => crewedGuns(state, side, battery)),
  ];
  const rocket = firing.find((unit) => kindOf(world, unit).rocket);
  if (rocket) return refuse('X20.1', msg`${theUnit(rocket.id)} is a rocket launcher and has no smoke shells`);
  return shellingFault(world, state, side, command, LEAST, 'X20.1');
}

/** Hexes before the enemy and those it is in: where a screen would do something. */
function* screens(world: World, state: State, side: Side): Generator<Hex> {
  const seen = new Set<Hex>();
  for (const hex of enemyHexes(state, side)) {
    for (let direction = -1; direction < 6; direction++) {
      const at = direction < 0 ? hex : (world.board.grid.neighbours[hex * 6 + direction] as Hex);
      if (at < 0 || seen.has(at)) continue;
      seen.add(at);
      if (!groundFault(world, at)) yield at;
    }
  }
}

export const smokeVerb: Verb<'smoke'> = {
  ap: shellingAp,
  check: smokeFault,
  play: (world, state, side, command, emit, dice) =>
    shell(
      world,
      state,
      side,
      command,
      command.batteries.length === 0,
      (hex) => {
        // X20.2, ruling: what scatters into water or swamp is lost.
        if (!groundFault(world, hex)) emit({ is: 'smoked', hex });
      },
      emit,
      dice,
    ),
  *legal(world, state, side) {
    for (const one of shellings(world, state, side, callable(world, state, side), screens(world, state, side), LEAST)) {
      const command = { do: 'smoke' as const, ...one };
      if (!smokeFault(world, state, side, command)) yield command;
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

export const smoke: Module<typeof QUESTIONS> = {
  id: 'smoke',
  layer: 'option',
  answers: { activations: () => ['smoke'] },
};
