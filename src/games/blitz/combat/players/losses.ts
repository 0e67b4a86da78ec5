import { payers, takeLosses } from '#games/blitz/combat/rules/losses.ts';
import { shortage, suppliedUnits } from '#games/blitz/supply/rules/supply.ts';
import { type Dependant, serveInOrder } from '#games/blitz/supply/lines/capacity.ts';
import { judgement } from '#games/blitz/supply/lines/judgement.ts';
import type { Bill, Command, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { pricePerFactor } from '#games/blitz/players/ops/price.ts';

/** Losses to take: the cheapest factors that count most towards what is owed. */

function cheapest(state: State, bill: Bill): Command {
  const rate = (no: UnitNo): number => {
    const unit = state.units[no] as Unit;
    const counts = (bill.double?.includes(no) ? 2 : 1) * (bill.by === 'af' ? unit.af / Math.max(unit.df, 1) : 1);
    return pricePerFactor(unit) / Math.max(counts, 0.01);
  };
  const order = payers(state, bill).sort(
    (a, b) => rate(a) - rate(b) || (state.units[a] as Unit).df - (state.units[b] as Unit).df || a - b,
  );
  return { do: 'chooseLosses', losses: takeLosses(state, bill, order) };
}

/** T7.2.3, T22.3d, T23.2.3b, T23.3.7, T22.5a, O23.6: the frame names the bill. */
export const payBill = (state: State, bill: Bill): Command => cheapest(state, bill);

/** T21.3b: what is in the desert counts twice. */
export function paySupply(world: World, state: State): Command {
  const side = state.mover;
  const units = suppliedUnits(state, side);
  const double = units.filter((no) => {
    const unit = state.units[no] as Unit;
    return unit.place === 'map' && world.board.desert[unit.at] === 1;
  });
  const factors = shortage(world, state, side);
  return cheapest(state, { side, factors, by: 'size', units, double, rule: 'T21.3b' });
}

/** M10.8: over the sea the dearest units are supplied first, and no more factors are left out than needed. */
export function leaveOut(world: World, state: State): Command {
  const judged = judgement(world, state);
  const price = ({ no }: Dependant): number => pricePerFactor(state.units[no] as Unit);
  const order = [...judged.bySea].sort((a, b) => price(b) - price(a) || b.need - a.need || a.no - b.no);
  return serveInOrder(world, state, judged, order);
}

/** O21.1.2a: a beach serves the dearest units that fit. */
export function fillBeach(state: State, units: readonly UnitNo[], room: number): Command {
  const order = [...units].sort((a, b) => {
    const [one, two] = [state.units[a] as Unit, state.units[b] as Unit];
    return pricePerFactor(two) - pricePerFactor(one) || two.df - one.df || a - b;
  });
  const served: UnitNo[] = [];
  let left = room;
  for (const no of order) {
    const { df } = state.units[no] as Unit;
    if (df > left) continue;
    served.push(no);
    left -= df;
  }
  return { do: 'serveBeach', units: served };
}
