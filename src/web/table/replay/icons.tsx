import type { JSX } from 'solid-js';

/** Signs of a replay, drawn: the letters for them are missing in many fonts. */

const DRAWN = {
  first: 'M5 5h2.5v14H5zM19 5v14L9 12z',
  turnBack: 'M12 5v14L3 12zM21 5v14l-9-7z',
  back: 'M16.5 5v14L7 12z',
  on: 'M7.5 5v14l9.5-7z',
  turnOn: 'M3 5v14l9-7zM12 5v14l9-7z',
  last: 'M16.5 5H19v14h-2.5zM5 5v14l10-7z',
} as const;
export type Sign = keyof typeof DRAWN;

export const Icon = (props: { readonly sign: Sign }): JSX.Element => (
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={DRAWN[props.sign]} />
  </svg>
);
