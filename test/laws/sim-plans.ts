import { allot } from '../../src/ai/sim/allot.ts';
import { expectBattle } from '../../src/ai/sim/expect.ts';
import { load } from '../../src/ai/sim/load.ts';
import { columnOf } from '../../src/ai/sim/odds.ts';
import { newSim } from '../../src/ai/sim/sim.ts';
import { declarationFault } from '../../src/blitz/declaration.ts';
import { supportOf } from '../../src/blitz/missions.ts';
import type { Blitz } from '../../src/blitz/open.ts';
import { strengthsOf } from '../../src/blitz/odds.ts';
import type { Battle, BlitzEvent, Side, State, Unit, UnitNo } from '../../src/blitz/types.ts';
import { isGround } from '../../src/blitz/types.ts';
import { fieldOf, stackAt } from '../../src/blitz/field.ts';
import { DiceExhausted, scriptedDice } from '../../src/core/dice.ts';
import type { SimLaw, Tamper } from './sim-laws.ts';

/** What the fast door allots against what the engine allows. */
export function allottingLaw(game: Blitz, tamper?: Tamper): SimLaw {
  const sim = newSim(game, 900);
  return {
    name: 'battles the simulation calls legal are a declaration the engine takes',
    broken({ state, command }) {
      // Aircraft sent against a hex, and victims of automatic victories, ask for more than ground battles.
      if (command.do !== 'endDeclaration' || state.missions.length > 0) return undefined;
      load(sim, state);
      tamper?.(sim);
      const found = allot(sim);
      if (!found.legal) return undefined;
      const battles = new Map<number, Battle>();
      for (let h = 0; h < found.hexCount; h++) {
        const no = found.hexBattle[h] as number;
        const known = battles.get(no) ?? { no: no + 1, kind: 'ground', attackers: [], hexes: [] };
        battles.set(no, { ...known, hexes: [...known.hexes, found.hexes[h] as number] });
      }
      for (let i = 0; i < found.unitCount; i++) {
        const no = found.unitBattle[i] as number;
        const known = battles.get(no) as Battle;
        battles.set(no, { ...known, attackers: [...known.attackers, found.units[i] as number] });
      }
      const fault = declarationFault(game.world, { ...state, battles: [] }, [...battles.values()]);
      return fault && `${JSON.stringify([...battles.values()])}: ${fault.rule} ${fault.because}`;
    },
  };
}

const isOver = (event: BlitzEvent): boolean =>
  event.is === 'combatEnded' || (event.is === 'turnTo' && event.frame.at === 'seaHexes');

/** Factors a side with one unit in the battle loses of a roll before anybody has to choose anything. */
function lostAtOnce(game: Blitz, state: State, battle: number, die: number, side: Side): number {
  let events: readonly BlitzEvent[];
  try {
    events = game.play(state, { do: 'resolve', battle }, scriptedDice([die])).events;
  } catch (error) {
    if (error instanceof DiceExhausted) return 0;
    throw error;
  }
  let lost = 0;
  for (const event of events) {
    if (isOver(event)) break;
    const dead = event.is === 'eliminated' ? event.units : [];
    for (const no of dead) {
      const unit = state.units[no] as Unit;
      // What it lost before is part of it.
      if (unit.side === side && isGround(unit)) lost = unit.df;
    }
    if (event.is !== 'reduced') continue;
    for (const { unit, factors } of event.losses) if (state.units[unit]?.side === side) lost += factors;
  }
  return lost;
}

/** What is expected of a battle against what the engine does on each face of the die. */
export function expectingLaw(game: Blitz, tamper?: Tamper): SimLaw {
  const sim = newSim(game, 900);
  return {
    name: 'what is expected of a battle of one against one is the mean of what the engine does to them',
    broken({ state, command }) {
      if (command.do !== 'resolve') return undefined;
      const battle = state.battles.find((one) => one.no === command.battle);
      if (battle?.kind !== 'ground' || supportOf(state, battle.hexes).length > 0) return undefined;
      const enemy: Side = state.mover === 'blue' ? 'red' : 'blue';
      const defenders = battle.hexes.flatMap((hex) => stackAt(fieldOf(game.world.board, state), enemy, hex));
      const units: UnitNo[] = [...battle.attackers, ...defenders];
      // With more units somebody chooses losses or the order of retreats; artillery counts by two factors.
      const plain = units.every((no) => state.units[no]?.place === 'map' && state.units[no]?.type !== 'artillery');
      if (battle.attackers.length !== 1 || defenders.length !== 1 || !plain) return undefined;
      load(sim, state);
      tamper?.(sim);
      const { attackTotal, defenceTotal } = strengthsOf(game.world, state, battle.attackers, battle.hexes);
      const column = columnOf(attackTotal, defenceTotal);
      if (column < 0) return undefined;
      const is = expectBattle(sim, battle.attackers, 1, battle.hexes, 1, attackTotal, defenceTotal, column);
      let kill = 0;
      let cost = 0;
      for (let die = 1; die <= 6; die++) {
        kill += lostAtOnce(game, state, battle.no, die, enemy) / 6;
        cost += lostAtOnce(game, state, battle.no, die, state.mover) / 6;
      }
      // Where nothing is rolled there is no die to be used, and the defender is gone.
      if (column > 10) return is.kill > 0 && is.cost === 0 ? undefined : 'an automatic victory costs nothing';
      const near = Math.abs(is.kill - kill) < 1e-9 && Math.abs(is.cost - cost) < 1e-9;
      return near ? undefined : `expected ${is.kill} for ${is.cost}, the engine ${kill} for ${cost}`;
    },
  };
}
