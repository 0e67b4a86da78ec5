import { createEffect, For, type JSX } from 'solid-js';
import { w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';

/** The shortcuts sheet. */
export function Shortcuts(props: {
  readonly table: Table;
  readonly open: boolean;
  readonly close: () => void;
}): JSX.Element {
  const { face, fittings } = props.table;
  /** Every table's keys, then those of the game. */
  const keys = (): readonly (readonly [string, string])[] => [
    ...w.keys,
    ...Object.entries(fittings.keys ?? {}).map(([key, { means }]) => [key.toUpperCase(), means()] as const),
    ...face.overlays.map(({ key, title }) => [key.toUpperCase(), w.keysOverlay(title())] as const),
  ];
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
        <For each={keys()}>
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
