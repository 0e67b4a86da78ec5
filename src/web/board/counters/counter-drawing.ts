import type { CounterUnit, Livery } from '#table/board-model.ts';
import type { Pen } from '../pen.ts';
import type { Theme } from '../theme.ts';

/** Level of detail of a counter, by its size on the screen. */
export type Detail = 'full' | 'factors' | 'symbol';

/** Counters of nations are drawn by what is fetched with their style of map. */
export type LiveriedDrawing = (pen: Pen, unit: CounterUnit, livery: Livery, theme: Theme, detail: Detail) => void;

let drawing: LiveriedDrawing | undefined;

export const liveriedDrawing = (): LiveriedDrawing | undefined => drawing;

export function setLiveried(fetched: LiveriedDrawing): void {
  drawing = fetched;
}
