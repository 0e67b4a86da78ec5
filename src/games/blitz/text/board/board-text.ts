import { dockFaults, inlandPortFaults } from './dock-faults.ts';
import { countryAmong } from '#games/blitz/countries/rules/nations.ts';
import { MOST_HEXES, MOST_MARKERS } from '#core/limits.ts';
import { atColon, bareLine, type Fault, fewFaults, textFault } from '#core/notation/notation.ts';
import { axialGrid, directionTo, type Grid, hexNamed, letteredGrid, nameOf, radiusGrid } from '#hex/grid.ts';
import { type Hex, NOWHERE, rowOfLetters } from '#hex/hex.ts';
import {
  type BoardSource,
  type City,
  COUNTRY_ROLES,
  type Country,
  type CountryRole,
  type Feature,
  FEATURES,
  type Folds,
  type Label,
  LABEL_KINDS,
  type LabelKind,
  type River,
  type Road,
  type Surface,
  ZONES,
  type Zone,
} from '#games/blitz/board.ts';

export type { Fault };

/** The countries a small board may use without declaring them. */
const USUAL_COUNTRIES: readonly Country[] = [
  { letter: 'b', role: 'blue', name: 'Great Blue' },
  { letter: 'r', role: 'red', name: 'Big Red' },
  { letter: 'n', role: 'minor', name: 'Nord Walkure' },
  { letter: 's', role: 'minor', name: 'Sud Walkure' },
  { letter: 'c', role: 'minor', name: 'Calaedia' },
  { letter: 't', role: 'minor', name: 'San Estados' },
  { letter: 'e', role: 'minor', name: 'New Endor' },
  { letter: 'x', role: 'neutral', name: 'Neutral' },
];

const TERRAIN: Record<string, { surface: Surface; features: readonly Feature[] }> = {
  '~': { surface: 'sea', features: [] },
  o: { surface: 'lake', features: [] },
  '.': { surface: 'land', features: [] },
  f: { surface: 'land', features: ['forest'] },
  '^': { surface: 'land', features: ['mountain'] },
  F: { surface: 'land', features: ['forest', 'mountain'] },
  // Yellow: desert, or beach where it touches the sea (B1.11, B1.12); compileBoard tells the two apart.
  y: { surface: 'land', features: ['desert'] },
  X: { surface: 'neutral', features: [] },
};

const MOST_RADIUS = 40;
const MOST_ROWS = 104;
const MOST_COLUMNS = 200;
const MOST_RIVERS = 31;

interface Line {
  readonly number: number;
  readonly text: string;
}

/** A board being read. Written to by the statements, then closed into a BoardSource. */
interface Draft {
  id: string;
  title: string;
  grid: Grid | undefined;
  surface: Surface[];
  features: Set<Feature>[];
  country: number[];
  zone: (Zone | undefined)[];
  countries: Country[];
  declared: boolean;
  cities: City[];
  rivers: River[];
  roads: Road[];
  rails: Road[];
  folds: Folds | undefined;
  inlandPorts: { hex: Hex; zone: Zone }[];
  docks: { city: Hex; hex: Hex }[];
  labels: Label[];
  faults: Fault[];
  /** Hexes the text failed to describe; deeper checks leave them out instead of blaming their neighbours. */
  unread: Set<Hex>;
  /** Hexes named in rivers and roads that could not be kept. */
  loose: Set<Hex>;
  /** Line each city, river, road and inland port was written on. */
  lines: Map<object, number>;
}

/** A board as far as it could be read. */
export interface DraftedBoard {
  /** Undefined when the text has no grid or a block without end. */
  readonly source: BoardSource | undefined;
  readonly faults: readonly Fault[];
  readonly unread: ReadonlySet<Hex>;
  readonly loose: ReadonlySet<Hex>;
  readonly lines: ReadonlyMap<object, number>;
}

/** Reads a board; either all of it or the list of its faults, never half a board. */
export function parseBoard(text: string, firstLine = 1): BoardSource | readonly Fault[] {
  const { source, faults } = draftBoard(text, firstLine);
  return faults.length > 0 || !source ? fewFaults(faults) : source;
}

/** Reads as much of a board as there is, for checks that go on after the first fault. Never to be played on. */
export function draftBoard(text: string, firstLine = 1): DraftedBoard {
  const large = textFault(text);
  const lines: Line[] = (large ? '' : text)
    .split(/\r?\n/)
    .map((line, i) => ({ number: firstLine + i, text: bareLine(line) }));
  const draft: Draft = {
    id: 'inline',
    title: '',
    grid: undefined,
    surface: [],
    features: [],
    country: [],
    zone: [],
    countries: [...USUAL_COUNTRIES],
    declared: false,
    cities: [],
    rivers: [],
    roads: [],
    rails: [],
    folds: undefined,
    inlandPorts: [],
    docks: [],
    labels: [],
    faults: large ? [large] : [],
    unread: new Set(),
    loose: new Set(),
    lines: new Map(),
  };
  let broken = false;
  const blocks = new Set<string>();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const bare = line.text;
    if (bare === '') continue;
    if (draft.faults.length > MOST_MARKERS) break;
    if (bare === 'terrain' || bare === 'owners') {
      let end = i + 1;
      while (end < lines.length && lines[end]?.text !== 'end') end++;
      if (end === lines.length) {
        fault(draft, line.number, `the ${bare} block has no end`);
        broken = true;
        break;
      }
      if (blocks.has(bare)) fault(draft, line.number, `a board has one ${bare} block`);
      else readBlock(draft, bare, lines.slice(i + 1, end), line.number);
      blocks.add(bare);
      i = end;
    } else {
      readStatement(draft, line.number, bare);
    }
  }
  const { grid, faults, unread, loose, lines: places } = draft;
  if (!grid) faults.push({ message: 'the board has no grid statement' });
  const { id, surface, features, country, zone, countries, cities, rivers, roads, rails, inlandPorts, docks, labels } =
    draft;
  const { folds } = draft;
  const title = draft.title || id;
  const source =
    grid && !broken
      ? {
          ...{ id, title, grid, surface, features, country, zone, countries },
          ...{ cities, rivers, roads, rails, inlandPorts, docks, labels, ...(folds ? { folds } : {}) },
        }
      : undefined;
  if (source) {
    const lineOf = (thing: object): number | undefined => places.get(thing);
    faults.push(...dockFaults(source, lineOf), ...inlandPortFaults(source, lineOf));
  }
  return { source, faults, unread, loose, lines: places };
}

export const isBoard = (board: BoardSource | readonly Fault[]): board is BoardSource => !Array.isArray(board);

function fault(draft: Draft, line: number, message: string, hex?: string): void {
  draft.faults.push(hex === undefined ? { line, message } : { line, hex, message });
}

function setGrid(draft: Draft, grid: Grid): void {
  draft.grid = grid;
  draft.surface = new Array<Surface>(grid.size).fill('land');
  draft.features = Array.from({ length: grid.size }, () => new Set<Feature>());
  draft.country = new Array<number>(grid.size).fill(-1);
  draft.zone = new Array<Zone | undefined>(grid.size).fill(undefined);
}

function readGrid(draft: Draft, line: number, rest: string): void {
  // Said before the next one is laid out: it takes its time.
  if (draft.grid) return fault(draft, line, 'a board has one grid statement');
  const radius = /^radius (\d{1,3})$/.exec(rest);
  if (radius) {
    const r = Number(radius[1]);
    if (r > MOST_RADIUS) return fault(draft, line, `a radius of ${r} is too large (at most ${MOST_RADIUS})`);
    return setGrid(draft, radiusGrid(r));
  }
  const axial = /^q (-?\d{1,3})\.\.(-?\d{1,3}) r (-?\d{1,3})\.\.(-?\d{1,3})$/.exec(rest);
  if (axial) {
    const [q0, q1, r0, r1] = axial.slice(1).map(Number) as [number, number, number, number];
    if (q1 < q0 || r1 < r0 || (q1 - q0 + 1) * (r1 - r0 + 1) > MOST_HEXES) {
      return fault(draft, line, `the grid q ${q0}..${q1} r ${r0}..${r1} is empty or too large`);
    }
    return setGrid(draft, axialGrid([q0, q1], [r0, r1]));
  }
  const lettered = /^rows A\.\.([A-Z]+) columns 1\.\.(\d{1,3})$/.exec(rest);
  const lastRow = lettered && rowOfLetters(lettered[1] ?? '');
  const columns = Number(lettered?.[2]);
  if (lettered && lastRow !== undefined && lastRow !== null && lastRow < MOST_ROWS) {
    if (columns < 1 || columns > MOST_COLUMNS) return fault(draft, line, `${columns} columns are not possible`);
    return setGrid(draft, letteredGrid(lastRow + 1, columns));
  }
  fault(draft, line, `cannot read the grid '${rest}' (rows A..LL columns 1..63 | radius 4 | q -3..3 r -2..2)`);
}

function readBlock(draft: Draft, kind: 'terrain' | 'owners', rows: readonly Line[], line: number): void {
  const { grid } = draft;
  if (!grid) return fault(draft, line, `the ${kind} block stands before the grid statement`);
  const seen = new Set<string>();
  for (const { number, text } of rows) {
    const row = /^([A-Z]+) (\S+)( .*)?$/.exec(text);
    if (!row) {
      if (text !== '') fault(draft, number, `cannot read the ${kind} row '${text}'`);
      continue;
    }
    const [, letters = '', cells = '', beyond] = row;
    if (seen.has(letters)) fault(draft, number, `row ${letters} stands twice in the ${kind} block`);
    seen.add(letters);
    if (hexNamed(grid, `${letters}1`) === undefined) {
      fault(draft, number, `the board has no row ${letters}`);
      continue;
    }
    [...cells].forEach((cell, column) => {
      const name = `${letters}${column + 1}`;
      const hex = hexNamed(grid, name);
      if (hex === undefined) return fault(draft, number, `the ${kind} row goes beyond the board`, name);
      if (kind === 'terrain') {
        const terrain = TERRAIN[cell];
        if (!terrain) {
          draft.unread.add(hex);
          return fault(draft, number, `unknown terrain '${cell}'`, name);
        }
        draft.surface[hex] = terrain.surface;
        for (const feature of terrain.features) draft.features[hex]?.add(feature);
      } else {
        own(draft, number, hex, name, cell);
      }
    });
    const missing = `${letters}${cells.length + 1}`;
    if (hexNamed(grid, missing) === undefined) {
      if (beyond) fault(draft, number, `the ${kind} row ${letters} is full: '${beyond.trim()}' says nothing`);
      continue;
    }
    fault(draft, number, beyond ? `the ${kind} row has a hole` : `the ${kind} row ends too early`, missing);
    for (let column = cells.length + 1; ; column++) {
      const hex = hexNamed(grid, `${letters}${column}`);
      if (hex === undefined) break;
      draft.unread.add(hex);
    }
  }
  const told = new Set<string>();
  grid.names.forEach((name, hex) => {
    const letters = name.replace(/\d{1,3}$/, '');
    if (seen.has(letters)) return;
    draft.unread.add(hex);
    if (!told.has(letters)) fault(draft, line, `the ${kind} block has no row ${letters}`, name);
    told.add(letters);
  });
}

function own(draft: Draft, line: number, hex: Hex, name: string, mark: string): void {
  if (mark === '-') return;
  if ((ZONES as readonly string[]).includes(mark)) {
    draft.zone[hex] = mark as Zone;
    return;
  }
  const index = draft.countries.findIndex((country) => country.letter === mark);
  if (index < 0) {
    draft.unread.add(hex);
    return fault(draft, line, `unknown country or sea zone '${mark}'`, name);
  }
  draft.country[hex] = index;
}

/** Reads hex names, each fault with its name; undefined when one of them is wrong. */
function readHexes(draft: Draft, line: number, words: readonly string[]): Hex[] | undefined {
  const { grid } = draft;
  if (!grid) {
    fault(draft, line, 'hexes are named before the grid statement');
    return undefined;
  }
  const hexes: Hex[] = [];
  for (const word of words) {
    const hex = hexNamed(grid, word);
    if (hex === undefined) fault(draft, line, `the board has no hex ${word}`, word);
    else hexes.push(hex);
  }
  return hexes.length === words.length ? hexes : undefined;
}

const splitWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A chain of adjacent hexes: rivers and roads. */
function readCourse(draft: Draft, line: number, what: string, words: readonly string[]): Hex[] | undefined {
  const before = draft.faults.length;
  const course = readHexes(draft, line, words);
  const { grid } = draft;
  if (!grid) return undefined;
  if (words.length === 0) fault(draft, line, `${what} names no hexes`);
  const known = words.map((word) => hexNamed(grid, word) ?? NOWHERE);
  for (let i = 1; i < known.length; i++) {
    const [from, to] = [known[i - 1] as Hex, known[i] as Hex];
    if (from === NOWHERE || to === NOWHERE || directionTo(grid, from, to) >= 0) continue;
    const names = `${nameOf(grid, from)} and ${nameOf(grid, to)}`;
    fault(draft, line, `${what} has a gap: ${names} are not adjacent`, nameOf(grid, from));
  }
  if (draft.faults.length === before) return course;
  for (const hex of known) draft.loose.add(hex);
  return undefined;
}

function readTrack(draft: Draft, line: number, rest: string, what: string, into: Road[]): void {
  const [name, words] = atColon(rest) ?? ['', rest];
  const course = readCourse(draft, line, `the ${what}`, splitWords(words));
  if (!course) return;
  if (course.length < 2) return fault(draft, line, `a ${what} needs two hexes at least`);
  const road = { name, course };
  into.push(road);
  draft.lines.set(road, line);
}

type Statement = (draft: Draft, line: number, rest: string) => void;

const CAPITAL = '(capital)';

const STATEMENTS: Record<string, Statement> = {
  board(draft, line, rest) {
    if (!/^[a-z0-9-]{1,40}$/.test(rest)) return fault(draft, line, `'${rest}' is no board id (a-z, 0-9, -)`);
    draft.id = rest;
  },
  title(draft, _line, rest) {
    draft.title = rest;
  },
  grid: readGrid,
  country(draft, line, rest) {
    const [letter = '', role = '', ...name] = splitWords(rest);
    if (!/^[a-z]$/.test(letter) || !(COUNTRY_ROLES as readonly string[]).includes(role) || name.length === 0) {
      return fault(draft, line, `a country is: letter, role (${COUNTRY_ROLES.join(' | ')}), name`);
    }
    // The first declaration replaces the usual countries of small boards.
    if (!draft.declared) draft.countries = [];
    draft.declared = true;
    if (draft.countries.some((country) => country.letter === letter)) {
      return fault(draft, line, `the country letter ${letter} is used twice`);
    }
    draft.countries.push({ letter, role: role as CountryRole, name: name.join(' ') });
  },
  city(draft, line, rest) {
    const [named = '', list = ''] = atColon(rest) ?? [];
    const capital = named.endsWith(CAPITAL);
    const name = (capital ? named.slice(0, -CAPITAL.length) : named).trim();
    if (name === '' || name.includes('('))
      return fault(draft, line, 'a city is: city Name : hexes, or city Name (capital) : hexes');
    const hexes = readHexes(draft, line, splitWords(list));
    const { grid } = draft;
    if (!hexes || !grid) return;
    if (draft.cities.length >= MOST_MARKERS) return fault(draft, line, `a board has ${MOST_MARKERS} cities at most`);
    if (hexes.length < 1 || hexes.length > 3)
      return fault(draft, line, `${name} has ${hexes.length} hexes, not 1 to 3`);
    if (draft.cities.some((city) => city.name === name))
      return fault(draft, line, `there are two cities named ${name}`);
    const together = hexes.every((hex, i) => i === 0 || hexes.some((o, j) => j < i && directionTo(grid, o, hex) >= 0));
    if (!together) return fault(draft, line, `the hexes of ${name} are not adjacent`, nameOf(grid, hexes[0] as Hex));
    for (const hex of hexes) {
      const other = draft.cities.find((city) => city.hexes.includes(hex));
      if (other) fault(draft, line, `two names for a hex: ${other.name} and ${name}`, nameOf(grid, hex));
    }
    if (new Set(hexes).size < hexes.length) return fault(draft, line, `${name} names a hex twice`);
    const city = { name, capital, hexes };
    draft.cities.push(city);
    draft.lines.set(city, line);
  },
  river(draft, line, rest) {
    const [name = '', list = ''] = atColon(rest) ?? [];
    if (name === '') return fault(draft, line, 'a river is: river Name : hexes from source to mouth');
    const course = readCourse(draft, line, `the river ${name}`, splitWords(list));
    if (!course) return;
    if (draft.rivers.some((river) => river.name === name))
      return fault(draft, line, `there are two rivers named ${name}`);
    if (draft.rivers.length === MOST_RIVERS) return fault(draft, line, `more than ${MOST_RIVERS} rivers`);
    const river = { name, course };
    draft.rivers.push(river);
    draft.lines.set(river, line);
  },
  road: (draft, line, rest) => readTrack(draft, line, rest, 'road', draft.roads),
  /** M14.1: `panels 21 42 fold S`: the last columns of the left and the middle panel, the last row above the fold. */
  panels(draft, line, rest) {
    const [, left, middle, row = ''] = /^(-?\d{1,3}) (-?\d{1,3}) fold (-?\d{1,3}|[A-Z]+)$/.exec(rest) ?? [];
    const last = /^[A-Z]+$/.test(row) ? rowOfLetters(row) : Number(row);
    if (
      left === undefined ||
      middle === undefined ||
      last === null ||
      last === undefined ||
      Number(middle) < Number(left)
    )
      return fault(draft, line, 'panels are: panels 21 42 fold S (last columns, last row above the fold, M14.1)');
    draft.folds = { columns: [Number(left), Number(middle)], row: last };
  },
  /** M7.1 */
  rail: (draft, line, rest) => readTrack(draft, line, rest, 'railway', draft.rails),
  'inland-port'(draft, line, rest) {
    const [name = '', zone = '', more] = splitWords(rest);
    const hexes = readHexes(draft, line, [name]);
    if (!hexes) return;
    if (more !== undefined) return fault(draft, line, `'${more}' says nothing here`);
    if (!(ZONES as readonly string[]).includes(zone)) return fault(draft, line, `unknown sea zone '${zone}'`, name);
    const port = { hex: hexes[0] as Hex, zone: zone as Zone };
    draft.inlandPorts.push(port);
    draft.lines.set(port, line);
  },
  /** M11.ports: `dock D13 C14`, a city hex and its dock. */
  dock(draft, line, rest) {
    const hexes = readHexes(draft, line, splitWords(rest));
    if (!hexes) return;
    const [city, hex] = hexes;
    if (city === undefined || hex === undefined || hexes.length > 2)
      return fault(draft, line, 'a dock is: dock D13 C14 (a city hex and the sea hex its ships lie on, M11.ports)');
    const dock = { city, hex };
    draft.docks.push(dock);
    draft.lines.set(dock, line);
  },
  belongs(draft, line, rest) {
    const [who = '', ...names] = splitWords(rest);
    const role = draft.countries.findIndex((country) => country.role === who);
    const index = role < 0 ? countryAmong(draft.countries, who) : role;
    if (index < 0) return fault(draft, line, `unknown country '${who}'`);
    if (names[0] === 'all' && names.length === 1 && draft.grid) return void draft.country.fill(index);
    const hexes = readHexes(draft, line, names);
    for (const hex of hexes ?? []) draft.country[hex] = index;
  },
  label(draft, line, rest) {
    const parts = /^(\S+) "([^"]+)" (?:at|along) (.*)$/.exec(rest);
    const kind = LABEL_KINDS.find((known) => known === parts?.[1]) as LabelKind | undefined;
    if (!parts || !kind)
      return fault(draft, line, `a label is: kind "text" along hexes; kinds: ${LABEL_KINDS.join(' ')}`);
    const along = readHexes(draft, line, splitWords(parts[3] ?? ''));
    if (along) draft.labels.push({ kind, text: parts[2] ?? '', along });
  },
};

const SURFACE_WORDS: Record<string, Surface> = { sea: 'sea', lake: 'lake', clear: 'land', neutral: 'neutral' };

function readStatement(draft: Draft, line: number, text: string): void {
  const [word = '', ...tail] = splitWords(text);
  const statement = Object.hasOwn(STATEMENTS, word) ? STATEMENTS[word] : undefined;
  if (statement) return statement(draft, line, text.slice(word.length).trim());

  const surface = Object.hasOwn(SURFACE_WORDS, word) ? SURFACE_WORDS[word] : undefined;
  const feature = FEATURES.find((known) => known === word);
  if (!surface && !feature) return fault(draft, line, `unknown statement '${word}'`);
  let names = tail;
  let zone: Zone | undefined;
  const zoneAt = tail.indexOf('zone');
  if (surface === 'sea' && zoneAt >= 0) {
    zone = ZONES.find((known) => known === tail[zoneAt + 1]);
    if (!zone) return fault(draft, line, `unknown sea zone '${tail[zoneAt + 1] ?? ''}'`);
    const more = tail[zoneAt + 2];
    if (more !== undefined) return fault(draft, line, `'${more}' says nothing here`);
    names = tail.slice(0, zoneAt);
  }
  for (const hex of readHexes(draft, line, names) ?? []) {
    if (feature) draft.features[hex]?.add(feature);
    if (surface) draft.surface[hex] = surface;
    if (zone) draft.zone[hex] = zone;
  }
}
