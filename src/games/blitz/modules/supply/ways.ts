import { fact } from '../../../../core/fact.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import { BARRED } from '../../../../hex/path.ts';
import { type Board, countryRole } from '../../board.ts';
import { isUncaptured } from '../../chapters/countries/minors.ts';
import { relationOf } from '../../chapters/countries/nations.ts';
import { fieldOf, holds, marksOf } from '../../chapters/ground/field.ts';
import { isOpenWater } from '../../chapters/ground/water.ts';
import { along } from '../../chapters/supply/routes.ts';
import type { SupplyLine } from '../../questions.ts';
import { other, type Side, type State } from '../../types.ts';
import type { World } from '../../world.ts';
import { shipsAfloat } from '../naval/ships.ts';
import { markersAt } from '../railroads/rails.ts';
import { isGarrisoned } from '../../chapters/countries/cities.ts';
import { citiesHeld, foreignLine, needsGarrison, type Source, sourcesOf } from './sources.ts';

/** M10.2 to M10.9: supply lines, searched backwards from the sources, once for all units of a side. */

/** M10.2: steps over land. */
const STEPS = 5;

/** M14.15: no line runs over water. */
function drain(world: World, state: State, open: Uint8Array): void {
  world.board.ice?.forEach((flag, hex) => {
    if (flag === 1 && isOpenWater(world, state, hex)) open[hex] = 0;
  });
}

function dryLand(world: World, state: State): Uint8Array {
  const { ice, land } = world.board;
  if (!ice) return land;
  const dry = land.slice();
  drain(world, state, dry);
  return dry;
}

/** M10.4: may a line of this side run through a hex? */
function opens(world: World, state: State, side: Side): Uint8Array {
  const { board } = world;
  const marks = marksOf(fieldOf(world, state), other(side));
  const neutral = board.source.countries.map((_, country) => relationOf(world, state, country, side) === 'neutral');
  const open = new Uint8Array(board.grid.size);
  for (let hex = 0; hex < open.length; hex++)
    if (board.land[hex] === 1 && marks[hex] === 0 && neutral[board.country[hex] ?? -1] !== true) open[hex] = 1;
  for (const hex of board.cityHexes) if (isUncaptured(world, state, hex)) open[hex] = 0;
  drain(world, state, open);
  return open;
}

/** The ways to one source, or to all that carry any number. */
interface Ways {
  /** For each hex the next one, itself where the line ends; NOWHERE where there is no way. */
  readonly next: Int32Array;
}

/** Leads a way from a hex to what these ways lead to? */
export const leads = ({ next }: Ways, hex: Hex): boolean => (next[hex] ?? NOWHERE) !== NOWHERE;

interface Search {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
  readonly open: Uint8Array;
}

/** M10.6: a source in an enemy zone of control counts only with a ground unit in it; with an enemy in it never. */
const serves = ({ world, state, side, open }: Search, hex: Hex): boolean => {
  const field = fieldOf(world, state);
  return open[hex] === 1 || (holds(field, side, hex) && (marksOf(field, other(side))[hex] ?? 0) < BARRED);
};

const railSteps = fact((board: Board): readonly (readonly Hex[])[] =>
  Array.from({ length: board.grid.size }, (_, hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) =>
      (((board.rails[hex] ?? 0) >> direction) & 1) === 1 ? (board.grid.neighbours[hex * 6 + direction] as Hex) : [],
    ),
  ),
);

/** M10.2, M70.fallback: along railways where there are any, else along roads. */
const lineSteps = (world: World, hex: Hex): readonly Hex[] =>
  world.railways ? (railSteps(world.board)[hex] ?? []) : along(world, hex);

/** M10.9: cities that carry no line for want of a garrison. */
const barredCities = (world: World, state: State, side: Side): ReadonlySet<Hex> =>
  new Set(
    world.board.cityHexes.filter(
      (hex) => needsGarrison(world, state, side, hex) && !isGarrisoned(world, state, side, hex),
    ),
  );

/** M10.9, M10.13: the hexes of friendly lines that lead to these ends, in the order they are found. */
function lineNet(search: Search, ends: readonly Hex[], beach: boolean, next: Int32Array): Hex[] {
  const { world, state, side, open } = search;
  const foreign = beach ? foreignLine(world, state, side) : () => false;
  const barred = barredCities(world, state, side);
  const carries = (hex: Hex): boolean => !barred.has(hex) && !foreign(hex);
  const found: Hex[] = [];
  const cut: [hex: Hex, from: Hex][] = [];
  const reach = (ring: [hex: Hex, from: Hex][], at: Hex, from: Hex): void => {
    next[at] = from;
    found.push(at);
    for (const to of lineSteps(world, at))
      if (next[to] === NOWHERE && open[to] === 1 && carries(to)) ring.push([to, at]);
  };
  /** M7.18: on along what no marker lies on; what one marker lies on waits, two break the line. */
  const spread = (ring: [hex: Hex, from: Hex][]): void => {
    for (const [at, from] of ring) {
      if (next[at] !== NOWHERE) continue;
      const markers = markersAt(state, at);
      if (markers > 1) continue;
      if (markers === 1) cut.push([at, from]);
      else reach(ring, at, from);
    }
  };
  spread(ends.filter(carries).map((hex) => [hex, hex]));
  const beyond: [hex: Hex, from: Hex][] = [];
  for (const [at, from] of cut.splice(0)) if (next[at] === NOWHERE) reach(beyond, at, from);
  // A second marker is one too many.
  spread(beyond);
  return found;
}

function waysTo(search: Search, sources: readonly Source[]): Ways {
  const { world, open } = search;
  const { size, neighbours } = world.board.grid;
  const all = sources.flatMap(({ hexes }) => hexes);
  const ends = all.filter((hex) => serves(search, hex));
  const next = new Int32Array(size).fill(NOWHERE);
  const beach = sources.some(({ kind }) => kind === 'beach');
  // A line may pass where it is open; the hex it begins in is not looked at.
  let ring = lineNet(search, ends, beach, next);
  for (const hex of ends) {
    if (next[hex] === NOWHERE) ring.push(hex);
    next[hex] = hex;
  }
  for (let steps = 0; steps < STEPS; steps++) {
    const found: Hex[] = [];
    for (const at of ring) {
      for (let edge = at * 6; edge < at * 6 + 6; edge++) {
        const to = neighbours[edge] as Hex;
        if (to === NOWHERE || next[to] !== NOWHERE) continue;
        next[to] = at;
        if (open[to] === 1) found.push(to);
      }
    }
    ring = found;
  }
  // M10.6: whoever stands in a source is its garrison.
  for (const hex of all) if (next[hex] === NOWHERE || !ends.includes(hex)) next[hex] = hex;
  return { next };
}

/** How the units of a side can be supplied. */
export interface Supply {
  /** By sources that carry any number. */
  readonly free: Ways;
  /** M10.8: by each source over the sea. */
  readonly sea: readonly { readonly source: Source; readonly ways: Ways }[];
}

function search(world: World, draft: State, side: Side, sources: readonly Source[]): Supply {
  // What is asked for later is asked of the state as it is now.
  const state = { ...draft };
  const asked = { world, state, side, open: opens(world, state, side) };
  return {
    free: waysTo(
      asked,
      sources.filter(({ carries }) => carries === undefined),
    ),
    sea: sources
      .filter(({ carries }) => carries !== undefined)
      .map((source) => {
        let known: Ways | undefined;
        return {
          source,
          get ways() {
            return (known ??= waysTo(asked, [source]));
          },
        };
      }),
  };
}

/** Where a side stands, and all else that its lines follow from. */
interface Known {
  readonly from: readonly unknown[];
  readonly rest: readonly unknown[];
  /** What of the units matters: the enemy's marks, garrisons where they count (M10.6, M10.9), the sources. */
  readonly marks: Uint8Array;
  readonly ships: string;
  readonly garrisons: string;
  readonly sources: readonly Source[];
  readonly supply: Supply;
}
/** Asked for hex by hex and unit by unit: what was found last is kept, of each side and country by itself. */
const KEPT = 4;
const recent = fact((_world: World) => new Map<string, Known[]>());

const sameSource = (a: Source, b: Source | undefined): boolean =>
  a.kind === b?.kind &&
  a.carries === b.carries &&
  a.hexes.length === b.hexes.length &&
  a.hexes.every((hex, i) => hex === b.hexes[i]);

function garrisonsOf(world: World, state: State, side: Side, sources: readonly Source[]): string {
  const field = fieldOf(world, state);
  const marks = marksOf(field, other(side));
  let held = '';
  for (const hex of world.board.cityHexes)
    if (holds(field, side, hex) && needsGarrison(world, state, side, hex)) held += `${hex} `;
  for (const { hexes } of sources)
    for (const hex of hexes)
      if ((marks[hex] !== 0 || countryRole(world.board, hex) !== side) && holds(field, side, hex)) held += `${hex} `;
  return held;
}

function lately(world: World, side: Side, nation: number | undefined, anyCity: boolean): Known[] {
  const key = `${side} ${nation ?? ''} ${anyCity ? 'any' : ''}`;
  const all = recent(world);
  let found = all.get(key);
  if (!found) all.set(key, (found = []));
  return found;
}

/** Of a side, or of the army of a minor country that it operates (M10.5f). */
export function supplyOf(world: World, state: State, side: Side, nation?: number, anyCity = false): Supply {
  const { units, avs, control, minors, captured, beachheads, nations, cuts, centres, indicator, turn } = state;
  const water = world.board.ice && isOpenWater(world, state, world.board.ice.indexOf(1));
  const from = [units, avs, control, centres, indicator, turn];
  // M10.13, M90.64: who controls what matters to lines from beachheads and in a civil war, besides the sources.
  const rest = [
    water,
    minors,
    captured,
    beachheads,
    nations,
    cuts,
    beachheads.length > 0 || world.opening.civil ? control : undefined,
  ];
  const latest = lately(world, side, nation, anyCity);
  const alike = latest.filter((one) => one.rest.every((value, i) => value === rest[i]));
  const known = alike.find((one) => one.from.every((value, i) => value === from[i]));
  if (known) return known.supply;
  // Mostly somebody of the side has moved, and where its lines run does not change with that.
  const marks = marksOf(fieldOf(world, state), other(side));
  const ships = shipsAfloat(world, state);
  // The sources are what they were while nobody but the side's own ground units has moved; SUP and cities are looked for.
  const before =
    nation === undefined && !anyCity
      ? alike.find(
          (one) =>
            one.marks === marks && one.ships === ships && one.from.every((value, i) => i < 2 || value === from[i]),
        )
      : undefined;
  // M15.10
  const cities = anyCity ? citiesHeld(world, state, side) : [];
  const sources = before?.sources ?? [...sourcesOf(world, state, side, nation), ...cities];
  const garrisons = garrisonsOf(world, state, side, sources);
  const same = alike.find(
    (one) =>
      one.marks === marks &&
      one.garrisons === garrisons &&
      one.sources.length === sources.length &&
      one.sources.every((source, i) => sameSource(source, sources[i])),
  );
  const supply = same?.supply ?? search(world, state, side, sources);
  latest.unshift({ from, rest, marks, ships, garrisons, sources, supply });
  if (latest.length > KEPT) latest.pop();
  return supply;
}

/** M10.3: has the side a supply line from a hex? */
export const isSupplied = ({ free, sea }: Supply, hex: Hex): boolean =>
  leads(free, hex) || sea.some(({ ways }) => leads(ways, hex));

/** The line itself, or what it lacks: a source at all, a way the enemy leaves open, or one that is short enough. */
export function lineFrom(
  world: World,
  state: State,
  side: Side,
  hex: Hex,
  nation?: number,
  anyCity = false,
): SupplyLine {
  const { free, sea } = supplyOf(world, state, side, nation, anyCity);
  const ways = leads(free, hex) ? free : sea.find((one) => leads(one.ways, hex))?.ways;
  if (ways) return { hexes: followed(ways, hex) };
  const sources = [...sourcesOf(world, state, side, nation), ...(anyCity ? citiesHeld(world, state, side) : [])];
  if (sources.length === 0) return { hexes: [], lacks: 'source' };
  const peace: Search = { world, state, side, open: dryLand(world, state) };
  return { hexes: [], lacks: leads(waysTo(peace, sources), hex) ? 'way' : 'reach' };
}

function followed({ next }: Ways, hex: Hex): readonly Hex[] {
  const line = [hex];
  for (let at = hex; ; ) {
    const to = next[at];
    if (to === undefined || to === NOWHERE || to === at) return line;
    line.push(to);
    at = to;
  }
}

/** M10.5c: which hexes would have a line to an airbase of a side, were it a source? */
export function linesTo(world: World, state: State, side: Side, hex: Hex): (from: Hex) => boolean {
  const ways = waysTo({ world, state, side, open: opens(world, state, side) }, [{ kind: 'centre', hexes: [hex] }]);
  return (from) => leads(ways, from);
}
