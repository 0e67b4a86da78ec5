import { type Board, ZONES } from '../board.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { EdgeMark, LegendKind, MapCity, MapHex, AtlasMap } from '#table/board-model.ts';

/** Words printed in the margin of a map. */
export interface MapWords {
  readonly legend: Readonly<Record<LegendKind, string>>;
  readonly turnTrack: string;
  readonly seaBoxes: string;
  readonly scale: (miles: number) => string;
  /** Translation of a place name of the board. */
  readonly name: (name: string) => string;
}

export const ENGLISH: MapWords = {
  legend: {
    clear: 'Clear',
    forest: 'Forest',
    mountain: 'Mountain',
    desert: 'Desert',
    beach: 'Beach',
    river: 'River',
    road: 'Road',
    rail: 'Railway',
    frontier: 'Border',
    city: 'City',
    capital: 'Capital',
    port: 'Port',
    lake: 'Lake',
  },
  turnTrack: 'Turn',
  seaBoxes: 'At sea',
  scale: (miles) => `${miles} miles`,
  name: (name) => name,
};

const LEGEND: readonly LegendKind[] = [
  'clear',
  'forest',
  'mountain',
  'desert',
  'beach',
  'river',
  'road',
  'frontier',
  'city',
  'capital',
  'port',
  'lake',
];

/** A board never changes, so its picture is put together once for each language, with roads and with railways. */
const drawn = {
  road: new WeakMap<MapWords, WeakMap<Board, AtlasMap>>(),
  rail: new WeakMap<MapWords, WeakMap<Board, AtlasMap>>(),
};

/** A game's board as something to draw. */
export function mapOf(board: Board, words: MapWords = ENGLISH, lines: 'road' | 'rail' = 'road'): AtlasMap {
  const shelf = drawn[lines].get(words) ?? new WeakMap<Board, AtlasMap>();
  drawn[lines].set(words, shelf);
  const known = shelf.get(board) ?? draw(board, words, lines);
  shelf.set(board, known);
  return known;
}

const TINTS = { blue: 0, red: 1, minor: 'minor', neutral: 'neutral' } as const;

function draw(board: Board, words: MapWords, lines: 'road' | 'rail'): AtlasMap {
  const { source, grid } = board;
  const hexes = Array.from({ length: grid.size }, (_, hex): MapHex => {
    const country = source.country[hex] ?? -1;
    const zone = board.zone[hex];
    return {
      q: grid.q[hex] ?? 0,
      r: grid.r[hex] ?? 0,
      name: grid.names[hex] ?? '',
      surface: board.surface[hex] ?? 'land',
      ...(board.forest[hex] ? { forest: true } : {}),
      ...(board.mountain[hex] ? { mountain: true } : {}),
      // Yellow ground is one desert to the eye, its coast included (B1.11, B1.12).
      ...(board.desert[hex] || source.features[hex]?.has('desert') ? yellow(board, hex) : {}),
      ...(board.beach[hex] ? { beach: true } : {}),
      ...(country >= 0 ? { country } : {}),
      ...(zone ? { zone } : {}),
    };
  });
  const inland = new Set(source.inlandPorts.map((port) => port.hex));
  const cities = source.cities.map(
    (city): MapCity => ({
      name: words.name(city.name),
      hexes: city.hexes,
      capital: city.capital,
      ports: city.hexes.filter((hex) => board.coastal[hex] === 1 || inland.has(hex)),
    }),
  );
  return {
    style: 'atlas',
    title: words.name(source.title),
    hexes,
    countries: source.countries.map(({ name, role }) => ({ name: words.name(name), tint: TINTS[role] })),
    rivers: source.rivers.map(({ name, course }) => ({ name: words.name(name), hexes: course })),
    // M7.1: railways of its own, or the roads.
    roads: (lines === 'rail' && source.rails.length > 0 ? source.rails : source.roads).map(({ name, course }) => ({
      name: words.name(name),
      hexes: course,
    })),
    ...(lines === 'rail' ? { railways: true as const } : {}),
    cities,
    labels: source.labels.map((label) => ({ ...label, text: words.name(label.text) })),
    edge: edgeMarks(board),
    legend: LEGEND.map((kind) => (kind === 'road' ? lines : kind)).map((kind) => ({ kind, text: words.legend[kind] })),
    boxes: [
      {
        title: words.turnTrack,
        cells: Array.from({ length: 20 }, (_, i) => ({ id: `turn-${i + 1}`, text: String(i + 1) })),
      },
      { title: words.seaBoxes, cells: ZONES.map((zone) => ({ id: `sea-${zone}`, text: zone })) },
    ],
    scale: { hexes: 5, text: words.scale(100) },
  };
}

/** A coastal yellow hex with desert behind it is drawn as desert; one without is only a beach. */
function yellow(board: Board, hex: number): { desert?: true } {
  return board.desert[hex] || neighboursOf(board.grid, hex).some((next) => board.desert[next]) ? { desert: true } : {};
}

function edgeMarks(board: Board): EdgeMark[] {
  const { grid } = board;
  const rows = new Map<string, number[]>();
  grid.names.forEach((name, hex) => {
    const parts = /^([A-Z]+)(\d+)$/.exec(name);
    if (!parts) return;
    const row = rows.get(parts[1] ?? '');
    if (row) row.push(hex);
    else rows.set(parts[1] ?? '', [hex]);
  });
  const marks: EdgeMark[] = [];
  const lists = [...rows.values()];
  for (const [letters, hexes] of rows) {
    marks.push({ text: letters, hex: hexes[0] as number, side: 'left' });
    marks.push({ text: letters, hex: hexes[hexes.length - 1] as number, side: 'right' });
  }
  const [first, last] = [lists[0] ?? [], lists[lists.length - 1] ?? []];
  first.forEach((hex, i) => marks.push({ text: String(i + 1), hex, side: 'top' }));
  last.forEach((hex, i) => marks.push({ text: String(i + 1), hex, side: 'bottom' }));
  return marks;
}
