import { accountName } from '#web/table/account-name.ts';
import { w } from '#web/text/words.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Account, Lobby, TableCard } from '#protocol/tables.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf } from '#web/table/route.ts';
import { PlayerName } from '../players/player-name.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { api, type Failure } from './api.ts';
import { sideOf } from './guest.ts';
import { notePlayed } from './online-memory.ts';
import { NameForm } from './name-form.tsx';
import { ago, clockOf, createNaming, movesNow, namesAt, type Naming, standing } from './names.ts';
import { NoServer } from './no-server.tsx';
import { createPoll } from './poll.ts';
import { QuickGame } from './quick-game.tsx';
import { RunningTables } from './running-tables.tsx';
import { TablePicture } from './table-picture.tsx';
import { o } from './words/words.ts';

const EVERY = 5000;
const NONE: Lobby = { open: [], running: [], mine: [] };
/** More of one's finished tables are shown when they are asked for. */
const FINISHED_AT_ONCE = 3;

const OFFER = `${addressOf('online', 'new')}?with=anyone`;

const isOver = ({ phase }: TableCard): boolean => phase === 'over' || phase === 'void';

/** `#/online`: tables to sit down at, to watch, and one's own. */
export function LobbyPage(): JSX.Element {
  // Tables that are there again stay the same objects: their rows are not drawn anew, focus and scroll stay.
  const [lobby, setLobby] = createStore<Lobby>(NONE);
  const [me, setMe] = createSignal<Account>();
  const [state, setState] = createSignal<'opening' | 'shown' | Failure>('opening');
  const [stale, setStale] = createSignal(false);
  const [now, setNow] = createSignal(Date.now());
  document.title = `${o.lobby} – Hexfront`;
  const poll = createPoll(
    async () => {
      const [account, tables] = await Promise.all([api.me(), api.lobby()]);
      setNow(Date.now());
      if (account.ok) setMe(account.value);
      if (!tables.ok) {
        if (state() === 'shown') setStale(true);
        else setState(tables.why);
        return;
      }
      if (tables.value.mine.length > 0) notePlayed();
      setLobby(reconcile(tables.value, { key: 'id' }));
      setStale(false);
      setState('shown');
    },
    { seen: EVERY },
  );
  const all = (): readonly TableCard[] => [...lobby.open, ...lobby.running, ...lobby.mine];
  const naming = createNaming(all);
  const mineIds = (): ReadonlySet<string> => new Set(lobby.mine.map(({ id }) => id));
  const open = () => lobby.open.filter(({ id }) => !mineIds().has(id));
  const running = () => lobby.running.filter((card) => !mineIds().has(card.id) && card.terms.spectators);
  const failure = (): Failure | undefined => {
    const at = state();
    return at === 'opening' || at === 'shown' ? undefined : at;
  };
  return (
    <SiteFrame current="online">
      <section class="sheet online-head">
        <h1>{o.lobby}</h1>
        <Show when={state() === 'shown'}>
          <NameForm me={me()} changed={setMe} />
          <div class="row">
            <a class="btn big" href={OFFER}>
              <Icon sign="plus" />
              {o.offerTable}
            </a>
            <a class="btn act big" href={`${addressOf('play')}?with=friend`}>
              <Icon sign="link" />
              {o.withFriend}
            </a>
          </div>
        </Show>
      </section>
      <p class="away" role="status">
        {state() === 'opening' ? o.loading : ''}
      </p>
      <Show when={failure()}>{(why) => <NoServer why={why()} again={poll.now} />}</Show>
      <Show when={stale()}>
        <p class="sheet online-note stale" role="status">
          {o.stale}
        </p>
      </Show>
      <Show when={state() === 'shown'}>
        <div class="online-columns">
          <div>
            <QuickGame me={me()} changed={setMe} />
            <div class="sect">
              <h2>{o.openTables}</h2>
              <a class="link" href={addressOf('player')}>
                {o.bestPlayers}
              </a>
            </div>
            <Show
              when={open().length > 0}
              fallback={
                <section class="sheet nothing">
                  <p>
                    <strong>{o.noOpen}</strong> {o.noOpenText}
                  </p>
                  <a class="btn" href={OFFER}>
                    {o.offerTable}
                  </a>
                </section>
              }
            >
              <ul class="sheet open-tables" aria-label={o.openTables}>
                <For each={open()}>{(card) => <OpenTable card={card} naming={naming} now={now()} />}</For>
              </ul>
            </Show>
            <Show when={running().length > 0}>
              <div class="sect">
                <h2>{o.watch}</h2>
                <p class="meta">{o.watching(running().length)}</p>
              </div>
              <RunningTables cards={running()} naming={naming} name={o.watch} />
            </Show>
          </div>
          <aside>
            <div class="sect">
              <h2>{o.yourTables}</h2>
            </div>
            <MyTables cards={lobby.mine} me={me()} naming={naming} now={now()} />
          </aside>
        </div>
      </Show>
    </SiteFrame>
  );
}

/** A table to sit down at, with what one agrees to. */
function OpenTable(props: { readonly card: TableCard; readonly naming: Naming; readonly now: number }): JSX.Element {
  const free = () => props.naming.free(props.card);
  return (
    <li>
      <TablePicture card={props.card} naming={props.naming} />
      <div class="what">
        <strong>{props.naming.title(props.card)}</strong>
        <span class="meta">{props.naming.about(props.card)}</span>
      </div>
      <div class="who">
        <PlayerName account={props.card.owner} />
        <span class="meta">{ago(props.card.made, props.now)}</span>
      </div>
      <div class="how">
        <span>
          {clockOf(props.card.terms)}
          <Show when={props.card.terms.rated}>
            {' '}
            <span class="rated-offer">{o.rated}</span>
          </Show>
        </span>
        <span class="meta">
          <Show when={free()} fallback={props.card.seats.length === 0 ? o.chanceDecides : ''}>
            {(side) => (
              <span>
                {o.youPlay}{' '}
                <span class={props.naming.sideClass(props.card, side())}>{props.naming.side(props.card, side())}</span>
              </span>
            )}
          </Show>
        </span>
      </div>
      <a
        class="btn"
        href={addressOf('online', props.card.id)}
        aria-label={o.sitDownAt(props.naming.title(props.card), accountName(props.card.owner))}
      >
        {o.sitDown}
      </a>
    </li>
  );
}

/** One's own tables: where it is one's move, then what runs, what waits, and what is over. */
export function MyTables(props: {
  readonly cards: readonly TableCard[];
  readonly me: Account | undefined;
  readonly naming: Naming;
  readonly now: number;
}): JSX.Element {
  const [all, setAll] = createSignal(false);
  const rank = (card: TableCard): number =>
    isOver(card) ? 3 : movesNow(card, props.me) ? 0 : card.phase === 'offered' ? 2 : 1;
  const sorted = () => [...props.cards].sort((a, b) => rank(a) - rank(b) || b.moved - a.moved);
  const finished = () => sorted().filter(isOver);
  const hidden = (): number => (all() ? 0 : Math.max(0, finished().length - FINISHED_AT_ONCE));
  const shown = () => sorted().slice(0, sorted().length - hidden());
  return (
    <Show
      when={props.cards.length > 0}
      fallback={
        <section class="sheet nothing">
          <p>{o.noTables}</p>
        </section>
      }
    >
      <ul class="sheet my-tables" aria-label={o.yourTables}>
        <For each={shown()}>{(card) => <MyTable card={card} {...props} />}</For>
        <Show when={hidden() > 0}>
          <li class="older">
            <button type="button" class="link" onClick={() => setAll(true)}>
              {o.older(hidden())}
            </button>
          </li>
        </Show>
      </ul>
    </Show>
  );
}

function MyTable(props: {
  readonly card: TableCard;
  readonly me: Account | undefined;
  readonly naming: Naming;
  readonly now: number;
}): JSX.Element {
  const text = (): string => standing(props.card, props.me, props.naming);
  const side = (): string | undefined => sideOf(props.card, props.me);
  const others = (): readonly string[] => namesAt(props.card, props.naming, props.me);
  const about = (): string =>
    [
      others().length > 0 ? o.against(others().join(o.and)) : '',
      props.card.phase === 'offered' ? clockOf(props.card.terms) : w.turnShort(props.card.turn),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <li classList={{ over: isOver(props.card) }}>
      <a href={addressOf('online', props.card.id)}>
        <TablePicture card={props.card} naming={props.naming} />
        <span class="what">
          <strong>{props.naming.title(props.card)}</strong>
          <span class="meta">
            {about()}
            <Show when={side()}>
              {(one) => (
                <span class={props.naming.sideClass(props.card, one())}>{props.naming.side(props.card, one())}</span>
              )}
            </Show>
          </span>
        </span>
        <span class="how">
          <span classList={{ turn: movesNow(props.card, props.me) }}>{text()}</span>
          <span class="meta">{ago(props.card.moved, props.now)}</span>
        </span>
      </a>
    </li>
  );
}
