import { controllerOf } from '../../blitz/cities.ts';
import { covers } from '../../blitz/field.ts';
import { isUncaptured } from '../../blitz/minors.ts';
import { other, sizeOf, type UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { UNREACHED } from '../../hex/path.ts';
import { commit, type Draft, isFree, roomAt, unitOf } from './draft.ts';
import type { Style } from './style.ts';
import { citiesRound, doubled, type Goal, inEnemyZoc, replyLoss } from './survey.ts';

/** Where the units go that attack nobody: to cities nobody holds, before cities in danger, towards the next goals. */

/** What a goal is worth shrinks by half with every player turn of marching. */
const SHARES: Float64Array[] = [];
function sharesOf(mf: number): Float64Array {
  SHARES[mf] ??= Float64Array.from({ length: 256 }, (_, d) => (d >= UNREACHED ? 0 : 2 ** (-d / (3 * Math.max(mf, 1)))));
  return SHARES[mf];
}

/** A goal somebody is on his way to draws others less. */
const SERVED = 0.8;
/** Differences below this are not worth another look. */
const ALIKE = 0.1;

interface Stationing {
  readonly draft: Draft;
  readonly styleAt: (hex: Hex) => Style;
  readonly worth: number[];
  /** City hexes some planned unit takes or guards already. */
  readonly claimed: Set<Hex>;
  /** By movement factor and hex. */
  readonly drawn: Drawn[][];
}

/** What being in a hex next to cities brings at once, for cities nobody claimed yet. */
function grab({ draft, claimed }: Stationing, style: Style, hex: Hex): number {
  const { world, state, field, side, threat } = draft.survey;
  let worth = 0;
  for (const city of citiesRound(world, hex)) {
    if (claimed.has(city) || covers(field, other(side), city) || isUncaptured(world, state, city)) continue;
    if (controllerOf(world.board, state.control, city) !== side) worth += 2 * style.city;
    else if ((threat[city] as number) > 0) worth += 0.8 * style.city;
  }
  return worth;
}

/**
 * What draws a unit to a hex. Looked up again only when the goal that draws most has been served since: what the other
 * goals add is little.
 */
function pull({ draft, worth, drawn }: Stationing, mf: number, hex: Hex): Drawn {
  const known = (drawn[mf] ??= [])[hex];
  if (known && (known.goal < 0 || worth[known.goal] === known.worth)) return known;
  const { goals } = draft.survey;
  const share = sharesOf(mf);
  let most = 0;
  let sum = 0;
  let goal = -1;
  for (let i = 0; i < goals.length; i++) {
    const here = (worth[i] as number) * (share[(goals[i] as Goal).far[hex] as number] as number);
    sum += here;
    if (here <= most) continue;
    most = here;
    goal = i;
  }
  const found = { pull: most + 0.1 * sum, goal, worth: worth[goal] ?? 0 };
  (drawn[mf] as Drawn[])[hex] = found;
  return found;
}

interface Drawn {
  readonly pull: number;
  readonly goal: number;
  readonly worth: number;
}

interface Station {
  readonly no: UnitNo;
  readonly hex: Hex;
  readonly worth: number;
  readonly goal: number;
}

function bestStation(at: Stationing, no: UnitNo, noise: () => number): Station | undefined {
  const { draft } = at;
  const style = at.styleAt(unitOf(draft, no).at);
  const { survey } = draft;
  const unit = unitOf(draft, no);
  const size = sizeOf(unit);
  let best: Station | undefined;
  for (const hex of survey.reach.get(no) ?? []) {
    if (inEnemyZoc(survey, hex) || roomAt(draft, hex) < size) continue;
    const drawn = pull(at, unit.mf, hex);
    let worth = style.march * drawn.pull + grab(at, style, hex) + (doubled(survey.world, hex) ? 0.1 : 0) + noise();
    if (style.reply > 0) {
      const load = draft.load[hex] as number;
      worth -= style.reply * (replyLoss(survey, hex, load + size) - replyLoss(survey, hex, load));
    }
    if (!best || worth > best.worth) best = { no, hex, worth, goal: drawn.goal };
  }
  return best;
}

export interface Stationed {
  readonly no: UnitNo;
  readonly hex: Hex;
  /** City hexes it takes, and those of ours in danger that it guards. */
  readonly cities: readonly Hex[];
  readonly guarded: readonly Hex[];
  readonly goal: Hex | undefined;
}

/** Finds a place for every free unit, the most valuable first; those without one stay where they are. */
export function stationAll(draft: Draft, style: Style, styleAt: (hex: Hex) => Style, noise: () => number): Stationed[] {
  const { survey } = draft;
  const at: Stationing = {
    draft,
    styleAt,
    worth: survey.goals.map((goal) => goal.worth),
    drawn: [],
    claimed: new Set([...draft.at.values()].flatMap((hex) => citiesRound(survey.world, hex))),
  };
  const done: Stationed[] = [];
  const free = survey.units.filter((no) => isFree(draft, no));
  const known = new Map(free.map((no) => [no, bestStation(at, no, noise)]));
  while (known.size > 0) {
    let next: UnitNo | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [no, station] of known) {
      const worth = station?.worth ?? -1000;
      if (worth > most) [next, most] = [no, worth];
    }
    if (next === undefined) break;
    // What others have taken since may have changed what is best for it.
    const station = bestStation(at, next, noise);
    if (station && station.worth < most - ALIKE && style.noise === 0) {
      known.set(next, station);
      continue;
    }
    known.delete(next);
    const hex = station?.hex ?? unitOf(draft, next).at;
    commit(draft, next, hex);
    const cities = citiesRound(survey.world, hex).filter((city) => !at.claimed.has(city));
    for (const city of cities) at.claimed.add(city);
    if (station && station.goal >= 0) at.worth[station.goal] = (at.worth[station.goal] as number) * SERVED;
    const taken = cities.filter(
      (city) =>
        !covers(survey.field, other(survey.side), city) &&
        !isUncaptured(survey.world, survey.state, city) &&
        controllerOf(survey.world.board, survey.state.control, city) !== survey.side,
    );
    const guarded = cities.filter(
      (city) =>
        (survey.threat[city] as number) > 0 &&
        controllerOf(survey.world.board, survey.state.control, city) === survey.side,
    );
    done.push({ no: next, hex, cities: taken, guarded, goal: station ? survey.goals[station.goal]?.hex : undefined });
  }
  return done;
}
