import type { BoardEvents, BoardOptions } from '../board-api.ts';
import { isTurned, lieOf, type Point } from '../geometry.ts';
import type { Laid } from '../style.ts';
import type { CounterUnit, HexIndex, MapModel } from '#table/board-model.ts';
import type { Camera } from './camera.ts';
import type { CountersLayer } from './counters-layer.ts';
import type { FanHand } from './fan-hand.ts';
import { listen } from './input.ts';
import { TURNED_KEY, type WalkKey, walkStep, wishOf } from './keys.ts';

/** Parts of the board used by pointer and keyboard. */
export interface Reachable {
  readonly canvas: HTMLCanvasElement;
  readonly options: Pick<BoardOptions, 'describe' | 'mayDrag'>;
  readonly camera: Camera;
  readonly counters: CountersLayer;
  readonly fans: FanHand;
  readonly emit: <K extends keyof BoardEvents>(name: K, event: BoardEvents[K]) => boolean;
  model(): MapModel | undefined;
  laid(): Laid | undefined;
  /** Says something to those who do not see the board. */
  say(words: string): void;
  toggleMinimap(): void;
  wake(): void;
}

/** Mouse, fingers and keys at the board: the hex the keyboard stands on, the counter that is carried, what is hovered. */
export interface Interaction {
  cursor(): HexIndex | undefined;
  setCursor(hex: HexIndex | undefined): void;
  setFocused(hex: HexIndex | undefined): void;
  carried(): { readonly unit: CounterUnit; readonly at: Point } | undefined;
  hexAt(point: Point): HexIndex | undefined;
  /** Spreads out the stack in a hex; undefined closes it. */
  openFan(hex: HexIndex | undefined): void;
  letGo(): void;
  /** The map has come to rest after a key has moved it: another hex may lie under the pointer. */
  arrive(): void;
}

export function createInteraction(reach: Reachable): Interaction {
  const { canvas, options, camera, counters, fans, emit, wake } = reach;
  let cursor: HexIndex | undefined;
  let focused: HexIndex | undefined;
  let carried: { unit: CounterUnit; from: HexIndex; at: Point } | undefined;
  let hovered = '';
  let pointed: Point | undefined;
  let isLed = false;
  const hexAt = (point: Point): HexIndex | undefined => reach.laid()?.hexUnder(camera.toWorld(point));
  const unitAt = (point: Point) => counters.at(camera.toWorld(point), camera.look().scale);
  const stackIn = (hex: HexIndex) => counters.stacks().find((stack) => stack.hex === hex && stack.box === undefined);
  const openFan = (hex: HexIndex | undefined) => fans.open(hex === undefined ? undefined : stackIn(hex));

  function walkFan(step: 1 | -1): void {
    const unit = fans.walk(step);
    const hex = fans.fan()?.stack.hex;
    if (!unit || hex === undefined) return;
    reach.say(options.describe?.(hex, unit) ?? '');
    emit('hover', { hex, unit });
  }
  function pickWalked(shift: boolean): boolean {
    const fan = fans.fan();
    const unit = fan?.units[fans.walked() ?? -1]?.unit;
    if (!fan || !unit) return false;
    emit('unit', { hex: fan.stack.hex, unit, stack: fan.stack, fanned: true, shift, button: 0 });
    return true;
  }

  /** Moves the keyboard's hex one step and keeps it in sight. */
  function walk(key: WalkKey): void {
    const { width, height } = camera.size();
    const from = cursor ?? hexAt({ x: width / 2, y: height / 2 });
    const model = reach.model();
    const hex = from === undefined ? undefined : model?.hexes[from];
    if (!model || !hex) return;
    const [dq, dr] = cursor === undefined ? [0, 0] : walkStep(isTurned(model) ? TURNED_KEY[key] : key, hex.r);
    const middle = lieOf(model).centreOf({ q: hex.q + dq, r: hex.r + dr });
    const next = reach.laid()?.hexUnder(middle);
    if (next === undefined) return;
    cursor = next;
    pointed = undefined;
    reach.say(options.describe?.(cursor) ?? '');
    emit('hover', { hex: cursor, unit: undefined });
    camera.follow(middle);
    wake();
  }

  /** Tells of the hex and unit at a point, unless that is known. */
  function hover(point: Point | undefined, unit: CounterUnit | undefined): void {
    const hex = point && hexAt(point);
    const key = `${hex}/${unit?.id}`;
    if (key === hovered) return;
    hovered = key;
    emit('hover', { hex, unit });
  }

  const letGo = listen(canvas, {
    pan(dx, dy) {
      fans.close();
      pointed = undefined;
      canvas.style.cursor = 'grabbing';
      camera.pan(dx, dy);
    },
    fling(vx, vy) {
      canvas.style.cursor = 'grab';
      camera.fling(vx, vy);
    },
    halt: () => camera.halt(),
    zoom(factor, about, smooth) {
      fans.close();
      camera.zoom(factor, about, smooth);
    },
    tap(point, { shift, button }) {
      if (camera.isFlying()) return;
      const fan = fans.fan();
      const picked = fans.unitAt(point);
      if (fan && picked) {
        emit('unit', { hex: fan.stack.hex, unit: picked, stack: fan.stack, fanned: true, shift, button });
        return;
      }
      const hit = unitAt(point);
      fans.clicked(hit?.stack);
      const about = hit && { hex: hit.stack.hex, unit: hit.unit, stack: hit.stack, fanned: false, shift, button };
      if (about && emit('unit', about)) return;
      const hex = hit ? hit.stack.hex : hexAt(point);
      if (hex !== undefined) emit('hex', { hex, shift, button });
    },
    hover(point) {
      canvas.style.cursor = 'grab';
      pointed = point;
      const hit = point && unitAt(point);
      if (hit || (point && fans.unitAt(point))) canvas.style.cursor = 'pointer';
      if (!carried) fans.hover(point, hit?.stack);
      hover(point, hit?.unit);
    },
    longPress(point) {
      const [fan, fanned] = [fans.fan(), fans.unitAt(point)];
      if (fan && fanned) return emit('longpress', { hex: fan.stack.hex, stack: { ...fan.stack, units: [fanned] } });
      const hit = unitAt(point);
      const hex = hit?.stack.hex ?? hexAt(point);
      const opens = hit !== undefined && hit.stack.units.length > 1;
      if (opens) fans.open(hit.stack);
      return (hex !== undefined && emit('longpress', { hex, stack: hit?.stack })) || opens;
    },
    pick(point) {
      const fan = fans.fan();
      const unit = fans.unitAt(point);
      const hit = fan && unit ? { stack: fan.stack, unit } : unitAt(point);
      if (!hit || !options.mayDrag?.(hit.stack, hit.unit)) return false;
      fans.close();
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
      if (fans.walked() !== undefined && (key === 'ArrowLeft' || key === 'ArrowRight')) {
        walkFan(key === 'ArrowRight' ? 1 : -1);
        return true;
      }
      const asked = wishOf(key, shift);
      if (!asked) return false;
      switch (asked.do) {
        case 'walk':
          walk(asked.key);
          return true;
        case 'pan': {
          const { x, y, scale } = camera.look();
          fans.close();
          isLed = true;
          camera.fly({ x: x - (asked.dx * 100) / scale, y: y - (asked.dy * 100) / scale, scale }, 140);
          return true;
        }
        case 'zoom':
          isLed = true;
          camera.zoom(asked.factor, undefined, true);
          return true;
        case 'fit':
          isLed = true;
          camera.fit();
          return true;
        case 'minimap':
          reach.toggleMinimap();
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
          openFan(fans.fan() ? undefined : (cursor ?? focused));
          if (fans.fan()) walkFan(1);
          return true;
        case 'close':
          if (!fans.fan()) return false;
          fans.close();
          return true;
      }
    },
  });
  return {
    cursor: () => cursor,
    setCursor(hex) {
      cursor = hex;
      wake();
    },
    setFocused(hex) {
      focused = hex;
    },
    carried: () => carried,
    hexAt,
    openFan,
    letGo,
    arrive() {
      if (isLed && pointed && !carried) hover(pointed, unitAt(pointed)?.unit);
      isLed = false;
    },
  };
}
