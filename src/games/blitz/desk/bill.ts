import { due, grain, payers } from '../combat/rules/losses.ts';
import type { Blitz } from '../open.ts';
import { BEACH_SUPPLY } from '../supply/rules/routes.ts';
import { judgement } from '../supply/lines/judgement.ts';
import { mostServed } from '../supply/lines/capacity.ts';
import { supplyBill } from '../supply/frames/losses.ts';
import { type Bill as Billed, type Command, type Loss, type State, sizeOf, type Unit, type UnitNo } from '../types.ts';
import type { Bill as AnyBill, UnitId } from '#table/desk.ts';
import { idOf, numbersOf } from './units.ts';

/** Decisions that name several units at once: what is owed, who may pay it, in which steps. */

export type Due = 'losses' | 'exchange' | 'beach' | 'leftOut';
type Bill = AnyBill & { readonly what: Due };

function billed(state: State, bill: Billed): Bill {
  return {
    what: 'losses',
    rule: bill.rule,
    by: bill.by,
    owed: due(state, bill),
    serves: false,
    lines: payers(state, bill).map((no) => {
      const unit = state.units[no] as Unit;
      // T21.4: its factors count twice.
      const worth = bill.double?.includes(no) === true ? 2 : 1;
      return { unit: unit.id, most: bill.by === 'af' ? unit.af : unit.df, step: grain(unit)[bill.by], worth };
    }),
  };
}

const whole = (state: State, no: UnitNo, size: number): Bill['lines'][number] => ({
  unit: idOf(state, no),
  most: size,
  step: size,
  worth: 1,
});

export function billOf(game: Blitz, state: State): Bill | undefined {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'losses':
      return billed(state, frame.bill);
    case 'supplyLosses':
      return billed(state, supplyBill(game.world, state));
    case 'exchange': {
      const alive = frame.fight.battle.attackers.filter((no) => state.units[no]?.place === 'map');
      const lines = alive.map((no) => whole(state, no, (state.units[no] as Unit).af));
      return { what: 'exchange', rule: 'B19.6.1', by: 'af', owed: frame.owed, serves: false, lines };
    }
    case 'supply': {
      const judged = judgement(game.world, state);
      const lines = judged.bySea.map(({ no, need }) => whole(state, no, need));
      const { kept, fed: owed } = mostServed(game.world, state, judged);
      const named = kept.map(({ no }) => idOf(state, no));
      return { what: 'leftOut', rule: 'M10.8', by: 'size', owed, serves: true, named, lines };
    }
    case 'beachSupply': {
      const lines = frame.units.map((no) => whole(state, no, sizeOf(state.units[no] as Unit)));
      return { what: 'beach', rule: 'O21.1.2a', by: 'size', owed: BEACH_SUPPLY, serves: true, lines };
    }
    default:
      return undefined;
  }
}

export function paymentOf(game: Blitz, state: State, given: readonly (readonly [UnitId, number])[]): Command {
  const units = numbersOf(
    state,
    given.map(([id]) => id),
  );
  switch (state.frames.at(-1)?.at) {
    case 'exchange':
      return { do: 'chooseExchange', units };
    case 'supply': {
      const { bySea } = judgement(game.world, state);
      return { do: 'leaveOut', units: bySea.map(({ no }) => no).filter((no) => !units.includes(no)) };
    }
    case 'beachSupply':
      return { do: 'serveBeach', units };
    default: {
      const losses = given.flatMap(([id, factors]): Loss[] =>
        numbersOf(state, [id]).map((unit) => ({ unit, factors })),
      );
      return { do: 'chooseLosses', losses };
    }
  }
}
