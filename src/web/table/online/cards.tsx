import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Answer, Claim, OpenOffer } from '#protocol/messages.ts';
import { dateLocale } from '#web/text/language.ts';
import { said, w } from '#web/text/words.ts';
import { loadNewest, pageName } from '../newest.ts';
import type { Table } from '../table-model.ts';
import type { Notes } from './notes.ts';
import type { OnlineStore } from './online-store.ts';
import { computerName } from '../start.ts';
import { computerOf, ownSide, playerOf, playsHere } from './people.ts';
import { t } from './words/words.ts';

/** Log lines shown of what would be taken back. */
const MOST_LINES = 8;
/** Commands offered for taking back. */
const MOST_BACK = 60;
/** Ways to decide about a side at zero, in their order; the server ends the game after this time. */
const CLAIMS: readonly Claim[] = ['time', 'computer', 'draw', 'win'];
const OPEN_MS = 14 * 24 * 3600 * 1000;

/** Question that is being put together for the other player. */
export type Asking = 'undo' | 'computer' | 'leave';

interface Parts {
  readonly online: OnlineStore;
  readonly table: Table;
}

/** Reason why a request failed. */
const refusalOf = (answer: Answer | undefined): string | undefined => {
  if (!answer || answer.ok) return undefined;
  if (answer.why === 'refused') return said(answer.objection.because);
  return answer.why === 'late' ? t.tooLate : t.blocked[answer.why];
};

/** Cards of the online table: offers, pause, dice, trouble. */
export function OnlineCards(
  props: Parts & {
    readonly notes: Notes;
    readonly asking: () => Asking | undefined;
    readonly setAsking: (asking: Asking | undefined) => void;
    readonly withdraw: (() => Promise<string | undefined>) | undefined;
  },
): JSX.Element {
  const { online, table } = props;
  const { state } = online;
  const [heard, setHeard] = createSignal<unknown>();
  const [heardRestored, setHeardRestored] = createSignal<unknown>();
  const [trouble, setTrouble] = createSignal<string>();
  const act = (asked: Promise<Answer | undefined>): void => {
    setTrouble(undefined);
    void asked.then((answer) => setTrouble(refusalOf(answer)));
  };
  const note = () => {
    const hex = table.hex();
    return hex === undefined ? undefined : props.notes.notes()?.find(({ place }) => place === `hex ${hex}`)?.text;
  };
  /** Level of the computer that plays for this page's player. */
  const playedFor = (): string | undefined => {
    const side = ownSide(state());
    return side === undefined || state()?.card?.phase === 'over' ? undefined : computerOf(state(), side);
  };
  const [heardOrders, setHeardOrders] = createSignal(0);
  /** Commands own standing orders have given, once the film has shown them. */
  const ordered = (): readonly number[] =>
    table.game.film.running() ? [] : (state()?.ordered ?? []).filter((n) => n > heardOrders());
  const orderedLines = createMemo(() => {
    const given = new Set(ordered());
    return given.size === 0 ? [] : table.game.log().filter(({ n }) => given.has(n));
  });
  const [heardRules, setHeardRules] = createSignal<unknown>();
  const newRules = () => {
    const one = state()?.newRules;
    return one === heardRules() ? undefined : one;
  };
  const flag = () => (state()?.card?.phase === 'running' ? state()?.clock?.flag : undefined);
  const paused = () => state()?.card?.phase === 'paused';
  const answered = () => {
    const one = state()?.answered;
    return one && one !== heard() && state()?.plays.includes(one.offer.side) ? one : undefined;
  };
  const outdated = () => {
    const why = state()?.gone;
    return why === 'version' || why === 'rules' || why === 'login' ? why : undefined;
  };
  const [later, setLater] = createSignal<string>();
  /** Another page is handed out by now: this one plays on with it, as long as the rules are the same. */
  const newer = (): boolean => {
    const { build } = state() ?? {};
    const own = pageName();
    return !outdated() && build !== undefined && own !== undefined && build !== own && build !== later();
  };
  const restored = () => {
    const one = state()?.restored;
    return one === heardRestored() ? undefined : one;
  };
  return (
    <>
      <Show when={outdated()}>
        {(why) => (
          <section class="refusal" role="alert">
            <p>{t.gone[why()]}</p>
            <button type="button" class="primary" onClick={() => void loadNewest()}>
              {t.reload}
            </button>
          </section>
        )}
      </Show>
      <Show when={newer()}>
        <section class="online-card" role="status">
          <p>{t.newer}</p>
          <div class="row">
            <button type="button" onClick={() => void loadNewest()}>
              {t.reload}
            </button>
            <button type="button" onClick={() => setLater(state()?.build)}>
              {t.later}
            </button>
          </div>
        </section>
      </Show>
      <Show when={restored()}>
        {(one) => (
          <p class="refusal" role="alert">
            {t.restored(one().played, Math.max(0, one().known - one().played))}
            <button type="button" class="dismiss" aria-label={w.dismiss} onClick={() => setHeardRestored(one())}>
              ×
            </button>
          </p>
        )}
      </Show>
      <Show when={trouble()}>
        {(text) => (
          <p class="refusal" role="alert">
            {text()}
            <button type="button" class="dismiss" aria-label={w.dismiss} onClick={() => setTrouble(undefined)}>
              ×
            </button>
          </p>
        )}
      </Show>
      <Show when={online.again()}>
        {(answer) => (
          <p class="not-yet" role="status">
            {t.givenAgain} {refusalOf(answer())}
            <button type="button" class="dismiss" aria-label={w.dismiss} onClick={online.forgetAgain}>
              ×
            </button>
          </p>
        )}
      </Show>
      <For each={state()?.seal.faults}>
        {(fault) => (
          <p class="refusal" role="alert">
            {t.sealFault[fault]}
          </p>
        )}
      </For>
      <Show when={state()?.seal.elsewhere && state()?.seal.waits.some((side) => state()?.plays.includes(side))}>
        <p class="refusal" role="alert">
          {t.sealElsewhere}
        </p>
      </Show>
      <Show when={state()?.offer} keyed>
        {(offer) => <Offer online={online} table={table} offer={offer} act={act} />}
      </Show>
      <Show when={answered()}>
        {(one) => (
          <p class="not-yet" role="status">
            {one().yes === 'lapsed' ? t.lapsed : one().yes === true ? t.accepted : t.refused}
            <button type="button" class="dismiss" aria-label={w.dismiss} onClick={() => setHeard(one())}>
              ×
            </button>
          </p>
        )}
      </Show>
      <Show when={paused()}>
        <section class="online-card" aria-label={t.bar}>
          <p>{t.paused}</p>
          <Show when={playsHere(state())}>
            <button type="button" class="primary" onClick={() => act(online.resume())}>
              {t.resume}
            </button>
          </Show>
        </section>
      </Show>
      <Show when={newRules()}>
        {(one) => (
          <p class="not-yet" role="status">
            {t.newRules(one().from, one().to)}
            <button type="button" class="dismiss" aria-label={w.dismiss} onClick={() => setHeardRules(one())}>
              ×
            </button>
          </p>
        )}
      </Show>
      <Show when={ordered().length > 0}>
        <section class="online-card" role="status" aria-label={t.orders}>
          <p>
            {t.byOrder(ordered().length)}
            <button
              type="button"
              class="dismiss"
              aria-label={w.dismiss}
              onClick={() => setHeardOrders(ordered().at(-1) ?? 0)}
            >
              ×
            </button>
          </p>
          <ul>
            <For each={orderedLines().slice(-MOST_LINES)}>{({ text }) => <li>{said(text)}</li>}</For>
          </ul>
        </section>
      </Show>
      <Show when={flag()} keyed>
        {(one) => <Flag online={online} table={table} act={act} side={one.side} until={one.at + OPEN_MS} />}
      </Show>
      <Show when={state()?.stalled !== undefined && state()?.card?.phase === 'running'}>
        <section class="online-card offer" role="alert" aria-label={t.stalled}>
          <p>{playsHere(state()) ? t.stalledText : t.stalled}</p>
          <Show when={playsHere(state())}>
            <button type="button" class="primary" onClick={() => act(online.tryAgain())}>
              {t.tryAgain}
            </button>
          </Show>
        </section>
      </Show>
      <Show when={playedFor()}>
        {(level) => (
          <section class="online-card" aria-label={t.bar}>
            <p>{t.playedFor(computerName(table.face, level()))}</p>
            <button type="button" class="primary" onClick={() => act(online.playOn())}>
              {t.playOn}
            </button>
          </section>
        )}
      </Show>
      <Show when={!state()?.offer && props.asking()}>
        {(what) => {
          const ask = { online, table, act, close: () => props.setAsking(undefined) };
          if (what() === 'leave') return <AskLeave withdraw={props.withdraw} refused={setTrouble} close={ask.close} />;
          return what() === 'undo' ? <AskBack {...ask} /> : <AskComputer {...ask} />;
        }}
      </Show>
      <Show when={table.game.since.offered() && !table.game.watching() && table.game.since.told()}>
        {(since) => (
          <button
            type="button"
            class="wide"
            onClick={() => {
              const { from } = since();
              table.game.since.putAway();
              void table.game.watch().then(() => table.game.seek(from));
            }}
          >
            {t.watchSince}
          </button>
        )}
      </Show>
      <Show when={table.game.watching() && !state()?.past}>
        <p class="hint" role="status">
          {t.loadingPast}
        </p>
      </Show>
      <Show when={note()}>
        {(text) => (
          <section class="online-card note" aria-label={t.noteHere}>
            <h3>{t.noteHere}</h3>
            <p>{text()}</p>
          </section>
        )}
      </Show>
    </>
  );
}

interface Acting extends Parts {
  readonly act: (asked: Promise<Answer | undefined>) => void;
}

/** The offer that is open, with what would be taken back. */
function Offer(props: Acting & { readonly offer: OpenOffer }): JSX.Element {
  const { online, table, offer } = props;
  const { state } = online;
  const mine = () => state()?.plays.includes(offer.side) ?? false;
  const name = () => playerOf(state(), table.face, offer.side);
  const title = (): string => {
    if (offer.what === 'undo') return mine() ? t.youAskedUndo : t.asksUndo(name());
    if (offer.what === 'computer') {
      const level = computerName(table.face, offer.level ?? '');
      return mine() ? t.youAskedComputer(level) : t.asksComputer(name(), level);
    }
    return mine() ? t.youAskedPause : t.asksPause(name());
  };
  const count = () => Math.max(0, (state()?.played ?? 0) - (offer.to ?? 0));
  const lines = createMemo(() => table.game.log().filter(({ n }) => n > (offer.to ?? 0)));
  const answer = (yes: boolean): void => props.act(online.answer(offer.seq, yes));
  return (
    <section class="online-card offer" role={mine() ? 'status' : 'alert'} aria-label={title()}>
      <h2>{title()}</h2>
      <Show when={offer.what === 'undo'}>
        <p>{t.wouldGo(count())}</p>
        <ul>
          <For each={lines().slice(0, MOST_LINES)}>{({ text }) => <li>{said(text)}</li>}</For>
          <Show when={lines().length > MOST_LINES}>
            <li>…</li>
          </Show>
        </ul>
        <p class="hint">{t.newDice}</p>
      </Show>
      <Show when={playsHere(state())}>
        <div class="row">
          <Show
            when={!mine()}
            fallback={
              <button type="button" onClick={() => answer(false)}>
                {t.withdraw}
              </button>
            }
          >
            <button type="button" class="primary" onClick={() => answer(true)}>
              {t.accept}
            </button>
            <button type="button" onClick={() => answer(false)}>
              {t.refuse}
            </button>
          </Show>
        </div>
      </Show>
    </section>
  );
}

/** The time of a side is over: the other player decides what follows. */
function Flag(props: Acting & { readonly side: string; readonly until: number }): JSX.Element {
  const { state } = props.online;
  const mine = (): boolean => ownSide(state()) === props.side;
  const decides = (): boolean => playsHere(state()) && !mine();
  const name = (): string => playerOf(state(), props.table.face, props.side);
  const until = (): string =>
    new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(props.until);
  /** No computer plays already, and one can take this side. */
  const ways = (): readonly Claim[] =>
    CLAIMS.filter((one) => one !== 'computer' || computerOf(state(), props.side) === undefined);
  return (
    <section class="online-card offer" role="alert" aria-label={t.timeOver}>
      <h2>{mine() ? t.yourTimeOver : t.timeOverOf(name())}</h2>
      <p>{mine() ? t.yourTimeOverText : decides() ? t.timeOverText(until()) : t.timeOverWatch}</p>
      <Show when={decides()}>
        <div class="row">
          <For each={ways()}>
            {(what) => (
              <button
                type="button"
                classList={{ primary: what === 'time' }}
                onClick={() => props.act(props.online.claim(what))}
              >
                {t.claims[what]}
              </button>
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}

/** Asks to take back to before one of the last commands. */
function AskBack(props: Acting & { readonly close: () => void }): JSX.Element {
  const { table } = props;
  /** The last commands with their first log line, newest first. */
  const commands = createMemo(() => {
    const first = new Map<number, { readonly n: number; readonly side: string; readonly text: string }>();
    for (const { n, side, text } of table.game.log()) if (!first.has(n)) first.set(n, { n, side, text: said(text) });
    return [...first.values()].reverse().slice(0, MOST_BACK);
  });
  const [chosen, setChosen] = createSignal<number>();
  /** The last command of one's own, to begin with. */
  const own = () => commands().find(({ side }) => props.online.state()?.plays.includes(side));
  const before = (): number | undefined => chosen() ?? (own() ?? commands()[0])?.n;
  return (
    <section class="online-card" aria-label={t.askUndoTitle}>
      <h2>{t.askUndoTitle}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const n = before();
          if (n !== undefined) props.act(props.online.offer('undo', { to: n - 1 }));
          props.close();
        }}
      >
        <label>
          {t.askUndoText}
          <select class="wide" onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            <For each={commands()}>
              {({ n, text }) => (
                <option value={n} selected={n === before()}>
                  {t.beforeCommand(n, text)}
                </option>
              )}
            </For>
          </select>
        </label>
        <div class="row">
          <button type="submit" class="primary">
            {t.ask}
          </button>
          <button type="button" onClick={props.close}>
            {t.cancel}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Asks to let a computer play on in one's own place. */
function AskComputer(props: Acting & { readonly close: () => void }): JSX.Element {
  const levels = props.table.face.lobby.opponents;
  const [level, setLevel] = createSignal(levels[1] ?? levels[0] ?? '');
  return (
    <section class="online-card" aria-label={t.askComputerTitle}>
      <h2>{t.askComputerTitle}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.act(props.online.offer('computer', { level: level() }));
          props.close();
        }}
      >
        <p class="hint">{t.askComputerText}</p>
        <label>
          {t.level}
          <select class="wide" onChange={(event) => setLevel(event.currentTarget.value)}>
            <For each={levels}>
              {(one) => (
                <option value={one} selected={one === level()}>
                  {computerName(props.table.face, one)}
                </option>
              )}
            </For>
          </select>
        </label>
        <div class="row">
          <button type="submit" class="primary">
            {t.ask}
          </button>
          <button type="button" onClick={props.close}>
            {t.cancel}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Asks before a game is left that has not begun. */
function AskLeave(props: {
  readonly withdraw: (() => Promise<string | undefined>) | undefined;
  readonly refused: (text: string | undefined) => void;
  readonly close: () => void;
}): JSX.Element {
  return (
    <section class="online-card" aria-label={t.leave}>
      <h2>{t.leave}</h2>
      <p class="hint">{t.leaveText}</p>
      <div class="row">
        <button
          type="button"
          class="primary"
          onClick={() => {
            props.close();
            void props.withdraw?.().then(props.refused);
          }}
        >
          {t.leaveYes}
        </button>
        <button type="button" onClick={props.close}>
          {t.cancel}
        </button>
      </div>
    </section>
  );
}
