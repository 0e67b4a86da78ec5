import type { Box } from '#web/board/geometry.ts';
import type { Plan } from '../land/plan.ts';
import type { Pen } from '#web/board/pen.ts';
import type { Theme } from '#web/board/theme.ts';
import { frameMarks } from './frame.ts';
import { gridMarks, NAMES_FROM, nameMarks } from './grid.ts';
import { placeLabels } from './labels.ts';
import { drawLettering, type Lettering } from './label-shapes.ts';
import { marginMarks } from './margin.ts';
import { drawScene, type Scene } from '#web/board/mark.ts';
import { desertMarks, landMarks, reliefMarks, woodMarks } from './terrain.ts';
import { beachMarks, coastMarks, riverMarks, seaMarks } from './water.ts';
import { frontierMarks, roadMarks, townMarks, townSigns, zoneLineMarks } from './works.ts';
import { overlaps } from '#web/board/geometry.ts';

/** Lettering placed for a scale, and the hex names it leaves room for. */
interface Lettered {
  readonly labels: readonly Lettering[];
  readonly names: Scene;
}

/** A map ready to be drawn in one theme: the land clipped to the neat line, the frame round it, lettering by scale. */
export interface Sheet {
  readonly plan: Plan;
  readonly theme: Theme;
  readonly land: Scene;
  readonly frame: Scene;
  readonly lettering: Map<number, Lettered>;
}

/** Marks inside the neat line, from the sea floor up. */
function landScene(plan: Plan, theme: Theme): Scene {
  const frontiers = frontierMarks(plan, theme);
  return [
    ...seaMarks(plan, theme),
    ...beachMarks(plan, theme),
    ...landMarks(plan, theme),
    ...desertMarks(plan, theme),
    ...frontiers.washes,
    ...reliefMarks(plan, theme),
    ...woodMarks(plan, theme),
    ...gridMarks(plan, theme),
    ...frontiers.lines,
    ...zoneLineMarks(plan, theme),
    ...coastMarks(plan, theme),
    ...riverMarks(plan, theme),
    ...townMarks(plan, theme),
    ...roadMarks(plan, theme),
    ...townSigns(plan, theme),
  ];
}

export function makeSheet(plan: Plan, theme: Theme): Sheet {
  return {
    plan,
    theme,
    land: landScene(plan, theme),
    frame: [...frameMarks(plan, theme), ...marginMarks(plan, theme, landScene)],
    lettering: new Map(),
  };
}

/** Lettering is placed afresh for these scales and shared by the scales near them. */
export const LABEL_SCALES = [5, 7, 10, 14, 19, 26, 36, 50, 70, 100, 140, 200] as const;

export function labelScale(scale: number): number {
  let best: number = LABEL_SCALES[0];
  for (const step of LABEL_SCALES) if (Math.abs(Math.log(step / scale)) < Math.abs(Math.log(best / scale))) best = step;
  return best;
}

function letteringAt(sheet: Sheet, scale: number): Lettered {
  const step = labelScale(scale);
  const known = sheet.lettering.get(step);
  if (known) return known;
  const labels = placeLabels(sheet.plan, sheet.theme, step);
  const names = step * 1.3 >= NAMES_FROM ? nameMarks(sheet.plan, sheet.theme, labels) : [];
  const placed = { labels, names };
  sheet.lettering.set(step, placed);
  return placed;
}

/** Draws a part of the sheet in world units; `scale` is CSS pixels a hex and decides how much detail there is. */
export function drawSheet(pen: Pen, sheet: Sheet, scale: number, within?: Box, lettered = true): void {
  drawScene(pen, sheet.land, scale, within);
  if (lettered) {
    const { labels, names } = letteringAt(sheet, scale);
    drawScene(pen, names, scale, within);
    for (const label of labels)
      if (!within || label.boxes.some((box) => overlaps(box, within))) drawLettering(pen, label);
  }
  // The land runs on under the frame, which is drawn last and covers it.
  drawScene(pen, sheet.frame, scale, within);
}
