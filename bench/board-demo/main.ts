import boardText from '../../src/games/blitz/data/continent.board?raw';
import { compileBoard } from '#games/blitz/board.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import { createBoard } from '#web/board/create-board.ts';
import { makePicture, pictureSvg } from '#web/board/picture.ts';
import type { ThemeName } from '#web/board/theme.ts';
import { drive, sinceLoad } from './drive.ts';
import { demoCounters, demoLayers, widened } from './position.ts';

/** A page with nothing but the board, for screenshots and measurements: ?theme=night&scale=40&at=U20&counters=400&layers=U20&hexes=3000 */
const query = new URLSearchParams(location.search);
const source = parseBoard(boardText);
if (!isBoard(source)) throw new Error(JSON.stringify(source.slice(0, 3)));
const model = widened(mapOf(compileBoard(source)), Number(query.get('hexes') ?? 0));

const board = createBoard(document.getElementById('host') as HTMLElement, {
  theme: (query.get('theme') ?? 'classic') as ThemeName,
  label: model.title,
  minimap: query.get('minimap') !== '0' && innerWidth > 700,
  mayDrag: () => true,
  reducedMotion: query.has('still'),
});
board.on('ready', () => void performance.mark('board-ready'));
board.setMap(model);
const counters = Number(query.get('counters') ?? 0);
const demo = demoCounters(model, counters);
if (counters > 0) board.setCounters(demo);
const layers = query.get('layers');
if (layers) board.setLayers(demoLayers(model, layers));
const at = query.get('at');
const index = model.hexes.findIndex((hex) => hex.name === at);
const scale = Number(query.get('scale') ?? 0);
if (query.get('fit') === 'sheet') board.view.fit('sheet');
if (index >= 0) {
  const { q, r } = model.hexes[index] as (typeof model.hexes)[number];
  board.view.set({ x: 100 * (q + r / 2), y: 86.6025 * r, scale: scale || 40 });
}
const size = query.get('size');
if (size) board.setCounterSize(Number(size));
board.on('view', () => void performance.mark('board-settled'));
/** Current view drawn as SVG, for comparing the two pens. */
function svgHere(
  theme: ThemeName,
  look: { x: number; y: number; scale: number },
  width: number,
  height: number,
): string {
  const box = {
    x0: look.x - (width * 50) / look.scale,
    x1: look.x + (width * 50) / look.scale,
    y0: look.y - (height * 50) / look.scale,
    y1: look.y + (height * 50) / look.scale,
  };
  const picture = makePicture(model, { theme, scale: look.scale });
  return pictureSvg({ ...picture, box, width, height, draw: (pen) => picture.drawPart(pen, box) }, model.title);
}
Object.assign(window, { board, model, demo, drive, sinceLoad, svgHere });
