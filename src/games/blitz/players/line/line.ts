import { hexesOf, marksOf } from '../../chapters/ground/field.ts';
import { other, sizeOf, type UnitNo } from '../../types.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { STOP } from '../../../../hex/path.ts';
import { commit, type Draft, isFree, roomAt, unitOf } from '../plan/draft.ts';
import { type Gap, plannedMarks, run, runnersOf } from './line-gaps.ts';
import { groundAnew, groundOf } from './line-ground.ts';
import { CLOSED, cheapestLine, type Line, OPEN, SHUT, UNMANNED } from './line-path.ts';
import type { Style } from '../search/style.ts';
import { replyLoss } from '../plan/survey.ts';

/** A line of zones of control before the enemy, drawn where it costs least and manned by units that attack nobody. */
export interface Manned {
  /** Who stands where in it, besides those who attack. */
  readonly posts: ReadonlyMap<Hex, UnitNo>;
  /** The hexes in which the enemy has to stop, from edge to edge. */
  readonly chain: readonly Hex[];
  /** Only the weakest went into it. */
  readonly thin: boolean;
}

/** What a unit in the line does not do elsewhere, in tenths of a factor. */
const POSTED = 4;
/** Stacks of this size are thought to stand in a line, and in a thin one. */
const THICK = 8;
const THIN = 4;
/** A hex nobody is left for is not asked for again. */
const TRIES = 4;

const inLine = ({ front }: Style): boolean => front === 'line' || front === 'screen' || front === 'plug';

/** Mans a line with free units in those parts of the map whose style asks for one; or only where there is a gap. */
export function manLine(draft: Draft, styleAt: (hex: Hex) => Style, gap?: Gap): Manned | undefined {
  const { survey } = draft;
  const free = survey.units.filter((no) => isFree(draft, no) && inLine(styleAt(unitOf(draft, no).at)));
  const [first] = free;
  const ground = first === undefined ? undefined : gap ? groundAnew(survey, gap) : groundOf(survey);
  if (first === undefined || !ground) return undefined;
  const { front, reply, stand = 0 } = styleAt(unitOf(draft, first).at);
  const thin = front === 'screen';
  const size = thin ? THIN : THICK;
  const weight = 10 * Math.max(reply, stand);
  const cost = new Int16Array(survey.world.board.grid.size).fill(UNMANNED);
  const standing = marksOf(survey.field, other(survey.side));
  const reachers = new Map<Hex, UnitNo[]>();
  for (const no of free) {
    const need = sizeOf(unitOf(draft, no));
    for (const hex of survey.ways.get(no) ?? []) {
      if (((standing[hex] as number) & STOP) !== 0 || roomAt(draft, hex) < need) continue;
      if ((survey.threat[hex] as number) === 0) continue;
      const known = reachers.get(hex);
      if (known) known.push(no);
      else {
        reachers.set(hex, [no]);
        cost[hex] = POSTED + Math.round(weight * replyLoss(survey, hex, size));
      }
    }
  }
  const question = { grid: survey.world.board.grid, ground: coverOf(draft, styleAt, gap), cost, ...ground };
  for (let tries = 0; tries < TRIES; tries++) {
    const line = cheapestLine(question);
    if (!line) return undefined;
    const posts = assign(draft, line, reachers, thin);
    const unmanned = line.manned.filter((hex) => !posts.has(hex));
    if (unmanned.length === 0) {
      for (const [hex, no] of posts) commit(draft, no, hex);
      return { posts, chain: line.chain, thin };
    }
    for (const hex of unmanned) cost[hex] = UNMANNED;
  }
  return undefined;
}

/** Where the enemy can go past those who are settled already, and where he would have to stop. */
function coverOf(draft: Draft, styleAt: (hex: Hex) => Style, gap?: Gap): Uint8Array {
  const { survey } = draft;
  const marks = plannedMarks(draft);
  const cover = new Uint8Array(marks.length).fill(CLOSED);
  for (const runner of gap?.runners ?? runnersOf(survey)) {
    if (!runner.runs) continue;
    const { steps, found } = run(survey, runner, marks);
    for (let i = 0; i < found.count; i++) {
      const hex = steps.hexOf[found.settled[i] as number] as Hex;
      if (marks[hex] === 0 && inLine(styleAt(hex))) cover[hex] = OPEN;
    }
  }
  for (const hex of hexesOf(survey.field, other(survey.side))) cover[hex] = SHUT;
  return cover;
}

/** One unit for every post, as many posts as can be: infantry rather than armor, the strong in a line, the weak in a screen. */
function assign(
  draft: Draft,
  { manned }: Line,
  reachers: ReadonlyMap<Hex, readonly UnitNo[]>,
  thin: boolean,
): Map<Hex, UnitNo> {
  const rank = (no: UnitNo): number => {
    const unit = unitOf(draft, no);
    return (thin ? 1 : -1) * sizeOf(unit) + 0.5 * unit.mf;
  };
  const wanted = new Map(
    manned.map((hex) => [hex, [...(reachers.get(hex) ?? [])].sort((a, b) => rank(a) - rank(b) || a - b)]),
  );
  const postOf = new Map<UnitNo, Hex>();
  const find = (hex: Hex, seen: Set<UnitNo>): boolean => {
    for (const no of wanted.get(hex) ?? []) {
      if (seen.has(no)) continue;
      seen.add(no);
      const before = postOf.get(no);
      if (before !== undefined && !find(before, seen)) continue;
      postOf.set(no, hex);
      return true;
    }
    return false;
  };
  for (const hex of manned) find(hex, new Set());
  return new Map([...postOf].map(([no, hex]) => [hex, no]));
}
