import { memoizeLast } from '#core/memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isForest } from '#games/blitz/board.ts';
import { friendly, isOverseas } from '#games/blitz/countries/rules/cities.ts';
import { airRoom } from '#games/blitz/air/rules/missions.ts';
import { bars, fieldOf } from '#games/blitz/ground/rules/field.ts';
import { fits, sizeIn } from '#games/blitz/ground/rules/stack-limits.ts';
import { stackAt } from '#games/blitz/ground/rules/field.ts';
import { isAirbase, isFlak, isGround, isShip, kindOf, type UnitType } from '#games/blitz/kinds.ts';
import {
  type Centre,
  other,
  type Side,
  SIDES,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import type { World } from '#games/blitz/world.ts';
import { countersFor, mostOf, ROW_NAMES, ROWS, type Row } from '../orders-of-battle/order.ts';
import { type Dock, docksOf, shipsAt } from '#games/blitz/sea/ships/ports.ts';
import { trainsAt } from '#games/blitz/ground/rail/trains.ts';
import { builderAt, buildersOf, centreAt, hasRails, isSurrounded, joinedCities, pointsOf } from './centres.ts';
import { HALVES } from './costs.ts';
import { airSiteFault, baseSiteFault, baseSites, basesFor, holdsEnemy } from './sites.ts';

/** M9.3 to M9.14: what a centre may build, and where it appears. */

export interface Wish {
  readonly hex: Hex;
  readonly row: Row;
  readonly factors: number;
  readonly to?: Hex;
}

/** Points spent in this cycle, in halves, by the hex of the centre. */
type Spent = readonly (readonly [hex: Hex, halves: number])[];

/** Points a centre has spent; M17.g.10: overseas points are spent through any port. */
export function spentBy(world: World, { hex, side }: Centre, spent: Spent): number {
  const anywhere = isOverseas(world, side);
  return spent.reduce((sum, [at, halves]) => (anywhere || at === hex ? sum + halves : sum), 0);
}

interface Printed {
  readonly sizes: readonly number[];
  readonly type?: UnitType;
  readonly mf?: number;
}
const printedOf = (row: Row): Printed => ROWS[row];

const STEM = { blue: 'b.n', red: 'r.n' } as const;

/** The highest number of what a side has built. */
const lastBuilt = memoizeLast((units: readonly Unit[]): Readonly<Record<Side, number>> => {
  const last = { blue: 0, red: 0 };
  for (const { id } of units)
    for (const side of SIDES)
      if (id.startsWith(STEM[side])) last[side] = Math.max(last[side], Number(id.slice(STEM[side].length)) || 0);
  return last;
});

/** M17.f.8: the powers that keep out of the war, and build as usual. */
const passiveSides = memoizeLast((units: readonly Unit[]): readonly Side[] =>
  SIDES.filter((side) => units.some((unit) => unit.passive && unit.side === side)),
);

/** The counters of a wish, as they would stand on the map. */
export function builtUnits({ board }: World, state: State, side: Side, { row, factors, hex, to }: Wish): Unit[] {
  const { type, mf } = printedOf(row);
  if (type === undefined || mf === undefined) return [];
  const nation = centreAt(state, hex)?.nation;
  const passive = nation === undefined && passiveSides(state.units).includes(side);
  const last = lastBuilt(state.units)[side];
  return countersFor(row, factors).map((df, i) => ({
    ...{ id: `${STEM[side]}${last + i + 1}`, side, type, af: kindOf(type).twoFactors ? 2 * df : df, df, mf },
    // M9.6: ships on the dock of the city.
    ...(kindOf(type).class === 'sea'
      ? { due: 1, place: 'dock', at: cityDock(board, state, side, hex)?.hex ?? hex, held: false }
      : { due: 1, place: 'map', at: to ?? hex, held: false }),
    ...(nation === undefined ? {} : { nation }),
    ...(passive ? { passive } : {}),
    ...FRESH,
    // M9.8: an airbase is used from the next player turn on.
    ...(kindOf(type).class === 'base' ? { moved: true } : {}),
  }));
}

/** M9.6 */
const isSeaRow = (row: Row): boolean => {
  const { type } = printedOf(row);
  return type !== undefined && isShip({ type });
};

/** M9.6: a dock of the city, one with room if there is any. */
function cityDock(board: World['board'], state: State, side: Side, hex: Hex): Dock | undefined {
  const city = board.city[hex];
  const docks = docksOf(board).filter(({ cities }) => cities.some((one) => board.city[one] === city));
  return docks.find((dock) => shipsAt(state, side, 'dock', dock.hex) < dock.room) ?? docks[0];
}

/** M17.f.8: what the centres of the minors build. */
const OF_MINORS: readonly Row[] = ['INF4', 'ARM', 'FTR', 'TAC', 'RR', 'Airbase'];

/** M9.5, M9.7: where a wish appears if nothing is said: aircraft on the nearest home airbase, all else with the centre. */
export function siteOf(world: World, state: State, side: Side, wish: Wish): Wish {
  const { type } = printedOf(wish.row);
  if (wish.to !== undefined || type === undefined) return wish;
  if (world.rules.air.from === 'airbases' && kindOf(type).class === 'air') {
    const [base] = basesFor(world, state, side, wish.hex, builtUnits(world, state, side, wish));
    return base === undefined ? wish : { ...wish, to: base };
  }
  return wish;
}

/** M9.4, M70.fallback: may this side build the type at all? */
export function typeFault(world: World, state: State, side: Side, row: Row, nation?: number): Objection | undefined {
  const { type } = printedOf(row);
  const order = world.orders.find(({ no }) => no === state.obs?.[side]);
  if (nation !== undefined && !OF_MINORS.includes(row))
    return objection('M17.f.8', msg`the minor countries do not build ${code(row)}`);
  if (nation === undefined && order?.starred.includes(row))
    return objection('M9.4', msg`${code(row)} is starred in ${theSide(side)}'s order of battle`);
  if (HALVES[row] === undefined || type === undefined || !world.types.includes(type))
    return objection('M9.cost', msg`${code(row)} is not built in this game`, 'M70.fallback');
  return undefined;
}

/** Factors of each type a side has in play. */
const inPlay = memoizeLast((units: readonly Unit[]): Readonly<Record<Side, ReadonlyMap<UnitType, number>>> => {
  const found = { blue: new Map<UnitType, number>(), red: new Map<UnitType, number>() };
  for (const unit of units) {
    if (unit.place === 'lost' || unit.place === 'gone') continue;
    const sums = found[unit.side];
    sums.set(unit.type, (sums.get(unit.type) ?? 0) + sizeOf(unit));
  }
  return found;
});

const tooMany = (row: Row, there: number, most: number): Objection =>
  objection('M9.14', msg`${there} {factor|factors} of ${code(row)} in play; ${most} are allowed`);

/** M9.14: at most so many factors in play, and with `counterLimits` no more than there are counters. */
function capFault(world: World, state: State, side: Side, { row, factors }: Wish): Objection | undefined {
  const { type } = printedOf(row);
  if (type === undefined) return undefined;
  const { cap } = kindOf(type);
  const there = inPlay(state.units)[side].get(type) ?? 0;
  if (there + factors > (cap ?? Number.POSITIVE_INFINITY)) return tooMany(row, there, cap ?? 0);
  const off = state.writtenOff?.find((one) => one.side === side && one.type === type)?.factors ?? 0;
  if (world.rules.production.counters === 'unlimited')
    return off > 0 && isAirbase({ type })
      ? objection('M12.4', msg`${theSide(side)} has destroyed an airbase in this turn: none is rebuilt in its cycle`)
      : undefined;
  const most = Math.min(mostOf(row), world.counters[`${side} ${type}`] ?? Number.POSITIVE_INFINITY);
  if (there + factors > most) return tooMany(row, there, most);
  // Counters that were lost in this turn are not used again in its cycle.
  return there + off + factors <= most
    ? undefined
    : objection(
        'M9.14',
        msg`${there} {factor|factors} of ${code(row)} in play and ${off} lost in this turn; ${most} are allowed`,
      );
}

/** M17.h.6: in a civil war a centre may lie in a city that the other side has come to hold. */
function hasEnemyCentre(state: State, side: Side, hex: Hex): boolean {
  const centre = centreAt(state, hex);
  return centre !== undefined && !centre.unowned && (centre.captor ?? centre.side) !== side;
}

/** M9.5, B6.6: nothing appears where the enemy is, nor at a centre of his. */
function enemyFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  if (bars(fieldOf(world, state), other(side), hex) || holdsEnemy(state, side, hex))
    return objection('M9.5', msg`${where} holds an enemy unit`);
  return hasEnemyCentre(state, side, hex)
    ? objection('M9.5', msg`${where} holds a production centre of the enemy's`, 'M17.h.6')
    : undefined;
}

/** M9.5, M9.9: may what is wished for appear there? */
function placeFault(world: World, state: State, side: Side, hex: Hex, wish: Wish): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  const enemy = enemyFault(world, state, side, hex);
  if (enemy) return enemy;
  if (isSurrounded(world, state, side, hex))
    return objection('M9.9', msg`${where} is surrounded: nothing appears there`);
  return roomFault(world, state, side, hex, wish);
}

/** M9.5, M9.12: is there no room for it, in a hex that is not surrounded, and no reduced unit that takes it in? */
function roomFault(world: World, state: State, side: Side, hex: Hex, wish: Wish): Objection | undefined {
  const full = spaceFault(world, state, side, hex, wish);
  return full && reducedAt(world, state, side, hex, wish) === undefined ? full : undefined;
}

/** M9.12, M0.10: a unit there, like those that are built, that has lost as much as they are. */
function reducedAt(world: World, state: State, side: Side, hex: Hex, wish: Wish): UnitNo | undefined {
  // Mostly nobody like them is there.
  const { type } = printedOf(wish.row);
  const isThere = (unit: Unit): boolean => unit.at === hex && unit.type === type && unit.place === 'map';
  if (!state.units.some(isThere)) return undefined;
  const [built] = world.asPrinted(builtUnits(world, state, side, { ...wish, to: hex }));
  if (!built || enemyFault(world, state, side, hex) || !(isGround(built) || isFlak(built))) return undefined;
  const { stacking } = world;
  const field = fieldOf(world, state);
  const counted = isGround(built) || stacking.flak === 'ground';
  const size = sizeIn(stacking, field, side, hex) + wish.factors;
  if (counted && !fits(stacking.ground, size, stackAt(field, side, hex).length)) return undefined;
  const no = state.units.findIndex(
    (unit) =>
      unit.at === hex &&
      isLike(unit, built, state.turn) &&
      sizeOf(unit) + wish.factors <= Math.max(...ROWS[wish.row].sizes),
  );
  return no < 0 ? undefined : no;
}

/** M0.10: of one type, movement factor and state, when the turn is over. */
const isLike = (unit: Unit, built: Unit, turn: number): boolean =>
  unit.place === 'map' &&
  unit.side === built.side &&
  unit.type === built.type &&
  unit.mf === built.mf &&
  unit.nation === built.nation &&
  unit.passive === built.passive &&
  !unit.isolated &&
  Math.max(unit.immobileTill ?? 0, unit.hitTill ?? 0, unit.shakenTill ?? 0) <= turn;

/** M9.12: the unit that what is built there is added to, because it has no room beside it. */
export function addedTo(world: World, state: State, side: Side, wish: Wish): UnitNo | undefined {
  const hex = wish.to ?? wish.hex;
  return spaceFault(world, state, side, hex, wish) && reducedAt(world, state, side, hex, wish);
}

/** M9.5: is there no room for it as it is built? */
function spaceFault(world: World, state: State, side: Side, hex: Hex, { row, factors }: Wish): Objection | undefined {
  const { board, stacking } = world;
  const where = theHex(board.grid, hex);
  const field = fieldOf(world, state);
  const enemy = enemyFault(world, state, side, hex);
  if (enemy) return enemy;
  const { type } = printedOf(row);
  const sizes = countersFor(row, factors);
  if (type === undefined || sizes.length === 0) return undefined;
  const { class: moves, heavy } = kindOf(type);
  if (moves === 'sea') {
    const dock = cityDock(board, state, side, hex);
    if (!dock) return objection('M9.6', msg`${where} is no port city: no ships are built there`);
    const room = dock.room - shipsAt(state, side, 'dock', dock.hex);
    return sizes.length > room
      ? objection(
          'M90.46',
          msg`the dock at ${theHex(board.grid, dock.hex)} has room for ${room} more {ship|ships}`,
          'M9.6',
          'M11.5',
        )
      : undefined;
  }
  if (moves === 'rail') {
    if (!hasRails(world, hex)) return objection('M9.12', msg`${where} has no rail line`);
    // M7.12: nothing runs any more before the turn ends.
    return sizes.length > 1 || trainsAt(state, side, hex).length > 0
      ? objection('M7.12', msg`${where} has room for one train`)
      : undefined;
  }
  const size = sizes.reduce((sum, one) => sum + one, 0);
  if (moves === 'air') {
    if (!friendly(world, state, side, hex)) return objection('M9.7', msg`${where} is no base of ${theSide(side)}'s`);
    return airRoom(world, state, side, hex) >= size
      ? undefined
      : objection('M9.7', msg`${where} has no room for aircraft`);
  }
  if (moves === 'flak' && stacking.flak === 'own')
    return sizes.length > 1 || state.units.some((one) => one.at === hex && one.place === 'map' && isFlak(one))
      ? objection('M5.4', msg`${where} has room for one unit of flak`)
      : undefined;
  if (heavy && isForest(board, hex))
    return objection('B13.1', msg`${where} is forest: armor and artillery may not enter it`);
  const stack = stackAt(field, side, hex);
  return fits(stacking.ground, sizeIn(stacking, field, side, hex) + size, stack.length + sizes.length)
    ? undefined
    : objection('M9.5', msg`${where} has no room for what is built`);
}

export function buildFault(world: World, state: State, side: Side, spent: Spent, wish: Wish): Objection | undefined {
  const { grid } = world.board;
  const { hex } = wish;
  const centre = builderAt(world, state, side, hex);
  if (!centre && isOverseas(world, side))
    return objection(
      'M17.g.10',
      msg`${theHex(grid, hex)} is no port of the sea zones C and D that ${theSide(side)} holds`,
    );
  if (centre?.side !== side || centre.unowned)
    return objection('M9.1', msg`${theSide(side)} has no production centre at ${theHex(grid, hex)}`);
  if (centre.captor) return objection('M9.16', msg`the production centre at ${theHex(grid, hex)} is captured`);
  if (isSurrounded(world, state, side, hex))
    return objection('M9.9', msg`the production centre at ${theHex(grid, hex)} is surrounded and builds nothing`);
  const type = typeFault(world, state, side, wish.row, centre.nation);
  if (type) return type;
  return shareFault(world, state, centre, pointsOf(world, state, centre) - spentBy(world, centre, spent), wish);
}

/** May a centre that builds such things, and has so many points left, build this? */
function shareFault(world: World, state: State, centre: Centre, left: number, wish: Wish): Objection | undefined {
  const { grid } = world.board;
  const { side } = centre;
  const { hex, row, factors, to } = wish;
  const price = (HALVES[row] as number) * factors;
  if (price > left)
    return objection(
      'M9.3',
      msg`${factors} ${code(row)} {costs|cost} ${code(points(price))}; ${code(points(left))} {is|are} left`,
      'M9.cost',
      ...(centre.halved || centre.shut ? ['M9.11'] : []),
    );
  const cap = capFault(world, state, side, wish);
  if (cap) return cap;
  if (to !== undefined && to !== hex && isSeaRow(row))
    return objection('M9.6', msg`ships appear on the dock of the centre's own city`);
  const of = kindOf(printedOf(row).type ?? 'infantry').class;
  if (of === 'base')
    return countersFor(row, factors).length > 1
      ? objection('M5.4', msg`one airbase at a time: each has a hex of its own`)
      : baseSiteFault(world, state, side, to ?? hex);
  if (of === 'air' && world.rules.air.from === 'airbases') {
    const bases = basesFor(world, state, side, hex, builtUnits(world, state, side, wish));
    return airSiteFault(world, state, side, hex, to ?? bases[0] ?? hex, bases);
  }
  if (to === undefined || to === hex) return roomFault(world, state, side, hex, wish);
  if (!joinedCities(world, centre).includes(to))
    return objection('M9.5', msg`no line leads from ${theHex(grid, hex)} straight to ${theHex(grid, to)}`);
  if (!spaceFault(world, state, side, hex, wish))
    return objection('M9.5', msg`there is room at ${theHex(grid, hex)}: it appears there`);
  return placeFault(world, state, side, to, wish);
}

/** `2½` */
export const points = (halves: number): string =>
  `${halves >= 2 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 === 1 ? '½' : ''}`;

/** M9.6, M9.7: not ships, nor aircraft that have bases. */
function mayGoElsewhere({ rules }: World, row: Row): boolean {
  const { class: moves } = kindOf(printedOf(row).type ?? 'infantry');
  return moves !== 'sea' && (moves !== 'air' || rules.air.from === 'cities');
}

/**
 * Possible builds: of each type a counter of each size, then as much as the points allow, placed where it fits (M9.5).
 */
export function* wishes(world: World, state: State, side: Side, spent: Spent): Generator<Wish> {
  for (const centre of buildersOf(world, state, side)) {
    const { hex } = centre;
    const left = pointsOf(world, state, centre) - spentBy(world, centre, spent);
    let joined: readonly Hex[] | undefined;
    const cities = (): readonly Hex[] => (joined ??= joinedCities(world, centre));
    for (const row of left > 0 ? ROW_NAMES : []) {
      const price = HALVES[row];
      if (price === undefined || typeFault(world, state, side, row, centre.nation)) continue;
      const most = Math.floor(left / price);
      if (most === 0) continue;
      const sizes: number[] = ROWS[row].sizes.filter((size) => size <= most);
      for (const factors of sizes.includes(most) ? sizes : [...sizes, most]) {
        const wish = { hex, row, factors };
        // M9.8
        if (kindOf(printedOf(row).type ?? 'infantry').class === 'base') {
          for (const to of factors === 1 ? baseSites(world, state, side, hex) : [])
            if (!shareFault(world, state, centre, left, { ...wish, to })) yield { ...wish, to };
          continue;
        }
        if (!shareFault(world, state, centre, left, wish)) yield wish;
        // M9.5: elsewhere only what would appear here if there were room.
        else if (mayGoElsewhere(world, row) && !capFault(world, state, side, wish)) {
          const to = cities().find((city) => !placeFault(world, state, side, city, wish));
          if (to !== undefined) yield { ...wish, to };
        }
      }
    }
  }
}
