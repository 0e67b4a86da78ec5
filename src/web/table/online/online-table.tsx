import { type Component, createMemo, createSignal, type JSX, Match, on, Show, Switch } from 'solid-js';
import type { Account } from '#protocol/tables.ts';
import type { Face } from '#web/face.ts';
import { takeUp } from '#web/text/lexicon.ts';
import { setLayout } from '../layout/layout.ts';
import { loadNewest } from '../newest.ts';
import { AWAY, HUMAN, type Start } from '../start.ts';
import { type Company, type EndProps, TablePage } from '../table-page.tsx';
import { type Asking, OnlineCards } from './cards.tsx';
import { createNotes } from './notes.ts';
import { OnlineBar } from './online-bar.tsx';
import { createOnline } from './online-store.ts';
import { playsHere } from './people.ts';
import { SEATED, t } from './words/words.ts';
import './online.css';

interface OnlineTableProps {
  /** Table id. */
  readonly table: string;
  readonly face: Face;
  readonly leave: () => void;
  readonly End?: Component<EndProps>;
  readonly Report?: Component<ReportProps>;
  /** Leaves a game that has not begun; a refusal in words. */
  readonly withdraw?: () => Promise<string | undefined>;
}

/** Report of a player, or of a line of chat. */
export interface ReportProps {
  readonly who: Account;
  readonly word?: number;
  readonly quoted?: string;
  readonly close: () => void;
}

/** A game at a table kept by a server: its players, or spectators. */
export function OnlineTable(props: OnlineTableProps): JSX.Element {
  const [ready, setReady] = createSignal(false);
  void takeUp(SEATED).then(() => setReady(true));
  return (
    <Show when={ready()}>
      <SeatedTable {...props} />
    </Show>
  );
}

function SeatedTable(props: OnlineTableProps): JSX.Element {
  const { face, table: id } = props;
  const online = createOnline(id, face);
  const notes = createNotes(id);
  const { state } = online;
  const [asking, setAsking] = createSignal<Asking>();
  const ask = (what: Asking): void => {
    setLayout({ hold: true });
    setAsking(what);
  };
  /** True at a table of two people, at which one may be played for. */
  const mayRest = (): boolean => state()?.card?.seats.every(({ computer }) => computer === undefined) ?? false;

  /** The seat of this page; the table is laid anew when it changes. */
  const seat = createMemo(() => {
    const now = state();
    return now?.setup === undefined ? undefined : `${now.watcher} ${now.plays.join(' ')}`;
  });
  const start = createMemo(
    on(seat, (one): Start | undefined => {
      const { setup, plays = [] } = state() ?? {};
      if (one === undefined || setup === undefined) return undefined;
      if (plays.length > 0) void notes.load();
      const seats = Object.fromEntries(face.sides.map(({ id: side }) => [side, plays.includes(side) ? HUMAN : AWAY]));
      return { game: face.id, text: setup, seats };
    }),
  );
  /** The table cannot be shown, or not any more. */
  const gone = () => {
    const why = state()?.gone;
    return why === 'no-table' || why === 'no-seat' || !start() ? why : undefined;
  };
  const opening = (): string => {
    const one = state()?.connection;
    return one?.is === 'resting' ? t.resting[one.why] : one?.is === 'lost' ? t.lost(0) : t.opening;
  };
  const isRated = (): boolean => state()?.card?.terms.rated === true;
  /** True until both have given a command: until then a game is left without a result. */
  const mayLeave = (): boolean => {
    const now = state();
    if (!now || !mayRest()) return false;
    const moved = new Set(now.begun);
    return face.sides.some(({ id: side }) => !moved.has(side));
  };
  const running = () => state()?.card?.phase === 'running';

  const company: Company = {
    Bar: ({ table }) => <OnlineBar online={online} notes={notes} table={table} Report={props.Report} />,
    Cards: ({ table }) => (
      <OnlineCards
        online={online}
        notes={notes}
        table={table}
        asking={asking}
        setAsking={setAsking}
        withdraw={props.withdraw}
      />
    ),
    Entries: ({ table }) => (
      <Show when={playsHere(state()) && running() && !state()?.offer}>
        <Show when={mayLeave() && props.withdraw}>
          <button type="button" onClick={() => ask('leave')}>
            {t.leave}
          </button>
        </Show>
        <Show when={!isRated()}>
          <button type="button" disabled={(table.game.update()?.played ?? 0) === 0} onClick={() => ask('undo')}>
            {t.askUndo}
          </button>
          <Show when={mayRest()}>
            <button type="button" onClick={() => ask('computer')}>
              {t.askComputer}
            </button>
          </Show>
        </Show>
        <Show when={!(isRated() && state()?.card?.terms.clock?.kind === 'live')}>
          <button type="button" onClick={() => void online.offer('pause')}>
            {t.askPause}
          </button>
        </Show>
      </Show>
    ),
  };
  return (
    <Switch fallback={<p class="opening">{opening()}</p>}>
      <Match when={online.failed()}>
        <Trouble text={t.crashed} leave={props.leave} />
      </Match>
      <Match when={gone()}>{(why) => <Trouble title={t.goneTitle} text={t.gone[why()]} leave={props.leave} />}</Match>
      <Match when={start()} keyed>
        {(one) => (
          <TablePage
            start={one}
            face={face}
            shared={online.shared}
            company={company}
            leave={props.leave}
            {...(props.End ? { End: props.End } : {})}
          />
        )}
      </Match>
    </Switch>
  );
}

/** Message in place of a table, with a way out. */
function Trouble(props: { readonly title?: string; readonly text: string; readonly leave: () => void }): JSX.Element {
  return (
    <main class="online-trouble">
      <Show when={props.title}>
        <h1>{props.title}</h1>
      </Show>
      <p role="alert">{props.text}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => void loadNewest()}>
          {t.reload}
        </button>
        <button type="button" onClick={props.leave}>
          {t.toLobby}
        </button>
      </div>
    </main>
  );
}
