import { due, grain, payers } from '../chapters/combat/losses.ts';
import type { Blitz } from '../open.ts';
import { BEACH_SUPPLY } from '../chapters/supply/routes.ts';
import { supplyBill } from '../steps/end-of-turn.ts';
import { type Bill, type State, sizeOf, type Unit } from '../types.ts';
import type { Due } from '../../../web/table/referee/protocol.ts';

/** Decisions that name several units at once: what is owed, who may pay it, in which steps. */

function billed(state: State, bill: Bill): Due {
  return {
    what: 'losses',
    rule: bill.rule,
    by: bill.by,
    owed: due(state, bill),
    lines: payers(state, bill).map((no) => {
      const unit = state.units[no] as Unit;
      const double = bill.double?.includes(no) === true;
      return { unit: no, most: bill.by === 'af' ? unit.af : unit.df, step: grain(unit)[bill.by], double };
    }),
  };
}

export function dueOf(game: Blitz, state: State): Due | undefined {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'losses':
      return billed(state, frame.bill);
    case 'supplyLosses':
      return billed(state, supplyBill(game.world, state));
    case 'exchange': {
      const alive = frame.fight.battle.attackers.filter((no) => state.units[no]?.place === 'map');
      const lines = alive.map((unit) => {
        const { af } = state.units[unit] as Unit;
        return { unit, most: af, step: af, double: false };
      });
      return { what: 'exchange', rule: 'B19.6.1', by: 'af', owed: frame.owed, lines };
    }
    case 'beachSupply': {
      const lines = frame.units.map((unit) => {
        const size = sizeOf(state.units[unit] as Unit);
        return { unit, most: size, step: size, double: false };
      });
      return { what: 'beach', rule: 'O21.1.2a', by: 'size', owed: BEACH_SUPPLY, lines };
    }
    default:
      return undefined;
  }
}
