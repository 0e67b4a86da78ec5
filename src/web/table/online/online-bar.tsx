import { type Component, createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { dateLocale } from '#web/text/language.ts';
import { sideClass } from '../panels/side-name.tsx';
import type { Table } from '../table-model.ts';
import { ChatButton } from './chat.tsx';
import { clockText, leftOf, SHORT } from './clock.ts';
import type { Notes } from './notes.ts';
import { NotesButton } from './notes-panel.tsx';
import { NotifyButton } from './notify-panel.tsx';
import type { ReportProps } from './online-table.tsx';
import { OrdersButton } from './orders-panel.tsx';
import type { OnlineStore } from './online-store.ts';
import { computerOf, playerOf, playsHere } from './people.ts';
import { SealBadge } from './seal-badge.tsx';
import { t } from './words/words.ts';

/** A day near by. */
const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short' }).format(at);

/** Refresh interval of clocks and countdowns, in milliseconds. */
const TICK = 200;

/** Players, clocks and connection; chat, notes and dice. */
export function OnlineBar(props: {
  readonly online: OnlineStore;
  readonly notes: Notes;
  readonly table: Table;
  readonly Report: Component<ReportProps> | undefined;
}): JSX.Element {
  const { online, table } = props;
  const { state } = online;
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => {
    const { clock, connection } = state() ?? {};
    if (clock || connection?.is === 'lost' || connection?.is === 'resting') setNow(Date.now());
  }, TICK);
  onCleanup(() => clearInterval(timer));

  const [visible, setVisible] = createSignal(document.visibilityState === 'visible');
  const look = (): void => void setVisible(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look);
    online.look(false, false);
  });
  createEffect(() => {
    const { film, watching, update } = table.game;
    if (state()?.plays.length) online.look(visible(), update() !== undefined && !film.running() && !watching());
  });

  /** True at a running table of two people. */
  const people = (): boolean =>
    state()?.card?.phase !== 'over' && (state()?.card?.seats.every(({ account }) => account !== undefined) ?? false);

  const seat = (side: string): JSX.Element => {
    const here = () => computerOf(state(), side) !== undefined || (state()?.here.includes(side) ?? false);
    const left = () => {
      const { clock, ahead = 0 } = state() ?? {};
      return clock && leftOf(clock, side, now() + ahead);
    };
    const name = () => playerOf(state(), table.face, side);
    const vacation = (): number | undefined => {
      const until = state()?.card?.away?.[side];
      return until !== undefined && until > now() + (state()?.ahead ?? 0) ? until : undefined;
    };
    const mine = () => state()?.plays.includes(side) ?? false;
    return (
      <li
        class={`player side ${sideClass(table, side)}`}
        classList={{ moves: !table.game.watching() && table.game.decides() === side }}
      >
        <i class="presence" classList={{ here: here() }} aria-hidden="true" />
        <span class="name">{mine() ? t.youAre(name()) : name()}</span>
        <span class="unseen">{here() ? t.isHere : t.isAway}</span>
        <Show when={vacation()}>{(until) => <span class="vacation">{t.awayUntil(dayOf(until()))}</span>}</Show>
        <Show when={left() !== undefined}>
          <span
            class="clock"
            classList={{ runs: state()?.clock?.runs === side, short: (left() ?? 0) < SHORT }}
            role="timer"
            aria-label={t.clockOf(name(), clockText(left() ?? 0))}
          >
            {clockText(left() ?? 0)}
          </span>
        </Show>
      </li>
    );
  };
  return (
    <section class="online-bar" aria-label={t.bar}>
      <ul class="players">
        <For each={table.face.sides}>{({ id }) => seat(id)}</For>
      </ul>
      <Show when={state()?.card?.terms.rated}>
        <span class="rated-mark">{t.rated}</span>
      </Show>
      <Show when={state() && !playsHere(state())}>
        <span class="watcher">{t.watching}</span>
      </Show>
      <Show when={(state()?.watching ?? 0) > 0}>
        <span class="watchers">{t.spectators(state()?.watching ?? 0)}</span>
      </Show>
      <span class="connection" role="status">
        <Link online={online} now={now} />
      </span>
      <div class="online-tools">
        <SealBadge online={online} table={table} />
        <Show when={playsHere(state())}>
          <Show when={state()?.card?.phase !== 'over'}>
            <OrdersButton table={state()?.card?.id ?? ''} finer={table.fittings.orders} />
          </Show>
          <Show when={people()}>
            <NotifyButton table={state()?.card?.id ?? ''} />
          </Show>
          <NotesButton notes={props.notes} table={table} />
        </Show>
        <ChatButton online={online} Report={props.Report} />
      </div>
    </section>
  );
}

/** State of the connection, unless it is fine. */
function Link(props: { readonly online: OnlineStore; readonly now: () => number }): JSX.Element {
  const { state } = props.online;
  const connection = () => state()?.connection;
  const lost = () => {
    const one = connection();
    return one?.is === 'lost' ? one : undefined;
  };
  const resting = () => {
    const one = connection();
    return one?.is === 'resting' ? one : undefined;
  };
  const seconds = (again: number): number => Math.max(0, Math.ceil((again - props.now()) / 1000));
  return (
    <>
      <Show when={connection()?.is === 'opening'}>{t.opening}</Show>
      <Show when={connection()?.is === 'here' && state()?.giving}>{t.giving}</Show>
      <Show when={lost()}>
        {(one) => (
          <>
            <span class="link-lost">
              {t.lost(seconds(one().again))} <Show when={state()?.giving}>{t.lostGiving}</Show>
            </span>{' '}
            <button type="button" onClick={props.online.wake}>
              {t.tryNow}
            </button>
          </>
        )}
      </Show>
      <Show when={resting()}>{(one) => <span class="link-lost">{t.resting[one().why]}</span>}</Show>
    </>
  );
}
