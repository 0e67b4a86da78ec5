import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { isBridge } from '#games/blitz/board.ts';
import { isAirbase, isTrain } from '#games/blitz/kinds.ts';
import { fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { type BlitzEvent, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M7.15: a bridge takes two markers. */
export const markersOf = ({ board }: World, hex: Hex): number => (isBridge(board, hex) ? 2 : 1);

/** M7.17: what the opponent cut in his last player turn is repaired at the end of this one. */
export function repairCuts(_world: World, { cuts = [], mover }: State, emit: Emit<BlitzEvent>): void {
  const by = other(mover);
  const repaired = cuts.filter((cut) => cut.by === by).map(({ hex }) => hex);
  if (repaired.length > 0) emit({ is: 'railsRepaired', by, hexes: repaired });
}

/** M7.13, M90.7: who attacks in this player turn cuts nothing after it. */
export function noteAttackers(_world: World, { frames: [phase], battles, avs }: State, emit: Emit<BlitzEvent>): void {
  const units: UnitNo[] = [
    ...(phase?.at === 'battles' ? phase.attackers : []),
    ...battles.flatMap((battle) => battle.attackers),
    ...avs.flatMap((av) => av.participants),
  ];
  if (units.length > 0) emit({ is: 'attackersNoted', units });
}

/** M4.13: a train or airbase that was taken in battle, in a hex that was not occupied, is destroyed. */
export function loseTaken(world: World, state: State, emit: Emit<BlitzEvent>): void {
  const field = fieldOf(world, state);
  const left = (unit: Unit): boolean =>
    (isTrain(unit) || isAirbase(unit)) &&
    unit.place === 'map' &&
    unit.stopped &&
    !unit.overran &&
    !holds(field, unit.side, unit.at);
  const units = state.units.flatMap((unit, no) => (unit.side === state.mover && left(unit) ? [no] : []));
  if (units.length > 0) emit({ is: 'eliminated', units, rule: 'M4.13' });
}
