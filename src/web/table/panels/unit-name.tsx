import type { JSX } from 'solid-js';
import type { Piece } from '../../../table/desk.ts';
import { said } from '../../text/words.ts';
import type { Table } from '../table-model.ts';

/** What people call a unit, or else its kind; the name it has in scripts beside it. */
export function UnitName(props: { readonly table: Table; readonly piece: Piece }): JSX.Element {
  const name = () => {
    const called = said({ unit: props.piece.id });
    return called === props.piece.id ? props.table.fittings.words.kind(props.piece) : called;
  };
  return (
    <span class="what">
      {name()} <small>{props.piece.id}</small>
    </span>
  );
}
