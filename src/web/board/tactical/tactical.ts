import type { CounterStack, TacticalMap } from '../../../table/drawing.ts';
import { type Box, type Point } from '../geometry.ts';
import { drawScene, type Mark, px } from '../mark.ts';
import { addRect, newPath, type Pen } from '../pen.ts';
import type { Laid } from '../style.ts';
import { coloursOf, type Theme } from '../theme.ts';
import { type Field, fieldOf, FRAME } from './field.ts';
import { reliefMarks, swampMarks, townMarks, waterMarks, woodMarks } from './ground.ts';
import { gridMarks, roadMarks, sideMarks, streamMarks } from './lines.ts';

/** A map in the style of a staff map: a few miles, every wood and hedge. */

const NAMES_FROM = 58;
const PLACES_FROM = 11;

function nameMarks(field: Field, theme: Theme): Mark[] {
  return [
    {
      box: field.neat,
      from: NAMES_FROM,
      draw(pen, _scale, within) {
        field.at.forEach(({ x, y }, hex) => {
          if (within && (x < within.x0 - 60 || x > within.x1 + 60 || y < within.y0 - 60 || y > within.y1 + 60)) return;
          const name = field.map.hexes[hex]?.name ?? '';
          pen.text(name, x, y - 41, { face: 'sans', size: 9.5, colour: theme.inkSoft, align: 'centre', alpha: 0.85 });
        });
      },
    },
  ];
}

function placeMarks(field: Field, theme: Theme): Mark[] {
  return field.map.places.flatMap(({ name, hexes, high }) => {
    const points = hexes.map((hex) => field.at[hex] as Point);
    if (points.length === 0) return [];
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = Math.max(...points.map((point) => point.y)) + 66;
    return [
      {
        box: { x0: x - 300, y0: y - 60, x1: x + 300, y1: y + 30 },
        from: PLACES_FROM,
        draw(pen: Pen, scale: number) {
          const size = px(26, scale, 10, 15);
          const face = high ? 'italic' : 'caps-bold';
          const halo = { colour: theme.halo, width: size * 0.24 };
          pen.text(name, x, y, { face, size, colour: theme.ink, align: 'centre', halo });
        },
      },
    ];
  });
}

function frameMarks(field: Field, theme: Theme): Mark[] {
  const { neat, sheet, map } = field;
  const band = (x0: number, y0: number, x1: number, y1: number) => addRect(newPath(), x0, y0, x1 - x0, y1 - y0);
  const round = [
    band(sheet.x0, sheet.y0, sheet.x1, neat.y0),
    band(sheet.x0, neat.y1, sheet.x1, sheet.y1),
    band(sheet.x0, neat.y0, neat.x0, neat.y1),
    band(neat.x1, neat.y0, sheet.x1, neat.y1),
  ];
  const line = band(neat.x0, neat.y0, neat.x1, neat.y1);
  const outer = band(neat.x0 - 14, neat.y0 - 14, neat.x1 + 14, neat.y1 + 14);
  return [
    {
      box: sheet,
      draw(pen, scale) {
        for (const path of round) pen.fill(path, theme.frame);
        pen.stroke(line, { colour: theme.frameInk, width: px(2.4, scale, 0.8, 2) });
        pen.stroke(outer, { colour: theme.frameInk, width: px(5, scale, 1, 3) });
        pen.text(map.title, (neat.x0 + neat.x1) / 2, neat.y0 - FRAME * 0.55, {
          face: 'caps-bold',
          size: 48,
          colour: theme.frameInk,
          align: 'centre',
        });
      },
    },
  ];
}

function drawGround(pen: Pen, field: Field, theme: Theme): void {
  pen.fill(
    addRect(newPath(), field.neat.x0, field.neat.y0, field.neat.x1 - field.neat.x0, field.neat.y1 - field.neat.y0),
    theme.paper,
  );
}

/** Whose counters stand where: on so few hexes a plain disc of colour under each says it. */
function frontOf(field: Field, stacks: readonly CounterStack[]) {
  const spots = stacks.flatMap((stack) => {
    const top = stack.units.at(-1);
    const at = field.at[stack.hex];
    return top && at && stack.box === undefined ? [{ at, side: top.side }] : [];
  });
  return (pen: Pen, theme: Theme, _scale: number, alpha: number): void => {
    for (const { at, side } of spots)
      pen.fill(addRect(newPath(), at.x - 30, at.y - 30, 60, 60), coloursOf(theme, side).fill, alpha * 0.8);
  };
}

export function tactical(map: TacticalMap): Laid {
  const field = fieldOf(map);
  return {
    neat: field.neat,
    sheet: field.sheet,
    boxes: new Map(),
    hexUnder: (point) => field.hexUnder(point),
    sheetIn(theme) {
      const land = [
        ...reliefMarks(field, theme),
        ...waterMarks(field, theme),
        ...swampMarks(field, theme),
        ...woodMarks(field, theme),
        ...townMarks(field, theme),
        ...streamMarks(field, theme),
        ...gridMarks(field, theme),
        ...sideMarks(field, theme),
        ...roadMarks(field, theme),
      ];
      const frame = frameMarks(field, theme);
      const lettering = [...nameMarks(field, theme), ...placeMarks(field, theme)];
      return {
        draw(pen: Pen, scale: number, within?: Box, lettered = true) {
          drawGround(pen, field, theme);
          drawScene(pen, land, scale, within);
          if (lettered) drawScene(pen, lettering, scale, within);
          drawScene(pen, frame, scale, within);
        },
      };
    },
    front: (stacks) => frontOf(field, stacks),
  };
}
