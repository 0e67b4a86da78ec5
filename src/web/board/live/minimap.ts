import type { Box, Point } from '../geometry.ts';
import type { CounterStack, MapModel } from '#table/board-model.ts';
import type { Theme } from '../theme.ts';
import { drawSmallMap, heightFor } from './small-map.ts';
import type { Tiles } from './tiles.ts';

export interface Minimap {
  readonly element: HTMLCanvasElement;
  draw(tiles: Tiles, theme: Theme, visible: Box, model: MapModel, stacks: readonly CounterStack[]): void;
  show(shown: boolean): void;
  shown(): boolean;
  dispose(): void;
}

const WIDTH = 190;
const TALLEST = 260;
/** A map so many times as wide as it is tall gets more room. */
const LONG = 2;
const WIDEST = 300;

/** The whole map in a corner, with the part in view framed; press or drag to go there. */
export function createMinimap(sheet: Box, neat: Box, ratio: number, goTo: (point: Point) => void): Minimap {
  const element = document.createElement('canvas');
  const aspect = (neat.x1 - neat.x0) / (neat.y1 - neat.y0);
  const width = Math.round(aspect > LONG ? WIDEST : Math.min(WIDTH, TALLEST * aspect));
  const height = heightFor(neat, width);
  element.width = width * ratio;
  element.height = height * ratio;
  element.className = 'hexfront-minimap';
  element.setAttribute('aria-hidden', 'true');
  element.style.cssText = `position:absolute;right:12px;bottom:12px;width:${width}px;height:${height}px;border-radius:4px;cursor:pointer;touch-action:none;box-shadow:0 1px 6px rgb(0 0 0 / .35)`;
  let held = false;
  const go = (event: PointerEvent) => {
    const box = element.getBoundingClientRect();
    goTo({
      x: neat.x0 + ((event.clientX - box.left) / box.width) * (neat.x1 - neat.x0),
      y: neat.y0 + ((event.clientY - box.top) / box.height) * (neat.y1 - neat.y0),
    });
  };
  element.onpointerdown = (event) => {
    event.stopPropagation();
    element.setPointerCapture(event.pointerId);
    held = true;
    go(event);
  };
  element.onpointermove = (event) => {
    if (held) go(event);
  };
  element.onpointerup = element.onpointercancel = () => {
    held = false;
  };
  let shown = true;
  return {
    element,
    draw(tiles, theme, visible, model, stacks) {
      const context = element.getContext('2d');
      if (!context || !shown) return;
      // With the whole map in view a minimap is of no use.
      const whole = visible.x0 <= neat.x0 && visible.y0 <= neat.y0 && visible.x1 >= neat.x1 && visible.y1 >= neat.y1;
      element.style.visibility = whole ? 'hidden' : 'visible';
      if (whole) return;
      const k = drawSmallMap(element, { tiles, theme, model, stacks, sheet, neat }, 3 * ratio);
      context.strokeStyle = theme.plate;
      context.lineWidth = 3 * ratio;
      const frame = () =>
        context.strokeRect(
          (visible.x0 - neat.x0) * k,
          (visible.y0 - neat.y0) * k,
          (visible.x1 - visible.x0) * k,
          (visible.y1 - visible.y0) * k,
        );
      frame();
      context.strokeStyle = theme.plateInk;
      context.lineWidth = 1.2 * ratio;
      frame();
      context.strokeStyle = theme.frameInk;
      context.lineWidth = 2 * ratio;
      context.strokeRect(0, 0, element.width, element.height);
    },
    show(now) {
      shown = now;
      element.style.display = now ? 'block' : 'none';
    },
    shown: () => shown,
    dispose: () => element.remove(),
  };
}
