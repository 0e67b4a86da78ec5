import { type JSX, Match, Show, Switch } from 'solid-js';
import { Icon } from '../icon.tsx';
import { addressOf } from '../route.ts';
import type { Table } from '../table-model.ts';
import type { OnlineStore } from './online-store.ts';
import { playerOf } from './people.ts';
import { t } from './words/words.ts';

/** Sealed dice: how many were checked, or whom they wait for; leads to how they are checked. */
export function SealBadge(props: { readonly online: OnlineStore; readonly table: Table }): JSX.Element {
  const seal = () => props.online.state()?.seal;
  const waits = (): string =>
    (seal()?.waits ?? []).map((side) => playerOf(props.online.state(), props.table.face, side)).join(', ');
  return (
    <Show when={seal()}>
      {(now) => (
        <a class="seal" classList={{ broken: now().faults.length > 0 }} href={addressOf('dice')} title={t.howDice}>
          <Icon sign={now().faults.length > 0 ? 'warn' : 'shield'} />
          <span class="word">
            <Switch fallback={t.sealed}>
              <Match when={now().faults[0]}>{(fault) => t.sealFault[fault()]}</Match>
              <Match when={waits()}>{(names) => t.sealWaits(names())}</Match>
              <Match when={now().checked > 0}>{t.checked(now().checked)}</Match>
            </Switch>
          </span>
        </a>
      )}
    </Show>
  );
}
