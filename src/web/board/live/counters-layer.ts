import { canvasPen } from '../canvas-pen.ts';
import { detailAt } from '../counters/counter.ts';
import { numberPlace, TALLY_HEIGHT, tallyPlace, tallyText, tallyWidth } from '../counters/draw.ts';
import {
  BLOCKS_BELOW,
  counterSize,
  FRONT_BELOW,
  gathered,
  type Placed,
  placeStacks,
  stackAt,
} from '../counters/stacks.ts';
import { type Box, lieOf, overlaps, type Point } from '../geometry.ts';
import type { CounterStack, CounterUnit, MapModel } from '#table/board-model.ts';
import type { Laid } from '../style.ts';
import type { Theme } from '../theme.ts';
import type { Marching } from './marches.ts';
import { createSprites, SPRITE_PAD } from './sprites.ts';

/** From this side of a counter on, in CSS pixels, its whole tally can be read. */
const TALLY_FROM = 38;
/** From the front's own distance on, blocks of a side this near to each other (in their own widths) are one. */
const GATHERED = 0.8;

export type Place = (x: number, y: number) => readonly [number, number];

/** The counters on the live board: where they lie at a scale, how they are drawn, which one is under the pointer. */
export interface CountersLayer {
  setMap(map: MapModel, laid: Laid): void;
  setStacks(stacks: readonly CounterStack[]): void;
  stacks(): readonly CounterStack[];
  /** The middle of a stack in world units, in its box or on its hex. */
  middle(stack: CounterStack): Point;
  setSize(size: number | undefined): void;
  lift(lifted: boolean): void;
  lifted(): boolean;
  paint(
    context: CanvasRenderingContext2D,
    theme: Theme,
    visible: Box,
    scale: number,
    place: Place,
    moving: boolean,
    marching: readonly Marching[],
    hide?: string,
  ): void;
  /** Number of counters in each stack, painted over the marks of hexes. */
  paintTallies(context: CanvasRenderingContext2D, theme: Theme, visible: Box, scale: number, place: Place): void;
  /** A unit in the hand of the player, at a point in CSS pixels. */
  paintCarried(context: CanvasRenderingContext2D, theme: Theme, unit: CounterUnit, at: Point, scale: number): void;
  at(world: Point, scale: number): { readonly stack: CounterStack; readonly unit: CounterUnit } | undefined;
  /** Some sprite was not at its best in the last frame. */
  lacking(): boolean;
  refresh(): void;
}

export function createCountersLayer(ratio: number): CountersLayer {
  const sprites = createSprites();
  let map: MapModel | undefined;
  let laid: Laid | undefined;
  let stacks: readonly CounterStack[] = [];
  let boxes: ReadonlyMap<string, Point> = new Map();
  let wish: number | undefined;
  let up = false;
  let front: ReturnType<Laid['front']> | undefined;
  let placed: readonly Placed[] = [];
  let placedFor = '';

  const isFar = (scale: number) => scale < BLOCKS_BELOW && wish === undefined;
  const sizeAt = (scale: number) =>
    isFar(scale) ? Math.max(13, Math.min(20, scale * 1.05)) : counterSize(scale, wish);
  const layOut = (scale: number): readonly Placed[] => {
    const size = sizeAt(scale);
    const key = `${scale}/${size}`;
    if (key !== placedFor && map) {
      placed = placeStacks(map, stacks, scale, size, boxes);
      placedFor = key;
    }
    return placed;
  };

  return {
    setMap(next, as) {
      map = next;
      laid = as;
      front = undefined;
      placedFor = '';
      boxes = as.boxes;
    },
    setStacks(next) {
      stacks = next;
      front = undefined;
      placedFor = '';
    },
    stacks: () => stacks,
    middle(stack) {
      const hex = map?.hexes[stack.hex];
      return (
        (stack.box === undefined ? undefined : boxes.get(stack.box)) ??
        (map && hex ? lieOf(map).centreOf(hex) : { x: 0, y: 0 })
      );
    },
    setSize(size) {
      wish = size;
      placedFor = '';
    },
    lift(lifted) {
      up = lifted;
    },
    lifted: () => up,
    paint(context, theme, visible, scale, place, moving, marching, hide) {
      sprites.begin(moving);
      if (up || !laid || (stacks.length === 0 && marching.length === 0)) return;
      const pen = canvasPen(context);
      const far = isFar(scale);
      if (far) {
        front ??= laid.front(stacks);
        front(pen, theme, scale, Math.max(0, Math.min(1, (BLOCKS_BELOW - scale) / 6)));
        context.globalAlpha = 1;
      }
      const list = far ? gathered(layOut(scale), scale < FRONT_BELOW ? GATHERED : 0) : layOut(scale);
      const pixels = Math.max(8, Math.round(sizeAt(scale) * ratio));
      const detail = detailAt(pixels / ratio, map?.style);
      const grown = pixels + Math.ceil(pixels * SPRITE_PAD) * 2;
      const off = (grown - pixels) / 2;
      const away = new Set(marching.filter(({ stays }) => stays).map(({ unit }) => unit.id));
      if (hide !== undefined) away.add(hide);
      context.setTransform(1, 0, 0, 1, 0, 0);
      for (const item of list) {
        if (!overlaps(item.box, visible)) continue;
        if (far && away.size > 0 && item.stack.units.every((unit) => away.has(unit.id))) continue;
        for (const { unit, box } of far ? item.shown.slice(-1) : item.shown) {
          if (!far && away.has(unit.id)) continue;
          const [x, y] = place(box.x0, box.y0);
          const image = far
            ? sprites.block(unit, item.total, pixels, theme)
            : sprites.counter(unit, detail, pixels, theme);
          // At its own size a sprite lands on whole pixels and stays sharp.
          if (image.width === grown) context.drawImage(image, Math.round(x - off), Math.round(y - off));
          else context.drawImage(image, x - off, y - off, grown, grown);
        }
      }
      for (const { unit, at, alpha } of marching) {
        const [x, y] = place(at.x, at.y);
        const image = far
          ? sprites.block(unit, String(unit.strength ?? ''), pixels, theme)
          : sprites.counter(unit, detail, pixels, theme);
        context.globalAlpha = alpha;
        context.drawImage(image, x - grown / 2, y - grown / 2, grown, grown);
      }
      context.globalAlpha = 1;
    },
    paintTallies(context, theme, visible, scale, place) {
      const pixels = Math.max(8, Math.round(sizeAt(scale) * ratio));
      if (up || !laid || isFar(scale)) return;
      // On a small counter only their number can be read, beside its corner.
      const small = pixels / ratio < TALLY_FROM;
      const k = (scale / 100) * ratio;
      context.setTransform(1, 0, 0, 1, 0, 0);
      const high = Math.round(Math.max(13 * ratio, pixels * TALLY_HEIGHT));
      for (const item of layOut(scale)) {
        if (item.stack.units.length < 2 || !overlaps(item.box, visible)) continue;
        const text = small ? String(item.stack.units.length) : tallyText(item);
        const image = sprites.tally(text, high, theme);
        const wide = tallyWidth(text) * high;
        const corner = (small ? numberPlace : tallyPlace)(item, wide / k, high / k);
        const [x, y] = place(corner.x, corner.y);
        if (image.height === high) context.drawImage(image, Math.round(x), Math.round(y));
        else context.drawImage(image, x, y, wide, high);
      }
    },
    paintCarried(context, theme, unit, at, scale) {
      const size = Math.round(Math.max(40, counterSize(scale, wish)) * ratio);
      const image = sprites.counter(unit, 'full', size, theme);
      const pad = size * SPRITE_PAD;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 0.92;
      context.drawImage(
        image,
        at.x * ratio - size / 2 - pad,
        at.y * ratio - size * 0.7 - pad,
        size + pad * 2,
        size + pad * 2,
      );
      context.globalAlpha = 1;
    },
    at(world, scale) {
      if (up || (scale < FRONT_BELOW && wish === undefined)) return undefined;
      return stackAt(layOut(scale), world);
    },
    lacking: () => sprites.lacking(),
    refresh: () => sprites.clear(),
  };
}
