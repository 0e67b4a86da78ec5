import type { CounterStack, HexIndex, MapModel } from '#table/board-model.ts';
import { atlas } from './atlas/atlas.ts';
import { setLiveried } from './counters/counter-drawing.ts';
import type { Box, Point } from './geometry.ts';
import type { Lettering } from './labels.ts';
import type { Pen } from './pen.ts';
import type { Theme } from './theme.ts';

/** A map in one theme, ready to be drawn in world units; `scale` is CSS pixels a hex and decides how much detail there is. */
export interface Sheet {
  draw(pen: Pen, scale: number, within?: Box, lettered?: boolean): void;
  /** Names of places at a scale, to be drawn once more over what has been laid on the ground. */
  names?(scale: number): readonly Lettering[];
}

/** A map as its style lays it out. */
export interface Laid {
  /** The rectangle inside the neat line. */
  readonly neat: Box;
  /** The printed sheet with its frame and margins. */
  readonly sheet: Box;
  /** Middles of the boxes in the margin, by their ids. */
  readonly boxes: ReadonlyMap<string, Point>;
  /** The board's hex under a point, or undefined beyond the edge. */
  hexUnder(point: Point): HexIndex | undefined;
  sheetIn(theme: Theme): Sheet;
  /** Control of ground, for scales too small for counters. */
  front(stacks: readonly CounterStack[]): (pen: Pen, theme: Theme, scale: number, alpha: number) => void;
}

type StyleName = MapModel['style'];
type Style<S extends StyleName> = (map: Extract<MapModel, { readonly style: S }>) => Laid;

const STYLES: { [S in StyleName]?: Style<S> } = { atlas };

/** All but the first style are fetched before a map is laid out in them. */
export async function fetchStyle(name: StyleName): Promise<void> {
  if (name !== 'tactical' || STYLES.tactical) return;
  const { tactical, drawLiveried } = await import('./tactical/style.ts');
  setLiveried(drawLiveried);
  STYLES.tactical = tactical;
}

export function layOut(map: MapModel): Laid {
  const style = STYLES[map.style] as ((map: MapModel) => Laid) | undefined;
  if (!style) throw new Error(`a map is laid out before its style ${map.style} is there`);
  return style(map);
}
