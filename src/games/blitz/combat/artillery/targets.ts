import type { Dice } from '#core/dice/dice.ts';
import { type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { code, msg, theHex } from '#core/message.ts';
import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { countryRole, isRailHex } from '#games/blitz/board.ts';
import { relationOf } from '#games/blitz/countries/rules/nations.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { memoizeByNonGround } from '#games/blitz/non-ground-memo.ts';
import { isFlak, isShip } from '#games/blitz/kinds.ts';
import { unitsAt, unitsWhere } from '#games/blitz/step.ts';
import { nextOf } from '#games/blitz/turns.ts';
import { type BlitzEvent, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { centreAt } from '#games/blitz/economy/production/centres.ts';
import { markersOf } from '#games/blitz/ground/rail/cuts.ts';
import { markersAt } from '#games/blitz/ground/rail/rails.ts';
import { trainsAt } from '#games/blitz/ground/rail/trains.ts';
import { baseAt } from '#games/blitz/air/airbases/bases.ts';
import { wreckBase } from '#games/blitz/air/airbases/wreck.ts';
import { docked, portOf, strikeShips, wreckPort } from '#games/blitz/sea/ships/damage.ts';
import { playsShips, shipsOf } from '#games/blitz/sea/ships/ships.ts';
import type { FireTarget } from './commands.ts';
import { railResult, strikeColumn, strikeResult } from './strike-table.ts';

/** M16.chart d to g: fire at flak, a production centre, an airbase, a port, a rail line, a train or ships. */

/** M12.rit, the others M12.sbt. */
const ON_LINES: readonly FireTarget[] = ['rail', 'train'];

const flakOnMap = memoizeByNonGround((units: State['units']): readonly UnitNo[] =>
  unitsWhere({ units }, (unit) => unit.place === 'map' && isFlak(unit)),
);

/** M13.13 */
const flakIn = ({ units, mover }: State, hex: Hex): readonly UnitNo[] =>
  unitsAt(units, flakOnMap(units), hex, other(mover));

/** M16.chart g, M11.16: those at sea on the hex before those in port. */
function shipsIn(state: State, target: 'ships' | 'docked', hex: Hex): UnitNo[] {
  const enemy = other(state.mover);
  const there = shipsOf(state, enemy, (ship) => ship.place === 'assault' && ship.at === hex);
  return target === 'ships' && there.length > 0 ? there : docked(state, enemy, hex);
}

/** Is it there to be fired at? What no module brings is nowhere (M0.4). */
function isTarget(world: World, state: State, target: FireTarget, hex: Hex): boolean {
  const enemy = other(state.mover);
  const centre = centreAt(state, hex);
  switch (target) {
    case 'pc':
      return centre?.side === enemy && !centre.captor;
    // M12.11: a rail hex without its full markers.
    case 'rail':
      return (
        world.rules.ground.lines === 'rails' &&
        isRailHex(world.board, hex) &&
        markersAt(state, hex) < markersOf(world, hex)
      );
    case 'train':
      return trainsAt(state, enemy, hex).length > 0;
    case 'flak':
      return flakIn(state, hex).length > 0;
    case 'airbase':
      return baseAt(state, enemy, hex) !== undefined;
    case 'port':
      return playsShips(world) && portOf(world, state, enemy, hex) !== undefined;
    case 'ships':
    case 'docked':
      return playsShips(world) && shipsIn(state, target, hex).length > 0;
  }
}

const ownLand =
  ({ board }: World, side: Side) =>
  (hex: Hex): boolean =>
    countryRole(board, hex) === side;

/** Worth asking about: nobody need be asked whether he cuts the lines of his own country while no enemy is in it. */
export function isOffered(world: World, state: State, target: FireTarget, hex: Hex): boolean {
  if (!isTarget(world, state, target, hex)) return false;
  // M11.16: only where some of them are at sea and others in port.
  if (target === 'docked' && shipsIn(state, 'ships', hex)[0] === shipsIn(state, 'docked', hex)[0]) return false;
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
    return objection('M16.chart', msg`there is no ${code(target)} to fire at in ${where}`);
  if (ON_LINES.includes(target))
    return factors >= 1 ? undefined : objection('M16.chart', msg`${factors} {factor|factors}: the table needs one`);
  return strikeColumn(factors) === undefined
    ? objection('M16.chart', msg`${factors} {factor|factors}: the strike table needs three`, 'M12.sbt', 'M12.13')
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
  const line = ON_LINES.includes(target);
  const column = line ? Math.min(Math.floor(factors), 5) : (strikeColumn(factors) ?? 0);
  const result = line ? railResult(factors, die) : strikeResult(column, die);
  const [ships, guns] = [true, false].map((afloat) => units.filter((no) => isShip(state.units[no] as Unit) === afloat));
  if (guns && guns.length > 0) emit({ is: 'fired', units: guns });
  // M11.tf: one of its missions in a player turn.
  if (ships && ships.length > 0) emit({ is: 'shipTask', units: ships, task: 'bombarded' });
  emit({ is: 'firedAt', units, target, hex, column, die, result });
  if (result === 'H' || result === 'D') return strike(world, state, target, hex, result, emit);
  if (result !== 'X') return;
  // M90.26: X on the line leaves the train, X on the train leaves the line.
  if (target === 'rail') emit({ is: 'railBombed', cut: { hex, markers: markersOf(world, hex), by: state.mover } });
  else emit({ is: 'eliminated', units: trainsAt(state, other(state.mover), hex), rule: 'M16.chart' });
}

/** M12.hd */
function strike(
  world: World,
  state: State,
  target: FireTarget,
  hex: Hex,
  result: 'H' | 'D',
  emit: Emit<BlitzEvent>,
): void {
  switch (target) {
    case 'pc':
      return emit({ is: 'centreHit', hex, result });
    case 'flak': {
      const units = flakIn(state, hex);
      const till = nextOf(world.terms, state, other(state.mover));
      return emit(
        result === 'H' ? { is: 'battered', units, result, till } : { is: 'eliminated', units, rule: 'M12.hd' },
      );
    }
    case 'airbase':
      return wreckBase(world, state, hex, result, emit);
    case 'port':
      return wreckPort(world, state, hex, result, emit);
    case 'ships':
    case 'docked':
      return strikeShips(state, shipsIn(state, target, hex), result, emit);
    default:
      return undefined;
  }
}
