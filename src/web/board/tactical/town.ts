import { normalAt, resample } from '../curve.ts';
import { boxOf, distanceBetween, lerp, type Point } from '../geometry.ts';
import { later, type Mark, px } from '../mark.ts';
import { chance, wander } from '../noise.ts';
import { once } from '../once.ts';
import { addLine, addSmoothLine, addSmoothRing, close, lineTo, moveTo, newPath, type Path } from '../pen.ts';
import { outlinesOf, within } from './edges.ts';
import { groupsOf, type Plan } from './field.ts';
import { bySquare, mosaic, Near } from './mosaic.ts';
import type { Palette } from './palette.ts';
import type { Way } from './ways.ts';
import { crown } from './woods.ts';

/** Towns as streets and houses, farms and forts. */

interface House {
  readonly at: Point;
  /** Half its length and half its depth. */
  readonly w: number;
  readonly h: number;
  readonly turn: number;
  /** Index of the roof's colour; a church and barns have their own. */
  readonly roof: number | 'church' | 'barn';
}

interface Houses {
  readonly houses: readonly House[];
  readonly gardens: readonly House[];
}

export interface Towns {
  readonly lanes: readonly (readonly Point[])[];
  readonly grounds: readonly { readonly rings: readonly (readonly Point[])[]; readonly city: boolean }[];
  /** Worked out when they are first drawn: from afar a town is a patch of colour. */
  readonly built: () => Houses;
}

const BUILT: ReadonlySet<string> = new Set(['town', 'city']);
const luckAt = (p: Point, seed: number) => chance(Math.round(p.x * 2), Math.round(p.y * 2), seed);

/** Lanes that join every hex of a town to its streets: as few as do, the longer way round is left to roads. */
function lanesOf({ field }: Plan, hexes: readonly number[]): Point[][] {
  const inTown = new Set(hexes);
  const onRoad = hexes.filter((hex) => (field.hexes[hex]?.road ?? []).length > 0);
  const reached = new Set(onRoad.length > 0 ? onRoad : hexes.slice(0, 1));
  const queue = [...reached];
  const lanes: Point[][] = [];
  for (let from = queue.shift(); from !== undefined; from = queue.shift())
    for (let edge = 0; edge < 6; edge++) {
      const to = field.across(from, edge);
      if (to === undefined || !inTown.has(to) || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
      const [a, b] = [field.at[from] as Point, field.at[to] as Point];
      lanes.push(Array.from({ length: 11 }, (_, i) => wander(lerp(a, lerp(a, b, 1.28), i / 10), 9, 60, 58)));
    }
  if (onRoad.length === 0 && hexes.length === 1) {
    const at = field.at[hexes[0] as number] as Point;
    lanes.push([-38, -19, 0, 19, 38].map((d) => wander({ x: at.x + d, y: at.y + d * 0.35 }, 9, 60, 58)));
  }
  return lanes;
}

/** Nearest point of some streets, with its heading. */
function nearestStreet(
  streets: readonly (readonly Point[])[],
  p: Point,
): { readonly far: number; readonly turn: number } {
  let best = { far: Infinity, turn: 0 };
  for (const line of streets)
    line.forEach((q, i) => {
      const far = distanceBetween(p, q);
      if (far >= best.far) return;
      const n = normalAt(line, i);
      best = { far, turn: Math.atan2(-n.x, n.y) };
    });
  return best;
}

interface Town {
  readonly hexes: readonly number[];
  readonly rings: readonly (readonly Point[])[];
  readonly city: boolean;
  readonly lanes: readonly (readonly Point[])[];
}

function townHouses({ field }: Plan, { hexes, rings, city, lanes }: Town, roads: ReadonlyMap<number, Way>): Houses {
  const streets = [
    ...hexes.flatMap((hex) => (roads.get(hex)?.lines ?? []).map((line) => ({ line, wide: 13.5 }))),
    ...lanes.map((line) => ({ line, wide: 10.5 })),
  ];
  const [traffic, taken] = [new Near(40), new Near(40)];
  for (const { line } of streets) for (const p of resample(line, 4)) traffic.add(p);
  const houses: House[] = [];
  const gardens: House[] = [];
  const middle = {
    x: hexes.reduce((sum, hex) => sum + (field.at[hex]?.x ?? 0), 0) / hexes.length,
    y: hexes.reduce((sum, hex) => sum + (field.at[hex]?.y ?? 0), 0) / hexes.length,
  };
  const put = (at: Point, turn: number, empty: number): void => {
    const room = [0.7, 2.3, 3.9, 5.5].every((a) =>
      within(rings, { x: at.x + 9 * Math.cos(a), y: at.y + 9 * Math.sin(a) }),
    );
    if (!room || taken.distance(at) < (city ? 10.4 : 11.4)) return;
    taken.add(at);
    const leaning = turn + (luckAt(at, 54) - 0.5) * 0.16;
    if (luckAt(at, 51) < empty) gardens.push({ at, w: 5, h: 4, turn: leaning, roof: 0 });
    else {
      const [w, h] = [4.2 + 2 * luckAt(at, 52), 3.4 + 1.1 * luckAt(at, 53)];
      houses.push({ at, w, h, turn: leaning, roof: Math.floor(luckAt(at, 55) * 4) });
    }
  };
  // Along the streets first, row behind row; then whatever room is left.
  for (let row = 0; row < 3; row++)
    for (const { line, wide } of streets) {
      const points = resample(line, city ? 11.4 : 12.6);
      points.forEach((p, i) => {
        const n = normalAt(points, i);
        for (const side of [-1, 1]) {
          const far = wide + row * (city ? 12.5 : 14);
          const at = { x: p.x + n.x * far * side, y: p.y + n.y * far * side };
          if (traffic.distance(at) >= wide - 2.5) put(at, Math.atan2(-n.x, n.y), city ? 0.05 : 0.08 + row * 0.14);
        }
      });
    }
  const { x0, y0, x1, y1 } = boxOf(rings.flat());
  const lines = streets.map(({ line }) => line);
  for (let y = y0 + 8; y < y1; y += 12.5)
    for (let x = x0 + 8; x < x1; x += 12.5) {
      const at = { x: x + (luckAt({ x, y }, 59) - 0.5) * 5, y: y + (luckAt({ x, y }, 60) - 0.5) * 5 };
      if (traffic.distance(at) < 11 || !within(rings, at)) continue;
      put(at, nearestStreet(lines, at).turn, city ? 0.1 : 0.42);
    }
  // One church a town, near its middle: known again at a glance.
  const near = [...houses].sort((a, b) => distanceBetween(a.at, middle) - distanceBetween(b.at, middle))[0];
  const others = near ? houses.filter(({ at }) => at === near.at || distanceBetween(at, near.at) > 15) : houses;
  return {
    houses: others.map((house) => (house === near ? { ...house, w: 8.5, h: 4.2, roof: 'church' } : house)),
    gardens: near ? gardens.filter(({ at }) => distanceBetween(at, near.at) > 14) : gardens,
  };
}

/** Barns round a yard. */
function farmHouses({ field }: Plan): House[] {
  return field.hexes.flatMap(({ cover }, hex): House[] => {
    if (cover !== 'farm') return [];
    const at = field.at[hex] as Point;
    const turn = (luckAt(at, 3) - 0.5) * 1.2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const place = (dx: number, dy: number) => ({ x: at.x + dx * c - dy * s, y: at.y + dx * s + dy * c });
    return [
      { at: place(0, -17), w: 15, h: 5, turn, roof: 'barn' },
      { at: place(-20, 3), w: 11, h: 4.6, turn: turn + Math.PI / 2, roof: 'barn' },
      { at: place(20, 2), w: 9, h: 4.6, turn: turn + Math.PI / 2, roof: 1 },
      { at: place(-4, 19), w: 6.5, h: 4.4, turn, roof: 0 },
      { at: place(13, 20), w: 4.6, h: 3.6, turn, roof: 2 },
    ];
  });
}

export function townsOf(plan: Plan, roads: readonly Way[]): Towns {
  const { field } = plan;
  const byHex = new Map(roads.map((way) => [way.hex, way]));
  const towns = groupsOf(field, (hex) => BUILT.has(field.hexes[hex]?.cover ?? '')).map((hexes): Town => {
    const members = new Set(hexes);
    return {
      hexes,
      rings: outlinesOf(field, (hex) => members.has(hex), hexes).map(({ ring }) => ring),
      city: hexes.some((hex) => field.hexes[hex]?.cover === 'city'),
      lanes: lanesOf(plan, hexes),
    };
  });
  return {
    lanes: towns.flatMap(({ lanes }) => lanes),
    grounds: towns,
    built: once(() => {
      const all = towns.map((town) => townHouses(plan, town, byHex));
      return {
        houses: [...all.flatMap(({ houses }) => houses), ...farmHouses(plan)],
        gardens: all.flatMap(({ gardens }) => gardens),
      };
    }),
  };
}

/** Corner of a house. */
const corner = ({ at, turn }: House, dx: number, dy: number): Point => ({
  x: at.x + dx * Math.cos(turn) - dy * Math.sin(turn),
  y: at.y + dx * Math.sin(turn) + dy * Math.cos(turn),
});
function block(path: Path, house: House, x0: number, y0: number, x1: number, y1: number, dx = 0, dy = 0): void {
  [corner(house, x0, y0), corner(house, x1, y0), corner(house, x1, y1), corner(house, x0, y1)].forEach(({ x, y }, i) =>
    i === 0 ? moveTo(path, x + dx, y + dy) : lineTo(path, x + dx, y + dy),
  );
  close(path);
}

export function townGroundMarks({ grounds, lanes }: Towns, look: Palette): Mark[] {
  return [
    ...grounds.map(({ rings, city }): Mark => {
      const body = rings.reduce((path, ring) => addSmoothRing(path, ring), newPath());
      return {
        box: boxOf(rings.flat(), 12),
        draw(pen, scale) {
          pen.fill(body, scale < 14 ? look.block : look.townGround, scale < 14 ? 0.75 : city ? 1 : 0.94);
          pen.stroke(body, { colour: look.roadCase, width: px(1.4, scale, 0.6, 2), alpha: 0.4 });
        },
      };
    }),
    ...lanes.map((line): Mark => {
      const path = addSmoothLine(newPath(), line);
      return {
        box: boxOf(line, 10),
        from: 36,
        draw: (pen) => pen.stroke(path, { colour: look.lane, width: 6.5, cap: 'round', join: 'round' }),
      };
    }),
  ];
}

type HouseLayer =
  | 'shadow'
  | `roof${number}`
  | `dark${number}`
  | 'ridge'
  | 'church'
  | 'spire'
  | 'cross'
  | 'barn'
  | 'barnDark'
  | 'garden'
  | 'bush'
  | 'block';

export const houseMarks = (plan: Plan, { built }: Towns, look: Palette): Mark[] => [
  later(plan.neat, 14, () => drawnHouses(plan, built(), look)),
];

function drawnHouses(plan: Plan, { houses, gardens }: Houses, look: Palette): Mark[] {
  const housesIn = bySquare(houses, ({ at }) => at);
  const gardensIn = bySquare(gardens, ({ at }) => at);
  const squares = mosaic<HouseLayer>(plan.neat, 40, ({ box, path }) => {
    for (const house of gardensIn(box)) {
      for (let i = -1; i <= 1; i++) block(path('garden'), house, -house.w, i * 2.8 - 1, house.w, i * 2.8 + 0.9);
      if (luckAt(house.at, 57) < 0.55) crown(path('bush'), corner(house, 4, -4), 3.6, 6);
    }
    for (const house of housesIn(box)) {
      const { w, h, roof } = house;
      block(path('shadow'), house, -w, -h, w, h, 2, 2.6);
      const lit = Math.cos(house.turn) >= 0 ? -1 : 1;
      const halves = (light: HouseLayer, dark: HouseLayer) => {
        block(path(light), house, -w, Math.min(0, lit * h), w, Math.max(0, lit * h));
        block(path(dark), house, -w, Math.min(0, -lit * h), w, Math.max(0, -lit * h));
        addLine(path('ridge'), [corner(house, -w, 0), corner(house, w, 0)]);
      };
      if (roof === 'church') {
        block(path('shadow'), house, -w - 5, -3.4, -w + 2, 3.4, 3, 4);
        block(path('church'), house, -w, -h, w, h);
        block(path('church'), house, -1, -h - 4, 4.5, h + 4);
        addLine(path('ridge'), [corner(house, -w, 0), corner(house, w, 0)]);
        block(path('spire'), house, -w - 5, -3.6, -w + 2.2, 3.6);
        const tip = corner(house, -w - 1.4, 0);
        for (const [dx, dy, ex, ey] of [
          [0, -2.6, 0, 2.6],
          [-1.7, -0.8, 1.7, -0.8],
        ] as const)
          addLine(path('cross'), [
            { x: tip.x + dx, y: tip.y + dy },
            { x: tip.x + ex, y: tip.y + ey },
          ]);
      } else if (roof === 'barn') halves('barn', 'barnDark');
      else halves(`roof${roof}`, `dark${roof}`);
      block(path('block'), house, -w * 1.15, -h * 1.2, w * 1.15, h * 1.2);
    }
  });
  const near = 40;
  return [
    squares.layer('block', (pen, path) => pen.fill(path, look.block, 0.92), 14, near),
    squares.layer('garden', (pen, path) => pen.fill(path, look.garden, 0.9), near),
    squares.layer('bush', (pen, path) => pen.fill(path, look.crowns[1]), near),
    squares.layer('shadow', (pen, path) => pen.fill(path, look.shadow, 0.32), near),
    ...look.roofs.flatMap((colour, i) => [
      squares.layer(`roof${i}`, (pen, path) => pen.fill(path, colour), near),
      squares.layer(`dark${i}`, (pen, path) => pen.fill(path, colour), near),
      squares.layer(`dark${i}`, (pen, path) => pen.fill(path, look.shadow, 0.24), 60),
    ]),
    squares.layer('barn', (pen, path) => pen.fill(path, look.roofs[2]), near),
    squares.layer('barnDark', (pen, path) => pen.fill(path, look.roofs[1]), near),
    squares.layer('church', (pen, path) => pen.fill(path, look.church), near),
    squares.layer(
      'ridge',
      (pen, path, scale) => pen.stroke(path, { colour: look.halo, width: px(0.7, scale, 0.5, 1.2), alpha: 0.5 }),
      70,
    ),
    squares.layer('spire', (pen, path) => pen.fill(path, look.ink), 24),
    squares.layer('cross', (pen, path) => pen.stroke(path, { colour: look.halo, width: 1.2 }), 40),
  ];
}

/** Ploughed land round a farm, in strips that lean its way. */
export function farmMarks({ field }: Plan, look: Palette): Mark[] {
  return field.hexes.flatMap(({ cover }, hex): Mark[] => {
    if (cover !== 'farm') return [];
    const at = field.at[hex] as Point;
    const turn = (luckAt(at, 3) - 0.5) * 1.2;
    const ring = outlinesOf(field, (one) => one === hex, [hex]).flatMap((outline) => [...outline.ring]);
    const body = addSmoothRing(newPath(), ring);
    const furrows = newPath();
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    for (let d = -46; d <= 46; d += 6) {
      let run: Point[] = [];
      for (let e = -54; e <= 54; e += 3) {
        const p = { x: at.x + e * c - d * s, y: at.y + e * s + d * c };
        const yard = Math.abs(e) < 30 && Math.abs(d) < 27;
        if (!yard && within([ring], p)) run.push(p);
        else {
          if (run.length > 2) addLine(furrows, [run[0] as Point, run[run.length - 1] as Point]);
          run = [];
        }
      }
      if (run.length > 2) addLine(furrows, [run[0] as Point, run[run.length - 1] as Point]);
    }
    const yard: House = { at, w: 30, h: 27, turn, roof: 0 };
    const ground = newPath();
    block(ground, yard, -yard.w, -yard.h, yard.w, yard.h);
    return [
      {
        box: boxOf(ring, 6),
        draw(pen, scale) {
          pen.fill(body, look.fields[4] as string);
          pen.stroke(furrows, { colour: look.furrow, width: px(1.6, scale, 0.6, 2), alpha: 0.75 });
          pen.stroke(body, { colour: look.foot, width: px(1.2, scale, 0.5, 1.6), alpha: 0.6 });
          pen.fill(ground, look.townGround);
          // A fence all round.
          pen.stroke(ground, { colour: look.timber, width: px(1.4, scale, 0.6, 2), dash: [5, 2.4] });
        },
      },
    ];
  });
}

/** Five bastions, a ditch round them and a keep. */
export function fortMarks({ field }: Plan, look: Palette): Mark[] {
  return field.hexes.flatMap(({ cover }, hex): Mark[] => {
    if (cover !== 'fort') return [];
    const at = field.at[hex] as Point;
    const star = (far: number, near: number) =>
      Array.from({ length: 10 }, (_, i) => {
        const a = (i * Math.PI) / 5 - Math.PI / 2;
        const r = i % 2 === 0 ? far : near;
        return { x: at.x + r * Math.cos(a), y: at.y + r * Math.sin(a) };
      });
    const [glacis, wall, inner] = [star(48, 35), star(41, 28), star(31, 21)].map((ring) =>
      addLine(newPath(), ring, true),
    ) as [Path, Path, Path];
    const shadow = addLine(
      newPath(),
      star(41, 28).map(({ x, y }) => ({ x: x + 3, y: y + 4 })),
      true,
    );
    const keep: House = { at, w: 10, h: 7, turn: 0.2, roof: 3 };
    const [tower, dark] = [newPath(), newPath()];
    block(dark, keep, -keep.w, -keep.h, keep.w, keep.h, 2.4, 3);
    block(tower, keep, -keep.w, -keep.h, keep.w, keep.h);
    return [
      {
        box: { x0: at.x - 56, y0: at.y - 56, x1: at.x + 56, y1: at.y + 58 },
        draw(pen, scale) {
          pen.fill(glacis, look.levels[0]);
          pen.stroke(glacis, { colour: look.foot, width: px(1.4, scale, 0.6, 2) });
          pen.fill(shadow, look.shadow, 0.3);
          pen.fill(wall, look.stone[1]);
          pen.stroke(wall, { colour: look.stone[2], width: px(2.6, scale, 0.9, 3.4), join: 'round' });
          pen.fill(inner, look.townGround);
          pen.stroke(inner, { colour: look.stone[2], width: px(1.6, scale, 0.6, 2.4), join: 'round' });
          pen.fill(dark, look.shadow, 0.35);
          pen.fill(tower, look.stone[0]);
          pen.stroke(tower, { colour: look.stone[2], width: px(1.8, scale, 0.6, 2.6) });
        },
      },
    ];
  });
}
