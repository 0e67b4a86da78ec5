import { type Box, grown, type Point } from '../geometry.ts';
import { createMotion } from './motion.ts';
import { createView, type Insets, type Look, type View } from './view.ts';

/** Distance in pixels to covering elements below which a place counts as out of sight. */
const EDGE = 60;
/** A place nearer than this to where it would lie free is left where it is, unless a counter there is half hidden. */
const NEAR_ENOUGH = 100;
const HALF_HIDDEN = 20;

/** Camera of the board: moves at once or gradually, and keeps a whole map fitted until the player moves it. */
export interface Camera extends Pick<View, 'look' | 'size' | 'toWorld' | 'toScreen' | 'visible' | 'free'> {
  /** Starts on a new map: all of it, in the free area. */
  begin(sheet: Box, neat: Box): void;
  resize(width: number, height: number): void;
  /** The player has begun to use the map: cards that open or close no longer refit it. */
  settle(): void;
  /** The page leads the map somewhere: a tap now would hit another hex than the one aimed at. */
  isFlying(): boolean;
  /** View at rest: the current one, or the end of the flight. */
  goal(): Look;
  setFree(insets: Insets): void;
  pan(dx: number, dy: number): void;
  fling(vx: number, vy: number): void;
  /** About the middle where no point is given. */
  zoom(factor: number, about?: Point, smooth?: boolean): void;
  halt(): void;
  fly(look: Look, time?: number): void;
  set(look: Look): void;
  fit(what?: 'sheet' | 'map'): void;
  centre(point: Point, scale?: number): void;
  /** Near a place, with the map on all sides of what lies free. */
  begun(point: Point, scale: number): void;
  /** A box whole in what lies free, at a scale between the two; false where some of it is left outside. */
  frame(box: Box, least: number, most: number): boolean;
  /** Goes no further than needed for one of these places to lie free. */
  reveal(points: readonly Point[]): void;
  /** Brings a place that does not lie free to the middle. */
  follow(point: Point): void;
  /** Advances to a time in milliseconds; true while there is more to come. */
  step(now: number): boolean;
  setStill(still: boolean): void;
}

export function createCamera(motionless: boolean, moved: () => void): Camera {
  let still = motionless;
  let sheet: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  let neat = sheet;
  let view = createView(sheet);
  let motion = createMotion(view);
  let insets: Insets | undefined;
  let fitted: 'sheet' | 'map' | undefined = 'map';
  let settled = false;
  const whole = (): Look => view.whole(fitted === 'sheet' ? sheet : grown(neat, 100), 6);
  const refit = () => {
    if (fitted) view.set(whole());
  };
  const glide = (look: Look, time: number) => {
    if (still) view.set(look);
    else motion.flyTo(look, time);
    moved();
  };
  const fly = (look: Look, time = 260) => {
    fitted = undefined;
    glide(look, time);
  };
  const centre = (point: Point, scale = view.look().scale) => fly(view.centred(point, scale));
  const begun = (point: Point, scale: number) => fly(view.filled(view.centred(point, scale)));
  return {
    look: () => view.look(),
    size: () => view.size(),
    toWorld: (point) => view.toWorld(point),
    toScreen: (point) => view.toScreen(point),
    visible: () => view.visible(),
    free: () => view.free(),
    begin(nextSheet, nextNeat) {
      [sheet, neat] = [nextSheet, nextNeat];
      view = createView(sheet);
      if (insets) view.setFree(insets);
      motion = createMotion(view);
      fitted = 'map';
      settled = false;
    },
    resize(width, height) {
      // A phone's address bar comes and goes: only another width is another window.
      const isOther = width !== view.size().width;
      view.resize(width, height);
      if (isOther || !settled) refit();
    },
    settle() {
      settled = true;
    },
    isFlying: () => motion.isFlying(),
    goal: () => motion.goal() ?? view.look(),
    setFree(next) {
      insets = next;
      view.setFree(next);
      if (!settled) refit();
      moved();
    },
    pan(dx, dy) {
      fitted = undefined;
      motion.halt();
      view.pan(dx, dy);
      moved();
    },
    fling(vx, vy) {
      if (!still) motion.fling(vx, vy);
      moved();
    },
    zoom(factor, about, smooth = false) {
      fitted = undefined;
      const { width, height } = view.size();
      const point = about ?? { x: width / 2, y: height / 2 };
      if (smooth && !still) motion.zoomBy(factor, point);
      else {
        motion.halt();
        view.zoom(factor, point);
      }
      moved();
    },
    halt() {
      if (!motion.isFlying()) motion.halt();
    },
    fly,
    set(look) {
      fitted = undefined;
      motion.halt();
      view.set(look);
      moved();
    },
    fit(what = 'map') {
      fitted = what;
      glide(whole(), 260);
    },
    centre,
    begun,
    frame(box, least, most) {
      const { scale } = view.fitted(box, 0);
      begun({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }, Math.max(least, Math.min(most, scale)));
      return scale >= least;
    },
    reveal(points) {
      const now = view.look();
      const far = ({ x, y }: Look): number => Math.hypot(x - now.x, y - now.y) * now.scale;
      const found = points.map((point) => ({
        hidden: far(view.towards(point, HALF_HIDDEN)),
        to: view.towards(point, EDGE),
      }));
      const [nearest] = found.sort((a, b) => far(a.to) - far(b.to));
      if (nearest && (nearest.hidden >= 1 || far(nearest.to) >= NEAR_ENOUGH)) fly(nearest.to);
    },
    follow(point) {
      const [now, wish] = [view.look(), view.towards(point, EDGE)];
      if (wish.x !== now.x || wish.y !== now.y) centre(point);
    },
    step: (now) => motion.step(now),
    setStill(now) {
      still = now;
    },
  };
}
