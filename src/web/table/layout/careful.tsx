import { createEffect, type JSX, Show } from 'solid-js';
import { said, w } from '../../text/words.ts';
import { seeing, setSeeing } from '../settings/seeing-settings.ts';
import type { Table } from '../table-model.ts';

/** Asks once before a phase is ended that somebody could still use. */
export function Careful(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  let back: HTMLButtonElement | undefined;
  createEffect(() => {
    if (table.careful()) back?.focus();
  });
  return (
    <Show when={table.careful()}>
      {(because) => (
        <section class="careful" role="alertdialog" aria-label={w.carefulTitle} aria-describedby="careful-because">
          <p id="careful-because">
            <strong>{w.carefulTitle}</strong> {w.carefulText(said(because()))}
          </p>
          <div class="row">
            <button type="button" ref={back} onClick={() => table.finish('not')}>
              {w.carefulBack}
            </button>
            <button type="button" class="warning" onClick={() => table.finish('sure')}>
              {w.carefulOnward(table.fittings.words.done())}
            </button>
            <label>
              <input
                type="checkbox"
                checked={!seeing().careful}
                onChange={(event) => setSeeing({ careful: !event.currentTarget.checked })}
              />
              {w.carefulNever}
            </label>
          </div>
        </section>
      )}
    </Show>
  );
}
