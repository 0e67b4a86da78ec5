import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { covers, marksOf } from '#games/blitz/ground/rules/field.ts';
import { STACK_LIMIT } from '#games/blitz/kinds.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { other, sizeOf, type UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { STOP, UNREACHED } from '#hex/path.ts';
import { commit, type Draft, isFree, release, unitOf } from './draft.ts';
import { fearedPast } from './past.ts';
import type { Style } from '../search/style.ts';
import { citiesRound, doubled, type Goal, replyLoss, stakeAt, type Survey } from './survey.ts';

/** Hexes for units that do not attack: in unclaimed cities, before cities in danger, towards the next goals. */

/** Discount of a goal: half for every player turn of marching. */
const SHARES: Float64Array[] = [];
function sharesOf(mf: number): Float64Array {
  SHARES[mf] ??= Float64Array.from({ length: 256 }, (_, d) => (d >= UNREACHED ? 0 : 2 ** (-d / (3 * Math.max(mf, 1)))));
  return SHARES[mf];
}

/** Attraction of a goal another unit is on its way to. */
const SERVED = 0.8;
/** Differences below this are not worth another look. */
const ALIKE = 0.1;

interface Stationing {
  readonly draft: Draft;
  /** The position as it is to be feared. */
  readonly feared: Survey;
  readonly styleAt: (hex: Hex) => Style;
  readonly worth: number[];
  /** City hexes some planned unit takes or guards already. */
  readonly claimed: Set<Hex>;
  /** City hexes each city hex adds to the worth of the hexes round it: none once it is claimed. */
  readonly shares: Float64Array;
}

/** Taking a city counts double, guarding one in danger nearly as much as having it. */
const TAKEN = 2;
const GUARDED = 0.8;

function cityShares({ world, state, field, side, threat }: Survey, claimed: ReadonlySet<Hex>): Float64Array {
  const shares = new Float64Array(world.board.grid.size);
  for (const city of world.board.cityHexes) {
    if (claimed.has(city) || covers(field, other(side), city)) continue;
    if (controllerOf(world.board, state.control, city) !== side) shares[city] = TAKEN * stakeAt(world, city);
    else if ((threat[city] as number) > 0) shares[city] = GUARDED * stakeAt(world, city);
  }
  return shares;
}

/** Immediate gain of a hex next to cities not claimed yet. */
function grab({ draft, shares }: Stationing, style: Style, hex: Hex): number {
  const cities = citiesRound(draft.survey.world, hex);
  if (cities.length === 0) return 0;
  let worth = 0;
  for (const city of cities) worth += shares[city] as number;
  return worth * style.city;
}

/** The goals that draw most to a hex, by movement factor; worked out once for all plans of a position. */
const draws = new WeakMap<Survey, Draws[]>();
const STRONGEST = 3;
const UNKNOWN = -2;

interface Draws {
  readonly goals: Int16Array;
  /** Attraction of all goals together. */
  readonly sum: Float64Array;
}

function drawsOf(survey: Survey, mf: number): Draws {
  const known = draws.get(survey) ?? [];
  draws.set(survey, known);
  const { size } = survey.world.board.grid;
  known[mf] ??= { goals: new Int16Array(size * STRONGEST).fill(UNKNOWN), sum: new Float64Array(size) };
  return known[mf];
}

function findDraws({ goals }: Survey, mf: number, hex: Hex, into: Draws): void {
  const share = sharesOf(mf);
  let sum = 0;
  let [a, b, c] = [-1, -1, -1];
  let [most, second, third] = [0, 0, 0];
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i] as Goal;
    const here = goal.worth * (share[goal.far[hex] as number] as number);
    sum += here;
    if (here <= third) continue;
    if (here > most) [a, b, c, most, second, third] = [i, a, b, here, most, second];
    else if (here > second) [b, c, second, third] = [i, b, here, second];
    else [c, third] = [i, here];
  }
  into.goals.set([a, b, c], hex * STRONGEST);
  into.sum[hex] = sum;
}

/** Attraction of a hex for a unit: mainly the strongest goal, and a little of all of them. */
function pull({ draft: { survey }, worth }: Stationing, mf: number, hex: Hex): number {
  const known = drawsOf(survey, mf);
  if (known.goals[hex * STRONGEST] === UNKNOWN) findDraws(survey, mf, hex, known);
  const share = sharesOf(mf);
  let most = 0;
  for (let i = hex * STRONGEST; i < hex * STRONGEST + STRONGEST; i++) {
    const goal = known.goals[i] as number;
    if (goal < 0) break;
    const here = (worth[goal] as number) * (share[(survey.goals[goal] as Goal).far[hex] as number] as number);
    if (here > most) most = here;
  }
  return most + 0.1 * (known.sum[hex] as number);
}

/** The goal a unit in a hex is drawn to most. */
function goalOf({ draft: { survey }, worth }: Stationing, mf: number, hex: Hex): number {
  const share = sharesOf(mf);
  return survey.goals.reduce(
    (best, { far }, i) => {
      const here = (worth[i] as number) * (share[far[hex] as number] as number);
      return here > best.most ? { most: here, goal: i } : best;
    },
    { most: 0, goal: -1 },
  ).goal;
}

interface Station {
  readonly no: UnitNo;
  readonly hex: Hex;
  readonly worth: number;
  readonly goal: number;
}

/** Value of a hex as the unit's place at the end of the turn. */
function worthAt(at: Stationing, style: Style, mf: number, size: number, hex: Hex): number {
  const { survey, load } = at.draft;
  const { feared } = at;
  let worth = style.march * pull(at, mf, hex) + grab(at, style, hex) + (doubled(survey.world, hex) ? 0.1 : 0);
  // Measured in the Basic Game only.
  const reply = Math.max(style.reply, survey.operations ? 0 : (style.stand ?? 0));
  if (reply > 0) {
    const there = load[hex] as number;
    worth -= reply * (replyLoss(feared, hex, there + size) - replyLoss(feared, hex, there));
  }
  return worth;
}

function bestStation(at: Stationing, no: UnitNo, noise: () => number): Station | undefined {
  const { draft } = at;
  const { survey, load } = draft;
  const unit = unitOf(draft, no);
  const style = at.styleAt(unit.at);
  const size = sizeOf(unit);
  const marks = marksOf(survey.field, other(survey.side));
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of survey.ways.get(no) ?? []) {
    if (((marks[hex] as number) & STOP) !== 0 || STACK_LIMIT - (load[hex] as number) < size) continue;
    const worth = worthAt(at, style, unit.mf, size, hex) + noise();
    if (worth <= most) continue;
    best = hex;
    most = worth;
  }
  return best < 0 ? undefined : { no, hex: best, worth: most, goal: goalOf(at, unit.mf, best) };
}

/** First choices before any unit is placed: units alike in one place share theirs. */
function firstStations(at: Stationing, free: readonly UnitNo[], noise: () => number, steady: boolean) {
  const alike = new Map<Int32Array, { readonly size: number; readonly station: Station | undefined }>();
  const found = new Map<UnitNo, Station | undefined>();
  for (const no of free) {
    const ways = at.draft.survey.ways.get(no);
    const size = sizeOf(unitOf(at.draft, no));
    const known = steady && ways ? alike.get(ways) : undefined;
    const station = known?.size === size ? known.station && { ...known.station, no } : bestStation(at, no, noise);
    if (ways) alike.set(ways, { size, station });
    found.set(no, station);
  }
  return found;
}

/**
 * True if the unit's own hex is as good as it was: placements since then only lower values, so it is still the best.
 */
function stillBest(at: Stationing, { no, hex, worth }: Station): boolean {
  const unit = unitOf(at.draft, no);
  const size = sizeOf(unit);
  if (STACK_LIMIT - (at.draft.load[hex] as number) < size) return false;
  return worthAt(at, at.styleAt(unit.at), unit.mf, size, hex) >= worth - ALIKE;
}

/** In the last player turn of the search only cities count: a unit that cannot take or guard one stays, if it may. */
export function stationBriefly(draft: Draft, style: Style): void {
  const { survey, load } = draft;
  const claimed = new Set([...draft.at.values()].flatMap((hex) => citiesRound(survey.world, hex)));
  const shares = cityShares(survey, claimed);
  const at: Stationing = { draft, feared: survey, styleAt: () => style, worth: [], claimed, shares };
  const marks = marksOf(survey.field, other(survey.side));
  for (const no of survey.units) {
    if (!isFree(draft, no)) continue;
    const unit = unitOf(draft, no);
    const size = sizeOf(unit);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const hex of survey.ways.get(no) ?? []) {
      if (((marks[hex] as number) & STOP) !== 0 || STACK_LIMIT - (load[hex] as number) < size) continue;
      const worth = grab(at, style, hex);
      if (worth <= most) continue;
      best = hex;
      most = worth;
    }
    const hex = best < 0 ? unit.at : best;
    commit(draft, no, hex);
    for (const city of citiesRound(survey.world, hex)) at.shares[city] = 0;
  }
}

export interface Stationed {
  readonly no: UnitNo;
  readonly hex: Hex;
  /** City hexes it takes, and those of ours in danger that it guards. */
  readonly cities: readonly Hex[];
  readonly guarded: readonly Hex[];
  readonly goal: Hex | undefined;
}

/** Stations of all units that do not attack. */
export function stationAll(
  draft: Draft,
  style: Style,
  styleAt: (hex: Hex) => Style,
  noise: () => number,
): readonly Stationed[] {
  const { survey } = draft;
  const done = stationFree(draft, survey, style, styleAt, noise);
  // Measured in the Basic Game only.
  if (style.again !== true || survey.operations) return done;
  const past = fearedPast(draft);
  for (const { no } of done) release(draft, no);
  return stationFree(draft, past, style, styleAt, noise);
}

/** Finds a place for every free unit, the most valuable first; those without one stay where they are. */
function stationFree(
  draft: Draft,
  feared: Survey,
  style: Style,
  styleAt: (hex: Hex) => Style,
  noise: () => number,
): Stationed[] {
  const { survey } = draft;
  const claimed = new Set([...draft.at.values()].flatMap((hex) => citiesRound(survey.world, hex)));
  const at: Stationing = {
    draft,
    feared,
    styleAt,
    worth: survey.goals.map((goal) => goal.worth),
    claimed,
    shares: cityShares(feared, claimed),
  };
  const done: Stationed[] = [];
  const free = survey.units.filter((no) => isFree(draft, no));
  const steady = style.noise === 0;
  const known = firstStations(at, free, noise, steady);
  while (known.size > 0) {
    let next: UnitNo | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [no, station] of known) {
      const worth = station?.worth ?? -1000;
      if (worth > most) [next, most] = [no, worth];
    }
    if (next === undefined) break;
    let station = known.get(next);
    if (!steady) station = bestStation(at, next, noise);
    else if (station && !stillBest(at, station)) {
      known.set(next, bestStation(at, next, noise));
      continue;
    }
    known.delete(next);
    const hex = station?.hex ?? unitOf(draft, next).at;
    commit(draft, next, hex);
    const cities = citiesRound(survey.world, hex).filter((city) => !at.claimed.has(city));
    for (const city of cities) {
      at.claimed.add(city);
      at.shares[city] = 0;
    }
    if (station && station.goal >= 0) at.worth[station.goal] = (at.worth[station.goal] as number) * SERVED;
    const taken = cities.filter(
      (city) =>
        !covers(survey.field, other(survey.side), city) &&
        !isUncaptured(survey.world, survey.state, city) &&
        controllerOf(survey.world.board, survey.state.control, city) !== survey.side,
    );
    const guarded = cities.filter(
      (city) =>
        (feared.threat[city] as number) > 0 &&
        controllerOf(survey.world.board, survey.state.control, city) === survey.side,
    );
    done.push({ no: next, hex, cities: taken, guarded, goal: station ? survey.goals[station.goal]?.hex : undefined });
  }
  return done;
}
