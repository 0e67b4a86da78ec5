import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import type { GameStore } from '../game-store.ts';
import { w } from '#web/text/words.ts';

/** Bookmarks with words: what somebody wrote to a position, and the way back to it. */
export function NoteList(props: { readonly game: GameStore; readonly go: (n: number) => void }): JSX.Element {
  const { game } = props;
  const at = () => game.update()?.played ?? 0;
  const [text, setText] = createSignal('');
  createEffect(() => setText(game.notes()[at()] ?? ''));
  const list = () => Object.entries(game.notes()).map(([n, note]) => [Number(n), note] as const);
  const write = (event: Event): void => {
    event.preventDefault();
    game.writeNote(at(), text());
  };
  return (
    <details class="notes" open={list().length > 0}>
      <summary>{w.notes(list().length)}</summary>
      <form onSubmit={write}>
        <label>
          {w.noteHere(at())}
          <textarea rows={2} value={text()} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <button type="submit">{w.keepNote}</button>
      </form>
      <Show when={list().length > 0}>
        <ol>
          <For each={list()}>
            {([n, note]) => (
              <li>
                <button type="button" class="hex-link" onClick={() => props.go(n)}>
                  {w.commandNo(n)}
                </button>{' '}
                {note}
              </li>
            )}
          </For>
        </ol>
      </Show>
    </details>
  );
}
