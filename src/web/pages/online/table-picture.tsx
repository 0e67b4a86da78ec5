import { type JSX, Show } from 'solid-js';
import type { TableCard } from '#protocol/tables.ts';
import type { Naming } from './names.ts';

/** The ground of a scenario; a plain field where it is a position of somebody's own. */
export const TablePicture = (props: { readonly card: TableCard; readonly naming: Naming }): JSX.Element => (
  <Show when={props.naming.picture(props.card)} fallback={<span class="table-picture" aria-hidden="true" />}>
    {(picture) => <img class="table-picture" src={picture()} alt="" width="560" height="270" />}
  </Show>
);
