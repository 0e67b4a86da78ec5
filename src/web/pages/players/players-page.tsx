import { type JSX, Show } from 'solid-js';
import { route } from '#web/table/route.ts';
import { LeadersPage } from './leaders-page.tsx';
import { PlayerPage } from './player-page.tsx';
import '../online/online.css';
import './players.css';

/** `#/player`: the best; `#/player/NAME`: one of them. */
export default function PlayersPage(): JSX.Element {
  return (
    <Show when={route()[1]} keyed fallback={<LeadersPage />}>
      {(name) => <PlayerPage name={name} />}
    </Show>
  );
}
