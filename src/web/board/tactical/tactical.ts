import type { CounterStack, TacticalMap } from '#table/board-model.ts';
import { coloursFor } from '../counters/liveries.ts';
import { resample } from '../curve.ts';
import type { Box, Point } from '../geometry.ts';
import { drawScene, type Scene } from '../mark.ts';
import { once } from '../once.ts';
import { addRect, newPath, type Pen } from '../pen.ts';
import type { Laid } from '../style.ts';
import type { Theme } from '../theme.ts';
import { type Plan, planOf } from './field.ts';
import { compassMarks, frameMarks, gridMarks, veilMarks } from './frame.ts';
import { fieldMarks, grassMarks, groundMarks, mottleMarks } from './land.ts';
import { hexNameMarks, type Obstacles, placeMarks, placeNames } from './letters.ts';
import { Near } from './mosaic.ts';
import { paletteOf } from './palette.ts';
import { hillsOf, reliefMarks, tintMarks } from './relief.ts';
import { barrierMarks, contourMarks, keepClear, scarpMarks, stretchesOf } from './sides.ts';
import { signsOf } from './signs.ts';
import { farmMarks, fortMarks, houseMarks, townGroundMarks, townsOf } from './town.ts';
import { beachMarks, marshMarks, seaMarks } from './water.ts';
import { crossingMarks, roadMarks, streamMarks, waysOf } from './ways.ts';
import { floorMarks, treeMarks, woodsOf } from './woods.ts';

/** A map in the style of a staff map: a few miles, every wood and hedge. */

/** Shapes of a map, calculated once for all themes. */
function traced(plan: Plan) {
  const signs = signsOf(plan);
  const hills = hillsOf(plan, signs);
  const woods = woodsOf(plan);
  const stretches = stretchesOf(plan, signs, hills, woods);
  const roads = waysOf(plan, 'road');
  const streams = waysOf(plan, 'stream');
  const towns = townsOf(plan, roads);
  const lines = [...roads, ...streams].flatMap(({ lines: all }) => all);
  /** Areas kept free of trees. */
  const clear = once(() => {
    const near = new Near();
    for (const line of lines) for (const p of resample(line, 6)) near.add(p);
    keepClear(near, stretches);
    return near;
  });
  const obstacles = once((): Obstacles => {
    const points = (all: readonly (readonly Point[])[], pitch: number, weight: number) =>
      all.flatMap((line) => resample(line, pitch).map((at) => ({ at, weight })));
    return [
      ...points(
        roads.flatMap(({ lines: all }) => all),
        11,
        1.1,
      ),
      ...points(
        streams.flatMap(({ lines: all }) => all),
        11,
        0.9,
      ),
      ...towns.built().houses.map(({ at }) => ({ at, weight: 1.3 })),
      ...[...stretches.values()].flatMap((runs) =>
        points(
          runs.map(({ line }) => line),
          11,
          0.9,
        ),
      ),
    ];
  });
  return { signs, hills, woods, stretches, roads, streams, towns, clear, obstacles };
}

function groundScene(plan: Plan, shapes: ReturnType<typeof traced>, theme: Theme): Scene {
  const look = paletteOf(theme);
  const { signs, hills, woods, stretches, roads, streams, towns, clear } = shapes;
  return [
    ...groundMarks(plan, look),
    ...fieldMarks(plan, look),
    ...tintMarks(hills, look),
    ...floorMarks(woods, look, 'whole'),
    ...mottleMarks(plan, look),
    ...reliefMarks(hills, look),
    ...floorMarks(woods, look, 'half'),
    ...grassMarks(plan, look),
    ...farmMarks(plan, look),
    ...beachMarks(plan, look),
    ...marshMarks(plan, clear, look),
    ...townGroundMarks(towns, look),
    ...streamMarks(plan, streams, look),
    ...seaMarks(plan, look),
    ...roadMarks(plan, roads, look),
    ...treeMarks(plan, woods, clear, look),
    ...contourMarks(hills, signs, look),
    ...scarpMarks(stretches, look),
    ...barrierMarks(stretches, look),
    ...houseMarks(plan, towns, look),
    ...fortMarks(plan, look),
    ...crossingMarks(plan, roads, streams, look),
    ...gridMarks(plan, theme, look),
    ...veilMarks(plan, theme),
    ...compassMarks(plan, look),
  ];
}

/** Sides of the stacks: on so few hexes a plain square of colour under each shows the front. */
function frontOf({ field }: Plan, stacks: readonly CounterStack[]) {
  const spots = stacks.flatMap((stack) => {
    const top = stack.units.at(-1);
    const at = field.at[stack.hex];
    return top && at && stack.box === undefined ? [{ at, top }] : [];
  });
  return (pen: Pen, theme: Theme, _scale: number, alpha: number): void => {
    for (const { at, top } of spots)
      pen.fill(addRect(newPath(), at.x - 30, at.y - 30, 60, 60), coloursFor(theme, top).fill, alpha * 0.8);
  };
}

export function tactical(map: TacticalMap): Laid {
  const plan = planOf(map);
  const shapes = once(() => traced(plan));
  return {
    neat: plan.neat,
    sheet: plan.sheet,
    boxes: new Map(),
    hexUnder: (point) => plan.field.hexUnder(point),
    sheetIn(theme) {
      const look = paletteOf(theme);
      const ground = groundScene(plan, shapes(), theme);
      const names = placeNames(plan, () => shapes().obstacles(), look);
      const lettering = [...hexNameMarks(plan, look), ...placeMarks(plan, names)];
      const frame = frameMarks(plan, theme);
      return {
        draw(pen: Pen, scale: number, within?: Box, lettered = true) {
          drawScene(pen, ground, scale, within);
          if (lettered) drawScene(pen, lettering, scale, within);
          drawScene(pen, frame, scale, within);
        },
        names,
      };
    },
    front: (stacks) => frontOf(plan, stacks),
  };
}
