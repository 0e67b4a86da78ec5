import type { Box, Point } from '../geometry.ts';
import type { CounterStack, MapModel } from '../../../table/drawing.ts';
import { centreOf } from '../geometry.ts';
import { coloursOf, type Theme } from '../theme.ts';
import type { Tiles } from './tiles.ts';

export interface Minimap {
  readonly element: HTMLCanvasElement;
  draw(tiles: Tiles, theme: Theme, visible: Box, model: MapModel, stacks: readonly CounterStack[]): void;
  show(shown: boolean): void;
  shown(): boolean;
  dispose(): void;
}

/** The whole map in a corner, with the part in view framed; press or drag to go there. */
export function createMinimap(sheet: Box, neat: Box, ratio: number, goTo: (point: Point) => void): Minimap {
  const element = document.createElement('canvas');
  const width = 190;
  const height = Math.round((width * (neat.y1 - neat.y0)) / (neat.x1 - neat.x0));
  element.width = width * ratio;
  element.height = height * ratio;
  element.className = 'hexfront-minimap';
  element.setAttribute('aria-hidden', 'true');
  element.style.cssText = `position:absolute;right:12px;bottom:12px;width:${width}px;height:${height}px;border-radius:4px;cursor:pointer;touch-action:none;box-shadow:0 1px 6px rgb(0 0 0 / .35)`;
  const k = (width * ratio) / (neat.x1 - neat.x0);
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
      // Where the whole map is in view there is nothing to go to.
      const whole = visible.x0 <= neat.x0 && visible.y0 <= neat.y0 && visible.x1 >= neat.x1 && visible.y1 >= neat.y1;
      element.style.visibility = whole ? 'hidden' : 'visible';
      if (whole) return;
      context.fillStyle = theme.sea[0];
      context.fillRect(0, 0, element.width, element.height);
      tiles.drawOverview(
        context,
        (sheet.x0 - neat.x0) * k,
        (sheet.y0 - neat.y0) * k,
        (sheet.x1 - sheet.x0) * k,
        (sheet.y1 - sheet.y0) * k,
      );
      for (const stack of stacks) {
        const hex = model.hexes[stack.hex];
        const top = stack.units[stack.units.length - 1];
        if (!hex || !top || stack.box !== undefined) continue;
        const at = centreOf(hex);
        const size = 3 * ratio;
        context.fillStyle = coloursOf(theme, top.side).fill;
        context.fillRect((at.x - neat.x0) * k - size / 2, (at.y - neat.y0) * k - size / 2, size, size);
      }
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
