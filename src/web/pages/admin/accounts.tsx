import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { AccountAct, AccountCard, Rank } from '#protocol/moderation.ts';
import { addressOf } from '#web/table/route.ts';
import { dayOf, momentOf } from '../you/day.ts';
import { admin, valueOf } from './api.ts';
import { NoteForm } from './note-form.tsx';
import { a } from './words/words.ts';

/** Accounts by the beginning of their names, and acts upon them. */
export function Accounts(props: { readonly rank: Rank; readonly changed: () => Promise<void> }): JSX.Element {
  const [text, setText] = createSignal('');
  const [wanted, setWanted] = createSignal<string>();
  const [found, { refetch }] = createResource(wanted, admin.accounts);
  const changed = (): void => {
    void refetch();
    void props.changed();
  };
  return (
    <section class="sheet">
      <h2>{a.accounts}</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const next = text().trim();
          if (next === '') return;
          if (next === wanted()) void refetch();
          else setWanted(next);
        }}
      >
        <label class="field">
          {a.find}
          <input
            value={text()}
            maxLength={60}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn">
          {a.search}
        </button>
      </form>
      <Show when={wanted() !== undefined && !found.loading}>
        <Show when={(valueOf(found.latest)?.length ?? 0) > 0} fallback={<p class="fine">{a.noAccounts}</p>}>
          <ul class="rows" aria-label={a.accounts}>
            <For each={valueOf(found.latest)}>
              {(account) => <Card account={account} rank={props.rank} changed={changed} />}
            </For>
          </ul>
        </Show>
      </Show>
    </section>
  );
}

function actsOn({ kind, muted, moderator, admin: isAdmin }: AccountCard, rank: Rank): readonly AccountAct[] {
  if (isAdmin || (moderator && rank !== 'admin')) return [];
  if (kind === 'closed') return ['reopen'];
  return [
    muted === undefined ? 'mute' : 'unmute',
    'rename',
    'close',
    ...(rank === 'admin' && kind === 'person' ? ([moderator ? 'no-moderator' : 'moderator'] as const) : []),
  ];
}

function Card(props: {
  readonly account: AccountCard;
  readonly rank: Rank;
  readonly changed: () => void;
}): JSX.Element {
  const { account } = props;
  const [asked, setAsked] = createSignal<AccountAct>();
  const marks = (): string =>
    [
      account.admin ? a.isAdmin : '',
      account.moderator ? a.isModerator : '',
      account.muted === undefined ? '' : a.mutedUntil(momentOf(account.muted)),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <li>
      <span>
        <Show when={account.kind === 'person'} fallback={<b>{account.name}</b>}>
          <a class="link" href={addressOf('player', account.name)}>
            {account.name}
          </a>
        </Show>{' '}
        <b>{marks()}</b>{' '}
        <span class="fine">
          {a.accountAbout(a.kinds[account.kind] ?? account.kind, account.games, account.reports, dayOf(account.made))} ·{' '}
          {account.id}
        </span>
      </span>
      <Show
        when={asked()}
        fallback={
          <div class="row">
            <For each={actsOn(account, props.rank)}>
              {(act) => (
                <button type="button" class="btn bare" onClick={() => setAsked(act)}>
                  {a.acts[act]}
                </button>
              )}
            </For>
          </div>
        }
      >
        {(act) => (
          <NoteForm
            title={`${a.acts[act()]}: ${account.name}`}
            text={a.actText[act()]}
            days={act() === 'mute'}
            act={(note, days) => admin.act(account.id, act(), note, act() === 'mute' ? days : undefined)}
            done={() => {
              setAsked(undefined);
              props.changed();
            }}
            close={() => setAsked(undefined)}
          />
        )}
      </Show>
    </li>
  );
}
