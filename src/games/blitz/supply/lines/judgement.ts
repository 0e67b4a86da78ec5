import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { stemOf } from '#games/blitz/combat/rules/pieces.ts';
import { mayMarchOn } from '#games/blitz/combat/rules/way-on.ts';
import { afterUpdate } from '#games/blitz/countries/rules/cities.ts';
import { allTakenBack } from '#core/record/undo.ts';
import { unitsWhere } from '#games/blitz/step.ts';
import { inSecondImpulse } from '#games/blitz/turns.ts';
import { isFlak, isGround, isIrregular, isSmallGuerilla, kindOf, mayFly } from '#games/blitz/kinds.ts';
import { type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { suppliedOn } from './arrival.ts';
import { allServed, type Dependant } from './capacity.ts';
import type { SupplyLine } from '#games/blitz/rule-sets.ts';
import type { Source } from './sources.ts';
import { isGuest, isSupplied, leads, lineFrom, linesOf, supplyOf } from './ways.ts';

/** M10.10, M10.11: who is supplied, who is isolated, who is relieved. */

const NEEDY: readonly string[] = ['land', 'air', 'flak', 'base'];

/** M10.1: ground units on the map, and aircraft with the city they stand in (M70.fallback). M15.7, M15.16: not small guerillas, nor any in sanctuary. */
const needsSupply = ({ board }: World, unit: Unit): boolean =>
  unit.place === 'map' &&
  board.land[unit.at] === 1 &&
  NEEDY.includes(kindOf(unit.type).class) &&
  !isSmallGuerilla(unit) &&
  !unit.sheltered;

const unitsOf = (world: World, state: State, side: Side): UnitNo[] =>
  unitsWhere(state, (unit) => unit.side === side && needsSupply(world, unit));

/** M10.8: sizes, doubled in the desert. */
const needOf = ({ board }: World, unit: Unit): number => sizeOf(unit) * (board.desert[unit.at] === 1 ? 2 : 1);

/** The line of a unit, or what it lacks; whoever needs none has one (M15.7, M15.16). */
export const lineOfUnit = (world: World, state: State, unit: Unit): SupplyLine =>
  needsSupply(world, unit)
    ? lineFrom(world, state, unit.side, unit.at, isGuest(world, unit) ? undefined : unit.nation, isIrregular(unit))
    : { hexes: [unit.at] };

/** Units without a line, and units with lines only to sources of limited capacity. */
interface Judged {
  readonly cut: readonly UnitNo[];
  readonly bySea: readonly Dependant[];
  readonly sources: readonly Source[];
}

function judge(world: World, state: State, units: readonly UnitNo[]): Judged {
  const lines = supplyOf(world, state, state.mover);
  const all = lines.limited.map(({ source }) => source);
  const indexOf = ({ kind, hexes: [hex] }: Source): number =>
    all.findIndex((one) => one.kind === kind && one.hexes[0] === hex);
  const cut: UnitNo[] = [];
  const bySea: Dependant[] = [];
  for (const no of units) {
    const unit = state.units[no] as Unit;
    const supply = unit.nation === undefined && !isIrregular(unit) ? lines : linesOf(world, state, unit);
    if (leads(supply.free, unit.at)) continue;
    const sources = supply.limited.flatMap(({ source, ways }) => (leads(ways, unit.at) ? [indexOf(source)] : []));
    if (sources.length === 0) cut.push(no);
    else if (isGround(unit) || isFlak(unit)) bySea.push({ no, sources, need: needOf(world, unit) });
  }
  return { cut, bySea, sources: all };
}

/** M10.10: the mover's units at the start of his player turn. */
export const judgement = (world: World, state: State): Judged =>
  judge(world, state, unitsOf(world, state, state.mover));

/** M10.11: isolated units of the mover that have a line now; over the sea and by air only where there is room left (M10.8, M10.16). */
export function relieved(world: World, state: State): UnitNo[] {
  const own = unitsOf(world, state, state.mover);
  const isolated = own.filter((no) => state.units[no]?.isolated);
  if (isolated.length === 0) return [];
  const { cut, bySea, sources } = judge(world, state, isolated);
  const free = isolated.filter((no) => !cut.includes(no) && !bySea.some((one) => one.no === no));
  const served = [
    ...judge(
      world,
      state,
      own.filter((no) => !isolated.includes(no)),
    ).bySea,
  ];
  const shipped: UnitNo[] = [];
  for (const one of bySea) {
    if (!allServed(sources, [...served, one])) continue;
    served.push(one);
    shipped.push(one.no);
  }
  return [...free, ...shipped];
}

/** M10.12: dropped by transports in this player turn, or flown by B18; who was carried from base to base is not. */
function wasDropped({ rules }: World, { raids = [], units }: State, { flown, ...unit }: Unit): boolean {
  if (!mayFly(unit)) return false;
  if (rules.air.from === 'cities' && flown) return true;
  const stem = stemOf(unit.id);
  return raids.some(({ drop }) => drop?.some((no) => stemOf(units[no]?.id ?? '') === stem));
}

/** M10.12, M10.14: who need not look for supply in this player turn. */
const isExempt = (world: World, state: State, unit: Unit): boolean =>
  unit.isolated === true ||
  unit.invading === true ||
  unit.landed === true ||
  wasDropped(world, state, unit) ||
  !(isGround(unit) || isFlak(unit)) ||
  isSmallGuerilla(unit);

/** M10.14: may a unit end its move, or occupy a hex, there, when those of `going` leave their hexes with it? */
export function endFault(
  world: World,
  state: State,
  unit: Unit,
  hex: Hex,
  going?: readonly UnitNo[],
): Objection | undefined {
  if (isExempt(world, state, unit) || suppliedOn(world, state, unit, going)(hex)) return undefined;
  return objection('M10.14', msg`${unit} would have no supply line at ${theHex(world.board.grid, hex)}`);
}

/** M10.14: units of the mover that have moved to where they have no supply line. */
export function unsuppliedMovers(world: World, state: State): UnitNo[] {
  const moved = unitsOf(world, state, state.mover).filter((no) => {
    const unit = state.units[no] as Unit;
    // M90.6: flak moves in the first impulse only.
    return unit.moved && !isExempt(world, state, unit) && !(isFlak(unit) && inSecondImpulse(state));
  });
  if (moved.length === 0) return moved;
  const after = afterUpdate(world, state);
  return moved.filter((no) => {
    const unit = state.units[no] as Unit;
    return !isSupplied(linesOf(world, after, unit), unit.at);
  });
}

/** M10.14, M10.25: movement does not end with units astray, unless they cannot go on and taking back does not help them. */
export function endOfImpulseFault(world: World, state: State): Objection | undefined {
  const lost = unsuppliedMovers(world, state);
  if (lost.length === 0) return undefined;
  const before = allTakenBack(state);
  const lostBefore = before === state ? lost : unsuppliedMovers(world, before);
  const helpless = (no: UnitNo): boolean =>
    lostBefore.includes(no) && !mayMarchOn(world, before, no) && (before === state || !mayMarchOn(world, state, no));
  const first = lost.find((no) => !helpless(no));
  if (first === undefined) return undefined;
  const unit = state.units[first] as Unit;
  return objection(
    'M10.14',
    msg`${unit} has moved to ${theHex(world.board.grid, unit.at)} and has no supply line there: move it on or take back`,
  );
}
