import { objection } from '../../core/objection.ts';
import { nameOf } from '../../hex/grid.ts';
import { legalDeclaration } from '../assignment.ts';
import { contacts, declarationFault, freeNumber, oddsFault, type Plan, planFault, shapeFault } from '../declaration.ts';
import { beginCombat } from '../sequence.ts';
import type { Battle, State } from '../types.ts';
import type { World } from '../world.ts';
import { type BlitzStep, unexpected } from './step.ts';
import { takeBackFault, takenBack } from './take-back.ts';

/** B80.4: all battles are declared before the first one is resolved. */

/** Lone attacks on single hexes that could be declared now; larger battles are composed by the player. */
function* singles(world: World, state: State): Generator<Plan> {
  const engaged = new Set(state.battles.flatMap((battle) => battle.attackers));
  const attacked = new Set(state.battles.flatMap((battle) => battle.hexes));
  for (const { no, touches } of contacts(world, state)) {
    if (engaged.has(no)) continue;
    for (const hex of touches) {
      const plan = { attackers: [no], hexes: [hex] };
      if (!attacked.has(hex) && !planFault(world, state, plan)) yield plan;
    }
  }
}

export const declarationStep = (world: World): BlitzStep<'declaration'> => ({
  rule: 'B80.4',
  commands: ['declareBattle', 'undeclare', 'takeBack', 'endDeclaration'],
  side: (state) => state.mover,
  asks(state) {
    const open = declarationFault(world, state, state.battles);
    return open
      ? `${state.mover} declares battles: ${open.because}`
      : `${state.mover} may end the declaration of battles`;
  },
  *legal(state) {
    for (const plan of singles(world, state)) yield { do: 'declareBattle', ...plan };
    for (const battle of state.battles) yield { do: 'undeclare', battle: battle.no };
    if (state.trail.length > 0) {
      yield { do: 'takeBack', what: 'last' };
      yield { do: 'takeBack', what: 'phase' };
    }
    if (!declarationFault(world, state, state.battles)) yield { do: 'endDeclaration' };
    const plans = legalDeclaration(world, state);
    if (plans && plans.length > 0) yield { do: 'endDeclaration', battles: plans };
  },
  sample(state, _frame, choose) {
    const plan = choose(3) === 0 ? [...singles(world, state)] : [];
    if (plan.length > 0) return { do: 'declareBattle', ...(plan[choose(plan.length)] as Plan) };
    if (!declarationFault(world, state, state.battles)) return { do: 'endDeclaration' };
    const plans = legalDeclaration(world, state);
    if (plans) return { do: 'endDeclaration', battles: plans };
    return state.trail.length > 0 ? { do: 'takeBack', what: 'phase' } : { do: 'resign' };
  },
  check(state, _frame, command) {
    switch (command.do) {
      case 'declareBattle': {
        const fault = shapeFault(world, state, command);
        if (fault) return fault;
        for (const battle of state.battles) {
          const twice = command.attackers.find((no) => battle.attackers.includes(no));
          if (twice !== undefined) {
            return objection('B9.6', `${state.units[twice]?.id ?? twice} already fights in battle ${battle.no}`);
          }
          const shared = command.hexes.find((hex) => battle.hexes.includes(hex));
          if (shared === undefined) continue;
          const where = nameOf(world.board.grid, shared);
          return objection('B9.8', `${where} is already attacked in battle ${battle.no}: one hex, one battle`);
        }
        return oddsFault(world, state, command);
      }
      case 'undeclare':
        return state.battles.some((battle) => battle.no === command.battle)
          ? undefined
          : objection('B80.4', `there is no battle ${command.battle}`);
      case 'takeBack':
        return takeBackFault(state);
      case 'endDeclaration':
        return declarationFault(world, state, command.battles ?? state.battles);
      default:
        return unexpected(command);
    }
  },
  play(state, _frame, command, emit) {
    const declare = ({ attackers, hexes }: Plan) =>
      emit({ is: 'declared', battle: { no: freeNumber(state.battles), attackers, hexes } });
    switch (command.do) {
      case 'declareBattle':
        return declare(command);
      case 'undeclare':
        return emit({ is: 'undeclared', battle: command.battle });
      case 'takeBack':
        return emit(takenBack(state, command.what));
      case 'endDeclaration':
        if (command.battles) {
          for (const battle of state.battles) emit({ is: 'undeclared', battle: battle.no });
          command.battles.forEach(declare);
        }
        return beginCombat(world, state, emit);
      default:
        return unexpected(command);
    }
  },
});
