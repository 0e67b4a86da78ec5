import type { Emit } from '#core/play.ts';
import type { Bill, BlitzEvent, BlitzFrame, Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { sizeOf } from '#games/blitz/types.ts';

/** M0.9, M12.25, M13.6: losses of aircraft, those that die first before the others. */

export const factorsLeft = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => {
    const unit = state.units[no] as Unit;
    return unit.place === 'air' ? sum + sizeOf(unit) : sum;
  }, 0);

export const aloft = (state: State, units: readonly UnitNo[]): UnitNo[] =>
  units.filter((no) => state.units[no]?.place === 'air');

/** A bill for each tier in turn, until the losses are paid. */
export function loseInTiers(
  state: State,
  side: Side,
  factors: number,
  tiers: readonly (readonly UnitNo[])[],
  rule: string,
  emit: Emit<BlitzEvent>,
): void {
  const frames: BlitzFrame[] = [];
  let owed = factors;
  for (const tier of tiers) {
    const units = aloft(state, tier);
    const pays = Math.min(owed, factorsLeft(state, units));
    if (pays === 0) continue;
    owed -= pays;
    const bill: Bill = { side, factors: pays, by: 'size', units, rule };
    frames.push({ at: 'losses', bill });
  }
  for (const frame of frames.reverse()) emit({ is: 'push', frame });
}
