import { fieldOf, hexesOf, parkedAt, stackAt } from '#games/blitz/ground/rules/field.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { sortiesOn } from '#games/blitz/kinds.ts';
import { baseHexes } from '#games/blitz/air/airbases/bases.ts';
import { neededToClose } from '#games/blitz/air/airbases/effects.ts';
import { railResult, strikeColumn, strikeResult } from '#games/blitz/combat/artillery/strike-table.ts';
import { centresOf } from '#games/blitz/economy/production/centres.ts';
import { passengersOf, trainsAt, trainsOf } from '#games/blitz/ground/rail/trains.ts';
import {
  type AirMission,
  type CommandOf,
  other,
  type Sortie,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Attack } from '#games/blitz/players/plan/attack.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { type Airforce, type Crew, strikeOrder } from './crews.ts';
import { starving } from './isolation.ts';
import { contactsOf } from './sites.ts';
import { factorsIn, meetersOver, priceOf, tollOf } from './toll.ts';

/** M12.chart 1, 3 to 8: what is flown against what, by what it may be expected to bring. */

/** The missions thought of, besides escorts. */
export type Struck = 'support' | 'centre' | 'airbase' | 'train' | 'units' | 'interdict';

export interface Strike {
  readonly command: CommandOf<'declareStrike'>;
  readonly mission: Struck;
  /** In factors: what it may be expected to bring, and to cost. */
  readonly gain: number;
  readonly toll: number;
  /** Factors that fly, escorts aside. */
  readonly factors: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const chanceOf = (test: (die: number) => boolean): number => FACES.filter((die) => test(die)).length / 6;

/** Worth of a production point the enemy lacks when its cycle comes. */
const POINT = 0.7;
/** M12.hd: what it is worth to have a factor of aircraft on the ground for a turn. */
const GROUNDED = 0.08;
/** Opportunity cost of a factor in the air. */
const BUSY = 0.015;
/** Less than this is not worth a flight. */
const LEAST = 0.2;
const AIRBASE = 1;
const TRAIN = 2.5;

/** M12.14: what is added to the die over a hex, as far as it is known before. */
const dieMore = (world: World, state: State, mission: Struck, hex: Hex): number =>
  (world.rules.weather.visibility({ world, state, hex }) === 2 ? 1 : 0) +
  (mission === 'units' && (isCity(world.board, hex) || world.board.mountain[hex] === 1) ? 1 : 0);

/** Does it tell what centres cannot build after a strike in this turn? What is built in the last turn comes too late to do anything. */
export function cycleTells(world: World, state: State, turn: number): boolean {
  const cycle = world.rules.production.cycle;
  return cycle > 0 && Math.ceil(turn / cycle) * cycle < state.turn + turnsLeft(world, state) - 1;
}

/** True where battles are likely now. */
const isNear = (world: World, state: State, hex: Hex): boolean => contactsOf(world, state, state.mover).includes(hex);

/** M12.hd: what an H and a D are worth on this target. */
function damage(
  world: World,
  state: State,
  mission: Struck,
  hex: Hex,
  attacked: ReadonlySet<Hex>,
): { readonly hit: number; readonly disabled: number } {
  const enemy = other(state.mover);
  switch (mission) {
    case 'centre': {
      const centre = centresOf(state).find((one) => one.hex === hex);
      if (!centre || !cycleTells(world, state, state.turn)) return { hit: 0, disabled: 0 };
      const points = POINT * centre.size;
      if (centre.shut) return { hit: 0, disabled: centre.shut < 2 ? points / 2 : 0 };
      return { hit: centre.halved ? 0 : points / 2, disabled: centre.halved ? points / 2 : points };
    }
    case 'airbase': {
      const parked = parkedAt(state.units, enemy, hex).map((no) => state.units[no] as Unit);
      const factors = parked.reduce((sum, unit) => sum + sizeOf(unit), 0);
      const worth = parked.reduce((sum, unit) => sum + sizeOf(unit) * priceOf(unit), 0);
      return { hit: GROUNDED * factors, disabled: AIRBASE + worth / 5 };
    }
    default: {
      const size = factorsIn(state, stackAt(fieldOf(world, state), enemy, hex));
      if (!isNear(world, state, hex)) return { hit: 0.03 * size, disabled: 1 + 0.05 * size };
      // Halved, it is the easier to beat at once; it strikes back weakly and stays where it is.
      return { hit: 0.06 * size, disabled: 1 + (attacked.has(hex) ? 0.45 : 0.2) * size };
    }
  }
}

/** Expected gain of so many factors. */
export function gainOf(
  world: World,
  state: State,
  mission: Struck,
  hex: Hex,
  factors: number,
  attacked: ReadonlySet<Hex>,
): number {
  const more = dieMore(world, state, mission, hex);
  if (mission === 'train') {
    const trains = trainsAt(state, other(state.mover), hex);
    const load = trains.reduce((sum, no) => sum + factorsIn(state, passengersOf(state, state.units[no] as Unit)), 0);
    return (TRAIN * trains.length + load) * chanceOf((die) => railResult(factors, die + more) === 'X');
  }
  const column = strikeColumn(factors);
  if (column === undefined) return 0;
  const { hit, disabled } = damage(world, state, mission, hex, attacked);
  return (
    hit * chanceOf((die) => strikeResult(column, die + more) === 'H') +
    disabled * chanceOf((die) => strikeResult(column, die + more) === 'D')
  );
}

const SIZES: Readonly<Record<'bomb' | 'rail', readonly number[]>> = { bomb: [24, 18, 12, 6, 3], rail: [5, 4, 3] };

/** Fewest counters that make up so many factors, short ranges first; undefined if they are not enough. */
function crewOf(crews: readonly Crew[], factors: number): Crew[] | undefined {
  const chosen: Crew[] = [];
  let sum = 0;
  for (const crew of [...crews].sort(
    (a, b) => a.unit.mf - b.unit.mf || sizeOf(b.unit) - sizeOf(a.unit) || a.no - b.no,
  )) {
    if (sum >= factors) break;
    chosen.push(crew);
    sum += sizeOf(crew.unit);
  }
  return sum >= factors ? chosen : undefined;
}

/** M12.25: fighters that go along where enemy fighters wait, at most half of those at hand. */
function escortFor(force: Airforce, hex: Hex, factors: number): UnitNo[] {
  const { world, state } = force;
  const against = meetersOver(world, state, hex);
  if (against === 0) return [];
  const ready = force.ready('escort').filter((crew) => force.reaches(crew, hex));
  const most = factorsIn(
    state,
    force.ready('escort').map(({ no }) => no),
  );
  const units: UnitNo[] = [];
  let sum = 0;
  for (const { no, unit } of ready) {
    if (factors + sum >= 2 * against || sum + sizeOf(unit) > most / 2) break;
    units.push(no);
    sum += sizeOf(unit);
  }
  return units;
}

/** The order, its escorts and what it costs; undefined where one of them has no way. */
function sent(
  force: Airforce,
  zones: (hexes: readonly Hex[]) => number,
  mission: AirMission,
  hex: Hex,
  units: readonly UnitNo[],
): Pick<Strike, 'command' | 'toll'> | undefined {
  const { world, state } = force;
  const escort = escortFor(force, hex, factorsIn(state, units));
  const all = [...units, ...escort];
  const routes = force.ways(all, hex);
  if (!routes) return undefined;
  const sorties: Sortie[] = [
    { mission, units },
    ...(escort.length > 0 ? [{ mission: 'escort' as const, units: escort }] : []),
  ];
  const paths = routes.map(({ path }) => path);
  return { command: strikeOrder(hex, sorties, routes), toll: tollOf(world, state, all, paths, hex, zones).price };
}

const fade = (world: World, state: State): number => Math.min(1, (turnsLeft(world, state) + 2) / 8);

/** M12.29: the aircraft the attacks of a plan count on are sent to wait over them. */
export function supportStrikes(
  force: Airforce,
  zones: (hexes: readonly Hex[]) => number,
  attacks: readonly Attack[],
): Strike[] {
  return attacks.flatMap((attack): Strike[] => {
    const { target, aircraft } = attack;
    const { state } = force;
    const units = aircraft.filter((no) => state.units[no]?.place === 'map');
    const order = units.length > 0 ? sent(force, zones, 'support', target, units) : undefined;
    if (!order) return [];
    return [{ ...order, mission: 'support', gain: attack.worth, factors: factorsIn(state, units) }];
  });
}

/** Gain of a factor that supports an attack. */
const SUPPORTING = 0.25;

/**
 * M12.40, M10.4: strikes that cut the supply of enemy columns; heavy bombers first, which cannot support attacks, and
 * bombers that could support one only where the strike gains more.
 */
export function starvingStrikes(
  force: Airforce,
  zones: (hexes: readonly Hex[]) => number,
  attacks: readonly Attack[],
): Strike[] {
  const needed = new Set(attacks.flatMap(({ aircraft }) => aircraft));
  const crews = force
    .ready('interdict')
    .filter(({ unit }) => unit.aboard === undefined)
    .sort((a, b) => b.unit.mf - a.unit.mf || a.no - b.no);
  const free = crews.filter(({ no }) => !needed.has(no));
  const plain = closingBy(force, zones, free);
  if (free.length === crews.length) return plain.strikes;
  const all = closingBy(force, zones, [...free, ...crews.filter(({ no }) => needed.has(no))]);
  const lost = all.strikes.reduce(
    (sum, { command }) =>
      sum +
      SUPPORTING *
        factorsIn(
          force.state,
          command.sorties.flatMap(({ units }) => units.filter((no) => needed.has(no))),
        ),
    0,
  );
  return all.gain - lost > plain.gain ? all.strikes : plain.strikes;
}

interface Closing {
  readonly strikes: Strike[];
  readonly gain: number;
}

/** The strikes that close the hexes of the best plan for these crews; none where one of them cannot be flown. */
function closingBy(force: Airforce, zones: (hexes: readonly Hex[]) => number, crews: readonly Crew[]): Closing {
  const { world, state } = force;
  const none: Closing = { strikes: [], gain: 0 };
  const plan = crews.length > 0 ? starving(force, crews) : undefined;
  if (!plan) return none;
  const used = new Set<UnitNo>();
  const strikes = plan.hexes.flatMap((hex): Strike[] => {
    const units: UnitNo[] = [];
    let left = neededToClose(world, state, hex);
    for (const crew of crews) {
      if (left <= 0) break;
      if (used.has(crew.no) || !force.reaches(crew, hex)) continue;
      units.push(crew.no);
      left -= sizeOf(crew.unit);
    }
    const order = left > 0 ? undefined : sent(force, zones, 'interdict', hex, units);
    if (!order) return [];
    for (const no of units) used.add(no);
    return [{ ...order, mission: 'interdict', gain: plan.gain / plan.hexes.length, factors: factorsIn(state, units) }];
  });
  // With one of them open the line is not cut.
  if (strikes.length < plan.hexes.length) return none;
  const toll = strikes.reduce((sum, strike) => sum + strike.toll, 0);
  return toll < plan.gain ? { strikes, gain: plan.gain - toll } : none;
}

function targetsOf({ world, state }: Airforce, mission: Struck): readonly Hex[] {
  const enemy = other(state.mover);
  switch (mission) {
    case 'centre':
      return centresOf(state).flatMap(({ hex, side, captor }) => (side === enemy && !captor ? [hex] : []));
    case 'airbase':
      return baseHexes(state, enemy);
    case 'train':
      return trainsOf(state, enemy).map((no) => (state.units[no] as Unit).at);
    default:
      return hexesOf(fieldOf(world, state), enemy);
  }
}

/** M12.40: four factors close the last retreat of an enemy to be attacked. */
function closures(force: Airforce, zones: (hexes: readonly Hex[]) => number, attacks: readonly Attack[]): Strike[] {
  const { world, state } = force;
  const { board } = world;
  const needed = 4;
  const crews = force.ready('interdict').filter(({ unit }) => !sortiesOn(unit, 'support'));
  if (crews.length === 0) return [];
  return attacks.flatMap((attack): Strike[] => {
    if (attack.sealed || attack.outlook.kill < 1) return [];
    const taken = new Set(attack.moves.values());
    const near = (hex: Hex): boolean => [...taken].some((one) => distance(board.grid, one, hex) <= 1);
    const open = neighboursOf(board.grid, attack.target).filter((hex) => isDryLand(world, state, hex) && !near(hex));
    const [hole] = open;
    if (open.length !== 1 || hole === undefined) return [];
    if (world.rules.weather.visibility({ world, state, hex: hole }) > 1) return [];
    const crew = crewOf(
      crews.filter((one) => force.reaches(one, hole)),
      needed,
    );
    const units = crew?.map(({ no }) => no);
    const order = units && sent(force, zones, 'interdict', hole, units);
    const gain = 0.4 * attack.outlook.kill;
    return order ? [{ ...order, mission: 'interdict', gain, factors: factorsIn(state, units) }] : [];
  });
}

/** The strike of bombers that promises most for what it costs, if any is worth it. */
export function bestStrike(
  force: Airforce,
  zones: (hexes: readonly Hex[]) => number,
  attacks: readonly Attack[],
  missions: readonly Exclude<Struck, 'support' | 'interdict'>[] = ['centre', 'airbase', 'train', 'units'],
): Strike | undefined {
  const { world, state } = force;
  const attacked = new Set(attacks.map(({ target }) => target));
  const raided = new Set(state.raids?.map(({ hex }) => hex));
  const dear = fade(world, state);
  let best: Strike | undefined;
  let most = LEAST;
  const offer = (one: Strike): void => {
    const worth = one.gain - dear * one.toll - BUSY * one.factors;
    if (worth > most) [best, most] = [one, worth];
  };
  for (const mission of missions) {
    const crews = force.ready(mission);
    if (crews.length === 0) continue;
    for (const hex of targetsOf(force, mission)) {
      if (raided.has(hex)) continue;
      const near = crews.filter((crew) => force.reaches(crew, hex));
      for (const size of near.length > 0 ? SIZES[mission === 'train' ? 'rail' : 'bomb'] : []) {
        const crew = crewOf(near, size);
        if (!crew) continue;
        const units = crew.map(({ no }) => no);
        const factors = factorsIn(state, units);
        const gain = gainOf(world, state, mission, hex, factors, attacked);
        if (gain - BUSY * factors <= most) continue;
        const order = sent(force, zones, mission, hex, units);
        if (order) offer({ ...order, mission, gain, factors });
      }
    }
  }
  for (const one of missions.includes('units') ? closures(force, zones, attacks) : [])
    if (!raided.has(one.command.hex)) offer(one);
  return best;
}
