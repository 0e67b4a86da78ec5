import { createEffect, type JSX, Show } from 'solid-js';
import { counterSvg } from '#web/board/counter-svg.ts';
import { w } from '#web/text/words.ts';
import { counterFor } from '#table/counter.ts';
import { theme } from '../settings/settings.ts';
import type { Table } from '../table-model.ts';
import { unitCalled } from './unit-name.tsx';
import './unit-card.css';

/** Card of one unit, opened from the stack, by a long press or by a key. */
export function UnitCard(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  let dialog: HTMLDialogElement | undefined;
  const piece = () => {
    const id = table.explained();
    return id === undefined ? undefined : table.piece(id);
  };
  createEffect(() => {
    if (piece() && !dialog?.open) dialog?.showModal();
    if (!piece() && dialog?.open) dialog.close();
  });
  return (
    <Show when={table.fittings.Card} keyed>
      {(Card) => (
        <dialog
          class="rules unit-card"
          ref={dialog}
          aria-label={w.unitCard}
          onClose={() => table.explain(undefined)}
          onClick={({ target }) => target === dialog && dialog?.close()}
        >
          <Show when={piece()}>
            {(one) => (
              <>
                <header>
                  <span
                    class="counter"
                    innerHTML={counterSvg(counterFor(one(), table.game.update()?.seat.watcher), theme())}
                  />
                  <h2>{unitCalled(table, one().id)}</h2>
                  <button type="button" onClick={() => dialog?.close()}>
                    {w.close}
                  </button>
                </header>
                <Card unit={one().id} openRule={props.openRule} />
              </>
            )}
          </Show>
        </dialog>
      )}
    </Show>
  );
}

/** Opens the card of a unit. */
export const ExplainButton = (props: {
  readonly table: Pick<Table, 'explain'>;
  readonly unit: string;
  readonly name: string;
}): JSX.Element => (
  <button
    type="button"
    class="explain"
    aria-label={w.explainUnit(props.name)}
    title={w.explainUnit(props.name)}
    onClick={() => props.table.explain(props.unit)}
  >
    i
  </button>
);
