import { createSignal, type JSX, Show } from 'solid-js';
import type { Account, TableCard } from '#protocol/tables.ts';
import { addressOf } from '#web/table/route.ts';
import { api } from './api.ts';
import { MyTables } from './lobby-page.tsx';
import { createNaming } from './names.ts';
import { createPoll } from './poll.ts';
import { o } from './words/words.ts';
import './online.css';

const EVERY = 15_000;

/** One's online tables on the page of all games; nothing where there are none or no server answers. */
export default function MyOnlineTables(): JSX.Element {
  const [cards, setCards] = createSignal<readonly TableCard[]>([]);
  const [me, setMe] = createSignal<Account>();
  createPoll(
    async () => {
      const [account, lobby] = await Promise.all([api.me(), api.lobby()]);
      if (account.ok) setMe(account.value);
      if (lobby.ok && JSON.stringify(lobby.value.mine) !== JSON.stringify(cards())) setCards(lobby.value.mine);
    },
    { seen: EVERY },
  );
  const naming = createNaming(cards);
  return (
    <Show when={cards().length > 0}>
      <section class="site online-games">
        <div class="sect">
          <h2>{o.yourTables}</h2>
          <a class="link" href={addressOf('online')}>
            {o.lobby}
          </a>
        </div>
        <MyTables cards={cards()} me={me()} naming={naming} now={Date.now()} />
      </section>
    </Show>
  );
}
