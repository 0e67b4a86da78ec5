import { createSignal, createUniqueId, type JSX, Match, Show, Switch } from 'solid-js';
import type { LoginOffers, MyAccount } from '#protocol/accounts.ts';
import { api } from '../online/api.ts';
import { firstName, isName, MOST_NAME } from '../online/guest.ts';
import { o } from '../online/words/words.ts';
import { you } from './api.ts';
import { createRequest } from './request.tsx';
import { y } from './words/words.ts';

export interface Part {
  readonly account: MyAccount;
  readonly offers: LoginOffers;
  readonly changed: (text?: string) => Promise<void>;
}
type EntryPart = Omit<Part, 'account'> & { readonly account: MyAccount | undefined };

/** A labelled field. */
export function Field(props: {
  readonly label: string;
  readonly value: string;
  readonly input: (value: string) => void;
  readonly type?: 'text' | 'password' | 'email';
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'email' | 'off' | 'one-time-code';
  readonly most?: number;
  readonly hint?: string;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <p class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type={props.type ?? 'text'}
        value={props.value}
        autocomplete={props.autocomplete}
        maxLength={props.most ?? 200}
        aria-describedby={props.hint === undefined ? undefined : `${id}-hint`}
        onInput={(event) => props.input(event.currentTarget.value)}
      />
      <Show when={props.hint}>
        <span id={`${id}-hint`} class="fine">
          {props.hint}
        </span>
      </Show>
    </p>
  );
}

/** A guest, or a browser without an account, chooses a name and a way to log in. */
export function BecomeForm(props: EntryPart): JSX.Element {
  const [name, setName] = createSignal(props.account?.name ?? firstName());
  const [password, setPassword] = createSignal('');
  const request = createRequest();
  /** The guest an account begins as. */
  const begun = async () => (props.account ? ({ ok: true } as const) : api.name(name().trim()));
  const become = (way: () => ReturnType<typeof you.addPasskey>): void => {
    if (!isName(name())) return void request.say(o.badName);
    void request.run(
      async () => {
        const guest = await begun();
        return guest.ok ? way() : guest;
      },
      () => props.changed(y.loggedIn(name().trim())),
    );
  };
  return (
    <section class="sheet entry">
      <h2>{props.account ? y.guestTitle(props.account.name) : y.newTitle}</h2>
      <p>{props.account ? y.guestText : y.newText}</p>
      <form
        aria-label={y.becomeTitle}
        onSubmit={(event) => {
          event.preventDefault();
          become(() => you.setPassword(password(), name().trim()));
        }}
      >
        <Field label={y.name} value={name()} input={setName} autocomplete="username" most={MOST_NAME} />
        <Show when={props.offers.passkeys}>
          <p class="way">
            <button
              type="button"
              class="btn act"
              disabled={request.busy()}
              onClick={() => become(() => you.addPasskey(name().trim()))}
            >
              {y.withPasskey}
            </button>
            <span class="fine">{y.passkeyText}</span>
          </p>
          <p class="or">{y.or}</p>
        </Show>
        <Field
          label={y.password}
          type="password"
          value={password()}
          input={setPassword}
          autocomplete="new-password"
          hint={y.passwordText}
        />
        <button type="submit" class="btn" disabled={request.busy()}>
          {y.setPassword}
        </button>
        <request.Trouble />
      </form>
    </section>
  );
}

/** Logs in to an account that is there: by passkey, password, recovery code or mailed link. */
export function LogInForm(props: EntryPart): JSX.Element {
  const [way, setWay] = createSignal<'password' | 'code' | 'mail'>('password');
  const [name, setName] = createSignal('');
  const [secret, setSecret] = createSignal('');
  const [sent, setSent] = createSignal(false);
  const request = createRequest();
  const entered = (got: { readonly value: { readonly name: string } }) => props.changed(y.loggedIn(got.value.name));
  const choose = (next: 'password' | 'code' | 'mail'): void => {
    setWay(next);
    setSecret('');
    setSent(false);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (way() === 'mail')
      void request.run(
        () => you.mailLink(name().trim()),
        () => setSent(true),
      );
    else void request.run(() => (way() === 'code' ? you.withCode : you.withPassword)(name().trim(), secret()), entered);
  };
  return (
    <section class="sheet entry">
      <h2>{y.logInTitle}</h2>
      <p>{y.logInText}</p>
      <Show when={props.account}>
        <p class="fine">{y.guestLeft}</p>
      </Show>
      <Show when={props.offers.passkeys}>
        <button
          type="button"
          class="btn act"
          disabled={request.busy()}
          onClick={() => void request.run(you.withPasskey, entered)}
        >
          {y.passkeyLogin}
        </button>
      </Show>
      <form aria-label={y.logInTitle} onSubmit={submit}>
        <Field
          label={way() === 'mail' ? y.mail : y.name}
          type={way() === 'mail' ? 'email' : 'text'}
          value={name()}
          input={setName}
          autocomplete={way() === 'mail' ? 'email' : 'username'}
        />
        <Switch>
          <Match when={way() === 'password'}>
            <Field
              label={y.password}
              type="password"
              value={secret()}
              input={setSecret}
              autocomplete="current-password"
            />
          </Match>
          <Match when={way() === 'code'}>
            <Field label={y.code} value={secret()} input={setSecret} autocomplete="one-time-code" />
          </Match>
        </Switch>
        <div class="row">
          <button type="submit" class="btn" disabled={request.busy()}>
            {way() === 'mail' ? y.useMail : y.logIn}
          </button>
          <Show when={way() !== 'code'}>
            <button type="button" class="link" onClick={() => choose('code')}>
              {y.useCode}
            </button>
          </Show>
          <Show when={way() !== 'password'}>
            <button type="button" class="link" onClick={() => choose('password')}>
              {y.password}
            </button>
          </Show>
          <Show when={way() !== 'mail' && props.offers.mail}>
            <button type="button" class="link" onClick={() => choose('mail')}>
              {y.useMail}
            </button>
          </Show>
        </div>
        <Show when={sent()}>
          <p role="status">{y.mailSent}</p>
        </Show>
        <request.Trouble />
      </form>
    </section>
  );
}
