import { createEffect, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { isArmy, parseArmy } from '../../blitz/army-text.ts';
import { isPosition, parsePosition } from '../../blitz/position-text.ts';
import { createBoard } from '../board/create-board.ts';
import { countersOf } from './counters-model.ts';
import { startOf } from './files.ts';
import { LIBRARY } from './library.ts';
import { mapModelOf } from './map-model.ts';
import { OptionsPanel } from './options-panel.tsx';
import { Preferences } from './preferences.tsx';
import { RuleDialog } from './rules/rule-dialog.tsx';
import './rules/rules.css';
import { theme } from './settings.ts';
import { PLACED } from './starts.ts';
import type { Start } from './table/game-store.ts';
import { keptGame } from './table/kept-game.ts';
import { w } from './text/words.ts';

export function FrontPage(props: { readonly begin: (start: Start) => void }): JSX.Element {
  let host: HTMLElement | undefined;
  let chooser: HTMLInputElement | undefined;
  const kept = keptGame();
  const [options, setOptions] = createSignal(false);
  const [rule, setRule] = createSignal<string>();
  const [complaint, setComplaint] = createSignal<string>();
  let watch = false;

  onMount(() => {
    const position = parsePosition(PLACED.text, LIBRARY);
    if (!host || !isPosition(position)) return;
    const army = parseArmy(LIBRARY.armies['continent'] ?? '');
    const board = createBoard(host, { label: w.frontBoard, theme: theme() });
    board.setMap(mapModelOf(position.board));
    board.setCounters(countersOf(position.state, new Set(), isArmy(army) ? army : undefined));
    createEffect(() => board.setTheme(theme()));
    onCleanup(() => board.dispose());
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

  const card = (title: string, text: string, act: () => void, first = false) => (
    <button type="button" classList={{ first }} onClick={act}>
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
        <section class="games" aria-label={w.play}>
          {card(
            w.playNow,
            w.playNowText,
            () => props.begin({ ...PLACED, seats: { blue: 'human', red: 'novice' } }),
            true,
          )}
          <Show when={kept}>{(game) => card(w.resume, w.resumeText, () => props.begin(game()))}</Show>
          {card(w.twoHere, w.twoHereText, () => props.begin(PLACED))}
          {card(w.ownGame, w.ownGameText, () => setOptions(!options()))}
          {card(w.openFile, w.openFileText, () => ask(false))}
          {card(w.replays, w.replaysText, () => ask(true))}
          {card(w.rulebook, w.rulebookText, () => setRule(''))}
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
        <p class="note">{w.computerNote}</p>
        <section id="board" class="board" aria-label={w.frontBoard} ref={host} />
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
      <RuleDialog id={rule()} close={() => setRule(undefined)} />
    </div>
  );
}
