import type { Point } from '../geometry.ts';
import type { Look, View } from './view.ts';

/** Movement of the view over time: a fling that dies down, a zoom that eases in, a flight to a place. */
export interface Motion {
  fling(vx: number, vy: number): void;
  zoomBy(factor: number, about: Point): void;
  flyTo(look: Look, time: number): void;
  halt(): void;
  isFlying(): boolean;
  /** End of the flight. */
  goal(): Look | undefined;
  /** Advances to a time in milliseconds; true while there is more to come. */
  step(now: number): boolean;
}

const ease = (t: number): number => 1 - (1 - t) ** 3;

export function createMotion(view: View): Motion {
  let velocity: Point | undefined;
  let zoom: { left: number; about: Point } | undefined;
  let flight: { from: Look; to: Look; start: number | undefined; time: number } | undefined;
  let last: number | undefined;
  return {
    fling(vx, vy) {
      if (Math.hypot(vx, vy) > 0.12) velocity = { x: vx, y: vy };
    },
    zoomBy(factor, about) {
      flight = undefined;
      zoom = { left: (zoom?.left ?? 0) + Math.log(factor), about };
    },
    flyTo(to, time) {
      velocity = undefined;
      zoom = undefined;
      flight = { from: view.look(), to, start: undefined, time };
    },
    halt() {
      velocity = undefined;
      zoom = undefined;
      flight = undefined;
    },
    isFlying: () => flight !== undefined,
    goal: () => flight?.to,
    step(now) {
      const dt = Math.min(50, now - (last ?? now - 16));
      last = now;
      if (flight) {
        flight.start ??= now;
        const t = Math.min(1, (now - flight.start) / flight.time);
        const k = ease(t);
        const { from, to } = flight;
        view.set({
          x: from.x + (to.x - from.x) * k,
          y: from.y + (to.y - from.y) * k,
          scale: from.scale * (to.scale / from.scale) ** k,
        });
        if (t >= 1) flight = undefined;
      }
      if (velocity) {
        view.pan(velocity.x * dt, velocity.y * dt);
        const drag = Math.exp(-dt / 260);
        velocity = { x: velocity.x * drag, y: velocity.y * drag };
        if (Math.hypot(velocity.x, velocity.y) < 0.02) velocity = undefined;
      }
      if (zoom) {
        const part = zoom.left * (1 - Math.exp(-dt / 70));
        view.zoom(Math.exp(part), zoom.about);
        zoom.left -= part;
        if (Math.abs(zoom.left) < 0.004) {
          view.zoom(Math.exp(zoom.left), zoom.about);
          zoom = undefined;
        }
      }
      const more = flight !== undefined || velocity !== undefined || zoom !== undefined;
      if (!more) last = undefined;
      return more;
    },
  };
}
