import type { JSX } from 'solid-js';
import type { Account, TableCard } from '#protocol/tables.ts';
import { addressOf } from '#web/table/route.ts';
import { api } from './api.ts';
import { MyTables } from './lobby-page.tsx';
import { createNaming, movesNow } from './names.ts';
import { o } from './words/words.ts';
import './online.css';

/** Online tables that wait for a move, for the home page. */
export interface Moves {
  readonly me: Account | undefined;
  readonly cards: readonly TableCard[];
}

/** Undefined where there are none, or no server answers. */
export async function movesToMake(): Promise<Moves | undefined> {
  const [me, lobby] = await Promise.all([api.me(), api.lobby()]);
  if (!me.ok || !lobby.ok) return undefined;
  const cards = lobby.value.mine.filter((card) => movesNow(card, me.value));
  return cards.length > 0 ? { me: me.value, cards } : undefined;
}

export function MyMoves(props: { readonly moves: Moves }): JSX.Element {
  const naming = createNaming(() => props.moves.cards);
  return (
    <section class="my-moves">
      <div class="sect">
        <h1>{o.movesIn(props.moves.cards.length)}</h1>
        <a class="link" href={addressOf('online')}>
          {o.yourTables}
        </a>
      </div>
      <MyTables cards={props.moves.cards} me={props.moves.me} naming={naming} now={Date.now()} />
    </section>
  );
}
