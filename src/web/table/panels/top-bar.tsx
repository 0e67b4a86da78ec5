import { createSignal, For, type JSX, Show } from 'solid-js';
import { said, w } from '../../text/words.ts';
import { Preferences } from '../settings/preferences.tsx';
import { DieFace } from './die-face.tsx';
import { SideName, sideName } from './side-name.tsx';
import type { Table } from '../table-model.ts';

/** A chosen entry closes the menu: it would lie over what was asked for. */
function shutMenu(event: MouseEvent & { readonly currentTarget: HTMLDetailsElement }): void {
  if (event.target instanceof Element && event.target.closest('button')) event.currentTarget.open = false;
}

/** Whose decision it is, what is asked, what "done" does; undo, files and the rest. */
export function TopBar(props: {
  readonly table: Table;
  readonly leave: () => void;
  readonly openRule: (id: string) => void;
  readonly openKeys: () => void;
  readonly save: () => void;
  readonly copy: () => void;
  readonly picture: () => void;
  readonly openReport: () => void;
}): JSX.Element {
  const { table } = props;
  const { game } = table;
  const [wanted, setWanted] = createSignal('');
  const go = (event: Event): void => {
    event.preventDefault();
    const hex = table.find(wanted());
    if (hex === undefined) game.notice(w.noSuchHex(wanted()));
    else table.showHex(hex, true);
  };
  const outcome = (): string => {
    const over = table.scene()?.outcome;
    if (!over) return w.opening;
    const who = over.winner === 'draw' ? w.draw : w.wins(sideName(table, over.winner));
    return `${who} (${over.rule}): ${said(over.because)}`;
  };
  return (
    <header class="bar">
      <h1 class="unseen">Hexfront: {table.fittings.words.title()}</h1>
      <button type="button" class="brand" onClick={props.leave} title={w.home}>
        Hexfront
      </button>
      <Show when={table.scene()?.moment}>
        {(now) => (
          <p class="turn">
            {w.turn(now().turn)}
            <Show when={now().mover !== game.decides() && now().mover}>
              {(mover) => (
                <>
                  {' '}
                  · <SideName table={table} side={mover()} />
                </>
              )}
            </Show>
          </p>
        )}
      </Show>
      <p class="prompt" role="status" aria-live="polite">
        <Show when={!game.thinking()} fallback={w.thinking}>
          <Show when={table.scene()?.prompt} fallback={outcome()}>
            {(prompt) => (
              <>
                <SideName table={table} side={prompt().side} />: {table.fittings.words.asks() || said(prompt().asks)}
              </>
            )}
          </Show>
        </Show>
        <Show when={(game.news()?.dice.length ?? 0) > 0}>
          <span class="die" title={w.rollOf((game.news()?.dice ?? []).join(' '))}>
            <For each={game.news()?.dice}>
              {(die) => (
                <span aria-label={String(die)} role="img">
                  <DieFace face={die} />
                </span>
              )}
            </For>
          </span>
        </Show>
      </p>
      <Show when={game.humanDecides() && table.fittings.words.done()}>
        {(text) => (
          <button
            type="button"
            class="primary done"
            aria-keyshortcuts="d"
            aria-describedby={table.notYet() ? 'not-yet' : undefined}
            classList={{ early: table.notYet() !== undefined }}
            onClick={() => table.finish()}
          >
            {text()}
          </button>
        )}
      </Show>
      <div class="tools">
        <button
          type="button"
          disabled={!game.canUndo()}
          onClick={() => void game.undo()}
          title={`${w.undo} (Ctrl+Z)`}
          aria-label={w.undo}
        >
          ↶ <span class="word">{w.undo}</span>
        </button>
        <button
          type="button"
          disabled={!game.canRedo()}
          onClick={() => void game.redo()}
          title={`${w.redo} (Ctrl+Shift+Z)`}
          aria-label={w.redo}
        >
          ↷ <span class="word">{w.redo}</span>
        </button>
        <form class="find" onSubmit={go}>
          <input
            id="find-hex"
            value={wanted()}
            placeholder={w.findHexHint}
            aria-label={w.findHex}
            autocomplete="off"
            size={8}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </form>
        <button type="button" onClick={() => props.openRule('')}>
          {w.rules}
        </button>
        <details class="menu" onClick={shutMenu}>
          <summary>{w.more}</summary>
          <div>
            <Show when={game.keptHere}>
              <button type="button" onClick={props.save}>
                {w.save}
              </button>
              <button type="button" onClick={props.copy}>
                {w.copyPosition}
              </button>
            </Show>
            <button type="button" onClick={props.picture}>
              {w.savePicture}
            </button>
            <Show when={game.keptHere}>
              <button type="button" disabled={game.watching() || game.thinking()} onClick={game.watch}>
                {w.watchGame}
              </button>
            </Show>
            <Show when={table.face.Report}>
              <button type="button" onClick={props.openReport}>
                {w.report}
              </button>
            </Show>
            <button type="button" onClick={props.openKeys}>
              {w.shortcuts} <kbd>?</kbd>
            </button>
            <Preferences />
          </div>
        </details>
      </div>
    </header>
  );
}
