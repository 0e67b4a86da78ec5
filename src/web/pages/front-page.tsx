import { createEffect, createSignal, For, type JSX, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { createBoard } from '../board/create-board.ts';
import type { Cover } from '../face.ts';
import { learnAddress, rulesAddress } from '../faces.ts';
import { startIn } from './games/bring.ts';
import { KeptGames } from './front-kept.tsx';
import { PlayNow } from './front-play.tsx';
import { Preferences } from '../table/settings/preferences.tsx';
import { addressOf } from '../table/route.ts';
import { everybodyHere, everySide } from './seats.ts';
import { OtherGames } from './front-games.tsx';
import { theme } from '../table/settings/settings.ts';
import type { Start } from '../table/start.ts';
import { w } from '../text/words.ts';

/** Fetched when a rule is first asked for. */
const RuleDialog = lazy(async () => ({ default: (await import('../table/rules/rule-dialog.tsx')).RuleDialog }));

/** Screen pixels of the widest hex a picture of the fighting may have. */
const LARGEST = 64;

export function FrontPage(props: { readonly face: Cover; readonly begin: (start: Start) => void }): JSX.Element {
  const { id: game, lobby } = props.face;
  const ready = { game, text: lobby.ready };
  let host: HTMLElement | undefined;
  let chooser: HTMLInputElement | undefined;
  const [options, setOptions] = createSignal(false);
  const [rule, setRule] = createSignal<string>();
  const [complaint, setComplaint] = createSignal<string>();
  let watch = false;

  document.title = w.pageTitle;

  onMount(() => {
    const picture = lobby.picture();
    if (!host || !picture) return;
    const board = createBoard(host, { label: lobby.words.board(), theme: theme(), minimap: false });
    createEffect(() => board.setMap(picture.map()));
    board.setCounters(picture.counters);
    createEffect(() => board.setTheme(theme()));
    // Without its margins, however large the page lets it be.
    const fitting = new ResizeObserver(() => {
      if (picture.look) board.view.frame(picture.look, 0, LARGEST);
      else board.view.fit('map');
    });
    fitting.observe(host);
    onCleanup(() => {
      fitting.disconnect();
      board.dispose();
    });
  });

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const start = await startIn(file);
    if (typeof start === 'string') return void setComplaint(start);
    props.begin(watch && start.record !== undefined ? { ...start, replay: true } : start);
  }
  const ask = (replay: boolean): void => {
    watch = replay;
    chooser?.click();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    watch = false;
    void open(event.dataTransfer?.files[0]);
  };
  onMount(() => {
    const allow = (event: DragEvent): void => event.preventDefault();
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    onCleanup(() => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    });
  });

  const card = (title: string, text: string, act: () => void, pressed?: () => boolean) => (
    <button type="button" class="card" aria-expanded={pressed?.()} onClick={act}>
      <strong>{title}</strong>
      <span>{text}</span>
    </button>
  );

  return (
    <div class="front">
      <header class="masthead">
        <div>
          <h1>Hexfront</h1>
          <p>{w.tagline}</p>
        </div>
        <Preferences />
      </header>
      <main>
        <div class="opening-row">
          <section class="games" aria-label={w.play}>
            <PlayNow face={props.face} begin={props.begin} />
            <KeptGames />
            <a class="card learn-card" href={addressOf(...learnAddress(props.face.id))}>
              <strong>{w.learn}</strong>
              <span>
                {w.firstTime} {lobby.words.lessons()}
              </span>
            </a>
            {card(w.twoHere, lobby.words.twoHere(), () => props.begin({ ...ready, seats: everybodyHere(props.face) }))}
          </section>
          <section id="board" class="board" aria-label={lobby.words.board()} ref={host} />
        </div>
        <OtherGames but={game} />
        <section class="more-games" aria-label={w.more}>
          {card(w.ownGame, lobby.words.ownGame(), () => setOptions(!options()), options)}
          <Show when={lobby.words.own?.()}>
            {(own) => (
              <a class="card" href={addressOf('play', game, 'own')}>
                <strong>{own().title}</strong>
                <span>{own().about}</span>
              </a>
            )}
          </Show>
          {card(w.show, w.showText, () => props.begin({ ...ready, seats: everySide(props.face, lobby.show) }))}
          {card(w.openFile, w.openFileText, () => ask(false))}
          {card(w.replays, w.replaysText, () => ask(true))}
          <a class="card" href={addressOf(...rulesAddress(props.face.id))}>
            <strong>{w.rulebook}</strong>
            <span>{w.rulebookText}</span>
          </a>
          <Show when={props.face.paper}>
            <a class="card" href={addressOf('print')}>
              <strong>{w.printPlay}</strong>
              <span>{w.printCard}</span>
            </a>
          </Show>
          <input
            ref={chooser}
            type="file"
            class="away"
            aria-label={w.openFile}
            tabIndex={-1}
            onChange={(event) => {
              void open(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </section>
        <Show when={complaint()}>
          {(text) => (
            <div class="complaint" role="alert">
              {text()}
              <button type="button" onClick={() => setComplaint(undefined)}>
                {w.dismiss}
              </button>
            </div>
          )}
        </Show>
        <Show when={options()}>
          <lobby.Begin begin={props.begin} openRule={setRule} />
        </Show>
        <section class="promises" aria-label={w.aboutTitle}>
          <For each={w.promises}>
            {([title, text]) => (
              <article>
                <h2>{title}</h2>
                <p>{text}</p>
              </article>
            )}
          </For>
        </section>
      </main>
      <footer>
        <p>{w.footer}</p>
      </footer>
      <Show when={rule() !== undefined}>
        <Suspense>
          <RuleDialog book={props.face.rulebook} id={rule()} close={() => setRule(undefined)} />
        </Suspense>
      </Show>
    </div>
  );
}
