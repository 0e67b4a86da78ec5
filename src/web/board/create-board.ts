import type { Board, BoardEvents, BoardOptions, Listener } from './board-api.ts';
import { canvasPen } from './canvas-pen.ts';
import { drawLettering } from './labels.ts';
import { drawLayer } from './overlay.ts';
import { type Laid, layOut } from './style.ts';
import { boxOf, grown, lieOf, type Point } from './geometry.ts';
import { createCamera } from './live/camera.ts';
import { createCountersLayer } from './live/counters-layer.ts';
import { drawFan, fanLayout } from './live/fan.ts';
import { createFanHand } from './live/fan-hand.ts';
import { FONT_URLS } from './live/fonts.ts';
import { createInteraction } from './live/interaction.ts';
import { loadFonts } from './live/load-fonts.ts';
import { createMarches } from './live/marches.ts';
import { createMinimap, type Minimap } from './live/minimap.ts';
import { drawSmallMap, heightFor } from './live/small-map.ts';
import { createTiles, type Tiles } from './live/tiles.ts';
import type { Layers, MapModel } from '#table/board-model.ts';
import { THEMES } from './theme.ts';

export type { Board, BoardEvents, BoardOptions, BoardView } from './board-api.ts';

/** On a narrower board a minimap would hide more than it shows. */
const MINIMAP_FROM = 1100;

/** The elements of a board: its canvas, the ring about it while it has the keyboard, its voice for screen readers. */
function boardElements(host: HTMLElement, label: string) {
  const canvas = document.createElement('canvas');
  canvas.style.cssText =
    'position:absolute;inset:0;width:100%;height:100%;display:block;touch-action:none;outline:none;cursor:grab';
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', label);
  const ring = document.createElement('div');
  ring.setAttribute('aria-hidden', 'true');
  const voice = document.createElement('p');
  voice.setAttribute('aria-live', 'polite');
  voice.style.cssText = 'position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)';
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  host.style.overflow = 'hidden';
  host.append(canvas, ring, voice);
  return { canvas, ring, voice };
}

export function createBoard(host: HTMLElement, options: BoardOptions = {}): Board {
  const ratio = Math.min(3, Math.max(1, options.ratio ?? window.devicePixelRatio ?? 1));
  let still = options.reducedMotion ?? window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { canvas, ring, voice } = boardElements(host, options.label ?? 'Map');
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;

  let theme = THEMES[options.theme ?? 'classic'];
  let model: MapModel | undefined;
  let laid: Laid | undefined;
  let tiles: Tiles | undefined;
  let minimap: Minimap | undefined;
  const counters = createCountersLayer(ratio);
  const marches = createMarches();
  let layers: Layers = [];
  let wantsMinimap = options.minimap;
  let lastMove = 0;
  let frame = 0;
  let atBest = false;
  let gone = false;
  let shown = false;
  const listeners = new Map<keyof BoardEvents, Set<(event: never) => boolean | void>>();
  const emit = <K extends keyof BoardEvents>(name: K, event: BoardEvents[K]): boolean => {
    let stop = false;
    for (const listener of listeners.get(name) ?? []) if ((listener as Listener<K>)(event) === true) stop = true;
    return stop;
  };

  const middleOf = (hex: MapModel['hexes'][number]): Point => lieOf(model ?? {}).centreOf(hex);
  const wake = () => {
    if (frame === 0 && !gone) frame = requestAnimationFrame(paint);
  };
  const moved = () => {
    lastMove = performance.now();
    atBest = false;
    wake();
  };
  const camera = createCamera(still, moved);
  const fans = createFanHand((stack) => fanLayout(stack, camera.toScreen(counters.middle(stack)), camera.free()), wake);
  const showMinimap = (wanted: boolean) => {
    wantsMinimap = wanted;
    minimap?.show(wanted);
    wake();
  };
  const interaction = createInteraction({
    canvas,
    options,
    camera,
    counters,
    fans,
    emit,
    model: () => model,
    laid: () => laid,
    say: (words) => {
      voice.textContent = words;
    },
    toggleMinimap: () => showMinimap(!minimap?.shown()),
    wake,
  });

  function paint(now: number): void {
    frame = 0;
    const animating = camera.step(now);
    if (animating) lastMove = performance.now();
    else interaction.arrive();
    const moving = animating || performance.now() - lastMove < 140;
    const marching = marches.at(now);
    const { width, height } = camera.size();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    // The paper of the sheet goes on to the edge of the window.
    context.fillStyle = theme.frame;
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (model && laid && tiles) {
      const look = camera.look();
      const visible = camera.visible();
      const unit = (look.scale / 100) * ratio;
      const place = (x: number, y: number) =>
        [(x - look.x) * unit + (width * ratio) / 2, (y - look.y) * unit + (height * ratio) / 2] as const;
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      const whole = tiles.draw(context, visible, look.scale * ratio, moving, place);
      if (!shown && tiles.ready()) {
        shown = true;
        performance.mark('map-shown');
        emit('ready', undefined);
      }
      const world = () => {
        const [ox, oy] = place(0, 0);
        context.setTransform(unit, 0, 0, unit, ox, oy);
      };
      world();
      const pen = canvasPen(context);
      const below = layers.filter(({ above, items }) => !above && items.length > 0);
      const names = below.length > 0 ? tiles.names() : [];
      for (const layer of below) drawLayer(pen, model, theme, look.scale, layer, visible, names);
      drawLettering(pen, names, visible);
      context.globalAlpha = 1;
      counters.paint(context, theme, visible, look.scale, place, moving, marching, interaction.carried()?.unit.id);
      world();
      for (const layer of layers)
        if (layer.above === 'counters') drawLayer(pen, model, theme, look.scale, layer, visible);
      counters.paintTallies(context, theme, visible, look.scale, place);
      world();
      for (const layer of layers)
        if (layer.above === true) drawLayer(pen, model, theme, look.scale, layer, visible, names);
      const cursor = interaction.cursor();
      if (cursor !== undefined) {
        drawLayer(pen, model, theme, look.scale, {
          id: 'cursor',
          items: [{ kind: 'outline', hexes: [cursor], tone: 'selected', dashed: true }],
        });
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const fan = fans.fan();
      if (fan) drawFan(pen, fan, theme, fans.walked());
      const carried = interaction.carried();
      if (carried) counters.paintCarried(context, theme, carried.unit, carried.at, look.scale);
      minimap?.draw(tiles, theme, visible, model, counters.stacks());
      const rest = !moving && whole && !counters.lacking() && marching.length === 0;
      canvas.toggleAttribute('data-drawing', !rest);
      if (moving || counters.lacking() || marching.length > 0) wake();
      if (rest && !atBest) {
        atBest = true;
        emit('view', look);
      }
    }
  }

  const resize = () => {
    const box = host.getBoundingClientRect();
    const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))];
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    camera.resize(width, height);
    minimap?.show(wantsMinimap ?? width > MINIMAP_FROM);
    atBest = false;
    paint(performance.now());
  };
  const observer = new ResizeObserver(resize);
  observer.observe(host);
  const showRing = () => {
    const on = document.activeElement === canvas && canvas.matches(':focus-visible');
    ring.style.cssText = `position:absolute;inset:0;pointer-events:none;${on ? `box-shadow:inset 0 0 0 3px ${theme.focus}` : ''}`;
  };
  showRing();
  canvas.addEventListener('focus', showRing);
  canvas.addEventListener('blur', showRing);
  // Counters are drawn with these on the page; the map's own lettering is drawn by the worker.
  void loadFonts(document.fonts, FONT_URLS).then(() => {
    counters.refresh();
    wake();
  });

  return {
    view: {
      pan: camera.pan,
      zoom: (factor, about) => camera.zoom(factor, about),
      fit: (what) => {
        if (laid) camera.fit(what);
      },
      centreOn(hex, scale) {
        const cell = model?.hexes[hex];
        if (cell) camera.centre(middleOf(cell), scale);
      },
      beginAt(hex, scale) {
        const cell = model?.hexes[hex];
        if (cell) camera.begun(middleOf(cell), scale);
      },
      frame(hexes, least, most) {
        const around = boxOf(hexes.flatMap((hex) => model?.hexes[hex] ?? []).map(middleOf));
        return around.x0 <= around.x1 && camera.frame(grown(around, 150), least, most);
      },
      reveal: (...hexes) => camera.reveal(hexes.flatMap((hex) => model?.hexes[hex] ?? []).map(middleOf)),
      settle: camera.settle,
      look: camera.look,
      goal: camera.goal,
      set: camera.set,
      fly: (look) => camera.fly(look),
      screenOf(hex) {
        const cell = model?.hexes[hex];
        return camera.toScreen(cell ? middleOf(cell) : { x: 0, y: 0 });
      },
      hexAt: interaction.hexAt,
    },
    setMap(next) {
      tiles?.dispose();
      minimap?.dispose();
      model = next;
      laid = layOut(next);
      counters.setMap(next, laid);
      camera.begin(laid.sheet, laid.neat);
      fans.close();
      interaction.setCursor(undefined);
      shown = false;
      tiles = createTiles(next, laid.sheet, ratio, theme.name, wake);
      minimap = createMinimap(laid.sheet, laid.neat, Math.min(2, ratio), (point) =>
        camera.set({ ...camera.look(), ...point }),
      );
      host.append(minimap.element);
      resize();
    },
    setFree: camera.setFree,
    setCounters({ stacks: next }, motions = []) {
      counters.setStacks(next);
      if (motions.length > 0 && model && !still) {
        marches.begin(model, motions, performance.now());
        atBest = false;
      }
      const fanned = fans.fan()?.stack;
      fans.relay(next.find((stack) => stack.hex === fanned?.hex && stack.box === fanned.box));
      wake();
    },
    setLayers(next) {
      layers = next;
      wake();
    },
    setTheme(name) {
      theme = THEMES[name];
      tiles?.setTheme(name);
      counters.refresh();
      atBest = false;
      showRing();
      wake();
    },
    setCounterSize(size) {
      counters.setSize(size);
      wake();
    },
    lift(lifted) {
      counters.lift(lifted);
      wake();
    },
    lifted: () => counters.lifted(),
    fan: interaction.openFan,
    drawSmall(small, width) {
      if (!model || !laid || !tiles?.ready()) return false;
      small.width = width;
      small.height = heightFor(laid.neat, width);
      const map = { tiles, theme, model, stacks: counters.stacks(), sheet: laid.sheet, neat: laid.neat };
      drawSmallMap(small, map, Math.max(3, Math.round(width / 70)));
      return true;
    },
    showMinimap,
    setCursor: interaction.setCursor,
    setFocused: interaction.setFocused,
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      set.add(listener as (event: never) => boolean | void);
      listeners.set(name, set);
      return () => set.delete(listener as (event: never) => boolean | void);
    },
    marching: () => marches.at(performance.now()).map(({ unit }) => unit.id),
    setStill(now) {
      still = now;
      camera.setStill(now);
      if (now) marches.clear();
      wake();
    },
    settled: () => atBest,
    dispose() {
      gone = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      interaction.letGo();
      tiles?.dispose();
      minimap?.dispose();
      for (const element of [canvas, ring, voice]) element.remove();
    },
  };
}
