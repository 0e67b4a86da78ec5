import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Start } from '#web/table/start.ts';
import { w } from '#web/text/words.ts';
import { startIn } from '../games/file-import.ts';

/** Saved games and positions, opened to be played or watched; they may be dropped anywhere on the page. */
export function FileBox(props: { readonly begin: (start: Start) => void }): JSX.Element {
  let chooser: HTMLInputElement | undefined;
  const [complaint, setComplaint] = createSignal<string>();
  let watch = false;
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
    window.addEventListener('drop', drop);
    onCleanup(() => window.removeEventListener('drop', drop));
  });
  return (
    <article class="sheet box">
      <h3>{w.files}</h3>
      <p class="links">
        <button type="button" class="link" title={w.openFileText} onClick={() => ask(false)}>
          {w.openFile}
        </button>
        <button type="button" class="link" title={w.replaysText} onClick={() => ask(true)}>
          {w.replays}
        </button>
      </p>
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
    </article>
  );
}
