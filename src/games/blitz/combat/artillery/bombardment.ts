import type { Dice } from '#core/dice/dice.ts';
import { citing, isObjection, type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { asNumber, plus, whole } from '#core/terms.ts';
import { adjacent, nameOf, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { legalDeclaration } from '#games/blitz/combat/rules/assignment.ts';
import { exactAttack } from '#games/blitz/combat/rules/odds.ts';
import { drawnIn } from '#games/blitz/combat/frames/declaration.ts';
import { fieldOf, holds, inZoc, stackAt } from '#games/blitz/ground/rules/field.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isSmallGuerilla, isShip } from '#games/blitz/kinds.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { neutralAt } from '#games/blitz/countries/rules/nations.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, ownUnit, unexpected } from '#games/blitz/step.ts';
import { nextOf } from '#games/blitz/turns.ts';
import { type BlitzEvent, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { FIRE_TARGETS, type FireTarget } from './commands.ts';
import { strikeColumn, strikeResult } from './strike-table.ts';
import { fireAt, isOffered, targetFault } from './targets.ts';

/** M80.24, M16.chart c: artillery fires before the battles, on the strike table. */

/** M12.13, M16.chart: what the pieces add up to; isolated ones fire at half (M90.60). */
const factorsOf = (world: World, state: State, units: readonly UnitNo[]): number =>
  asNumber(units.reduce((sum, no) => plus(sum, exactAttack(world, state, state.units[no] as Unit)), whole(0)));

/** M16.5, M16.6: may this piece bombard at all? */
function gunFault(world: World, state: State, no: UnitNo): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'M16.chart');
  if (isObjection(unit)) return unit;
  if (!world.rules.guns({ state }).includes(no))
    return isShip(unit)
      ? objection('M11.tf', msg`${unit} is no task force on an assault hex that can still fire in this player turn`)
      : objection('M16.chart', msg`${unit} is no artillery on the map: it bombards nothing`);
  if (unit.fired) return objection('M16.5', msg`${unit} has fired since its owner's player turn began`);
  if (world.rules.ground.mustAttack(state) && inZoc(fieldOf(world, state), other(unit.side), unit.at))
    return objection('B7.a9', msg`${unit} stands in an enemy zone of control and must attack: it does not bombard`);
  return undefined;
}

function bombardFault(
  world: World,
  state: State,
  units: readonly UnitNo[],
  hex: Hex,
  target?: FireTarget,
): Objection | undefined {
  const { grid } = world.board;
  if (units.length === 0) return objection('M16.chart', msg`no unit is named`);
  if (new Set(units).size < units.length) return objection('M16.5', msg`a unit is named twice`);
  for (const no of units) {
    const fault = gunFault(world, state, no);
    if (fault) return fault;
    const unit = state.units[no] as Unit;
    if (!adjacent(grid, unit.at, hex))
      return objection('M16.7', msg`${theHex(grid, hex)} is not next to ${unit}: out of its zone of effect`, 'M16.4');
  }
  const shells = units.map((no) => state.units[no] as Unit).find(isShip);
  if (shells && !isDryLand(world, state, hex))
    return objection('M11.tf', msg`${shells} bombards land hexes only: ships at sea are engaged`);
  if (shells && (target === 'ships' || target === 'docked'))
    return objection('M11.tf', msg`${shells} does not fire at ships: fleets at sea are engaged`);
  if (target) return targetFault(world, state, target, hex, factorsOf(world, state, units));
  const spared = world.rules.attacked({ world, state, hex });
  if (spared) return spared;
  if (!neutralAt(state, hex) && !holds(fieldOf(world, state), other(state.mover), hex))
    return objection('M16.chart', msg`${theHex(grid, hex)} holds no enemy ground unit`);
  const factors = factorsOf(world, state, units);
  return strikeColumn(factors) === undefined
    ? objection('M16.chart', msg`${factors} {factor|factors}: the strike table needs three`, 'M12.sbt', 'M12.13')
    : dutyFault(world, state, units, hex);
}

/** M18.12, B7.a10: whoever is drawn into the war may then have to be attacked, and the guns have fired. */
function dutyFault(world: World, state: State, units: readonly UnitNo[], hex: Hex): Objection | undefined {
  if (!neutralAt(state, hex) || !world.rules.ground.mustAttack(state)) return undefined;
  const drawn = drawnIn(world, state, [hex]);
  const fired = drawn.units.map((unit, no) => (units.includes(no) ? { ...unit, fired: true } : unit));
  return legalDeclaration(world, { ...drawn, units: fired })
    ? undefined
    : objection(
        'B7.a10',
        msg`fire on ${theHex(world.board.grid, hex)} would draw its country into the war, and there would be no legal declaration of battles`,
        'M18.12',
      );
}

/** M12.14, M15.11: harder to hit in cities and mountains, and where only small guerillas are. */
export function modifierAt(world: World, state: State, hex: Hex): number {
  const { board } = world;
  const victims = stackAt(fieldOf(world, state), other(state.mover), hex);
  const scattered = victims.length > 0 && victims.every((no) => isSmallGuerilla(state.units[no] as Unit));
  return (isCity(board, hex) || board.mountain[hex] === 1 ? 1 : 0) + (scattered ? SCATTERED : 0);
}
const SCATTERED = 3;

function bombard(world: World, state: State, units: readonly UnitNo[], hex: Hex, emit: Emit<BlitzEvent>, dice: Dice) {
  const column = strikeColumn(factorsOf(world, state, units));
  if (column === undefined) return;
  const side = other(state.mover);
  // M18.12, M90.44: whoever bombards a neutral country violates it.
  if (neutralAt(state, hex)) trespass(world, state, state.mover, units, [hex], emit);
  const die = dice.roll(6, `turn ${state.turn} ${state.mover} ${nameOf(world.board.grid, hex)} bombarded`);
  const result = strikeResult(column, die + modifierAt(world, state, hex));
  const victims = stackAt(fieldOf(world, state), side, hex);
  const [ships, guns] = [true, false].map((afloat) => units.filter((no) => isShip(state.units[no] as Unit) === afloat));
  if (guns && guns.length > 0) emit({ is: 'fired', units: guns });
  // M11.tf: one of its missions in a player turn.
  if (ships && ships.length > 0) emit({ is: 'shipTask', units: ships, task: 'bombarded' });
  emit({ is: 'bombarded', units, hex, column, die, result });
  if (result === '-') return;
  emit({ is: 'battered', units: victims, result, till: nextOf(world.terms, state, side) });
  // M12.hd: one factor of those in the hex, as their owner chooses.
  if (result === 'D') {
    const bill = { side, factors: 1, by: 'size', units: victims, rule: 'M12.hd' } as const;
    emit({ is: 'push', frame: { at: 'losses', bill } });
  }
}

/** Bombardments open now: all guns that reach a hex, and each of them alone. */
export function* bombardments(
  world: World,
  state: State,
): Generator<{ units: UnitNo[]; hex: Hex; target?: FireTarget }> {
  const { grid } = world.board;
  const guns = world.rules.guns({ state }).filter((no) => !gunFault(world, state, no));
  const hexes = new Set(guns.flatMap((no) => neighboursOf(grid, (state.units[no] as Unit).at)));
  for (const hex of hexes) {
    const near = guns.filter((no) => adjacent(grid, (state.units[no] as Unit).at, hex));
    const offered = FIRE_TARGETS.filter((target) => isOffered(world, state, target, hex));
    for (const units of near.length > 1 ? [near, ...near.map((no) => [no])] : [near]) {
      if (!bombardFault(world, state, units, hex)) yield { units, hex };
      for (const target of offered) if (!bombardFault(world, state, units, hex, target)) yield { units, hex, target };
    }
  }
}

export const bombardmentStep = (world: World): BlitzStep<'bombardment'> => ({
  rule: 'M80.24',
  commands: ['bombard', 'endStep'],
  side: (state) => state.mover,
  asks: (state) => msg`${theSide(state.mover)} bombards with artillery as he likes; endStep goes on to the battles`,
  *legal(state) {
    for (const one of bombardments(world, state)) yield { do: 'bombard', ...one };
    yield { do: 'endStep' };
  },
  sample(state, _frame, choose) {
    const one = choose(2) === 0 ? pick([...bombardments(world, state)], choose) : undefined;
    return one ? { do: 'bombard', ...one } : { do: 'endStep' };
  },
  check(state, _frame, command) {
    if (command.do === 'endStep')
      return command.abandon ? objection('M5.6', msg`nobody need be given up here`) : undefined;
    if (command.do !== 'bombard') return unexpected(command);
    const fault = bombardFault(world, state, command.units, command.hex, command.target);
    // M11.tf b: task forces fire like artillery, from an assault hex at one next to it.
    return command.units.some((no) => isShip(state.units[no] as Unit)) ? citing(fault, 'M11.tf') : fault;
  },
  play(state, _frame, command, emit, dice) {
    if (command.do === 'endStep') return advancePhase(world, state, emit);
    if (command.do !== 'bombard') return unexpected(command);
    const { units, hex, target } = command;
    if (target) fireAt(world, state, units, target, hex, factorsOf(world, state, units), emit, dice);
    else bombard(world, state, units, hex, emit, dice);
  },
  settle(state, _frame, emit) {
    // B80.9: nobody has anything to fire at.
    if (bombardments(world, state).next().done !== true) return false;
    advancePhase(world, state, emit);
    return true;
  },
});
