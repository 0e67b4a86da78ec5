import { accountName } from '#web/table/account-name.ts';
import { type JSX, Show } from 'solid-js';
import type { Account } from '#protocol/tables.ts';
import { addressOf } from '#web/table/route.ts';

/** Name of a player; a person's leads to their page, a guest has none. */
export const PlayerName = (props: { readonly account: Account }): JSX.Element => (
  <Show when={props.account.person} fallback={<span>{accountName(props.account)}</span>}>
    <a class="link" href={addressOf('player', props.account.name)}>
      {props.account.name}
    </a>
  </Show>
);
