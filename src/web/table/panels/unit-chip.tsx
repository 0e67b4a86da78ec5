import { type JSX, Show } from 'solid-js';
import { counterSvg } from '#web/board/counter-svg.ts';
import { counterFor } from '#table/counter.ts';
import type { Piece } from '#table/desk.ts';
import { theme } from '../settings/settings.ts';
import type { Table } from '../table-model.ts';
import { sideClass } from './side-name.tsx';

/** A unit in a list: its counter in the colours of its nation, else its factors in the colour of its side. */
export function UnitChip(props: { readonly table: Table; readonly piece: Piece }): JSX.Element {
  const counter = () => counterFor(props.piece, props.table.game.update()?.seat.watcher);
  return (
    <Show
      when={counter().livery}
      fallback={<span class={`chip ${sideClass(props.table, props.piece.side)}`}>{props.piece.counter.factors}</span>}
    >
      <span class="chip-counter" innerHTML={counterSvg(counter(), theme(), 'factors')} />
    </Show>
  );
}
