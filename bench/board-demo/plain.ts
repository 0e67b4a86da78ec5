import boardText from '../../src/games/blitz/data/continent.board?raw';
import { compileBoard } from '#games/blitz/board.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import { canvasPen } from '#web/board/canvas-pen.ts';
import { detailAt } from '#web/board/counters/counter.ts';
import { drawStacks } from '#web/board/counters/draw.ts';
import { counterSize, placeStacks } from '#web/board/counters/stacks.ts';
import { overlaps } from '#web/board/geometry.ts';
import { layOut } from '#web/board/style.ts';
import { createView, type Look } from '#web/board/live/view.ts';
import { CLASSIC } from '#web/board/theme.ts';
import { drive } from './drive.ts';
import { demoCounters, widened } from './position.ts';

/** Plain redraw without tiles or sprites, all of the view in each frame: the baseline of the live board. */
const source = parseBoard(boardText);
if (!isBoard(source)) throw new Error('the board does not read');
const model = widened(mapOf(compileBoard(source)), 3000);
const laid = layOut(model);
const sheet = laid.sheetIn(CLASSIC);
const { stacks } = demoCounters(model, 400);
const canvas = document.createElement('canvas');
document.body.append(canvas);
canvas.width = innerWidth;
canvas.height = innerHeight;
const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
const view = createView(laid.sheet);
view.resize(innerWidth, innerHeight);

function draw(): void {
  const look = view.look();
  const unit = look.scale / 100;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = CLASSIC.frame;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(unit, 0, 0, unit, innerWidth / 2 - look.x * unit, innerHeight / 2 - look.y * unit);
  const pen = canvasPen(context);
  const visible = view.visible();
  sheet.draw(pen, look.scale, visible);
  const size = counterSize(look.scale, undefined);
  const placed = placeStacks(model, stacks, look.scale, size).filter((stack) => overlaps(stack.box, visible));
  drawStacks(pen, placed, CLASSIC, detailAt(size));
}

const board = {
  settled: () => true,
  view: {
    look: () => view.look(),
    set(look: Look) {
      view.set(look);
      draw();
    },
    pan(dx: number, dy: number) {
      view.pan(dx, dy);
      draw();
    },
    zoom(factor: number, about: { x: number; y: number }) {
      view.zoom(factor, about);
      draw();
    },
  },
};
draw();
Object.assign(window, { board, model, drive });
