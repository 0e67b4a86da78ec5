import { type Component, createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { type Room } from '#protocol/messages.ts';
import type { Account } from '#protocol/tables.ts';
import { dateLocale } from '#web/text/language.ts';
import { PopUp } from '../layout/pop-up.tsx';
import type { OnlineStore } from './online-store.ts';
import type { ReportProps } from './online-table.tsx';
import { accountName } from '../account-name.ts';
import { t } from './words/words.ts';

/** Longest text the server takes. */
const MOST = 500;

const timeOf = (at: number): string => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** Opens what players and spectators say; counts what has not been read. */
export function ChatButton(props: {
  readonly online: OnlineStore;
  readonly Report: Component<ReportProps> | undefined;
}): JSX.Element {
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
      <Chat online={online} Report={props.Report} read={(id) => setRead(id)} />
    </PopUp>
  );
}

function Chat(props: {
  readonly online: OnlineStore;
  readonly Report: Component<ReportProps> | undefined;
  readonly read: (id: number) => void;
}): JSX.Element {
  const { online } = props;
  const [reported, setReported] = createSignal<Omit<ReportProps, 'close'>>();
  const own = (): string | undefined => online.state()?.account?.id;
  const mayReport = (who: Account): boolean => props.Report !== undefined && own() !== undefined && who.id !== own();
  const others = (): readonly Account[] => (online.state()?.card?.players ?? []).filter(mayReport);
  const muted = (): number | undefined => {
    const until = online.state()?.muted;
    return until !== undefined && until > Date.now() ? until : undefined;
  };
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
                <span class="from">{accountName(line.from)}</span>{' '}
                <small>
                  {timeOf(line.at)}
                  <Show when={rooms().length > 1}> · {t.rooms[line.room]}</Show>
                </small>
                <p>{line.text}</p>
                <Show when={mayReport(line.from)}>
                  <button
                    type="button"
                    class="link report"
                    aria-label={t.reportLine(line.from.name)}
                    onClick={() => setReported({ who: line.from, word: line.id, quoted: line.text })}
                  >
                    {t.report}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={reported()} keyed>
        {(what) => <Dynamic component={props.Report} {...what} close={() => setReported(undefined)} />}
      </Show>
      <Show when={muted()}>
        {(until) => (
          <p class="refusal" role="alert">
            {t.muted(
              new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(until()),
            )}
          </p>
        )}
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
      <Show when={reported() === undefined}>
        <For each={others()}>
          {(who) => (
            <button type="button" class="link report" onClick={() => setReported({ who })}>
              {t.reportPlayer(who.name)}
            </button>
          )}
        </For>
      </Show>
      <Show when={failed()}>
        <p class="refusal" role="alert">
          {t.notSaid}
        </p>
      </Show>
    </>
  );
}
