import { createEffect, type JSX, Show } from 'solid-js';
import type { Message } from '#core/message.ts';
import { said, w } from '#web/text/words.ts';
import { seeing, setSeeing } from '../settings/view-settings.ts';
import type { Table } from '../table-model.ts';

/** Asks once before a phase is ended that somebody could still use, and before a move nobody makes unawares. */
export function Careful(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  return (
    <>
      <Asked
        because={table.careful()}
        text={w.carefulText}
        onward={() => w.carefulOnward(table.fittings.words.done(table.steps.course()?.end?.leads))}
        answer={(yes) => table.finish(yes ? 'sure' : 'not')}
      />
      <Asked
        because={table.doubt()}
        text={(because) => `${because.charAt(0).toUpperCase()}${because.slice(1)}.`}
        onward={() => w.carefulGo}
        answer={table.answerDoubt}
      />
    </>
  );
}

function Asked(props: {
  readonly because: Message | undefined;
  readonly text: (because: string) => string;
  readonly onward: () => string;
  readonly answer: (yes: boolean) => void;
}): JSX.Element {
  let back: HTMLButtonElement | undefined;
  createEffect(() => {
    if (props.because) back?.focus();
  });
  return (
    <Show when={props.because}>
      {(because) => (
        <section class="careful" role="alertdialog" aria-label={w.carefulTitle} aria-describedby="careful-because">
          <p id="careful-because">
            <strong>{w.carefulTitle}</strong> {props.text(said(because()))}
          </p>
          <div class="row">
            <button type="button" ref={back} onClick={() => props.answer(false)}>
              {w.carefulBack}
            </button>
            <button type="button" class="warning" onClick={() => props.answer(true)}>
              {props.onward()}
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
