import { For, type JSX, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import { contactLine } from '../contact-words.ts';
import type { Table } from '../table-model.ts';

/** Contacts of the selected stack, at its hex or at the pointer, in words. */
export function Contacts(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  return (
    <Show when={(table.prospect()?.contacts.length ?? 0) + (table.prospect()?.dry.length ?? 0) > 0}>
      <section class="contacts" aria-label={w.contacts}>
        <ul>
          <For each={table.prospect()?.contacts}>
            {(one) => (
              <li classList={{ trapped: one.trapped }}>
                <strong>{table.placeName(one.hex)}</strong> {contactLine(one)}
              </li>
            )}
          </For>
          <For each={table.prospect()?.dry}>
            {(hex) => (
              <li class="trapped">
                <strong>{table.placeName(hex)}</strong> {w.plateDry}
              </li>
            )}
          </For>
        </ul>
        <Show when={(table.prospect()?.contacts.length ?? 0) > 0}>
          <p class="hint">{w.contactsText}</p>
        </Show>
      </section>
    </Show>
  );
}
