import type { Point } from './geometry.ts';
import type { Insets, Look } from './live/view.ts';
import type {
  CounterMotion,
  CountersModel,
  CounterStack,
  CounterUnit,
  HexIndex,
  Layers,
  MapModel,
} from '#table/board-model.ts';
import type { ThemeName } from './theme.ts';

export interface BoardOptions {
  readonly theme?: ThemeName;
  /** Spoken name of the board. */
  readonly label?: string;
  /** Shows a minimap; by default boards wide enough have one. */
  readonly minimap?: boolean;
  /** A hex, or one unit of a stack, in words: said when the keyboard comes to it. */
  readonly describe?: (hex: HexIndex, unit?: CounterUnit) => string;
  /** Device pixel ratio; the screen's own when left out. */
  readonly ratio?: number;
  readonly reducedMotion?: boolean;
  /** True for units that may be dragged. */
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
    /** Picked from a stack that was spread out, so this very unit is meant. */
    readonly fanned: boolean;
    readonly shift: boolean;
    readonly button: number;
  };
  hover: { readonly hex: HexIndex | undefined; readonly unit: CounterUnit | undefined };
  longpress: { readonly hex: HexIndex; readonly stack: CounterStack | undefined };
  drag: { readonly from: HexIndex; readonly unit: CounterUnit; readonly over: HexIndex | undefined };
  drop: { readonly from: HexIndex; readonly unit: CounterUnit; readonly to: HexIndex | undefined };
  /** The first picture of the map is on the screen. */
  ready: undefined;
  /** The view has come to rest somewhere else. */
  view: Look;
}

export type Listener<K extends keyof BoardEvents> = (event: BoardEvents[K]) => boolean | void;

export interface BoardView {
  pan(dx: number, dy: number): void;
  zoom(factor: number, about?: Point): void;
  fit(what?: 'sheet' | 'map'): void;
  centreOn(hex: HexIndex, scale?: number): void;
  /** Centres on a hex as far as the map still fills the free area. */
  beginAt(hex: HexIndex, scale: number): void;
  /** Fits these hexes into the free area, at a scale between the two; false where some are left outside. */
  frame(hexes: readonly HexIndex[], least: number, most: number): boolean;
  /** Goes no further than needed for one of these hexes to lie free. */
  reveal(...hexes: readonly HexIndex[]): void;
  /** The player has begun to use the map: cards that open or close no longer refit it. */
  settle(): void;
  look(): Look;
  /** View at rest: the current one, or the end of a flight. */
  goal(): Look;
  set(look: Look): void;
  /** Moves to a view gradually. */
  fly(look: Look): void;
  /** CSS pixels, in the host, of the middle of a hex. */
  screenOf(hex: HexIndex): Point;
  hexAt(point: Point): HexIndex | undefined;
}

export interface Board {
  readonly view: BoardView;
  setMap(model: MapModel): void;
  /** Sets the insets covered by other elements. */
  setFree(insets: Insets): void;
  /** The counters as they lie now; `motions` show how they came there, and never hold anything up. */
  setCounters(counters: CountersModel, motions?: readonly CounterMotion[]): void;
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
  /** The whole map with its counters, so many pixels wide; false while there is no map to draw. */
  drawSmall(canvas: HTMLCanvasElement, width: number): boolean;
  /** The hex the keyboard stands on. */
  setCursor(hex: HexIndex | undefined): void;
  /** The hex the page is about; the key that spreads a stack out falls back on it. */
  setFocused(hex: HexIndex | undefined): void;
  on<K extends keyof BoardEvents>(name: K, listener: Listener<K>): () => void;
  /** Units that slide or fade at this moment. */
  marching(): readonly string[];
  /** Stops or allows animation of counters. */
  setStill(still: boolean): void;
  /** True when the map is at its best and nothing moves. */
  settled(): boolean;
  dispose(): void;
}
