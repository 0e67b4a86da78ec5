import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Reason, Report } from '#protocol/moderation.ts';
import { o } from '../online/words/words.ts';
import { players } from './api.ts';
import { p } from './words/words.ts';

const REASONS: readonly Reason[] = ['chat', 'name', 'leaves', 'cheats', 'other'];
const MOST_NOTE = 500;

/** Report of a player, or of a line of chat. */
export function ReportForm(props: {
  readonly name: string;
  readonly what: Pick<Report, 'about' | 'table' | 'word'>;
  readonly quoted?: string | undefined;
  readonly reason?: Reason;
  readonly close: () => void;
}): JSX.Element {
  const [reason, setReason] = createSignal<Reason>(props.reason ?? 'other');
  const [note, setNote] = createSignal('');
  const [state, setState] = createSignal<'open' | 'busy' | 'sent'>('open');
  const [trouble, setTrouble] = createSignal('');
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    if (state() !== 'open') return;
    setState('busy');
    const got = await players.report({ ...props.what, reason: reason(), note: note().trim() });
    setState(got.ok ? 'sent' : 'open');
    setTrouble(got.ok ? '' : o.trouble[got.why]);
  }
  return (
    <form class="report-player" aria-label={p.reportThis(props.name)} onSubmit={(event) => void send(event)}>
      <h3>{p.reportThis(props.name)}</h3>
      <Show when={state() !== 'sent'} fallback={<p role="status">{p.sent}</p>}>
        <Show when={props.quoted}>{(text) => <blockquote>{text()}</blockquote>}</Show>
        <p class="fine hint">{p.reportText}</p>
        <label>
          {p.reason}
          <select
            onChange={(event) => setReason(REASONS.find((one) => one === event.currentTarget.value) ?? 'other')}
            ref={(field) => queueMicrotask(() => field.focus())}
          >
            <For each={REASONS}>
              {(one) => (
                <option value={one} selected={one === reason()}>
                  {p.reasons[one]}
                </option>
              )}
            </For>
          </select>
        </label>
        <label>
          {p.note}
          <textarea
            rows="3"
            maxLength={MOST_NOTE}
            value={note()}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
        </label>
        <Show when={trouble()}>
          <p class="trouble refusal" role="alert">
            {trouble()}
          </p>
        </Show>
      </Show>
      <div class="row">
        <Show when={state() !== 'sent'}>
          <button type="submit" class="btn primary" disabled={state() === 'busy'}>
            {p.send}
          </button>
        </Show>
        <button type="button" class="btn bare" onClick={props.close}>
          {state() === 'sent' ? p.close : p.cancel}
        </button>
      </div>
    </form>
  );
}
