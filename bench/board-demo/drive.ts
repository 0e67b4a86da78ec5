import type { Look } from '#web/board/live/view.ts';

/** Board whose view can be driven: the live board, or the plain redraw it is measured against. */
interface Driven {
  settled(): boolean;
  readonly view: {
    set(look: Look): void;
    pan(dx: number, dy: number): void;
    zoom(factor: number, about: { readonly x: number; readonly y: number }): void;
  };
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Moves the view one step a frame and returns the time from frame to frame. */
export async function drive(board: Driven, kind: 'pan' | 'zoom', frames: number, scale: number): Promise<number[]> {
  board.view.set({ x: 2600, y: 1500, scale });
  for (let i = 0; i < 600 && !board.settled(); i++) await frame();
  let last = await frame();
  const times: number[] = [];
  for (let i = 0; i < frames; i++) {
    if (kind === 'pan') board.view.pan(-14 * Math.cos(i / 38), -9 * Math.sin(i / 23));
    else board.view.zoom(i % 120 < 60 ? 1.022 : 1 / 1.022, { x: 700, y: 380 });
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Milliseconds from the page's arrival to a mark. */
export function sinceLoad(mark: string): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN) - (load?.responseEnd ?? 0);
}
