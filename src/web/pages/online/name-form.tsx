import { w } from '#web/text/words.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import type { Account } from '#protocol/tables.ts';
import { addressOf } from '#web/table/route.ts';
import { api } from './api.ts';
import { firstName, isName, MOST_NAME, rememberName } from './guest.ts';
import { o } from './words/words.ts';

/** The name somebody plays under: shown, and changed at once. Without an account it is only remembered here. */
export function NameForm(props: {
  readonly me: Account | undefined;
  readonly changed: (account: Account) => void;
}): JSX.Element {
  const [name, setName] = createSignal(firstName());
  const [open, setOpen] = createSignal(false);
  const [told, setTold] = createSignal('');
  const [trouble, setTrouble] = createSignal<string>();
  let change: HTMLButtonElement | undefined;
  const shown = (): string => props.me?.name ?? name();
  const close = (): void => {
    setOpen(false);
    setTrouble(undefined);
    change?.focus();
  };
  let field: HTMLInputElement | undefined;
  const begin = (element: HTMLInputElement): void => {
    field = element;
    queueMicrotask(() => element.select());
  };
  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const wanted = field?.value.trim() ?? '';
    if (!isName(wanted)) return void setTrouble(o.badName);
    if (props.me) {
      const got = await api.name(wanted);
      if (!got.ok) return void setTrouble(o.trouble[got.why]);
      props.changed(got.value);
    }
    rememberName(wanted);
    setName(wanted);
    setTold(o.nameSaved(wanted));
    close();
  }
  return (
    <div class="my-name">
      <Show
        when={open()}
        fallback={
          // The links have a line of their own: no name moves them.
          <>
            <p class="name">
              <span class="meta">{o.youAre}</span> <strong>{shown()}</strong>
            </p>
            <p class="links">
              <button type="button" class="link" ref={change} onClick={() => setOpen(true)}>
                {o.changeName}
              </button>
              <a class="link" href={addressOf('you')}>
                {o.account}
              </a>
            </p>
          </>
        }
      >
        <form onSubmit={(event) => void save(event)} onKeyDown={(event) => event.key === 'Escape' && close()}>
          <input aria-label={o.youAre} value={shown()} maxLength={MOST_NAME} autocomplete="nickname" ref={begin} />
          <button type="submit" class="btn">
            {o.saveName}
          </button>
          <button type="button" class="btn bare" onClick={close}>
            {w.cancel}
          </button>
        </form>
      </Show>
      <p class="away" role="status">
        {told()}
      </p>
      <Show when={trouble()}>{(text) => <p role="alert">{text()}</p>}</Show>
    </div>
  );
}
