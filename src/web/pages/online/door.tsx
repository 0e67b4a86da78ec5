import { createSignal, type JSX, Show } from 'solid-js';
import type { Account, TableCard } from '#protocol/tables.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf } from '#web/table/route.ts';
import { briefingAddress } from '#web/table/scenario.ts';
import { api } from './api.ts';
import { accountNamed, firstName, isName, MOST_NAME } from './guest.ts';
import { notePlayed } from './online-memory.ts';
import { TablePicture } from './table-picture.tsx';
import type { Naming } from './names.ts';
import { TermsList } from './terms-list.tsx';
import { accountName } from '#web/table/account-name.ts';
import { o } from './words/words.ts';

/** The page of an open table for who may sit down: what is played, the terms, a name, one button. */
export function Door(props: {
  readonly card: TableCard;
  readonly invite: string | undefined;
  readonly me: Account | undefined;
  readonly naming: Naming;
  readonly sat: (account: Account, card: TableCard) => void;
  /** The table is not what it was: it is to be looked at again. */
  readonly changed: () => void;
}): JSX.Element {
  const [name, setName] = createSignal(props.me?.name ?? firstName());
  const [busy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<string>();
  const mayTry = (): boolean => props.invite !== undefined || props.card.visible === 'public';
  const needsPerson = (): boolean => props.card.terms.rated === true && props.me?.person !== true;
  const scenario = () => props.naming.scenario(props.card);
  const complain = (text: string): void => {
    setBusy(false);
    setTrouble(text);
  };
  async function sit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy()) return;
    if (!isName(name())) return complain(o.badName);
    setBusy(true);
    setTrouble(undefined);
    const account = await accountNamed(name(), props.me);
    if (!account.ok) return complain(o.trouble[account.why]);
    const got = await api.sit(props.card.id, props.invite);
    if (!got.ok) {
      complain(o.trouble[got.why]);
      if (['started', 'taken', 'no-table'].includes(got.why)) props.changed();
      return;
    }
    notePlayed();
    props.sat(account.value, got.value);
  }
  return (
    <section class="sheet table-door">
      <TablePicture card={props.card} naming={props.naming} />
      <div class="head">
        <p>
          {props.invite === undefined
            ? o.offers(accountName(props.card.owner))
            : o.invites(accountName(props.card.owner))}
        </p>
        <h1>{props.naming.title(props.card)}</h1>
        <p class="meta">
          <span>{props.naming.about(props.card)}</span>
          <Show when={scenario()}>
            {(one) => (
              <a class="link" href={addressOf(...briefingAddress(one()))} target="_blank" rel="noreferrer">
                {o.briefing}
              </a>
            )}
          </Show>
        </p>
      </div>
      <TermsList card={props.card} naming={props.naming} />
      <div class="deed">
        <Show
          when={mayTry()}
          fallback={
            <p class="online-note" role="alert">
              <strong>{o.byLinkOnly}</strong> {o.byLinkOnlyText}
            </p>
          }
        >
          <Show
            when={!needsPerson()}
            fallback={
              <p class="online-note" role="alert">
                {o.ratedNeeds}{' '}
                <a class="link" href={addressOf('you')}>
                  {o.account}
                </a>
              </p>
            }
          >
            <form onSubmit={(event) => void sit(event)}>
              <label class="name-field">
                {o.nameField}
                <input
                  value={name()}
                  maxLength={MOST_NAME}
                  autocomplete="nickname"
                  onInput={(event) => setName(event.currentTarget.value)}
                />
              </label>
              <Show when={!props.me}>
                <p class="meta">{o.noAccount}</p>
              </Show>
              <div role="alert">
                <Show when={trouble()}>{(text) => <p class="complaint">{text()}</p>}</Show>
              </div>
              <button
                type="submit"
                class="btn act big wide"
                aria-busy={busy()}
                ref={(button) => queueMicrotask(() => button.focus({ preventScroll: true }))}
              >
                <Icon sign="play" />
                {busy() ? o.sitting : o.sitDown}
              </button>
            </form>
          </Show>
        </Show>
        <p>
          <a class="link" href={addressOf('online')}>
            {o.toLobby}
          </a>
        </p>
      </div>
    </section>
  );
}
