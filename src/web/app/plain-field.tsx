import { For, type JSX } from 'solid-js';

// Pointy-topped hexes of edge 1; every second row stands half a hex to the right, as on the printed board.
const WIDTH = Math.sqrt(3);
const ROW = 1.5;

const corner = (x: number, y: number, i: number): string => {
  const angle = (Math.PI / 180) * (60 * i - 90);
  return `${(x + Math.cos(angle)).toFixed(3)},${(y + Math.sin(angle)).toFixed(3)}`;
};

const outline = (column: number, row: number): string => {
  const x = WIDTH * (column + 0.5 + (row % 2) / 2);
  const y = 1 + ROW * row;
  return [0, 1, 2, 3, 4, 5].map((i) => corner(x, y, i)).join(' ');
};

/** Empty hexes: what stands where the board will be drawn. */
export const PlainField = (props: { readonly columns: number; readonly rows: number }): JSX.Element => {
  const hexes = (): string[] =>
    Array.from({ length: props.columns * props.rows }, (_, i) =>
      outline(i % props.columns, Math.floor(i / props.columns)),
    );
  const size = (): string => `-0.1 -0.1 ${WIDTH * (props.columns + 0.5) + 0.2} ${ROW * (props.rows - 1) + 2.2}`;
  return (
    <svg class="plain-field" viewBox={size()} role="img" aria-label="A field of empty hexes">
      <For each={hexes()}>{(points) => <polygon points={points} />}</For>
    </svg>
  );
};
