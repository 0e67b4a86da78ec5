import { createEffect, type JSX, Show, Suspense } from 'solid-js';
import type { Face } from '#web/face.ts';
import { w } from '#web/text/words.ts';
import { ProofLine } from '../replay/proof-line.tsx';
import type { Table } from '../table-model.ts';
import './report.css';

/** The game in numbers. */
export function ReportDialog(props: {
  readonly open: boolean;
  readonly close: () => void;
  readonly table: Table;
  readonly Report: NonNullable<Face['Report']>;
}): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  createEffect(() => {
    if (props.open && !dialog?.open) dialog?.showModal();
    if (!props.open && dialog?.open) dialog.close();
  });
  const show = (n: number): void => {
    props.close();
    void props.table.game.watch().then(() => props.table.game.seek(n));
  };
  return (
    <dialog class="rules report" ref={dialog} onClose={props.close} aria-label={w.report}>
      <header>
        <h2>{w.report}</h2>
        <div class="row">
          <button type="button" onClick={() => print()}>
            {w.printNow}
          </button>
          <button type="button" onClick={() => dialog?.close()}>
            {w.close}
          </button>
        </div>
      </header>
      <div class="body">
        <Show when={props.open}>
          <ProofLine game={props.table.game} />
          <Suspense fallback={<p>{w.opening}</p>}>
            <props.Report table={props.table} show={show} />
          </Suspense>
        </Show>
      </div>
    </dialog>
  );
}
