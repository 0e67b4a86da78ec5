import { createEffect, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { printsOf } from '../../games/blitz/desk/pieces.ts';
import { isPosition } from '../../games/blitz/text/position-text.ts';
import { createBoard } from '../board/create-board.ts';
import { countersIn } from '../games/blitz/counters.ts';
import { startOf } from './files.ts';
import { LIBRARY } from '../games/blitz/library.ts';
import { mapWords } from '../games/blitz/words/map.ts';
import { mapOf } from '../../games/blitz/desk/map.ts';
import { KeptGames } from './front-kept.tsx';
import { PlayNow } from './front-play.tsx';
import { OptionsPanel } from '../games/blitz/options-panel.tsx';
import { Preferences } from './preferences.tsx';
import { rulebook } from '../games/blitz/rulebook.ts';
import { RuleDialog } from './rules/rule-dialog.tsx';
import './rules/rules.css';
import { addressOf } from './route.ts';
import { readPosition } from '../games/blitz/read-position.ts';
import { theme } from './settings.ts';
import { PLACED } from '../games/blitz/starts.ts';
import type { Start } from '../table/start.ts';
import { w } from '../text/words.ts';

export function FrontPage(props: { readonly begin: (start: Start) => void }): JSX.Element {
  let host: HTMLElement | undefined;
  let chooser: HTMLInputElement | undefined;
  const [options, setOptions] = createSignal(false);
  const [rule, setRule] = createSignal<string>();
  const [complaint, setComplaint] = createSignal<string>();
  let watch = false;

  document.title = w.pageTitle;

  onMount(() => {
    const position = readPosition(PLACED.text);
    if (!host || !isPosition(position)) return;
    const board = createBoard(host, { label: w.frontBoard, theme: theme(), minimap: false });
    createEffect(() => board.setMap(mapOf(position.board, mapWords())));
    board.setCounters(countersIn(position.state, printsOf(LIBRARY)));
    createEffect(() => board.setTheme(theme()));
    // The map alone, without its margins, however large the page lets it be.
    const fitting = new ResizeObserver(() => board.view.fit('map'));
    fitting.observe(host);
    onCleanup(() => {
      fitting.disconnect();
      board.dispose();
    });
  });

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const start = startOf(file.name, await file.text());
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
            <PlayNow begin={props.begin} />
            <KeptGames begin={props.begin} />
            <a class="card learn-card" href={addressOf('learn')}>
              <strong>{w.learn}</strong>
              <span>
                {w.firstTime} {w.learnText}
              </span>
            </a>
            {card(w.twoHere, w.twoHereText, () => props.begin(PLACED))}
          </section>
          <section id="board" class="board" aria-label={w.frontBoard} ref={host} />
        </div>
        <section class="more-games" aria-label={w.more}>
          {card(w.ownGame, w.ownGameText, () => setOptions(!options()), options)}
          {card(w.show, w.showText, () => props.begin({ ...PLACED, seats: { blue: 'regular', red: 'regular' } }))}
          {card(w.openFile, w.openFileText, () => ask(false))}
          {card(w.replays, w.replaysText, () => ask(true))}
          <a class="card" href={addressOf('rules')}>
            <strong>{w.rulebook}</strong>
            <span>{w.rulebookText}</span>
          </a>
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
          <OptionsPanel begin={props.begin} openRule={setRule} />
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
      <RuleDialog book={rulebook} id={rule()} close={() => setRule(undefined)} />
    </div>
  );
}
