import { createSignal, For, type JSX, Show } from 'solid-js';
import { you } from './api.ts';
import { createRequest } from './request.tsx';
import { Field, type Part } from './entry-forms.tsx';
import { dayOf } from './day.ts';
import { y } from './words/words.ts';

/** Ways to log in: passkeys, password, recovery codes, mail address. */
export function Ways(props: Part): JSX.Element {
  const request = createRequest();
  const [password, setPassword] = createSignal('');
  const [mail, setMail] = createSignal('');
  const [codes, setCodes] = createSignal<readonly string[]>([]);
  const changed = () => props.changed();
  return (
    <section class="sheet">
      <h2>{y.ways}</h2>
      <request.Trouble />
      <h3>{y.passkeys}</h3>
      <ul class="rows" aria-label={y.passkeys}>
        <For each={props.account.passkeys} fallback={<li class="fine">{y.noPasskey}</li>}>
          {(key) => (
            <li>
              <span>
                <b>{key.label || y.unknownBrowser}</b>{' '}
                <span class="fine">
                  {y.made(dayOf(key.made))}
                  {key.used === null ? '' : `, ${y.usedOn(dayOf(key.used))}`}
                </span>
              </span>
              <button
                type="button"
                class="btn bare"
                aria-label={y.removeThis(key.label)}
                onClick={() => void request.run(() => you.removePasskey(key.id), changed)}
              >
                {y.removePasskey}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.offers.passkeys} fallback={<p class="fine">{y.noPasskeys}</p>}>
        <button
          type="button"
          class="btn"
          disabled={request.busy()}
          onClick={() => void request.run(() => you.addPasskey(), changed)}
        >
          {y.addPasskey}
        </button>
      </Show>

      <h3>{y.password}</h3>
      <p>{props.account.password ? y.hasPassword : y.hasNone}</p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void request.run(
            () => you.setPassword(password()),
            () => {
              setPassword('');
              return changed();
            },
          );
        }}
      >
        <input
          type="text"
          class="away"
          autocomplete="username"
          value={props.account.name}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <Field
          label={y.newPassword}
          type="password"
          value={password()}
          input={setPassword}
          autocomplete="new-password"
          hint={y.passwordText}
        />
        <button type="submit" class="btn" disabled={request.busy()}>
          {props.account.password ? y.changePassword : y.setPassword}
        </button>
      </form>

      <h3>{y.codes}</h3>
      <p>
        {y.codesLeft(props.account.codes)} <span class="fine">{y.codesText}</span>
      </p>
      <Show when={codes().length > 0}>
        <div class="codes" role="status">
          <p>
            <b>{y.codesShown}</b>
          </p>
          <ul>
            <For each={codes()}>
              {(code) => (
                <li>
                  <code>{code}</code>
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
      <button
        type="button"
        class="btn"
        disabled={request.busy()}
        onClick={() =>
          void request.run(you.newCodes, (got) => {
            setCodes(got.value.codes);
            return changed();
          })
        }
      >
        {y.newCodes}
      </button>

      <Show when={props.offers.mail}>
        <h3>{y.mail}</h3>
        <p>{props.account.mail === null ? y.noMail : y.mailIs(props.account.mail)}</p>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void request.run(
              () => you.setMail(mail().trim()),
              () => props.changed(y.mailConfirm),
            );
          }}
        >
          <Field label={y.mail} type="email" value={mail()} input={setMail} autocomplete="email" />
          <button type="submit" class="btn" disabled={request.busy()}>
            {y.setMail}
          </button>
        </form>
      </Show>
    </section>
  );
}
