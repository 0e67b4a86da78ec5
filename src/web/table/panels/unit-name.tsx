import { type JSX, Show } from 'solid-js';
import type { Piece } from '../../../table/desk.ts';
import { said } from '../../text/words.ts';
import type { Table } from '../table-model.ts';

/** What people call a unit, or else its kind. */
export function unitCalled(table: Pick<Table, 'piece' | 'fittings'>, id: string): string {
  const called = said({ unit: id });
  const piece = called === id ? table.piece(id) : undefined;
  return (piece && table.fittings.words.kind(piece)) || called;
}

/** What a command is about, as its notation has it after the verb, the units by what people call them. */
export const calledIn = (table: Pick<Table, 'piece'>, text: string): readonly string[] =>
  text
    .split(' ')
    .slice(1)
    .map((word) =>
      word
        .split('+')
        .map((unit) => (table.piece(unit) ? said({ unit }) : unit))
        .join(', '),
    );

/** What people call a unit, its id for those who ask; one nobody has a name for goes by its kind and its id. */
export function UnitName(props: {
  readonly table: Pick<Table, 'fittings'>;
  readonly piece: Piece;
  readonly children?: JSX.Element;
}): JSX.Element {
  const name = () => said({ unit: props.piece.id });
  return (
    <span class="what" title={props.piece.id}>
      <Show when={name() === props.piece.id} fallback={name()}>
        {props.table.fittings.words.kind(props.piece)} <small>{props.piece.id}</small>
      </Show>
      {props.children}
    </span>
  );
}
