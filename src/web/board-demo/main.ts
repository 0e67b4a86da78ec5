import boardText from '../../blitz/data/continent.board?raw';
import { compileBoard } from '../../blitz/board.ts';
import { isBoard, parseBoard } from '../../blitz/board-text.ts';
import { mapModelOf } from '../app/map-model.ts';
import { createBoard } from '../board/create-board.ts';
import type { ThemeName } from '../board/theme.ts';
import { drive, sinceLoad } from './drive.ts';
import { demoCounters, demoLayers, widened } from './position.ts';

/** A page with nothing but the board, for screenshots and measurements: ?theme=night&scale=40&at=U20&counters=400&layers=U20&hexes=3000 */
const query = new URLSearchParams(location.search);
const source = parseBoard(boardText);
if (!isBoard(source)) throw new Error(JSON.stringify(source.slice(0, 3)));
const model = widened(mapModelOf(compileBoard(source)), Number(query.get('hexes') ?? 0));

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
if (counters > 0) board.setCounters(demoCounters(model, counters));
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
Object.assign(window, { board, model, drive, sinceLoad });
