import { memoizeByNonGround } from '#games/blitz/non-ground-memo.ts';
import { memoize } from '#core/memo.ts';
import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { code, msg } from '#core/message.ts';
import { type Board, ZONES, type Zone } from '#games/blitz/board.ts';
import { unitsWhere } from '#games/blitz/step.ts';
import { zonesMeet } from '#games/blitz/sea/rules/sea.ts';
import { isAircraft, isFlak, isGround, isSeaBased, isShip, isTaskForce, kindOf, mayRaid } from '#games/blitz/kinds.ts';
import { other, type Side, SIDES, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { dockAt } from './ports.ts';

/** M11.1, M11.2, M11.8, M11.12: ships, where they are, whom they carry, who rules the sea. */

type Afloat = Pick<State, 'units'>;

/** M11.1: in a box or on an assault hex. */
export const isAtSea = ({ place, type }: Unit): boolean => (place === 'sea' || place === 'assault') && isShip({ type });

/** The sea zone of a ship, in port too. */
export function zoneOf({ board }: Pick<World, 'board'>, ship: Unit): Zone | undefined {
  if (ship.place === 'sea') return ship.zone;
  if (ship.place === 'assault') return board.zone[ship.at];
  return ship.place === 'dock' ? dockAt(board, ship.at)?.zone : undefined;
}

/** Asked for zone after zone, mostly where there are none. */
const allShips = memoizeByNonGround((units: State['units']): readonly UnitNo[] => unitsWhere({ units }, isShip));

const hasShips = memoize(({ types }: Pick<World, 'types'>): boolean => types.some((type) => isShip({ type })));

/** M11.0: are ships played? */
export const playsShips = ({ verbs }: Pick<World, 'verbs'>): boolean => verbs.movement.includes('putToSea');

/** Key of the ships' places: equal keys mean equal superiority and river mouths. */
export const shipsAfloat = (world: World, { units }: Afloat): string =>
  hasShips(world)
    ? allShips(units)
        .map((no) => units[no] as Unit)
        .map(({ id, side, place, at, zone, withdrawn }) => [id, side, place, at, zone, withdrawn].join())
        .join(' ')
    : '';

/** The ships of a side that pass a test. */
export function shipsOf({ units }: Afloat, side: Side, test: (ship: Unit) => boolean = () => true): UnitNo[] {
  return allShips(units).filter((no) => {
    const ship = units[no] as Unit;
    return ship.side === side && test(ship);
  });
}

/** The ships of a side at sea in a zone. */
const shipsIn = (world: World, state: Afloat, side: Side, zone: Zone): UnitNo[] =>
  shipsOf(state, side, (ship) => isAtSea(ship) && zoneOf(world, ship) === zone);

/** M11.2: those that are one fleet with a ship at sea. */
export function fleetOf(world: World, state: Afloat, no: UnitNo): UnitNo[] {
  const ship = state.units[no] as Unit;
  if (ship.place === 'assault')
    return shipsOf(state, ship.side, (one) => one.place === 'assault' && one.at === ship.at);
  return shipsOf(
    state,
    ship.side,
    (one) => one.place === 'sea' && one.zone === ship.zone && (one.fleet ?? 1) === (ship.fleet ?? 1),
  );
}

/** The fleets of a side at sea in a zone, each by its ships. */
export function fleetsIn(world: World, state: Afloat, side: Side, zone: Zone): UnitNo[][] {
  const fleets = new Map<string, UnitNo[]>();
  for (const no of shipsIn(world, state, side, zone)) {
    const { place, at, fleet } = state.units[no] as Unit;
    const key = place === 'assault' ? `hex ${at}` : `fleet ${fleet ?? 1}`;
    const known = fleets.get(key);
    if (known) known.push(no);
    else fleets.set(key, [no]);
  }
  return [...fleets.values()];
}

/** M11.12: task forces that count in a zone: those that withdrew into it do not. */
export const taskForcesIn = (world: World, state: Afloat, side: Side, zone: Zone): number =>
  shipsIn(world, state, side, zone).filter((no) => {
    const ship = state.units[no] as Unit;
    return isTaskForce(ship) && !ship.withdrawn;
  }).length;

/** M11.12: who has naval superiority; nobody at parity. */
export function superiorIn(world: World, state: Afloat, zone: Zone): Side | undefined {
  const [blue, red] = SIDES.map((side) => taskForcesIn(world, state, side, zone)) as [number, number];
  return blue === red ? undefined : blue > red ? 'blue' : 'red';
}

/** M14.10: does a storm keep ships of a zone where they are? */
export const isStorm = (world: World, state: State, zone: Zone): boolean =>
  world.rules.weather.seaCode({ state, zone }) === 3;

/** M14.10, M90.43; `also` are rules that say the same of what is asked for. */
export function stormFault(world: World, state: State, zone: Zone, ...also: readonly RuleId[]): Objection | undefined {
  return isStorm(world, state, zone)
    ? objection(
        'M14.10',
        msg`there is a storm in zone ${code(zone)}: ships stay where they are`,
        'M90.43',
        'M11.lift',
        ...also,
      )
    : undefined;
}

/** The sea zones of a board that have water. */
const watersOf = memoize((board: Board) => ZONES.filter((zone) => board.zone.includes(zone)));

/** The zones a ship may sail to from one: itself and its neighbours (T6.1.4b). */
export const zonesFrom = ({ board }: Pick<World, 'board'>, zone: Zone): Zone[] =>
  watersOf(board).filter((one) => zonesMeet(one, zone));

/** Units on board a ship, aircraft aside. */
export function cargoOf({ units }: Afloat, ship: Unit): UnitNo[] {
  const found: UnitNo[] = [];
  for (let no = 0; no < units.length; no++)
    if (units[no]?.aboard === ship.id && !isAircraft(units[no] as Unit)) found.push(no);
  return found;
}

/** M11.8: the aircraft on board a task force. */
export function deckOf({ units }: Afloat, ship: Unit): UnitNo[] {
  const found: UnitNo[] = [];
  for (let no = 0; no < units.length; no++) {
    const unit = units[no] as Unit;
    if (unit.aboard === ship.id && unit.place === 'aboard' && isAircraft(unit)) found.push(no);
  }
  return found;
}

/** M11.8, M12.46: factors of TAC and FTR on a task force. */
export const DECK = 3;

/** M11.8: may these aircraft be on a task force, besides those that are there? */
export function deckFault(state: Afloat, ship: Unit, units: readonly UnitNo[]): Objection | undefined {
  const planes = units.map((no) => state.units[no] as Unit);
  const heavy = planes.find((unit) => !isSeaBased(unit));
  if (heavy || !isTaskForce(ship))
    return objection(
      'M11.8',
      msg`${heavy ?? (planes[0] as Unit)} does not go on board ${ship}: task forces carry TAC and FTR`,
    );
  const there = deckOf(state, ship).filter((no) => !units.includes(no));
  const factors = [...there.map((no) => state.units[no] as Unit), ...planes].reduce(
    (sum, unit) => sum + sizeOf(unit),
    0,
  );
  return factors > DECK
    ? objection(
        'M11.8',
        msg`${ship} would carry ${factors} {factor|factors} of aircraft; ${DECK} are allowed`,
        'M12.46',
      )
    : undefined;
}

/** M11.9: units of classes 4 and 5. */
const isTroops = (unit: Unit): boolean => isGround(unit) || isFlak(unit);

/** M11.8, M11.lift: factors of land units on board. */
export const loadOf = (state: Afloat, ship: Unit): number =>
  cargoOf(state, ship).reduce((sum, no) => {
    const unit = state.units[no] as Unit;
    return isTroops(unit) ? sum + sizeOf(unit) : sum;
  }, 0);

/** M11.8: a task force carries one factor of Rangers. */
const RANGERS = 1;

/** M11.8, M11.9, M11.lift: may a ship carry these land units besides its load? */
export function loadFault(state: Afloat, ship: Unit, units: readonly UnitNo[]): Objection | undefined {
  const planes = units.filter((no) => isAircraft(state.units[no] as Unit));
  const troops = units.filter((no) => !planes.includes(no)).map((no) => state.units[no] as Unit);
  const crowded = planes.length > 0 || isTaskForce(ship) ? deckFault(state, ship, planes) : undefined;
  if (crowded) return crowded;
  const { carries } = kindOf(ship.type);
  const other = troops.find((unit) => !isTroops(unit));
  if (other) return objection('M11.9', msg`${other} is no ground unit: it does not go on board like one`);
  if (isTaskForce(ship)) {
    const heavy = troops.find((unit) => !mayRaid(unit));
    if (heavy)
      return objection(
        'M11.8',
        msg`${ship} is a task force: of land units it carries Rangers only, not ${heavy}`,
        'M11.9',
      );
  } else if (carries === undefined && units.length > 0)
    return objection('M11.lift', msg`${ship} is a landing ship: it carries nobody`, 'M11.9');
  const most = carries ?? RANGERS;
  const load = troops.reduce((sum, unit) => sum + sizeOf(unit), loadOf(state, ship));
  return load > most
    ? objection(
        isTaskForce(ship) ? 'M11.8' : 'M11.lift',
        msg`${ship} would carry ${load} {factor|factors}; ${most} {is|are} allowed`,
        'M11.9',
      )
    : undefined;
}

/** M11.25: is a zone, storms aside, under enemy superiority? */
export const isRuledByEnemy = (world: World, state: State, side: Side, zone: Zone): boolean =>
  superiorIn(world, state, zone) === other(side) && !isStorm(world, state, zone);
