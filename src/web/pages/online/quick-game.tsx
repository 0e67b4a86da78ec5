import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { Pace, QuickCard } from '#protocol/players.ts';
import type { Account } from '#protocol/tables.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf, go } from '#web/table/route.ts';
import { keep, kept } from '#web/text/preferences.ts';
import { players } from '../players/api.ts';
import { FAMILIES, gameName } from '../players/game-names.ts';
import { Choices } from './choices.tsx';
import { ClockText } from './clock-text.tsx';
import { accountNamed, firstName } from './guest.ts';
import { notePlayed } from './online-memory.ts';
import { createPoll } from './poll.ts';
import { o } from './words/words.ts';

const PACES: readonly Pace[] = ['live', 'days'];
const EVERY = 3000;
/** Milliseconds between looks at who else searches. */
const LOOK_EVERY = 10_000;
const KEY = 'hexfront.quick';

/** Looks for any opponent of about the own strength; waits, and goes to the table that is found. */
export function QuickGame(props: {
  readonly me: Account | undefined;
  readonly changed: (me: Account) => void;
}): JSX.Element {
  const before = kept(KEY);
  const [game, setGame] = createSignal(FAMILIES.find((one) => one === before['game']) ?? FAMILIES[0] ?? '');
  const [pace, setPace] = createSignal<Pace>(before['pace'] === 'days' ? 'days' : 'live');
  const [rated, setRated] = createSignal(before['rated'] !== false);
  const [card, setCard] = createSignal<QuickCard>();
  const [waiting, setWaiting] = createSignal<{ readonly since: number; readonly window: number | null }>();
  const [now, setNow] = createSignal(Date.now());
  const [busy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal('');
  const isPerson = (): boolean => props.me?.person === true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  onCleanup(() => {
    ended = true;
    clearTimeout(timer);
  });
  async function look(): Promise<void> {
    const got = await players.quick();
    if (!got.ok || ended) return;
    setCard(got.value);
    const { seeking } = got.value;
    if (seeking.is !== 'waiting' || waiting()) return;
    setGame(seeking.game);
    setPace(seeking.pace);
    setRated(seeking.rated);
    setWaiting({ since: seeking.since, window: seeking.window });
    timer = setTimeout(() => void seek(), EVERY);
  }
  createPoll(look, { seen: LOOK_EVERY });

  async function seek(): Promise<void> {
    if (ended) return;
    const got = await players.seek({ game: game(), pace: pace(), rated: isPerson() && rated() });
    if (ended) return;
    setNow(Date.now());
    if (!got.ok) {
      // The server may come back: a search goes on as long as its page asks.
      setTrouble(o.trouble[got.why]);
      if (waiting() && got.why === 'away') timer = setTimeout(() => void seek(), EVERY);
      else setWaiting(undefined);
      return;
    }
    setTrouble('');
    if (got.value.is === 'found') {
      notePlayed();
      setWaiting(undefined);
      return go('online', got.value.table);
    }
    if (got.value.is === 'waiting') setWaiting({ since: got.value.since, window: got.value.window });
    timer = setTimeout(() => void seek(), EVERY);
  }
  async function begin(event: Event): Promise<void> {
    event.preventDefault();
    if (busy()) return;
    setBusy(true);
    keep(KEY, { game: game(), pace: pace(), rated: rated() });
    const me = await accountNamed(props.me?.name ?? firstName(), props.me);
    if (me.ok) {
      props.changed(me.value);
      await seek();
    } else setTrouble(o.trouble[me.why]);
    setBusy(false);
  }
  async function cancel(): Promise<void> {
    clearTimeout(timer);
    // The form comes back when the search has ended: the next one would meet its end.
    await players.cancel();
    clearTimeout(timer);
    setWaiting(undefined);
    await look();
  }
  const others = (): number => card()?.waiting[`${game()} ${pace()}`] ?? 0;
  let stop: HTMLButtonElement | undefined;
  createEffect((was: boolean) => {
    const is = waiting() !== undefined;
    if (is && !was) queueMicrotask(() => stop?.focus());
    return is;
  }, false);
  return (
    <section class="sheet quick" aria-label={o.quick}>
      <div>
        <h2>{o.quick}</h2>
        <p class="fine">{o.quickText}</p>
      </div>
      <Show
        when={waiting()}
        fallback={
          <form onSubmit={(event) => void begin(event)}>
            <Choices
              title={o.quickGame}
              name="quick-game"
              all={FAMILIES.map((one) => [one, () => gameName(one)])}
              now={game()}
              set={setGame}
            />
            <Choices
              title={o.clock}
              name="quick-pace"
              all={PACES.map((one) => [one, () => o.pace[one]])}
              now={pace()}
              set={setPace}
            >
              <p class="fine">
                <ClockText clock={card()?.terms[pace()].clock} />
              </p>
            </Choices>
            <Show
              when={isPerson()}
              fallback={
                <p class="fine">
                  {o.quickCasual}{' '}
                  <a class="link" href={addressOf('you')}>
                    {o.account}
                  </a>
                </p>
              }
            >
              <Choices
                title={o.rating}
                name="quick-rated"
                all={[
                  [true, () => o.rated],
                  [false, () => o.casual],
                ]}
                now={rated()}
                set={setRated}
              />
            </Show>
            <div class="row">
              <button type="submit" class="btn act big" disabled={busy()}>
                <Icon sign="play" />
                {o.quickSeek}
              </button>
              <Show when={others() > 0}>
                <span class="meta">{o.quickOthers(others())}</span>
              </Show>
            </div>
          </form>
        }
      >
        {(at) => (
          <div class="seeking">
            <p class="waits" role="status">
              <span class="pulse" aria-hidden="true" />
              <strong>{o.seeking(gameName(game()), o.pace[pace()])}</strong>{' '}
              <span>{isPerson() && rated() ? o.rated : o.casual}</span>
            </p>
            <p class="fine">
              {at().window === null ? o.windowAll : o.window(at().window ?? 0)}{' '}
              {o.waitedFor(Math.max(0, now() - at().since))}
            </p>
            <p class="fine">{pace() === 'days' ? o.seekDaysText : o.seekLiveText}</p>
            <button type="button" class="btn" ref={stop} onClick={() => void cancel()}>
              {o.cancelSeek}
            </button>
          </div>
        )}
      </Show>
      <Show when={trouble()}>
        <p role="alert">{trouble()}</p>
      </Show>
    </section>
  );
}
