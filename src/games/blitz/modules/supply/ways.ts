import { neighboursOf } from '../../../../hex/grid.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { BARRED } from '../../../../hex/path.ts';
import { isUncaptured } from '../../chapters/countries/minors.ts';
import { relationOf } from '../../chapters/countries/nations.ts';
import { fieldOf, holds, marksOf } from '../../chapters/ground/field.ts';
import { along } from '../../chapters/supply/routes.ts';
import type { SupplyLine } from '../../questions.ts';
import { other, type Side, type State } from '../../types.ts';
import type { World } from '../../world.ts';
import { markersAt } from '../railroads/rails.ts';
import { foreignLine, isGarrisoned, needsGarrison, type Source, sourcesOf } from './sources.ts';

/** M10.2 to M10.9: supply lines, searched backwards from the sources, once for all units of a side. */

/** M10.2: steps over land. */
const STEPS = 5;

/** M10.4: may a line of this side run through a hex? */
function opens(world: World, state: State, side: Side): (hex: Hex) => boolean {
  const { land } = world.board;
  const marks = marksOf(fieldOf(world, state), other(side));
  return (hex) =>
    land[hex] === 1 &&
    marks[hex] === 0 &&
    !isUncaptured(world, state, hex) &&
    relationOf(world, state, world.board.country[hex] ?? -1, side) !== 'neutral';
}

/** The ways to one source, or to all that carry any number: for each hex the next one, itself where the line ends. */
interface Ways {
  readonly next: ReadonlyMap<Hex, Hex>;
}

interface Search {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
  readonly open: (hex: Hex) => boolean;
}

/** M10.6: a source in an enemy zone of control counts only with a ground unit in it; with an enemy in it never. */
const serves = ({ world, state, side, open }: Search, hex: Hex): boolean => {
  const field = fieldOf(world, state);
  return open(hex) || (holds(field, side, hex) && (marksOf(field, other(side))[hex] ?? 0) < BARRED);
};

/** M10.2, M70.fallback: along railways where there are any, else along roads. */
function lineSteps(world: World, hex: Hex): readonly Hex[] {
  const { board, railways } = world;
  if (!railways) return along(world, hex);
  return [0, 1, 2, 3, 4, 5].flatMap((direction) =>
    (((board.rails[hex] ?? 0) >> direction) & 1) === 1 ? (board.grid.neighbours[hex * 6 + direction] as Hex) : [],
  );
}

/** M10.9, M10.13: the hexes of friendly lines that lead to these ends. */
function lineNet(search: Search, ends: readonly Hex[], beach: boolean): Map<Hex, Hex> {
  const { world, state, side, open } = search;
  const foreign = beach ? foreignLine(world, state, side) : () => false;
  const carries = (hex: Hex): boolean =>
    !foreign(hex) && (!needsGarrison(world, state, side, hex) || isGarrisoned(world, state, side, hex));
  const next = new Map<Hex, Hex>();
  const cut: [hex: Hex, from: Hex][] = [];
  /** M7.18: on along what no marker lies on; what one marker lies on waits, two break the line. */
  const spread = (ring: [hex: Hex, from: Hex][]): void => {
    for (const [at, from] of ring) {
      const markers = markersAt(state, at);
      if (next.has(at) || markers > 1) continue;
      if (markers === 1) cut.push([at, from]);
      else reach(ring, at, from);
    }
  };
  const reach = (ring: [hex: Hex, from: Hex][], at: Hex, from: Hex): void => {
    next.set(at, from);
    for (const to of lineSteps(world, at)) if (!next.has(to) && open(to) && carries(to)) ring.push([to, at]);
  };
  spread(ends.filter(carries).map((hex) => [hex, hex]));
  const beyond: [hex: Hex, from: Hex][] = [];
  for (const [at, from] of cut.splice(0)) if (!next.has(at)) reach(beyond, at, from);
  // A second marker is one too many.
  spread(beyond);
  return next;
}

function waysTo(search: Search, sources: readonly Source[]): Ways {
  const { world, open } = search;
  const { grid } = world.board;
  const all = sources.flatMap(({ hexes }) => hexes);
  const ends = all.filter((hex) => serves(search, hex));
  const next = lineNet(
    search,
    ends,
    sources.some(({ kind }) => kind === 'beach'),
  );
  for (const hex of ends) next.set(hex, hex);
  // A line may pass where it is open; the hex it begins in is not looked at.
  let ring = [...next.keys()];
  for (let steps = 0; steps < STEPS; steps++) {
    const found: Hex[] = [];
    for (const at of ring) {
      for (const to of neighboursOf(grid, at)) {
        if (next.has(to)) continue;
        next.set(to, at);
        if (open(to)) found.push(to);
      }
    }
    ring = found;
  }
  // M10.6: whoever stands in a source is its garrison.
  for (const hex of all) if (!next.has(hex) || !ends.includes(hex)) next.set(hex, hex);
  return { next };
}

/** How the units of a side can be supplied. */
export interface Supply {
  /** By sources that carry any number. */
  readonly free: Ways;
  /** M10.8: by each source over the sea. */
  readonly sea: readonly { readonly source: Source; readonly ways: Ways }[];
}

const KEPT = 6;
interface Known {
  readonly world: World;
  readonly side: Side;
  readonly from: readonly unknown[];
  readonly supply: Supply;
}
/** Asked for hex by hex and unit by unit: what was found last is kept. */
const recent: Known[] = [];

export function supplyOf(world: World, state: State, side: Side): Supply {
  const from = [
    state.units,
    state.control,
    state.minors,
    state.captured,
    state.beachheads,
    state.avs,
    state.nations,
    state.cuts,
  ];
  const known = recent.find(
    (one) => one.world === world && one.side === side && one.from.every((value, i) => value === from[i]),
  );
  if (known) return known.supply;
  const search: Search = { world, state, side, open: opens(world, state, side) };
  const sources = sourcesOf(world, state, side);
  const supply = {
    free: waysTo(
      search,
      sources.filter(({ carries }) => carries === undefined),
    ),
    sea: sources
      .filter(({ carries }) => carries !== undefined)
      .map((source) => ({ source, ways: waysTo(search, [source]) })),
  };
  recent.unshift({ world, side, from, supply });
  if (recent.length > KEPT) recent.pop();
  return supply;
}

/** M10.3: has the side a supply line from a hex? */
export const isSupplied = ({ free, sea }: Supply, hex: Hex): boolean =>
  free.next.has(hex) || sea.some(({ ways }) => ways.next.has(hex));

/** The line itself, or what it lacks: a source at all, a way the enemy leaves open, or one that is short enough. */
export function lineFrom(world: World, state: State, side: Side, hex: Hex): SupplyLine {
  const { free, sea } = supplyOf(world, state, side);
  const ways = [free, ...sea.map((one) => one.ways)].find(({ next }) => next.has(hex));
  if (ways) return { hexes: followed(ways, hex) };
  const sources = sourcesOf(world, state, side);
  if (sources.length === 0) return { hexes: [], lacks: 'source' };
  const peace: Search = { world, state, side, open: (at) => world.board.land[at] === 1 };
  return { hexes: [], lacks: waysTo(peace, sources).next.has(hex) ? 'way' : 'reach' };
}

function followed({ next }: Ways, hex: Hex): readonly Hex[] {
  const line = [hex];
  for (let at = hex; ; ) {
    const to = next.get(at);
    if (to === undefined || to === at) return line;
    line.push(to);
    at = to;
  }
}
