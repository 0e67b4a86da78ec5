import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import type { MyChannel, TableNotify, TableNotifyCard, WebhookFormat } from '#protocol/notifications.ts';
import { PopUp } from '../layout/pop-up.tsx';
import { addressOf } from '../route.ts';
import { t } from './words/words.ts';

const WISHES: readonly TableNotify[] = ['usual', 'always', 'never'];
const FORMATS: readonly WebhookFormat[] = ['discord', 'slack', 'json'];

/** Notifications of this table, where they differ from those of all tables. */
export const NotifyButton = (props: { readonly table: string }): JSX.Element => (
  <PopUp class="notes orders notify" label={t.notify}>
    <NotifyPanel table={props.table} />
  </PopUp>
);

function NotifyPanel(props: { readonly table: string }): JSX.Element {
  const [card, setCard] = createSignal<TableNotifyCard>();
  const [told, setTold] = createSignal('');
  const [failed, setFailed] = createSignal('');
  const [url, setUrl] = createSignal('');
  const [format, setFormat] = createSignal<WebhookFormat>('discord');
  const own = `api/tables/${encodeURIComponent(props.table)}/notify`;

  /** True where it was done. */
  async function ask(address: string, method?: 'POST' | 'PUT', body?: object): Promise<Response | undefined> {
    setTold('');
    setFailed('');
    try {
      const answer = await fetch(address, {
        credentials: 'same-origin',
        cache: 'no-store',
        ...(method ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
      if (answer.ok) return answer;
    } catch {
      // Said below.
    }
    setFailed(method ? t.notifyNotStored : t.notifyAway);
    return undefined;
  }
  async function read(answer = ask(own)): Promise<boolean> {
    const got = await answer;
    if (got) setCard((await got.json()) as TableNotifyCard);
    return got !== undefined;
  }
  onMount(() => void read());
  const choose = async (notify: TableNotify): Promise<void> => {
    if (await read(ask(own, 'PUT', { notify }))) setTold(t.ordersStored);
  };
  const change = async (address: string, body: object): Promise<boolean> => {
    const done = (await ask(`api/account/notifications/channels${address}`, 'POST', body)) !== undefined;
    if (done && (await read())) setTold(t.ordersStored);
    return done;
  };
  const add = async (): Promise<void> => {
    if (!/^https:\/\/./.test(url().trim())) return void setFailed(t.notifyAddress);
    const channel = { kind: 'webhook', url: url().trim(), format: format(), game: props.table };
    if (await change('', channel)) setUrl('');
  };
  const nameOf = (one: MyChannel): string => t.notifyHook(one.to, t.formats[one.format ?? 'json']);
  return (
    <>
      <h2>{t.notifyTitle}</h2>
      <Show when={card()}>
        {(now) => (
          <>
            <p class="hint">
              {now().any ? t.notifyText : t.notifyNone} <a href={addressOf('you')}>{t.notifyYou}</a>
            </p>
            <fieldset>
              <legend class="unseen">{t.notifyTitle}</legend>
              <For each={WISHES}>
                {(one) => (
                  <label class="pick">
                    <input
                      type="radio"
                      name="notify"
                      checked={now().notify === one}
                      onChange={() => void choose(one)}
                    />{' '}
                    {t.notifyWish[one]}
                  </label>
                )}
              </For>
            </fieldset>
            <h3>{t.notifyHooks}</h3>
            <ul class="orders-list">
              <For each={now().channels} fallback={<li class="hint">{t.notifyNoHooks}</li>}>
                {(one) => (
                  <li class="row">
                    <span>{nameOf(one)}</span>
                    <button
                      type="button"
                      aria-label={t.removeHook(nameOf(one))}
                      onClick={() => void change('/remove', { id: one.id })}
                    >
                      {t.remove}
                    </button>
                  </li>
                )}
              </For>
            </ul>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void add();
              }}
            >
              <label class="wide">
                {t.hookAddress}
                <input
                  class="wide"
                  type="text"
                  inputMode="url"
                  maxLength={500}
                  value={url()}
                  onInput={({ currentTarget }) => setUrl(currentTarget.value)}
                />
              </label>
              <div class="row">
                <select
                  aria-label={t.hookFormat}
                  onChange={({ currentTarget }) => setFormat(currentTarget.value as WebhookFormat)}
                >
                  <For each={FORMATS}>
                    {(one) => (
                      <option value={one} selected={one === format()}>
                        {t.formats[one]}
                      </option>
                    )}
                  </For>
                </select>
                <button type="submit">{t.addHook}</button>
              </div>
            </form>
          </>
        )}
      </Show>
      <p role="status">{told()}</p>
      <Show when={failed()}>
        <p class="refusal" role="alert">
          {failed()}
        </p>
      </Show>
    </>
  );
}
