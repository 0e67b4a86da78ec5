import type { Dice } from '../../../../core/dice.ts';
import { type Objection, objection } from '../../../../core/objection.ts';
import type { Emit } from '../../../../core/play.ts';
import { code, say, theHex } from '../../../../core/say.ts';
import { nameOf } from '../../../../hex/grid.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { countryRole, isRailHex } from '../../board.ts';
import { relationOf } from '../../chapters/countries/nations.ts';
import { trespass } from '../../chapters/countries/minors.ts';
import { type BlitzEvent, other, type Side, type State, type UnitNo } from '../../types.ts';
import type { World } from '../../world.ts';
import { centreAt } from '../production/centres.ts';
import { markersOf } from '../railroads/cuts.ts';
import { markersAt } from '../railroads/rails.ts';
import { trainsAt } from '../railroads/trains.ts';
import type { FireTarget } from './lines.ts';
import { railResult, strikeColumn, strikeResult } from './strike-table.ts';

/** M16.chart e, f: fire at a production centre, a rail line or a train. */

/** Is it there to be fired at? What no module brings is nowhere (M0.4). */
function isTarget(world: World, state: State, target: FireTarget, hex: Hex): boolean {
  const enemy = other(state.mover);
  const centre = centreAt(state, hex);
  switch (target) {
    case 'pc':
      return centre?.side === enemy && !centre.captor;
    // M12.11: a rail hex without its full markers.
    case 'rail':
      return world.railways && isRailHex(world.board, hex) && markersAt(state, hex) < markersOf(world, hex);
    case 'train':
      return trainsAt(state, enemy, hex).length > 0;
    default:
      return false;
  }
}

const ownLand =
  ({ board }: World, side: Side) =>
  (hex: Hex): boolean =>
    countryRole(board, hex) === side;

/** Worth asking about: nobody need be asked whether he cuts the lines of his own country while no enemy is in it. */
export function isOffered(world: World, state: State, target: FireTarget, hex: Hex): boolean {
  if (!isTarget(world, state, target, hex)) return false;
  // M18.12: nor whether he violates a neutral country.
  if (relationOf(world, state, world.board.country[hex] ?? -1, state.mover) === 'neutral') return false;
  const own = ownLand(world, state.mover);
  if (target !== 'rail' || !own(hex)) return true;
  return state.units.some((unit) => unit.side !== state.mover && unit.place === 'map' && own(unit.at));
}

/** M16.chart: SBT needs three factors, RIT one. */
export function targetFault(
  world: World,
  state: State,
  target: FireTarget,
  hex: Hex,
  factors: number,
): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  if (!isTarget(world, state, target, hex))
    return objection('M16.chart', say`there is no ${code(target)} to fire at in ${where}`);
  if (target !== 'pc')
    return factors >= 1 ? undefined : objection('M16.chart', say`${factors} {factor|factors}: the table needs one`);
  return strikeColumn(factors) === undefined
    ? objection('M16.chart', say`${factors} {factor|factors}: the strike table needs three`)
    : undefined;
}

export function fireAt(
  world: World,
  state: State,
  units: readonly UnitNo[],
  target: FireTarget,
  hex: Hex,
  factors: number,
  emit: Emit<BlitzEvent>,
  dice: Dice,
): void {
  // M18.12: whoever bombards a hex of a neutral country violates it.
  trespass(world, state, state.mover, units, [hex], emit);
  const die = dice.roll(6, `turn ${state.turn} ${state.mover} ${nameOf(world.board.grid, hex)} ${target} bombarded`);
  const column = target === 'pc' ? (strikeColumn(factors) ?? 0) : Math.min(Math.floor(factors), 5);
  const result = target === 'pc' ? strikeResult(column, die) : railResult(factors, die);
  emit({ is: 'fired', units });
  emit({ is: 'firedAt', units, target, hex, column, die, result });
  if (result === 'H' || result === 'D') emit({ is: 'centreHit', hex, result });
  if (result !== 'X') return;
  // M90.26: X on the line leaves the train, X on the train leaves the line.
  if (target === 'rail') emit({ is: 'railBombed', cut: { hex, markers: markersOf(world, hex), by: state.mover } });
  else emit({ is: 'eliminated', units: trainsAt(state, other(state.mover), hex), rule: 'M16.chart' });
}
