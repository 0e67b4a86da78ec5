import { canvasPen } from './canvas-pen.ts';
import { detailAt } from './counters/counter.ts';
import { drawTally } from './counters/draw.ts';
import { BLOCKS_BELOW, counterSize, FRONT_BELOW, type Placed, placeStacks, stackAt } from './counters/stacks.ts';
import { drawFront, type Front, traceFront } from './draw/front.ts';
import { layMargin } from './draw/margin.ts';
import { drawLayer } from './draw/overlay.ts';
import { type Box, centreOf, overlaps, type Point } from './geometry.ts';
import { type Ground, hexUnder, layGround } from './land/ground.ts';
import { sheetOf } from './land/plan.ts';
import { fanLayout, drawFan, type Fan, fanUnitAt } from './live/fan.ts';
import { loadFonts } from './live/fonts.ts';
import { listen } from './live/input.ts';
import { createMinimap, type Minimap } from './live/minimap.ts';
import { createMotion } from './live/motion.ts';
import { createSprites, SPRITE_PAD } from './live/sprites.ts';
import { createTiles, type Tiles } from './live/tiles.ts';
import { createView, type Look } from './live/view.ts';
import type { CountersModel, CounterStack, CounterUnit, HexIndex, Layers, MapModel } from './model.ts';
import { THEMES, type ThemeName } from './theme.ts';

export interface BoardOptions {
  readonly theme?: ThemeName;
  /** Spoken name of the board. */
  readonly label?: string;
  readonly minimap?: boolean;
  /** Device pixel ratio; the screen's own when left out. */
  readonly ratio?: number;
  readonly reducedMotion?: boolean;
  /** Whether a unit may be picked up and carried. */
  readonly mayDrag?: (stack: CounterStack, unit: CounterUnit) => boolean;
}

export interface BoardEvents {
  /** A hex was chosen by click, tap or Enter. */
  hex: { readonly hex: HexIndex; readonly shift: boolean; readonly button: number };
  /** A counter was chosen; `hex` follows unless the listener of `unit` returns true. */
  unit: {
    readonly hex: HexIndex;
    readonly unit: CounterUnit;
    readonly stack: CounterStack;
    readonly shift: boolean;
    readonly button: number;
  };
  hover: { readonly hex: HexIndex | undefined; readonly unit: CounterUnit | undefined };
  longpress: { readonly hex: HexIndex; readonly stack: CounterStack | undefined };
  drag: { readonly from: HexIndex; readonly unit: CounterUnit; readonly over: HexIndex | undefined };
  drop: { readonly from: HexIndex; readonly unit: CounterUnit; readonly to: HexIndex | undefined };
  /** The view has come to rest somewhere else. */
  view: Look;
}

type Listener<K extends keyof BoardEvents> = (event: BoardEvents[K]) => boolean | void;

export interface BoardView {
  pan(dx: number, dy: number): void;
  zoom(factor: number, about?: Point): void;
  fit(what?: 'sheet' | 'map'): void;
  centreOn(hex: HexIndex, scale?: number): void;
  look(): Look;
  set(look: Look): void;
  /** CSS pixels, in the host, of the middle of a hex. */
  screenOf(hex: HexIndex): Point;
  hexAt(point: Point): HexIndex | undefined;
}

export interface Board {
  readonly view: BoardView;
  setMap(model: MapModel): void;
  setCounters(counters: CountersModel): void;
  setLayers(layers: Layers): void;
  setTheme(theme: ThemeName): void;
  /** Fixed side of counters in CSS pixels; undefined lets them follow the map. */
  setCounterSize(size: number | undefined): void;
  /** Lifts all counters off the map to show the ground. */
  lift(lifted: boolean): void;
  lifted(): boolean;
  /** Spreads out the stack in a hex; undefined closes it. */
  fan(hex: HexIndex | undefined): void;
  showMinimap(shown: boolean): void;
  /** The hex the keyboard stands on. */
  setCursor(hex: HexIndex | undefined): void;
  on<K extends keyof BoardEvents>(name: K, listener: Listener<K>): () => void;
  /** True when the map is at its best and nothing moves. */
  settled(): boolean;
  dispose(): void;
}

export function createBoard(host: HTMLElement, options: BoardOptions = {}): Board {
  const ratio = Math.min(3, Math.max(1, options.ratio ?? window.devicePixelRatio ?? 1));
  const still = options.reducedMotion ?? window.matchMedia('(prefers-reduced-motion: reduce)').matches;
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
  host.append(canvas, ring);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;

  let theme = THEMES[options.theme ?? 'classic'];
  let model: MapModel | undefined;
  let ground: Ground | undefined;
  let sheet: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  let tiles: Tiles | undefined;
  let minimap: Minimap | undefined;
  let stacks: readonly CounterStack[] = [];
  let layers: Layers = [];
  let view = createView(sheet);
  let motion = createMotion(view);
  let front: Front | undefined;
  let placed: readonly Placed[] = [];
  let placedFor = '';
  /** Middles of the margin's boxes. */
  let boxes: ReadonlyMap<string, Point> = new Map();
  let wish: number | undefined;
  let up = false;
  let fan: Fan | undefined;
  let cursor: HexIndex | undefined;
  let carried: { unit: CounterUnit; from: HexIndex; at: Point } | undefined;
  let lastMove = 0;
  let frame = 0;
  let fitted: 'sheet' | 'map' | undefined = 'map';
  let atBest = false;
  let gone = false;
  const sprites = createSprites();
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

  const layOut = (scale: number): readonly Placed[] => {
    const size =
      scale < BLOCKS_BELOW && wish === undefined ? Math.max(13, Math.min(20, scale * 1.05)) : counterSize(scale, wish);
    const key = `${scale}/${size}`;
    if (key !== placedFor && model) {
      placed = placeStacks(model, stacks, scale, size, boxes);
      placedFor = key;
    }
    return placed;
  };

  function paint(now: number): void {
    frame = 0;
    const animating = motion.step(now);
    if (animating) lastMove = performance.now();
    const moving = animating || performance.now() - lastMove < 140;
    const { width, height } = view.size();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = theme.table;
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (model && ground && tiles) {
      const look = view.look();
      const visible = view.visible();
      const unit = (look.scale / 100) * ratio;
      const place = (x: number, y: number) =>
        [(x - look.x) * unit + (width * ratio) / 2, (y - look.y) * unit + (height * ratio) / 2] as const;
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      const whole = tiles.draw(context, visible, look.scale * ratio, moving, place);
      const world = () => {
        const [ox, oy] = place(0, 0);
        context.setTransform(unit, 0, 0, unit, ox, oy);
      };
      world();
      const pen = canvasPen(context);
      for (const layer of layers) if (!layer.above) drawLayer(pen, model, theme, look.scale, layer, visible);
      context.globalAlpha = 1;
      paintCounters(pen, visible, look.scale, place, moving);
      world();
      for (const layer of layers) if (layer.above) drawLayer(pen, model, theme, look.scale, layer, visible);
      if (cursor !== undefined) {
        drawLayer(pen, model, theme, look.scale, {
          id: 'cursor',
          items: [{ kind: 'outline', hexes: [cursor], tone: 'selected', dashed: true }],
        });
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      if (fan) drawFan(pen, fan, theme);
      if (carried) {
        const size = Math.max(40, counterSize(look.scale, wish)) * ratio;
        const pad = size * SPRITE_PAD;
        const image = sprites.counter(carried.unit, 'full', Math.round(size), theme);
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.globalAlpha = 0.92;
        context.drawImage(
          image,
          carried.at.x * ratio - size / 2 - pad,
          carried.at.y * ratio - size * 0.7 - pad,
          size + pad * 2,
          size + pad * 2,
        );
        context.globalAlpha = 1;
      }
      minimap?.draw(tiles, theme, visible, model, stacks);
      const rest = !moving && whole && !sprites.lacking();
      if (moving || sprites.lacking()) wake();
      if (rest && !atBest) {
        atBest = true;
        emit('view', look);
      }
    }
  }

  function paintCounters(
    pen: ReturnType<typeof canvasPen>,
    visible: Box,
    scale: number,
    place: (x: number, y: number) => readonly [number, number],
    moving: boolean,
  ): void {
    if (up || !model || !ground || stacks.length === 0) return;
    sprites.begin(moving);
    const far = scale < BLOCKS_BELOW && wish === undefined;
    if (far) {
      front ??= traceFront(ground, stacks);
      const strength = Math.max(0, Math.min(1, (BLOCKS_BELOW - scale) / 6));
      drawFront(pen, front, theme, scale, strength);
      context.globalAlpha = 1;
      if (scale < FRONT_BELOW) return;
    }
    const list = layOut(scale);
    const k = (scale / 100) * ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    const first = list[0]?.shown[0]?.box;
    const size = first ? (first.x1 - first.x0) * k : 0;
    const pixels = Math.max(8, Math.round(size));
    const detail = detailAt(size / ratio);
    for (const item of list) {
      if (!overlaps(item.box, visible)) continue;
      const shown = far ? item.shown.slice(-1) : item.shown;
      for (const { unit, box } of shown) {
        if (carried?.unit.id === unit.id) continue;
        const [x, y] = place(box.x0, box.y0);
        const image = far
          ? sprites.block(unit.side, item.total, pixels, theme)
          : sprites.counter(unit, detail, pixels, theme);
        const side = (image as HTMLCanvasElement).width;
        const grown = pixels + Math.ceil(pixels * SPRITE_PAD) * 2;
        const off = (grown - pixels) / 2;
        // At its own size a sprite lands on whole pixels and stays sharp.
        if (side === grown) context.drawImage(image, Math.round(x - off), Math.round(y - off));
        else context.drawImage(image, x - off, y - off, grown, grown);
      }
    }
    if (!far && size / ratio >= 25) {
      const [ox, oy] = place(0, 0);
      context.setTransform(k, 0, 0, k, ox, oy);
      for (const item of list)
        if (item.stack.units.length > 1 && overlaps(item.box, visible)) drawTally(pen, item, theme);
      context.globalAlpha = 1;
    }
  }

  const hexAt = (point: Point): HexIndex | undefined => (ground ? hexUnder(ground, view.toWorld(point)) : undefined);
  const unitAt = (point: Point) => {
    if (up || !model) return undefined;
    if (view.look().scale < FRONT_BELOW && wish === undefined) return undefined;
    return stackAt(layOut(view.look().scale), view.toWorld(point));
  };
  const stackIn = (hex: HexIndex | undefined) => stacks.find((stack) => stack.hex === hex);

  const openFan = (hex: HexIndex | undefined) => {
    const stack = hex === undefined ? undefined : stackIn(hex);
    fan =
      stack && model
        ? fanLayout(stack, view.toScreen(centreOf(model.hexes[stack.hex] as MapModel['hexes'][number])), view.size())
        : undefined;
    wake();
  };

  const step = (look: Look) => {
    if (still) {
      view.set(look);
      moved();
    } else {
      motion.flyTo(look, 260);
      moved();
    }
  };
  const fit = (what: 'sheet' | 'map' = 'map') => {
    if (!ground) return;
    fitted = what;
    const look = view.fitted(what === 'sheet' ? sheet : grownBy(ground.neat, 100), 6);
    step(look);
  };

  let hovered = '';
  const unlisten = listen(canvas, {
    pan(dx, dy) {
      fitted = undefined;
      openFan(undefined);
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
      openFan(undefined);
      if (smooth && !still) motion.zoomBy(factor, about);
      else view.zoom(factor, about);
      moved();
    },
    tap(point, { shift, button }) {
      if (fan) {
        const unit = fanUnitAt(fan, point);
        if (unit) {
          emit('unit', { hex: fan.stack.hex, unit, stack: fan.stack, shift, button });
          return;
        }
        openFan(undefined);
      }
      const hit = unitAt(point);
      if (hit && emit('unit', { hex: hit.stack.hex, unit: hit.unit, stack: hit.stack, shift, button })) return;
      const hex = hit ? hit.stack.hex : hexAt(point);
      if (hex !== undefined) emit('hex', { hex, shift, button });
    },
    hover(point) {
      canvas.style.cursor = 'grab';
      const hit = point && unitAt(point);
      const hex = point && hexAt(point);
      if (hit) canvas.style.cursor = 'pointer';
      const key = `${hex}/${hit?.unit.id}`;
      if (key === hovered) return;
      hovered = key;
      emit('hover', { hex, unit: hit?.unit });
    },
    longPress(point) {
      const hit = unitAt(point);
      const hex = hit?.stack.hex ?? hexAt(point);
      if (hit && hit.stack.units.length > 1) openFan(hit.stack.hex);
      if (hex !== undefined) emit('longpress', { hex, stack: hit?.stack });
    },
    pick(point) {
      const unit = fan && fanUnitAt(fan, point);
      const hit = fan && unit ? { stack: fan.stack, unit } : unitAt(point);
      if (!hit || !options.mayDrag?.(hit.stack, hit.unit)) return false;
      openFan(undefined);
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
      const { width, height } = view.size();
      const middle = { x: width / 2, y: height / 2 };
      const push = (dx: number, dy: number) => {
        fitted = undefined;
        openFan(undefined);
        if (still) view.pan(dx, dy);
        else {
          const look = view.look();
          motion.flyTo({ ...look, x: look.x - (dx * 100) / look.scale, y: look.y - (dy * 100) / look.scale }, 140);
        }
        moved();
        return true;
      };
      if (shift && key.startsWith('Arrow')) return walk(key);
      if (key === 'ArrowLeft') return push(120, 0);
      if (key === 'ArrowRight') return push(-120, 0);
      if (key === 'ArrowUp') return push(0, 120);
      if (key === 'ArrowDown') return push(0, -120);
      if (key === '+' || key === '=' || key === '-') {
        fitted = undefined;
        const factor = key === '-' ? 1 / 1.4 : 1.4;
        if (still) view.zoom(factor, middle);
        else motion.zoomBy(factor, middle);
        moved();
        return true;
      }
      if (key === '0') {
        fit();
        return true;
      }
      if (key === 'm' || key === 'M') {
        minimap?.show(!minimap.shown());
        wake();
        return true;
      }
      if (key === 'l' || key === 'L') {
        up = !up;
        wake();
        return true;
      }
      if (key === 'Enter' && cursor !== undefined) {
        emit('hex', { hex: cursor, shift, button: 0 });
        return true;
      }
      if (key === 'Escape' && fan) {
        openFan(undefined);
        return true;
      }
      return false;
    },
  });

  /** Moves the keyboard's hex one step; up and down zigzag so that a column can be walked. */
  function walk(key: string): boolean {
    if (!model || !ground) return false;
    const from = cursor ?? hexAt({ x: view.size().width / 2, y: view.size().height / 2 });
    if (from === undefined) return true;
    const hex = model.hexes[from] as MapModel['hexes'][number];
    const odd = (hex.r & 1) !== 0;
    const steps: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: odd ? [1, -1] : [0, -1],
      ArrowDown: odd ? [0, 1] : [-1, 1],
    };
    const [dq, dr] = cursor === undefined ? [0, 0] : (steps[key] ?? [0, 0]);
    const next = ground.cellAt(hex.q + dq, hex.r + dr);
    if (next && next.index >= 0) {
      cursor = next.index;
      emit('hover', { hex: cursor, unit: undefined });
      const at = view.toScreen(next.at);
      const { width, height } = view.size();
      if (at.x < 60 || at.y < 60 || at.x > width - 60 || at.y > height - 60)
        step({ ...view.look(), x: next.at.x, y: next.at.y });
      wake();
    }
    return true;
  }

  const resize = () => {
    const box = host.getBoundingClientRect();
    const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))];
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    view.resize(width, height);
    if (fitted && ground) view.set(view.fitted(fitted === 'sheet' ? sheet : grownBy(ground.neat, 100), 6));
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
  void loadFonts(document.fonts).then(() => {
    sprites.clear();
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
        step({ ...centreOf(cell), scale: scale ?? view.look().scale });
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
      ground = layGround(next);
      sheet = sheetOf(ground);
      boxes = new Map(
        (layMargin(ground)?.rows ?? []).flatMap((row) =>
          row.cells.map(({ id, box }) => [id, { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }] as const),
        ),
      );
      view = createView(sheet);
      motion = createMotion(view);
      front = undefined;
      placedFor = '';
      fan = undefined;
      cursor = undefined;
      tiles = createTiles(next, sheet, ratio, theme.name, wake);
      minimap = createMinimap(sheet, ground.neat, Math.min(2, ratio), (point) => {
        fitted = undefined;
        motion.halt();
        view.set({ ...view.look(), ...point });
        moved();
      });
      host.append(minimap.element);
      minimap.show(options.minimap ?? host.getBoundingClientRect().width > 700);
      fitted = 'map';
      resize();
    },
    setCounters({ stacks: next }) {
      stacks = next;
      front = undefined;
      placedFor = '';
      if (fan && !stackIn(fan.stack.hex)) fan = undefined;
      else if (fan) openFan(fan.stack.hex);
      wake();
    },
    setLayers(next) {
      layers = next;
      wake();
    },
    setTheme(name) {
      theme = THEMES[name];
      tiles?.setTheme(name);
      sprites.clear();
      atBest = false;
      showRing();
      wake();
    },
    setCounterSize(size) {
      wish = size;
      placedFor = '';
      wake();
    },
    lift(lifted) {
      up = lifted;
      wake();
    },
    lifted: () => up,
    fan: openFan,
    showMinimap(shown) {
      minimap?.show(shown);
      wake();
    },
    setCursor(hex) {
      cursor = hex;
      wake();
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      set.add(listener as (event: never) => boolean | void);
      listeners.set(name, set);
      return () => set.delete(listener as (event: never) => boolean | void);
    },
    settled: () => atBest,
    dispose() {
      gone = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      unlisten();
      tiles?.dispose();
      minimap?.dispose();
      canvas.remove();
      ring.remove();
    },
  };
}

const grownBy = (box: Box, by: number): Box => ({ x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by });
