import type { JSX } from 'solid-js';
import type { Face } from '../../face.ts';

interface AtTable {
  readonly face: Face;
}

/** A side in the words of its game. */
export const sideName = ({ face }: AtTable, side: string): string =>
  face.sides.find(({ id }) => id === side)?.name() ?? side;

/** The same in its colour. */
export const SideName = (props: { readonly table: AtTable; readonly side: string }): JSX.Element => (
  <span class={`side ${props.side}`}>{sideName(props.table, props.side)}</span>
);
