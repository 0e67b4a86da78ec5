import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { type Room } from '#protocol/messages.ts';
import { PopUp } from '../layout/pop-up.tsx';
import type { OnlineStore } from './online-store.ts';
import { t } from './words/words.ts';

/** Longest text the server takes. */
const MOST = 500;

const timeOf = (at: number): string => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** Opens what players and spectators say; counts what has not been read. */
export function ChatButton(props: { readonly online: OnlineStore }): JSX.Element {
  const { online } = props;
  const [read, setRead] = createSignal<number>();
  const said = () => online.state()?.said ?? [];
  // Messages from before this page opened do not count as unread.
  createEffect(() => {
    if (read() === undefined && online.state()?.card) setRead(said().at(-1)?.id ?? 0);
  });
  const unread = createMemo(
    () => said().filter(({ id, from }) => id > (read() ?? id) && from.id !== online.state()?.account?.id).length,
  );
  return (
    <PopUp
      class="chat"
      name={unread() > 0 ? t.chatUnread(unread()) : t.chat}
      label={
        <>
          {t.chat}
          <Show when={unread() > 0}>
            <span class="unread">{unread()}</span>
          </Show>
        </>
      }
    >
      <Chat online={online} read={(id) => setRead(id)} />
    </PopUp>
  );
}

function Chat(props: { readonly online: OnlineStore; readonly read: (id: number) => void }): JSX.Element {
  const { online } = props;
  const said = () => online.state()?.said ?? [];
  const rooms = () => online.state()?.rooms ?? [];
  const [room, setRoom] = createSignal<Room>();
  const [text, setText] = createSignal('');
  const [failed, setFailed] = createSignal(false);
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    const last = said().at(-1);
    if (last) props.read(last.id);
    if (list) list.scrollTop = list.scrollHeight;
  });
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const one = text().trim();
    if (one === '') return;
    const sent = await online.say(room() ?? rooms()[0] ?? 'all', one);
    setFailed(sent !== true);
    if (sent === true) setText('');
  };
  return (
    <>
      <h2>{t.chat}</h2>
      <Show when={said().length > 0} fallback={<p class="hint">{t.noChat}</p>}>
        <ol class="chat-lines" role="log" aria-label={t.chat} tabIndex={0} ref={list}>
          <For each={said()}>
            {(line) => (
              <li>
                <span class="from">{line.from.name}</span>{' '}
                <small>
                  {timeOf(line.at)}
                  <Show when={rooms().length > 1}> · {t.rooms[line.room]}</Show>
                </small>
                <p>{line.text}</p>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <form onSubmit={(event) => void send(event)}>
        <Show when={rooms().length > 1}>
          <label>
            {t.room}{' '}
            <select onChange={(event) => setRoom(event.currentTarget.value as Room)}>
              <For each={rooms()}>{(one) => <option value={one}>{t.rooms[one]}</option>}</For>
            </select>
          </label>
        </Show>
        <label class="wide">
          <span class="unseen">{t.message}</span>
          <input
            type="text"
            maxLength={MOST}
            autocomplete="off"
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={text().trim() === ''}>
          {t.say}
        </button>
      </form>
      <Show when={failed()}>
        <p class="refusal" role="alert">
          {t.notSaid}
        </p>
      </Show>
    </>
  );
}
