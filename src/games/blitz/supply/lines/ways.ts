import { memoize } from '#core/memo.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { neighboursOf } from '#hex/grid.ts';
import { BARRED } from '#hex/path.ts';
import { countryRole } from '#games/blitz/board.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { relationOf } from '#games/blitz/countries/rules/nations.ts';
import { fieldOf, holds, marksOf } from '#games/blitz/ground/rules/field.ts';
import { isOpenWater } from '#games/blitz/ground/rules/water.ts';
import type { SupplyLine } from '#games/blitz/rule-sets.ts';
import { isGround, isIrregular } from '#games/blitz/kinds.ts';
import { type Cut, other, type Side, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { shipsAfloat } from '#games/blitz/sea/ships/ships.ts';
import { lineSteps, markersBy } from '#games/blitz/ground/rail/rails.ts';
import { isGarrisoned, isOverseas } from '#games/blitz/countries/rules/cities.ts';
import { citiesHeld, foreignLine, isOfUse, needsGarrison, possiblePorts, type Source, sourcesOf } from './sources.ts';

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
  /** The hexes that were looked at for markers (M7.18): others may be cut or repaired, and nothing changes. */
  readonly looked: Uint8Array;
}

/** Leads a way from a hex to what these ways lead to? */
export const leads = ({ next }: Ways, hex: Hex): boolean => (next[hex] ?? NOWHERE) !== NOWHERE;

interface Search {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
  readonly open: Uint8Array;
  /** M10.9: cities that carry lines only while they are garrisoned. */
  readonly wants: readonly Hex[];
}

/** M10.6: a source in an enemy zone of control counts only with a ground unit in it; with an enemy in it never. */
const serves = ({ world, state, side, open }: Search, hex: Hex): boolean => {
  const field = fieldOf(world, state);
  return open[hex] === 1 || (holds(field, side, hex) && (marksOf(field, other(side))[hex] ?? 0) < BARRED);
};

const garrisonsWanted = (world: World, state: State, side: Side): readonly Hex[] =>
  world.board.cityHexes.filter((hex) => needsGarrison(world, state, side, hex));

/** M10.9, M10.13: the hexes of friendly lines that lead to these ends, in the order they are found. */
function lineNet({ world, state, side, open, wants }: Search, ends: readonly Hex[], beach: boolean, ways: Ways): Hex[] {
  const { next, looked } = ways;
  const foreign = beach ? foreignLine(world, state, side) : undefined;
  const barred = new Uint8Array(open.length);
  for (const hex of wants) if (!isGarrisoned(world, state, side, hex)) barred[hex] = 1;
  const carries = (hex: Hex): boolean => barred[hex] === 0 && !foreign?.(hex);
  const laid = state.cuts && state.cuts.length > 0 ? markersBy(state.cuts) : undefined;
  const stepsFrom = lineSteps(world);
  const found: Hex[] = [];
  const cut: [hex: Hex, from: Hex][] = [];
  /** M7.18: what one marker lies on waits, two break the line. */
  const come = (at: Hex, from: Hex): void => {
    looked[at] = 1;
    const markers = laid?.get(at) ?? 0;
    if (markers === 1) cut.push([at, from]);
    if (markers > 0) return;
    next[at] = from;
    found.push(at);
  };
  const spread = (first: number): void => {
    for (let i = first; i < found.length; i++) {
      const at = found[i] as Hex;
      for (const to of stepsFrom(at)) if (next[to] === NOWHERE && open[to] === 1 && carries(to)) come(to, at);
    }
  };
  for (const hex of ends) if (next[hex] === NOWHERE && carries(hex)) come(hex, hex);
  spread(0);
  const whole = found.length;
  for (const [at, from] of cut) {
    if (next[at] !== NOWHERE) continue;
    next[at] = from;
    found.push(at);
  }
  // A second marker is one too many.
  spread(whole);
  return found;
}

const isDropped = ({ kind }: Source): boolean => kind === 'airdrop';

function waysTo(search: Search, sources: readonly Source[]): Ways {
  const { world, open } = search;
  const { size, neighbours } = world.board.grid;
  const [dropped, served] = [sources.filter(isDropped), sources.filter((source) => !isDropped(source))];
  const all = served.flatMap(({ hexes }) => hexes);
  const ends = all.filter((hex) => serves(search, hex));
  const ways = { next: new Int32Array(size).fill(NOWHERE), looked: new Uint8Array(size) };
  const { next } = ways;
  const beach = sources.some(({ kind }) => kind === 'beach');
  // A line may pass where it is open; the hex it begins in is not looked at.
  let ring = lineNet(search, ends, beach, ways);
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
  // M12.chart 14: no line leads on from what is dropped.
  for (const hex of dropped.flatMap(({ hexes }) => hexes)) {
    for (const near of neighboursOf(world.board.grid, hex)) if (next[near] === NOWHERE) next[near] = hex;
    next[hex] = hex;
  }
  return ways;
}

/** Supply of a side's units by source. */
export interface Supply {
  /** By sources that carry any number. */
  readonly free: Ways;
  /** M10.8, M10.16: by each source over the sea and each that is flown to. */
  readonly limited: readonly { readonly source: Source; readonly ways: Ways }[];
}

function search(asked: Search, sources: readonly Source[], known: Ways | undefined): Supply {
  return {
    free:
      known ??
      waysTo(
        asked,
        sources.filter(({ carries }) => carries === undefined),
      ),
    limited: sources
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

/** Input of a query for supply lines. */
interface Asked {
  readonly sources: readonly Source[];
  /** Ports abroad that may be of use. */
  readonly ports: readonly Hex[];
  readonly wants: readonly Hex[];
}

/** Cached result with all its inputs; units are compared by what matters of them. */
interface Known extends Asked {
  readonly of: State;
  /** Units at the last query: since then only irrelevant ones have moved (`hasStayed`). */
  units: State['units'];
  readonly water: boolean | undefined;
  /** The enemy's marks, the ships, garrisons where they count (M10.6, M10.9), the sources. */
  readonly marks: Uint8Array;
  readonly ships: string;
  readonly garrisons: readonly Hex[];
  /** The ports that are of use. */
  readonly used: readonly Hex[];
  readonly open: Uint8Array;
  readonly watched: Uint8Array;
  readonly supply: Supply;
}

/** True if only places of units and the sources that follow from them have changed. */
const isAlike = ({ board, opening }: World, one: Known, is: State, water: boolean | undefined): boolean =>
  one.of.nations === is.nations &&
  one.of.minors === is.minors &&
  one.of.captured === is.captured &&
  one.of.beachheads === is.beachheads &&
  one.of.airlifts === is.airlifts &&
  one.water === water &&
  // M14.15: lakes and rivers freeze zone by zone.
  (!board.ice || (one.of.weather === is.weather && one.of.indicator === is.indicator && one.of.turn === is.turn)) &&
  // M10.13, M90.64: who controls what matters to lines from beachheads and in a civil war, besides the sources.
  (one.of.control === is.control || (is.beachheads.length === 0 && !opening.civil));

const NO_CUTS: readonly Cut[] = [];

/** Do markers lie as they lay, wherever it mattered? */
function sameCuts({ of: { cuts: was = NO_CUTS }, supply: { free } }: Known, { cuts: is = NO_CUTS }: State): boolean {
  if (was === is) return true;
  const differs = ({ hex }: Cut): boolean =>
    free.looked[hex] === 1 && markersBy(was).get(hex) !== markersBy(is).get(hex);
  return !was.some(differs) && !is.some(differs);
}

/** Do the sources follow from the same, ships and the enemy aside? */
const sameSources = (was: State, is: State): boolean =>
  was.control === is.control &&
  was.weather === is.weather &&
  was.year === is.year &&
  was.centres === is.centres &&
  was.ports === is.ports &&
  was.indicator === is.indicator &&
  was.turn === is.turn;

/** Asked for hex by hex and unit by unit: what was found last is kept, of each side and country by itself. */
const KEPT = 4;
const recent = memoize((_world: World) => new Map<number, Known[]>());

const sameSource = (a: Source, b: Source | undefined): boolean =>
  a.kind === b?.kind &&
  a.carries === b.carries &&
  a.hexes.length === b.hexes.length &&
  a.hexes.every((hex, i) => hex === b.hexes[i]);

/** The hexes where it matters that ground units of the side stand: cities that want garrisons, sources under siege or abroad. */
function garrisonsOf(
  world: World,
  state: State,
  side: Side,
  wants: readonly Hex[],
  sources: readonly Source[],
): readonly Hex[] {
  const field = fieldOf(world, state);
  const marks = marksOf(field, other(side));
  const held = wants.filter((hex) => isGarrisoned(world, state, side, hex));
  for (const { hexes } of sources)
    for (const hex of hexes)
      if ((marks[hex] !== 0 || countryRole(world.board, hex) !== side) && holds(field, side, hex)) held.push(hex);
  return held;
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The hexes where it can matter to these lines who stands there. */
function watchedBy(world: World, side: Side, { wants, sources, ports }: Asked, anyCity: boolean): Uint8Array {
  const { board, opening } = world;
  const hexes = new Uint8Array(board.grid.size);
  const watch = (hex: Hex): void => {
    hexes[hex] = 1;
  };
  const watchRound = (hex: Hex): void => {
    watch(hex);
    neighboursOf(board.grid, hex).forEach(watch);
  };
  // M10.9, M0.16: a garrison in any hex of a city.
  for (const hex of wants) (board.source.cities[board.city[hex] ?? -1]?.hexes ?? [hex]).forEach(watch);
  // M10.6
  for (const source of sources) source.hexes.forEach(watch);
  // M18.19: covered or not.
  ports.forEach(watchRound);
  // M15.10, M17.g.5, and homes that are lost with their garrisons.
  if (anyCity || opening.liberation || isOverseas(world, side)) board.cityHexes.forEach(watchRound);
  return hexes;
}

/** Is everything as it was that lines follow from, but for ground units that march where nobody asks for them? */
function hasStayed({ watched: hexes, units: were }: Known, { units }: State): boolean {
  if (were.length !== units.length) return false;
  const isFar = (unit: Unit): boolean => unit.place === 'map' && isGround(unit) && hexes[unit.at] === 0;
  for (let no = 0; no < units.length; no++)
    if (were[no] !== units[no] && !(isFar(were[no] as Unit) && isFar(units[no] as Unit))) return false;
  return true;
}

function latestOf(world: World, side: Side, nation: number | undefined, anyCity: boolean): Known[] {
  const key = 4 * (nation ?? -1) + (side === 'blue' ? 0 : 1) + (anyCity ? 2 : 0);
  const all = recent(world);
  let found = all.get(key);
  if (!found) all.set(key, (found = []));
  return found;
}

/** Supply of a side, or of the army of a minor country that it operates (M10.5f). */
export function supplyOf(world: World, state: State, side: Side, nation?: number, anyCity = false): Supply {
  const water = world.board.ice && isOpenWater(world, state, world.board.ice.indexOf(1));
  const latest = latestOf(world, side, nation, anyCity);
  const isKnown = (one: Known): boolean =>
    one.of.avs === state.avs &&
    one.of.cuts === state.cuts &&
    sameSources(one.of, state) &&
    isAlike(world, one, state, water);
  const known = latest.find((one) => one.units === state.units && isKnown(one));
  if (known) return known.supply;
  const marks = marksOf(fieldOf(world, state), other(side));
  const stayed = latest.find((one) => one.marks === marks && isKnown(one) && hasStayed(one, state));
  if (stayed) {
    stayed.units = state.units;
    return stayed.supply;
  }
  // Mostly somebody of the side has moved, and where its lines run does not change with that.
  const alike = latest.filter((one) => isAlike(world, one, state, water));
  const ships = shipsAfloat(world, state);
  // The sources are what they were while nobody but the side's own ground units has moved; SUP and cities are looked for.
  const own = nation === undefined && !anyCity;
  // M10.5c: an airbase may go, and nothing else changes.
  const last =
    own && !state.airlifts
      ? alike.find((one) => one.marks === marks && one.ships === ships && sameSources(one.of, state))
      : undefined;
  const ports = last?.ports ?? (own ? possiblePorts(world, state, side) : []);
  const used = ports.filter((hex) => isOfUse(world, state, side, hex));
  const before = last && sameList(last.used, used) ? last : undefined;
  // M15.10
  const cities = anyCity ? citiesHeld(world, state, side) : [];
  const sources = before?.sources ?? [...sourcesOf(world, state, side, nation), ...cities];
  const wants = alike[0]?.wants ?? garrisonsWanted(world, state, side);
  const garrisons = garrisonsOf(world, state, side, wants, sources);
  const same = alike.find(
    (one) =>
      one.marks === marks &&
      sameList(one.garrisons, garrisons) &&
      (one.sources === sources ||
        (one.sources.length === sources.length && one.sources.every((source, i) => sameSource(source, sources[i])))) &&
      sameCuts(one, state),
  );
  const open = alike.find((one) => one.marks === marks)?.open ?? opens(world, state, side);
  // Copy, so that later queries use the state as it is now.
  const of = { ...state };
  const asked = { world, state: of, side, open, wants };
  const supply = same?.of.cuts === state.cuts && same ? same.supply : search(asked, sources, same?.supply.free);
  const watched =
    before?.wants === wants && before.ports === ports
      ? before.watched
      : watchedBy(world, side, { wants, sources, ports }, anyCity);
  const { units } = state;
  latest.unshift({ of, units, water, marks, ships, garrisons, sources, ports, used, open, wants, watched, supply });
  if (latest.length > KEPT) latest.pop();
  return supply;
}

/** M17.f.7: is a unit of a minor in the country of its third power? */
export const isGuest = ({ board, opening: { third } }: World, unit: Unit): boolean =>
  third === unit.side && countryRole(board, unit.at) === third;

/** M10.5f: do the sources of its side feed a unit? */
export const isFedBySide = (world: World, unit: Unit): boolean => unit.nation === undefined || isGuest(world, unit);

/** M10.5f: the lines of a unit: those of its side, or of its country; those of guerillas end in any city held (M15.10). */
export const linesOf = (world: World, state: State, unit: Unit): Supply =>
  // M17.f.7: in the country of the third power the minors are fed as its own units are.
  supplyOf(world, state, unit.side, isGuest(world, unit) ? undefined : unit.nation, isIrregular(unit));

/** M10.3: has the side a supply line from a hex? */
export const isSupplied = ({ free, limited }: Supply, hex: Hex): boolean =>
  leads(free, hex) || limited.some(({ ways }) => leads(ways, hex));

/** The line itself, or what it lacks: a source at all, a way the enemy leaves open, garrisons, or one that is short enough. */
export function lineFrom(
  world: World,
  state: State,
  side: Side,
  hex: Hex,
  nation?: number,
  anyCity = false,
): SupplyLine {
  const { free, limited } = supplyOf(world, state, side, nation, anyCity);
  const ways = leads(free, hex) ? free : limited.find((one) => leads(one.ways, hex))?.ways;
  if (ways) return { hexes: followed(ways, hex) };
  const sources = [...sourcesOf(world, state, side, nation), ...(anyCity ? citiesHeld(world, state, side) : [])];
  if (sources.length === 0) return { hexes: [], lacks: 'source' };
  return { hexes: [], lacks: lackOf(world, state, side, sources, hex) };
}

/**
 * Cause of a missing line: `way`: closed by the enemy; `garrison`: a city without a garrison (M10.9); `reach`: too long
 * in any case.
 */
function lackOf(
  world: World,
  state: State,
  side: Side,
  sources: readonly Source[],
  hex: Hex,
): 'way' | 'garrison' | 'reach' {
  const wants = garrisonsWanted(world, state, side);
  const leadsBy = (open: Uint8Array, garrisons: readonly Hex[]): boolean =>
    leads(waysTo({ world, state, side, open, wants: garrisons }, sources), hex);
  const peace = dryLand(world, state);
  if (leadsBy(peace, wants)) return 'way';
  if (wants.every((city) => isGarrisoned(world, state, side, city)) || !leadsBy(peace, [])) return 'reach';
  return leadsBy(opens(world, state, side), []) ? 'garrison' : 'way';
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
  const wants = garrisonsWanted(world, state, side);
  const asked = { world, state, side, open: opens(world, state, side), wants };
  const ways = waysTo(asked, [{ kind: 'centre', hexes: [hex] }]);
  return (from) => leads(ways, from);
}

/** M10.4, M12.40: the lines of a side, or of the army of a country, were these hexes closed to it besides; undefined: none. */
export function linesPast(
  world: World,
  state: State,
  side: Side,
  nation?: number,
): (closed: readonly Hex[]) => (from: Hex) => readonly Hex[] | undefined {
  const wants = garrisonsWanted(world, state, side);
  const all = opens(world, state, side);
  const sources = sourcesOf(world, state, side, nation);
  return (closed) => {
    const open = all.slice();
    for (const hex of closed) open[hex] = 0;
    const ways = waysTo({ world, state, side, open, wants }, sources);
    return (from) => (leads(ways, from) ? followed(ways, from) : undefined);
  };
}
