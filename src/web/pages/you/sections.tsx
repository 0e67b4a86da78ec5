import { createSignal, For, type JSX, Show } from 'solid-js';
import { accountName } from '#web/table/account-name.ts';
import { you } from './api.ts';
import { dayOf } from './day.ts';
import { createRequest } from './request.tsx';
import { Field, type Part } from './entry-forms.tsx';
import { y } from './words/words.ts';

/** Logins of the account, each of which can be ended. */
export function Logins(props: Part): JSX.Element {
  const request = createRequest();
  const end = (which: string) =>
    void request.run(
      () => you.endLogin(which),
      () => props.changed(),
    );
  return (
    <section class="sheet">
      <h2>{y.logins}</h2>
      <request.Trouble />
      <ul class="rows" aria-label={y.logins}>
        <For each={props.account.logins}>
          {(login) => (
            <li>
              <span>
                <b>{login.label || y.unknownBrowser}</b>{' '}
                <span class="fine">{login.current ? y.thisOne : y.seen(dayOf(login.seen))}</span>
              </span>
              <button
                type="button"
                class="btn bare"
                aria-label={y.endThis(login.label || y.unknownBrowser)}
                onClick={() => end(login.id)}
              >
                {login.current ? y.logOut : y.endLogin}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.account.logins.length > 1}>
        <button type="button" class="btn" onClick={() => end('others')}>
          {y.endOthers}
        </button>
      </Show>
    </section>
  );
}

/** Players one wants nothing to do with, and players one met. */
export function Blocked(props: Part): JSX.Element {
  const request = createRequest();
  const set = (id: string, blocked: boolean) =>
    void request.run(
      () => you.block(id, blocked),
      () => props.changed(),
    );
  const met = () => props.account.met.filter(({ id }) => !props.account.blocked.some((one) => one.id === id));
  return (
    <Show when={props.account.blocked.length + props.account.met.length > 0}>
      <section class="sheet">
        <h2>{y.blocked}</h2>
        <p class="fine">{y.blockedText}</p>
        <request.Trouble />
        <ul class="rows" aria-label={y.blocked}>
          <For each={props.account.blocked} fallback={<li class="fine">{y.nobody}</li>}>
            {(one) => (
              <li>
                <b>{accountName(one)}</b>
                <button type="button" class="btn bare" onClick={() => set(one.id, false)}>
                  {y.unblock(one.name)}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={met().length > 0}>
          <h3>{y.met}</h3>
          <ul class="rows" aria-label={y.met}>
            <For each={met()}>
              {(one) => (
                <li>
                  <span>{accountName(one)}</span>
                  <button type="button" class="btn bare" onClick={() => set(one.id, true)}>
                    {y.block(one.name)}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
    </Show>
  );
}

/** Own data as a file, logging out, and the end of the account. */
export function OwnData(props: Part): JSX.Element {
  const request = createRequest();
  const [asked, setAsked] = createSignal(false);
  const [name, setName] = createSignal('');
  return (
    <section class="sheet">
      <h2>{y.data}</h2>
      <p>
        <a class="btn" href="api/account/export" download="hexfront-account.json">
          {y.export}
        </a>{' '}
        <span class="fine">{y.exportText}</span>
      </p>
      <p>
        <button type="button" class="btn" onClick={() => void request.run(you.logOut, () => props.changed())}>
          {y.logOut}
        </button>{' '}
        <Show when={props.account.kind === 'guest'}>
          <span class="fine">{y.logOutGuest}</span>
        </Show>
      </p>
      <h3>{y.remove}</h3>
      <p class="fine">{y.removeText}</p>
      <Show
        when={asked()}
        fallback={
          <button type="button" class="btn" onClick={() => setAsked(true)}>
            {y.remove}
          </button>
        }
      >
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void request.run(
              () => you.remove(name()),
              () => props.changed(),
            );
          }}
        >
          <Field label={y.removeName} value={name()} input={setName} autocomplete="off" />
          <button type="submit" class="btn act" disabled={request.busy()}>
            {y.removeYes}
          </button>
        </form>
      </Show>
      <request.Trouble />
    </section>
  );
}
