import { For, type JSX } from 'solid-js';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[5, 5]],
  2: [
    [2.6, 2.6],
    [7.4, 7.4],
  ],
  3: [
    [2.6, 2.6],
    [5, 5],
    [7.4, 7.4],
  ],
  4: [
    [2.6, 2.6],
    [7.4, 2.6],
    [2.6, 7.4],
    [7.4, 7.4],
  ],
  5: [
    [2.6, 2.6],
    [7.4, 2.6],
    [5, 5],
    [2.6, 7.4],
    [7.4, 7.4],
  ],
  6: [
    [2.6, 2.4],
    [7.4, 2.4],
    [2.6, 5],
    [7.4, 5],
    [2.6, 7.6],
    [7.4, 7.6],
  ],
};

/** A die, drawn; its number is said beside it. */
export function DieFace(props: { readonly face: number }): JSX.Element {
  return (
    <svg class="die-face" viewBox="0 0 10 10" aria-hidden="true">
      <rect x="0.4" y="0.4" width="9.2" height="9.2" rx="1.8" />
      <For each={PIPS[props.face] ?? []}>{([x, y]) => <circle cx={x} cy={y} r="0.95" />}</For>
    </svg>
  );
}
