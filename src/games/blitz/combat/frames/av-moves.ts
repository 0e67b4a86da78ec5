import { objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { declareFault, participantFault } from '../rules/av.ts';
import { enemyHexesBeside, freeNumber } from '../rules/declaration.ts';
import { fieldOf, hexesOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { inRange, wayTo } from '#games/blitz/air/rules/missions.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Emit } from '#core/play.ts';
import type { Av, BlitzEvent, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';

/** T7.3: automatic victories declared during movement. */

/** T7.3.12: aircraft fly to the victim at once. */
function commitAircraft(
  world: World,
  state: State,
  units: readonly UnitNo[],
  hexes: readonly Hex[],
  emit: Emit<BlitzEvent>,
): void {
  for (const no of units) {
    const unit = state.units[no] as Unit;
    // M70.fallback: those on mission 8 are there.
    if (isGround(unit) || unit.place === 'air') continue;
    const hex = hexes.find((one) => inRange(world, state, unit, one)) ?? (hexes[0] as Hex);
    trespass(world, state, unit.side, [no], wayTo(world, state, unit, hex), emit);
    emit({ is: 'mission', mission: { unit: no, kind: 'tactical', hex } });
  }
}

/** Ground units of the mover next to a hex that are free to be committed. */
function besiegers(world: World, state: State, hex: Hex): UnitNo[] {
  const field = fieldOf(world, state);
  return neighboursOf(world.board.grid, hex)
    .flatMap((beside) => stackAt(field, state.mover, beside))
    .filter((no) => !state.avs.some((av) => av.participants.includes(no)));
}

export const declareAV: Verb<'declareAV'> = {
  check: (world, state, command) => declareFault(world, state, command.units, command.hexes),
  play(world, state, command, emit) {
    const av: Av = { no: freeNumber(state), hexes: command.hexes, participants: command.units, users: [] };
    commitAircraft(world, state, command.units, command.hexes, emit);
    emit({ is: 'avDeclared', av });
  },
  *legal(world, state) {
    const field = fieldOf(world, state);
    const hexes = new Set(hexesOf(field, state.mover).flatMap((hex) => enemyHexesBeside(world, field, state, hex)));
    for (const hex of hexes) {
      const aircraft = world.rules.air.overhead(state, [hex]);
      for (const units of aircraft.length > 0 ? [[], aircraft] : [[]]) {
        const command = { do: 'declareAV', units: [...besiegers(world, state, hex), ...units], hexes: [hex] } as const;
        if (!declareFault(world, state, command.units, command.hexes)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...declareAV.legal(world, state)], choose),
  ask(world, state, _no, unit) {
    if (!isGround(unit) || unit.place !== 'map') return undefined;
    const field = fieldOf(world, state);
    const [hex] = enemyHexesBeside(world, field, state, unit.at);
    if (hex === undefined) return undefined;
    const units = neighboursOf(world.board.grid, hex).flatMap((one) => stackAt(field, state.mover, one));
    return { do: 'declareAV', units, hexes: [hex] };
  },
};

export const addToAV: Verb<'addToAV'> = {
  check(world, state, command) {
    const av = state.avs.find((one) => one.no === command.av);
    if (!av) return objection('T7.3.9', msg`there is no automatic victory ${command.av}`);
    if (command.units.length === 0) return objection('T7.3.9', msg`no unit is named`);
    return participantFault(world, state, av.hexes, command.units);
  },
  play(world, state, command, emit) {
    const av = state.avs.find((one) => one.no === command.av);
    if (!av) return;
    commitAircraft(world, state, command.units, av.hexes, emit);
    emit({ is: 'avJoined', av: command.av, units: command.units });
  },
  *legal(world, state) {
    for (const av of state.avs) {
      for (const no of besiegers(world, state, av.hexes[0] as Hex)) {
        const command = { do: 'addToAV', av: av.no, units: [no] } as const;
        if (!addToAV.check(world, state, command)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...addToAV.legal(world, state)], choose),
  ask(_world, state, no) {
    const [av] = state.avs;
    return av ? { do: 'addToAV', av: av.no, units: [no] } : undefined;
  },
};

export const avVerbs: Verbs = { declareAV, addToAV };
