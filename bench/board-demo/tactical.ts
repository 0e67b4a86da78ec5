import { kit } from '#games/gamex/kit.ts';
import { mapOfGame } from '#games/gamex/desk/map.ts';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { drawing } from '#games/gamex/study/pictures.ts';
import { canvasPen } from '#web/board/canvas-pen.ts';
import { createBoard } from '#web/board/create-board.ts';
import { lieOf } from '#web/board/geometry.ts';
import { createPainter, TILE } from '#web/board/live/painter.ts';
import { fetchStyle, layOut } from '#web/board/style.ts';
import { type ThemeName, THEMES } from '#web/board/theme.ts';
import { LIBRARY } from '#web/games/gamex/library.ts';
import { drive, sinceLoad } from './drive.ts';

/** A page with nothing but the board of a situation, both sides set up: ?situation=pl-19&steps=200&theme=night&at=C-P-6&scale=90&turned */
const query = new URLSearchParams(location.search);
const situation = query.get('situation') ?? 'pl-19';
const game = kit.open(`game gamex\nsituation ${situation}\n`, LIBRARY);
if (!('play' in game)) throw new Error(JSON.stringify(game));
const model = {
  ...mapOfGame(game, situation),
  ...(query.has('turned') ? { turned: true } : {}),
};
await fetchStyle(model.style);
const board = createBoard(document.getElementById('host') as HTMLElement, {
  theme: (query.get('theme') ?? 'classic') as ThemeName,
  label: model.title,
  minimap: query.has('minimap'),
  reducedMotion: true,
});
board.on('ready', () => void performance.mark('board-ready'));
board.setMap(model);
if (!query.has('bare')) {
  const [choose, dice] = [seededChoice(7), seededDice(7)];
  const steps = Number(query.get('steps') ?? 0);
  let state = game.start;
  let played = 0;
  for (
    let prompt = game.prompt(state);
    prompt && (prompt.at === 'setup' || played < steps);
    prompt = game.prompt(state)
  ) {
    if (prompt.at !== 'setup') played++;
    state = game.play(state, prompt.side, game.sample(state, choose), dice).state;
  }
  board.setCounters({ stacks: drawing.stacks(game, state) });
  board.setLayers(drawing.layers?.(game, state) ?? []);
}
const at = model.hexes.find((hex) => hex.name === query.get('at'));
if (at) board.view.set({ ...lieOf(model).centreOf(at), scale: Number(query.get('scale') ?? 60) });
else board.view.fit(query.get('fit') === 'sheet' ? 'sheet' : 'map');
board.on('view', () => void performance.mark('board-settled'));
/** Pixels along the edges that four tiles share which one picture of them all shows otherwise. */
function seams(scale: number, column: number, row: number): number {
  const painter = createPainter(model);
  const theme = (query.get('theme') ?? 'classic') as ThemeName;
  const pixels = (side: number, paint: (context: OffscreenCanvasRenderingContext2D) => void): Uint8ClampedArray => {
    const context = new OffscreenCanvas(side, side).getContext('2d') as OffscreenCanvasRenderingContext2D;
    paint(context);
    return context.getImageData(0, 0, side, side).data;
  };
  const laid = layOut(model);
  const unit = scale / 100;
  const world = TILE / unit;
  const [x0, y0] = [laid.sheet.x0 + column * world, laid.sheet.y0 + row * world];
  const whole = pixels(TILE * 2, (context) => {
    context.setTransform(unit, 0, 0, unit, -x0 * unit, -y0 * unit);
    const box = { x0, y0, x1: x0 + 2 * world, y1: y0 + 2 * world };
    laid.sheetIn(THEMES[theme]).draw(canvasPen(context), scale, box);
  });
  let found = 0;
  for (const [i, j] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const request = { id: 0, scale, ratio: 1, column: column + i, row: row + j, theme, bare: false };
    const tile = pixels(TILE, (context) => painter.paint(context, request));
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) {
        const inner = (at: number, before: number) => (before === 0 ? TILE - 1 - at : at) < 2;
        if (!inner(x, i) && !inner(y, j)) continue;
        const [a, b] = [(y * TILE + x) * 4, ((j * TILE + y) * TILE * 2 + i * TILE + x) * 4];
        const off = [0, 1, 2].map((k) => Math.abs((tile[a + k] ?? 0) - (whole[b + k] ?? 0)));
        if (Math.max(...off) > 24) found++;
      }
  }
  return found;
}
Object.assign(window, { board, model, drive, sinceLoad, seams });
