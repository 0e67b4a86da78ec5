import type { Dice } from '../../../../core/dice.ts';
import type { Emit } from '../../../../core/play.ts';
import { nameOf } from '../../../../hex/grid.ts';
import { fieldOf, stackAt } from '../ground/field.ts';
import { worthOf } from './losses.ts';
import { supportOf } from '../air/missions.ts';
import { strengthsOf } from './odds.ts';
import { BASIC_ATTRITION, type BasicResult } from './tables.ts';
import {
  type Battle,
  type BlitzEvent,
  type BlitzFrame,
  type Fight,
  other,
  type Side,
  type State,
  type UnitNo,
} from '../../types.ts';
import type { World } from '../../world.ts';

/** B80.8: inside resolve(battle), Basic Game. */

const BACK = 2;

export function fightOf(world: World, state: State, battle: Battle): Fight {
  const field = fieldOf(world.board, state);
  const defenders = battle.hexes.flatMap((hex) => stackAt(field, other(state.mover), hex));
  const from = [...new Set(battle.attackers.map((no) => state.units[no]?.at ?? -1))];
  const aircraft = battle.kind === 'ground' ? supportOf(state, battle.hexes) : [];
  return { battle, defenders, aircraft, from };
}

/** What a roll is for, in the record and for sealed dice. */
export const rollName = (world: World, state: State, battle: Battle): string =>
  `turn ${state.turn} ${state.mover} ${battle.hexes.map((hex) => nameOf(world.board.grid, hex)).join('+')}`;

export function resolveBasic(world: World, state: State, battle: Battle, emit: Emit<BlitzEvent>, dice: Dice): void {
  const { attackTotal, defenceTotal, odds } = strengthsOf(world, state, battle.attackers, battle.hexes);
  const fight = fightOf(world, state, battle);
  const shown = {
    is: 'fought',
    battle: battle.no,
    attack: attackTotal,
    defence: defenceTotal,
    odds: odds.label,
  } as const;
  let result: BasicResult = 'DE';
  if (odds.automatic) {
    emit({ ...shown, result });
  } else {
    const die = dice.roll(6, rollName(world, state, battle));
    result = BASIC_ATTRITION.at(die, odds.label);
    emit({ ...shown, die, result });
  }
  // The battle is done with as a plan; the frames below carry what is left of it.
  emit({ is: 'battleEnded', battle: battle.no });
  follow(state, fight, result, defenceTotal, emit);
}

/** Frames are pushed last first: the top one is decided next. */
function follow(state: State, fight: Fight, result: BasicResult, owed: number, emit: Emit<BlitzEvent>): void {
  const { mover } = state;
  const push = (frame: BlitzFrame) => emit({ is: 'push', frame });
  const advance = (side: Side) => push({ at: 'advance', fight, side, steps: 1, advanced: [] });
  const eliminate = (units: readonly UnitNo[], rule: string) => emit({ is: 'eliminated', units, rule });
  const retreat = (side: Side, units: readonly UnitNo[]) => push({ at: 'retreat', fight, side, units, steps: BACK });
  switch (result) {
    case 'AE':
      eliminate(fight.battle.attackers, 'B19.4');
      return advance(other(mover));
    case 'DE':
      eliminate(fight.defenders, 'B19.4');
      return advance(mover);
    case 'AB2':
      advance(other(mover));
      return retreat(mover, fight.battle.attackers);
    case 'DB2':
      advance(mover);
      return retreat(other(mover), fight.defenders);
    case 'EX':
      eliminate(fight.defenders, 'B19.6.1');
      if (worthOf(state, fight.battle.attackers) < owed) return eliminate(fight.battle.attackers, 'B19.6.3');
      advance(mover);
      return push({ at: 'exchange', fight, owed });
  }
}
