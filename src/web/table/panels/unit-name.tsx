import { type JSX, Show } from 'solid-js';
import type { Message } from '#core/message.ts';
import type { Piece, UnitId } from '#table/desk.ts';
import { said, saidParts } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';

/** Name of a unit, or else its kind. */
export function unitCalled(table: Pick<Table, 'piece' | 'fittings'>, id: string): string {
  const called = said({ unit: id });
  const piece = called === id ? table.piece(id) : undefined;
  return (piece && table.fittings.words.kind(piece)) || called;
}

/** A sentence with the units in it by what people call them. */
export const saidOfUnits = (table: Pick<Table, 'piece' | 'fittings'>, sentence: Message): string =>
  saidParts(sentence)
    .map((part) => (typeof part === 'string' ? part : 'hex' in part ? part.hex : unitCalled(table, part.unit)))
    .join('');

/** Units by their names, those called alike counted. */
export function unitsCalled(table: Pick<Table, 'piece' | 'fittings'>, ids: readonly UnitId[]): string {
  const counts = new Map<string, number>();
  for (const id of new Set(ids)) {
    const name = unitCalled(table, id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

/** Words of a command's notation after the verb, with units by name. */
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

/** Name of a unit, with its id as a tooltip; a unit without a name shows kind and id. */
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
