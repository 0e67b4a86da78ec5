import { createSignal, type JSX, Show } from 'solid-js';
import type { Got } from '../online/api.ts';
import { createRequest } from '../you/request.tsx';
import { a } from './words/words.ts';

const MOST_NOTE = 500;
const DAYS = 7;

/** Asks why before something is done; the answer is kept in the log. */
export function NoteForm(props: {
  readonly title: string;
  readonly text?: string;
  /** Days are asked, too. */
  readonly days?: boolean;
  readonly act: (note: string, days: number) => Promise<Got<unknown>>;
  readonly done: () => void;
  readonly close: () => void;
}): JSX.Element {
  const request = createRequest();
  const [note, setNote] = createSignal('');
  const [days, setDays] = createSignal(DAYS);
  return (
    <form
      class="note-form"
      aria-label={props.title}
      onSubmit={(event) => {
        event.preventDefault();
        void request.run(() => props.act(note().trim(), days()), props.done);
      }}
    >
      <strong>{props.title}</strong>
      <Show when={props.text}>{(text) => <p class="fine">{text()}</p>}</Show>
      <Show when={props.days}>
        <label>
          {a.days}
          <input
            type="number"
            min="1"
            max="365"
            required
            value={days()}
            onInput={(event) => setDays(event.currentTarget.valueAsNumber)}
          />
        </label>
      </Show>
      <label>
        {a.why}
        <input
          required
          maxLength={MOST_NOTE}
          value={note()}
          ref={(field) => queueMicrotask(() => field.focus())}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <request.Trouble />
      <div class="row">
        <button type="submit" class="btn act" disabled={request.busy()}>
          {a.doIt}
        </button>
        <button type="button" class="btn bare" onClick={props.close}>
          {a.cancel}
        </button>
      </div>
    </form>
  );
}
