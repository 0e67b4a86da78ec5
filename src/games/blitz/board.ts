import { type Grid, neighbour, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE, opposite, rowOfLetters } from '#hex/hex.ts';

/** B1.2: every hex has one surface. */
export const SURFACES = ['land', 'sea', 'lake', 'neutral'] as const;
export type Surface = (typeof SURFACES)[number];

/** B1.3: features a land hex may carry in any combination (rivers, roads and cities have tables of their own). */
export const FEATURES = ['forest', 'mountain', 'desert', 'beach'] as const;
export type Feature = (typeof FEATURES)[number];

export const ZONES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Zone = (typeof ZONES)[number];

/** B1.14, B1.16: the two home countries, the minor countries, the neutral one. */
export const COUNTRY_ROLES = ['blue', 'red', 'minor', 'neutral'] as const;
export type CountryRole = (typeof COUNTRY_ROLES)[number];

/** M14.1: the three weather zones of a board. */
export const PANELS = ['left', 'middle', 'right'] as const;
export type Panel = (typeof PANELS)[number];

/**
 * Panel edges of a board: the last columns of the left and the middle panel, and the last row above the east-west fold.
 */
export interface Folds {
  readonly columns: readonly [number, number];
  readonly row: number;
}

export interface Country {
  readonly letter: string;
  readonly role: CountryRole;
  readonly name: string;
}

export interface City {
  readonly name: string;
  readonly capital: boolean;
  readonly hexes: readonly Hex[];
}

/** A river from source to mouth; a tributary with its own name is a river of its own (B1.6). */
export interface River {
  readonly name: string;
  readonly course: readonly Hex[];
}

export interface Road {
  readonly name: string;
  readonly course: readonly Hex[];
}

export const LABEL_KINDS = [
  'sea',
  'lake',
  'river',
  'region',
  'desert',
  'range',
  'forest',
  'country',
  'channel',
] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

export interface Label {
  readonly kind: LabelKind;
  readonly text: string;
  readonly along: readonly Hex[];
}

/** Contents of a board file, hex by hex, before anything is derived from it. */
export interface BoardSource {
  readonly id: string;
  readonly title: string;
  readonly grid: Grid;
  readonly surface: readonly Surface[];
  readonly features: readonly ReadonlySet<Feature>[];
  /** Index into countries, -1 for none (sea, lakes, small boards). */
  readonly country: readonly number[];
  readonly zone: readonly (Zone | undefined)[];
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly rivers: readonly River[];
  readonly roads: readonly Road[];
  /** M7.1: railways of its own; a board without them has its roads as railways. */
  readonly rails: readonly Road[];
  readonly inlandPorts: readonly { readonly hex: Hex; readonly zone: Zone }[];
  /** M11.ports: docks by the city hexes they serve; none where the board says nothing: then they follow from it. */
  readonly docks: readonly { readonly city: Hex; readonly hex: Hex }[];
  readonly labels: readonly Label[];
  /** M14.1: absent where the board says nothing: then it is folded into equal parts. */
  readonly folds?: Folds | undefined;
}

/** A board ready to play on: flat tables indexed by hex. */
export interface Board {
  readonly source: BoardSource;
  readonly id: string;
  readonly grid: Grid;
  readonly surface: readonly Surface[];
  readonly land: Uint8Array;
  /** M14.15: hexes of the lake that freezes; they are land of the country round it, and closed while they are water. Absent without weather. */
  readonly ice?: Uint8Array;
  readonly forest: Uint8Array;
  readonly mountain: Uint8Array;
  readonly desert: Uint8Array;
  readonly beach: Uint8Array;
  readonly coastal: Uint8Array;
  /** Bit n set: the hex carries river n (B1.6). */
  readonly rivers: Uint32Array;
  /** Bit d set: a road link leaves in direction d (B1.10). */
  readonly roads: Uint8Array;
  /** M7.1: bit d set: a rail step leads in direction d, along a line or between the hexes of a city that has one. */
  readonly rails: Uint8Array;
  /** Index of the named city, -1 for none. */
  readonly city: Int16Array;
  readonly country: Int8Array;
  readonly zone: readonly (Zone | undefined)[];
  /** M14.1: number of the weather zone (PANELS). */
  readonly panel: Uint8Array;
  /** M14.15: south of the east-west fold. */
  readonly south: Uint8Array;
  readonly cityHexes: readonly Hex[];
  /** Index of a city hex in cityHexes, -1 for other hexes. */
  readonly cityHexNo: Int16Array;
  readonly homeCityHexes: { readonly blue: readonly Hex[]; readonly red: readonly Hex[] };
  /** Number of the beach a beach hex belongs to (T6.2.0), -1 for none. */
  readonly beachGroup: Int16Array;
  /** The hexes of each beach, by its number. */
  readonly beaches: readonly (readonly Hex[])[];
}

const flags = (size: number, test: (hex: Hex) => boolean): Uint8Array =>
  Uint8Array.from({ length: size }, (_, hex) => (test(hex) ? 1 : 0));

export function compileBoard(source: BoardSource): Board {
  const { grid, surface, features } = source;
  const { size } = grid;
  const isLand = (hex: Hex) => surface[hex] === 'land';
  const has = (hex: Hex, feature: Feature) => isLand(hex) && (features[hex]?.has(feature) ?? false);
  const coastal = flags(size, (hex) => isLand(hex) && neighboursOf(grid, hex).some((n) => surface[n] === 'sea'));

  const rivers = new Uint32Array(size);
  source.rivers.forEach((river, index) => {
    for (const hex of river.course) rivers[hex] = (rivers[hex] as number) | (1 << index);
  });

  const city = new Int16Array(size).fill(-1);
  source.cities.forEach((named, index) => {
    for (const hex of named.hexes) city[hex] = index;
  });
  const cityHexes = [...city.keys()].filter((hex) => city[hex] !== -1);
  const cityHexNo = new Int16Array(size).fill(-1);
  cityHexes.forEach((hex, no) => {
    cityHexNo[hex] = no;
  });
  const homeOf = (role: CountryRole) =>
    cityHexes.filter((hex) => source.countries[source.country[hex] ?? -1]?.role === role);

  const desert = flags(size, (hex) => has(hex, 'desert') && coastal[hex] === 0);
  const beach = flags(size, (hex) => has(hex, 'beach') || (has(hex, 'desert') && coastal[hex] === 1));

  const beachGroup = groups(grid, beach);
  return {
    source,
    id: source.id,
    grid,
    surface,
    land: flags(size, isLand),
    forest: flags(size, (hex) => has(hex, 'forest')),
    mountain: flags(size, (hex) => has(hex, 'mountain')),
    desert,
    beach,
    coastal,
    rivers,
    roads: linksOf(grid, source.roads),
    rails: railsOf(source),
    city,
    country: Int8Array.from(source.country),
    zone: source.zone,
    ...panelsOf(source),
    cityHexes,
    cityHexNo,
    homeCityHexes: { blue: homeOf('blue'), red: homeOf('red') },
    beachGroup,
    beaches: members(beachGroup),
  };
}

/** Column and row of a hex as its name has them: `U11`, `-2,3`. */
function placeIn(name: string): { readonly column: number; readonly row: number } {
  const lettered = /^([A-Z]+)(\d+)$/.exec(name);
  if (lettered) return { column: Number(lettered[2]), row: rowOfLetters(lettered[1] ?? '') ?? 0 };
  const [q = 0, r = 0] = name.split(',').map(Number);
  return { column: q, row: r };
}

/** M14.1: the panels of a board, by columns; without folds of its own three equal parts, folded in the middle. */
function panelsOf({ grid, folds }: BoardSource): Pick<Board, 'panel' | 'south'> {
  const places = grid.names.map(placeIn);
  const span = (of: 'column' | 'row') => {
    const all = places.map((place) => place[of]);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return (part: number) => low - 1 + Math.round((high - low + 1) * part);
  };
  const [columns, rows] = [span('column'), span('row')];
  const {
    columns: [left, middle],
    row: last,
  } = folds ?? { columns: [columns(1 / 3), columns(2 / 3)], row: rows(1 / 2) };
  return {
    panel: Uint8Array.from(places, ({ column }) => (column <= left ? 0 : column <= middle ? 1 : 2)),
    south: Uint8Array.from(places, ({ row }) => (row > last ? 1 : 0)),
  };
}

/** Bit d set: a line leaves the hex in direction d. */
function linksOf(grid: Grid, lines: readonly Road[]): Uint8Array {
  const links = new Uint8Array(grid.size);
  const join = (hex: Hex, next: Hex): void => {
    for (let direction = 0; direction < 6; direction++) {
      if (neighbour(grid, hex, direction) !== next) continue;
      links[hex] = (links[hex] as number) | (1 << direction);
      links[next] = (links[next] as number) | (1 << opposite(direction));
    }
  };
  for (const { course } of lines) course.forEach((hex, i) => join(hex, course[i + 1] ?? NOWHERE));
  return links;
}

/** M7.1: the lines, and all hexes of a city that has one. */
export function railsOf({ grid, rails, roads, cities }: BoardSource): Uint8Array {
  const links = linksOf(grid, rails.length > 0 ? rails : roads);
  const served = cities.filter(({ hexes }) => hexes.some((hex) => links[hex] !== 0));
  const inner = served.flatMap(({ hexes }) =>
    hexes.flatMap((hex) => hexes.map((next): Road => ({ name: '', course: [hex, next] }))),
  );
  return linksOf(grid, inner).map((bits, hex) => bits | (links[hex] as number));
}

/** Numbers the maximal groups of adjacent marked hexes; -1 elsewhere. */
function groups(grid: Grid, marked: Uint8Array): Int16Array {
  const group = new Int16Array(grid.size).fill(-1);
  let next = 0;
  for (let hex = 0; hex < grid.size; hex++) {
    if (marked[hex] === 0 || group[hex] !== -1) continue;
    const open = [hex];
    group[hex] = next;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const beside of neighboursOf(grid, at)) {
        if (marked[beside] === 0 || group[beside] !== -1) continue;
        group[beside] = next;
        open.push(beside);
      }
    }
    next++;
  }
  return group;
}

function members(group: Int16Array): Hex[][] {
  const lists: Hex[][] = [];
  group.forEach((no, hex) => {
    if (no >= 0) (lists[no] ??= []).push(hex);
  });
  return lists;
}

export const isCity = (board: Board, hex: Hex): boolean => board.city[hex] !== -1;

/** B1.5 ruling: in a city hex forest and mountain neither stop nor bar anybody. */
export const isForest = (board: Board, hex: Hex): boolean => board.forest[hex] === 1 && board.city[hex] === -1;
export const isRough = (board: Board, hex: Hex): boolean =>
  (board.forest[hex] === 1 || board.mountain[hex] === 1) && board.city[hex] === -1;

export const isRoadHex = (board: Board, hex: Hex): boolean => board.roads[hex] !== 0;

export const isRailHex = (board: Board, hex: Hex): boolean => board.rails[hex] !== 0;

/** M7.15: a hex with both a rail line and a river. */
export const isBridge = (board: Board, hex: Hex): boolean => isRailHex(board, hex) && board.rivers[hex] !== 0;

export const roadLink = (board: Board, from: Hex, direction: number): boolean =>
  (((board.roads[from] ?? 0) >> direction) & 1) === 1;

export function countryRole(board: Board, hex: Hex): CountryRole | undefined {
  return hex === NOWHERE ? undefined : board.source.countries[board.country[hex] ?? -1]?.role;
}

/** T22: the countries that can be violated. */
export const minorCountries = (board: Board): number[] =>
  board.source.countries.flatMap((country, index) => (country.role === 'minor' ? [index] : []));

/** M14.15: the lake that freezes in winter, by its name on the map. */
const FREEZING_LAKE = 'Lake Frederick';

/** All lake hexes that hang together with those its name lies along. */
function lakeNamed({ labels, surface, grid }: BoardSource, name: string): Hex[] {
  const lake = labels
    .filter(({ kind, text }) => kind === 'lake' && text === name)
    .flatMap(({ along }) => along)
    .filter((hex) => surface[hex] === 'lake');
  for (const at of lake)
    for (const beside of neighboursOf(grid, at))
      if (surface[beside] === 'lake' && !lake.includes(beside)) lake.push(beside);
  return lake;
}

/** M14.15: on a board that names no lake those of the cold side stand for it. */
const coldLakes = ({ source: { surface, labels }, south }: Board): Hex[] =>
  labels.some(({ kind }) => kind === 'lake')
    ? []
    : surface.flatMap((ground, hex) => (ground === 'lake' && south[hex] === 1 ? [hex] : []));

/** M14.15: the board of a game with seasons. */
export function withIce(board: Board): Board {
  const { grid, source } = board;
  const lake = [...lakeNamed(source, FREEZING_LAKE), ...coldLakes(board)];
  if (lake.length === 0) return board;
  const round = lake.flatMap((hex) => neighboursOf(grid, hex)).map((hex) => board.country[hex] ?? -1);
  const count = (country: number) => round.filter((one) => one === country).length;
  const owner = [...new Set(round.filter((one) => one >= 0))].sort((a, b) => count(b) - count(a))[0] ?? -1;
  const country = board.country.slice();
  for (const hex of lake) country[hex] = owner;
  const ice = flags(grid.size, (hex) => lake.includes(hex));
  return { ...board, ice, country, land: board.land.map((flag, hex) => flag | (ice[hex] ?? 0)) };
}
