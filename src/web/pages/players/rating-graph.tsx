import { createMemo, type JSX, Show } from 'solid-js';
import type { OpenProfile } from '#protocol/players.ts';
import { p } from './words/words.ts';

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 6;
/** Least span of ratings shown: small changes stay small. */
const SPAN = 100;

/** Ratings after one game and the next. */
export function RatingGraph(props: {
  readonly game: string;
  readonly series: OpenProfile['ratings'][number]['series'];
}): JSX.Element {
  const line = createMemo(() => {
    const all = props.series.map(({ points }) => points);
    const middle = (Math.min(...all) + Math.max(...all)) / 2;
    const span = Math.max(SPAN, Math.max(...all) - Math.min(...all));
    const x = (i: number): number => EDGE + (i * (WIDTH - 2 * EDGE)) / Math.max(1, all.length - 1);
    const y = (points: number): number => HEIGHT / 2 - ((points - middle) / span) * (HEIGHT - 2 * EDGE);
    const places = all.map((points, i) => [x(i), y(points)] as const);
    return {
      path: places.map(([a, b], i) => `${i === 0 ? 'M' : 'L'}${a.toFixed(1)} ${b.toFixed(1)}`).join(''),
      end: places.at(-1),
    };
  });
  return (
    <Show when={props.series.length > 1}>
      <svg
        class="rating-graph"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={p.graphOf(props.game, props.series[0]?.points ?? 0, props.series.at(-1)?.points ?? 0)}
      >
        <path d={line().path} />
        <circle cx={line().end?.[0]} cy={line().end?.[1]} r="3.5" />
      </svg>
    </Show>
  );
}
