import { type JSX, Match, Show, Switch } from 'solid-js';
import { route } from '#web/table/route.ts';
import { LobbyPage } from './lobby-page.tsx';
import { OfferPage } from './offer-page.tsx';
import { TableDoor } from './table-door.tsx';
import './online.css';

/** `#/online`, `#/online/new`, `#/online/ID`, `#/online/ID/INVITE`. */
export default function OnlinePage(): JSX.Element {
  const at = () => route()[1];
  /** Key of the table and its address: a change loads the page anew. */
  const door = (): string | undefined => (at() === undefined || at() === 'new' ? undefined : route().join('/'));
  return (
    <Switch fallback={<LobbyPage />}>
      <Match when={at() === 'new'}>
        <OfferPage />
      </Match>
      <Match when={door()}>
        <Show when={door()} keyed>
          <TableDoor id={route()[1] ?? ''} invite={route()[2]} />
        </Show>
      </Match>
    </Switch>
  );
}
