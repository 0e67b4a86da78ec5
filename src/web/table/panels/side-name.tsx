import type { JSX } from 'solid-js';
import type { Face } from '#web/face.ts';

interface AtTable {
  readonly face: Face;
}

/** A side in the words of its game. */
export const sideName = ({ face }: AtTable, side: string): string =>
  face.sides.find(({ id }) => id === side)?.name() ?? side;

/** The class of a side's colour, by the order its game names the sides in; others have none. */
export function sideClass({ face }: AtTable, side: string | undefined): string {
  const no = face.sides.findIndex(({ id }) => id === side);
  return no < 0 ? '' : `side-${no}`;
}

/** Name of a side in its colour. */
export const SideName = (props: { readonly table: AtTable; readonly side: string }): JSX.Element => (
  <span class={`side ${sideClass(props.table, props.side)}`}>{sideName(props.table, props.side)}</span>
);
