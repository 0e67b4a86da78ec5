import type { Board, BoardEvents, BoardOptions, Listener } from './board-api.ts';
import { canvasPen } from './canvas-pen.ts';
import { drawLayer } from './overlay.ts';
import { type Laid, layOut } from './style.ts';
import { type Box, boxOf, centreOf, grown, type Point } from './geometry.ts';
import { createCountersLayer } from './live/counters-layer.ts';
import { drawFan, fanLayout } from './live/fan.ts';
import { createFanHand } from './live/fan-hand.ts';
import { FONT_URLS } from './live/fonts.ts';
import { loadFonts } from './live/load-fonts.ts';
import { listen } from './live/input.ts';
import { type WalkKey, walkStep, wishOf } from './live/keys.ts';
import { createMarches } from './live/marches.ts';
import { createMinimap, type Minimap } from './live/minimap.ts';
import { createMotion } from './live/motion.ts';
import { drawSmallMap, heightFor } from './live/small-map.ts';
import { createTiles, type Tiles } from './live/tiles.ts';
import { createView, type Insets, type Look } from './live/view.ts';
import type { CounterUnit, HexIndex, Layers, MapModel } from '../../table/drawing.ts';
import { THEMES } from './theme.ts';

export type { Board, BoardEvents, BoardOptions, BoardView } from './board-api.ts';

/** On a narrower board a minimap would hide more than it shows. */
const MINIMAP_FROM = 1100;
/** So near, in pixels, to where something lies over it a hex counts as out of sight. */
const EDGE = 60;

export function createBoard(host: HTMLElement, options: BoardOptions = {}): Board {
  const ratio = Math.min(3, Math.max(1, options.ratio ?? window.devicePixelRatio ?? 1));
  let still = options.reducedMotion ?? window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const canvas = document.createElement('canvas');
  canvas.style.cssText =
    'position:absolute;inset:0;width:100%;height:100%;display:block;touch-action:none;outline:none;cursor:grab';
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', options.label ?? 'Map');
  const ring = document.createElement('div');
  ring.setAttribute('aria-hidden', 'true');
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  host.style.overflow = 'hidden';
  const voice = document.createElement('p');
  voice.setAttribute('aria-live', 'polite');
  voice.style.cssText = 'position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)';
  host.append(canvas, ring, voice);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;

  let theme = THEMES[options.theme ?? 'classic'];
  let model: MapModel | undefined;
  let laid: Laid | undefined;
  let sheet: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  let tiles: Tiles | undefined;
  let minimap: Minimap | undefined;
  const counters = createCountersLayer(ratio);
  const marches = createMarches();
  let layers: Layers = [];
  let view = createView(sheet);
  let free: Insets | undefined;
  let motion = createMotion(view);
  let cursor: HexIndex | undefined;
  let focused: HexIndex | undefined;
  let wantsMinimap = options.minimap;
  let carried: { unit: CounterUnit; from: HexIndex; at: Point } | undefined;
  let lastMove = 0;
  let frame = 0;
  let fitted: 'sheet' | 'map' | undefined = 'map';
  let atBest = false;
  let gone = false;
  let shown = false;
  const listeners = new Map<keyof BoardEvents, Set<(event: never) => boolean | void>>();
  const emit = <K extends keyof BoardEvents>(name: K, event: BoardEvents[K]): boolean => {
    let stop = false;
    for (const listener of listeners.get(name) ?? []) if ((listener as Listener<K>)(event) === true) stop = true;
    return stop;
  };

  const wake = () => {
    if (frame === 0 && !gone) frame = requestAnimationFrame(paint);
  };
  const moved = () => {
    lastMove = performance.now();
    atBest = false;
    wake();
  };

  function paint(now: number): void {
    frame = 0;
    const animating = motion.step(now);
    if (animating) lastMove = performance.now();
    const moving = animating || performance.now() - lastMove < 140;
    const marching = marches.at(now);
    const { width, height } = view.size();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    // The paper of the sheet goes on to the edge of the window.
    context.fillStyle = theme.frame;
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (model && laid && tiles) {
      const look = view.look();
      const visible = view.visible();
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
      for (const layer of layers) if (!layer.above) drawLayer(pen, model, theme, look.scale, layer, visible);
      context.globalAlpha = 1;
      counters.paint(context, theme, visible, look.scale, place, moving, marching, carried?.unit.id);
      world();
      for (const layer of layers) if (layer.above) drawLayer(pen, model, theme, look.scale, layer, visible);
      if (cursor !== undefined) {
        drawLayer(pen, model, theme, look.scale, {
          id: 'cursor',
          items: [{ kind: 'outline', hexes: [cursor], tone: 'selected', dashed: true }],
        });
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const fan = hand.fan();
      if (fan) drawFan(pen, fan, theme, hand.walked());
      if (carried) counters.paintCarried(context, theme, carried.unit, carried.at, look.scale);
      minimap?.draw(tiles, theme, visible, model, counters.stacks());
      const rest = !moving && whole && !counters.lacking() && marching.length === 0;
      if (moving || counters.lacking() || marching.length > 0) wake();
      if (rest && !atBest) {
        atBest = true;
        emit('view', look);
      }
    }
  }

  const hexAt = (point: Point): HexIndex | undefined => laid?.hexUnder(view.toWorld(point));
  const unitAt = (point: Point) => counters.at(view.toWorld(point), view.look().scale);
  const stackIn = (hex: HexIndex | undefined) =>
    counters.stacks().find((stack) => stack.hex === hex && stack.box === undefined);

  const hand = createFanHand((stack) => fanLayout(stack, view.toScreen(counters.middle(stack)), view.free()), wake);
  const openFan = (hex: HexIndex | undefined) => hand.open(hex === undefined ? undefined : stackIn(hex));

  const fly = (look: Look, time = 260) => {
    if (still) view.set(look);
    else motion.flyTo(look, time);
    moved();
  };
  const fit = (what: 'sheet' | 'map' = 'map') => {
    if (!laid) return;
    fitted = what;
    const look = view.fitted(what === 'sheet' ? sheet : grown(laid.neat, 100), 6);
    fly(look);
  };

  let hovered = '';
  const unlisten = listen(canvas, {
    pan(dx, dy) {
      fitted = undefined;
      hand.close();
      view.pan(dx, dy);
      canvas.style.cursor = 'grabbing';
      moved();
    },
    fling(vx, vy) {
      canvas.style.cursor = 'grab';
      if (!still) motion.fling(vx, vy);
      moved();
    },
    halt: () => motion.halt(),
    zoom(factor, about, smooth) {
      fitted = undefined;
      hand.close();
      if (smooth && !still) motion.zoomBy(factor, about);
      else view.zoom(factor, about);
      moved();
    },
    tap(point, { shift, button }) {
      const fan = hand.fan();
      const picked = hand.unitAt(point);
      if (fan && picked) {
        emit('unit', { hex: fan.stack.hex, unit: picked, stack: fan.stack, fanned: true, shift, button });
        return;
      }
      const hit = unitAt(point);
      hand.clicked(hit?.stack);
      const about = hit && { hex: hit.stack.hex, unit: hit.unit, stack: hit.stack, fanned: false, shift, button };
      if (about && emit('unit', about)) return;
      const hex = hit ? hit.stack.hex : hexAt(point);
      if (hex !== undefined) emit('hex', { hex, shift, button });
    },
    hover(point) {
      canvas.style.cursor = 'grab';
      const hit = point && unitAt(point);
      const hex = point && hexAt(point);
      if (hit || (point && hand.unitAt(point))) canvas.style.cursor = 'pointer';
      if (!carried) hand.hover(point, hit?.stack);
      const key = `${hex}/${hit?.unit.id}`;
      if (key === hovered) return;
      hovered = key;
      emit('hover', { hex, unit: hit?.unit });
    },
    longPress(point) {
      const hit = unitAt(point);
      const hex = hit?.stack.hex ?? hexAt(point);
      if (hit && hit.stack.units.length > 1) hand.open(hit.stack);
      if (hex !== undefined) emit('longpress', { hex, stack: hit?.stack });
    },
    pick(point) {
      const fan = hand.fan();
      const unit = hand.unitAt(point);
      const hit = fan && unit ? { stack: fan.stack, unit } : unitAt(point);
      if (!hit || !options.mayDrag?.(hit.stack, hit.unit)) return false;
      hand.close();
      carried = { unit: hit.unit, from: hit.stack.hex, at: point };
      return true;
    },
    drag(point) {
      if (!carried) return;
      carried = { ...carried, at: point };
      emit('drag', { from: carried.from, unit: carried.unit, over: hexAt(point) });
      wake();
    },
    drop(point) {
      if (!carried) return;
      const { from, unit } = carried;
      carried = undefined;
      emit('drop', { from, unit, to: point && hexAt(point) });
      wake();
    },
    key(key, shift) {
      if (hand.walked() !== undefined && (key === 'ArrowLeft' || key === 'ArrowRight')) {
        walkFan(key === 'ArrowRight' ? 1 : -1);
        return true;
      }
      const asked = wishOf(key, shift);
      if (!asked) return false;
      const { width, height } = view.size();
      switch (asked.do) {
        case 'walk':
          walk(asked.key);
          return true;
        case 'pan': {
          const look = view.look();
          fitted = undefined;
          hand.close();
          fly({ ...look, x: look.x - (asked.dx * 100) / look.scale, y: look.y - (asked.dy * 100) / look.scale }, 140);
          return true;
        }
        case 'zoom':
          fitted = undefined;
          if (still) view.zoom(asked.factor, { x: width / 2, y: height / 2 });
          else motion.zoomBy(asked.factor, { x: width / 2, y: height / 2 });
          moved();
          return true;
        case 'fit':
          fit();
          return true;
        case 'minimap':
          wantsMinimap = !minimap?.shown();
          minimap?.show(wantsMinimap);
          wake();
          return true;
        case 'lift':
          counters.lift(!counters.lifted());
          wake();
          return true;
        case 'choose':
          if (pickWalked(shift)) return true;
          if (cursor !== undefined) emit('hex', { hex: cursor, shift, button: 0 });
          return cursor !== undefined;
        case 'fan':
          openFan(hand.fan() ? undefined : (cursor ?? focused));
          if (hand.fan()) walkFan(1);
          return true;
        case 'close':
          if (!hand.fan()) return false;
          hand.close();
          return true;
      }
    },
  });

  function walkFan(step: 1 | -1): void {
    const unit = hand.walk(step);
    const hex = hand.fan()?.stack.hex;
    if (!unit || hex === undefined) return;
    voice.textContent = options.describe?.(hex, unit) ?? '';
    emit('hover', { hex, unit });
  }
  function pickWalked(shift: boolean): boolean {
    const fan = hand.fan();
    const unit = fan?.units[hand.walked() ?? -1]?.unit;
    if (!fan || !unit) return false;
    emit('unit', { hex: fan.stack.hex, unit, stack: fan.stack, fanned: true, shift, button: 0 });
    return true;
  }

  /** Moves the keyboard's hex one step and keeps it in sight. */
  function walk(key: WalkKey): void {
    const { width, height } = view.size();
    const from = cursor ?? hexAt({ x: width / 2, y: height / 2 });
    const hex = from === undefined ? undefined : model?.hexes[from];
    if (!hex || !laid) return;
    const [dq, dr] = cursor === undefined ? [0, 0] : walkStep(key, hex.r);
    const middle = centreOf({ q: hex.q + dq, r: hex.r + dr });
    const next = laid.hexUnder(middle);
    if (next === undefined) return;
    cursor = next;
    voice.textContent = options.describe?.(cursor) ?? '';
    emit('hover', { hex: cursor, unit: undefined });
    const [now, wish] = [view.look(), view.towards(middle, EDGE)];
    if (wish.x !== now.x || wish.y !== now.y) fly(view.centred(middle, now.scale));
    wake();
  }

  const refit = () => {
    if (fitted && laid) view.set(view.fitted(fitted === 'sheet' ? sheet : grown(laid.neat, 100), 6));
  };
  const resize = () => {
    const box = host.getBoundingClientRect();
    const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))];
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    view.resize(width, height);
    minimap?.show(wantsMinimap ?? width > MINIMAP_FROM);
    refit();
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
      pan(dx, dy) {
        fitted = undefined;
        view.pan(dx, dy);
        moved();
      },
      zoom(factor, about) {
        fitted = undefined;
        const { width, height } = view.size();
        view.zoom(factor, about ?? { x: width / 2, y: height / 2 });
        moved();
      },
      fit,
      centreOn(hex, scale) {
        const cell = model?.hexes[hex];
        if (!cell) return;
        fitted = undefined;
        fly(view.centred(centreOf(cell), scale ?? view.look().scale));
      },
      frame(hexes, least, most) {
        const around = boxOf(hexes.flatMap((hex) => model?.hexes[hex] ?? []).map(centreOf));
        if (around.x0 > around.x1) return false;
        fitted = undefined;
        const { x0, y0, x1, y1 } = grown(around, 150);
        const { scale } = view.fitted({ x0, y0, x1, y1 }, 0);
        fly(view.centred({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, Math.max(least, Math.min(most, scale))));
        return scale >= least;
      },
      reveal(hex) {
        const cell = model?.hexes[hex];
        if (!cell) return;
        const [now, wish] = [view.look(), view.towards(centreOf(cell), EDGE)];
        if (Math.hypot(wish.x - now.x, wish.y - now.y) * now.scale < 100) return;
        fitted = undefined;
        fly(wish);
      },
      look: () => view.look(),
      set(look) {
        fitted = undefined;
        motion.halt();
        view.set(look);
        moved();
      },
      screenOf(hex) {
        const cell = model?.hexes[hex];
        return view.toScreen(cell ? centreOf(cell) : { x: 0, y: 0 });
      },
      hexAt,
    },
    setMap(next) {
      tiles?.dispose();
      minimap?.dispose();
      model = next;
      laid = layOut(next);
      sheet = laid.sheet;
      counters.setMap(next, laid);
      view = createView(sheet);
      if (free) view.setFree(free);
      motion = createMotion(view);
      hand.close();
      cursor = undefined;
      shown = false;
      tiles = createTiles(next, sheet, ratio, theme.name, wake);
      minimap = createMinimap(sheet, laid.neat, Math.min(2, ratio), (point) => {
        fitted = undefined;
        motion.halt();
        view.set({ ...view.look(), ...point });
        moved();
      });
      host.append(minimap.element);
      fitted = 'map';
      resize();
    },
    setFree(insets) {
      free = insets;
      view.setFree(insets);
      refit();
      moved();
    },
    setCounters({ stacks: next }, motions = []) {
      counters.setStacks(next);
      if (motions.length > 0 && model && !still) {
        marches.begin(model, motions, performance.now());
        atBest = false;
      }
      const fanned = hand.fan()?.stack;
      hand.relay(next.find((stack) => stack.hex === fanned?.hex && stack.box === fanned.box));
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
    fan: openFan,
    drawSmall(small, width) {
      if (!model || !laid || !tiles?.ready()) return false;
      small.width = width;
      small.height = heightFor(laid.neat, width);
      const map = { tiles, theme, model, stacks: counters.stacks(), sheet, neat: laid.neat };
      drawSmallMap(small, map, Math.max(3, Math.round(width / 70)));
      return true;
    },
    showMinimap(shown) {
      wantsMinimap = shown;
      minimap?.show(shown);
      wake();
    },
    setCursor(hex) {
      cursor = hex;
      wake();
    },
    setFocused(hex) {
      focused = hex;
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      set.add(listener as (event: never) => boolean | void);
      listeners.set(name, set);
      return () => set.delete(listener as (event: never) => boolean | void);
    },
    marching: () => marches.at(performance.now()).map(({ unit }) => unit.id),
    setStill(now) {
      still = now;
      if (now) marches.clear();
      wake();
    },
    settled: () => atBest,
    dispose() {
      gone = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      unlisten();
      tiles?.dispose();
      minimap?.dispose();
      for (const element of [canvas, ring, voice]) element.remove();
    },
  };
}
