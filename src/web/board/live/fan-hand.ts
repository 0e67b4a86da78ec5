import type { Point } from '../geometry.ts';
import type { CounterStack, CounterUnit } from '#table/board-model.ts';
import { type Fan, fanUnitAt } from './fan.ts';

/**
 * The one stack that is spread out. A pointer that rests on a stack has it spread out for as long as it stays near; a
 * long press, a key or the page keep it open until it is closed.
 */
export interface FanHand {
  fan(): Fan | undefined;
  /** Number of the unit the keyboard stands on in it. */
  walked(): number | undefined;
  open(stack: CounterStack | undefined): void;
  close(): void;
  /** A stack was clicked: until the pointer has left it, it is not spread out by itself. */
  clicked(stack: CounterStack | undefined): void;
  /** The stack has changed or moved on the screen. */
  relay(stack: CounterStack | undefined): void;
  /** The pointer is here, over this stack or none. */
  hover(point: Point | undefined, over: CounterStack | undefined): void;
  /** The keyboard goes one unit on; undefined when nothing is open. */
  walk(step: 1 | -1): CounterUnit | undefined;
  unitAt(point: Point): CounterUnit | undefined;
}

const REST = 420;
/** Distance of the pointer from stack and frame at which a fan that opened on hover closes. */
const NEAR = 44;

const placeOf = ({ box, hex }: CounterStack): string => box ?? String(hex);

export function createFanHand(layOut: (stack: CounterStack) => Fan, changed: () => void): FanHand {
  let fan: Fan | undefined;
  let pinned = false;
  let walked: number | undefined;
  let quiet: string | undefined;
  let resting: { stack: CounterStack; timer: ReturnType<typeof setTimeout> } | undefined;
  const set = (stack: CounterStack | undefined, pin: boolean): void => {
    if (resting) clearTimeout(resting.timer);
    resting = undefined;
    const open = fan !== undefined;
    fan = stack ? layOut(stack) : undefined;
    pinned = pin;
    walked = undefined;
    if (open || fan) changed();
  };
  const isNear = ({ box, from }: Fan, { x, y }: Point): boolean =>
    x > Math.min(box.x0, from.x) - NEAR &&
    x < Math.max(box.x1, from.x) + NEAR &&
    y > Math.min(box.y0, from.y) - NEAR &&
    y < Math.max(box.y1, from.y) + NEAR;
  return {
    fan: () => fan,
    walked: () => walked,
    open: (stack) => set(stack, true),
    close: () => set(undefined, false),
    clicked(stack) {
      set(undefined, false);
      quiet = stack && placeOf(stack);
    },
    relay(stack) {
      if (!fan) return;
      if (!stack) set(undefined, false);
      else fan = layOut(stack);
    },
    hover(point, over) {
      if (fan && !pinned && (!point || !isNear(fan, point))) set(undefined, false);
      if (over && placeOf(over) === quiet) return;
      quiet = undefined;
      const wanted = !fan && over && over.units.length > 1 ? over : undefined;
      if (resting?.stack === wanted) return;
      if (resting) clearTimeout(resting.timer);
      resting = wanted && { stack: wanted, timer: setTimeout(() => set(wanted, false), REST) };
    },
    walk(step) {
      if (!fan) return undefined;
      const count = fan.units.length;
      walked = walked === undefined ? (step > 0 ? 0 : count - 1) : (walked + step + count) % count;
      pinned = true;
      changed();
      return fan.units[walked]?.unit;
    },
    unitAt: (point) => fan && fanUnitAt(fan, point),
  };
}
