import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { isFlak, isForce, isTrain } from '#games/blitz/kinds.ts';
import { nextOf } from '#games/blitz/turns.ts';
import { type Bill, type BlitzEvent, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { factorsOfUnits } from '#games/blitz/air/rules/missions.ts';
import { EVERYTHING } from './result.ts';
import { NUCLEAR } from './tables.ts';

/** O23.5.6 to O23.5.9: what a nuclear strike does to its hex. */
export function detonate(world: World, state: State, hex: Hex, die: number, emit: Emit<BlitzEvent>): void {
  const enemy = other(state.mover);
  const those = (is: (unit: Unit) => boolean): UnitNo[] =>
    state.units.flatMap((unit, no) =>
      unit.side === enemy && unit.place === 'map' && unit.at === hex && is(unit) ? [no] : [],
    );
  const owed = (factors: number, units: readonly UnitNo[], rule: string): void => {
    const bill: Bill = { side: enemy, factors, by: 'size', units, rule };
    emit({ is: 'push', frame: { at: 'losses', bill } });
  };
  const victims = those((unit) => isForce(unit) || isFlak(unit));
  const effect = NUCLEAR[die - 1];
  if (!effect) return;
  const present = factorsOfUnits(state, victims);
  const wanted =
    effect.destroys === 'all' ? present : effect.destroys === 'half' ? Math.floor(present / 2) : effect.destroys;
  const destroyed = Math.min(wanted, present);
  emit({ is: 'nuked', hex, die, destroyed });
  if (effect.closes) emit({ is: 'closed', closure: { hex, side: state.mover, until: state.turn + 1 } });
  // O23.5.8: through the end of their owner's next player turn.
  if (effect.stuns) emit({ is: 'stunned', units: victims, till: nextOf(world.terms, state, enemy) });
  const trains = effect.destroys === 'all' ? those(isTrain) : [];
  if (trains.length > 0) emit({ is: 'eliminated', units: trains, rule: 'M90.33' });
  // O23.5.7: the city hex loses its whole capacity. M90.33: aircraft on an airbase live by that, not by the city.
  if (world.board.city[hex] !== -1 && (world.rules.air.from === 'cities' || world.rules.supply.routes)) {
    emit({ is: 'damaged', damage: { hex, amount: 12, side: state.mover, until: state.turn + 4 } });
    const parked = world.rules.air.inCity(state, enemy, hex);
    if (parked.length > 0) owed(EVERYTHING, parked, 'O23.5.7');
  }
  if (destroyed > 0) owed(destroyed, victims, 'O23.5.6a');
}
