/** Axes of a chart in round numbers. */

const STEPS = [1, 2, 5, 10];

/** Ticks from at most `low` to at least `high`, about `count` of them. */
export function ticksFor(low: number, high: number, count = 4): number[] {
  const span = Math.max(high - low, 1);
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = (STEPS.find((one) => one * power * count >= span) ?? 10) * power;
  const whole = Math.max(1, step);
  const first = Math.floor(low / whole) * whole;
  const ticks: number[] = [];
  for (let tick = first; ; tick += whole) {
    ticks.push(tick);
    if (tick >= high) return ticks;
  }
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Coordinates of values on the chart. */
export function placer(frame: Frame, count: number, ticks: readonly number[]) {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const across = (frame.width - frame.left - frame.right) / Math.max(1, count - 1);
  const up = (frame.height - frame.top - frame.bottom) / Math.max(1, high - low);
  return {
    x: (i: number) => frame.left + i * across,
    y: (value: number) => frame.height - frame.bottom - (value - low) * up,
  };
}

/** The values as a line. */
export function linePath(values: readonly number[], at: ReturnType<typeof placer>): string {
  return values.map((value, i) => `${i === 0 ? 'M' : 'L'}${at.x(i).toFixed(1)} ${at.y(value).toFixed(1)}`).join(' ');
}
