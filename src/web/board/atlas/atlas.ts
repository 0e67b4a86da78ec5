import type { AtlasMap } from '#table/board-model.ts';
import type { Laid } from '../style.ts';
import { drawFront, traceFront } from './draw/front.ts';
import { layMargin } from './draw/margin.ts';
import { drawSheet, makeSheet } from './draw/scene.ts';
import { hexUnder, layGround } from './land/ground.ts';
import { type Plan, planMap, sheetOf } from './land/plan.ts';

/** A map in the style of a printed atlas. Its curves are worked out when it is first drawn. */
export function atlas(map: AtlasMap): Laid {
  const ground = layGround(map);
  let plan: Plan | undefined;
  const cells = (layMargin(ground)?.rows ?? []).flatMap((row) => row.cells);
  return {
    neat: ground.neat,
    sheet: sheetOf(ground),
    boxes: new Map(cells.map(({ id, box }) => [id, { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }])),
    hexUnder: (point) => hexUnder(ground, point),
    sheetIn(theme) {
      plan ??= planMap(map);
      const sheet = makeSheet(plan, theme);
      return { draw: (pen, scale, within, lettered) => drawSheet(pen, sheet, scale, within, lettered) };
    },
    front(stacks) {
      const front = traceFront(ground, stacks);
      return (pen, theme, scale, alpha) => drawFront(pen, front, theme, scale, alpha);
    },
  };
}
