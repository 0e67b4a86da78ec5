import { type Grid, nameOf, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { type BoardSource, type Country, type Road, type Surface, ZONES, type Zone } from '#games/blitz/board.ts';
import { type DraftedBoard, draftBoard, type Fault } from './board-text.ts';

/** Faults of a written board, each with its line or hex; empty when it can be played on. */
export function boardFaults(text: string): readonly Fault[] {
  const draft = draftBoard(text);
  const found = [...draft.faults];
  if (draft.source) {
    const survey = surveyOf(draft, draft.source, found);
    for (const check of CHECKS) check(survey);
  }
  return found.sort((a, b) => (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER));
}

/** Input of the checks. Unread hexes have no values, so that one fault is reported once. */
interface Survey {
  readonly source: BoardSource;
  readonly grid: Grid;
  readonly read: (hex: Hex) => boolean;
  readonly surface: (hex: Hex) => Surface;
  readonly country: (hex: Hex) => Country | undefined;
  /** True also next to an unread hex, which may be sea. */
  readonly coastal: (hex: Hex) => boolean;
  readonly loose: ReadonlySet<Hex>;
  readonly lineOf: (thing: object) => number | undefined;
  /** Has the text given hexes to countries and zones at all? Small boards may leave both out. */
  readonly owned: boolean;
  readonly zoned: boolean;
  readonly tell: (hex: Hex, message: string, line?: number) => void;
}

function surveyOf(draft: DraftedBoard, source: BoardSource, found: Fault[]): Survey {
  const { grid } = source;
  const read = (hex: Hex) => !draft.unread.has(hex);
  const surface = (hex: Hex) => source.surface[hex] ?? 'land';
  return {
    source,
    grid,
    read,
    surface,
    country: (hex) => source.countries[source.country[hex] ?? -1],
    coastal: (hex) => neighboursOf(grid, hex).some((next) => !read(next) || surface(next) === 'sea'),
    loose: draft.loose,
    lineOf: (thing) => draft.lines.get(thing),
    owned: source.country.some((index) => index >= 0),
    zoned: source.zone.some((zone) => zone !== undefined),
    tell: (hex, message, line) => {
      const place = hex === NOWHERE ? {} : { hex: nameOf(grid, hex) };
      found.push({ ...(line === undefined ? {} : { line }), ...place, message });
    },
  };
}

const CHECKS: readonly ((survey: Survey) => void)[] = [
  checkHexes,
  checkCountries,
  checkCities,
  checkInlandPorts,
  checkRivers,
  checkRoads,
  checkRails,
  checkZoneChain,
  checkIslands,
];

/** B1.2, B1.3, B1.14: surface, features, country and zone of each hex agree. */
function checkHexes({ source, grid, read, surface, country, coastal, owned, zoned, tell }: Survey): void {
  for (let hex = 0; hex < grid.size; hex++) {
    if (!read(hex)) continue;
    const kind = surface(hex);
    const owner = country(hex);
    const zone = source.zone[hex];
    const features = [...(source.features[hex] ?? [])];
    if (kind !== 'land' && features.length > 0) tell(hex, `${features.join(' and ')} on a ${kind} hex (B1.3)`);
    if (kind === 'land' && features.includes('beach') && !coastal(hex)) {
      tell(hex, 'a beach that does not touch the sea (B1.12)');
    }
    if (kind === 'sea' && zoned && !zone) tell(hex, 'a sea hex without a zone (T6.1.3)');
    if (kind !== 'sea' && zone) tell(hex, `a ${kind} hex in sea zone ${zone}`);
    if (kind === 'land' && owned && !owner) tell(hex, 'a land hex that belongs to no country (B1.14)');
    if (kind === 'land' && owner?.role === 'neutral') {
      tell(hex, `open land in the neutral country ${owner.name} (B1.15)`);
    }
    if (kind === 'neutral' && owner && owner.role !== 'neutral') tell(hex, `a neutral hex given to ${owner.name}`);
    if ((kind === 'sea' || kind === 'lake') && owner) tell(hex, `a ${kind} hex given to ${owner.name}`);
  }
}

/** B1.16: one home country for each side. */
function checkCountries({ source, owned, tell }: Survey): void {
  if (!owned) return;
  const declared = source.countries.filter((_, index) => source.country.includes(index));
  for (const role of ['blue', 'red'] as const) {
    const homes = declared.filter((country) => country.role === role);
    if (homes.length !== 1) tell(NOWHERE, `${homes.length} home countries for ${role}, not one (B1.16)`);
  }
}

/** B1.5: a city stands on land of one country. */
function checkCities({ source, read, surface, country, lineOf, tell }: Survey): void {
  const capitals = new Map<string, string>();
  for (const city of source.cities) {
    const line = lineOf(city);
    const [first = NOWHERE] = city.hexes;
    for (const hex of city.hexes) {
      if (!read(hex)) continue;
      if (surface(hex) !== 'land') tell(hex, `${city.name} stands on a ${surface(hex)} hex (B1.5)`, line);
      const [here, there] = [country(first)?.name, country(hex)?.name];
      if (read(first) && here !== there) {
        tell(hex, `${city.name} lies in two countries, ${here ?? 'none'} and ${there ?? 'none'}`, line);
      }
    }
    const home = country(first)?.name;
    if (!city.capital || home === undefined) continue;
    const other = capitals.get(home);
    if (other !== undefined) tell(first, `${home} has two capitals, ${other} and ${city.name}`, line);
    capitals.set(home, city.name);
  }
}

/** T6.1.2a: an inland port lies off the coast on a river that reaches the sea in its zone. */
function checkInlandPorts(survey: Survey): void {
  const { source, read, coastal, lineOf, tell } = survey;
  for (const port of source.inlandPorts) {
    const { hex, zone } = port;
    const line = lineOf(port);
    if (!read(hex)) continue;
    if (coastal(hex)) tell(hex, 'an inland port on the coast: its zone follows from the sea beside it', line);
    const mouths = source.rivers.filter((river) => river.course.includes(hex)).map((river) => river.course.at(-1));
    if (!mouths.some((mouth) => mouth !== undefined && zonesBeside(survey, mouth).has(zone))) {
      tell(hex, `no river leads from this inland port to the sea of zone ${zone}`, line);
    }
  }
}

function zonesBeside({ source, grid }: Survey, hex: Hex): Set<Zone | undefined> {
  return new Set(neighboursOf(grid, hex).map((next) => source.zone[next]));
}

/** B1.6: rivers run over land and end at the sea, at a lake or in another river. */
function checkRivers({ source, grid, read, surface, coastal, loose, lineOf, tell }: Survey): void {
  for (const river of source.rivers) {
    const line = lineOf(river);
    for (const [i, hex] of river.course.entries()) {
      if (read(hex) && surface(hex) !== 'land') {
        tell(hex, `the river ${river.name} runs over a ${surface(hex)} hex`, line);
      }
      if (river.course.indexOf(hex) !== i) tell(hex, `the river ${river.name} comes back to a hex`, line);
    }
    const mouth = river.course.at(-1) as Hex;
    const lakeside = neighboursOf(grid, mouth).some((next) => surface(next) === 'lake');
    const joins = source.rivers.some((other) => other !== river && other.course.includes(mouth)) || loose.has(mouth);
    if (!coastal(mouth) && !lakeside && !joins) {
      tell(mouth, `the river ${river.name} ends neither at the sea nor at a lake nor in another river`, line);
    }
  }
}

/** B1.10: roads run over open land from city to city, junction or the edge of the map. */
function checkRoads(survey: Survey): void {
  checkTracks(survey, survey.source.roads, 'road', 'B1.10');
}

/** M7.1: so do railways of the board's own. */
function checkRails(survey: Survey): void {
  checkTracks(survey, survey.source.rails, 'railway', 'M7.1');
}

function checkTracks(
  { source, grid, read, surface, loose, lineOf, tell }: Survey,
  tracks: readonly Road[],
  what: string,
  rule: string,
): void {
  const links = new Map<Hex, Set<Hex>>();
  const join = (a: Hex, b: Hex) => links.set(a, (links.get(a) ?? new Set()).add(b));
  for (const road of tracks) {
    for (const [i, hex] of road.course.entries()) {
      if (read(hex) && surface(hex) !== 'land') tell(hex, `a ${what} on a ${surface(hex)} hex (${rule})`, lineOf(road));
      const next = road.course[i + 1];
      if (next === undefined) continue;
      join(hex, next);
      join(next, hex);
    }
  }
  const city = new Set(source.cities.flatMap((named) => named.hexes));
  const told = new Set<Hex>();
  for (const road of tracks) {
    for (const end of [road.course[0] as Hex, road.course.at(-1) as Hex]) {
      const edge = neighboursOf(grid, end).length < 6;
      if (city.has(end) || loose.has(end) || edge || told.has(end) || (links.get(end)?.size ?? 0) > 1) continue;
      told.add(end);
      const law = what === 'road' ? '' : ` (${rule})`;
      tell(
        end,
        `a ${what} to nowhere: it ends without a city, another ${what} or the edge of the map${law}`,
        lineOf(road),
      );
    }
  }
}

/** T6.1.4b: only neighbours in the chain A-B-C-D-E may touch. */
function checkZoneChain({ source, grid, tell }: Survey): void {
  const told = new Set<string>();
  for (let hex = 0; hex < grid.size; hex++) {
    const here = source.zone[hex];
    if (!here) continue;
    for (const next of neighboursOf(grid, hex)) {
      const there = source.zone[next];
      if (!there || ZONES.indexOf(there) <= ZONES.indexOf(here) + 1 || told.has(here + there)) continue;
      told.add(here + there);
      tell(hex, `sea zones ${here} and ${there} touch here, but they are no neighbours in the chain (T6.1.4b)`);
    }
  }
}

/** Land that no unit could ever come to: cut off from the rest and without a port. */
function checkIslands({ source, grid, read, surface, coastal, tell }: Survey): void {
  const walkable = (hex: Hex) => !read(hex) || surface(hex) === 'land';
  const port = new Set(source.cities.flatMap((city) => city.hexes).filter(coastal));
  const seen = new Set<Hex>();
  const islands: Hex[][] = [];
  for (let start = 0; start < grid.size; start++) {
    if (seen.has(start) || !walkable(start)) continue;
    const island = [start];
    seen.add(start);
    for (let i = 0; i < island.length; i++) {
      for (const next of neighboursOf(grid, island[i] as Hex)) {
        if (seen.has(next) || !walkable(next)) continue;
        seen.add(next);
        island.push(next);
      }
    }
    islands.push(island);
  }
  const [, ...cutOff] = islands.sort((a, b) => b.length - a.length);
  for (const island of cutOff) {
    if (!island.every(read) || island.some((hex) => port.has(hex))) continue;
    tell(island[0] as Hex, `isolated land of ${island.length} hexes: no unit can come there`);
  }
}
