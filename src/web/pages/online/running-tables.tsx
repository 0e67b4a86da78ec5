import { For, type JSX } from 'solid-js';
import type { TableCard } from '#protocol/tables.ts';
import { addressOf } from '#web/table/route.ts';
import { w } from '#web/text/words.ts';
import { namesAt, type Naming } from './names.ts';
import { TablePicture } from './table-picture.tsx';

/** Games that can be watched. */
export const RunningTables = (props: {
  readonly cards: readonly TableCard[];
  readonly naming: Naming;
  readonly name: string;
}): JSX.Element => (
  <ul class="running-tables" aria-label={props.name}>
    <For each={props.cards}>
      {(card) => (
        <li>
          <a class="sheet" href={addressOf('online', card.id)}>
            <TablePicture card={card} naming={props.naming} />
            <span class="what">
              <strong>{props.naming.title(card)}</strong>
              <span class="meta">
                {namesAt(card, props.naming).join(' – ')} · {w.turnShort(card.turn)}
              </span>
            </span>
          </a>
        </li>
      )}
    </For>
  </ul>
);
