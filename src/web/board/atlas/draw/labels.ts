import { bend, lengthOf, resample } from '#web/board/curve.ts';
import { axialAt, type Box, boxOf, grown, lerp, type Point } from '#web/board/geometry.ts';
import { isLand } from '../land/ground.ts';
import type { Town } from '../land/cities.ts';
import type { Plan } from '../land/plan.ts';
import type { LabelKind, MapLabel } from '#table/board-model.ts';
import type { Face } from '#web/board/pen.ts';
import { widthOf } from '#web/board/text-width.ts';
import type { Theme } from '#web/board/theme.ts';
import { curved, type Lettering, straight } from './label-shapes.ts';
import { NAMES_FROM } from './grid.ts';
import { BLOCKS_FROM } from './works.ts';
import { px } from '#web/board/mark.ts';
import { Room } from '#web/board/room.ts';

interface Look {
  readonly face: Face;
  /** Size on the map, with its least and most in pixels on the screen. */
  readonly size: number;
  readonly least: number;
  readonly most: number;
  readonly spacing: number;
  readonly from: number;
  readonly ink: 'ink' | 'inkSoft' | 'waterInk' | 'country';
  readonly alpha: number;
  readonly halo: number;
  /** The ground the lettering belongs on. */
  readonly on: 'land' | 'water' | 'any';
}

const LOOKS: Record<LabelKind, Look> = {
  country: {
    face: 'caps-bold',
    size: 74,
    least: 13,
    most: 44,
    spacing: 0.34,
    from: 4,
    ink: 'country',
    alpha: 0.78,
    halo: 0.5,
    on: 'land',
  },
  sea: {
    face: 'italic',
    size: 66,
    least: 12,
    most: 40,
    spacing: 0.22,
    from: 7,
    ink: 'waterInk',
    alpha: 0.9,
    halo: 0.5,
    on: 'water',
  },
  channel: {
    face: 'italic',
    size: 40,
    least: 12,
    most: 26,
    spacing: 0.16,
    from: 22,
    ink: 'inkSoft',
    alpha: 0.9,
    halo: 0.8,
    on: 'any',
  },
  lake: {
    face: 'italic',
    size: 38,
    least: 12,
    most: 26,
    spacing: 0.1,
    from: 14,
    ink: 'waterInk',
    alpha: 1,
    halo: 0.5,
    on: 'water',
  },
  range: {
    face: 'caps',
    size: 36,
    least: 12,
    most: 26,
    spacing: 0.26,
    from: 15,
    ink: 'ink',
    alpha: 0.9,
    halo: 0.85,
    on: 'land',
  },
  desert: {
    face: 'caps',
    size: 42,
    least: 12,
    most: 28,
    spacing: 0.28,
    from: 12,
    ink: 'inkSoft',
    alpha: 1,
    halo: 0.7,
    on: 'land',
  },
  forest: {
    face: 'italic',
    size: 32,
    least: 12,
    most: 22,
    spacing: 0.12,
    from: 22,
    ink: 'inkSoft',
    alpha: 1,
    halo: 0.8,
    on: 'land',
  },
  region: {
    face: 'caps',
    size: 40,
    least: 12,
    most: 26,
    spacing: 0.24,
    from: 15,
    ink: 'inkSoft',
    alpha: 0.95,
    halo: 0.7,
    on: 'land',
  },
  river: {
    face: 'italic',
    size: 25,
    least: 12,
    most: 19,
    spacing: 0.06,
    from: 24,
    ink: 'waterInk',
    alpha: 1,
    halo: 0.85,
    on: 'any',
  },
};

const leftToRight = (line: readonly Point[]): readonly Point[] =>
  (line[line.length - 1] as Point).x < (line[0] as Point).x ? [...line].reverse() : line;

/** The line a free label follows, lengthened at both ends so that the lettering may outgrow its hexes. */
function labelLine(plan: Plan, label: MapLabel, need: number): readonly Point[] {
  const points = leftToRight(label.along.map((hex) => plan.ground.cell(hex).at));
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  if (points.length === 1) {
    return [
      { x: first.x - need * 0.5 - 1, y: first.y },
      { x: first.x + need * 0.5 + 1, y: first.y },
    ];
  }
  // Only the sweep of the hexes is wanted, not their zigzag.
  let line: readonly Point[] = points;
  if (points.length > 3) {
    const third = (k: number): Point => {
      const part = points.slice(Math.floor((points.length * k) / 3), Math.floor((points.length * (k + 1)) / 3));
      return { x: part.reduce((s, p) => s + p.x, 0) / part.length, y: part.reduce((s, p) => s + p.y, 0) / part.length };
    };
    const [a, b, c] = [third(0), third(1), third(2)];
    line = [lerp(b, a, 1.5), a, b, c, lerp(b, c, 1.5)];
  } else if (points.length === 3) line = points;
  const missing = need - lengthOf(line) + 20;
  if (missing > 0) {
    const [p, q] = [line[0] as Point, line[1] as Point];
    const [r, s] = [line[line.length - 2] as Point, line[line.length - 1] as Point];
    const ahead = missing / 2 / (Math.hypot(q.x - p.x, q.y - p.y) || 1);
    const behind = missing / 2 / (Math.hypot(s.x - r.x, s.y - r.y) || 1);
    line = [lerp(p, q, -ahead), ...line, lerp(r, s, 1 + behind)];
  }
  void last;
  return resample(bend(line, 8), 12);
}

/** A line without its wiggles: lettering follows the sweep of a river, not its meanders. */
function eased(line: readonly Point[], reach: number): Point[] {
  return line.map((_, i) => {
    const part = line.slice(Math.max(0, i - reach), i + reach + 1);
    return { x: part.reduce((s, p) => s + p.x, 0) / part.length, y: part.reduce((s, p) => s + p.y, 0) / part.length };
  });
}

/** Countries the map has no lettering for get their name in their middle. */
function unnamed(plan: Plan): MapLabel[] {
  const { model } = plan.ground;
  const said = new Set(model.labels.map((label) => label.text.toLowerCase()));
  return model.countries.flatMap((country, index): MapLabel[] => {
    if (country.name === '' || said.has(country.name.toLowerCase())) return [];
    const cells = plan.ground.cells.filter((cell) => cell.index >= 0 && cell.hex.country === index);
    if (cells.length < 4) return [];
    const x = cells.reduce((sum, cell) => sum + cell.at.x, 0) / cells.length;
    const y = cells.reduce((sum, cell) => sum + cell.at.y, 0) / cells.length;
    const middle = cells.reduce((a, b) =>
      Math.hypot(a.at.x - x, a.at.y - y) < Math.hypot(b.at.x - x, b.at.y - y) ? a : b,
    );
    return [{ kind: 'country', text: country.name, along: [middle.index] }];
  });
}

function cityFrom(town: Town): number {
  if (town.city.capital) return 4;
  return town.hexes.length > 1 ? 15 : 20;
}

/** Candidate places of a town's name: right, left, and the corners, nearest first. */
function* townPlaces(town: Town, width: number, size: number, gap: number): Generator<{ at: Point; cost: number }> {
  const { box } = town;
  const hexes = boxOf(town.hexes);
  const reach = gap;
  const [x0, x1, y0, y1] = [hexes.x0 - reach, hexes.x1 + reach, hexes.y0 - reach, hexes.y1 + reach];
  const mid = (hexes.y0 + hexes.y1) / 2 + size * 0.25;
  const cx = (hexes.x0 + hexes.x1) / 2;
  void box;
  yield { at: { x: x1 + 3, y: mid - size * 0.5 }, cost: 0 };
  yield { at: { x: x1 + 3, y: mid + size * 0.45 }, cost: 1 };
  yield { at: { x: cx - width / 2, y: y0 - size * 0.2 }, cost: 2 };
  yield { at: { x: cx - width / 2, y: y1 + size * 0.75 }, cost: 2 };
  yield { at: { x: x0 - 3 - width, y: mid - size * 0.5 }, cost: 3 };
  yield { at: { x: x0 - 3 - width, y: mid + size * 0.45 }, cost: 3.5 };
  yield { at: { x: cx + reach * 0.35, y: y0 - size * 0.1 }, cost: 3 };
  yield { at: { x: cx + reach * 0.35, y: y1 + size * 0.66 }, cost: 3 };
  yield { at: { x: cx - width - reach * 0.35, y: y0 - size * 0.1 }, cost: 4 };
  yield { at: { x: cx - width - reach * 0.35, y: y1 + size * 0.66 }, cost: 4 };
  yield { at: { x: cx - width * 0.25, y: y0 - size * 0.4 }, cost: 5 };
  yield { at: { x: cx - width * 0.75, y: y0 - size * 0.4 }, cost: 5 };
  yield { at: { x: cx - width * 0.25, y: y1 + size * 0.95 }, cost: 5 };
  yield { at: { x: cx - width * 0.75, y: y1 + size * 0.95 }, cost: 5 };
}

/**
 * Scales at which the places of city names are chosen, the farthest first: a name keeps its place wherever there is room,
 * so that none changes sides in a zoom. Seen from afar there is the least room to choose from.
 */
const STEADY_SCALES: readonly number[] = [5, 10, 14, 19, 26];

/** The chosen one of the candidate places of each named town. */
type Places = ReadonlyMap<Town, number>;
const steady = new WeakMap<Plan, Places>();

function steadyPlaces(plan: Plan, theme: Theme): Places {
  const known = steady.get(plan);
  if (known) return known;
  const places = new Map<Town, number>();
  for (const scale of STEADY_SCALES)
    for (const [town, place] of placeTowns(plan, theme, scale, places).places) places.set(town, place);
  steady.set(plan, places);
  return places;
}

interface NamedTowns {
  readonly room: Room;
  readonly placed: Lettering[];
  readonly places: Places;
  within(box: Box): boolean;
  settle(lettering: Lettering, gap: number, beside?: number): void;
}

/** Letters of the zones and names of the towns, in the places wanted where these are free. */
function placeTowns(plan: Plan, theme: Theme, scale: number, wanted: Places): NamedTowns {
  const room = new Room();
  const placed: Lettering[] = [];
  const places = new Map<Town, number>();
  const { neat } = plan.ground;
  for (const road of plan.roads) {
    for (const p of road.points) room.avoid(p, 0.7);
    room.avoid(road.points[0] as Point, 9);
    room.avoid(road.points[road.points.length - 1] as Point, 9);
  }
  for (const river of plan.rivers) for (const p of river.points) room.avoid(p, 0.5);
  for (const shore of [...plan.coast.shores, ...plan.coast.lakes]) for (const p of shore.points) room.avoid(p, 0.35);
  const townReach = scale >= BLOCKS_FROM ? 36 : px(17, scale, 3.5, 8);
  for (const town of plan.towns) {
    for (const at of town.hexes) room.take(grown({ x0: at.x, y0: at.y, x1: at.x, y1: at.y }, townReach * 0.92));
    for (const { at, inland } of town.harbours) {
      const spot = inland ? { x: at.x + 27, y: at.y - 27 } : at;
      room.take(grown({ x0: spot.x, y0: spot.y, x1: spot.x, y1: spot.y }, 13));
    }
  }
  // Hex names give way to lettering, but it is better when they need not.
  if (scale >= NAMES_FROM) {
    for (const cell of plan.ground.cells) if (cell.index >= 0) room.avoid({ x: cell.at.x, y: cell.at.y - 46 }, 2);
  }
  const within = (box: Box) =>
    box.x0 > neat.x0 + 4 && box.x1 < neat.x1 - 4 && box.y0 > neat.y0 + 4 && box.y1 < neat.y1 - 4;
  const settle = (lettering: Lettering, gap: number, beside = 0) => {
    placed.push(lettering);
    for (const box of lettering.boxes) {
      const { x0, y0, x1, y1 } = grown(box, gap);
      room.take({ x0: x0 - (y1 - y0) * beside, y0, x1: x1 + (y1 - y0) * beside, y1 });
    }
  };
  const unit = 100 / scale;
  for (const { letter, at } of plan.zones) {
    const size = px(150, scale, 20, 74);
    const lettering = straight(
      letter,
      { x: at.x - widthOf(letter, 'caps-bold', size) / 2, y: at.y + size * 0.3 },
      'caps-bold',
      size,
      {
        colour: theme.waterInk,
        alpha: 0.42,
      },
    );
    if (lettering.boxes.every(within)) settle(lettering, unit * 4);
  }
  const towns = plan.towns
    .filter((town) => scale >= cityFrom(town))
    .sort((a, b) => rank(a) - rank(b) || b.hexes.length - a.hexes.length || a.city.name.localeCompare(b.city.name));
  for (const town of towns) {
    const face: Face = town.city.capital ? 'caps-bold' : 'caps';
    const size = town.city.capital ? px(36, scale, 13.5, 21) : px(town.hexes.length > 1 ? 29 : 26, scale, 12, 17);
    const style = {
      colour: town.city.capital ? theme.capital : theme.ink,
      alpha: 1,
      halo: { colour: theme.halo, width: Math.min(size * 0.26, unit * 4), alpha: 0.92 },
    };
    const width = widthOf(town.city.name, face, size);
    let best: { readonly lettering: Lettering; readonly place: number } | undefined;
    let least = Infinity;
    for (const [place, { at, cost }] of [...townPlaces(town, width, size, townReach)].entries()) {
      const lettering = straight(town.city.name, at, face, size, style);
      const box = grown(lettering.boxes[0] as Box, unit * 1.5);
      if (!within(box) || !room.free(box)) continue;
      const total = wanted.get(town) === place ? -1 : cost + room.cost(box);
      if (total < least) {
        least = total;
        best = { lettering, place };
      }
    }
    if (!best) continue;
    settle(best.lettering, unit * 2);
    places.set(town, best.place);
  }
  return { room, placed, places, within, settle };
}

/** Places all lettering for one scale: capitals first, then ports, cities, waters, regions; what finds no room is left out. */
export function placeLabels(plan: Plan, theme: Theme, scale: number): Lettering[] {
  const { room, placed, within, settle } = placeTowns(plan, theme, scale, steadyPlaces(plan, theme));
  const { model } = plan.ground;
  const unit = 100 / scale;
  const off = ({ on }: Look, country: number, box: Box): number => {
    if (on === 'any') return 0;
    const { q, r } = axialAt({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 });
    const cell = plan.ground.cellAt(q, r);
    if (!cell) return 0;
    const abroad = country >= 0 && cell.index >= 0 && cell.hex.country !== country;
    return isLand(cell) === (on === 'land') ? (abroad ? 2 : 0) : 5;
  };

  const countryNamed = (text: string): number =>
    model.countries.findIndex(({ name }) => name.toLowerCase() === text.toLowerCase());

  const free = [...model.labels.filter((label) => label.along.length > 0 && label.kind !== 'river'), ...unnamed(plan)];
  const order: LabelKind[] = ['lake', 'country', 'sea', 'desert', 'range', 'region', 'channel', 'forest'];
  const rivers: MapLabel[] = model.labels.filter((label) => label.kind === 'river');
  const place = (label: MapLabel, line: (need: number) => readonly Point[], lifts: readonly number[]) => {
    const look = LOOKS[label.kind];
    if (scale < look.from) return;
    const colour = look.ink === 'country' ? theme.inkSoft : theme[look.ink];
    const wet = look.ink === 'waterInk';
    const country = label.kind === 'country' ? countryNamed(label.text) : -1;
    let best: Lettering | undefined;
    let least = Infinity;
    for (const shrink of [1, 0.86, 0.74]) {
      const size = Math.max(px(look.size, scale, look.least, look.most) * shrink, look.least * unit);
      const text = look.face === 'caps-bold' && label.kind === 'country' ? label.text.toUpperCase() : label.text;
      for (const spacing of [look.spacing, look.spacing * 0.5]) {
        const need = widthOf(text, look.face, size, spacing);
        const path = line(need);
        for (const middle of [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72]) {
          for (const lift of lifts) {
            const lettering = curved(text, path, look.face, size, spacing, middle, lift * size, {
              colour,
              alpha: look.alpha,
              halo: {
                colour: wet && label.kind !== 'river' ? theme.seaHalo : theme.halo,
                width: Math.min(size * 0.2, unit * 4),
                alpha: look.halo,
              },
            });
            if (!lettering?.boxes.every((box) => within(box) && room.free(grown(box, unit)))) continue;
            const cost =
              Math.abs(middle - 0.5) * 20 +
              Math.abs(lift + 0.3) * 2 +
              lettering.boxes.reduce((sum, box) => sum + room.cost(box) + off(look, country, box), 0) +
              (1 - shrink) * 12;
            if (cost < least) {
              least = cost;
              best = lettering;
            }
          }
        }
        if (best && least < 12) break;
      }
      if (best && least < 12) break;
    }
    // Two names of countries in one line must not read as one.
    if (best) settle(best, unit * 2, label.kind === 'country' ? 1.8 : 0);
  };
  for (const kind of order.slice(0, 1)) {
    for (const label of free.filter((candidate) => candidate.kind === kind))
      place(label, (need) => labelLine(plan, label, need), [-0.3]);
  }
  for (const river of plan.rivers) {
    if (river.name === '' || lengthOf(river.points) < 120) continue;
    const line = leftToRight(eased(resample(river.points, 10), 9));
    const known = rivers.find((label) => label.text.includes(river.name));
    place({ kind: 'river', text: known?.text ?? river.name, along: [] }, () => line, [0.42, -1.05]);
  }
  for (const kind of order.slice(1)) {
    for (const label of free.filter((candidate) => candidate.kind === kind)) {
      const lifts = kind === 'country' || kind === 'sea' ? [-0.3, 0.5, -1.1, 1.2, -1.8] : [-0.3, 0.4, -1];
      place(label, (need) => labelLine(plan, label, need), lifts);
    }
  }
  return placed;
}

const rank = (town: Town): number => (town.city.capital ? 0 : town.harbours.length > 0 ? 1 : 2);
