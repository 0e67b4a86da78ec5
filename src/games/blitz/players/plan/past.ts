import { marksOf } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { allowance, mobilityOf } from '#games/blitz/ground/rules/movement.ts';
import type { Unit, UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { Mobility } from '#games/blitz/world.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { BARRED, reach, STOP } from '#hex/path.ts';
import type { Sentence } from '../reasons/explanation.ts';
import type { Draft } from './draft.ts';
import { doubled, sizeAt, type Survey } from './survey.ts';

/** Reach of the enemy's next player turn past units that stand as planned: it stops in their zones of control. */

/** Enemy units of one kind in one hex. */
interface Runner {
  readonly at: Hex;
  readonly mobility: Mobility;
  readonly thirds: number;
  readonly factors: number;
}

const runners = new WeakMap<Survey, readonly Runner[]>();

function runnersOf(survey: Survey): readonly Runner[] {
  const known = runners.get(survey);
  if (known) return known;
  const { world, state, side } = survey;
  const found = new Map<number, Runner & { factors: number }>();
  for (const unit of state.units) {
    if (unit.side === side || unit.place !== 'map' || !isGround(unit) || world.board.land[unit.at] !== 1) continue;
    const thirds = allowance(world, state, unit);
    const mobility = mobilityOf(world, unit);
    const key = (unit.at * 2 + (mobility === 'heavy' ? 1 : 0)) * 256 + thirds;
    const there = found.get(key);
    if (there) there.factors += unit.af;
    else found.set(key, { at: unit.at, mobility, thirds, factors: unit.af });
  }
  const list = [...found.values()];
  runners.set(survey, list);
  return list;
}

/** Entry flags of each hex for the enemy once all units stand as planned (B6.6, B7.z3). */
function plannedMarks({ survey: { world, state }, load, zoc }: Draft): Uint8Array {
  const marks = new Uint8Array(zoc.length);
  for (let hex = 0; hex < zoc.length; hex++) {
    if ((load[hex] as number) > 0) marks[hex] = BARRED;
    else if ((zoc[hex] as number) > 0) marks[hex] = STOP;
  }
  if (world.minors.length > 0)
    for (const city of world.board.cityHexes) if (isUncaptured(world, state, city)) marks[city] = BARRED;
  return marks;
}

/** Enemy factors that can come next to each hex past units that stand as `marks` say. */
function threatPast(survey: Survey, marks: Uint8Array): Float64Array {
  const { grid } = survey.world.board;
  const threat = new Float64Array(grid.size);
  const seen = new Int32Array(grid.size);
  let stamp = 0;
  for (const { at, mobility, thirds, factors } of runnersOf(survey)) {
    const { steps, space } = survey.world.graph(mobility, 'any');
    const found = reach(steps, at, thirds, marks, space);
    stamp++;
    for (let i = 0; i < found.count; i++) {
      const hex = steps.hexOf[found.settled[i] as number] as Hex;
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const beside = grid.neighbours[edge] as Hex;
        if (beside === NOWHERE || seen[beside] === stamp) continue;
        seen[beside] = stamp;
        threat[beside] = (threat[beside] as number) + factors;
      }
    }
  }
  return threat;
}

/** Survey whose threats are limited to enemies that can come past units standing as planned. */
export function fearedPast(draft: Draft): Survey {
  const { survey } = draft;
  const threat = threatPast(survey, plannedMarks(draft));
  return {
    ...survey,
    threat,
    danger: (hex) => threat[hex] as number,
    replies: new Float64Array(survey.replies.length).fill(-1),
  };
}

/** Odds from which an attack pays. */
const GOOD_ODDS = 3;

type Withdrawal = Extract<Sentence, { say: 'withdraw' }>;

/** Tells of a unit whether it steps out of reach of an attack at 3-1 or better: by what could come next to it. */
export function withdrawals(draft: Draft): (no: UnitNo, to: Hex) => Withdrawal | undefined {
  const { survey } = draft;
  const { world, side, field, state } = survey;
  let known: { readonly now: Float64Array; readonly then: Float64Array } | undefined;
  const weak = (hex: Hex, size: number, factors: number): boolean =>
    factors >= GOOD_ODDS * (doubled(world, hex) ? 2 * size : size);
  return (no, to) => {
    const from = (state.units[no] as Unit).at;
    if (from === to) return undefined;
    known ??= {
      now: threatPast(survey, marksOf(field, side)),
      then: threatPast(survey, plannedMarks(draft)),
    };
    const before = known.now[from] as number;
    const after = known.then[to] as number;
    if (after >= before || !weak(from, sizeAt(survey, side, from), before)) return undefined;
    if (weak(to, draft.load[to] as number, after)) return undefined;
    return { say: 'withdraw', units: [no], from, at: to, before, after };
  };
}
