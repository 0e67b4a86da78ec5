import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  lazy,
  Match,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import type { Account, TableCard } from '#protocol/tables.ts';
import { tableFaceOf } from '#web/faces.ts';
import { go } from '#web/table/route.ts';
import type { ReportProps } from '#web/table/online/online-table.tsx';
import type { EndProps } from '#web/table/table-page.tsx';
import { ReportForm } from '../players/report-form.tsx';
import { setNotice } from '../page-notices.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { api, type Failure, mayPass } from './api.ts';
import { ClosedDoor } from './no-access.tsx';
import { Door } from './door.tsx';
import { keepInvite, plays } from './guest.ts';
import { notePlayed } from './online-memory.ts';
import { createNaming } from './names.ts';
import { NoServer } from './no-server.tsx';
import { createPoll } from './poll.ts';
import { type Shown, shownOf } from './table-view.ts';
import { Waiting } from './invitation.tsx';
import { accountName } from '#web/table/account-name.ts';
import { o } from './words/words.ts';

/** Fetched with the first game that begins. */
const OnlineTable = lazy(async () => ({
  default: (await import('#web/table/online/online-table.tsx')).OnlineTable,
}));
/** Fetched when a game is over. */
const OnlineEnd = lazy(() => import('./online-end.tsx'));

/** A friend sits down: the owner is at the table within two seconds, and told of it in a page that is not seen. */
const PACE = { seen: 2000, hidden: 5000 } as const;

/** `#/online/ID`, `#/online/ID/INVITE`: a table for its players, for who is invited, and for all others. */
export function TableDoor(props: { readonly id: string; readonly invite: string | undefined }): JSX.Element {
  const { id, invite } = props;
  const [card, setCard] = createSignal<TableCard>();
  const [me, setMe] = createSignal<Account>();
  const [failure, setFailure] = createSignal<Failure>();
  const [watch, setWatch] = createSignal(false);
  /** A game that was begun stays on the page, whatever its card says later. */
  const [seated, setSeated] = createSignal(false);
  const show = (next: TableCard): void => {
    const before = card();
    if (JSON.stringify(before) !== JSON.stringify(next)) setCard(next);
    if (!plays(next, me())) return;
    notePlayed();
    if (invite !== undefined && next.owner.id === me()?.id && next.phase === 'offered') keepInvite(id, invite);
  };
  const look = async (): Promise<void> => {
    const why = failure();
    // Permanent failures are retried only on request.
    if (seated() || (why !== undefined && !mayPass(why))) return;
    const [account, got] = await Promise.all([me() ? undefined : api.me(), api.table(id)]);
    if (account?.ok) setMe(account.value);
    setFailure(got.ok ? (account && !account.ok ? account.why : undefined) : got.why);
    if (got.ok && !(account && !account.ok)) show(got.value);
  };
  const poll = createPoll(look, PACE);
  const again = (): void => {
    setFailure(undefined);
    poll.now();
  };
  const naming = createNaming(() => {
    const now = card();
    return now ? [now] : [];
  });
  const shown = createMemo((): Shown => {
    const now = card();
    return now ? shownOf(now, me(), invite, watch()) : 'opening';
  });
  createEffect(() => {
    const now = card();
    if (now) document.title = `${naming.title(now)} – Hexfront`;
  });
  createEffect((before: Shown | undefined) => {
    if (shown() === 'table') setSeated(true);
    if (shown() === 'table' && before === 'waiting' && document.visibilityState === 'hidden')
      document.title = `${o.startsNow} – Hexfront`;
    return shown();
  });
  const names = (): string => card()?.players.map(accountName).join(o.and) ?? '';
  const gone = (): void => {
    setNotice(undefined);
    go('online');
  };
  /** Failure before anything was shown, or after which the table is gone. */
  const lost = (): Failure | undefined => {
    const why = failure();
    return why !== undefined && (card() === undefined || !mayPass(why)) ? why : undefined;
  };
  return (
    <Show
      when={shown() === 'table' && card()}
      fallback={
        <SiteFrame current="online">
          <Switch>
            <Match when={lost() === 'no-table' || lost() === 'bad-request' || shown() === 'void'}>
              <ClosedDoor
                title={shown() === 'void' ? o.voidTitle : o.noTableTitle}
                text={
                  shown() === 'void' ? ((card()?.players.length ?? 0) > 1 ? o.endedText : o.voidText) : o.noTableText
                }
              />
            </Match>
            <Match when={lost()}>{(why) => <NoServer why={why()} again={again} />}</Match>
            <Match when={shown() === 'foreign'}>
              <ClosedDoor title={o.noTableTitle} text={o.otherGame} />
            </Match>
            <Match when={shown() === 'begun'}>
              <ClosedDoor
                title={o.begun}
                text={o.begunText(names())}
                {...(card()?.terms.spectators ? { watch: () => setWatch(true) } : {})}
              />
            </Match>
            <Match when={shown() === 'closed'}>
              <ClosedDoor title={o.noWatching} text={o.noWatchingText(names())} />
            </Match>
            <Match when={naming.ready() && card()}>
              {(now) => (
                <Show
                  when={shown() === 'waiting'}
                  fallback={
                    <Door
                      card={now()}
                      invite={invite}
                      me={me()}
                      naming={naming}
                      sat={(account, next) => {
                        setMe(account);
                        show(next);
                      }}
                      changed={poll.now}
                    />
                  }
                >
                  <Waiting card={now()} invite={invite} naming={naming} away={failure() !== undefined} gone={gone} />
                </Show>
              )}
            </Match>
          </Switch>
        </SiteFrame>
      }
    >
      {(now) => <Played id={id} game={now().game} me={me()} />}
    </Show>
  );
}

/** The game itself, as soon as it has its face. */
function Played(props: { readonly id: string; readonly game: string; readonly me: Account | undefined }): JSX.Element {
  const { id, game, me } = props;
  const [face] = createResource(() => game, tableFaceOf);
  /** Leaves a game before both have given a command; a refusal in words. */
  const withdraw = async (): Promise<string | undefined> => {
    const got = await api.withdraw(id);
    if (!got.ok) return o.trouble[got.why];
    go('online');
    return undefined;
  };
  const Report = (report: ReportProps): JSX.Element => (
    <ReportForm
      name={report.who.name}
      what={{ about: report.who.id, table: id, ...(report.word === undefined ? {} : { word: report.word }) }}
      quoted={report.quoted}
      reason={report.word === undefined ? 'other' : 'chat'}
      close={report.close}
    />
  );
  const End = (end: EndProps): JSX.Element => <OnlineEnd {...end} id={id} me={me} />;
  return (
    <Suspense fallback={<p class="opening">{o.opening}</p>}>
      <Show when={face()} keyed>
        {(one) => (
          <OnlineTable table={id} face={one} leave={() => go('online')} End={End} Report={Report} withdraw={withdraw} />
        )}
      </Show>
    </Suspense>
  );
}
