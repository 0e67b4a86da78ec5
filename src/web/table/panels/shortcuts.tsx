import { createEffect, For, type JSX } from 'solid-js';
import { w } from '../../text/words.ts';

/** The shortcuts sheet. */
export function Shortcuts(props: { readonly open: boolean; readonly close: () => void }): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  createEffect(() => {
    if (props.open && !dialog?.open) dialog?.showModal();
    if (!props.open && dialog?.open) dialog.close();
  });
  return (
    <dialog class="rules keys" ref={dialog} onClose={props.close} aria-label={w.keysTitle}>
      <header>
        <h2>{w.keysTitle}</h2>
        <button type="button" onClick={() => dialog?.close()}>
          {w.close}
        </button>
      </header>
      <dl>
        <For each={w.keys}>
          {([key, meaning]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          )}
        </For>
      </dl>
    </dialog>
  );
}
