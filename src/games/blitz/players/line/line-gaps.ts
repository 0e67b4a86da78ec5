import { controllerOf } from '../../chapters/countries/cities.ts';
import { covers } from '../../chapters/ground/field.ts';
import { isUncaptured } from '../../chapters/countries/minors.ts';
import { allowance, mobilityOf } from '../../chapters/ground/movement.ts';
import { isGround, other, type Unit, type UnitNo } from '../../types.ts';
import type { Mobility } from '../../world.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import { BARRED, type Reach, reach, type StepGraph, STOP } from '../../../../hex/path.ts';
import type { Draft } from '../plan/draft.ts';
import { citiesRound, struckFrom, type Survey } from '../plan/survey.ts';

/** What the enemy's next player turn reaches past units that stand as planned: he stops in their zones of control. */

/** Enemy units of one kind in one hex. */
export interface Runner {
  readonly units: UnitNo[];
  readonly at: Hex;
  readonly mobility: Mobility;
  readonly thirds: number;
  readonly factors: number;
  /** It could come to a city of ours if nobody stood in its way. */
  readonly runs: boolean;
}

const runners = new WeakMap<Survey, readonly Runner[]>();

export function runnersOf(survey: Survey): readonly Runner[] {
  const known = runners.get(survey);
  if (known) return known;
  const { world, state, side } = survey;
  const own = ownCities(survey);
  const found = new Map<number, Runner & { factors: number }>();
  state.units.forEach((unit: Unit, no) => {
    if (unit.side === side || unit.place !== 'map' || !isGround(unit) || world.board.land[unit.at] !== 1) return;
    const thirds = allowance(world, state, unit);
    const mobility = mobilityOf(unit);
    const key = (unit.at * 2 + (mobility === 'heavy' ? 1 : 0)) * 256 + thirds;
    const there = found.get(key);
    if (there) {
      there.units.push(no);
      there.factors += unit.af;
      return;
    }
    const { marks } = struckFrom(world, state, unit);
    const runs = own.some((city) => marks[city] === 1);
    found.set(key, { units: [no], at: unit.at, mobility, thirds, factors: unit.af, runs });
  });
  const list = [...found.values()];
  runners.set(survey, list);
  return list;
}

const owned = new WeakMap<Survey, readonly Hex[]>();

/** City hexes of ours that no enemy covers yet. */
export function ownCities(survey: Survey): readonly Hex[] {
  const known = owned.get(survey);
  if (known) return known;
  const { world, state, side, field } = survey;
  const list = world.board.cityHexes.filter(
    (city) => controllerOf(world.board, state.control, city) === side && !covers(field, other(side), city),
  );
  owned.set(survey, list);
  return list;
}

/** What entering each hex means for the enemy once everybody stands as planned (B6.6, B7.z3). */
export function plannedMarks({ survey: { world, state }, load, zoc }: Draft): Uint8Array {
  const marks = new Uint8Array(zoc.length);
  for (let hex = 0; hex < zoc.length; hex++) {
    if ((load[hex] as number) > 0) marks[hex] = BARRED;
    else if ((zoc[hex] as number) > 0) marks[hex] = STOP;
  }
  if (world.minors.length > 0)
    for (const city of world.board.cityHexes) if (isUncaptured(world, state, city)) marks[city] = BARRED;
  return marks;
}

/** Where a runner comes; the answer is good until the next question. */
export function run({ world }: Survey, { at, mobility, thirds }: Runner, marks: Uint8Array): Found {
  const { steps, space } = world.graph(mobility, 'any');
  return { steps, found: reach(steps, at, thirds, marks, space) };
}

interface Found {
  readonly steps: StepGraph;
  readonly found: Reach;
}

/** Enemy factors that can come next to each hex past units that stand as `marks` say. */
export function threatPast(survey: Survey, marks: Uint8Array): Float64Array {
  const { grid } = survey.world.board;
  const threat = new Float64Array(grid.size);
  const seen = new Int32Array(grid.size);
  let stamp = 0;
  for (const runner of runnersOf(survey)) {
    const { steps, found } = run(survey, runner, marks);
    stamp++;
    for (let i = 0; i < found.count; i++) {
      const hex = steps.hexOf[found.settled[i] as number] as Hex;
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const beside = grid.neighbours[edge] as Hex;
        if (beside === NOWHERE || seen[beside] === stamp) continue;
        seen[beside] = stamp;
        threat[beside] = (threat[beside] as number) + runner.factors;
      }
    }
  }
  return threat;
}

/** The same position, feared only as far as the enemy can come past units that stand as planned. */
export function fearedPast(survey: Survey, marks: Uint8Array): Survey {
  const threat = threatPast(survey, marks);
  return {
    ...survey,
    threat,
    danger: (hex) => threat[hex] as number,
    replies: new Float64Array(survey.replies.length).fill(-1),
  };
}

/** City hexes of ours that he can come next to while nobody of ours covers them, and who can. */
export interface Gap {
  readonly cities: readonly Hex[];
  readonly runners: readonly Runner[];
}

/** What would be lost if everybody stood as planned. */
export function gapIn(draft: Draft): Gap | undefined {
  const { survey, zoc } = draft;
  const bare = ownCities(survey).filter((city) => zoc[city] === 0 && (survey.threat[city] as number) > 0);
  if (bare.length === 0) return undefined;
  const marks = plannedMarks(draft);
  const cities = new Set<Hex>();
  const through = runnersOf(survey).filter((runner) => {
    if (!runner.runs) return false;
    const { steps, found } = run(survey, runner, marks);
    let passes = false;
    for (let i = 0; i < found.count; i++) {
      for (const city of citiesRound(survey.world, steps.hexOf[found.settled[i] as number] as Hex)) {
        if (!bare.includes(city)) continue;
        cities.add(city);
        passes = true;
      }
    }
    return passes;
  });
  return cities.size === 0 ? undefined : { cities: [...cities], runners: through };
}
