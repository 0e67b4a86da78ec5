import { createSignal, type JSX, Show } from 'solid-js';
import { api } from './api.ts';
import { movesNow } from './names.ts';
import { createPoll } from './poll.ts';
import { o } from './words/words.ts';

const EVERY = 30_000;

/** In how many online games it is one's move, beside the name of the page. */
export default function Badge(): JSX.Element {
  const [count, setCount] = createSignal(0);
  createPoll(
    async () => {
      const [me, lobby] = await Promise.all([api.me(), api.lobby()]);
      if (me.ok && lobby.ok) setCount(lobby.value.mine.filter((card) => movesNow(card, me.value)).length);
    },
    { seen: EVERY },
  );
  return (
    <Show when={count() > 0}>
      <span class="badge" title={o.movesIn(count())}>
        <span aria-hidden="true">{count()}</span>
        <span class="away">{o.movesIn(count())}</span>
      </span>
    </Show>
  );
}
